#pragma once

#include "widgets/model/group.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointF>
#include <QtCore/QPointer>

#include <functional>

namespace Trammel {

class Document;
struct Placement;
struct Shape;
struct ToolContext;

/// Marks the changes of a burst that is one step of undo; of all editors, since two may change one document.
int nextMergeId();

/// Moves the selected shapes by the arrow keys, and has the bursts of all that keys do to shapes. A burst of nudges is
/// one step of undo: it lasts as long as the same is done to the same shapes, nothing else is done or undone, and no
/// pause is longer than a second.
class Nudge
{
public:
    /// How far an arrow key goes, in scene units: the grid's size when snapping, else a view pixel,
    /// rounded up to 1, 2 or 5 times a power of ten; ten times as much with Shift. Along the axis of the
    /// scene that lies nearest to the arrow on screen. Nothing for other keys.
    static QPointF step(const ToolContext &context, int key, Qt::KeyboardModifiers modifiers);

    /// Returns whether anything moved.
    bool move(Document &document, const ShapeIds &ids, QPointF offset);
    /// The same of what is moved in a shape. A burst is of one or the other, and of one thing: begin anew for another.
    bool change(Document &document, ShapeId id, const Shape &shape, const QString &text);
    /// The same of what is turned or resized, with the angles of the groups that are whole in it.
    bool place(Document &document, const ShapeIds &ids, const QList<Placement> &placements, const GroupIds &groups,
               const QList<double> &rotations, const QString &text);

private:
    bool continues(const Document &document, const ShapeIds &ids, const QString &text) const;
    /// Whatever changes the document has the merge id, and tells how many shapes it has changed.
    bool apply(Document &document, const ShapeIds &ids, const QString &text,
               const std::function<int(int mergeId)> &change);

    QPointer<Document> m_document;
    ShapeIds m_ids;
    QString m_text;
    int m_stackIndex = 0;
    int m_mergeId = 0;
    QElapsedTimer m_sinceLast;
};

} // namespace Trammel
