#pragma once

#include "geometry/convexmeeting_p.h"
#include "geometry/primitives.h"

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

/// The multiples of half width and half height that lead from a box's centre to one of its corners.
struct CornerSigns
{
    int s;
    int t;
};

/// A convex set: the points within a radius of a polygon, a segment or a point; or an ellipse. It may
/// stand for its outline alone.
struct ConvexPart
{
    Aabb2 box;
    /// Clockwise, distinct; rounded where they are those of an oriented box. None for an ellipse.
    std::span<const QPointF> corners;
    /// With unit normals, one an edge; a segment has both of its sides, a point the four upright ones.
    std::span<const Side> sides;
    /// Where the corners are rounded: the box, and what makes its corners.
    const Obb *orientedBox = nullptr;
    std::span<const CornerSigns> signs;
    double radius = 0;
    const Ellipse *ellipse = nullptr;
    /// Read as the outline alone: round parts only, since a straight outline is made of segments.
    bool isOutline = false;
    /// A segment from whose open reading its first or last corner is left out.
    bool isFirstFree = false;
    bool isLastFree = false;
    /// How far the numbers above may be from the exact ones.
    double slack = 0;

    bool isStraight() const { return radius == 0 && !ellipse; }
    bool isSegment() const { return isStraight() && corners.size() <= 2; }
    ExactCorner corner(std::size_t i) const
    {
        return orientedBox ? ExactCorner{corners[i], orientedBox, signs[i].s, signs[i].t} : ExactCorner{corners[i]};
    }
};

/// Whether one set holds another: not, with a point of its boundary, or in its interior.
enum class Holding { No, UpToBoundary, Inside };

/// How the areas of two parts lie, exactly but for ellipses against round parts.
Meeting meeting(const ConvexPart &a, const ConvexPart &b);

/// How a round part's area holds another's.
Holding holding(const ConvexPart &round, const ConvexPart &other);

/// The least move of one area that makes the two touch; negative is minus the distance between them.
/// Where it is farther than a slack from a threshold, only a bound that lies on the same side of it.
double depth(const ConvexPart &a, const ConvexPart &b, double threshold, double slack);

/// How far a part reaches out of a round part's area; negative when it lies inside.
double reachOut(const ConvexPart &round, const ConvexPart &other);

/// Whether two segments share a point that is not a free end of either.
bool shareBoundPoint(const ConvexPart &a, const ConvexPart &b);

} // namespace Trammel
