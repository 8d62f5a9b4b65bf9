#pragma once

#include "widgets/interaction/snapping_p.h"
#include "widgets/interaction/transformdrag_p.h"

namespace Trammel {

/// Moves shapes by the whole way of the pointer. Shift keeps to the axis that it went further along;
/// it snaps as set, unless Ctrl holds that off; it is a corner of the frame that goes to the grid. With Alt held
/// at the end the shapes stay where they were, and copies of them take their way and are selected.
class MoveDrag : public TransformDrag
{
public:
    MoveDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame);

    void update(const ToolEvent &event) override;
    void commit() override;
    void show(Overlay::State &state) const override;
    std::optional<SelectionFrame> keptFrame() const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    bool place(QPointF offset);
    /// The visible shapes where copies of them would be.
    QList<Shape> copies() const;
    SnapFeatures movingFeatures() const;
    Snap snapFor(const ToolEvent &event) const;

    Snapping m_snapping;
    /// Copies snap to what they are copies of, too.
    Snapping m_copySnapping;
    QPointF m_ruler;
    SnapFeatures m_moving;
    QList<Guide> m_guides;
    QPointF m_offset;
    QPointF m_pointer;
    /// Alt is held: the shapes stay, and copies are shown.
    bool m_copies = false;
};

} // namespace Trammel
