#pragma once

#include <QtGui/QIcon>

namespace Trammel {

/// The icons of the classes in the widget box.
QIcon shapeEditorIcon();
QIcon toolPaletteIcon();
QIcon shapeInspectorIcon();
QIcon shapeListIcon();
QIcon shapePaletteIcon();
QIcon minimapIcon();

} // namespace Trammel
