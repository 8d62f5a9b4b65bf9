#pragma once

#include <trammel/geometry/aabb.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

/// Finds the distance from a point to the nearest edge, if it is at most the given reach; otherwise infinity. The exact
/// distance is computed in the end, for the edges that may be the nearest. The rows "paths: hit test" and "lines with
/// heads: hit test" of the benchmark need this.
class NearestEdge
{
public:
    NearestEdge(QPointF point, double reach) : m_point(point), m_limit(std::nextafter(reach, infinity)) { }

    void see(QPointF a, QPointF b)
    {
        if (gap(m_point.x(), a.x(), b.x()) < m_limit && gap(m_point.y(), a.y(), b.y()) < m_limit)
            measure(a, b);
    }
    /// Announces an edge that is nearer than a distance and will be seen.
    void expectWithin(double distance) { m_limit = std::min(m_limit, distance); }
    /// Whether the point is outside a box, and no edge in the box is nearer than those seen or announced so far.
    bool isBeyond(const Aabb2 &box) const
    {
        const double apart =
            std::max(gap(m_point.x(), box.min[0], box.max[0]), gap(m_point.y(), box.min[1], box.max[1]));
        return apart > 0 && apart >= m_limit;
    }

    double within(double reach) const
    {
        double nearest = infinity;
        for (const Candidate &edge : m_candidates) {
            if (edge.least <= std::min(m_limit, nearest))
                nearest = std::min(nearest, distance(m_point, Segment{edge.a, edge.b}));
        }
        return nearest <= reach ? nearest : infinity;
    }

private:
    static constexpr double infinity = std::numeric_limits<double>::infinity();

    static double gap(double x, double from, double to)
    {
        return std::max(std::min(from, to) - x, x - std::max(from, to));
    }

    struct Candidate
    {
        QPointF a;
        QPointF b;
        /// A lower bound for the distance.
        double least;
    };

    Q_NEVER_INLINE void measure(QPointF a, QPointF b)
    {
        const QPointF edge = b - a, way = m_point - a;
        const double share = std::clamp(dot(way, edge) / lengthSquared(edge), 0.0, 1.0);
        const double apart = std::sqrt(lengthSquared(way - edge * share));
        // Far more than the rounding error.
        const double slack = 1e-12 * (std::abs(way.x()) + std::abs(way.y()) + std::abs(edge.x()) + std::abs(edge.y()));
        // An edge without length has no share. Long edges overflow.
        const bool isKnown = apart <= std::numeric_limits<double>::max();
        const double least = isKnown ? apart - slack : 0;
        if (least >= m_limit)
            return;
        m_candidates.append({a, b, least});
        if (isKnown)
            m_limit = std::min(m_limit, apart + slack);
    }

    QPointF m_point;
    double m_limit;
    QVarLengthArray<Candidate, 8> m_candidates;
};

} // namespace Trammel
