#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"

namespace Trammel {

/// The end that a connector gets at the pointer.
struct PointedEnd
{
    /// Bound to the topmost selectable shape there that is no connector, or free, and then snapped. The inside of an
    /// unfilled shape counts unless it contains the other end as well. Ctrl always gives a free end. The end is bound
    /// to the whole shape, to a port, or to a point: to a port or a connection point at the pointer, or else to the
    /// point under the pointer if Alt is held, if the shape is precise, or if it is shown large. Skipped candidates
    /// (see ToolEvent) are the shapes from the top, each followed by its ports.
    ConnectorEnd end;
    /// The shape that the end would be bound to without another end; null for none.
    ShapeId shape;
    /// The openPorts() of the shape that the end is bound to or, for a kind without ports, its connectionPoints(), in
    /// scene coordinates.
    QList<QPointF> connectionPoints;
    /// The position of the end if it is bound to a point or a port.
    std::optional<QPointF> point;

    /// Shows what the end is bound to.
    void show(Overlay::State &state) const;
};

/// The end of a connector that is not at the pointer.
struct OtherEnd
{
    /// The point of the path there; nothing if there is no end yet.
    std::optional<QPointF> point;
    ConnectorEnd end;
    /// The connector in the document; null for a new one.
    ShapeId connector;
};

/// The precise shape is the one on which the pointer has rested, until it leaves the shape.
PointedEnd pointedEnd(const ToolContext &context, const ToolEvent &event, const OtherEnd &other, ShapeId &precise);

/// The point of a shape's outline that faces a side of its frame, in scene coordinates.
QPointF connectionPoint(const Shape &shape, Handle side);
/// An end at this point, or at the port there; at the whole shape if the port is full.
ConnectorEnd connectionEnd(const Document &document, ShapeId id, Handle side);
/// The points for the four sides. None for open lines, for shapes that are shown too small, and for outlines of more
/// than 1,000 points.
QList<QPointF> connectionPoints(const Shape &shape, double pixel);

/// A point in the units of the frame of a shape, moved into the frame. See ConnectorEnd::at.
QPointF unitAt(const Shape &shape, QPointF scenePos);

/// Moves an end of a connector: binds it to another shape, to another point, or frees it. An end at a fixed point stays
/// fixed while it is moved within its shape. The other end keeps its binding.
class EndDrag : public GestureDrag
{
public:
    /// The end is 0 for the first end of the path and 1 for the last one.
    EndDrag(ToolContext &context, ShapeId connector, int end);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    ShapeId m_id;
    int m_number;
    Shape m_start;
    PointedEnd m_pointed;
    ShapeId m_precise;
    /// The shape that the end is bound to now; null for none.
    ShapeId m_boundShape;
};

} // namespace Trammel
