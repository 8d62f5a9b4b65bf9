#pragma once

#include "widgets/model/document/documentstate_p.h"

#include <QtCore/QPointer>

#include <optional>

namespace Trammel {

/// Joins the changes of a scope into one undo step. A slot may delete the document within the scope; document() is null
/// then, and the stack exists until the end of the scope. Undo restores the selections of the begin of the scope.
class UndoMacro
{
public:
    /// If isNeeded is false, the changes keep their own steps.
    UndoMacro(Document &document, const QString &text, bool isNeeded = true);
    ~UndoMacro();
    Q_DISABLE_COPY_MOVE(UndoMacro)

    Document *document() const { return m_document; }

private:
    template <typename Function> void forEachSelection(const Function &function) const;

    QPointer<Document> m_document;
    std::optional<DocumentState::Guard> m_guard;
    /// Null if no macro is needed.
    DocumentState *m_state = nullptr;
};

} // namespace Trammel
