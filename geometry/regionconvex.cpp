#include "geometry/edgelines_p.h"
#include "geometry/linewalk_p.h"
#include "geometry/predicates_p.h"
#include "geometry/regionplaces_p.h"

// A region's places in boxes, circles, ellipses and rounded boxes, and on their curves.

namespace Trammel {

namespace {

using Edges = QVarLengthArray<Segment, 16>;

QPointF centreOf(const Ellipse &ellipse)
{
    return ellipse.centre;
}

QPointF centreOf(const Circle &circle)
{
    return circle.centre;
}

QPointF centreOf(const Obb &box)
{
    return box.centre;
}

QPointF centreOf(const RoundedBox &box)
{
    return box.core.centre;
}

template <class Shape> bool isInside(QPointF point, const Shape &shape)
{
    return sideOf(fixed(point), shape) < 0;
}

template <class Shape> Edges edgesThrough(const Vicinity &vicinity, const Shape &shape)
{
    Edges edges;
    for (const Segment &edge : vicinity.edges) {
        const bool hasLength = edge.from.x() != edge.to.x() || edge.from.y() != edge.to.y();
        if (hasLength && meets(ConvexRing(edge), shape, Extent::Area, Reading::Open))
            edges.append(inOrder(edge));
    }
    return edges;
}

/// For a shape that has area: either an edge parts it, or it is filled as right beside its centre.
template <class Shape> bool areaHasPlace(const EdgeGrid &grid, const Shape &shape, bool filled)
{
    if (hasPoint(grid, centreOf(shape), filled))
        return true;
    const Vicinity vicinity = grid.vicinity(bounds(Primitive(shape)));
    Edges edges = edgesThrough(vicinity, shape);
    const auto isWithin = [&shape](QPointF point) { return isInside(point, shape); };
    if (anyLine(edges, [&](std::span<const Segment> line) { return changesAcross(line, isWithin); }))
        return true;
    return isFilled(vicinity.edges, vicinity.reference, vicinity.isReferenceFilled, PlaceBelow{centreOf(shape)})
        == filled;
}

// Boxes, and what has no area

/// A corner of a box, which is that many times its half sizes away from the centre along its two axes.
auto cornerOf(const Obb &box, int along, int across)
{
    return [box, along, across](auto exact) {
        const auto axis = exact(box.axis);
        return exact(box.centre) + axis * exact(box.halfWidth * along)
            + perpendicular(axis) * exact(box.halfHeight * across);
    };
}

bool outlineHasPlace(const EdgeGrid &grid, const Obb &box, bool filled)
{
    const Vicinity vicinity = grid.vicinity(bounds(box));
    return lineHasPlace(vicinity, Line(cornerOf(box, -1, -1), cornerOf(box, 1, -1)), filled)
        || lineHasPlace(vicinity, Line(cornerOf(box, 1, -1), cornerOf(box, 1, 1)), filled)
        || lineHasPlace(vicinity, Line(cornerOf(box, 1, 1), cornerOf(box, -1, 1)), filled)
        || lineHasPlace(vicinity, Line(cornerOf(box, -1, 1), cornerOf(box, -1, -1)), filled);
}

/// The segment or point that a box without area is.
bool thinBoxHasPlace(const EdgeGrid &grid, const Obb &box, bool filled)
{
    const Line line(cornerOf(box, -1, -1), cornerOf(box, 1, 1));
    return line.isPoint() ? hasPoint(grid, box.centre, filled) : lineHasPlace(grid.vicinity(bounds(box)), line, filled);
}

// Round curves: those of ellipses and of rounded boxes. Along such a curve, right inside it, the region's
// filling changes where an odd number of edges leave the shape at one point.

/// A point, times a weight: a polynomial, as is the place where two lines cross.
template <class Number> struct Weighted
{
    ExactVector<Number> point;
    Number weight;
};

/// Where an edge's line crosses another's; they are not parallel.
auto crossingOf(const Segment &a, const Segment &b)
{
    return [a, b](auto exact) {
        const auto alongA = exact(a.to) - exact(a.from), alongB = exact(b.to) - exact(b.from);
        const auto weight = cross(alongA, alongB);
        return Weighted<std::decay_t<decltype(weight)>>{
            exact(a.from) * weight + alongA * cross(exact(b.from) - exact(a.from), alongB), weight};
    };
}

auto directionOf(const Segment &edge)
{
    return [edge](auto exact) { return exact(edge.to) - exact(edge.from); };
}

/// A place's offset from the centre of an ellipse, along its axis and across, in the frame in which it is a
/// circle.
template <class Number>
ExactVector<Number> inCircle(const NumberMaker<Number> &exact, const ExactVector<Number> &offset,
                             const Ellipse &ellipse)
{
    const auto axis = exact(ellipse.axis);
    return {dot(axis, offset) * exact(ellipse.radiusY), cross(axis, offset) * exact(ellipse.radiusX)};
}

template <class Place> int sideOfPlace(const Place &place, const Ellipse &ellipse)
{
    return exactSign([&](auto exact) {
        const auto [point, weight] = place(exact);
        const auto axis = exact(ellipse.axis);
        const auto offset = inCircle(exact, point - exact(ellipse.centre) * weight, ellipse);
        const auto limit = exact(ellipse.radiusX) * exact(ellipse.radiusY) * dot(axis, axis) * weight;
        return dot(offset, offset) - limit * limit;
    });
}

/// Whether a way leads out of an ellipse (1) or in (-1) at a place of its curve.
template <class Place, class Direction>
int wayOut(const Place &place, const Direction &direction, const Ellipse &ellipse)
{
    return exactSign([&](auto exact) {
        const auto [point, weight] = place(exact);
        return dot(inCircle(exact, point - exact(ellipse.centre) * weight, ellipse),
                   inCircle(exact, direction(exact), ellipse))
            * weight;
    });
}

/// How far a place lies beyond the half sizes of a box, times the axis' length and the weight's magnitude.
template <class Number>
ExactVector<Number> excess(const NumberMaker<Number> &exact, const Weighted<Number> &place, const Obb &box)
{
    const auto axis = exact(box.axis);
    const auto offset = place.point - exact(box.centre) * place.weight;
    const auto scale = dot(axis, axis) * abs(place.weight);
    return {abs(dot(offset, axis)) - abs(exact(box.halfWidth)) * scale,
            abs(cross(axis, offset)) - abs(exact(box.halfHeight)) * scale};
}

template <class Place> bool isBeside(const Place &place, const Obb &box)
{
    return exactSign([&](auto exact) { return excess(exact, place(exact), box).x; }) > 0;
}

template <class Place> bool isAbove(const Place &place, const Obb &box)
{
    return exactSign([&](auto exact) { return excess(exact, place(exact), box).y; }) > 0;
}

template <class Place> int sideOfPlace(const Place &place, const RoundedBox &box)
{
    const bool beside = isBeside(place, box.core), above = isAbove(place, box.core);
    if (!beside && !above)
        return -1;
    return exactSign([&](auto exact) {
        const auto where = place(exact);
        const auto [x, y] = excess(exact, where, box.core);
        const auto axis = exact(box.core.axis);
        const auto limit = exact(box.radius) * exact(box.radius) * dot(axis, axis) * where.weight * where.weight;
        return (beside ? x * x : exact(0)) + (above ? y * y : exact(0)) - limit;
    });
}

template <class Place, class Direction>
int wayOut(const Place &place, const Direction &direction, const RoundedBox &box)
{
    const bool beside = isBeside(place, box.core), above = isAbove(place, box.core);
    return exactSign([&](auto exact) {
        const auto where = place(exact);
        const auto [x, y] = excess(exact, where, box.core);
        const auto axis = exact(box.core.axis);
        const auto offset = where.point - exact(box.core.centre) * where.weight;
        // The outward normal is (x, y) mirrored to the quadrant of the place: both parts multiplied by both
        // coordinates' magnitudes, so that their signs enter as products.
        const auto along = dot(offset, axis), across = cross(axis, offset);
        const auto outAlong = x * along * dot(direction(exact), axis) * (above ? abs(across) : exact(1));
        const auto outAcross = y * across * cross(axis, direction(exact)) * (beside ? abs(along) : exact(1));
        return ((beside ? outAlong : exact(0)) + (above ? outAcross : exact(0))) * where.weight;
    });
}

/// Where an edge leaves a shape at the last or the first point of its line in it.
struct Leaving
{
    Segment edge;
    bool isLast;
};

using Leavings = QVarLengthArray<Leaving, 16>;

template <class Shape> bool areSame(const Leaving &a, const Leaving &b, const Shape &shape)
{
    const auto place = crossingOf(a.edge, b.edge);
    // Edges on one line have been counted together.
    if (exactSign([&](auto exact) { return place(exact).weight; }) == 0 || sideOfPlace(place, shape) != 0)
        return false;
    return wayOut(place, directionOf(a.edge), shape) == (a.isLast ? 1 : -1)
        && wayOut(place, directionOf(b.edge), shape) == (b.isLast ? 1 : -1);
}

template <class Shape> Leavings leavingsOf(Edges &edges, const Shape &shape)
{
    Leavings leavings;
    anyLine(edges, [&](std::span<const Segment> line) {
        const auto isOutside = [&shape](QPointF point) { return !isInside(point, shape); };
        const auto first =
            std::count_if(line.begin(), line.end(), [&](const auto &edge) { return isOutside(edge.from); });
        const auto last = std::count_if(line.begin(), line.end(), [&](const auto &edge) { return isOutside(edge.to); });
        if (first % 2 != 0)
            leavings.append({line.front(), false});
        if (last % 2 != 0)
            leavings.append({line.front(), true});
        return false;
    });
    return leavings;
}

template <class Shape> bool changesAlongCurve(Edges &edges, const Shape &shape)
{
    const Leavings leavings = leavingsOf(edges, shape);
    return std::any_of(leavings.begin(), leavings.end(), [&](const Leaving &leaving) {
        const auto count = std::count_if(leavings.begin(), leavings.end(), [&](const Leaving &other) {
            return &other == &leaving || areSame(leaving, other, shape);
        });
        return count % 2 != 0;
    });
}

QPointF axisOf(const Ellipse &ellipse)
{
    return ellipse.axis;
}

QPointF axisOf(const RoundedBox &box)
{
    return box.core.axis;
}

/// Whether the region is filled right inside the curve, on the positive side of where a ray along the axis
/// leaves the shape: counts the edges across that ray, and those that lead from its end into the shape
/// there.
template <class Shape> bool isFilledInsideCurve(const Vicinity &vicinity, const Shape &shape)
{
    const auto axis = [&shape](auto exact) { return exact(axisOf(shape)); };
    const auto centre = fixed(centreOf(shape));
    const Line ray(centre, [&](auto exact) { return centre(exact) + axis(exact); });
    bool filled = isFilled(vicinity.edges, vicinity.reference, vicinity.isReferenceFilled, PlaceBeside(centre, axis));
    Stops stops;
    findStops(vicinity.edges, ray, 0, stops);
    for (const Stop &stop : stops) {
        if (!stop.crosses || stop.compare(0, ray) <= 0)
            continue;
        const auto place = [&](auto exact) {
            const auto [numerator, denominator] = stop.fraction(exact, ray);
            return Weighted<std::decay_t<decltype(denominator)>>{centre(exact) * denominator + axis(exact) * numerator,
                                                                 denominator};
        };
        const int side = sideOfPlace(place, shape);
        const bool isForward = ray.turn(stop.edge.to) > 0;
        const Segment way = isForward ? stop.edge : Segment{stop.edge.to, stop.edge.from};
        filled ^= side < 0 || (side == 0 && wayOut(place, directionOf(way), shape) < 0);
    }
    return filled;
}

template <class Shape> bool roundCurveHasPlace(const EdgeGrid &grid, const Shape &shape, bool filled)
{
    const Vicinity vicinity = grid.vicinity(bounds(Primitive(shape)));
    Edges edges = edgesThrough(vicinity, shape);
    return changesAlongCurve(edges, shape) || isFilledInsideCurve(vicinity, shape) == filled;
}

Ellipse asEllipse(const Circle &circle)
{
    return {circle.centre, circle.radius, circle.radius, QPointF(1, 0)};
}

RoundedBox withDirection(const RoundedBox &box)
{
    return {Trammel::withDirection(box.core), box.radius};
}

} // namespace

bool hasPlace(const EdgeGrid &grid, const Obb &box, Extent extent, bool filled)
{
    if (!hasArea(box))
        return thinBoxHasPlace(grid, Trammel::withDirection(box), filled);
    return extent == Extent::Area ? areaHasPlace(grid, box, filled) : outlineHasPlace(grid, box, filled);
}

bool hasPlace(const EdgeGrid &grid, const Circle &circle, Extent extent, bool filled)
{
    if (circle.radius == 0)
        return hasPoint(grid, circle.centre, filled);
    return extent == Extent::Area ? areaHasPlace(grid, circle, filled)
                                  : roundCurveHasPlace(grid, asEllipse(circle), filled);
}

bool hasPlace(const EdgeGrid &grid, const Ellipse &ellipse, Extent extent, bool filled)
{
    if (!hasArea(ellipse))
        return thinBoxHasPlace(grid, asSegment(ellipse), filled);
    return extent == Extent::Area ? areaHasPlace(grid, ellipse, filled) : roundCurveHasPlace(grid, ellipse, filled);
}

bool hasPlace(const EdgeGrid &grid, const RoundedBox &box, Extent extent, bool filled)
{
    if (box.radius == 0)
        return hasPlace(grid, box.core, extent, filled);
    const RoundedBox round = withDirection(box);
    return extent == Extent::Area ? areaHasPlace(grid, round, filled) : roundCurveHasPlace(grid, round, filled);
}

bool isFilledOnCurve(const EdgeGrid &grid, const Obb &box)
{
    return outlineHasPlace(grid, box, true);
}

bool isFilledOnCurve(const EdgeGrid &grid, const Circle &circle)
{
    return isFilledOnCurve(grid, asEllipse(circle));
}

bool isFilledOnCurve(const EdgeGrid &grid, const Ellipse &ellipse)
{
    return isFilledInsideCurve(grid.vicinity(bounds(ellipse)), ellipse);
}

bool isFilledOnCurve(const EdgeGrid &grid, const RoundedBox &box)
{
    if (box.radius == 0)
        return isFilledOnCurve(grid, box.core);
    return isFilledInsideCurve(grid.vicinity(bounds(Primitive(box))), withDirection(box));
}

} // namespace Trammel
