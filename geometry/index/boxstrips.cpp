#include "geometry/index/boxstrips_p.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace Trammel {

namespace {

/// Estimates the cost of strips from a sample.
class StripChoice
{
public:
    explicit StripChoice(std::span<const Aabb2> boxes) : m_boxCount(boxes.size())
    {
        for (std::size_t i = 0; i < sampleSize; ++i) {
            const Aabb2 &box = boxes[i * (boxes.size() - 1) / (sampleSize - 1)];
            if (!box.isEmpty() && box.isFinite())
                m_sample.push_back(box);
        }
    }

    BoxStrips choose()
    {
        BoxStrips best;
        double leastCost = std::numeric_limits<double>::infinity();
        for (std::size_t axis : {0, 1})
            consider(axis, best, leastCost);
        return best;
    }

private:
    static constexpr std::size_t sampleSize = 1024;
    static constexpr int mostLevels = 8;
    using Levels = std::array<double, mostLevels + 1>;

    void consider(std::size_t axis, BoxStrips &best, double &leastCost)
    {
        std::vector<double> centers;
        for (const Aabb2 &box : m_sample)
            centers.push_back(box.min[axis] / 2 + box.max[axis] / 2);
        if (centers.empty())
            return;
        std::sort(centers.begin(), centers.end());
        const auto [copies, comparisons] = costs(axis, centers);
        for (int level = 3; level <= mostLevels; ++level) {
            const bool isSwept = comparisons[level] <= mostComparisons;
            // In units of one comparison per box: a sweep costs a constant plus the number of comparisons, and halving
            // space costs a larger constant.
            const double cost = (1 + copies[level]) * (isSwept ? 16 + comparisons[level] : 4 * mostComparisons);
            if (copies[level] > mostCopies || !(cost < leastCost))
                continue;
            leastCost = cost;
            best = {axis, {}, isSwept};
            const std::size_t count = std::size_t(1) << level;
            for (std::size_t i = 1; i < count; ++i)
                best.ends.push_back(centers[i * centers.size() / count]);
            best.ends.push_back(std::numeric_limits<double>::infinity());
        }
    }

    /// For each power of two as the number of strips, two averages per box: its copies in further strips, and the pairs
    /// of boxes of one strip that overlap on the other axis.
    std::pair<Levels, Levels> costs(std::size_t axis, const std::vector<double> &centers)
    {
        const std::size_t across = 1 - axis;
        std::sort(m_sample.begin(), m_sample.end(),
                  [across](const Aabb2 &a, const Aabb2 &b) { return a.min[across] < b.min[across]; });
        const auto partOf = [&](double place) {
            const auto rank = std::upper_bound(centers.begin(), centers.end(), place) - centers.begin();
            return std::size_t(rank) * ((std::size_t(1) << mostLevels) - 1) / centers.size();
        };
        // The element met[k] counts the pairs whose smallest common strip consists of 2^k of the finest strips.
        Levels copies{}, comparisons{}, met{};
        std::vector<std::size_t> parts;
        for (const Aabb2 &box : m_sample) {
            const std::size_t first = partOf(box.min[axis]), last = partOf(box.max[axis]);
            parts.push_back(partOf(box.min[axis] / 2 + box.max[axis] / 2));
            for (int level = 0; level <= mostLevels; ++level)
                copies[level] += double((last >> (mostLevels - level)) - (first >> (mostLevels - level)));
        }
        for (std::size_t i = 0; i < m_sample.size(); ++i) {
            for (std::size_t j = i + 1; j < m_sample.size() && m_sample[j].min[across] <= m_sample[i].max[across];
                 ++j) {
                ++met[std::size_t(std::bit_width(parts[i] ^ parts[j]))];
            }
        }
        for (int level = 0; level <= mostLevels; ++level)
            comparisons[level] = std::accumulate(met.begin(), met.end() - level, 0.0);
        const double count = double(m_sample.size());
        for (int level = 0; level <= mostLevels; ++level) {
            copies[level] /= count;
            comparisons[level] *= double(m_boxCount) / (count * count);
        }
        return {copies, comparisons};
    }

    static constexpr double mostCopies = 0.5;
    static constexpr double mostComparisons = 64;

    std::size_t m_boxCount;
    std::vector<Aabb2> m_sample;
};

} // namespace

BoxStrips chooseStrips(std::span<const Aabb2> boxes)
{
    return StripChoice(boxes).choose();
}

} // namespace Trammel
