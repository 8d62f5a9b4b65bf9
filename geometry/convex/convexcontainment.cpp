#include "geometry/convex/convex_p.h"

#include "geometry/convex/pointside_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/numbers/distancesign_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <limits>

// Whether the area of one convex set contains another set.

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Containment fromSign(int sign)
{
    return sign < 0 ? Containment::Inside : sign == 0 ? Containment::UpToBoundary : Containment::None;
}

Containment inSegment(const Convex &segment, const Convex &other)
{
    if (other.hasArea())
        return Containment::None;
    ExactCorner first = segment.corner(0), last = segment.corner(1);
    for (std::size_t i = 0; i < other.size(); ++i) {
        if (orientation(first, last, other.corner(i)) != 0)
            return Containment::None;
    }
    if (compareAlongLine(first, last) > 0)
        std::swap(first, last);
    Containment least = Containment::Inside;
    for (std::size_t i = 0; i < other.size(); ++i) {
        const ExactCorner corner = other.corner(i);
        least = std::min(least, fromSign(std::max(compareAlongLine(first, corner), compareAlongLine(corner, last))));
    }
    return least;
}

/// Whether a hull with area contains another set, in doubles; nothing if rounding could change the result.
std::optional<Containment> roundedInHull(const Convex &hull, const Convex &other)
{
    const double slack = 2 * (hull.cornerSlack() + other.cornerSlack());
    const std::span<const QPointF> corners = hull.corners();
    const Ellipse *ellipse = other.ellipse();
    const std::span<const QPointF> others = ellipse ? std::span(&ellipse->center, 1) : other.corners();
    const QPointF width = ellipse ? ellipse->axis * ellipse->radiusX : QPointF(other.radius(), 0);
    const QPointF height = ellipse ? perpendicular(ellipse->axis) * ellipse->radiusY : QPointF(0, other.radius());
    const double reach = other.isStraight() ? 0 : sumOfCoordinates(width) + sumOfCoordinates(height);
    bool isInside = true;
    QPointF from = corners.back();
    for (QPointF to : corners) {
        const QPointF along = to - from;
        double outermost = infinity, size = reach;
        for (QPointF corner : others) {
            const QPointF offset = corner - from;
            outermost = std::min(outermost, cross(along, offset));
            size = std::max(size, sumOfCoordinates(offset) + reach);
        }
        const double length = sumOfCoordinates(along);
        const double rounding = 16 * DBL_EPSILON * (length * size) + slack * (length + size) + DBL_MIN;
        if (reach != 0) {
            const double square = lengthSquared({cross(along, width), cross(along, height)});
            if (!(square > 1e-250 && square < 1e250))
                return std::nullopt;
            outermost -= std::sqrt(square);
        }
        if (outermost < -rounding)
            return Containment::None;
        isInside = isInside && outermost > rounding;
        from = to;
    }
    return isInside ? std::optional(Containment::Inside) : std::nullopt;
}

/// The least containment over the edges of a hull with area. The parameter depth is the center of the other set. The
/// parameter square is the squared product of the edge's length and the extent of that set from its center toward the
/// edge.
template <class Depth, class Square>
Containment behindEdges(const Convex &hull, const Depth &depth, const Square &square)
{
    Containment least = Containment::Inside;
    for (std::size_t edge = 0; edge < hull.size() && least != Containment::None; ++edge) {
        const ExactCorner from = hull.corner(edge), to = hull.corner(hull.following(edge));
        const auto along = [&](auto exact) { return to.at(exact) - from.at(exact); };
        const int sign =
            signOfRootDifference([&](auto exact) { return cross(along(exact), depth(exact) - from.at(exact)); },
                                 [&](auto exact) { return square(exact, along(exact)); });
        least = std::min(least, fromSign(-sign));
    }
    return least;
}

Containment pointInHull(const Convex &hull, const ExactCorner &point)
{
    Containment least = Containment::Inside;
    if (!hull.box() && !point.box) {
        QPointF from = hull.corners().back();
        for (QPointF to : hull.corners()) {
            const int side = orientation(from, to, point.point);
            if (side < 0)
                return Containment::None;
            least = side == 0 ? Containment::UpToBoundary : least;
            from = to;
        }
        return least;
    }
    for (std::size_t edge = 0; edge < hull.size() && least != Containment::None; ++edge)
        least = std::min(least, fromSign(-orientation(hull.corner(edge), hull.corner(hull.following(edge)), point)));
    return least;
}

