#include "widgets/model/routing/routeobstacle_p.h"

#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>
#include <variant>

namespace Trammel {

namespace {

/// Outlines of fewer points are tested faster as a whole.
constexpr qsizetype leastChainedPoints = 48;
constexpr qsizetype chainLength = 16;

/// The edges of a shape, and the radius around them.
struct Edges
{
    std::vector<Segment> edges;
    double radius = 0;
    /// The edges of an ellipse are chords. Its points are at most so far from them.
    double deviation = 0;

    void addRing(std::span<const QPointF> points)
    {
        for (std::size_t i = 0; i < points.size(); ++i)
            edges.push_back({points[i], points[i + 1 == points.size() ? 0 : i + 1]});
    }

    void operator()(const Obb &box) { addRing(box.corners()); }
    void operator()(const Circle &circle)
    {
        edges.push_back({circle.center, circle.center});
        radius = std::abs(circle.radius);
    }
    void operator()(const Ellipse &ellipse)
    {
        constexpr int chords = 24;
        addRing(polygonOf(ellipse, chords).outline);
        deviation =
            std::max(std::abs(ellipse.radiusX), std::abs(ellipse.radiusY)) * (1 - std::cos(std::numbers::pi / chords));
    }
    void operator()(const RoundedBox &box)
    {
        addRing(box.core.corners());
        radius = std::abs(box.radius);
    }
    void operator()(const Polyline &line)
    {
        for (qsizetype i = 1; i < line.points.size(); ++i)
            edges.push_back({line.points[i - 1], line.points[i]});
    }
    void operator()(const Polygon &polygon)
    {
        addRing(polygon.outline);
        for (const QList<QPointF> &hole : polygon.holes)
            addRing(hole);
    }
};

/// A segment of the first axis of a plane.
struct Span
{
    double from;
    double to;

