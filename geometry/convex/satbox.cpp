#include "geometry/convex/convex_p.h"
#include "geometry/convex/shortestmove_p.h"

#include "geometry/convex/pointside_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/vector.h>

#include <cfloat>
#include <limits>

// Tests of two oriented boxes with their precomputed axes.

namespace Trammel {

namespace {

double slackOf(const Obb &box)
{
    const double size = std::abs(box.halfWidth) + std::abs(box.halfHeight);
    const double largest = std::max({std::abs(box.center.x()), std::abs(box.center.y()), size});
    const bool isPlain = largest < 1e150 && std::abs(lengthSquared(box.axis) - 1) < 1e-15;
    // The error of the gap below is at most 32 * 2^-53 of the sizes, plus 16 * 2^-53 of the gap if it is positive.
    // DBL_MIN covers underflow.
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
    /// The largest gap between two boxes over their four axes; negative if they overlap.
    static double gap(const SatBox &a, const SatBox &b)
    {
        const auto split = [](double x, double y, const SatBox &box) {
            return abs(Lanes2::all(x) * Lanes2::load(box.m_mirrored.data())
                       + Lanes2::all(y) * Lanes2::load(box.m_exchanged.data()));
        };
        const double dx = b.m_box.center.x() - a.m_box.center.x(), dy = b.m_box.center.y() - a.m_box.center.y();
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
    if (!isFinite(a.box()) || !isFinite(b.box()))
        return false;
    // A box whose axis is zero consists of its center.
    return isMet(relation(withDirection(a.box()), withDirection(b.box())), reading);
}

bool intersects(const Obb &a, const Obb &b, Reading reading)
{
    return intersects(SatBox(a), SatBox(b), reading);
}

std::optional<Contact> contact(const Obb &a, const Obb &b, Reading reading)
{
    const SatBox first(a), second(b);
    const double gap = BoxAxes::gap(first, second), slack = first.slack() + second.slack();
    if (gap > slack)
        return std::nullopt;
    const bool haveArea = a.halfWidth != 0 && a.halfHeight != 0 && b.halfWidth != 0 && b.halfHeight != 0;
    if (!(gap < -slack) || !haveArea)
        return contactOfViews(a, b, reading);
    const QPointF offset = b.center - a.center;
    ShortestMove way(offset);
    for (const Obb *owner : {&a, &b}) {
        const Obb &other = owner == &a ? b : a;
        const double cosine = std::abs(dot(owner->axis, other.axis)), sine = std::abs(cross(owner->axis, other.axis));
        const double width = std::abs(other.halfWidth), height = std::abs(other.halfHeight);
        for (const bool isAlong : {true, false}) {
            const QPointF axis = isAlong ? owner->axis : perpendicular(owner->axis);
            const double own = std::abs(isAlong ? owner->halfWidth : owner->halfHeight);
            const double reach = own + (isAlong ? width * cosine + height * sine : width * sine + height * cosine);
            const double apart = dot(offset, axis);
            way.consider(axis, reach - apart);
            way.consider(-axis, reach + apart);
        }
    }
    return way.best();
}

} // namespace Trammel
