#include "geometry/roundsum_p.h"

#include "geometry/convexpolygon.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// As a share of what both parts span. Of a smaller radius, rounding in units of it would be too much.
constexpr double LeastRadius = 1e-12;

} // namespace

RoundFrame::RoundFrame(const ConvexPart &a, const ConvexPart &b)
{
    if (const Ellipse *ellipse = a.ellipse ? a.ellipse : b.ellipse) {
        axis = normalized(ellipse->axis).value_or(QPointF(1, 0));
        radiusX = ellipse->radiusX * length(ellipse->axis);
        radiusY = ellipse->radiusY * length(ellipse->axis);
    } else {
        radiusX = radiusY = a.radius + b.radius;
    }
    const auto [width, height] = a.box.united(b.box).size();
    const double least = LeastRadius * (width + height);
    radiusX = std::max(std::abs(radiusX), least);
    radiusY = std::max(std::abs(radiusY), least);
}

std::span<const QPointF> coreOf(const ConvexPart &part)
{
    return part.ellipse ? std::span(&part.ellipse->centre, 1) : part.corners;
}

std::vector<QPointF> differenceOfCores(const ConvexPart &a, const ConvexPart &b, const RoundFrame &frame)
{
    std::vector<QPointF> differences;
    for (QPointF corner : coreOf(a)) {
        for (QPointF other : coreOf(b))
            differences.push_back(frame.to(corner - other));
    }
    const ConvexPolygon hull(differences);
    return {hull.corners().begin(), hull.corners().end()};
}

// Its ends are the farthest of its crossings with the arcs about the corners and with the edges moved out by
// the radius.
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
