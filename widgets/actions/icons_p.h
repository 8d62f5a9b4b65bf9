#pragma once

#include <trammel/shapeeditor.h>

#include <QtGui/QIcon>

namespace Trammel {

/// The icon of an action. It is drawn when it is shown, at any size and pixel ratio, in the current text color of the
/// application's palette.
QIcon iconFor(ShapeEditor::Action action);

} // namespace Trammel
