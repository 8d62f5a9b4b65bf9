#include "geometry/pairs/operand_p.h"

#include <algorithm>

namespace Trammel {

namespace {

bool areFinite(QPointF point)
{
    return isFinite(point);
}

bool areFinite(const Segment &segment)
{
    return isFinite(segment.from) && isFinite(segment.to);
}

bool areFinite(const Aabb2 &box)
{
    return !box.isEmpty() && box.isFinite();
}

bool areFinite(const Quad &quad)
{
    return isFinite(quad);
}

bool areFinite(const ConvexPolygon &polygon)
{
    return !polygon.isEmpty();
}

bool areFinite(const Circle &circle)
{
    return isFinite(circle.center) && std::isfinite(circle.radius);
}

bool areFinite(const Obb &box)
{
    return isFinite(box.center) && isFinite(box.axis) && std::isfinite(box.halfWidth) && std::isfinite(box.halfHeight);
}

bool areFinite(const Ellipse &ellipse)
{
    return areFinite(Obb{ellipse.center, ellipse.radiusX, ellipse.radiusY, ellipse.axis});
}

bool areFinite(const RoundedBox &box)
{
    return areFinite(box.core) && std::isfinite(box.radius);
}

} // namespace

Operand::Operand(const PrimitiveView &view) : m_extent(view.extent()), m_subject(view.subject())
{
    std::visit([this](const auto *subject) { set(*subject); }, m_subject);
}

template <class Kind> void Operand::set(const Kind &kind)
{
    if (!areFinite(kind))
        return;
    m_convex.emplace(kind);
    m_convex->setExtent(m_extent);
    m_bounds = m_convex->bounds();
}

void Operand::setChain(const Primitive &chain)
{
    m_chain = chain;
    m_bounds = Trammel::bounds(chain);
}

Chain Operand::chain() const
{
    if (const auto *line = std::get_if<Polyline>(&m_chain))
        return {line->points, {}, false, m_bounds};
    const Polygon &polygon = std::get<Polygon>(m_chain);
    return {polygon.outline, polygon.holes, true, m_bounds};
}

Primitive Operand::primitive() const
{
    const auto hull = [this]() -> Primitive {
        const QList<QPointF> corners(m_convex->corners().begin(), m_convex->corners().end());
        if (corners.size() < 3)
            return Polyline{corners};
        return Polygon{corners, {}};
    };
    return std::visit(
        [&](const auto *subject) -> Primitive {
            if constexpr (std::is_convertible_v<decltype(*subject), Primitive>)
                return *subject;
            else
                return hull();
        },
        m_subject);
}

std::span<const QPointF> Operand::line() const
{
    const QList<QPointF> &points = std::get<Polyline>(m_chain).points;
    const auto differs = [&](QPointF end) { return [end](QPointF point) { return !same(point, end); }; };
    const auto first = std::find_if(points.begin(), points.end(), differs(points.first()));
    if (first == points.end())
        return {points.data(), 1};
    const auto last = std::find_if(points.rbegin(), points.rend(), differs(points.last())).base();
    return {std::to_address(first - 1), std::to_address(last) + 1};
}

QVarLengthArray<QPointF, 2> Operand::freeEnds() const
{
    if (!std::holds_alternative<Polyline>(m_chain))
        return {};
    const std::span<const QPointF> points = line();
    if (points.size() == 1 || same(points.front(), points.back()))
        return {};
    return {points.front(), points.back()};
}

} // namespace Trammel
