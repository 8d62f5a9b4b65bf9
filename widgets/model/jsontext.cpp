#include "widgets/model/jsontext_p.h"

#include "widgets/model/numbertext_p.h"

#include <cstring>

namespace Trammel {

namespace {

/// What an escape stands for; the character itself where it needs none.
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

/// Four hexadecimal digits; -1 when they are not.
int unescapedCode(QByteArrayView digits)
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

bool unescape(QByteArrayView text, QString &value)
{
    value.clear();
    while (true) {
        const qsizetype escape = text.indexOf('\\');
        value += QString::fromUtf8(escape < 0 ? text : text.first(escape));
        if (escape < 0)
            return true;
        // takeQuoted() does not end on the first half of an escape.
        const char c = text[escape + 1];
        text = text.sliced(escape + 2);
        if (c != 'u') {
            // In the middle of a character of several bytes there is nothing to escape.
            if (uchar(c) >= 0x80)
                return false;
            value += QChar(unescaped(c));
            continue;
        }
        const int code = unescapedCode(text.first(qMin<qsizetype>(4, text.size())));
        if (code < 0)
            return false;
        value += QChar(char16_t(code));
        text = text.sliced(4);
    }
}

} // namespace

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
    value = QString::fromUtf8(text);
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
