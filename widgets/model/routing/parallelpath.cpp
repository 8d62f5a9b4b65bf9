#include "widgets/model/routing/parallelpath_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

/// The distance of parallel connectors.
constexpr double laneDistance = 16;
/// The part of a shape's extent that parallel connectors occupy at most.
constexpr double largestPart = 0.75;

/// Moves each line of a path to its right side; no points if a line has no length, or would lose more than half of it,
/// or if the path turns back.
QList<QPointF> shifted(const QList<QPointF> &points, double offset)
{
    constexpr double leastTurn = 0.2;
    if (std::adjacent_find(points.begin(), points.end(), same) != points.end())
        return {};
    const auto sideOf = [&](qsizetype line) {
        const QPointF along = points[line + 1] - points[line];
        return QPointF(-along.y(), along.x()) * (offset / length(along));
    };
    QList<QPointF> moved;
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (i == 0 || i + 1 == points.size()) {
            moved.append(points[i] + sideOf(i == 0 ? 0 : i - 1));
            continue;
        }
        // The lines through both sides meet here.
        const QPointF before = sideOf(i - 1), after = sideOf(i);
        const double share = 1 + dot(before, after) / (offset * offset);
        if (share < leastTurn)
            return {};
        moved.append(points[i] + (before + after) / share);
    }
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF before = points[i + 1] - points[i], after = moved[i + 1] - moved[i];
        if (!(dot(before, after) > lengthSquared(before) / 2))
            return {};
    }
    return moved;
}

/// The point at which a line reaches the outline of a shape, near its end; nothing if it misses the shape.
std::optional<QPointF> cut(QPointF inner, QPointF end, const ConnectorTarget &target)
{
    const Aabb2 bounds = target.bounds();
    const QPointF along = (end - inner) / length(end - inner);
    const std::optional<QPointF> touch =
        target.firstTouch({inner, end + along * (bounds.size()[0] + bounds.size()[1])});
    if (!touch)
        return std::nullopt;
    // Exactly level with the line, up to rounding.
    if (inner.x() == end.x())
        return QPointF(end.x(), touch->y());
    return inner.y() == end.y() ? QPointF(touch->x(), end.y()) : *touch;
}

double leastExtent(const ConnectorTarget &target)
{
    const Aabb2 bounds = target.bounds();
    return std::min(bounds.size()[0], bounds.size()[1]);
}

} // namespace

QList<QList<QPointF>> pathsBeside(const QList<QPointF> &common, const Connector &connector,
                                  const ConnectorTarget &first, const ConnectorTarget &last)
{
    QList<QList<QPointF>> paths;
    const double share = connector.lane - (connector.laneCount - 1) / 2.0;
    if (share == 0 || common.size() < 2)
        return paths;
    const double room = largestPart * std::min(leastExtent(first), leastExtent(last)) / (connector.laneCount - 1);
    for (double factor : {1.0, 0.5, 0.25}) {
        QList<QPointF> path = shifted(common, share * factor * std::min(laneDistance, room));
        if (path.size() < 2)
            continue;
        const std::optional<QPointF> start = cut(path[1], path.first(), first);
        if (!start)
            continue;
        path.first() = *start;
        const std::optional<QPointF> end = cut(path[path.size() - 2], path.last(), last);
        if (!end)
            continue;
        path.last() = *end;
        bool isForward = true;
        for (qsizetype i = 0; i + 1 < path.size(); ++i)
            isForward = isForward && dot(common[i + 1] - common[i], path[i + 1] - path[i]) > 0;
        if (isForward)
            paths.append(path);
    }
    return paths;
}

} // namespace Trammel
