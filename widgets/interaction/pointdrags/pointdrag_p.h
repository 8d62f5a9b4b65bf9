#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"

namespace Trammel {

/// A drag of a point of a shape, as one gesture of the document. The point keeps its offset from the pointer.
class PointDrag : public GestureDrag
{
public:
    ~PointDrag() override;

    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

protected:
    /// Derived classes call start() at the end of their constructors.
    PointDrag(ToolContext &context, const ToolEvent &press, ShapeId id, QPointF place);
    void start(const QString &text);
    /// The offset of the pointer since the press.
    QPointF way(const ToolEvent &event) const { return event.scenePos - m_press.scenePos; }
    /// Changes the shape and moves the point. If the document refuses the change, everything stays as it was, and the
    /// function returns false.
    bool place(const ToolEvent &event, const Shape &shape, const Snap &snap);

    ShapeId id() const { return m_id; }
    /// The shape at the start of the drag.
    const Shape &shape() const { return m_shape; }
    const Snapping &snapping() const { return m_snapping; }
    QPointF pointer() const { return m_pointer; }
    QPointF placeNow() const { return m_place; }

private:
    ToolEvent m_press;
    ShapeId m_id;
    Shape m_shape;
    Snapping m_snapping;
    QPointF m_pointer;
    QPointF m_place;
    QList<Guide> m_guides;
};

} // namespace Trammel
