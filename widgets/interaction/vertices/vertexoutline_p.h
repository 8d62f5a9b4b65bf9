#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/shape.h>

#include <optional>

namespace Trammel {

/// Point numbers of an outline, ascending, without duplicates.
using Vertices = QList<qsizetype>;

/// The points of a polygon or a polyline in scene coordinates while they are edited, numbered through all rings. An
/// edge has the number of its first point. The class keeps the exact positions of points, which the frame of a shape
/// stores only up to rounding, so that rounding errors do not accumulate over several edits. A value type, implicitly
/// shared.
class VertexOutline
{
public:
    VertexOutline() = default;
    explicit VertexOutline(const Shape &shape);

    /// Takes the points of a shape that may have changed. Points that differ only by rounding keep their exact
    /// positions. Returns the new numbers of those given vertices that still exist.
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
    /// A cheap test for equality. True if both share their points; false does not imply that they differ.
    bool isSharedWith(const VertexOutline &other) const { return m_points.constData() == other.m_points.constData(); }

    void move(const Vertices &vertices, QPointF offset);
    void place(qsizetype vertex, QPointF point);
    /// Inserts a point on an existing edge. Returns the number of the new point. The numbers of all points after it
    /// increase by one.
    qsizetype insert(qsizetype edge, QPointF point);
    /// Removes vertices, and also holes with fewer than three points left. Returns false, and removes nothing, if the
    /// remaining outline is invalid: the outer ring of a polygon needs three points, a polyline needs two.
    bool remove(const Vertices &vertices);

    /// The nearest vertex or edge within a distance; nothing for none.
    std::optional<qsizetype> vertexNear(QPointF place, double reach) const;
    std::optional<qsizetype> edgeNear(QPointF place, double reach) const;
    Vertices verticesIn(const Quad &quad) const;
    Vertices all() const;

    /// Calls a function with the first number and the end of each run of points whose edges may meet a box. This speeds
    /// up searches in outlines with many points.
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
