#include <trammel/geometry/boundingvolumes.h>

#include "geometry/convex/convex_p.h"
#include "geometry/convex/pointside_p.h"
#include "geometry/numbers/orientation_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <random>

namespace Trammel {

namespace {

/// The hull's corners scaled by a power of two to coordinates of about one, so that computations neither
/// overflow nor underflow. Only differences of corners are used, since they lose no precision far from the
/// origin.
class Frame
{
public:
    explicit Frame(const QList<QPointF> &hull) : m_corners(hull)
    {
        double largest = 0;
        for (QPointF corner : hull)
            largest = std::max({largest, std::abs(corner.x()), std::abs(corner.y())});
        m_exponent = largest > 0 ? -std::ilogb(largest) : 0;
        for (QPointF &corner : m_corners)
            corner = scaled(corner, m_exponent);
    }

    const QList<QPointF> &corners() const { return m_corners; }
    /// The point at an offset from the first corner, in the original coordinates.
    QPointF outside(QPointF offset) const { return scaled(m_corners.front() + offset, -m_exponent); }

private:
    QList<QPointF> m_corners;
    int m_exponent = 0;
};

/// The points without those strictly inside the ring of the extreme points in eight directions (S. G. Akl, G. T.
/// Toussaint). Rounding may select other points for the ring, but this loses no corner of the hull: a point clockwise
/// of all edges of a closed chain lies inside the chain's hull.
QList<QPointF> outerPoints(std::span<const QPointF> points)
{
    // The extreme points along x, y, x + y and x - y.
    std::array<QPointF, 4> lowest, highest;
    std::array<double, 4> low, high;
    low.fill(HUGE_VAL);
    high.fill(-HUGE_VAL);
    lowest.fill(points.front());
    highest.fill(points.front());
    for (QPointF point : points) {
        const std::array places{point.x(), point.y(), point.x() + point.y(), point.x() - point.y()};
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] < low[i]) {
                low[i] = places[i];
                lowest[i] = point;
            }
            if (places[i] > high[i]) {
                high[i] = places[i];
                highest[i] = point;
            }
        }
    }
    std::array ring{lowest[0], lowest[2], lowest[1], highest[3], highest[0], highest[2], highest[1], lowest[3]};
    const auto end = std::unique(ring.begin(), ring.end(), same);
    const std::span<const QPointF> chain(ring.begin(), same(ring.front(), end[-1]) ? end - 1 : end);
    const auto isInRing = [chain](QPointF point) {
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (quickOrientation(chain[i], chain[i + 1 == chain.size() ? 0 : i + 1], point) <= 0)
                return false;
        }
        return chain.size() > 2;
    };
    // Most points need no ring test: around a point between these four bounds, each quadrant holds an extreme
    // point.
    const double left = std::max(lowest[2].x(), lowest[3].x()), right = std::min(highest[2].x(), highest[3].x());
    const double top = std::max(lowest[2].y(), highest[3].y()), bottom = std::min(highest[2].y(), lowest[3].y());
    QList<QPointF> outer;
    for (QPointF point : points) {
        const bool isBetween = left < point.x() && point.x() < right && top < point.y() && point.y() < bottom;
        if (!isBetween && !isInRing(point))
            outer.append(point);
    }
    return outer;
}

bool holds(const Circle &circle, QPointF point)
{
    return lengthSquared(point - circle.center) <= circle.radius * circle.radius * (1 + 1e-14);
}

Circle circleOver(QPointF a, QPointF b)
{
    return {(a + b) / 2, length(b - a) / 2};
}

Circle circleThrough(QPointF a, QPointF b, QPointF c)
{
    const QPointF ab = b - a, ac = c - a;
    const double area = 2 * cross(ab, ac);
    const QPointF offset = (perpendicular(ac) * -lengthSquared(ab) + perpendicular(ab) * lengthSquared(ac)) / area;
    if (isFinite(offset))
        return {a + offset, length(offset)};
    // The points are collinear up to rounding: the circle over the two farthest ones.
    return std::max({circleOver(a, b), circleOver(b, c), circleOver(a, c)},
                    [](const Circle &p, const Circle &q) { return p.radius < q.radius; });
}

/// The smallest circle about points, up to rounding.
Circle circleAbout(std::span<const QPointF> points)
{
    Circle circle{points[0], 0};
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (holds(circle, points[i]))
            continue;
        circle = {points[i], 0};
        for (std::size_t j = 0; j < i; ++j) {
            if (holds(circle, points[j]))
                continue;
            circle = circleOver(points[i], points[j]);
            for (std::size_t k = 0; k < j; ++k) {
                if (!holds(circle, points[k]))
                    circle = circleThrough(points[i], points[j], points[k]);
            }
        }
    }
    return circle;
}

/// The direction of the edge along which the box about a hull has the least area. The corners farthest forward,
/// across and back advance around the hull with the edge.
QPointF leastAreaAxis(const QList<QPointF> &hull)
{
    const qsizetype count = hull.size();
    const auto at = [&](qsizetype i) { return hull[i % count]; };
    QPointF best(1, 0);
    double least = std::numeric_limits<double>::infinity();
    qsizetype front = 0, far = 0, back = 0;
    for (qsizetype i = 0; i < count; ++i) {
        const std::optional<QPointF> along = normalized(at(i + 1) - at(i));
        if (!along)
            continue;
        const auto advance = [&](qsizetype &corner, QPointF direction) {
            while (dot(at(corner + 1) - at(corner), direction) > 0 && corner < i + 2 * count)
                ++corner;
        };
        advance(front = std::max(front, i), *along);
        advance(far = std::max(far, front), perpendicular(*along));
        advance(back = std::max(back, far), -*along);
        const double area = dot(at(front) - at(back), *along) * cross(*along, at(far) - at(i));
        if (area < least) {
            least = area;
            best = *along;
        }
    }
    return best;
}

