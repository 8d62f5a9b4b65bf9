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

Operand::Operand(const PrimitiveView &view) : m_view(view)
{
    std::visit([this](const auto *subject) { set(*subject); }, view.subject());
}

template <class Kind> void Operand::set(const Kind &kind)
{
    if (areFinite(kind))
        m_form.emplace<Convex>(kind).setExtent(extent());
}

const Polygon *Operand::polygon() const
{
    const auto *subject = std::get_if<const Polygon *>(&m_view.subject());
    return subject ? *subject : nullptr;
}

Primitive Operand::primitive() const
{
    const auto hull = [this]() -> Primitive {
        const QList<QPointF> corners(convex()->corners().begin(), convex()->corners().end());
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
        m_view.subject());
}

std::span<const QPointF> Operand::line() const
{
    const std::span<const QPointF> points = chain().outline;
    const auto differs = [&](QPointF end) { return [end](QPointF point) { return !same(point, end); }; };
    const auto first = std::find_if(points.begin(), points.end(), differs(points.front()));
    if (first == points.end())
        return points.first(1);
    const auto last = std::find_if(points.rbegin(), points.rend(), differs(points.back())).base();
    return {first - 1, last + 1};
}

QVarLengthArray<QPointF, 2> Operand::freeEnds() const
{
    if (chain().isClosed)
        return {};
    const std::span<const QPointF> points = line();
    if (points.size() == 1 || same(points.front(), points.back()))
        return {};
    return {points.front(), points.back()};
}

} // namespace Trammel
