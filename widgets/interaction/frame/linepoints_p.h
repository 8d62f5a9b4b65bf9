#pragma once

#include <trammel/document.h>

#include <QtGui/QCursor>

#include <optional>

namespace Trammel {

/// The parts of a selected shape that can be dragged, in scene coordinates. For a line, these are its ends and bends,
/// and the segments of a routed connector. A line with many bends and a connector show only the points at their ends.
/// For other shapes, these are the handles that vary the outline.
struct LinePoints
{
    struct Segment
    {
        QPointF from;
        QPointF to;
        bool isPinned = false;
        /// For a polyline connector: the number of the waypoint at which the segment, which has no length, lies if it
        /// is pinned; otherwise, the number of the waypoint that a drag of the segment inserts.
        std::optional<qsizetype> waypoint = std::nullopt;

        /// The place of the handle.
        QPointF middle() const { return (from + to) / 2; }
        bool isHorizontal() const;
        bool isAtWaypoint() const { return waypoint && isPinned; }
        /// Whether there is room for a handle between the ends, or it is at a waypoint. The pixel is the size of one
        /// view pixel in scene units.
        bool hasHandle(double pixel) const;
        /// The cursor for moving the segment. For viewDegrees see the function of that name.
        QCursor cursor(double viewDegrees) const;
    };

    ShapeId shape;
    QList<QPointF> points;
    /// The number of vertices of the line, of which the points are all, or the first and the last; 0 if the points vary
    /// the outline of another shape.
    qsizetype vertexCount = 0;
    /// The segments of an orthogonal or polyline connector, and the waypoints of the latter; none for other lines.
    QList<Segment> segments;

    /// Whether the line consists of two points or is a connector, so that it needs no frame.
    bool isPlain() const { return vertexCount == 2; }
    bool isLine() const { return vertexCount > 0; }
    /// The number of the vertex of a point.
    qsizetype vertex(qsizetype point) const { return point == 0 ? 0 : vertexCount - points.size() + point; }
    /// The nearest point within the reach; nothing if there is none. The last of equally near points comes first.
    std::optional<qsizetype> pointNear(QPointF place, double reach) const;
    /// The segment whose handle is nearest to a place; nothing if none is within reach.
    std::optional<qsizetype> handleNear(QPointF place, double reach, double pixel) const;
    /// The segment that is nearest to a place; nothing if there are none.
    std::optional<qsizetype> segmentNear(QPointF place) const;
};

/// The parts of a shape that can be dragged; nothing if it has none, and for unknown ids.
std::optional<LinePoints> linePointsOf(const Document &document, ShapeId id);

} // namespace Trammel
