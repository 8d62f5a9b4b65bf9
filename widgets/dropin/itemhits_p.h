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
class QPainterPath;
QT_END_NAMESPACE

namespace Trammel {

using GraphicsItems = QList<QGraphicsItem *>;

/// A cache of the outlines of graphics items. An outline is computed once, and again when the item's transformation or
/// bounding rectangle has changed. Deleted items remain as keys and are never dereferenced.
class ItemOutlines
{
public:
    /// Outlines are those of shapes, or the bounding rectangles.
    enum class Source { Shape, BoundingRect };

    explicit ItemOutlines(Source source = Source::Shape) : m_source(source) { }

    /// The outline of an item. The reference is valid until the next call.
    const ItemOutline &of(const QGraphicsItem &item, const QTransform &sceneToView);
    /// Whether an area hits the unit: touches or encloses it, according to the mode. A group is touched if any of its
    /// parts is touched, and enclosed if it has parts and all of them are enclosed.
    bool hits(const ItemArea &area, const QGraphicsItem &unit, RubberBandMode mode, const QTransform &sceneToView);
    /// The distance of a point from the unit, in scene units; 0 inside, infinity for a unit without outline points.
    double distance(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView);
    /// The point on the outlines of the unit's parts that is nearest to a given point; none for a unit without outline
    /// points.
    std::optional<QPointF> nearest(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView);
    void forget(const QGraphicsItem *item) { m_kept.remove(item); }
    void clear() { m_kept.clear(); }

private:
    struct Kept
    {
        QTransform toScene;
        QRectF boundingRect;
        ItemOutline outline;
    };

    QPainterPath shapeOf(const QGraphicsItem &item) const;

    Source m_source;
    QHash<const QGraphicsItem *, Kept> m_kept;
};

/// The unit of an item, which is selected in its place: the outermost group that contains the item, or the item itself.
QGraphicsItem *unitOf(QGraphicsItem *item);
/// Whether the user may select the unit.
bool isSelectable(const QGraphicsItem &unit);

/// The units of a scene that an area hits, updated while the area changes. Each update queries the scene only for the
/// items near the difference between the previous and the new area, so its cost depends on that difference. Items may
/// be added, moved and deleted between updates, since only items that the query has returned are dereferenced.
class ItemHits
{
public:
    ItemHits(const QGraphicsScene &scene, ItemOutlines &outlines) : m_scene(&scene), m_outlines(&outlines) { }

    struct Difference
    {
        GraphicsItems entered;
        GraphicsItems left;
    };

    /// Replaces the area and returns the difference of the hits. The cover contains all points that lie in exactly one
    /// of the previous and the new area. Without a cover, or if the mode has changed, all items in the bounding box of
    /// both areas are tested again.
    Difference update(const ItemArea &area, RubberBandMode mode, const QTransform &sceneToView,
                      std::optional<std::span<const CoverPart>> cover = {});
    /// The item is not dereferenced, and may already have been deleted.
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
