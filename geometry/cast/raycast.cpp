#include <trammel/geometry/sweep.h>

#include "geometry/base/chain_p.h"
#include "geometry/convex/convex_p.h"
#include "geometry/convex/ellipsedistance_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <limits>

// intersects() decides exactly whether a segment meets a primitive. These functions compute where, in fractions of the
// segment. An edge is measured if the segment meets it, which is exact as well. Floating-point rounding may miss
// grazing contact with a round set. The nearest position along the line is used in this case.

namespace Trammel {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// The fractions at which a line enters and leaves a convex area, and the outward normals there. Empty if the end is
/// before the begin.
struct Passage
{
    double begin = -Infinity;
    double end = Infinity;
    QPointF beginNormal;
    QPointF endNormal;

    bool isEmpty() const { return !(begin <= end); }

    void include(const Passage &other)
    {
        if (other.isEmpty())
            return;
        if (isEmpty() || other.begin < begin) {
            begin = other.begin;
            beginNormal = other.beginNormal;
        }
        if (isEmpty() || other.end > end) {
            end = other.end;
            endNormal = other.endNormal;
        }
    }
};

constexpr Passage Nowhere{Infinity, -Infinity, {}, {}};

QPointF directionOf(const Segment &ray)
{
    return ray.to - ray.from;
}

/// The fraction of a line that is nearest to a point.
double fractionBeside(const Segment &ray, QPointF point)
{
    const QPointF along = directionOf(ray);
    const double square = lengthSquared(along);
    return square > 0 ? dot(point - ray.from, along) / square : 0;
}

/// The passage through a convex polygon, clipped at each edge (M. Cyrus and J. Beck). For the parts of a round set,
/// where rounding may leave it empty.
Passage through(const Segment &ray, const Convex &hull)
{
    Passage passage;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const ExactCorner from = hull.corner(i), to = hull.corner(hull.following(i));
        // The interior lies clockwise of an edge, at positive heights.
        const auto height = [&](auto exact) {
            return cross(to.at(exact) - from.at(exact), exact(ray.from) - from.at(exact));
        };
        const auto speed = [&](auto exact) {
            return cross(to.at(exact) - from.at(exact), exact(ray.to) - exact(ray.from));
        };
        const int heading = exactSign(speed);
        if (heading == 0) {
            if (exactSign(height) < 0)
                return Nowhere;
            continue;
        }
        const double fraction = -accurateRatio(height, speed);
        const QPointF outward = perpendicular(to.point - from.point) * -1;
        if (heading > 0 && fraction > passage.begin) {
            passage.begin = fraction;
            passage.beginNormal = outward;
        }
        if (heading < 0 && fraction < passage.end) {
            passage.end = fraction;
            passage.endNormal = outward;
        }
    }
    return passage;
}

/// The passage along or across a segment or a point.
Passage throughFlat(const Segment &ray, const Convex &flat)
{
    const ExactCorner from = flat.corner(0), to = flat.corner(flat.size() - 1);
    const auto along = [&](auto exact) { return to.at(exact) - from.at(exact); };
    const auto speed = [&](auto exact) { return cross(along(exact), exact(ray.to) - exact(ray.from)); };
    const QPointF back = -directionOf(ray);
    if (exactSign(speed) == 0) {
        const double first = fractionBeside(ray, from.point), last = fractionBeside(ray, to.point);
        return {std::min(first, last), std::max(first, last), back, -back};
    }
    const double fraction =
        -accurateRatio([&](auto exact) { return cross(along(exact), exact(ray.from) - from.at(exact)); }, speed);
    const QPointF across = perpendicular(to.point - from.point);
    const QPointF toward = dot(across, back) > 0 ? across : -across;
    return {fraction, fraction, toward, -toward};
}

