#include "widgets/export/svgwriter_p.h"

#include "widgets/model/file/numbertext_p.h"
#include "widgets/model/path/cubic_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/linenames_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include "widgets/model/text/labelgap_p.h"
#include "widgets/view/painting/textcolor_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QBuffer>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtGui/QFontInfo>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// A text without the characters that XML cannot represent.
QByteArray forXml(QString text)
{
    text.replace(u'\t', u' ');
    text.removeIf(
        [](QChar c) { return c < u' ' || c == QChar(0xfffe) || c == QChar(0xffff) || c == QChar::LineSeparator; });
    return text.toHtmlEscaped().toUtf8();
}

/// A text as it is, and any other value as JSON.
QString textOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(1, list.size() - 2));
}

} // namespace

/// The painted bounds with the exact boxes of the texts.
Aabb2 exactBounds(const Shape &shape)
{
    Shape body = withoutTexts(shape);
    body.shadow = Shadow();
    Aabb2 box = body.paintedBounds();
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        if (textAt(shape, i).isEmpty())
            continue;
        const QRectF words = TextLayout(shape, i).bounds();
        for (QPointF corner : {words.topLeft(), words.topRight(), words.bottomLeft(), words.bottomRight()})
            box.include(textToScene(shape, i).map(corner));
    }
    return withShadow(box, shape);
}

QPalette paper()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    return palette;
}

QByteArray dataName(const QString &name)
{
    QByteArray attribute = "data-";
    for (qsizetype i = 0; i < name.size(); ++i) {
        const char16_t c = name[i].unicode();
        const auto isLower = [](char16_t letter) { return letter >= u'a' && letter <= u'z'; };
        if (c >= u'A' && c <= u'Z')
            attribute.append('-').append(char(c - u'A' + u'a'));
        else if (isLower(c) || (c >= u'0' && c <= u'9') || c == u'_' || c == u'.'
                 || (c == u'-' && !(i + 1 < name.size() && isLower(name[i + 1].unicode()))))
            attribute.append(char(c));
        else
            return {};
    }
    return name.isEmpty() || name == QLatin1String("json") ? QByteArray() : attribute;
}

SvgWriter::SvgWriter(const QRectF &area, double scale, const QColor &background)
{
    put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"");
    attribute("width", area.width() * scale).attribute("height", area.height() * scale);
    put(" viewBox=\"").point(area.topLeft()).put(" ").put(area.width()).put(" ").put(area.height()).put("\">\n");
    if (!background.isValid() || background.alpha() == 0)
        return;
    put("<rect").attribute("x", area.x()).attribute("y", area.y());
    attribute("width", area.width()).attribute("height", area.height());
    appendColor("fill", background, "fill-opacity");
    put("/>\n");
}

SvgWriter &SvgWriter::put(QByteArrayView text)
{
    m_text.append(text);
    return *this;
}

SvgWriter &SvgWriter::put(double number)
{
    char digits[LargestNumberText];
    m_text.append(digits, writeNumber(digits, number) - digits);
    return *this;
}

SvgWriter &SvgWriter::attribute(QByteArrayView name, double value)
{
    return put(" ").put(name).put("=\"").put(value).put("\"");
}

void SvgWriter::append(const Shape &shape)
{
    const QByteArray end = beginAnnotation(shape);
    const bool isGroup = beginWhole(shape);
    const LineEnds ends = lineEnds(shape);
    const QPainterPath gap = labelGap(shape, [&shape](qsizetype i) { return TextLayout(shape, i).bounds(); });
    if (!gap.isEmpty())
        beginGap(gap, shape);
    if (isMadeOfParts(shape)) {
        appendParts(shape);
    } else if (!ends.isEmpty()) {
        appendHeadedLine(shape, ends);
    } else {
        const Fill fill = shape.isFilled() ? shape.fill : Fill();
        const bool isInScene = shape.kind->hasOutline();
        const QByteArray reference = beginFill(fill, shape, isInScene ? frameToScene(shape) : QTransform());
        appendBody(shape);
        const bool isNonZero = shape.path->fillRule == FillRule::NonZero;
        appendStyle(fill, shape.stroke, isNonZero ? Qt::WindingFill : Qt::OddEvenFill, reference);
        put("/>\n");
    }
    if (!gap.isEmpty())
        put("</g>\n");
    for (qsizetype i = 0; i < textCount(shape); ++i) {
        if (!textAt(shape, i).isEmpty())
            appendWords(shape, i);
    }
    if (isGroup)
        put("</g>\n");
    put(end);
}

