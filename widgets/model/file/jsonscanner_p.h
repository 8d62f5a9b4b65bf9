#pragma once

#include "widgets/model/shape/freefields_p.h"
#include <trammel/drawingfile.h>

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QString>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace Trammel {

/// Scans JSON text of any size and finds where values begin and end, so that only one value at a time is kept and
/// parsed. Checks the nesting, and the control characters and escapes in strings. Everything else inside a value is
/// left to the parser.
class JsonScanner
{
public:
    /// The maximum size of the text of a value, in bytes. Longer values are refused. The largest outline takes 53 MB,
    /// in addition to the texts.
    static constexpr qsizetype LargestValue = 2 * LargestRecordText;

    explicit JsonScanner(QIODevice &device, const FileProgress &progress = {});

    /// The line of the next character, from 1. A line ends with LF, CR, or CR and LF.
    int line() const { return m_line; }
    /// The next character that is not white space; 0 at the end, or for a null character in the file.
    char peek();
    bool isAtEnd() { return m_next == m_end && !fill(); }
    /// Consumes the next character if it is the wanted one.
    bool take(char wanted);
    /// Consumes the next value and returns its text as it is in the file. Valid until the next call. Empty if there is
    /// none, with the reason in errorString().
    QByteArrayView takeValue();
    /// The reason why there is no value or why reading failed; empty if there is no error.
    const QString &errorString() const { return m_errorString; }

    /// Whether the progress function has canceled reading. The text then appears to end.
    bool isCanceled() const { return m_isCanceled; }

    /// The number of line ends in a text.
    static int lineCount(QByteArrayView text);

private:
    bool fill();
    bool tellProgress();
    void takeCharacter();
    bool takeScalar();
    bool takeString();
    bool takeEscape();
    /// Reads four hexadecimal digits; returns -1 and reports an error if they are invalid.
    int takeCode();
    bool takeNested();
    bool fail(const QString &errorString);

    QIODevice &m_device;
    const FileProgress m_progress;
    /// The size of the file; 0 if unknown.
    const qint64 m_size;
    bool m_isCanceled = false;
    QByteArray m_buffer;
    qsizetype m_next = 0;
    qsizetype m_end = 0;
    /// The start of the current value in the buffer; -1 for none. The buffer keeps the text from there on.
    qsizetype m_start = -1;
    /// The size of the part of the file before the buffer.
    qint64 m_before = 0;
    int m_line = 1;
    char m_previous = 0;
    QString m_errorString;
};

} // namespace Trammel
