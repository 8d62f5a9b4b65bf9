#include "geometry/sat.h"

#include "geometry/convexmeeting_p.h"
#include "geometry/vector.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <limits>

namespace Trammel {

namespace {

using Points = std::span<const QPointF>;

QVarLengthArray<ExactCorner, 16> cornersOf(Points points)
{
    QVarLengthArray<ExactCorner, 16> corners;
    for (QPointF point : points)
        corners.append(ExactCorner{point});
    return corners;
}

bool areFinite(Points points)
{
    return std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); });
}

bool isFiniteBox(const Obb &box)
{
    return isFinite(box.centre) && isFinite(box.axis) && std::isfinite(box.halfWidth) && std::isfinite(box.halfHeight);
}

Meeting meeting(Points a, Points b)
{
    if (!areFinite(a) || !areFinite(b))
        return Meeting::Apart;
    const auto cornersA = cornersOf(a), cornersB = cornersOf(b);
    return meeting(std::span<const ExactCorner>(cornersA.data(), a.size()),
                   std::span<const ExactCorner>(cornersB.data(), b.size()));
}

bool isMet(Meeting meeting, Reading reading)
{
    return reading == Reading::Closed ? meeting != Meeting::Apart : meeting == Meeting::Overlapping;
}

/// The shortest way out so far, over the directions along which the sets can be parted.
class WayOut
{
public:
    WayOut(QPointF fromCentre, QPointF toCentre)
        : m_preferred(same(fromCentre, toCentre) ? QPointF(1, 0) : toCentre - fromCentre)
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

    std::optional<Contact> contact(Meeting meeting) const
    {
        if (meeting == Meeting::Apart)
            return std::nullopt;
        return Contact{m_best.normal, meeting == Meeting::Overlapping ? std::max(0.0, m_best.depth) : 0.0};
    }

private:
    QPointF m_preferred;
    Contact m_best;
    bool m_isFound = false;
};

double reach(Points points, QPointF direction)
{
    double farthest = -std::numeric_limits<double>::infinity();
    for (QPointF point : points)
        farthest = std::max(farthest, dot(point, direction));
    return farthest;
}

void considerEdges(Points owner, Points a, Points b, WayOut &way)
{
    for (std::size_t i = 0; i < owner.size(); ++i) {
        const std::optional<QPointF> along = normalized(owner[i + 1 == owner.size() ? 0 : i + 1] - owner[i]);
        if (!along)
            continue;
        for (QPointF normal : {perpendicular(*along), -perpendicular(*along)})
            way.consider(normal, reach(a, normal) + reach(b, -normal));
    }
}

double reach(const Obb &box, QPointF direction)
{
    return std::abs(box.halfWidth * dot(box.axis, direction))
        + std::abs(box.halfHeight * dot(perpendicular(box.axis), direction));
}

QPointF centreOf(Points points)
{
    QPointF sum;
    for (QPointF point : points)
        sum += (point - points.front()) / double(points.size());
    return points.front() + sum;
}

} // namespace

std::optional<Contact> contact(Points a, Points b)
{
    const Meeting how = meeting(a, b);
    if (how == Meeting::Apart)
        return std::nullopt;
    WayOut way(centreOf(a), centreOf(b));
    considerEdges(a, a, b, way);
    considerEdges(b, a, b, way);
    return way.contact(how);
}

std::optional<Contact> contact(const Obb &a, const Obb &b)
{
    if (!isFiniteBox(a) || !isFiniteBox(b))
        return std::nullopt;
    const Meeting how = meeting(a, b);
    WayOut way(a.centre, b.centre);
    for (const Obb *box : {&a, &b}) {
        const QPointF u = normalized(box->axis).value_or(QPointF(1, 0));
        for (QPointF normal : {u, perpendicular(u), -u, -perpendicular(u)})
            way.consider(normal, reach(a, normal) + reach(b, normal) - dot(b.centre - a.centre, normal));
    }
    return way.contact(how);
}

bool intersects(Points a, Points b, Reading reading)
{
    return isMet(meeting(a, b), reading);
}

bool intersects(const Obb &a, const Obb &b, Reading reading)
{
    return isFiniteBox(a) && isFiniteBox(b) && isMet(meeting(a, b), reading);
}

} // namespace Trammel
