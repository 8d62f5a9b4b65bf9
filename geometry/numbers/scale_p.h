#pragma once

#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/primitives.h>

#include <optional>

namespace Trammel {

// Some computed values, such as the intersection point of two lines, contain the fourth power of the coordinates. If
// that could overflow or underflow, shapes are scaled by a power of two, which loses only coordinates smaller than
// 1e-300 times the largest one.

/// The bounding box of points; empty if there are no points or one is not finite.
Aabb2 finiteBounds(std::span<const QPointF> points);

/// The largest absolute coordinate of a box that is not empty.
inline double largestCoordinate(const Aabb2 &box)
{
    return std::max(std::max(std::abs(box.min[0]), std::abs(box.max[0])),
                    std::max(std::abs(box.min[1]), std::abs(box.max[1])));
}

/// The exponent of the power of two that scales a largest coordinate to about one; nothing if no scaling is needed,
/// that is, for zero and between 1e-50 and 1e50.
std::optional<int> exponentToOne(double largest);

QPointF scaled(QPointF point, int exponent);
Primitive scaled(const Primitive &primitive, int exponent);

/// A copy of what a view refers to, scaled by a power of two.
class ScaledSubject
{
public:
    ScaledSubject(const PrimitiveView &view, int exponent);

    /// Refers to the copy.
    PrimitiveView view() const
    {
        return std::visit([this](const auto &kind) { return PrimitiveView(kind, m_extent); }, m_subject);
    }

private:
    std::variant<QPointF, Segment, Aabb2, Quad, ConvexPolygon, Obb, Circle, Ellipse, RoundedBox, Polyline, Polygon>
        m_subject;
    Extent m_extent;
};

} // namespace Trammel
