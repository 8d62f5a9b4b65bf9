#include "geometry/overlappingpairs.h"

#include "geometry/parallel_p.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// So few are swept rather than parted again.
constexpr std::size_t fewEntries = 24;
constexpr std::size_t batchSize = 4096;
constexpr int mostHalvings = 64;
/// Copies of boxes that lie on both sides of a line, for each box given.
constexpr std::size_t mostCopies = 48;
/// So many boxes are worth several threads.
constexpr std::size_t manyBoxes = 1 << 13;
constexpr std::size_t stripCount = 8;
/// A strip with more pairs is not kept at once.
constexpr std::size_t mostKept = std::size_t(1) << 18;

struct Entry
{
    std::array<double, 2> min;
    std::array<double, 2> max;
    quint32 index;
};

/// A part of the plane with its lower, without its upper bounds.
struct Region
{
    std::array<double, 2> from{-infinity, -infinity};
    std::array<double, 2> to{infinity, infinity};

    bool holds(std::size_t axis, double place) const { return from[axis] <= place && place < to[axis]; }
    bool meets(const Aabb2 &box) const
    {
        return box.max[0] >= from[0] && box.min[0] < to[0] && box.max[1] >= from[1] && box.min[1] < to[1];
    }
};

/// Finds the pairs by halving space. A box belongs to every region that it meets, so that two boxes that
/// meet do so in several; they are told in the one that holds the place where their overlap begins on both
/// axes. That place belongs to both boxes, hence to a region in whose list they both are.
class PairFinder
{
public:
    using Visitor = std::function<bool(std::span<const IndexPair>)>;

    /// Of the pairs told in a region, which is about one of so many parts.
    PairFinder(std::span<const Aabb2> boxes, const Region &region, std::size_t partCount, const Visitor &visit)
        : m_visit(visit), m_region(region)
    {
        m_entries.reserve(boxes.size() / partCount * 5 / 4);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            if (region.meets(boxes[i]) && !boxes[i].isEmpty() && boxes[i].isFinite())
                m_entries.push_back({boxes[i].min, boxes[i].max, quint32(i)});
        }
        m_copiesLeft = mostCopies * m_entries.size();
        m_batch.reserve(batchSize);
    }

    bool find() { return part(m_entries, m_region, 0) && flush(); }

private:
    using Entries = std::span<Entry>;

    bool part(Entries entries, const Region &region, int halvings)
    {
        if (entries.size() <= fewEntries || halvings == mostHalvings)
            return sweep(entries, region, 0);
        const std::array<Cut, 2> cuts{middleCut(entries, region, 0), middleCut(entries, region, 1)};
        const std::size_t axis = cuts[1].largerSide < cuts[0].largerSide ? 1 : 0;
        const double place = cuts[axis].place;
        const auto straddling =
            std::partition(entries.begin(), entries.end(), [=](const Entry &entry) { return entry.max[axis] < place; });
        const auto after =
            std::partition(straddling, entries.end(), [=](const Entry &entry) { return entry.min[axis] < place; });
        const std::size_t before = std::size_t(straddling - entries.begin());
        const std::size_t both = std::size_t(after - straddling);
        if (2 * both >= entries.size()) {
            const std::optional<Entries> inner = withoutCovering(entries, region);
            if (!inner || inner->size() < entries.size())
                return inner && part(*inner, region, halvings);
        }
        // Where three quarters of the boxes lie across the best line on either axis, half of all lie across
        // both, and so on one point: nearly all pairs meet, and sweeping finds them soonest.
        const bool isCrowded = 4 * both >= 3 * entries.size();
        if (isCrowded || before == 0 || before + both == entries.size() || both > m_copiesLeft
            || !(region.from[axis] < place && place < region.to[axis]))
            return sweep(entries, region, axis);
        m_copiesLeft -= both;

        // The halves are parted in place one after the other; what the first does to the boxes of both is
        // made good before the second.
        const std::size_t kept = m_kept.size();
        m_kept.insert(m_kept.end(), straddling, after);
        Region low = region, high = region;
        low.to[axis] = high.from[axis] = place;
        if (!part(entries.first(before + both), low, halvings + 1))
            return false;
        std::copy(m_kept.begin() + std::ptrdiff_t(kept), m_kept.end(), straddling);
        m_kept.resize(kept);
        return part(entries.subspan(before), high, halvings + 1);
    }

    /// A line across an axis, and how many boxes of a sample the larger of both sides has.
    struct Cut
    {
        double place;
        std::ptrdiff_t largerSide;
    };

    /// About the median of the centres of what of the boxes lies in the region.
    static Cut middleCut(Entries entries, const Region &region, std::size_t axis)
    {
        constexpr std::size_t sampleSize = 15;
        std::array<const Entry *, sampleSize> sample;
        std::array<double, sampleSize> centres;
        for (std::size_t i = 0; i < sampleSize; ++i) {
            sample[i] = &entries[i * (entries.size() - 1) / (sampleSize - 1)];
            centres[i] = std::max(sample[i]->min[axis], region.from[axis]) / 2
                + std::min(sample[i]->max[axis], region.to[axis]) / 2;
        }
        std::nth_element(centres.begin(), centres.begin() + sampleSize / 2, centres.end());
        const double place = centres[sampleSize / 2];
        const auto countOf = [&](const auto &isOnSide) {
            return std::count_if(sample.begin(), sample.end(), isOnSide);
        };
        return {place,
                std::max(countOf([=](const Entry *entry) { return entry->min[axis] < place; }),
                         countOf([=](const Entry *entry) { return entry->max[axis] >= place; }))};
    }

    /// The entries but for boxes that hold the whole region and begin before it, once those are told with
    /// all that begin in it. Nothing when the visitor has stopped.
    std::optional<Entries> withoutCovering(Entries entries, const Region &region)
    {
        const auto covers = [&region](const Entry &entry) {
            return entry.min[0] < region.from[0] && entry.min[1] < region.from[1] && entry.max[0] >= region.to[0]
                && entry.max[1] >= region.to[1];
        };
        const std::size_t count = std::size_t(std::partition(entries.begin(), entries.end(), covers) - entries.begin());
        const Entries covering = entries.first(count), inner = entries.subspan(count);
        for (const Entry &entry : inner) {
            if (!region.holds(0, entry.min[0]) || !region.holds(1, entry.min[1]))
                continue;
            for (const Entry &cover : covering) {
                if (!tell(cover, entry))
                    return std::nullopt;
            }
        }
        return inner;
    }

    bool sweep(Entries entries, const Region &region, std::size_t axis)
    {
        std::sort(entries.begin(), entries.end(),
                  [axis](const Entry &a, const Entry &b) { return a.min[axis] < b.min[axis]; });
        const std::size_t across = 1 - axis;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Entry own = entries[i];
            for (std::size_t j = i + 1; j < entries.size() && entries[j].min[axis] <= own.max[axis]; ++j) {
                const Entry &other = entries[j];
                if (other.min[across] > own.max[across] || other.max[across] < own.min[across])
                    continue;
                if (region.holds(axis, other.min[axis])
                    && region.holds(across, std::max(own.min[across], other.min[across])) && !tell(own, other))
                    return false;
            }
        }
        return true;
    }

    bool tell(const Entry &a, const Entry &b)
    {
        m_batch.push_back({std::min(a.index, b.index), std::max(a.index, b.index)});
        return m_batch.size() < batchSize || flush();
    }

    bool flush()
    {
        const bool goesOn = m_batch.empty() || m_visit(m_batch);
        m_batch.clear();
        return goesOn;
    }

    const Visitor &m_visit;
    Region m_region;
    std::vector<Entry> m_entries;
    /// Those on both sides of the lines that are being worked on.
    std::vector<Entry> m_kept;
    std::size_t m_copiesLeft = 0;
    std::vector<IndexPair> m_batch;
};

} // namespace

