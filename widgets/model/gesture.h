#pragma once

#include "widgets/model/document.h"
#include "widgets/model/shapeidset.h"
#include "widgets/widgets_export.h"

#include <QtCore/QPointer>

namespace Trammel {

struct GroupChanges;

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
    /// Puts shapes elsewhere: what a drag of many does at every move. As change() in all else.
    bool place(const ShapeIds &ids, const QList<Placement> &placements);
    /// Gives groups' frames other angles, in degrees: what a drag that turns their shapes does beside that.
    bool turnGroups(const GroupIds &ids, const QList<double> &rotations);
    /// Assigns shapes. Unknown ids are skipped. Faulty values are refused all together (false), with the
    /// reason in Document::fault().
    bool change(const ShapeIds &ids, const QList<Shape> &shapes);
    /// Pushes one command when anything is different from the start; returns whether it did.
    bool commit();
    void cancel();

private:
    friend class Document;
    friend class DocumentState;
    bool mayChange(qsizetype idCount, qsizetype count) const;
    /// As they were at the start, and as they are.
    GroupChanges turnedGroups() const;
    void noteTouched(const ShapeIds &ids);

    QPointer<Document> m_document;
    QString m_text;
    /// All shapes as they were, shared with the document as far as they are unchanged.
    ShapeStore m_start;
    Groups m_startGroups;
    /// Those given so far, in that order, each once.
    ShapeIds m_ids;
    ShapeIdSet m_touched;
    ShapeIds m_lastGiven;
};

} // namespace Trammel