QByteArray SvgWriter::beginAnnotation(const Shape &shape)
{
    const QByteArray link = shape.annotation->url().toEncoded();
    const QStringList lines = shape.annotation->toolTip.split(QLatin1Char('\n'));
    if (link.isEmpty() && lines == QStringList{QString()} && shape.data.isEmpty())
        return {};
    if (link.isEmpty())
        put("<g");
    else
        put("<a href=\"").put(forXml(QString::fromUtf8(link))).put("\"");
    appendData(shape.data);
    put(">");
    QByteArray title;
    for (const QString &line : lines)
        title += (title.isEmpty() ? QByteArray() : QByteArray("\n")) + forXml(line);
    if (!title.isEmpty())
        put("<title>").put(title).put("</title>");
    put("\n");
    return link.isEmpty() ? "</g>\n" : "</a>\n";
}

void SvgWriter::appendData(const QJsonObject &data)
{
    QJsonObject others;
    const auto append = [this](const QByteArray &name, const QString &value) {
        put(" ").put(name);
        QByteArrayView before = "=\"";
        for (const QString &line : value.split(QLatin1Char('\n'))) {
            put(before).put(forXml(line));
            before = "&#10;";
        }
        put("\"");
    };
    for (auto value = data.begin(); value != data.end(); ++value) {
        const QByteArray name = dataName(value.key());
        if (name.isEmpty())
            others.insert(value.key(), value.value());
        else
            append(name, textOf(value.value()));
    }
    if (!others.isEmpty())
        append("data-json", QString::fromUtf8(QJsonDocument(others).toJson(QJsonDocument::Compact)));
}

// A program applies the filter before the opacity.
bool SvgWriter::beginWhole(const Shape &shape)
{
    const QByteArray shadow = shape.shadow->isValid() ? beginShadow(shape) : QByteArray();
    if (shape.opacity == 1 && shadow.isEmpty())
        return false;
    put("<g");
    if (shape.opacity != 1)
        attribute("opacity", roundedOpacity(double(shape.opacity)));
    if (!shadow.isEmpty())
        put(" filter=\"").put(shadow).put("\"");
    put(">\n");
    return true;
}

// More programs show these elements than the shorter feDropShadow. A group without a transform has the directions of
// the scene.
QByteArray SvgWriter::beginShadow(const Shape &shape)
{
    const QByteArray id = newId("shadow");
    const QRectF area = toRect(exactBounds(shape));
    const Shadow &shadow = *shape.shadow;
    put("<filter id=\"").put(id).put("\" filterUnits=\"userSpaceOnUse\"");
    attribute("x", area.x()).attribute("y", area.y()).attribute("width", area.width());
    attribute("height", area.height()).put(" color-interpolation-filters=\"sRGB\">");
    const bool isBlurred = shadow.blurRadius > 0;
    if (isBlurred)
        put("<feGaussianBlur in=\"SourceAlpha\"").attribute("stdDeviation", shadow.blurRadius / 2).put("/>");
    put(isBlurred ? "<feOffset" : "<feOffset in=\"SourceAlpha\"");
    attribute("dx", shadow.offset.x()).attribute("dy", shadow.offset.y()).put(" result=\"below\"/><feFlood");
    appendColor("flood-color", shadow.color, "flood-opacity");
    put("/><feComposite operator=\"in\" in2=\"below\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/>");
    put("</feMerge></filter>\n");
    return "url(#" + id + ')';
}

