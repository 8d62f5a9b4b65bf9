#pragma once

#include "geometry/aabb.h"
#include "geometry/predicates.h"
#include "widgets/model/document.h"

namespace Trammel {

/// A closed part of the scene that selects shapes: a rubber band, a lasso.
class Area
{
public:
    virtual ~Area() = default;

    /// Holds all of the area; empty for an area that selects nothing.
    virtual Aabb2 bounds() const = 0;
    /// Inside when the box lies in the area, Outside when it does not meet it, and Boundary when it is
    /// neither or when it takes more than a few steps to tell.
    virtual Location locate(const Aabb2 &box) const = 0;
    /// Exact, as are the answers of intersects() and contains().
    virtual bool touches(const Shape &shape) const = 0;
    virtual bool encloses(const Shape &shape) const = 0;

    /// Whether it takes a shape with these painted bounds, which is looked up on demand. A shape whose bounds
    /// lie inside is taken without a test in either mode, one whose bounds lie outside in neither.
    bool takes(const ShapeStore &shapes, ShapeId id, const Aabb2 &paintedBounds, RubberBandMode mode) const
    {
        const Location location = locate(paintedBounds);
        return location == Location::Boundary ? takes(*shapes.find(id), mode) : location == Location::Inside;
    }
    bool takes(const Shape &shape, RubberBandMode mode) const
    {
        return mode == RubberBandMode::Touch ? touches(shape) : encloses(shape);
    }
};

} // namespace Trammel
