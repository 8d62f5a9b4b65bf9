#include "geometry/convex/sat_p.h"

#include "geometry/pairs/predicates_p.h"

#include <QtCore/QVarLengthArray>

#include <algorithm>

// Exact decisions for the cases that rounding could change.

namespace Trammel {

namespace {

using View = ConvexViewAccess;
using Corners = QVarLengthArray<ExactCorner, 64>;

bool isFiniteView(const View &view)
{
    const auto points = view.points();
    return std::isfinite(view.radius()) && (!view.box() || isFinite(*view.box())) && isFinite(view.origin())
        && std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); });
}

Corners cornersOf(const View &view)
{
    Corners corners;
    for (std::size_t i = 0; i < view.points().size(); ++i)
        corners.append(view.corner(i));
    return corners;
}

std::span<const ExactCorner> spanOf(const Corners &corners)
{
    return {corners.data(), std::size_t(corners.size())};
}

Meeting meetingFromSign(int sign)
{
    return sign < 0 ? Meeting::Overlapping : sign > 0 ? Meeting::Apart : Meeting::Touching;
}

/// The sign of a point's distance from a segment minus a radius.
int compareDistance(QPointF point, QPointF from, QPointF to, double radius)
{
    const auto isBehind = [&](QPointF end, QPointF other) {
        return exactSign([&](auto exact) { return dot(exact(other) - exact(end), exact(point) - exact(end)); }) <= 0;
    };
    if (isBehind(from, to) || isBehind(to, from)) {
        return exactSign([&](auto exact) {
            const auto offset = exact(point) - exact(isBehind(from, to) ? from : to);
            return dot(offset, offset) - exact(radius) * exact(radius);
        });
    }
    return exactSign([&](auto exact) {
        const auto along = exact(to) - exact(from);
        const auto area = cross(along, exact(point) - exact(from));
        return area * area - exact(radius) * exact(radius) * dot(along, along);
    });
}

Meeting roundMeeting(const View &circle, const View &other)
{
    const QPointF center = circle.place();
    if (other.radius() != 0) {
        return meetingFromSign(exactSign([&](auto exact) {
            const auto offset = exact(other.place()) - exact(center);
            const auto reach = abs(exact(circle.radius())) + abs(exact(other.radius()));
            return dot(offset, offset) - reach * reach;
        }));
    }
    if (other.box())
        return meetingFromSign(sideOf(fixed(center), RoundedBox{withDirection(*other.box()), circle.radius()}));
    const ExactCorner middle{center};
    const Corners corners = cornersOf(other);
    if (meeting({&middle, 1}, spanOf(corners)) != Meeting::Apart)
        return Meeting::Overlapping;
    int least = 1;
    for (qsizetype i = 0, j = corners.size() - 1; i < corners.size() && least >= 0; j = i++)
        least = std::min(least, compareDistance(center, corners[j].point, corners[i].point, circle.radius()));
    return meetingFromSign(least);
}

} // namespace

ExactCorner ConvexViewAccess::corner(std::size_t i) const
{
    static constexpr std::array<int, 4> s{-1, 1, 1, -1}, t{-1, -1, 1, 1};
    if (box())
        return {{}, &*box(), s[i], t[i]};
    return {origin() + points()[i]};
}

Meeting exactMeeting(const View &a, const View &b)
{
    if (a.points().empty() || b.points().empty() || !isFiniteView(a) || !isFiniteView(b))
        return Meeting::Apart;
    if (a.radius() != 0)
        return roundMeeting(a, b);
    if (b.radius() != 0)
        return roundMeeting(b, a);
    const Corners cornersA = cornersOf(a), cornersB = cornersOf(b);
    return meeting(spanOf(cornersA), spanOf(cornersB));
}

} // namespace Trammel
