#include "widgets/model/routing/routearea_p.h"

#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>
#include <utility>

namespace Trammel {

namespace {

using Points = QList<QPointF>;

/// The normals of the sides at a corner differ by at most a right angle, so that corners are at most this multiple of
/// the clearance away.
constexpr double miter = std::numbers::sqrt2;
/// The factor by which a clearance is enlarged, so that rounding does not decide.
constexpr double roundedUp = 1 + 1e-9;

/// The largest number of corners around a round outline.
constexpr int mostCorners = 128;
/// A ring with fewer points is not simplified.
constexpr qsizetype leastSimplified = 24;
constexpr qsizetype mostPoints = 256;

bool isForward(QPointF along)
{
    return along.x() > 0 || (along.x() == 0 && along.y() > 0);
}

/// Whether a ring is convex and runs around once.
bool isConvex(const Points &ring)
{
    const qsizetype count = ring.size();
    int turn = 0, reversals = 0;
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF a = ring[i], b = ring[(i + 1) % count], c = ring[(i + 2) % count];
        if (same(a, b))
            return false;
        const int sign = orientation(a, b, c);
        if (sign == 0 || (turn != 0 && sign != turn))
            return false;
        turn = sign;
        if (isForward(b - a) != isForward(c - b))
            ++reversals;
    }
    return reversals == 2;
}

/// Appends the corners of the sides that touch an arc around a center, from one unit normal to another one, clockwise.
void appendAround(QPointF center, QPointF from, double angle, double radius, double largestStep, Points &points)
{
    constexpr double slack = 1e-9;
    const int count = std::max(1, int(std::ceil(angle / largestStep - slack)));
    const double step = angle / count, outer = radius / std::cos(step / 2);
    for (int i = 0; i < count; ++i) {
        const double turn = (i + 0.5) * step;
        points.append(center + rotated(from, {std::cos(turn), std::sin(turn)}) * outer);
    }
}

/// A polygon around all points within a clearance of a convex area: of the points within a radius of a convex polygon,
/// a segment or a point.
Points aroundConvex(std::span<const QPointF> points, double radius, double clearance)
{
    const ConvexPolygon hull(points);
    const std::span<const QPointF> corners = hull.corners();
    constexpr double whole = 2 * std::numbers::pi;
    double largestStep = std::numbers::pi / 2;
    if (radius > 0) {
        const double wanted = 2 * std::acos((radius + clearance) / (radius + miter * clearance));
        largestStep = std::clamp(wanted, whole / mostCorners, largestStep / 2);
    }
    const double reach = (radius + clearance) * roundedUp;
    Points around;
    if (corners.size() == 1)
        appendAround(corners[0], {1, 0}, whole, reach, largestStep, around);
    for (std::size_t i = 0; corners.size() > 1 && i < corners.size(); ++i) {
        const QPointF before = corners[(i + corners.size() - 1) % corners.size()],
                      after = corners[(i + 1) % corners.size()];
        const QPointF in = normalized(corners[i] - before).value_or(QPointF(1, 0));
        const QPointF out = normalized(after - corners[i]).value_or(QPointF(1, 0));
        double angle = std::atan2(cross(in, out), dot(in, out));
        // The ends of a segment.
        if (angle <= 0)
            angle = std::numbers::pi;
        // The outward normals are on the left of a clockwise outline.
        appendAround(corners[i], {in.y(), -in.x()}, angle, reach, largestStep, around);
    }
    return around;
}

/// A polygon around all points within a clearance of an ellipse.
Points aroundEllipse(const Ellipse &ellipse, double clearance)
{
    constexpr double share = 0.05, cornersPerRatio = 2, leastCorners = 24;
    const double radiusX = std::abs(ellipse.radiusX), radiusY = std::abs(ellipse.radiusY);
    const double largest = std::max(radiusX, radiusY), smallest = std::min(radiusX, radiusY);
    const double step = 2 * std::acos(std::max(0.0, 1 - share * clearance / largest));
    // The ends of a long ellipse need more corners.
    const double wanted = std::max(2 * std::numbers::pi / step, cornersPerRatio * largest / smallest);
    const int count = wanted < mostCorners ? int(std::max(wanted, leastCorners)) : mostCorners;
    const double deviation = largest * (1 - std::cos(std::numbers::pi / count));
    return aroundConvex(polygonOf(ellipse, count).outline, 0, clearance + deviation);
}

double squaredDistance(QPointF point, QPointF from, QPointF to)
{
    const QPointF along = to - from, offset = point - from;
    const double squared = dot(along, along);
    const double share = squared > 0 ? std::clamp(dot(offset, along) / squared, 0.0, 1.0) : 0;
    return lengthSquared(offset - along * share);
}

/// The points of a chain without those that are within a tolerance of the lines between the others. Stops if more than
/// mostPoints remain. Source: U. Ramer, "An iterative procedure for the polygonal approximation of plane curves".
Points simplified(const Points &chain, double tolerance)
{
    std::vector<bool> stays(std::size_t(chain.size()), false);
    stays.front() = stays.back() = true;
    qsizetype count = 2;
    std::vector<std::pair<qsizetype, qsizetype>> parts{{0, chain.size() - 1}};
    while (!parts.empty() && count <= mostPoints) {
        const auto [first, last] = parts.back();
        parts.pop_back();
        double most = tolerance * tolerance;
        qsizetype farthest = 0;
        for (qsizetype i = first + 1; i < last; ++i) {
            const double away = squaredDistance(chain[i], chain[first], chain[last]);
            if (away > most) {
                most = away;
                farthest = i;
            }
        }
        if (farthest == 0)
            continue;
        stays[std::size_t(farthest)] = true;
        ++count;
        parts.push_back({first, farthest});
        parts.push_back({farthest, last});
    }
    Points kept;
    for (qsizetype i = 0; i < chain.size(); ++i) {
        if (stays[std::size_t(i)] && (kept.isEmpty() || !same(kept.last(), chain[i])))
            kept.append(chain[i]);
    }
    return kept;
}

/// The rings of a polygon, or the chain of a polyline.
struct Chains
{
    QList<Points> chains;
    bool areClosed = true;
    /// The largest distance of a point of the outline from the simplified chains.
    double deviation = 0;

