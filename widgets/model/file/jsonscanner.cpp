#include "widgets/model/file/jsonscanner_p.h"

#include "widgets/model/file/jsontext_p.h"
#include "widgets/model/shape/text_p.h"

#include <QtCore/QIODevice>

#include <array>
#include <cctype>
#include <cstring>
#include <limits>

namespace Trammel {

namespace {

constexpr qsizetype readSize = 1 << 16;

/// The characters that takeNested() must handle one by one outside of strings.
constexpr std::array<bool, 256> marks = [] {
    std::array<bool, 256> isMark{};
    for (char c : {'"', '{', '[', '}', ']', '\n', '\r'})
        isMark[uchar(c)] = true;
    return isMark;
}();

bool endsScalar(char c)
{
    return JsonText::isSpace(c) || c == ',' || c == ':' || c == ']' || c == '}' || c == '[' || c == '{' || c == '"';
}

QString tooLong()
{
    return Text::tr("a value is longer than %1 MB").arg(JsonScanner::LargestValue >> 20);
}

} // namespace

JsonScanner::JsonScanner(QIODevice &device, const FileProgress &progress)
    : m_device(device), m_progress(progress), m_size(device.isSequential() ? 0 : device.size() - device.pos())
{
    constexpr char byteOrderMark[] = "\xEF\xBB\xBF";
    // A device may provide its first bytes one by one.
    m_start = 0;
    while (m_end < 3 && fill()) { }
    m_start = -1;
    if (QByteArrayView(m_buffer.constData(), m_end).startsWith(byteOrderMark))
        m_next = 3;
}

bool JsonScanner::fill()
{
    if (!tellProgress())
        return false;
    // The buffer keeps only the scanned part of the current value.
    const qsizetype kept = m_start < 0 ? m_end : m_start;
    if (m_end - kept > LargestValue)
        return fail(tooLong());
    if (kept > 0) {
        std::memmove(m_buffer.data(), m_buffer.constData() + kept, std::size_t(m_end - kept));
        m_before += kept;
        m_next -= kept;
        m_end -= kept;
        m_start = m_start < 0 ? -1 : 0;
    }
    if (m_buffer.size() - m_end < readSize)
        m_buffer.resize(qMax(2 * m_end, readSize) + readSize);
    const qint64 size = m_device.read(m_buffer.data() + m_end, m_buffer.size() - m_end);
    if (size < 0 && !m_device.atEnd())
        fail(m_device.errorString());
    m_end += qMax<qsizetype>(size, 0);
    // Reading a file that keeps growing would never end.
    if (m_size > 0 && m_before + m_end > m_size)
        return fail(Text::tr("the file was changed while it was read"));
    return size > 0;
}

bool JsonScanner::fail(const QString &errorString)
{
    if (m_errorString.isEmpty())
        m_errorString = errorString;
    return false;
}

bool JsonScanner::tellProgress()
{
    const qint64 position = m_before + m_end;
    if (m_progress && !m_isCanceled)
        m_isCanceled = !m_progress(m_size > 0 ? qMin(1.0, double(position) / double(m_size)) : 0);
    return !m_isCanceled;
}

int JsonScanner::lineCount(QByteArrayView text)
{
    int count = 0;
    char previous = 0;
    for (char c : text) {
        count += c == '\r' || (c == '\n' && previous != '\r');
        previous = c;
    }
    return count;
}

void JsonScanner::takeCharacter()
{
    const char c = m_buffer.at(m_next++);
    const bool endsLine = c == '\r' || (c == '\n' && m_previous != '\r');
    if (endsLine && m_line < std::numeric_limits<int>::max())
        ++m_line;
    m_previous = c;
}

char JsonScanner::peek()
{
    while (!isAtEnd()) {
        const char c = m_buffer.at(m_next);
        if (!JsonText::isSpace(c))
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

QByteArrayView JsonScanner::takeValue()
{
    const char first = peek();
    m_start = m_next;
    const bool isTaken = first == '{' || first == '[' ? takeNested() : first == '"' ? takeString() : takeScalar();
    const QByteArrayView text(m_buffer.constData() + m_start, m_next - m_start);
    m_start = -1;
    // The buffer can hold a value that is too long, which fill() does not notice.
    if (text.size() > LargestValue)
        fail(tooLong());
    return isTaken && m_errorString.isEmpty() ? text : QByteArrayView();
}

bool JsonScanner::takeScalar()
{
    while (!isAtEnd() && !endsScalar(m_buffer.at(m_next)))
        takeCharacter();
    if (m_next > m_start)
        return true;
    return fail(isAtEnd() ? Text::tr("the file ends too early") : Text::tr("a value is missing"));
}

bool JsonScanner::takeString()
{
    takeCharacter();
    while (!isAtEnd()) {
        const char c = m_buffer.at(m_next);
        if (uchar(c) < 0x20)
            return fail(Text::tr("a text has a control character that is not escaped"));
        takeCharacter();
        if (c == '"')
            return true;
        if (c == '\\' && !takeEscape())
            return false;
    }
    return fail(Text::tr("the file ends too early"));
}

bool JsonScanner::takeEscape()
{
    const auto takeOne = [this] {
        const char c = isAtEnd() ? 0 : m_buffer.at(m_next);
        if (c != 0)
            takeCharacter();
        return c;
    };
    const char c = takeOne();
    if (c != 'u') {
        if (c != 0 && std::strchr("\"\\/bfnrt", c))
            return true;
        return fail(isAtEnd() ? Text::tr("the file ends too early") : Text::tr("a text has an unknown escape"));
    }
    const int code = takeCode();
    if (code < 0 || !QChar::isSurrogate(char32_t(code)))
        return code >= 0;
    const QString lone = Text::tr("a text has half of a surrogate pair");
    if (QChar::isLowSurrogate(char32_t(code)) || takeOne() != '\\' || takeOne() != 'u')
        return fail(lone);
    const int second = takeCode();
    return QChar::isLowSurrogate(char32_t(second)) || fail(lone);
}

int JsonScanner::takeCode()
{
    char digits[4] = {};
    for (char &digit : digits) {
        if (isAtEnd()) {
            fail(Text::tr("the file ends too early"));
            return -1;
        }
        digit = m_buffer.at(m_next);
        if (!std::isxdigit(uchar(digit))) {
            fail(Text::tr("a text has an unknown escape"));
            return -1;
        }
        takeCharacter();
    }
    return JsonText::code(digits);
}

bool JsonScanner::takeNested()
{
    int depth = 0;
    while (!isAtEnd()) {
        const char *from = m_buffer.constData() + m_next, *end = m_buffer.constData() + m_end, *next = from;
        while (next != end && !marks[uchar(*next)])
            ++next;
        if (next != from) {
            m_next += next - from;
            m_previous = next[-1];
            continue;
        }
        const char c = *next;
        if (c == '"') {
            if (!takeString())
                return false;
            continue;
        }
        takeCharacter();
        if (c == '{' || c == '[') {
            if (++depth > LargestJsonDepth)
                return fail(Text::tr("values are nested too deeply"));
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return true;
        }
    }
    return fail(Text::tr("the file ends too early"));
}

} // namespace Trammel
