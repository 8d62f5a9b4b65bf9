#include "geometry/base/edges_p.h"
#include "geometry/collision/filter_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/numbers/scale_p.h"
#include "geometry/pairs/edgetree_p.h"
#include "geometry/pairs/operand_p.h"
#include "geometry/region/region_p.h"
#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>
#include <utility>

// Intersection, containment and distance of two sets of any kind.

namespace Trammel {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// Whether any edge of an operand meets a convex set.
bool chainMeets(const Operand &chain, const Convex &convex, Reading reading)
{
    const auto isMet = [&](QPointF from, QPointF to) {
        return overlaps(from, to, convex.bounds()) && meet(Convex(Segment{from, to}), convex, reading);
    };
    return reading == Reading::Closed ? chain.chain().anyEdge(isMet) : chain.anyCell(isMet);
}

/// Whether a convex set that meets no edge of a polygon is filled by the polygon's even-odd rule. If the set is read
/// as its curve, rings inside the curve are ignored, since they do not change the filling on it.
bool isFilledAround(const Chain &polygon, const Convex &convex)
{
    bool isFilled = false;
    polygon.anyRing([&](std::span<const QPointF> ring) {
        if (!ring.empty() && !(convex.isCurve() && containment(convex, Convex(ring.front())) != Containment::None))
            isFilled ^= locate(convex.innerPoint(), ring) == Location::Inside;
        return false;
    });
    return isFilled;
}

/// Whether two curves share a point that is a free end of neither.
bool curvesMeetOpen(const Operand &a, const Operand &b)
{
    using Segments = QVarLengthArray<Segment, 64>;
    const Aabb2 common = a.bounds().intersected(b.bounds());
    const auto near = [&](const Operand &chain) {
        Segments segments;
        chain.anyCell([&](QPointF from, QPointF to) {
            if (overlaps(from, to, common))
                segments.append({from, to});
            return false;
        });
        return segments;
    };
    return anyMeet(near(a), near(b), Reading::Open);
}

bool intersects(const Operand &a, const Operand &b, Reading reading)
{
    if (a.isEmpty() || b.isEmpty() || !a.bounds().overlaps(b.bounds()))
        return false;
    if (a.convex() && b.convex())
        return meet(*a.convex(), *b.convex(), reading);
    if (a.convex() || (b.isArea() && !a.isArea()))
        return intersects(b, a, reading);
    if (reading == Reading::Open && a.isArea())
        return regionMeets(a.chain(), b.view(), reading);
    if (b.convex())
        return chainMeets(a, *b.convex(), reading) || (a.isArea() && isFilledAround(a.chain(), *b.convex()));
    return reading == Reading::Open ? curvesMeetOpen(a, b) : chainsMeet(a.chain(), a.extent(), b.chain(), b.extent());
}

/// Whether a polygon has interior points by the even-odd rule: whether an odd number of edges covers some piece of a
/// line.
bool hasInside(const Chain &polygon)
{
    std::vector<Segment> edges;
    polygon.anyEdge([&edges](QPointF from, QPointF to) {
        if (!same(from, to))
            edges.push_back(inOrder({from, to}));
        return false;
    });
    return anyLine(edges,
                   [](std::span<const Segment> line) { return changesAcross(line, [](QPointF) { return true; }); });
}

/// Whether the edges in a tree cover the segment between two corners, or the point if the corners coincide. The box
/// must contain the segment.
bool isCovered(const ExactCorner &from, const ExactCorner &to, const Aabb2 &box, const EdgeTree &tree)
{
    struct Piece
    {
        ExactCorner first;
        ExactCorner last;
    };
    const auto ordered = [](const ExactCorner &a, const ExactCorner &b) {
        return compareAlongLine(a, b) <= 0 ? Piece{a, b} : Piece{b, a};
    };
    const Piece whole = ordered(from, to);
    const bool isPoint = compareAlongLine(from, to) == 0;
    QVarLengthArray<Piece, 8> pieces;
    tree.visitNear(box, [&](const Segment &own) {
        const Piece edge = ordered({own.from}, {own.to});
        const bool isAlong = isPoint ? orientation(edge.first, edge.last, from) == 0
                                     : orientation(from, to, edge.first) == 0 && orientation(from, to, edge.last) == 0;
        if (isAlong)
            pieces.append(edge);
    });
    std::sort(pieces.begin(), pieces.end(),
              [](const Piece &a, const Piece &b) { return compareAlongLine(a.first, b.first) < 0; });
    ExactCorner reached = whole.first;
    for (const Piece &piece : pieces) {
        if (compareAlongLine(piece.first, reached) > 0)
            return false;
        if (compareAlongLine(piece.last, reached) > 0)
            reached = piece.last;
        if (compareAlongLine(piece.last, whole.last) >= 0)
            return true;
    }
    return false;
}

/// Whether the edges of a curve together contain a set without interior.
bool edgesHold(const Operand &chain, const Operand &set)
{
    const EdgeTree tree(edgesOf(chain));
    if (!set.convex()) {
        const std::vector<Segment> edges = edgesOf(set);
        return std::all_of(edges.begin(), edges.end(), [&](const Segment &edge) {
            return isCovered({edge.from}, {edge.to}, boxOf(edge.from, edge.to), tree);
        });
    }
    const Convex &convex = *set.convex();
    if (!convex.isStraight())
        return false;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        if (!isCovered(convex.corner(i), convex.corner(convex.following(i)), convex.bounds(), tree))
            return false;
    }
    return true;
}

