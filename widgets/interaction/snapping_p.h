#pragma once

#include "widgets/interaction/selectionframe_p.h"
#include "widgets/interaction/snapangle_p.h"
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
    /// A place that is pointed at, along the axes of the view; on one line only, if that is given by its direction.
    /// The further points are targets, too. The sizing is that of what the point is a corner of.
    Snap snapped(QPointF point, const ToolEvent &event, std::optional<QPointF> along = {},
                 const QList<QPointF> &further = {}, const std::optional<SnapSizing> &sizing = {}) const;

    struct Angle
    {
        double degrees = 0;
        QList<Guide> guides;
    };
    /// The angle of a frame that is turned: that of a neighbour's side, or level in the scene or the
    /// view, up to quarter turns.
    Angle snapped(double degrees, const SelectionFrame &frame, const ToolEvent &event) const;

private:
    ShapeIds neighbours(const Aabb2 &around, QPointF pointer) const;
    std::vector<SnapFeatures> targets(const SnapMove &move, QPointF ruler, QPointF pointer) const;
    SnapRules rulesFor(const ToolEvent &event, QPointF ruler) const;

    const ToolContext &m_context;
    ShapeIdSet m_moved;
};

} // namespace Trammel
