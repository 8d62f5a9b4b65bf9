#pragma once

#include <trammel/document.h>
#include <trammel/geometry/aabb.h>
#include <trammel/geometry/predicates.h>
#include <trammel/shapekind.h>

namespace Trammel {

/// A closed area of the scene that selects shapes, such as a rubber band or a lasso.
class Area
{
public:
    virtual ~Area() = default;

    /// The bounding box of the area; empty for an area that selects nothing.
    virtual Aabb2 bounds() const = 0;
    /// Inside if the box lies in the area, Outside if they do not meet. Boundary otherwise, and if deciding takes more
    /// than a few steps.
    virtual Location locate(const Aabb2 &box) const = 0;
    /// Whether the area shares a point with the shape. Exact, like intersects().
    virtual bool touches(const Shape &shape) const = 0;
    /// Whether the area contains the shape. Exact, like contains().
    virtual bool encloses(const Shape &shape) const = 0;

    /// Whether the area selects a shape with the given painted bounds. The shape is looked up only if necessary: if its
    /// bounds lie inside, it is selected in either mode; if they lie outside, in neither.
    bool takes(const ShapeStore &shapes, ShapeId id, const Aabb2 &paintedBounds, RubberBandMode mode) const
    {
        const Location location = locate(paintedBounds);
        return location == Location::Boundary ? takes(*shapes.find(id), mode) : location == Location::Inside;
    }
    bool takes(const Shape &shape, RubberBandMode mode) const
    {
        return mode == RubberBandMode::Touch ? touches(shape) : encloses(shape);
    }

protected:
    /// The primitive of a shape. Chords of a path are replaced by fewer edges if they lie on the same side of the
    /// border of the area, so that touches() and encloses() stay the same.
    Primitive primitiveOf(const Shape &shape) const;
};

/// The extent with which an area touches a shape. A container counts as a curve, so that an area within it selects only
/// what is in the container.
inline Extent touchedExtent(const Shape &shape)
{
    return shape.kind->isContainer() ? Extent::Curve : shape.extent();
}

} // namespace Trammel