/// Whether a polyline that contains a set still contains it without the polyline's free ends.
bool areFreeEndsSpared(const Operand &chain, const Operand &set)
{
    const auto ends = chain.freeEnds();
    return std::none_of(ends.begin(), ends.end(), [&](QPointF end) {
        const Operand point{PrimitiveView(end)};
        return intersects(set, point, Reading::Closed) && !intersects(chain, point, Reading::Open);
    });
}

bool hasInside(const Operand &set)
{
    if (set.convex())
        return set.convex()->hasArea() && !set.convex()->isCurve();
    return set.isArea() && hasInside(set.chain());
}

bool convexHolds(const Convex &convex, const Operand &other, Reading reading)
{
    if (other.convex())
        return convex.isCurve() ? curveHolds(convex, *other.convex())
                                : isMet(containment(convex, *other.convex()), reading);
    if (convex.isCurve()) {
        return !hasInside(other) && !other.chain().anyEdge([&](QPointF from, QPointF to) {
            return !curveHolds(convex, Convex(Segment{from, to}));
        });
    }
    // An edge lies in a convex set if both of its ends do.
    return !other.chain().anyPoint([&](QPointF point) {
        return !isMet(convex.hasArea() ? containment(convex, ExactCorner{point}) : containment(convex, Convex(point)),
                      reading);
    });
}

bool contains(const Operand &a, const Operand &b, Reading reading)
{
    if (a.isEmpty() || b.isEmpty() || !a.bounds().overlaps(b.bounds()))
        return false;
    if (a.isArea())
        return regionHolds(a.chain(), b.view(), reading);
    if (a.convex())
        return convexHolds(*a.convex(), b, reading);
    return !hasInside(b) && edgesHold(a, b) && (reading == Reading::Closed || areFreeEndsSpared(a, b));
}

/// The distance of two operands that are not empty.
double distance(const Operand &a, const Operand &b)
{
    if (a.convex() && b.convex())
        return distance(*a.convex(), *b.convex());
    if (a.convex())
        return distance(b, a);
    if (intersects(a, b, Reading::Closed))
        return 0;
    const EdgeTree tree(edgesOf(a));
    const auto least = [&tree](const Convex &set, double best) {
        // An edge may lie inside a curve without meeting it, but not inside an area.
        return tree.least(set.bounds(), best, [&](const Segment &edge) {
            return set.isCurve() ? distance(Convex(edge), set) : distanceApart(Convex(edge), set);
        });
    };
    if (b.convex())
        return least(*b.convex(), Infinity);
    double best = Infinity;
    for (const Segment &edge : edgesOf(b))
        best = least(Convex(edge), best);
    return best;
}

/// The subjects of two views if they are of these kinds; otherwise null.
template <class First, class Second>
std::pair<const First *, const Second *> subjects(const PrimitiveView &a, const PrimitiveView &b)
{
    const auto *first = std::get_if<const First *>(&a.subject());
    const auto *second = std::get_if<const Second *>(&b.subject());
    return first && second ? std::pair(*first, *second) : std::pair<const First *, const Second *>();
}

/// The distance of two segments that do not meet, in doubles; nothing if it may be inaccurate, and for NaN and
/// infinity.
std::optional<double> quickDistance(const Segment &a, const Segment &b)
{
    const QPointF alongA = a.to - a.from, alongB = b.to - b.from, offset = b.from - a.from;
    // All differences of ends are at most this long. Their rounding errors change the distance by less than a few units
    // in the last place of it.
    const double size = sumOfCoordinates(alongA) + sumOfCoordinates(alongB) + sumOfCoordinates(offset);
    if (!(size > 1e-70 && size < 1e70))
        return std::nullopt;
    const auto square = [](QPointF toPoint, QPointF along, double perSquare) {
        return lengthSquared(toPoint - along * std::clamp(dot(toPoint, along) * perSquare, 0.0, 1.0));
    };
    // A segment that is too short for its square is read as a point.
    const auto inverse = [](double value) { return value > 1e-280 ? 1 / value : 0; };
    const double inverseA = inverse(lengthSquared(alongA)), inverseB = inverse(lengthSquared(alongB));
    const double nearest =
        std::min(std::min(square(offset, alongA, inverseA), square(b.to - a.from, alongA, inverseA)),
                 std::min(square(-offset, alongB, inverseB), square(a.to - b.from, alongB, inverseB)));
    return nearest * (64 * 64) > size * size ? std::optional(std::sqrt(nearest)) : std::nullopt;
}

