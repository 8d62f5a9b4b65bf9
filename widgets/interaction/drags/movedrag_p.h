#pragma once

#include "widgets/interaction/drags/stopnotice_p.h"
#include "widgets/interaction/drags/transformdrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/model/solid/solidmotion_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QHash>

#include <memory>

namespace Trammel {

/// Moves shapes by the total offset of the pointer. Shift restricts the move to the axis with the larger offset. The
/// move snaps according to the settings, unless Ctrl is held; a corner of the frame snaps to the grid. If Alt is held
/// at the end, the shapes stay in place, and copies are inserted at the offset and selected. Everything in a container
/// moves with it, and the shapes or copies move into the container under the pointer.
///
/// Unless shapes may overlap, or Space is held, solid shapes stop the move, deflect it or are pushed aside. The move
/// then continues from the last place that it reached, and it snaps to places that it can reach only. Copies take the
/// nearest free place.
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
    /// Places the shapes, and what they push aside. Returns false if the document refuses it.
    bool place(const SolidMotion::Step &step);
    void updateContainer(const ToolEvent &event);
    /// The visible shapes at an offset.
    QList<Shape> shapesAt(QPointF offset) const;
    SnapFeatures movingFeatures() const;
    /// The offset of the pointer, along one axis if Shift is held.
    SnapMove pointerMove(const ToolEvent &event) const;
    Snap snapFor(const SnapMove &move, const ToolEvent &event) const;
    /// The offset that the move would have without solid shapes, and the guides.
    SolidMotion::Step freeStep(const ToolEvent &event);
    /// The offset that solid shapes allow.
    SolidMotion::Step solidStep(SolidMotion &motion, const ToolEvent &event);
    SolidMotion::Step snappedStep(SolidMotion &motion, const ToolEvent &event);
    SolidMotion *motion();
    /// The offset of the first shape that the application allows.
    QPointF allowedOffset(QPointF wanted) const;
    /// Whether an obstacle keeps the shapes from where the pointer wants them.
    bool isKept() const { return m_contact && length(m_blocked - m_offset) > press().tolerance; }
    void announce(const SolidMotion::Step &step);
    /// Whether the application allows a step for all shapes.
    bool isAllowed(const SolidMotion::Step &step) const;

    /// The shapes that are dragged, without the contents of containers among them.
    ShapeIds m_chosen;
    ShapeId m_startContainer;
    /// The container under the pointer, null for none. Nothing before the first move.
    std::optional<ShapeId> m_container;
    /// Whether m_container is the container of the copies.
    bool m_movesCopies = false;
    Snapping m_snapping;
    /// The snapping of copies; the originals are targets too.
    Snapping m_copySnapping;
    QPointF m_ruler;
    SnapFeatures m_moving;
    QList<Guide> m_guides;
    QPointF m_offset;
    /// The motions of the shapes and of copies among solid shapes; null before they are needed, and if shapes may
    /// overlap.
    std::unique_ptr<SolidMotion> m_motion;
    std::unique_ptr<SolidMotion> m_motionOfCopies;
    SolidRules m_rules;
    std::optional<SolidContact> m_contact;
    /// The offset that a contact keeps the shapes from.
    QPointF m_blocked;
    /// The shapes that were pushed aside at some time, and their placements at the start.
    ShapeIds m_pushed;
    QHash<ShapeId, Placement> m_pushedFrom;
    QPointF m_pointer;
    StopNotice m_notice;
    /// True while Alt is held: the shapes stay in place, and copies are shown.
    bool m_copies = false;
};

} // namespace Trammel
