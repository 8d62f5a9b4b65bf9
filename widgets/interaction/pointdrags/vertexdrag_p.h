#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// Moves the selected vertices of a shape, as one gesture of the document. The pointer moves one of them, the grip, and
/// the others follow. The grip keeps its offset from the pointer. It snaps to the targets of other shapes and to the
/// unselected vertices. With Shift, a single vertex moves on rays from a neighbor in steps of 15 degrees, and several
/// vertices move along one axis.
class VertexDrag : public GestureDrag
{
public:
    /// The edit is borrowed and updated by the drag. A vertex inserted by the press is in the edit but not yet in the
    /// document. The text is shown in the undo menu.
    VertexDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, qsizetype grip, const QString &text);
    ~VertexDrag() override;

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;
    Snap snapOnStep(const ToolEvent &event, QPointF place) const;
    std::optional<SnapExtent> nearestNeighbor(QPointF place) const;
    QList<QPointF> standing(QPointF place, double tolerance) const;

    ToolEvent m_press;
    VertexEdit &m_edit;
    /// The outline and the shape at the start of the drag.
    VertexOutline m_outline;
    Shape m_shape;
    qsizetype m_grip;
    Snapping m_snapping;
    QPointF m_pointer;
    QPointF m_place;
    QList<Guide> m_guides;
};

} // namespace Trammel
