#include "widgets/model/file/jsontext_p.h"

#include "widgets/model/file/numbertext_p.h"
#include "widgets/model/shape/freefields_p.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QStringDecoder>
#include <QtCore/QVariant>

#include <algorithm>
#include <cstring>

namespace Trammel {

namespace {

/// The position of the first number or word outside of strings that RFC 8259 forbids; -1 for none.
qsizetype badScalar(QByteArrayView json)
{
    const char *end = json.data() + json.size();
    for (const char *next = json.data(); next != end; ++next) {
        if (*next == '"') {
            while (++next != end && *next != '"') {
                if (*next == '\\' && ++next == end)
                    return json.size();
            }
            if (next == end)
                return json.size();
            continue;
        }
        if (JsonText::isSpace(*next) || std::strchr(",:[]{}", *next))
            continue;
        const QByteArrayView rest(next, end);
        double number = 0;
        const char *stop = readNumber(next, end, number);
        for (QByteArrayView word : {"true", "false", "null"}) {
            if (!stop && rest.startsWith(word))
                stop = next + word.size();
        }
        if (!stop)
            return next - json.data();
        next = stop - 1;
    }
    return -1;
}

/// The character that a backslash and the given character represent: a control character, or the given one.
char16_t unescaped(char c)
{
    switch (c) {
    case 'b':
        return u'\b';
    case 'f':
        return u'\f';
    case 'n':
        return u'\n';
    case 'r':
        return u'\r';
    case 't':
        return u'\t';
    default:
        return char16_t(uchar(c));
    }
}

/// Keeps U+FEFF at the start, which QString::fromUtf8() drops as a byte order mark.
QString fromUtf8(QByteArrayView text)
{
    constexpr char mark[] = "\xEF\xBB\xBF";
    if (!text.startsWith(mark))
        return QString::fromUtf8(text);
    return QStringDecoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom)(text);
}

bool unescape(QByteArrayView text, QString &value)
{
    value.clear();
    while (true) {
        const qsizetype escape = text.indexOf('\\');
        value += fromUtf8(escape < 0 ? text : text.first(escape));
        if (escape < 0)
            return true;
        // takeQuoted() never ends in the middle of an escape, so there is a next character.
        const char c = text[escape + 1];
        text = text.sliced(escape + 2);
        if (c != 'u') {
            // Bytes of a multibyte character cannot be escaped.
            if (uchar(c) >= 0x80)
                return false;
            value += QChar(unescaped(c));
            continue;
        }
        const int code = JsonText::code(text.first(qMin<qsizetype>(4, text.size())));
        if (code < 0)
            return false;
        value += QChar(char16_t(code));
        text = text.sliced(4);
    }
}

} // namespace

QJsonValue JsonText::parsed(const QByteArray &json, QJsonParseError &error)
{
    // QJsonDocument accepts only objects and arrays.
    const bool isWrapped = !json.startsWith('{');
    QJsonDocument::fromJson(isWrapped ? '[' + json + ']' : json, &error);
    if (error.error != QJsonParseError::NoError) {
        error.offset = int(std::clamp<qsizetype>(error.offset - isWrapped, 0, json.size()));
        return {};
    }
    QJsonValue value;
    const qsizetype bad = badScalar(json);
    if (bad >= 0)
        error = {int(bad), QJsonParseError::IllegalNumber};
    else if (!JsonText(json).takeJson(value))
        error = {0, QJsonParseError::DeepNesting};
    return error.error == QJsonParseError::NoError ? value : QJsonValue();
}

bool JsonText::takeJson(QJsonValue &value, int depth)
{
    const char first = peek();
    if (first == '{' || first == '[')
        return depth <= LargestJsonDepth && (first == '{' ? takeObject(value, depth) : takeArray(value, depth));
    if (first == '"') {
        QString text;
        const bool isTaken = takeString(text);
        value = text;
        return isTaken;
    }
    QByteArrayView word;
    if (!takeValue(word))
        return false;
    bool isInteger = false;
    const qint64 integer = word.toLongLong(&isInteger);
    double number = 0;
    if (word == "true" || word == "false")
        value = word.size() == 4;
    else if (word == "null")
        value = QJsonValue::Null;
    else if (isInteger)
        value = integer;
    else if (readNumber(word.begin(), word.end(), number) == word.end())
        value = number;
    else
        return false;
    return true;
}

bool JsonText::takeObject(QJsonValue &value, int depth)
{
    QJsonObject object;
    take('{');
    if (!take('}')) {
        do {
            QString name;
            QJsonValue field;
            if (!takeString(name) || !take(':') || !takeJson(field, depth + 1))
                return false;
            object.insert(name, field);
        } while (take(','));
        if (!take('}'))
            return false;
    }
    value = object;
    return true;
}

