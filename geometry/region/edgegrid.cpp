#include "geometry/region/edgegrid_p.h"

#include "geometry/base/segments_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <numeric>

namespace Trammel {

namespace {

// With more cells, fewer queried boxes share a cell with an edge, but the grid takes longer to fill.
constexpr double CellsPerEdge = 16;
constexpr double NotesPerEdge = 24;
constexpr int FewestCellsAlong = 8;
constexpr int MostCellsAlong = 1024;
// A box is located edge by edge only within these limits: the number of notes in its cells, and the number of cells
// after the first along each axis.
constexpr quint32 FewNotes = 12;
constexpr int FewCells = 3;

/// Whether a point lies on an edge, including its ends.
bool isOn(QPointF point, const Segment &edge)
{
    return boxOf(edge).contains(point) && orientation(edge.from, edge.to, point) == 0;
}

/// Whether an edge and a box are disjoint: their projections on an axis are disjoint, or the box lies on one side of
/// the edge's line. The side is the sign of a linear function, whose maximum and minimum over the box are at two
/// opposite corners.
bool areApart(const Aabb2 &box, const Segment &edge)
{
    const QPointF &a = edge.from, &b = edge.to;
    if (!overlaps(a, b, box))
        return true;
    const bool growsWithX = b.y()<a.y(), growsWithY = b.x()> a.x();
    const QPointF greatest(growsWithX ? box.max[0] : box.min[0], growsWithY ? box.max[1] : box.min[1]);
    const QPointF least(growsWithX ? box.min[0] : box.max[0], growsWithY ? box.min[1] : box.max[1]);
    return orientation(a, b, greatest) < 0 || orientation(a, b, least) > 0;
}

/// Whether an edge crosses the horizontal line at this y. The y range of an edge is half-open, so that a vertex on
/// the line counts once.
bool passesHeight(const Segment &edge, double y)
{
    return (edge.from.y() > y) != (edge.to.y() > y);
}

/// Whether an edge that crosses the horizontal line through a reference does so to the right of the reference.
bool passesRight(const Segment &edge, QPointF reference)
{
    return (referenceTurn(reference, edge) < 0) == (edge.from.y() > reference.y());
}

} // namespace

EdgeGrid::Axis::Axis(double least, double most, int count)
{
    const double size = most - least;
    m_scale = size > 0 && std::isfinite(size) && std::isfinite(count / size) ? count / size : 0;
    if (m_scale == 0)
        count = 1;
    for (int i = 0; i < count; ++i)
        m_borders.push_back(i == 0 ? least : std::min(least + size * (double(i) / count), most));
    // A range of few units in the last place has fewer values than borders. Points before the first of several equal
    // borders would be in a cell that no edge is noted in.
    if (std::adjacent_find(m_borders.begin(), m_borders.end()) != m_borders.end()) {
        m_borders.resize(1);
        m_scale = 0;
    }
    m_last = double(m_borders.size() - 1);
    // Bounds that overflowed are infinite, and 0 times infinity is NaN.
    if (m_scale != 0)
        m_slack = 1e-9 + 16 * DBL_EPSILON * (m_scale * std::abs(least) + m_scale * std::abs(most));
}

EdgeGrid::EdgeGrid(std::vector<Segment> edges) : m_edges(std::move(edges))
{
    for (const Segment &edge : m_edges) {
        m_bounds.include(edge.from);
        m_bounds.include(edge.to);
    }
    if (m_edges.empty())
        return;
    const int count = cellsAlong(m_edges, m_bounds);
    m_columns = Axis(m_bounds.min[0], m_bounds.max[0], count);
    m_rows = Axis(m_bounds.min[1], m_bounds.max[1], count);
    noteEdges();
    fillReferences();
    sumNotes();
}

EdgeGrid::EdgeGrid(std::vector<Segment> edges, const Aabb2 &box)
    : m_edges(std::move(edges)), m_columns(box.min[0], box.max[0], 1), m_rows(box.min[1], box.max[1], 1)
{
    bool isFilled = false;
    for (const Segment &edge : m_edges) {
        m_bounds.include(edge.from);
        m_bounds.include(edge.to);
        if (passesHeight(edge, box.min[1]))
            isFilled ^= passesRight(edge, reference(0, 0));
    }
    m_isFilled.assign(1, isFilled);
    // The filling of the reference already accounts for the edges whose bounding boxes do not overlap the box.
    std::erase_if(m_edges, [&box](const Segment &edge) { return !overlaps(edge.from, edge.to, box); });
    m_notes.resize(m_edges.size());
    std::iota(m_notes.begin(), m_notes.end(), 0);
    m_starts = {0, quint32(m_notes.size())};
    sumNotes();
}

// An edge is noted in about as many cells as the columns and rows that it passes. Long edges therefore make the grid
// coarser.
int EdgeGrid::cellsAlong(std::span<const Segment> edges, const Aabb2 &bounds)
{
    const auto [width, height] = bounds.size();
    double passed = 0;
    for (const Segment &edge : edges) {
        if (width > 0)
            passed += std::abs(edge.to.x() - edge.from.x()) / width;
        if (height > 0)
            passed += std::abs(edge.to.y() - edge.from.y()) / height;
    }
    const double count = double(edges.size());
    const double wanted = std::min(std::sqrt(CellsPerEdge * count), NotesPerEdge * count / std::max(passed, 1.0));
    return int(std::clamp(wanted, double(FewestCellsAlong), double(MostCellsAlong)));
}

template <class Visit> void EdgeGrid::walk(const Segment &edge, const Visit &visit) const
{
    const bool isDown = edge.from.y() <= edge.to.y();
    const QPointF upper = isDown ? edge.from : edge.to, lower = isDown ? edge.to : edge.from;
    const auto [left, right] = std::minmax({edge.from.x(), edge.to.x()});
    const int first = m_rows.cell(upper.y()), last = m_rows.cell(lower.y());
    // Exceeds the rounding errors of place() below.
    const double slack = 32 * DBL_EPSILON * (std::abs(left) + std::abs(right)) + DBL_MIN;
    const double slope = (lower.x() - upper.x()) / (lower.y() - upper.y());
    const bool hasSlope = std::isnormal(slope) || left == right;
    const auto place = [&](double y) { return upper.x() + (y - upper.y()) * slope; };
    for (int row = first; row <= last; ++row) {
        double from = row == first ? upper.x() : place(m_rows.border(row));
        double to = row == last ? lower.x() : place(m_rows.border(row + 1));
        if (from > to)
            std::swap(from, to);
        // If place() overflowed or underflowed, all columns of the edge are visited.
        const bool isKnown = hasSlope && from >= left - slack && to <= right + slack;
        visit(row, m_columns.cell(isKnown ? std::max(from - slack, left) : left),
              m_columns.cell(isKnown ? std::min(to + slack, right) : right));
    }
}

void EdgeGrid::noteEdges()
{
    m_starts.assign(std::size_t(m_columns.count()) * m_rows.count() + 1, 0);
    for (const Segment &edge : m_edges) {
        walk(edge, [&](int row, int left, int right) {
            for (int column = left; column <= right; ++column)
                ++m_starts[cellIndex(column, row) + 1];
        });
    }
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    m_notes.resize(m_starts.back());
    std::vector<quint32> ends(m_starts.begin(), m_starts.end() - 1);
    for (quint32 edge = 0; edge < m_edges.size(); ++edge) {
        walk(m_edges[edge], [&](int row, int left, int right) {
            for (int column = left; column <= right; ++column)
                m_notes[ends[cellIndex(column, row)]++] = edge;
        });
    }
}

// An edge that crosses the horizontal line through a row's references flips the filling of all references to its
// left: those up to some column. An exact test finds this column, starting at the rightmost column that the edge may
// meet.
void EdgeGrid::fillReferences()
{
    m_isFilled.assign(m_starts.size() - 1, false);
    for (const Segment &edge : m_edges) {
        walk(edge, [&](int row, int, int right) {
            if (!passesHeight(edge, m_rows.border(row)))
                return;
            int column = right;
            while (column >= 0 && !passesRight(edge, reference(column, row)))
                --column;
            if (column >= 0)
                m_isFilled[cellIndex(column, row)].flip();
        });
    }
    for (int row = 0; row < m_rows.count(); ++row) {
        bool isFilled = false;
        for (int column = m_columns.count() - 1; column >= 0; --column) {
            isFilled ^= m_isFilled[cellIndex(column, row)];
            m_isFilled[cellIndex(column, row)] = isFilled;
        }
    }
}

void EdgeGrid::sumNotes()
{
    const std::size_t stride = std::size_t(m_columns.count()) + 1;
    m_sums.assign(stride * (m_rows.count() + 1), 0);
    for (int row = 0; row < m_rows.count(); ++row) {
        for (int column = 0; column < m_columns.count(); ++column) {
            const std::size_t corner = std::size_t(row) * stride + column;
            m_sums[corner + stride + 1] =
                m_sums[corner + stride] + m_sums[corner + 1] - m_sums[corner] + quint32(noted(column, row).size());
        }
    }
}

EdgeGrid::Cells EdgeGrid::cells(const Aabb2 &box) const
{
    const int left = m_columns.cell(box.min[0]), top = m_rows.cell(box.min[1]);
    return {left, top, m_columns.cell(box.max[0], left), m_rows.cell(box.max[1], top)};
}

EdgeGrid::Cells EdgeGrid::cellsAround(const Aabb2 &box) const
{
    return {m_columns.notBehind(box.min[0]), m_rows.notBehind(box.min[1]), m_columns.notBefore(box.max[0]),
            m_rows.notBefore(box.max[1])};
}

quint32 EdgeGrid::noteCount(const Cells &cells) const
{
    const std::size_t stride = std::size_t(m_columns.count()) + 1;
    const auto sum = [&](int column, int row) { return m_sums[std::size_t(row) * stride + column]; };
    return sum(cells.right + 1, cells.bottom + 1) + sum(cells.left, cells.top) - sum(cells.right + 1, cells.top)
        - sum(cells.left, cells.bottom + 1);
}

std::span<const quint32> EdgeGrid::noted(int column, int row) const
{
    const std::size_t cell = cellIndex(column, row);
    return {m_notes.data() + m_starts[cell], m_notes.data() + m_starts[cell + 1]};
}

Location EdgeGrid::locate(QPointF point) const
{
    if (!m_bounds.contains(point))
        return Location::Outside;
    const int column = m_columns.cell(point.x()), row = m_rows.cell(point.y());
    bool filled = m_isFilled[cellIndex(column, row)];
    const std::span<const quint32> notes = noted(column, row);
    // The segment from the reference to the point stays in the cell. Each edge that crosses it flips the filling.
    const Segment path{reference(column, row), point};
    for (quint32 edge : notes) {
        const int ofPath = quickProductOfSides(m_edges[edge], path);
        if (ofPath > 0)
            continue;
        const int ofEdge = ofPath < 0 ? quickProductOfSides(path, m_edges[edge]) : 0;
        if (ofEdge == 0) [[unlikely]]
            return locateClosely(point, column, row);
        filled ^= ofEdge < 0;
    }
    return filled ? Location::Inside : Location::Outside;
}

Location EdgeGrid::locateClosely(QPointF point, int column, int row) const
{
    bool filled = m_isFilled[cellIndex(column, row)];
    for (quint32 edge : noted(column, row)) {
        if (isOn(point, m_edges[edge]))
            return Location::Boundary;
        filled = isFilled({&m_edges[edge], 1}, reference(column, row), filled, PlaceBelow{point});
    }
    return filled ? Location::Inside : Location::Outside;
}

std::optional<Location> EdgeGrid::locate(const Aabb2 &box) const
{
    if (!m_bounds.overlaps(box))
        return Location::Outside;
    // Most boxes lie in cells without edges. A range of such cells is filled completely or not at all. The outermost
    // cells extend beyond the bounds, where nothing is filled.
    const Cells range = cellsAround(box);
    const quint32 count = noteCount(range);
    if (count == 0)
        return m_isFilled[cellIndex(range.left, range.top)] ? Location::Inside : Location::Outside;
    if (count > FewNotes || range.right - range.left > FewCells || range.bottom - range.top > FewCells
        || anyEdge(range, [&box](const Segment &edge) { return !areApart(box, edge); }))
        return std::nullopt;
    // A box that meets no edge is filled completely or not at all.
    return locate(QPointF(box.min[0], box.min[1]));
}

Vicinity EdgeGrid::vicinity(const Aabb2 &box) const
{
    const Cells range = cells(box);
    Vicinity vicinity;
    vicinity.reference = reference(range.left, range.top);
    vicinity.isReferenceFilled = m_isFilled[cellIndex(range.left, range.top)];
    if (noteCount(range) == 0)
        return vicinity;
    QVarLengthArray<quint32, 256> found;
    for (int row = range.top; row <= range.bottom; ++row) {
        for (int column = range.left; column <= range.right; ++column) {
            const std::span<const quint32> notes = noted(column, row);
            found.append(notes.data(), qsizetype(notes.size()));
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    for (quint32 edge : found)
        vicinity.edges.append(m_edges[edge]);
    return vicinity;
}

} // namespace Trammel
