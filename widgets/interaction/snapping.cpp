#include "widgets/interaction/snapping_p.h"

#include "geometry/vector.h"
#include "widgets/interaction/selectionframe_p.h"
#include "widgets/interaction/toolevent_p.h"
#include "widgets/interaction/viewport_p.h"
#include "widgets/model/nearestshapes_p.h"

#include <algorithm>

namespace Trammel {

namespace {

// Of all shapes together: intricate outlines leave no room for many.
constexpr std::size_t MostFeatures = 4096;

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

std::vector<SnapFeatures> Snapping::targets(const SnapMove &move, QPointF ruler, QPointF pointer) const
{
    NearestShapes search;
    for (QPointF corner : move.moving.frame.corners())
        search.around.include(corner + move.offset);
    search.from = {std::clamp(pointer.x(), search.around.min[0], search.around.max[0]),
                   std::clamp(pointer.y(), search.around.min[1], search.around.max[1])};
    search.sceneToView = m_context.viewPort->sceneToView();
    search.view = m_context.viewPort->visibleRect();
    search.without = &m_moved;
    std::vector<SnapFeatures> targets;
    std::size_t count = 0;
    const ShapeIds ids = search.in(*m_context.document);
    for (ShapeId id : ids) {
        targets.push_back(snapFeatures(*m_context.document->find(id), ruler));
        count += targets.back().points.size() + targets.back().corners.size() + targets.back().edges.size();
        if (count > MostFeatures)
            break;
    }
    return targets;
}

Snap Snapping::snapped(const SnapMove &move, QPointF ruler, const ToolEvent &event) const
{
    const ToolSettings &settings = m_context.settings;
    if (event.modifiers.testFlag(Qt::ControlModifier))
        return {move.offset, {}};
    SnapRules rules;
    rules.toShapes = settings.snapToShapes;
    rules.toSpacing = settings.snapToSpacing;
    rules.grid = SnapGrid(settings, event.modifiers);
    rules.tolerance = settings.snapTolerance * event.pixel;
    rules.axis = ruler;
    const bool asksShapes = rules.toShapes || rules.toSpacing;
    return Snapper(rules).snapped(move,
                                  asksShapes ? targets(move, ruler, event.scenePos) : std::vector<SnapFeatures>());
}

Snap Snapping::snapped(QPointF point, const ToolEvent &event) const
{
    const QPointF ruler = viewRuler();
    Snap snap = snapped({snapFeatures(QPointF(), ruler), point, {}, QPointF()}, ruler, event);
    return snap;
}

} // namespace Trammel
