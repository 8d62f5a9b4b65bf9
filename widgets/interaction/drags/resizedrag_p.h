#pragma once

#include "widgets/interaction/drags/resize_p.h"
#include "widgets/interaction/drags/stopnotice_p.h"
#include "widgets/interaction/drags/transformdrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/model/solid/solidtransform_p.h"

namespace Trammel {

/// Resizes a frame and the shapes in it by one handle. The opposite handle stays fixed in the scene, and the dragged
/// handle keeps its offset from the pointer. Shift keeps the ratio; Alt resizes from the center. Several shapes scale
/// independently in both directions if all are parallel to the frame and none must keep its ratio; otherwise both
/// scales are equal. A single shape gets only sizes that its kind allows. If there are several shapes, each is then
/// resized about its center to a size that its kind allows. Unless shapes may overlap, or Space is held, solid shapes
/// limit the size.
class ResizeDrag : public TransformDrag
{
public:
    ResizeDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame,
               Handle handle);

    void update(const ToolEvent &event) override;
    void commit() override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    SnapMove gripMove(const ToolEvent &event, bool keepRatio, bool fromCenter) const;
    /// The last stretch before solid shapes would overlap.
    Stretch freeStretch(const Stretch &wanted);

    Handle m_handle;
    /// The handle under the pointer. It differs from m_handle when the frame is mirrored.
    Handle m_held;
    Resize m_stretching;
    SelectionFrame m_stretched;
    QPointF m_pointer;
    Snapping m_snapping;
    QPointF m_ruler;
    QList<Guide> m_guides;
    /// Resizes among solid shapes, from the stretch of the previous move; nothing if shapes may overlap.
    std::optional<SolidTransform> m_solid;
    Stretch m_lastStretch;
    StopNotice m_notice;
    /// The shapes where obstacles keep them from being.
    QList<Shape> m_ghosts;
    std::optional<SolidContact> m_contact;
};

} // namespace Trammel
