#include "geometry/convex/ellipsedistance_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/numbers/scale_p.h"
#include "geometry/pairs/edgetree_p.h"
#include "geometry/pairs/operand_p.h"
#include <trammel/geometry/predicates.h>

#include <limits>

// The nearest points of two sets that are apart. All distances here are rounded; distance() decides which parts are
// nearest where that matters.

namespace Trammel {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// The nearest point of a hull's outline, without the radius, and the unit normal there.
struct Foot
{
    QPointF point;
    QPointF outward;
};

Foot footOnHull(QPointF point, const Convex &set)
{
    const std::span<const QPointF> corners = set.corners();
    const Aabb2::Vector center = set.bounds().center();
    const auto radial = [&](QPointF corner) {
        std::optional<QPointF> outward = normalized(point - corner);
        if (!outward)
            outward = normalized(corner - QPointF(center[0], center[1]));
        return Foot{corner, outward.value_or(QPointF(1, 0))};
    };
    Foot nearest = radial(corners.front());
    double least = lengthSquared(point - nearest.point);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF from = corners[i], along = corners[set.following(i)] - from;
        const double share = dot(point - from, along) / lengthSquared(along);
        // A corner belongs to the edge that starts there.
        const bool isBeside = share > 0 && share < 1;
        const Foot foot = isBeside ? Foot{from + along * share, {}} : radial(from);
        const double square = lengthSquared(point - foot.point);
        if (!(square < least))
            continue;
        least = square;
        nearest = foot;
        if (isBeside)
            nearest.outward = *normalized(set.size() == 2 && cross(along, point - from) > 0 ? perpendicular(along)
                                                                                            : -perpendicular(along));
    }
    return nearest;
}

/// Moves a point by a distance toward another point.
QPointF movedToward(QPointF point, QPointF other, double distance)
{
    const std::optional<QPointF> direction = normalized(other - point);
    return direction ? point + *direction * distance : point;
}

/// The nearest point of an area to a point outside.
QPointF nearestOnArea(QPointF point, const Convex &set)
{
    if (set.ellipse())
        return nearestOnCurve(fixed(point), point, *set.ellipse()).point;
    return movedToward(footOnHull(point, set).point, point, set.radius());
}

/// The nearest point of the outline of an area to a point inside.
QPointF nearestOnOutline(QPointF point, const Convex &set)
{
    if (set.ellipse())
        return nearestOnCurve(fixed(point), point, *set.ellipse()).point;
    if (set.size() < 3 || !isInHull(ExactCorner{point}, set)) {
        const Foot foot = footOnHull(point, set);
        return foot.point + foot.outward * set.radius();
    }
    QPointF outward;
    double least = Infinity;
    for (std::size_t i = 0; i < set.size(); ++i) {
        const QPointF from = set.corners()[i];
        const std::optional<QPointF> along = normalized(set.corners()[set.following(i)] - from);
        const double height = along ? std::max(cross(*along, point - from), 0.0) : Infinity;
        if (height < least) {
            least = height;
            outward = -perpendicular(*along);
        }
    }
    return point + outward * (least + set.radius());
}

NearestPoints exchanged(const NearestPoints &points)
{
    return {points.second, points.first};
}

/// The nearest points of two areas that are apart, of which neither is an ellipse.
NearestPoints nearestOfHulls(const Convex &a, const Convex &b)
{
    NearestPoints best;
    double least = Infinity;
    const auto consider = [&](const NearestPoints &points) {
        if (const double square = lengthSquared(points.second - points.first); square < least) {
            least = square;
            best = points;
        }
    };
    for (QPointF corner : a.corners())
        consider({corner, footOnHull(corner, b).point});
    for (QPointF corner : b.corners())
        consider({footOnHull(corner, a).point, corner});
    return {movedToward(best.first, best.second, a.radius()), movedToward(best.second, best.first, b.radius())};
}

/// The nearest points of an ellipse and a hull that are apart: at a corner, or where the ellipse's tangent is parallel
/// to an edge.
NearestPoints nearestOfEllipseAndHull(const Convex &ellipse, const Convex &hull)
{
    NearestPoints best;
    double least = Infinity;
    const auto consider = [&](QPointF onHull) {
        const QPointF onEllipse = nearestOnArea(onHull, ellipse);
        if (const double square = lengthSquared(onHull - onEllipse); square < least) {
            least = square;
            best = {onEllipse, onHull};
        }
    };
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const QPointF from = hull.corners()[i], along = hull.corners()[hull.following(i)] - from;
        consider(from);
        const std::optional<QPointF> direction = normalized(along);
        for (int side = -1; direction && side <= 1; side += 2) {
            const QPointF tip = supportEdge(ellipse, perpendicular(*direction) * side).from;
            const double share = dot(tip - from, along) / lengthSquared(along);
            if (share > 0 && share < 1)
                consider(from + along * share);
        }
    }
    return {best.first, movedToward(best.second, best.first, hull.radius())};
}

