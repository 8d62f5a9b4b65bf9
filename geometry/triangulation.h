#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QString>

#include <array>
#include <vector>

namespace Trammel {

/// The triangles of a polygon as indices, three per triangle, into its points (the outline's, then each
/// hole's; see ringPoint()), or the reason why there are none.
struct Triangulation
{
    /// TooFewPoints refers to the outline; holes without area are ignored.
    enum class Error { None, TooFewPoints, NotFinite, NoArea, CrossingEdges };

    std::vector<quint32> indices;
    Error error = Error::None;
    /// For CrossingEdges: the start points of the two edges that cross.
    std::array<quint32, 2> crossingEdges{};

    explicit operator bool() const { return error == Error::None; }
    /// The reason why there are no triangles; empty if there are. Points are counted from 1.
    TRAMMEL_GEOMETRY_EXPORT QString errorString() const;
};

/// Splits a polygon into triangles by ear clipping. Triangles run clockwise on screen (positive area), whatever the
/// orientation of the rings; together they cover the polygon's area by the even-odd rule. Collinear and repeated points
/// yield no triangles of their own, so n points in h + 1 rings give at most n + 2h - 2 triangles; an edge that a ring
/// touches between its ends counts as two. Rings may touch themselves and each other, and may pass through each other
/// at a common point. Rings whose edges cross between their ends are refused. Exact; O(n log n), where n includes the
/// points at which a corner lies on an edge: ears are clipped behind a sweep line that also finds edges that meet.
/// Sources: D. Eberly, "Triangulation by Ear Clipping"; S. Hertel and K. Mehlhorn, "Fast Triangulation of Simple
/// Polygons".
TRAMMEL_GEOMETRY_EXPORT Triangulation triangulate(const Polygon &polygon);

/// A convex part of a polygon: clockwise on screen, strictly convex or a triangle.
struct ConvexPiece
{
    std::vector<quint32> indices;
};

/// Merges neighboring triangles into convex pieces as long as they stay convex (Hertel and Mehlhorn): at most
/// four times the minimum number of pieces. None for a refused triangulation. The triangulation must be the
/// polygon's. O(n log n).
TRAMMEL_GEOMETRY_EXPORT std::vector<ConvexPiece> convexPieces(const Polygon &polygon,
                                                              const Triangulation &triangulation);

} // namespace Trammel
