#include "geometry/sumline_p.h"

namespace Trammel {

namespace {

/// What a dozen roundings amount to, of the largest number that takes part.
constexpr double rounding = 4e-15;

/// What lies farthest against the outward normal of an edge: corners are met in the order of normals.
class SupportWalk
{
public:
    SupportWalk(const ConvexPart &owner, const ConvexPart &other) : m_owner(owner), m_other(other)
    {
        const double width = other.box.max[0] - other.box.min[0], height = other.box.max[1] - other.box.min[1];
        m_slack = rounding * (width + height) + slackOfBoxes(owner, other);
        const QPointF normal = owner.sides.front().normal;
        double least = dot(normal, other.corners.front());
        for (quint32 i = 1; i < other.corners.size(); ++i) {
            if (const double place = dot(normal, other.corners[i]); place < least) {
                least = place;
                m_corner = i;
            }
        }
    }

    quint32 at(quint32 edge)
    {
        // Once around is enough, also where rounding would lead in circles.
        for (std::size_t steps = 0; steps < m_other.corners.size(); ++steps) {
            const quint32 next = m_corner + 1 == m_other.corners.size() ? 0 : m_corner + 1;
            const double gain = dot(m_owner.sides[edge].normal, m_other.corners[m_corner] - m_other.corners[next]);
            if (gain < -m_slack || (gain <= m_slack && !isFarther(edge, next)))
                break;
            m_corner = next;
        }
        return m_corner;
    }

private:
    bool isFarther(quint32 edge, quint32 next) const
    {
        const quint32 edgeEnd = edge + 1 == m_owner.corners.size() ? 0 : edge + 1;
        const ExactCorner from = m_owner.corner(edge), to = m_owner.corner(edgeEnd);
        const ExactCorner current = m_other.corner(m_corner), other = m_other.corner(next);
        return exactSign([&](auto exact) {
                   return cross(to.at(exact) - from.at(exact), other.at(exact) - current.at(exact));
               })
            > 0;
    }

    const ConvexPart &m_owner;
    const ConvexPart &m_other;
    double m_slack;
    quint32 m_corner = 0;
};

} // namespace

void appendSumLines(const ConvexPart &first, const ConvexPart &second, bool ofFirst, std::vector<SumLine> &lines)
{
    const ConvexPart &owner = ofFirst ? first : second, &other = ofFirst ? second : first;
    if (owner.corners.size() < 2)
        return;
    SupportWalk walk(owner, other);
    for (quint32 i = 0; i < owner.corners.size(); ++i)
        lines.push_back({&owner, &other, i, walk.at(i), ofFirst});
}

} // namespace Trammel
