#pragma once

#include <QtGui/QColor>
#include <QtGui/QPalette>

namespace Trammel {

/// The width of selection outlines in view pixels.
inline constexpr double SelectionWidth = 1.5;

/// The colours of all that is not part of the drawing, from the palette, for light and dark.
inline bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

inline QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

/// Selection, handles and hovering. Lighter in the dark, where many themes keep a deep highlight.
inline QColor selectionColour(const QPalette &palette)
{
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    return isDark(palette) && highlight.lightness() < 120 ? highlight.lighter(150) : highlight;
}

/// What is wrong with an outline; lighter in the dark.
inline QColor warningColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0x7a, 0x59) : QColor(0xd9, 0x30, 0x1c);
}

/// Lighter in the dark.
inline QColor guideColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0x6a, 0xb0) : QColor(0xe6, 0x1e, 0x78);
}

/// As in CAD: green for touching, blue for enclosing.
inline QColor bandColour(bool isTouch, const QPalette &palette)
{
    if (isTouch)
        return isDark(palette) ? QColor(0x5f, 0xd0, 0x7a) : QColor(0x1f, 0x9d, 0x45);
    return isDark(palette) ? QColor(0x6c, 0xae, 0xff) : QColor(0x1c, 0x6f, 0xdc);
}

} // namespace Trammel
