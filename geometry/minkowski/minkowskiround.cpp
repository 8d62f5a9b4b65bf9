#include "geometry/minkowski/minkowskiround_p.h"

#include <trammel/geometry/boundingvolumes.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// Relative to the extent of both parts. With a smaller radius as the unit, rounding errors would be too large.
constexpr double LeastRadius = 1e-12;

} // namespace

RoundFrame::RoundFrame(const Convex &a, const Convex &b) : radii{a.radius(), b.radius()}
{
    const auto [width, height] = a.bounds().united(b.bounds()).size();
    const double least = LeastRadius * (width + height);
    if (const Ellipse *own = a.ellipse() ? a.ellipse() : b.ellipse()) {
        axis = normalized(own->axis).value_or(QPointF(1, 0));
        const double unit = length(own->axis);
        ellipse = *own;
        if (own->radiusX * unit < least)
            ellipse->radiusX = least / unit;
        if (own->radiusY * unit < least)
            ellipse->radiusY = least / unit;
        radiusX = ellipse->radiusX * unit;
        radiusY = ellipse->radiusY * unit;
        return;
    }
    if (a.radius() + b.radius() < least)
        radii = {least, 0};
    radiusX = radiusY = radii[0] + radii[1];
}

std::span<const QPointF> coreOf(const Convex &part)
{
    return part.ellipse() ? std::span(&part.ellipse()->center, 1) : part.corners();
}

ExactCorner coreCorner(const Convex &part, std::size_t corner)
{
    return part.ellipse() ? ExactCorner{part.ellipse()->center} : part.corner(corner);
}

QPointF differenceOf(const ExactCorner &a, const ExactCorner &b)
{
    if (!a.box && !b.box)
        return a.point - b.point;
    return {accurateValue([&](auto exact) { return a.at(exact).x - b.at(exact).x; }),
            accurateValue([&](auto exact) { return a.at(exact).y - b.at(exact).y; })};
}

std::vector<QPointF> differenceOfCores(const Convex &a, const Convex &b, const RoundFrame &frame)
{
    std::vector<QPointF> differences;
    for (std::size_t i = 0; i < coreOf(a).size(); ++i) {
        for (std::size_t j = 0; j < coreOf(b).size(); ++j)
            differences.push_back(frame.to(differenceOf(coreCorner(a, i), coreCorner(b, j))));
    }
    const QList<QPointF> hull = convexHull(differences);
    return {hull.begin(), hull.end()};
}

// The ends of the range are the outermost crossings of the line with the arcs around the corners and with the
// edges moved out by the radius.
std::optional<OpenRange> rangeWithin(std::span<const QPointF> core, double radius, QPointF from, QPointF along)
{
    const double square = lengthSquared(along);
    OpenRange stretch{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    const auto include = [&stretch](double share) {
        stretch.begin = std::min(stretch.begin, share);
        stretch.end = std::max(stretch.end, share);
    };
    for (std::size_t i = 0; i < core.size(); ++i) {
        const QPointF corner = core[i] - from;
        const double middle = dot(corner, along) / square, off = cross(along, corner);
        const double reach = radius * radius * square - off * off;
        if (reach > 0) {
            include(middle - std::sqrt(reach) / square);
            include(middle + std::sqrt(reach) / square);
        }
        const QPointF side = (i + 1 == core.size() ? core[0] : core[i + 1]) - core[i];
        const double sideLength = length(side);
        if (!(sideLength > 0))
            continue;
        const QPointF normal = -perpendicular(side) / sideLength;
        const double share = (dot(normal, corner) + radius) / dot(normal, along);
        const double foot = dot(along * share - corner, side);
        if (foot >= 0 && foot <= sideLength * sideLength)
            include(share);
    }
    return stretch.begin < stretch.end ? std::optional(stretch) : std::nullopt;
}

} // namespace Trammel