bool JsonText::takeArray(QJsonValue &value, int depth)
{
    QJsonArray array;
    take('[');
    if (!take(']')) {
        do {
            QJsonValue element;
            if (!takeJson(element, depth + 1))
                return false;
            array.append(element);
        } while (take(','));
        if (!take(']'))
            return false;
    }
    value = array;
    return true;
}

int JsonText::code(QByteArrayView digits)
{
    int code = 0;
    for (char c : digits) {
        const int digit = c >= '0' && c <= '9' ? c - '0'
            : c >= 'a' && c <= 'f'             ? c - 'a' + 10
            : c >= 'A' && c <= 'F'             ? c - 'A' + 10
                                               : -1;
        if (digit < 0)
            return -1;
        code = code * 16 + digit;
    }
    return digits.size() == 4 ? code : -1;
}

bool JsonText::takeNumber(double &value)
{
    peek();
    const char *stop = readNumber(m_next, m_end, value);
    if (!stop)
        return false;
    m_next = stop;
    return true;
}

bool JsonText::takeBool(bool &value)
{
    QByteArrayView text;
    if (!takeValue(text) || (text != "true" && text != "false"))
        return false;
    value = text.size() == 4;
    return true;
}

bool JsonText::takeQuoted(QByteArrayView &text, bool &isEscaped)
{
    isEscaped = false;
    if (!take('"'))
        return false;
    const char *start = m_next;
    for (; m_next != m_end && *m_next != '"'; ++m_next) {
        if (*m_next == '\\') {
            isEscaped = true;
            if (++m_next == m_end)
                return false;
        }
    }
    if (m_next == m_end)
        return false;
    text = {start, m_next++};
    return true;
}

bool JsonText::takeString(QString &value)
{
    QByteArrayView text;
    bool isEscaped = false;
    if (!takeQuoted(text, isEscaped) || !text.isValidUtf8())
        return false;
    if (isEscaped)
        return unescape(text, value);
    value = fromUtf8(text);
    return true;
}

bool JsonText::takeWord(QByteArrayView &word)
{
    bool isEscaped = false;
    if (!takeQuoted(word, isEscaped) || !word.isValidUtf8())
        return false;
    if (isEscaped) {
        QString plain;
        if (!unescape(word, plain))
            return false;
        m_word = plain.toUtf8();
        word = m_word;
    }
    return true;
}

bool JsonText::takeValue(QByteArrayView &text)
{
    const char first = peek();
    const char *start = m_next;
    bool isEscaped = false;
    if (first == '"') {
        if (!takeQuoted(text, isEscaped))
            return false;
        text = {start, m_next};
        return true;
    }
    int depth = 0;
    for (; m_next != m_end; ++m_next) {
        const char c = *m_next;
        if (c == '"') {
            if (depth == 0 || !takeQuoted(text, isEscaped))
                return false;
            --m_next;
        } else if (c == '{' || c == '[') {
            if (depth == 0 && m_next != start)
                return false;
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0)
                break;
            if (--depth == 0) {
                ++m_next;
                break;
            }
        } else if (depth == 0 && (c == ',' || c == ':' || isSpace(c))) {
            break;
        }
    }
    text = {start, m_next};
    return depth == 0 && !text.isEmpty();
}

void JsonText::appendJson(QByteArray &to, const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        to += "null";
        break;
    case QJsonValue::Bool:
        to += value.toBool() ? "true" : "false";
        break;
    case QJsonValue::Double: {
        // An integer may have more digits than a double can hold.
        const QVariant number = value.toVariant();
        char digits[LargestNumberText];
        if (number.typeId() == QMetaType::LongLong)
            to += QByteArray::number(number.toLongLong());
        else
            to.append(digits, writeNumber(digits, value.toDouble()) - digits);
        break;
    }
    case QJsonValue::String:
        appendString(to, value.toString());
        break;
    case QJsonValue::Array: {
        const QJsonArray array = value.toArray();
        to += '[';
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (i > 0)
                to += ',';
            appendJson(to, array.at(i));
        }
        to += ']';
        break;
    }
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        to += '{';
        for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
            if (field != object.constBegin())
                to += ',';
            appendString(to, field.key());
            to += ':';
            appendJson(to, field.value());
        }
        to += '}';
        break;
    }
    }
}

void JsonText::appendString(QByteArray &to, const QString &text)
{
    constexpr char digits[] = "0123456789abcdef";
    to += '"';
    const QByteArray bytes = text.toUtf8();
    for (char c : bytes) {
        const char *escape = static_cast<const char *>(std::memchr("\"\\\b\f\n\r\t", c, 7));
        if (escape) {
            to += '\\';
            to += "\"\\bfnrt"[escape - "\"\\\b\f\n\r\t"];
        } else if (uchar(c) < 0x20) {
            to += "\\u00";
            to += digits[uchar(c) >> 4];
            to += digits[uchar(c) & 15];
        } else {
            to += c;
        }
    }
    to += '"';
}

} // namespace Trammel
