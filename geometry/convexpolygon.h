#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/sat.h>

#include <span>
#include <vector>

namespace Trammel {

/// A convex polygon prepared for many tests: the convex hull of some points, with the normals of its edges. A hull
/// without area is a segment or a point. Without points, or with NaN or infinity among them, the polygon is empty; it
/// then meets and contains nothing.
class TRAMMEL_GEOMETRY_EXPORT ConvexPolygon
{
public:
    ConvexPolygon() = default;
    /// Computes the exact hull; O(n log n).
    explicit ConvexPolygon(std::span<const QPointF> points);

    bool isEmpty() const { return m_corners.empty(); }
    /// The corners, clockwise on screen, without repeated or collinear ones.
    std::span<const QPointF> corners() const { return m_corners; }
    const Aabb2 &bounds() const { return m_bounds; }

private:
    friend class EdgeMerge;

    /// An edge: the corner where it begins, its outward unit normal, and a number that increases with the normal's
    /// angle over (-180, 180] degrees, that is, clockwise on screen from left.
    struct Edge
    {
        QPointF corner;
        QPointF normal;
        qint64 angle;
    };
    static std::vector<Edge> edgesOf(std::span<const QPointF> ring);

    std::vector<QPointF> m_corners;
    // The edges of the polygon, and of the polygon rotated by 180 degrees about the origin; both sorted by angle,
    // between two sentinels. The edges of one polygon, merged with the rotated edges of another, are the edges of their
    // Minkowski difference.
    std::vector<Edge> m_edges;
    std::vector<Edge> m_turnedEdges;
    Aabb2 m_bounds;
    QPointF m_center;
    // The sum of the width and the height of the bounding box.
    double m_size = 0;
};

/// These functions correspond to intersects() in predicates.h and contact() in sat.h, and are as exact. Linear in the
/// corners, by rotating calipers (M. I. Shamos). They allocate memory only for more than 64 corners, and only if the
/// polygons touch within rounding error.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const ConvexPolygon &a, const ConvexPolygon &b,
                                        Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> contact(const ConvexPolygon &a, const ConvexPolygon &b,
                                                       Reading reading = Reading::Closed);

/// Whether the polygon contains a point, or all of another polygon; with Reading::Open, in its relative interior.
/// Exact; O(log n) per point. False for NaN, infinity and an empty polygon.
TRAMMEL_GEOMETRY_EXPORT bool contains(const ConvexPolygon &polygon, QPointF point, Reading reading = Reading::Closed);
TRAMMEL_GEOMETRY_EXPORT bool contains(const ConvexPolygon &polygon, const ConvexPolygon &other,
                                      Reading reading = Reading::Closed);

} // namespace Trammel
