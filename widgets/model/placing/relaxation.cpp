#include "widgets/model/placing/relaxation_p.h"

#include <trammel/geometry/spatialindex.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace Trammel {

namespace {

bool isCanceled(const PlacingProgress &progress, double done)
{
    return progress && !progress(done);
}

} // namespace

namespace {

/// Distributes units over a rectangle: halves the units by their order along its longer side, and the rectangle by
/// their areas, until one is left in each part.
class Spread
{
public:
    Spread(PlacingScene &scene, std::vector<std::size_t> units) : m_scene(scene), m_units(std::move(units)) { }

    void run()
    {
        QPointF middle;
        double area = 0;
        for (std::size_t unit : m_units) {
            middle += centerOf(unit) / double(m_units.size());
            area += areaOf(unit);
        }
        const double side = std::sqrt(area);
        spread(0, m_units.size(), QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side));
    }

private:
    QPointF centerOf(std::size_t unit) const
    {
        const auto center = m_scene.units[unit].movedBox().center();
        return {center[0], center[1]};
    }

    /// The area that is left for a unit, with some space around it.
    double areaOf(std::size_t unit) const
    {
        const auto [width, height] = m_scene.units[unit].box.size();
        constexpr double room = 1.2;
        return std::max(width * height, 0.1 * (width * width + height * height)) * room;
    }

    void spread(std::size_t begin, std::size_t end, const QRectF &room)
    {
        if (end - begin == 1) {
            m_scene.units[m_units[begin]].offset += room.center() - centerOf(m_units[begin]);
            return;
        }
        const bool isWide = room.width() >= room.height();
        const auto first = m_units.begin() + std::ptrdiff_t(begin), last = m_units.begin() + std::ptrdiff_t(end);
        const std::size_t half = (begin + end) / 2;
        std::nth_element(first, m_units.begin() + std::ptrdiff_t(half), last, [&](std::size_t a, std::size_t b) {
            const QPointF pointA = centerOf(a), pointB = centerOf(b);
            const double alongA = isWide ? pointA.x() : pointA.y(), alongB = isWide ? pointB.x() : pointB.y();
            return std::pair(alongA, a) < std::pair(alongB, b);
        });
        double before = 0, all = 0;
        for (std::size_t i = begin; i < end; ++i) {
            const double area = areaOf(m_units[i]);
            all += area;
            before += i < half ? area : 0;
        }
        const double share = all > 0 ? before / all : 0.5;
        QRectF firstRoom = room, secondRoom = room;
        if (isWide) {
            firstRoom.setWidth(room.width() * share);
            secondRoom.setLeft(firstRoom.right());
        } else {
            firstRoom.setHeight(room.height() * share);
            secondRoom.setTop(firstRoom.bottom());
        }
        spread(begin, half, firstRoom);
        spread(half, end, secondRoom);
    }

    PlacingScene &m_scene;
    std::vector<std::size_t> m_units;
};

} // namespace

std::vector<std::vector<std::size_t>> heapsOf(const PlacingScene &scene)
{
    const std::vector<Aabb2> boxes = scene.boxes();
    std::vector<double> sizes;
    for (const Aabb2 &box : boxes)
        sizes.push_back(box.size()[0] + box.size()[1]);
    constexpr int many = 100;
    constexpr std::size_t mostPairs = 100'000'000;
    std::vector<int> meetings(boxes.size(), 0);
    std::vector<std::size_t> heap(boxes.size());
    for (std::size_t i = 0; i < heap.size(); ++i)
        heap[i] = i;
    const auto rootOf = [&heap](std::size_t unit) {
        while (heap[unit] != unit)
            unit = heap[unit] = heap[heap[unit]];
        return unit;
    };
    const auto visit = [&](const auto &call) {
        std::size_t count = 0;
        visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
            for (IndexPair pair : pairs) {
                if (sizes[pair.first] < 3 * sizes[pair.second] && sizes[pair.second] < 3 * sizes[pair.first])
                    call(pair.first, pair.second);
            }
            return (count += pairs.size()) < mostPairs;
        });
    };
    visit([&](quint32 first, quint32 second) {
        ++meetings[first];
        ++meetings[second];
    });
    const auto isHeaped = [&](std::size_t unit) { return !scene.units[unit].isFixed && meetings[unit] > many; };
    visit([&](quint32 first, quint32 second) {
        if (isHeaped(first) && isHeaped(second))
            heap[std::max(rootOf(first), rootOf(second))] = std::min(rootOf(first), rootOf(second));
    });
    std::vector<std::vector<std::size_t>> heaps(boxes.size());
    for (std::size_t unit = 0; unit < boxes.size(); ++unit) {
        if (isHeaped(unit))
            heaps[rootOf(unit)].push_back(unit);
    }
    std::erase_if(heaps, [](const auto &units) { return units.size() < 2; });
    return heaps;
}

void spread(PlacingScene &scene, std::vector<std::size_t> heap)
{
    Spread(scene, std::move(heap)).run();
}

