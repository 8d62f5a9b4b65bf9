#include "widgets/model/file/shapewriter_p.h"

#include "widgets/model/file/jsontext_p.h"
#include "widgets/model/file/numbertext_p.h"
#include "widgets/model/file/textstylejson_p.h"
#include "widgets/model/shape/normalizing_p.h"
#include "widgets/model/style/linenames_p.h"
#include <trammel/shapekind.h>

namespace Trammel {

namespace {

void appendValue(QByteArray &text, double number)
{
    char digits[LargestNumberText];
    text.append(digits, writeNumber(digits, number) - digits);
}

void appendValue(QByteArray &text, GroupId id)
{
    text += QByteArray::number(id.value());
}

void appendValue(QByteArray &text, QPointF pair)
{
    text += '[';
    appendValue(text, pair.x());
    text += ',';
    appendValue(text, pair.y());
    text += ']';
}

void appendValue(QByteArray &text, bool value)
{
    text += value ? "true" : "false";
}

void appendValue(QByteArray &text, const QString &value)
{
    JsonText::appendString(text, value);
}

void appendValue(QByteArray &text, const QJsonObject &object)
{
    JsonText::appendJson(text, object);
}

void appendValue(QByteArray &text, const QColor &color)
{
    text += '"' + color.name(color.alpha() == 255 ? QColor::HexRgb : QColor::HexArgb).toLatin1() + '"';
}

void appendName(QByteArray &text, QByteArrayView name)
{
    text += '"';
    text += name;
    text += '"';
}

void appendValue(QByteArray &text, Qt::PenStyle value)
{
    appendName(text, nameOf(penStyleNames, value));
}

void appendValue(QByteArray &text, LineCap value)
{
    appendName(text, nameOf(lineCapNames, value));
}

void appendValue(QByteArray &text, LineJoin value)
{
    appendName(text, nameOf(lineJoinNames, value));
}

void appendValue(QByteArray &text, LineHead value)
{
    appendName(text, nameOf(lineHeadNames, value));
}

void appendValue(QByteArray &text, FillRule value)
{
    appendName(text, nameOf(fillRuleNames, value));
}

void appendValue(QByteArray &text, Solidity value)
{
    appendName(text, nameOf(solidityNames, value));
}

void appendValue(QByteArray &text, Permissions value)
{
    text += '[';
    for (const auto &[permission, name] : permissionNames) {
        if (value.testFlags(permission))
            continue;
        if (!text.endsWith('['))
            text += ',';
        appendName(text, name);
    }
    text += ']';
}

void appendValue(QByteArray &text, ConnectorRoute value)
{
    appendName(text, nameOf(connectorRouteNames, value));
}

void appendValue(QByteArray &text, ConnectorJumps value)
{
    appendName(text, nameOf(connectorJumpsNames, value));
}

void appendValue(QByteArray &text, const Fill &fill)
{
    if (!fill.isGradient())
        return appendValue(text, fill.color());
    const Gradient &gradient = fill.gradient();
    text += "{\"end\":";
    appendValue(text, gradient.end);
    text += ",\"start\":";
    appendValue(text, gradient.start);
    text += ",\"stops\":";
    char before = '[';
    for (const auto &[offset, color] : gradient.stops) {
        text += before;
        text += '[';
        appendValue(text, offset);
        text += ',';
        appendValue(text, color);
        text += ']';
        before = ',';
    }
    text += "],\"type\":";
    appendName(text, nameOf(gradientTypeNames, gradient.type));
    text += '}';
}

void appendValue(QByteArray &text, const DashPattern &pattern)
{
    char before = '[';
    for (double length : pattern.lengths()) {
        text += before;
        appendValue(text, length);
        before = ',';
    }
    text += ']';
}

void appendValue(QByteArray &text, const Shape::Outline &outline)
{
    text += '[';
    for (const QList<QPointF> &ring : outline) {
        // Room for the whole ring is allocated at once, since outlines make up most of a file.
        const qsizetype size = text.size();
        text.resize(size + 3 + 2 * (LargestNumberText + 1) * ring.size());
        char *start = text.data(), *to = start + size;
        *to++ = '[';
        for (QPointF point : ring) {
            to = writeNumber(to, point.x());
            *to++ = ',';
            to = writeNumber(to, point.y());
            *to++ = ',';
        }
        to -= ring.isEmpty() ? 0 : 1;
        *to++ = ']';
        *to++ = ',';
        text.truncate(to - start);
    }
    if (outline.isEmpty())
        text += ']';
    else
        text.back() = ']';
}

void appendValue(QByteArray &text, const ConnectorEnd &end)
{
    text += '{';
    if (!end.isBound()) {
        text += "\"point\":";
        appendValue(text, end.point);
    } else if (end.at) {
        text += "\"at\":";
        appendValue(text, *end.at);
        text += ',';
    } else if (!end.port.isEmpty()) {
        text += "\"port\":";
        appendValue(text, end.port);
        text += ',';
    }
    if (end.isBound())
        text += "\"shape\":" + QByteArray::number(end.shape.value());
    text += '}';
}

void appendValue(QByteArray &text, const Connector &connector)
{
    text += '[';
    appendValue(text, connector.from);
    text += ',';
    appendValue(text, connector.to);
    text += ']';
}

void appendFields(QByteArray &text, const ConnectorLabel &label)
{
    text += label.isAlong ? "{\"along\":true,\"offset\":" : "{\"offset\":";
    appendValue(text, label.offset);
    text += ",\"position\":";
    appendValue(text, label.position);
}

void appendValue(QByteArray &text, const ConnectorLabel &label)
{
    appendFields(text, label);
    text += '}';
}

void appendValue(QByteArray &text, const QList<ConnectorText> &texts)
{
    char before = '[';
    for (const ConnectorText &each : texts) {
        text += before;
        appendFields(text, each.label);
        text += ",\"text\":";
        appendValue(text, each.text);
        text += '}';
        before = ',';
    }
    text += ']';
}

void appendValue(QByteArray &text, const QList<ConnectorPin> &pins)
{
    char before = '[';
    for (const ConnectorPin &pin : pins) {
        text += before;
        text += pin.orientation == Qt::Horizontal ? "{\"y\":" : "{\"x\":";
        appendValue(text, pin.position);
        text += '}';
        before = ',';
    }
    text += ']';
}

void appendValue(QByteArray &text, const QList<QPointF> &points)
{
    char before = '[';
    for (QPointF point : points) {
        text += before;
        appendValue(text, point);
        before = ',';
    }
    text += ']';
}

/// Appends the fields of an object in the order of their names, merged with the unknown fields that are kept. A written
/// field replaces a kept field of the same name.
class FieldWriter
{
public:
    FieldWriter(QByteArray &text, const QJsonObject &kept)
        : m_text(text), m_kept(kept), m_next(m_kept.constBegin()), m_start(text.size())
    {
    }

