#include "widgets/interaction/pointdrags/vertexdrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/interaction/drags/anglesteps_p.h"
#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// More targets would take too long at each move, and would lie too close together for useful alignment.
constexpr qsizetype MostStanding = 64;

} // namespace

VertexDrag::VertexDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, qsizetype grip,
                       const QString &text)
    : PointDrag(context, press, edit.shape, edit.outline.point(grip)), m_edit(edit), m_outline(edit.outline),
      m_grip(grip)
{
    start(text);
}

/// The unselected vertices to which the grip snaps: all of them, or in an outline with more than MostStanding vertices
/// the neighbors of the grip and nearby vertices.
QList<QPointF> VertexDrag::standing(QPointF place, double tolerance) const
{
    QList<QPointF> points;
    const auto add = [&](std::optional<qsizetype> vertex) {
        if (vertex && !m_edit.isSelected(*vertex))
            points.append(m_outline.point(*vertex));
    };
    if (m_outline.count() <= MostStanding) {
        for (qsizetype i = 0; i < m_outline.count(); ++i)
            add(i);
        return points;
    }
    add(m_outline.previous(m_grip));
    add(m_outline.next(m_grip));
    Aabb2 box;
    box.include(place);
    const Quad near = Quad::fromBox(box.expanded(2 * tolerance));
    for (qsizetype vertex : m_outline.verticesIn(near)) {
        if (points.size() < MostStanding)
            add(vertex);
    }
    return points;
}

// Snaps along a ray from a neighbor of the grip at a multiple of AngleStep: the ray nearest to the position.
Snap VertexDrag::snapOnStep(const ToolEvent &event, QPointF place) const
{
    std::optional<QPointF> from;
    QPointF best;
    for (const std::optional<qsizetype> neighbor : {m_outline.previous(m_grip), m_outline.next(m_grip)}) {
        if (!neighbor)
            continue;
        const QPointF start = m_outline.point(*neighbor);
        const QPointF step = onAngleStep(start, place);
        if (!from || length(step - place) < length(best - place)) {
            from = start;
            best = step;
        }
    }
    return snapping().snapped(best, event, normalized(best - *from), standing(best, event.tolerance), {},
                              nearestNeighbor(best));
}

/// The neighbor of the grip that is nearest to a position, if it stays in place: the grip must not snap onto it.
std::optional<SnapExtent> VertexDrag::nearestNeighbor(QPointF place) const
{
    std::optional<SnapExtent> nearest;
    for (const std::optional<qsizetype> neighbor : {m_outline.previous(m_grip), m_outline.next(m_grip)}) {
        if (!neighbor || m_edit.isSelected(*neighbor))
            continue;
        const QPointF point = m_outline.point(*neighbor);
        if (!nearest || length(point - place) < length(nearest->flat - place))
            nearest = SnapExtent{point};
    }
    return nearest;
}

Snap VertexDrag::snapFor(const ToolEvent &event) const
{
    const QPointF begin = m_outline.point(m_grip), way = this->way(event);
    if (!event.modifiers.testFlag(Qt::ShiftModifier))
        return snapping().snapped(begin + way, event, {}, standing(begin + way, event.tolerance), {},
                                  nearestNeighbor(begin + way));
    if (m_edit.selected.size() == 1)
        return snapOnStep(event, begin + way);
    const bool isAcross = std::abs(way.x()) >= std::abs(way.y());
    const QPointF place = begin + (isAcross ? QPointF(way.x(), 0) : QPointF(0, way.y()));
    const QPointF along = isAcross ? QPointF(1, 0) : QPointF(0, 1);
    return snapping().snapped(place, event, along, standing(place, event.tolerance), {}, nearestNeighbor(place));
}

void VertexDrag::update(const ToolEvent &event)
{
    const Snap snap = snapFor(event);
    VertexOutline outline = m_outline;
    outline.move(m_edit.selected, snap.offset - m_outline.point(m_grip));
    outline.place(m_grip, snap.offset);
    Shape changed = shape();
    changed.setSceneOutline(outline.rings());
    if (place(event, changed, snap))
        m_edit.outline = outline;
}

void VertexDrag::show(Overlay::State &state) const
{
    PointDrag::show(state);
    state.label =
        Overlay::Label{pointer(), offsetLabel(placeNow() - m_outline.point(m_grip), pixelSize(*context().viewPort))};
}

QString VertexDrag::hint() const
{
    return m_edit.selected.size() == 1
        ? PointDrag::hint()
        : QCoreApplication::translate("Trammel", "Shift: one axis. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