/// The nearest points of two ellipses that are apart: from the direction of the gap, which is known to half of the
/// digits, each point is projected from the other.
NearestPoints nearestOfEllipses(const Convex &a, const Convex &b)
{
    QPointF direction;
    leastSupport(a, b, 0, Infinity, &direction);
    NearestPoints points{supportEdge(a, direction).from, {}};
    for (int i = 0; i < 3; ++i) {
        points.second = nearestOnArea(points.first, b);
        points.first = nearestOnArea(points.second, a);
    }
    return points;
}

/// The nearest points of an outline and a set inside it.
NearestPoints nearestWithin(const Convex &outline, const Convex &set)
{
    NearestPoints best;
    double least = Infinity;
    const auto consider = [&](QPointF inner, double radius) {
        const QPointF onOutline = nearestOnOutline(inner, outline);
        if (const double gap = length(onOutline - inner) - radius; gap < least) {
            least = gap;
            best = {onOutline, radius == 0 ? inner : movedToward(inner, onOutline, radius)};
        }
    };
    if (!set.ellipse()) {
        // A convex set is nearest to the outline around it at a corner.
        for (QPointF corner : set.corners())
            consider(corner, set.radius());
        return best;
    }
    if (outline.isStraight()) {
        const std::span<const QPointF> corners = outline.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            if (const auto along = normalized(corners[outline.following(i)] - corners[i]))
                consider(supportEdge(set, -perpendicular(*along)).from, 0);
        }
        return best;
    }
    QPointF direction;
    leastClearance(outline, set, &direction);
    consider(supportEdge(set, direction).from, 0);
    for (int i = 0; i < 3; ++i)
        consider(nearestOnOutline(best.first, set), 0);
    return best;
}

NearestPoints nearest(const Convex &a, const Convex &b)
{
    if (a.isCurve() && containment(a, b) == Containment::Inside)
        return nearestWithin(a, b);
    if (b.isCurve() && containment(b, a) == Containment::Inside)
        return exchanged(nearestWithin(b, a));
    if (a.ellipse() && b.ellipse())
        return nearestOfEllipses(a, b);
    if (a.ellipse())
        return nearestOfEllipseAndHull(a, b);
    return b.ellipse() ? exchanged(nearestOfEllipseAndHull(b, a)) : nearestOfHulls(a, b);
}

/// The edge of a form that is not convex with the least distance from a convex set.
Segment nearestEdge(const EdgeTree &tree, const Convex &set, double &best)
{
    Segment nearest;
    best = tree.least(set.bounds(), best, [&](const Segment &edge) {
        const double here = distance(Convex(edge), set);
        if (here < best) {
            best = here;
            nearest = edge;
        }
        return here;
    });
    return nearest;
}

NearestPoints nearest(const Operand &a, const Operand &b)
{
    if (a.convex() && b.convex())
        return nearest(*a.convex(), *b.convex());
    if (a.convex())
        return exchanged(nearest(b, a));
    const EdgeTree tree(edgesOf(a));
    double best = Infinity;
    if (b.convex())
        return nearest(Convex(nearestEdge(tree, *b.convex(), best)), *b.convex());
    NearestPoints points;
    for (const Segment &edge : edgesOf(b)) {
        const double before = best;
        const Segment own = nearestEdge(tree, Convex(edge), best);
        if (best < before)
            points = nearest(Convex(own), Convex(edge));
    }
    return points;
}

} // namespace

std::optional<NearestPoints> nearestPoints(const PrimitiveView &a, const PrimitiveView &b)
{
    const Operand first(a), second(b);
    if (first.isEmpty() || second.isEmpty() || intersects(a, b))
        return std::nullopt;
    if (const std::optional<int> exponent = exponentToOne(first, second)) {
        const ScaledSubject own(a, *exponent), other(b, *exponent);
        const NearestPoints points = nearest(Operand(own.view()), Operand(other.view()));
        return NearestPoints{scaled(points.first, -*exponent), scaled(points.second, -*exponent)};
    }
    return nearest(first, second);
}

} // namespace Trammel
