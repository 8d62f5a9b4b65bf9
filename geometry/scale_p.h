#pragma once

#include "geometry/primitives.h"

#include <optional>

namespace Trammel {

// What is computed of shapes, such as where lines cross, has the fourth power of their coordinates in it. Where that
// may over- or underflow, shapes are taken on another scale: by a power of two, so that nothing is lost but what is
// less than 1e-300 of the rest.

/// No coordinate of a box that is not empty is larger.
inline double largestCoordinate(const Aabb2 &box)
{
    return std::max(std::max(std::abs(box.min[0]), std::abs(box.max[0])),
                    std::max(std::abs(box.min[1]), std::abs(box.max[1])));
}

/// The power of two by which a largest coordinate comes to about one; nothing where it need not.
std::optional<int> exponentToOne(double largest);

QPointF scaled(QPointF point, int exponent);
Primitive scaled(const Primitive &primitive, int exponent);

} // namespace Trammel
