#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace Trammel {

/// Walks through JSON text of any size and finds where values begin and end, so that only one at a time
/// needs to be kept and parsed. Checks no more than it needs for that: what is inside a value is left to
/// QJsonDocument.
class JsonScanner
{
public:
    /// Values nested deeper than this are refused.
    static constexpr int LargestDepth = 200;

    explicit JsonScanner(QIODevice &device);

    /// The line of the next character, from 1.
    int line() const { return m_line; }
    /// The next character that is not white space; 0 at the end, or when that is what stands in the file.
    char peek();
    bool isAtEnd() { return m_next == m_buffer.size() && !fill(); }
    /// Takes the next character when it is this one.
    bool take(char wanted);
    /// Takes the text of the next value, as it stands in the file. Empty with a fault() when there is none.
    QByteArray takeValue();
    /// Why there was no value, or reading failed; empty while all is well.
    const QString &fault() const { return m_fault; }

private:
    bool fill();
    char takeCharacter();
    void takeString(QByteArray &text);
    void takeNested(QByteArray &text);

    QIODevice &m_device;
    QByteArray m_buffer;
    qsizetype m_next = 0;
    int m_line = 1;
    QString m_fault;
};

} // namespace Trammel
