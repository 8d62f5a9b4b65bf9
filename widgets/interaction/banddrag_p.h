#pragma once

#include "widgets/interaction/areaselection_p.h"
#include "widgets/interaction/drag_p.h"
#include "widgets/interaction/spaceshift_p.h"

namespace Trammel {

/// The rubber band: selects, with a live preview, what an upright rectangle of the view touches or
/// encloses. Its anchor stays in the scene while the view scrolls, and goes with the pointer while Space is
/// held. What modifiers do is in AreaSelection and modeOf().
class BandDrag : public Drag
{
public:
    BandDrag(ToolContext &context, const ToolEvent &press);

    void update(const ToolEvent &event) override;
    void commit() override;
    void cancel() override;
    bool isOpen() const override { return m_selection.isOpen(); }
    bool changesDocument() const override { return false; }
    void show(Overlay::State &state) const override;
    QString hint() const override;

private:
    QPointF m_press;
    SpaceShift m_shift;
    AreaSelection m_selection;
    /// None before the first move.
    std::optional<Overlay::Band> m_band;
};

} // namespace Trammel
