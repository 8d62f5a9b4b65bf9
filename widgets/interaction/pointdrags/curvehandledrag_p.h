#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"
#include "widgets/interaction/snapping/snapping_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// Moves a handle of a vertex of a path, as one gesture of the document. The other handle of a smooth or symmetric
/// vertex follows, unless Alt is held. With Shift, the handle moves on rays from the vertex in steps of 15 degrees.
class CurveHandleDrag : public GestureDrag
{
public:
    /// The edit is borrowed and updated by the drag. If the handle is pulled out of its vertex, both handles are
    /// symmetric from then on.
    CurveHandleDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, CurveHandle handle, bool isPulled);
    ~CurveHandleDrag() override;

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;

    ToolEvent m_press;
    VertexEdit &m_edit;
    /// The outline and the shape at the start of the drag.
    VertexOutline m_outline;
    Shape m_shape;
    CurveHandle m_handle;
    VertexOutline::Type m_type;
    bool m_isPulled;
    Snapping m_snapping;
    QPointF m_pointer;
    QPointF m_place;
    QList<Guide> m_guides;
};

} // namespace Trammel