namespace {

class Relaxation
{
public:
    Relaxation(PlacingScene &scene, Floors floors)
        : m_scene(scene), m_floors(floors), m_typicalSize(scene.typicalSize()), m_margin(0.1 * m_typicalSize),
          m_versions(scene.count(), 0), m_listed(scene.count())
    {
    }

    bool run(const PlacingProgress &progress)
    {
        constexpr int mostRounds = 2000;
        constexpr int patience = 200;
        std::size_t first = 0, fewest = m_scene.count() * m_scene.count();
        int roundOfFewest = 0;
        for (int round = 0; round < mostRounds && round < roundOfFewest + patience; ++round) {
            if (!isListed() && !list())
                return false;
            if (round == 0)
                m_isExact = isFew(overlapCount());
            m_extra = 0.0003 * m_typicalSize * std::min(round / 10, 20);
            const std::size_t overlaps = step(round % 2 != 0);
            if (overlaps == 0)
                return true;
            if (round == 0)
                first = overlaps;
            if (overlaps < fewest) {
                fewest = overlaps;
                roundOfFewest = round;
            }
            m_isExact = isFew(overlaps);
            if (isCanceled(progress, 0.9 * (1 - double(std::min(overlaps, first)) / double(first))))
                return false;
        }
        return false;
    }

private:
    struct Pair
    {
        quint32 first;
        quint32 second;
        bool isFloor;
        /// The versions of both units at which they did not overlap.
        quint32 firstFree = ~0u;
        quint32 secondFree = ~0u;
    };

    /// Exact moves are shorter, but slow to compute. They are used while few overlaps are left.
    bool isFew(std::size_t overlaps) const { return overlaps < m_scene.count() / 20 + 20; }

    std::size_t overlapCount() const
    {
        return std::size_t(std::count_if(m_pairs.begin(), m_pairs.end(), [this](const Pair &pair) {
            return m_scene.quickOverlap(pair.first, pair.second).has_value();
        }));
    }

    bool isListed() const
    {
        for (std::size_t i = 0; i < m_listed.size(); ++i) {
            const QPointF moved = m_scene.units[i].offset - m_listed[i];
            if (!m_isComplete || std::abs(moved.x()) > m_margin || std::abs(moved.y()) > m_margin)
                return false;
        }
        return true;
    }

    /// Lists all pairs that can overlap as long as no unit moves by more than the margin. Pairs that follow each other
    /// are near each other, row by row, so that their areas stay in the processor's cache.
    bool list()
    {
        std::vector<Aabb2> boxes = m_scene.boxes();
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            boxes[i] = boxes[i].expanded(m_margin);
            m_listed[i] = m_scene.units[i].offset;
        }
        OverlappingPairs found = overlappingPairs(boxes);
        if (!found.isComplete)
            return false;
        const double rowHeight = std::max(3 * m_typicalSize, std::numeric_limits<double>::min());
        const auto place = [&](quint32 unit) {
            return std::tuple(std::floor(boxes[unit].min[1] / rowHeight), boxes[unit].min[0], unit);
        };
        std::sort(found.pairs.begin(), found.pairs.end(), [&](IndexPair a, IndexPair b) {
            return a.first == b.first ? a.second < b.second : place(a.first) < place(b.first);
        });
        m_pairs.clear();
        for (IndexPair pair : found.pairs) {
            if (!m_scene.units[pair.first].isFixed || !m_scene.units[pair.second].isFixed)
                m_pairs.push_back({pair.first, pair.second, m_scene.hasFloor(pair.first, pair.second)});
        }
        m_isComplete = true;
        return true;
    }

    std::size_t step(bool isBackward)
    {
        std::size_t overlaps = 0;
        for (std::size_t i = 0; i < m_pairs.size(); ++i) {
            Pair &pair = m_pairs[isBackward ? m_pairs.size() - 1 - i : i];
            if (pair.firstFree == m_versions[pair.first] && pair.secondFree == m_versions[pair.second])
                continue;
            if (separate(pair))
                ++overlaps;
        }
        return overlaps;
    }

    bool separate(Pair &pair)
    {
        PlacingUnit &first = m_scene.units[pair.first], &second = m_scene.units[pair.second];
        const bool canMeet = first.movedBox().overlaps(second.movedBox(), Reading::Open)
            || (pair.isFloor && m_scene.hasFloor(pair.first, pair.second));
        std::optional<Contact> contact = canMeet ? m_scene.quickOverlap(pair.first, pair.second) : std::nullopt;
        if (contact && m_isExact)
            contact = m_scene.overlap(pair.first, pair.second);
        if (!contact || contact->depth <= PlacingScene::LeastDepth) {
            pair.firstFree = m_versions[pair.first];
            pair.secondFree = m_versions[pair.second];
            return false;
        }
        const double share = m_scene.shareOfSecond(pair.first, pair.second);
        if (pair.isFloor && m_floors == Floors::Left)
            m_scene.countFloorMove(pair.first, pair.second);
        const QPointF move = contact->normal * (contact->depth + first.slack() + second.slack() + m_extra);
        if (share < 1) {
            first.offset -= move * (1 - share);
            ++m_versions[pair.first];
        }
        if (share > 0) {
            second.offset += move * share;
            ++m_versions[pair.second];
        }
        return true;
    }

