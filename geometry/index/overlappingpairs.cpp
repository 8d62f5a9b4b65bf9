#include <trammel/geometry/overlappingpairs.h>

#include "geometry/base/parallel_p.h"
#include "geometry/index/boxstrips_p.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// The largest number of boxes that are swept instead of divided.
constexpr std::size_t fewEntries = 24;
/// The least number of boxes that are sorted into buckets first.
constexpr std::size_t manyEntries = 256;
constexpr std::size_t batchSize = 4096;
constexpr int mostHalvings = 64;
/// The limit on copies of boxes that lie on both sides of a cut, per given box.
constexpr std::size_t mostCopies = 48;
/// The least number of boxes for which several threads may be used.
constexpr std::size_t manyBoxes = 1 << 13;
/// The limit on pairs that are stored before they are reported, divided equally among the strips. A strip with more
/// pairs is searched again when its pairs are reported.
constexpr std::size_t mostKept = std::size_t(1) << 21;

struct Entry
{
    std::array<double, 2> min;
    std::array<double, 2> max;
    quint32 index;
};

/// A part of the plane that includes its lower bounds and excludes its upper bounds.
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

/// Sorts by the lower bounds on an axis. Many entries are first distributed into about as many buckets of equal width
/// (bucket sort); each bucket is then sorted.
void sortByBegin(std::span<Entry> entries, std::size_t axis)
{
    const auto begins = [axis](const Entry &a, const Entry &b) { return a.min[axis] < b.min[axis]; };
    const auto [first, last] = std::minmax_element(entries.begin(), entries.end(), begins);
    const double from = entries.empty() ? 0 : first->min[axis];
    const double scale = entries.empty() ? 0 : double(entries.size()) / (last->min[axis] - from);
    if (entries.size() < manyEntries || !(scale > 0 && scale < 1e300))
        return std::sort(entries.begin(), entries.end(), begins);
    const auto partOf = [=](const Entry &entry) { return std::size_t((entry.min[axis] - from) * scale); };
    // Rounding may add one bucket.
    std::vector<quint32> ends(entries.size() + 3, 0);
    for (const Entry &entry : entries)
        ++ends[partOf(entry) + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<Entry> parted(entries.size());
    for (const Entry &entry : entries)
        parted[ends[partOf(entry)]++] = entry;
    std::copy(parted.begin(), parted.end(), entries.begin());
    std::size_t begin = 0;
    for (quint32 end : ends) {
        if (end > begin + 1)
            std::sort(entries.begin() + std::ptrdiff_t(begin), entries.begin() + std::ptrdiff_t(end), begins);
        begin = end;
    }
}

/// Finds the pairs by halving space. A box belongs to every region that it meets, so two boxes that meet may share
/// several regions. A pair is reported in the region that contains the corner with the least coordinates of the boxes'
/// intersection. The corner belongs to both boxes, so both boxes are in its region.
class PairFinder
{
public:
    using Visitor = std::function<bool(std::span<const IndexPair>)>;

    /// Finds the pairs that belong to a region. The entries must be all boxes that meet the region. The search reorders
    /// them and may overwrite some.
    PairFinder(std::span<Entry> entries, const Region &region, const Visitor &visit)
        : m_visit(visit), m_region(region), m_entries(entries), m_copiesLeft(mostCopies * entries.size())
    {
        m_batch.reserve(batchSize);
    }

    bool find() { return part(m_entries, m_region, 0) && flush(); }
    /// As find(), by one sweep along an axis. Fast if few boxes overlap on that axis.
    bool findBySweep(std::size_t axis) { return sweep(m_entries, m_region, axis) && flush(); }

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
        // If three quarters of the boxes straddle the better of the two cuts, about as many straddle the other one.
        // About half of all boxes then straddle both, and so share a point. Nearly all pairs meet in this case, and a
        // sweep finds them fastest.
        const bool isCrowded = 4 * both >= 3 * entries.size();
        if (isCrowded || before == 0 || before + both == entries.size() || both > m_copiesLeft
            || !(region.from[axis] < place && place < region.to[axis]))
            return sweep(entries, region, axis);
        m_copiesLeft -= both;

        // The halves are divided in place, one after the other. Dividing the first half reorders the boxes that lie in
        // both halves, so they are restored before the second half is divided.
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

    /// A cut perpendicular to an axis, and the number of sampled boxes on the side with more of them.
    struct Cut
    {
        double place;
        std::ptrdiff_t largerSide;
    };

    /// A cut at about the median of the centers of the boxes, each clipped to the region first.
    static Cut middleCut(Entries entries, const Region &region, std::size_t axis)
    {
        constexpr std::size_t sampleSize = 15;
        std::array<const Entry *, sampleSize> sample;
        std::array<double, sampleSize> centers;
        for (std::size_t i = 0; i < sampleSize; ++i) {
            sample[i] = &entries[i * (entries.size() - 1) / (sampleSize - 1)];
            centers[i] = std::max(sample[i]->min[axis], region.from[axis]) / 2
                + std::min(sample[i]->max[axis], region.to[axis]) / 2;
        }
        std::nth_element(centers.begin(), centers.begin() + sampleSize / 2, centers.end());
        const double place = centers[sampleSize / 2];
        const auto countOf = [&](const auto &isOnSide) {
            return std::count_if(sample.begin(), sample.end(), isOnSide);
        };
        return {place,
                std::max(countOf([=](const Entry *entry) { return entry->min[axis] < place; }),
                         countOf([=](const Entry *entry) { return entry->max[axis] >= place; }))};
    }

    /// Removes the boxes that cover the whole region and begin before it on both axes, and returns the other entries.
    /// First reports each pair of a removed box and a box that begins in the region. Nothing if the visitor has
    /// stopped.
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
        sortByBegin(entries, axis);
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
    Entries m_entries;
    /// Copies of the entries that lie on both sides of the cuts in progress.
    std::vector<Entry> m_kept;
    std::size_t m_copiesLeft;
    std::vector<IndexPair> m_batch;
};

/// Boxes distributed into strips, with a copy for each strip that a box meets.
class StripEntries
{
public:
    StripEntries(std::span<const Aabb2> boxes, const BoxStrips &strips) : m_ends(strips.size())
    {
        const std::size_t partSize = boxes.size() / 16 + 1, partCount = (boxes.size() + partSize - 1) / partSize;
        // For each part of the list and each strip: first the number of boxes, later the next write position.
        std::vector<std::vector<std::size_t>> places(partCount, std::vector<std::size_t>(strips.size(), 0));
        std::vector<std::array<quint16, 2>> strip(boxes.size());
        inParallel(boxes.size(), partSize, [&](std::size_t from, std::size_t to) {
            std::vector<std::size_t> &counts = places[from / partSize];
            for (std::size_t i = from; i < to; ++i) {
                if (boxes[i].isEmpty() || !boxes[i].isFinite()) {
                    strip[i] = {1, 0};
                    continue;
                }
                std::size_t first = strips.at(boxes[i].min[strips.axis]), last = first;
                while (strips.ends[last] <= boxes[i].max[strips.axis])
                    ++last;
                strip[i] = {quint16(first), quint16(last)};
                for (std::size_t k = first; k <= last; ++k)
                    ++counts[k];
            }
        });
        std::size_t place = 0;
        for (std::size_t k = 0; k < strips.size(); ++k) {
            for (std::vector<std::size_t> &counts : places)
                place += std::exchange(counts[k], place);
            m_ends[k] = place;
        }
        m_entries.resize(place);
        inParallel(boxes.size(), partSize, [&](std::size_t from, std::size_t to) {
            std::vector<std::size_t> &next = places[from / partSize];
            for (std::size_t i = from; i < to; ++i) {
                for (std::size_t k = strip[i][0]; k <= strip[i][1]; ++k)
                    m_entries[next[k]++] = {boxes[i].min, boxes[i].max, quint32(i)};
            }
        });
    }

    std::span<Entry> operator[](std::size_t i)
    {
        const std::size_t begin = i == 0 ? 0 : m_ends[i - 1];
        return std::span(m_entries).subspan(begin, m_ends[i] - begin);
    }

private:
    std::vector<std::size_t> m_ends;
    std::vector<Entry> m_entries;
};

std::vector<Entry> entriesIn(std::span<const Aabb2> boxes, const Region &region)
{
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (region.meets(boxes[i]) && !boxes[i].isEmpty() && boxes[i].isFinite())
            entries.push_back({boxes[i].min, boxes[i].max, quint32(i)});
    }
    return entries;
}

