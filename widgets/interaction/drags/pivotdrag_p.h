#pragma once

#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"

namespace Trammel {

/// Moves the pivot of the selection. The pivot snaps to the corners, the side midpoints and the center of the frame,
/// and to the snap targets of shapes. The pivot is not part of the document.
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
    /// The frame at the start, with the new pivot.
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

/// Whether a frame surrounds one shape or several. The frame around several shapes is recomputed from their bounds, so
/// its axis may change by quarter turns after a rotation.
enum class FrameOf { One, Several };

/// The pivot after its frame has changed: at the same relative position in the new frame.
QPointF pivotIn(const Obb &frame, QPointF pivot, const Obb &frameBefore, FrameOf owner);

} // namespace Trammel
