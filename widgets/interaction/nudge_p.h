#pragma once

#include "widgets/model/shapeid.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointF>
#include <QtCore/QPointer>

#include <functional>

namespace Trammel {

class Document;
struct Shape;
struct ToolContext;

/// Marks the changes of a burst that is one step of undo; of all editors, since two may change one document.
int nextMergeId();

/// Moves the selected shapes by the arrow keys. A burst of nudges is one step of undo: it lasts as long
/// as the same shapes are nudged, nothing else is done or undone, and no pause is longer than a second.
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

private:
    bool continues(const Document &document, const ShapeIds &ids) const;
    bool apply(Document &document, const ShapeIds &ids, const std::function<void(Shape &)> &change,
               const QString &text);

    QPointer<Document> m_document;
    ShapeIds m_ids;
    int m_stackIndex = 0;
    int m_mergeId = 0;
    QElapsedTimer m_sinceLast;
};

} // namespace Trammel
