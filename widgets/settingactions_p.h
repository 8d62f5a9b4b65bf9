#pragma once

#include "widgets/actiondescription_p.h"

#include <optional>

namespace Trammel {

/// The actions that show and set what an editor does from now on: its tool, what its rubber band takes, its grid, what
/// it snaps to, and whether collisions are shown.
class SettingActions
{
public:
    explicit SettingActions(ShapeEditor &editor) : m_editor(editor) { }

    static QList<ActionDescription> descriptions();

    /// Nothing for an action that is not one of these.
    std::optional<bool> isEnabled(ShapeEditor::Action action) const;
    std::optional<bool> isChecked(ShapeEditor::Action action) const;
    /// False for an action that is not one of these.
    bool trigger(ShapeEditor::Action action, bool isOn) const;

private:
    ShapeEditor &m_editor;
};

} // namespace Trammel
