#pragma once

#include "widgets/interaction/snapping_p.h"
#include "widgets/interaction/stretching_p.h"
#include "widgets/interaction/transformdrag_p.h"

namespace Trammel {

/// Pulls a frame, and the shapes in it, by one handle, and keeps the opposite handle fixed in the scene.
/// The grip keeps its distance to the pointer. Shift keeps the ratio, Alt works from the centre. Several
/// shapes scale freely while all are parallel to the frame and none has a ratio to keep, else alike in both
/// directions. One alone has the sizes that its kind allows; of several each is brought to one about its centre.
class ResizeDrag : public TransformDrag
{
public:
    ResizeDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame,
               Handle handle);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    SnapMove gripMove(const ToolEvent &event, bool keepRatio, bool fromCentre) const;

    Handle m_handle;
    /// The one that is under the pointer now: another one when the frame was pulled through zero.
    Handle m_held;
    Stretching m_stretching;
    SelectionFrame m_stretched;
    QPointF m_pointer;
    Snapping m_snapping;
    QPointF m_ruler;
    QList<Guide> m_guides;
};

} // namespace Trammel
