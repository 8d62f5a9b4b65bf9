#include "widgets/model/routing/routesearch_p.h"

#include "widgets/model/routing/goalbounds_p.h"
#include "widgets/model/routing/routeenclosure_p.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

/// The cost of a part of a route in quanta. Ties are decided by the number of bends, or, for a route with pins, by the
/// length that is not along the pins, and then by the origin of the lines.
struct Cost
{
    qint64 length;
    qint64 tie;

    friend bool operator<(const Cost &a, const Cost &b)
    {
        return a.length != b.length ? a.length < b.length : a.tie < b.tie;
    }
};

/// The weight of a bend in a tie. It exceeds the sum of all smaller weights.
constexpr qint64 tiePerBend = qint64(1) << 24;

/// The weight of a length in the tie of a route with pins.
constexpr qint64 tiePerLength = 64;

/// The least number of bends before a line runs along a pin, by the offset of the pin across its direction.
int leastBendsToPin(qint64 offset, Heading heading, bool isPinHorizontal)
{
    if (isHorizontal(heading) == isPinHorizontal)
        return offset == 0 ? 0 : 2;
    const bool isForward = heading == Heading::Right || heading == Heading::Down;
    return (isForward ? offset : -offset) >= 0 ? 1 : 3;
}

/// A pin, and a lower bound of the part of the route after it.
struct Pin
{
    bool isHorizontal;
    /// The index of its line in the grid, and the coordinate of the line in quanta.
    std::size_t line;
    qint64 step;
    /// The first and the last one of this and the later pins in each direction; nothing if there is none.
    struct Chain
    {
        qint64 first;
        qint64 last;
        /// The length from the first one to the last one.
        qint64 length;
    };
    std::optional<Chain> across[2];
    int bends;
};

using State = quint32;

/// The way to a visited state: the heading of the state before it plus four for each pin that the last edge runs along.
using Arrival = quint8;
/// At a port, where a route begins.
constexpr Arrival FirstArrival = 254;

/// A state of which a search knows a way.
struct Visited
{
    Cost cost;
    /// The number of the search. The values are those of an earlier search if it is another one.
    quint32 search : 24;
    quint32 arrival : 8;
};

/// A state that a search continues with.
struct Entry
{
    /// A lower bound of the cost of a route through the state.
    Cost estimate;
    /// The length of the part to the state, with its bends.
    qint64 length;
    State state;
    /// The turns, by their bits, that are known to lead beyond the limit of the search.
    quint32 lateTurns = 0;

    /// The least entry is on top of the queue. Among equal ones, the search continues with the longest part.
    friend bool operator<(const Entry &a, const Entry &b)
    {
        if (a.estimate.length != b.estimate.length)
            return b.estimate.length < a.estimate.length;
        if (a.estimate.tie != b.estimate.tie)
            return b.estimate.tie < a.estimate.tie;
        return a.length != b.length ? a.length < b.length : b.state < a.state;
    }
};

/// The memory of a search. Each thread has one, since a grid of many lines needs megabytes.
struct SearchMemory
{
    std::vector<Visited> states;
    quint32 search = 0;
    std::vector<Entry> queue;
    /// The states with moves that are left for later.
    std::vector<State> later;
    /// The entries that are left for later.
    std::vector<Entry> laterEntries;
    GoalBounds bounds;

    /// Begins a search, without visited states.
    void prepare(std::size_t count)
    {
        // Only searches with pins need more.
        constexpr std::size_t mostKept = std::size_t(1) << 18;
        constexpr quint32 mostSearches = (1 << 24) - 1;
        if (states.size() < count || (states.size() > mostKept && count <= mostKept) || search == mostSearches) {
            states = std::vector<Visited>(std::max(count, std::min(2 * count, mostKept)));
            search = 0;
        }
        ++search;
        queue.clear();
        later.clear();
        laterEntries.clear();
    }

    static SearchMemory &ofThread()
    {
        thread_local SearchMemory memory;
        return memory;
    }
};

