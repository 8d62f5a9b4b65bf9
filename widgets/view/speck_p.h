#pragma once

#include "widgets/view/pixels_p.h"

#include <QtCore/QSizeF>

namespace Trammel {

/// Puts down a box of those proportions, or a larger and fainter one, with so much ink: an area of full colour. The
/// colour is premultiplied; centre and size are in pixels, the size below SpeckSize; the rotation in degrees.
void putSpeck(const Pixels &pixels, QPointF centre, QSizeF size, double rotation, QRgb colour, double ink);

} // namespace Trammel
