#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"
#include <trammel/shape.h>

#include <functional>

namespace Trammel {

/// A drag that changes the selected shapes. It is one gesture of the document, and its shapes are watched for
/// collisions.
class TransformDrag : public GestureDrag
{
protected:
    /// The text is shown in the undo menu.
    TransformDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame,
                  const QString &text);
    ~TransformDrag() override;

    const ToolEvent &press() const { return m_press; }
    const ShapeIds &ids() const { return m_ids; }
    /// The shapes at the start of the drag.
    const QList<Shape> &shapes() const { return m_shapes; }
    const SelectionFrame &frame() const { return m_frame; }
    /// The placement that the application allows for a shape.
    Placement constrained(qsizetype index, const Placement &wanted) const;
    /// Faint copies of the visible shapes where an obstacle keeps them from being. None if there are many.
    using PlacementAt = std::function<Placement(qsizetype index)>;
    QList<Shape> ghosts(const PlacementAt &wanted) const;
    /// Sets the placement of each shape to a function of the shape at the start, as far as the application allows it.
    /// Returns false if the document refuses the placements (too far from the origin); the shapes then keep their
    /// placements of the previous move.
    bool apply(const std::function<Placement(const Shape &)> &transform);
    /// As apply(), and sets the placements of further shapes, which the dragged shapes push aside.
    bool apply(const std::function<Placement(const Shape &)> &transform, const ShapeIds &further,
               const QList<Placement> &placements);
    /// Changes some of the dragged shapes, as part of the gesture.
    void assign(const ShapeIds &ids, const QList<Shape> &shapes) { gesture().change(ids, shapes); }
    /// Moves shapes into a container as part of the gesture. See Gesture::moveInto().
    void moveInto(const ShapeIds &ids, ShapeId container, GroupId scope) { gesture().moveInto(ids, container, scope); }
    /// Sets the angle of each group whose shapes are all dragged to a function of its angle at the start, in degrees.
    void turnGroups(const std::function<double(double)> &turn);

private:
    ToolEvent m_press;
    ShapeIds m_ids;
    QList<Shape> m_shapes;
    SelectionFrame m_frame;
    GroupIds m_groups;
    QList<double> m_rotations;
};

} // namespace Trammel
