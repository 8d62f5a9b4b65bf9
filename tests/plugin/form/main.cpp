#include "ui_form.h"

#include <QtGui/QPixmap>
#include <QtWidgets/QApplication>

// Shows the form and saves a picture of it under the given file name. Returns 0 if the form has the contents that were
// drawn in Designer.
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QWidget window;
    Ui::Form form;
    form.setupUi(&window);
    window.show();
    // The minimap is painted in steps, after the other widgets.
    while (!form.minimap->isUpToDate())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const bool isKept = argc > 1 && window.grab().save(QString::fromLocal8Bit(argv[1]));
    const bool isDrawn = form.shapeEditor->document()->count() == 2;
    const bool isChosen = form.shapeEditor->tool() == Trammel::ShapeEditor::Ellipse;
    const bool areBound = form.toolPalette->editor() == form.shapeEditor && form.minimap->editor() == form.shapeEditor;
    return isKept && isDrawn && isChosen && areBound ? 0 : 1;
}
