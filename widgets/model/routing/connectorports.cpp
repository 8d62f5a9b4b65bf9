#include "widgets/model/routing/connectorports_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace Trammel {

namespace {

constexpr std::array allHeadings{Heading::Right, Heading::Down, Heading::Left, Heading::Up};
/// Ends whose levels differ by less than this are joined by a straight line if possible.
constexpr double largestJog = 16;
/// The largest part of the extent of a shape by which its ports are moved for that.
constexpr double largestShare = 0.25;

QPointF withLevel(QPointF point, double level, int axis)
{
    return axis == 0 ? QPointF(level, point.y()) : QPointF(point.x(), level);
}

double rounding(QPointF point)
{
    constexpr double relative = 1e-10;
    return relative * std::max({1.0, std::abs(point.x()), std::abs(point.y())});
}

/// A point outside the bounds in the direction of a heading.
QPointF beyond(const Aabb2 &bounds, QPointF point, Heading heading)
{
    const double extent = bounds.size()[0] + bounds.size()[1] + 1;
    return point + vectorOf(heading) * extent;
}

/// One end, with its shape if it has one.
class PortFinder
{
public:
    PortFinder(const ConnectorEnd &end, const PortShape &shape)
        : m_target(shape.target), m_direction(shape.direction), m_sides(end.at ? nullptr : shape.sides),
          m_bounds(m_target ? m_target->bounds() : Aabb2())
    {
        m_center = !m_target ? end.point : end.at ? m_target->fixedPoint(*end.at) : m_target->aim();
    }

    std::vector<RoutePort> ports() const
    {
        if (m_sides)
            return *m_sides;
        std::vector<RoutePort> ports;
        for (Heading heading : allHeadings) {
            if (m_direction.isNull() ? !m_target || leadsAway(heading) : isNearest(heading))
                ports.push_back({m_center, heading});
        }
        if (ports.empty()) {
            for (Heading heading : allHeadings)
                ports.push_back({m_center, heading});
        }
        return ports;
    }

    double level(int axis) const { return axis == 0 ? m_center.x() : m_center.y(); }
    bool isCut() const { return m_sides; }
    /// The distance from the center at which ports are moved for a straight line.
    double slideReach(int axis) const
    {
        return std::min(largestJog, largestShare * m_bounds.size()[std::size_t(axis)]);
    }
    /// The port on a line of constant coordinate along the axis, on the side of the heading; nothing if the shape has
    /// none within a distance from its center.
    std::optional<RoutePort> portAt(double level, int axis, Heading heading, double reach) const
    {
        if (!isCut())
            return level == this->level(axis) && (m_direction.isNull() || isNearest(heading))
                ? std::optional(RoutePort{m_center, heading})
                : std::nullopt;
        if (!(std::abs(level - this->level(axis)) <= reach))
            return std::nullopt;
        const std::optional<QPointF> point = pointOfSide(*m_target, heading, level);
        return point ? std::optional(RoutePort{*point, heading}) : std::nullopt;
    }

private:
    /// Whether no heading is nearer to the direction of the port.
    bool isNearest(Heading heading) const
    {
        constexpr double rounding = 1 - 1e-9;
        const double most = std::max(std::abs(m_direction.x()), std::abs(m_direction.y()));
        return dot(vectorOf(heading), m_direction) >= most * rounding;
    }
    bool leadsAway(Heading heading) const
    {
        // A line that leaves the outline at an angle of less than about 17 degrees runs along it.
        constexpr double step = 1.0 / 128, leastSlope = 0.3;
        const double size = std::max(m_bounds.size()[0], m_bounds.size()[1]);
        const QPointF next = m_center + vectorOf(heading) * (size * step);
        return distance(next, PrimitiveView(m_target->primitive())) >= size * step * leastSlope
            && !m_target->firstTouch({next, beyond(m_bounds, next, heading)});
    }