/// Whether a hull with area contains a disc. The radius is a polynomial that is not negative.
template <class Radius> Containment discInHull(const Convex &hull, const ExactCorner &center, const Radius &radius)
{
    return behindEdges(
        hull, [&](auto exact) { return center.at(exact); },
        [&](auto exact, const auto &along) { return radius(exact) * radius(exact) * dot(along, along); });
}

Containment ellipseInHull(const Convex &hull, const Ellipse &ellipse)
{
    return behindEdges(
        hull, [&](auto exact) { return exact(ellipse.center); },
        [&](auto exact, const auto &along) { return squaredReach(exact, along, ellipse); });
}

/// Whether a hull with a radius contains a disc: whether the hull, expanded or shrunk by the difference of the radii,
/// contains the disc's center.
Containment discInRound(const Convex &round, const ExactCorner &center, double radius)
{
    const auto lack = [&](auto exact) { return exact(radius) - exact(round.radius()); };
    if (radius > round.radius())
        return round.size() < 3 ? Containment::None : discInHull(round, center, lack);
    if (round.size() > 2) {
        const Containment byHull = pointInHull(round, center);
        if (byHull == Containment::Inside || (byHull == Containment::UpToBoundary && radius < round.radius()))
            return Containment::Inside;
    }
    return fromSign(compareDistances(
        1, [&](std::size_t, auto exact) { return center.at(exact); }, round.size(),
        [&](std::size_t i, auto exact) { return round.corner(i).at(exact); },
        [&](auto exact) { return -lack(exact); }));
}

/// Whether a set with area contains a disc. If the set is an ellipse, the radius must be 0.
Containment discInside(const Convex &set, const ExactCorner &center, double radius)
{
    if (set.ellipse())
        return fromSign(sideOf([&](auto exact) { return center.at(exact); }, *set.ellipse()));
    if (!set.isStraight())
        return discInRound(set, center, radius);
    return radius == 0 ? pointInHull(set, center) : discInHull(set, center, [&](auto exact) { return exact(radius); });
}

bool areSame(const Ellipse &a, const Ellipse &b)
{
    return same(a.center, b.center) && same(a.axis, b.axis) && a.radiusX == b.radiusX && a.radiusY == b.radiusY;
}

/// Whether one round set contains another, by numerical search. At least one of them is an ellipse.
Containment searchedContainment(const Convex &a, const Convex &b)
{
    if (a.ellipse() && b.ellipse() && areSame(*a.ellipse(), *b.ellipse()))
        return Containment::UpToBoundary;
    // The search measures in the frame of the outer ellipse, which must not be much smaller than the inner one.
    const double slack = a.slack() + b.slack();
    if (!a.bounds().expanded(slack).contains(b.bounds()))
        return Containment::None;
    const double beyond = protrusion(a, b);
    return beyond < -slack ? Containment::Inside : beyond <= slack ? Containment::UpToBoundary : Containment::None;
}

} // namespace

Containment containment(const Convex &a, const Convex &b)
{
    if (a.isPoint())
        return b.isPoint() && compareAlongLine(a.corner(0), b.corner(0)) == 0 ? Containment::Inside : Containment::None;
    if (a.isFlat())
        return inSegment(a, b);
    if (a.isStraight()) {
        if (const std::optional<Containment> rounded = roundedInHull(a, b))
            return *rounded;
        if (b.ellipse())
            return ellipseInHull(a, *b.ellipse());
    } else if (b.ellipse() || (a.ellipse() && !b.isStraight())) {
        return searchedContainment(a, b);
    }
    Containment least = Containment::Inside;
    for (std::size_t i = 0; i < b.size() && least != Containment::None; ++i)
        least = std::min(least, discInside(a, b.corner(i), b.radius()));
    return least;
}

Containment containment(const Convex &set, const ExactCorner &point)
{
    return discInside(set, point, 0);
}

bool isInHull(const ExactCorner &point, const Convex &set)
{
    return set.size() > 2 && pointInHull(set, point) != Containment::None;
}

} // namespace Trammel
