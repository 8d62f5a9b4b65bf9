#include "geometry/numbers/scale_p.h"

#include "geometry/numbers/mappedshape_p.h"
#include "geometry/numbers/simd_p.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace Trammel {

namespace {

QPointF scaledShape(QPointF point, int exponent)
{
    return scaled(point, exponent);
}

Segment scaledShape(const Segment &segment, int exponent)
{
    return {scaled(segment.from, exponent), scaled(segment.to, exponent)};
}

Aabb2 scaledShape(const Aabb2 &box, int exponent)
{
    const auto each = [exponent](const Aabb2::Vector &corner) {
        return Aabb2::Vector{std::scalbn(corner[0], exponent), std::scalbn(corner[1], exponent)};
    };
    return {each(box.min), each(box.max)};
}

Quad scaledShape(Quad quad, int exponent)
{
    for (QPointF &corner : quad.corners)
        corner = scaled(corner, exponent);
    return quad;
}

ConvexPolygon scaledShape(const ConvexPolygon &polygon, int exponent)
{
    std::vector<QPointF> corners;
    for (QPointF corner : polygon.corners())
        corners.push_back(scaled(corner, exponent));
    return ConvexPolygon(corners);
}

/// The map of a power of two, for mappedShape().
struct Scaling
{
    QPointF point(QPointF point) const { return scaled(point, exponent); }
    QPointF axis(QPointF axis) const { return axis; }
    double length(double length) const { return std::scalbn(length, exponent); }

    int exponent;
};

template <class Shape> Shape scaledShape(const Shape &shape, int exponent)
{
    return mappedShape(shape, Scaling{exponent});
}

} // namespace

ScaledSubject::ScaledSubject(const PrimitiveView &view, int exponent) : m_extent(view.extent())
{
    std::visit([&](const auto *kind) { m_subject = scaledShape(*kind, exponent); }, view.subject());
}

Aabb2 finiteBounds(std::span<const QPointF> points)
{
    const Lanes2 nothing = Lanes2::all(0);
    Lanes2 low = Lanes2::all(HUGE_VAL), high = Lanes2::all(-HUGE_VAL), zero = nothing;
    std::size_t i = 0;
    // Zero times infinity or NaN is NaN, and a sum that contains NaN is NaN.
    for (; i + 2 <= points.size(); i += 2) {
        const Lanes2 even = lanesOf(points[i]), odd = lanesOf(points[i + 1]);
        low = min(low, min(even, odd));
        high = max(high, max(even, odd));
        zero = zero + (even * nothing + odd * nothing);
    }
    if (i < points.size()) {
        low = min(low, lanesOf(points[i]));
        high = max(high, lanesOf(points[i]));
        zero = zero + lanesOf(points[i]) * nothing;
    }
    if (!(zero.first() == 0 && zero.swapped().first() == 0))
        return {};
    Aabb2 box;
    low.store(box.min.data());
    high.store(box.max.data());
    return box;
}

std::optional<int> exponentToOne(double largest)
{
    if (largest == 0 || (largest > 1e-50 && largest < 1e50))
        return std::nullopt;
    return -std::ilogb(std::min(largest, DBL_MAX));
}

QPointF scaled(QPointF point, int exponent)
{
    return {std::scalbn(point.x(), exponent), std::scalbn(point.y(), exponent)};
}

Primitive scaled(const Primitive &primitive, int exponent)
{
    return std::visit([exponent](const auto &shape) { return Primitive(scaledShape(shape, exponent)); }, primitive);
}

} // namespace Trammel
