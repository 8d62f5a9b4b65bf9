#include "widgets/model/document/documentstate_p.h"

#include "geometry/base/parallel_p.h"
#include "widgets/model/document/bitset_p.h"
#include "widgets/model/query/hittest_p.h"
#include "widgets/model/query/quadarea_p.h"
#include "widgets/model/query/regionarea_p.h"

#include <QtCore/QVarLengthArray>
#include <QtGui/QPainterPath>
#include <QtGui/QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace Trammel {

namespace {

ShapeIds toIds(const std::vector<quint32> &values)
{
    ShapeIds ids;
    ids.reserve(qsizetype(values.size()));
    for (quint32 value : values)
        ids.append(ShapeId(value));
    return ids;
}

/// Whether testing every box, in the order of the shapes, is probably faster than an index query with sorting.
bool isLargePart(const Aabb2 &box, const Aabb2 &whole)
{
    const auto part = box.intersected(whole).size(), size = whole.size();
    return part[0] * part[1] >= size[0] * size[1] / 8;
}

/// Removes most of the ids of a list, which must contain them in the given order. Otherwise returns false, and changes
/// nothing.
bool removeMost(ShapeIds &ids, const ShapeIds &sublist)
{
    if (sublist.size() > ids.size() || sublist.size() <= ids.size() / 2)
        return false;
    ShapeIds rest;
    auto next = sublist.cbegin();
    for (ShapeId id : std::as_const(ids)) {
        if (next != sublist.cend() && *next == id)
            ++next;
        else
            rest.append(id);
    }
    if (next != sublist.cend())
        return false;
    ids = rest;
    return true;
}

Aabb2 boxAround(QPointF point, double tolerance)
{
    Aabb2 box;
    box.include(point);
    return box.expanded(std::max(tolerance, 0.0));
}

using Places = QVarLengthArray<int, 32>;

/// The ranks of the visible shapes that a point may hit, from the bottom to the top.
Places placesAround(const DocumentState &document, QPointF point, double tolerance, bool withLocked)
{
    const ShapeIdSet &asked = withLocked ? document.visible : document.selectable;
    Places places;
    document.index.visit(boxAround(point, tolerance), [&](quint32 id, const Aabb2 &) {
        if (asked.contains(ShapeId(id)))
            places.append(document.rank(ShapeId(id)));
    });
    std::sort(places.begin(), places.end());
    return places;
}

} // namespace

int Document::count() const
{
    return int(d->data.order.size());
}

bool Document::contains(ShapeId id) const
{
    return find(id) != nullptr;
}

const Shape *Document::find(ShapeId id) const
{
    d->finishRoute(id);
    return d->data.shapes.find(id);
}

ShapeIds Document::ids() const
{
    return d->data.order;
}

int Document::rank(ShapeId id) const
{
    return d->rank(id);
}

