#pragma once

#include "geometry/primitives.h"
#include "widgets/model/shape.h"

#include <optional>

namespace Trammel {

/// Numbers of points of an outline, ascending, each once.
using Vertices = QList<qsizetype>;

/// The points of a polygon or a polyline in the scene, as somebody edits them, numbered through all rings. An edge
/// has the number of the point that it leaves. It knows where points were put, which a shape's frame only knows up
/// to rounding: as long as it is kept, no edit adds to the rounding of an earlier one. A value, shared until it is
/// changed.
class VertexOutline
{
public:
    VertexOutline() = default;
    explicit VertexOutline(const Shape &shape);

    /// Takes the points of a shape that may have changed, and keeps those that it has already, but for rounding.
    /// Returns what has become of some vertices: those that are still there, by their numbers now.
    Vertices follow(const Shape &shape, const Vertices &vertices);

    qsizetype count() const { return m_points.size(); }
    QPointF point(qsizetype vertex) const { return m_points[vertex]; }
    bool isClosed() const { return m_isClosed; }
    /// Around the ring; none beyond the ends of a polyline.
    std::optional<qsizetype> next(qsizetype vertex) const;
    std::optional<qsizetype> previous(qsizetype vertex) const;
    bool hasEdge(qsizetype vertex) const { return next(vertex).has_value(); }
    Segment edge(qsizetype edge) const { return {m_points[edge], m_points[*next(edge)]}; }
    Shape::Outline rings() const;
    Aabb2 bounds() const;
    /// Whether it is the same value for sure; cheap.
    bool isSharedWith(const VertexOutline &other) const { return m_points.constData() == other.m_points.constData(); }

    void move(const Vertices &vertices, QPointF offset);
    void place(qsizetype vertex, QPointF point);
    /// On an edge that there is; returns the new point's number, and all that follow it are one higher.
    qsizetype insert(qsizetype edge, QPointF point);
    /// Holes with less than three points left go too. False, and nothing is done, when the rest would be no outline: of
    /// a polygon three points stay around it, of a polyline two.
    bool remove(const Vertices &vertices);

    /// The nearest within a reach.
    std::optional<qsizetype> vertexNear(QPointF place, double reach) const;
    std::optional<qsizetype> edgeNear(QPointF place, double reach) const;
    Vertices verticesIn(const Quad &quad) const;
    Vertices all() const;

    /// Calls with the first number and the end of each run of points whose edges may meet a box. Outlines of many
    /// points are looked through by it.
    template <typename Visit> void visitRuns(const Aabb2 &box, const Visit &visit) const
    {
        for (qsizetype run = 0; run < m_boxes.size(); ++run) {
            if (m_boxes[run].overlaps(box))
                visit(run * RunLength, qMin((run + 1) * RunLength, count()), m_boxes[run]);
        }
    }

private:
    static constexpr qsizetype RunLength = 32;

    void boxRuns();
    qsizetype ringOf(qsizetype vertex) const;
    qsizetype ringStart(qsizetype ring) const { return ring == 0 ? 0 : m_ends[ring - 1]; }

    QList<QPointF> m_points;
    /// The end of each ring in the points.
    QList<qsizetype> m_ends;
    bool m_isClosed = true;
    /// Around each run of points, with the edges that leave them.
    QList<Aabb2> m_boxes;
};

} // namespace Trammel
