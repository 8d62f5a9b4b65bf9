#include "gallery.h"
#include "picture.h"

#include <trammel/actionshortcuts.h>
#include <trammel/commandpalette.h>
#include <trammel/findbar.h>
#include <trammel/minimap.h>
#include <trammel/placingdialog.h>
#include <trammel/preferencesdialog.h>
#include <trammel/shapeeditor.h>
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>
#include <trammel/shapepalette.h>
#include <trammel/toolpalette.h>
#include <trammel/translations.h>

#include <QtGui/QAccessible>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPlainTextEdit>

using namespace Trammel;

namespace {

/// Fills a document with a small plan of a room.
void furnish(Document &document)
{
    const auto add = [&](Shape shape, const QString &name, const QColor &fill) {
        shape.fill = fill;
        shape.text = shape.name = name;
        return document.addShape(shape);
    };
    const ShapeId table = add(Shape::rectangle({0, 0}, {150, 80}), QStringLiteral("Table"), QColor(0xfd, 0xf0, 0xc8));
    const ShapeId lamp = add(Shape::ellipse({170, -90}, {60, 60}), QStringLiteral("Lamp"), QColor(0xd9, 0xf0, 0xdf));
    add(Shape::roundedRectangle({10, 110}, {180, 70}, 12, -10), QStringLiteral("Sofa"), QColor(0xdc, 0xe6, 0xf5));
    add(Shape::roundedRectangle({-140, -20}, {50, 50}, 8, 20), QStringLiteral("Chair"), QColor(0xfb, 0xdd, 0xda));
    document.connect(table, lamp);
}

/// Shows a panel next to an editor with a drawing, and takes a picture of both.
void takeBeside(Picture &picture, QWidget &window, ShapeEditor &editor, QSize size)
{
    furnish(*editor.document());
    editor.selection()->set({editor.document()->ids().at(2)});
    picture.show(window, size);
    editor.zoomToFit();
    picture.take();
}

} // namespace

void panels(Picture &picture)
{
    //! [panels]
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.setCentralWidget(editor);
    const auto dock = [&](EditorPanel *panel, const QString &title, Qt::DockWidgetArea area) {
        panel->setEditor(editor);
        auto *frame = new QDockWidget(title, &window);
        frame->setWidget(panel);
        window.addDockWidget(area, frame);
    };
    dock(new ShapePalette, QStringLiteral("Shapes"), Qt::LeftDockWidgetArea);
    dock(new ShapeInspector, QStringLiteral("Properties"), Qt::RightDockWidgetArea);
    dock(new ShapeList, QStringLiteral("List"), Qt::LeftDockWidgetArea);
    dock(new Minimap, QStringLiteral("Map"), Qt::LeftDockWidgetArea);
    //! [panels]
    takeBeside(picture, window, *editor, {1180, 760});
}

void toolPalette(Picture &picture)
{
    //! [toolpalette]
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *tools = new ToolPalette;
    tools->setEditor(editor);
    tools->setOrientation(Qt::Vertical);
    tools->setIconSize(24);
    auto *row = new QHBoxLayout(&window);
    row->addWidget(tools);
    row->addWidget(editor, 1);
    //! [toolpalette]
    takeBeside(picture, window, *editor, {560, 420});
}

void shapePalette(Picture &picture)
{
    //! [shapepalette]
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *shapes = new ShapePalette;
    shapes->setEditor(editor); // drag a shape onto the canvas, or click it and draw
    shapes->setIconSize(36);
    auto *row = new QHBoxLayout(&window);
    row->addWidget(shapes);
    row->addWidget(editor, 1);
    //! [shapepalette]
    takeBeside(picture, window, *editor, {720, 460});
}

void shapeInspector(Picture &picture)
{
    //! [shapeinspector]
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *inspector = new ShapeInspector;
    inspector->setEditor(editor); // shows and changes the selected shapes
    auto *row = new QHBoxLayout(&window);
    row->addWidget(editor, 1);
    row->addWidget(inspector);
    //! [shapeinspector]
    takeBeside(picture, window, *editor, {760, 560});
}

void shapeList(Picture &picture)
{
    //! [shapelist]
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *list = new ShapeList;
    list->setEditor(editor); // order, names, groups, locked and hidden shapes
    auto *row = new QHBoxLayout(&window);
    row->addWidget(editor, 1);
    row->addWidget(list);
    //! [shapelist]
    takeBeside(picture, window, *editor, {640, 360});
}

