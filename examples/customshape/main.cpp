// Gears: a kind of shape defined by the application. They are drawn, resized, saved and loaded like the built-in kinds.

#include "gearkind.h"
#include <trammel/shapeeditor.h>
#include <trammel/toolpalette.h>

#include <QtGui/QAction>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolBar>

using namespace Trammel;

namespace {

const GearKind gearKind;

/// A gear of module 8. The rotation is the angle of its first tooth, in degrees.
Shape gear(QPointF center, int teeth, const QColor &fill, double rotation)
{
    const double size = 8.0 * (teeth + 2);
    Shape shape(gearKind, center, {size, size}, rotation);
    shape.data.insert(QLatin1String("teeth"), teeth);
    shape.fill = fill;
    return shape;
}

/// Adds three meshing gears: each tooth faces a gap, and no two gears touch.
void drawTrain(Document &document)
{
    document.addShapes({gear({0, 0}, 24, QColor(0xf0, 0xc4, 0x6c), 0),
                        gear({160, 0}, 16, QColor(0xbf, 0xd8, 0xf7), 11.25),
                        gear({0, -168}, 18, QColor(0xcf, 0xe8, 0xc4), 100)});
    document.undoStack()->clear();
}

/// A spin box for the number of teeth of the selected gears. Each change is one undo step.
QSpinBox *teethBox(ShapeEditor &editor)
{
    auto *box = new QSpinBox;
    box->setRange(8, 80);
    const auto gears = [&editor] {
        ShapeIds ids = editor.selection()->ids();
        ids.removeIf([&editor](ShapeId id) { return editor.document()->find(id)->kind != &gearKind; });
        return ids;
    };
    const auto refresh = [&editor, box, gears] {
        const ShapeIds ids = gears();
        const QSignalBlocker quiet(box);
        box->setEnabled(!ids.isEmpty());
        if (!ids.isEmpty())
            box->setValue(GearKind::teeth(*editor.document()->find(ids.last())));
    };
    QObject::connect(&editor, &ShapeEditor::selectionChanged, box, refresh);
    QObject::connect(&editor, &ShapeEditor::drawingChanged, box, refresh);
    QObject::connect(box, &QSpinBox::valueChanged, &editor, [&editor, gears](int teeth) {
        editor.document()->changeShapes(
            gears(), [teeth](Shape &shape) { shape.data.insert(QLatin1String("teeth"), teeth); },
            QObject::tr("Change Teeth"));
    });
    refresh();
    return box;
}

void open(ShapeEditor &editor)
{
    const QString name = QFileDialog::getOpenFileName(&editor, {}, {}, QObject::tr("Drawings (*.trammel)"));
    if (name.isEmpty())
        return;
    if (const FileResult result = editor.document()->load(name); !result)
        QMessageBox::warning(&editor, {}, result.errorString());
}

void save(ShapeEditor &editor)
{
    const QString name = QFileDialog::getSaveFileName(&editor, {}, {}, QObject::tr("Drawings (*.trammel)"));
    if (name.isEmpty())
        return;
    if (const FileResult result = editor.document()->save(name); !result)
        QMessageBox::warning(&editor, {}, result.errorString());
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    ShapeKind::add(gearKind);

    QMainWindow window;
    window.setWindowTitle(QObject::tr("Gears"));
    auto *editor = new ShapeEditor;
    editor->setShowCollisions(Trammel::ShapeEditor::CollisionsAlways);
    editor->setSnapToShapes(true);
    window.setCentralWidget(editor);
    drawTrain(*editor->document());

    auto *palette = new ToolPalette;
    palette->setOrientation(Qt::Horizontal);
    palette->setOwnKinds({gearKind.name()});
    palette->setEditor(editor);

    QToolBar *bar = window.addToolBar(QObject::tr("Tools"));
    QObject::connect(bar->addAction(QObject::tr("Open...")), &QAction::triggered, editor, [editor] { open(*editor); });
    QObject::connect(bar->addAction(QObject::tr("Save...")), &QAction::triggered, editor, [editor] { save(*editor); });
    for (ShapeEditor::Action action : {ShapeEditor::Action::Undo, ShapeEditor::Action::Redo})
        bar->addAction(editor->action(action));
    bar->addWidget(palette);
    bar->addWidget(new QLabel(QObject::tr("Teeth: ")));
    bar->addWidget(teethBox(*editor));

    window.resize(900, 640);
    window.show();
    editor->zoomToFit();
    return application.exec();
}
