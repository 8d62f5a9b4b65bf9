#pragma once

#include "geometry/convexmeeting_p.h"
#include "geometry/sat.h"
#include "geometry/vector.h"

namespace Trammel {

/// What a convex view is made of: the hull of its points, grown by a radius when it is a single one.
class ConvexViewAccess
{
public:
    explicit ConvexViewAccess(const ConvexView &view) : m_view(view) { }

    /// Relative to the origin.
    std::span<const QPointF> points() const
    {
        return m_view.m_ownCount > 0 ? std::span(m_view.m_own.data(), m_view.m_ownCount) : m_view.m_points;
    }
    /// What the points are relative to, and somewhere about them.
    QPointF origin() const { return m_view.m_origin; }
    QPointF place() const { return m_view.m_origin + points().front(); }
    double radius() const { return m_view.m_radius; }
    const std::optional<Obb> &box() const { return m_view.m_box; }
    ExactCorner corner(std::size_t i) const;

private:
    const ConvexView &m_view;
};

/// How two views lie, exactly. Apart for NaN and infinity and for no points.
Meeting exactMeeting(const ConvexViewAccess &a, const ConvexViewAccess &b);

} // namespace Trammel
