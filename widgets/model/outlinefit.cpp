#include "widgets/model/outlinefit_p.h"

#include "geometry/vector.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

/// The unit coordinate whose way back to the scene comes nearest to the value.
double unitCoordinate(double value, double centre, double size)
{
    if (!(size > 0))
        return 0;
    const auto error = [&](double unit) { return std::abs(centre + unit * size - value); };
    const double first = (value - centre) / size;
    double best = first;
    for (double direction : {-1.0, 1.0}) {
        double unit = first;
        for (int step = 0; step < 2 && error(best) > 0; ++step) {
            unit = std::nextafter(unit, direction);
            if (error(unit) < error(best))
                best = unit;
        }
    }
    return std::clamp(best, -0.5, 0.5);
}

/// The axes of a frame that is turned, from a place in the scene.
struct TurnedAxes
{
    QPointF origin;
    QPointF axis;

    QPointF operator()(QPointF point) const { return unrotated(point - origin, axis); }
};

template <typename Function> void forEachPoint(const Shape::Outline &rings, const Function &function)
{
    for (const QList<QPointF> &ring : rings) {
        for (QPointF point : ring)
            function(point);
    }
}

Aabb2 boxOf(const Shape::Outline &rings, const TurnedAxes &axes)
{
    Aabb2 box;
    forEachPoint(rings, [&](QPointF point) { box.include(axes(point)); });
    return box;
}

QPointF middleOf(const Aabb2 &box)
{
    const auto centre = box.centre();
    return {centre[0], centre[1]};
}

QPointF firstPoint(const Shape::Outline &rings)
{
    for (const QList<QPointF> &ring : rings) {
        if (!ring.isEmpty())
            return ring.first();
    }
    return {};
}

/// Of a straight line that is turned, only rounding is wide.
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
    // By quarter turns nothing is rounded, so that coordinates count as they are. Else the least is lost about
    // the centre, which is rounded itself and must come first.
    const bool isExact = axes.axis.x() == 0 || axes.axis.y() == 0;
    if (!isExact)
        axes.origin = firstPoint(rings);
    Aabb2 box = boxOf(rings, axes);
    QPointF middle;
    shape.centre = {};
    shape.size = {0, 0};
    if (!box.isEmpty()) {
        shape.centre = axes.origin + rotated(middleOf(box), axes.axis);
        if (isExact) {
            middle = middleOf(box);
        } else {
            axes.origin = shape.centre;
            box = boxOf(rings, axes);
        }
        const auto size = box.size();
        shape.size = {size[0], size[1]};
        if (!isExact)
            shape.size = withoutRounding(shape.size, rings);
    }
    shape.outline.clear();
    shape.outline.reserve(rings.size());
    for (const QList<QPointF> &ring : rings) {
        QList<QPointF> units;
        units.reserve(ring.size());
        for (QPointF point : ring) {
            const QPointF local = axes(point);
            const double x = unitCoordinate(local.x(), middle.x(), shape.size.width());
            const double y = unitCoordinate(local.y(), middle.y(), shape.size.height());
            units.append({shape.mirroredX ? -x : x, shape.mirroredY ? -y : y});
        }
        shape.outline.append(units);
    }
}

} // namespace Trammel