/// The search for one route. The states of a search without pins are simpler: benchmark "all routes of a drawing that
/// is opened".
template <bool hasPins> class RouteSearch
{
public:
    RouteSearch(const RouteRequest &request, RouteGrid &grid, bool ignoresObstacles);

    /// The grid points at which the route begins, bends and ends; empty if there is no route.
    QList<QPointF> run();

private:
    /// The beginning of the free line to a goal; nothing if it begins at the border of the grid.
    std::optional<std::size_t> freeBefore(State goal);
    /// Improves the bounds by the free lines to the goals, also those of the known entries. Benchmark "one step of a
    /// drag": a route whose last line is blocked is found before most of the states from which it would be shorter.
    void improveBounds();
    void addEnclosure(std::optional<RouteEnclosure> &enclosure) const;
    /// A state in which a route ends.
    struct Goal
    {
        State state;
        qint64 x;
        qint64 y;
        Heading heading;
    };
    static constexpr State NoState = std::numeric_limits<State>::max();

    State stateOf(QPointF point, Heading heading) const;
    std::size_t column(State state) const { return (state / 4) & (m_stride - 1); }
    std::size_t row(State state) const { return (hasPins ? state % m_layerSize : state) / 4 >> m_strideBits; }
    /// The number of pins before the state.
    std::size_t layer(State state) const { return hasPins ? state / m_layerSize : 0; }
    static Heading heading(State state) { return Heading(state % 4); }
    /// The state after a move along one edge; NoState at the border of the grid.
    State moved(State state, Heading to) const;
    /// Whether that edge is free.
    bool isFree(State state, Heading to);
    /// Makes the moves along one edge from a visited state, straight on and after those turns that are not late. Notes
    /// the state if moves are left for later.
    void expand(State state, quint32 lateTurns);
    template <bool isAlongX> void expandAlong(State state, quint32 lateTurns);
    /// Visits the state after a move from a state to the next point in a heading, if the edge is free, given the state
    /// with that heading, its cost, and its turns beyond the limit. Returns false if the estimate is beyond the limit.
    template <bool isAlongX> bool move(State from, State turned, const Cost &cost, quint32 lateTurns);
    /// Whether a way to a state is better than those known so far.
    bool isBetter(State state, const Cost &cost) const
    {
        const Visited &known = m_states[state];
        return known.search != m_memory.search || cost < known.cost;
    }
    /// Whether isDetour() holds for this search.
    bool canSkipDetours();
    /// Whether no route can pass through a port in another direction than that of a port there.
    bool areSeparate(const std::vector<State> &ports);
    /// Whether no least route runs through a state, since a bend at its point leads on from a cheaper one. Benchmark
    /// "all routes, first": half of the states that the search would otherwise continue with.
    bool isDetour(State state, const Cost &cost) const;
    /// Whether a line of the grid is that of a pin.
    bool isPinned(bool isHorizontal, std::size_t line) const;
    void addPins(const QList<ConnectorPin> &pins);
    /// The state after those pins that the last edge to it runs along.
    State advanced(State state) const;
    /// A lower bound of the length from a state through pins to a goal, which no move can lower by more than it costs.
    qint64 leastAheadOfPins(State state) const;
    /// The entry of a state that is reached at a cost.
    Entry entryOf(State state, const Cost &cost) const;
    /// Likewise, given the bound from the state to the goals.
    static Entry entryAt(State state, const Cost &cost, GoalBounds::Bound bound)
    {
        // The tie of a route with pins is a length, not a number of bends.
        constexpr qint64 tie = hasPins ? 0 : tiePerBend, bendMask = (1 << GoalBounds::BendBits) - 1;
        return {
            {cost.length + (bound >> GoalBounds::BendBits), cost.tie + (bound & bendMask) * tie}, cost.length, state};
    }
    /// Notes a better way to a state.
    void visit(const Entry &entry, const Cost &cost, Arrival arrival);
    /// Makes the moves that were left for later. Returns false if there are none.
    bool makeLater();
    /// The state before a visited one. NoState for the first one.
    State before(State state) const;
    /// Adds an entry to those that the search continues with.
    void add(const Entry &entry);
    void push(const Entry &entry);
    /// Removes the least entry. Returns false if there is none.
    bool takeLeast(Entry &entry);
    bool isGoal(State state) const;
    QList<QPointF> pointsTo(State goal) const;

    RouteGrid &m_grid;
    bool m_ignoresObstacles;
    std::size_t m_columnCount;
    std::size_t m_rowCount;
    /// The number of places in a row of states: a power of two, so that no division finds the column of a state.
    int m_strideBits;
    State m_stride;
    /// The number of states before the first pin, before the second one, and so on.
    State m_layerSize;
    qint64 m_bendCost;
    SearchMemory &m_memory;
    Visited *m_states;
    std::vector<State> m_starts;
    std::vector<Goal> m_goals;
    GoalBounds &m_bounds;
    /// Set when the search takes longer than most.
    bool m_skipsDetours = false;
    std::vector<Pin> m_pins;
    /// The least of the latest entries, which most often is the least of all, if there is one.
    Entry m_latest{};
    bool m_hasLatest = false;
    /// Moves with larger estimates are left for later. Most searches end before.
    static constexpr qint64 noLimit = std::numeric_limits<qint64>::max();
    qint64 m_limit = noLimit;
};

