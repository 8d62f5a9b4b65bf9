#include "widgets/model/jsonscanner_p.h"
#include "widgets/model/serialization.h"
#include "widgets/model/text_p.h"

#include <QtCore/QIODevice>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

/// Reads into data of its own. Every function returns false once there is a result to report.
class DocumentReader
{
public:
    explicit DocumentReader(QIODevice &device) : m_scanner(device) { }

    bool read();

    DocumentData data;
    FileResult result;

private:
    bool readMember();
    bool readHeadField(const QString &name);
    bool readShapes();
    bool readShape();
    bool readId(const QJsonValue &value, ShapeId &id, int line);
    bool checkHead();

    bool expect(char wanted);
    std::optional<QJsonValue> takeValue();
    bool fail(int line, const QString &reason);

    JsonScanner m_scanner;
    QSet<QString> m_seen;
};

/// A whole number in a range, or nothing.
std::optional<quint32> wholeNumber(const QJsonValue &value, quint32 least, quint32 most)
{
    const double number = value.toDouble(-1);
    if (!(number >= least && number <= most) || number != std::floor(number))
        return std::nullopt;
    return quint32(number);
}

bool DocumentReader::fail(int line, const QString &reason)
{
    result = {false, line, m_scanner.fault().isEmpty() ? reason : m_scanner.fault()};
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
    const QByteArray text = m_scanner.takeValue();
    if (text.isEmpty()) {
        fail(m_scanner.line(), {});
        return std::nullopt;
    }
    // QJsonDocument takes objects and arrays only.
    const bool isWrapped = !text.startsWith('{');
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(isWrapped ? '[' + text + ']' : text, &error);
    if (error.error != QJsonParseError::NoError) {
        const qsizetype offset = std::clamp<qsizetype>(error.offset - isWrapped, 0, text.size());
        fail(line + int(std::count(text.begin(), text.begin() + offset, '\n')), error.errorString());
        return std::nullopt;
    }
    return isWrapped ? QJsonValue(json.array().at(0)) : QJsonValue(json.object());
}

bool DocumentReader::read()
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
        return fail(line, Text::tr("the field \"%1\" is there twice").arg(name));
    m_seen.insert(name);
    return name == QLatin1String("shapes") ? readShapes() : readHeadField(name);
}

bool DocumentReader::readHeadField(const QString &name)
{
    m_scanner.peek();
    const int line = m_scanner.line();
    const std::optional<QJsonValue> value = takeValue();
    if (!value)
        return false;
    if (name == QLatin1String("format")) {
        if (value->toString() != QLatin1String("trammel"))
            return fail(line, Text::tr("this is not a Trammel drawing: the field \"format\" is not \"trammel\""));
    } else if (name == QLatin1String("version")) {
        if (!wholeNumber(*value, 1, 1u << 30))
            return fail(line, Text::tr("the field \"version\" is not a whole number from 1 on"));
        if (value->toInt() > FileVersion)
            return fail(line,
                        Text::tr("the file has version %1, and this program reads versions up to %2")
                            .arg(value->toInt())
                            .arg(FileVersion));
    } else if (name == QLatin1String("nextId")) {
        const std::optional<quint32> next = wholeNumber(*value, 1, ShapeId::Largest + 1);
        if (!next)
            return fail(line,
                        Text::tr("the field \"nextId\" is not a whole number from 1 to %1").arg(ShapeId::Largest + 1));
        data.nextId = std::max(data.nextId, *next);
    } else {
        data.extra.insert(name, *value);
    }
    return true;
}

bool DocumentReader::readShapes()
{
    if (!expect('['))
        return false;
    if (m_scanner.take(']'))
        return true;
    do {
        if (!readShape())
            return false;
    } while (m_scanner.take(','));
    return expect(']');
}

bool DocumentReader::readShape()
{
    m_scanner.peek();
    const int line = m_scanner.line();
    const std::optional<QJsonValue> value = takeValue();
    if (!value)
        return false;
    if (!value->isObject())
        return fail(line, Text::tr("a shape is not an object"));
    QJsonObject fields = value->toObject();
    ShapeId id;
    if (!readId(fields.take(QLatin1String("id")), id, line))
        return false;
    QString reason;
    const std::optional<Shape> shape = shapeFromJson(fields, &reason);
    if (!shape)
        return fail(line, reason);
    data.shapes.insert(id, *shape);
    data.order.append(id);
    data.nextId = std::max(data.nextId, id.value() + 1);
    return true;
}

bool DocumentReader::readId(const QJsonValue &value, ShapeId &id, int line)
{
    if (value.isUndefined())
        return fail(line, Text::tr("the field \"id\" is missing"));
    const std::optional<quint32> number = wholeNumber(value, 1, ShapeId::Largest);
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
    return true;
}

} // namespace

FileResult readDocument(QIODevice &device, DocumentData &data)
{
    if (!device.isReadable())
        return {false, 0, Text::tr("it is not open for reading")};
    DocumentReader reader(device);
    if (reader.read())
        data = std::move(reader.data);
    return reader.result;
}

} // namespace Trammel
