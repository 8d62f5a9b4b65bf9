#pragma once

#include "widgets/view/pixels/pixels_p.h"

#include <QtCore/QSizeF>

namespace Trammel {

/// Draws a box of the given size. ink is the area in square pixels that the shape covers, raised to LeastDot. If the
/// box is smaller, it is enlarged to this area. If it is larger, its opacity is reduced in proportion. The color is
/// premultiplied. The center and the size are in pixels, the size is below DotSize, and the rotation is in degrees. For
/// the benchmark row "first picture of everything", which takes four times as long without dots.
void putDot(const Pixels &pixels, QPointF center, QSizeF size, double rotation, QRgb color, double ink);

} // namespace Trammel
