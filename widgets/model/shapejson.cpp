#include "widgets/model/serialization.h"

#include "widgets/model/shapekind.h"
#include "widgets/model/text_p.h"

#include <QtCore/QJsonArray>

#include <optional>

namespace Trammel {

namespace {

constexpr std::pair<Qt::PenStyle, const char *> styleNames[] = {
    {Qt::NoPen, "none"},  {Qt::SolidLine, "solid"},     {Qt::DashLine, "dash"},
    {Qt::DotLine, "dot"}, {Qt::DashDotLine, "dashDot"}, {Qt::DashDotDotLine, "dashDotDot"},
};

QJsonArray pair(double first, double second)
{
    return {first, second};
}

QString toText(const QColor &colour)
{
    return colour.name(colour.alpha() == 255 ? QColor::HexRgb : QColor::HexArgb);
}

QString toText(Qt::PenStyle style)
{
    for (const auto &[value, name] : styleNames) {
        if (value == style)
            return QLatin1String(name);
    }
    return QLatin1String("solid");
}

QJsonObject toJson(const Stroke &stroke)
{
    QJsonObject fields;
    if (stroke.colour.isValid())
        fields.insert(QLatin1String("colour"), toText(stroke.colour));
    if (stroke.width != 1)
        fields.insert(QLatin1String("width"), stroke.width);
    if (stroke.style != Qt::SolidLine)
        fields.insert(QLatin1String("style"), toText(stroke.style));
    return fields;
}

QJsonArray toJson(const Shape::Outline &outline)
{
    QJsonArray rings;
    for (const QList<QPointF> &ring : outline) {
        QJsonArray numbers;
        for (QPointF point : ring) {
            numbers.append(point.x());
            numbers.append(point.y());
        }
        rings.append(numbers);
    }
    return rings;
}

/// Reads one field after the other and keeps the first reason to refuse.
class FieldReader
{
public:
    QString fault;

    void read(const QString &name, const QJsonValue &value, bool &result)
    {
        if (expect(value.isBool(), name, Text::tr("true or false")))
            result = value.toBool();
    }

    void read(const QString &name, const QJsonValue &value, double &result)
    {
        if (expect(value.isDouble(), name, Text::tr("a number")))
            result = value.toDouble();
    }

    void read(const QString &name, const QJsonValue &value, QString &result)
    {
        if (expect(value.isString(), name, Text::tr("a text")))
            result = value.toString();
    }

    void read(const QString &name, const QJsonValue &value, QPointF &result)
    {
        const QJsonArray numbers = value.toArray();
        if (expect(numbers.size() == 2 && numbers[0].isDouble() && numbers[1].isDouble(), name,
                   Text::tr("two numbers")))
            result = {numbers[0].toDouble(), numbers[1].toDouble()};
    }

    void read(const QString &name, const QJsonValue &value, QColor &result)
    {
        const QString text = value.toString();
        const QColor colour = text.startsWith(QLatin1Char('#')) ? QColor::fromString(text) : QColor();
        if (expect(colour.isValid(), name, Text::tr("a colour such as \"#ff8000\"")))
            result = colour;
    }

    void read(const QString &name, const QJsonValue &value, Qt::PenStyle &result)
    {
        for (const auto &[style, text] : styleNames) {
            if (value.toString() == QLatin1String(text)) {
                result = style;
                return;
            }
        }
        expect(false, name, Text::tr("a style of lines"));
    }

    void read(const QString &name, const QJsonValue &value, Shape::Outline &result)
    {
        bool isGood = value.isArray();
        for (const QJsonValueConstRef ring : value.toArray()) {
            const QJsonArray numbers = ring.toArray();
            isGood = isGood && ring.isArray() && numbers.size() % 2 == 0;
            QList<QPointF> points;
            points.reserve(numbers.size() / 2);
            for (qsizetype i = 0; isGood && i < numbers.size(); i += 2) {
                isGood = numbers[i].isDouble() && numbers[i + 1].isDouble();
                points.append({numbers[i].toDouble(), numbers[i + 1].toDouble()});
            }
            result.append(points);
        }
        expect(isGood, name, Text::tr("a list of rings, each a list of numbers in pairs"));
    }

    /// Fields of strokes that are not known are kept nowhere else than in the shape, below "stroke".
    void read(const QString &name, const QJsonValue &value, Stroke &result, QJsonObject &unknown)
    {
        if (!expect(value.isObject(), name, Text::tr("an object")))
            return;
        result = {QColor(), 1, Qt::SolidLine};
        QJsonObject rest;
        const QJsonObject fields = value.toObject();
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            if (field.key() == QLatin1String("colour"))
                read(QStringLiteral("stroke.colour"), field.value(), result.colour);
            else if (field.key() == QLatin1String("width"))
                read(QStringLiteral("stroke.width"), field.value(), result.width);
            else if (field.key() == QLatin1String("style"))
                read(QStringLiteral("stroke.style"), field.value(), result.style);
            else
                rest.insert(field.key(), field.value());
        }
        if (!rest.isEmpty())
            unknown.insert(name, rest);
    }

