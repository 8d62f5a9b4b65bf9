#pragma once

#include "widgets/interaction/drags/drag_p.h"
#include "widgets/interaction/drags/spacemove_p.h"
#include "widgets/interaction/selecting/areaselection_p.h"

namespace Trammel {

/// The rubber band. Selects, with a live preview, the shapes that a rectangle parallel to the view touches or encloses.
/// Its anchor stays fixed in the scene while the view scrolls, and moves with the pointer while Space is held. For
/// modifiers see AreaSelection and modeOf().
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
    SpaceMove m_shift;
    AreaSelection m_selection;
    /// Empty before the first move.
    std::optional<Overlay::Band> m_band;
};

} // namespace Trammel
