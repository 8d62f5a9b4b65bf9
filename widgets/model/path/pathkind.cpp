#include "widgets/model/path/pathkind_p.h"

#include "widgets/model/path/cubic_p.h"
#include "widgets/model/path/flattening_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

namespace {

bool isFar(QPointF unit)
{
    return std::abs(unit.x()) > Shape::LargestUnit || std::abs(unit.y()) > Shape::LargestUnit;
}

/// Whether a curve leaves the range of unit coordinates.
bool reachesFar(const Cubic &curve)
{
    if (!isFar(curve.from) && !isFar(curve.control1) && !isFar(curve.control2) && !isFar(curve.to))
        return false;
    Aabb2 box;
    include(box, curve);
    return isFar({box.min[0], box.min[1]}) || isFar({box.max[0], box.max[1]});
}

} // namespace

QString PathKind::name() const
{
    return QStringLiteral("path");
}

QString PathKind::displayName() const
{
    return Text::tr("Path");
}

Primitive PathKind::primitive(const Shape &shape) const
{
    const Shape::Outline rings = flatRings(shape).rings;
    const OutlineMap toScene(shape);
    if (!shape.isClosed())
        return Polyline{toScene(rings.first())};
    if (rings.isEmpty())
        return Polygon{};
    Polygon polygon{toScene(rings.first()), {}};
    for (qsizetype i = 1; i < rings.size(); ++i)
        polygon.holes.append(toScene(rings[i]));
    return polygon;
}

QPainterPath PathKind::path(const Shape &shape) const
{
    const double width = shape.mirroredX ? -shape.size.width() : shape.size.width();
    const double height = shape.mirroredY ? -shape.size.height() : shape.size.height();
    const auto toFrame = [=](QPointF unit) { return QPointF(unit.x() * width, unit.y() * height); };
    QPainterPath path;
    if (shape.path->fillRule == FillRule::NonZero)
        path.setFillRule(Qt::WindingFill);
    for (const QList<QPointF> &ring : shape.outline) {
        if (ring.isEmpty())
            continue;
        path.moveTo(toFrame(ring.first()));
        forEachCurve(ring, [&](const Cubic &curve) {
            if (curve.isSegment())
                path.lineTo(toFrame(curve.to));
            else
                path.cubicTo(toFrame(curve.control1), toFrame(curve.control2), toFrame(curve.to));
        });
        if (isClosedRing(ring))
            path.closeSubpath();
    }
    return path;
}

QString PathKind::errorString(const Shape &shape) const
{
    if (shape.outline.isEmpty())
        return Text::tr("the path has no segments");
    for (const QList<QPointF> &ring : shape.outline) {
        if (ring.size() < 3)
            return Text::tr("a ring of the path has no segments");
        if (ring.size() % 3 == 2)
            return Text::tr("the last segment of the path lacks a point");
        if (!isClosedRing(ring) && shape.outline.size() > 1)
            return Text::tr("an open path has more than one chain");
        bool isFarOut = false;
        forEachCurve(ring, [&](const Cubic &curve) { isFarOut = isFarOut || reachesFar(curve); });
        if (isFarOut)
            return Text::tr("a curve of the path lies far outside the frame");
    }
    return {};
}

} // namespace Trammel
