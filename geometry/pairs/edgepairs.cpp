#include "geometry/base/segments_p.h"
#include "geometry/collision/filter_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <variant>

namespace Trammel {

namespace {

/// An edge, given by pointers to its ends. The pointers distinguish edges with equal coordinates.
struct Edge
{
    const QPointF *from;
    const QPointF *to;

    QPointF along() const { return *to - *from; }
    /// Whether both ends lie on the same side of another edge's line, farther from it than a distance.
    bool isBeside(const Edge &line, double distance) const { return isAway(line, distance, true); }
    /// Whether the ends lie on opposite sides of another edge's line, both farther from it than a distance.
    bool isAcross(const Edge &line, double distance) const { return isAway(line, distance, false); }
    bool isAway(const Edge &line, double distance, bool onOneSide) const
    {
        const double first = cross(line.along(), *from - *line.from), last = cross(line.along(), *to - *line.from);
        const double least = std::min(std::abs(first), std::abs(last));
        return ((first > 0) == (last > 0)) == onOneSide && least > distance * std::sqrt(lengthSquared(line.along()));
    }
    bool overlaps(const Aabb2 &box) const { return Trammel::overlaps(*from, *to, box); }
    Aabb2 box() const { return boxOf(*from, *to); }
    double left() const { return std::min(from->x(), to->x()); }
    double width() const { return std::abs(to->x() - from->x()); }
};

/// Whether a ring turns back from an edge to its neighbor, as at the tip of a spike: by at least 90 degrees, and so
/// that the neighbor's other end is within a slack of the edge's line.
bool turnsBack(const Edge &edge, const Edge &neighbor, double slack)
{
    const bool isNext = neighbor.from == edge.to;
    const QPointF away = isNext ? neighbor.along() : -neighbor.along();
    const QPointF along = isNext ? edge.along() : -edge.along();
    return !(dot(along, away) > 0) && std::abs(cross(along, away)) <= slack * std::sqrt(lengthSquared(along));
}

/// Whether no other edge of a polygon comes within a slack of an edge, except for its neighbors at the common ends.
/// The polygon then has area on just one side all along the edge. In any division of the polygon into convex pieces,
/// the edge is an edge of some piece or a part of one, even if edges that cross were cut first.
bool standsAlone(const Chain &polygon, const Edge &edge, double slack)
{
    const Aabb2 around = edge.box().expanded(slack);
    return !polygon.anyEdge([&](const QPointF &from, const QPointF &to) {
        const Edge other{&from, &to};
        if (other.from == edge.from || !other.overlaps(around))
            return false;
        if (other.from == edge.to || other.to == edge.from)
            return turnsBack(edge, other, slack);
        return !other.isBeside(edge, slack) && !edge.isBeside(other, slack);
    });
}

using Edges = QVarLengthArray<Edge, 64>;

Edges edgesNear(const Chain &chain, const Aabb2 &box)
{
    Edges edges;
    chain.anyEdge([&](const QPointF &from, const QPointF &to) {
        if (overlaps(from, to, box))
            edges.append({&from, &to});
        return false;
    });
    return edges;
}

/// The edges of two outlines that are known, and the largest coordinate of all edges.
struct Known
{
    /// All edges that meet this box are known.
    Aabb2 box;
    double largestCoordinate;
};

bool crossDeeply(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth, bool isThorough,
                 const Known &known)
{
    const Chain *first = std::get_if<Chain>(&a.figure()), *second = std::get_if<Chain>(&b.figure());
    constexpr qsizetype manyPairs = 4096, manyEdges = 4096;
    constexpr int mostTries = 4;
    const Aabb2 common = first->bounds.intersected(second->bounds).intersected(known.box);
    const Edges own = edgesNear(*first, common);
    Edges others = edgesNear(*second, common);
    const bool isSorted = own.size() * others.size() > manyPairs;
    if (isSorted && (!isThorough || own.size() + others.size() > manyEdges))
        return false;
    double widest = 0;
    if (isSorted) {
        std::sort(others.begin(), others.end(), [](const Edge &p, const Edge &q) { return p.left() < q.left(); });
        for (const Edge &other : std::as_const(others))
            widest = std::max(widest, other.width());
    }
    // Exceeds the rounding errors of this function, of computed depths, and of the points where crossing edges are
    // cut.
    const double slack = 1e-12 * known.largestCoordinate;
    const double distance = leastDepth + slack;
    const auto isEdgeOfPart = [slack](const FilterPrimitive &of, const Chain &chain, const Edge &edge) {
        return !chain.isClosed || of.extent() == Extent::Curve || standsAlone(chain, edge, slack);
    };
    const auto isKnown = [&](const Edge &edge) { return known.box.contains(edge.box().expanded(slack)); };
    int tries = 0;
    for (const Edge &edge : own) {
        if (!isKnown(edge))
            continue;
        const Aabb2 box = edge.box();
        const auto isFarLeft = [&](const Edge &other) { return other.left() < box.min[0] - widest; };
        auto next = others.cbegin();
        if (isSorted)
            next = std::partition_point(next, others.cend(), isFarLeft);
        for (; next != others.cend() && !(isSorted && next->left() > box.max[0]); ++next) {
            const Edge &other = *next;
            if (!other.overlaps(box) || !other.isAcross(edge, distance) || !edge.isAcross(other, distance)
                || !isKnown(other))
                continue;
            if (isEdgeOfPart(a, *first, edge) && isEdgeOfPart(b, *second, other))
                return true;
            if (++tries == mostTries)
                return false;
        }
    }
    return false;
}

bool areChains(const FilterPrimitive &a, const FilterPrimitive &b)
{
    return std::holds_alternative<Chain>(a.figure()) && std::holds_alternative<Chain>(b.figure());
}

} // namespace

bool crossDeeply(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth, bool isThorough)
{
    if (!areChains(a, b))
        return false;
    const Aabb2 all = std::get<Chain>(a.figure()).bounds.united(std::get<Chain>(b.figure()).bounds);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return crossDeeply(a, b, leastDepth, isThorough,
                       {{{-infinity, -infinity}, {infinity, infinity}}, largestCoordinate(all)});
}

bool crossDeeplyInside(const Aabb2 &box, const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth,
                       double largestCoordinate)
{
    return areChains(a, b) && crossDeeply(a, b, leastDepth, true, {box, largestCoordinate});
}

} // namespace Trammel
