#pragma once

#include <QtGui/QCursor>

namespace Trammel {

// Drawn, as Qt's own know eight directions and none that is bent. Angles are those on the screen, clockwise, to the
// nearest five degrees; cursors of one angle share their picture.

/// An arrow with two heads, along a direction.
QCursor resizeCursor(double degrees);
/// An arrow with two heads, bent around what lies in the direction opposite to this one.
QCursor rotateCursor(double degrees);

} // namespace Trammel
