#pragma once

#include <trammel/geometry/aabb.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QPointF>

#include <vector>

namespace Trammel {

/// The area around a shape that polyline routes do not enter: one or several polygons that contain all points within a
/// clearance of the outline and of its inside. Straight edges are moved outward, and their corners are mitered up to a
/// right angle and cut off beyond, so that they are at most 1.5 clearances away. Sides that touch the area replace
/// round outlines. Outlines of more than 24 points, such as the chords of curves, are first simplified by 1/8 to 1/2 of
/// the clearance, which is added to it; outlines that have more than 256 points even then are replaced by their convex
/// hulls.
class RouteArea
{
public:
    /// A convex corner, with its neighbors on the outline.
    struct Corner
    {
        QPointF point;
        QPointF before;
        QPointF after;
    };

    RouteArea(const Primitive &primitive, double clearance);

    const Aabb2 &bounds() const { return m_bounds; }
    std::vector<Polygon> polygons() const;
    /// Whether a segment has points in the open area. Exact; it may run along the outline.
    bool isEnteredBy(const Segment &segment) const;
    /// Whether a point lies in the open area. Exact.
    bool isInside(QPointF point) const;
    /// The corners at which a shortest route can bend.
    std::vector<Corner> corners() const;

private:
    struct Part
    {
        Polygon polygon;
        Aabb2 bounds;
        bool isConvex;
    };

    std::vector<Part> m_parts;
    Aabb2 m_bounds;
};

} // namespace Trammel
