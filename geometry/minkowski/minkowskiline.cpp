#include "geometry/minkowski/minkowskiline_p.h"

namespace Trammel {

namespace {

/// The bound of a dozen rounding errors, relative to the largest operand.
constexpr double rounding = 4e-15;

/// Finds the support corner of each edge: the corner farthest against its outward normal. The corners follow each
/// other in the order of the normals (rotating calipers).
class SupportWalk
{
public:
    SupportWalk(const Convex &owner, const Convex &other) : m_owner(owner), m_other(other)
    {
        const double width = other.bounds().size()[0], height = other.bounds().size()[1];
        m_slack = rounding * (width + height) + slackOfBoxes(owner, other);
        const QPointF normal = owner.sides().front().normal;
        double least = dot(normal, other.corners().front());
        for (quint32 i = 1; i < other.corners().size(); ++i) {
            if (const double place = dot(normal, other.corners()[i]); place < least) {
                least = place;
                m_corner = i;
            }
        }
        // Rounding may have chosen a corner past the farthest one, and later walks only lead forward.
        walk(0, 1, [this] { return m_other.preceding(m_corner); });
        // The second side of a segment has its support corner on the opposite side of the other part. A walk that
        // starts at an end of an edge parallel to the segment gains nothing along this edge, but must not stop there.
        m_leastGain = owner.corners().size() == 2 ? 0 : 1;
    }

    quint32 at(quint32 edge)
    {
        walk(edge, m_leastGain, [this] { return m_other.following(m_corner); });
        return m_corner;
    }

private:
    /// Steps on while the next corner is farther; with a least gain of 0, even while it is equally far.
    template <class Step> void walk(quint32 edge, int leastGain, const Step &step)
    {
        // One turn is enough. The limit also ends a walk that rounding leads in circles.
        for (std::size_t steps = 0; steps < m_other.corners().size(); ++steps) {
            const quint32 next = quint32(step());
            const double gain =
                dot(m_owner.sides()[edge].normal, m_other.corners()[m_corner] - m_other.corners()[next]);
            if (gain < -m_slack || (gain <= m_slack && gainSign(edge, next) < leastGain))
                break;
            m_corner = next;
        }
    }

    int gainSign(quint32 edge, quint32 next) const
    {
        const ExactCorner from = m_owner.corner(edge), to = m_owner.corner(m_owner.following(edge));
        const ExactCorner current = m_other.corner(m_corner), other = m_other.corner(next);
        return exactSign(
            [&](auto exact) { return cross(to.at(exact) - from.at(exact), other.at(exact) - current.at(exact)); });
    }

    const Convex &m_owner;
    const Convex &m_other;
    double m_slack;
    int m_leastGain;
    quint32 m_corner = 0;
};

} // namespace

void appendMinkowskiLines(const Convex &first, const Convex &second, bool ofFirst, std::vector<MinkowskiLine> &lines)
{
    const Convex &owner = ofFirst ? first : second, &other = ofFirst ? second : first;
    if (owner.corners().size() < 2)
        return;
    SupportWalk walk(owner, other);
    for (quint32 i = 0; i < owner.corners().size(); ++i)
        lines.push_back({&owner, &other, i, walk.at(i), ofFirst});
}

} // namespace Trammel
