#pragma once

#include "widgets/interaction/transformdrag_p.h"

namespace Trammel {

/// Moves shapes by the whole way of the pointer. Shift keeps to the axis that it went further along;
/// with the grid on, a corner of the frame goes to it, unless Ctrl holds that off.
class MoveDrag : public TransformDrag
{
public:
    MoveDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<SelectionFrame> keptFrame() const override;
    QString hint() const override;

private:
    QPointF offsetFor(const ToolEvent &event) const;

    QPointF m_offset;
    QPointF m_pointer;
};

} // namespace Trammel
