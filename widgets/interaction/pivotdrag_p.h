#pragma once

#include "widgets/interaction/drag_p.h"
#include "widgets/interaction/snapping_p.h"

namespace Trammel {

/// Moves what the selection turns about. It snaps to the corners, the middles of the sides and the centre of the
/// frame, and to what shapes snap to. Not a part of the document.
class PivotDrag : public Drag
{
public:
    PivotDrag(ToolContext &context, const ToolEvent &press, const SelectionFrame &frame);

    void update(const ToolEvent &event) override;
    void commit() override { m_isOpen = false; }
    void cancel() override { m_isOpen = false; }
    bool isOpen() const override { return m_isOpen; }
    bool changesDocument() const override { return false; }
    void show(Overlay::State &state) const override;
    /// The same frame with another pivot.
    std::optional<SelectionFrame> keptFrame() const override { return m_frame; }
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;

    ToolEvent m_press;
    QPointF m_start;
    SelectionFrame m_frame;
    Snapping m_snapping;
    QPointF m_pointer;
    QList<Guide> m_guides;
    bool m_isOpen = true;
};

/// A frame around several shapes is made anew from their bounds: after they were turned, another of its sides may
/// be the first.
enum class FrameOf { One, Several };

/// Where a pivot is when its frame has become another one: at the same place of it.
QPointF pivotIn(const Obb &frame, QPointF pivot, const Obb &frameBefore, FrameOf owner);

} // namespace Trammel
