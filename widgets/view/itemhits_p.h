#pragma once

#include "geometry/quaddifference.h"
#include "widgets/view/itemarea_p.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QRectF>
#include <QtCore/QSet>

#include <span>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
class QGraphicsScene;
QT_END_NAMESPACE

namespace Trammel {

using GraphicsItems = QList<QGraphicsItem *>;

/// The outlines of graphics items, each made once and kept until the item's transformation or bounding
/// rectangle is another one. Items that are no more stay keys, and are never asked for anything.
class ItemOutlines
{
public:
    /// Good until the next call.
    const ItemOutline &of(const QGraphicsItem &item, const QTransform &sceneToView);
    /// Whether an area takes the item, or for a group whether it touches any or encloses all of its parts.
    bool takes(const ItemArea &area, const QGraphicsItem &unit, RubberBandMode mode, const QTransform &sceneToView);
    /// How far a point is from the item, 0 inside.
    double distance(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView);
    /// The place on the outline of the item or its parts that is nearest to a point.
    std::optional<QPointF> nearest(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView);
    void forget(const QGraphicsItem *item) { m_kept.remove(item); }
    void clear() { m_kept.clear(); }
    qsizetype count() const { return m_kept.size(); }
    /// Forgets all but these.
    void keepOnly(const GraphicsItems &items);

private:
    struct Kept
    {
        QTransform toScene;
        QRectF boundingRect;
        ItemOutline outline;
    };

    QHash<const QGraphicsItem *, Kept> m_kept;
};

/// What is selected in place of an item: the outermost group that it is a member of, or itself.
QGraphicsItem *unitOf(QGraphicsItem *item);
/// Whether a user may select it.
bool isSelectable(const QGraphicsItem &unit);

/// The items of a scene that an area takes, kept while the area moves. Each step asks the scene for the
/// items near what differs: so it follows items that move and come, uses none that is gone, and its cost is
/// that of the difference.
class ItemHits
{
public:
    ItemHits(const QGraphicsScene &scene, ItemOutlines &outlines) : m_scene(&scene), m_outlines(&outlines) { }

    struct Difference
    {
        GraphicsItems entered;
        GraphicsItems left;
    };

    /// The parts cover all points that are in one of two areas and not in the other: the last one, and
    /// this. Without them everything in both is asked again.
    Difference update(const ItemArea &area, RubberBandMode mode, const QTransform &sceneToView,
                      std::optional<std::span<const CoverPart>> cover = {});
    /// Of an item that may be gone.
    bool contains(const QGraphicsItem *unit) const { return m_hits.contains(unit); }

private:
    void ask(const ItemArea &area, const Aabb2 &box, const CoverPart *part, const QTransform &sceneToView);

    const QGraphicsScene *m_scene;
    ItemOutlines *m_outlines;
    QSet<const QGraphicsItem *> m_hits;
    QSet<const QGraphicsItem *> m_asked;
    Difference m_difference;
    RubberBandMode m_mode = RubberBandMode::Touch;
    Aabb2 m_bounds;
    bool m_isNew = true;
};

} // namespace Trammel
