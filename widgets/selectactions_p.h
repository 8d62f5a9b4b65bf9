#pragma once

#include "widgets/actiondescription_p.h"

#include <optional>

namespace Trammel {

/// The actions that choose what is selected in an editor.
class SelectActions
{
public:
    explicit SelectActions(ShapeEditor &editor) : m_editor(editor) { }

    static QList<ActionDescription> descriptions();

    /// Nothing for an action that is not one of these.
    std::optional<bool> isEnabled(ShapeEditor::Action action) const;
    /// False for an action that is not one of these.
    bool trigger(ShapeEditor::Action action) const;

private:
    ShapeEditor &m_editor;
};

} // namespace Trammel
