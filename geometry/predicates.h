#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitiveview.h"

#include <span>

namespace Trammel {

/// Where a point lies with respect to a set; the boundary is part of a closed set.
enum class Location { Outside, Boundary, Inside };

/// Where a point lies in the area of a primitive. Even-odd for polygons, over all rings, with every edge a
/// boundary. Every point of a polyline is Boundary, as is every point of a box, circle or ellipse without
/// area. Exact. Outside for NaN and infinity, and for a primitive without points. Linear in the points. Source: M.
/// Shimrat, "Algorithm 112: Position of Point Relative to Polygon", by signs of areas instead of quotients.
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, const Primitive &primitive);

/// The same of a ring: open, of either orientation, crossing itself as it likes; without points there is no inside.
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, std::span<const QPointF> ring);

/// Whether the quad meets the primitive, read as its area or as its curve (a polyline is a curve in either
/// case; a box, circle or ellipse without area is a segment or a point in either). In the open reading a
/// quad without area counts by its relative interior, a polyline without its two free ends, and a polygon
/// by the points inside it that are on no edge. Exact. False for NaN and infinity, and for a primitive
/// without points. Linear in the primitive's points; n log n in the open reading of a polygon's area.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Quad &quad, const Primitive &primitive, Extent extent = Extent::Area,
                                        Reading reading = Reading::Closed);

/// Whether the quad holds all of the primitive; with Reading::Open, in its interior. Holding the curve
/// and holding the area are the same. Exact. False for NaN and infinity, and for a primitive without points.
/// Linear in the points.
TRAMMEL_GEOMETRY_EXPORT bool contains(const Quad &quad, const Primitive &primitive, Reading reading = Reading::Closed);

/// Whether two primitives of any kinds meet, each read as its area or, by asCurve(), as its curve. With
/// Reading::Open, whether their relative interiors do: of a segment or a polyline all but its ends, of a closed
/// curve all of it, of a point the point, of a polygon's area the points inside that are on no edge. Exact, but
/// for an ellipse against another ellipse, a circle or a rounded box: there sets closer than 1e-13 of their
/// coordinates count as touching. False for NaN and infinity, and where one has no points. Allocates nothing
/// for boxes, circles and convex polygons, nor mostly for ellipses. Time grows with the edges and with how many
/// pairs of them have boxes that meet.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const PrimitiveView &a, const PrimitiveView &b,
                                        Reading reading = Reading::Closed);

/// Whether the first primitive holds all of the second; with Reading::Open, in its relative interior. A curve
/// holds what lies on it: points, segments, other curves. As exact as intersects(), and false where that is. Linear
/// in the edges, and more only for those that come near the second; who asks a polygon often makes it a Region.
TRAMMEL_GEOMETRY_EXPORT bool contains(const PrimitiveView &a, const PrimitiveView &b,
                                      Reading reading = Reading::Closed);

/// The least distance between points of two primitives, each read as its area or as its curve: 0 just where
/// intersects() says that they meet. Within 1e-12 of itself, next to contact too; for an ellipse and another
/// ellipse, a circle or a rounded box within 1e-12 of their size and place. Infinite for NaN and infinity, and
/// where one has no points; for coordinates up to 1e70. Two polygons or polylines with many edges take about
/// n log n.
TRAMMEL_GEOMETRY_EXPORT double distance(const PrimitiveView &a, const PrimitiveView &b);

// The same of the kinds themselves, so that no other conversion comes in question.

template <AnyPrimitive First, AnyPrimitive Second>
bool intersects(const First &a, const Second &b, Reading reading = Reading::Closed)
{
    return intersects(PrimitiveView(a), PrimitiveView(b), reading);
}

template <AnyPrimitive First, AnyPrimitive Second>
bool contains(const First &a, const Second &b, Reading reading = Reading::Closed)
{
    return contains(PrimitiveView(a), PrimitiveView(b), reading);
}

template <AnyPrimitive First, AnyPrimitive Second> double distance(const First &a, const Second &b)
{
    return distance(PrimitiveView(a), PrimitiveView(b));
}

/// Whether two closed segments meet; with Reading::Open, whether they share a point that is an end of
/// neither (a segment of no length is a point and has no ends). Exact. False for NaN and infinity.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Segment &a, const Segment &b, Reading reading = Reading::Closed);

/// The distance of a point from the primitive: 0 inside an area; from the outline for Extent::Curve.
/// Within 1e-12 relative, next to the boundary too; deep inside an ellipse within 1e-15 of its longer
/// radius. Infinite for NaN and infinity, and for a primitive without points; for coordinates up to 1e70.
/// Linear in the points; of an ellipse by Newton's steps (D. Eberly, "Distance from a Point to an Ellipse").
TRAMMEL_GEOMETRY_EXPORT double distance(QPointF point, const Primitive &primitive, Extent extent = Extent::Area);
TRAMMEL_GEOMETRY_EXPORT double distance(QPointF point, const Segment &segment);

/// The area within a ring, positive when it runs clockwise on screen; each part counts as often as the ring goes
/// around it. Rounded, in differences from the first point; 0 for fewer than three points, not finite for NaN and
/// infinity.
TRAMMEL_GEOMETRY_EXPORT double signedArea(std::span<const QPointF> ring);

} // namespace Trammel
