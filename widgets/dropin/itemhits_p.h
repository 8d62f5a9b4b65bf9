#pragma once

#include "widgets/dropin/itemarea_p.h"
#include "widgets/model/query/bandcover_p.h"

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

/// A cache of the outlines of graphics items. An outline is computed once, and again when the item's transformation or
/// bounding rectangle has changed. Deleted items remain as keys and are never dereferenced.
class ItemOutlines
{
public:
    /// The outline of an item. The reference is valid until the next call.
    const ItemOutline &of(const QGraphicsItem &item, const QTransform &sceneToView);
    /// Whether an area takes the item. A group is touched if any of its parts is touched, and enclosed if all are.
    bool takes(const ItemArea &area, const QGraphicsItem &unit, RubberBandMode mode, const QTransform &sceneToView);
    /// The distance of a point from the item, in scene units; 0 inside.
    double distance(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView);
    /// The point on the outline of the item or its parts that is nearest to a given point.
    std::optional<QPointF> nearest(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView);
    void forget(const QGraphicsItem *item) { m_kept.remove(item); }
    void clear() { m_kept.clear(); }
    qsizetype count() const { return m_kept.size(); }
    /// Discards the outlines of all other items.
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

/// The unit of an item, which is selected in its place: the outermost group that contains the item, or the item itself.
QGraphicsItem *unitOf(QGraphicsItem *item);
/// Whether the user may select the unit.
bool isSelectable(const QGraphicsItem &unit);

/// The items of a scene that an area takes, updated while the area moves. Each step queries the scene for the items
/// near the difference only. Therefore it follows items that move or are added, uses no deleted items, and costs as
/// much as the difference.
class ItemHits
{
public:
    ItemHits(const QGraphicsScene &scene, ItemOutlines &outlines) : m_scene(&scene), m_outlines(&outlines) { }

    struct Difference
    {
        GraphicsItems entered;
        GraphicsItems left;
    };

    /// Moves on to another area. The cover contains all points that are in exactly one of the previous area and this
    /// one. Without a cover, all items in both areas are tested again.
    Difference update(const ItemArea &area, RubberBandMode mode, const QTransform &sceneToView,
                      std::optional<std::span<const CoverPart>> cover = {});
    /// The item may be deleted already.
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