template <bool hasPins>
RouteSearch<hasPins>::RouteSearch(const RouteRequest &request, RouteGrid &grid, bool ignoresObstacles)
    : m_grid(grid), m_ignoresObstacles(ignoresObstacles), m_columnCount(grid.xs().size()), m_rowCount(grid.ys().size()),
      m_strideBits(std::bit_width(m_columnCount - 1)), m_stride(State(1) << m_strideBits),
      m_layerSize(State(m_rowCount) * m_stride * 4),
      m_bendCost(std::llround(std::min(request.bendCost / grid.quantum(), 1e15))), m_memory(SearchMemory::ofThread()),
      m_bounds(m_memory.bounds)
{
    m_memory.prepare(m_layerSize * (std::size_t(request.pins.size()) + 1));
    m_states = m_memory.states.data();
    const State lastLayer = m_layerSize * State(request.pins.size());
    for (const RoutePort &port : request.from)
        m_starts.push_back(stateOf(port.point, port.heading));
    for (const RoutePort &port : request.to) {
        const Heading last = opposite(port.heading);
        m_goals.push_back({lastLayer + stateOf(port.point, last), grid.xs()[grid.column(port.point)].step,
                           grid.ys()[grid.row(port.point)].step, last});
    }
    std::vector<GoalBounds::Goal> goals;
    for (const Goal &goal : m_goals)
        goals.push_back({column(goal.state), row(goal.state), goal.heading});
    m_bounds.prepare(grid, goals, m_bendCost);
    addPins(request.pins);
}

template <bool hasPins> void RouteSearch<hasPins>::addPins(const QList<ConnectorPin> &pins)
{
    for (const ConnectorPin &pin : pins) {
        const bool isHorizontal = pin.orientation == Qt::Horizontal;
        const QPointF place(pin.position, pin.position);
        const std::size_t line = isHorizontal ? m_grid.row(place) : m_grid.column(place);
        m_pins.push_back({isHorizontal, line, (isHorizontal ? m_grid.ys() : m_grid.xs())[line].step, {}, 0});
    }
    for (std::size_t i = m_pins.size(); i-- > 0;) {
        Pin &pin = m_pins[i];
        if (i + 1 < m_pins.size()) {
            const Pin &next = m_pins[i + 1];
            for (int axis : {0, 1})
                pin.across[axis] = next.across[axis];
            pin.bends = next.bends + (pin.isHorizontal != next.isHorizontal ? 1 : pin.line == next.line ? 0 : 2);
        } else {
            pin.bends = 2;
            for (const Goal &goal : m_goals) {
                const bool isAlong = Trammel::isHorizontal(goal.heading) == pin.isHorizontal;
                const bool isAligned = (pin.isHorizontal ? goal.y : goal.x) == pin.step;
                pin.bends = std::min(pin.bends, !isAlong ? 1 : isAligned ? 0 : 2);
            }
        }
        std::optional<Pin::Chain> &chain = pin.across[pin.isHorizontal ? 1 : 0];
        chain = chain ? Pin::Chain{pin.step, chain->last, chain->length + std::abs(chain->first - pin.step)}
                      : Pin::Chain{pin.step, pin.step, 0};
    }
}

