#include "geometry/index/packedtree_p.h"

#include <utility>

namespace Trammel {

namespace {

constexpr int cellBits = 16;

/// How the Hilbert curve runs within a quadrant: the coordinates of its cells are mirrored, exchanged, or both.
struct CurveState
{
    quint8 isMirrored = 0;
    quint8 isSwapped = 0;
};

/// The next two bits of a position on the curve.
constexpr quint32 nextOnCurve(quint32 xBit, quint32 yBit, CurveState &state)
{
    const quint32 right = (state.isSwapped ? yBit : xBit) ^ state.isMirrored;
    const quint32 down = (state.isSwapped ? xBit : yBit) ^ state.isMirrored;
    // The quadrants of the upper half are mirrored at a diagonal, so that each one starts where the last one ends.
    if (down == 0) {
        state.isMirrored ^= right;
        state.isSwapped ^= 1;
    }
    return (3 * right) ^ down;
}

constexpr int stepBits = 4;

/// The part of a position that four bits of both coordinates determine, and the state behind it.
struct CurveStep
{
    quint8 position = 0;
    CurveState state;
};

constexpr auto curveSteps = [] {
    std::array<std::array<CurveStep, 1 << 2 * stepBits>, 4> steps{};
    for (quint32 start = 0; start < steps.size(); ++start) {
        for (quint32 cell = 0; cell < steps[start].size(); ++cell) {
            CurveStep &step = steps[start][cell];
            step.state = {quint8(start & 1), quint8(start >> 1)};
            for (int bit = stepBits - 1; bit >= 0; --bit) {
                const quint32 next = nextOnCurve(cell >> (stepBits + bit) & 1, cell >> bit & 1, step.state);
                step.position = quint8(step.position << 2 | next);
            }
        }
    }
    return steps;
}();

} // namespace

quint32 PackedTree::hilbertPosition(quint32 x, quint32 y)
{
    // Four bits per step take a quarter of the instructions of single bits.
    constexpr quint32 mask = (1 << stepBits) - 1;
    quint32 position = 0;
    CurveState state;
    for (int shift = cellBits - stepBits; shift >= 0; shift -= stepBits) {
        const quint32 cell = (x >> shift & mask) << stepBits | (y >> shift & mask);
        const CurveStep &step = curveSteps[state.isMirrored | quint32(state.isSwapped) << 1][cell];
        position = position << 2 * stepBits | step.position;
        state = step.state;
    }
    return position;
}

void PackedTree::sortByPosition(std::span<CurvePlace> places)
{
    constexpr std::size_t few = 1024;
    if (places.size() < few) {
        std::stable_sort(places.begin(), places.end(),
                         [](const CurvePlace &a, const CurvePlace &b) { return a.onCurve < b.onCurve; });
        return;
    }
    constexpr int digitBits = 11;
    constexpr std::size_t digits = std::size_t(1) << digitBits;
    std::vector<CurvePlace> other(places.size());
    std::span<CurvePlace> from = places, to = other;
    for (int shift = 0; shift < 2 * cellBits; shift += digitBits) {
        std::array<std::size_t, digits> ends{};
        const auto digitOf = [shift](const CurvePlace &place) { return place.onCurve >> shift & (digits - 1); };
        for (const CurvePlace &place : from)
            ++ends[digitOf(place)];
        std::size_t sum = 0;
        for (std::size_t &end : ends)
            sum += std::exchange(end, sum);
        for (const CurvePlace &place : from)
            to[ends[digitOf(place)]++] = place;
        std::swap(from, to);
    }
    // The number of passes is odd.
    std::copy(from.begin(), from.end(), places.begin());
}

void PackedTree::erase(std::size_t position)
{
    // No box meets NaN. An empty box would meet an infinite one.
    constexpr double never = std::numeric_limits<double>::quiet_NaN();
    m_leaves[position].box = {Aabb2::filled(never), Aabb2::filled(never)};
    ++m_erasedCount;
}

void PackedTree::buildLevels()
{
    const auto buildAround = [](std::vector<Aabb2> &boxes, const auto &elements, const auto &boxOf) {
        boxes.resize((elements.size() + fanOut - 1) / fanOut);
        inParallel(boxes.size(), partSize / fanOut, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                Aabb2 box;
                for (std::size_t j = i * fanOut; j < std::min((i + 1) * fanOut, elements.size()); ++j)
                    box = box.united(boxOf(elements[j]));
                boxes[i] = box;
            }
        });
    };
    // The memory of the levels is kept for the next leaves, which are often as many.
    std::size_t levelCount = 0;
    for (std::size_t below = m_leaves.size(); below > 0; below = m_levels[levelCount - 1].size()) {
        if (levelCount > 0 && below == 1)
            break;
        if (levelCount == m_levels.size())
            m_levels.emplace_back();
        if (levelCount == 0)
            buildAround(m_levels[0], m_leaves, [](const Leaf &leaf) { return leaf.box; });
        else
            buildAround(m_levels[levelCount], m_levels[levelCount - 1], [](const Aabb2 &box) { return box; });
        ++levelCount;
    }
    m_levels.resize(levelCount);
}

double PackedTree::spread() const
{
    if (m_levels.empty())
        return 0;
    // The sizes are divided first, since their sum can overflow.
    const auto whole = bounds().size();
    double sum = 0;
    for (const Aabb2 &box : m_levels.front()) {
        const auto size = box.size();
        for (std::size_t axis = 0; axis < size.size(); ++axis)
            sum += whole[axis] > 0 ? size[axis] / whole[axis] : 0;
    }
    return sum;
}

} // namespace Trammel