/// The passage where a fraction t of the line has square * t² + 2 * middle * t + rest <= 0. The quotients may exist
/// where the polynomials overflow or underflow.
template <class Square, class Middle, class Rest>
Passage whereNegative(const Square &square, const Middle &middle, const Rest &rest)
{
    if (exactSign(square) == 0)
        return Nowhere;
    const double discriminant =
        accurateRatio([&](auto exact) { return middle(exact) * middle(exact) - square(exact) * rest(exact); },
                      [&](auto exact) { return square(exact) * square(exact); });
    if (!(discriminant >= 0))
        return Nowhere;
    const double center = -accurateRatio(middle, square);
    const double root = center < 0 ? center - std::sqrt(discriminant) : center + std::sqrt(discriminant);
    const double other = root == 0 ? 0 : accurateRatio(rest, square) / root;
    return {std::min(root, other), std::max(root, other), {}, {}};
}

Passage throughDisc(const Segment &ray, QPointF center, double radius)
{
    const auto along = [&](auto exact) { return exact(ray.to) - exact(ray.from); };
    const auto offset = [&](auto exact) { return exact(ray.from) - exact(center); };
    Passage passage = whereNegative([&](auto exact) { return dot(along(exact), along(exact)); },
                                    [&](auto exact) { return dot(along(exact), offset(exact)); },
                                    [&](auto exact) {
                                        return powerOf(exact, exact(ray.from), Circle{center, radius});
                                    });
    passage.beginNormal = ray.from - center + directionOf(ray) * passage.begin;
    passage.endNormal = ray.from - center + directionOf(ray) * passage.end;
    return passage;
}

Passage throughEllipse(const Segment &ray, const Ellipse &ellipse)
{
    const auto along = [&](auto exact) { return inCircleFrame(exact, exact(ray.to) - exact(ray.from), ellipse); };
    const auto offset = [&](auto exact) {
        return inCircleFrame(exact, exact(ray.from) - exact(ellipse.center), ellipse);
    };
    Passage passage = whereNegative([&](auto exact) { return dot(along(exact), along(exact)); },
                                    [&](auto exact) { return dot(along(exact), offset(exact)); },
                                    [&](auto exact) { return powerOf(exact, exact(ray.from), ellipse); });
    const auto gradientAt = [&](double fraction) {
        const QPointF own = unrotated(ray.from - ellipse.center + directionOf(ray) * fraction, ellipse.axis);
        const double ratio = ellipse.radiusY / ellipse.radiusX;
        return rotated({own.x() * ratio, own.y() / ratio}, ellipse.axis);
    };
    passage.beginNormal = gradientAt(passage.begin);
    passage.endNormal = gradientAt(passage.end);
    return passage;
}

/// The passage through a hull with a radius: it is the union of the hull, a disc around each corner and a rectangle on
/// each edge.
Passage throughRounded(const Segment &ray, const Convex &round)
{
    Passage passage = Nowhere;
    if (round.size() > 2)
        passage.include(through(ray, round.withHull(round.corners(), {}, round.radius())));
    const std::span<const QPointF> corners = round.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        passage.include(throughDisc(ray, corners[i], round.radius()));
        const QPointF from = corners[i], to = corners[round.following(i)];
        if (const std::optional<QPointF> along = normalized(to - from)) {
            const QPointF outward = perpendicular(*along) * -round.radius();
            passage.include(through(ray, Convex(Quad{{from, to, to + outward, from + outward}})));
        }
    }
    return passage;
}

struct Hit
{
    double fraction = Infinity;
    QPointF normal;
    bool startsInside = false;

    void includeEdge(const Segment &ray, const Convex &edge)
    {
        if (!meet(Convex(ray), edge, Reading::Closed))
            return;
        // Along the edge, a segment may start between the edge's ends.
        if (const Passage passage = throughFlat(ray, edge); passage.begin < fraction) {
            fraction = std::max(passage.begin, 0.0);
            normal = passage.beginNormal;
        }
    }
};

