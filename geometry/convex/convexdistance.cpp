#include "geometry/convex/convex_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/convex/ellipsedistance_p.h"
#include "geometry/convex/supportfunction_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <limits>

// The distance of two convex sets, or the clearance of one within the curve around the other. Differences that may
// cancel are computed from differences of squares by accurateValue(), so that results are accurate near contact.

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The absolute difference between a vector's length and a number.
template <class Offset, class Radius> double lengthGap(const Offset &offset, const Radius &radius)
{
    const double size = length({accurateValue([&](auto exact) { return offset(exact).x; }),
                                accurateValue([&](auto exact) { return offset(exact).y; })});
    const double reach = accurateValue(radius);
    if (reach == 0)
        return size;
    const double power = accurateValue([&](auto exact) {
        const auto vector = offset(exact);
        return dot(vector, vector) - radius(exact) * radius(exact);
    });
    return std::abs(power) / (size + reach);
}

/// An edge of a hull as a vector, and its length. The length is 0 for an edge so short that its cross products may
/// underflow; the ends of such an edge are measured instead.
struct EdgeLine
{
    QPointF along;
    double length;

    EdgeLine(const ExactCorner &from, const ExactCorner &to)
        : along(accurateValue([&](auto exact) { return to.at(exact).x - from.at(exact).x; }),
                accurateValue([&](auto exact) { return to.at(exact).y - from.at(exact).y; })),
          length(Trammel::length(along) < 1e-75 ? 0 : Trammel::length(along))
    {
    }
};

/// The absolute difference between a point's distance from an edge of a hull and a number.
template <class Radius>
double edgeGap(const ExactCorner &point, const Convex &hull, std::size_t edge, const Radius &radius)
{
    const ExactCorner from = hull.corner(edge), to = hull.corner(hull.following(edge));
    const EdgeLine side(from, to);
    const auto isBehind = [&](const ExactCorner &end, const ExactCorner &other) {
        return side.length == 0
            || exactSign(
                   [&](auto exact) { return dot(other.at(exact) - end.at(exact), point.at(exact) - end.at(exact)); })
            <= 0;
    };
    for (const auto &[end, other] : {std::pair(from, to), std::pair(to, from)}) {
        if (isBehind(end, other))
            return lengthGap([&end = end, &point](auto exact) { return point.at(exact) - end.at(exact); }, radius);
    }
    const auto along = [&](auto exact) { return to.at(exact) - from.at(exact); };
    const auto area = [&](auto exact) { return cross(along(exact), point.at(exact) - from.at(exact)); };
    const double height = std::abs(accurateValue(area)) / side.length, reach = accurateValue(radius);
    if (reach == 0)
        return height;
    const double power = accurateValue([&](auto exact) {
        return area(exact) * area(exact) - radius(exact) * radius(exact) * dot(along(exact), along(exact));
    });
    return std::abs(power) / side.length / side.length / (height + reach);
}

/// A segment has one edge. A point counts as one edge.
std::size_t edgeCount(const Convex &hull)
{
    return hull.size() == 2 ? 1 : hull.size();
}

/// The squared distance of a point from an edge of a hull, rounded. Distances below 1e-150 have no correct digits.
double roundedSquare(QPointF point, std::span<const QPointF> corners, std::size_t edge)
{
    return lengthSquared(vectorFrom({corners[edge], corners[edge + 1 == corners.size() ? 0 : edge + 1]}, point));
}

/// Calls visit(squared distance, corners, i, hull, edge) for all corners and edges of two hulls.
template <class Visit> void forEachCornerAndEdge(const Convex &a, const Convex &b, const Visit &visit)
{
    for (const auto &[corners, hull] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        // The opposite pairing, the single corner against each edge, covers this one.
        if (hull->size() == 1 && corners->size() > 1)
            continue;
        for (std::size_t i = 0; i < corners->size(); ++i) {
            for (std::size_t edge = 0; edge < edgeCount(*hull); ++edge)
                visit(roundedSquare(corners->corners()[i], hull->corners(), edge), *corners, i, *hull, edge);
        }
    }
}

