#pragma once

#include "widgets/interaction/drags/drag_p.h"
#include <trammel/gesture.h>

namespace Trammel {

/// The end that a connector gets at the pointer.
struct PointedEnd
{
    /// Bound to the topmost selectable shape there that is no connector, or free, and then snapped. The inside of an
    /// unfilled shape counts unless it contains the other end as well. Ctrl always gives a free end. Alt binds the end
    /// to the point under the pointer instead of to the whole shape.
    ConnectorEnd end;
    /// The shape that the end would be bound to without another end; null for none.
    ShapeId shape;
};

PointedEnd pointedEnd(const ToolContext &context, const ToolEvent &event, const std::optional<QPointF> &other = {});

/// A point in the units of the frame of a shape, moved into the frame. See ConnectorEnd::at.
QPointF unitAt(const Shape &shape, QPointF scenePos);

/// The outline that is lit while an end would be bound to its shape.
std::optional<Overlay::Hovered> litTarget(const ConnectorEnd &end);

/// Moves an end of a connector: binds it to another shape, to another point, or frees it. An end at a fixed point stays
/// fixed while it is moved within its shape. The other end keeps its binding.
class EndDrag : public Drag
{
public:
    /// The end is 0 for the first end of the path and 1 for the last one.
    EndDrag(ToolContext &context, ShapeId connector, int end);

    void update(const ToolEvent &event) override;
    void commit() override { m_gesture.commit(); }
    void cancel() override { m_gesture.cancel(); }
    bool isOpen() const override { return m_gesture.isOpen(); }
    bool changesDocument() const override { return true; }
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    ShapeId m_id;
    int m_number;
    Shape m_start;
    ConnectorEnd m_end;
    Gesture m_gesture;
};

} // namespace Trammel
