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

/// The color of selection, handles and hovering. It is lighter in dark palettes, since the highlight color of many
/// themes is too dark for them.
inline QColor selectionColor(const QPalette &palette)
{
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    return isDark(palette) && highlight.lightness() < 120 ? highlight.lighter(150) : highlight;
}

/// The color of the shape under the pointer. It is fainter than that of the selection.
inline QColor hoverColor(const QPalette &palette)
{
    return withAlpha(selectionColor(palette), 0.6);
}

/// The color of errors in an outline. It is lighter in dark palettes.
inline QColor warningColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0x7a, 0x59) : QColor(0xd9, 0x30, 0x1c);
}

/// The color of guides. It is lighter in dark palettes.
inline QColor guideColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0x6a, 0xb0) : QColor(0xe6, 0x1e, 0x78);
}

/// The color of the rubber band, as in CAD: green for touching, blue for enclosing.
inline QColor bandColor(bool isTouch, const QPalette &palette)
{
    if (isTouch)
        return isDark(palette) ? QColor(0x5f, 0xd0, 0x7a) : QColor(0x1f, 0x9d, 0x45);
    return isDark(palette) ? QColor(0x6c, 0xae, 0xff) : QColor(0x1c, 0x6f, 0xdc);
}

} // namespace Trammel
