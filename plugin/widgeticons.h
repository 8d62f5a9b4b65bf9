#pragma once

#include <QtGui/QIcon>

namespace Trammel {

/// What the widget box shows beside a class.
QIcon shapeEditorIcon();
QIcon toolPaletteIcon();
QIcon shapeInspectorIcon();
QIcon shapeListIcon();
QIcon minimapIcon();

} // namespace Trammel
