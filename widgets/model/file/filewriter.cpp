#include <trammel/drawingfile.h>

#include "widgets/model/file/drawingmemory_p.h"
#include "widgets/model/file/groupjson_p.h"
#include "widgets/model/file/shapewriter_p.h"
#include "widgets/model/shape/text_p.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

#include <algorithm>
#include <utility>

namespace Trammel {

namespace {

constexpr qsizetype writtenSize = 1 << 18;

/// The oldest version that represents the drawing, so that older programs can read it.
int versionOf(const DocumentData &data)
{
    int version = data.groups.isEmpty() ? 1 : 2;
    const auto isContainer = [](const Group &group) { return !group.container.isNull(); };
    if (std::any_of(data.groups.begin(), data.groups.end(), isContainer))
        version = 3;
    for (ShapeId id : data.order) {
        const Shape *shape = data.shapes.find(id);
        version = std::max(version, shape ? versionNeededBy(*shape) : 1);
        if (version == FileVersion)
            break;
    }
    return version;
}

QByteArray headOf(const DocumentData &data)
{
    QByteArray head = "{\"format\":\"trammel\",\"version\":" + QByteArray::number(versionOf(data))
        + ",\"nextId\":" + QByteArray::number(data.nextId);
    if (!data.data.isEmpty())
        head += ',' + fieldsOf({{QStringLiteral("data"), data.data}});
    if (!data.extra.isEmpty())
        head += ',' + fieldsOf(data.extra);
    for (auto group = data.groups.constBegin(); group != data.groups.constEnd(); ++group) {
        head += group == data.groups.constBegin() ? ",\"groups\":[\n" : ",\n";
        appendGroup(head, group.key(), *group);
    }
    if (!data.groups.isEmpty())
        head += "\n]";
    return head + ",\"shapes\":[\n";
}

/// Writes a complete text. A full disk accepts part of the data without an error; the next write reports the error.
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

/// The reason why a file name cannot be used; empty if it can. Directories pass, since opening them gives the system's
/// own error.
QString faultOf(const QString &fileName)
{
    if (fileName.isEmpty())
        return Text::tr("it has no name");
    // Opening a pipe would wait for its other end, and saving would replace a device with a file.
    const QFileInfo info(fileName);
    return info.exists() && !info.isFile() && !info.isDir() ? Text::tr("this is not a file") : QString();
}

} // namespace

QString FileResult::errorString() const
{
    return Text::sentence(line > 0 ? Text::tr("line %1: %2").arg(line).arg(reason) : reason);
}

FileResult FileResult::canceledResult()
{
    return {false, 0, Text::tr("it was canceled"), true};
}

FileResult writeDocument(QIODevice &device, const DocumentData &data, const FileProgress &progress,
                         const FileLimits &limits)
{
    if (!device.isWritable())
        return {false, 0, Text::tr("it is not open for writing")};
    QByteArray block = headOf(data);
    DrawingMemory memory(limits);
    memory.addField(block.size());
    for (qsizetype i = 0; i < data.groups.size(); ++i)
        memory.addGroup(0);
    const auto flush = [&] {
        const bool isWritten = writeAll(device, block);
        // Keeps the allocated memory for the next block.
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
        const qsizetype start = block.size();
        appendShape(block, data.order[i], *shape);
        memory.addShape(*shape, block.size() - start);
        if (block.size() <= writtenSize)
            continue;
        if (!flush())
            return {false, 0, device.errorString()};
        if (progress && !progress(double(i) / double(data.order.size())))
            return FileResult::canceledResult();
    }
    block += isFirst ? "]}\n" : "\n]}\n";
    // A full disk is reported only when the buffer is flushed. As in writeAll(), the first flush may write only a part,
    // and the next one reports the error.
    auto *file = qobject_cast<QFileDevice *>(&device);
    const bool isWritten = flush() && (!file || file->flush() || file->flush());
    if (!isWritten)
        return {false, 0, device.errorString()};
    const QString errorString = memory.errorString();
    return {true,
            0,
            {},
            false,
            errorString.isEmpty() ? QString()
                                  : Text::tr("programs with the usual limits refuse this file: %1").arg(errorString)};
}

FileResult saveFile(const QString &fileName, const DocumentData &data, const FileProgress &progress)
{
    const QString text = Text::tr("the file cannot be written: %1");
    const QString errorString = faultOf(fileName);
    if (!errorString.isEmpty())
        return failure(text, errorString);
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return failure(text, file.errorString());
    const FileResult result = writeDocument(file, data, progress);
    if (result.canceled)
        return result;
    if (!result)
        return failure(text, result.reason);
    return file.commit() ? result : failure(text, file.errorString());
}

FileResult loadFile(const QString &fileName, DocumentData &data, const FileProgress &progress, const FileLimits &limits)
{
    const QString text = Text::tr("the file cannot be opened: %1");
    const QString errorString = faultOf(fileName);
    if (!errorString.isEmpty())
        return failure(text, errorString);
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return failure(text, file.errorString());
    const auto state = [&file] { return std::pair(file.size(), file.fileTime(QFileDevice::FileModificationTime)); };
    const auto before = state();
    DocumentData fresh;
    const FileResult result = readDocument(file, fresh, progress, limits);
    if (!result.canceled && state() != before)
        return {false, 0, Text::tr("the file was changed while it was read")};
    if (result)
        data = std::move(fresh);
    return result;
}

} // namespace Trammel
