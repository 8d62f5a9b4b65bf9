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

    /// Whether it takes a shape with these painted bounds. A shape whose bounds lie inside is taken without
    /// a test in either mode, one whose bounds lie outside in neither.
    bool takes(const Shape &shape, const Aabb2 &paintedBounds, RubberBandMode mode) const
    {
        const Location location = locate(paintedBounds);
        if (location != Location::Boundary)
            return location == Location::Inside;
        return mode == RubberBandMode::Touch ? touches(shape) : encloses(shape);
    }
};

} // namespace Trammel
