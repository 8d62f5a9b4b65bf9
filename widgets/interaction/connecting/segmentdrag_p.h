#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"

namespace Trammel {

/// Moves a segment of an orthogonal connector perpendicular to its direction, and pins it there. The segment snaps to
/// other shapes and to the other segments of the connector. At the position of a parallel neighbor, both become one
/// line. A segment of a polyline connector becomes two, with a waypoint at the pointer between them. A waypoint is
/// moved.
class SegmentDrag : public GestureDrag
{
public:
    /// The segment is its number in LinePoints.
    SegmentDrag(ToolContext &context, const ToolEvent &press, ShapeId connector, qsizetype segment);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    /// The pins or waypoints at a position of the pointer.
    Snap change(const ToolEvent &event, Connector &connector);

    ShapeId m_id;
    qsizetype m_segment;
    Shape m_start;
    /// The segment at the start, and its position now.
    LinePoints::Segment m_line;
    double m_position;
    QPointF m_press;
    Snapping m_snapping;
    QList<Guide> m_guides;
};

} // namespace Trammel
