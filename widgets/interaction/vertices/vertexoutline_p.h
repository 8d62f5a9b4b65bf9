#pragma once

#include "widgets/model/path/cubic_p.h"
#include <trammel/geometry/primitives.h>
#include <trammel/shape.h>

#include <array>
#include <optional>

namespace Trammel {

/// Vertex numbers of a VertexOutline, in ascending order, without duplicates.
using Vertices = QList<qsizetype>;

/// The vertices of a polygon, a polyline or a path that is being edited, in scene coordinates. Vertices are numbered
/// consecutively through all rings, starting with the outer ring. An edge has the number of its first vertex. In a
/// path, each vertex has two handles: the control points of the curves before and after it. A handle at the vertex
/// itself is retracted. The class holds exact positions, while the shape stores them relative to its frame and rounds
/// them; rounding errors therefore do not accumulate over several edits. A value type, implicitly shared.
class VertexOutline
{
public:
    /// How the handles of a vertex depend on each other. The positions of the handles determine the type: they are
    /// collinear with a smooth vertex between them, and also equally long at a symmetric vertex.
    enum class Type { Corner, Smooth, Symmetric };
    enum class Side { Before, After };

    VertexOutline() = default;
    explicit VertexOutline(const Shape &shape);

    /// Reads the points again from a shape that may have changed. Points that differ only by rounding keep their exact
    /// positions. Returns the new numbers of the given vertices that still exist; none if the number of rings has
    /// changed, or an open outline has become closed or the reverse.
    Vertices update(const Shape &shape, const Vertices &vertices);

    qsizetype count() const { return m_points.size(); }
    QPointF point(qsizetype vertex) const { return m_points[vertex]; }
    bool isClosed() const { return m_isClosed; }
    /// Whether the edges are curves.
    bool isPath() const { return !m_handles[0].isEmpty(); }
    /// The next and the previous vertex of the ring; nothing beyond the ends of a polyline.
    std::optional<qsizetype> next(qsizetype vertex) const;
    std::optional<qsizetype> previous(qsizetype vertex) const;
    bool hasEdge(qsizetype vertex) const { return next(vertex).has_value(); }
    /// The ends of an edge.
    Segment edge(qsizetype edge) const { return {m_points[edge], m_points[*next(edge)]}; }
    bool isStraight(qsizetype edge) const;
    Cubic curve(qsizetype edge) const;
    QPointF middle(qsizetype edge) const;
    /// The point of an edge that is nearest to a position.
    QPointF nearestOn(qsizetype edge, QPointF place) const;
    double distanceTo(qsizetype edge, QPointF place) const;
    /// The vertex itself if the handle is retracted, and always in a polygon or a polyline.
    QPointF handle(qsizetype vertex, Side side) const
    {
        return isPath() ? m_handles[std::size_t(side)][vertex] : m_points[vertex];
    }
    Type type(qsizetype vertex) const;
    Shape::Outline rings() const;
    Aabb2 bounds() const;
    /// A cheap test for equality: whether both outlines share the memory of their points. If false, the points may
    /// still be equal.
    bool isSharedWith(const VertexOutline &other) const { return m_points.constData() == other.m_points.constData(); }

    void move(const Vertices &vertices, QPointF offset);
    void place(qsizetype vertex, QPointF point);
    /// Moves a handle of a path. The other handle stays opposite to it if the type is Smooth, and also equally long if
    /// it is Symmetric.
    void placeHandle(qsizetype vertex, Side side, QPointF point, Type type);
    /// Retracts the handles of a vertex of a path for a corner, and otherwise aligns them; retracted ones are pulled
    /// out. The ends of an open path keep their handles.
    void setType(qsizetype vertex, Type type);
    /// Inserts a point between the two ends of an edge; a curve keeps its form and is divided at its nearest point.
    /// Returns the number of the new point. The numbers of all points after it increase by one.
    qsizetype insert(qsizetype edge, QPointF point);
    /// Removes vertices, and also holes with too few points left. A curve takes the place of those on both sides of a
    /// removed vertex, as near to them as possible. Returns false, and removes nothing, if the remaining outline would
    /// be invalid: the outer ring of a polygon needs three points; a polyline and a ring of a path need two.
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

    using Handles = std::array<QList<QPointF>, 2>;

    qsizetype leastCount() const { return m_isClosed && !isPath() ? 3 : 2; }
    /// Appends the handles of the vertices that remain of a ring.
    void appendHandles(Handles &handles, const Vertices &kept) const;

    void boxRuns();
    qsizetype ringOf(qsizetype vertex) const;
    qsizetype ringStart(qsizetype ring) const { return ring == 0 ? 0 : m_ends[ring - 1]; }

    QList<QPointF> m_points;
    /// The handles before and after each vertex; empty unless the outline is a path.
    Handles m_handles;
    /// The end of each ring in the list of points.
    QList<qsizetype> m_ends;
    bool m_isClosed = true;
    /// A bounding box of each run of points, including the edges that start there and their handles.
    QList<Aabb2> m_boxes;
};

} // namespace Trammel
