#include "shapereader.h"

#include "text.h"
#include "wktreader.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <cmath>

using namespace Trammel;

namespace {

/// The error at a byte offset of a text, with its line and column.
ReadError errorAt(QByteArrayView text, qint64 firstLine, qsizetype place, const QString &message)
{
    const QByteArrayView before = text.first(std::min(place, text.size()));
    const qsizetype lineBegin = before.lastIndexOf('\n') + 1;
    return {firstLine + before.count('\n'), before.size() - lineBegin + 1, message};
}

/// Reads a shape from a JSON object. QJsonDocument does not report the position of a value, so errors name the field.
class JsonShape
{
public:
    explicit JsonShape(const QJsonObject &object) : m_object(object) { }

    bool read(Shape &shape)
    {
        const QJsonValue outline = m_object[QLatin1String("outline")];
        if (!outline.isUndefined() && !outline.isBool())
            return fail(Text::tr("\"outline\" must be true or false"));
        shape.extent = outline.toBool() ? Extent::Curve : Extent::Area;
        const QString type = m_object[QLatin1String("type")].toString();
        if (type == QLatin1String("Point"))
            return readPoint(coordinates(), shape.primitive.emplace<Polyline>().points.emplace_back());
        if (type == QLatin1String("LineString"))
            return readPoints(coordinates(), shape.primitive.emplace<Polyline>().points);
        if (type == QLatin1String("Polygon"))
            return readPolygon(shape.primitive.emplace<Polygon>());
        if (type == QLatin1String("Circle")) {
            Circle &circle = shape.primitive.emplace<Circle>();
            return readPoint(coordinates(), circle.center) && readField("radius", circle.radius, true);
        }
        if (type == QLatin1String("Ellipse"))
            return readEllipse(shape.primitive.emplace<Ellipse>());
        if (type == QLatin1String("Box"))
            return readBox(shape.primitive);
        return fail(Text::tr("\"type\" must be Point, LineString, Polygon, Circle, Ellipse or Box"));
    }

    const QString &message() const { return m_message; }

private:
    bool fail(const QString &message)
    {
        m_message = message;
        return false;
    }

    QJsonValue coordinates() const { return m_object[QLatin1String("coordinates")]; }

    bool readPoint(const QJsonValue &value, QPointF &point)
    {
        const QJsonArray pair = value.toArray();
        if (pair.size() != 2 || !pair[0].isDouble() || !pair[1].isDouble())
            return fail(Text::tr("\"coordinates\" must be made of pairs of numbers"));
        point = {pair[0].toDouble(), pair[1].toDouble()};
        return isFinite(point) || fail(Text::tr("\"coordinates\" must be finite"));
    }

    bool readPoints(const QJsonValue &value, QList<QPointF> &points)
    {
        if (!value.isArray())
            return fail(Text::tr("\"coordinates\" must be an array of points"));
        for (const QJsonValue &point : value.toArray()) {
            if (!readPoint(point, points.emplace_back()))
                return false;
        }
        return true;
    }

    bool readPolygon(Polygon &polygon)
    {
        if (!coordinates().isArray())
            return fail(Text::tr("\"coordinates\" must be an array of rings"));
        bool isFirst = true;
        for (const QJsonValue &value : coordinates().toArray()) {
            QList<QPointF> &ring = isFirst ? polygon.outline : polygon.holes.emplace_back();
            isFirst = false;
            if (!readPoints(value, ring))
                return false;
            if (ring.size() > 1 && same(ring.first(), ring.last()))
                ring.removeLast();
        }
        return true;
    }

    bool readEllipse(Ellipse &ellipse)
    {
        QPointF radii;
        if (!readPoint(coordinates(), ellipse.center))
            return false;
        if (!readPoint(m_object[QLatin1String("radii")], radii))
            return fail(Text::tr("\"radii\" must be two finite numbers"));
        ellipse.radiusX = radii.x();
        ellipse.radiusY = radii.y();
        return readRotation(ellipse.axis);
    }

