#include "widgets/model/serialization.h"

#include "widgets/model/groupjson_p.h"
#include "widgets/model/shapewriter_p.h"
#include "widgets/model/text_p.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

#include <utility>

namespace Trammel {

namespace {

constexpr qsizetype blockSize = 1 << 18;

QByteArray headOf(const DocumentData &data)
{
    QJsonObject extra = data.extra;
    for (const char *own : {"format", "version", "nextId", "groups", "shapes"})
        extra.remove(QLatin1String(own));
    // Without groups the first version says all, and older programs can read it.
    QByteArray head =
        "{\"format\":\"trammel\",\"version\":" + QByteArray::number(data.groups.isEmpty() ? 1 : FileVersion)
        + ",\"nextId\":" + QByteArray::number(data.nextId);
    if (!extra.isEmpty())
        head += ',' + fieldsOf(extra);
    for (auto group = data.groups.constBegin(); group != data.groups.constEnd(); ++group) {
        head += group == data.groups.constBegin() ? ",\"groups\":[\n" : ",\n";
        appendGroup(head, group.key(), *group);
    }
    if (!data.groups.isEmpty())
        head += "\n]";
    return head + ",\"shapes\":[\n";
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

/// The reason why a name cannot be that of a file at all; folders are left to the system's own message.
QString faultOf(const QString &fileName)
{
    if (fileName.isEmpty())
        return Text::tr("it has no name");
    // Opening a pipe would wait for its other end, and saving would put a file in a device's place.
    const QFileInfo info(fileName);
    return info.exists() && !info.isFile() && !info.isDir() ? Text::tr("this is not a file") : QString();
}

} // namespace

QString FileResult::message() const
{
    return line > 0 ? Text::tr("line %1: %2").arg(line).arg(reason) : reason;
}

FileResult FileResult::cancelledResult()
{
    return {false, 0, Text::tr("it was cancelled"), true};
}

FileResult writeDocument(QIODevice &device, const DocumentData &data, const FileProgress &progress)
{
    if (!device.isWritable())
        return {false, 0, Text::tr("it is not open for writing")};
    QByteArray block = headOf(data);
    const auto flush = [&] {
        const bool isWritten = writeAll(device, block);
        // Keeps its memory for the next one.
        block.resize(0);
        return isWritten;
    };
    bool isFirst = true;
    for (qsizetype i = 0; i < data.order.size(); ++i) {
        const Shape *shape = data.shapes.find(data.order[i]);
        if (!shape)
            continue;
        if (!std::exchange(isFirst, false))
            block += ",\n";
        appendShape(block, data.order[i], *shape);
        if (block.size() <= blockSize)
            continue;
        if (!flush())
            return {false, 0, device.errorString()};
        if (progress && !progress(double(i) / double(data.order.size())))
            return FileResult::cancelledResult();
    }
    block += isFirst ? "]}\n" : "\n]}\n";
    // A full disk shows only when the buffer is emptied; and it may take a part of it, as in writeAll().
    auto *file = qobject_cast<QFileDevice *>(&device);
    const bool isWritten = flush() && (!file || file->flush() || file->flush());
    return isWritten ? FileResult() : FileResult{false, 0, device.errorString()};
}

FileResult saveFile(const QString &fileName, const DocumentData &data, const FileProgress &progress)
{
    const QString text = Text::tr("the file cannot be written: %1");
    const QString fault = faultOf(fileName);
    if (!fault.isEmpty())
        return failure(text, fault);
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return failure(text, file.errorString());
    const FileResult result = writeDocument(file, data, progress);
    if (result.cancelled)
        return result;
    if (!result)
        return failure(text, result.reason);
    return file.commit() ? FileResult() : failure(text, file.errorString());
}

FileResult loadFile(const QString &fileName, DocumentData &data, const FileProgress &progress)
{
    const QString text = Text::tr("the file cannot be opened: %1");
    const QString fault = faultOf(fileName);
    if (!fault.isEmpty())
        return failure(text, fault);
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return failure(text, file.errorString());
    const auto state = [&file] { return std::pair(file.size(), file.fileTime(QFileDevice::FileModificationTime)); };
    const auto before = state();
    DocumentData fresh;
    const FileResult result = readDocument(file, fresh, progress);
    if (!result.cancelled && state() != before)
        return {false, 0, Text::tr("the file was changed while it was read")};
    if (result)
        data = std::move(fresh);
    return result;
}

} // namespace Trammel
