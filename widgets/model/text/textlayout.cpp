#include "widgets/model/text/textlayout_p.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textoutline_p.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QTextLayout>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// Fonts of these sizes in pixels are used as they are. Others are scaled from ReferenceSize.
constexpr int SmallestFont = 8;
constexpr int LargestFont = 200;
constexpr int ReferenceSize = 64;
// Qt's layouts are limited to about 3e7 units.
constexpr double LargestWidth = 1e6;

int fontSizeFor(double size)
{
    return size >= SmallestFont && size <= LargestFont && size == std::floor(size) ? int(size) : ReferenceSize;
}

Qt::Alignment alignmentOf(TextStyle::Horizontal horizontal)
{
    switch (horizontal) {
    case TextStyle::Horizontal::Left:
        return Qt::AlignLeft;
    case TextStyle::Horizontal::Center:
        return Qt::AlignHCenter;
    case TextStyle::Horizontal::Right:
        break;
    }
    return Qt::AlignRight;
}

QString shown(const QString &text)
{
    return text.size() > LargestShownText ? text.left(LargestShownText) + QChar(0x2026) : text;
}

} // namespace

TextMeasures::TextMeasures(const TextStyle &style, double boxWidth) : m_style(style)
{
    const int fontSize = fontSizeFor(style.size);
    unit = style.size / fontSize;
    if (!style.family.isEmpty())
        font.setFamilies({style.family});
    font.setPixelSize(fontSize);
    font.setWeight(QFont::Weight(style.weight));
    font.setItalic(style.italic);
    font.setUnderline(style.underline);
    font.setStrikeOut(style.strikeOut);
    // The lines must not depend on the zoom, and the pixels not on the device.
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::NoSubpixelAntialias);
    option.setAlignment(alignmentOf(style.horizontal) | Qt::AlignAbsolute);
    option.setWrapMode(style.wrap ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::NoWrap);
    width = std::min((style.wrap ? wrapWidth(style, boxWidth) : std::max(boxWidth - 2 * style.padding, 0.0)) / unit,
                     LargestWidth);
    const QFontMetricsF metrics(font);
    spacing = metrics.lineSpacing() * style.lineSpacing;
    ascent = (spacing - metrics.height()) / 2 + metrics.ascent();
}

int TextMeasures::layOut(QTextLayout &layout) const
{
    layout.setTextOption(option);
    layout.beginLayout();
    int count = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        // The characters of another font do not move the baseline.
        line.setPosition({0, count * spacing + ascent - line.ascent()});
        ++count;
    }
    layout.endLayout();
    return count;
}

QPointF TextMeasures::origin(QSizeF box, int lineCount) const
{
    const QSizeF room((box.width() - 2 * m_style.padding) / unit, (box.height() - 2 * m_style.padding) / unit);
    const double height = lineCount * spacing;
    QPointF origin(-width / 2, -height / 2);
    if (m_style.horizontal == TextStyle::Horizontal::Left)
        origin.setX(-room.width() / 2);
    else if (m_style.horizontal == TextStyle::Horizontal::Right)
        origin.setX(room.width() / 2 - width);
    if (m_style.vertical == TextStyle::Vertical::Top)
        origin.setY(-room.height() / 2);
    else if (m_style.vertical == TextStyle::Vertical::Bottom)
        origin.setY(room.height() / 2 - height);
    return origin;
}

TextLayout::TextLayout(const QString &text, const TextStyle &style, QSizeF box)
    : m_measures(style, box.width()), m_isClipped(style.overflow == TextStyle::Overflow::Clip), m_box(box)
{
    const QStringList paragraphs = shown(text).split(u'\n');
    for (const QString &paragraph : paragraphs) {
        auto layout = std::make_unique<QTextLayout>(paragraph, m_measures.font);
        const int count = m_measures.layOut(*layout);
        m_paragraphs.push_back({std::move(layout), m_measures.topBelow(m_lineCount)});
        m_lineCount += count;
    }
    m_origin = m_measures.origin(box, m_lineCount);
}

TextLayout::TextLayout(const Shape &shape, qsizetype index)
    : TextLayout(textAt(shape, index), *shownTextStyle(shape, index), textBox(shape, index))
{
}

TextLayout::~TextLayout() = default;

void TextLayout::draw(QPainter &painter) const
{
    const QTransform before = painter.worldTransform();
    const bool hadClip = painter.hasClipping();
    if (m_isClipped) {
        painter.save();
        painter.setClipRect(QRectF({-m_box.width() / 2, -m_box.height() / 2}, m_box),
                            hadClip ? Qt::IntersectClip : Qt::ReplaceClip);
    }
    painter.scale(m_measures.unit, m_measures.unit);
    painter.translate(m_origin);
    for (const Paragraph &paragraph : m_paragraphs)
        paragraph.layout->draw(&painter, paragraph.top);
    if (m_isClipped)
        painter.restore();
    else
        painter.setWorldTransform(before);
}

std::shared_ptr<const TextOutline> TextLayout::outline(GlyphCache &glyphs) const
{
    std::optional<QRectF> clip;
    if (m_isClipped) {
        const QSizeF box = m_box / m_measures.unit;
        clip = QRectF({-box.width() / 2, -box.height() / 2}, box);
    }
    auto outline = std::make_shared<TextOutline>(m_measures.unit, clip);
    for (const Paragraph &paragraph : m_paragraphs) {
        if (!outline->add(*paragraph.layout, m_origin + paragraph.top, glyphs))
            return nullptr;
    }
    return outline;
}

QList<TextLayout::Line> TextLayout::lines() const
{
    QList<Line> lines;
    for (const auto &[layout, top] : m_paragraphs) {
        for (int i = 0; i < layout->lineCount(); ++i) {
            const QTextLine line = layout->lineAt(i);
            const QRectF rect = line.naturalTextRect();
            const QPointF start = m_origin + top + QPointF(rect.left(), line.position().y() + line.ascent());
            const bool isRightToLeft = layout->text().isRightToLeft();
            lines.append({layout->text().mid(line.textStart(), line.textLength()), start * m_measures.unit,
                          line.horizontalAdvance() * m_measures.unit, isRightToLeft});
        }
    }
    return lines;
}

QSizeF TextLayout::size() const
{
    double width = 0;
    for (const Paragraph &paragraph : m_paragraphs) {
        for (int i = 0; i < paragraph.layout->lineCount(); ++i)
            width = std::max(width, paragraph.layout->lineAt(i).naturalTextWidth());
    }
    return {width * m_measures.unit, m_lineCount * m_measures.spacing * m_measures.unit};
}

QRectF TextLayout::bounds() const
{
    QRectF box;
    for (const Line &line : lines()) {
        const double top = line.start.y() - m_measures.ascent * m_measures.unit;
        box |= QRectF(line.start.x(), top, line.width, m_measures.spacing * m_measures.unit);
    }
    return m_isClipped ? box & QRectF({-m_box.width() / 2, -m_box.height() / 2}, m_box) : box;
}

} // namespace Trammel
