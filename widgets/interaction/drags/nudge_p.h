#pragma once

#include <trammel/group.h>

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointF>
#include <QtCore/QPointer>

#include <functional>

namespace Trammel {

class Document;
struct Placement;
struct Shape;
struct ToolContext;

/// Returns a new id for the changes of one burst, which is one undo step. Ids are unique across all editors, since two
/// editors may change one document.
int nextMergeId();

/// Moves the selected shapes by the arrow keys, and merges bursts of all changes of shapes by keys. A burst is one undo
/// step. It lasts as long as the same change is applied to the same shapes, nothing else is done or undone, and no
/// pause is longer than a second.
class Nudge
{
public:
    /// The step of an arrow key, in scene units: the grid size if the grid is active, otherwise the size of a view
    /// pixel rounded up to 1, 2 or 5 times a power of ten. Shift multiplies the step by ten. The step is along the
    /// scene axis nearest to the arrow on the screen. Zero for other keys.
    static QPointF step(const ToolContext &context, int key, Qt::KeyboardModifiers modifiers);

    /// Returns whether any shape has moved.
    bool move(Document &document, const ShapeIds &ids, QPointF offset);
    /// As move(), for a change within one shape. A burst consists of calls of one function for one purpose; before a
    /// different change, reset the object to a new Nudge.
    bool change(Document &document, ShapeId id, const Shape &shape, const QString &text);
    /// As move(), for rotating or resizing shapes. Also sets the angles of the groups that these shapes contain
    /// completely.
    bool place(Document &document, const ShapeIds &ids, const QList<Placement> &placements, const GroupIds &groups,
               const QList<double> &rotations, const QString &text);

private:
    bool continues(const Document &document, const ShapeIds &ids, const QString &text) const;
    /// Calls a function that changes the document under a merge id and returns the number of changed shapes.
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
