#pragma once

#include "widgets/model/text/textlayout_p.h"
#include "widgets/model/text/textoutline_p.h"

#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextLayout>

namespace Trammel {

/// Lays out and draws a document that is being edited as TextLayout does with its text, so that typing shows each line
/// where the shape shows it afterwards. The document is plain text, and its origin is the top left corner of the text.
/// The unit is that of the font.
class TextFieldLayout : public QAbstractTextDocumentLayout
{
    Q_OBJECT

public:
    explicit TextFieldLayout(QTextDocument *document);

    void setStyle(const TextStyle &style, QSizeF box);
    const TextMeasures &measures() const { return m_measures; }
    int lineCount() const { return m_lineCount; }

    void draw(QPainter *painter, const PaintContext &context) override;
    int hitTest(const QPointF &point, Qt::HitTestAccuracy accuracy) const override;
    int pageCount() const override { return 1; }
    QSizeF documentSize() const override;
    QRectF frameBoundingRect(QTextFrame *) const override { return {{}, documentSize()}; }
    QRectF blockBoundingRect(const QTextBlock &block) const override;

protected:
    void documentChanged(int from, int removed, int added) override;

private:
    void layOut(QTextBlock first, int end);
    /// Draws a paragraph as TextLayout's outlines are drawn, with at most one part selected. Returns false and draws
    /// nothing if it has letters without outlines, or a text that an input method composes.
    bool drawOutlines(QPainter &painter, const QTextLayout &layout, QPointF top,
                      const QList<QTextLayout::FormatRange> &chosen, const QRectF &clip);

    TextMeasures m_measures;
    QSizeF m_box;
    GlyphCache m_glyphs;
    /// False until the style is known. Nothing is laid out before.
    bool m_isStyled = false;
    int m_lineCount = 1;
};

} // namespace Trammel