    bool readBox(Primitive &primitive)
    {
        QList<QPointF> corners;
        if (!readPoints(coordinates(), corners))
            return false;
        if (corners.size() != 2)
            return fail(Text::tr("\"coordinates\" of a box must be two opposite corners"));
        // Halving the corners first prevents an overflow of the difference.
        const QPointF diagonal = corners[1] / 2 - corners[0] / 2;
        Obb box{corners[0] / 2 + corners[1] / 2, std::abs(diagonal.x()), std::abs(diagonal.y())};
        double radius = 0;
        if (!readRotation(box.axis) || !readField("radius", radius, false))
            return false;
        primitive = box;
        if (radius != 0)
            primitive = RoundedBox{box, radius};
        return true;
    }

    bool readRotation(QPointF &axis)
    {
        double degrees = 0;
        if (!readField("rotation", degrees, false))
            return false;
        axis = axisFromDegrees(degrees);
        return true;
    }

    bool readField(const char *name, double &number, bool isNeeded)
    {
        const QJsonValue value = m_object[QLatin1String(name)];
        if (value.isUndefined() && !isNeeded)
            return true;
        number = value.toDouble();
        return (value.isDouble() && std::isfinite(number))
            || fail(Text::tr("\"%1\" must be a finite number").arg(QLatin1String(name)));
    }

    const QJsonObject m_object;
    QString m_message;
};

/// The offset at which JSON begins; none for any other text.
std::optional<qsizetype> jsonBegin(QByteArrayView text)
{
    for (qsizetype place = 0; place < text.size(); ++place) {
        if (text[place] == '{' || text[place] == '[')
            return place;
        if (!QByteArrayView(" \t\r\n").contains(text[place]))
            break;
    }
    return std::nullopt;
}

/// Reads one object, or an array of two objects for a pair.
std::variant<QList<Shape>, ReadError> readJson(QByteArrayView text, qint64 firstLine, qsizetype begin, bool isPair)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(text.toByteArray(), &fault);
    // The offset is the one after the last character that was read.
    if (fault.error != QJsonParseError::NoError)
        return errorAt(text, firstLine, std::max(fault.offset - 1, 0), fault.errorString());
    QJsonArray objects = document.array();
    if (!isPair)
        objects = {document.object()};
    if (isPair ? objects.size() != 2 : !document.isObject())
        return errorAt(text, firstLine, begin,
                       isPair ? Text::tr("an array of two shapes was expected") : Text::tr("an object was expected"));
    QList<Shape> shapes;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        JsonShape shape(objects[i].toObject());
        if (!shape.read(shapes.emplace_back()))
            return errorAt(text, firstLine, begin,
                           isPair ? Text::tr("shape %1: %2").arg(i + 1).arg(shape.message()) : shape.message());
    }
    return shapes;
}

} // namespace

ShapeOrError readShape(QByteArrayView text, qint64 firstLine)
{
    if (const std::optional<qsizetype> begin = jsonBegin(text)) {
        const auto shapes = readJson(text, firstLine, *begin, false);
        if (const ReadError *error = std::get_if<ReadError>(&shapes))
            return *error;
        return std::get<QList<Shape>>(shapes).first();
    }
    WktReader reader(text, firstLine);
    Shape shape;
    if (!reader.read(shape) || !reader.readEnd())
        return reader.error();
    return shape;
}

PairOrError readPair(QByteArrayView text, qint64 firstLine)
{
    if (const std::optional<qsizetype> begin = jsonBegin(text)) {
        const auto shapes = readJson(text, firstLine, *begin, true);
        if (const ReadError *error = std::get_if<ReadError>(&shapes))
            return *error;
        const QList<Shape> &both = std::get<QList<Shape>>(shapes);
        return std::array{both[0], both[1]};
    }
    WktReader reader(text, firstLine);
    std::array<Shape, 2> shapes;
    if (!reader.read(shapes[0]) || !reader.readSemicolon() || !reader.read(shapes[1]) || !reader.readEnd())
        return reader.error();
    return shapes;
}
