#include "widgets/view/shapetext_p.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QTextLayout>

#include <algorithm>

namespace Trammel {

namespace {

// A few pages: laying out more takes longer than a frame.
constexpr double MostCharacters = 8000;
// No readable character is narrower, as a part of the font's size.
constexpr double NarrowestCharacter = 0.2;

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

} // namespace Trammel
