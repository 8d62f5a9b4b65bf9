#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// The limits of visible detail, in device pixels.

/// A shape smaller than this in both directions is drawn as a box of the same area.
inline constexpr double DotSize = 3;
/// Closer points of a line are skipped, since they define no direction.
inline constexpr double LeastStep = 1e-5;
/// A line thinner than this is mixed into the fill of its shape.
inline constexpr double MixedLine = 0.2;
/// The minimum opacity of a line of an unfilled shape that is thinner than a pixel, relative to its color.
inline constexpr double LeastInk = 0.35;
/// The minimum area of a dot, in square pixels at the opacity of its color.
inline constexpr double LeastDot = 0.15;
/// Heads of lines of a smaller size are not drawn.
inline constexpr double LeastHead = 2;
/// Texts of a smaller size are not drawn.
inline constexpr double LeastText = 5;
/// A thinner dashed line is drawn solid.
inline constexpr double LeastDashedLine = 0.5;
/// A dashed line with a shorter period is drawn solid, too.
inline constexpr double LeastDashPeriod = 1.5;
/// A dashed line that crosses its own frame more often than this is drawn solid, too.
inline constexpr double MostDashedCrossings = 50;
/// The approximate share of a dashed line that is covered by dashes.
inline constexpr double DashShare = 0.6;

} // namespace Trammel
