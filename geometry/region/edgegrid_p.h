#pragma once

#include "geometry/region/vicinity_p.h"
#include <trammel/geometry/predicates.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace Trammel {

/// A uniform grid over the edges of rings. Each cell stores a note (an index) of every edge that meets it, and
/// whether its reference, the corner with the least coordinates, is filled by the even-odd rule.
///
/// The cell of a point depends only on comparisons with the borders, so it is monotonic in the coordinates. The path
/// from a point to the reference of its cell, first horizontal and then vertical, therefore stays in the cell. A cell
/// may note edges that do not meet it, but never misses one that does. The outermost cells extend to infinity.
class EdgeGrid
{
public:
    /// The edges must be finite.
    explicit EdgeGrid(std::vector<Segment> edges);
    /// A grid of one cell, for a single predicate at a fraction of the cost. All points and boxes that are queried
    /// must be within the box, which must not be empty.
    EdgeGrid(std::vector<Segment> edges, const Aabb2 &box);

    const std::vector<Segment> &edges() const { return m_edges; }
    const Aabb2 &bounds() const { return m_bounds; }

    Location locate(QPointF point) const;
    /// The location of a whole box, inside or outside, if its cells note no edge, or only a few that do not meet
    /// the box; otherwise nothing. The box must not be empty.
    std::optional<Location> locate(const Aabb2 &box) const;
    /// The edges noted in the cells of a box, once each. The box must not be empty.
    Vicinity vicinity(const Aabb2 &box) const;
    /// The number of times that edges are noted in the cells of a box. The box must not be empty.
    quint32 noteCount(const Aabb2 &box) const { return noteCount(cells(box)); }
    /// Calls test(edge) for the edges of vicinity(), some more than once, until it returns true.
    template <class Test> bool anyEdge(const Aabb2 &box, const Test &test) const { return anyEdge(cells(box), test); }

private:
    /// The columns or the rows. Their borders ascend; cell i begins at border i.
    class Axis
    {
    public:
        Axis() = default;
        Axis(double least, double most, int count);

        int count() const { return int(m_borders.size()); }
        double border(int i) const { return m_borders[std::size_t(i)]; }
        int cell(double place) const
        {
            int cell = int(std::clamp(reckoned(place), 0.0, m_last));
            while (cell > 0 && place < border(cell))
                --cell;
            while (cell < int(m_last) && place >= border(cell + 1))
                ++cell;
            return cell;
        }
        /// The cell of a position or an earlier one, found without reading the borders; usually the exact cell.
        /// notBefore() returns the cell or a later one.
        int notBehind(double place) const { return int(std::clamp(reckoned(place) - m_slack, 0.0, m_last)); }
        int notBefore(double place) const { return int(std::clamp(reckoned(place) + m_slack, 0.0, m_last)); }
        /// As cell() above, for a position that is not before the cell with the index from, and is usually near that
        /// cell.
        int cell(double place, int from) const
        {
            return from == int(m_last) || place < border(from + 1) ? from : cell(place);
        }

    private:
        double reckoned(double place) const { return m_scale == 0 ? 0 : (place - m_borders.front()) * m_scale; }

        std::vector<double> m_borders;
        double m_scale = 0;
        /// In cells; exceeds the rounding errors of a border and of reckoned().
        double m_slack = 0;
        double m_last = 0;
    };
    /// A range of cells, including both ends.
    struct Cells
    {
        int left, top, right, bottom;
    };

    static int cellsAlong(std::span<const Segment> edges, const Aabb2 &bounds);
    /// Calls visit(row, left, right) for the columns that an edge may meet in each row.
    template <class Visit> void walk(const Segment &edge, const Visit &visit) const;
    void noteEdges();
    void fillReferences();
    void sumNotes();

    Cells cells(const Aabb2 &box) const;
    /// A range of cells that contains cells(box), found without reading the borders.
    Cells cellsAround(const Aabb2 &box) const;
    quint32 noteCount(const Cells &cells) const;
    std::size_t cellIndex(int column, int row) const { return std::size_t(row) * m_columns.count() + column; }
    QPointF reference(int column, int row) const { return {m_columns.border(column), m_rows.border(row)}; }
    std::span<const quint32> noted(int column, int row) const;
    template <class Test> bool anyEdge(const Cells &range, const Test &test) const
    {
        if (noteCount(range) == 0)
            return false;
        for (int row = range.top; row <= range.bottom; ++row) {
            for (int column = range.left; column <= range.right; ++column) {
                for (quint32 edge : noted(column, row)) {
                    if (test(m_edges[edge]))
                        return true;
                }
            }
        }
        return false;
    }

    /// As locate(), for a point in a cell, also if the point or the reference is close to an edge's line.
    Location locateClosely(QPointF point, int column, int row) const;

    std::vector<Segment> m_edges;
    Aabb2 m_bounds;
    Axis m_columns;
    Axis m_rows;
    /// The index of the first note of each cell, then the number of notes.
    std::vector<quint32> m_starts;
    /// The indices of the noted edges, cell by cell.
    std::vector<quint32> m_notes;
    /// For each cell, whether its reference is filled.
    std::vector<bool> m_isFilled;
    /// The number of notes in all cells above and to the left of each corner of the grid (summed-area table).
    std::vector<quint32> m_sums;
};

} // namespace Trammel
