#include "widgets/model/file/textstylejson_p.h"

#include "widgets/model/file/fieldwords_p.h"
#include "widgets/model/shape/text_p.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace Trammel {

namespace {

using namespace FieldWords;

using Name = QLatin1String;

// In the order of the enums.
constexpr Name horizontalNames[] = {Name("left"), Name("center"), Name("right")};
constexpr Name verticalNames[] = {Name("top"), Name("middle"), Name("bottom")};
constexpr Name overflowNames[] = {Name("visible"), Name("clip"), Name("grow")};

constexpr const char *aWholeNumber = QT_TRANSLATE_NOOP("Trammel", "a whole number from 1 to 1000");
constexpr const char *anAlignment = QT_TRANSLATE_NOOP("Trammel", "an alignment");
constexpr const char *anOverflow = QT_TRANSLATE_NOOP("Trammel", "\"visible\", \"clip\" or \"grow\"");

/// Takes fields out of an object, up to the first one with a wrong value.
class FieldTaker
{
public:
    explicit FieldTaker(QJsonObject &fields) : m_fields(fields) { }

    void take(Name name, QString &value)
    {
        const QJsonValue field = next(name);
        check(name, field, field.isString(), aText);
        value = field.toString(value);
    }
    void take(Name name, bool &value)
    {
        const QJsonValue field = next(name);
        check(name, field, field.isBool(), trueOrFalse);
        value = field.toBool(value);
    }
    void take(Name name, double &value)
    {
        const QJsonValue field = next(name);
        check(name, field, field.isDouble(), aNumber);
        value = field.toDouble(value);
    }
    void take(Name name, int &value)
    {
        const QJsonValue field = next(name);
        const double number = field.toDouble(value);
        const bool isGood = number >= 1 && number <= TextStyle::LargestWeight && number == std::floor(number);
        check(name, field, field.isDouble() && isGood, aWholeNumber);
        value = isGood ? int(number) : value;
    }
    void take(Name name, QColor &value)
    {
        const QJsonValue field = next(name);
        if (field.isUndefined())
            return;
        const QString word = field.toString();
        // QColor also reads other forms, which the format does not allow.
        const bool isForm = word.startsWith(u'#') && (word.size() == 7 || word.size() == 9);
        value = isForm ? QColor::fromString(word) : QColor();
        check(name, field, value.isValid(), aColor);
    }
    template <typename Enum, std::size_t count>
    void take(Name name, Enum &value, const Name (&names)[count], const char *wanted)
    {
        const QJsonValue field = next(name);
        if (field.isUndefined())
            return;
        const auto found = std::find(std::begin(names), std::end(names), field.toString());
        check(name, field, found != std::end(names), wanted);
        value = Enum(found - std::begin(names));
    }

    QString errorString;

private:
    QJsonValue next(Name name)
    {
        const auto found = m_fields.find(name);
        if (found == m_fields.end())
            return QJsonValue::Undefined;
        const QJsonValue value = *found;
        m_fields.erase(found);
        return value;
    }
    void check(Name name, const QJsonValue &field, bool isGood, const char *wanted)
    {
        if (!field.isUndefined() && !isGood && errorString.isEmpty())
            errorString =
                Text::tr("the field \"%1\" is not %2").arg(QLatin1String("textStyle.") + name, Text::tr(wanted));
    }

    QJsonObject &m_fields;
};

} // namespace

QJsonObject textStyleFields(const TextStyle &style, const QJsonObject &kept)
{
    const TextStyle plain;
    QJsonObject fields = kept;
    const auto put = [&fields](Name name, const auto &value, const auto &standard) {
        if (value != standard)
            fields.insert(name, value);
    };
    put(Name("family"), style.family, plain.family);
    put(Name("size"), style.size, plain.size);
    put(Name("weight"), style.weight, plain.weight);
    put(Name("italic"), style.italic, plain.italic);
    put(Name("underline"), style.underline, plain.underline);
    put(Name("strikeOut"), style.strikeOut, plain.strikeOut);
    if (style.color.isValid())
        fields.insert(Name("color"), style.color.name(style.color.alpha() == 255 ? QColor::HexRgb : QColor::HexArgb));
    if (style.horizontal != plain.horizontal)
        fields.insert(Name("horizontal"), horizontalNames[int(style.horizontal)]);
    if (style.vertical != plain.vertical)
        fields.insert(Name("vertical"), verticalNames[int(style.vertical)]);
    put(Name("padding"), style.padding, plain.padding);
    put(Name("wrap"), style.wrap, plain.wrap);
    put(Name("lineSpacing"), style.lineSpacing, plain.lineSpacing);
    put(Name("upright"), style.upright, plain.upright);
    if (style.overflow != plain.overflow)
        fields.insert(Name("overflow"), overflowNames[int(style.overflow)]);
    return fields;
}

QString takeTextStyle(QJsonObject &fields, TextStyle &style)
{
    FieldTaker taker(fields);
    taker.take(Name("family"), style.family);
    taker.take(Name("size"), style.size);
    taker.take(Name("weight"), style.weight);
    taker.take(Name("italic"), style.italic);
    taker.take(Name("underline"), style.underline);
    taker.take(Name("strikeOut"), style.strikeOut);
    taker.take(Name("color"), style.color);
    taker.take(Name("horizontal"), style.horizontal, horizontalNames, anAlignment);
    taker.take(Name("vertical"), style.vertical, verticalNames, anAlignment);
    taker.take(Name("padding"), style.padding);
    taker.take(Name("wrap"), style.wrap);
    taker.take(Name("lineSpacing"), style.lineSpacing);
    taker.take(Name("upright"), style.upright);
    taker.take(Name("overflow"), style.overflow, overflowNames, anOverflow);
    return taker.errorString;
}

} // namespace Trammel
