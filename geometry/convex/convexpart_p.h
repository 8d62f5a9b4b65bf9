#pragma once

#include "geometry/convex/convexrelation_p.h"
#include <trammel/geometry/primitives.h>

#include <QtCore/QVarLengthArray>

#include <optional>
#include <span>

namespace Trammel {

/// A bounding line of a convex set: the set lies where dot(normal, point) <= offset.
struct Side
{
    QPointF normal;
    double offset;
};

/// The multiples of half width and half height that lead from a box's center to one of its corners.
struct CornerSigns
{
    int s;
    int t;
};

/// A convex set: an ellipse, or the points within a radius of a polygon, a segment or a point. It may represent
/// its outline alone.
struct ConvexPart
{
    Aabb2 box;
    /// The corners, clockwise and distinct; rounded to doubles if they belong to an oriented box. None for an ellipse.
    std::span<const QPointF> corners;
    /// The sides with unit normals, one per edge; a segment has both of its sides, a point four axis-aligned
    /// ones.
    std::span<const Side> sides;
    /// The oriented box and the signs that make its corners, if those above are rounded to doubles; otherwise null.
    const Obb *orientedBox = nullptr;
    std::span<const CornerSigns> signs;
    double radius = 0;
    const Ellipse *ellipse = nullptr;
    /// Whether the part is its outline alone. Only round parts are; a straight outline is made of segments.
    bool isOutline = false;
    /// Whether the open reading of a segment excludes its first or last corner.
    bool isFirstFree = false;
    bool isLastFree = false;
    /// A bound on the errors of the numbers above.
    double slack = 0;

    bool isStraight() const { return radius == 0 && !ellipse; }
    bool isSegment() const { return isStraight() && corners.size() <= 2; }
    ExactCorner corner(std::size_t i) const
    {
        return orientedBox ? ExactCorner{corners[i], orientedBox, signs[i].s, signs[i].t} : ExactCorner{corners[i]};
    }
};

/// Whether one set holds another: No, UpToBoundary (with a point of its boundary) or Inside (in its interior).
enum class Holding { No, UpToBoundary, Inside };

/// The relation of the areas of two parts; exact except for ellipses against round parts.
Meeting meeting(const ConvexPart &a, const ConvexPart &b);

/// Whether the area of a round part holds the area of another part.
Holding holding(const ConvexPart &round, const ConvexPart &other);

/// The penetration depth of two areas; if they are apart, minus their distance. If the depth is farther than
/// slack from threshold, only a bound that lies on the same side of threshold.
double depth(const ConvexPart &a, const ConvexPart &b, double threshold, double slack);

/// How far a part reaches out of the area of a round part; negative if it lies inside.
double reachOut(const ConvexPart &round, const ConvexPart &other);

/// Whether two segments share a point that is not a free end of either.
bool shareBoundPoint(const ConvexPart &a, const ConvexPart &b);

} // namespace Trammel
