#pragma once

#include "widgets/interaction/drag_p.h"
#include "widgets/interaction/snapping_p.h"
#include "widgets/interaction/vertexedit_p.h"
#include "widgets/model/gesture.h"

namespace Trammel {

/// Moves the selected vertices of a shape, one of them by the pointer, and the others along: one gesture of the
/// document. The grip keeps its distance to the pointer and snaps to all that shapes snap to, and to the vertices
/// that stay. Shift: from a neighbour of a lone vertex in steps of 15 degrees, and several along one axis.
class VertexDrag : public Drag
{
public:
    /// The edit is borrowed and follows. A vertex that the press has inserted is in the edit and not in the document.
    /// The text is what the undo menu will say.
    VertexDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, qsizetype grip, const QString &text);
    ~VertexDrag() override;

    void update(const ToolEvent &event) override;
    void commit() override;
    void cancel() override;
    bool isOpen() const override { return m_gesture.isOpen(); }
    bool changesDocument() const override { return true; }
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;
    Snap snapOnStep(const ToolEvent &event, QPointF place) const;
    QList<QPointF> standing(QPointF place, double tolerance) const;

    ToolEvent m_press;
    VertexEdit &m_edit;
    /// As they were at the start.
    VertexOutline m_outline;
    Shape m_shape;
    qsizetype m_grip;
    Snapping m_snapping;
    QPointF m_pointer;
    QPointF m_place;
    QList<Guide> m_guides;
    Gesture m_gesture;
};

} // namespace Trammel
