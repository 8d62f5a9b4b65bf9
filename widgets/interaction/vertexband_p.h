#pragma once

#include "widgets/interaction/drag_p.h"
#include "widgets/interaction/spaceshift_p.h"
#include "widgets/interaction/vertexedit_p.h"

namespace Trammel {

/// Selects the vertices in a rubber band, with a preview. Shift adds, Ctrl toggles, both subtract; Space moves it.
class VertexBand : public Drag
{
public:
    /// The edit is borrowed and follows.
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
    SpaceShift m_shift;
    VertexEdit &m_edit;
    Vertices m_before;
    std::optional<Quad> m_band;
    bool m_isOpen = true;
};

} // namespace Trammel
