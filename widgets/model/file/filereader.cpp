#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/file/drawingmemory_p.h"
#include "widgets/model/file/groupjson_p.h"
#include "widgets/model/file/jsonscanner_p.h"
#include "widgets/model/file/jsontext_p.h"
#include "widgets/model/file/shapereader_p.h"
#include "widgets/model/group/grouptree_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/drawingfile.h>

#include <QtCore/QHash>
#include <QtCore/QIODevice>
#include <QtCore/QJsonDocument>
#include <QtCore/QSet>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

/// A name that occurs twice in an object of valid JSON; null for none.
QString repeatedField(QByteArrayView object)
{
    JsonText text(object);
    QSet<QString> names;
    text.take('{');
    while (text.peek() == '"') {
        QString name;
        QByteArrayView value;
        text.takeString(name);
        if (names.contains(name))
            return name;
        names.insert(name);
        text.take(':');
        text.takeValue(value);
        text.take(',');
    }
    return {};
}

/// Reads a drawing into a separate DocumentData. The functions return false when reading must stop; the result then has
/// the failure.
class DocumentReader
{
public:
    DocumentReader(QIODevice &device, const FileProgress &progress, const FileLimits &limits)
        : m_progress(progress), m_scanner(device, part(0, ScanningPart)), m_memory(limits), m_shapes(limits.kinds)
    {
    }

    bool read();

    DocumentData data;
    FileResult result;

private:
    /// The approximate share of scanning. The rest is computing the paths of connectors.
    static constexpr double ScanningPart = 0.9;

    /// A function that reports the progress of one part of the work.
    FileProgress part(double from, double to) const;
    bool readDrawing();
    bool readMember();
    bool readHeadField(const QString &name);
    bool checkVersion(const QJsonValue &value, int line);
    using Take = bool (DocumentReader::*)(QByteArrayView text, int line);
    /// Reads a list of groups or shapes.
    bool readList(Take take);
    bool readEntry(Take take);
    bool skipEntry();
    bool takeShape(QByteArrayView text, int line);
    bool takeGroup(QByteArrayView text, int line);
    bool readId(std::optional<double> value, ShapeId &id, int line);
    bool checkHead();
    bool checkGroups();
    bool checkConnectors();
    bool routeAll();

    bool expect(char wanted);
    std::optional<QJsonValue> takeValue();
    /// Parses the text of a value that begins on the given line. If it is invalid, reports the line of the error and
    /// returns no value.
    std::optional<QJsonValue> evaluate(QByteArrayView text, int line);
    /// Whether the drawing read so far is within the limits. If not, reports an error on the given line.
    bool checkMemory(int line);
    bool fail(int line, const QString &reason);

    const FileProgress &m_progress;
    JsonScanner m_scanner;
    DrawingMemory m_memory;
    ShapeReader m_shapes;
    QSet<QString> m_seen;
    /// The first error in a group or shape. It is reported only if the format and the version, which may follow later
    /// in the file, are supported.
    std::optional<FileResult> m_entryFault;
    /// The line on which each shape of the order begins, and the line of each group.
    std::vector<int> m_shapeLines;
    QHash<GroupId, int> m_groupLines;
    /// The ranks of the connectors.
    QList<qsizetype> m_connectors;
    bool m_hasGroups = false;
    bool m_isForeign = false;
    bool m_isCanceled = false;
};

/// A whole number in a range, or nothing.
std::optional<quint32> wholeNumber(double number, quint32 least, quint32 most)
{
    if (!(number >= least && number <= most) || number != std::floor(number))
        return std::nullopt;
    return quint32(number);
}

FileProgress DocumentReader::part(double from, double to) const
{
    if (!m_progress)
        return {};
    return [this, from, to](double done) { return m_progress(from + (to - from) * done); };
}

bool DocumentReader::fail(int line, const QString &reason)
{
    result = {false, line, m_scanner.errorString().isEmpty() ? reason : m_scanner.errorString()};
    return false;
}

bool DocumentReader::expect(char wanted)
{
    if (m_scanner.take(wanted))
        return true;
    if (m_scanner.isAtEnd())
        return fail(m_scanner.line(), Text::tr("the file ends too early"));
    return fail(m_scanner.line(), Text::tr("\"%1\" is missing").arg(QLatin1Char(wanted)));
}

std::optional<QJsonValue> DocumentReader::takeValue()
{
    m_scanner.peek();
    const int line = m_scanner.line();
    const QByteArrayView text = m_scanner.takeValue();
    if (text.isEmpty()) {
        fail(m_scanner.line(), {});
        return std::nullopt;
    }
    m_memory.addField(text.size());
    return checkMemory(line) ? evaluate(text, line) : std::nullopt;
}

