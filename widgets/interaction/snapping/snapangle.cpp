#include "widgets/interaction/snapping/snapangle_p.h"

#include "widgets/model/shape/outlinemap_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <cmath>

namespace Trammel {

namespace {

// Angles whose distances differ by less than this are equally near, because the difference is only rounding.
constexpr double AngleResolution = 1e-9;

bool isRound(const Shape &shape)
{
    return std::holds_alternative<Circle>(shape.scenePrimitive());
}

void addEdges(std::vector<SnapAngle> &angles, const std::vector<Segment> &edges)
{
    for (const Segment &edge : edges)
        angles.push_back({degreesFromAxis(edge.to - edge.from), edge});
}

} // namespace

std::vector<SnapAngle> snapAngles(const Shape &shape)
{
    std::vector<SnapAngle> angles;
    if (hasAnchors(shape)) {
        const SnapFeatures features = snapFeatures(shape, {1, 0});
        if (features.isPlain())
            addEdges(angles, features.edges);
    } else if (!isRound(shape)) {
        const Obb frame = shape.frame();
        angles.push_back({shape.rotation,
                          {frame.center - frame.halfWidth * frame.axis, frame.center + frame.halfWidth * frame.axis}});
    }
    return angles;
}

std::optional<AngleMatch> nearestAngle(double degrees, std::span<const SnapAngle> angles, double tolerance)
{
    std::optional<AngleMatch> best;
    double least = tolerance;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const double quarters = std::round((degrees - angles[i].degrees) / 90);
        const double match = angles[i].degrees + 90 * quarters;
        const double away = std::abs(match - degrees);
        if (best ? away < least - AngleResolution : away <= least) {
            best = AngleMatch{match, i};
            least = away;
        }
    }
    return best;
}

} // namespace Trammel