template <bool hasPins> State RouteSearch<hasPins>::stateOf(QPointF point, Heading heading) const
{
    return State(((m_grid.row(point) << m_strideBits) + m_grid.column(point)) * 4 + std::size_t(heading));
}

template <bool hasPins> std::optional<std::size_t> RouteSearch<hasPins>::freeBefore(State goal)
{
    const Heading back = opposite(heading(goal));
    State state = goal;
    while (true) {
        const State next = moved(state, back);
        if (next == NoState)
            return std::nullopt;
        if (!isFree(state, back))
            return isHorizontal(back) ? column(state) : row(state);
        state = next;
    }
}

template <bool hasPins> void RouteSearch<hasPins>::improveBounds()
{
    std::vector<GoalBounds::Goal> goals;
    bool isAnyBlocked = false;
    for (const Goal &goal : m_goals) {
        goals.push_back({column(goal.state), row(goal.state), goal.heading, freeBefore(goal.state)});
        isAnyBlocked = isAnyBlocked || goals.back().free;
    }
    if (!isAnyBlocked)
        return;
    m_bounds.prepare(m_grid, goals, m_bendCost);
    if (m_hasLatest)
        push(m_latest);
    m_hasLatest = false;
    std::vector<Entry> &queue = m_memory.queue;
    std::vector<Entry> entries;
    entries.swap(queue);
    for (const Entry &entry : entries) {
        const Cost cost = m_states[entry.state].cost;
        if (cost.length < entry.length)
            continue;
        Entry improved = entryOf(entry.state, cost);
        if (m_limit < improved.estimate.length) {
            m_memory.laterEntries.push_back(improved);
        } else {
            improved.lateTurns = entry.lateTurns;
            queue.push_back(improved);
        }
    }
    std::make_heap(queue.begin(), queue.end());
}

template <bool hasPins> bool RouteSearch<hasPins>::canSkipDetours()
{
    if (hasPins || m_ignoresObstacles)
        return false;
    std::vector<State> last;
    for (const Goal &goal : m_goals)
        last.push_back(goal.state - goal.state % 4 + State(opposite(goal.heading)));
    const auto isStart = [this](State port) {
        return std::any_of(m_starts.begin(), m_starts.end(), [port](State start) { return start / 4 == port / 4; });
    };
    return std::none_of(last.begin(), last.end(), isStart) && areSeparate(m_starts) && areSeparate(last);
}

template <bool hasPins> bool RouteSearch<hasPins>::areSeparate(const std::vector<State> &ports)
{
    for (State port : ports) {
        for (Heading to : {Heading::Right, Heading::Down, Heading::Left, Heading::Up}) {
            const State other = port - port % 4 + State(to);
            if (moved(port, to) != NoState && std::find(ports.begin(), ports.end(), other) == ports.end()
                && isFree(port, to))
                return false;
        }
    }
    return true;
}

// Let a cheaper way pass the point across. From there, a bend leads on as the state does, or no bend is necessary. Only
// the way back along the cheaper way is missing. A route that leaves it again, or ends on it, could have done so the
// first time, except at a port that it passes in another direction than that of the port.
template <bool hasPins> Q_ALWAYS_INLINE bool RouteSearch<hasPins>::isDetour(State state, const Cost &cost) const
{
    constexpr auto largestOrigin = qint64(RouteLine::Origin::BetweenObstacles);
    for (State turn : {1, 3}) {
        const State across = state - state % 4 + (state + turn) % 4;
        const Visited &known = m_states[across];
        if (known.search == m_memory.search && known.arrival != FirstArrival
            && Cost{known.cost.length + m_bendCost, known.cost.tie + tiePerBend + largestOrigin} < cost)
            return true;
    }
    return false;
}

