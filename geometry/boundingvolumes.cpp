#include "geometry/boundingvolumes.h"

#include "geometry/orientation.h"
#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

QList<QPointF> convexHull(std::span<const QPointF> points)
{
    if (!std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); }))
        return {};
    QList<QPointF> sorted(points.begin(), points.end());
    std::sort(sorted.begin(), sorted.end(),
              [](QPointF a, QPointF b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
    sorted.erase(std::unique(sorted.begin(), sorted.end(), same), sorted.end());
    if (sorted.size() < 3)
        return sorted;

    QList<QPointF> hull;
    const auto extend = [&hull](QPointF point, qsizetype least) {
        while (hull.size() > least && orientation(hull[hull.size() - 2], hull.last(), point) <= 0)
            hull.removeLast();
        hull.append(point);
    };
    for (QPointF point : std::as_const(sorted))
        extend(point, 1);
    const qsizetype there = hull.size();
    for (qsizetype i = sorted.size() - 2; i >= 0; --i)
        extend(sorted[i], there);
    hull.removeLast();
    return hull;
}

} // namespace Trammel
