#include "widgets/interaction/frame/outlinemarks_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

std::optional<LinePoints> outlineMarks(const std::optional<LinePoints> &points, const std::optional<Obb> &frame,
                                       double pixel, HandleUse use)
{
    if (!points || points->isLine() || !frame)
        return points;
    constexpr double leastSide = 5 * HandleSize, leastDistance = 2 * HandleSize;
    if (2 * std::min(frame->halfWidth, frame->halfHeight) < leastSide * pixel)
        return std::nullopt;
    LinePoints shown = *points;
    const QList<Handle> handles = handlesOf(*frame, pixel, use);
    for (QPointF &point : shown.points) {
        for (Handle handle : handles) {
            const QPointF place = handlePosition(*frame, handle, pixel), inward = frame->center - place;
            if (length(point - place) < leastDistance * pixel)
                point = place + inward * (leastDistance * pixel / length(inward));
        }
    }
    return shown;
}

} // namespace Trammel
