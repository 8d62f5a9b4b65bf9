#pragma once

#include "widgets/interaction/drags/gesturedrag_p.h"
#include "widgets/interaction/frame/gradienthandles_p.h"
#include "widgets/interaction/snapping/snapping_p.h"

namespace Trammel {

/// Moves the start, the end or a stop of the gradient of a shape, as one gesture of the document. With Shift, an end
/// moves on rays from the other one in steps of 15 degrees.
class GradientDrag : public GestureDrag
{
public:
    GradientDrag(ToolContext &context, const ToolEvent &press, const GradientHandles &handles,
                 GradientHandles::Part part);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    std::optional<QCursor> cursor() const override;
    QString hint() const override;

private:
    Snap snapFor(const ToolEvent &event) const;

    ToolEvent m_press;
    /// At the start of the drag, and now.
    GradientHandles m_start;
    GradientHandles m_now;
    GradientHandles::Part m_part;
    GradientHandles::Part m_partNow;
    Snapping m_snapping;
    QPointF m_pointer;
    QList<Guide> m_guides;
};

} // namespace Trammel
