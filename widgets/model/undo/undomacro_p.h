#pragma once

#include "widgets/model/document/documentstate_p.h"

#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

/// Joins the changes of a scope into one undo step. A slot may delete the document within the scope; document() is null
/// then, and the stack exists until the end of the scope.
class UndoMacro
{
public:
    /// If isNeeded is false, the changes keep their own steps.
    UndoMacro(Document &document, const QString &text, bool isNeeded = true) : m_document(&document)
    {
        if (!isNeeded)
            return;
        m_guard.emplace(*document.d);
        m_stack = &document.d->stack;
        m_stack->beginMacro(text);
    }
    ~UndoMacro()
    {
        if (m_stack && m_document)
            m_stack->endMacro();
    }
    Q_DISABLE_COPY_MOVE(UndoMacro)

    Document *document() const { return m_document; }

private:
    QPointer<Document> m_document;
    std::optional<DocumentState::Guard> m_guard;
    QUndoStack *m_stack = nullptr;
};

} // namespace Trammel
