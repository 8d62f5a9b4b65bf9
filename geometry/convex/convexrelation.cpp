#include "geometry/convex/convexrelation_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <optional>

namespace Trammel {

namespace {

using Corners = std::span<const ExactCorner>;

/// The sides of a line on which some points lie.
struct Sides
{
    bool hasNegative = false;
    bool hasZero = false;
    bool hasPositive = false;

    Sides(const ExactCorner &from, const ExactCorner &to, Corners corners)
    {
        for (const ExactCorner &corner : corners) {
            const int side = orientation(from, to, corner);
            (side < 0 ? hasNegative : side > 0 ? hasPositive : hasZero) = true;
            if (hasNegative && hasPositive)
                return;
        }
    }

    bool areBoth() const { return hasNegative && hasPositive; }
    bool areNone() const { return !hasNegative && !hasPositive; }
};

/// The relation of a and b across the line through an edge of a. A line does not separate two sets that both
/// lie on it.
Meeting meetingAcross(const ExactCorner &from, const ExactCorner &to, Corners a, Corners b)
{
    const Sides other(from, to, b);
    if (other.areBoth() || other.areNone())
        // If b is on the line and a is not, they touch at most.
        return other.areNone() && !Sides(from, to, a).areNone() ? Meeting::Touching : Meeting::Overlapping;
    const Sides own(from, to, a);
    if (!own.areNone() && own.hasPositive == other.hasPositive)
        return Meeting::Overlapping;
    return other.hasZero ? Meeting::Touching : Meeting::Apart;
}

Meeting meetingAcrossEdges(Corners a, Corners b)
{
    Meeting least = Meeting::Overlapping;
    for (std::size_t i = 0; i < a.size() && least != Meeting::Apart; ++i) {
        const ExactCorner &from = a[i], &to = a[i + 1 == a.size() ? 0 : i + 1];
        if (comparePlaces(from, to) != 0)
            least = std::min(least, meetingAcross(from, to, a, b));
    }
    return least;
}

bool isOnOneLine(Corners a, Corners b)
{
    const auto precedes = [](const ExactCorner &p, const ExactCorner &q) { return comparePlaces(p, q) < 0; };
    auto [first, last] = std::minmax_element(a.begin(), a.end(), precedes);
    if (comparePlaces(*first, *last) == 0)
        std::tie(first, last) = std::minmax_element(b.begin(), b.end(), precedes);
    return Sides(*first, *last, a).areNone() && Sides(*first, *last, b).areNone();
}

Meeting meetingOnLine(Corners a, Corners b)
{
    const auto precedes = [](const ExactCorner &p, const ExactCorner &q) { return comparePlaces(p, q) < 0; };
    const auto [firstA, lastA] = std::minmax_element(a.begin(), a.end(), precedes);
    const auto [firstB, lastB] = std::minmax_element(b.begin(), b.end(), precedes);
    const int before = comparePlaces(*firstA, *lastB), after = comparePlaces(*firstB, *lastA);
    if (before > 0 || after > 0)
        return Meeting::Apart;
    if (before < 0 && after < 0)
        return Meeting::Overlapping;
    const bool arePoints = comparePlaces(*firstA, *lastA) == 0 && comparePlaces(*firstB, *lastB) == 0;
    return arePoints ? Meeting::Overlapping : Meeting::Touching;
}

/// As meetingAlong() below, if rounding cannot hide the result; otherwise nothing.
std::optional<Meeting> clearMeetingAlong(QPointF axis, double extent, QPointF offset, const Obb &b)
{
    const double reach = extent * lengthSquared(axis) + std::abs(b.halfWidth * dot(axis, b.axis))
        + std::abs(b.halfHeight * dot(axis, perpendicular(b.axis)));
    const double gap = std::abs(dot(offset, axis)) - reach;
    const auto size = [](QPointF v) { return std::abs(v.x()) + std::abs(v.y()); };
    const double terms = size(offset) + (std::abs(b.halfWidth) + std::abs(b.halfHeight)) * size(b.axis);
    const double rounding = 1e-14 * (reach + terms * size(axis)) + DBL_MIN;
    if (gap > rounding)
        return Meeting::Apart;
    return gap < -rounding ? std::optional(Meeting::Overlapping) : std::nullopt;
}

/// The relation of the projections of two boxes on an axis of the first. Along the axis, the first box reaches
/// extent * |axis|^2 from its center.
Meeting meetingAlong(const Obb &a, const Obb &b, bool isAlongWidth)
{
    const QPointF axis = isAlongWidth ? a.axis : perpendicular(a.axis);
    const double extent = std::abs(isAlongWidth ? a.halfWidth : a.halfHeight);
    if (const std::optional<Meeting> clear = clearMeetingAlong(axis, extent, b.center - a.center, b))
        return *clear;
    const auto signAlong = [&axis](QPointF vector) {
        return exactSign([&](auto exact) { return dot(exact(axis), exact(vector)); });
    };
    const double width = signAlong(b.axis) * std::abs(b.halfWidth);
    const double height = signAlong(perpendicular(b.axis)) * std::abs(b.halfHeight);
    const auto gap = [&](auto exact, QPointF from, QPointF to) {
        const auto along = exact(axis);
        const auto own = exact(extent) * dot(along, along);
        const auto other =
            dot(along, exact(b.axis)) * exact(width) + dot(along, perpendicular(exact(b.axis))) * exact(height);
        return dot(exact(to) - exact(from), along) - own - other;
    };
    const int side = std::max(exactSign([&](auto exact) { return gap(exact, a.center, b.center); }),
                              exactSign([&](auto exact) { return gap(exact, b.center, a.center); }));
    if (side > 0)
        return Meeting::Apart;
    const bool areThin = extent == 0 && width == 0 && height == 0;
    return side < 0 || areThin ? Meeting::Overlapping : Meeting::Touching;
}

} // namespace

int comparePlaces(const ExactCorner &a, const ExactCorner &b)
{
    if (!a.box && !b.box) {
        if (a.point.x() != b.point.x())
            return a.point.x() < b.point.x() ? -1 : 1;
        return a.point.y() < b.point.y() ? -1 : a.point.y() > b.point.y() ? 1 : 0;
    }
    const int order = exactSign([&](auto exact) { return a.at(exact).x - b.at(exact).x; });
    return order != 0 ? order : exactSign([&](auto exact) { return a.at(exact).y - b.at(exact).y; });
}

Meeting meeting(Corners a, Corners b)
{
    if (a.empty() || b.empty())
        return Meeting::Apart;
    Meeting least = meetingAcrossEdges(a, b);
    if (least != Meeting::Apart)
        least = std::min(least, meetingAcrossEdges(b, a));
    if (least != Meeting::Apart && isOnOneLine(a, b))
        least = std::min(least, meetingOnLine(a, b));
    return least;
}

Meeting meeting(const Obb &a, const Obb &b)
{
    Meeting least = Meeting::Overlapping;
    for (bool isAlongWidth : {true, false}) {
        for (const auto &[own, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
            least = std::min(least, meetingAlong(*own, *other, isAlongWidth));
            if (least == Meeting::Apart)
                return least;
        }
    }
    return least;
}

} // namespace Trammel
