#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"
#include "geometry/sat.h"

#include <memory>
#include <optional>

namespace Trammel {

/// A primitive made ready to be asked often whether it meets others: a concave polygon is split into
/// convex pieces by ear clipping, once, when boxes no longer tell. A value; copies share the pieces, and
/// may be asked from several threads.
///
/// A polygon whose rings cross is an area by the even-odd rule like any other, but its crossing points
/// are rounded to doubles; one that crosses itself more than 10,000 times is read as its edges. One without
/// an area is read as its edges, a box without one as a segment. NaN and infinity meet nothing. Where
/// the largest coordinate of two is beyond 1e50 or below 1e-50, both are taken on a scale of about one: what is
/// less than 1e-300 of the rest is lost then, and answers take longer.
class TRAMMEL_GEOMETRY_EXPORT Collider
{
public:
    Collider();
    Collider(Primitive primitive, Extent extent);
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

/// Whether two primitives meet, each read as its area or its curve. Exact where both are bounded by
/// straight edges and circular arcs, and for an ellipse against straight edges; ellipses against round
/// shapes to 1e-12 relative. The open reading is that of collide() with no least depth. False for NaN and infinity.
/// Time grows with the edges, or the convex pieces, whose boxes meet.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Collider &a, const Collider &b, Reading reading = Reading::Closed);

/// Whether two primitives overlap by more than a least depth: interiors meet, and some convex piece of
/// one must be moved further than that to part from some convex piece of the other. With a least depth
/// of zero this is the open reading, exactly. Neighbours that touch do not collide, nor do those that
/// overlap by the rounding of a rotation when the least depth is larger than that.
///
/// An area collides with a curve that enters it, and with what it holds; a curve with what lies on both
/// sides of it, to more than the least depth, but not with what it encloses. Curves collide where they
/// cross; with a least depth of zero they do wherever they share a point that is not a free end of a
/// polyline. False for a negative least depth and for NaN. As exact as intersects() with no least depth, else
/// rounded. At about the same cost.
TRAMMEL_GEOMETRY_EXPORT bool collide(const Collider &a, const Collider &b, double leastDepth = 0);

/// The shortest move that parts two areas: moving the second by normal * depth leaves their interiors apart,
/// and no shorter vector does. Concave shapes are taken as they are: the nearest free place may be a notch, a
/// hole or any other pocket that has room, also one that fits exactly; where one shape holds the other, it is
/// the way out. Of ways as short but for rounding the one that leads most from centre to centre (those of the
/// least hulls' corners), with one centre towards (1, 0).
///
/// Nothing where interiors do not meet (touching shapes need no move), and where either is read as a curve or
/// has no area: a curve has no inside, and so no depth. Shapes with straight edges are decided exactly, and the
/// result is rounded to 1e-13 of itself; circles and rounded boxes are parted to 1e-13 of the sizes, ellipses to 1e-11,
/// and what is round with a radius of less than 1e-12 of the width and height of both together is moved as far as if
/// it had that.
/// Time grows with the product of the numbers of convex pieces (0.2 s for two stars of 1000 corners); beyond
/// four million pairs the answer is the way out of the convex hulls.
/// Source: the reduced convolution of E. Behar and J.-M. Lien, "Fast and Robust 2D Minkowski Sum Using
/// Reduced Convolution".
TRAMMEL_GEOMETRY_EXPORT std::optional<Contact> minimumTranslation(const Collider &a, const Collider &b);

} // namespace Trammel