    const ConnectorTarget *m_target;
    QPointF m_direction;
    /// The ports of an end without a fixed point; null for other ends.
    const std::vector<RoutePort> *m_sides;
    Aabb2 m_bounds;
    QPointF m_center;
};

/// Adds ports that a straight line can join.
void addLevelPorts(const PortFinder &from, const PortFinder &to, int axis, ConnectorPorts &ports)
{
    const double a = from.level(axis), b = to.level(axis);
    if (a == b || !(std::abs(a - b) < largestJog) || (!from.isCut() && !to.isCut()))
        return;
    const double level = !from.isCut() ? a : !to.isCut() ? b : a / 2 + b / 2;
    const int along = 1 - axis;
    const bool isForward = from.level(along) < to.level(along);
    const Heading ahead = along == 0 ? Heading::Right : Heading::Down;
    const Heading heading = isForward ? ahead : opposite(ahead);
    const std::optional<RoutePort> first = from.portAt(level, axis, heading, from.slideReach(axis));
    const std::optional<RoutePort> last = to.portAt(level, axis, opposite(heading), to.slideReach(axis));
    if (!first || !last)
        return;
    ports.from.push_back(*first);
    ports.to.push_back(*last);
}

/// Adds the ports at which the line of a pin meets the outline of a shape.
void addPortsAt(const ConnectorPin &pin, const PortFinder &end, std::vector<RoutePort> &ports)
{
    const bool isHorizontal = pin.orientation == Qt::Horizontal;
    const int axis = isHorizontal ? 1 : 0;
    if (!end.isCut() || pin.position == end.level(axis))
        return;
    for (Heading heading :
         {isHorizontal ? Heading::Left : Heading::Up, isHorizontal ? Heading::Right : Heading::Down}) {
        if (const std::optional<RoutePort> port =
                end.portAt(pin.position, axis, heading, std::numeric_limits<double>::max()))
            ports.push_back(*port);
    }
}

} // namespace

std::vector<RoutePort> sidePorts(const ConnectorTarget &target)
{
    const QPointF center = target.aim();
    std::vector<RoutePort> ports;
    for (Heading heading : allHeadings) {
        const QPointF point = target.arrival(beyond(target.bounds(), center, heading));
        // Exactly level with the center if it is up to rounding.
        const int axis = isHorizontal(heading) ? 1 : 0;
        const QPointF level = withLevel(point, axis == 0 ? center.x() : center.y(), axis);
        ports.push_back({length(level - point) <= rounding(point) ? level : point, heading});
    }
    return ports;
}

std::optional<QPointF> pointOfSide(const ConnectorTarget &target, Heading heading, double level)
{
    const int axis = isHorizontal(heading) ? 1 : 0;
    const QPointF center = withLevel(target.aim(), level, axis);
    const std::optional<QPointF> touch = target.firstTouch({beyond(target.bounds(), center, heading), center});
    if (!touch)
        return std::nullopt;
    const QPointF point = withLevel(*touch, level, axis);
    return length(point - *touch) <= rounding(point) ? std::optional(point) : std::nullopt;
}

SideRange sideRange(const ConnectorTarget &target, const RoutePort &port)
{
    constexpr int steps = 8;
    constexpr double margin = 0.125, rounding = 1 + 1e-9;
    const int axis = isHorizontal(port.heading) ? 1 : 0;
    const double place = coordinate(port.point, axis);
    const Aabb2 bounds = target.bounds();
    const double least = bounds.min[std::size_t(axis)], most = bounds.max[std::size_t(axis)];
    const double step = (std::min(place - least, most - place) - margin * (most - least)) / steps;
    int reached = step > 0 ? steps : 0;
    for (double side : {-1.0, 1.0}) {
        QPointF last = port.point;
        double steepest = step;
        for (int i = 1; i <= reached; ++i) {
            const std::optional<QPointF> point = pointOfSide(target, port.heading, place + side * i * step);
            const double rise = point ? coordinate(*point, 1 - axis) - coordinate(last, 1 - axis) : 0;
            // A line that meets a steep side can meet all of it.
            if (i == 1)
                steepest = std::max(steepest, std::abs(rise)) * rounding;
            if (!point || std::abs(rise) > steepest)
                reached = std::max(0, i - 2);
            else
                last = *point;
        }
    }
    return {place - reached * step, place + reached * step};
}

ConnectorPorts::ConnectorPorts(const Connector &connector, const PortShape &fromShape, const PortShape &toShape)
{
    const PortFinder first(connector.from, fromShape), last(connector.to, toShape);
    from = first.ports();
    to = last.ports();
    if (connector.pins.isEmpty()) {
        for (int axis : {0, 1})
            addLevelPorts(first, last, axis, *this);
    } else {
        addPortsAt(connector.pins.first(), first, from);
        addPortsAt(connector.pins.last(), last, to);
    }
}

} // namespace Trammel
