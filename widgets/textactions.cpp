#include "widgets/textactions_p.h"

#include "widgets/shapeeditor_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

using Action = ShapeEditor::Action;

namespace {

bool isLooking(Action action)
{
    switch (action) {
    case Action::ZoomIn:
    case Action::ZoomOut:
    case Action::ZoomToActualSize:
    case Action::ZoomToFit:
    case Action::ZoomToSelection:
    case Action::ShowGrid:
        return true;
    default:
        return false;
    }
}

} // namespace

QList<ActionDescription> TextActions::descriptions()
{
    return {{Action::EditText, ActionBehaviour::Toggle, QT_TRANSLATE_NOOP("Trammel", "Edit Text"), {Qt::Key_F2}}};
}

std::optional<bool> TextActions::isEnabled(Action action) const
{
    if (action != Action::EditText)
        return std::nullopt;
    return isEditing() || !candidate().isNull();
}

bool TextActions::trigger(Action action) const
{
    if (action == Action::EditText)
        m_editor.editText(isEditing() ? ShapeId() : candidate());
    else if (!isLooking(action))
        m_editor.editText({});
    return action == Action::EditText;
}

ShapeId TextActions::candidate() const
{
    const ShapeIds &ids = m_editor.selection()->ids();
    return ids.size() == 1 && TextTool::canEdit(m_editor.d->context, ids.first()) ? ids.first() : ShapeId();
}

} // namespace Trammel
