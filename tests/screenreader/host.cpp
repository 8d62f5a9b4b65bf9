// An application with an editor and nothing else. It has no code for screen readers.
#include <trammel/shapeeditor.h>

#include <QtWidgets/QApplication>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    Trammel::ShapeEditor editor;
    editor.setWindowTitle(QStringLiteral("Host"));
    editor.setGridVisible(false);
    editor.resize(800, 600);
    editor.show();
    return QApplication::exec();
}
