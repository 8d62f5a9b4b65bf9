#pragma once

#include <trammel/group.h>
#include <trammel/shapeid.h>

#include <QtCore/QHash>

#include <optional>

QT_BEGIN_NAMESPACE
class QUndoCommand;
class QUndoStack;
QT_END_NAMESPACE

namespace Trammel {

/// The shapes that were selected before and after each undo step, for one selection. A step is open from its push until
/// finish(): the selection after the step is that at the end of the user's action, which may select what the step has
/// added.
class SelectionHistory
{
public:
    struct Choice
    {
        ShapeIds ids;
        GroupId entered;
    };

    /// Forgets all steps, and uses another stack; null for none.
    void setStack(const QUndoStack *stack);
    /// The changes until endMacro() become one step, which is pushed at the end.
    void beginMacro(const Choice &before) { m_beforeMacro = before; }
    void endMacro() { m_beforeMacro.reset(); }
    /// A step has been pushed or merged into the last one. Pass nothing if another selection caused the step.
    void onPushed(const std::optional<Choice> &before);
    /// The stack has moved to another step without a push.
    void onIndexChanged();
    /// The stack has removed its oldest steps.
    void onOldDropped();
    bool isOpen() const { return m_open; }
    void finish(const Choice &after);
    /// The selection to restore after undo or redo, before onIndexChanged() is called; none for an unknown step.
    std::optional<Choice> restored() const;

private:
    struct Step
    {
        Choice before;
        std::optional<Choice> after;
    };

    void dropOld();

    const QUndoStack *m_stack = nullptr;
    /// The index of the stack at the last call.
    int m_index = 0;
    QHash<const QUndoCommand *, Step> m_steps;
    std::optional<Choice> m_beforeMacro;
    /// The step that is not finished yet; a key of m_steps or null.
    const QUndoCommand *m_open = nullptr;
};

} // namespace Trammel
