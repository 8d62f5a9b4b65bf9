#include "widgets/model/serialization.h"

#include "widgets/model/text_p.h"

#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QSaveFile>

namespace Trammel {

namespace {

constexpr qsizetype blockSize = 1 << 18;

/// The fields of an object without its braces.
QByteArray fieldsOf(const QJsonObject &object)
{
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return text.sliced(1, text.size() - 2);
}

QByteArray headOf(const DocumentData &data)
{
    QJsonObject extra = data.extra;
    for (const char *own : {"format", "version", "nextId", "shapes"})
        extra.remove(QLatin1String(own));
    QByteArray head = "{\"format\":\"trammel\",\"version\":" + QByteArray::number(FileVersion)
        + ",\"nextId\":" + QByteArray::number(data.nextId);
    if (!extra.isEmpty())
        head += ',' + fieldsOf(extra);
    return head + ",\"shapes\":[\n";
}

QByteArray lineOf(ShapeId id, const Shape &shape)
{
    QJsonObject fields = toJson(shape);
    fields.remove(QLatin1String("id"));
    return "{\"id\":" + QByteArray::number(id.value()) + ',' + fieldsOf(fields) + '}';
}

/// A disk that fills up takes a part and gives no reason; the next attempt does.
bool writeAll(QIODevice &device, QByteArrayView text)
{
    while (!text.isEmpty()) {
        const qint64 size = device.write(text.data(), text.size());
        if (size <= 0)
            return false;
        text = text.sliced(size);
    }
    return true;
}

FileResult failure(const QString &text, const QString &reason)
{
    return {false, 0, text.arg(reason)};
}

} // namespace

QString FileResult::message() const
{
    return line > 0 ? Text::tr("line %1: %2").arg(line).arg(reason) : reason;
}

FileResult writeDocument(QIODevice &device, const DocumentData &data)
{
    if (!device.isWritable())
        return {false, 0, Text::tr("it is not open for writing")};
    QByteArray block = headOf(data);
    const auto flush = [&] {
        const QByteArray text = std::exchange(block, {});
        return writeAll(device, text);
    };
    bool isFirst = true;
    for (ShapeId id : data.order) {
        const Shape *shape = data.shapes.find(id);
        if (!shape)
            continue;
        if (!std::exchange(isFirst, false))
            block += ",\n";
        block += lineOf(id, *shape);
        if (block.size() > blockSize && !flush())
            return {false, 0, device.errorString()};
    }
    block += isFirst ? "]}\n" : "\n]}\n";
    // A full disk shows only when the buffer is emptied; and it may take a part of it, as in writeAll().
    auto *file = qobject_cast<QFileDevice *>(&device);
    const bool isWritten = flush() && (!file || file->flush() || file->flush());
    return isWritten ? FileResult() : FileResult{false, 0, device.errorString()};
}

FileResult saveFile(const QString &fileName, const DocumentData &data)
{
    const QString text = Text::tr("the file cannot be written: %1");
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return failure(text, file.errorString());
    const FileResult result = writeDocument(file, data);
    if (!result)
        return failure(text, result.reason);
    return file.commit() ? FileResult() : failure(text, file.errorString());
}

FileResult loadFile(const QString &fileName, DocumentData &data)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return failure(Text::tr("the file cannot be opened: %1"), file.errorString());
    return readDocument(file, data);
}

} // namespace Trammel