namespace {

/// Strips across one axis with about equally many boxes each; none where too many boxes lie in several.
std::vector<Region> stripsOf(std::span<const Aabb2> boxes)
{
    constexpr std::size_t sampleSize = 1024;
    std::vector<Region> best;
    std::size_t fewest = sampleSize + sampleSize / 4;
    for (std::size_t axis : {0, 1}) {
        std::vector<double> centres;
        for (std::size_t i = 0; i < sampleSize; ++i) {
            const Aabb2 &box = boxes[i * (boxes.size() - 1) / (sampleSize - 1)];
            if (!box.isEmpty() && box.isFinite())
                centres.push_back(box.min[axis] / 2 + box.max[axis] / 2);
        }
        if (centres.empty())
            return {};
        std::sort(centres.begin(), centres.end());
        std::vector<Region> strips(stripCount);
        for (std::size_t i = 1; i < stripCount; ++i)
            strips[i - 1].to[axis] = strips[i].from[axis] = centres[i * centres.size() / stripCount];
        std::size_t meetings = 0;
        for (std::size_t i = 0; i < sampleSize; ++i) {
            const Aabb2 &box = boxes[i * (boxes.size() - 1) / (sampleSize - 1)];
            meetings += std::size_t(
                std::count_if(strips.begin(), strips.end(), [&box](const Region &strip) { return strip.meets(box); }));
        }
        if (meetings < fewest) {
            fewest = meetings;
            best = std::move(strips);
        }
    }
    return best;
}

} // namespace

bool visitOverlappingPairs(std::span<const Aabb2> boxes, const std::function<bool(std::span<const IndexPair>)> &visit)
{
    const std::vector<Region> strips = boxes.size() < manyBoxes ? std::vector<Region>() : stripsOf(boxes);
    if (strips.empty())
        return PairFinder(boxes, {}, 1, visit).find();
    // Several threads find what is then told in order; what does not fit is found again.
    std::vector<std::vector<IndexPair>> found(strips.size());
    std::vector<char> isAll(strips.size());
    inParallel(strips.size(), 1, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const auto keep = [&kept = found[i]](std::span<const IndexPair> pairs) {
                kept.insert(kept.end(), pairs.begin(), pairs.end());
                return kept.size() <= mostKept;
            };
            isAll[i] = PairFinder(boxes, strips[i], strips.size(), keep).find();
        }
    });
    for (std::size_t i = 0; i < strips.size(); ++i) {
        if (isAll[i] ? !found[i].empty() && !visit(found[i])
                     : !PairFinder(boxes, strips[i], strips.size(), visit).find())
            return false;
    }
    return true;
}

OverlappingPairs overlappingPairs(std::span<const Aabb2> boxes, std::size_t most)
{
    OverlappingPairs found;
    found.isComplete = visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
        const std::size_t taken = std::min(pairs.size(), most - found.pairs.size());
        found.pairs.insert(found.pairs.end(), pairs.begin(), pairs.begin() + std::ptrdiff_t(taken));
        return taken == pairs.size();
    });
    return found;
}

} // namespace Trammel
