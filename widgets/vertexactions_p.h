#pragma once

#include "widgets/actiondescription_p.h"

#include <optional>

namespace Trammel {

class VertexTool;

/// The action that begins and ends the editing of vertices, and what others mean meanwhile: deleting and
/// selecting are about vertices then.
class VertexActions
{
public:
    explicit VertexActions(ShapeEditor &editor) : m_editor(editor) { }

    static QList<ActionDescription> descriptions();

    /// Nothing for an action that means what it always does.
    std::optional<bool> isEnabled(ShapeEditor::Action action) const;
    bool isEditing() const { return !m_editor.editedShape().isNull(); }
    /// False for such an action.
    bool trigger(ShapeEditor::Action action) const;

private:
    VertexTool &tool() const;
    /// The shape selected alone, if its vertices can be edited.
    ShapeId candidate() const;

    ShapeEditor &m_editor;
};

} // namespace Trammel
