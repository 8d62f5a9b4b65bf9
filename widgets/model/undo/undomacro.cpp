#include "widgets/model/undo/undomacro_p.h"

#include <trammel/selection.h>

#include <QtCore/QScopedValueRollback>

namespace Trammel {

UndoMacro::UndoMacro(Document &document, const QString &text, bool isNeeded) : m_document(&document)
{
    if (!isNeeded)
        return;
    m_state = document.d.get();
    m_guard.emplace(*m_state);
    if (++m_state->macroCount == 1)
        forEachSelection([](Selection &selection) { selection.beginMacro(); });
    m_state->stack.beginMacro(text);
}

UndoMacro::~UndoMacro()
{
    if (!m_state)
        return;
    const bool isLast = --m_state->macroCount == 0;
    if (!m_document)
        return;
    {
        // The end of the macro is its push.
        const QScopedValueRollback pushing(m_state->isPushing, true);
        m_state->stack.endMacro();
        if (!m_state->isGone && isLast)
            m_state->dropOldSteps();
    }
    if (isLast)
        forEachSelection([](Selection &selection) { selection.endMacro(); });
    m_state->announce();
}

template <typename Function> void UndoMacro::forEachSelection(const Function &function) const
{
    for (const QPointer<Selection> &selection : m_state->selections) {
        if (m_document && selection && selection->document() == m_document)
            function(*selection);
    }
}

} // namespace Trammel
