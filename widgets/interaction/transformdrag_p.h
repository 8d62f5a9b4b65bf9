#pragma once

#include "widgets/interaction/drag_p.h"
#include "widgets/model/gesture.h"
#include "widgets/model/shape.h"

#include <functional>

namespace Trammel {

/// A drag that changes the selected shapes: one gesture of the document, watched for collisions.
class TransformDrag : public Drag
{
public:
    void commit() override;
    void cancel() override;
    bool isOpen() const override { return m_gesture.isOpen(); }
    bool changesDocument() const override { return true; }

protected:
    /// The text is what the undo menu will say.
    TransformDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame,
                  const QString &text);
    ~TransformDrag() override;

    const ToolEvent &press() const { return m_press; }
    const ShapeIds &ids() const { return m_ids; }
    /// As they were at the start.
    const QList<Shape> &shapes() const { return m_shapes; }
    const SelectionFrame &frame() const { return m_frame; }
    /// Puts each shape where the function puts the one that was there at the start. False when the
    /// document refuses that (it is too far out): everything stays as it was before this move.
    bool apply(const std::function<Placement(const Shape &)> &transform);
    /// The same for the frames of the groups that are whole in it, by their angles.
    void turnGroups(const std::function<double(double)> &turn);

private:
    ToolEvent m_press;
    ShapeIds m_ids;
    QList<Shape> m_shapes;
    SelectionFrame m_frame;
    GroupIds m_groups;
    QList<double> m_rotations;
    Gesture m_gesture;
};

} // namespace Trammel
