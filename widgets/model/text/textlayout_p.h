#pragma once

#include <trammel/textstyle.h>

#include <QtCore/QList>
#include <QtCore/QPointF>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>
#include <QtGui/QFont>
#include <QtGui/QTextOption>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
class QTextLayout;
QT_END_NAMESPACE

namespace Trammel {

class GlyphCache;
class TextOutline;
struct Shape;

/// The measures with which the paragraphs of a text are laid out, in font units. The size of the font is a whole number
/// of font units, so that a text is broken into the same lines at any zoom and on any device.
struct TextMeasures
{
    /// The width is that of the text's box, in scene units.
    TextMeasures(const TextStyle &style, double boxWidth);

    /// Lays out a paragraph, from its top and in x from 0 to the width, and returns its number of lines. The layout's
    /// font must be the font, and its text must be set.
    int layOut(QTextLayout &layout) const;
    /// The top of a paragraph below a number of lines.
    QPointF topBelow(int lineCount) const { return {0, lineCount * spacing}; }
    /// The top left corner of the laid out text in its box, which has the origin at its center, in font units.
    QPointF origin(QSizeF box, int lineCount) const;

    QFont font;
    QTextOption option;
    /// The size of a font unit, in scene units.
    double unit;
    double width;
    /// The distance between the baselines of two lines, and from the top to the first baseline.
    double spacing;
    double ascent;

private:
    TextStyle m_style;
};

/// A text that is laid out in a box, independently of the shape that contains the box. Painting, files for other
/// programs, typing, and shapes that grow with their text use this layout. Needs a QGuiApplication.
class TextLayout
{
public:
    /// A line in the coordinates of the box, in scene units, with the origin at the center of the box.
    struct Line
    {
        QString text;
        /// The left end of the baseline.
        QPointF start;
        /// The advance of the characters.
        double width;
        bool isRightToLeft;
    };

    /// A text with more than LargestShownText characters is shortened.
    TextLayout(const QString &text, const TextStyle &style, QSizeF box);
    /// The layout of a text of a shape, by its index.
    explicit TextLayout(const Shape &shape, qsizetype index = 0);
    ~TextLayout();
    Q_DISABLE_COPY_MOVE(TextLayout)

    /// Draws the text with the painter's pen. The painter's origin is the center of the box, and its unit is a scene
    /// unit.
    void draw(QPainter &painter) const;
    /// The outlines of all letters; null if some have no outline or are underlined or struck out.
    std::shared_ptr<const TextOutline> outline(GlyphCache &glyphs) const;
    QList<Line> lines() const;
    /// The size that all lines need, without padding.
    QSizeF size() const;
    /// The bounding rectangle of the lines, in the coordinates of the box.
    QRectF bounds() const;
    const QFont &font() const { return m_measures.font; }
    double unit() const { return m_measures.unit; }

private:
    struct Paragraph
    {
        std::unique_ptr<QTextLayout> layout;
        QPointF top;
    };

    TextMeasures m_measures;
    bool m_isClipped;
    QSizeF m_box;
    std::vector<Paragraph> m_paragraphs;
    int m_lineCount = 0;
    QPointF m_origin;
};

} // namespace Trammel
