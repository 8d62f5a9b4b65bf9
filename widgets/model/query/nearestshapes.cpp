#include "widgets/model/query/nearestshapes_p.h"

#include "widgets/model/document/documentstate_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

// The scale of the box at the start of the search, and the margin of the first step outside the box as a fraction of
// the larger side of the view.
constexpr double FirstShare = 1.0 / 32;
constexpr double FirstMargin = 1.0 / 64;

// The scale, from 0 to 1, at which an interval that is scaled about a point in it begins to touch another interval.
double shareToReach(double low, double high, double from, double otherLow, double otherHigh)
{
    if (otherHigh < from)
        return (from - otherHigh) / (from - low);
    if (otherLow > from)
        return (otherLow - from) / (high - from);
    return 0;
}

} // namespace

bool NearestShapes::isSeen(const Aabb2 &box) const
{
    const Aabb2 shown = toBox(sceneToView.mapRect(toRect(box)));
    const auto size = shown.size();
    return shown.overlaps(toBox(view)) && std::max(size[0], size[1]) >= leastSize;
}

// For a box that meets the search box, the scale from 0 to 1 at which the search box begins to touch it. For any other
// box, 1 plus the larger of the distances along x and y.
double NearestShapes::remoteness(const Aabb2 &box) const
{
    double away = 0, share = 0;
    for (const std::size_t i : {0u, 1u})
        away = std::max({away, box.min[i] - around.max[i], around.min[i] - box.max[i]});
    if (away > 0)
        return 1 + away;
    const std::array<double, 2> start{from.x(), from.y()};
    for (const std::size_t i : {0u, 1u})
        share = std::max(share, shareToReach(around.min[i], around.max[i], start[i], box.min[i], box.max[i]));
    return share;
}

Aabb2 NearestShapes::boxAt(double remoteness) const
{
    if (remoteness >= 1)
        return around.expanded(remoteness - 1);
    Aabb2 box;
    const std::array<double, 2> start{from.x(), from.y()};
    for (const std::size_t i : {0u, 1u}) {
        box.min[i] = start[i] + remoteness * (around.min[i] - start[i]);
        box.max[i] = start[i] + remoteness * (around.max[i] - start[i]);
    }
    return box;
}

ShapeIds NearestShapes::in(const Document &document) const
{
    if (around.isEmpty() || view.isEmpty() || !sceneToView.isInvertible())
        return {};
    document.d->finishRoutes();
    const DocumentState &state = *document.d;
    const Aabb2 seen = toBox(sceneToView.inverted().mapRect(view));
    const double firstMargin = FirstMargin * std::max(seen.size()[0], seen.size()[1]);

    std::vector<std::pair<double, quint32>> found;
    double reached = FirstShare;
    for (bool isDone = false; !isDone;) {
        const Aabb2 box = boxAt(reached);
        int lookedAt = 0;
        found.clear();
        state.index.visit(box.intersected(seen), [&](quint32 value, const Aabb2 &bounds) {
            ++lookedAt;
            const ShapeId id(value);
            if (state.visible.contains(id) && !(without && without->contains(id)) && isSeen(bounds))
                found.emplace_back(remoteness(bounds), value);
        });
        isDone = int(found.size()) >= most || lookedAt >= MostLookedAt || box.contains(seen) || !std::isfinite(reached);
        reached = reached < 1 ? 2 * reached : reached == 1 ? 1 + firstMargin : 1 + 2 * (reached - 1);
    }
    const auto end = found.begin() + std::min(std::ptrdiff_t(most), std::ptrdiff_t(found.size()));
    std::partial_sort(found.begin(), end, found.end());
    ShapeIds ids;
    for (auto it = found.begin(); it != end; ++it)
        ids.append(ShapeId(it->second));
    return ids;
}

} // namespace Trammel
