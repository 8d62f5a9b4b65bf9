#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QString>

namespace Trammel {

/// Walks through the text of one JSON value, which stays where it is. A taker that finds something else
/// than it wants returns false; then the place is not defined, and the text is bad or of another type.
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
    /// Takes the next character when it is this one.
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
    /// A string in UTF-8, good until the next one is taken.
    bool takeWord(QByteArrayView &word);
    /// The text of the next value, whatever it is; checks no more than where it ends.
    bool takeValue(QByteArrayView &text);
    const char *place() const { return m_next; }

    /// Appends a text in quotes, with what must be escaped escaped.
    static void appendString(QByteArray &to, const QString &text);

private:
    /// What stands between quotes, still escaped.
    bool takeQuoted(QByteArrayView &text, bool &isEscaped);

    const char *m_next;
    const char *m_end;
    QByteArray m_word;
};

} // namespace Trammel
