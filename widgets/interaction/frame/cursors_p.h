#pragma once

#include <QtGui/QCursor>

namespace Trammel {

// These cursors are drawn, because the cursors of Qt have only eight directions and include no bent arrow. Angles are
// measured clockwise on the screen, from 0 for the direction to the right, and rounded to five degrees. Cursors of the
// same angle share a pixmap.

/// An arrow with two heads along a direction.
QCursor resizeCursor(double degrees);
/// A bent arrow with two heads. The center of its arc lies in the direction opposite to the angle.
QCursor rotateCursor(double degrees);

} // namespace Trammel
