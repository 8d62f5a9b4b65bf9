#include "widgets/model/routing/orthogonalroute_p.h"

#include "widgets/model/routing/routegrid_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <queue>
#include <tuple>
#include <utility>

namespace Trammel {

namespace {

/// The cost of a part of a route in quanta. Ties are decided by the number of bends and by the origin of the lines.
struct Cost
{
    qint64 length = std::numeric_limits<qint64>::max();
    qint64 tie = 0;

    friend bool operator<(const Cost &a, const Cost &b)
    {
        return std::tie(a.length, a.tie) < std::tie(b.length, b.tie);
    }
};

/// The weight of a bend in a tie. It exceeds the sum of all smaller weights.
constexpr qint64 tiePerBend = qint64(1) << 24;

/// Products of larger numbers could overflow.
constexpr double largestNumber = 1e50;

bool isValid(const RouteRequest &request)
{
    const auto isNear = [](double number) { return std::abs(number) <= largestNumber; };
    const auto areNear = [&](const std::vector<RoutePort> &ports) {
        return !ports.empty() && std::all_of(ports.begin(), ports.end(), [&](const RoutePort &port) {
            return isNear(port.point.x()) && isNear(port.point.y());
        });
    };
    const auto isGood = [&](double number) { return isNear(number) && number >= 0; };
    const Aabb2 &window = request.window;
    return areNear(request.from) && areNear(request.to) && !window.isEmpty()
        && std::all_of(window.min.begin(), window.min.end(), isNear)
        && std::all_of(window.max.begin(), window.max.end(), isNear) && isGood(request.portMargin)
        && isGood(request.bendCost)
        && std::all_of(request.obstacles.begin(), request.obstacles.end(),
                       [&](const RouteObstacle &obstacle) { return isGood(obstacle.clearance); });
}

/// A point at which both ends have a port; the first one from the left, then from the top.
std::optional<QPointF> commonPoint(const RouteRequest &request)
{
    std::optional<QPointF> common;
    for (const RoutePort &first : request.from) {
        const auto isCommon = [&](const RoutePort &last) { return same(first.point, last.point); };
        const auto isBefore = [](QPointF a, QPointF b) { return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y()); };
        if (std::any_of(request.to.begin(), request.to.end(), isCommon) && !(common && isBefore(*common, first.point)))
            common = first.point;
    }
    return common;
}

/// The search for one route.
class RouteSearch
{
public:
    RouteSearch(const RouteRequest &request, RouteGrid &grid, bool ignoresObstacles);

    /// The grid points at which the route begins, bends and ends; empty if there is no route.
    QList<QPointF> run();

private:
    using State = quint32;
    struct Entry
    {
        Cost estimate;
        State state;

        /// The least entry is on top of the queue.
        friend bool operator<(const Entry &a, const Entry &b)
        {
            return std::tie(b.estimate.length, b.estimate.tie, b.state)
                < std::tie(a.estimate.length, a.estimate.tie, a.state);
        }
    };
    static constexpr State NoState = std::numeric_limits<State>::max();

    State stateOf(QPointF point, Heading heading) const;
    std::size_t column(State state) const { return (state / 4) % m_columnCount; }
    std::size_t row(State state) const { return (state / 4) / m_columnCount; }
    static Heading heading(State state) { return Heading(state % 4); }
    /// The state after a move along one edge; NoState if the edge is not free.
    State moved(State state, Heading to);
    /// A lower bound of the cost from a state to a goal, which no move can lower by more than it costs.
    qint64 costAhead(State state) const;
    void visit(State state, State parent, const Cost &cost);
    QList<QPointF> pointsTo(State goal) const;

