#include <trammel/geometry/primitives.h>

#include "geometry/numbers/mappedshape_p.h"
#include "geometry/numbers/rounding_p.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/vector.h>

namespace Trammel {

namespace {

QPointF halfSize(const Obb &box)
{
    const double width = std::abs(box.halfWidth);
    const double height = std::abs(box.halfHeight);
    const double c = std::abs(box.axis.x());
    const double s = std::abs(box.axis.y());
    return {addUp(multiplyUp(width, c), multiplyUp(height, s)), addUp(multiplyUp(width, s), multiplyUp(height, c))};
}

Aabb2 boxAround(QPointF center, QPointF half)
{
    Aabb2 box;
    box.min = {addDown(center.x(), -half.x()), addDown(center.y(), -half.y())};
    box.max = {addUp(center.x(), half.x()), addUp(center.y(), half.y())};
    return box;
}

// One overload per kind, for the visitors in bounds(), isFinite() and transformed().

Aabb2 boundsOfFinite(QPointF point)
{
    return boundsOf({&point, 1});
}

Aabb2 boundsOfFinite(const Segment &segment)
{
    return boundsOf(std::array{segment.from, segment.to});
}

Aabb2 boundsOfFinite(const Aabb2 &box)
{
    return box;
}

Aabb2 boundsOfFinite(const Quad &quad)
{
    return boundsOf(quad.corners);
}

Aabb2 boundsOfFinite(const ConvexPolygon &polygon)
{
    return polygon.bounds();
}

Aabb2 boundsOfFinite(const Obb &box)
{
    return boxAround(box.center, halfSize(box));
}

Aabb2 boundsOfFinite(const Circle &circle)
{
    const double radius = std::abs(circle.radius);
    return boxAround(circle.center, {radius, radius});
}

Aabb2 boundsOfFinite(const Ellipse &ellipse)
{
    const double x = std::abs(ellipse.radiusX);
    const double y = std::abs(ellipse.radiusY);
    const double c = std::abs(ellipse.axis.x());
    const double s = std::abs(ellipse.axis.y());
    return boxAround(ellipse.center,
                     {lengthUp(multiplyUp(x, c), multiplyUp(y, s)), lengthUp(multiplyUp(x, s), multiplyUp(y, c))});
}

Aabb2 boundsOfFinite(const RoundedBox &box)
{
    const QPointF half = halfSize(box.core);
    const double radius = std::abs(box.radius);
    return boxAround(box.core.center, {addUp(half.x(), radius), addUp(half.y(), radius)});
}

Aabb2 boundsOfFinite(const Polyline &polyline)
{
    return boundsOf(polyline.points);
}

Aabb2 boundsOfFinite(const Polygon &polygon)
{
    Aabb2 box = boundsOf(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        box = box.united(boundsOf(hole));
    return box;
}

bool allFinite(std::span<const QPointF> points)
{
    return std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); });
}

bool hasFiniteNumbers(QPointF point)
{
    return isFinite(point);
}

bool hasFiniteNumbers(const Segment &segment)
{
    return isFinite(segment.from) && isFinite(segment.to);
}

bool hasFiniteNumbers(const Aabb2 &box)
{
    return !box.isEmpty() && box.isFinite();
}

bool hasFiniteNumbers(const Quad &quad)
{
    return allFinite(quad.corners);
}

bool hasFiniteNumbers(const ConvexPolygon &polygon)
{
    return !polygon.isEmpty();
}

bool hasFiniteNumbers(const Obb &box)
{
    return isFinite(box.center) && isFinite(box.axis) && std::isfinite(box.halfWidth) && std::isfinite(box.halfHeight);
}

bool hasFiniteNumbers(const Circle &circle)
{
    return isFinite(circle.center) && std::isfinite(circle.radius);
}

bool hasFiniteNumbers(const Ellipse &ellipse)
{
    return isFinite(ellipse.center) && isFinite(ellipse.axis) && std::isfinite(ellipse.radiusX)
        && std::isfinite(ellipse.radiusY);
}

bool hasFiniteNumbers(const RoundedBox &box)
{
    return hasFiniteNumbers(box.core) && std::isfinite(box.radius);
}

bool hasFiniteNumbers(const Polyline &polyline)
{
    return allFinite(polyline.points);
}

bool hasFiniteNumbers(const Polygon &polygon)
{
    return allFinite(polygon.outline)
        && std::all_of(polygon.holes.begin(), polygon.holes.end(),
                       [](const QList<QPointF> &hole) { return allFinite(hole); });
}

template <class Shape> Aabb2 boundsIfFinite(const Shape &shape)
{
    return hasFiniteNumbers(shape) ? boundsOfFinite(shape) : Aabb2();
}

/// The map of a pose, for mappedShape().
struct Posing
{
    QPointF point(QPointF point) const { return pose.position + rotated(point, pose.axis); }
    QPointF axis(QPointF axis) const { return rotated(axis, pose.axis); }
    double length(double length) const { return length; }

    const Pose &pose;
};

