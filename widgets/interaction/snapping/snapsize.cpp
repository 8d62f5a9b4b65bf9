#include "widgets/interaction/snapping/snapline_p.h"

#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

namespace {

double sizeAlong(QPointF axis, const Obb &frame)
{
    const bool isLengthwise = std::abs(dot(axis, frame.axis)) > 0.5;
    return 2 * (isLengthwise ? frame.halfWidth : frame.halfHeight);
}

/// The side of a frame along an axis that is nearer to a point.
Segment sideAlong(QPointF axis, const Obb &frame, QPointF point)
{
    const QPointF across = perpendicular(axis);
    const double side = std::copysign(sizeAlong(across, frame) / 2, dot(across, point - frame.center));
    const QPointF half = axis * (sizeAlong(axis, frame) / 2), middle = frame.center + across * side;
    return {middle - half, middle + half};
}

} // namespace

void addSizeLines(SnapLines &lines, const SnapSizing &sizing, const SnapSituation &situation)
{
    const QPointF grip = situation.moving.center;
    for (const std::size_t direction : {0u, 1u}) {
        const double slope = sizing.slope[direction];
        const QPointF axis = direction == 0 ? sizing.axis : perpendicular(sizing.axis);
        for (const SnapFeatures &target : situation.targets) {
            const double size = sizeAlong(axis, target.frame);
            if (slope == 0 || !(size > 0) || !areParallelAxes(target.frame.axis, sizing.axis))
                continue;
            // A frame that is mirrored can have the same size on the other side.
            for (const double signedSize : {size, -size}) {
                SnapLine line;
                line.normal = axis;
                line.value = (signedSize - sizing.size[direction]) / slope;
                line.kind = SnapLine::Kind::Size;
                line.moving = {grip, grip - axis * std::copysign(signedSize, slope * signedSize)};
                line.fixed = sideAlong(axis, target.frame, grip + situation.offset);
                if (std::abs(line.value - dot(axis, situation.offset)) <= situation.reach)
                    lines.push_back(line);
            }
        }
    }
}

} // namespace Trammel
