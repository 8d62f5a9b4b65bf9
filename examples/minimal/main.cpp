#include <trammel/shapeeditor.h>

#include <QtGui/QAction>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolBar>

int main(int argc, char *argv[])
{
    using Action = Trammel::ShapeEditor::Action;
    QApplication application(argc, argv);
    QMainWindow window;
    auto *editor = new Trammel::ShapeEditor;
    window.setCentralWidget(editor);

    Trammel::Document &document = *editor->document();
    document.addShape(Trammel::Shape::rectangle({-60, 0}, {140, 90}, 20));
    document.addShape(Trammel::Shape::ellipse({90, 10}, {120, 80}, -15));
    document.undoStack()->clear();

    QToolBar *bar = window.addToolBar(QStringLiteral("Tools"));
    for (Action action : {Action::SelectTool, Action::RectangleTool, Action::RoundedRectangleTool, Action::EllipseTool,
                          Action::PolygonTool, Action::PolylineTool, Action::Undo, Action::Redo, Action::Delete})
        bar->addAction(editor->action(action));
    window.resize(900, 600);
    window.show();
    return application.exec();
}