void SvgWriter::appendBody(const Shape &shape)
{
    const double width = shape.size.width(), height = shape.size.height();
    switch (shape.kind->form()) {
    case ShapeKind::Form::Box:
    case ShapeKind::Form::RoundedBox:
        put("<rect").attribute("x", -width / 2).attribute("y", -height / 2);
        attribute("width", width).attribute("height", height);
        if (shape.kind->form() == ShapeKind::Form::RoundedBox)
            attribute("rx", std::min(shape.cornerRadius, std::min(width, height) / 2));
        return appendFrame(shape);
    case ShapeKind::Form::Ellipse:
        put("<ellipse").attribute("rx", width / 2).attribute("ry", height / 2);
        return appendFrame(shape);
    case ShapeKind::Form::Polygon:
    case ShapeKind::Form::Polyline:
        put("<path");
        return appendRings(shape.sceneOutline(), shape.kind->form() == ShapeKind::Form::Polygon);
    case ShapeKind::Form::Path:
        put("<path");
        return appendCurves(shape);
    case ShapeKind::Form::Custom:
        put("<path");
        appendPath(shape.kind->path(shape));
        return appendFrame(shape);
    }
}

void SvgWriter::appendFrame(const Shape &shape)
{
    put(" transform=\"translate(").point(shape.center).put(")");
    if (shape.rotation != 0)
        put(" rotate(").put(shape.rotation).put(")");
    put("\"");
}

void SvgWriter::appendRings(const QList<QList<QPointF>> &rings, bool isClosed)
{
    put(" d=\"");
    for (const QList<QPointF> &ring : rings) {
        for (qsizetype i = 0; i < ring.size(); ++i)
            put(i == 0 ? "M" : "L").point(ring[i]);
        if (isClosed)
            put("Z");
    }
    put("\"");
}

// The heads are paths, since markers differ between programs. The opacity belongs to the line and its heads as a whole.
void SvgWriter::appendHeadedLine(const Shape &shape, const LineEnds &ends)
{
    QList<QList<QPointF>> rings = shape.sceneOutline();
    ends.shorten({rings.first().data(), std::size_t(rings.first().size())});
    Stroke stroke = shape.stroke;
    stroke.color.setAlpha(255);
    put("<g").attribute("opacity", std::round(shape.stroke.color.alpha() / 0.255) / 1000).put(">\n<path");
    appendRings(rings, false);
    appendStyle({}, stroke);
    put("/>\n<path");
    appendPath(headPath(ends, stroke.width == 0 ? 1 : stroke.width));
    appendStyle(stroke.color, Stroke{QColor()}, Qt::WindingFill);
    put("/>\n</g>\n");
}

void SvgWriter::appendCurves(const Shape &shape)
{
    put(" d=\"");
    for (const QList<QPointF> &ring : shape.sceneOutline()) {
        put("M").point(ring.first());
        forEachCurve(ring, [this](const Cubic &curve) {
            if (curve.isSegment())
                put("L").point(curve.to);
            else
                put("C").point(curve.control1).put(" ").point(curve.control2).put(" ").point(curve.to);
        });
        if (shape.isClosed())
            put("Z");
    }
    put("\"");
}

void SvgWriter::appendPath(const QPainterPath &path)
{
    put(" d=\"");
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        // The two data elements after a CurveToElement belong to its command.
        if (element.type != QPainterPath::CurveToDataElement)
            put(element.isMoveTo() ? "M" : element.isLineTo() ? "L" : "C");
        else
            put(" ");
        point(element);
    }
    put("\"");
}

void SvgWriter::appendColor(QByteArrayView name, const QColor &color, QByteArrayView opacityName)
{
    put(" ").put(name).put("=\"");
    put(color.isValid() ? color.name(QColor::HexRgb).toLatin1() : QByteArray("none")).put("\"");
    if (color.isValid() && color.alpha() != 255)
        attribute(opacityName, std::round(color.alpha() / 0.255) / 1000);
}

