#include "widgets/model/undo/selectionhistory_p.h"

#include <QtGui/QUndoStack>

#include <utility>

namespace Trammel {

void SelectionHistory::setStack(const QUndoStack *stack)
{
    *this = {};
    m_stack = stack;
    m_index = stack ? stack->index() : 0;
}

void SelectionHistory::onPushed(const std::optional<Choice> &before)
{
    if (before)
        finish(m_beforeMacro.value_or(*before));
    const bool isMerged = m_stack->index() == m_index;
    m_index = m_stack->index();
    const QUndoCommand *pushed = m_index > 0 ? m_stack->command(m_index - 1) : nullptr;
    if (!pushed)
        return;
    m_open = nullptr;
    if (!before) {
        m_steps.remove(pushed);
        return;
    }
    // A merged step keeps the selection before its first part. The stack reuses the addresses of deleted steps.
    if (!isMerged || !m_steps.contains(pushed))
        m_steps.insert(pushed, {m_beforeMacro.value_or(*before), {}});
    m_open = pushed;
    dropOld();
}

void SelectionHistory::onIndexChanged()
{
    // The selection after an unfinished step is no longer known.
    m_open = nullptr;
    m_index = m_stack->index();
}

void SelectionHistory::onOldDropped()
{
    m_index = m_stack->index();
}

void SelectionHistory::finish(const Choice &after)
{
    if (const QUndoCommand *finished = std::exchange(m_open, nullptr))
        m_steps[finished].after = after;
}

std::optional<SelectionHistory::Choice> SelectionHistory::restored() const
{
    const int index = m_stack->index();
    if (index == m_index)
        return {};
    const auto step = m_steps.constFind(m_stack->command(index < m_index ? index : index - 1));
    if (step == m_steps.constEnd())
        return {};
    return index < m_index ? step->before : step->after;
}

/// Removes the steps that the stack has deleted, once they outnumber the others.
void SelectionHistory::dropOld()
{
    constexpr qsizetype few = 64;
    if (m_steps.size() <= 2 * m_stack->count() + few)
        return;
    QHash<const QUndoCommand *, Step> kept;
    for (int i = 0; i < m_stack->count(); ++i) {
        if (const auto step = m_steps.constFind(m_stack->command(i)); step != m_steps.constEnd())
            kept.insert(step.key(), *step);
    }
    m_steps.swap(kept);
}

} // namespace Trammel
