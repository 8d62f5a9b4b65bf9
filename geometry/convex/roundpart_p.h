#pragma once

#include "geometry/convex/convexset_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

/// A set with an ellipse or round corners, in the form that the numerical search uses.
class RoundPart
{
public:
    explicit RoundPart(const ConvexSet &set)
    {
        m_part.box = set.bounds();
        m_part.corners = set.corners();
        m_part.radius = set.radius();
        m_part.ellipse = set.ellipse();
        m_part.orientedBox = set.box();
        m_part.signs = set.signs();
        if (set.box() && set.size() == 4) {
            const QPointF along = *normalized(set.box()->axis), across = perpendicular(along);
            const std::array normals{-across, along, across, -along};
            for (std::size_t i = 0; i < 4; ++i) {
                const QPointF from = set.corners()[i], to = set.corners()[set.following(i)];
                m_sides[i] = {normals[i], std::max(dot(normals[i], from), dot(normals[i], to))};
            }
            m_part.sides = m_sides;
        }
        double largest = 0;
        for (double end : {m_part.box.min[0], m_part.box.min[1], m_part.box.max[0], m_part.box.max[1]})
            largest = std::max(largest, std::abs(end));
        m_part.slack = 1e-13 * largest;
    }
    RoundPart(const RoundPart &) = delete;
    RoundPart &operator=(const RoundPart &) = delete;

    const ConvexPart &part() const { return m_part; }

private:
    std::array<Side, 4> m_sides;
    ConvexPart m_part;
};

} // namespace Trammel
