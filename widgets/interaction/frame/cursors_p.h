#pragma once

#include <QtGui/QCursor>

namespace Trammel {

// These cursors are drawn, because the cursors of Qt have only eight directions and include no bent arrow. Angles are
// on the screen, clockwise, and rounded to five degrees. Cursors of the same angle share a pixmap.

/// An arrow with two heads along a direction.
QCursor resizeCursor(double degrees);
/// A bent arrow with two heads. The center of the bend lies in the opposite direction.
QCursor rotateCursor(double degrees);

} // namespace Trammel
