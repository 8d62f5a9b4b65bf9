#pragma once

#include <trammel/document.h>

#include <optional>

namespace Trammel {

/// The points of a selected line that can be dragged: its ends and bends, in scene coordinates. A line with many bends
/// and a connector show their ends only.
struct LinePoints
{
    ShapeId shape;
    QList<QPointF> points;
    /// The number of vertices of the line, of which the points are all, or the first and the last.
    qsizetype vertexCount = 0;

    /// Whether the line consists of two points or is a connector, so that it needs no frame.
    bool isPlain() const { return vertexCount == 2; }
    /// The number of the vertex of a point.
    qsizetype vertex(qsizetype point) const { return point == 0 ? 0 : vertexCount - points.size() + point; }
    /// The nearest point within the reach; nothing if there is none. The last of equally near points comes first.
    std::optional<qsizetype> pointNear(QPointF place, double reach) const;
};

/// The points of a shape that is an open line; nothing for other shapes and unknown ids.
std::optional<LinePoints> linePointsOf(const Document &document, ShapeId id);

} // namespace Trammel
