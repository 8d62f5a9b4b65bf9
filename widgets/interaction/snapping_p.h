#pragma once

#include "widgets/interaction/snapper_p.h"
#include "widgets/model/shapeidset.h"

namespace Trammel {

struct ToolContext;
struct ToolEvent;

/// Snaps in an editor: by its settings and the keys held (Ctrl: not at all), to the shapes near the pointer
/// that can be seen, except for some, which are being moved.
class Snapping
{
public:
    explicit Snapping(const ToolContext &context, const ShapeIds &moved = {}) : m_context(context), m_moved(moved) { }

    /// The axis along which to align what has this angle: the view's, unless it lies along the scene's.
    QPointF rulerFor(double degrees) const;
    QPointF viewRuler() const;

    /// The features must be of this ruler.
    Snap snapped(const SnapMove &move, QPointF ruler, const ToolEvent &event) const;
    /// A place that is pointed at, along the axes of the view.
    Snap snapped(QPointF point, const ToolEvent &event) const;

private:
    std::vector<SnapFeatures> targets(const SnapMove &move, QPointF ruler, QPointF pointer) const;

    const ToolContext &m_context;
    ShapeIdSet m_moved;
};

} // namespace Trammel
