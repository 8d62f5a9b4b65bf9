#include "picture.h"

#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QSaveFile>

#include <array>
#include <span>

using namespace Trammel;

namespace {

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 2);
}

QByteArray placeOf(QPointF point)
{
    return number(point.x()) + " " + number(point.y());
}

QByteArray path(std::span<const QPointF> points, bool isClosed)
{
    QByteArray data;
    for (QPointF point : points)
        data += (data.isEmpty() ? "M" : "L") + placeOf(point) + " ";
    return data + (isClosed ? "Z " : "");
}

QByteArray asPath(const QByteArray &data)
{
    return "<path fill-rule=\"evenodd\" d=\"" + data + "\"";
}

QByteArray turned(QPointF center, QPointF axis)
{
    return " transform=\"translate(" + placeOf(center) + ") rotate(" + number(degreesFromAxis(axis)) + ")\"";
}

/// Starts an SVG element and leaves it open, so that the attributes of its look can follow.
struct Element
{
    QByteArray operator()(const QPointF *point) const
    {
        return "<circle r=\"3\" cx=\"" + number(point->x()) + "\" cy=\"" + number(point->y()) + "\"";
    }
    QByteArray operator()(const Segment *segment) const
    {
        return asPath(path(std::array{segment->from, segment->to}, false));
    }
    QByteArray operator()(const Aabb2 *box) const { return asPath(path(Quad::fromBox(*box).corners, true)); }
    QByteArray operator()(const Quad *quad) const { return asPath(path(quad->corners, true)); }
    QByteArray operator()(const ConvexPolygon *polygon) const { return asPath(path(polygon->corners(), true)); }
    QByteArray operator()(const Obb *box) const { return asPath(path(box->corners(), true)); }
    QByteArray operator()(const Circle *circle) const
    {
        return "<circle r=\"" + number(circle->radius) + "\" cx=\"" + number(circle->center.x()) + "\" cy=\""
            + number(circle->center.y()) + "\"";
    }
    QByteArray operator()(const Ellipse *ellipse) const
    {
        return "<ellipse rx=\"" + number(ellipse->radiusX) + "\" ry=\"" + number(ellipse->radiusY) + "\""
            + turned(ellipse->center, ellipse->axis);
    }
    QByteArray operator()(const RoundedBox *box) const
    {
        const double x = box->core.halfWidth + box->radius, y = box->core.halfHeight + box->radius;
        return "<rect x=\"" + number(-x) + "\" y=\"" + number(-y) + "\" width=\"" + number(2 * x) + "\" height=\""
            + number(2 * y) + "\" rx=\"" + number(box->radius) + "\"" + turned(box->core.center, box->core.axis);
    }
    QByteArray operator()(const Polyline *line) const { return asPath(path(line->points, false)); }
    QByteArray operator()(const Polygon *polygon) const
    {
        QByteArray data = path(polygon->outline, true);
        for (const QList<QPointF> &hole : polygon->holes)
            data += path(hole, true);
        return asPath(data);
    }
};

} // namespace

void Picture::beginCell(const QString &caption)
{
    if (m_cells > 0)
        m_body += "</g>\n";
    m_origin = QPointF((m_cells % m_columns + 0.5) * CellWidth, (m_cells / m_columns + 0.5) * CellHeight);
    ++m_cells;
    m_body += "<g transform=\"translate(" + placeOf(m_origin) + ")\">\n";
    write({0, CellHeight / 2 - 6}, caption);
}

void Picture::draw(const PrimitiveView &shape, const Look &look)
{
    const bool isLine = std::holds_alternative<const Polyline *>(shape.subject())
        || std::holds_alternative<const Segment *>(shape.subject());
    const QByteArray fill = isLine || shape.extent() == Extent::Curve ? QByteArray("none") : look.fill;
    const bool isPoint = std::holds_alternative<const QPointF *>(shape.subject());
    m_body += std::visit(Element(), shape.subject()) + " fill=\"" + fill + "\" fill-opacity=\""
        + (isPoint ? "1" : "0.35") + "\" stroke=\"" + look.stroke + "\" stroke-width=\"" + number(look.width) + "\""
        + (look.isDashed ? " stroke-dasharray=\"4 3\"" : "") + "/>\n";
}

void Picture::drawArrow(QPointF from, QPointF to, const QByteArray &color)
{
    draw(Segment{from, to}, {"none", color, 2});
    const auto along = normalized(to - from);
    if (!along)
        return;
    const QPointF back = *along * -8, across = perpendicular(*along) * 4;
    draw(Polyline{{to + back + across, to, to + back - across}}, {"none", color, 2});
}

void Picture::write(QPointF place, const QString &text, const QByteArray &color)
{
    m_body += "<text text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"11\" x=\"" + number(place.x())
        + "\" y=\"" + number(place.y()) + "\" fill=\"" + color + "\">" + text.toHtmlEscaped().toUtf8() + "</text>\n";
}

bool Picture::save(const QString &path) const
{
    const int rows = (m_cells + m_columns - 1) / m_columns;
    const QByteArray width = number(m_columns * CellWidth), height = number(rows * CellHeight);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
               + "\" viewBox=\"0 0 " + width + " " + height + "\">\n<rect width=\"" + width + "\" height=\"" + height
               + "\" fill=\"white\"/>\n" + m_body + (m_cells > 0 ? "</g>\n" : "") + "</svg>\n");
    return file.commit();
}
