#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/geometry/sat.h>

#include <optional>
#include <vector>

namespace Trammel {

/// A convex polygon with the outward unit normals of its edges, for fast tests in rounded numbers.
struct ConvexPieceSides
{
    std::vector<QPointF> corners;
    std::vector<QPointF> normals;
    /// The extent of the piece along each normal.
    std::vector<double> extents;
    Aabb2 box;
    QPointF center;
};

using ConvexPieces = std::vector<ConvexPieceSides>;

/// An area as convex pieces. Round outlines become circumscribed polygons, which are larger by at most 0.5 % of the
/// radius. None for curves.
ConvexPieces convexPiecesOf(const Primitive &area);

/// The deepest overlap of a piece with another one that is moved by an offset, as in minimumTranslation(); nothing if
/// no overlap is deeper than leastDepth. For concave areas, the move may be too short, since it separates only two
/// pieces.
std::optional<Contact> deepestContact(const ConvexPieces &first, const ConvexPieces &second, QPointF offset,
                                      double leastDepth);

/// The pieces rotated about a pivot, in degrees, clockwise.
ConvexPieces rotated(const ConvexPieces &pieces, QPointF pivot, double degrees);

/// The length by which the first pieces, moved by an offset, can move along a unit vector before they overlap the
/// second ones; at most the given length, and 0 if they overlap. Pieces that only touch do not stop motions along the
/// touch.
double freeLength(const ConvexPieces &first, QPointF offset, const ConvexPieces &second, QPointF direction,
                  double most);

double areaOf(const ConvexPieces &pieces);
Aabb2 boundsOf(const ConvexPieces &pieces);

} // namespace Trammel
