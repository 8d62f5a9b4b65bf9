#pragma once

#include "widgets/interaction/pointdrags/pointdrag_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// Moves a handle of a vertex of a path. The other handle of a smooth or symmetric
/// vertex follows, unless Alt is held. With Shift, the handle moves on rays from the vertex in steps of 15 degrees.
class CurveHandleDrag : public PointDrag
{
public:
    /// The edit is borrowed and updated by the drag. If the handle is pulled out of its vertex, both handles are
    /// symmetric from then on.
    CurveHandleDrag(ToolContext &context, const ToolEvent &press, VertexEdit &edit, CurveHandle handle, bool isPulled);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;

    VertexEdit &m_edit;
    /// The outline at the start of the drag.
    VertexOutline m_outline;
    CurveHandle m_handle;
    VertexOutline::Type m_type;
    bool m_isPulled;
};

} // namespace Trammel