std::optional<QJsonValue> DocumentReader::evaluate(QByteArrayView text, int line)
{
    QJsonParseError error;
    const QJsonValue value = JsonText::parsed(text.toByteArray(), error);
    if (error.error == QJsonParseError::NoError)
        return value;
    fail(line + JsonScanner::lineCount(text.first(error.offset)), error.errorString());
    return std::nullopt;
}

bool DocumentReader::checkMemory(int line)
{
    const QString reason = m_memory.errorString();
    return reason.isEmpty() || fail(line, reason);
}

bool DocumentReader::read()
{
    const bool isRead = readDrawing() && routeAll();
    if (m_isCanceled || m_scanner.isCanceled())
        result = FileResult::canceledResult();
    else if (m_entryFault && !m_isForeign)
        result = *m_entryFault;
    else
        return isRead;
    return false;
}

bool DocumentReader::readDrawing()
{
    if (!m_scanner.take('{'))
        return fail(m_scanner.line(), Text::tr("this is not a Trammel drawing: it does not begin with \"{\""));
    if (m_scanner.peek() != '}') {
        do {
            if (!readMember())
                return false;
        } while (m_scanner.take(','));
    }
    if (!expect('}'))
        return false;
    m_scanner.peek();
    if (!m_scanner.isAtEnd())
        return fail(m_scanner.line(), Text::tr("there is something after the end of the drawing"));
    return checkHead();
}

bool DocumentReader::readMember()
{
    if (m_scanner.peek() != '"')
        return expect('"');
    const int line = m_scanner.line();
    const std::optional<QJsonValue> key = takeValue();
    if (!key || !expect(':'))
        return false;
    const QString name = key->toString();
    if (m_seen.contains(name))
        return fail(line, Text::tr("the field \"%1\" is there twice").arg(Text::shortened(name)));
    m_seen.insert(name);
    if (name == QLatin1String("shapes"))
        return readList(&DocumentReader::takeShape);
    if (name == QLatin1String("groups"))
        return readList(&DocumentReader::takeGroup);
    return readHeadField(name);
}

bool DocumentReader::readHeadField(const QString &name)
{
    m_scanner.peek();
    const int line = m_scanner.line();
    const std::optional<QJsonValue> value = takeValue();
    if (!value)
        return false;
    if (name == QLatin1String("format")) {
        m_isForeign = value->toString() != QLatin1String("trammel");
        if (m_isForeign)
            return fail(line, Text::tr("this is not a Trammel drawing: the field \"format\" is not \"trammel\""));
    } else if (name == QLatin1String("version")) {
        return checkVersion(*value, line);
    } else if (name == QLatin1String("nextId")) {
        const std::optional<quint32> next = wholeNumber(value->toDouble(-1), 1, ShapeId::Largest + 1);
        if (!next)
            return fail(line,
                        Text::tr("the field \"nextId\" is not a whole number from 1 to %1").arg(ShapeId::Largest + 1));
        data.nextId = std::max(data.nextId, *next);
    } else if (name == QLatin1String("data")) {
        if (!value->isObject())
            return fail(line, Text::tr("the field \"%1\" is not %2").arg(name, Text::tr("an object")));
        data.data = value->toObject();
    } else if (name != QLatin1String("recovery")) {
        data.extra.insert(name, *value);
    }
    return true;
}

bool DocumentReader::checkVersion(const QJsonValue &value, int line)
{
    const std::optional<quint32> version = wholeNumber(value.toDouble(-1), 1, 1u << 30);
    if (!version)
        return fail(line, Text::tr("the field \"version\" is not a whole number from 1 on"));
    m_isForeign = *version > FileVersion;
    return !m_isForeign
        || fail(line,
                Text::tr("the file has version %1, and this program reads versions up to %2")
                    .arg(*version)
                    .arg(FileVersion));
}

bool DocumentReader::readList(Take take)
{
    if (!expect('['))
        return false;
    if (m_scanner.take(']'))
        return true;
    do {
        if (!(m_entryFault ? skipEntry() : readEntry(take)))
            return false;
    } while (m_scanner.take(','));
    return expect(']');
}

bool DocumentReader::skipEntry()
{
    return !m_scanner.takeValue().isEmpty() || fail(m_scanner.line(), {});
}

bool DocumentReader::readEntry(Take take)
{
    m_scanner.peek();
    const int line = m_scanner.line();
    const QByteArrayView text = m_scanner.takeValue();
    if (text.isEmpty())
        return fail(m_scanner.line(), {});
    if ((this->*take)(text, line))
        return true;
    if (m_seen.contains(QLatin1String("version")))
        return false;
    m_entryFault = std::exchange(result, {});
    data = {};
    return true;
}

