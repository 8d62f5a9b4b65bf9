#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/interaction/snapping/snapangle_p.h"
#include "widgets/interaction/snapping/snapper_p.h"
#include <trammel/shapeidset.h>

namespace Trammel {

struct ToolContext;
struct ToolEvent;

/// Snapping in an editor, according to its settings. Ctrl disables it. The targets are the visible shapes near the
/// pointer, except for the moved ones.
class Snapping
{
public:
    explicit Snapping(const ToolContext &context, const ShapeIds &moved = {}) : m_context(context), m_moved(moved) { }

    /// The axis of the ruler for a frame at this angle: that of the view, unless the frame is parallel to the scene but
    /// not to the view.
    QPointF rulerFor(double degrees) const;
    QPointF viewRuler() const;

    /// The features of the move must use this ruler.
    Snap snapped(const SnapMove &move, QPointF ruler, const ToolEvent &event) const;
    /// Snaps a point along the axes of the view, or only along one direction if one is given. The offset of the result
    /// is the snapped point. further contains additional points to snap to. The sizing describes the frame that has the
    /// point as a corner, and the extent what the point draws.
    Snap snapped(QPointF point, const ToolEvent &event, std::optional<QPointF> along = {},
                 const QList<QPointF> &further = {}, const std::optional<SnapSizing> &sizing = {},
                 const std::optional<SnapExtent> &extent = {}) const;

    struct Angle
    {
        double degrees = 0;
        QList<Guide> guides;
    };
    /// Snaps the angle of a rotated frame to the direction of a side of a nearby shape, or to the horizontal direction
    /// of the scene or the view. Directions that differ by quarter turns are equivalent.
    Angle snapped(double degrees, const SelectionFrame &frame, const ToolEvent &event) const;

private:
    ShapeIds neighbors(const Aabb2 &around, QPointF pointer) const;
    /// Whether a shape is a connector whose route changes with the moved shapes, or may change around them.
    bool follows(const Shape &shape, const SnapMove &move) const;
    std::vector<SnapFeatures> targets(const SnapMove &move, QPointF ruler, QPointF pointer) const;
    SnapRules rulesFor(const ToolEvent &event, QPointF ruler) const;

    const ToolContext &m_context;
    ShapeIdSet m_moved;
};

} // namespace Trammel
