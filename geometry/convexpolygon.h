#pragma once

#include "geometry/geometry_export.h"
#include "geometry/sat.h"

#include <span>
#include <vector>

namespace Trammel {

/// The convex hull of some points with the normals of its edges kept: for a convex polygon that is tested
/// often. Hulls without area are a segment or a point; without points, or with NaN or infinity among them,
/// it is empty, and meets and holds nothing.
class TRAMMEL_GEOMETRY_EXPORT ConvexPolygon
{
public:
    ConvexPolygon() = default;
    /// O(n log n); an exact hull.
    explicit ConvexPolygon(std::span<const QPointF> points);

    bool isEmpty() const { return m_corners.empty(); }
    /// Clockwise on screen, none repeated, no three in line.
    std::span<const QPointF> corners() const { return m_corners; }
    const Aabb2 &bounds() const { return m_bounds; }

private:
    friend class EdgeMerge;

    /// An edge by the corner that it begins at, its outward unit normal, and a number that orders normals by
    /// their angle, from straight left over up, right and down.
    struct Edge
    {
        QPointF corner;
        QPointF normal;
        qint64 angle;
    };
    static std::vector<Edge> edgesOf(std::span<const QPointF> ring);

    std::vector<QPointF> m_corners;
    // In the order of their angles, between two sentinels; of the polygon itself and of the polygon turned
    // by half a turn about the origin, whose edges merge with another's to those of the difference of both.
    std::vector<Edge> m_edges;
    std::vector<Edge> m_turnedEdges;
    Aabb2 m_bounds;
    QPointF m_centre;
    // The sum of width and height.
    double m_size = 0;
};

/// As in sat.h, and decided as exactly. Linear in the corners, by rotating calipers (M. I. Shamos); nothing
/// is allocated up to 64 corners, nor ever unless they touch but for rounding.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const ConvexPolygon &a, const ConvexPolygon &b,
                                        Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const ConvexPolygon &a, const ConvexPolygon &b,
                                                       Reading reading = Reading::Closed);

/// Whether the polygon holds a point, or all of another polygon; with Reading::Open, in its relative
/// interior. Exact; O(log n) a point. False for NaN, infinity and an empty polygon.
TRAMMEL_GEOMETRY_EXPORT bool contains(const ConvexPolygon &polygon, QPointF point, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT bool contains(const ConvexPolygon &polygon, const ConvexPolygon &other,
                                      Reading reading = Reading::Closed);

} // namespace Trammel
