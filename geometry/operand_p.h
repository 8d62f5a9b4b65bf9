#pragma once

#include "geometry/convexset_p.h"
#include "geometry/predicates_p.h"
#include "geometry/primitiveview.h"
#include "geometry/quickprimitive_p.h"
#include "geometry/vector.h"

#include <QtCore/QVarLengthArray>

namespace Trammel {

/// One side of a question about a pair, in one of three forms: a convex set, a curve of edges (a polyline or a
/// polygon read so), or the area of a polygon.
class Operand
{
public:
    explicit Operand(const PrimitiveView &view);

    /// Without points, or with NaN or infinity; then there is nothing else to ask.
    bool isEmpty() const { return m_bounds.isEmpty(); }
    const Aabb2 &bounds() const { return m_bounds; }
    Extent extent() const { return m_extent; }
    /// Nothing for the other two forms.
    const ConvexSet *convex() const { return m_convex ? &*m_convex : nullptr; }
    /// The polygon whose area it is.
    const Polygon *area() const { return m_extent == Extent::Area ? std::get_if<Polygon>(&m_chain) : nullptr; }
    /// The edges of a form that is not convex.
    Chain chain() const;
    /// The same set in a form that regions take, read in the same extent.
    Primitive primitive() const;

    /// Calls test(from, to) for the edges of a form that is not convex until it answers true. A ring or a
    /// polyline of one point has it for an edge.
    template <class Test> bool anyEdge(const Test &test) const;
    /// The same for the parts of its relative interior: for edges, each without its ends, and for points.
    template <class Test> bool anyCell(const Test &test) const;
    /// Calls test(point) for a point of each ring, or of the polyline, until it answers true.
    template <class Test> bool anyStart(const Test &test) const;
    /// The ends of a polyline that does not close.
    QVarLengthArray<QPointF, 2> freeEnds() const;

private:
    void set(const Polyline &polyline) { setChain(polyline); }
    void set(const Polygon &polygon) { setChain(polygon); }
    template <class Kind> void set(const Kind &kind);
    void setChain(const Primitive &chain);
    /// A polyline's points without those that repeat its ends.
    std::span<const QPointF> line() const;

    Extent m_extent;
    Aabb2 m_bounds;
    std::optional<ConvexSet> m_convex;
    /// Shares its points with what it was made from.
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
