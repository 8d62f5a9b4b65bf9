#include "widgets/model/shape/freefields_p.h"

#include "widgets/model/shape/text_p.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// The largest number of bytes that a character takes as JSON: an escape sequence.
constexpr qsizetype largestCharacter = 6;
constexpr qsizetype largestNumber = 32;

/// Checks nested values recursively, up to the first one that JSON cannot represent or that is nested too deeply.
class FieldCheck
{
public:
    bool check(const QJsonObject &object, int depth)
    {
        if (depth > LargestJsonDepth)
            return fail(Text::tr("values are nested too deeply"));
        for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
            if (!check(field.key()) || !check(field.value(), depth))
                return false;
        }
        return true;
    }

    /// An upper bound for the size of the values as JSON, in bytes.
    qsizetype size = 0;
    QString errorString;

private:
    bool check(const QString &text)
    {
        size += largestCharacter * text.size() + 4;
        return text.isValidUtf16() || fail(Text::tr("a text is not valid UTF-16"));
    }

    bool check(const QJsonValue &value, int depth)
    {
        size += largestNumber;
        switch (value.type()) {
        case QJsonValue::Double:
            return std::isfinite(value.toDouble()) || fail(Text::tr("a number is not finite"));
        case QJsonValue::String:
            return check(value.toString());
        case QJsonValue::Object:
            return check(value.toObject(), depth + 1);
        case QJsonValue::Array:
            return check(value.toArray(), depth + 1);
        case QJsonValue::Null:
        case QJsonValue::Bool:
        case QJsonValue::Undefined:
            break;
        }
        return true;
    }

    bool check(const QJsonArray &array, int depth)
    {
        return depth > LargestJsonDepth
            ? fail(Text::tr("values are nested too deeply"))
            : std::all_of(array.begin(), array.end(), [&](const QJsonValue &value) { return check(value, depth); });
    }

    bool fail(const QString &reason)
    {
        errorString = reason;
        return false;
    }
};

qsizetype jsonSize(const QJsonObject &object)
{
    return object.isEmpty() ? 0 : QJsonDocument(object).toJson(QJsonDocument::Compact).size();
}

/// The size of a text as JSON, in bytes, without quotes.
qsizetype jsonSize(const QString &text)
{
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).size() - 4;
}

bool isSameValue(const QJsonValue &a, const QJsonValue &b)
{
    if (a.type() != b.type())
        return false;
    if (a.isObject())
        return isSameFields(a.toObject(), b.toObject());
    if (a.isDouble())
        return a.toDouble() == b.toDouble() && a.toInteger() == b.toInteger();
    if (!a.isArray())
        return a == b;
    const QJsonArray left = a.toArray(), right = b.toArray();
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), isSameValue);
}

} // namespace

bool isSameFields(const QJsonObject &a, const QJsonObject &b)
{
    if (a.isEmpty() || a.size() != b.size())
        return a.isEmpty() && b.isEmpty();
    for (auto field = a.constBegin(); field != a.constEnd(); ++field) {
        const auto other = b.constFind(field.key());
        if (other == b.constEnd() || !isSameValue(field.value(), other.value()))
            return false;
    }
    return true;
}

QString freeFieldsError(const FreeFields &fields, std::span<const QString *const> texts)
{
    qsizetype size = 0;
    for (const QString *text : texts)
        size += largestCharacter * text->size();
    if (!fields.extra.isEmpty() || !fields.data.isEmpty()) {
        for (QLatin1StringView name : fields.ownNames) {
            if (fields.extra.contains(name))
                return Text::tr("the field \"%1\" is the format's own").arg(name);
        }
        FieldCheck values;
        if (!values.check(fields.extra, fields.depth) || !values.check(fields.data, fields.depth + 1))
            return values.errorString;
        size += values.size;
    }
    if (size <= LargestRecordText)
        return {};
    size = jsonSize(fields.extra) + jsonSize(fields.data);
    for (const QString *text : texts)
        size += jsonSize(*text);
    return size <= LargestRecordText
        ? QString()
        : Text::tr("texts and free fields take more than %1 MB").arg(LargestRecordText >> 20);
}

} // namespace Trammel
