// The actions of an editor as slots, for the buttons of forms.
#include "widgets/editor/shapeeditor_p.h"

#include <QtGui/QAction>

namespace Trammel {

void ShapeEditor::undo()
{
    action(Action::Undo)->trigger();
}

void ShapeEditor::redo()
{
    action(Action::Redo)->trigger();
}

void ShapeEditor::cut()
{
    action(Action::Cut)->trigger();
}

void ShapeEditor::copy()
{
    action(Action::Copy)->trigger();
}

void ShapeEditor::paste()
{
    action(Action::Paste)->trigger();
}

void ShapeEditor::deleteSelected()
{
    action(Action::Delete)->trigger();
}

void ShapeEditor::selectAll()
{
    action(Action::SelectAll)->trigger();
}

void ShapeEditor::zoomIn()
{
    action(Action::ZoomIn)->trigger();
}

void ShapeEditor::zoomOut()
{
    action(Action::ZoomOut)->trigger();
}

} // namespace Trammel
