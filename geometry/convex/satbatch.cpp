#include <trammel/geometry/satbatch.h>

#include "geometry/convex/satbatch_p.h"
#include "geometry/numbers/simd_p.h"
#include <trammel/geometry/sat.h>

#include <bit>

namespace Trammel {

namespace {

ObbKernel bestKernel()
{
    if (const ObbKernel kernel = obbKernelAvx2())
        return kernel;
    if (const ObbKernel kernel = obbKernelSse2())
        return kernel;
    return obbKernelPortable;
}

/// The number of columns in ObbColumns.
constexpr std::size_t ColumnCount = 7;
using Row = std::array<double, ColumnCount>;

Row rowOf(const Obb &box)
{
    const double slack = SatBox(box).slack();
    if (!std::isfinite(slack))
        return {0, 0, 0, 0, 0, 0, slack};
    return {box.center.x(), box.center.y(), std::abs(box.halfWidth), std::abs(box.halfHeight), box.axis.x(),
            box.axis.y(),   slack};
}

} // namespace

ObbVerdicts obbKernelPortable(const ObbColumns &box, const ObbColumns &others, std::size_t from)
{
    return testBoxes<PortableLanes<double, 2>>(box, others, from);
}

ObbKernel obbKernelSse2()
{
#ifdef TRAMMEL_HAS_SSE2
    return testBoxes<Lanes2>;
#else
    return nullptr;
#endif
}

ObbBatch::ObbBatch(std::span<const Obb> boxes)
{
    m_boxes.reserve(boxes.size());
    for (const Obb &box : boxes)
        append(box);
}

void ObbBatch::append(const Obb &box)
{
    if (m_boxes.size() == m_columns[0].size()) {
        for (std::vector<double> &column : m_columns)
            column.resize(column.size() + ObbKernelWidth);
    }
    m_boxes.push_back(box);
    set(m_boxes.size() - 1, box);
}

void ObbBatch::set(std::size_t i, const Obb &box)
{
    m_boxes[i] = box;
    const Row row = rowOf(box);
    for (std::size_t column = 0; column < ColumnCount; ++column)
        m_columns[column][i] = row[column];
}

void ObbBatch::clear()
{
    m_boxes.clear();
    for (std::vector<double> &column : m_columns)
        column.clear();
}

bool ObbBatch::intersects(const Obb &box, std::span<unsigned char> verdicts, Reading reading) const
{
    if (verdicts.size() != size())
        return false;
    static const ObbKernel kernel = bestKernel();
    const auto columnsAt = [](const auto &starts) {
        return ObbColumns{starts[0], starts[1], starts[2], starts[3], starts[4], starts[5], starts[6]};
    };
    const Row row = rowOf(box);
    std::array<const double *, ColumnCount> starts, own;
    for (std::size_t column = 0; column < ColumnCount; ++column) {
        starts[column] = m_columns[column].data();
        own[column] = &row[column];
    }
    const ObbColumns one = columnsAt(own), many = columnsAt(starts);
    for (std::size_t from = 0; from < size(); from += ObbKernelWidth) {
        const ObbVerdicts group = kernel(one, many, from);
        const std::size_t count = std::min(ObbKernelWidth, size() - from);
        for (std::size_t i = 0; i < count; ++i)
            verdicts[from + i] = group.overlapping >> i & 1;
        std::uint32_t undecided = ~(group.apart | group.overlapping) & ((1u << count) - 1);
        for (; undecided != 0; undecided &= undecided - 1) {
            const std::size_t i = from + std::size_t(std::countr_zero(undecided));
            verdicts[i] = Trammel::intersects(box, m_boxes[i], reading);
        }
    }
    return true;
}

} // namespace Trammel
