#pragma once

#include "widgets/actiondescription_p.h"

#include <optional>

namespace Trammel {

/// The actions that arrange what is selected in an editor, locked shapes left out.
class ArrangeActions
{
public:
    explicit ArrangeActions(ShapeEditor &editor) : m_editor(editor) { }

    static QList<ActionDescription> descriptions();

    /// Takes up what is selected, for isEnabled().
    void update();
    /// Nothing for an action that is not one of these.
    std::optional<bool> isEnabled(ShapeEditor::Action action) const;
    /// False for an action that is not one of these.
    bool trigger(ShapeEditor::Action action) const;

private:
    ShapeEditor &m_editor;
    int m_shapeCount = 0;
    int m_unitCount = 0;
    bool m_hasLocked = false;
    bool m_hasHidden = false;
};

} // namespace Trammel