    /// The square of the distance from the edge between two points.
    double squaredDistance(QPointF a, QPointF b) const
    {
        const QPointF along = b - a;
        if ((a.y() < 0) != (b.y() < 0)) {
            const double crossing = a.x() - along.x() * (a.y() / along.y());
            if (from <= crossing && crossing <= to)
                return 0;
        }
        const double squaredLength = QPointF::dotProduct(along, along);
        const auto squaredGap = [&](QPointF point) {
            const double x = std::max({from - point.x(), 0.0, point.x() - to});
            return x * x + point.y() * point.y();
        };
        double least = std::min(squaredGap(a), squaredGap(b));
        for (double end : {from, to}) {
            const QPointF offset = QPointF(end, 0) - a;
            const double dot = QPointF::dotProduct(offset, along);
            // Elsewhere, an end of the edge is nearest.
            if (dot > 0 && dot < squaredLength) {
                const QPointF gap = offset - along * (dot / squaredLength);
                least = std::min(least, QPointF::dotProduct(gap, gap));
            }
        }
        return least;
    }
};

} // namespace

RouteOutline::RouteOutline(Primitive primitive)
    : m_primitive(std::move(primitive)), m_bounds(Trammel::bounds(m_primitive))
{
    addDisc();
    addEdges();
    if (const auto *line = std::get_if<Polyline>(&m_primitive)) {
        if (line->points.size() >= leastChainedPoints)
            addChains(line->points);
    } else if (const auto *polygon = std::get_if<Polygon>(&m_primitive)) {
        QList<QList<QPointF>> rings{polygon->outline};
        rings += polygon->holes;
        qsizetype count = 0;
        for (const QList<QPointF> &ring : std::as_const(rings))
            count += ring.size();
        if (count < leastChainedPoints)
            return;
        for (QList<QPointF> &ring : rings) {
            if (!ring.isEmpty())
                ring.append(ring.first());
            addChains(ring);
        }
    }
}

void RouteOutline::addEdges()
{
    Edges found;
    std::visit(found, m_primitive);
    if (found.edges.size() >= std::size_t(leastChainedPoints))
        return;
    m_edges = std::move(found.edges);
    m_edgeRadius = found.radius;
    m_edgeDeviation = found.deviation;
    for (const Segment &edge : m_edges) {
        for (double number : {edge.from.x(), edge.from.y(), edge.to.x(), edge.to.y()})
            m_largest = std::max(m_largest, std::abs(number));
    }
}

std::optional<bool> RouteOutline::isSurelyNearer(const Segment &segment, double distance) const
{
    constexpr double rounding = 1e-12, smallest = 1e-100;
    const bool isHorizontal = segment.from.y() == segment.to.y();
    if (m_edges.empty() || (!isHorizontal && segment.from.x() != segment.to.x()))
        return std::nullopt;
    // The segment lies on the first axis.
    const QPointF from = isHorizontal ? segment.from : segment.from.transposed();
    const QPointF to = isHorizontal ? segment.to : segment.to.transposed();
    const Span span{std::min(from.x(), to.x()), std::max(from.x(), to.x())};
    const double slack =
        rounding * (m_largest + std::abs(span.from) + std::abs(span.to) + std::abs(from.y()) + m_edgeRadius);
    const double least = distance + m_edgeRadius - slack, most = distance + m_edgeRadius + m_edgeDeviation + slack;
    if (!(least > smallest))
        return std::nullopt;
    bool isUnsure = false, isInside = false;
    for (const Segment &edge : m_edges) {
        QPointF a = isHorizontal ? edge.from : edge.from.transposed();
        QPointF b = isHorizontal ? edge.to : edge.to.transposed();
        a.ry() -= from.y();
        b.ry() -= from.y();
        if ((a.y() < 0) != (b.y() < 0) && a.x() - (b.x() - a.x()) * (a.y() / (b.y() - a.y())) > span.from)
            isInside = !isInside;
        if (std::max(a.x(), b.x()) < span.from - most || std::min(a.x(), b.x()) > span.to + most
            || std::max(a.y(), b.y()) < -most || std::min(a.y(), b.y()) > most)
            continue;
        const double squared = span.squaredDistance(a, b);
        if (squared < least * least)
            return true;
        isUnsure = isUnsure || !(squared > most * most);
    }
    if (isUnsure)
        return std::nullopt;
    return isInside && !std::holds_alternative<Polyline>(m_primitive);
}

void RouteOutline::addChains(const QList<QPointF> &points)
{
    for (qsizetype first = 0; first + 1 < points.size(); first += chainLength) {
        const QList<QPointF> part = points.mid(first, chainLength + 1);
        m_chains.push_back({boundsOf(part), {part}});
    }
}

bool RouteOutline::meetsDisc(const Segment &segment, double distance) const
{
    if (m_innerRadius <= 0)
        return false;
    // The point of a horizontal or vertical segment that is nearest to the center.
    const auto nearest = [](double from, double to, double center) {
        return std::clamp(center, std::min(from, to), std::max(from, to)) - center;
    };
    if (segment.from.x() != segment.to.x() && segment.from.y() != segment.to.y())
        return false;
    const double x = nearest(segment.from.x(), segment.to.x(), m_center.x());
    const double y = nearest(segment.from.y(), segment.to.y(), m_center.y());
    const double reach = m_innerRadius + distance;
    return reach > 0 && x * x + y * y < reach * reach;
}

void RouteOutline::addDisc()
{
    // The distance of a point is exact up to rounding.
    constexpr double rounded = 1 - 1e-9;
    if (m_bounds.isEmpty() || std::holds_alternative<Polyline>(m_primitive))
        return;
    m_center = QPointF(m_bounds.center()[0], m_bounds.center()[1]);
    if (locate(m_center, m_primitive) == Location::Inside)
        m_innerRadius = rounded * distance(PrimitiveView(m_center), asCurve(m_primitive));
}

const RouteArea &RouteOutline::area(double clearance) const
{
    const std::lock_guard lock(m_mutex);
    return m_areas.try_emplace(clearance, m_primitive, clearance).first->second;
}

bool RouteOutline::isClear(const Segment &segment, double clearance, double slack) const
{
    if (!(clearance > 0)) {
        const bool hasInside =
            !std::holds_alternative<Polyline>(m_primitive) && m_bounds.size()[0] > 0 && m_bounds.size()[1] > 0;
        return !intersects(PrimitiveView(segment), PrimitiveView(m_primitive),
                           hasInside ? Reading::Open : Reading::Closed);
    }
    const double least = clearance - leeway(clearance, slack);
    if (meetsDisc(segment, least - slack))
        return false;
    if (const std::optional<bool> isNearer = isSurelyNearer(segment, least))
        return !*isNearer;
    if (m_chains.empty())
        return !(distance(PrimitiveView(segment), PrimitiveView(m_primitive)) < least);
    Aabb2 box;
    box.include(segment.from);
    box.include(segment.to);
    box = box.expanded(clearance);
    for (const Chain &chain : m_chains) {
        if (chain.box.overlaps(box) && distance(PrimitiveView(segment), PrimitiveView(chain.edges)) < least)
            return false;
    }
    // No edge is near, so that the whole segment is on one side.
    return std::holds_alternative<Polyline>(m_primitive) || locate(segment.from, m_primitive) == Location::Outside;
}

} // namespace Trammel
