#pragma once

#include "widgets/interaction/vertexoutline_p.h"

namespace Trammel {

/// Two edges of an outline that share a point in their midst, by their numbers.
struct OutlineCrossing
{
    qsizetype first = 0;
    qsizetype second = 0;
    /// Where they cross, rounded; of edges that lie upon each other the middle of what they share.
    QPointF place;
};

/// So that a drag stays smooth, outlines of more points show one crossing alone, and those of still more none.
inline constexpr qsizetype MostSearchedPoints = 10'000;
inline constexpr qsizetype MostCheckedPoints = 100'000;
inline constexpr qsizetype MostCrossings = 100;

/// Where the rings of a polygon cross themselves or each other; so many at most. Rings that touch with a point do
/// not cross, and a polyline may. Whether there are any is exact.
QList<OutlineCrossing> crossingsOf(const VertexOutline &outline);

} // namespace Trammel
