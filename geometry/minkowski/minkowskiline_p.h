#pragma once

#include "geometry/convex/convex_p.h"
#include <trammel/geometry/vector.h>

#include <vector>

namespace Trammel {

// The moves t by which a part B meets a part A are a convex set, the Minkowski difference of A and B: all a - b. Its
// bounds are the edges of A, each moved by the corner of B that lies farthest against its normal, and likewise the
// edges of B.

/// A line that bounds a Minkowski difference, or an edge on it. Stores the corners that define it, so that it can
/// be computed exactly.
struct MinkowskiLine
{
    const Convex *owner;
    const Convex *other;
    /// The corner of the owner at which the edge begins.
    quint32 edge;
    /// The support corner of the other part.
    quint32 support;
    /// Whether the owner belongs to the first shape.
    bool isOfFirst;

    quint32 edgeEnd() const { return quint32(owner->following(edge)); }
    /// The outward unit normal.
    QPointF normal() const { return isOfFirst ? owner->sides()[edge].normal : -owner->sides()[edge].normal; }
    QPointF from() const { return between(owner->corners()[edge], other->corners()[support]); }
    QPointF to() const { return between(owner->corners()[edgeEnd()], other->corners()[support]); }

    template <class Maker> auto from(const Maker &exact) const
    {
        return between(owner->corner(edge).at(exact), other->corner(support).at(exact));
    }
    /// The direction of the line. The Minkowski difference lies on its clockwise side.
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

/// Appends the lines that bound the Minkowski difference along the edges of the first or the second part. Each
/// edge is combined with the corner of the other part that lies farthest against its normal, exactly. Appends
/// nothing for a part that is a point. Both parts must be straight.
void appendMinkowskiLines(const Convex &first, const Convex &second, bool ofFirst, std::vector<MinkowskiLine> &lines);

/// The error bound of values of the Minkowski difference, as far as it is due to the rounded corners of boxes.
inline double slackOfBoxes(const Convex &a, const Convex &b)
{
    return a.cornerSlack() + b.cornerSlack();
}

} // namespace Trammel
