#include "widgets/interaction/vertices/vertexmarks_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace Trammel {

namespace {

// In view pixels: the least distance between two marks, and the least length of an edge with a mark in its middle.
constexpr double MarkDistance = 10;
constexpr double MidpointRoom = 40;
// The approximate number of vertices in a view for which a mark is tried. There is no room for more marks.
constexpr qsizetype MostTried = 32'768;

/// Reserves positions for marks in a view, at least MarkDistance apart.
class MarkRoom
{
public:
    explicit MarkRoom(const QRectF &view)
        : m_origin(view.topLeft()), m_columns(int(view.width() / CellSize) + 1),
          m_rows(int(view.height() / CellSize) + 1), m_taken(std::size_t(m_columns) * std::size_t(m_rows))
    {
    }

    /// Reserves a position in view coordinates. Returns false if it is closer than MarkDistance to a reserved one.
    bool take(QPointF place)
    {
        const QPointF at = place - m_origin;
        const int column = std::clamp(int(at.x() / CellSize), 0, m_columns - 1);
        const int row = std::clamp(int(at.y() / CellSize), 0, m_rows - 1);
        for (int y = std::max(row - 2, 0); y <= std::min(row + 2, m_rows - 1); ++y) {
            for (int x = std::max(column - 2, 0); x <= std::min(column + 2, m_columns - 1); ++x) {
                const Cell &cell = cellAt(x, y);
                if (cell.isTaken && lengthSquared(cell.place - at) < MarkDistance * MarkDistance)
                    return false;
            }
        }
        cellAt(column, row) = {at, true};
        return true;
    }

private:
    // The diagonal of a cell is shorter than MarkDistance, so a cell holds at most one mark.
    static constexpr double CellSize = MarkDistance * 0.7;
    struct Cell
    {
        QPointF place;
        bool isTaken = false;
    };

    Cell &cellAt(int column, int row)
    {
        return m_taken[std::size_t(row) * std::size_t(m_columns) + std::size_t(column)];
    }

    QPointF m_origin;
    int m_columns;
    int m_rows;
    std::vector<Cell> m_taken;
};

/// The step between the numbers of drawn vertices in a run. It places them about MarkDistance apart on the screen, and
/// is a power of two, so that zooming in only adds marks, and at least the given one.
qsizetype strideOf(const VertexOutline &outline, qsizetype first, qsizetype end, double scale, qsizetype least)
{
    double way = 0;
    for (qsizetype i = first; i + 1 < end; ++i)
        way += length(outline.point(i + 1) - outline.point(i));
    const double spacing = way * scale / double(std::max<qsizetype>(end - first - 1, 1));
    qsizetype stride = least;
    while (spacing * double(stride) < MarkDistance && stride < outline.count())
        stride *= 2;
    return stride;
}

} // namespace

bool hasMidpoint(const VertexOutline &outline, qsizetype edge, double pixel)
{
    const Segment ends = outline.edge(edge);
    const QPointF middle = outline.middle(edge);
    return length(middle - ends.from) + length(ends.to - middle) >= MidpointRoom * pixel;
}

VertexMarks vertexMarks(const VertexOutline &outline, const Vertices &selected, const QTransform &sceneToView,
                        const QRectF &view)
{
    VertexMarks marks;
    const QRectF shown = view.adjusted(-VertexSize, -VertexSize, VertexSize, VertexSize);
    const double scale = std::sqrt(std::abs(sceneToView.determinant()));
    Aabb2 box;
    for (QPointF corner : {shown.topLeft(), shown.topRight(), shown.bottomRight(), shown.bottomLeft()})
        box.include(sceneToView.inverted().map(corner));
    MarkRoom room(shown), midpointRoom(shown);
    const auto takesIn = [&](MarkRoom &free, QPointF place) {
        const QPointF at = sceneToView.map(place);
        return shown.contains(at) && free.take(at);
    };
    const auto takes = [&](QPointF place) { return takesIn(room, place); };
    qsizetype visible = 0;
    outline.visitRuns(box, [&](qsizetype first, qsizetype end, const Aabb2 &) { visible += end - first; });
    qsizetype least = 1;
    while (visible / least > MostTried)
        least *= 2;

    outline.visitRuns(box, [&](qsizetype first, qsizetype end, const Aabb2 &) {
        const auto from = std::lower_bound(selected.begin(), selected.end(), first);
        for (auto vertex = from; vertex != selected.end() && *vertex < end; ++vertex) {
            if (takes(outline.point(*vertex)))
                marks.selected.append(*vertex);
        }
    });
    marks.vertices = marks.selected;
    outline.visitRuns(box, [&](qsizetype first, qsizetype end, const Aabb2 &) {
        const qsizetype stride = strideOf(outline, first, end, scale, least);
        for (qsizetype i = (first + stride - 1) / stride * stride; i < end; i += stride) {
            if (takes(outline.point(i)))
                marks.vertices.append(i);
        }
        for (qsizetype i = first; stride == 1 && i < end; ++i) {
            if (outline.hasEdge(i) && hasMidpoint(outline, i, 1 / scale) && takesIn(midpointRoom, outline.middle(i)))
                marks.midpoints.append(i);
        }
    });
    return marks;
}

} // namespace Trammel
