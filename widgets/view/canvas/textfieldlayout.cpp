#include "widgets/view/canvas/textfieldlayout_p.h"

#include "widgets/view/painting/pixelpainter_p.h"

#include <QtGui/QPaintEngine>
#include <QtGui/QPainter>
#include <QtGui/QTextBlock>
#include <QtGui/QTextDocument>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace Trammel {

TextFieldLayout::TextFieldLayout(QTextDocument *document)
    : QAbstractTextDocumentLayout(document), m_measures(TextStyle(), 0)
{
}

void TextFieldLayout::setStyle(const TextStyle &style, QSizeF box)
{
    m_measures = TextMeasures(style, box.width());
    m_box = box;
    m_isStyled = true;
    // Another font lays out the whole document.
    if (document()->defaultFont() != m_measures.font)
        document()->setDefaultFont(m_measures.font);
    else
        layOut(document()->begin(), document()->characterCount());
    Q_EMIT documentSizeChanged(documentSize());
    Q_EMIT update();
}

void TextFieldLayout::documentChanged(int from, int, int added)
{
    const QSizeF before = documentSize();
    layOut(document()->findBlock(from), from + added);
    if (documentSize() != before)
        Q_EMIT documentSizeChanged(documentSize());
    Q_EMIT update();
}

void TextFieldLayout::layOut(QTextBlock block, int end)
{
    for (; m_isStyled && block.isValid() && block.position() <= end; block = block.next()) {
        block.layout()->setFont(m_measures.font);
        block.setLineCount(m_measures.layOut(*block.layout()));
    }
    m_lineCount = 0;
    for (QTextBlock each = document()->begin(); each.isValid(); each = each.next())
        m_lineCount += std::max(each.layout()->lineCount(), 1);
}

void TextFieldLayout::draw(QPainter *painter, const PaintContext &context)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(context.palette.color(QPalette::Text));
    int above = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextLayout &layout = *block.layout();
        QList<QTextLayout::FormatRange> chosen;
        for (const Selection &selection : context.selections) {
            const int start = std::max(selection.cursor.selectionStart() - block.position(), 0);
            const int end = std::min(selection.cursor.selectionEnd() - block.position(), block.length());
            if (start < end)
                chosen.append({start, end - start, selection.format});
        }
        const QPointF top = m_measures.topBelow(above);
        // Without the clip, Qt excludes the selected part from a rectangle of 3e7 units, which takes seconds if
        // rotated.
        if (!drawOutlines(*painter, layout, top, chosen, context.clip))
            layout.draw(painter, top, chosen, context.clip);
        // A negative position is relative to the text that an input method composes.
        int cursor = context.cursorPosition - block.position();
        if (context.cursorPosition < -1)
            cursor =
                layout.preeditAreaText().isEmpty() ? -1 : layout.preeditAreaPosition() - (context.cursorPosition + 2);
        if (cursor >= 0 && (cursor < block.length() || context.cursorPosition < -1))
            layout.drawCursor(painter, top, cursor);
        above += layout.lineCount();
    }
}

bool TextFieldLayout::drawOutlines(QPainter &painter, const QTextLayout &layout, QPointF top,
                                   const QList<QTextLayout::FormatRange> &chosen, const QRectF &clip)
{
    const QPaintEngine *engine = painter.paintEngine();
    if (!engine || engine->type() != QPaintEngine::Raster || chosen.size() > 1 || !layout.preeditAreaText().isEmpty())
        return false;
    const QPointF origin = m_measures.origin(m_box, m_lineCount);
    const QTransform boxToField = QTransform::fromTranslate(-origin.x(), -origin.y());
    const QColor color = painter.pen().color();
    std::vector<PlacedText> parts;
    const auto addPart = [&](int from, int end, const QColor &partColor) {
        auto outline = std::make_shared<TextOutline>(1);
        if (!outline->add(layout, top + origin, m_glyphs, from, end))
            return false;
        parts.push_back({std::move(outline), boxToField, premultiplied(partColor)});
        return true;
    };
    int at = 0;
    for (const QTextLayout::FormatRange &range : chosen) {
        const QBrush foreground = range.format.foreground();
        if (!addPart(0, range.start, color)
            || !addPart(range.start, range.start + range.length,
                        foreground.style() == Qt::NoBrush ? color : foreground.color()))
            return false;
        at = range.start + range.length;
    }
    if (!addPart(at, std::numeric_limits<int>::max(), color))
        return false;
    if (!chosen.isEmpty()) {
        // Only the background of the selection is visible.
        QTextLayout::FormatRange background = chosen.first();
        background.format.setForeground(Qt::transparent);
        painter.setPen(Qt::transparent);
        layout.draw(&painter, top, {background}, clip);
        painter.setPen(color);
    }
    for (const PlacedText &part : parts)
        paintOnDevice(painter, part);
    return true;
}

int TextFieldLayout::hitTest(const QPointF &point, Qt::HitTestAccuracy accuracy) const
{
    if (accuracy == Qt::ExactHit && !QRectF({}, documentSize()).contains(point))
        return -1;
    int above = 0;
    QTextBlock block = document()->begin();
    while (block.next().isValid() && point.y() >= (above + block.layout()->lineCount()) * m_measures.spacing) {
        above += block.layout()->lineCount();
        block = block.next();
    }
    const QTextLayout &layout = *block.layout();
    const double row = point.y() / m_measures.spacing - above;
    const int line = std::clamp(int(std::clamp(row, 0.0, double(layout.lineCount()))), 0, layout.lineCount() - 1);
    return line < 0 ? block.position() : block.position() + layout.lineAt(line).xToCursor(point.x());
}

QSizeF TextFieldLayout::documentSize() const
{
    return {m_measures.width, m_lineCount * m_measures.spacing};
}

QRectF TextFieldLayout::blockBoundingRect(const QTextBlock &block) const
{
    int above = 0;
    for (QTextBlock each = document()->begin(); each.isValid() && each != block; each = each.next())
        above += each.layout()->lineCount();
    return {m_measures.topBelow(above), QSizeF(m_measures.width, block.layout()->lineCount() * m_measures.spacing)};
}

} // namespace Trammel
