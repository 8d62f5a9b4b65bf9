#pragma once

#include "widgets/interaction/pointdrags/pointdrag_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// Moves the selected vertices of a shape. The pointer moves one of them, the grip, and the others follow. The grip
/// snaps to the targets of other shapes and to the unselected vertices. With Shift, a single vertex moves on rays from
/// a neighbor in steps of 15 degrees, and several vertices move along one axis.
class VertexDrag : public PointDrag
{
public:
    /// The edit is borrowed and updated by the drag. A vertex inserted by the press is in the edit but not yet in the
    /// document. The text is shown in the undo menu.
    VertexDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, qsizetype grip, const QString &text);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;
    Snap snapOnStep(const ToolEvent &event, QPointF place) const;
    std::optional<SnapExtent> nearestNeighbor(QPointF place) const;
    QList<QPointF> standing(QPointF place, double tolerance) const;

    VertexEdit &m_edit;
    /// The outline at the start of the drag.
    VertexOutline m_outline;
    qsizetype m_grip;
};

} // namespace Trammel
