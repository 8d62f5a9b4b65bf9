#include "geometry/numbers/distancesign_p.h"
#include "geometry/pairs/predicates_p.h"

// Whether a rubber band contains a whole primitive: every half-plane that bounds the band must contain it.

namespace Trammel {

namespace {

/// All points p with dot(direction, p - base) >= 0, or > 0 when open. The direction is to - from; for the normal
/// of an edge, this vector is turned by a quarter turn (clockwise on screen).
struct HalfPlane
{
    QPointF base;
    QPointF from;
    QPointF to;
    bool isNormal = true;
    Reading reading = Reading::Closed;

    bool admits(int leastSign) const { return leastSign > 0 || (leastSign == 0 && reading == Reading::Closed); }

    template <class Number> ExactVector<Number> direction(const NumberMaker<Number> &exact) const
    {
        const auto along = exact(to) - exact(from);
        return isNormal ? perpendicular(along) : along;
    }
};

/// Whether test(halfPlane) holds for all half-planes that bound the ring's relative interior (or its closure).
template <class Test> bool allHalfPlanes(const ConvexRing &ring, Reading reading, const Test &test)
{
    const QPointF first = ring[0];
    if (ring.size() == 1) {
        const QPointF origin(0, 0);
        return test(HalfPlane{first, origin, QPointF(1, 0)}) && test(HalfPlane{first, QPointF(1, 0), origin})
            && test(HalfPlane{first, origin, QPointF(0, 1)}) && test(HalfPlane{first, QPointF(0, 1), origin});
    }
    if (ring.size() == 2) {
        const QPointF last = ring[1];
        return test(HalfPlane{first, first, last}) && test(HalfPlane{first, last, first})
            && test(HalfPlane{first, first, last, false, reading})
            && test(HalfPlane{last, last, first, false, reading});
    }
    for (int i = 0; i < ring.size(); ++i) {
        const auto [from, to] = ring.edge(i);
        if (!test(HalfPlane{from, from, to, true, reading}))
            return false;
    }
    return true;
}

// The sign of the least value of dot(direction, p - base) over the points p of a shape.

template <class Number> Number leastOf(const NumberMaker<Number> &exact, const HalfPlane &plane, const Obb &box)
{
    const auto direction = plane.direction(exact);
    const auto axis = exact(box.axis);
    return dot(direction, exact(box.center) - exact(plane.base)) - abs(exact(box.halfWidth)) * abs(dot(direction, axis))
        - abs(exact(box.halfHeight)) * abs(cross(axis, direction));
}

int leastSign(const HalfPlane &plane, const Obb &box)
{
    return exactSign([&](auto exact) { return leastOf(exact, plane, box); });
}

int leastSign(const HalfPlane &plane, const RoundedBox &box)
{
    return signOfRootDifference([&](auto exact) { return leastOf(exact, plane, box.core); },
                                [&](auto exact) {
                                    const auto direction = plane.direction(exact);
                                    return exact(box.radius) * exact(box.radius) * dot(direction, direction);
                                });
}

int leastSign(const HalfPlane &plane, const Ellipse &ellipse)
{
    return signOfRootDifference(
        [&](auto exact) { return dot(plane.direction(exact), exact(ellipse.center) - exact(plane.base)); },
        [&](auto exact) {
            const auto x = exact(ellipse.radiusX) * dot(plane.direction(exact), exact(ellipse.axis));
            const auto y = exact(ellipse.radiusY) * cross(plane.direction(exact), exact(ellipse.axis));
            return x * x + y * y;
        });
}

template <class Shape> bool holdsConvex(const ConvexRing &ring, const Shape &shape, Reading reading)
{
    return allHalfPlanes(ring, reading, [&](const HalfPlane &plane) { return plane.admits(leastSign(plane, shape)); });
}

bool holdsPoints(const ConvexRing &ring, std::span<const QPointF> points, Reading reading)
{
    return std::all_of(points.begin(), points.end(), [&](QPointF point) {
        const Location location = ring.locate(point);
        return location == Location::Inside || (location == Location::Boundary && reading == Reading::Closed);
    });
}

} // namespace

bool holds(const ConvexRing &ring, const Obb &box, Reading reading)
{
    return holdsConvex(ring, box, reading);
}

bool holds(const ConvexRing &ring, const Circle &circle, Reading reading)
{
    return holdsConvex(ring, RoundedBox{Obb{circle.center, 0, 0, QPointF(1, 0)}, circle.radius}, reading);
}

bool holds(const ConvexRing &ring, const Ellipse &ellipse, Reading reading)
{
    return holdsConvex(ring, ellipse, reading);
}

bool holds(const ConvexRing &ring, const RoundedBox &box, Reading reading)
{
    return holdsConvex(ring, box, reading);
}

bool holds(const ConvexRing &ring, const Polyline &polyline, Reading reading)
{
    return !polyline.points.isEmpty() && holdsPoints(ring, polyline.points, reading);
}

bool holds(const ConvexRing &ring, const Polygon &polygon, Reading reading)
{
    bool isEmpty = polygon.outline.isEmpty();
    for (const QList<QPointF> &hole : polygon.holes)
        isEmpty = isEmpty && hole.isEmpty();
    return !isEmpty && holdsPoints(ring, polygon.outline, reading)
        && std::all_of(polygon.holes.begin(), polygon.holes.end(),
                       [&](const QList<QPointF> &hole) { return holdsPoints(ring, hole, reading); });
}

} // namespace Trammel
