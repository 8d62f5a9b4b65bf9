#pragma once

#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/drags/spacemove_p.h"
#include "widgets/interaction/vertices/vertexedit_p.h"

namespace Trammel {

/// Selects the vertices in a rubber band, with a live preview. Shift adds, Ctrl toggles, both together subtract; Space
/// moves the band.
class VertexBand : public Drag
{
public:
    /// The edit is borrowed and updated by the drag.
    VertexBand(ToolContext &context, const ToolEvent &press, VertexEdit &edit);

    void update(const ToolEvent &event) override;
    void commit() override;
    void cancel() override;
    bool isOpen() const override { return m_isOpen; }
    bool changesDocument() const override { return false; }
    void show(Overlay::State &state) const override;
    QString hint() const override;

private:
    QPointF m_press;
    SpaceMove m_shift;
    VertexEdit &m_edit;
    Vertices m_before;
    std::optional<Quad> m_band;
    bool m_isOpen = true;
};

} // namespace Trammel
