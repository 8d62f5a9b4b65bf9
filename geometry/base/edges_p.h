#pragma once

#include "geometry/base/segments_p.h"
#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <span>

namespace Trammel {

/// Appends the corners of the convex hull of three or more points, clockwise. The points must be sorted by isBefore(),
/// without repetitions. Source: A. M. Andrew's monotone chain.
template <class Corners> void appendHull(std::span<const QPointF> sorted, Corners &hull)
{
    const auto extend = [&hull](QPointF point, qsizetype least) {
        while (hull.size() > least && orientation(hull[hull.size() - 2], hull.last(), point) <= 0)
            hull.removeLast();
        hull.append(point);
    };
    for (QPointF point : sorted)
        extend(point, 1);
    const qsizetype there = hull.size();
    for (std::size_t i = sorted.size() - 1; i-- > 0;)
        extend(sorted[i], there);
    hull.removeLast();
}

/// The edge, directed so that it starts at its first point in the order of isBefore().
inline Segment inOrder(const Segment &edge)
{
    return isBefore(edge.from, edge.to) ? edge : Segment{edge.to, edge.from};
}

/// Orders edges by their line, and otherwise arbitrarily: a strict weak order in which equivalent edges lie on one
/// line. The edges must be directed by inOrder() and have a length.
inline bool isOnEarlierLine(const Segment &a, const Segment &b)
{
    const int turn =
        exactSign([&](auto exact) { return cross(exact(a.to) - exact(a.from), exact(b.to) - exact(b.from)); });
    return turn != 0 ? turn > 0 : orientation(a.from, a.to, b.from) > 0;
}

/// Sorts edges by isOnEarlierLine() and calls test(edges) for the edges on each line until it returns true.
template <class Test> bool anyLine(std::span<Segment> edges, const Test &test)
{
    std::sort(edges.begin(), edges.end(), isOnEarlierLine);
    for (std::size_t first = 0, last = 0; first < edges.size(); first = last) {
        while (last < edges.size() && !isOnEarlierLine(edges[first], edges[last]))
            ++last;
        if (test(edges.subspan(first, last - first)))
            return true;
    }
    return false;
}

/// Whether the two sides of a line of collinear edges differ by the even-odd rule along some piece of the line in the
/// interior of a convex set. Each edge must meet that interior. On a piece that an even number of edges covers, the
/// sides are equal.
template <class IsInside> bool changesAcross(std::span<const Segment> edges, const IsInside &isInside)
{
    QVarLengthArray<QPointF, 16> innerEnds;
    int enteringEdges = 0;
    for (const Segment &edge : edges) {
        if (isInside(edge.from))
            innerEnds.append(edge.from);
        else
            ++enteringEdges;
        if (isInside(edge.to))
            innerEnds.append(edge.to);
    }
    // The edges that enter the set cover the first piece of the line in it. Each end inside the set changes the number
    // of covering edges by one.
    if (enteringEdges % 2 != 0 || innerEnds.size() % 2 != 0)
        return true;
    std::sort(innerEnds.begin(), innerEnds.end(), isBefore);
    for (qsizetype i = 0; i < innerEnds.size(); i += 2) {
        if (!same(innerEnds[i], innerEnds[i + 1]))
            return true;
    }
    return false;
}

} // namespace Trammel
