#pragma once

#include <trammel/document.h>

#include <QtCore/QPointer>

namespace Trammel {

/// While it exists, a document answers questions about connectors with the paths that are drawn, without computing
/// those that are late: see Document::routeBudget(). For painting, and for the reactions to a mouse move, which must
/// not wait. Signals of the document are emitted as without it, since an application may receive them. For other
/// signals, an object with Answers::UpToDate ends its effect for a while.
class AsDrawn
{
public:
    enum class Answers { Drawn, UpToDate };
    /// The document may be null, and may be deleted before the object.
    explicit AsDrawn(const Document *document, Answers answers = Answers::Drawn);
    ~AsDrawn();
    /// Computes the paths that are late, and emits the signals, so that no further ones follow from them. For a picture
    /// that a program requests, and for a task that any change of the drawing interrupts.
    static void finishRoutes(const Document *document);
    Q_DISABLE_COPY_MOVE(AsDrawn)

private:
    QPointer<const Document> m_document;
    bool m_wasDrawn = false;
};

} // namespace Trammel
