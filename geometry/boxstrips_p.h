#pragma once

#include "geometry/aabb.h"

#include <limits>
#include <span>
#include <vector>

namespace Trammel {

/// Strips side by side, into which boxes are laid to find those that meet.
struct BoxStrips
{
    /// Along this axis they follow each other.
    std::size_t axis = 0;
    /// Where each ends, in order, the last at infinity: as many as a power of two, or none.
    std::vector<double> ends;
    /// Whether few boxes of a strip share a place on the other axis.
    bool isSwept = false;

    std::size_t size() const { return ends.size(); }
    double begin(std::size_t i) const { return i == 0 ? -std::numeric_limits<double>::infinity() : ends[i - 1]; }
    /// Which strip holds a place.
    std::size_t at(double place) const
    {
        std::size_t i = 0;
        for (std::size_t step = ends.size() / 2; step > 0; step /= 2)
            i += ends[i + step - 1] <= place ? step : 0;
        return i;
    }
};

/// The strips that cost least by a sample; none where too many boxes would lie in several.
BoxStrips chooseStrips(std::span<const Aabb<2>> boxes);

} // namespace Trammel