Region regionOf(const BoxStrips &strips, std::size_t i)
{
    Region region;
    region.from[strips.axis] = strips.begin(i);
    region.to[strips.axis] = strips.ends[i];
    return region;
}

bool findPairs(std::span<Entry> entries, const Region &region, const BoxStrips &strips,
               const std::function<bool(std::span<const IndexPair>)> &visit)
{
    PairFinder finder(entries, region, visit);
    return strips.isSwept ? finder.findBySweep(1 - strips.axis) : finder.find();
}

} // namespace

bool visitOverlappingPairs(std::span<const Aabb2> boxes, const std::function<bool(std::span<const IndexPair>)> &visit)
{
    const BoxStrips strips = boxes.size() < manyBoxes ? BoxStrips() : chooseStrips(boxes);
    if (strips.size() == 0) {
        std::vector<Entry> entries = entriesIn(boxes, {});
        return findPairs(entries, {}, strips, visit);
    }
    StripEntries entries(boxes, strips);
    // Several threads find the pairs, which are then reported in order. Strips with too many pairs are searched
    // again.
    std::vector<std::vector<IndexPair>> found(strips.size());
    std::vector<char> isAll(strips.size());
    inParallel(strips.size(), 1, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const auto keep = [&kept = found[i], most = mostKept / strips.size()](std::span<const IndexPair> pairs) {
                kept.insert(kept.end(), pairs.begin(), pairs.end());
                return kept.size() <= most;
            };
            isAll[i] = findPairs(entries[i], regionOf(strips, i), strips, keep);
        }
    });
    for (std::size_t i = 0; i < strips.size(); ++i) {
        if (isAll[i]) {
            if (!found[i].empty() && !visit(found[i]))
                return false;
        } else {
            std::vector<Entry> own = entriesIn(boxes, regionOf(strips, i));
            if (!findPairs(own, regionOf(strips, i), strips, visit))
                return false;
        }
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
