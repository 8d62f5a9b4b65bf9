#include "widgets/model/routing/goalbounds_p.h"

#include <array>
#include <limits>

namespace Trammel {

namespace {

/// The least number of bends of a line that begins with one heading and ends with another, by the offset of its end.
constexpr int leastBends(int dx, int dy, Heading first, Heading last)
{
    const auto along = [dx, dy](Heading heading) {
        const int offset = isHorizontal(heading) ? dx : dy;
        return heading == Heading::Right || heading == Heading::Down ? offset : -offset;
    };
    if (isHorizontal(first) != isHorizontal(last))
        return along(first) >= 0 && along(last) >= 0 ? 1 : 3;
    const bool isAligned = (isHorizontal(first) ? dy : dx) == 0;
    if (first != last)
        return isAligned ? 4 : 2;
    return along(first) < 0 ? 4 : isAligned ? 0 : 2;
}

/// leastBends() by the last heading, the first one, and the signs of the offset plus one.
using BendTable = std::array<std::array<std::array<std::array<quint8, 3>, 3>, 4>, 4>;

constexpr BendTable bendTable = [] {
    BendTable table{};
    for (int last = 0; last < 4; ++last) {
        for (int first = 0; first < 4; ++first) {
            for (int dx : {-1, 0, 1}) {
                for (int dy : {-1, 0, 1})
                    table[std::size_t(last)][std::size_t(first)][std::size_t(dx + 1)][std::size_t(dy + 1)] =
                        quint8(leastBends(dx, dy, Heading(first), Heading(last)));
            }
        }
    }
    return table;
}();

/// The least number of bends if the line to the goal cannot be entered ahead of a line's beginning, given the number
/// without that obstacle.
constexpr GoalBounds::Bound bendsBeforeFree(GoalBounds::Bound bends, Heading first, Heading last)
{
    // A line across the goal's, and one against it, must turn to the goal's direction beside it first; one on it must
    // leave it.
    if (isHorizontal(first) != isHorizontal(last))
        return 3;
    return first == last && bends == 2 ? 2 : 4;
}

} // namespace

void GoalBounds::prepare(const RouteGrid &grid, const std::vector<Goal> &goals, qint64 bendCost)
{
    m_goals = goals;
    m_bendCost = bendCost;
    // The lines of the goals, those where the free ways to them begin, and the spaces between them have a cell each.
    const auto addLines = [&](const std::vector<RouteLine> &lines, std::size_t Goal::*line, bool isAcross,
                              std::size_t step, std::vector<Line> &found) {
        m_places.clear();
        for (const Goal &goal : m_goals) {
            m_places.push_back(goal.*line);
            if (goal.free && isHorizontal(goal.heading) == isAcross)
                m_places.push_back(*goal.free);
        }
        std::sort(m_places.begin(), m_places.end());
        m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
        found.clear();
        found.reserve(lines.size());
        std::size_t next = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool isGoal = next < m_places.size() && m_places[next] == i;
            next += isGoal ? 1 : 0;
            const std::size_t cell = 2 * next - (isGoal ? 1 : 0);
            found.push_back({lines[i].step * (1 << BendBits), quint32(cell * step), lines[i].origin});
        }
        return 2 * m_places.size() + 1;
    };
    const std::size_t columns = addLines(grid.xs(), &Goal::column, true, 4, m_columns);
    const std::size_t rows = addLines(grid.ys(), &Goal::row, false, 4 * columns, m_rows);
    m_sums.assign(columns * rows * 4, Unknown);
    m_allSums.clear();
}

bool GoalBounds::isBeforeFree(const Goal &goal, const Line &column, const Line &row) const
{
    if (!goal.free)
        return false;
    const bool isAlongX = isHorizontal(goal.heading);
    const Bound here = (isAlongX ? column : row).coordinate,
                free = (isAlongX ? m_columns : m_rows)[*goal.free].coordinate;
    return goal.heading == Heading::Right || goal.heading == Heading::Down ? here < free : free < here;
}

void GoalBounds::addSums(std::size_t place, const Line &column, const Line &row, Heading heading)
{
    const auto signOf = [](Bound from, Bound to) { return int(from < to) - int(to < from); };
    constexpr Bound none = std::numeric_limits<Bound>::max();
    Bound constants[2][2] = {{none, none}, {none, none}};
    for (const Goal &goal : m_goals) {
        const Bound goalX = m_columns[goal.column].coordinate, goalY = m_rows[goal.row].coordinate;
        const int dx = signOf(column.coordinate, goalX), dy = signOf(row.coordinate, goalY);
        Bound bends =
            bendTable[std::size_t(goal.heading)][std::size_t(heading)][std::size_t(dx + 1)][std::size_t(dy + 1)];
        if (isBeforeFree(goal, column, row))
            bends = bendsBeforeFree(bends, heading, goal.heading);
        // On the line of a goal, both signs are right.
        const Bound distance = (dx < 0 ? -goalX : goalX) + (dy < 0 ? -goalY : goalY);
        Bound &constant = constants[dx < 0 ? 1 : 0][dy < 0 ? 1 : 0];
        constant = std::min(constant, (bends * m_bendCost * (1 << BendBits)) + bends + distance);
    }
    Sums &sums = m_allSums.emplace_back();
    for (int x : {0, 1}) {
        for (int y : {0, 1}) {
            if (constants[x][y] != none)
                sums.all[sums.count++] = {constants[x][y], x == 1 ? 1 : -1, y == 1 ? 1 : -1};
        }
    }
    m_sums[place] = quint32(m_allSums.size() - 1);
}

} // namespace Trammel
