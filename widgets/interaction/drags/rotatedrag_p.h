#pragma once

#include "widgets/interaction/drags/stopnotice_p.h"
#include "widgets/interaction/drags/transformdrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/model/solid/solidtransform_p.h"

namespace Trammel {

/// Rotates shapes and their frame about the frame's pivot. The frame rotates by the angle that the pointer has moved
/// about the pivot since the press. With Shift, the angle of the frame becomes a multiple of 15 degrees. With Alt, each
/// shape or group rotates about its own center. Unless shapes may overlap, or Space is held, solid shapes limit the
/// angle.
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
    Placement turnedBy(qsizetype index, double degrees, bool isEachByItself) const;
    /// The last angle before solid shapes would overlap.
    double freeAngle(double degrees, bool isEachByItself);

    SelectionFrame m_turned;
    /// The side of the frame at which the round handle is, and the corner outside of which the press was; None for a
    /// press on the handle.
    RotateSide m_side;
    Handle m_corner;
    /// For each shape, its center of rotation with Alt: the center of its group, or its own. Empty in a document
    /// without groups, where each shape has its own.
    QList<QPointF> m_pivots;
    bool m_hasSeveral = false;
    bool m_isEachByItself = false;
    QPointF m_pointer;
    Snapping m_snapping;
    QList<Guide> m_guides;
    /// Rotates among solid shapes, from the angle of the previous move; nothing if shapes may overlap.
    std::optional<SolidTransform> m_solid;
    StopNotice m_notice;
    /// The shapes where obstacles keep them from being.
    QList<Shape> m_ghosts;
    std::optional<SolidContact> m_contact;
};

} // namespace Trammel
