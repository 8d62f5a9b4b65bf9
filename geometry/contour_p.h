#pragma once

#include "geometry/convexpart_p.h"
#include "geometry/convexpolygon.h"

#include <span>
#include <vector>

namespace Trammel {

/// The outline of a union of convex parts: what of their edges and corners can touch another shape from
/// outside. It refers to the parts.
struct Contour
{
    /// From a corner of a part to the next; part of no other part's outline.
    struct Edge
    {
        const ConvexPart *part;
        quint32 corner;
    };

    /// A corner about which all parts that have it lie within less than half a turn: clockwise from the
    /// first unit vector to the last. Both are zero for a part that is a point, and for an ellipse.
    struct Tip
    {
        const ConvexPart *part;
        quint32 corner;
        QPointF point;
        QPointF first;
        QPointF last;
    };

    explicit Contour(std::span<const ConvexPart> parts);

    /// Of the hull's corners.
    QPointF centre() const;

    std::vector<Edge> edges;
    std::vector<Tip> tips;
    /// Of the rounded corners; of an ellipse, its centre.
    ConvexPolygon hull;

private:
    void addEdges(std::span<const ConvexPart> parts);
    void addTips(std::span<const ConvexPart> parts);
};

} // namespace Trammel
