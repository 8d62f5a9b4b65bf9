#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonValue>
#include <QtCore/QString>

namespace Trammel {

/// Parses the text of one JSON value in place. A take function returns false if the next value is invalid or of another
/// type; the position is then undefined.
class JsonText
{
public:
    explicit JsonText(QByteArrayView text) : m_next(text.data()), m_end(text.data() + text.size()) { }

    static bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

    /// The next character that is not white space; 0 at the end.
    char peek()
    {
        while (m_next != m_end && isSpace(*m_next))
            ++m_next;
        return m_next == m_end ? 0 : *m_next;
    }
    /// Consumes the next character if it is the wanted one.
    bool take(char wanted)
    {
        if (peek() != wanted || m_next == m_end)
            return false;
        ++m_next;
        return true;
    }
    bool takeNumber(double &value);
    bool takeBool(bool &value);
    bool takeString(QString &value);
    /// Reads a string as UTF-8, valid until the next call.
    bool takeWord(QByteArrayView &word);
    /// The text of the next value of any type. Only the end of the value is determined; the contents are not checked.
    bool takeValue(QByteArrayView &text);
    const char *place() const { return m_next; }

    /// Reads a value of any type, nested at most LargestJsonDepth deep. Keeps U+FEFF at the start of a text, which Qt
    /// drops.
    bool takeJson(QJsonValue &value) { return takeJson(value, 0); }
    /// Parses a complete text as strictly as RFC 8259 requires; Qt alone also accepts numbers such as "1." and ".5".
    /// The error says whether parsing failed.
    static QJsonValue parsed(const QByteArray &json, QJsonParseError &error);
    /// The code of four hexadecimal digits; -1 if they are invalid.
    static int code(QByteArrayView digits);

    /// Appends a quoted text with the necessary escapes.
    static void appendString(QByteArray &to, const QString &text);
    /// Appends a value, without spaces.
    static void appendJson(QByteArray &to, const QJsonValue &value);

private:
    bool takeJson(QJsonValue &value, int depth);
    bool takeObject(QJsonValue &value, int depth);
    bool takeArray(QJsonValue &value, int depth);
    /// The text between quotes, still escaped.
    bool takeQuoted(QByteArrayView &text, bool &isEscaped);

    const char *m_next;
    const char *m_end;
    QByteArray m_word;
};

} // namespace Trammel
