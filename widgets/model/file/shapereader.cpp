#include "widgets/model/file/shapereader_p.h"

#include "widgets/model/file/fieldvalues_p.h"
#include "widgets/model/file/fieldwords_p.h"
#include "widgets/model/file/groupjson_p.h"
#include "widgets/model/file/textstylejson_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/shapekind.h>

#include <QtCore/QJsonDocument>

#include <algorithm>
#include <limits>
#include <utility>

namespace Trammel {

enum class ShapeReader::Field {
    Id,
    Kind,
    Center,
    Size,
    Rotation,
    CornerRadius,
    Opacity,
    MirroredX,
    MirroredY,
    Locked,
    Hidden,
    Solidity,
    Denied,
    Group,
    Fill,
    Stroke,
    Shadow,
    Outline,
    Ends,
    Route,
    Pins,
    Waypoints,
    Label,
    FurtherTexts,
    Jumps,
    Spacing,
    Text,
    TextStyle,
    Name,
    StartHead,
    EndHead,
    ToolTip,
    Link,
    FillRule,
    Pressures,
    Data,
    StrokeColor,
    StrokeWidth,
    StrokeStyle,
    StrokeCap,
    StrokeJoin,
    StrokeDashes,
    ShadowColor,
    ShadowOffset,
    ShadowBlurRadius,
};

namespace {

using namespace FieldWords;

struct FieldName
{
    QByteArrayView key;
    /// The name in error messages.
    QByteArrayView path = key;
};

/// In the order of ShapeReader::Field.
constexpr FieldName fieldNames[] = {
    {"id"},
    {"kind"},
    {"center"},
    {"size"},
    {"rotation"},
    {"cornerRadius"},
    {"opacity"},
    {"mirroredX"},
    {"mirroredY"},
    {"locked"},
    {"hidden"},
    {"solidity"},
    {"denied"},
    {"group"},
    {"fill"},
    {"stroke"},
    {"shadow"},
    {"outline"},
    {"ends"},
    {"route"},
    {"pins"},
    {"waypoints"},
    {"label"},
    {"furtherTexts"},
    {"jumps"},
    {"spacing"},
    {"text"},
    {"textStyle"},
    {"name"},
    {"startHead"},
    {"endHead"},
    {"toolTip"},
    {"link"},
    {"fillRule"},
    {"pressures"},
    {"data"},
    {"color", "stroke.color"},
    {"width", "stroke.width"},
    {"style", "stroke.style"},
    {"cap", "stroke.cap"},
    {"join", "stroke.join"},
    {"dashPattern", "stroke.dashPattern"},
    {"color", "shadow.color"},
    {"offset", "shadow.offset"},
    {"blurRadius", "shadow.blurRadius"},
};

constexpr const char *aGradient =
    QT_TRANSLATE_NOOP("Trammel", "a color or a gradient: an object with the fields type, start, end and stops");
constexpr const char *twoNumbers = QT_TRANSLATE_NOOP("Trammel", "two numbers");
constexpr const char *aName = QT_TRANSLATE_NOOP("Trammel", "a name");
constexpr const char *aStyle = QT_TRANSLATE_NOOP("Trammel", "a line style");
constexpr const char *aCap = QT_TRANSLATE_NOOP("Trammel", "a line cap");
constexpr const char *aJoin = QT_TRANSLATE_NOOP("Trammel", "a line join");
constexpr const char *aSolidity = QT_TRANSLATE_NOOP("Trammel", "\"automatic\", \"solid\", \"holding\" or \"none\"");
constexpr const char *someActions =
    QT_TRANSLATE_NOOP("Trammel", "a list of \"select\", \"move\", \"rotate\", \"resize\", \"delete\" and \"editText\"");
constexpr const char *aHead = QT_TRANSLATE_NOOP("Trammel", "an arrowhead");
constexpr const char *aPattern = QT_TRANSLATE_NOOP("Trammel", "a list of numbers");
constexpr const char *anObject = QT_TRANSLATE_NOOP("Trammel", "an object");
constexpr const char *twoEnds = QT_TRANSLATE_NOOP("Trammel", "a list of two ends, each with a shape or a point");
constexpr const char *aRoute = QT_TRANSLATE_NOOP("Trammel", "a connector route");
constexpr const char *aLabel = QT_TRANSLATE_NOOP("Trammel", "an object with the fields position and offset");
constexpr const char *someTexts =
    QT_TRANSLATE_NOOP("Trammel", "a list of objects with the fields text, position and offset");
constexpr const char *someJumps = QT_TRANSLATE_NOOP("Trammel", "none, arc or gap");
constexpr const char *somePins = QT_TRANSLATE_NOOP("Trammel", "a list of pins, each with the field x or y");
constexpr const char *somePoints = QT_TRANSLATE_NOOP("Trammel", "a list of points, each a list of two numbers");
constexpr const char *aFillRule = QT_TRANSLATE_NOOP("Trammel", "\"evenOdd\" or \"nonZero\"");
constexpr const char *somePressures =
    QT_TRANSLATE_NOOP("Trammel", "a list of places with pressures, each a list of two numbers");
constexpr const char *someRings = QT_TRANSLATE_NOOP("Trammel", "a list of rings, each a list of numbers in pairs");

QString toString(QByteArrayView text)
{
    return QString::fromUtf8(text);
}

bool isGoodJson(QByteArrayView text)
{
    QJsonParseError error;
    JsonText::parsed(text.toByteArray(), error);
    return error.error == QJsonParseError::NoError;
}

} // namespace

bool ShapeReader::parse(QByteArrayView text)
{
    m_shape = {};
    m_id.reset();
    m_seen = 0;
    m_unknown = {};
    m_outline = {};
    m_connectorFields = {};
    m_errorString.clear();
    JsonText fields(text);
    const bool isTaken = takeFields<Step>(
        fields, m_unknown, [&](QByteArrayView name) { return takeField(fields, name, Field::Id, Field::Data); });
    if (!isTaken)
        return false;
    if (!m_outline.isNull()) {
        JsonText outline(m_outline);
        if (!takeOutline(outline))
            return false;
    }
    if (!takeConnectorFields())
        return false;
    if (!m_unknown.evaluate())
        return false;
    if (!m_unknown.repeated.isNull())
        refuseRepeated(m_unknown.repeated);
    return true;
}

QString ShapeReader::finish(Shape &shape)
{
    const QString reasonOfFrame = isConnector(m_shape) ? connectorFieldsError() : QString();
    if (!reasonOfFrame.isEmpty())
        return reasonOfFrame;
    for (Field needed : {Field::Kind, Field::Center, Field::Size}) {
        if (isConnector(m_shape))
            break;
        // Shape::errorString() reports the misspelled name below.
        if (needed == Field::Center && m_shape.kind->isKnown() && m_unknown.values.contains(QLatin1String("centre")))
            continue;
        if (!has(needed))
            return Text::tr("the field \"%1\" is missing").arg(toString(fieldNames[std::size_t(needed)].path));
    }
    if (!m_errorString.isEmpty())
        return m_errorString;
    for (auto field = m_unknown.values.constBegin(); field != m_unknown.values.constEnd(); ++field)
        m_shape.extra.insert(field.key(), field.value());
    const QString reason = m_shape.errorString();
    if (!reason.isEmpty())
        return reason;
    shape = m_shape.normalized();
    shape.outline = m_outlines.shared(shape.outline);
    return {};
}

QString ShapeReader::connectorFieldsError() const
{
    for (Field derived :
         {Field::Center, Field::Size, Field::Rotation, Field::MirroredX, Field::MirroredY, Field::Outline}) {
        if (has(derived))
            return Text::tr("a connector has no field \"%1\"").arg(toString(fieldNames[std::size_t(derived)].path));
    }
    return has(Field::Ends) ? QString() : Text::tr("the field \"%1\" is missing").arg(QLatin1String("ends"));
}

ShapeReader::Step ShapeReader::takeField(JsonText &text, QByteArrayView name, Field first, Field last)
{
    for (int i = int(first); i <= int(last); ++i) {
        if (name != fieldNames[std::size_t(i)].key)
            continue;
        if (has(Field(i))) {
            refuseRepeated(toString(fieldNames[std::size_t(i)].path));
            return skipWrong(text, Field(i), nullptr) ? Step::Taken : Step::Bad;
        }
        m_seen |= quint64(1) << i;
        return takeKnown(text, Field(i)) ? Step::Taken : Step::Bad;
    }
    return Step::Unknown;
}

bool ShapeReader::takeKnown(JsonText &text, Field field)
{
    switch (field) {
    case Field::Id:
        // The caller reports an invalid id, since it also checks that no other shape has the id.
        return take(text, field, m_id.emplace(std::numeric_limits<double>::quiet_NaN()), nullptr);
    case Field::Kind:
        return takeKind(text);
    case Field::Center:
        return take(text, field, m_shape.center, twoNumbers);
    case Field::Size:
        return take(text, field, m_shape.size, twoNumbers);
    case Field::Rotation:
        return take(text, field, m_shape.rotation, aNumber);
    case Field::CornerRadius:
        return take(text, field, m_shape.cornerRadius, aNumber);
    case Field::Opacity:
        return take(text, field, m_shape.opacity, aNumber);
    case Field::MirroredX:
        return take(text, field, m_shape.mirroredX, trueOrFalse);
    case Field::MirroredY:
        return take(text, field, m_shape.mirroredY, trueOrFalse);
    case Field::Locked:
        return take(text, field, m_shape.locked, trueOrFalse);
    case Field::Hidden:
        return take(text, field, m_shape.hidden, trueOrFalse);
    case Field::Solidity:
        return take(text, field, m_shape.solidity, aSolidity);
    case Field::Denied:
        return take(text, field, m_shape.permissions, someActions);
    case Field::Group:
        return takeGroup(text);
    case Field::Fill:
        return takeFill(text);
    case Field::Stroke:
        return takeStroke(text);
    case Field::Shadow:
        return takeShadow(text);
    case Field::Outline:
        return has(Field::Kind) ? takeOutline(text) : text.takeValue(m_outline);
    case Field::Ends:
    case Field::Route:
    case Field::Pins:
    case Field::Waypoints:
    case Field::Label:
    case Field::FurtherTexts:
    case Field::Jumps:
    case Field::Spacing:
        // In most files the kind follows, which determines whether the shape is a connector.
        return text.takeValue(m_connectorFields[std::size_t(field) - std::size_t(Field::Ends)]);
    case Field::Text:
        return take(text, field, m_shape.text, aText);
    case Field::TextStyle:
        return takeStyleOfText(text);
    case Field::Name:
        return take(text, field, m_shape.name, aText);
    case Field::StartHead:
        return take(text, field, m_shape.startHead, aHead);
    case Field::EndHead:
        return take(text, field, m_shape.endHead, aHead);
    case Field::ToolTip:
    case Field::Link:
        return takeAnnotation(text, field);
    case Field::FillRule:
    case Field::Pressures:
        return takePathDetails(text, field);
    case Field::Data:
        return takeData(text);
    case Field::StrokeColor:
        return take(text, field, m_shape.stroke.color, aColor);
    case Field::StrokeWidth:
        return take(text, field, m_shape.stroke.width, aNumber);
    case Field::StrokeStyle:
        return take(text, field, m_shape.stroke.style, aStyle);
    case Field::StrokeCap:
        return take(text, field, m_shape.stroke.cap, aCap);
    case Field::StrokeJoin:
        return take(text, field, m_shape.stroke.join, aJoin);
    case Field::StrokeDashes:
        return takeDashes(text);
    case Field::ShadowColor:
        return take(text, field, m_shadow.color, aColor);
    case Field::ShadowOffset:
        return take(text, field, m_shadow.offset, twoNumbers);
    case Field::ShadowBlurRadius:
        return take(text, field, m_shadow.blurRadius, aNumber);
    }
    return false;
}

bool ShapeReader::takeKind(JsonText &text)
{
    const JsonText start = text;
    QByteArrayView word;
    if (!text.takeWord(word) || word.isEmpty()) {
        text = start;
        return skipWrong(text, Field::Kind, aName);
    }
    const auto known = m_kinds.constFind(QByteArray::fromRawData(word.data(), word.size()));
    if (known != m_kinds.constEnd()) {
        m_shape.kind = *known;
    } else if (m_kinds.size() < m_mostKinds) {
        m_shape.kind = &ShapeKind::named(toString(word));
        m_kinds.insert(word.toByteArray(), m_shape.kind);
    } else {
        refuse(Text::tr("there are more than %1 kinds of shapes").arg(m_mostKinds));
    }
    return true;
}

bool ShapeReader::takeGroup(JsonText &text)
{
    double number = 0;
    if (!take(text, Field::Group, number, nullptr))
        return false;
    m_shape.group = GroupId(idFrom(number));
    if (m_shape.group.isNull())
        refuse(Text::tr("the field \"%1\" is not the id of a group").arg(QLatin1String("group")));
    return true;
}

// The shapes of a drawing usually have few gradients, so equal ones are shared.
bool ShapeReader::takeFill(JsonText &text)
{
    if (text.peek() != '{') {
        QColor color;
        const bool isTaken = take(text, Field::Fill, color, aColor);
        m_shape.fill = color;
        return isTaken;
    }
    Gradient gradient;
    if (!take(text, Field::Fill, gradient, aGradient))
        return false;
    if (m_lastGradient.gradient() != gradient)
        m_lastGradient = gradient;
    m_shape.fill = m_lastGradient;
    return true;
}

bool ShapeReader::takeStroke(JsonText &text)
{
    if (text.peek() != '{')
        return skipWrong(text, Field::Stroke, anObject);
    m_shape.stroke = {QColor(), 1, Qt::SolidLine};
    UnknownFields unknown;
    const bool isTaken = takeFields<Step>(text, unknown, [&](QByteArrayView name) {
        return takeField(text, name, Field::StrokeColor, Field::StrokeDashes);
    });
    if (!isTaken || !unknown.evaluate())
        return false;
    if (!unknown.repeated.isNull())
        refuseRepeated(unknown.repeated);
    // The extra fields of the shape keep the unknown fields of its stroke.
    if (unknown.count > 0)
        m_shape.extra.insert(QLatin1String("stroke"), unknown.values);
    return true;
}

// The shapes of a drawing usually have few shadows, so equal ones are shared.
bool ShapeReader::takeShadow(JsonText &text)
{
    if (text.peek() != '{')
        return skipWrong(text, Field::Shadow, anObject);
    m_shadow = {};
    UnknownFields unknown;
    const bool isTaken = takeFields<Step>(text, unknown, [&](QByteArrayView name) {
        return takeField(text, name, Field::ShadowColor, Field::ShadowBlurRadius);
    });
    if (!isTaken || !unknown.evaluate())
        return false;
    if (!unknown.repeated.isNull())
        refuseRepeated(QLatin1String("shadow.") + unknown.repeated);
    m_lastShadow = m_shadow.isValid() ? m_shadow : Trammel::Shadow();
    m_shape.shadow = m_lastShadow;
    // The extra fields of the shape keep the unknown fields of its shadow.
    if (unknown.count > 0)
        m_shape.extra.insert(QLatin1String("shadow"), unknown.values);
    return true;
}

// The shapes of a drawing usually have few patterns, so equal ones are shared.
bool ShapeReader::takeDashes(JsonText &text)
{
    DashPattern &pattern = m_shape.stroke.dashPattern;
    if (!take(text, Field::StrokeDashes, pattern, aPattern))
        return false;
    if (pattern == m_dashes)
        pattern = m_dashes;
    else
        m_dashes = pattern;
    return true;
}

bool ShapeReader::takeStyleOfText(JsonText &text)
{
    if (text.peek() != '{')
        return skipWrong(text, Field::TextStyle, anObject);
    UnknownFields fields;
    if (!takeFields<Step>(text, fields, [](QByteArrayView) { return Step::Unknown; }) || !fields.evaluate())
        return false;
    if (!fields.repeated.isNull())
        refuseRepeated(QLatin1String("textStyle.") + fields.repeated);
    Trammel::TextStyle style;
    const QString reason = takeTextStyle(fields.values, style);
    if (!reason.isEmpty())
        refuse(reason);
    // The shapes of a drawing usually have few styles, so equal ones are shared.
    m_lastStyle = style;
    m_shape.textStyle = m_lastStyle;
    // The extra fields of the shape keep the unknown fields of its text style.
    if (!fields.values.isEmpty())
        m_shape.extra.insert(QLatin1String("textStyle"), fields.values);
    return true;
}

bool ShapeReader::takeAnnotation(JsonText &text, Field field)
{
    QString words;
    const bool isTaken = take(text, field, words, aText);
    m_shape.annotation.edit(
        [&](Annotation &annotation) { (field == Field::Link ? annotation.link : annotation.toolTip) = words; });
    return isTaken;
}

bool ShapeReader::takePathDetails(JsonText &text, Field field)
{
    PathDetails details = *m_shape.path;
    const bool isTaken = field == Field::FillRule ? take(text, field, details.fillRule, aFillRule)
                                                  : take(text, field, details, somePressures);
    m_shape.path = details;
    return isTaken;
}

bool ShapeReader::takeData(JsonText &text)
{
    if (text.peek() != '{')
        return skipWrong(text, Field::Data, anObject);
    QByteArrayView value;
    QJsonParseError error;
    if (!text.takeValue(value))
        return false;
    m_shape.data = JsonText::parsed(value.toByteArray(), error).toObject();
    return error.error == QJsonParseError::NoError;
}

bool ShapeReader::takeOutline(JsonText &text)
{
    const JsonText start = text;
    if (!m_shape.kind->hasOutline()) {
        QByteArrayView value;
        if (!text.takeValue(value))
            return false;
        m_unknown.append("\"outline\":" + value.toByteArray());
        return true;
    }
    m_pointCount = 0;
    if (takeRings(text))
        return true;
    text = start;
    return skipWrong(text, Field::Outline, someRings);
}

bool ShapeReader::takeConnectorFields()
{
    // Without ends, the connector is refused.
    if (isConnector(m_shape) && !connectorField(Field::Ends).isNull())
        m_shape.connector = new Connector;
    Connector unused;
    Connector &connector = m_shape.connector ? *m_shape.connector : unused;
    return takeOfConnector(Field::Ends, [&](JsonText &text) { return takeEnds(text, connector); })
        && takeOfConnector(Field::Route, connector.route, aRoute)
        && takeOfConnector(Field::Pins, connector.pins, somePins)
        && takeOfConnector(Field::Waypoints, connector.waypoints, somePoints)
        && takeOfConnector(Field::Label, connector.label, aLabel)
        && takeOfConnector(Field::FurtherTexts, connector.furtherTexts, someTexts)
        && takeOfConnector(Field::Jumps, connector.jumps, someJumps)
        && takeOfConnector(Field::Spacing, connector.spacing, aNumber);
}

QByteArrayView ShapeReader::connectorField(Field field) const
{
    return m_connectorFields[std::size_t(field) - std::size_t(Field::Ends)];
}

template <typename Take> bool ShapeReader::takeOfConnector(Field field, const Take &takeFrom)
{
    const QByteArrayView value = connectorField(field);
    if (value.isNull())
        return true;
    if (!isConnector(m_shape)) {
        m_unknown.append('"' + fieldNames[std::size_t(field)].key.toByteArray() + "\":" + value.toByteArray());
        return true;
    }
    JsonText text(value);
    return takeFrom(text);
}

template <typename Value> bool ShapeReader::takeOfConnector(Field field, Value &value, const char *wanted)
{
    return takeOfConnector(field, [&](JsonText &text) { return take(text, field, value, wanted); });
}

bool ShapeReader::takeEnds(JsonText &text, Connector &connector)
{
    const JsonText start = text;
    if (text.take('[') && takeEnd(text, connector.from) && text.take(',') && takeEnd(text, connector.to)
        && text.take(']'))
        return true;
    text = start;
    return skipWrong(text, Field::Ends, twoEnds);
}

bool ShapeReader::takeEnd(JsonText &text, ConnectorEnd &end)
{
    bool hasPoint = false, hasShape = false;
    if (!text.take('{'))
        return false;
    do {
        QByteArrayView name;
        double id = 0;
        if (!text.takeWord(name) || !text.take(':'))
            return false;
        if (name == "shape" && !hasShape) {
            hasShape = text.takeNumber(id);
            end.shape = ShapeId(hasShape ? idFrom(id) : 0);
            if (end.shape.isNull())
                return false;
        } else if (name == "at" && !end.at) {
            if (!takeValueOf(text, end.at.emplace()))
                return false;
        } else if (name == "port" && end.port.isEmpty()) {
            if (!takeValueOf(text, end.port) || end.port.isEmpty())
                return false;
        } else if (name == "point" && !hasPoint) {
            hasPoint = takeValueOf(text, end.point);
            if (!hasPoint)
                return false;
        } else {
            return false;
        }
    } while (text.take(','));
    return hasPoint != hasShape && (hasShape || (!end.at && end.port.isEmpty())) && text.take('}');
}

bool ShapeReader::takeRings(JsonText &text)
{
    if (!text.take('['))
        return false;
    if (text.take(']'))
        return true;
    do {
        if (!takeRing(text))
            return false;
        // Each ring adds one to the count. Above this limit, there are too many points or too many rings.
        m_pointCount += qsizetype(m_points.size()) + 1;
        if (m_pointCount <= 2 * (Shape::LargestPointCount + 1))
            m_shape.outline.append(QList<QPointF>(m_points.begin(), m_points.end()));
        else
            refuse(Text::tr("the outline has more than %1 points or rings").arg(Shape::LargestPointCount));
    } while (text.take(','));
    return text.take(']');
}

bool ShapeReader::takeRing(JsonText &text)
{
    m_points.clear();
    if (!text.take('['))
        return false;
    if (text.take(']'))
        return true;
    do {
        double x = 0, y = 0;
        if (!text.takeNumber(x) || !text.take(',') || !text.takeNumber(y))
            return false;
        if (qsizetype(m_points.size()) <= Shape::LargestPointCount)
            m_points.push_back({x, y});
    } while (text.take(','));
    return text.take(']');
}

template <typename Value> bool ShapeReader::take(JsonText &text, Field field, Value &value, const char *wanted)
{
    const JsonText start = text;
    if (takeValueOf(text, value))
        return true;
    text = start;
    return skipWrong(text, field, wanted);
}

bool ShapeReader::skipWrong(JsonText &text, Field field, const char *wanted)
{
    QByteArrayView value;
    if (!text.takeValue(value) || !isGoodJson(value))
        return false;
    if (wanted)
        refuse(Text::tr("the field \"%1\" is not %2")
                   .arg(toString(fieldNames[std::size_t(field)].path), Text::tr(wanted)));
    return true;
}

void ShapeReader::refuseRepeated(const QString &name)
{
    refuse(Text::tr("the field \"%1\" is there twice").arg(Text::shortened(name)));
}

void ShapeReader::refuse(const QString &errorString)
{
    if (m_errorString.isEmpty())
        m_errorString = errorString;
}

} // namespace Trammel
