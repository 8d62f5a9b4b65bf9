#include "widgets/vertexactions_p.h"

#include "widgets/shapeeditor_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

using Action = ShapeEditor::Action;

QList<ActionDescription> VertexActions::descriptions()
{
    // Return does it too: that is the tool's key, not a shortcut, since hosts have other uses for it.
    return {{Action::EditVertices, ActionBehaviour::Toggle, QT_TRANSLATE_NOOP("Trammel", "Edit Vertices"), {}}};
}

std::optional<bool> VertexActions::isEnabled(Action action) const
{
    if (action != Action::EditVertices)
        return std::nullopt;
    return isEditing() || !candidate().isNull();
}

bool VertexActions::trigger(Action action) const
{
    if (action == Action::EditVertices) {
        m_editor.editVertices(isEditing() ? ShapeId() : candidate());
        return true;
    }
    if (!isEditing())
        return false;
    switch (action) {
    case Action::Delete:
        tool().removeSelected();
        return true;
    case Action::SelectAll:
        tool().select(tool().edit().outline.all());
        return true;
    case Action::SelectNone:
        tool().select({});
        return true;
    case Action::SelectInverse:
        tool().selectInverse();
        return true;
    default:
        return false;
    }
}

VertexTool &VertexActions::tool() const
{
    return m_editor.d->vertexTool;
}

ShapeId VertexActions::candidate() const
{
    const ShapeIds &ids = m_editor.selection()->ids();
    return ids.size() == 1 && VertexTool::canEdit(m_editor.d->context, ids.first()) ? ids.first() : ShapeId();
}

} // namespace Trammel
