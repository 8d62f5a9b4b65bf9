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
    // It is drawn in steps, after the rest.
    while (!form.minimap->isUpToDate())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const bool isKept = argc > 1 && window.grab().save(QString::fromLocal8Bit(argv[1]));
    const bool isDrawn = form.shapeEditor->document()->count() == 2;
    const bool isChosen = form.shapeEditor->tool() == Trammel::ShapeEditor::Ellipse;
    const bool areBound = form.toolPalette->editor() == form.shapeEditor && form.minimap->editor() == form.shapeEditor;
    return isKept && isDrawn && isChosen && areBound ? 0 : 1;
}
