#pragma once

#include "widgets/view/painting/pixels_p.h"

#include <QtCore/QSizeF>

namespace Trammel {

/// Draws a box with the given size and ink, which is the area in full color. The box is larger if the ink does not fit
/// into it, and fainter if its area exceeds the ink. The color is premultiplied. The center and the size are in pixels,
/// the size is below DotSize, and the rotation is in degrees.
void putDot(const Pixels &pixels, QPointF center, QSizeF size, double rotation, QRgb color, double ink);

} // namespace Trammel
