#include "ui_form.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QApplication>

// Shows the form and keeps a picture of it under the name given; 0 when it has what was drawn in Designer.
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QWidget window;
    Ui::Form form;
    form.setupUi(&window);
    window.show();
    QCoreApplication::processEvents();
    const bool isKept = argc > 1 && window.grab().save(QString::fromLocal8Bit(argv[1]));
    const bool isDrawn = form.shapeEditor->document()->count() == 2;
    const bool isChosen = form.shapeEditor->tool() == Trammel::ShapeEditor::Ellipse;
    return isKept && isDrawn && isChosen ? 0 : 1;
}
