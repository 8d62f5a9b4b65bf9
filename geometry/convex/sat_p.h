#pragma once

#include "geometry/convex/convexrelation_p.h"
#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

/// Access to the contents of a convex view: the hull of its points, with a radius if there is only one.
class ConvexViewAccess
{
public:
    explicit ConvexViewAccess(const ConvexView &view) : m_view(view) { }

    /// The points relative to the origin.
    std::span<const QPointF> points() const
    {
        return m_view.m_ownCount > 0 ? std::span(m_view.m_own.data(), m_view.m_ownCount) : m_view.m_points;
    }
    /// The point that the points are relative to, and the first point of the shape, rounded.
    QPointF origin() const { return m_view.m_origin; }
    QPointF place() const { return m_view.m_origin + points().front(); }
    double radius() const { return m_view.m_radius; }
    const std::optional<Obb> &box() const { return m_view.m_box; }
    ExactCorner corner(std::size_t i) const;

private:
    const ConvexView &m_view;
};

/// The minimum translation found so far, over the directions along which the sets can be separated.
class WayOut
{
public:
    explicit WayOut(QPointF fromCenterToCenter)
        : m_preferred(same(fromCenterToCenter, {}) ? QPointF(1, 0) : fromCenterToCenter)
    {
    }

    /// Keeps the shortest direction. Among equal depths up to rounding, the one that leads most from center to
    /// center wins.
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

/// The exact relation of two views. Apart for NaN, infinity and views without points.
Meeting exactMeeting(const ConvexViewAccess &a, const ConvexViewAccess &b);

inline bool isMet(Meeting meeting, Reading reading)
{
    return meeting == Meeting::Overlapping || (meeting == Meeting::Touching && reading == Reading::Closed);
}

} // namespace Trammel
