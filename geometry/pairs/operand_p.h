#pragma once

#include "geometry/collision/filterprimitive_p.h"
#include "geometry/convex/convexset_p.h"
#include "geometry/pairs/predicates_p.h"
#include <trammel/geometry/primitiveview.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

namespace Trammel {

/// One operand of a query about a pair, in one of three forms: a convex set, a curve of edges (a polyline, or a
/// polygon read as a curve), or the area of a polygon.
class Operand
{
public:
    explicit Operand(const PrimitiveView &view);

    /// Whether there are no points, or a NaN or infinity. There is nothing else to query then.
    bool isEmpty() const { return m_bounds.isEmpty(); }
    const Aabb2 &bounds() const { return m_bounds; }
    Extent extent() const { return m_extent; }
    /// Null for the other two forms.
    const ConvexSet *convex() const { return m_convex ? &*m_convex : nullptr; }
    /// The polygon, if its area is the operand; null for the other two forms.
    const Polygon *area() const { return m_extent == Extent::Area ? std::get_if<Polygon>(&m_chain) : nullptr; }
    /// The edges of a form that is not convex.
    Chain chain() const;
    /// The operand as a primitive that a region accepts, read with the same extent.
    Primitive primitive() const;

    /// Calls test(from, to) for the edges of a form that is not convex until it returns true. A ring or a polyline
    /// of one point has that point as an edge.
    template <class Test> bool anyEdge(const Test &test) const;
    /// As anyEdge(), for the pieces of the relative interior: edges without their ends, and points.
    template <class Test> bool anyCell(const Test &test) const;
    /// Calls test(point) for a point of each ring, or of the polyline, until it returns true.
    template <class Test> bool anyStart(const Test &test) const;
    /// The ends of a polyline that is not closed; otherwise empty.
    QVarLengthArray<QPointF, 2> freeEnds() const;

private:
    void set(const Polyline &polyline) { setChain(polyline); }
    void set(const Polygon &polygon) { setChain(polygon); }
    template <class Kind> void set(const Kind &kind);
    void setChain(const Primitive &chain);
    /// The points of a polyline, without repetitions of its first and last point at the ends.
    std::span<const QPointF> line() const;

    Extent m_extent;
    Aabb2 m_bounds;
    std::optional<ConvexSet> m_convex;
    /// Shares its points with the source.
    Primitive m_chain;
    PrimitiveView::Subject m_subject;
};

template <class Test> bool Operand::anyStart(const Test &test) const
{
    const auto testStart = [&test](const QList<QPointF> &points) { return !points.isEmpty() && test(points.first()); };
    if (const Polyline *line = std::get_if<Polyline>(&m_chain))
        return testStart(line->points);
    const Polygon &polygon = std::get<Polygon>(m_chain);
    return testStart(polygon.outline) || std::any_of(polygon.holes.begin(), polygon.holes.end(), testStart);
}

template <class Test> bool Operand::anyEdge(const Test &test) const
{
    if (const Polygon *polygon = std::get_if<Polygon>(&m_chain))
        return Trammel::anyEdge(*polygon, test);
    const QList<QPointF> &points = std::get<Polyline>(m_chain).points;
    for (qsizetype i = 1; i < points.size(); ++i) {
        if (test(points[i - 1], points[i]))
            return true;
    }
    return points.size() == 1 && test(points.first(), points.first());
}

template <class Test> bool Operand::anyCell(const Test &test) const
{
    if (const Polygon *polygon = std::get_if<Polygon>(&m_chain)) {
        return Trammel::anyEdge(*polygon, [&test](QPointF from, QPointF to) {
            return test(to, to) || (!same(from, to) && test(from, to));
        });
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

} // namespace Trammel
