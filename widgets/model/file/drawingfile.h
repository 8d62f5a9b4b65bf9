#pragma once

#include <trammel/documentdata.h>
#include <trammel/widgets_export.h>

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <functional>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace Trammel {

/// The result of reading or writing a file: success, or the reason for the failure and the line (from 1, or 0 if
/// unknown).
struct TRAMMEL_WIDGETS_EXPORT FileResult
{
    bool ok = true;
    int line = 0;
    QString reason;
    /// Whether the operation was canceled on request. This is not an error.
    bool canceled = false;
    /// After writing: the reason why readers with the default limits refuse the file; empty if they accept it.
    QString warning{};

    explicit operator bool() const { return ok; }
    static FileResult canceledResult();
    /// "Line 7: the size is negative", or the reason alone, as a message.
    QString errorString() const;
};

/// Called repeatedly with the completed share of the work, from 0 to 1. Return false to cancel.
using FileProgress = std::function<bool(double done)>;

/// The limits for reading. A file that is too large is refused before it exhausts the memory.
struct TRAMMEL_WIDGETS_EXPORT FileLimits
{
    /// The maximum memory of the drawing, estimated in bytes: 400 for each shape or group, plus its points, texts and
    /// free fields. The largest drawings, with 268,435,456 shapes, take about 128 GB.
    qint64 memory = Q_INT64_C(4) << 30;
    /// The maximum number of kinds of shapes. It is limited since a stand-in for an unknown kind is kept as long as the
    /// program runs.
    int kinds = 10'000;

    /// The limits for files that a user opens and whose size the user knows: 256 GB and a million kinds.
    static FileLimits forOpening();
};

/// The newest version that can be read. Files are written in the oldest version that can represent the drawing.
inline constexpr int FileVersion = 3;

/// Writes a document as valid JSON, with one group or shape per line. Numbers are in the C locale and are read back bit
/// for bit. The format is documented in widgets/model/file/FORMAT.md. A drawing beyond the limits is written with a
/// warning.
TRAMMEL_WIDGETS_EXPORT FileResult writeDocument(QIODevice &device, const DocumentData &data,
                                                const FileProgress &progress = {}, const FileLimits &limits = {});
/// Reads a document as a stream, with any line breaks. On failure the data is unchanged.
TRAMMEL_WIDGETS_EXPORT FileResult readDocument(QIODevice &device, DocumentData &data, const FileProgress &progress = {},
                                               const FileLimits &limits = {});
/// As writeDocument() and readDocument(), with files. Writing uses QSaveFile, so that the old file stays intact on
/// failure. These four functions can be called from any thread.
TRAMMEL_WIDGETS_EXPORT FileResult saveFile(const QString &fileName, const DocumentData &data,
                                           const FileProgress &progress = {});
TRAMMEL_WIDGETS_EXPORT FileResult loadFile(const QString &fileName, DocumentData &data,
                                           const FileProgress &progress = {},
                                           const FileLimits &limits = FileLimits::forOpening());

/// Converts a shape to the fields of a file, without its id and its group, and back. On failure the shape is unchanged.
TRAMMEL_WIDGETS_EXPORT QJsonObject toJson(const Shape &shape);
TRAMMEL_WIDGETS_EXPORT FileResult shapeFromJson(const QJsonObject &fields, Shape &shape);

} // namespace Trammel
