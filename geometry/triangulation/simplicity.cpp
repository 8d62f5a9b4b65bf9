#include <trammel/geometry/simplicity.h>

#include "geometry/base/chain_p.h"
#include "geometry/triangulation/ringsplitter_p.h"
#include "geometry/triangulation/sweepline_p.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <optional>
#include <tuple>

namespace Trammel {

namespace {

using EdgePair = std::array<quint32, 2>;

/// Ignores the gaps, for a sweep that only finds edges that meet.
struct NoGaps
{
    struct Gap
    {
    };

    void start(Gap, const Corner &) { }
    void end(Gap, const Corner &) { }
    void extendBelow(Gap, const Corner &) { }
    void extendAbove(Gap, const Corner &) { }
    void split(Gap, Gap, const Corner &) { }
    void merge(Gap, Gap, const Corner &) { }
};

/// Two edges, by their first corners, that were both split at the same point.
std::optional<EdgePair> edgesCutTogether(std::span<const Corner> corners, const std::vector<RingPart> &parts)
{
    struct Cut
    {
        quint32 place;
        quint32 edge;
    };
    std::vector<Cut> cuts;
    for (const RingPart &part : parts) {
        const QPointF from = corners[part.edge].point, to = corners[corners[part.edge].next].point;
        if (!same(corners[part.left].point, isBefore(from, to) ? from : to))
            cuts.push_back({part.left, part.edge});
    }
    std::sort(cuts.begin(), cuts.end(),
              [](const Cut &a, const Cut &b) { return std::tie(a.place, a.edge) < std::tie(b.place, b.edge); });
    const auto found =
        std::adjacent_find(cuts.begin(), cuts.end(), [](const Cut &a, const Cut &b) { return a.place == b.place; });
    return found == cuts.end() ? std::nullopt : std::optional(EdgePair{found[0].edge, found[1].edge});
}

/// Two edges, by their first corners, that share a point which is an end of neither.
std::optional<EdgePair> edgesMeetingInside(std::span<const Corner> corners)
{
    RingSplitter splitter(corners);
    std::vector<RingPart> parts;
    if (!splitter.split(parts))
        return splitter.crossingEdges();
    if (const std::optional<EdgePair> found = splitter.coincidingEdges())
        return found;
    return edgesCutTogether(corners, parts);
}

} // namespace

QString Simplicity::errorString() const
{
    switch (error) {
    case Error::None:
        break;
    case Error::TooFewPoints:
        return QCoreApplication::translate("Trammel", "a ring has fewer than three points");
    case Error::NotFinite:
        return QCoreApplication::translate("Trammel", "a coordinate is not finite");
    case Error::EdgesMeet:
        return QCoreApplication::translate("Trammel", "the edges that begin at points %1 and %2 meet")
            .arg(edges[0] + 1)
            .arg(edges[1] + 1);
    }
    return {};
}

Simplicity isSimple(const Polygon &polygon, Reading reading)
{
    using Sweep = SweepLine<NoGaps, Meetings::Found>;
    const std::size_t count = pointCount(polygon);
    Arena arena(Arena::bytesFor<Corner>(count) + sweepOrderBytes(count) + Sweep::bytes(count));
    const RingCorners rings = gatherCorners(polygon, Thinning::Repeats, arena.take<Corner>(count));
    if (!rings.isFinite)
        return {Simplicity::Error::NotFinite, {}};
    if (rings.ringCount <= std::size_t(polygon.holes.size()))
        return {Simplicity::Error::TooFewPoints, {}};

    NoGaps gaps;
    Sweep sweep(rings.corners, gaps, arena);
    const bool isMirrored = mirrorForSweep(rings.corners);
    if (sweep.run(sweepOrder(rings.corners, arena)))
        return {};
    if (isMirrored)
        mirror(rings.corners);
    std::optional<EdgePair> meeting = sweep.meetingEdges();
    if (reading == Reading::Open)
        meeting = edgesMeetingInside(rings.corners);
    if (!meeting)
        return {};
    return {Simplicity::Error::EdgesMeet, meetingEdges(polygon, rings.corners, *meeting)};
}

} // namespace Trammel
