#pragma once

#include "geometry/region.h"
#include "geometry/winding.h"
#include "widgets/model/quadarea_p.h"

#include <QtGui/QTransform>

#include <optional>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
class QPainterPath;
QT_END_NAMESPACE

namespace Trammel {

/// What a graphics item covers, as its shape() says: polygons in scene coordinates. Curves are replaced by
/// chords that stay within a tolerance, a part of the outline's size.
class ItemOutline
{
public:
    /// Good enough to be kept; what is nearer to call than this is asked of the fine one.
    static constexpr double KeptTolerance = 5e-4;
    static constexpr double FineTolerance = 1e-6;

    ItemOutline() = default;
    ItemOutline(const QPainterPath &shape, const QTransform &toScene, double tolerance);

    const Polygon &rings() const { return m_rings; }
    FillRule fillRule() const { return m_rule; }
    const Aabb2 &bounds() const { return m_bounds; }
    /// How far the polygons may be from the shape, in scene units: 0 for a shape without curves.
    double slack() const { return m_slack; }

    /// Closed, as everything here.
    Location locate(QPointF point) const { return Trammel::locate(point, m_rings, m_rule); }
    /// 0 inside.
    double distance(QPointF point) const;
    /// The place of the outline that is nearest to a point; none for an outline without points.
    std::optional<QPointF> nearest(QPointF point) const;

private:
    Polygon m_rings;
    FillRule m_rule = FillRule::EvenOdd;
    Aabb2 m_bounds;
    double m_slack = 0;
};

/// Maps an item's coordinates to the scene. An item that ignores transformations lies there as the view
/// shows it.
QTransform itemToScene(const QGraphicsItem &item, const QTransform &sceneToView);

} // namespace Trammel
