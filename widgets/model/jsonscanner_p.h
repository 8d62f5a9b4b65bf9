#pragma once

#include "widgets/model/serialization.h"

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QString>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace Trammel {

/// Walks through JSON text of any size and finds where values begin and end, so that only one at a time
/// needs to be kept and parsed. Checks no more than it needs for that: what is inside a value is left to
/// others.
class JsonScanner
{
public:
    /// Values nested deeper than this are refused.
    static constexpr int LargestDepth = 200;
    /// And values whose text is longer than so many bytes.
    static constexpr qsizetype LargestValue = 64 << 20;

    explicit JsonScanner(QIODevice &device, const FileProgress &progress = {});

    /// The line of the next character, from 1. A line ends with LF, CR, or CR and LF.
    int line() const { return m_line; }
    /// The next character that is not white space; 0 at the end, or when that is what stands in the file.
    char peek();
    bool isAtEnd() { return m_next == m_end && !fill(); }
    /// Takes the next character when it is this one.
    bool take(char wanted);
    /// Takes the text of the next value, as it stands in the file. Good until the next call. Empty with a
    /// fault() when there is none.
    QByteArrayView takeValue();
    /// Why there was no value, or reading failed; empty while all is well.
    const QString &fault() const { return m_fault; }

    /// The progress that is told said so. Then the text seems to end.
    bool isCancelled() const { return m_isCancelled; }

    /// How many lines end in a text.
    static int lineCount(QByteArrayView text);

private:
    bool fill();
    bool tellProgress();
    void takeCharacter();
    bool takeScalar();
    bool takeString();
    bool takeNested();
    bool fail(const QString &fault);

    QIODevice &m_device;
    const FileProgress m_progress;
    /// The size of the file; 0 when it is not known.
    const qint64 m_size;
    bool m_isCancelled = false;
    QByteArray m_buffer;
    qsizetype m_next = 0;
    qsizetype m_end = 0;
    /// Where the value starts that is being taken: from there on the buffer keeps its text.
    qsizetype m_start = -1;
    /// How much of the file stands before the buffer.
    qint64 m_before = 0;
    int m_line = 1;
    char m_previous = 0;
    QString m_fault;
};

} // namespace Trammel