template <bool hasPins> void RouteSearch<hasPins>::addEnclosure(std::optional<RouteEnclosure> &enclosure) const
{
    enclosure.emplace(m_grid);
    for (const Goal &goal : m_goals)
        enclosure->addGoal(column(goal.state), row(goal.state), goal.heading);
    for (State start : m_starts)
        enclosure->addStart(column(start), row(start));
}

template <bool hasPins> QList<QPointF> RouteSearch<hasPins>::run()
{
    for (State start : m_starts) {
        if (isBetter(start, {0, 0}))
            visit(entryOf(start, {0, 0}), {0, 0}, FirstArrival);
    }
    constexpr qint64 fewBends = 2;
    if (!hasPins && !m_ignoresObstacles)
        m_limit = m_latest.estimate.length + fewBends * m_bendCost;
    // Most searches are shorter.
    const std::size_t leastVisited = 16 * (m_columnCount + m_rowCount);
    std::optional<RouteEnclosure> enclosure;
    const std::size_t fewVisited = 2 * (m_columnCount + m_rowCount);
    // The search for the free lines takes about as long as so many states.
    const std::size_t leastImproved = (m_columnCount + m_rowCount) / 16;
    std::size_t visited = 0;
    for (Entry entry;;) {
        if (!takeLeast(entry)) {
            // A search beyond the limit most often takes long.
            m_skipsDetours = m_skipsDetours || canSkipDetours();
            if (!makeLater())
                return {};
            continue;
        }
        ++visited;
        if (!hasPins && !m_ignoresObstacles && visited == leastImproved) {
            push(entry);
            improveBounds();
            continue;
        }
        if (visited == fewVisited)
            m_skipsDetours = m_skipsDetours || canSkipDetours();
        if (!m_ignoresObstacles && visited >= leastVisited) {
            constexpr int pointsPerState = 2;
            if (!enclosure)
                addEnclosure(enclosure);
            if (enclosure->grow(pointsPerState))
                return {};
        }
        const State state = entry.state;
        const Cost cost = m_states[state].cost;
        // A shorter way to the state has been found since.
        if (cost.length < entry.length)
            continue;
        if (entry.estimate.length == cost.length && isGoal(state))
            return pointsTo(state);
        if (!m_skipsDetours || !isDetour(state, cost))
            expand(state, entry.lateTurns);
    }
}

template <bool hasPins> void RouteSearch<hasPins>::expand(State state, quint32 lateTurns)
{
    if (isHorizontal(heading(state)))
        expandAlong<true>(state, lateTurns);
    else
        expandAlong<false>(state, lateTurns);
}

template <bool hasPins> template <bool isAlongX> void RouteSearch<hasPins>::expandAlong(State state, quint32 lateTurns)
{
    const Visited &from = m_states[state];
    const Cost cost = from.cost;
    // A route leaves its port straight.
    if (from.arrival != FirstArrival) {
        const RouteLine::Origin origin =
            isAlongX ? m_bounds.columns()[column(state)].origin : m_bounds.rows()[row(state)].origin;
        const Cost turned{cost.length + m_bendCost, cost.tie + qint64(origin) + (hasPins ? 0 : tiePerBend)};
        for (State turn : {1, 3}) {
            const quint32 bit = 1U << turn;
            if (!(lateTurns & bit) && !move<!isAlongX>(state, state - state % 4 + (state + turn) % 4, turned, 0))
                lateTurns |= bit;
        }
    }
    if (!move<isAlongX>(state, state, cost, lateTurns) || lateTurns != 0)
        m_memory.later.push_back(state);
}