/// The axis in [0, 90) degrees among the four axes of a box that differ by quarter turns.
QPointF inFirstQuadrant(QPointF axis)
{
    while (!(axis.x() > 0 && axis.y() >= 0))
        axis = perpendicular(axis);
    return {axis.x(), axis.y() + 0.0};
}

/// The half size, increased if needed so that a box extends to a point along one of its axes: |dot(point - center,
/// direction)| <= half * |direction|^2, exactly.
double halfSizeFor(QPointF point, QPointF center, QPointF direction, double half)
{
    const auto place = [&](auto exact) { return abs(dot(exact(point) - exact(center), exact(direction))); };
    const auto square = [&](auto exact) { return dot(exact(direction), exact(direction)); };
    const auto isShort = [&] {
        return exactSign([&](auto exact) { return place(exact) - exact(half) * square(exact); }) > 0;
    };
    if (isShort())
        half = std::max(half, accurateValue(place) / lengthSquared(direction));
    while (isShort() && std::isfinite(half))
        half = std::nextafter(half, HUGE_VAL);
    return half;
}

} // namespace

QList<QPointF> convexHull(std::span<const QPointF> points)
{
    if (!std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); }))
        return {};
    QList<QPointF> sorted = points.size() < 16 ? QList<QPointF>(points.begin(), points.end()) : outerPoints(points);
    std::sort(sorted.begin(), sorted.end(),
              [](QPointF a, QPointF b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
    sorted.erase(std::unique(sorted.begin(), sorted.end(), same), sorted.end());
    if (sorted.size() < 3)
        return sorted;

    QList<QPointF> hull;
    hull.reserve(sorted.size() + 1);
    const auto extend = [&hull](QPointF point, qsizetype least) {
        while (hull.size() > least && quickOrientation(hull[hull.size() - 2], hull.last(), point) <= 0)
            hull.removeLast();
        hull.append(point);
    };
    for (QPointF point : std::as_const(sorted))
        extend(point, 1);
    const qsizetype there = hull.size();
    for (qsizetype i = sorted.size() - 2; i >= 0; --i)
        extend(sorted[i], there);
    hull.removeLast();
    return hull;
}

std::optional<Circle> smallestCircle(std::span<const QPointF> points)
{
    const QList<QPointF> hull = convexHull(points);
    if (hull.isEmpty())
        return std::nullopt;
    if (hull.size() == 1)
        return Circle{hull[0], 0};
    const Frame frame(hull);
    QList<QPointF> offsets;
    offsets.reserve(hull.size());
    for (QPointF corner : frame.corners())
        offsets.append(corner - frame.corners().front());
    // A random order makes the loops about linear for any input. The fixed seed makes the result reproducible.
    std::shuffle(offsets.begin(), offsets.end(), std::minstd_rand(1));
    Circle circle{frame.outside(circleAbout(offsets).center), 0};
    double farthest = 0;
    for (QPointF corner : hull)
        farthest = std::max(farthest, length(corner - circle.center));
    // The margin exceeds the error of length(), so the search starts below the least radius and ends at it.
    circle.radius = farthest * (1 - 2 * DBL_EPSILON);
    for (QPointF corner : hull) {
        while (std::isfinite(circle.radius) && sideOf(fixed(corner), circle) > 0)
            circle.radius = std::nextafter(circle.radius, HUGE_VAL);
    }
    return isFinite(Primitive(circle)) ? std::optional(circle) : std::nullopt;
}

std::optional<Obb> leastAreaBox(std::span<const QPointF> points)
{
    const QList<QPointF> hull = convexHull(points);
    if (hull.isEmpty())
        return std::nullopt;
    if (hull.size() == 1)
        return Obb{hull[0], 0, 0, {1, 0}};
    const Frame frame(hull);
    const QPointF axis = inFirstQuadrant(leastAreaAxis(frame.corners()));
    Aabb2 turned;
    for (QPointF corner : frame.corners())
        turned.include(unrotated(corner - frame.corners().front(), axis));
    const auto [x, y] = turned.center();
    Obb box{frame.outside(rotated({x, y}, axis)), 0, 0, axis};
    for (QPointF corner : hull) {
        box.halfWidth = halfSizeFor(corner, box.center, axis, box.halfWidth);
        box.halfHeight = halfSizeFor(corner, box.center, perpendicular(axis), box.halfHeight);
    }
    return isFinite(Primitive(box)) ? std::optional(box) : std::nullopt;
}

bool contains(const Circle &circle, QPointF point, Reading reading)
{
    return contains(circle, Circle{point, 0}, reading);
}

bool contains(const Circle &circle, const Circle &other, Reading reading)
{
    const double radius = std::abs(circle.radius), inner = std::abs(other.radius);
    if (!isFinite(Primitive(circle)) || !isFinite(Primitive(other)) || inner > radius)
        return false;
    const int side = exactSign([&](auto exact) {
        const auto offset = exact(other.center) - exact(circle.center);
        const auto room = exact(radius) - exact(inner);
        return dot(offset, offset) - room * room;
    });
    return side < 0 || (side == 0 && (reading == Reading::Closed || radius == 0));
}

bool contains(const Obb &box, QPointF point, Reading reading)
{
    return isFinite(box) && isFinite(point) && isMet(containment(Convex(box), Convex(point)), reading);
}

bool contains(const Obb &box, const Obb &other, Reading reading)
{
    return isFinite(box) && isFinite(other) && isMet(containment(Convex(box), Convex(other)), reading);
}

} // namespace Trammel
