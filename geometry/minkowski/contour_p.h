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
    /// The part on the other side of an edge that only two parts have, from this corner to the next one; otherwise
    /// null.
    const Convex *across(const Convex &part, quint32 corner) const
    {
        return m_across.empty() ? nullptr : m_across[m_starts[std::size_t(&part - m_parts)] + corner];
    }

    std::vector<Edge> edges;
    std::vector<Tip> tips;
    /// The convex hull of the rounded corners; for an ellipse, its center.
    ConvexPolygon hull;

private:
    void addEdges(std::span<const Convex> parts);
    void addTips(std::span<const Convex> parts);

    const Convex *m_parts = nullptr;
    /// For each part, the index of the part across its first edge. Both are empty if there is only one part.
    std::vector<quint32> m_starts;
    std::vector<const Convex *> m_across;
};

} // namespace Trammel