    PlacingScene &m_scene;
    Floors m_floors;
    double m_typicalSize;
    double m_margin;
    /// The distance by which units are moved apart in addition, which grows while rounds pass.
    double m_extra = 0;
    bool m_isExact = false;
    bool m_isComplete = false;
    std::vector<quint32> m_versions;
    std::vector<Pair> m_pairs;
    std::vector<QPointF> m_listed;
};

SpatialIndex indexOf(const PlacingScene &scene)
{
    std::vector<SpatialIndex::Entry> entries;
    for (std::size_t i = 0; i < scene.count(); ++i)
        entries.push_back({quint32(i), scene.units[i].movedBox()});
    SpatialIndex index;
    index.build(entries);
    return index;
}

std::vector<quint32> overlapsOf(const PlacingScene &scene, const SpatialIndex &index, std::size_t unit)
{
    std::vector<quint32> found = index.query(scene.units[unit].movedBox());
    std::sort(found.begin(), found.end());
    std::erase_if(found, [&](quint32 other) {
        return other == unit || !scene.quickOverlap(other, unit) || !scene.isMeeting(other, unit);
    });
    return found;
}

/// Whether a unit certainly overlaps no other one.
bool isFree(const PlacingScene &scene, const SpatialIndex &index, std::size_t unit)
{
    bool isFree = true;
    index.visit(scene.units[unit].movedBox(), [&](quint32 other, const Aabb2 &) {
        isFree = isFree && (other == unit || !scene.quickOverlap(other, unit));
    });
    return isFree;
}

} // namespace

bool relax(PlacingScene &scene, Floors floors, const PlacingProgress &progress)
{
    return Relaxation(scene, floors).run(progress);
}

bool moveOut(PlacingScene &scene, Floors floors, const PlacingProgress &progress)
{
    const std::vector<std::vector<std::size_t>> owners =
        floors == Floors::Kept ? scene.floorOwners() : std::vector<std::vector<std::size_t>>(scene.count());
    SpatialIndex index = indexOf(scene);
    // Small units are moved first, so that large ones can stay.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < scene.count(); ++i) {
        if (!scene.units[i].isFixed && (floors == Floors::Left || !owners[i].empty()))
            order.push_back(i);
    }
    const auto sizeOf = [&](std::size_t unit) {
        return scene.units[unit].box.size()[0] + scene.units[unit].box.size()[1];
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return sizeOf(a) < sizeOf(b); });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t unit = order[i];
        if (i % 16 == 0 && isCanceled(progress, 0.9 + 0.1 * double(i) / double(order.size())))
            return false;
        if (overlapsOf(scene, index, unit).empty())
            continue;
        if (floors == Floors::Left)
            scene.forgetFloors(unit);
        const auto isOnFloors = [&] {
            return std::none_of(owners[unit].begin(), owners[unit].end(),
                                [&](std::size_t owner) { return scene.overlap(owner, unit).has_value(); });
        };
        PlacingUnit &moving = scene.units[unit];
        QPointF best = moving.offset;
        // The search starts on the floors.
        constexpr int mostSteps = 4;
        for (int step = 0; step < mostSteps; ++step) {
            for (std::size_t owner : owners[unit]) {
                if (const std::optional<Contact> contact = scene.overlap(owner, unit))
                    moving.offset += contact->normal * (contact->depth + 2 * moving.slack());
            }
        }
        const QPointF start = moving.offset;
        double least = std::numeric_limits<double>::infinity();
        constexpr int directionCount = 16;
        for (int direction = 0; direction < directionCount; ++direction) {
            const QPointF axis = axisFromDegrees(direction * 360.0 / directionCount);
            moving.offset = start;
            while (length(moving.offset) < least && isOnFloors()) {
                const std::vector<quint32> overlaps = overlapsOf(scene, index, unit);
                if (overlaps.empty()) {
                    least = length(moving.offset);
                    best = moving.offset;
                    break;
                }
                double exit = 0;
                for (quint32 other : overlaps)
                    exit = std::max(exit, scene.exitDistance(unit, other, axis));
                moving.offset += axis * (exit + 4 * moving.slack());
            }
        }
        moving.offset = best;
        index.insert(quint32(unit), moving.movedBox());
    }
    return true;
}

bool moveBack(PlacingScene &scene, const PlacingProgress &progress)
{
    SpatialIndex index = indexOf(scene);
    for (std::size_t unit = 0; unit < scene.count(); ++unit) {
        PlacingUnit &moving = scene.units[unit];
        if (unit % 256 == 0 && isCanceled(progress, 0.9))
            return false;
        const QPointF offset = moving.offset;
        if (moving.isFixed || length(offset) <= 1e-6)
            continue;
        // The largest share of the way back that is free, found by trying.
        for (double share : {1.0, 0.5, 0.25, 0.125}) {
            moving.offset = offset * (1 - share);
            if (share == 1)
                moving.offset = {};
            if (isFree(scene, index, unit))
                break;
            moving.offset = offset;
        }
        index.insert(quint32(unit), moving.movedBox());
    }
    return true;
}

} // namespace Trammel
