#include "geometry/pairs/predicates_p.h"

#include <trammel/geometry/vector.h>

// Tests of a rubber band against the convex kinds: boxes, circles, ellipses and rounded boxes.

namespace Trammel {

namespace {

/// The least and the greatest of several signs.
struct Signs
{
    int least = 2;
    int most = -2;

    void include(int sign)
    {
        least = std::min(least, sign);
        most = std::max(most, sign);
    }
    bool areZero() const { return least == 0 && most == 0; }
};

/// Whether the projections of two sets on an axis are disjoint. The signs in overLower are those of one
/// projection's points minus the lower end of the other projection; the signs in overUpper are those minus its
/// upper end.
bool areApart(const Signs &overLower, const Signs &overUpper, Reading reading)
{
    if (reading == Reading::Closed)
        return overLower.most < 0 || overUpper.least > 0;
    // Relative interiors meet if the projections overlap, or if both are the same point.
    return !(overLower.most > 0 && overUpper.least < 0) && !(overLower.areZero() && overUpper.areZero());
}

/// A box's half size and a point's coordinate, along the box's axis or across it, times the axis' squared length.
template <class Number> Number halfAlong(const NumberMaker<Number> &exact, const Obb &box, bool across)
{
    const auto axis = exact(box.axis);
    return abs(exact(across ? box.halfHeight : box.halfWidth)) * dot(axis, axis);
}

template <class Number> Number placeAlong(const NumberMaker<Number> &exact, QPointF point, const Obb &box, bool across)
{
    const auto offset = exact(point) - exact(box.center);
    return across ? cross(exact(box.axis), offset) : dot(exact(box.axis), offset);
}

/// Whether the box's own axis separates the sets, or, if across is true, the axis perpendicular to it.
bool isSeparatedByBox(const ConvexRing &ring, const Obb &box, bool across, Reading reading)
{
    const NumberMaker<Filtered> estimate;
    const Filtered half = halfAlong(estimate, box, across);
    const int touch = reading == Reading::Closed ? -1 : 0;
    Signs overLower, overUpper;
    for (QPointF point : ring) {
        const Filtered place = placeAlong(estimate, point, box, across);
        overLower.include(exactSign(place + half, [&](auto exact) {
            return placeAlong(exact, point, box, across) + halfAlong(exact, box, across);
        }));
        overUpper.include(exactSign(place - half, [&](auto exact) {
            return placeAlong(exact, point, box, across) - halfAlong(exact, box, across);
        }));
        if (overLower.most > touch && overUpper.least < -touch)
            return false;
    }
    return areApart(overLower, overUpper, reading);
}

/// The greatest (end = 1) or least (end = -1) signed distance of a box from a line, times the edge's length.
template <class Number>
Number reach(const NumberMaker<Number> &exact, const ExactVector<Number> &along, QPointF base, const Obb &box, int end)
{
    const auto axis = exact(box.axis);
    const auto half =
        abs(exact(box.halfWidth)) * abs(cross(along, axis)) + abs(exact(box.halfHeight)) * abs(dot(along, axis));
    return cross(along, exact(box.center) - exact(base)) + half * exact(end);
}

bool isSeparatedByEdge(const Segment &edge, bool ringHasArea, const Obb &box, Reading reading)
{
    const auto sign = [&](int end) {
        return exactSign(
            [&](auto exact) { return reach(exact, exact(edge.to) - exact(edge.from), edge.from, box, end); });
    };
    if (ringHasArea)
        return sign(1) < (reading == Reading::Closed ? 0 : 1);
    Signs overLower, overUpper;
    overLower.include(sign(1));
    overUpper.include(sign(-1));
    return areApart(overLower, overUpper, reading);
}

// A shape with an area has inner points near its center. If the center lies in the closed ring, the two meet in
// both readings.

bool areaMeets(const ConvexRing &ring, const Obb &box, Reading reading)
{
    if (hasArea(box) && ring.locate(box.center) != Location::Outside)
        return true;
    if (isSeparatedByBox(ring, box, false, reading) || isSeparatedByBox(ring, box, true, reading))
        return false;
    for (int i = 0; ring.size() > 1 && i < ring.edgeCount(); ++i) {
        if (isSeparatedByEdge(ring.edge(i), ring.hasArea(), box, reading))
            return false;
    }
    return true;
}

/// The sign of the distance of a point from a segment, minus a radius. The point is a polynomial.
template <class Point> int distanceSign(const Point &point, const Segment &segment, double radius)
{
    const auto fromEnd = [&](QPointF end) {
        return exactSign([&](auto exact) {
            const auto offset = point(exact) - exact(end);
            return dot(offset, offset) - exact(radius) * exact(radius);
        });
    };
    const auto isBehind = [&](QPointF end, QPointF other) {
        return exactSign([&](auto exact) { return dot(exact(other) - exact(end), point(exact) - exact(end)); }) <= 0;
    };
    if (isBehind(segment.from, segment.to))
        return fromEnd(segment.from);
    if (isBehind(segment.to, segment.from))
        return fromEnd(segment.to);
    return exactSign([&](auto exact) {
        const auto along = exact(segment.to) - exact(segment.from);
        const auto area = cross(along, point(exact) - exact(segment.from));
        return area * area - exact(radius) * exact(radius) * dot(along, along);
    });
}

/// Whether round shapes meet, given the sign of their distance minus the radius.
bool isNear(int sign, Reading reading)
{
    return sign < 0 || (sign == 0 && reading == Reading::Closed);
}

template <class Test> bool anyEdge(const ConvexRing &ring, const Test &test)
{
    for (int i = 0; i < ring.edgeCount(); ++i) {
        if (test(ring.edge(i)))
            return true;
    }
    return false;
}

bool areaMeets(const ConvexRing &ring, const Circle &circle, Reading reading)
{
    if (ring.hasArea() && ring.locate(circle.center) != Location::Outside)
        return true;
    return anyEdge(ring, [&](const Segment &edge) {
        return isNear(distanceSign(fixed(circle.center), edge, circle.radius), reading);
    });
}

/// The sign of the distance of an ellipse's center from a segment, minus one, in the frame in which the ellipse is
/// the unit circle.
int scaledDistanceSign(const Ellipse &ellipse, const Segment &segment)
{
    const auto isBehind = [&](QPointF end, QPointF other) {
        return exactSign([&](auto exact) {
                   const auto axis = exact(ellipse.axis);
                   const auto along = exact(other) - exact(end);
                   const auto offset = exact(ellipse.center) - exact(end);
                   const auto x = exact(ellipse.radiusX), y = exact(ellipse.radiusY);
                   return dot(along, axis) * dot(offset, axis) * y * y
                       + cross(axis, along) * cross(axis, offset) * x * x;
               })
            <= 0;
    };
    if (isBehind(segment.from, segment.to))
        return sideOf(fixed(segment.from), ellipse);
    if (isBehind(segment.to, segment.from))
        return sideOf(fixed(segment.to), ellipse);
    return exactSign([&](auto exact) {
        const auto axis = exact(ellipse.axis);
        const auto along = exact(segment.to) - exact(segment.from);
        const auto area = cross(along, exact(ellipse.center) - exact(segment.from));
        const auto x = exact(ellipse.radiusX) * cross(axis, along);
        const auto y = exact(ellipse.radiusY) * dot(axis, along);
        return area * area - x * x - y * y;
    });
}

bool areaMeets(const ConvexRing &ring, const Ellipse &ellipse, Reading reading)
{
    if (ring.hasArea() && ring.locate(ellipse.center) != Location::Outside)
        return true;
    return anyEdge(ring, [&](const Segment &edge) { return isNear(scaledDistanceSign(ellipse, edge), reading); });
}

bool areaMeets(const ConvexRing &ring, const RoundedBox &box, Reading reading)
{
    if (areaMeets(ring, box.core, Reading::Closed))
        return true;
    // Two disjoint polygons are nearest at a corner of one of them.
    for (QPointF point : ring) {
        if (isNear(sideOf(fixed(point), box), reading))
            return true;
    }
    for (int corner = 0; corner < 4; ++corner) {
        const auto point = [&](auto exact) {
            const auto axis = exact(box.core.axis);
            return exact(box.core.center) + axis * exact((corner & 1) != 0 ? box.core.halfWidth : -box.core.halfWidth)
                + perpendicular(axis) * exact((corner & 2) != 0 ? box.core.halfHeight : -box.core.halfHeight);
        };
        if (anyEdge(ring, [&](const Segment &edge) { return isNear(distanceSign(point, edge, box.radius), reading); }))
            return true;
    }
    return false;
}

// Whether the path from a boundary point toward another point stays in the shape at first.

bool enters(const Obb &box, QPointF from, QPointF to)
{
    const auto leaves = [&](bool across) {
        const int excessSign = exactSign([&](auto exact) {
            const auto beyond = excess(exact, exact(from), box);
            return across ? beyond.y : beyond.x;
        });
        if (excessSign < 0)
            return false;
        return exactSign([&](auto exact) {
                   const auto axis = across ? perpendicular(exact(box.axis)) : exact(box.axis);
                   return dot(exact(from) - exact(box.center), axis) * dot(exact(to) - exact(from), axis);
               })
            > 0;
    };
    return !leaves(false) && !leaves(true);
}

bool enters(const Circle &circle, QPointF from, QPointF to)
{
    return exactSign([&](auto exact) { return dot(exact(from) - exact(circle.center), exact(to) - exact(from)); }) < 0;
}

bool enters(const Ellipse &ellipse, QPointF from, QPointF to)
{
    return exactSign([&](auto exact) {
               const auto axis = exact(ellipse.axis);
               const auto along = exact(to) - exact(from);
               const auto offset = exact(from) - exact(ellipse.center);
               const auto x = exact(ellipse.radiusX), y = exact(ellipse.radiusY);
               return dot(along, axis) * dot(offset, axis) * y * y + cross(axis, along) * cross(axis, offset) * x * x;
           })
        < 0;
}

bool enters(const RoundedBox &box, QPointF from, QPointF to)
{
    const int beside = exactSign([&](auto exact) { return excess(exact, exact(from), box.core).x; });
    const int above = exactSign([&](auto exact) { return excess(exact, exact(from), box.core).y; });
    const auto outwards = [&](auto exact, bool across) {
        const auto axis = across ? perpendicular(exact(box.core.axis)) : exact(box.core.axis);
        return dot(exact(from) - exact(box.core.center), axis) * dot(exact(to) - exact(from), axis);
    };
    if (beside > 0 && above > 0) {
        return exactSign([&](auto exact) {
                   const auto axis = exact(box.core.axis);
                   const auto offset = exact(from) - exact(box.core.center);
                   const auto along = exact(to) - exact(from);
                   const auto [x, y] = excess(exact, exact(from), box.core);
                   // The outward normal is (x, y) mirrored into the quadrant of the point. Both terms are
                   // multiplied by both coordinates' magnitudes, so that the signs enter as products.
                   return x * dot(offset, axis) * dot(along, axis) * abs(cross(axis, offset))
                       + y * cross(axis, offset) * cross(axis, along) * abs(dot(offset, axis));
               })
            < 0;
    }
    // On a straight side, the path must lead inward, or along the side unless it leaves the side at its end.
    const bool across = above > 0;
    const int away = exactSign([&](auto exact) { return outwards(exact, across); });
    if (away != 0)
        return away < 0;
    return (across ? beside : above) < 0 || exactSign([&](auto exact) { return outwards(exact, !across); }) < 0;
}

/// Whether the relative interior of a segment meets the boundary of a shape with an area.
template <class Shape> bool segmentMeetsCurve(const ConvexRing &ring, const Shape &shape)
{
    const auto [from, to] = ring.edge(0);
    const int fromSide = sideOf(fixed(from), shape);
    const int toSide = sideOf(fixed(to), shape);
    if (fromSide <= 0 && toSide <= 0) {
        const auto middle = [from = from, to = to](auto exact) { return (exact(from) + exact(to)) * exact(0.5); };
        return sideOf(middle, shape) == 0;
    }
    if (fromSide > 0 && toSide > 0)
        return areaMeets(ring, shape, Reading::Closed);
    if (fromSide < 0 || toSide < 0)
        return true;
    return fromSide == 0 ? enters(shape, from, to) : enters(shape, to, from);
}

/// For a convex shape with an area. A connected set meets the boundary if it meets the shape and is not inside it.
template <class Shape> bool curveMeets(const ConvexRing &ring, const Shape &shape, Reading reading)
{
    if (reading == Reading::Open && ring.size() == 1)
        return sideOf(fixed(ring[0]), shape) == 0;
    if (reading == Reading::Open && ring.size() == 2)
        return segmentMeetsCurve(ring, shape);
    const int inside = reading == Reading::Closed ? -1 : 0;
    const bool isWithin =
        std::all_of(ring.begin(), ring.end(), [&](QPointF point) { return sideOf(fixed(point), shape) <= inside; });
    return !isWithin && areaMeets(ring, shape, reading);
}

template <class Shape> bool roundMeets(const ConvexRing &ring, const Shape &shape, Extent extent, Reading reading)
{
    return extent == Extent::Area ? areaMeets(ring, shape, reading) : curveMeets(ring, shape, reading);
}

} // namespace

bool meets(const ConvexRing &ring, const Obb &box, Extent extent, Reading reading)
{
    if (extent == Extent::Curve && hasArea(box))
        return curveMeets(ring, box, reading);
    return areaMeets(ring, withDirection(box), reading);
}

bool meets(const ConvexRing &ring, const Circle &circle, Extent extent, Reading reading)
{
    if (circle.radius == 0)
        return areaMeets(ring, Obb{circle.center, 0, 0, QPointF(1, 0)}, reading);
    return roundMeets(ring, circle, extent, reading);
}

bool meets(const ConvexRing &ring, const Ellipse &ellipse, Extent extent, Reading reading)
{
    if (!hasArea(ellipse))
        return areaMeets(ring, asSegment(ellipse), reading);
    return roundMeets(ring, ellipse, extent, reading);
}

bool meets(const ConvexRing &ring, const RoundedBox &box, Extent extent, Reading reading)
{
    if (box.radius == 0)
        return meets(ring, box.core, extent, reading);
    return roundMeets(ring, RoundedBox{withDirection(box.core), box.radius}, extent, reading);
}

} // namespace Trammel
