#pragma once

#include "widgets/interaction/snapping_p.h"
#include "widgets/interaction/transformdrag_p.h"

namespace Trammel {

/// Turns shapes, and their frame with them, about the frame's pivot. The grip keeps its distance to the
/// pointer. With Shift the frame's angle goes in steps of 15 degrees. With Alt each shape turns about its own
/// centre.
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
    /// Of each shape by itself, where there are groups.
    QList<QPointF> m_pivots;
    bool m_hasSeveral = false;
    bool m_isEachByItself = false;
    QPointF m_pointer;
    Snapping m_snapping;
    QList<Guide> m_guides;
};

} // namespace Trammel
