#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/sat.h>

#include <memory>
#include <optional>

namespace Trammel {

/// A primitive prepared for many collision tests. A concave polygon is split into convex pieces by ear clipping, once,
/// in the first test that bounding boxes do not decide. A value type; copies share the pieces and may be used from
/// several threads.
///
/// A polygon whose rings cross is an area by the even-odd rule, but its crossing points are rounded to doubles;
/// with more than 10,000 crossings it is read as its edges. A box without area and a polygon whose points lie on one
/// line are read as a segment, other polygons without area as their edges. NaN and infinity meet nothing. If the
/// largest coordinate of two colliders is beyond 1e50 or below 1e-50, both are scaled so that it is about one.
/// Coordinates smaller than 1e-300 times the largest one may then be rounded to 0, and tests take longer.
class TRAMMEL_GEOMETRY_EXPORT Collider
{
public:
    Collider();
    Collider(Primitive primitive, Extent extent);
    /// A copy of a primitive of any kind. A kind that Primitive does not hold becomes a polyline or a polygon with the
    /// exact corners.
    explicit Collider(const PrimitiveView &view);
    Collider(const Collider &);
    Collider(Collider &&) noexcept;
    Collider &operator=(const Collider &);
    Collider &operator=(Collider &&) noexcept;
    ~Collider();

    const Primitive &primitive() const;
    Extent extent() const;
    const Aabb<2> &bounds() const;

private:
    friend struct ColliderAccess;
    struct Data;
    std::shared_ptr<const Data> m_data;
};

/// Whether two primitives meet, each read as its area or its curve. Exact if both are bounded by straight edges
/// and circular arcs, and for an ellipse against straight edges; to 1e-12 relative for an ellipse against a
/// round shape. Reading::Open is collide() with a leastDepth of zero. False for NaN and infinity. The time
/// grows with the number of edges or convex pieces whose boxes meet.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Collider &a, const Collider &b, Reading reading = Reading::Closed);

/// Whether two primitives overlap by more than leastDepth: their interiors meet, and some convex piece of one
/// must move by more than leastDepth to separate from some convex piece of the other. With a leastDepth of zero, the
/// result equals that of intersects() with Reading::Open. Shapes that only touch do not collide. Shapes whose overlap
/// is due to the rounding of a rotation do not collide if leastDepth exceeds the overlap.
///
/// An area collides with a curve that enters it, and with the shapes that it contains. A curve collides with a shape
/// that lies on both sides of it by more than leastDepth, but not with a shape that it encloses. Curves collide where
/// they cross; with a leastDepth of zero, wherever they share a point that is not a free end of a polyline. False for a
/// negative leastDepth and for NaN. With a leastDepth of zero, the result is as exact as that of intersects();
/// otherwise it is rounded. The cost is about the same.
TRAMMEL_GEOMETRY_EXPORT bool collide(const Collider &a, const Collider &b, double leastDepth = 0);

/// The distance of the primitives, as distance() in predicates.h, which it calls: the convex pieces are not used.
TRAMMEL_GEOMETRY_EXPORT double distance(const Collider &a, const Collider &b);

/// The minimum translation that separates two areas: moving the second by normal * depth leaves their interiors
/// disjoint, and no shorter vector does. Concave shapes are not replaced by their hulls: the nearest free position may
/// be in a notch, a hole or any other pocket with enough room, even if the fit is exact. If one shape contains the
/// other, the depth is the length of the move out of it. Among translations of equal length up to rounding, the result
/// is the one closest to the direction from the first center to the second, where a center is the mean of the convex
/// hull's corners; if the centers coincide, this direction is (1, 0).
///
/// Nothing if the interiors do not meet (touching shapes need no move), or if either shape is read as a curve or has no
/// area, since only an interior has a depth. Shapes with straight edges are decided exactly, and the result has a
/// relative error of at most 1e-13. For circles and rounded boxes the error is at most 1e-13 times the sizes, for
/// ellipses 1e-11. A radius below 1e-12 times the width plus the height of the bounding box of both shapes may count as
/// that length.
///
/// The time grows with the product of the numbers of convex pieces (0.2 s for two stars of 1000 corners).
/// Beyond four million pairs the result is the minimum translation of the convex hulls. Source: the reduced
/// convolution of E. Behar and J.-M. Lien, "Fast and Robust 2D Minkowski Sum Using Reduced Convolution".
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> minimumTranslation(const Collider &a, const Collider &b);

/// The deepest overlap of a convex piece of one area and a convex piece of another one that is moved: the translation
/// of the second area that separates these two pieces. Nothing if no depth exceeds leastDepth. For convex areas, it is
/// the minimum translation; for concave ones, it may be too short, since other pieces may still overlap. Rounded to
/// about 1e-13 times the coordinates, in a fraction of the time of minimumTranslation(). Nothing for curves and shapes
/// without area, NaN and infinity.
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> deepestContact(const Collider &a, const Collider &b, QPointF move = {},
                                                              double leastDepth = 0);

} // namespace Trammel