    qsizetype pointCount() const
    {
        qsizetype count = 0;
        for (const Points &chain : chains)
            count += chain.size();
        return count;
    }
};

/// The chains with few points; nothing if that would deviate too far.
std::optional<Chains> simplified(const Chains &outline, double clearance)
{
    constexpr double least = 1.0 / 8, most = 1.0 / 2;
    if (outline.pointCount() <= leastSimplified)
        return outline;
    for (double share = least; share <= most; share *= 2) {
        Chains simple{{}, outline.areClosed, share * clearance};
        for (const Points &chain : outline.chains)
            simple.chains.append(simplified(chain, simple.deviation));
        if (simple.pointCount() <= mostPoints)
            return simple;
    }
    return std::nullopt;
}

/// The areas whose union contains all points within a distance of chains and of their inside.
std::vector<FilledRings> areasAround(const Chains &outline, double reach)
{
    std::vector<FilledRings> areas;
    if (outline.areClosed)
        areas.push_back({outline.chains});
    for (const Points &chain : outline.chains) {
        const qsizetype count = chain.size(), edges = outline.areClosed || count == 1 ? count : count - 1;
        // Areas that are next to each other have exactly the same corners, so that there is no gap between them.
        const auto alongOf = [&](qsizetype edge) {
            const QPointF way = chain[(edge + 1) % count] - chain[edge % count];
            return normalized(way).value_or(QPointF(1, 0)) * reach;
        };
        for (qsizetype i = 0; i < edges; ++i) {
            const QPointF from = chain[i], to = chain[(i + 1) % count];
            const QPointF along = alongOf(i), across = perpendicular(along);
            // An open chain, and an edge without length, have square ends.
            const bool isFirst = same(from, to) || (!outline.areClosed && i == 0);
            const bool isLast = same(from, to) || (!outline.areClosed && i + 1 == edges);
            const QPointF start = isFirst ? from - along : from, end = isLast ? to + along : to;
            areas.push_back({{{start - across, end - across, end, end + across, start + across, start}}});
            if (isLast || same(to, chain[(i + 2) % count]))
                continue;
            // The area between the bands of two edges, on the outer side of the corner.
            const QPointF next = alongOf(i + 1), nextAcross = perpendicular(next);
            const double turn = std::atan2(cross(along, next), dot(along, next));
            const QPointF normal = (turn > 0 ? -across : nextAcross) / reach;
            Points wedge{to, turn > 0 ? to - across : to + nextAcross};
            appendAround(to, normal, std::abs(turn), reach, std::numbers::pi / 2, wedge);
            wedge.append(turn > 0 ? to - nextAcross : to + across);
            areas.push_back({{wedge}});
        }
    }
    return areas;
}

/// The polygons around all points within a clearance of a primitive.
QList<Polygon> polygonsAround(const Primitive &primitive, double clearance)
{
    const auto single = [](const Points &outline) { return QList<Polygon>{{outline, {}}}; };
    if (const auto *box = std::get_if<Obb>(&primitive))
        return single(aroundConvex(box->corners(), 0, clearance));
    if (const auto *circle = std::get_if<Circle>(&primitive))
        return single(aroundConvex({&circle->center, 1}, std::abs(circle->radius), clearance));
    if (const auto *rounded = std::get_if<RoundedBox>(&primitive))
        return single(aroundConvex(rounded->core.corners(), std::abs(rounded->radius), clearance));
    if (const auto *ellipse = std::get_if<Ellipse>(&primitive))
        return single(aroundEllipse(*ellipse, clearance));
    Chains outline;
    if (const auto *line = std::get_if<Polyline>(&primitive)) {
        outline = {{line->points}, false};
    } else if (const auto *polygon = std::get_if<Polygon>(&primitive)) {
        outline.chains = QList<Points>{polygon->outline} + polygon->holes;
        outline.chains.removeIf([](const Points &ring) { return ring.isEmpty(); });
    }
    if (outline.pointCount() == 0)
        return {};
    if (const std::optional<Chains> simple = simplified(outline, clearance)) {
        const Points &ring = simple->chains.first();
        if (simple->areClosed && simple->chains.size() == 1 && isConvex(ring))
            return single(aroundConvex(ring, 0, clearance + simple->deviation));
        constexpr std::size_t mostCrossings = 100'000;
        const double reach = (clearance + simple->deviation) * roundedUp;
        if (const auto found = combined(areasAround(*simple, reach), BooleanOperation::Union, mostCrossings)) {
            QList<Polygon> polygons;
            for (const CombinedPolygon &each : *found)
                polygons.append(polygonOf(each));
            return polygons;
        }
    }
    Points all;
    for (const Points &chain : std::as_const(outline.chains))
        all += chain;
    return single(aroundConvex(all, 0, clearance));
}

} // namespace

