#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace Trammel {

/// Many oriented boxes, laid out so that one box is tested against all of them at one or two nanoseconds
/// each: with AVX2 or SSE2 where the processor that it runs on has them, one by one elsewhere. The verdicts
/// are those of intersects() on two boxes, exact; what rounding could hide goes there.
class TRAMMEL_GEOMETRY_EXPORT ObbBatch
{
public:
    ObbBatch() = default;
    explicit ObbBatch(std::span<const Obb> boxes);

    std::size_t size() const { return m_boxes.size(); }
    /// The index must be less than the size.
    const Obb &operator[](std::size_t i) const { return m_boxes[i]; }
    void append(const Obb &box);
    /// Replaces a box; the index must be less than the size too.
    void set(std::size_t i, const Obb &box);
    void clear();

    /// Writes for each box whether it meets the given one, 1 or 0. The verdicts must be as many as the
    /// boxes; of another number nothing is written, and false is returned. NaN and infinity meet nothing.
    bool intersects(const Obb &box, std::span<unsigned char> verdicts, Reading reading = Reading::Closed) const;

private:
    std::vector<Obb> m_boxes;
    // Centre, half sizes, axis and rounding bound, as long as the boxes but rounded up to whole groups.
    std::array<std::vector<double>, 7> m_columns;
};

} // namespace Trammel