bool DocumentReader::takeGroup(QByteArrayView text, int line)
{
    const std::optional<QJsonValue> value = evaluate(text, line);
    if (!value)
        return false;
    if (!value->isObject())
        return fail(line, Text::tr("a group is not an object"));
    const QString repeated = repeatedField(text);
    if (!repeated.isNull())
        return fail(line, Text::tr("the field \"%1\" is there twice").arg(Text::shortened(repeated)));
    GroupId id;
    Group group;
    const QString reason = readGroup(value->toObject(), id, group);
    if (!reason.isEmpty())
        return fail(line, reason);
    if (data.groups.contains(id))
        return fail(line, Text::tr("the id %1 is there twice").arg(id.value()));
    m_memory.addGroup(text.size());
    if (!checkMemory(line))
        return false;
    data.groups.insert(id, group);
    data.nextId = std::max(data.nextId, id.value() + 1);
    m_groupLines.insert(id, line);
    m_hasGroups = true;
    return true;
}

bool DocumentReader::takeShape(QByteArrayView text, int line)
{
    if (!text.startsWith('{'))
        return evaluate(text, line) && fail(line, Text::tr("a shape is not an object"));
    if (!m_shapes.parse(text))
        return evaluate(text, line) && fail(line, Text::tr("this is not JSON"));
    ShapeId id;
    if (!readId(m_shapes.id(), id, line))
        return false;
    Shape shape;
    const QString reason = m_shapes.finish(shape);
    if (!reason.isEmpty())
        return fail(line, reason);
    m_memory.addShape(shape, text.size());
    if (!checkMemory(line))
        return false;
    data.shapes.insert(id, shape);
    data.order.append(id);
    m_shapeLines.push_back(line);
    if (shape.connector)
        m_connectors.append(data.order.size() - 1);
    m_hasGroups = m_hasGroups || !shape.group.isNull();
    data.nextId = std::max(data.nextId, id.value() + 1);
    return true;
}

bool DocumentReader::readId(std::optional<double> value, ShapeId &id, int line)
{
    if (!value)
        return fail(line, Text::tr("the field \"id\" is missing"));
    const std::optional<quint32> number = wholeNumber(*value, 1, ShapeId::Largest);
    if (!number)
        return fail(line, Text::tr("the field \"id\" is not a whole number from 1 to %1").arg(ShapeId::Largest));
    id = ShapeId(*number);
    if (data.shapes.contains(id))
        return fail(line, Text::tr("the id %1 is there twice").arg(*number));
    return true;
}

bool DocumentReader::checkHead()
{
    for (const QLatin1String needed : {QLatin1String("format"), QLatin1String("version"), QLatin1String("shapes")}) {
        if (!m_seen.contains(needed))
            return fail(1, Text::tr("the field \"%1\" is missing").arg(needed));
    }
    if (m_entryFault)
        return true;
    const QString reason = data.headErrorString();
    if (!reason.isEmpty())
        return fail(1, reason);
    return (!m_hasGroups || checkGroups()) && (m_connectors.isEmpty() || checkConnectors());
}

bool DocumentReader::checkConnectors()
{
    for (qsizetype place : std::as_const(m_connectors)) {
        const QString reason = endsError(*data.shapes.find(data.order[place]), data.shapes);
        if (!reason.isEmpty())
            return fail(m_shapeLines[std::size_t(place)], reason);
    }
    return true;
}

bool DocumentReader::routeAll()
{
    if (m_entryFault)
        return true;
    m_isCanceled =
        (!m_connectors.isEmpty() && !routeConnectors(data, part(ScanningPart, 1))) || (m_progress && !m_progress(1));
    return !m_isCanceled;
}

bool DocumentReader::checkGroups()
{
    for (auto group = data.groups.constBegin(); group != data.groups.constEnd(); ++group) {
        if (data.shapes.contains(ShapeId(group.key().value())))
            return fail(m_groupLines.value(group.key()), Text::tr("the id %1 is there twice").arg(group.key().value()));
    }
    const std::optional<GroupTree::Error> misfit = GroupTree().build(data);
    if (!misfit)
        return true;
    const qsizetype place = data.order.indexOf(misfit->shape);
    return fail(place < 0 ? m_groupLines.value(misfit->group) : m_shapeLines[std::size_t(place)], misfit->errorString);
}

} // namespace

FileResult readDocument(QIODevice &device, DocumentData &data, const FileProgress &progress, const FileLimits &limits)
{
    if (!device.isReadable())
        return {false, 0, Text::tr("it is not open for reading")};
    DocumentReader reader(device, progress, limits);
    if (reader.read())
        data = std::move(reader.data);
    return reader.result;
}

} // namespace Trammel