/// Whether a box contains a set with a center of symmetry, in doubles: its extents from the center along and across the
/// axis of the box are given, and a bound on their rounding errors, in units of the last place. Nothing if rounding
/// could change the result, and for NaN and infinity.
std::optional<bool> quickContains(const Obb &box, QPointF center, double along, double across, double size)
{
    const double halfWidth = std::abs(box.halfWidth), halfHeight = std::abs(box.halfHeight);
    const QPointF offset = center - box.center;
    const double rounding =
        (4e-15 + 4 * std::abs(lengthSquared(box.axis) - 1)) * (sumOfCoordinates(offset) + halfWidth + halfHeight + size)
        + DBL_MIN;
    const double gap = std::min(halfWidth - std::abs(dot(offset, box.axis)) - along,
                                halfHeight - std::abs(cross(box.axis, offset)) - across);
    return gap > rounding ? std::optional(true) : gap < -rounding ? std::optional(false) : std::nullopt;
}

std::optional<bool> quickContains(const Obb &box, const Circle &circle)
{
    const double radius = std::abs(circle.radius);
    return quickContains(box, circle.center, radius, radius, radius);
}

std::optional<bool> quickContains(const Obb &box, const Obb &other)
{
    const double width = std::abs(other.halfWidth), height = std::abs(other.halfHeight);
    const double cosine = std::abs(dot(box.axis, other.axis)), sine = std::abs(cross(box.axis, other.axis));
    return quickContains(box, other.center, width * cosine + height * sine, width * sine + height * cosine,
                         (width + height) * (1 + sumOfCoordinates(other.axis)));
}

/// The exponent by which an ellipse and another round set must be scaled, since they are compared in doubles; nothing
/// for other pairs, whose answers are exact, and if no scaling is needed.
std::optional<int> exponentForSearch(const Operand &a, const Operand &b)
{
    const auto isSearched = [](const Convex &ellipse, const Convex &round) {
        return ellipse.ellipse() && !round.isStraight();
    };
    const Convex *first = a.convex(), *second = b.convex();
    if (!first || !second || !(isSearched(*first, *second) || isSearched(*second, *first)))
        return std::nullopt;
    return exponentToOne(a, b);
}

} // namespace

bool intersects(const PrimitiveView &a, const PrimitiveView &b, Reading reading)
{
    const Operand first(a, reading), second(b, reading);
    if (const std::optional<int> exponent = exponentForSearch(first, second))
        return intersects(ScaledSubject(a, *exponent).view(), ScaledSubject(b, *exponent).view(), reading);
    return intersects(first, second, reading);
}

bool contains(const PrimitiveView &a, const PrimitiveView &b, Reading reading)
{
    if (a.extent() == Extent::Area) {
        std::optional<bool> known;
        if (const auto [box, circle] = subjects<Obb, Circle>(a, b); box)
            known = quickContains(*box, *circle);
        else if (const auto [outer, inner] = subjects<Obb, Obb>(a, b); outer)
            known = quickContains(*outer, *inner);
        if (known)
            return *known;
    }
    const Operand first(a, reading), second(b, reading);
    if (const std::optional<int> exponent = exponentForSearch(first, second))
        return contains(ScaledSubject(a, *exponent).view(), ScaledSubject(b, *exponent).view(), reading);
    return contains(first, second, reading);
}

std::optional<Contact> contactOfViews(const PrimitiveView &a, const PrimitiveView &b, Reading reading)
{
    const Operand first(a), second(b);
    if (first.isEmpty() || second.isEmpty() || !first.convex() || !second.convex())
        return std::nullopt;
    const auto isSearched = [](const Convex &set) { return set.ellipse() || (set.radius() != 0 && set.size() > 1); };
    if (const std::optional<int> exponent =
            isSearched(*first.convex()) || isSearched(*second.convex()) ? exponentToOne(first, second) : std::nullopt) {
        std::optional<Contact> found =
            contactOfViews(ScaledSubject(a, *exponent).view(), ScaledSubject(b, *exponent).view(), reading);
        if (found)
            found->depth = std::scalbn(found->depth, -*exponent);
        return found;
    }
    return contact(*first.convex(), *second.convex(), reading);
}

std::optional<Segment> contactSegment(const PrimitiveView &a, const PrimitiveView &b, const Contact &contact)
{
    const Operand first(a), second(b);
    if (first.isEmpty() || second.isEmpty() || !first.convex() || !second.convex())
        return std::nullopt;
    // A move along the contact's normal changes neither the support edges of the sets nor their positions perpendicular
    // to the normal.
    return commonEdge(*first.convex(), *second.convex(), contact.normal);
}

double distance(const PrimitiveView &a, const PrimitiveView &b)
{
    if (const auto [own, other] = subjects<Segment, Segment>(a, b); own) {
        if (intersects(*own, *other))
            return 0;
        if (const std::optional<double> quick = quickDistance(*own, *other))
            return *quick;
    }
    const Operand first(a), second(b);
    if (first.isEmpty() || second.isEmpty())
        return Infinity;
    if (const std::optional<int> exponent = exponentToOne(first, second)) {
        if (intersects(a, b))
            return 0;
        const double scaled = distance(ScaledSubject(a, *exponent).view(), ScaledSubject(b, *exponent).view());
        return std::max(std::scalbn(scaled, -*exponent), std::numeric_limits<double>::denorm_min());
    }
    return distance(first, second);
}

} // namespace Trammel