template <bool hasPins>
template <bool isAlongX>
bool RouteSearch<hasPins>::move(State from, State turned, const Cost &cost, quint32 lateTurns)
{
    const std::size_t x = column(turned), y = row(turned), place = isAlongX ? x : y;
    const bool isForward = turned % 4 < 2;
    // Before the first line is a number that is too large.
    const std::size_t next = isForward ? place + 1 : place - 1;
    if (next >= (isAlongX ? m_columnCount : m_rowCount))
        return true;
    const GoalBounds::Line *const xs = m_bounds.columns(), *const ys = m_bounds.rows();
    const GoalBounds::Line &nextX = xs[isAlongX ? next : x], &nextY = ys[isAlongX ? y : next];
    const qint64 edge = isAlongX ? nextX.coordinate - xs[x].coordinate : nextY.coordinate - ys[y].coordinate;
    const qint64 length = (isForward ? edge : -edge) >> GoalBounds::BendBits;
    Cost sum{cost.length + length, cost.tie};
    if (hasPins && !isPinned(isAlongX, isAlongX ? y : x))
        sum.tie += length * tiePerLength;
    const State stride = isAlongX ? 4 : m_stride * 4, moved = isForward ? turned + stride : turned - stride;
    const State reached = hasPins ? advanced(moved) : moved;
    Entry entry = hasPins ? entryOf(reached, sum) : entryAt(reached, sum, m_bounds.at(nextX, nextY, heading(turned)));
    if (m_limit < entry.estimate.length)
        return false;
    // Within a cell, the bound ahead of a turn changes by the length of the move at most.
    if (!hasPins && nextX.cell == xs[x].cell && nextY.cell == ys[y].cell)
        entry.lateTurns = lateTurns;
    // Most states have been reached before, so that few edges are tested.
    if (!isBetter(reached, sum) || (m_skipsDetours && isDetour(reached, sum)))
        return true;
    const std::size_t first = std::min(place, next);
    if (m_ignoresObstacles || (isAlongX ? m_grid.isFreeRight(first, y) : m_grid.isFreeDown(x, first)))
        visit(entry, sum, Arrival(from % 4 + (layer(reached) - layer(from)) * 4));
    return true;
}

template <bool hasPins> Entry RouteSearch<hasPins>::entryOf(State state, const Cost &cost) const
{
    if (hasPins && layer(state) < m_pins.size())
        return {{cost.length + leastAheadOfPins(state), cost.tie}, cost.length, state};
    return entryAt(state, cost,
                   m_bounds.at(m_bounds.columns()[column(state)], m_bounds.rows()[row(state)], heading(state)));
}

template <bool hasPins>
Q_ALWAYS_INLINE void RouteSearch<hasPins>::visit(const Entry &entry, const Cost &cost, Arrival arrival)
{
    m_states[entry.state] = {cost, m_memory.search, arrival};
    add(entry);
}

template <bool hasPins> bool RouteSearch<hasPins>::makeLater()
{
    m_limit = noLimit;
    const bool isAny = !m_memory.later.empty() || !m_memory.laterEntries.empty();
    for (const Entry &entry : m_memory.laterEntries)
        push(entry);
    m_memory.laterEntries.clear();
    // In the same order, since the first one of equal moves counts. Moves that have been made change nothing.
    for (State state : m_memory.later)
        expand(state, 0);
    m_memory.later.clear();
    return isAny;
}

template <bool hasPins> Q_ALWAYS_INLINE void RouteSearch<hasPins>::add(const Entry &entry)
{
    if (m_hasLatest && !(m_latest < entry)) {
        push(entry);
        return;
    }
    if (m_hasLatest)
        push(m_latest);
    m_latest = entry;
    m_hasLatest = true;
}

template <bool hasPins> void RouteSearch<hasPins>::push(const Entry &entry)
{
    m_memory.queue.push_back(entry);
    std::push_heap(m_memory.queue.begin(), m_memory.queue.end());
}

template <bool hasPins> bool RouteSearch<hasPins>::takeLeast(Entry &entry)
{
    std::vector<Entry> &queue = m_memory.queue;
    if (m_hasLatest) {
        m_hasLatest = false;
        if (queue.empty() || queue.front() < m_latest) {
            entry = m_latest;
            return true;
        }
        push(m_latest);
    }
    if (queue.empty())
        return false;
    std::pop_heap(queue.begin(), queue.end());
    entry = queue.back();
    queue.pop_back();
    return true;
}

template <bool hasPins> bool RouteSearch<hasPins>::isGoal(State state) const
{
    return std::any_of(m_goals.begin(), m_goals.end(), [state](const Goal &goal) { return goal.state == state; });
}

