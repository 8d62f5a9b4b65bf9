#pragma once

#include "widgets/model/documentdata.h"
#include "widgets/widgets_export.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace Trammel {

/// What came of reading or writing a file: success, or the reason, and the line (from 1) where one is
/// known, 0 otherwise.
struct TRAMMEL_WIDGETS_EXPORT FileResult
{
    bool ok = true;
    int line = 0;
    QString reason;
    /// Not a fault: it was asked for.
    bool cancelled = false;

    explicit operator bool() const { return ok; }
    static FileResult cancelledResult();
    /// "line 7: the size is negative", or the reason alone.
    QString message() const;
};

/// Told now and then which part of the work is done, from 0 to 1; false cancels it.
using FileProgress = std::function<bool(double done)>;

/// The newest version that is read. What is written is the oldest that can hold it.
inline constexpr int FileVersion = 2;

/// Writes a document: valid JSON, one group or shape a line. Numbers are in the C locale and read back bit for
/// bit. The format is documented in widgets/model/FORMAT.md.
TRAMMEL_WIDGETS_EXPORT FileResult writeDocument(QIODevice &device, const DocumentData &data,
                                                const FileProgress &progress = {});
/// Reads a document as a stream, however its lines are broken. All or nothing: on failure the data is
/// not touched.
TRAMMEL_WIDGETS_EXPORT FileResult readDocument(QIODevice &device, DocumentData &data,
                                               const FileProgress &progress = {});
/// The same with files; writing goes through QSaveFile, so that the old file stays whole on failure.
/// These four may be called from any thread.
TRAMMEL_WIDGETS_EXPORT FileResult saveFile(const QString &fileName, const DocumentData &data,
                                           const FileProgress &progress = {});
TRAMMEL_WIDGETS_EXPORT FileResult loadFile(const QString &fileName, DocumentData &data,
                                           const FileProgress &progress = {});

/// One shape as the fields of a file, without its id and its group, and back. Reading gives the reason on failure.
TRAMMEL_WIDGETS_EXPORT QJsonObject toJson(const Shape &shape);
TRAMMEL_WIDGETS_EXPORT std::optional<Shape> shapeFromJson(const QJsonObject &fields, QString *reason = nullptr);

} // namespace Trammel
