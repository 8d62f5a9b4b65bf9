#include "geometry/index/packedtree_p.h"

#include "geometry/base/parallel_p.h"

#include <array>
#include <limits>
#include <span>
#include <utility>

namespace Trammel {

namespace {

constexpr int cellBits = 16;

/// A leaf with the position of its center on the curve.
struct CurvePlace
{
    quint32 onCurve;
    quint32 leaf;
};

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

/// The position of a cell on a Hilbert curve through a grid of 65,536 by 65,536 cells. Four bits per step take a
/// quarter of the instructions of single bits.
quint32 hilbertPosition(quint32 x, quint32 y)
{
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

/// Sorts by the position on the curve. Equal positions keep their order.
void sortByPosition(std::span<CurvePlace> places)
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

void sortAlongCurve(std::span<CurvePlace> places, const std::vector<PackedTree::Leaf> &leaves)
{
    Aabb2 centers;
    for (const CurvePlace &place : places)
        centers.include(leaves[place.leaf].box.center());
    // Differences of halves do not overflow.
    const auto scaleOf = [&centers](std::size_t axis) {
        const double size = centers.max[axis] / 2 - centers.min[axis] / 2;
        return size > 0 ? (std::numeric_limits<quint16>::max() + 0.5) / size : 0.0;
    };
    const std::array<double, 2> scale{scaleOf(0), scaleOf(1)};
    if (scale[0] == 0 && scale[1] == 0)
        return;
    constexpr std::size_t partSize = 4096;
    inParallel(places.size(), partSize, [&](std::size_t first, std::size_t last) {
        for (CurvePlace &place : places.subspan(first, last - first)) {
            const auto center = leaves[place.leaf].box.center();
            const auto cell = [&](std::size_t axis) {
                // A tiny size can make the scale infinite.
                const double at = (center[axis] / 2 - centers.min[axis] / 2) * scale[axis];
                return at < std::numeric_limits<quint16>::max() ? quint32(at) : std::numeric_limits<quint16>::max();
            };
            place.onCurve = hilbertPosition(cell(0), cell(1));
        }
    });
    sortByPosition(places);
    // A single shape far away can leave only one cell for all others.
    constexpr std::size_t few = 64;
    for (auto first = places.begin(); first != places.end();) {
        const auto last = std::find_if(first, places.end(),
                                       [first](const CurvePlace &place) { return place.onCurve != first->onCurve; });
        if (const std::size_t count = std::size_t(last - first); count > few && count < places.size())
            sortAlongCurve({first, last}, leaves);
        first = last;
    }
}

} // namespace

PackedTree::PackedTree(std::vector<Leaf> leaves)
{
    std::vector<CurvePlace> places(leaves.size());
    for (std::size_t i = 0; i < leaves.size(); ++i)
        places[i] = {0, quint32(i)};
    sortAlongCurve(places, leaves);
    m_leaves.reserve(leaves.size());
    for (const CurvePlace &place : places)
        m_leaves.push_back(leaves[place.leaf]);
    buildLevels();
    m_spread = spread();
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
    const auto around = [](const auto &elements, const auto &boxOf) {
        std::vector<Aabb2> boxes;
        boxes.reserve((elements.size() + fanOut - 1) / fanOut);
        for (std::size_t i = 0; i < elements.size(); i += fanOut) {
            Aabb2 box;
            for (std::size_t j = i; j < std::min(i + fanOut, elements.size()); ++j)
                box = box.united(boxOf(elements[j]));
            boxes.push_back(box);
        }
        return boxes;
    };
    m_levels.clear();
    if (m_leaves.empty())
        return;
    m_levels.push_back(around(m_leaves, [](const Leaf &leaf) { return leaf.box; }));
    while (m_levels.back().size() > 1)
        m_levels.push_back(around(m_levels.back(), [](const Aabb2 &box) { return box; }));
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
