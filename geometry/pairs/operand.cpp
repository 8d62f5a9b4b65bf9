#include "geometry/pairs/operand_p.h"

#include "geometry/numbers/scale_p.h"

#include <algorithm>

namespace Trammel {

Operand::Operand(const PrimitiveView &view, Reading reading) : m_view(view)
{
    std::visit(
        [&](const auto *subject) {
            if constexpr (!std::is_constructible_v<Convex, decltype(*subject)>)
                m_form.emplace<Chain>(*subject);
            else if (isFinite(view))
                m_form.emplace<Convex>(*subject).setExtent(view.extent());
        },
        view.subject());
    if (reading == Reading::Open && !isEmpty() && !convex() && chain().isClosed) [[unlikely]] {
        if (const std::optional<Segment> flat = flatSegment(chain()))
            m_form.emplace<Convex>(*flat);
    }
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

std::vector<Segment> edgesOf(const Operand &operand)
{
    std::vector<Segment> edges;
    operand.chain().anyEdge([&edges](QPointF from, QPointF to) {
        if (edges.empty() || !same(edges.back().from, from) || !same(edges.back().to, to))
            edges.push_back({from, to});
        return false;
    });
    return edges;
}

std::optional<int> exponentToOne(const Operand &a, const Operand &b)
{
    return exponentToOne(std::max(largestCoordinate(a.bounds()), largestCoordinate(b.bounds())));
}

} // namespace Trammel
