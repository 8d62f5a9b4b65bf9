#pragma once

#include "widgets/interaction/drags/transformdrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"

namespace Trammel {

/// Rotates shapes and their frame about the frame's pivot. The grip keeps its distance to the pointer. With Shift the
/// angle of the frame changes in steps of 15 degrees. With Alt each shape rotates about its own center.
class RotateDrag : public TransformDrag
{
public:
    RotateDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<SelectionFrame> keptFrame() const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    Snapping::Angle angleFor(const ToolEvent &event) const;

    SelectionFrame m_turned;
    /// The own center of rotation of each shape; empty in a document without groups.
    QList<QPointF> m_pivots;
    bool m_hasSeveral = false;
    bool m_isEachByItself = false;
    QPointF m_pointer;
    Snapping m_snapping;
    QList<Guide> m_guides;
};

} // namespace Trammel
