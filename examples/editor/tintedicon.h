#pragma once

#include <QtGui/QIcon>

/// An icon from an SVG file drawn in black (#000), shown in the text colour of the application's
/// palette, so that it suits light and dark colours.
QIcon tintedIcon(const QString &fileName);