    bool expect(bool holds, const QString &name, const QString &wanted)
    {
        if (!holds && fault.isEmpty())
            fault = Text::tr("the field \"%1\" is not %2").arg(name, wanted);
        return holds;
    }
};

/// Takes one field into the shape; false when it is not one that every shape has.
bool readField(FieldReader &reader, const QString &name, const QJsonValue &value, Shape &shape)
{
    if (name == QLatin1String("kind"))
        return true;
    if (name == QLatin1String("centre"))
        reader.read(name, value, shape.centre);
    else if (name == QLatin1String("size")) {
        QPointF size;
        reader.read(name, value, size);
        shape.size = {size.x(), size.y()};
    } else if (name == QLatin1String("rotation"))
        reader.read(name, value, shape.rotation);
    else if (name == QLatin1String("cornerRadius"))
        reader.read(name, value, shape.cornerRadius);
    else if (name == QLatin1String("mirroredX"))
        reader.read(name, value, shape.mirroredX);
    else if (name == QLatin1String("mirroredY"))
        reader.read(name, value, shape.mirroredY);
    else if (name == QLatin1String("locked"))
        reader.read(name, value, shape.locked);
    else if (name == QLatin1String("hidden"))
        reader.read(name, value, shape.hidden);
    else if (name == QLatin1String("fill"))
        reader.read(name, value, shape.fill);
    else if (name == QLatin1String("stroke"))
        reader.read(name, value, shape.stroke, shape.extra);
    else if (name == QLatin1String("text"))
        reader.read(name, value, shape.text);
    else if (name == QLatin1String("name"))
        reader.read(name, value, shape.name);
    else if (name == QLatin1String("outline") && shape.kind->hasOutline())
        reader.read(name, value, shape.outline);
    else
        return false;
    return true;
}

QString readShape(const QJsonObject &fields, Shape &shape)
{
    FieldReader reader;
    for (const QLatin1String needed : {QLatin1String("kind"), QLatin1String("centre"), QLatin1String("size")}) {
        if (!fields.contains(needed))
            return Text::tr("the field \"%1\" is missing").arg(needed);
    }
    const QString kindName = fields.value(QLatin1String("kind")).toString();
    if (!reader.expect(!kindName.isEmpty(), QStringLiteral("kind"), Text::tr("a name")))
        return reader.fault;
    shape.kind = &ShapeKind::named(kindName);
    QJsonObject rest;
    for (auto field = fields.begin(); field != fields.end() && reader.fault.isEmpty(); ++field) {
        if (!readField(reader, field.key(), field.value(), shape))
            rest.insert(field.key(), field.value());
    }
    if (!reader.fault.isEmpty())
        return reader.fault;
    const QString reason = shape.kind->read(rest, shape);
    if (!reason.isEmpty())
        return reason;
    for (auto field = rest.constBegin(); field != rest.constEnd(); ++field)
        shape.extra.insert(field.key(), field.value());
    return shape.fault();
}

} // namespace

QJsonObject toJson(const Shape &shape)
{
    QJsonObject fields = shape.extra;
    shape.kind->write(shape, fields);
    fields.insert(QLatin1String("kind"), shape.kind->name());
    fields.insert(QLatin1String("centre"), pair(shape.centre.x(), shape.centre.y()));
    fields.insert(QLatin1String("size"), pair(shape.size.width(), shape.size.height()));
    if (shape.rotation != 0)
        fields.insert(QLatin1String("rotation"), shape.rotation);
    if (shape.cornerRadius != 0)
        fields.insert(QLatin1String("cornerRadius"), shape.cornerRadius);
    const std::pair<bool, const char *> flags[] = {{shape.mirroredX, "mirroredX"},
                                                   {shape.mirroredY, "mirroredY"},
                                                   {shape.locked, "locked"},
                                                   {shape.hidden, "hidden"}};
    for (const auto &[isSet, name] : flags) {
        if (isSet)
            fields.insert(QLatin1String(name), true);
    }
    if (shape.fill.isValid())
        fields.insert(QLatin1String("fill"), toText(shape.fill));
    QJsonObject stroke = shape.extra.value(QLatin1String("stroke")).toObject();
    if (shape.stroke != Stroke() || !stroke.isEmpty()) {
        const QJsonObject known = toJson(shape.stroke);
        for (auto field = known.begin(); field != known.end(); ++field)
            stroke.insert(field.key(), field.value());
        fields.insert(QLatin1String("stroke"), stroke);
    }
    if (!shape.outline.isEmpty())
        fields.insert(QLatin1String("outline"), toJson(shape.outline));
    if (!shape.text.isEmpty())
        fields.insert(QLatin1String("text"), shape.text);
    if (!shape.name.isEmpty())
        fields.insert(QLatin1String("name"), shape.name);
    return fields;
}

std::optional<Shape> shapeFromJson(const QJsonObject &fields, QString *reason)
{
    Shape shape;
    const QString fault = readShape(fields, shape);
    if (reason)
        *reason = fault;
    return fault.isEmpty() ? std::optional(shape.normalized()) : std::nullopt;
}

} // namespace Trammel
