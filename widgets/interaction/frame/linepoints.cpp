#include "widgets/interaction/frame/linepoints_p.h"

#include "widgets/interaction/frame/cursors_p.h"
#include "widgets/model/kinds/outlinehandles_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/style/linehead_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// A line with more vertices shows its ends only.
constexpr qsizetype MostPoints = 64;
// The least length of a segment with a handle, in pixels.
constexpr double LeastSegment = 36;

} // namespace

bool LinePoints::Segment::isHorizontal() const
{
    return std::abs(to.y() - from.y()) <= std::abs(to.x() - from.x());
}

bool LinePoints::Segment::hasHandle(double pixel) const
{
    return isAtWaypoint() || length(to - from) >= LeastSegment * pixel;
}

QCursor LinePoints::Segment::cursor(double viewDegrees) const
{
    constexpr double quarter = 90;
    if (waypoint)
        return QCursor(Qt::SizeAllCursor);
    return resizeCursor(viewDegrees + (isHorizontal() ? quarter : 0));
}

std::optional<qsizetype> LinePoints::handleNear(QPointF place, double reach, double pixel) const
{
    std::optional<qsizetype> nearest;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const double away = length(segments[i].middle() - place);
        if (away <= reach && segments[i].hasHandle(pixel)) {
            nearest = i;
            reach = away;
        }
    }
    return nearest;
}

std::optional<qsizetype> LinePoints::segmentNear(QPointF place) const
{
    std::optional<qsizetype> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const double away = distance(place, Trammel::Segment{segments[i].from, segments[i].to});
        if (away < least) {
            nearest = i;
            least = away;
        }
    }
    return nearest;
}

std::optional<qsizetype> LinePoints::pointNear(QPointF place, double reach) const
{
    std::optional<qsizetype> nearest;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const double away = length(points[i] - place);
        if (away <= reach) {
            nearest = i;
            reach = away;
        }
    }
    return nearest;
}

namespace {

void addSegmentsOf(const Connector &connector, QList<LinePoints::Segment> &segments)
{
    const QList<QPointF> &corners = connector.corners;
    if (connector.isOrthogonal()) {
        const QList<std::optional<qsizetype>> pins = pinsOfSegments(connector);
        for (qsizetype i = 0; i < pins.size(); ++i)
            segments.append({corners[i], corners[i + 1], pins[i].has_value()});
        return;
    }
    const QList<QPointF> &waypoints = connector.waypoints;
    qsizetype next = 0;
    for (qsizetype i = 0; i + 1 < corners.size(); ++i) {
        while (next < waypoints.size() && same(corners[i], waypoints[next]))
            ++next;
        segments.append({corners[i], corners[i + 1], false, next});
    }
    for (qsizetype i = 0; i < waypoints.size(); ++i)
        segments.append({waypoints[i], waypoints[i], true, i});
}

} // namespace

std::optional<LinePoints> linePointsOf(const Document &document, ShapeId id)
{
    const Shape *shape = document.find(id);
    if (shape && !canHaveHeads(*shape->kind)) {
        const QList<QPointF> handles = outlineHandles(*shape);
        return handles.isEmpty() ? std::nullopt : std::optional(LinePoints{id, handles, 0, {}});
    }
    if (!shape || shape->outline.isEmpty())
        return std::nullopt;
    const QList<QPointF> &units = shape->outline.first();
    // The bends of a connector follow from its ends.
    const bool areAll = units.size() <= MostPoints && !shape->connector;
    LinePoints line{id,
                    shape->toScene(areAll ? units : QList<QPointF>{units.first(), units.last()}),
                    shape->connector ? 2 : units.size(),
                    {}};
    if (shape->connector && shape->connector->corners.size() <= MostPoints)
        addSegmentsOf(*shape->connector, line.segments);
    return line;
}

} // namespace Trammel
