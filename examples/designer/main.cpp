// A form made in Qt Designer: a floor plan to arrange, with buttons that are connected in the form.

#include "ui_form.h"

#include <QtWidgets/QApplication>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QWidget window;
    Ui::FloorPlan form;
    form.setupUi(&window);
    form.undoButton->setDefaultAction(form.plan->action(Trammel::ShapeEditor::Action::Undo));
    window.show();
    return QApplication::exec();
}