template <bool hasPins> State RouteSearch<hasPins>::moved(State state, Heading to) const
{
    const bool isForward = to == Heading::Right || to == Heading::Down;
    const std::size_t place = isHorizontal(to) ? column(state) : row(state);
    const std::size_t count = isHorizontal(to) ? m_columnCount : m_rowCount;
    if (isForward ? place + 1 == count : place == 0)
        return NoState;
    const State step = isHorizontal(to) ? 4 : m_stride * 4, turned = state - state % 4 + State(to);
    return isForward ? turned + step : turned - step;
}

template <bool hasPins> bool RouteSearch<hasPins>::isFree(State state, Heading to)
{
    const std::size_t x = column(state), y = row(state);
    switch (to) {
    case Heading::Right:
        return m_ignoresObstacles || m_grid.isFreeRight(x, y);
    case Heading::Left:
        return m_ignoresObstacles || m_grid.isFreeRight(x - 1, y);
    case Heading::Down:
        return m_ignoresObstacles || m_grid.isFreeDown(x, y);
    case Heading::Up:
        return m_ignoresObstacles || m_grid.isFreeDown(x, y - 1);
    }
    return false;
}

template <bool hasPins> bool RouteSearch<hasPins>::isPinned(bool isHorizontal, std::size_t line) const
{
    return std::any_of(m_pins.begin(), m_pins.end(),
                       [&](const Pin &pin) { return pin.isHorizontal == isHorizontal && pin.line == line; });
}

template <bool hasPins> State RouteSearch<hasPins>::advanced(State state) const
{
    const bool isRow = isHorizontal(heading(state));
    for (std::size_t i = layer(state); i < m_pins.size(); ++i) {
        if (m_pins[i].isHorizontal != isRow || m_pins[i].line != (isRow ? row(state) : column(state)))
            break;
        state += m_layerSize;
    }
    return state;
}

// The bound of the length is the sum of both directions: through the pins across each of them to the goal.
template <bool hasPins> qint64 RouteSearch<hasPins>::leastAheadOfPins(State state) const
{
    const Pin &pin = m_pins[layer(state)];
    const qint64 place[] = {m_grid.xs()[column(state)].step, m_grid.ys()[row(state)].step};
    const auto lengthTo = [&](int axis, qint64 goal) {
        const std::optional<Pin::Chain> &chain = pin.across[axis];
        return chain ? std::abs(place[axis] - chain->first) + chain->length + std::abs(goal - chain->last)
                     : std::abs(goal - place[axis]);
    };
    qint64 least = std::numeric_limits<qint64>::max();
    for (const Goal &goal : m_goals)
        least = std::min(least, lengthTo(0, goal.x) + lengthTo(1, goal.y));
    const qint64 offset = pin.step - place[pin.isHorizontal ? 1 : 0];
    return least + (leastBendsToPin(offset, heading(state), pin.isHorizontal) + pin.bends) * m_bendCost;
}

template <bool hasPins> State RouteSearch<hasPins>::before(State state) const
{
    const Arrival arrival = Arrival(m_states[state].arrival);
    if (arrival == FirstArrival)
        return NoState;
    const State back = moved(state, opposite(heading(state)));
    return back - back % 4 + arrival % 4 - State(arrival / 4) * m_layerSize;
}

template <bool hasPins> QList<QPointF> RouteSearch<hasPins>::pointsTo(State goal) const
{
    const auto pointAt = [&](State state) {
        return QPointF(m_grid.xs()[column(state)].value, m_grid.ys()[row(state)].value);
    };
    QList<QPointF> points{pointAt(goal)};
    for (State state = goal, parent = before(goal); parent != NoState; state = parent, parent = before(parent)) {
        if (m_states[parent].arrival == FirstArrival || heading(parent) != heading(state))
            points.append(pointAt(parent));
    }
    std::reverse(points.begin(), points.end());
    return points;
}

} // namespace

QList<QPointF> findRoute(const RouteRequest &request, RouteGrid &grid, bool ignoresObstacles)
{
    return request.pins.isEmpty() ? RouteSearch<false>(request, grid, ignoresObstacles).run()
                                  : RouteSearch<true>(request, grid, ignoresObstacles).run();
}

} // namespace Trammel
