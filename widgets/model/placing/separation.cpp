#include <trammel/separation.h>

#include "widgets/model/placing/leastmoves_p.h"
#include "widgets/model/placing/placing_p.h"
#include "widgets/model/placing/placingscene_p.h"
#include "widgets/model/placing/relaxation_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/geometry/spatialindex.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

constexpr std::size_t FewUnits = 5;

/// The movable units that are connected by overlaps, in lists. Each unit of another list overlaps only units that do
/// not move, or none.
std::vector<std::vector<std::size_t>> clustersOf(const PlacingScene &scene, const std::vector<IndexPair> &overlaps)
{
    std::vector<std::size_t> cluster(scene.count());
    std::vector<bool> isOverlapping(scene.count(), false);
    for (std::size_t i = 0; i < cluster.size(); ++i)
        cluster[i] = i;
    const auto rootOf = [&cluster](std::size_t unit) {
        while (cluster[unit] != unit)
            unit = cluster[unit] = cluster[cluster[unit]];
        return unit;
    };
    for (IndexPair pair : overlaps) {
        isOverlapping[pair.first] = isOverlapping[pair.second] = true;
        if (!scene.units[pair.first].isFixed && !scene.units[pair.second].isFixed)
            cluster[std::max(rootOf(pair.first), rootOf(pair.second))] =
                std::min(rootOf(pair.first), rootOf(pair.second));
    }
    std::vector<std::vector<std::size_t>> clusters(scene.count());
    for (std::size_t unit = 0; unit < scene.count(); ++unit) {
        if (isOverlapping[unit] && !scene.units[unit].isFixed)
            clusters[rootOf(unit)].push_back(unit);
    }
    std::erase_if(clusters, [](const auto &units) { return units.empty(); });
    return clusters;
}

std::vector<IndexPair> overlapsIn(const PlacingScene &scene)
{
    std::vector<IndexPair> overlaps;
    visitOverlappingPairs(scene.boxes(), [&](std::span<const IndexPair> pairs) {
        for (IndexPair pair : pairs) {
            if ((!scene.units[pair.first].isFixed || !scene.units[pair.second].isFixed)
                && scene.isOverlapping(pair.first, pair.second))
                overlaps.push_back(pair);
        }
        return true;
    });
    std::sort(overlaps.begin(), overlaps.end());
    return overlaps;
}

/// Separates the clusters of few units. Returns whether all overlaps are gone.
bool separateFew(PlacingScene &scene, const std::vector<std::vector<std::size_t>> &clusters)
{
    std::vector<SpatialIndex::Entry> entries;
    for (std::size_t i = 0; i < scene.count(); ++i)
        entries.push_back({quint32(i), scene.units[i].movedBox()});
    SpatialIndex index;
    index.build(entries);
    bool isDone = true;
    // A large cluster takes most of the time anyway.
    const bool isOnlyFew =
        std::all_of(clusters.begin(), clusters.end(), [](const auto &cluster) { return cluster.size() <= FewUnits; });
    int total = isOnlyFew ? 10'000 : 2000;
    for (const std::vector<std::size_t> &cluster : clusters) {
        if (cluster.size() > FewUnits) {
            isDone = false;
            continue;
        }
        Aabb2 box;
        double reach = 0;
        for (std::size_t unit : cluster) {
            box = box.united(scene.units[unit].movedBox());
            reach += scene.units[unit].box.size()[0] + scene.units[unit].box.size()[1];
        }
        std::vector<std::size_t> others;
        for (quint32 other : index.query(box.expanded(reach))) {
            if (std::find(cluster.begin(), cluster.end(), other) == cluster.end())
                others.push_back(other);
        }
        std::sort(others.begin(), others.end());
        int budget = std::min(total, others.size() > 100 || !isOnlyFew ? 200 : 2400);
        total -= budget;
        isDone = leastMoves(scene, cluster, others, budget).has_value() && isDone;
        total += std::max(budget, 0);
        for (std::size_t unit : cluster)
            index.insert(quint32(unit), scene.units[unit].movedBox());
    }
    return isDone;
}

} // namespace

PlacingResult separate(Document &document, const ShapeUnits &units, double clearance, const PlacingProgress &progress)
{
    if (const QString error = clearanceError(clearance); !error.isEmpty())
        return {{}, error};
    PlacingScene scene(document, units, clearance);
    bool isCanceled = false;
    const PlacingProgress isGoingOn = [&](double done) {
        isCanceled = isCanceled || (progress && !progress(done));
        return !isCanceled;
    };
    if (!isGoingOn(0))
        return PlacingResult{{}, {}, true};
    const std::vector<std::vector<std::size_t>> heaps = heapsOf(scene);
    const std::size_t mostPairs = 60 * scene.count() + 100'000;
    scene.findFloors(mostPairs, heaps);
    bool isDone = false;
    if (heaps.empty()) {
        const std::vector<IndexPair> overlaps = overlapsIn(scene);
        if (overlaps.empty())
            return {};
        isDone = separateFew(scene, clustersOf(scene, overlaps));
    }
    if (!isDone) {
        for (const std::vector<std::size_t> &heap : heaps)
            spread(scene, heap);
        isDone = relax(scene, Floors::Kept, isGoingOn);
        if (!isDone && !isCanceled && scene.hasFloors())
            isDone = moveOut(scene, Floors::Kept, isGoingOn) && relax(scene, Floors::Left, isGoingOn);
        if (!isDone && !isCanceled)
            moveOut(scene, Floors::Left, isGoingOn);
        if (isCanceled || !moveBack(scene, isGoingOn))
            return PlacingResult{{}, {}, true};
    }
    std::vector<UnitMove> moves;
    for (const PlacingUnit &unit : scene.units) {
        if (!unit.isFixed)
            moves.push_back({unit.ids, unit.offset, 0, {}});
    }
    return place(document, moves, Text::tr("Separate"));
}

} // namespace Trammel
