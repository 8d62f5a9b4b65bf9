#include "widgets/interaction/connecting/segmentdrag_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include "widgets/interaction/context/viewport_p.h"
#include "widgets/model/shape/connectorpath_p.h"

#include <QtCore/QCoreApplication>

#include <cmath>
#include <limits>

namespace Trammel {

SegmentDrag::SegmentDrag(ToolContext &context, const ToolEvent &press, ShapeId connector, qsizetype segment)
    : GestureDrag(context), m_id(connector), m_segment(segment), m_start(*context.document->find(connector)),
      m_line(linePointsOf(*context.document, connector).value_or(LinePoints()).segments.value(segment)),
      m_position(m_line.isHorizontal() ? m_line.from.y() : m_line.from.x()), m_press(press.scenePos),
      m_snapping(context, {connector})
{
    open(QCoreApplication::translate("Trammel", "Move Segment"));
}

Snap SegmentDrag::change(const ToolEvent &event, Connector &connector)
{
    const QPointF way = event.scenePos - m_press;
    const QList<QPointF> &corners = std::as_const(m_start).connector->corners;
    if (m_line.waypoint) {
        const Snap snap = m_snapping.snapped((m_line.isPinned ? m_line.from : m_press) + way, event, {}, corners);
        if (m_line.isPinned)
            connector.waypoints[*m_line.waypoint] = snap.offset;
        else
            connector.waypoints.insert(*m_line.waypoint, snap.offset);
        return snap;
    }
    const bool isHorizontal = m_line.isHorizontal();
    const QPointF across = isHorizontal ? QPointF(0, 1) : QPointF(1, 0);
    const QPointF place = m_line.middle() + (isHorizontal ? QPointF(0, way.y()) : QPointF(way.x(), 0));
    const Snap snap = m_snapping.snapped(place, event, across, corners);
    const double position = isHorizontal ? snap.offset.y() : snap.offset.x();
    connector.pins = pinsWithSegment(*std::as_const(m_start).connector, m_segment, position);
    return snap;
}

void SegmentDrag::update(const ToolEvent &event)
{
    Shape changed = m_start;
    const Snap snap = change(event, *changed.connector);
    // If the document refuses the change, the segment keeps its position of the previous move.
    if (!gesture().change({m_id}, {changed}))
        return;
    m_position = m_line.isHorizontal() ? snap.offset.y() : snap.offset.x();
    m_guides = snap.guides;
}

void SegmentDrag::show(Overlay::State &state) const
{
    state.guides = m_guides;
    state.line = linePointsOf(*context().document, m_id);
    if (!state.line)
        return;
    // The path may have another number of segments than at the start.
    double least = std::numeric_limits<double>::infinity();
    for (qsizetype i = 0; i < state.line->segments.size(); ++i) {
        const LinePoints::Segment &segment = state.line->segments[i];
        if (m_line.waypoint) {
            if (segment.isAtWaypoint() && segment.waypoint == m_line.waypoint)
                state.hoveredSegment = i;
            continue;
        }
        if (segment.isHorizontal() != m_line.isHorizontal())
            continue;
        const double away = std::abs((m_line.isHorizontal() ? segment.from.y() : segment.from.x()) - m_position);
        if (away < least) {
            state.hoveredSegment = i;
            least = away;
        }
    }
}

std::optional<QCursor> SegmentDrag::cursor() const
{
    return m_line.cursor(viewDegrees(*context().viewPort));
}

QString SegmentDrag::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "The segment stays where you release it. Ctrl: no snapping. Esc: cancel.");
}

} // namespace Trammel
