#pragma once

#include <trammel/group.h>

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointF>
#include <QtCore/QPointer>

#include <functional>
#include <optional>

namespace Trammel {

class Document;
struct Placement;
struct Shape;
struct ToolContext;

/// Returns a new id for the changes of one burst, which is one undo step. Ids are unique across all editors, since two
/// editors may change one document.
int nextMergeId();

/// Applies changes of shapes by keys, such as moves by arrow keys, and merges each burst of changes into one undo step.
/// A burst lasts as long as changes with the same undo text are applied to the same shapes, nothing else is done or
/// undone, and no pause is longer than a second.
class Nudge
{
public:
    /// The step of an arrow key, in scene units: the grid size if the grid is active, otherwise the size of a view
    /// pixel rounded up to 1, 2 or 5 times a power of ten. Shift multiplies the step by ten. The step is along the
    /// scene axis nearest to the arrow on the screen. Zero for other keys.
    static QPointF step(const ToolContext &context, int key, Qt::KeyboardModifiers modifiers);

    /// Moves shapes as far as the settings of a context allow, and the shapes in a scope that they push aside. Returns
    /// how far they have moved; nothing if no shape has.
    std::optional<QPointF> move(const ToolContext &context, const ShapeIds &ids, QPointF offset, GroupId scope = {});
    /// Like move(), but replaces one shape by another value. Calls with the same id and text join one burst; to begin a
    /// new undo step for a different change, assign a new Nudge first.
    bool change(Document &document, ShapeId id, const Shape &shape, const QString &text);
    /// Like move(), but sets the placements of shapes, to rotate or resize them. Also sets the angles of the groups
    /// whose shapes are all among these.
    bool place(Document &document, const ShapeIds &ids, const QList<Placement> &placements, const GroupIds &groups,
               const QList<double> &rotations, const QString &text);

private:
    bool continues(const Document &document, const ShapeIds &ids, const QString &text) const;
    /// Calls a function with the merge id of the burst. The function must change the document and return the number of
    /// changed shapes. Returns whether that number is positive.
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
