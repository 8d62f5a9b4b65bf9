#pragma once

#include "geometry/exact_p.h"
#include "geometry/orientation_p.h"
#include "geometry/primitives.h"

#include <QtCore/QVarLengthArray>

#include <span>

namespace Trammel {

/// What decides how an even-odd region fills a part of the plane: all edges that meet that part, and
/// whether one place is filled, which is right of the reference by less than anything and below it by less
/// than that. The part holds the box between any of its points and the reference.
struct Vicinity
{
    QVarLengthArray<Segment, 48> edges;
    QPointF reference;
    bool isReferenceFilled = false;
};

inline int signOf(double value)
{
    return (value > 0) - (value < 0);
}

/// On which side of an edge a place lies that is on it or on neither: moved down or up first, then right.
inline int turnBeside(const Segment &edge, int down)
{
    const int turn = signOf(edge.to.x() - edge.from.x()) * down;
    return turn != 0 ? turn : signOf(edge.from.y() - edge.to.y());
}

/// The place right beside a point, below it by less than anything and right of it by less than that.
struct PlaceBelow
{
    QPointF point;

    bool isAbove(QPointF other) const { return other.y() > point.y(); }
    int turn(const Segment &edge) const
    {
        const int turn = quickOrientation(edge.from, edge.to, point);
        return turn != 0 ? turn : turnBeside(edge, 1);
    }
    /// As high as this, but right beside some x.
    int turnAt(double x, const Segment &edge) const { return PlaceBelow{QPointF(x, point.y())}.turn(edge); }
};

/// The place right beside a point (a polynomial), in a direction (another one) by less than anything and
/// clockwise of it by less than that: on the positive side of the line along the direction.
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

/// On which side of an edge the place of a reference lies.
inline int referenceTurn(QPointF reference, const Segment &edge)
{
    if (const int turn = quickOrientation(edge.from, edge.to, reference))
        return turn;
    const int right = signOf(edge.from.y() - edge.to.y());
    return right != 0 ? right : signOf(edge.to.x() - edge.from.x());
}

/// Whether a place is filled: counts the edges across the way from it, level to right beside the
/// reference and then straight to that.
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
