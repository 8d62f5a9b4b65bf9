#include "geometry/convex/convexset_p.h"

#include "geometry/convex/convexring_p.h"
#include "geometry/convex/roundpart_p.h"
#include "geometry/numbers/distancesign_p.h"
#include "geometry/pairs/predicates_p.h"
#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>

namespace Trammel {

namespace {

constexpr std::array<CornerSigns, 4> boxSigns{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
constexpr std::array<CornerSigns, 2> widthSigns{{{-1, 0}, {1, 0}}};
constexpr std::array<CornerSigns, 2> heightSigns{{{0, -1}, {0, 1}}};

} // namespace

ConvexSet::ConvexSet(const Segment &segment)
{
    setCorners({segment.from, segment.to}, same(segment.from, segment.to) ? 1 : 2);
}

ConvexSet::ConvexSet(const Quad &quad)
{
    const ConvexRing ring(quad);
    std::array<QPointF, 4> corners;
    std::copy(ring.begin(), ring.end(), corners.begin());
    setCorners(corners, std::size_t(ring.size()));
}

ConvexSet::ConvexSet(const ConvexPolygon &polygon) : m_bounds(polygon.bounds()), m_corners(polygon.corners())
{
}

ConvexSet::ConvexSet(const Obb &box)
{
    setBox(box);
}

ConvexSet::ConvexSet(const Circle &circle) : ConvexSet(circle.center)
{
    m_radius = std::abs(circle.radius);
    m_bounds = Trammel::bounds(Primitive(circle));
}

ConvexSet::ConvexSet(const Ellipse &ellipse)
{
    if (!Trammel::hasArea(ellipse)) {
        setBox(asSegment(ellipse));
        return;
    }
    m_ellipse = {ellipse.center, std::abs(ellipse.radiusX), std::abs(ellipse.radiusY), ellipse.axis};
    m_bounds = Trammel::bounds(ellipse);
}

ConvexSet::ConvexSet(const RoundedBox &box)
{
    setBox(box.core);
    m_radius = std::abs(box.radius);
    m_bounds = Trammel::bounds(Primitive(box));
}

void ConvexSet::setCorners(std::array<QPointF, 4> corners, std::size_t count)
{
    m_own = corners;
    m_corners = {m_own.data(), count};
    for (QPointF corner : m_corners)
        m_bounds.include(corner);
}

void ConvexSet::setBox(const Obb &box)
{
    const bool hasAxis = box.axis.x() != 0 || box.axis.y() != 0;
    if (!hasAxis || (box.halfWidth == 0 && box.halfHeight == 0)) {
        setCorners({box.center}, 1);
        return;
    }
    m_box = {box.center, std::abs(box.halfWidth), std::abs(box.halfHeight), box.axis};
    m_signs = box.halfWidth == 0 ? heightSigns
        : box.halfHeight == 0    ? widthSigns
                                 : std::span<const CornerSigns>(boxSigns);
    const QPointF along = box.axis * m_box->halfWidth, across = perpendicular(box.axis) * m_box->halfHeight;
    for (std::size_t i = 0; i < m_signs.size(); ++i)
        m_own[i] = box.center + along * m_signs[i].s + across * m_signs[i].t;
    m_corners = {m_own.data(), m_signs.size()};
    m_bounds = Trammel::bounds(box);
}

namespace {

bool isMet(int sign, Reading reading)
{
    return sign < 0 || (sign == 0 && reading == Reading::Closed);
}

bool isMet(Meeting meeting, Reading reading)
{
    return meeting == Meeting::Overlapping || (meeting == Meeting::Touching && reading == Reading::Closed);
}

/// The view of a set for which isViewable() is true.
ConvexView viewOf(const ConvexSet &set)
{
    if (set.radius() != 0)
        return Circle{set.corners().front(), set.radius()};
    return set.box() ? ConvexView(*set.box()) : ConvexView(set.corners());
}

bool isViewable(const ConvexSet &set)
{
    return !set.ellipse() && (set.radius() == 0 || set.size() == 1);
}

bool straightCoresMeet(const ConvexSet &a, const ConvexSet &b)
{
    const auto core = [](const ConvexSet &set) {
        return set.box() ? ConvexView(*set.box()) : ConvexView(set.corners());
    };
    return intersects(core(a), core(b));
}

/// The sign of the distance between the cores of two round sets minus both radii. The cores must be apart.
int compareCores(const ConvexSet &a, const ConvexSet &b)
{
    const auto ofA = [&](std::size_t i, auto exact) { return a.corner(i).at(exact); };
    const auto ofB = [&](std::size_t i, auto exact) { return b.corner(i).at(exact); };
    const auto radius = [&](auto exact) { return exact(a.radius()) + exact(b.radius()); };
    return std::min(compareDistances(a.size(), ofA, b.size(), ofB, radius),
                    compareDistances(b.size(), ofB, a.size(), ofA, radius));
}

bool ellipseMeets(const Ellipse &ellipse, const ConvexSet &straight, Reading reading)
{
    const ConvexView hull = viewOf(straight);
    if (intersects(hull, ConvexView(std::span(&ellipse.center, 1))))
        return true;
    return isMet(
        compareDistances(
            1, [](std::size_t, auto exact) { return exact(QPointF()); }, straight.size(),
            [&](std::size_t i, auto exact) { return inCircleFrame(ellipse, straight.corner(i).at(exact), exact); },
            [&](auto exact) { return circleFrameRadius(ellipse, exact); }),
        reading);
}

bool areasMeet(const ConvexSet &a, const ConvexSet &b, Reading reading)
{
    if (a.ellipse() && b.isStraight())
        return ellipseMeets(*a.ellipse(), b, reading);
    if (b.ellipse() && a.isStraight())
        return ellipseMeets(*b.ellipse(), a, reading);
    if (a.ellipse() || b.ellipse())
        return isMet(meeting(RoundPart(a).part(), RoundPart(b).part()), reading);
    if (isViewable(a) && isViewable(b))
        return intersects(viewOf(a), viewOf(b), reading);
    return straightCoresMeet(a, b) || isMet(compareCores(a, b), reading);
}

Holding fromSign(int sign)
{
    return sign < 0 ? Holding::Inside : sign == 0 ? Holding::UpToBoundary : Holding::No;
}

Holding pointHolding(const ConvexSet &point, const ConvexSet &other)
{
    return other.isPoint() && comparePlaces(point.corner(0), other.corner(0)) == 0 ? Holding::Inside : Holding::No;
}

Holding segmentHolding(const ConvexSet &segment, const ConvexSet &other)
{
    if (other.hasArea())
        return Holding::No;
    ExactCorner first = segment.corner(0), last = segment.corner(1);
    if (comparePlaces(first, last) > 0)
        std::swap(first, last);
    Holding least = Holding::Inside;
    for (std::size_t i = 0; i < other.size(); ++i) {
        const ExactCorner corner = other.corner(i);
        if (orientation(first, last, corner) != 0)
            return Holding::No;
        least = std::min(least, fromSign(std::max(comparePlaces(first, corner), comparePlaces(corner, last))));
    }
    return least;
}

/// The distance of a point from an edge of a clockwise hull, positive on the inner side, times the edge's
/// length.
template <class Number>
Number depthBehind(const NumberMaker<Number> &exact, const ConvexSet &hull, std::size_t edge,
                   const ExactVector<Number> &point)
{
    const auto from = hull.corner(edge).at(exact);
    return cross(hull.corner(hull.following(edge)).at(exact) - from, point - from);
}

template <class Number> Number edgeSquare(const NumberMaker<Number> &exact, const ConvexSet &hull, std::size_t edge)
{
    const auto along = hull.corner(hull.following(edge)).at(exact) - hull.corner(edge).at(exact);
    return dot(along, along);
}

/// Whether a hull with area holds a point.
Holding hullHolding(const ConvexSet &hull, const ExactCorner &point)
{
    Holding least = Holding::Inside;
    for (std::size_t edge = 0; edge < hull.size() && least != Holding::No; ++edge)
        least = std::min(least, fromSign(-orientation(hull.corner(edge), hull.corner(hull.following(edge)), point)));
    return least;
}

/// As hullHolding() above, with the hull's sides moved inward by a radius.
template <class Radius> Holding hullHolding(const ConvexSet &hull, const ExactCorner &point, const Radius &radius)
{
    Holding least = Holding::Inside;
    for (std::size_t edge = 0; edge < hull.size() && least != Holding::No; ++edge) {
        const int sign = signOfRootDifference(
            [&](auto exact) { return depthBehind(exact, hull, edge, point.at(exact)); },
            [&](auto exact) { return radius(exact) * radius(exact) * edgeSquare(exact, hull, edge); });
        least = std::min(least, fromSign(-sign));
    }
    return least;
}

Holding holdingEllipse(const ConvexSet &hull, const Ellipse &ellipse)
{
    Holding least = Holding::Inside;
    for (std::size_t edge = 0; edge < hull.size() && least != Holding::No; ++edge) {
        const int sign =
            signOfRootDifference([&](auto exact) { return depthBehind(exact, hull, edge, exact(ellipse.center)); },
                                 [&](auto exact) {
                                     const auto along =
                                         hull.corner(hull.following(edge)).at(exact) - hull.corner(edge).at(exact);
                                     const auto x = exact(ellipse.radiusX) * cross(along, exact(ellipse.axis));
                                     const auto y = exact(ellipse.radiusY) * dot(along, exact(ellipse.axis));
                                     return x * x + y * y;
                                 });
        least = std::min(least, fromSign(-sign));
    }
    return least;
}

/// Whether a hull with a radius holds a disc: whether the hull, grown or shrunk by the difference of the radii,
/// holds the disc's center.
Holding roundHolding(const ConvexSet &round, const ExactCorner &center, double radius)
{
    const auto lack = [&](auto exact) { return exact(radius) - exact(round.radius()); };
    if (radius > round.radius())
        return round.size() < 3 ? Holding::No : hullHolding(round, center, lack);
    if (round.size() > 2) {
        const Holding byHull = hullHolding(round, center);
        if (byHull == Holding::Inside || (byHull == Holding::UpToBoundary && radius < round.radius()))
            return Holding::Inside;
    }
    return fromSign(compareDistances(
        1, [&](std::size_t, auto exact) { return center.at(exact); }, round.size(),
        [&](std::size_t i, auto exact) { return round.corner(i).at(exact); },
        [&](auto exact) { return -lack(exact); }));
}

/// Whether a set with area holds a disc. For an ellipse, the disc must be a point.
Holding discHolding(const ConvexSet &set, const ExactCorner &center, double radius)
{
    if (set.ellipse())
        return fromSign(sideOf([&](auto exact) { return center.at(exact); }, *set.ellipse()));
    if (!set.isStraight())
        return roundHolding(set, center, radius);
    return radius == 0 ? hullHolding(set, center) : hullHolding(set, center, [&](auto exact) { return exact(radius); });
}

} // namespace

namespace {

bool areSame(const Ellipse &a, const Ellipse &b)
{
    return same(a.center, b.center) && same(a.axis, b.axis) && a.radiusX == b.radiusX && a.radiusY == b.radiusY;
}

/// Whether one round set holds another, by numerical search. At least one of them is an ellipse.
Holding searchedHolding(const ConvexSet &a, const ConvexSet &b)
{
    if (a.ellipse() && b.ellipse() && areSame(*a.ellipse(), *b.ellipse()))
        return Holding::UpToBoundary;
    const RoundPart round(a), other(b);
    // The search measures in the frame of the outer ellipse, which must not be much smaller than the inner one.
    if (!a.bounds().expanded(round.part().slack).contains(b.bounds()))
        return Holding::No;
    return holding(round.part(), other.part());
}

} // namespace

Holding holding(const ConvexSet &a, const ConvexSet &b)
{
    if (a.isPoint())
        return pointHolding(a, b);
    if (a.isSegment())
        return segmentHolding(a, b);
    if (a.isStraight() && b.ellipse())
        return holdingEllipse(a, *b.ellipse());
    if (b.ellipse() || (a.ellipse() && !b.isStraight()))
        return searchedHolding(a, b);
    Holding least = Holding::Inside;
    for (std::size_t i = 0; i < b.size() && least != Holding::No; ++i)
        least = std::min(least, discHolding(a, b.corner(i), b.radius()));
    return least;
}

bool isInHull(const ExactCorner &point, const ConvexSet &set)
{
    return set.size() > 2 && hullHolding(set, point) != Holding::No;
}

bool curveHolds(const ConvexSet &a, const ConvexSet &b)
{
    if (!b.hasArea())
        return holding(a, b) != Holding::No && !areasMeet(a, b, Reading::Open);
    // A closed curve that does not cross itself holds no other closed curve.
    return b.isCurve() && holding(a, b) != Holding::No && holding(b, a) != Holding::No;
}

namespace {

/// Whether a segment has a point on or within a curve besides one end, which is on the curve. The other end is
/// outside.
bool leadsAlong(const ConvexSet &curve, const ExactCorner &end, const ExactCorner &other)
{
    if (curve.ellipse())
        return false;
    // A straight side along the segment ends beside a corner, at the distance of the radius.
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

/// Whether the interior of a segment meets a curve.
bool segmentMeetsCurve(const ConvexSet &curve, const ConvexSet &segment)
{
    const Holding first = discHolding(curve, segment.corner(0), 0), last = discHolding(curve, segment.corner(1), 0);
    if (first == Holding::No && last == Holding::No)
        return areasMeet(curve, segment, Reading::Closed);
    const bool entersArea = areasMeet(curve, segment, Reading::Open);
    if (first != Holding::No && last != Holding::No)
        return !entersArea;
    if (entersArea)
        return true;
    return first == Holding::No ? leadsAlong(curve, segment.corner(1), segment.corner(0))
                                : leadsAlong(curve, segment.corner(0), segment.corner(1));
}

/// Whether a curve meets the relative interior of a set that is not read as a curve.
bool curveMeetsInside(const ConvexSet &curve, const ConvexSet &set)
{
    if (set.isPoint())
        return holding(curve, set) == Holding::UpToBoundary;
    if (set.isSegment())
        return segmentMeetsCurve(curve, set);
    return areasMeet(curve, set, Reading::Open) && holding(curve, set) == Holding::No;
}

} // namespace

bool meet(const ConvexSet &a, const ConvexSet &b, Reading reading)
{
    if (!a.bounds().overlaps(b.bounds()))
        return false;
    if (reading == Reading::Open && a.isCurve() != b.isCurve())
        return a.isCurve() ? curveMeetsInside(a, b) : curveMeetsInside(b, a);
    const bool areCurves = a.isCurve() && b.isCurve();
    // A connected set that meets an area also meets the curve around it, unless it lies in the interior.
    return areasMeet(a, b, areCurves ? Reading::Closed : reading) && !(a.isCurve() && holding(a, b) == Holding::Inside)
        && !(b.isCurve() && holding(b, a) == Holding::Inside);
}

} // namespace Trammel
