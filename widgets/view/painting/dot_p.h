#pragma once

#include "widgets/view/painting/pixels_p.h"

#include <QtCore/QSizeF>

namespace Trammel {

/// Draws a box of the given size. The ink is the area that full color would cover, in square pixels. The box is
/// enlarged if the ink does not fit into it, and drawn fainter if its area exceeds the ink. The color is premultiplied.
/// The center and the size are in pixels, the size is below DotSize, and the rotation is in degrees.
void putDot(const Pixels &pixels, QPointF center, QSizeF size, double rotation, QRgb color, double ink);

} // namespace Trammel
