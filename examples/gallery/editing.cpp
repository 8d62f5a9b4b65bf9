#include "gallery.h"
#include "picture.h"

#include <trammel/customtool.h>
#include <trammel/shapeeditor.h>

#include <QtCore/QLineF>
#include <QtCore/QLocale>
#include <QtGui/QAction>
#include <QtGui/QPainter>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolBar>

#include <algorithm>

using namespace Trammel;

void editor(Picture &picture)
{
    //! [editor]
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.setCentralWidget(editor);

    QToolBar *bar = window.addToolBar(QStringLiteral("Tools"));
    using Action = ShapeEditor::Action;
    for (const Action action : {Action::SelectTool, Action::RectangleTool, Action::EllipseTool, Action::PolygonTool,
                                Action::ConnectorTool, Action::TextTool, Action::Undo, Action::Redo, Action::Delete})
        bar->addAction(editor->action(action));

    Document *document = editor->document();
    const ShapeId box = document->addShape(Shape::rectangle({-80, 0}, {140, 80}, 20));
    const ShapeId disc = document->addShape(Shape::ellipse({110, 10}, {120, 80}, -15));
    document->connect(box, disc);
    editor->selection()->set({box});
    //! [editor]
    picture.show(window, {640, 400});
    picture.take();
}

void exactSelection(Picture &picture)
{
    //! [exactselection]
    ShapeEditor editor;
    editor.document()->addShapes({Shape::ellipse({-90, 0}, {220, 50}, 45), Shape::rectangle({60, -40}, {160, 40}, 30),
                                  Shape::polygon({{0, 60}, {140, 60}, {140, 120}, {120, 120}, {120, 80}, {0, 80}})});
    editor.setRubberBandMode(ShapeEditor::Touch); // or Enclose, or ByDirection
    editor.setViewRotation(10);
    QObject::connect(editor.selection(), &Selection::changed, &editor, [&editor] {
        editor.setWindowTitle(QStringLiteral("%1 selected").arg(editor.selection()->count()));
    });
    //! [exactselection]
    picture.show(editor, {520, 340}, {-220, -120, 440, 280});
    picture.drag(*editor.view(), {{-20, -110}, {105, 112}});
    picture.take();
    picture.release();
}

void lasso(Picture &picture)
{
    //! [lasso]
    ShapeEditor editor;
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < 8; ++column)
            editor.document()->addShape(Shape::ellipse({column * 50.0, row * 50.0}, {30, 20}, (row + column) * 30));
    }
    editor.setTool(ShapeEditor::Lasso);
    //! [lasso]
    picture.show(editor, {520, 320});
    picture.drag(*editor.view(),
                 {{75, 25}, {175, -20}, {260, 60}, {330, 30}, {340, 130}, {220, 120}, {160, 180}, {60, 120}});
    picture.take();
    picture.release();
}

void collisions(Picture &picture)
{
    //! [collisions]
    ShapeEditor editor;
    Shape sofa = Shape::polygon({{0, 0}, {180, 0}, {180, 60}, {60, 60}, {60, 130}, {0, 130}});
    sofa.fill = QColor(0xdc, 0xe6, 0xf5);
    Shape table = Shape::ellipse({260, 100}, {110, 70});
    table.fill = QColor(0xfd, 0xf0, 0xc8);
    editor.document()->addShapes({sofa, table});
    editor.setShowCollisions(ShapeEditor::CollisionsWhileDragging);
    //! [collisions]
    picture.show(editor, {480, 300}, {-40, -50, 400, 250});
    picture.drag(*editor.view(), {{260, 100}, {170, 80}});
    picture.take();
    picture.release();
}

void solidShapes(Picture &picture)
{
    //! [solidshapes]
    ShapeEditor editor;
    Shape room = Shape::polygon({{0, 0}, {360, 0}, {360, 130}, {220, 130}, {220, 240}, {0, 240}});
    room.fill = QColor(0xf4, 0xf1, 0xea);
    room.solidity = Solidity::Holding; // what is inside stays inside
    Shape sofa = Shape::roundedRectangle({80, 60}, {110, 50}, 8, 15);
    sofa.fill = QColor(0xdc, 0xe6, 0xf5);
    Shape table = Shape::ellipse({150, 160}, {70, 70});
    table.fill = QColor(0xfd, 0xf0, 0xc8);
    editor.document()->addShapes({room, sofa, table});
    editor.setOverlapMode(ShapeEditor::PushNeighbors); // or StopAtTouch, or SlideAlong
    editor.setClearance(2);
    //! [solidshapes]
    picture.show(editor, {480, 320});
    picture.drag(*editor.view(), {{80, 60}, {110, 120}, {150, 170}});
    picture.take();
    picture.release();
}

