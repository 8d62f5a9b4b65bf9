#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/winding.h>

#include <optional>
#include <span>

namespace Trammel {

/// A set operation on several filled shapes, the operands.
///
/// - Union: the points inside any operand.
/// - Intersection: the points inside all operands.
/// - Difference: the points inside the first operand and inside no other.
/// - SymmetricDifference: the points inside an odd number of operands.
/// - Division: the points inside any operand, divided along all boundaries. Each region that is inside the same
///   operands throughout is a polygon of its own.
enum class BooleanOperation { Union, Intersection, Difference, SymmetricDifference, Division };

/// An operand: rings of either orientation and the rule by which they are filled. Rings may cross and overlap
/// themselves and each other. Repeated points and rings without area are allowed.
struct FilledRings
{
    QList<QList<QPointF>> rings;
    FillRule rule = FillRule::EvenOdd;
};

/// An edge of a result. It is a part of an edge of an operand: from points[edge] to the next point of that ring.
struct CombinedEdge
{
    QPointF start;
    /// Whether the exact edge before it has the direction of this one, so that its start is not a corner.
    bool isStraight = false;
    quint32 operand = 0;
    quint32 ring = 0;
    quint32 edge = 0;
    /// The start and the end as places along the edge of the operand: 0 at its first point and 1 at its second one. The
    /// end is less than the start if the result runs backward. Rounded.
    double from = 0;
    double to = 1;
};

/// A ring of a result: each edge ends where the next one starts.
using CombinedRing = QList<CombinedEdge>;

/// A region of a result. Its outline runs clockwise on screen, its holes counterclockwise.
struct CombinedPolygon
{
    CombinedRing outline;
    QList<CombinedRing> holes;
    /// For a division, the last of the operands that contain the region; otherwise 0.
    quint32 lastOperand = 0;
};

/// The result of a set operation as polygons whose interiors are connected and do not meet. Edges that several operands
/// share belong to the first of them. Nothing for NaN and infinity, if edges cross or touch each other in more than
/// about maximumCrossings places, and if a hundred times as many pairs of edges have overlapping bounding boxes.
///
/// All decisions are exact. Before rounding, the rings of the result are simple and share no more than single points.
/// A corner is a point of an operand or the double nearest to the crossing of two edges, per coordinate. Details
/// smaller than the distance between neighboring doubles may collapse; rings of fewer than three different corners are
/// omitted.
///
/// O((n + k) log n) for k pairs of edges whose bounding boxes overlap. Sources: M. de Berg et al., "Computational
/// Geometry", chapter 2 (overlay of subdivisions); J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic"
/// (filters in front of exact signs).
TRAMMEL_GEOMETRY_EXPORT std::optional<QList<CombinedPolygon>>
combined(std::span<const FilledRings> operands, BooleanOperation operation, std::size_t maximumCrossings = 10'000'000);

/// The polygon with those points of the rings that are corners.
TRAMMEL_GEOMETRY_EXPORT Polygon polygonOf(const CombinedPolygon &combined);

} // namespace Trammel
