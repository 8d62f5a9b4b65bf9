#include "widgets/model/shape/compartments_p.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textlayout_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QGuiApplication>
#include <QtGui/QTransform>

#include <algorithm>
#include <array>

namespace Trammel {

namespace {

constexpr QLatin1String Separator("--");
/// An estimate of the distance of lines that fonts recommend, in units of the font's size.
constexpr double UsualSpacing = 1.2;

bool hasFonts()
{
    return qobject_cast<QGuiApplication *>(QCoreApplication::instance());
}

/// The distance of the lines of the name or, with index 1, of the other compartments, in scene units.
double spacingOf(const Shape &shape, qsizetype index)
{
    const RareValue<TextStyle> style = compartmentStyle(shape, index);
    if (!hasFonts())
        return UsualSpacing * style->size * style->lineSpacing;
    // Most shapes of a drawing have the same style, and a font is slow to look up. A style without a family depends on
    // the font of the application.
    struct Known
    {
        QFont font;
        TextStyle style;
        double spacing = 0;
    };
    thread_local std::array<Known, 2> known;
    Known &last = known[std::size_t(index)];
    if (const QFont font; last.spacing == 0 || last.style != *style || last.font != font) {
        const TextMeasures measures(*style, 0);
        last = {font, *style, measures.spacing * measures.unit};
    }
    return last.spacing;
}

/// The distances of the edges of compartments from the top of their box, the first of which is 0. The last one is the
/// height that they need.
QList<double> edgesOf(const Shape &shape, const QStringList &texts)
{
    QList<double> edges{0};
    // All compartments below the name have the same style.
    double spacing = 0;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (i <= 1)
            spacing = spacingOf(shape, i);
        const auto lines = 1 + QStringView(texts[i]).left(LargestShownText).count(u'\n');
        edges.append(edges.last() + double(lines) * spacing + 2 * shape.textStyle->padding);
    }
    return edges;
}

/// A vector in the coordinates of a text box as one in the frame of the shape.
QPointF fromBox(const TextBox &box, QPointF vector)
{
    return box.isTurned ? QPointF(vector.y(), -vector.x()) : vector;
}

} // namespace

QStringList compartmentsOf(const QString &text)
{
    // Painting a shape divides its text once for each compartment. The copy keeps the characters, so that equal
    // addresses mean equal texts.
    constexpr qsizetype longText = 1000;
    thread_local QString last;
    thread_local QStringList ofLast;
    if (text.size() > longText && text.constData() == last.constData() && text.size() == last.size())
        return ofLast;
    QStringList compartments;
    qsizetype start = 0;
    for (qsizetype line = 0; line <= text.size();) {
        const qsizetype found = text.indexOf(u'\n', line), end = found < 0 ? text.size() : found;
        if (QStringView(text).sliced(line, end - line) == Separator) {
            compartments.append(text.sliced(start, std::max(line - 1 - start, qsizetype(0))));
            start = std::min(end + 1, text.size());
        }
        line = end + 1;
    }
    compartments.append(text.sliced(start));
    if (text.size() > longText) {
        last = text;
        ofLast = compartments;
    }
    return compartments;
}

QString joinedCompartments(const QStringList &compartments)
{
    return compartments.join(u'\n' + Separator + u'\n');
}

QString asOneCompartment(const QString &typed)
{
    QStringList lines = typed.split(u'\n');
    for (QString &line : lines) {
        if (line == Separator)
            line += u' ';
    }
    return lines.join(u'\n');
}

QString blankLines(const QString &text)
{
    return QString(text.count(u'\n'), u'\n');
}

RareValue<TextStyle> compartmentStyle(const Shape &shape, qsizetype index)
{
    TextStyle style = *shape.textStyle;
    if (index > 0) {
        const TextStyle regular;
        style.weight = regular.weight;
        style.italic = regular.italic;
        style.underline = regular.underline;
        style.strikeOut = regular.strikeOut;
        style.horizontal = TextStyle::Horizontal::Left;
        style.vertical = TextStyle::Vertical::Top;
    }
    style.wrap = false;
    style.overflow = TextStyle::Overflow::Visible;
    return style;
}

TextBox compartmentBox(const Shape &shape, qsizetype index)
{
    const TextBox whole = shape.kind->textBox(shape);
    const QList<double> edges = edgesOf(shape, compartmentsOf(shape.text));
    const qsizetype last = edges.size() - 2;
    const qsizetype i = std::clamp<qsizetype>(index, 0, last);
    const double top = edges[i];
    const double bottom = i == last ? std::max(edges[i + 1], whole.size.height()) : edges[i + 1];
    const QPointF offset(0, (top + bottom - whole.size.height()) / 2);
    return {whole.center + fromBox(whole, offset), {whole.size.width(), bottom - top}, whole.isTurned};
}

qsizetype compartmentAt(const Shape &shape, QPointF scenePos)
{
    const QStringList texts = compartmentsOf(shape.text);
    const QList<double> edges = edgesOf(shape, texts);
    // From the top of the first compartment.
    const double y = textToScene(shape, 0).inverted().map(scenePos).y() + compartmentBox(shape, 0).size.height() / 2;
    const auto below = std::upper_bound(edges.begin() + 1, edges.end() - 1, y);
    return below - edges.begin() - 1;
}

QPainterPath compartmentLines(const Shape &shape)
{
    const TextBox box = shape.kind->textBox(shape);
    const QList<double> edges = edgesOf(shape, compartmentsOf(shape.text));
    QPainterPath lines;
    for (qsizetype i = 1; i < edges.size() - 1 && edges[i] < box.size.height(); ++i) {
        const double y = edges[i] - box.size.height() / 2, x = box.size.width() / 2;
        lines.moveTo(box.center + fromBox(box, {-x, y}));
        lines.lineTo(box.center + fromBox(box, {x, y}));
    }
    return lines;
}

QSizeF sizeForCompartments(const Shape &shape)
{
    const QStringList texts = compartmentsOf(shape.text);
    double width = 0;
    for (qsizetype i = 0; i < texts.size() && hasFonts(); ++i)
        width = std::max(width, TextLayout(texts[i], *compartmentStyle(shape, i), {}).size().width());
    const QSizeF needed(width + 2 * shape.textStyle->padding, edgesOf(shape, texts).last());
    const TextBox box = shape.kind->textBox(shape);
    const QSizeF across = box.isTurned ? needed.transposed() : needed;
    const QSizeF room = box.isTurned ? box.size.transposed() : box.size;
    return (shape.size - room + across).boundedTo({LargestCoordinate, LargestCoordinate});
}

Shape withCompartments(const Shape &shape, const QStringList &compartments)
{
    Shape result = shape;
    result.text = joinedCompartments(compartments);
    const TextBox box = shape.kind->textBox(shape);
    const double growth = std::max(
        edgesOf(result, compartments).last() - edgesOf(shape, compartmentsOf(shape.text)).last(), -box.size.height());
    const QPointF shift = fromBox(box, {0, growth / 2});
    result.size += QSizeF(std::abs(2 * shift.x()), std::abs(2 * shift.y())) * (growth < 0 ? -1 : 1);
    result.size = result.size.expandedTo({0, 0}).boundedTo({LargestCoordinate, LargestCoordinate});
    result.center += rotated(shift, axisFromDegrees(shape.rotation));
    return result;
}

} // namespace Trammel
