#pragma once

#include "geometry/base/chain_p.h"
#include "geometry/convex/convex_p.h"
#include <trammel/geometry/primitiveview.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <optional>
#include <vector>

namespace Trammel {

/// One of the two operands of a predicate or a distance, in one of three forms: a convex set, a curve of edges (a
/// polyline, or a polygon read as a curve), or the area of a polygon.
class Operand
{
public:
    /// In the open reading, a flat polygon is a segment.
    explicit Operand(const PrimitiveView &view, Reading reading = Reading::Closed);

    /// Whether the operand has no points, or contains a NaN or infinity. Such an operand must not be queried further.
    bool isEmpty() const { return bounds().isEmpty(); }
    Aabb2 bounds() const
    {
        if (const Convex *set = convex())
            return set->bounds();
        return std::holds_alternative<Chain>(m_form) ? chain().bounds : Aabb2();
    }
    Extent extent() const { return m_view.extent(); }
    /// The convex set; null for the other two forms.
    const Convex *convex() const { return std::get_if<Convex>(&m_form); }
    /// Whether the operand is the area of a polygon.
    bool isArea() const { return !convex() && chain().isArea(extent()); }
    /// The edges of the other two forms.
    const Chain &chain() const { return *std::get_if<Chain>(&m_form); }
    const PrimitiveView &view() const { return m_view; }

    /// As chain().anyEdge(), for the pieces of the relative interior: edges without their ends, and single points (from
    /// equals to).
    template <class Test> bool anyCell(const Test &test) const
    {
        if (chain().isClosed) {
            return chain().anyEdge(
                [&test](QPointF from, QPointF to) { return test(to, to) || (!same(from, to) && test(from, to)); });
        }
        const std::span<const QPointF> points = line();
        if (points.size() == 1)
            return test(points.front(), points.front());
        const bool isClosed = same(points.front(), points.back());
        for (std::size_t i = 1; i < points.size(); ++i) {
            if (!same(points[i - 1], points[i]) && test(points[i - 1], points[i]))
                return true;
            if ((isClosed || i + 1 < points.size()) && test(points[i], points[i]))
                return true;
        }
        return false;
    }

    /// The two ends of a polyline whose first and last point differ; otherwise empty.
    QVarLengthArray<QPointF, 2> freeEnds() const;

private:
    /// The points of a polyline, without repetitions of its first and last point at the ends.
    std::span<const QPointF> line() const;

    PrimitiveView m_view;
    /// Monostate for a convex subject that is empty or contains a NaN or infinity.
    std::variant<std::monostate, Convex, Chain> m_form;
};

/// The edges of an operand that is not convex, without those that repeat the previous edge.
std::vector<Segment> edgesOf(const Operand &operand);

/// The exponent of the power of two by which both operands must be scaled for computations in doubles; nothing if no
/// scaling is needed.
std::optional<int> exponentToOne(const Operand &a, const Operand &b);

} // namespace Trammel
