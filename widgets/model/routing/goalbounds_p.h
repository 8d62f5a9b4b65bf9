#pragma once

#include "widgets/model/routing/routegrid_p.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace Trammel {

/// Lower bounds of the costs from the points of a grid to the cheapest one of several goals, as if there were no
/// obstacle except on the lines that lead to the goals. Points between the same goals have equal numbers of bends, so
/// that their bounds are sums of multiples of their coordinates. These sums are found when the first of these points is
/// asked for.
class GoalBounds
{
public:
    /// A length in quanta times eight, plus a number of bends. The length includes the costs of the bends.
    using Bound = qint64;
    static constexpr int BendBits = 3;

    struct Goal
    {
        std::size_t column;
        std::size_t row;
        /// The heading in which a route arrives.
        Heading heading;
        /// The coordinate, along the heading, from which on the line to the goal is free, if that is known.
        std::optional<std::size_t> free = {};
    };

    /// Begins with other goals, of which there must be one at least. The cost of a bend is in quanta.
    void prepare(const RouteGrid &grid, const std::vector<Goal> &goals, qint64 bendCost);
    /// A line of the grid.
    struct Line
    {
        /// In quanta times eight.
        Bound coordinate;
        /// The place of the cell of a point is the sum of those of its column and its row.
        quint32 cell;
        RouteLine::Origin origin;
    };
    const Line *columns() const { return m_columns.data(); }
    const Line *rows() const { return m_rows.data(); }
    /// The bound at the point where two lines of this grid cross.
    Q_ALWAYS_INLINE Bound at(const Line &column, const Line &row, Heading heading)
    {
        const std::size_t place = column.cell + row.cell + std::size_t(heading);
        if (m_sums[place] == Unknown)
            addSums(place, column, row, heading);
        const Sums &sums = m_allSums[m_sums[place]];
        Bound least = sums.all[0].at(column, row);
        for (int i = 1; i < sums.count; ++i)
            least = std::min(least, sums.all[i].at(column, row));
        return least;
    }

private:
    struct Sum
    {
        Bound constant;
        Bound x;
        Bound y;

        Bound at(const Line &column, const Line &row) const
        {
            return constant + x * column.coordinate + y * row.coordinate;
        }
    };
    /// The sums of a cell and a heading. There is one for each pair of signs at most. The alignment makes the size a
    /// power of two.
    struct alignas(64) Sums
    {
        int count = 0;
        Sum all[4];
    };
    static constexpr quint32 Unknown = quint32(-1);

    /// Whether a point is ahead of the beginning of the free line to a goal.
    bool isBeforeFree(const Goal &goal, const Line &column, const Line &row) const;
    void addSums(std::size_t place, const Line &column, const Line &row, Heading heading);

    /// The goals by their lines in the grid.
    std::vector<Goal> m_goals;
    qint64 m_bendCost = 0;
    std::vector<Line> m_columns;
    std::vector<Line> m_rows;
    /// The places of the sums in the list of all, by cell and heading.
    std::vector<quint32> m_sums;
    std::vector<Sums> m_allSums;
    std::vector<std::size_t> m_places;
};

} // namespace Trammel
