#include <trammel/geometry/triangulation.h>

#include "geometry/base/chain_p.h"
#include "geometry/triangulation/ringsplitter_p.h"
#include "geometry/triangulation/smallclipper_p.h"
#include "geometry/triangulation/sweepclipper_p.h"
#include "geometry/triangulation/sweepline_p.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

namespace {

using Error = Triangulation::Error;

/// Clips every second corner, then every second one of those left, and so on, so that the triangles are no thinner
/// than necessary.
void clipConvex(std::span<const Corner> corners, std::vector<quint32> &indices)
{
    const std::size_t count = corners.size();
    // All corners turn the same way as the first one.
    const bool isClockwise = orientation(corners[0].point, corners[1].point, corners[2].point) > 0;
    indices.resize(3 * (count - 2));
    quint32 *index = indices.data();
    for (std::size_t step = 1; step < count; step *= 2) {
        for (std::size_t i = 0; i + step < count; i += 2 * step) {
            const std::size_t after = i + 2 * step < count ? i + 2 * step : 0;
            if (after == i)
                break;
            *index++ = corners[isClockwise ? i : after].index;
            *index++ = corners[i + step].index;
            *index++ = corners[isClockwise ? after : i].index;
        }
    }
}

std::size_t clippingBytes(std::size_t cornerCount)
{
    using Sweep = SweepLine<SweepClipper, Meetings::Found>;
    return sweepOrderBytes(cornerCount) + SweepClipper::bytes(cornerCount) + Sweep::bytes(cornerCount);
}

/// False if edges meet.
template <Meetings meetings>
bool clip(std::span<Corner> corners, std::size_t ringCount, std::vector<quint32> &indices, Arena &arena)
{
    // orderAtPlaces() requires rings that are clockwise around the inside, so rings from linkedRings() are not
    // mirrored.
    const bool isMirrored = meetings == Meetings::Found && mirrorForSweep(corners);
    const std::span<quint32> order = sweepOrder(corners, arena);
    if constexpr (meetings == Meetings::AtCorners)
        orderAtPlaces(corners, order);
    indices.resize(3 * (corners.size() + 2 * ringCount));
    SweepClipper clipper(corners.size(), indices, arena);
    const bool isDone = SweepLine<SweepClipper, meetings>(corners, clipper, arena).run(order);
    indices.resize(isDone ? clipper.count() : 0);
    for (std::size_t i = 0; isMirrored && i < indices.size(); i += 3)
        std::swap(indices[i], indices[i + 1]);
    return isDone;
}

/// Splits rings that touch, then clips them. False if rings cross; the error and the crossing edges are then
/// set.
bool clipTouching(const Polygon &polygon, Thinning thinning, Triangulation &triangulation)
{
    std::vector<Corner> storage(pointCount(polygon));
    const std::span<const Corner> corners = gatherCorners(polygon, thinning, storage).corners;
    RingSplitter splitter(corners);
    std::vector<RingPart> parts;
    if (!splitter.split(parts)) {
        triangulation.error = Error::CrossingEdges;
        triangulation.crossingEdges = meetingEdges(polygon, corners, splitter.crossingEdges());
        return false;
    }
    std::vector<Corner> rings = linkedRings(corners, parts);
    Arena arena(clippingBytes(rings.size()));
    triangulation.error = rings.empty() ? Error::NoArea : Error::None;
    triangulation.crossingEdges = {};
    return clip<Meetings::AtCorners>(rings, rings.size() / 3, triangulation.indices, arena);
}

} // namespace

QString Triangulation::errorString() const
{
    switch (error) {
    case Error::None:
        break;
    case Error::TooFewPoints:
        return QCoreApplication::translate("Trammel", "the outline has fewer than three points");
    case Error::NotFinite:
        return QCoreApplication::translate("Trammel", "a coordinate is not finite");
    case Error::NoArea:
        return QCoreApplication::translate("Trammel", "the polygon has no area");
    case Error::CrossingEdges:
        return QCoreApplication::translate("Trammel", "the edges that begin at points %1 and %2 cross")
            .arg(crossingEdges[0] + 1)
            .arg(crossingEdges[1] + 1);
    }
    return {};
}

Triangulation triangulate(const Polygon &polygon)
{
    Triangulation triangulation;
    if (polygon.holes.isEmpty() && clipSmall(polygon.outline, triangulation.indices))
        return triangulation;
    const std::size_t count = pointCount(polygon);
    Arena arena(Arena::bytesFor<Corner>(count) + clippingBytes(count));
    const RingCorners rings = gatherCorners(polygon, Thinning::Straights, arena.take<Corner>(count));
    if (!rings.isFinite)
        triangulation.error = Error::NotFinite;
    else if (polygon.outline.size() < 3)
        triangulation.error = Error::TooFewPoints;
    else if (rings.corners.empty())
        triangulation.error = Error::NoArea;
    else if (rings.isConvex)
        clipConvex(rings.corners, triangulation.indices);
    // Without the points on straight lines, edges may cross where the rings only touch. The last attempt keeps
    // these points.
    else if (!clip<Meetings::Found>(rings.corners, rings.ringCount, triangulation.indices, arena)
             && !clipTouching(polygon, Thinning::Straights, triangulation))
        clipTouching(polygon, Thinning::Repeats, triangulation);
    return triangulation;
}

} // namespace Trammel
