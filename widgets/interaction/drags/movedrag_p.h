#pragma once

#include "widgets/interaction/drags/transformdrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"

namespace Trammel {

/// Moves shapes by the total offset of the pointer. Shift restricts the move to the axis with the larger offset. The
/// move snaps according to the settings, unless Ctrl is held; a corner of the frame snaps to the grid. If Alt is held
/// at the end, the shapes stay in place, and copies are inserted at the offset and selected. Everything in a container
/// moves with it, and the shapes or copies move into the container under the pointer.
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
    void updateContainer();
    /// The visible shapes at the positions of their copies.
    QList<Shape> copies() const;
    SnapFeatures movingFeatures() const;
    Snap snapFor(const ToolEvent &event) const;

    /// The shapes that are dragged, without the contents of containers among them.
    ShapeIds m_chosen;
    ShapeId m_startContainer;
    /// The container under the pointer, null for none. Nothing before the first move.
    std::optional<ShapeId> m_container;
    /// Whether it is that of the copies.
    bool m_movesCopies = false;
    Snapping m_snapping;
    /// The snapping of copies; the originals are targets too.
    Snapping m_copySnapping;
    QPointF m_ruler;
    SnapFeatures m_moving;
    QList<Guide> m_guides;
    QPointF m_offset;
    QPointF m_pointer;
    /// True while Alt is held: the shapes stay in place, and copies are shown.
    bool m_copies = false;
};

} // namespace Trammel
