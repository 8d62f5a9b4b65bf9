#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace Trammel {

/// Many oriented boxes, laid out so that one box is tested against all of them at one or two nanoseconds each: with
/// AVX2 or SSE2 if the processor has them, otherwise one by one. The results are exact. They equal those of
/// intersects() of two boxes, which is called where rounding could change the result.
class TRAMMEL_GEOMETRY_EXPORT ObbBatch
{
public:
    ObbBatch() = default;
    explicit ObbBatch(std::span<const Obb> boxes);

    std::size_t size() const { return m_boxes.size(); }
    /// The index must be less than the size.
    const Obb &operator[](std::size_t i) const { return m_boxes[i]; }
    void append(const Obb &box);
    /// Replaces a box; the index must be less than the size.
    void set(std::size_t i, const Obb &box);
    void clear();

    /// Writes one element per box: 1 if the box meets the given one, otherwise 0. The span must have one element per
    /// box; otherwise nothing is written, and false is returned. NaN and infinity meet nothing.
    bool intersects(const Obb &box, std::span<unsigned char> verdicts, Reading reading = Reading::Closed) const;

private:
    std::vector<Obb> m_boxes;
    // Center, half sizes, axis and rounding bound of each box. The columns are padded to a multiple of the kernel's
    // width.
    std::array<std::vector<double>, 7> m_columns;
};

} // namespace Trammel