/// The magnitude to which the error of a rounded distance is relative: that of the differences of corners and, if the
/// corners are rounded themselves, of the coordinates.
double roundedSize(const Convex &a, const Convex &b)
{
    const Aabb2 box = a.bounds().united(b.bounds());
    double size = std::max(box.max[0] - box.min[0], box.max[1] - box.min[1]);
    if (a.box() || b.box())
        size += std::max({std::abs(box.min[0]), std::abs(box.min[1]), std::abs(box.max[0]), std::abs(box.max[1])});
    return size;
}

/// The distance of two hulls with radii that are apart. The error of a rounded distance is less than 16 units in the
/// last place of roundedSize(), or of its square over the distance. This is accurate enough for hulls that are not
/// close to each other. Otherwise, the rounded distances select the few pairs of a corner and an edge that are measured
/// accurately.
double hullGap(const Convex &a, const Convex &b)
{
    const double nearest = roundedHullDistance(a, b);
    const double size = roundedSize(a, b), reach = a.radius() + b.radius();
    if (nearest - reach > size / 16 && nearest - reach > 1e-100 && nearest < infinity)
        return nearest - reach;
    // NaN passes the test below as well.
    const double most = nearest + 64 * DBL_EPSILON * size;
    const auto radius = [&](auto exact) { return exact(a.radius()) + exact(b.radius()); };
    double least = infinity;
    forEachCornerAndEdge(a, b,
                         [&](double square, const Convex &own, std::size_t i, const Convex &hull, std::size_t edge) {
                             if (!(std::sqrt(square) > most))
                                 least = std::min(least, edgeGap(own.corner(i), hull, edge, radius));
                         });
    return least;
}

/// The absolute difference between the distance of an ellipse's center from the line of an edge and the extent of the
/// ellipse toward the line. Infinite for an edge of length 0, and if mustBeBeside is set and the point of the ellipse
/// nearest to the line does not project onto the edge.
double ellipseEdgeGap(const Ellipse &ellipse, const Convex &hull, std::size_t edge, bool mustBeBeside)
{
    const ExactCorner from = hull.corner(edge), to = hull.corner(hull.following(edge));
    const auto along = [&](auto exact) { return to.at(exact) - from.at(exact); };
    const auto area = [&](auto exact) { return cross(along(exact), exact(ellipse.center) - from.at(exact)); };
    const EdgeLine side(from, to);
    if (side.length == 0)
        return infinity;
    const double width = ellipse.radiusX * cross(side.along, ellipse.axis),
                 height = ellipse.radiusY * dot(side.along, ellipse.axis);
    const double reach = length({width, height});
    const double apart = accurateValue(area);
    if (mustBeBeside) {
        const QPointF nearest = ellipse.center
            - (ellipse.axis * (ellipse.radiusX * width) + perpendicular(ellipse.axis) * (ellipse.radiusY * height))
                / (apart > 0 ? reach : -reach);
        const double place = dot(nearest - from.point, side.along);
        if (!(place > 0 && place < lengthSquared(side.along)))
            return infinity;
    }
    const double power = accurateValue(
        [&](auto exact) { return area(exact) * area(exact) - squaredReach(exact, along(exact), ellipse); });
    return std::abs(power) / (std::abs(apart) + reach) / side.length;
}

double cornerDistance(const Ellipse &ellipse, const Convex &hull)
{
    double least = infinity;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const ExactCorner corner = hull.corner(i);
        const auto exactly = [&](auto exact) { return corner.at(exact); };
        least = std::min(least, std::abs(nearestOnCurve(exactly, corner.point, ellipse).distance));
    }
    return least;
}

double ellipseGap(const Ellipse &ellipse, const Convex &hull)
{
    double least = cornerDistance(ellipse, hull);
    for (std::size_t edge = 0; hull.size() > 1 && edge < hull.size(); ++edge)
        least = std::min(least, ellipseEdgeGap(ellipse, hull, edge, true));
    return least - hull.radius();
}