    RouteGrid &m_grid;
    bool m_ignoresObstacles;
    std::size_t m_columnCount;
    std::size_t m_rowCount;
    qint64 m_bendCost;
    std::vector<Cost> m_costs;
    std::vector<State> m_parents;
    std::vector<State> m_starts;
    std::vector<State> m_goals;
    std::priority_queue<Entry> m_queue;
};

RouteSearch::RouteSearch(const RouteRequest &request, RouteGrid &grid, bool ignoresObstacles)
    : m_grid(grid), m_ignoresObstacles(ignoresObstacles), m_columnCount(grid.xs().size()), m_rowCount(grid.ys().size()),
      m_bendCost(std::llround(std::min(request.bendCost / grid.quantum(), 1e15))),
      m_costs(m_columnCount * m_rowCount * 4), m_parents(m_costs.size(), NoState)
{
    for (const RoutePort &port : request.from)
        m_starts.push_back(stateOf(port.point, port.heading));
    for (const RoutePort &port : request.to)
        m_goals.push_back(stateOf(port.point, opposite(port.heading)));
}

RouteSearch::State RouteSearch::stateOf(QPointF point, Heading heading) const
{
    return State((m_grid.row(point) * m_columnCount + m_grid.column(point)) * 4 + std::size_t(heading));
}

QList<QPointF> RouteSearch::run()
{
    for (State start : m_starts)
        visit(start, NoState, {0, 0});
    while (!m_queue.empty()) {
        const auto [estimate, state] = m_queue.top();
        m_queue.pop();
        const Cost cost = m_costs[state];
        if (estimate.length != cost.length + costAhead(state) || estimate.tie != cost.tie)
            continue;
        if (std::find(m_goals.begin(), m_goals.end(), state) != m_goals.end())
            return pointsTo(state);
        for (Heading to : {Heading::Right, Heading::Down, Heading::Left, Heading::Up}) {
            const bool isBend = to != heading(state);
            // A route leaves its port straight.
            if (isBend && (to == opposite(heading(state)) || m_parents[state] == NoState))
                continue;
            const State next = moved(state, to);
            if (next == NoState)
                continue;
            const RouteLine &line = isHorizontal(to) ? m_grid.ys()[row(state)] : m_grid.xs()[column(state)];
            Cost sum = cost;
            sum.length += std::abs(m_grid.xs()[column(next)].step - m_grid.xs()[column(state)].step)
                + std::abs(m_grid.ys()[row(next)].step - m_grid.ys()[row(state)].step);
            if (isBend) {
                sum.length += m_bendCost;
                sum.tie += tiePerBend + qint64(line.origin);
            }
            visit(next, state, sum);
        }
    }
    return {};
}

void RouteSearch::visit(State state, State parent, const Cost &cost)
{
    if (!(cost < m_costs[state]))
        return;
    m_costs[state] = cost;
    m_parents[state] = parent;
    m_queue.push({{cost.length + costAhead(state), cost.tie}, state});
}

RouteSearch::State RouteSearch::moved(State state, Heading to)
{
    const std::size_t x = column(state), y = row(state);
    const auto isFree = [&](bool (RouteGrid::*test)(std::size_t, std::size_t), std::size_t column, std::size_t row) {
        return m_ignoresObstacles || (m_grid.*test)(column, row);
    };
    const State turned = state - state % 4 + State(to);
    const State rowStep = State(m_columnCount * 4);
    switch (to) {
    case Heading::Right:
        return x + 1 < m_columnCount && isFree(&RouteGrid::isFreeRight, x, y) ? turned + 4 : NoState;
    case Heading::Left:
        return x > 0 && isFree(&RouteGrid::isFreeRight, x - 1, y) ? turned - 4 : NoState;
    case Heading::Down:
        return y + 1 < m_rowCount && isFree(&RouteGrid::isFreeDown, x, y) ? turned + rowStep : NoState;
    case Heading::Up:
        return y > 0 && isFree(&RouteGrid::isFreeDown, x, y - 1) ? turned - rowStep : NoState;
    }
    return NoState;
}

qint64 RouteSearch::costAhead(State state) const
{
    qint64 least = std::numeric_limits<qint64>::max();
    for (State goal : m_goals) {
        const qint64 dx = m_grid.xs()[column(goal)].step - m_grid.xs()[column(state)].step;
        const qint64 dy = m_grid.ys()[row(goal)].step - m_grid.ys()[row(state)].step;
        qint64 bends = 2;
        if (isHorizontal(heading(state)) != isHorizontal(heading(goal))) {
            bends = 1;
        } else if (heading(state) == heading(goal)) {
            const QPointF ahead = vectorOf(heading(goal));
            const bool isAligned = isHorizontal(heading(goal)) ? dy == 0 : dx == 0;
            const bool isBehind = double(dx) * ahead.x() + double(dy) * ahead.y() < 0;
            bends = isAligned && !isBehind ? 0 : 2;
        }
        least = std::min(least, std::abs(dx) + std::abs(dy) + bends * m_bendCost);
    }
    return least;
}

QList<QPointF> RouteSearch::pointsTo(State goal) const
{
    const auto pointAt = [&](State state) {
        return QPointF(m_grid.xs()[column(state)].value, m_grid.ys()[row(state)].value);
    };
    QList<QPointF> points{pointAt(goal)};
    for (State state = goal; m_parents[state] != NoState; state = m_parents[state]) {
        const State parent = m_parents[state];
        if (m_parents[parent] == NoState || heading(parent) != heading(state))
            points.append(pointAt(parent));
    }
    std::reverse(points.begin(), points.end());
    return points;
}

} // namespace

QPointF vectorOf(Heading heading)
{
    switch (heading) {
    case Heading::Right:
        return {1, 0};
    case Heading::Down:
        return {0, 1};
    case Heading::Left:
        return {-1, 0};
    case Heading::Up:
        return {0, -1};
    }
    return {};
}

RouteLines routeLines(const RouteRequest &request)
{
    if (!isValid(request))
        return {};
    const RouteGrid grid(request);
    RouteLines lines;
    for (const RouteLine &line : grid.xs())
        lines.xs.push_back(line.value);
    for (const RouteLine &line : grid.ys())
        lines.ys.push_back(line.value);
    return lines;
}

double routeCost(const QList<QPointF> &points, double bendCost)
{
    double cost = double(std::max<qsizetype>(0, points.size() - 2)) * bendCost;
    for (qsizetype i = 1; i < points.size(); ++i)
        cost += length(points[i] - points[i - 1]);
    return cost;
}

OrthogonalRoute orthogonalRoute(const RouteRequest &request)
{
    if (!isValid(request))
        return {};
    if (const std::optional<QPointF> common = commonPoint(request))
        return {{*common, *common}, false};
    RouteGrid grid(request);
    OrthogonalRoute route;
    route.points = RouteSearch(request, grid, false).run();
    if (route.points.isEmpty()) {
        route.isBlocked = true;
        route.points = RouteSearch(request, grid, true).run();
    }
    return route;
}

} // namespace Trammel