/// The first hit on an edge of a hull without its radius.
Hit firstEdgeHit(const Segment &ray, const Convex &hull)
{
    Hit first;
    const std::span<const QPointF> corners = hull.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (hull.box() && hull.size() == 4)
            first.includeEdge(ray, Convex::sideOf(*hull.box(), int(i)));
        else
            first.includeEdge(ray, Convex(Segment{corners[i], corners[hull.following(i)]}));
    }
    return first;
}

/// The position at which a segment grazes a round set. Used if the floating-point computation finds no entry.
Passage graze(const Segment &ray, const Convex &set)
{
    double fraction;
    QPointF nearest;
    if (const Hit onHull = set.ellipse() ? Hit() : firstEdgeHit(ray, set); onHull.fraction < Infinity) {
        fraction = onHull.fraction;
        nearest = ray.from + directionOf(ray) * fraction + onHull.normal * -1;
    } else {
        nearest = set.ellipse() ? set.ellipse()->center : set.corners().front();
        for (QPointF corner : set.corners()) {
            if (distance(corner, ray) < distance(nearest, ray))
                nearest = corner;
        }
        fraction = fractionBeside(ray, nearest);
    }
    const QPointF across = perpendicular(directionOf(ray));
    const bool isAcross = dot(across, ray.from - nearest) > 0;
    return {fraction, fraction, isAcross ? across : -across, isAcross ? -across : across};
}

/// The first point at which a segment meets a convex set that it is known to meet.
Hit firstHit(const Segment &ray, const Convex &set)
{
    const bool startsInside = set.hasArea() && containment(set, ExactCorner{ray.from}) == Containment::Inside;
    if (startsInside && !set.isCurve())
        return {0, -directionOf(ray), true};
    if (set.isFlat()) {
        const Passage passage = throughFlat(ray, set);
        return {passage.begin, passage.beginNormal};
    }
    if (set.isStraight())
        return firstEdgeHit(ray, set);
    if (set.ellipse() && isThin(*set.ellipse()))
        return firstEdgeHit(ray, Convex(asSegment(*set.ellipse())));
    Passage passage = set.ellipse() ? throughEllipse(ray, *set.ellipse()) : throughRounded(ray, set);
    if (passage.isEmpty())
        passage = graze(ray, set);
    if (startsInside)
        return {passage.end, -passage.endNormal};
    return {passage.begin, passage.beginNormal};
}

/// As above, for a polyline or a polygon.
Hit firstHit(const Segment &ray, const Chain &chain, Extent extent)
{
    if (chain.isArea(extent) && chain.locate(ray.from) == Location::Inside)
        return {0, -directionOf(ray), true};
    Hit first;
    chain.anyEdge([&](QPointF from, QPointF to) {
        first.includeEdge(ray, Convex(Segment{from, to}));
        return false;
    });
    return first;
}

} // namespace

std::optional<Touch> raycast(const Segment &ray, const PrimitiveView &primitive)
{
    if (!intersects(ray, primitive))
        return std::nullopt;
    if (const std::optional<int> exponent =
            exponentToOne(std::max(largestCoordinate(bounds(ray)), largestCoordinate(bounds(primitive))))) {
        const Segment scaledRay{scaled(ray.from, *exponent), scaled(ray.to, *exponent)};
        std::optional<Touch> touch = raycast(scaledRay, ScaledSubject(primitive, *exponent).view());
        if (touch)
            touch->point = scaled(touch->point, -*exponent);
        return touch;
    }
    const Hit hit = std::visit(
        [&](const auto *kind) {
            if constexpr (std::is_constructible_v<Convex, decltype(*kind)>) {
                Convex set(*kind);
                set.setExtent(primitive.extent());
                return firstHit(ray, set);
            } else {
                return firstHit(ray, *kind, primitive.extent());
            }
        },
        primitive.subject());
    const double fraction = std::clamp(hit.fraction, 0.0, 1.0);
    const QPointF back = normalized(-directionOf(ray)).value_or(QPointF(1, 0));
    return Touch{fraction, ray.from + directionOf(ray) * fraction, normalized(hit.normal).value_or(back), 0,
                 hit.startsInside};
}

} // namespace Trammel
