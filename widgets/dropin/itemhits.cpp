#include "widgets/dropin/itemhits_p.h"

#include <trammel/geometry/vector.h>

#include <QtGui/QPainterPath>
#include <QtWidgets/QGraphicsItemGroup>
#include <QtWidgets/QGraphicsScene>

#include <algorithm>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

bool isSame(const QRectF &a, const QRectF &b)
{
    return a.x() == b.x() && a.y() == b.y() && a.width() == b.width() && a.height() == b.height();
}

bool isGroup(const QGraphicsItem &item)
{
    return item.type() == QGraphicsItemGroup::Type;
}

template <typename Visit> bool anyDescendant(const QGraphicsItem &item, const Visit &visit)
{
    const GraphicsItems children = item.childItems();
    return std::any_of(children.begin(), children.end(), [&](const QGraphicsItem *child) {
        return child->isVisible() && ((!isGroup(*child) && visit(*child)) || anyDescendant(*child, visit));
    });
}

/// Calls visit(part) for each part of a unit until a call returns true. Returns whether one did. The parts of a group
/// are its visible descendants that are not groups themselves; any other unit is its own only part.
template <typename Visit> bool anyPart(const QGraphicsItem &unit, const Visit &visit)
{
    return isGroup(unit) ? anyDescendant(unit, visit) : visit(unit);
}

/// The box, slightly enlarged, since a scene query does not find items that only touch a side of its rectangle.
QRectF slightlyAround(const Aabb2 &box)
{
    const double reach =
        std::max({std::abs(box.min[0]), std::abs(box.min[1]), std::abs(box.max[0]), std::abs(box.max[1])});
    const Aabb2 larger = box.expanded(1e-9 * reach + 1e-9);
    return {QPointF(larger.min[0], larger.min[1]), QPointF(larger.max[0], larger.max[1])};
}

/// The bounding box of an item in the scene, enlarged by the rounding error. It contains the bounding rectangle and
/// thus the item's shape.
Aabb2 sceneBounds(const QRectF &boundingRect, const QTransform &toScene)
{
    const QRectF mapped = toScene.mapRect(boundingRect);
    Aabb2 box;
    box.include(mapped.topLeft());
    box.include(mapped.bottomRight());
    const double reach =
        std::max({std::abs(box.min[0]), std::abs(box.min[1]), std::abs(box.max[0]), std::abs(box.max[1])});
    return box.expanded(1e-14 * reach);
}

} // namespace

QPainterPath ItemOutlines::shapeOf(const QGraphicsItem &item) const
{
    if (m_source == Source::Shape)
        return item.shape();
    QPainterPath path;
    path.addRect(item.boundingRect());
    return path;
}

const ItemOutline &ItemOutlines::of(const QGraphicsItem &item, const QTransform &sceneToView)
{
    const QTransform toScene = itemToScene(item, sceneToView);
    const QRectF boundingRect = item.boundingRect();
    Kept &kept = m_kept[&item];
    if (kept.toScene != toScene || !isSame(kept.boundingRect, boundingRect) || kept.boundingRect.isNull())
        kept = {toScene, boundingRect, ItemOutline(shapeOf(item), toScene, ItemOutline::KeptTolerance)};
    return kept.outline;
}

bool ItemOutlines::hits(const ItemArea &area, const QGraphicsItem &unit, RubberBandMode mode,
                        const QTransform &sceneToView)
{
    const auto takesPart = [&](const QGraphicsItem &part) {
        const QTransform toScene = itemToScene(part, sceneToView);
        const Location location = area.locate(sceneBounds(part.boundingRect(), toScene));
        if (location != Location::Boundary)
            return location == Location::Inside;
        const ItemOutline &outline = of(part, sceneToView);
        if (const auto answer = area.surelyHits(outline, mode))
            return *answer;
        return area.hits(ItemOutline(shapeOf(part), toScene, ItemOutline::FineTolerance), mode);
    };
    if (mode == RubberBandMode::Touch)
        return anyPart(unit, takesPart);
    bool hasParts = false;
    const bool isLeftOut = anyPart(unit, [&](const QGraphicsItem &part) {
        hasParts = true;
        return !takesPart(part);
    });
    return hasParts && !isLeftOut;
}

double ItemOutlines::distance(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView)
{
    double least = std::numeric_limits<double>::infinity();
    anyPart(unit, [&](const QGraphicsItem &part) {
        least = std::min(least, of(part, sceneToView).distance(point));
        return least <= 0;
    });
    return least;
}

std::optional<QPointF> ItemOutlines::nearest(QPointF point, const QGraphicsItem &unit, const QTransform &sceneToView)
{
    std::optional<QPointF> best;
    anyPart(unit, [&](const QGraphicsItem &part) {
        const auto place = of(part, sceneToView).nearest(point);
        if (place && (!best || length(*place - point) < length(*best - point)))
            best = place;
        return false;
    });
    return best;
}

QGraphicsItem *unitOf(QGraphicsItem *item)
{
    while (QGraphicsItem *group = item->group())
        item = group;
    return item;
}

bool isSelectable(const QGraphicsItem &unit)
{
    return unit.flags().testFlag(QGraphicsItem::ItemIsSelectable) && unit.isEnabled() && unit.isVisible();
}

ItemHits::Difference ItemHits::update(const ItemArea &area, RubberBandMode mode, const QTransform &sceneToView,
                                      std::optional<std::span<const CoverPart>> cover)
{
    const bool isSame = !std::exchange(m_isNew, false) && mode == std::exchange(m_mode, mode);
    const Aabb2 before = std::exchange(m_bounds, area.bounds());
    m_mode = mode;
    m_difference = {};
    m_asked.clear();
    if (cover && isSame) {
        for (const CoverPart &part : *cover)
            ask(area, part.box, &part, sceneToView);
    } else {
        ask(area, before.united(m_bounds), nullptr, sceneToView);
    }
    return std::exchange(m_difference, {});
}

void ItemHits::ask(const ItemArea &area, const Aabb2 &box, const CoverPart *part, const QTransform &sceneToView)
{
    if (box.isEmpty() || !box.isFinite())
        return;
    const GraphicsItems items =
        m_scene->items(slightlyAround(box), Qt::IntersectsItemBoundingRect, Qt::AscendingOrder, sceneToView);
    for (QGraphicsItem *item : items) {
        QGraphicsItem *unit = unitOf(item);
        if (part && unit == item && !part->meets(sceneBounds(item->boundingRect(), itemToScene(*item, sceneToView))))
            continue;
        if (!isSelectable(*unit) || (unit != item && m_asked.contains(unit)))
            continue;
        if (unit != item)
            m_asked.insert(unit);
        const bool isHit = m_outlines->hits(area, *unit, m_mode, sceneToView);
        if (isHit == m_hits.contains(unit))
            continue;
        if (isHit)
            m_hits.insert(unit);
        else
            m_hits.remove(unit);
        (isHit ? m_difference.entered : m_difference.left).append(unit);
    }
}

} // namespace Trammel
