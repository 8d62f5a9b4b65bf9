#include "geometry/base/edges_p.h"
#include "geometry/convex/pointside_p.h"
#include "geometry/region/linewalk_p.h"
#include "geometry/region/region_p.h"

#include <algorithm>

// Coverage of the outlines of ellipses and rounded boxes by a region. Just inside such an outline, the region's
// filling changes where an odd number of edges leave the shape at one point.

namespace Trammel {

namespace {

/// The crossing of the lines of two edges, which must not be parallel.
auto crossingOf(const Segment &a, const Segment &b)
{
    return [a, b](auto exact) {
        return crossingOf(exact(a.from), exact(a.to) - exact(a.from), exact(b.from), exact(b.to) - exact(b.from));
    };
}

auto directionOf(const Segment &edge)
{
    return [edge](auto exact) { return exact(edge.to) - exact(edge.from); };
}

/// 1 if a direction leads out of an ellipse at a point of its outline, -1 if it leads into the ellipse, 0 if it is
/// tangent.
template <class Place, class Direction>
int wayOut(const Place &place, const Direction &direction, const Ellipse &ellipse)
{
    return exactSign([&](auto exact) {
        const auto [point, weight] = place(exact);
        return dot(inCircleFrame(exact, point - exact(ellipse.center) * weight, ellipse),
                   inCircleFrame(exact, direction(exact), ellipse))
            * weight;
    });
}

template <class Place, class Direction>
int wayOut(const Place &place, const Direction &direction, const RoundedBox &box)
{
    const ExcessSigns signs(place, box.core);
    const bool beside = signs.x > 0, above = signs.y > 0;
    return exactSign([&](auto exact) {
        const auto where = place(exact);
        const auto [x, y] = excess(exact, where, box.core);
        const auto axis = exact(box.core.axis);
        const auto offset = where.point - exact(box.core.center) * where.weight;
        // The outward normal is (x, y), mirrored into the quadrant of the point. The terms of its dot product with
        // the direction are multiplied by |along| and |across|, so that the signs of along and across enter as
        // products.
        const auto along = dot(offset, axis), across = cross(axis, offset);
        const auto outAlong = x * along * dot(direction(exact), axis) * (above ? abs(across) : exact(1));
        const auto outAcross = y * across * cross(axis, direction(exact)) * (beside ? abs(along) : exact(1));
        return ((beside ? outAlong : exact(0)) + (above ? outAcross : exact(0))) * where.weight;
    });
}

/// A point at which an edge leaves a shape: the first or the last point of the edge's line in the shape.
struct Leaving
{
    Segment edge;
    bool isLast;
};

using Leavings = QVarLengthArray<Leaving, 16>;

/// A corner of a box: the center plus multiples of the half sizes along the axis and across it.
auto cornerOf(const Obb &box, int along, int across)
{
    return [box, along, across](auto exact) {
        const auto axis = exact(box.axis);
        return exact(box.center) + axis * exact(box.halfWidth * along)
            + perpendicular(axis) * exact(box.halfHeight * across);
    };
}

template <class Shape> bool areSame(const Leaving &a, const Leaving &b, const Shape &shape)
{
    const auto place = crossingOf(a.edge, b.edge);
    // Edges on one line are already counted together.
    if (exactSign([&](auto exact) { return place(exact).weight; }) == 0 || sideOf(place, shape) != 0)
        return false;
    return wayOut(place, directionOf(a.edge), shape) == (a.isLast ? 1 : -1)
        && wayOut(place, directionOf(b.edge), shape) == (b.isLast ? 1 : -1);
}

template <class Shape> Leavings leavingsOf(CrossingEdges edges, const Shape &shape)
{
    Leavings leavings;
    anyLine(edges, [&](std::span<const Segment> line) {
        const auto isOutside = [&shape](QPointF point) { return sideOf(fixed(point), shape) >= 0; };
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

/// Whether the filling just inside the outline changes at a leaving: an odd number of edges leave the shape at its
/// point.
template <class Shape> bool changesFilling(const Leaving &leaving, const Leavings &leavings, const Shape &shape)
{
    const auto count = std::count_if(leavings.begin(), leavings.end(), [&](const Leaving &other) {
        return &other == &leaving || areSame(leaving, other, shape);
    });
    return count % 2 != 0;
}

template <class Shape> bool changesAlongCurve(const Leavings &leavings, const Shape &shape)
{
    return std::any_of(leavings.begin(), leavings.end(),
                       [&](const Leaving &leaving) { return changesFilling(leaving, leavings, shape); });
}

/// Whether the region is filled just inside the outline, next to the point where a ray from a point in the shape
/// leaves the shape, on the positive side of the ray. Counts the edges that cross the ray inside the shape, and those
/// that lead into the shape from the end of the ray.
template <class Shape, class Origin, class Direction>
bool isFilledInsideCurve(const Vicinity &vicinity, const Shape &shape, const Origin &origin, const Direction &direction)
{
    const Line ray(origin, [&](auto exact) { return origin(exact) + direction(exact); });
    bool filled =
        isFilled(vicinity.edges, vicinity.reference, vicinity.isReferenceFilled, PlaceBeside(origin, direction));
    Stops stops;
    findStops(vicinity.edges, ray, 0, stops);
    for (const Stop &stop : stops) {
        if (!stop.crosses || stop.compare(0, ray) <= 0)
            continue;
        const auto place = [&](auto exact) {
            const auto [numerator, denominator] = stop.fraction(exact, ray);
            return Weighted<std::decay_t<decltype(denominator)>>{
                origin(exact) * denominator + direction(exact) * numerator, denominator};
        };
        const int side = sideOf(place, shape);
        const bool isForward = ray.turn(stop.edge.to) > 0;
        const Segment way = isForward ? stop.edge : Segment{stop.edge.to, stop.edge.from};
        filled ^= side < 0 || (side == 0 && wayOut(place, directionOf(way), shape) < 0);
    }
    return filled;
}

/// As isFilledInsideCurve() above, for the ray from the center along the axis.
bool isFilledInsideCurve(const Vicinity &vicinity, const Ellipse &ellipse)
{
    return isFilledInsideCurve(vicinity, ellipse, fixed(ellipse.center), fixed(ellipse.axis));
}

bool isFilledInsideCurve(const Vicinity &vicinity, const RoundedBox &box)
{
    return isFilledInsideCurve(vicinity, box, fixed(box.core.center), fixed(box.core.axis));
}

/// A straight side of a rounded box, directed clockwise. It is parallel to a side of the core, from first() to
/// last(), and lies outside it by the radius. The ends of the straight side are irrational, but an edge of the region
/// along the side gives its line.
class StraightSide
{
public:
    StraightSide() = default;
    StraightSide(const RoundedBox &box, int turn) : m_box(box), m_turn(turn) { }

    bool hasLength() const { return (m_turn % 2 == 0 ? m_box.core.halfWidth : m_box.core.halfHeight) != 0; }
    auto first() const
    {
        const bool isFar = m_turn == 1 || m_turn == 2;
        return cornerOf(m_box.core, isFar ? 1 : -1, m_turn < 2 ? -1 : 1);
    }
    auto last() const { return StraightSide(m_box, (m_turn + 1) % 4).first(); }
    auto direction() const
    {
        return [axis = turned(m_box.core.axis, m_turn)](auto exact) { return exact(axis); };
    }
    auto outward() const
    {
        return [axis = turned(m_box.core.axis, m_turn + 3)](auto exact) { return exact(axis); };
    }

    /// An edge of the region on the line of the side, in the direction of the side; nothing if there is none.
    std::optional<Segment> edgeAlong(const Vicinity &vicinity) const
    {
        for (const Segment &edge : vicinity.edges) {
            const auto way = [&](auto exact) { return exact(edge.to) - exact(edge.from); };
            const int forward = exactSign([&](auto exact) { return dot(direction()(exact), way(exact)); });
            if (forward != 0 && exactSign([&](auto exact) { return cross(direction()(exact), way(exact)); }) == 0
                && isOnLine(edge.from))
                return forward > 0 ? edge : Segment{edge.to, edge.from};
        }
        return std::nullopt;
    }

private:
    static QPointF turned(QPointF axis, int quarters)
    {
        for (int i = 0; i < quarters % 4; ++i)
            axis = perpendicular(axis);
        return axis;
    }

    bool isOnLine(QPointF point) const
    {
        const auto depth = [&](auto exact) { return cross(direction()(exact), exact(point) - first()(exact)); };
        return exactSign(depth) < 0
            && exactSign([&](auto exact) {
                   const auto radius = exact(m_box.radius), along = depth(exact);
                   const auto axis = exact(m_box.core.axis);
                   return along * along - radius * radius * dot(axis, axis);
               })
            == 0;
    }

    RoundedBox m_box;
    int m_turn = 0;
};

/// A straight side, and an edge of the region on its line.
struct LinedSide
{
    StraightSide side;
    Segment edge;
};

using LinedSides = QVarLengthArray<LinedSide, 4>;

LinedSides linedSides(const Vicinity &vicinity, const RoundedBox &box)
{
    LinedSides sides;
    for (int turn = 0; turn < 4; ++turn) {
        const StraightSide side(box, turn);
        if (const std::optional<Segment> edge = side.edgeAlong(vicinity))
            sides.append({side, *edge});
    }
    return sides;
}

/// Whether an edge leaves the box at a point of the side, ends included.
bool isOn(const LinedSide &lined, const Leaving &leaving, const RoundedBox &box)
{
    const auto place = crossingOf(leaving.edge, lined.edge);
    return exactSign([&](auto exact) { return place(exact).weight; }) != 0 && sideOf(place, box) == 0
        && wayOut(place, directionOf(leaving.edge), box) == (leaving.isLast ? 1 : -1);
}

/// Compares a stop on a line with a corner of a box, along the line: -1 before it, 0 beside it, 1 after it.
template <class Own, class Corner> int compareAcross(const Stop &stop, const Own &line, const Corner &corner)
{
    return exactSign([&](auto exact) {
        const auto [numerator, denominator] = stop.fraction(exact, line);
        const auto along = line.along(exact);
        return (numerator * dot(along, along) - denominator * dot(along, corner(exact) - line.from(exact)))
            * denominator;
    });
}

/// Whether some piece of a straight side lies on no edge and has the given filling.
bool sideHasPlace(const Vicinity &vicinity, const LinedSide &lined, const RoundedBox &box, bool filled)
{
    const StraightSide &side = lined.side;
    if (!side.hasLength())
        return false;
    const Line line(fixed(lined.edge.from), fixed(lined.edge.to));
    std::array isFilled{isFilledInsideCurve(vicinity, box, side.first(), side.outward())};
    Stops stops;
    findStops(vicinity.edges, line, 0, stops);
    return walkStops(
        line, stops, isFilled, [&](const Stop &stop) { return compareAcross(stop, line, side.first()); },
        [&](const Stop &stop) { return compareAcross(stop, line, side.last()); },
        [filled](const auto &fill, const auto &cover) { return cover[0] == 0 && fill[0] == filled; });
}

/// As roundCurveHasPlace(), if the region has edges on the lines of some sides. If the filling changes only on these
/// sides, it is constant along each of the four arcs.
bool linedCurveHasPlace(const Vicinity &vicinity, const RoundedBox &box, const Leavings &leavings,
                        const LinedSides &lined, bool filled)
{
    const auto changesElsewhere = [&](const Leaving &leaving) {
        return std::none_of(lined.begin(), lined.end(), [&](const LinedSide &side) { return isOn(side, leaving, box); })
            && changesFilling(leaving, leavings, box);
    };
    if (std::any_of(leavings.begin(), leavings.end(), changesElsewhere))
        return true;
    for (int turn = 0; turn < 4; ++turn) {
        const StraightSide side(box, turn);
        if (isFilledInsideCurve(vicinity, box, side.last(), side.outward()) == filled)
            return true;
    }
    return std::any_of(lined.begin(), lined.end(),
                       [&](const LinedSide &side) { return sideHasPlace(vicinity, side, box, filled); });
}

} // namespace

bool roundCurveHasPlace(const EdgeGrid &grid, const Ellipse &ellipse, bool filled)
{
    const Convex set(ellipse);
    const Vicinity vicinity = grid.vicinity(set.bounds());
    return changesAlongCurve(leavingsOf(edgesThrough(vicinity, set), ellipse), ellipse)
        || isFilledInsideCurve(vicinity, ellipse) == filled;
}

bool roundCurveHasPlace(const EdgeGrid &grid, const RoundedBox &box, bool filled)
{
    const Convex set(box);
    const Vicinity vicinity = grid.vicinity(set.bounds());
    const Leavings leavings = leavingsOf(edgesThrough(vicinity, set), box);
    const LinedSides lined = linedSides(vicinity, box);
    if (!lined.isEmpty())
        return linedCurveHasPlace(vicinity, box, leavings, lined, filled);
    return changesAlongCurve(leavings, box) || isFilledInsideCurve(vicinity, box) == filled;
}

bool isFilledOnCurve(const EdgeGrid &grid, const Ellipse &ellipse)
{
    return isFilledInsideCurve(grid.vicinity(bounds(ellipse)), ellipse);
}

bool isFilledOnCurve(const EdgeGrid &grid, const RoundedBox &box)
{
    return isFilledInsideCurve(grid.vicinity(bounds(Primitive(box))), box);
}

} // namespace Trammel
