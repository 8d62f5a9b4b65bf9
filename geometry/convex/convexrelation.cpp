#include "geometry/convex/convex_p.h"

#include "geometry/base/segments_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/numbers/distancesign_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <limits>

// The relation of two convex sets, and whether they meet as areas or curves.

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Relation fromSign(int sign)
{
    return sign < 0 ? Relation::Overlapping : sign == 0 ? Relation::Touching : Relation::Apart;
}

/// The relation of two hulls in doubles; nothing if rounding could change it. Hulls are apart if the line of an edge
/// separates them, and they overlap if each edge's line has a corner of the other hull on its inner side.
std::optional<Relation> roundedHullRelation(const Convex &a, const Convex &b)
{
    const double slack = 2 * (a.cornerSlack() + b.cornerSlack());
    bool isOverlapping = a.size() + b.size() > 2;
    for (const auto &[owner, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        if (owner->size() < 2)
            continue;
        const std::span<const QPointF> corners = owner->corners(), others = other->corners();
        QPointF from = corners.back();
        for (QPointF to : corners) {
            const QPointF along = to - from;
            double innermost = -infinity, size = 0;
            for (QPointF corner : others) {
                const QPointF offset = corner - from;
                innermost = std::max(innermost, cross(along, offset));
                size = std::max(size, sumOfCoordinates(offset));
            }
            const double length = sumOfCoordinates(along);
            const double rounding = 8 * DBL_EPSILON * (length * size) + slack * (length + size) + DBL_MIN;
            if (innermost < -rounding)
                return Relation::Apart;
            isOverlapping = isOverlapping && innermost > rounding;
            from = to;
        }
    }
    return isOverlapping ? std::optional(Relation::Overlapping) : std::nullopt;
}

/// The least and the greatest orientation of the corners of a hull relative to a line.
struct Sides
{
    int least = 1;
    int most = -1;

    Sides(const ExactCorner &from, const ExactCorner &to, const Convex &hull)
    {
        for (std::size_t i = 0; i < hull.size() && !(least < 0 && most > 0); ++i) {
            const int side = orientation(from, to, hull.corner(i));
            least = std::min(least, side);
            most = std::max(most, side);
        }
    }
};

/// The relation of two segments or points on one line.
Relation relationOnLine(const Convex &a, const Convex &b)
{
    const auto ends = [](const Convex &hull) {
        const ExactCorner first = hull.corner(0), last = hull.corner(hull.size() - 1);
        return compareAlongLine(first, last) <= 0 ? std::pair(first, last) : std::pair(last, first);
    };
    const auto [firstOfA, lastOfA] = ends(a);
    const auto [firstOfB, lastOfB] = ends(b);
    const int before = compareAlongLine(firstOfA, lastOfB), after = compareAlongLine(firstOfB, lastOfA);
    if (before > 0 || after > 0)
        return Relation::Apart;
    // Equal points overlap: the relative interior of a point is the point.
    return (before < 0 && after < 0) || a.size() + b.size() == 2 ? Relation::Overlapping : Relation::Touching;
}

Relation exactHullRelation(const Convex &a, const Convex &b)
{
    Relation least = Relation::Overlapping;
    bool areOnOneLine = a.size() == 1 && b.size() == 1;
    for (const auto &[owner, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        // The second edge of a segment is its first one reversed.
        const std::size_t edges = owner->size() == 2 ? 1 : owner->size() == 1 ? 0 : owner->size();
        for (std::size_t i = 0; i < edges; ++i) {
            const Sides sides(owner->corner(i), owner->corner(owner->following(i)), *other);
            const bool isSegment = owner->size() == 2;
            if (sides.most < 0 || (isSegment && sides.least > 0))
                return Relation::Apart;
            areOnOneLine = areOnOneLine || (isSegment && sides.least == 0 && sides.most == 0);
            if (sides.most == 0 || (isSegment && sides.least == 0))
                least = Relation::Touching;
        }
    }
    return areOnOneLine ? relationOnLine(a, b) : least;
}

Relation hullRelation(const Convex &a, const Convex &b)
{
    const std::optional<Relation> rounded = roundedHullRelation(a, b);
    return rounded ? *rounded : exactHullRelation(a, b);
}

/// The relation of two hulls with radii.
Relation roundRelation(const Convex &a, const Convex &b)
{
    const double radius = a.radius() + b.radius(), distance = roundedHullDistance(a, b);
    const Aabb2 box = a.bounds().united(b.bounds());
    const double size = (box.max[0] - box.min[0]) + (box.max[1] - box.min[1]);
    const double rounding = 32 * DBL_EPSILON * size + a.cornerSlack() + b.cornerSlack() + 1e-150;
    if (distance < radius - rounding || hullRelation(a, b) != Relation::Apart)
        return Relation::Overlapping;
    if (distance > radius + rounding && distance < infinity)
        return Relation::Apart;
    const auto sumOfRadii = [&](auto exact) { return exact(a.radius()) + exact(b.radius()); };
    const auto ofA = [&](std::size_t i, auto exact) { return a.corner(i).at(exact); };
    const auto ofB = [&](std::size_t i, auto exact) { return b.corner(i).at(exact); };
    return fromSign(std::min(compareDistances(a.size(), ofA, b.size(), ofB, sumOfRadii),
                             compareDistances(b.size(), ofB, a.size(), ofA, sumOfRadii)));
}

/// Compares the distance of a hull's edges from an ellipse's center with the radius, in the frame in which the ellipse
/// is a circle. Returns the sign of the difference, computed in doubles; nothing if rounding could change it.
std::optional<int> roundedCompareDistances(const Ellipse &ellipse, const Convex &hull)
{
    const QPointF along = ellipse.axis * ellipse.radiusY, across = perpendicular(ellipse.axis) * ellipse.radiusX;
    const double radius = ellipse.radiusX * ellipse.radiusY * lengthSquared(ellipse.axis);
    const double unit = sumOfCoordinates(along) + sumOfCoordinates(across);
    double square = infinity, size = radius;
    // The two products of a mapped coordinate may cancel: its error is relative to the product of the lengths.
    const auto mapped = [&](QPointF corner) {
        const QPointF offset = corner - ellipse.center;
        size = std::max(size, sumOfCoordinates(offset) * unit);
        return QPointF(dot(offset, along), dot(offset, across));
    };
    QPointF from = mapped(hull.corners().back());
    for (QPointF corner : hull.corners()) {
        const QPointF to = mapped(corner);
        square = std::min(square, lengthSquared(vectorFrom({from, to}, {})));
        from = to;
    }
    const double distance = std::sqrt(square), rounding = 64 * DBL_EPSILON * size + 2 * hull.cornerSlack() * unit;
    if (!(size < 1e150 && radius > 1e-100))
        return std::nullopt;
    return distance < radius - rounding ? std::optional(-1)
        : distance > radius + rounding  ? std::optional(1)
                                        : std::nullopt;
}

/// The relation of an ellipse and a hull, in the frame in which the ellipse is a circle.
Relation ellipseRelation(const Ellipse &ellipse, const Convex &hull)
{
    const std::optional<int> rounded = roundedCompareDistances(ellipse, hull);
    if (rounded == -1 || hullRelation(hull, Convex(ellipse.center)) != Relation::Apart)
        return Relation::Overlapping;
    if (rounded)
        return Relation::Apart;
    return fromSign(compareDistances(
        1, [](std::size_t, auto exact) { return exact(QPointF()); }, hull.size(),
        [&](std::size_t i, auto exact) {
            return inCircleFrame(exact, hull.corner(i).at(exact) - exact(ellipse.center), ellipse);
        },
        [&](auto exact) { return circleFrameRadius(exact, ellipse); }));
}

/// The relation of an ellipse and another round set.
Relation searchedRelation(const Convex &a, const Convex &b)
{
    const double slack = a.slack() + b.slack(), depth = leastSupport(a, b, 0, slack);
    return depth > slack ? Relation::Overlapping : depth >= -slack ? Relation::Touching : Relation::Apart;
}

/// As relationAlong(), in doubles; nothing if rounding could change it. All lengths are multiplied by |axis|, so that
/// the first box extends by extent * |axis|^2 from its center.
std::optional<Relation> roundedRelationAlong(QPointF axis, double extent, QPointF offset, const Obb &b)
{
    const double reach = extent * lengthSquared(axis) + std::abs(b.halfWidth * dot(axis, b.axis))
        + std::abs(b.halfHeight * dot(axis, perpendicular(b.axis)));
    const double gap = std::abs(dot(offset, axis)) - reach;
    const double terms =
        sumOfCoordinates(offset) + (std::abs(b.halfWidth) + std::abs(b.halfHeight)) * sumOfCoordinates(b.axis);
    const double rounding = 1e-14 * (reach + terms * sumOfCoordinates(axis)) + DBL_MIN;
    if (gap > rounding)
        return Relation::Apart;
    return gap < -rounding ? std::optional(Relation::Overlapping) : std::nullopt;
}

/// The relation of the projections of two boxes on an axis of the first.
Relation relationAlong(const Obb &a, const Obb &b, bool isAlongWidth)
{
    const QPointF axis = isAlongWidth ? a.axis : perpendicular(a.axis);
    const double extent = std::abs(isAlongWidth ? a.halfWidth : a.halfHeight);
    if (const std::optional<Relation> rounded = roundedRelationAlong(axis, extent, b.center - a.center, b))
        return *rounded;
    const auto signAlong = [&axis](QPointF vector) {
        return exactSign([&](auto exact) { return dot(exact(axis), exact(vector)); });
    };
    const double width = signAlong(b.axis) * std::abs(b.halfWidth);
    const double height = signAlong(perpendicular(b.axis)) * std::abs(b.halfHeight);
    const auto gap = [&](auto exact, QPointF from, QPointF to) {
        const auto along = exact(axis);
        const auto own = exact(extent) * dot(along, along);
        const auto other =
            dot(along, exact(b.axis)) * exact(width) + dot(along, perpendicular(exact(b.axis))) * exact(height);
        return dot(exact(to) - exact(from), along) - own - other;
    };
    const int side = std::max(exactSign([&](auto exact) { return gap(exact, a.center, b.center); }),
                              exactSign([&](auto exact) { return gap(exact, b.center, a.center); }));
    const bool areThin = extent == 0 && width == 0 && height == 0;
    return side == 0 && areThin ? Relation::Overlapping : fromSign(side);
}

} // namespace

Relation relation(const Convex &a, const Convex &b)
{
    if (a.ellipse() && b.isStraight())
        return ellipseRelation(*a.ellipse(), b);
    if (b.ellipse() && a.isStraight())
        return ellipseRelation(*b.ellipse(), a);
    if (a.ellipse() || b.ellipse())
        return searchedRelation(a, b);
    return a.isStraight() && b.isStraight() ? hullRelation(a, b) : roundRelation(a, b);
}

Relation relation(const Obb &a, const Obb &b)
{
    Relation least = Relation::Overlapping;
    for (bool isAlongWidth : {true, false}) {
        for (const auto &[own, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
            least = std::min(least, relationAlong(*own, *other, isAlongWidth));
            if (least == Relation::Apart)
                return least;
        }
    }
    return least;
}

namespace {

/// Whether two segments or points share a point that is not a free end of either.
bool shareBoundPoint(const Convex &a, const Convex &b)
{
    const Relation how = relation(a, b);
    if (how != Relation::Touching)
        return how == Relation::Overlapping;
    // The segments share a single point, which is an end of at least one.
    const auto sharesEnd = [](const Convex &owner, const Convex &other) {
        for (std::size_t i = 0; i < owner.size(); ++i) {
            const ExactCorner end = owner.corner(i);
            const auto isAt = [&](std::size_t j) { return compareAlongLine(end, other.corner(j)) == 0; };
            if (owner.isFreeEnd(i) || (other.isFreeEnd(0) && isAt(0)) || (other.isFreeEnd(1) && isAt(1)))
                continue;
            if (orientation(other.corner(0), other.corner(other.size() - 1), end) == 0
                && compareAlongLine(end, other.corner(0)) * compareAlongLine(end, other.corner(other.size() - 1)) <= 0)
                return true;
        }
        return false;
    };
    return sharesEnd(a, b) || sharesEnd(b, a);
}

/// Whether a segment runs along a curve for some length. One end is on the curve, the other is outside, and the segment
/// does not enter the area.
bool leadsAlong(const Convex &curve, const ExactCorner &end, const ExactCorner &other)
{
    // A side of the curve along the segment ends next to a corner of the hull, whose distance from the segment's line
    // is the radius.
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const ExactCorner corner = curve.corner(i);
        const auto along = [&](auto exact) { return other.at(exact) - end.at(exact); };
        const auto offset = [&](auto exact) { return corner.at(exact) - end.at(exact); };
        if (exactSign([&](auto exact) { return dot(along(exact), offset(exact)); }) > 0
            && exactSign([&](auto exact) {
                   const auto area = cross(along(exact), offset(exact));
                   return area * area - exact(curve.radius()) * exact(curve.radius()) * dot(along(exact), along(exact));
               })
                == 0)
            return true;
    }
    return false;
}

/// Whether a segment without its free ends meets a curve.
bool segmentMeetsCurve(const Convex &curve, const Convex &segment)
{
    const Containment first = containment(curve, segment.corner(0)), last = containment(curve, segment.corner(1));
    if ((first == Containment::UpToBoundary && !segment.isFreeEnd(0))
        || (last == Containment::UpToBoundary && !segment.isFreeEnd(1)))
        return true;
    if (first == Containment::None && last == Containment::None)
        return relation(curve, segment) != Relation::Apart;
    const bool entersArea = relation(curve, segment) == Relation::Overlapping;
    if (first != Containment::None && last != Containment::None)
        return !entersArea;
    if (entersArea)
        return true;
    return first == Containment::None ? leadsAlong(curve, segment.corner(1), segment.corner(0))
                                      : leadsAlong(curve, segment.corner(0), segment.corner(1));
}

/// Whether a curve meets the relative interior of a set that is not read as a curve.
bool curveMeetsInside(const Convex &curve, const Convex &set)
{
    if (set.isPoint())
        return containment(curve, set) == Containment::UpToBoundary;
    if (set.isFlat())
        return segmentMeetsCurve(curve, set);
    return relation(curve, set) == Relation::Overlapping && containment(curve, set) == Containment::None;
}

} // namespace

bool meet(const Convex &a, const Convex &b, Reading reading)
{
    if (!a.bounds().overlaps(b.bounds()))
        return false;
    const bool areCurves = a.isCurve() && b.isCurve();
    if (reading == Reading::Open && !areCurves) {
        if (a.isCurve() || b.isCurve())
            return a.isCurve() ? curveMeetsInside(a, b) : curveMeetsInside(b, a);
        return a.isFlat() && b.isFlat() ? shareBoundPoint(a, b) : relation(a, b) == Relation::Overlapping;
    }
    // A connected set that meets an area also meets the curve around it, unless it lies in the interior.
    return relation(a, b) != Relation::Apart && !(a.isCurve() && containment(a, b) == Containment::Inside)
        && !(b.isCurve() && containment(b, a) == Containment::Inside);
}

bool curveHolds(const Convex &a, const Convex &b)
{
    if (!b.hasArea())
        return containment(a, b) != Containment::None && relation(a, b) != Relation::Overlapping;
    // A closed curve that does not cross itself contains no other closed curve.
    return b.isCurve() && containment(a, b) != Containment::None && containment(b, a) != Containment::None;
}

} // namespace Trammel
