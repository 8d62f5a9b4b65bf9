#pragma once

#include <QtGui/QIcon>

/// An icon from an SVG file drawn in black (#000). It is painted in the text color of the application's palette, so
/// that it suits light and dark colors. Null if the file cannot be read.
QIcon tintedIcon(const QString &fileName);
