#include "widgets/view/painting/shapetext_p.h"

#include <trammel/shape.h>

#include <QtGui/QFontMetricsF>
#include <QtGui/QTextLayout>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// A few pages: laying out more takes longer than a frame.
constexpr double MostCharacters = 8000;
// No readable character is narrower, relative to the font's size.
constexpr double NarrowestCharacter = 0.2;
constexpr double TextPadding = 4;

} // namespace

QStringList wrappedText(const QString &text, const QFont &font, double width, double mostLines)
{
    const double perLine = width / (NarrowestCharacter * font.pixelSize()) + 1;
    const double most = std::min(MostCharacters, perLine * (mostLines + 1));
    QString broken = text.left(qsizetype(most) + 1);
    broken.replace(QLatin1Char('\n'), QChar::LineSeparator);
    const bool isLong = broken.size() < text.size();
    QTextLayout layout(broken, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const qsizetype end = line.textStart() + line.textLength();
        const bool isLast = double(lines.size() + 1) >= mostLines;
        const bool isCut = end < broken.size() ? isLast : isLong;
        const QString rest = broken.mid(line.textStart(), isCut ? -1 : line.textLength());
        if (isCut)
            lines.append(QFontMetricsF(font).elidedText(end < broken.size() ? rest : rest + QChar(0x2026),
                                                        Qt::ElideRight, width));
        else
            lines.append(rest.trimmed());
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

ShapeText::ShapeText(const Shape &shape, const QFont &face) : font(face)
{
    const QSizeF room(shape.size.width() - 2 * TextPadding, shape.size.height() - TextPadding);
    font.setPixelSize(TextSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    // A line that extends a little beyond the shape is better than none.
    if (room.width() < TextSize || room.height() < 0.6 * TextSize)
        return;
    const QFontMetricsF metrics(font);
    width = room.width();
    spacing = metrics.lineSpacing();
    ascent = metrics.ascent();
    lines = wrappedText(shape.text, font, width, std::max(1.0, std::floor(room.height() / spacing)));
    top = -double(lines.size()) * spacing / 2;
}

QColor readableOn(const QColor &background)
{
    const int brightness = qGray(background.rgb());
    return brightness > 140 ? QColor(0x20, 0x20, 0x20) : QColor(0xf5, 0xf5, 0xf5);
}

} // namespace Trammel
