#include "widgets/model/shape/outlinefit_p.h"

#include "widgets/model/path/cubic_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace Trammel {

namespace {

/// The next larger or smaller double. Faster than std::nextafter().
double neighbor(double value, bool isLarger)
{
    if (value == 0)
        return isLarger ? std::numeric_limits<double>::denorm_min() : -std::numeric_limits<double>::denorm_min();
    const auto bits = std::bit_cast<std::int64_t>(value);
    return std::bit_cast<double>(bits + ((value > 0) == isLarger ? 1 : -1));
}

/// The unit coordinate that maps back as near as possible to the value.
double unitCoordinate(double value, double center, double size)
{
    if (!(size > 0))
        return 0;
    const auto error = [&](double unit) { return std::abs(center + unit * size - value); };
    const double first = (value - center) / size;
    if (center + first * size == value || !std::isfinite(first))
        return first;
    double best = first;
    for (bool isLarger : {false, true}) {
        double unit = first;
        for (int step = 0; step < 2 && error(best) > 0; ++step) {
            unit = neighbor(unit, isLarger);
            if (error(unit) < error(best))
                best = unit;
        }
    }
    return best;
}

/// As above, within the frame.
double innerCoordinate(double value, double center, double size)
{
    return std::clamp(unitCoordinate(value, center, size), -0.5, 0.5);
}

/// Maps scene points to the axes of a rotated frame, relative to an origin in the scene.
struct TurnedAxes
{
    QPointF origin;
    QPointF axis;

    QPointF operator()(QPointF point) const { return unrotated(point - origin, axis); }
    Cubic operator()(const Cubic &curve) const
    {
        return {(*this)(curve.from), (*this)(curve.control1), (*this)(curve.control2), (*this)(curve.to)};
    }
};

template <typename Function> void forEachPoint(const Shape::Outline &rings, const Function &function)
{
    for (const QList<QPointF> &ring : rings) {
        for (QPointF point : ring)
            function(point);
    }
}

Aabb2 boxOf(const Shape::Outline &rings, const TurnedAxes &axes, bool isPath)
{
    Aabb2 box;
    if (isPath) {
        // Unlike the bounds of a curve, the frame is not rounded outward: round coordinates give round sizes.
        for (const QList<QPointF> &ring : rings) {
            forEachCurve(ring, [&](const Cubic &curve) {
                const Cubic turned = axes(curve);
                for (const QPointF direction : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
                    box.include(farthest(turned, direction));
            });
        }
        return box;
    }
    forEachPoint(rings, [&](QPointF point) { box.include(axes(point)); });
    return box;
}

QPointF middleOf(const Aabb2 &box)
{
    const auto center = box.center();
    return {center[0], center[1]};
}

QPointF firstPoint(const Shape::Outline &rings)
{
    for (const QList<QPointF> &ring : rings) {
        if (!ring.isEmpty())
            return ring.first();
    }
    return {};
}

/// Replaces sizes within rounding error by 0, such as the height of a rotated straight line.
QSizeF withoutRounding(QSizeF size, const Shape::Outline &rings)
{
    double largest = std::max(size.width(), size.height());
    forEachPoint(rings, [&](QPointF point) {
        largest = std::max({largest, std::abs(point.x()), std::abs(point.y())});
    });
    const double least = 4 * std::numeric_limits<double>::epsilon() * largest;
    return {size.width() <= least ? 0 : size.width(), size.height() <= least ? 0 : size.height()};
}

} // namespace

void fitOutline(Shape &shape, const Shape::Outline &rings)
{
    TurnedAxes axes{{}, axisFromDegrees(shape.rotation)};
    // Quarter turns are exact, so the coordinates are used directly. For other angles, coordinates relative to the
    // center have the smallest rounding error. The center is computed first, since it is rounded itself.
    const bool isExact = axes.axis.x() == 0 || axes.axis.y() == 0;
    if (!isExact)
        axes.origin = firstPoint(rings);
    const bool isPath = shape.kind->form() == ShapeKind::Form::Path;
    Aabb2 box = boxOf(rings, axes, isPath);
    QPointF middle;
    shape.center = {};
    shape.size = {0, 0};
    if (!box.isEmpty()) {
        shape.center = axes.origin + rotated(middleOf(box), axes.axis);
        if (isExact) {
            middle = middleOf(box);
        } else {
            axes.origin = shape.center;
            box = boxOf(rings, axes, isPath);
        }
        const auto size = box.size();
        shape.size = {size[0], size[1]};
        if (!isExact)
            shape.size = withoutRounding(shape.size, rings);
    }
    // A shared list that is cleared keeps its capacity, as large as the former outline.
    shape.outline = {};
    shape.outline.reserve(rings.size());
    for (const QList<QPointF> &ring : rings) {
        QList<QPointF> units;
        units.reserve(ring.size());
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF local = axes(ring[i]);
            const auto coordinate = isPath && i % 3 != 0 ? unitCoordinate : innerCoordinate;
            const double x = coordinate(local.x(), middle.x(), shape.size.width());
            const double y = coordinate(local.y(), middle.y(), shape.size.height());
            units.append({shape.mirroredX ? -x : x, shape.mirroredY ? -y : y});
        }
        shape.outline.append(units);
    }
}

} // namespace Trammel
