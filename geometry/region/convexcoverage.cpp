#include "geometry/pairs/edgelines_p.h"
#include "geometry/region/linewalk_p.h"
#include "geometry/region/regioncoverage_p.h"
#include "geometry/region/shapecoverage_p.h"

// Coverage of boxes, circles, ellipses, rounded boxes and the outlines of boxes by a region.

namespace Trammel {

namespace {

/// For a shape with an area: either an edge divides the shape, or all of it is filled like the point next to its
/// center.
template <class Shape> bool areaHasPlace(const EdgeGrid &grid, const Shape &shape, bool filled)
{
    if (hasPoint(grid, centerOf(shape), filled))
        return true;
    const Vicinity vicinity = grid.vicinity(bounds(Primitive(shape)));
    Edges edges = edgesThrough(vicinity, shape);
    const auto isWithin = [&shape](QPointF point) { return isInside(point, shape); };
    if (anyLine(edges, [&](std::span<const Segment> line) { return changesAcross(line, isWithin); }))
        return true;
    return isFilled(vicinity.edges, vicinity.reference, vicinity.isReferenceFilled, PlaceBelow{centerOf(shape)})
        == filled;
}

// Boxes, and shapes without an area.

bool outlineHasPlace(const EdgeGrid &grid, const Obb &box, bool filled)
{
    const Vicinity vicinity = grid.vicinity(bounds(box));
    return lineHasPlace(vicinity, Line(cornerOf(box, -1, -1), cornerOf(box, 1, -1)), filled)
        || lineHasPlace(vicinity, Line(cornerOf(box, 1, -1), cornerOf(box, 1, 1)), filled)
        || lineHasPlace(vicinity, Line(cornerOf(box, 1, 1), cornerOf(box, -1, 1)), filled)
        || lineHasPlace(vicinity, Line(cornerOf(box, -1, 1), cornerOf(box, -1, -1)), filled);
}

/// Tests the segment or point that a box without an area is.
bool thinBoxHasPlace(const EdgeGrid &grid, const Obb &box, bool filled)
{
    const Line line(cornerOf(box, -1, -1), cornerOf(box, 1, 1));
    return line.isPoint() ? hasPoint(grid, box.center, filled) : lineHasPlace(grid.vicinity(bounds(box)), line, filled);
}

Ellipse asEllipse(const Circle &circle)
{
    return {circle.center, circle.radius, circle.radius, QPointF(1, 0)};
}

} // namespace

bool hasPlace(const EdgeGrid &grid, const Obb &box, Extent extent, bool filled)
{
    if (!hasArea(box))
        return thinBoxHasPlace(grid, Trammel::withDirection(box), filled);
    return extent == Extent::Area ? areaHasPlace(grid, box, filled) : outlineHasPlace(grid, box, filled);
}

bool hasPlace(const EdgeGrid &grid, const Circle &circle, Extent extent, bool filled)
{
    if (circle.radius == 0)
        return hasPoint(grid, circle.center, filled);
    return extent == Extent::Area ? areaHasPlace(grid, circle, filled)
                                  : roundCurveHasPlace(grid, asEllipse(circle), filled);
}

bool hasPlace(const EdgeGrid &grid, const Ellipse &ellipse, Extent extent, bool filled)
{
    if (!hasArea(ellipse))
        return thinBoxHasPlace(grid, asSegment(ellipse), filled);
    return extent == Extent::Area ? areaHasPlace(grid, ellipse, filled) : roundCurveHasPlace(grid, ellipse, filled);
}

bool hasPlace(const EdgeGrid &grid, const RoundedBox &box, Extent extent, bool filled)
{
    if (box.radius == 0)
        return hasPlace(grid, box.core, extent, filled);
    Obb core = Trammel::withDirection(box.core);
    core.halfWidth = std::abs(core.halfWidth);
    core.halfHeight = std::abs(core.halfHeight);
    const RoundedBox round{core, box.radius};
    return extent == Extent::Area ? areaHasPlace(grid, round, filled) : roundCurveHasPlace(grid, round, filled);
}

bool isFilledOnCurve(const EdgeGrid &grid, const Obb &box)
{
    return outlineHasPlace(grid, box, true);
}

bool isFilledOnCurve(const EdgeGrid &grid, const Circle &circle)
{
    return isFilledOnCurve(grid, asEllipse(circle));
}

} // namespace Trammel
