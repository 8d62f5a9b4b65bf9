#pragma once

#include "geometry/convexpart_p.h"
#include "geometry/vector.h"

#include <vector>

namespace Trammel {

// The moves t by which a part B meets a part A are a convex set, the sum of A and of B turned by half a turn:
// all a - b. It is bounded by the edges of A, each moved by the corner of B that lies farthest against its
// normal, and by those of B likewise.

/// A line that bounds such a sum, or an edge on it: what it is made of, so that it can be had exactly.
struct SumLine
{
    const ConvexPart *owner;
    const ConvexPart *other;
    /// The corner of the owner at which the edge begins.
    quint32 edge;
    quint32 support;
    /// Whether the owner is of the first shape.
    bool isOfFirst;

    quint32 edgeEnd() const { return edge + 1 == owner->corners.size() ? 0 : edge + 1; }
    /// Outward, of length one.
    QPointF normal() const { return isOfFirst ? owner->sides[edge].normal : -owner->sides[edge].normal; }
    QPointF from() const { return between(owner->corners[edge], other->corners[support]); }
    QPointF to() const { return between(owner->corners[edgeEnd()], other->corners[support]); }

    template <class Maker> auto from(const Maker &exact) const
    {
        return between(owner->corner(edge).at(exact), other->corner(support).at(exact));
    }
    /// The sum lies clockwise of this direction.
    template <class Maker> auto along(const Maker &exact) const
    {
        return between(owner->corner(edgeEnd()).at(exact), owner->corner(edge).at(exact));
    }

private:
    template <class Vector> Vector between(const Vector &own, const Vector &others) const
    {
        return isOfFirst ? own - others : others - own;
    }
};

/// The lines along the edges of the first or the second part that bound the sum of both: each edge with the
/// corner of the other that lies farthest against its normal, exactly. None of a part that is a point. The
/// parts are straight.
void appendSumLines(const ConvexPart &first, const ConvexPart &second, bool ofFirst, std::vector<SumLine> &lines);

/// How far numbers about the sum may be off on account of boxes, whose corners are rounded.
inline double slackOfBoxes(const ConvexPart &a, const ConvexPart &b)
{
    return (a.orientedBox ? a.slack : 0) + (b.orientedBox ? b.slack : 0);
}

} // namespace Trammel