template <std::size_t Dimension>
Aabb<Dimension> mappedBox(const Aabb<Dimension> &box, const std::array<std::array<double, Dimension>, Dimension> &rows,
                          const std::array<double, Dimension> &offset)
{
    if (box.isEmpty() || !box.isFinite())
        return {};
    Aabb<Dimension> result;
    for (std::size_t i = 0; i < Dimension; ++i) {
        if (!std::isfinite(offset[i]))
            return {};
        double least = 0, most = 0;
        for (std::size_t j = 0; j < Dimension; ++j) {
            const double factor = rows[i][j];
            if (!std::isfinite(factor))
                return {};
            least = addDown(least, multiplyDown(factor, factor >= 0 ? box.min[j] : box.max[j]));
            most = addUp(most, multiplyUp(factor, factor >= 0 ? box.max[j] : box.min[j]));
        }
        result.min[i] = addDown(least, offset[i]);
        result.max[i] = addUp(most, offset[i]);
    }
    return result;
}

} // namespace

Quad Quad::fromBox(const Aabb<2> &box)
{
    const auto [left, top] = box.min;
    const auto [right, bottom] = box.max;
    return {{QPointF(left, top), QPointF(right, top), QPointF(right, bottom), QPointF(left, bottom)}};
}

Obb Obb::fromSize(QPointF center, QSizeF size, double degrees)
{
    return {center, size.width() / 2, size.height() / 2, axisFromDegrees(degrees)};
}

std::array<QPointF, 4> Obb::corners() const
{
    const QPointF along = axis * halfWidth;
    const QPointF across = perpendicular(axis) * halfHeight;
    return {center - along - across, center + along - across, center + along + across, center - along + across};
}

std::optional<RingPoint> ringPoint(const Polygon &polygon, quint32 number)
{
    qsizetype index = number;
    if (index < polygon.outline.size())
        return RingPoint{0, index};
    index -= polygon.outline.size();
    for (qsizetype hole = 0; hole < polygon.holes.size(); ++hole) {
        if (index < polygon.holes[hole].size())
            return RingPoint{hole + 1, index};
        index -= polygon.holes[hole].size();
    }
    return std::nullopt;
}

bool isFinite(const Primitive &primitive)
{
    return std::visit([](const auto &shape) { return hasFiniteNumbers(shape); }, primitive);
}

bool isFinite(const Quad &quad)
{
    return hasFiniteNumbers(quad);
}

bool isFinite(const PrimitiveView &view)
{
    return std::visit([](const auto *kind) { return hasFiniteNumbers(*kind); }, view.subject());
}

Aabb<2> bounds(const Primitive &primitive)
{
    return std::visit([](const auto &shape) { return boundsIfFinite(shape); }, primitive);
}

Aabb<2> bounds(const Obb &box)
{
    return boundsIfFinite(box);
}

Aabb<2> bounds(const Ellipse &ellipse)
{
    return boundsIfFinite(ellipse);
}

Aabb<2> bounds(const Quad &quad)
{
    return boundsIfFinite(quad);
}

Aabb2 bounds(const PrimitiveView &view)
{
    return std::visit([](const auto *kind) { return boundsIfFinite(*kind); }, view.subject());
}

Primitive transformed(const Primitive &primitive, const Pose &pose)
{
    return std::visit([&](const auto &shape) -> Primitive { return mappedShape(shape, Posing{pose}); }, primitive);
}

Aabb<2> mapped(const Aabb<2> &box, const AffineMap &map)
{
    return mappedBox<2>(box, {{{map.xx, map.yx}, {map.xy, map.yy}}}, {map.dx, map.dy});
}

Aabb<3> mapped(const Aabb<3> &box, const AffineMap3 &map)
{
    return mappedBox<3>(box, map.rows, map.offset);
}

Polygon polygonOf(const Circle &circle, int corners)
{
    return polygonOf(Ellipse{circle.center, circle.radius, circle.radius, QPointF(1, 0)}, corners);
}

Polygon polygonOf(const Ellipse &ellipse, int corners)
{
    const QPointF along = ellipse.axis * std::abs(ellipse.radiusX);
    const QPointF across = perpendicular(ellipse.axis) * std::abs(ellipse.radiusY);
    if (!isFinite(Primitive(ellipse)) || !isFinite(ellipse.center + along + across)
        || !isFinite(ellipse.center - along - across))
        return {};
    if (same(along, {}) && same(across, {}))
        return {{ellipse.center}, {}};
    if (same(along, {}) || same(across, {}))
        return {{ellipse.center + along + across, ellipse.center - along - across}, {}};
    const int count = (std::clamp(corners, 4, 1'000'000) + 1) / 2 * 2;
    Polygon polygon;
    polygon.outline.reserve(count);
    for (int i = 0; i < count; ++i) {
        const QPointF turn = axisFromDegrees(360.0 * i / count);
        polygon.outline.append(ellipse.center + along * turn.x() + across * turn.y());
    }
    return polygon;
}

} // namespace Trammel
