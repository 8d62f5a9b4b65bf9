#pragma once

#include "widgets/model/routing/routegrid_p.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace Trammel {

/// The points of the grid from which a goal can be reached, apart from turns. A goal that is enclosed by obstacles is
/// found early, while the search from the other end may have to visit the whole grid.
class RouteEnclosure
{
public:
    explicit RouteEnclosure(RouteGrid &grid) : m_grid(grid), m_isReached(grid.xs().size() * grid.ys().size(), false) { }

    /// Adds a goal, at which a route arrives with a heading.
    void addGoal(std::size_t column, std::size_t row, Heading heading) { step(column, row, opposite(heading)); }
    void addStart(std::size_t column, std::size_t row) { m_starts.push_back(placeOf(column, row)); }
    /// Visits further points. Returns whether the goals are found to be enclosed.
    bool grow(int count)
    {
        while (count-- > 0 && !m_front.empty() && !m_isOpen) {
            const std::size_t place = m_front.back(), column = place % m_grid.xs().size(),
                              row = place / m_grid.xs().size();
            m_front.pop_back();
            m_isOpen = std::find(m_starts.begin(), m_starts.end(), place) != m_starts.end();
            for (Heading heading : {Heading::Right, Heading::Down, Heading::Left, Heading::Up})
                step(column, row, heading);
        }
        return m_front.empty() && !m_isOpen;
    }

private:
    std::size_t placeOf(std::size_t column, std::size_t row) const { return row * m_grid.xs().size() + column; }
    void step(std::size_t column, std::size_t row, Heading heading)
    {
        const bool isForward = heading == Heading::Right || heading == Heading::Down;
        std::size_t &moving = isHorizontal(heading) ? column : row;
        const std::size_t count = isHorizontal(heading) ? m_grid.xs().size() : m_grid.ys().size();
        if (isForward ? moving + 1 == count : moving == 0)
            return;
        const std::size_t fromColumn = column, fromRow = row;
        moving += isForward ? 1 : std::size_t(-1);
        const std::size_t place = placeOf(column, row);
        const std::size_t edgeColumn = std::min(column, fromColumn), edgeRow = std::min(row, fromRow);
        if (m_isReached[place]
            || !(isHorizontal(heading) ? m_grid.isFreeRight(edgeColumn, edgeRow)
                                       : m_grid.isFreeDown(edgeColumn, edgeRow)))
            return;
        m_isReached[place] = true;
        m_front.push_back(place);
    }

    RouteGrid &m_grid;
    std::vector<bool> m_isReached;
    std::vector<std::size_t> m_front;
    std::vector<std::size_t> m_starts;
    /// Whether a start has been reached.
    bool m_isOpen = false;
};

} // namespace Trammel