void minimap(Picture &picture)
{
    //! [minimap]
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *map = new Minimap;
    map->setEditor(editor); // shows the whole drawing and the part in view
    map->setFixedSize(180, 130);
    auto *row = new QHBoxLayout(&window);
    row->addWidget(editor, 1);
    row->addWidget(map, 0, Qt::AlignTop);
    //! [minimap]
    furnish(*editor->document());
    picture.show(window, {640, 360});
    editor->zoomTo({-60, -60, 200, 160});
    picture.take();
}

void commandPalette(Picture &picture)
{
    //! [commandpalette]
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.setCentralWidget(editor);

    auto *commands = new CommandPalette(&window);
    commands->setEditor(editor);
    window.menuBar()->addMenu(QStringLiteral("Help"))->addAction(commands->openAction());
    //! [commandpalette]
    furnish(*editor->document());
    editor->selectAll();
    picture.show(window, {640, 420});
    editor->zoomToFit();
    commands->open();
    picture.type(*commands->findChild<QLineEdit *>(), QStringLiteral("align"));
    picture.take();
}

void findBar(Picture &picture)
{
    //! [findbar]
    QMainWindow window;
    auto *editor = new ShapeEditor;
    window.setCentralWidget(editor);

    auto *find = new FindBar(&window);
    find->setEditor(editor);
    window.menuBar()
        ->addMenu(QStringLiteral("Edit"))
        ->addActions({find->findAction(), find->nextAction(), find->previousAction()});
    //! [findbar]
    furnish(*editor->document());
    picture.show(window, {640, 420});
    editor->zoomToFit();
    find->open();
    picture.type(*find->findChild<QLineEdit *>(), QStringLiteral("so"));
    picture.take();
}

void placingDialog(Picture &picture)
{
    //! [placingdialog]
    ShapeEditor editor;
    QList<Shape> heap;
    for (int i = 0; i < 6; ++i)
        heap.append(Shape::rectangle({i * 26.0, (i % 2) * 24.0}, {60, 40}, i * 20));
    const ShapeIds ids = editor.document()->addShapes(heap);
    editor.selection()->set(ids);

    PlacingDialog dialog(editor, PlacingDialog::Separate); // previews the result while its settings change
    dialog.show();
    //! [placingdialog]
    editor.document()->changeShapes(ids, [](Shape &shape) { shape.fill = QColor(0xdc, 0xe6, 0xf5); });
    picture.show(editor, {720, 380}, {-80, -110, 540, 300});
    while (dialog.isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    picture.take(&dialog, {400, 40});
}

void preferences(Picture &picture)
{
    //! [preferences]
    ShapeEditor editor;
    ActionShortcuts shortcuts;
    shortcuts.addActions(editor.actions());

    PreferencesDialog dialog;
    dialog.setEditor(&editor);
    dialog.setShortcuts(&shortcuts);
    //! [preferences]
    picture.show(dialog, {560, 520});
    picture.take();
}

void languages(Picture &picture)
{
    //! [languages]
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *inspector = new ShapeInspector;
    inspector->setEditor(editor);
    auto *row = new QHBoxLayout(&window);
    row->addWidget(inspector);
    row->addWidget(editor, 1);
    (void)setTranslationLanguage(QStringLiteral("de")); // open windows change their texts, too
    //! [languages]
    takeBeside(picture, window, *editor, {760, 560});
    (void)setTranslationLanguage(QStringLiteral("en"));
}

namespace {

//! [screenreader]
QString spoken(QAccessibleInterface &node, int level = 0)
{
    QString lines = QString(level * 4, QLatin1Char(' ')) + node.text(QAccessible::Name) + QLatin1String(": ")
        + node.text(QAccessible::Description) + QLatin1Char('\n');
    for (int i = 0; i < node.childCount(); ++i) {
        if (QAccessibleInterface *child = node.child(i))
            lines += spoken(*child, level + 1);
    }
    return lines;
}

QString everythingSpoken(ShapeEditor &editor)
{
    QAccessibleInterface *canvas = QAccessible::queryAccessibleInterface(editor.view());
    return canvas ? spoken(*canvas) : QString();
}
//! [screenreader]

} // namespace

void screenReader(Picture &picture)
{
    QAccessible::setActive(true); // as a screen reader does
    QWidget window;
    auto *editor = new ShapeEditor;
    auto *log = new QPlainTextEdit;
    log->setReadOnly(true);
    auto *column = new QVBoxLayout(&window);
    column->addWidget(editor, 2);
    column->addWidget(log, 1);
    furnish(*editor->document());
    picture.show(window, {640, 480});
    editor->zoomToFit();
    log->setPlainText(everythingSpoken(*editor));
    picture.take();
    QAccessible::setActive(false);
}
