#pragma once

#include "widgets/interaction/pointdrags/pointdrag_p.h"

namespace Trammel {

/// Moves a handle that varies the outline of a shape.
class OutlineDrag final : public PointDrag
{
public:
    /// The handle is its number in outlineHandles().
    OutlineDrag(ToolContext &context, const ToolEvent &press, ShapeId id, qsizetype handle);

    void update(const ToolEvent &event) override;
    void show(Overlay::State &state) const override;
    QString hint() const override;

private:
    qsizetype m_handle;
    /// The corner radius after the last update, for a shape with one.
    std::optional<double> m_radius;
};

} // namespace Trammel