void placementConstraint(Picture &picture)
{
    //! [placementconstraint]
    ShapeEditor editor;
    Shape rail = Shape::rectangle({0, 0}, {360, 6});
    rail.locked = true;
    Shape slider = Shape::roundedRectangle({-120, 0}, {50, 30}, 10);
    slider.fill = QColor(0xdc, 0xe6, 0xf5);
    slider.name = QStringLiteral("slider");
    editor.document()->addShapes({rail, slider});
    editor.setPlacementConstraint([](ShapeId, const Shape &shape, const Placement &wanted) {
        Placement allowed = wanted;
        if (shape.name == QStringLiteral("slider"))
            allowed.center = {std::clamp(wanted.center.x(), -180.0, 180.0), 0};
        return allowed;
    });
    //! [placementconstraint]
    picture.show(editor, {480, 180}, {-220, -80, 440, 160});
    picture.drag(*editor.view(), {{-120, 0}, {60, 50}});
    picture.take();
    picture.release();
}

void snapping(Picture &picture)
{
    //! [snapping]
    ShapeEditor editor;
    const auto box = [](QPointF center) {
        Shape shape = Shape::rectangle(center, {70, 50});
        shape.fill = QColor(0xdc, 0xe6, 0xf5);
        return shape;
    };
    editor.document()->addShapes({box({0, 0}), box({110, 0}), box({235, 8})});
    editor.setSnapToShapes(true);
    editor.setSnapToSpacing(true);
    editor.setSnapTolerance(8);
    //! [snapping]
    picture.show(editor, {480, 200}, {-80, -70, 400, 150});
    picture.drag(*editor.view(), {{235, 8}, {222, 3}});
    picture.take();
    picture.release();
}

void vertices(Picture &picture)
{
    //! [vertices]
    ShapeEditor editor;
    Shape leaf = Shape::polygon({{0, 0}, {120, -60}, {240, 0}, {200, 90}, {120, 60}, {40, 90}});
    leaf.fill = QColor(0xd9, 0xf0, 0xdf);
    const ShapeId id = editor.document()->addShape(leaf);
    editor.editVertices(id); // as a double click does
    //! [vertices]
    picture.show(editor, {480, 280}, {-60, -110, 360, 240});
    picture.drag(*editor.view(), {{120, 60}, {120, 20}});
    picture.take();
    picture.release();
}

namespace {

//! [owntool]
class Tape : public CustomTool
{
public:
    void press(const ToolEvent &event) override { m_start = snapped(event.scenePos, event); }
    void move(const ToolEvent &event) override
    {
        const QPointF end = snapped(event.scenePos, event);
        Shape tape = Shape::polyline({m_start, end});
        tape.startHead = tape.endHead = LineHead::Bar;
        tape.stroke.color = Qt::darkRed;
        show({tape}, QLocale().toString(QLineF(m_start, end).length(), 'f', 1), end);
    }
    void release(const ToolEvent &) override { show(); }
    QString hint() const override { return tr("Drag to measure a distance."); }

private:
    QPointF m_start;
};
//! [owntool]

} // namespace

void ownTool(Picture &picture)
{
    ShapeEditor editor;
    editor.document()->addShape(Shape::rectangle({0, 0}, {200, 120}));
    editor.setSnapToShapes(true);
    Tape tape;
    editor.setCustomTool(&tape);
    picture.show(editor, {480, 280}, {-160, -100, 320, 200});
    picture.drag(*editor.view(), {{-100, 60}, {100, -60}});
    picture.take();
    picture.release();
}

void page(Picture &picture)
{
    //! [page]
    QImage plan(400, 280, QImage::Format_RGB32); // a floor plan, a map, a photograph
    plan.fill(QColor(0xf7, 0xf5, 0xef));
    QPainter painter(&plan);
    painter.setPen(QPen(Qt::darkGray, 6));
    painter.drawRect(20, 20, 360, 240);
    painter.drawLine(220, 20, 220, 150);
    painter.end();

    ShapeEditor editor;
    editor.setPage({0, 0, 400, 280});
    editor.setPagePicture(plan);
    editor.setBackgroundColor(QColor(0x8a, 0x90, 0x99));
    editor.setScrollBarsVisible(true);
    editor.document()->addShape(Shape::roundedRectangle({110, 90}, {120, 60}, 10, 10));
    //! [page]
    picture.show(editor, {480, 340});
    picture.take();
}

void signalsAndPermissions(Picture &picture)
{
    //! [signals]
    ShapeEditor editor;
    Shape stage = Shape::rectangle({0, -90}, {260, 50});
    stage.text = QStringLiteral("Stage");
    stage.permissions = Permission::Select | Permission::EditText; // it stays where it is
    Shape seat = Shape::ellipse({0, 20}, {60, 60});
    seat.fill = QColor(0xdc, 0xe6, 0xf5);
    seat.text = QStringLiteral("12");
    editor.document()->addShapes({stage, seat});

    editor.setEditsOnActivation(false);
    QObject::connect(&editor, &ShapeEditor::shapeActivated, &editor, [&editor](ShapeId id) {
        editor.document()->changeShapes(
            {id}, [](Shape &shape) { shape.fill = QColor(0xfb, 0xdd, 0xda); }, QStringLiteral("Reserve"));
    });
    //! [signals]
    picture.show(editor, {480, 280}, {-180, -140, 360, 220});
    picture.doubleClick(*editor.view(), {0, 20});
    picture.take();
}
