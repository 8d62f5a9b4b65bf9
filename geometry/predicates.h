#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/sat.h>

#include <span>

namespace Trammel {

/// The position of a point relative to a set. The boundary is part of a closed set.
enum class Location { Outside, Boundary, Inside };

/// The location of a point relative to the area of a primitive. Polygons follow the even-odd rule over all rings, and
/// every edge is a boundary. Every point of a polyline, and of a box, circle or ellipse without area, is Boundary.
/// Exact. Outside for NaN and infinity, and for a primitive without points. Linear in the points. Source: M. Shimrat,
/// "Algorithm 112: Position of Point Relative to Polygon", with orientation tests in place of quotients.
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, const Primitive &primitive);

/// As locate() above, for an open ring of either orientation, which may cross itself. Outside for a ring
/// without points.
TRAMMEL_GEOMETRY_EXPORT Location locate(QPointF point, std::span<const QPointF> ring);

/// Whether two primitives of any kinds meet, each read as its area or, with asCurve(), as its curve. With
/// Reading::Open, whether their relative interiors meet. The relative interior of a segment or polyline excludes its
/// ends. A closed curve or a point is its own relative interior. The relative interior of a polygon's area consists of
/// the inner points that lie on no edge; a polygon whose points lie on one line is a segment. Exact, except for an
/// ellipse against another ellipse, a circle or a rounded box: sets count as touching if their distance is less than
/// 1e-13 times their largest coordinate. False for NaN and infinity, and if one has no points. Allocates nothing for
/// boxes, circles and convex polygons, and rarely for ellipses. The time grows with the number of edges and of pairs of
/// edges whose boxes meet.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const PrimitiveView &a, const PrimitiveView &b,
                                        Reading reading = Reading::Closed);

/// Whether the first primitive contains all of the second; with Reading::Open, in its relative interior. A curve
/// contains the points, segments and curves that lie on it. As exact as intersects(), and false for the same invalid
/// input. Linear in the edges; only edges near the second primitive cost more. Region is faster for a polygon that is
/// tested often.
TRAMMEL_GEOMETRY_EXPORT bool contains(const PrimitiveView &a, const PrimitiveView &b,
                                      Reading reading = Reading::Closed);

/// The least distance between points of two primitives, each read as its area or as its curve. It is 0 if and only if
/// intersects() is true. The relative error is at most 1e-12, even near contact; for an ellipse and another ellipse, a
/// circle or a rounded box, the error is at most 1e-12 times their sizes and coordinates. Infinite for NaN and
/// infinity, and if one has no points. Takes about O(n log n) for two polygons or polylines with many edges.
TRAMMEL_GEOMETRY_EXPORT double distance(const PrimitiveView &a, const PrimitiveView &b);

/// A point of each of two sets.
struct NearestPoints
{
    QPointF first;
    QPointF second;
};

/// The points at which two primitives that do not meet are nearest to each other; one pair of them if there are
/// several. Their distance is distance(a, b) up to rounding: the distance of each point from its set is at most 1e-12
/// times the sizes and coordinates. On a curved boundary, its position along the boundary has an error of up to 1e-7
/// times them. Nothing for primitives that meet (see contact() and contactSegment() in sat.h), for NaN and infinity,
/// and if one has no points. The cost is that of distance().
TRAMMEL_GEOMETRY_EXPORT std::optional<NearestPoints> nearestPoints(const PrimitiveView &a, const PrimitiveView &b);

// These templates accept the primitive types alone, which keeps other implicit conversions out of overload resolution.

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

/// The distance of a point from the primitive; 0 inside its area. For asCurve(), the distance from its outline. The
/// relative error is at most 1e-12, even near the boundary; deep inside an ellipse, the error is at most 1e-15 times
/// its longer radius. Infinite for NaN and infinity, and for a primitive without points. Linear in the points. For an
/// ellipse, uses Newton's method (D. Eberly, "Distance from a Point to an Ellipse").
TRAMMEL_GEOMETRY_EXPORT double distance(QPointF point, const PrimitiveView &view);

template <AnyPrimitive Kind> double distance(QPointF point, const Kind &kind)
{
    return distance(point, PrimitiveView(kind));
}

TRAMMEL_GEOMETRY_EXPORT double distance(QPointF point, const Segment &segment);

/// The signed area of a ring, positive if it runs clockwise on screen. Each part counts as often as the ring winds
/// around it, negatively for counterclockwise turns. Rounded; computed from differences to the first point. 0 for fewer
/// than three points; not finite for NaN and infinity.
TRAMMEL_GEOMETRY_EXPORT double signedArea(std::span<const QPointF> ring);

} // namespace Trammel
