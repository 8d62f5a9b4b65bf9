#pragma once

#include "geometry/convex/convex_p.h"
#include <trammel/geometry/convexpolygon.h>

#include <span>
#include <vector>

namespace Trammel {

/// The outline of a union of convex parts: the edges and corners that can touch another shape from outside. Refers
/// to the parts.
struct Contour
{
    /// An edge of a part, from this corner to the next one. It is not an edge of any other part.
    struct Edge
    {
        const Convex *part;
        quint32 corner;
    };

    /// A corner at which the parts together cover less than half a turn: clockwise from the unit vector first to the
    /// unit vector last. Both vectors are zero for a part that is a point, and for an ellipse, whose tip is its
    /// center.
    struct Tip
    {
        const Convex *part;
        quint32 corner;
        QPointF point;
        QPointF first;
        QPointF last;
    };

    explicit Contour(std::span<const Convex> parts);

    /// The mean of the hull's corners.
    QPointF center() const;

    std::vector<Edge> edges;
    std::vector<Tip> tips;
    /// The convex hull of the rounded corners; for an ellipse, its center.
    ConvexPolygon hull;

private:
    void addEdges(std::span<const Convex> parts);
    void addTips(std::span<const Convex> parts);
};

} // namespace Trammel
