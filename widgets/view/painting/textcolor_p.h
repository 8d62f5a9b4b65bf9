#pragma once

#include <QtGui/QColor>

QT_BEGIN_NAMESPACE
class QPalette;
QT_END_NAMESPACE

namespace Trammel {

struct Shape;

/// A dark or a light color, whichever is readable on a background.
QColor readableOn(const QColor &background);

/// The color in which a line or a text without a fill behind it is shown. In a dark palette, a dark color is lightened.
QColor seenColor(const QColor &color, bool isDark);

/// The color of the text of a shape, which is shown with the given fill; an invalid fill for none.
QColor textColor(const Shape &shape, const QColor &fill, const QPalette &palette);

} // namespace Trammel
