#pragma once

#include "widgets/interaction/vertices/vertexoutline_p.h"

namespace Trammel {

/// Two edges of an outline, by number, that meet between their ends.
struct OutlineCrossing
{
    qsizetype first = 0;
    qsizetype second = 0;
    /// The crossing point, rounded; for edges that overlap, the middle of the common part.
    QPointF place;
};

/// Limits that keep drags responsive. Outlines with more points than MostSearchedPoints show only one crossing, and
/// those with more than MostCheckedPoints show none.
inline constexpr qsizetype MostSearchedPoints = 10'000;
inline constexpr qsizetype MostCheckedPoints = 100'000;
inline constexpr qsizetype MostCrossings = 100;

/// The crossings of the rings of a polygon with themselves and with each other, at most MostCrossings. Rings that touch
/// at a point do not cross. Empty for a polyline, which may cross itself, and for an outline with more than
/// MostCheckedPoints points. The test for crossings is exact; only the positions are rounded.
QList<OutlineCrossing> crossingsOf(const VertexOutline &outline);

} // namespace Trammel
