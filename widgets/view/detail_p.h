#pragma once

#include "widgets/model/shape.h"

namespace Trammel {

/// What is too small to be told apart, in pixels of the device.

/// A shape that is smaller all around is a box of the same area.
inline constexpr double SpeckSize = 3;
/// A line thinner than this is mixed into the colour of what it surrounds.
inline constexpr double MixedLine = 0.2;
/// A line with nothing inside, and a shape, never fade further than to this share of a pixel.
inline constexpr double LeastInk = 0.35;
inline constexpr double LeastSpeck = 0.15;
/// Texts of a smaller size are left out.
inline constexpr double LeastText = 5;
/// Dashes of a thinner line run together.
inline constexpr double LeastDashedLine = 0.5;
/// Nor are there dashes where a line runs across its own frame more often.
inline constexpr double MostDashedCrossings = 50;
/// The share of a dashed line that is drawn, more or less.
inline constexpr double DashShare = 0.6;

} // namespace Trammel