RouteArea::RouteArea(const Primitive &primitive, double clearance)
{
    for (const Polygon &polygon : polygonsAround(primitive, clearance)) {
        const bool isSingle = polygon.holes.isEmpty() && isConvex(polygon.outline);
        m_parts.push_back({polygon, Trammel::bounds(polygon), isSingle});
        m_bounds = m_bounds.united(m_parts.back().bounds);
    }
}

std::vector<Polygon> RouteArea::polygons() const
{
    std::vector<Polygon> polygons;
    for (const Part &part : m_parts)
        polygons.push_back(part.polygon);
    return polygons;
}

bool RouteArea::isEnteredBy(const Segment &segment) const
{
    const Aabb2 box = Trammel::bounds(segment);
    return std::any_of(m_parts.begin(), m_parts.end(), [&](const Part &part) {
        if (!part.bounds.overlaps(box))
            return false;
        if (part.isConvex) {
            bool isAnyLeft = false, isAnyRight = false;
            for (QPointF corner : part.polygon.outline) {
                const int side = orientation(segment.from, segment.to, corner);
                isAnyLeft = isAnyLeft || side < 0;
                isAnyRight = isAnyRight || side > 0;
            }
            if (!isAnyLeft || !isAnyRight)
                return false;
        }
        return intersects(PrimitiveView(segment), PrimitiveView(part.polygon), Reading::Open);
    });
}

bool RouteArea::isInside(QPointF point) const
{
    return std::any_of(m_parts.begin(), m_parts.end(), [&](const Part &part) {
        return part.bounds.contains(point) && locate(point, part.polygon) == Location::Inside;
    });
}

std::vector<RouteArea::Corner> RouteArea::corners() const
{
    std::vector<Corner> corners;
    for (const Part &part : m_parts) {
        const auto addRing = [&](const Points &ring) {
            for (qsizetype i = 0, count = ring.size(); i < count; ++i) {
                const QPointF before = ring[(i + count - 1) % count], after = ring[(i + 1) % count];
                // A polygon is on the right side of its outline and of its holes.
                if (orientation(before, ring[i], after) > 0)
                    corners.push_back({ring[i], before, after});
            }
        };
        addRing(part.polygon.outline);
        for (const Points &hole : part.polygon.holes)
            addRing(hole);
    }
    return corners;
}

} // namespace Trammel
