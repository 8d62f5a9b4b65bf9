#pragma once

#include <QtCore/QStringList>
#include <QtGui/QColor>
#include <QtGui/QFont>

namespace Trammel {

struct Shape;

/// The lines of a text that is wrapped to a width, in units of the font's pixel size. If there are more lines than the
/// maximum, the last one ends in an ellipsis. Only the first few pages of a very long text are read.
QStringList wrappedText(const QString &text, const QFont &font, double width, double mostLines);

/// The size of texts in scene units.
inline constexpr int TextSize = 14;

/// The layout of a shape's text in the middle of its frame, in scene units.
struct ShapeText
{
    ShapeText(const Shape &shape, const QFont &face);

    QFont font;
    /// Empty if there is no room.
    QStringList lines;
    double width = 0;
    double spacing = 0;
    double ascent = 0;
    /// The top of the first line, relative to the frame's center.
    double top = 0;
};

/// A dark or a light color, whichever is readable on a background.
QColor readableOn(const QColor &background);

} // namespace Trammel
