#include "widgets/interaction/snapping/snapping_p.h"

#include "widgets/interaction/context/viewport_p.h"
#include "widgets/model/query/nearestshapes_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/toolevent.h>

#include <algorithm>

namespace Trammel {

namespace {

// The limit on the points, corners and edges of all targets together. Complex outlines leave room for few targets.
constexpr std::size_t MostFeatures = 1024;
// The largest tolerance in degrees. Near the pivot, a few pixels are a large rotation.
constexpr double LargestAngle = 5;
constexpr double DegreesPerRadian = 57.295779513082320877;

} // namespace

QPointF Snapping::viewRuler() const
{
    return axisFromDegrees(normalizedDegrees(-viewDegrees(*m_context.viewPort)));
}

QPointF Snapping::rulerFor(double degrees) const
{
    const bool isAlongView = areParallel(degrees, -viewDegrees(*m_context.viewPort));
    return !isAlongView && areParallel(degrees, 0) ? QPointF(1, 0) : viewRuler();
}

ShapeIds Snapping::neighbors(const Aabb2 &around, QPointF pointer) const
{
    NearestShapes search;
    search.around = around;
    search.from = {std::clamp(pointer.x(), around.min[0], around.max[0]),
                   std::clamp(pointer.y(), around.min[1], around.max[1])};
    search.sceneToView = m_context.viewPort->sceneToView();
    search.view = m_context.viewPort->visibleRect();
    // Shapes smaller than the tolerance are too small to snap to.
    search.leastSize = m_context.settings.snapTolerance;
    search.without = &m_moved;
    return search.in(*m_context.document);
}

bool Snapping::follows(const Shape &shape, const SnapMove &move) const
{
    const Connector *connector = shape.connector.constData();
    if (!connector || !connector->isBound())
        return false;
    return !move.isPoint || m_moved.contains(connector->from.shape) || m_moved.contains(connector->to.shape);
}

std::vector<SnapFeatures> Snapping::targets(const SnapMove &move, QPointF ruler, QPointF pointer) const
{
    Aabb2 around;
    for (QPointF corner : move.moving.frame.corners())
        around.include(corner + move.offset);
    std::vector<SnapFeatures> targets;
    std::size_t count = 0;
    const ShapeIds ids = neighbors(around, pointer);
    for (ShapeId id : ids) {
        const Shape &shape = *m_context.document->find(id);
        if (follows(shape, move))
            continue;
        targets.push_back(snapFeatures(shape, ruler));
        count += targets.back().points.size() + targets.back().corners.size() + targets.back().edges.size();
        if (count > MostFeatures)
            break;
    }
    return targets;
}

SnapRules Snapping::rulesFor(const ToolEvent &event, QPointF ruler) const
{
    const ToolSettings &settings = m_context.settings;
    SnapRules rules;
    rules.tolerance = settings.snapTolerance * event.pixel;
    rules.axis = ruler;
    rules.pixel = event.pixel;
    if (event.modifiers.testFlag(Qt::ControlModifier))
        return rules;
    rules.toShapes = settings.snapToShapes;
    rules.toSpacing = settings.snapToSpacing;
    rules.grid = SnapGrid(settings, event.modifiers);
    if (settings.snapToRoundNumbers && !rules.grid.isActive())
        rules.rounding = SnapGrid::within(event.pixel);
    return rules;
}

Snap Snapping::snapped(const SnapMove &move, QPointF ruler, const ToolEvent &event) const
{
    const SnapRules rules = rulesFor(event, ruler);
    const bool needsTargets = rules.toShapes || (rules.toSpacing && (move.isWhole || move.sizing));
    return Snapper(rules).snapped(move,
                                  needsTargets ? targets(move, ruler, event.scenePos) : std::vector<SnapFeatures>());
}

Snap Snapping::snapped(QPointF point, const ToolEvent &event, std::optional<QPointF> along,
                       const QList<QPointF> &further, const std::optional<SnapSizing> &sizing,
                       const std::optional<SnapExtent> &extent) const
{
    const QPointF ruler = viewRuler();
    SnapMove move{snapFeatures(QPointF(), ruler), point, along, {}, false, sizing, true, extent};
    if (!along)
        move.gridPoint = QPointF();
    const SnapRules rules = rulesFor(event, ruler);
    std::vector<SnapFeatures> all;
    if (rules.toShapes || (rules.toSpacing && sizing)) {
        for (QPointF each : further)
            all.push_back(snapFeatures(each, ruler));
        const std::vector<SnapFeatures> near = targets(move, ruler, point);
        all.insert(all.end(), near.begin(), near.end());
    }
    return Snapper(rules).snapped(move, all);
}

Snapping::Angle Snapping::snapped(double degrees, const SelectionFrame &frame, const ToolEvent &event) const
{
    const ToolSettings &settings = m_context.settings;
    const QPointF pivot = frame.turningPoint();
    const double radius = length(event.scenePos - pivot);
    if (event.modifiers.testFlag(Qt::ControlModifier) || !(radius > 0))
        return {degrees, {}};
    const double pixel = event.pixel / radius * DegreesPerRadian;
    const double rounded = settings.snapToRoundNumbers ? SnapGrid::within(pixel).snapped(degrees) : degrees;
    if (!settings.snapToAngles)
        return {rounded, {}};
    std::vector<SnapAngle> angles;
    const ShapeIds ids = neighbors(bounds(frame.box), event.scenePos);
    for (ShapeId id : ids) {
        const std::vector<SnapAngle> own = snapAngles(*m_context.document->find(id));
        angles.insert(angles.end(), own.begin(), own.end());
    }
    const std::size_t count = angles.size();
    angles.push_back({0, {}});
    angles.push_back({-viewDegrees(*m_context.viewPort), {}});
    const double tolerance = std::min(settings.snapTolerance * pixel, LargestAngle);
    const std::optional<AngleMatch> match = nearestAngle(degrees, angles, tolerance);
    if (!match)
        return {rounded, {}};
    Angle angle{match->degrees, {}};
    const double reach = std::max(frame.box.halfWidth, frame.box.halfHeight);
    const QPointF along = axisFromDegrees(angles[match->index].degrees) * reach;
    angle.guides.append({Guide::Kind::Line, {pivot - along, pivot + along}, {}, {}});
    if (match->index < count) {
        const Segment &shown = angles[match->index].shown;
        angle.guides.append({Guide::Kind::Line, {shown.from, shown.to}, {}, {}});
    }
    return angle;
}

} // namespace Trammel