void SvgWriter::appendParts(const Shape &shape)
{
    for (const ShapePart &part : partsOf(shape)) {
        if (!part.path.isEmpty()) {
            const QByteArray reference = beginFill(part.fill, shape, {});
            put("<path");
            appendPath(part.path);
            appendFrame(shape);
            appendStyle(part.fill, part.stroke, part.path.fillRule(), reference);
            put("/>\n");
        }
        if (!part.picture.isNull())
            appendPicture(part, shape);
    }
}

void SvgWriter::appendPicture(const ShapePart &part, const Shape &shape)
{
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    part.picture.image().mirrored(shape.mirroredX, shape.mirroredY).save(&buffer, "PNG");
    put("<image").attribute("x", part.pictureBox.x()).attribute("y", part.pictureBox.y());
    attribute("width", part.pictureBox.width()).attribute("height", part.pictureBox.height());
    put(" preserveAspectRatio=\"none\"");
    appendFrame(shape);
    put(" href=\"data:image/png;base64,").put(data.toBase64()).put("\"/>\n");
}

// A program that shows no gradients shows the color after the reference.
void SvgWriter::appendStyle(const QColor &fill, const Stroke &stroke, Qt::FillRule rule, const QByteArray &reference)
{
    if (reference.isEmpty())
        appendColor("fill", fill, "fill-opacity");
    else
        put(" fill=\"").put(reference).put(" ").put(fill.name(QColor::HexRgb).toLatin1()).put("\"");
    if (fill.isValid() && rule == Qt::OddEvenFill)
        put(" fill-rule=\"evenodd\"");
    if (!isSeen(stroke))
        return;
    appendColor("stroke", stroke.color, "stroke-opacity");
    put(" stroke-linecap=\"").put(stroke.cap == LineCap::Flat ? "butt" : nameOf(lineCapNames, stroke.cap));
    put("\" stroke-linejoin=\"").put(nameOf(lineJoinNames, stroke.join)).put("\"");
    // A width of 0 is a hairline: one pixel wide at any scale.
    const bool isHairline = stroke.width == 0;
    attribute("stroke-width", isHairline ? 1 : stroke.width);
    if (isHairline)
        put(" vector-effect=\"non-scaling-stroke\"");
    if (!isDashed(stroke))
        return;
    QByteArrayView before = " stroke-dasharray=\"";
    for (const double dash : dashLengths(stroke)) {
        put(before).put(dash * (isHairline ? 1 : stroke.width));
        before = " ";
    }
    put("\"");
}

void SvgWriter::appendTextFrame(const Shape &shape, qsizetype index)
{
    Shape level = shape;
    const QTransform toScene = textToScene(shape, index);
    level.center = toScene.map(QPointF());
    level.rotation = hasTextOnLine(shape) ? degreesFromAxis({toScene.m11(), toScene.m12()})
        : isUpright(shape)                ? 0
                                          : shape.rotation - (shape.kind->textBox(shape).isTurned ? 90 : 0);
    appendFrame(level);
}

void SvgWriter::appendFont(const TextStyle &style, const QFont &font)
{
    put(" font-family=\"");
    const QString shown = QFontInfo(font).family();
    for (const QString &family : {style.family, shown == style.family ? QString() : shown}) {
        if (!family.isEmpty())
            put("'").put(forXml(family).replace('\'', "")).put("', ");
    }
    put("sans-serif\"");
    attribute("font-size", style.size);
    if (style.weight != QFont::Normal)
        attribute("font-weight", style.weight);
    if (style.italic)
        put(" font-style=\"italic\"");
}

QByteArray SvgWriter::newId(QByteArrayView name)
{
    return name.toByteArray() + QByteArray::number(++m_idCount);
}

