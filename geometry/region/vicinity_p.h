#pragma once

#include "geometry/numbers/exact_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/primitives.h>

#include <QtCore/QVarLengthArray>

#include <span>

namespace Trammel {

/// The data that determine the even-odd filling in a part of the plane: all edges that meet the part, and whether the
/// point next to the reference is filled. This point is infinitesimally right of the reference and, by a smaller
/// infinitesimal, below it. For each of its points, the part must contain the box between the point and the
/// reference.
struct Vicinity
{
    QVarLengthArray<Segment, 48> edges;
    QPointF reference;
    bool isReferenceFilled = false;
};

/// The side of an edge on which a point of its line lies after it moves infinitesimally down (1) or up (-1), then
/// right by a smaller infinitesimal. 0 for an edge without length.
inline int turnBeside(const Segment &edge, int down)
{
    const int turn = signOf(edge.to.x() - edge.from.x()) * down;
    return turn != 0 ? turn : signOf(edge.from.y() - edge.to.y());
}

/// The point next to a given point: infinitesimally below it, and right of it by a smaller infinitesimal.
struct PlaceBelow
{
    QPointF point;

    bool isAbove(QPointF other) const { return other.y() > point.y(); }
    int turn(const Segment &edge) const
    {
        const int turn = orientation(edge.from, edge.to, point);
        return turn != 0 ? turn : turnBeside(edge, 1);
    }
    /// As turn(), for the point next to (x, point.y()).
    int turnAt(double x, const Segment &edge) const { return PlaceBelow{QPointF(x, point.y())}.turn(edge); }
};

/// The point next to a given point: infinitesimally farther in a direction, and clockwise of it by a smaller
/// infinitesimal, on the positive side of the line along the direction. Both point and direction are polynomials.
template <class Point, class Direction> class PlaceBeside
{
public:
    PlaceBeside(const Point &point, const Direction &direction) : m_point(point), m_direction(direction)
    {
        const int y = exactSign([&](auto exact) { return m_direction(exact).y; });
        m_down = y != 0 ? y : exactSign([&](auto exact) { return m_direction(exact).x; });
    }

    bool isAbove(QPointF other) const
    {
        const int below = exactSign([&](auto exact) { return exact(other).y - m_point(exact).y; });
        return below > 0 || (below == 0 && m_down < 0);
    }
    int turn(const Segment &edge) const
    {
        const auto along = [&](auto exact) { return exact(edge.to) - exact(edge.from); };
        if (const int turn =
                exactSign([&](auto exact) { return cross(along(exact), m_point(exact) - exact(edge.from)); }))
            return turn;
        if (const int turn = exactSign([&](auto exact) { return cross(along(exact), m_direction(exact)); }))
            return turn;
        return exactSign([&](auto exact) { return dot(along(exact), m_direction(exact)); });
    }
    int turnAt(double x, const Segment &edge) const
    {
        const int turn = exactSign([&](auto exact) {
            const auto along = exact(edge.to) - exact(edge.from);
            return along.x * (m_point(exact).y - exact(edge.from.y())) - along.y * (exact(x) - exact(edge.from.x()));
        });
        return turn != 0 ? turn : turnBeside(edge, m_down);
    }

private:
    Point m_point;
    Direction m_direction;
    int m_down;
};

/// The side of an edge on which the point next to a reference lies.
inline int referenceTurn(QPointF reference, const Segment &edge)
{
    if (const int turn = orientation(edge.from, edge.to, reference))
        return turn;
    const int right = signOf(edge.from.y() - edge.to.y());
    return right != 0 ? right : signOf(edge.to.x() - edge.from.x());
}

/// Whether a place (a PlaceBelow or a PlaceBeside) is filled. Counts the edges that cross a path from the place to
/// the point next to the reference: first horizontal, then vertical. The parameter filled is the filling at the
/// reference.
template <class Place> bool isFilled(std::span<const Segment> edges, QPointF reference, bool filled, const Place &place)
{
    for (const Segment &edge : edges) {
        const bool crossesLevel = place.isAbove(edge.from) != place.isAbove(edge.to);
        const bool crossesUpright = (edge.from.x() > reference.x()) != (edge.to.x() > reference.x());
        if (!crossesLevel && !crossesUpright)
            continue;
        const int corner = place.turnAt(reference.x(), edge);
        if (crossesLevel)
            filled ^= place.turn(edge) != corner;
        if (crossesUpright)
            filled ^= referenceTurn(reference, edge) != corner;
    }
    return filled;
}

} // namespace Trammel
