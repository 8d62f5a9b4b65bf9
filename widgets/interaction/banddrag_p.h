#pragma once

#include "widgets/interaction/drag_p.h"

namespace Trammel {

/// The rubber band: selects, with a live preview, what an upright rectangle of the view touches or
/// encloses. Its anchor stays in the scene while the view scrolls. Shift adds to what was selected at
/// the start, Ctrl toggles, both subtract; Alt inverts the mode.
class BandDrag : public Drag
{
public:
    BandDrag(ToolContext &context, const ToolEvent &press);
    ~BandDrag() override;

    void update(const ToolEvent &event) override;
    void commit() override;
    void cancel() override;
    bool isOpen() const override { return m_isOpen; }
    bool changesDocument() const override { return false; }
    void show(Overlay::State &state) const override;
    QString hint() const override;

private:
    ShapeIds combined(const ShapeIds &hit, Qt::KeyboardModifiers modifiers) const;

    QPointF m_anchor;
    ShapeIds m_start;
    Overlay::Band m_band;
    bool m_isOpen = true;
};

} // namespace Trammel
