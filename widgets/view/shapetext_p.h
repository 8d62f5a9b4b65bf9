#pragma once

#include <QtCore/QStringList>
#include <QtGui/QColor>
#include <QtGui/QFont>

namespace Trammel {

struct Shape;

/// The lines that a text fills in a width; the last one of too many ends in an ellipsis. Of an endless
/// text only as much is read as people would.
QStringList wrappedText(const QString &text, const QFont &font, double width, double mostLines);

/// The size of texts in scene units.
inline constexpr int TextSize = 14;

/// A shape's text as it stands in the middle of its frame, in scene units.
struct ShapeText
{
    ShapeText(const Shape &shape, const QFont &face);

    QFont font;
    /// None where there is no room.
    QStringList lines;
    double width = 0;
    double spacing = 0;
    double ascent = 0;
    /// Of the first line, from the frame's centre.
    double top = 0;
};

/// Dark or light, whichever is read on a background.
QColor readableOn(const QColor &background);

} // namespace Trammel
