#include "widgets/model/routing/routegrid_p.h"

#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

namespace Trammel {

namespace {

/// The largest number of lines in each direction.
constexpr std::size_t mostLines = 256;

bool isBefore(const RouteLine &a, const RouteLine &b)
{
    return a.step != b.step ? a.step < b.step : std::tie(a.origin, a.value) < std::tie(b.origin, b.value);
}

/// Sorts the lines and removes those that coincide.
void unite(std::vector<RouteLine> &lines)
{
    std::sort(lines.begin(), lines.end(), [](const RouteLine &a, const RouteLine &b) { return isBefore(a, b); });
    const auto isSame = [](const RouteLine &a, const RouteLine &b) { return a.step == b.step; };
    lines.erase(std::unique(lines.begin(), lines.end(), isSame), lines.end());
}

std::array<double, 4> numbersOf(const Aabb2 &box)
{
    return {box.min[0], box.min[1], box.max[0], box.max[1]};
}

/// The box of all grid lines.
Aabb2 extentOf(const RouteRequest &request)
{
    Aabb2 extent = request.window;
    for (const std::vector<RoutePort> *ports : {&request.from, &request.to}) {
        for (const RoutePort &port : *ports)
            extent.include(port.point);
    }
    return withPins(extent, request.pins).expanded(request.portMargin);
}

/// Smaller numbers count as this one, so that their fractions do not underflow.
constexpr double leastSize = 1e-60;

/// The largest absolute coordinate in a box.
double largestCoordinate(const Aabb2 &box)
{
    double largest = leastSize;
    for (double number : numbersOf(box))
        largest = std::max(largest, std::abs(number));
    return largest;
}

double slackIn(const Aabb2 &extent)
{
    constexpr int slackBits = 48;
    return std::ldexp(largestCoordinate(extent), -slackBits);
}

} // namespace

double routeSlack(const RouteRequest &request)
{
    return slackIn(extentOf(request));
}

RouteGrid::RouteGrid(const RouteRequest &request) : m_request(request)
{
    const Aabb2 extent = extentOf(request);
    const double size = std::max({extent.size()[0], extent.size()[1], leastSize});
    // The sums of lengths must be exact in 64 bits, and a step must not be less than the rounding of coordinates.
    constexpr int bits = 40, coordinateBits = 50;
    m_quantum =
        std::ldexp(1, std::max(std::ilogb(size) - bits, std::ilogb(largestCoordinate(extent)) - coordinateBits));
    m_quantaPerUnit = 1 / m_quantum;
    m_slack = slackIn(extent);
    m_from = portsOf(request.from);
    m_to = portsOf(request.to);
    addPortLines();
    addObstacleLines();
    m_reaches.reserve(request.obstacles.size());
    m_right.resize(m_xs.size() * m_ys.size());
    m_down.resize(m_xs.size() * m_ys.size());
    for (const RouteObstacle &obstacle : request.obstacles)
        m_reaches.push_back(reachOf(obstacle));
    findNear();
    m_areOpen = {std::vector<bool>(m_ys.size()), std::vector<bool>(m_xs.size())};
    for (const ConnectorPin &pin : request.pins)
        openLine(pin);
}

void RouteGrid::openLine(const ConnectorPin &pin)
{
    const bool isHorizontal = pin.orientation == Qt::Horizontal;
    const std::size_t line = lineAt(pin.position, isHorizontal ? 1 : 0);
    const std::size_t count = isHorizontal ? m_xs.size() : m_ys.size();
    std::fill_n((isHorizontal ? m_right : m_down).begin() + std::ptrdiff_t(line * count), count, Freedom::Free);
}

void RouteGrid::addLine(int axis, double value, RouteLine::Origin origin)
{
    (axis == 0 ? m_xs : m_ys).push_back({stepOf(value, axis), value, origin});
}

qint64 RouteGrid::stepOf(double value, int axis) const
{
    const double steps = (value - m_request.window.min[std::size_t(axis)]) * m_quantaPerUnit;
    return qint64(steps + (steps < 0 ? -0.5 : 0.5));
}

void RouteGrid::addPortLines()
{
    Aabb2 box;
    for (const std::vector<RoutePort> *ports : {&m_request.from, &m_request.to}) {
        for (const RoutePort &port : *ports) {
            box.include(port.point);
            const QPointF beside = port.point + vectorOf(port.heading) * m_request.portMargin;
            const int along = isHorizontal(port.heading) ? 0 : 1;
            addLine(along, coordinate(beside, along), RouteLine::Origin::Beside);
            for (int axis : {0, 1})
                addLine(axis, coordinate(port.point, axis), RouteLine::Origin::Port);
        }
    }
    box = withPins(box, m_request.pins);
    for (const ConnectorPin &pin : m_request.pins)
        addLine(pin.orientation == Qt::Horizontal ? 1 : 0, pin.position, RouteLine::Origin::Port);
    // With the lines around all ports and pins, there is always a route that ignores the obstacles.
    const Aabb2 around = box.expanded(m_request.portMargin);
    for (int axis : {0, 1}) {
        addLine(axis, around.min[std::size_t(axis)], RouteLine::Origin::Beside);
        addLine(axis, around.max[std::size_t(axis)], RouteLine::Origin::Beside);
    }
    for (const RoutePort &first : m_request.from) {
        for (const RoutePort &last : m_request.to) {
            const int axis = isHorizontal(first.heading) ? 0 : 1;
            const double a = coordinate(first.point, axis), b = coordinate(last.point, axis);
            const bool isForward = coordinate(vectorOf(first.heading), axis) > 0;
            if (last.heading == opposite(first.heading) && (isForward ? a < b : b < a))
                addLine(axis, a / 2 + b / 2, RouteLine::Origin::BetweenPorts);
        }
    }
}

void RouteGrid::sortByDistance(std::vector<Aabb2> &boxes) const
{
    struct Box
    {
        double distance;
        Aabb2 bounds;
    };
    const auto middleOf = [](const std::vector<RoutePort> &ports) {
        Aabb2 box;
        for (const RoutePort &port : ports)
            box.include(port.point);
        return QPointF(box.center()[0], box.center()[1]);
    };
    const Segment direct{middleOf(m_request.from), middleOf(m_request.to)};
    std::vector<Box> sorted;
    for (const Aabb2 &bounds : boxes) {
        const auto [x, y] = bounds.center();
        sorted.push_back({distance(QPointF(x, y), direct), bounds});
    }
    std::sort(sorted.begin(), sorted.end(), [](const Box &a, const Box &b) {
        return a.distance != b.distance ? a.distance < b.distance : numbersOf(a.bounds) < numbersOf(b.bounds);
    });
    std::transform(sorted.begin(), sorted.end(), boxes.begin(), [](const Box &box) { return box.bounds; });
}

void RouteGrid::addObstacleLines()
{
    std::vector<Aabb2> boxes;
    for (const RouteObstacle &obstacle : m_request.obstacles) {
        const Aabb2 bounds = obstacle.outline->bounds().expanded(obstacle.clearance);
        if (!bounds.isEmpty() && bounds.overlaps(m_request.window))
            boxes.push_back(bounds);
    }
    // Two lines next to each obstacle and one between two of them. Few obstacles need no order, and have all lines.
    constexpr std::size_t linesPerBox = 3;
    const std::size_t most = mostLines - std::min(mostLines, linesPerBox * boxes.size());
    const bool areFew = m_xs.size() <= most && m_ys.size() <= most;
    if (!areFew)
        sortByDistance(boxes);
    for (int axis : {0, 1}) {
        const auto side = std::size_t(axis);
        std::vector<RouteLine> &lines = axis == 0 ? m_xs : m_ys;
        const auto add = [&](double value, RouteLine::Origin origin) {
            if (m_request.window.min[side] <= value && value <= m_request.window.max[side])
                addLine(axis, value, origin);
        };
        if (!areFew)
            unite(lines);
        // The extents of the obstacles along the axis.
        struct Level
        {
            double center;
            double min;
            double max;
        };
        std::vector<Level> used;
        used.reserve(boxes.size());
        for (const Aabb2 &box : boxes) {
            if (!areFew && lines.size() + 2 > mostLines) {
                // Many lines may coincide, as in a drawing on a grid.
                unite(lines);
                if (lines.size() > mostLines / 2)
                    break;
            }
            add(box.min[side], RouteLine::Origin::Beside);
            add(box.max[side], RouteLine::Origin::Beside);
            used.push_back({box.center()[side], box.min[side], box.max[side]});
        }
        if (!areFew)
            unite(lines);
        std::sort(used.begin(), used.end(), [](const Level &a, const Level &b) { return a.center < b.center; });
        // Obstacles at the same level count as one, so that a mirrored drawing has the mirrored lines.
        std::vector<Level> levels;
        levels.reserve(used.size());
        for (const Level &each : used) {
            if (!levels.empty() && levels.back().center == each.center) {
                levels.back().min = std::min(levels.back().min, each.min);
                levels.back().max = std::max(levels.back().max, each.max);
            } else {
                levels.push_back(each);
            }
        }
        if (areFew || lines.size() + levels.size() <= mostLines) {
            for (std::size_t i = 1; i < levels.size(); ++i)
                add(levels[i - 1].max / 2 + levels[i].min / 2, RouteLine::Origin::BetweenObstacles);
        }
        unite(lines);
    }
}

std::size_t RouteGrid::lineAt(double value, int axis) const
{
    const std::vector<RouteLine> &lines = axis == 0 ? m_xs : m_ys;
    const auto isLess = [](const RouteLine &line, qint64 step) { return line.step < step; };
    return std::size_t(std::lower_bound(lines.begin(), lines.end(), stepOf(value, axis), isLess) - lines.begin());
}

RouteGrid::Reach RouteGrid::reachOf(const RouteObstacle &obstacle) const
{
    const double clearance = obstacle.clearance - RouteOutline::leeway(obstacle.clearance, m_slack);
    const Aabb2 bounds = obstacle.outline->bounds().expanded(clearance);
    Reach reach;
    for (const std::size_t axis : {std::size_t(0), std::size_t(1)}) {
        const std::vector<RouteLine> &lines = linesAcross(axis);
        const auto isBefore = [](const RouteLine &line, double value) { return line.value < value; };
        const auto isAfter = [](double value, const RouteLine &line) { return value < line.value; };
        const auto first = std::lower_bound(lines.begin(), lines.end(), bounds.min[axis], isBefore);
        const auto end = std::upper_bound(first, lines.end(), bounds.max[axis], isAfter);
        reach.first[axis] = std::size_t(first - lines.begin());
        reach.end[axis] = std::size_t(end - lines.begin());
    }
    return reach;
}

void RouteGrid::openEdges(std::size_t axis, std::size_t line, std::vector<Freedom> &edges)
{
    const std::size_t count = linesAcross(axis).size();
    const auto first = edges.begin() + std::ptrdiff_t(line * count);
    std::fill_n(first, count, Freedom::Free);
    m_areOpen[axis][line] = true;
    const NearLine near = m_nearLines[axis][line];
    for (quint32 i = near.first; i < near.end; ++i) {
        // Edges that end at the first line or start at the last one count.
        const Reach &reach = m_reaches[m_near[i]];
        const std::size_t from = std::max<std::size_t>(reach.first[axis], 1) - 1;
        std::fill(first + std::ptrdiff_t(from), first + std::ptrdiff_t(reach.end[axis]), Freedom::Unknown);
    }
}

void RouteGrid::findNear()
{
    for (const std::size_t axis : {std::size_t(0), std::size_t(1)}) {
        std::vector<NearLine> &lines = m_nearLines[axis];
        lines.resize(linesAcross(1 - axis).size() + 1);
        // The changes of the number from line to line, then the number of all before.
        for (const Reach &reach : m_reaches) {
            ++lines[reach.first[1 - axis]].end;
            --lines[reach.end[1 - axis]].end;
        }
        auto count = quint32(m_near.size());
        quint32 here = 0;
        for (NearLine &line : lines) {
            here += line.end;
            line.first = line.end = count;
            count += here;
        }
        m_near.resize(count);
        for (std::size_t i = 0; i < m_reaches.size(); ++i) {
            for (std::size_t line = m_reaches[i].first[1 - axis]; line < m_reaches[i].end[1 - axis]; ++line)
                m_near[lines[line].end++] = quint32(i);
        }
    }
}

bool RouteGrid::testRight(std::size_t column, std::size_t row)
{
    if (!m_areOpen[0][row])
        openEdges(0, row, m_right);
    Freedom &known = m_right[row * m_xs.size() + column];
    if (known == Freedom::Unknown)
        known = isFree({0, row, column}) ? Freedom::Free : Freedom::Blocked;
    return known == Freedom::Free;
}

bool RouteGrid::testDown(std::size_t column, std::size_t row)
{
    if (!m_areOpen[1][column])
        openEdges(1, column, m_down);
    Freedom &known = m_down[column * m_ys.size() + row];
    if (known == Freedom::Unknown)
        known = isFree({1, column, row}) ? Freedom::Free : Freedom::Blocked;
    return known == Freedom::Free;
}

bool RouteGrid::isFree(const Edge &edge) const
{
    const std::vector<RouteLine> &across = linesAcross(edge.axis);
    const double place = linesAcross(1 - edge.axis)[edge.line].value, least = across[edge.from].value,
                 most = across[edge.from + 1].value;
    const Segment segment =
        edge.axis == 0 ? Segment{{least, place}, {most, place}} : Segment{{place, least}, {place, most}};
    std::optional<bool> isFromPort, isToPort;
    const NearLine &near = m_nearLines[edge.axis][edge.line];
    for (quint32 i = near.first; i < near.end; ++i) {
        const Reach &reach = m_reaches[m_near[i]];
        if (edge.from + 1 < reach.first[edge.axis] || edge.from >= reach.end[edge.axis])
            continue;
        const RouteObstacle &obstacle = m_request.obstacles[m_near[i]];
        if (obstacle.holdsFrom) {
            if (!isFromPort)
                isFromPort = isAtPort(edge, m_from);
            if (*isFromPort)
                continue;
        }
        if (obstacle.holdsTo) {
            if (!isToPort)
                isToPort = isAtPort(edge, m_to);
            if (*isToPort)
                continue;
        }
        if (!obstacle.outline->isClear(segment, obstacle.clearance, m_slack))
            return false;
    }
    return true;
}

std::vector<RouteGrid::Port> RouteGrid::portsOf(const std::vector<RoutePort> &ports) const
{
    std::vector<Port> found;
    for (const RoutePort &port : ports) {
        const int axis = isHorizontal(port.heading) ? 0 : 1;
        found.push_back({{stepOf(port.point.x(), 0), stepOf(port.point.y(), 1)},
                         axis,
                         coordinate(vectorOf(port.heading), axis) > 0});
    }
    return found;
}

bool RouteGrid::isAtPort(const Edge &edge, const std::vector<Port> &ports) const
{
    const std::vector<RouteLine> &across = linesAcross(edge.axis);
    const qint64 place = linesAcross(1 - edge.axis)[edge.line].step, least = across[edge.from].step,
                 most = across[edge.from + 1].step;
    return std::any_of(ports.begin(), ports.end(), [&](const Port &port) {
        return port.axis == int(edge.axis) && port.steps[1 - edge.axis] == place
            && (port.isForward ? port.steps[edge.axis] <= least : most <= port.steps[edge.axis]);
    });
}

} // namespace Trammel