    template <typename Value> void write(QLatin1String name, const Value &value, bool isWanted = true)
    {
        if (!isWanted)
            return;
        begin(name);
        appendValue(m_text, value);
    }

    void begin(QLatin1String name)
    {
        for (; m_next != m_kept.constEnd() && m_next.key() < name; ++m_next)
            writeKept();
        if (m_next != m_kept.constEnd() && m_next.key() == name)
            ++m_next;
        separate();
        m_text += '"';
        m_text.append(name.data(), name.size());
        m_text += "\":";
    }

    void end()
    {
        for (; m_next != m_kept.constEnd(); ++m_next)
            writeKept();
    }

private:
    void separate()
    {
        if (m_text.size() > m_start)
            m_text += ',';
    }

    void writeKept()
    {
        separate();
        m_text += fieldsOf({{m_next.key(), m_next.value()}});
    }

    QByteArray &m_text;
    QJsonObject m_kept;
    QJsonObject::const_iterator m_next;
    qsizetype m_start;
};

void appendStroke(QByteArray &text, const Stroke &stroke, const QJsonObject &kept)
{
    text += '{';
    FieldWriter fields(text, kept);
    fields.write(QLatin1String("cap"), stroke.cap, stroke.cap != LineCap::Round);
    fields.write(QLatin1String("color"), stroke.color, stroke.color.isValid());
    fields.write(QLatin1String("dashPattern"), stroke.dashPattern, !stroke.dashPattern.isEmpty());
    fields.write(QLatin1String("join"), stroke.join, stroke.join != LineJoin::Round);
    fields.write(QLatin1String("style"), stroke.style, stroke.style != Qt::SolidLine);
    fields.write(QLatin1String("width"), stroke.width, stroke.width != 1);
    fields.end();
    text += '}';
}

void appendShadow(QByteArray &text, const Shadow &shadow, const QJsonObject &kept)
{
    text += '{';
    FieldWriter fields(text, kept);
    fields.write(QLatin1String("blurRadius"), shadow.blurRadius);
    fields.write(QLatin1String("color"), shadow.color);
    fields.write(QLatin1String("offset"), shadow.offset);
    fields.end();
    text += '}';
}

} // namespace

QByteArray fieldsOf(const QJsonObject &object)
{
    QByteArray text;
    JsonText::appendJson(text, object);
    return text.sliced(1, text.size() - 2);
}

int versionNeededBy(const Shape &shape)
{
    const Stroke &stroke = shape.stroke;
    const bool hasNewLine = shape.startHead != LineHead::None || shape.endHead != LineHead::None
        || stroke.cap != LineCap::Round || stroke.join != LineJoin::Round || !stroke.dashPattern.isEmpty();
    const bool hasNewText = shape.kind == &ShapeKind::text() || (!shape.textStyle.isDefault() && !shape.text.isEmpty());
    return hasNewLine || hasNewText || shape.connector || shape.opacity != 1 || shape.fill.isGradient()
            || shape.path->fillRule != FillRule::EvenOdd
        ? 3
        : 1;
}

void appendShape(QByteArray &text, ShapeId id, const Shape &shape)
{
    text += '{';
    if (!id.isNull())
        text += "\"id\":" + QByteArray::number(id.value()) + ',';
    // The frame and the outline of a connector follow from its ends.
    const bool isFramed = !shape.connector;
    FieldWriter fields(text, shape.extra);
    fields.write(QLatin1String("center"), shape.center, isFramed);
    fields.write(QLatin1String("cornerRadius"), shape.cornerRadius, shape.cornerRadius != 0);
    fields.write(QLatin1String("data"), shape.data, !shape.data.isEmpty());
    fields.write(QLatin1String("denied"), shape.permissions, shape.permissions != Permissions());
    fields.write(QLatin1String("endHead"), shape.endHead, shape.endHead != LineHead::None);
    if (shape.connector)
        fields.write(QLatin1String("ends"), *shape.connector);
    fields.write(QLatin1String("fill"), shape.fill, shape.fill.isValid());
    fields.write(QLatin1String("fillRule"), shape.path->fillRule, shape.path->fillRule != FillRule::EvenOdd);
    if (shape.connector)
        fields.write(QLatin1String("furtherTexts"), shape.connector->furtherTexts,
                     !shape.connector->furtherTexts.isEmpty());
    fields.write(QLatin1String("group"), shape.group, !shape.group.isNull() && !id.isNull());
    fields.write(QLatin1String("hidden"), shape.hidden, shape.hidden);
    if (shape.connector)
        fields.write(QLatin1String("jumps"), shape.connector->jumps, shape.connector->jumps != ConnectorJumps::NoJumps);
    fields.write(QLatin1String("kind"), shape.kind->name());
    if (shape.connector)
        fields.write(QLatin1String("label"), shape.connector->label, shape.connector->label != ConnectorLabel());
    fields.write(QLatin1String("link"), shape.annotation->link, shape.annotation->hasLink());
    fields.write(QLatin1String("locked"), shape.locked, shape.locked);
    fields.write(QLatin1String("mirroredX"), shape.mirroredX, isFramed && shape.mirroredX);
    fields.write(QLatin1String("mirroredY"), shape.mirroredY, isFramed && shape.mirroredY);
    fields.write(QLatin1String("name"), shape.name, !shape.name.isEmpty());
    fields.write(QLatin1String("opacity"), roundedOpacity(double(shape.opacity)), shape.opacity != 1);
    fields.write(QLatin1String("outline"), shape.outline, isFramed && !shape.outline.isEmpty());
    if (shape.connector)
        fields.write(QLatin1String("pins"), shape.connector->pins, !shape.connector->pins.isEmpty());
    fields.write(QLatin1String("pressures"), shape.path->pressures, !shape.path->pressures.isEmpty());
    fields.write(QLatin1String("rotation"), shape.rotation, isFramed && shape.rotation != 0);
    if (shape.connector && shape.connector->route != ConnectorRoute::Straight)
        fields.write(QLatin1String("route"), shape.connector->route);
    if (shape.shadow->isValid()) {
        fields.begin(QLatin1String("shadow"));
        appendShadow(text, *shape.shadow, shape.extra.value(QLatin1String("shadow")).toObject());
    }
    fields.write(QLatin1String("size"), QPointF(shape.size.width(), shape.size.height()), isFramed);
    fields.write(QLatin1String("solidity"), shape.solidity, shape.solidity != Solidity::Automatic);
    if (shape.connector)
        fields.write(QLatin1String("spacing"), shape.connector->spacing,
                     shape.connector->spacing != Connector().spacing);
    fields.write(QLatin1String("startHead"), shape.startHead, shape.startHead != LineHead::None);
    const QJsonObject stroke = shape.extra.value(QLatin1String("stroke")).toObject();
    if (shape.stroke != Stroke() || !stroke.isEmpty()) {
        fields.begin(QLatin1String("stroke"));
        appendStroke(text, shape.stroke, stroke);
    }
    fields.write(QLatin1String("text"), shape.text, !shape.text.isEmpty());
    const QJsonObject style =
        textStyleFields(*shape.textStyle, shape.extra.value(QLatin1String("textStyle")).toObject());
    fields.write(QLatin1String("textStyle"), style, !style.isEmpty());
    fields.write(QLatin1String("toolTip"), shape.annotation->toolTip, !shape.annotation->toolTip.isEmpty());
    if (shape.connector)
        fields.write(QLatin1String("waypoints"), shape.connector->waypoints, !shape.connector->waypoints.isEmpty());
    fields.end();
    text += '}';
}

} // namespace Trammel
