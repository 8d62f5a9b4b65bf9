#include "widgets/view/painting/textcolor_p.h"

#include "widgets/view/painting/colors_p.h"
#include <trammel/shape.h>

#include <algorithm>

namespace Trammel {

namespace {

// Darker lines are hard to see on a dark background.
constexpr int DarkestLine = 120;
// In HSL. Lines of this lightness are visible on dark and on light backgrounds.
constexpr float MiddleLightness = 0.62f;

} // namespace

QColor readableOn(const QColor &background)
{
    const int brightness = qGray(background.rgb());
    return brightness > 140 ? QColor(0x20, 0x20, 0x20) : QColor(0xf5, 0xf5, 0xf5);
}

QColor seenColor(const QColor &color, bool isDark)
{
    if (!isDark || !color.isValid() || qGray(color.rgb()) >= DarkestLine)
        return color;
    return QColor::fromHslF(std::max(0.0f, color.hslHueF()), color.hslSaturationF(), MiddleLightness, color.alphaF());
}

QColor textColor(const Shape &shape, const QColor &fill, const QPalette &palette)
{
    const QColor &color = shape.textStyle->color;
    if (!color.isValid())
        return fill.isValid() ? readableOn(fill) : palette.color(QPalette::Text);
    return fill.isValid() ? color : seenColor(color, isDark(palette));
}

} // namespace Trammel
