#pragma once

#include <QtGui/QColor>
#include <QtGui/QPalette>

namespace Trammel {

/// The width of selection outlines, and their distance from the line of the shape, in view pixels.
inline constexpr double SelectionWidth = 1.5;
inline constexpr double SelectionGap = 0.5;

/// Whether a palette is dark. The colors below, of everything that is not part of the drawing, depend on this.
inline bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

inline QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(float(alpha));
    return color;
}

/// The contrast of two opaque colors by their luminance, from 1 to 21, as the guidelines for accessible contents define
/// it, with a simpler gamma.
inline double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &color) {
        const double red = color.redF(), green = color.greenF(), blue = color.blueF();
        return 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue + 0.05;
    };
    const double first = luminance(a), second = luminance(b);
    return first > second ? first / second : second / first;
}

/// The color, mixed with that of texts as far as it needs to be seen on the Base of the palette. High-contrast themes
/// have other bases than black and white.
inline QColor seenOnBase(const QColor &color, const QPalette &palette)
{
    constexpr double least = 3;
    constexpr int steps = 4;
    const QColor base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
    QColor seen = color;
    for (int i = 1; i <= steps && contrast(seen, base) < least; ++i) {
        const auto mixed = [&](int from, int to) { return from + (to - from) * i / steps; };
        seen = QColor(mixed(color.red(), text.red()), mixed(color.green(), text.green()),
                      mixed(color.blue(), text.blue()));
    }
    return seen;
}

/// The color of selection, handles and hovering. It is lighter in dark palettes, since the highlight color of many
/// themes is too dark for them.
inline QColor selectionColor(const QPalette &palette)
{
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    return seenOnBase(isDark(palette) && highlight.lightness() < 120 ? highlight.lighter(150) : highlight, palette);
}

/// The color of the shape under the pointer. It is fainter than that of the selection.
inline QColor hoverColor(const QPalette &palette)
{
    return withAlpha(selectionColor(palette), 0.6);
}

/// The color of errors in an outline. It is lighter in dark palettes.
inline QColor warningColor(const QPalette &palette)
{
    return seenOnBase(isDark(palette) ? QColor(0xff, 0x7a, 0x59) : QColor(0xd9, 0x30, 0x1c), palette);
}

/// The color of guides. It is lighter in dark palettes.
inline QColor guideColor(const QPalette &palette)
{
    return seenOnBase(isDark(palette) ? QColor(0xff, 0x6a, 0xb0) : QColor(0xe6, 0x1e, 0x78), palette);
}

/// The color of the rubber band, as in CAD: green for touching, blue for enclosing.
inline QColor bandColor(bool isTouch, const QPalette &palette)
{
    if (isTouch)
        return seenOnBase(isDark(palette) ? QColor(0x5f, 0xd0, 0x7a) : QColor(0x1f, 0x9d, 0x45), palette);
    return seenOnBase(isDark(palette) ? QColor(0x6c, 0xae, 0xff) : QColor(0x1c, 0x6f, 0xdc), palette);
}

} // namespace Trammel
