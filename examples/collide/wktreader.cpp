#include "wktreader.h"

#include "text.h"

#include <trammel/geometry/vector.h>

#include <cmath>

using namespace Trammel;

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || isLetter(c) || c == '+' || c == '-' || c == '.';
}

/// A character for a message: in quotes if it is printable, otherwise its code.
QString named(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return code >= 32 && code < 127 ? QStringLiteral("'%1'").arg(QLatin1Char(c))
                                    : Text::tr("byte %1").arg(static_cast<int>(code));
}

/// Removes the last point if it equals the first: Well-Known Text closes its rings.
void open(QList<QPointF> &ring)
{
    if (ring.size() > 1 && same(ring.first(), ring.last()))
        ring.removeLast();
}

} // namespace

bool WktReader::fail(const QString &message)
{
    m_error = {m_line, m_place - m_lineBegin + 1, message};
    return false;
}

void WktReader::skipSpace()
{
    for (; m_place < m_text.size() && isSpace(m_text[m_place]); ++m_place) {
        if (m_text[m_place] == '\n') {
            ++m_line;
            m_lineBegin = m_place + 1;
        }
    }
}

bool WktReader::isNext(char mark)
{
    skipSpace();
    return m_place < m_text.size() && m_text[m_place] == mark;
}

bool WktReader::expect(char mark)
{
    if (!isNext(mark))
        return fail(m_place == m_text.size()
                        ? Text::tr("the text ends where %1 should be").arg(named(mark))
                        : Text::tr("%1 was expected, not %2").arg(named(mark), named(m_text[m_place])));
    ++m_place;
    return true;
}

QByteArray WktReader::readWord()
{
    skipSpace();
    const qsizetype begin = m_place;
    while (m_place < m_text.size() && isLetter(m_text[m_place]))
        ++m_place;
    return m_text.sliced(begin, m_place - begin).toByteArray().toUpper();
}

bool WktReader::readNumber(double &number)
{
    skipSpace();
    const qsizetype begin = m_place;
    while (m_place < m_text.size() && isOfNumber(m_text[m_place]))
        ++m_place;
    const QByteArray word = m_text.sliced(begin, m_place - begin).toByteArray();
    bool isNumber = false;
    number = word.toDouble(&isNumber);
    if (isNumber && std::isfinite(number))
        return true;
    m_place = begin;
    if (word.isEmpty())
        return fail(begin == m_text.size() ? Text::tr("the text ends where a number should be")
                                           : Text::tr("a number was expected, not %1").arg(named(m_text[begin])));
    return fail(Text::tr("\"%1\" is not a finite number").arg(QString::fromLatin1(word.left(40))));
}

bool WktReader::readPoint(QPointF &point)
{
    double x = 0, y = 0;
    if (!readNumber(x) || !readNumber(y))
        return false;
    point = {x, y};
    return true;
}

bool WktReader::readPoints(QList<QPointF> &points)
{
    if (!expect('('))
        return false;
    for (;;) {
        QPointF point;
        if (!readPoint(point))
            return false;
        points.append(point);
        if (!isNext(','))
            return expect(')');
        ++m_place;
    }
}

bool WktReader::readPolygon(Polygon &polygon)
{
    if (!expect('('))
        return false;
    for (bool isFirst = true;; isFirst = false) {
        QList<QPointF> ring;
        if (!readPoints(ring))
            return false;
        open(ring);
        if (isFirst)
            polygon.outline = ring;
        else
            polygon.holes.append(ring);
        if (!isNext(','))
            return expect(')');
        ++m_place;
    }
}

bool WktReader::readCircle(Circle &circle)
{
    return expect('(') && readPoint(circle.center) && expect(',') && readNumber(circle.radius) && expect(')');
}

bool WktReader::readDegrees(QPointF &axis)
{
    double degrees = 0;
    if (!isNext(','))
        return true;
    ++m_place;
    if (!readNumber(degrees))
        return false;
    axis = axisFromDegrees(degrees);
    return true;
}

bool WktReader::readEllipse(Ellipse &ellipse)
{
    return expect('(') && readPoint(ellipse.center) && expect(',') && readNumber(ellipse.radiusX)
        && readNumber(ellipse.radiusY) && readDegrees(ellipse.axis) && expect(')');
}

bool WktReader::readBox(Primitive &primitive)
{
    QPointF first, second;
    Obb box;
    if (!expect('(') || !readPoint(first) || !expect(',') || !readPoint(second) || !readDegrees(box.axis))
        return false;
    // Halving the corners first prevents an overflow of the difference.
    const QPointF diagonal = second / 2 - first / 2;
    box.center = first / 2 + second / 2;
    box.halfWidth = std::abs(diagonal.x());
    box.halfHeight = std::abs(diagonal.y());
    primitive = box;
    if (isNext(',')) {
        ++m_place;
        double radius = 0;
        if (!readNumber(radius))
            return false;
        primitive = RoundedBox{box, radius};
    }
    return expect(')');
}

bool WktReader::readBody(const QByteArray &kind, Primitive &primitive)
{
    if (kind == "POINT" || kind == "LINESTRING") {
        QList<QPointF> points;
        if (!readPoints(points))
            return false;
        if (kind == "POINT" && points.size() != 1)
            return fail(Text::tr("a point has one pair of coordinates, not %1").arg(points.size()));
        primitive = Polyline{points};
        return true;
    }
    if (kind == "POLYGON")
        return readPolygon(primitive.emplace<Polygon>());
    if (kind == "CIRCLE")
        return readCircle(primitive.emplace<Circle>());
    if (kind == "ELLIPSE")
        return readEllipse(primitive.emplace<Ellipse>());
    return readBox(primitive);
}

bool WktReader::read(Shape &shape)
{
    skipSpace();
    qsizetype begin = m_place;
    QByteArray kind = readWord();
    shape.extent = kind == "OUTLINE" ? Extent::Curve : Extent::Area;
    if (shape.extent == Extent::Curve) {
        skipSpace();
        begin = m_place;
        kind = readWord();
    }
    for (const char *known : {"POINT", "LINESTRING", "POLYGON", "CIRCLE", "ELLIPSE", "BOX"}) {
        if (kind != known)
            continue;
        // Every kind of shape may be empty.
        skipSpace();
        const qsizetype bodyBegin = m_place;
        if (readWord() == "EMPTY") {
            shape.primitive = Polygon();
            return true;
        }
        m_place = bodyBegin;
        return readBody(kind, shape.primitive);
    }
    m_place = begin;
    if (kind.isEmpty())
        return fail(begin == m_text.size() ? Text::tr("the text ends where a shape should be")
                                           : Text::tr("a shape was expected, not %1").arg(named(m_text[begin])));
    return fail(Text::tr("there is no shape \"%1\"; there are POINT, LINESTRING, POLYGON, CIRCLE, ELLIPSE and BOX")
                    .arg(QString::fromLatin1(kind.left(40))));
}

bool WktReader::readSemicolon()
{
    return expect(';');
}

bool WktReader::readEnd()
{
    skipSpace();
    return m_place == m_text.size()
        || fail(Text::tr("the end of the text was expected, not %1").arg(named(m_text[m_place])));
}
