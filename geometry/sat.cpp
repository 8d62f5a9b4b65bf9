#include "geometry/sat.h"

#include "geometry/convexmeeting_p.h"
#include "geometry/predicates_p.h"
#include "geometry/satlanes_p.h"
#include "geometry/vector.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <limits>

namespace Trammel {

namespace {

using Points = std::span<const QPointF>;

QVarLengthArray<ExactCorner, 64> cornersOf(Points points)
{
    QVarLengthArray<ExactCorner, 64> corners;
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

/// A box without an axis is its centre.
Meeting exactMeeting(const Obb &a, const Obb &b)
{
    return isFiniteBox(a) && isFiniteBox(b) ? meeting(withDirection(a), withDirection(b)) : Meeting::Apart;
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

double slackOf(const Obb &box)
{
    const double size = std::abs(box.halfWidth) + std::abs(box.halfHeight);
    const double largest = std::max({std::abs(box.centre.x()), std::abs(box.centre.y()), size});
    const bool isPlain = largest < 1e150 && std::abs(lengthSquared(box.axis) - 1) < 1e-15;
    // The gap below is off by at most 16 units of 2^-53 of itself where it is positive, and by 32 of the
    // sizes. DBL_MIN stands for what underflowed.
    return isPlain ? 0x1p-47 * size + DBL_MIN : std::numeric_limits<double>::infinity();
}

} // namespace

SatBox::SatBox(const Obb &box)
    : m_box(box), m_halves{std::abs(box.halfWidth), std::abs(box.halfHeight)}, m_mirrored{box.axis.x(), -box.axis.y()},
      m_exchanged{box.axis.y(), box.axis.x()}, m_slack(slackOf(box))
{
}

struct BoxAxes
{
    /// The largest gap between two boxes over their four axes, negative where they overlap.
    static double gap(const SatBox &a, const SatBox &b)
    {
        const auto split = [](double x, double y, const SatBox &box) {
            return abs(Lanes2::all(x) * Lanes2::load(box.m_mirrored.data())
                       + Lanes2::all(y) * Lanes2::load(box.m_exchanged.data()));
        };
        const double dx = b.m_box.centre.x() - a.m_box.centre.x(), dy = b.m_box.centre.y() - a.m_box.centre.y();
        const Lanes2 turn = split(b.m_box.axis.x(), b.m_box.axis.y(), a), back = turn.swapped();
        const auto reach = [&](const SatBox &box) {
            return Lanes2::all(box.m_halves[0]) * turn + Lanes2::all(box.m_halves[1]) * back;
        };
        const Lanes2 gaps = max(split(dx, dy, a) - reach(b) - Lanes2::load(a.m_halves.data()),
                                split(dx, dy, b) - reach(a) - Lanes2::load(b.m_halves.data()));
        return max(gaps, gaps.swapped()).first();
    }
};

bool intersects(const SatBox &a, const SatBox &b, Reading reading)
{
    const double gap = BoxAxes::gap(a, b);
    if (std::abs(gap) > a.slack() + b.slack()) [[likely]]
        return gap < 0;
    return isMet(exactMeeting(a.box(), b.box()), reading);
}

std::optional<Contact> contact(Points a, Points b, Reading reading)
{
    const Meeting how = meeting(a, b);
    if (!isMet(how, reading))
        return std::nullopt;
    WayOut way(centreOf(a), centreOf(b));
    considerEdges(a, a, b, way);
    considerEdges(b, a, b, way);
    return way.contact(how);
}

std::optional<Contact> contact(const Obb &a, const Obb &b, Reading reading)
{
    const Meeting how = exactMeeting(a, b);
    if (!isMet(how, reading))
        return std::nullopt;
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
    return intersects(SatBox(a), SatBox(b), reading);
}

} // namespace Trammel
