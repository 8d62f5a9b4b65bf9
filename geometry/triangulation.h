#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <array>
#include <vector>

namespace Trammel {

/// Triangles of a polygon as indices, three a triangle, into its points (the outline's, then each
/// hole's), or the reason why there are none.
struct Triangulation
{
    /// TooFewPoints is of the outline; holes without an area are left out.
    enum class Refusal { None, TooFewPoints, NotFinite, NoArea, CrossingEdges };

    std::vector<quint32> indices;
    Refusal refusal = Refusal::None;
    /// For CrossingEdges: the first points of the two edges that cross.
    std::array<quint32, 2> crossingEdges{};
};

/// Splits a polygon into triangles by ear clipping. Triangles run clockwise on screen (positive area),
/// whatever the orientation of the rings; together they are the area of the even-odd rule. Collinear and
/// repeated points yield no triangle of their own, so n points in h + 1 rings give at most n + 2h - 2
/// triangles; where a ring touches an edge within, that edge counts as two. Rings may touch themselves
/// and each other, and may pass through each other at a point of both. Rings with edges that cross in
/// their midst are refused. Exact; O(n log n), n with the places where a corner lies on an edge: the ears are clipped
/// behind a sweep line that finds edges that meet as well. Sources: D. Eberly, "Triangulation by Ear Clipping"; S.
/// Hertel and K. Mehlhorn, "Fast Triangulation of Simple Polygons".
TRAMMEL_GEOMETRY_EXPORT Triangulation triangulate(const Polygon &polygon);

/// A convex part of a polygon: clockwise on screen, strictly convex or a triangle.
struct ConvexPiece
{
    std::vector<quint32> indices;
};

/// Merges neighbouring triangles into convex pieces as long as they stay convex (Hertel and Mehlhorn):
/// at most four times as many as the least possible. None for a triangulation that was refused. The
/// triangulation must be the polygon's. O(n log n).
TRAMMEL_GEOMETRY_EXPORT std::vector<ConvexPiece> convexPieces(const Polygon &polygon,
                                                              const Triangulation &triangulation);

} // namespace Trammel
