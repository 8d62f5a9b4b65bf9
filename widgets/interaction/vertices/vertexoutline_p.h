#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/shape.h>

#include <optional>

namespace Trammel {

/// Vertex numbers of a VertexOutline, in ascending order, without duplicates.
using Vertices = QList<qsizetype>;

/// The vertices of a polygon or a polyline that is being edited, in scene coordinates. Vertices are numbered
/// consecutively through all rings, starting with the outer ring. An edge has the number of its first vertex. The class
/// holds exact positions, while the shape stores them relative to its frame and rounds them; rounding errors therefore
/// do not accumulate over several edits. A value type, implicitly shared.
class VertexOutline
{
public:
    VertexOutline() = default;
    explicit VertexOutline(const Shape &shape);

    /// Reads the points again from a shape that may have changed. Points that differ only by rounding keep their exact
    /// positions. Returns the new numbers of the given vertices that still exist; none if the number of rings has
    /// changed, or an open outline has become closed or the reverse.
    Vertices update(const Shape &shape, const Vertices &vertices);

    qsizetype count() const { return m_points.size(); }
    QPointF point(qsizetype vertex) const { return m_points[vertex]; }
    bool isClosed() const { return m_isClosed; }
    /// The next and the previous vertex of the ring; nothing beyond the ends of a polyline.
    std::optional<qsizetype> next(qsizetype vertex) const;
    std::optional<qsizetype> previous(qsizetype vertex) const;
    bool hasEdge(qsizetype vertex) const { return next(vertex).has_value(); }
    Segment edge(qsizetype edge) const { return {m_points[edge], m_points[*next(edge)]}; }
    Shape::Outline rings() const;
    Aabb2 bounds() const;
    /// A cheap test for equality: whether both outlines share the memory of their points. If false, the points may
    /// still be equal.
    bool isSharedWith(const VertexOutline &other) const { return m_points.constData() == other.m_points.constData(); }

    void move(const Vertices &vertices, QPointF offset);
    void place(qsizetype vertex, QPointF point);
    /// Inserts a point between the two ends of an edge. Returns the number of the new point. The numbers of all points
    /// after it increase by one.
    qsizetype insert(qsizetype edge, QPointF point);
    /// Removes vertices, and also holes with fewer than three points left. Returns false, and removes nothing, if the
    /// remaining outline would be invalid: the outer ring of a polygon needs three points, a polyline needs two.
    bool remove(const Vertices &vertices);

    /// The vertex or edge nearest to a position, if its distance is at most the reach; nothing otherwise.
    std::optional<qsizetype> vertexNear(QPointF place, double reach) const;
    std::optional<qsizetype> edgeNear(QPointF place, double reach) const;
    /// The vertices inside a quad or on its boundary.
    Vertices verticesIn(const Quad &quad) const;
    Vertices all() const;

    /// Calls a function for each run of consecutive points whose bounding box meets a box. The arguments are the number
    /// of the first point, the number after the last point, and the bounding box of the run. This speeds up searches in
    /// outlines with many points.
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
    /// The end of each ring in the list of points.
    QList<qsizetype> m_ends;
    bool m_isClosed = true;
    /// The bounding box of each run of points, including the edges that start there.
    QList<Aabb2> m_boxes;
};

} // namespace Trammel
