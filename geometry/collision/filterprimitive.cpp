#include "geometry/collision/filter_p.h"

#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

namespace {

/// Factors that exceed the effect of a few rounding errors, upward and downward.
constexpr double more = 1 + 1e-14;
constexpr double less = 1 - 1e-14;
/// The radius of a disc that does not exist.
constexpr double none = -std::numeric_limits<double>::infinity();

} // namespace

Frame::Frame(QPointF center, QPointF axis, double unitX, double unitY) : m_center(center)
{
    const double x = std::abs(unitX), y = std::abs(unitY), square = lengthSquared(axis);
    m_x = axis / (square * x);
    m_y = perpendicular(axis) / (square * y);
    m_roundingUnit = 1e-14 * (std::max(x, y) / std::min(x, y));
    m_leastUnit = std::min(x, y) * std::sqrt(square);
}

FilterPrimitive::FilterPrimitive(const Primitive &primitive, Extent extent) : m_extent(extent)
{
    if (isFinite(primitive))
        std::visit([this](const auto &value) { set(value); }, primitive);
}

FilterPrimitive::FilterPrimitive(std::span<const QPointF> points, bool isClosed, Extent extent) : m_extent(extent)
{
    set(Chain(points, isClosed));
}

void FilterPrimitive::set(const Obb &box)
{
    const double width = std::abs(box.halfWidth), height = std::abs(box.halfHeight);
    const double unit = std::sqrt(lengthSquared(box.axis));
    const bool hasArea = width != 0 && height != 0 && unit > 0;
    m_frame = hasArea ? Frame(box) : Frame(box.center);
    setRadii(std::sqrt(width * width + height * height) * unit, hasArea ? std::min(width, height) * unit : none);
    if (hasArea)
        m_figure = box;
}

void FilterPrimitive::set(const Circle &circle)
{
    set(Ellipse{circle.center, circle.radius, circle.radius, QPointF(1, 0)});
}

void FilterPrimitive::set(const Ellipse &ellipse)
{
    const double x = std::abs(ellipse.radiusX), y = std::abs(ellipse.radiusY);
    const double unit = std::sqrt(lengthSquared(ellipse.axis));
    const bool hasArea = x != 0 && y != 0 && unit > 0;
    m_frame = hasArea ? Frame(ellipse) : Frame(ellipse.center);
    setRadii(std::max(x, y) * unit, hasArea ? std::min(x, y) * unit : none);
    if (hasArea)
        m_figure = ellipse;
}

void FilterPrimitive::set(const RoundedBox &box)
{
    const double width = std::abs(box.core.halfWidth), height = std::abs(box.core.halfHeight);
    const double unit = std::sqrt(lengthSquared(box.core.axis)), radius = std::abs(box.radius);
    m_frame = Frame(box.core.center);
    setRadii(std::sqrt(width * width + height * height) * unit + radius, std::min(width, height) * unit + radius);
    m_figure = box;
}

void FilterPrimitive::set(const Chain &chain)
{
    if (chain.bounds.isEmpty())
        return;
    const auto middle = chain.bounds.center();
    const QPointF center(middle[0], middle[1]);
    double square = 0;
    chain.anyPoint([&](QPointF point) {
        square = std::max(square, lengthSquared(point - center));
        return false;
    });
    m_frame = Frame(center);
    setRadii(std::sqrt(square), none);
    m_figure = chain;
}

// The constant tiny exceeds the error of a length whose square underflows.
void FilterPrimitive::setRadii(double outer, double inner)
{
    constexpr double tiny = 1e-150;
    m_outerRadius = outer * more + tiny;
    if (m_extent == Extent::Area)
        m_innerRadius = inner * less - tiny;
}

} // namespace Trammel
