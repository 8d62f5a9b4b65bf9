#pragma once

#include "geometry/pairs/edgelines_p.h"
#include "geometry/pairs/predicates_p.h"
#include "geometry/region/vicinity_p.h"

namespace Trammel {

// Helpers for the coverage of convex shapes and their outlines by a region.

using Edges = QVarLengthArray<Segment, 16>;

inline QPointF centerOf(const Ellipse &ellipse)
{
    return ellipse.center;
}

inline QPointF centerOf(const Circle &circle)
{
    return circle.center;
}

inline QPointF centerOf(const Obb &box)
{
    return box.center;
}

inline QPointF centerOf(const RoundedBox &box)
{
    return box.core.center;
}

template <class Shape> bool isInside(QPointF point, const Shape &shape)
{
    return sideOf(fixed(point), shape) < 0;
}

/// The edges that meet the interior of a shape, directed by inOrder().
template <class Shape> Edges edgesThrough(const Vicinity &vicinity, const Shape &shape)
{
    Edges edges;
    for (const Segment &edge : vicinity.edges) {
        const bool hasLength = edge.from.x() != edge.to.x() || edge.from.y() != edge.to.y();
        if (hasLength && meets(ConvexRing(edge), shape, Extent::Area, Reading::Open))
            edges.append(inOrder(edge));
    }
    return edges;
}

/// A corner of a box: the center plus multiples of the half sizes along the axis and across it.
inline auto cornerOf(const Obb &box, int along, int across)
{
    return [box, along, across](auto exact) {
        const auto axis = exact(box.axis);
        return exact(box.center) + axis * exact(box.halfWidth * along)
            + perpendicular(axis) * exact(box.halfHeight * across);
    };
}

} // namespace Trammel
