#pragma once

#include "widgets/shapeeditor.h"

#include <QtGui/QIcon>

namespace Trammel {

/// The icon of an action: drawn when it is shown, at any size and pixel ratio, in the text colour that
/// the application's palette has at that time.
QIcon iconFor(ShapeEditor::Action action);

} // namespace Trammel
