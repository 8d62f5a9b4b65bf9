#pragma once

#include "widgets/actiondescription_p.h"

#include <optional>

namespace Trammel {

/// The action that begins and ends the typing of a text, and how others end it.
class TextActions
{
public:
    explicit TextActions(ShapeEditor &editor) : m_editor(editor) { }

    static QList<ActionDescription> descriptions();

    /// Nothing for other actions.
    std::optional<bool> isEnabled(ShapeEditor::Action action) const;
    bool isEditing() const { return !m_editor.editedText().isNull(); }
    /// False for other actions. Before those, all but such as show another part of the drawing, the typing ends.
    bool trigger(ShapeEditor::Action action) const;

private:
    /// The shape selected alone, if its text can be edited.
    ShapeId candidate() const;

    ShapeEditor &m_editor;
};

} // namespace Trammel
