#pragma once

#include "geometry/convexmeeting_p.h"
#include "geometry/sat.h"
#include "geometry/vector.h"

#include <cmath>

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

/// The shortest way out so far, over the directions along which the sets can be parted.
class WayOut
{
public:
    explicit WayOut(QPointF fromCentreToCentre)
        : m_preferred(same(fromCentreToCentre, {}) ? QPointF(1, 0) : fromCentreToCentre)
    {
    }

    /// Of directions that are as short but for rounding, the one that leads from centre to centre.
    void consider(QPointF normal, double depth)
    {
        const double rounding = m_isFound ? 1e-12 * std::abs(m_best.depth) : 0;
        if (m_isFound && depth > m_best.depth + rounding)
            return;
        if (m_isFound && depth >= m_best.depth - rounding
            && dot(normal, m_preferred) <= dot(m_best.normal, m_preferred))
            return;
        m_best = {normal, depth};
        m_isFound = true;
    }

    bool isFound() const { return m_isFound; }
    const Contact &best() const { return m_best; }

private:
    QPointF m_preferred;
    Contact m_best;
    bool m_isFound = false;
};

/// How two views lie, exactly. Apart for NaN and infinity and for no points.
Meeting exactMeeting(const ConvexViewAccess &a, const ConvexViewAccess &b);

inline bool isMet(Meeting meeting, Reading reading)
{
    return meeting == Meeting::Overlapping || (meeting == Meeting::Touching && reading == Reading::Closed);
}

} // namespace Trammel
