#include <trammel/geometry/boundingvolumes.h>

#include "geometry/numbers/rounding_p.h"
#include "geometry/numbers/scale_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <vector>

namespace Trammel {

namespace {

/// Points whose bounding box is neither so large nor so small that powers of their differences overflow or underflow.
/// The points of other boxes become offsets from the first point, scaled by a power of two.
class Frame
{
public:
    /// The points must be finite and must not all be the same.
    Frame(std::span<const QPointF> points, const Aabb2 &bounds) : m_base(points.front()), m_points(points)
    {
        const double width = bounds.max[0] - bounds.min[0], height = bounds.max[1] - bounds.min[1];
        const std::optional<int> exponent = exponentToOne(std::max(width, height));
        if (!exponent)
            return;
        m_shrinking = std::min(*exponent, 0);
        m_growth = std::max(*exponent, 0);
        for (QPointF point : points)
            m_offsets.push_back(scaled(scaled(point, m_shrinking) - scaled(m_base, m_shrinking), m_growth));
        m_points = m_offsets;
    }

    std::span<const QPointF> points() const { return m_points; }
    bool isScaled() const { return !m_offsets.empty(); }
    /// A point of the frame in the original coordinates.
    QPointF outside(QPointF point) const
    {
        return isScaled() ? scaled(scaled(m_base, m_shrinking) + scaled(point, -m_growth), -m_shrinking) : point;
    }

private:
    QPointF m_base;
    std::span<const QPointF> m_points;
    std::vector<QPointF> m_offsets;
    /// The exponents of the powers of two that apply before and after the difference is taken.
    int m_shrinking = 0;
    int m_growth = 0;
};

/// A circle by the square of its radius, and the two or three points that determine it.
struct Disc
{
    QPointF center;
    double square = 0;
    QVarLengthArray<QPointF, 3> support;
};

/// The center of the circle through three points; not finite if they are collinear.
QPointF circumcenter(QPointF a, QPointF b, QPointF c)
{
    // The point opposite to the longest side is the origin, since the smallest numbers have the smallest errors.
    const double ab = lengthSquared(b - a), bc = lengthSquared(c - b), ca = lengthSquared(a - c);
    if (ab >= bc && ab >= ca)
        std::swap(a, c);
    else if (ca >= bc)
        std::swap(a, b);
    const QPointF toB = b - a, toC = c - a;
    const double area = 2 * cross(toB, toC);
    return a + (perpendicular(toB) * lengthSquared(toC) - perpendicular(toC) * lengthSquared(toB)) / area;
}

/// The smallest disc about a point outside a disc and the support of the disc. The point lies on its boundary.
Disc grown(const Disc &disc, QPointF point)
{
    QVarLengthArray<QPointF, 3> others;
    for (QPointF other : disc.support)
        others.append(other - point);
    Disc best;
    best.square = HUGE_VAL;
    const auto consider = [&](QPointF center, std::initializer_list<QPointF> support) {
        double square = lengthSquared(center);
        for (QPointF other : others)
            square = std::max(square, lengthSquared(other - center));
        // False for NaN.
        if (square < best.square)
            best = {center, square, support};
    };
    for (qsizetype i = 0; i < others.size(); ++i) {
        consider(others[i] / 2, {point, disc.support[i]});
        for (qsizetype j = 0; j < i; ++j)
            consider(circumcenter({0, 0}, others[i], others[j]), {point, disc.support[i], disc.support[j]});
    }
    best.center += point;
    return best;
}

struct FarthestPoint
{
    QPointF point;
    double square = -1;
};

FarthestPoint farthestFrom(QPointF center, std::span<const QPointF> points)
{
    const Lanes2 middle = lanesOf(center);
    const auto squares = [&](std::size_t i) {
        const auto square = [&](const QPointF &point) {
            const Lanes2 offset = lanesOf(point) - middle;
            return offset * offset;
        };
        const Lanes2 first = square(points[i]), second = square(points[i + 1]);
        return Lanes2::firsts(first, second) + Lanes2::seconds(first, second);
    };
    // The largest square of each block selects the block that is searched for the point.
    constexpr std::size_t BlockSize = 64;
    double most = -1;
    std::size_t start = 0;
    for (std::size_t block = 0; block < points.size(); block += BlockSize) {
        const std::size_t end = std::min(block + BlockSize, points.size());
        Lanes2 largest = Lanes2::all(-1);
        std::size_t i = block;
        for (; i + 4 <= end; i += 4)
            largest = max(largest, max(squares(i), squares(i + 2)));
        double value = max(largest, largest.swapped()).first();
        for (; i < end; ++i)
            value = std::max(value, lengthSquared(points[i] - center));
        if (value > most) {
            most = value;
            start = block;
        }
    }
    const auto found = std::find_if(points.begin() + std::ptrdiff_t(start), points.end(),
                                    [&](QPointF point) { return lengthSquared(point - center) == most; });
    return {*found, most};
}

/// The center of the smallest circle about points, up to rounding, and the squared distance of the farthest point from
/// it. The coordinates must be about one, or at least such that squares neither overflow nor underflow.
Disc smallestDisc(std::span<const QPointF> points, QPointF guess)
{
    const QPointF first = farthestFrom(guess, points).point, second = farthestFrom(first, points).point;
    Disc disc{first, -1, {first}}, best;
    best.square = HUGE_VAL;
    for (Disc next = grown(disc, second); next.square > disc.square;) {
        disc = next;
        const FarthestPoint farthest = farthestFrom(disc.center, points);
        if (farthest.square < best.square)
            best = {disc.center, farthest.square, {}};
        if (farthest.square <= disc.square * (1 + 1e-14))
            break;
        next = grown(disc, farthest.point);
    }
    return best;
}

/// The least radius that is not less than the given one and with which a circle about a center contains a point.
double radiusFor(QPointF point, QPointF center, double radius)
{
    const auto square = [&](auto exact) {
        const auto offset = exact(point) - exact(center);
        return dot(offset, offset);
    };
    const Doubled rounded = square(NumberMaker<Doubled>());
    const auto isOutside = [&] {
        const std::optional<int> sign = (rounded - Doubled(radius) * Doubled(radius)).sign();
        return sign ? *sign > 0 : (square(NumberMaker<Dyadic>()) - Dyadic(radius) * Dyadic(radius)).sign() > 0;
    };
    if (!isOutside())
        return radius;
    // The steps exceed the errors of the square and of length(), so the search starts at the least radius or below it
    // and ends at it. There is no value if the square underflows or overflows.
    const std::optional<double> value = rounded.value(DBL_EPSILON);
    radius =
        std::max(radius, value ? std::nextafter(std::sqrt(*value), 0) : length(point - center) * (1 - 2 * DBL_EPSILON));
    while (std::isfinite(radius) && isOutside())
        radius = std::nextafter(radius, HUGE_VAL);
    return radius;
}

/// The direction of the edge along which the box about a hull has the least area. The corners farthest forward,
/// across and back advance around the hull with the edge.
QPointF leastAreaAxis(std::span<const QPointF> hull)
{
    const std::size_t count = hull.size();
    const auto at = [&](std::size_t i) { return hull[i < count ? i : i < 2 * count ? i - count : i - 2 * count]; };
    QPointF best(1, 0);
    double least = HUGE_VAL;
    std::size_t front = 0, far = 0, back = 0;
    for (std::size_t i = 0; i < count; ++i) {
        QPointF along = at(i + 1) - at(i);
        double square = lengthSquared(along);
        if (square < 1e-200) {
            along = normalized(along).value_or(QPointF(1, 0));
            square = 1;
        }
        const auto advance = [&](std::size_t &corner, QPointF direction) {
            while (corner + 1 < 3 * count && dot(at(corner + 1) - at(corner), direction) > 0)
                ++corner;
        };
        advance(front = std::max(front, i), along);
        advance(far = std::max(far, front), perpendicular(along));
        advance(back = std::max(back, far), -along);
        const double area = dot(at(front) - at(back), along) * cross(along, at(far) - at(i)) / square;
        if (area < least) {
            least = area;
            best = along;
        }
    }
    return normalized(best).value_or(QPointF(1, 0));
}

/// The axis in [0, 90) degrees among the four axes of a box that differ by quarter turns.
QPointF inFirstQuadrant(QPointF axis)
{
    while (!(axis.x() > 0 && axis.y() >= 0))
        axis = perpendicular(axis);
    return {axis.x(), axis.y() + 0.0};
}

/// The least half size, up to rounding, with which a box about a center contains points: |dot(point - center,
/// direction)| <= half * |direction|^2 for each of them, exactly.
double halfSizeFor(std::span<const QPointF> points, QPointF center, QPointF direction)
{
    const auto square = [&](auto exact) { return dot(exact(direction), exact(direction)); };
    const Doubled roundedSquare = square(NumberMaker<Doubled>());
    double half = 0;
    const auto include = [&](QPointF point) {
        const auto place = [&](auto exact) { return abs(dot(exact(point) - exact(center), exact(direction))); };
        const Doubled rounded = place(NumberMaker<Doubled>());
        const auto isShort = [&] {
            const std::optional<int> sign = (rounded - Doubled(half) * roundedSquare).sign();
            const NumberMaker<Dyadic> exact;
            return (sign ? *sign : (place(exact) - exact(half) * square(exact)).sign()) > 0;
        };
        if (isShort())
            half = std::max(half, accurateValue(place) / lengthSquared(direction));
        while (isShort() && std::isfinite(half))
            half = std::nextafter(half, HUGE_VAL);
    };
    const auto roundedPlace = [&](QPointF point) { return std::abs(dot(point - center, direction)); };
    include(*std::max_element(points.begin(), points.end(),
                              [&](QPointF a, QPointF b) { return roundedPlace(a) < roundedPlace(b); }));
    for (QPointF point : points) {
        const double rounding = 8 * DBL_EPSILON * sumOfCoordinates(point - center) + DBL_MIN;
        // NaN and infinity after an overflow fail the comparison.
        if (!(roundedPlace(point) + rounding < half * lengthSquared(direction) * (1 - 4 * DBL_EPSILON)))
            include(point);
    }
    return half;
}

} // namespace

std::optional<Circle> smallestCircle(std::span<const QPointF> points)
{
    const Aabb2 bounds = finiteBounds(points);
    if (bounds.isEmpty())
        return std::nullopt;
    if (bounds.min == bounds.max)
        return Circle{points.front(), 0};
    const Frame frame(points, bounds);
    const auto middle = frame.isScaled() ? finiteBounds(frame.points()).center() : bounds.center();
    const Disc disc = smallestDisc(frame.points(), {middle[0], middle[1]});
    Circle circle{frame.outside(disc.center), 0};
    // Only the farthest points determine the radius, up to the rounding of a square.
    const double least = frame.isScaled() ? -1 : disc.square * (1 - 1e-14);
    for (QPointF point : points) {
        if (!(lengthSquared(point - circle.center) < least))
            circle.radius = radiusFor(point, circle.center, circle.radius);
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
    const Frame frame(hull, boundsOf(hull));
    const std::span<const QPointF> corners = frame.points();
    const QPointF axis = inFirstQuadrant(leastAreaAxis(corners));
    Aabb2 turned;
    for (QPointF corner : corners)
        turned.include(unrotated(corner - corners.front(), axis));
    const auto [x, y] = turned.center();
    const QPointF center = frame.outside(corners.front() + rotated({x, y}, axis));
    const Obb box{center, halfSizeFor(hull, center, axis), halfSizeFor(hull, center, perpendicular(axis)), axis};
    return isFinite(Primitive(box)) ? std::optional(box) : std::nullopt;
}

} // namespace Trammel