QByteArray SvgWriter::beginFill(const Fill &fill, const Shape &shape, const QTransform &frameToElement)
{
    if (!fill.isGradient())
        return {};
    const Gradient &gradient = fill.gradient();
    const QTransform toElement = gradientToFrame(gradient, shape) * frameToElement;
    // A program draws nothing or a single color instead of a flat gradient.
    if (!toElement.isInvertible())
        return {};
    const bool isLinear = gradient.type == Gradient::Type::Linear;
    const QByteArray id = newId("gradient");
    put(isLinear ? "<linearGradient id=\"" : "<radialGradient id=\"").put(id);
    put("\" gradientUnits=\"userSpaceOnUse\"");
    put(isLinear ? " x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"" : " cx=\"0\" cy=\"0\" r=\"1\"");
    put(" gradientTransform=\"matrix(").point({toElement.m11(), toElement.m12()}).put(" ");
    point({toElement.m21(), toElement.m22()}).put(" ").point({toElement.dx(), toElement.dy()}).put(")\">");
    for (const auto &[offset, color] : gradient.stops) {
        put("<stop").attribute("offset", offset);
        appendColor("stop-color", color, "stop-opacity");
        put("/>");
    }
    put(isLinear ? "</linearGradient>\n" : "</radialGradient>\n");
    return "url(#" + id + ')';
}

void SvgWriter::beginGap(const QPainterPath &gap, const Shape &shape)
{
    const QByteArray id = newId("clip");
    put("<clipPath id=\"").put(id).put("\"><path clip-rule=\"evenodd\"");
    appendPath(outsideOf(gap, shape));
    put("/></clipPath>\n<g clip-path=\"url(#").put(id).put(")\">\n");
}

void SvgWriter::appendClip(const Shape &shape)
{
    const QSizeF box = textBox(shape);
    const QByteArray id = newId("clip");
    put("<clipPath id=\"").put(id).put("\"><rect").attribute("x", -box.width() / 2).attribute("y", -box.height() / 2);
    attribute("width", box.width()).attribute("height", box.height()).put("/></clipPath>\n");
    put("<g");
    appendTextFrame(shape, 0);
    put("><text clip-path=\"url(#").put(id).put(")\"");
}

void SvgWriter::appendWords(const Shape &shape, qsizetype index)
{
    const RareValue<TextStyle> shown = shownTextStyle(shape, index);
    const TextStyle &style = *shown;
    const TextLayout layout(shape, index);
    const bool isClipped = style.overflow == TextStyle::Overflow::Clip;
    if (isClipped) {
        appendClip(shape);
    } else {
        put("<text");
        appendTextFrame(shape, index);
    }
    appendFont(style, layout.font());
    appendColor("fill", textColor(shape, shape.isFilled() ? shape.fill : Fill(), paper()), "fill-opacity");
    put(" xml:space=\"preserve\">");
    for (const TextLayout::Line &line : layout.lines())
        appendLine(line, style);
    put(isClipped ? "</text></g>\n" : "</text>\n");
}

// The position of the line does not depend on the width that another program gives it.
void SvgWriter::appendLine(const TextLayout::Line &line, const TextStyle &style)
{
    QString words = line.text;
    while (!words.isEmpty() && words.back().isSpace())
        words.chop(1);
    if (words.isEmpty())
        return;
    const double share = double(style.horizontal) / 2;
    put("<tspan").attribute("x", line.start.x() + share * line.width).attribute("y", line.start.y());
    if (line.isRightToLeft)
        put(" direction=\"rtl\"");
    if (share == 0.5)
        put(" text-anchor=\"middle\"");
    else if ((share == 1) != line.isRightToLeft)
        put(" text-anchor=\"end\"");
    if (style.underline || style.strikeOut)
        put(" text-decoration=\"")
            .put(!style.strikeOut      ? "underline"
                     : style.underline ? "underline line-through"
                                       : "line-through")
            .put("\"");
    put(">").put(forXml(words)).put("</tspan>");
}

} // namespace Trammel
