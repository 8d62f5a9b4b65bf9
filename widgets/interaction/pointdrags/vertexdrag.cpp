#include "widgets/interaction/pointdrags/vertexdrag_p.h"

#include "widgets/interaction/collisions/collisiontracker_p.h"
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
    : GestureDrag(context), m_press(press), m_edit(edit), m_outline(edit.outline),
      m_shape(*context.document->find(edit.shape)), m_grip(grip), m_snapping(context, {edit.shape}),
      m_place(edit.outline.point(grip))
{
    open(text);
    context.collisions->watch({edit.shape});
}

VertexDrag::~VertexDrag()
{
    context().collisions->watch({});
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
    return m_snapping.snapped(best, event, normalized(best - *from), standing(best, event.tolerance), {},
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
    const QPointF start = m_outline.point(m_grip), way = event.scenePos - m_press.scenePos;
    if (!event.modifiers.testFlag(Qt::ShiftModifier))
        return m_snapping.snapped(start + way, event, {}, standing(start + way, event.tolerance), {},
                                  nearestNeighbor(start + way));
    if (m_edit.selected.size() == 1)
        return snapOnStep(event, start + way);
    const bool isAcross = std::abs(way.x()) >= std::abs(way.y());
    const QPointF place = start + (isAcross ? QPointF(way.x(), 0) : QPointF(0, way.y()));
    const QPointF along = isAcross ? QPointF(1, 0) : QPointF(0, 1);
    return m_snapping.snapped(place, event, along, standing(place, event.tolerance), {}, nearestNeighbor(place));
}

void VertexDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const Snap snap = snapFor(event);
    VertexOutline outline = m_outline;
    outline.move(m_edit.selected, snap.offset - m_outline.point(m_grip));
    outline.place(m_grip, snap.offset);
    Shape shape = m_shape;
    shape.setSceneOutline(outline.rings());
    // If the document refuses the change, the vertices keep their positions of the previous move.
    if (!gesture().change({m_edit.shape}, {shape}))
        return;
    m_edit.outline = outline;
    m_place = snap.offset;
    m_guides = snap.guides;
}

void VertexDrag::show(Overlay::State &state) const
{
    state.guides = m_guides;
    state.label =
        Overlay::Label{m_pointer, offsetLabel(m_place - m_outline.point(m_grip), pixelSize(*context().viewPort))};
}

std::optional<QCursor> VertexDrag::cursor() const
{
    return QCursor(Qt::SizeAllCursor);
}

QString VertexDrag::hint() const
{
    return m_edit.selected.size() == 1
        ? QCoreApplication::translate("Trammel", "Shift: steps of 15\u00b0. Ctrl: no snapping. Esc: cancel.")
        : QCoreApplication::translate("Trammel", "Shift: one axis. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
