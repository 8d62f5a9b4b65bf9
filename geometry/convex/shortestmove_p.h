#pragma once

#include <trammel/geometry/sat.h>
#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

/// The minimum translation found so far, over the directions along which the sets can be separated.
class ShortestMove
{
public:
    explicit ShortestMove(QPointF fromCenterToCenter)
        : m_preferred(same(fromCenterToCenter, {}) ? QPointF(1, 0) : fromCenterToCenter)
    {
    }

    /// Records the direction if its depth is the least so far. Among equal depths up to rounding, keeps the direction
    /// closest to that from center to center.
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

} // namespace Trammel