ShapeIds Document::sorted(const ShapeIds &ids) const
{
    // Most lists are sorted already: those of all shapes, and those that another function has sorted.
    int last = -1;
    const auto isNext = [&](ShapeId id) {
        const int place = rank(id), before = std::exchange(last, place);
        return place > before;
    };
    if (ids == d->data.order || std::all_of(ids.begin(), ids.end(), isNext))
        return ids;
    ShapeIds result;
    // For a long list, marking the ranks is faster than sorting them.
    if (ids.size() > count() / 16) {
        Bitset marks(count());
        for (ShapeId id : ids)
            marks.mark(rank(id));
        result.reserve(ids.size());
        marks.forEach(0, count(), [&](int place) { result.append(d->data.order[place]); });
        return result;
    }
    std::vector<int> places;
    for (ShapeId id : ids) {
        if (const int place = rank(id); place >= 0)
            places.push_back(place);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (int place : places)
        result.append(d->data.order[place]);
    return result;
}

bool Document::isVisible(ShapeId id) const
{
    return d->visible.contains(id);
}

bool Document::isSelectable(ShapeId id) const
{
    return d->selectable.contains(id);
}

ShapeIds Document::selectableIds(GroupId scope) const
{
    ShapeIds ids = scope.isNull() ? d->data.order : members(scope);
    // The list is shared, not copied, if no shape is left out.
    if (d->selectable.count() != d->data.order.size())
        ids.removeIf([this](ShapeId id) { return !isSelectable(id); });
    return ids;
}

bool Document::hasHidden() const
{
    return d->visible.count() < d->data.order.size();
}

bool Document::hasLocked() const
{
    qsizetype fixedCount = d->visible.count() - d->selectable.count();
    // Shapes that may not be selected need not be locked.
    d->restricted.forEach([&](ShapeId id) {
        const Shape &shape = *find(id);
        const bool isUnlocked = !shape.locked && !d->groupFlags.locked.contains(shape.group);
        fixedCount -= isVisible(id) && !isSelectable(id) && isUnlocked ? 1 : 0;
    });
    return fixedCount > 0;
}

Aabb2 Document::paintedBounds(ShapeId id) const
{
    d->finishRoute(id);
    return d->index.box(id.value());
}

Aabb2 Document::bounds() const
{
    return bounds(d->data.order);
}

Aabb2 Document::bounds(const ShapeIds &ids) const
{
    if (d->late.areLate) {
        for (ShapeId id : ids)
            d->finishRoute(id);
    }
    const DocumentState::Measured &measured = d->measured;
    ShapeIds rest = ids;
    const bool isMeasured = measured.revision == d->revision && removeMost(rest, measured.ids);
    constexpr std::size_t partSize = 4096;
    std::vector<Aabb2> parts((std::size_t(rest.size()) + partSize - 1) / partSize);
    inParallel(std::size_t(rest.size()), partSize, [&](std::size_t first, std::size_t last) {
        Aabb2 &box = parts[first / partSize];
        for (std::size_t i = first; i < last; ++i) {
            const ShapeId id = rest.at(qsizetype(i));
            // The painted bounds contain the true bounds. A box that contains them does not change, so the shape is not
            // read.
            const Shape *shape = box.contains(d->index.box(id.value())) ? nullptr : d->data.shapes.find(id);
            if (shape)
                box = box.united(shape->sceneBounds());
        }
    });
    Aabb2 box = isMeasured ? measured.bounds : Aabb2();
    for (const Aabb2 &part : parts)
        box = box.united(part);
    return box;
}

ShapeIds Document::shapesIn(const Quad &quad, RubberBandMode mode, bool withLocked) const
{
    d->finishRoutes();
    return d->inOrder(d->hits(QuadArea(quad), mode, withLocked));
}

ShapeIds Document::shapesIn(const Region &region, RubberBandMode mode, bool withLocked) const
{
    d->finishRoutes();
    return d->inOrder(d->hits(RegionArea(region), mode, withLocked));
}

ShapeIds Document::shapesIn(const QRectF &rect, RubberBandMode mode, bool withLocked) const
{
    Aabb2 box;
    box.include(rect.topLeft());
    box.include(rect.bottomRight());
    return shapesIn(Quad::fromBox(box), mode, withLocked);
}

ShapeIds Document::shapesIn(const QPolygonF &polygon, RubberBandMode mode, bool withLocked) const
{
    return shapesIn(Region(Polygon{polygon, {}}), mode, withLocked);
}

ShapeIds Document::shapesIn(const QPainterPath &path, RubberBandMode mode, bool withLocked) const
{
    const bool isEvenOdd = path.fillRule() == Qt::OddEvenFill;
    Polygon polygon;
    for (const QPolygonF &ring : (isEvenOdd ? path : path.simplified()).toSubpathPolygons())
        polygon.holes.append(ring);
    return shapesIn(Region(polygon), mode, withLocked);
}

ShapeIds Document::shapesAt(QPointF point, double tolerance, bool withLocked) const
{
    d->finishRoutes();
    ShapeIds found;
    for (int place : placesAround(*d, point, tolerance, withLocked)) {
        const ShapeId id = d->data.order[place];
        const PointHit hit = hitAt(*find(id), point, tolerance);
        if (hit.isOnFill || std::isfinite(hit.apart))
            found.append(id);
    }
    return found;
}

ShapeId Document::shapeAt(QPointF point, double tolerance, bool withLocked) const
{
    d->finishRoutes();
    const Places places = placesAround(*d, point, tolerance, withLocked);
    ShapeId nearest;
    double least = std::numeric_limits<double>::infinity();
    for (auto place = places.crbegin(); place != places.crend(); ++place) {
        const ShapeId id = d->data.order[*place];
        const Shape &shape = *find(id);
        const PointHit hit = hitAt(shape, point, tolerance);
        if (hit.apart < least) {
            nearest = id;
            least = hit.apart;
        }
        // A filled shape covers everything below it at this point.
        if (hit.isOnFill)
            return nearest.isNull() ? id : nearest;
    }
    return nearest;
}

ShapeIds Document::candidates(const Aabb2 &box) const
{
    d->finishRoutes();
    if (d->index.allMeet(box))
        return d->data.order;
    if (!isLargePart(box, d->index.bounds()))
        return sorted(toIds(d->index.query(box)));
    ShapeIds ids;
    for (ShapeId id : std::as_const(d->data.order)) {
        if (d->index.box(id.value()).overlaps(box))
            ids.append(id);
    }
    return ids;
}

} // namespace Trammel
