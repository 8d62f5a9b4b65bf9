#include "geometry/base/chain_p.h"
#include "geometry/convex/ellipsedistance_p.h"
#include "geometry/convex/pointside_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>

// The distance of a point from a primitive. Differences that may cancel are computed by accurateValue(), so that the
// relative error stays small even next to a boundary.

namespace Trammel {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

double segmentDistance(QPointF point, const Segment &segment)
{
    const auto isBehind = [&](QPointF end, QPointF other) {
        return exactSign([&](auto exact) { return dot(exact(other) - exact(end), exact(point) - exact(end)); }) <= 0;
    };
    if (isBehind(segment.from, segment.to))
        return length(point - segment.from);
    if (isBehind(segment.to, segment.from))
        return length(point - segment.to);
    const double area = accurateValue(
        [&](auto exact) { return cross(exact(segment.to) - exact(segment.from), exact(point) - exact(segment.from)); });
    return std::abs(area) / length(segment.to - segment.from);
}

double distanceTo(QPointF point, const Obb &given, Extent extent)
{
    const Obb box = withDirection(given);
    const double scale = length(box.axis);
    const double along = accurateValue([&](auto exact) { return excess(exact, exact(point), box).x; }) / scale;
    const double across = accurateValue([&](auto exact) { return excess(exact, exact(point), box).y; }) / scale;
    if (along > 0 || across > 0)
        return length({std::max(along, 0.0), std::max(across, 0.0)});
    return extent == Extent::Area ? 0 : std::min(-along, -across);
}

double distanceTo(QPointF point, const Circle &circle, Extent extent)
{
    const double power = accurateValue([&](auto exact) { return powerOf(exact, exact(point), circle); });
    if (power == 0 || (power < 0 && extent == Extent::Area))
        return 0;
    return std::abs(power) / (length(point - circle.center) + std::abs(circle.radius));
}

double distanceTo(QPointF point, const Ellipse &ellipse, Extent extent)
{
    if (isThin(ellipse))
        return distanceTo(point, asSegment(ellipse), Extent::Area);
    const double distance = nearestOnCurve(fixed(point), point, ellipse).distance;
    return extent == Extent::Area ? std::max(distance, 0.0) : std::abs(distance);
}

double distanceTo(QPointF point, const RoundedBox &given, Extent extent)
{
    if (given.radius == 0)
        return distanceTo(point, given.core, extent);
    const RoundedBox box{withDirection(given.core), std::abs(given.radius)};
    const double toCore = distanceTo(point, box.core, Extent::Area);
    if (toCore == 0)
        return extent == Extent::Area ? 0 : distanceTo(point, box.core, Extent::Curve) + box.radius;
    const ExcessSigns signs(fixed(point), box.core);
    const double power = accurateValue([&](auto exact) { return powerOf(exact, exact(point), box, signs); });
    if (power <= 0 && extent == Extent::Area)
        return 0;
    return std::abs(power) / lengthSquared(box.core.axis) / (toCore + box.radius);
}

double distanceTo(QPointF point, const Chain &chain, Extent extent)
{
    if (chain.isArea(extent) && chain.locate(point) != Location::Outside)
        return 0;
    double nearest = Infinity;
    chain.anyEdge([&](QPointF a, QPointF b) {
        // An edge is measured only if its bounding box is nearer than the edges before.
        const auto gap = [](double x, double from, double to) {
            const auto [least, most] = std::minmax(from, to);
            return std::max({least - x, x - most, 0.0});
        };
        if (std::max(gap(point.x(), a.x(), b.x()), gap(point.y(), a.y(), b.y())) < nearest)
            nearest = std::min(nearest, segmentDistance(point, {a, b}));
        return false;
    });
    return nearest;
}

} // namespace

double distance(QPointF point, const PrimitiveView &view)
{
    if (!isFinite(point) || !isFinite(view))
        return Infinity;
    const double found = std::visit(
        [&](const auto *kind) {
            if constexpr (std::is_convertible_v<decltype(*kind), Primitive>)
                return distanceTo(point, *kind, view.extent());
            else
                return distance(PrimitiveView(point), view);
        },
        view.subject());
    if (found > 1e-50 && found < 1e50) [[likely]]
        return found;
    // Scaling rounds coordinates that are much smaller than the largest one to 0.
    if (found == 0 && intersects(point, view))
        return 0;
    // Something may have overflowed or underflowed.
    const double largest = std::max({std::abs(point.x()), std::abs(point.y()), largestCoordinate(bounds(view))});
    const std::optional<int> exponent = exponentToOne(largest);
    if (!exponent || bounds(view).isEmpty())
        return found;
    return std::scalbn(distance(scaled(point, *exponent), ScaledSubject(view, *exponent).view()), -*exponent);
}

double distance(QPointF point, const Segment &segment)
{
    if (!isFinite(point) || !isFinite(segment.from) || !isFinite(segment.to))
        return Infinity;
    return segmentDistance(point, segment);
}

} // namespace Trammel
