#include <trammel/shapeeditor.h>

#include <QtGui/QAction>
#include <QtGui/QPainterPath>
#include <QtGui/QPen>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsBlurEffect>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolBar>

using Trammel::ShapeId;
using Trammel::ShapeIds;

namespace {

/// Attaches a shadow, a label and a tool tip to a shape. They follow the shape and are deleted with it.
void decorate(Trammel::ShapeEditor &editor, ShapeId id)
{
    QGraphicsItem *item = editor.item(id);
    // The shadow leaves out the shape itself, since items lie above all shapes.
    const QPainterPath outline = item->shape();
    auto *shadow = new QGraphicsPathItem(outline.translated(4, 6) - outline, item);
    shadow->setPen(Qt::NoPen);
    shadow->setBrush(QColor(0, 0, 0, 70));
    auto *blur = new QGraphicsBlurEffect;
    blur->setBlurRadius(3);
    shadow->setGraphicsEffect(blur);

    auto *label = new QGraphicsSimpleTextItem(QObject::tr("Shape %1").arg(id.value()), item);
    // The label keeps its size at any zoom and rotation.
    label->setFlag(QGraphicsItem::ItemIgnoresTransformations);
    label->setPos(item->boundingRect().topLeft());
    item->setToolTip(QObject::tr("This is shape %1.").arg(id.value()));
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QMainWindow window;
    auto *editor = new Trammel::ShapeEditor;
    window.setCentralWidget(editor);
    Trammel::Document &document = *editor->document();

    // The signal reports new shapes, and shapes that undo restores.
    QObject::connect(&document, &Trammel::Document::shapesAdded, editor, [editor](const ShapeIds &ids) {
        for (ShapeId id : ids)
            decorate(*editor, id);
    });
    for (double angle : {20.0, -35.0}) {
        Trammel::Shape shape = Trammel::Shape::rectangle({angle * 4, 0}, {120, 70}, angle);
        shape.fill = QColor(0xbf, 0xd8, 0xf7);
        document.addShape(shape);
    }
    document.undoStack()->clear();

    QToolBar *bar = window.addToolBar(QObject::tr("Tools"));
    using Action = Trammel::ShapeEditor::Action;
    for (Action action : {Action::SelectTool, Action::EllipseTool, Action::PolygonTool, Action::Undo, Action::Redo})
        bar->addAction(editor->action(action));
    window.resize(800, 500);
    window.show();
    return application.exec();
}
