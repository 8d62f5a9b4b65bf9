#include "widgets/model/placing/packgrid_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

/// The share of a cell by which an area may enter it without touching it, for rounding errors.
constexpr double Slack = 1e-6;

/// Calls visit(row, first, last) for each row of cells that a convex piece touches.
template <class Visit> void visitRuns(const ConvexPieceSides &piece, QPointF origin, double cell, const Visit &visit)
{
    const auto cellOf = [cell](double place) { return int(std::clamp(std::floor(place / cell), -1e8, 1e8)); };
    const double top = piece.box.min[1] - origin.y(), bottom = piece.box.max[1] - origin.y();
    const int firstRow = cellOf(top + Slack * cell), lastRow = std::max(firstRow, cellOf(bottom - Slack * cell));
    for (int row = firstRow; row <= lastRow; ++row) {
        const double above = row * cell + origin.y(), below = above + cell;
        double least = std::numeric_limits<double>::infinity(), most = -least;
        const auto include = [&](double x) {
            least = std::min(least, x);
            most = std::max(most, x);
        };
        for (std::size_t i = 0; i < piece.corners.size(); ++i) {
            const QPointF from = piece.corners[i], to = piece.corners[i + 1 == piece.corners.size() ? 0 : i + 1];
            if (from.y() >= above && from.y() <= below)
                include(from.x());
            for (double line : {above, below}) {
                if ((from.y() < line) != (to.y() < line))
                    include(from.x() + (to.x() - from.x()) * ((line - from.y()) / (to.y() - from.y())));
            }
        }
        if (!(least <= most))
            continue;
        const int first = cellOf(least - origin.x() + Slack * cell);
        visit(row, first, std::max(first, cellOf(most - origin.x() - Slack * cell)));
    }
}

} // namespace

namespace {

Footprint footprintOf(std::vector<Footprint::Run> runs)
{
    Footprint footprint;
    std::sort(runs.begin(), runs.end(), [](const Footprint::Run &a, const Footprint::Run &b) {
        return std::pair(a.row, a.first) < std::pair(b.row, b.first);
    });
    for (const Footprint::Run &run : runs) {
        footprint.rows = std::max(footprint.rows, run.row + 1);
        footprint.columns = std::max(footprint.columns, run.last + 1);
        Footprint::Run *previous = footprint.runs.empty() ? nullptr : &footprint.runs.back();
        if (previous && previous->row == run.row && run.first <= previous->last + 1)
            previous->last = std::max(previous->last, run.last);
        else
            footprint.runs.push_back(run);
    }
    std::stable_sort(footprint.runs.begin(), footprint.runs.end(),
                     [](const auto &a, const auto &b) { return a.last - a.first > b.last - b.first; });
    return footprint;
}

} // namespace

Footprint wholeFootprint(const ConvexPieces &pieces, const Aabb2 &box, double cell)
{
    const QPointF corner(box.min[0], box.min[1]);
    std::vector<Footprint::Run> runs;
    for (const ConvexPieceSides &piece : pieces) {
        visitRuns(piece, corner, cell, [&](int row, int first, int last) {
            runs.push_back({std::max(row, 0), std::max(first, 0), std::max(last, 0)});
        });
    }
    return footprintOf(std::move(runs));
}

Footprint innerFootprint(const ConvexPieces &pieces, const Aabb2 &box, double cell)
{
    const QPointF corner(box.min[0], box.min[1]);
    std::vector<Footprint::Run> runs;
    for (const ConvexPieceSides &piece : pieces) {
        const int lastRow = int(std::floor((piece.box.max[1] - corner.y()) / cell));
        for (int row = std::max(0, int(std::floor((piece.box.min[1] - corner.y()) / cell))); row <= lastRow; ++row) {
            // The middle line of the row.
            const double line = corner.y() + (row + 0.5) * cell;
            double least = std::numeric_limits<double>::infinity(), most = -least;
            for (std::size_t i = 0; i < piece.corners.size(); ++i) {
                const QPointF from = piece.corners[i], to = piece.corners[i + 1 == piece.corners.size() ? 0 : i + 1];
                if ((from.y() < line) == (to.y() < line))
                    continue;
                const double x = from.x() + (to.x() - from.x()) * ((line - from.y()) / (to.y() - from.y()));
                least = std::min(least, x);
                most = std::max(most, x);
            }
            const double first = std::max(0.0, std::ceil((least - corner.x()) / cell - 0.5));
            const double last = std::floor((most - corner.x()) / cell - 0.5);
            if (first <= last)
                runs.push_back({row, int(first), int(last)});
        }
    }
    return runs.empty() ? wholeFootprint(pieces, box, cell) : footprintOf(std::move(runs));
}

PackGrid::PackGrid(QPointF corner, double cell, int columns, std::optional<int> rows)
    : m_corner(corner), m_cell(cell), m_columns(columns), m_rows(rows)
{
}

void PackGrid::occupy(const ConvexPieces &pieces, QPointF offset)
{
    for (const ConvexPieceSides &piece : pieces) {
        visitRuns(piece, m_corner - offset, m_cell, [&](int row, int first, int last) {
            if (row < 0 || (m_rows && row >= *m_rows) || last < 0 || first >= m_columns)
                return;
            while (std::size_t(row) >= m_next.size())
                m_next.emplace_back(std::size_t(m_columns), m_columns);
            std::vector<int> &next = m_next[std::size_t(row)];
            first = std::max(first, 0);
            last = std::min(last, m_columns - 1);
            for (int column = first; column <= last; ++column)
                next[std::size_t(column)] = column;
            for (int column = first - 1; column >= 0 && next[std::size_t(column)] > first; --column)
                next[std::size_t(column)] = first;
        });
    }
}

std::optional<PackGrid::Place> PackGrid::firstFree(const Footprint &footprint, int lastColumn, Place from) const
{
    // All rows below the last one are free.
    const int lastRow = m_rows ? *m_rows - footprint.rows : int(m_next.size());
    for (int row = from.row; row <= lastRow; ++row) {
        int column = row == from.row ? from.column : 0;
        while (column <= lastColumn) {
            bool isFree = true;
            for (const Footprint::Run &run : footprint.runs) {
                const std::size_t at = std::size_t(row + run.row);
                if (at >= m_next.size() || column + run.first >= m_columns)
                    continue;
                const int occupied = m_next[at][std::size_t(column + run.first)];
                if (occupied <= column + run.last && occupied < m_columns) {
                    column = occupied - run.first + 1;
                    isFree = false;
                    break;
                }
            }
            if (isFree)
                return Place{row, column};
        }
    }
    return std::nullopt;
}

} // namespace Trammel
