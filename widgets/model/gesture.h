#pragma once

#include "widgets/model/document.h"
#include "widgets/widgets_export.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>

namespace Trammel {

/// A change in progress, such as a drag: the document is changed directly while it lasts, and one
/// command is pushed at its end. Cancelled (also by the destructor, when not committed) it puts back
/// every shape bit for bit and touches neither the undo stack nor its redo branch. A document has one
/// open gesture at most: opening a second, undo, redo, loading and every other mutator cancel it first.
class TRAMMEL_WIDGETS_EXPORT Gesture
{
public:
    /// The text is what the undo menu will say.
    Gesture(Document &document, const QString &text);
    ~Gesture();
    Gesture(const Gesture &) = delete;
    Gesture &operator=(const Gesture &) = delete;

    /// False after commit() and cancel(), also from outside, and when the document is gone.
    bool isOpen() const;
    /// Assigns shapes. Unknown ids are skipped. Faulty values are refused all together (false), with the
    /// reason in Document::fault().
    bool change(const ShapeIds &ids, const QList<Shape> &shapes);
    /// Pushes one command when anything is different from the start; returns whether it did.
    bool commit();
    void cancel();

private:
    friend class Document;
    friend class DocumentState;
    void putBefore(DocumentData &data) const;

    QPointer<Document> m_document;
    QString m_text;
    QHash<ShapeId, Shape> m_before;
    ShapeIds m_ids;
};

} // namespace Trammel
