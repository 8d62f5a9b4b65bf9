#pragma once

#include <QtCore/QList>
#include <QtCore/QPointF>

#include <vector>

namespace Trammel {

/// The radius of the arc or of the gap at which a connector jumps over another one, in scene units.
inline constexpr double JumpRadius = 6;

/// A line does not jump if the bounds of more lines than this meet its own: the time would grow with their square.
inline constexpr std::size_t MostJumped = 1000;

/// A part of a line that jumps over other lines, in distances from its start.
struct LineJump
{
    double from = 0;
    double to = 0;

    friend bool operator==(const LineJump &, const LineJump &) = default;
};

/// The jumps of a line over others, in the order of the line. Jumps that would overlap are merged, so that lines on top
/// of each other count once. A line that only touches another one does not jump over it, unless a vertex meets a
/// vertex. There are no jumps within two radii of the ends, where the heads are. For lines whose bounds meet, takes
/// time proportional to the product of the numbers of points in the worst case, and little where they are far apart.
std::vector<LineJump> jumpsOver(const QList<QPointF> &line, const std::vector<QList<QPointF>> &others);

/// The line with an arc at each jump: upward, or to the left of a vertical line.
QList<QPointF> withArcs(const QList<QPointF> &line, const std::vector<LineJump> &jumps);

/// The point of a line at a distance from its start.
QPointF pointOn(const QList<QPointF> &line, double distance);

} // namespace Trammel
