#pragma once

#include <trammel/geometry/aabb.h>

#include <limits>
#include <span>
#include <vector>

namespace Trammel {

/// Parallel strips into which boxes are distributed to find those that meet.
struct BoxStrips
{
    /// The axis along which the strips follow each other.
    std::size_t axis = 0;
    /// The upper end of each strip, in ascending order; the last one is infinity. The number of strips is a power of
    /// two, or zero.
    std::vector<double> ends;
    /// Whether few boxes of a strip overlap on the other axis, so that a sweep along that axis is fast.
    bool isSwept = false;

    std::size_t size() const { return ends.size(); }
    double begin(std::size_t i) const { return i == 0 ? -std::numeric_limits<double>::infinity() : ends[i - 1]; }
    /// The index of the strip that contains a coordinate on the axis. A coordinate at the end of a strip is in the next
    /// one.
    std::size_t at(double place) const
    {
        std::size_t i = 0;
        for (std::size_t step = ends.size() / 2; step > 0; step /= 2)
            i += ends[i + step - 1] <= place ? step : 0;
        return i;
    }
};

/// The strips with the least cost, as estimated from a sample; none if too many boxes would lie in several strips.
/// There must be at least one box.
BoxStrips chooseStrips(std::span<const Aabb<2>> boxes);

} // namespace Trammel
