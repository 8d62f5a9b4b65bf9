#pragma once

#include "geometry/edgelines_p.h"
#include "geometry/predicates_p.h"
#include "geometry/vicinity_p.h"

namespace Trammel {

// What a region's places in convex shapes and on their curves are found by.

using Edges = QVarLengthArray<Segment, 16>;

inline QPointF centreOf(const Ellipse &ellipse)
{
    return ellipse.centre;
}

inline QPointF centreOf(const Circle &circle)
{
    return circle.centre;
}

inline QPointF centreOf(const Obb &box)
{
    return box.centre;
}

inline QPointF centreOf(const RoundedBox &box)
{
    return box.core.centre;
}

template <class Shape> bool isInside(QPointF point, const Shape &shape)
{
    return sideOf(fixed(point), shape) < 0;
}

/// The edges that meet the inside of a shape.
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

/// A corner of a box, which is that many times its half sizes away from the centre along its two axes.
inline auto cornerOf(const Obb &box, int along, int across)
{
    return [box, along, across](auto exact) {
        const auto axis = exact(box.axis);
        return exact(box.centre) + axis * exact(box.halfWidth * along)
            + perpendicular(axis) * exact(box.halfHeight * across);
    };
}

} // namespace Trammel
