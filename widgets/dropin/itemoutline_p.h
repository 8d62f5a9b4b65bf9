#pragma once

#include "widgets/model/query/quadarea_p.h"
#include <trammel/geometry/region.h>
#include <trammel/geometry/winding.h>

#include <QtGui/QTransform>

#include <optional>

QT_BEGIN_NAMESPACE
class QGraphicsItem;
class QPainterPath;
QT_END_NAMESPACE

namespace Trammel {

/// The area of a graphics item according to its shape(): polygons in scene coordinates. Curves are replaced by chords
/// within a tolerance, given as a fraction of the diagonal of the outline's control point rectangle.
class ItemOutline
{
public:
    /// The tolerance of outlines in the cache. Cases that this tolerance cannot decide use FineTolerance.
    static constexpr double KeptTolerance = 5e-4;
    static constexpr double FineTolerance = 1e-6;

    ItemOutline() = default;
    ItemOutline(const QPainterPath &shape, const QTransform &toScene, double tolerance);

    const Polygon &rings() const { return m_rings; }
    FillRule fillRule() const { return m_rule; }
    const Aabb2 &bounds() const { return m_bounds; }
    /// The largest distance of the polygons from the shape, in scene units; 0 for a shape without curves.
    double slack() const { return m_slack; }

    /// The location of a point relative to the area, which is closed.
    Location locate(QPointF point) const { return Trammel::locate(point, m_rings, m_rule); }
    /// The distance of a point from the area, in scene units; 0 inside.
    double distance(QPointF point) const;
    /// The point on the outline that is nearest to a given point; none for an outline without points.
    std::optional<QPointF> nearest(QPointF point) const;

private:
    Polygon m_rings;
    FillRule m_rule = FillRule::EvenOdd;
    Aabb2 m_bounds;
    double m_slack = 0;
};

/// The transform from an item's coordinates to the scene. For an item that ignores transformations, it depends on the
/// view.
QTransform itemToScene(const QGraphicsItem &item, const QTransform &sceneToView);

} // namespace Trammel
