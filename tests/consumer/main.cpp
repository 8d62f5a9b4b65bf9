#include <trammel/geometry/predicates.h>
#include <trammel/shapeeditor.h>

#include <QtWidgets/QApplication>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    Trammel::ShapeEditor editor;
    Trammel::Shape rectangle = Trammel::Shape::rectangle({50, 50}, {40, 20}, 30);
    rectangle.fill = Qt::yellow;
    const Trammel::ShapeId id = editor.document()->addShape(rectangle);
    editor.resize(200, 150);
    editor.show();
    QCoreApplication::processEvents();
    const bool found = editor.document()->shapeAt({50, 50}, 1) == id
        && Trammel::locate({50, 50}, editor.document()->find(id)->scenePrimitive()) == Trammel::Location::Inside;
    return found ? 0 : 1;
}
