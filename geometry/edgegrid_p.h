#pragma once

#include "geometry/predicates.h"
#include "geometry/vicinity_p.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace Trammel {

/// The edges of rings in a grid of cells, each of which knows the edges that meet it and whether its
/// reference, the corner with the least coordinates, is filled by the even-odd rule.
///
/// Cells are told apart by their borders' doubles alone, so that which cell a point is in is monotonic in
/// its coordinates: whatever leads from a point to the reference of its cell, level and then upright,
/// stays in the cell. An edge may be noted in cells that it does not meet, never the other way round. The
/// outermost cells reach to infinity.
class EdgeGrid
{
public:
    /// The edges must be finite.
    explicit EdgeGrid(std::vector<Segment> edges);
    /// Of one cell, to be asked within a box alone, which is not empty: at a fraction of the cost, for who asks once.
    EdgeGrid(std::vector<Segment> edges, const Aabb2 &box);

    const std::vector<Segment> &edges() const { return m_edges; }
    const Aabb2 &bounds() const { return m_bounds; }

    Location locate(QPointF point) const;
    /// Where all of a box lies, inside or outside, when no edge is noted in its cells, or a few that do not meet
    /// it. The box is not empty.
    std::optional<Location> locate(const Aabb2 &box) const;
    /// The edges noted in the cells of a box that is not empty, once each.
    Vicinity vicinity(const Aabb2 &box) const;
    /// Calls test(edge) for the same edges, some more than once, until it answers true.
    template <class Test> bool anyEdge(const Aabb2 &box, const Test &test) const { return anyEdge(cells(box), test); }

private:
    /// Ascending borders: cell i begins with the i-th one.
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
        /// A cell that is not behind that of a place, and mostly that one, found without a look at the borders.
        int notBehind(double place) const { return int(std::clamp(reckoned(place) - m_slack, 0.0, m_last)); }
        int notBefore(double place) const { return int(std::clamp(reckoned(place) + m_slack, 0.0, m_last)); }
        /// The same of a place that is not before some cell, and mostly near it.
        int cell(double place, int from) const
        {
            return from == int(m_last) || place < border(from + 1) ? from : cell(place);
        }

    private:
        double reckoned(double place) const { return m_scale == 0 ? 0 : (place - m_borders.front()) * m_scale; }

        std::vector<double> m_borders;
        double m_scale = 0;
        /// More cells than the rounding of a border and of what is reckoned amount to.
        double m_slack = 0;
        double m_last = 0;
    };
    /// Both ends included.
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
    /// At least these.
    Cells cellsAround(const Aabb2 &box) const;
    quint32 noteCount(const Cells &cells) const;
    std::size_t cellIndex(int column, int row) const { return std::size_t(row) * m_columns.count() + column; }
    QPointF reference(int column, int row) const { return {m_columns.border(column), m_rows.border(row)}; }
    std::span<const quint32> noted(int column, int row) const;
    template <class Test> bool anyEdge(const Cells &range, const Test &test) const;

    std::vector<Segment> m_edges;
    Aabb2 m_bounds;
    Axis m_columns;
    Axis m_rows;
    /// Where the notes of each cell begin, and one more.
    std::vector<quint32> m_starts;
    std::vector<quint32> m_notes;
    std::vector<bool> m_isFilled;
    /// How many notes the cells above and left of each corner of the grid hold together.
    std::vector<quint32> m_sums;
};

template <class Test> bool EdgeGrid::anyEdge(const Cells &range, const Test &test) const
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

} // namespace Trammel
