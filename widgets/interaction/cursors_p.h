#pragma once

#include <QtGui/QCursor>

namespace Trammel {

/// An arrow bent around, which Qt does not have.
QCursor rotateCursor();

} // namespace Trammel