/// The distance of sets that are apart. A thin ellipse is replaced by its longer axis.
double gapBetween(const Convex &a, const Convex &b)
{
    if (!a.ellipse() && !b.ellipse())
        return hullGap(a, b);
    for (const auto &[set, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        if (set->ellipse() && isThin(*set->ellipse()))
            return gapBetween(Convex(asSegment(*set->ellipse())), *other);
    }
    if (a.ellipse() && b.ellipse())
        return -leastSupport(a, b, 0, infinity);
    return a.ellipse() ? ellipseGap(*a.ellipse(), b) : ellipseGap(*b.ellipse(), a);
}

/// The clearance of a disc within the curve around a hull with a radius, which contains it.
double discClearance(const Convex &round, const ExactCorner &center, double radius)
{
    const auto lack = [&](auto exact) { return exact(radius) - exact(round.radius()); };
    const auto rest = [&](auto exact) { return -lack(exact); };
    const bool isLarger = radius >= round.radius();
    std::size_t nearest = 0;
    double least = infinity;
    for (std::size_t edge = 0; edge < round.size(); ++edge) {
        const double distance = isLarger ? edgeGap(center, round, edge, lack)
                                         : edgeGap(center, round, edge, [](auto exact) { return exact(0); });
        if (distance < least) {
            least = distance;
            nearest = edge;
        }
    }
    if (isLarger)
        return least;
    return isInHull(center, round) ? least + accurateValue(rest) : edgeGap(center, round, nearest, rest);
}

/// The clearance of a set within the curve around another set, which contains it.
double clearance(const Convex &curve, const Convex &set)
{
    double least = infinity;
    if (set.ellipse() && curve.isStraight()) {
        for (std::size_t edge = 0; edge < curve.size(); ++edge)
            least = std::min(least, ellipseEdgeGap(*set.ellipse(), curve, edge, false));
        return least;
    }
    if (set.ellipse())
        return leastClearance(curve, set);
    // The clearance is least at a corner of the inner set.
    if (curve.ellipse())
        return cornerDistance(*curve.ellipse(), set) - set.radius();
    for (std::size_t i = 0; i < set.size(); ++i)
        least = std::min(least, discClearance(curve, set.corner(i), set.radius()));
    return least;
}

} // namespace

double roundedHullDistance(const Convex &a, const Convex &b)
{
    const Aabb2 box = a.bounds().united(b.bounds());
    if (!(std::max(box.max[0] - box.min[0], box.max[1] - box.min[1]) < 1e150))
        return std::numeric_limits<double>::quiet_NaN();
    double nearest = infinity;
    forEachCornerAndEdge(a, b, [&](double square, const Convex &, std::size_t, const Convex &, std::size_t) {
        nearest = std::min(nearest, square);
    });
    return std::sqrt(nearest);
}

double roundedDistanceFromHull(QPointF point, const Convex &set)
{
    const std::span<const QPointF> corners = set.corners();
    bool isInside = corners.size() > 2;
    double nearest = infinity;
    for (std::size_t edge = 0; edge < corners.size(); ++edge) {
        const QPointF from = corners[edge], to = corners[set.following(edge)];
        // The rounded corners of a tiny box may coincide, and then no point is inside.
        isInside = isInside && cross(to - from, point - from) > 0;
        nearest = std::min(nearest, roundedSquare(point, corners, edge));
    }
    return isInside ? 0 : std::sqrt(nearest);
}

double distanceApart(const Convex &a, const Convex &b)
{
    return std::max(gapBetween(a, b), std::numeric_limits<double>::denorm_min());
}

double distance(const Convex &a, const Convex &b)
{
    const auto positive = [](double value) { return std::max(value, std::numeric_limits<double>::denorm_min()); };
    if (a.bounds().overlaps(b.bounds())) {
        if (a.isCurve() && containment(a, b) == Containment::Inside)
            return positive(clearance(a, b));
        if (b.isCurve() && containment(b, a) == Containment::Inside)
            return positive(clearance(b, a));
        if (meet(a, b, Reading::Closed))
            return 0;
    }
    return distanceApart(a, b);
}

} // namespace Trammel
