#include "widgets/model/jsonscanner_p.h"

#include "widgets/model/text_p.h"

#include <QtCore/QIODevice>

namespace Trammel {

namespace {

constexpr qsizetype blockSize = 1 << 16;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

bool endsScalar(char c)
{
    return isSpace(c) || c == ',' || c == ':' || c == ']' || c == '}' || c == '[' || c == '{' || c == '"';
}

} // namespace

JsonScanner::JsonScanner(QIODevice &device) : m_device(device)
{
    constexpr char byteOrderMark[] = "\xEF\xBB\xBF";
    if (fill() && m_buffer.startsWith(byteOrderMark))
        m_next = 3;
}

bool JsonScanner::fill()
{
    m_next = 0;
    m_buffer.resize(blockSize);
    const qint64 size = m_device.read(m_buffer.data(), blockSize);
    m_buffer.resize(qMax<qsizetype>(size, 0));
    if (size < 0 && !m_device.atEnd() && m_fault.isEmpty())
        m_fault = m_device.errorString();
    return size > 0;
}

char JsonScanner::takeCharacter()
{
    const char c = m_buffer.at(m_next++);
    if (c == '\n')
        ++m_line;
    return c;
}

char JsonScanner::peek()
{
    while (!isAtEnd()) {
        const char c = m_buffer.at(m_next);
        if (!isSpace(c))
            return c;
        takeCharacter();
    }
    return 0;
}

bool JsonScanner::take(char wanted)
{
    if (peek() != wanted || isAtEnd())
        return false;
    takeCharacter();
    return true;
}

QByteArray JsonScanner::takeValue()
{
    QByteArray text;
    const char first = peek();
    if (first == '{' || first == '[') {
        takeNested(text);
    } else if (first == '"') {
        takeString(text);
    } else {
        while (!isAtEnd() && !endsScalar(m_buffer.at(m_next)))
            text.append(takeCharacter());
        if (text.isEmpty() && m_fault.isEmpty())
            m_fault = isAtEnd() ? Text::tr("the file ends too early") : Text::tr("a value is missing");
    }
    return m_fault.isEmpty() ? text : QByteArray();
}

void JsonScanner::takeString(QByteArray &text)
{
    text.append(takeCharacter());
    while (!isAtEnd()) {
        const char c = takeCharacter();
        text.append(c);
        if (c == '"')
            return;
        if (c == '\\' && !isAtEnd())
            text.append(takeCharacter());
    }
    if (m_fault.isEmpty())
        m_fault = Text::tr("the file ends too early");
}

void JsonScanner::takeNested(QByteArray &text)
{
    int depth = 0;
    while (!isAtEnd()) {
        if (m_buffer.at(m_next) == '"') {
            takeString(text);
            continue;
        }
        const char c = takeCharacter();
        text.append(c);
        if (c == '{' || c == '[') {
            if (++depth > LargestDepth) {
                m_fault = Text::tr("values are nested too deeply");
                return;
            }
        } else if (c == '}' || c == ']') {
            if (--depth == 0)
                return;
        }
    }
    if (m_fault.isEmpty())
        m_fault = Text::tr("the file ends too early");
}

} // namespace Trammel
