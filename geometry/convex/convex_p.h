#pragma once

#include "geometry/numbers/exact_p.h"
#include "geometry/numbers/rounding_p.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/sat.h>

#include <span>
#include <variant>

namespace Trammel {

/// A corner with double coordinates, or a corner of an oriented box, center + s * halfWidth * axis + t * halfHeight *
/// perpendicular(axis), which doubles may not represent exactly. at() computes it in any number type.
struct ExactCorner
{
    /// Rounded, if there is a box.
    QPointF point;
    /// Null for a corner given by its point.
    const Obb *box = nullptr;
    int s = 0;
    int t = 0;

    template <class Number> ExactVector<Number> at(const NumberMaker<Number> &exact) const
    {
        if (!box)
            return exact(point);
        const ExactVector<Number> axis = exact(box->axis);
        return exact(box->center) + axis * exact(s * box->halfWidth) + perpendicular(axis) * exact(t * box->halfHeight);
    }
};

inline int orientation(const ExactCorner &a, const ExactCorner &b, const ExactCorner &c)
{
    if (!a.box && !b.box && !c.box)
        return orientation(a.point, b.point, c.point);
    return exactSign([&](auto exact) { return cross(b.at(exact) - a.at(exact), c.at(exact) - a.at(exact)); });
}

/// Compares by x, then by y, which is the order along any line. Exact; returns -1, 0 or 1.
int compareAlongLine(const ExactCorner &a, const ExactCorner &b);

/// A supporting line of a convex set, with its outward unit normal: the set lies where dot(normal, point) <= offset.
struct Side
{
    QPointF normal;
    double offset;
};

/// The multiples of half width and half height that lead from a box's center to one of its corners.
struct CornerSigns
{
    int s;
    int t;
};

/// A convex set: all points within a radius of a hull, or an ellipse; read as its area or as its curve. The hull is
/// a point, a segment or a polygon whose corners are strictly convex and clockwise. A shape without area becomes a
/// segment or a point. Every number must be finite.
class Convex
{
public:
    Convex() = default;
    explicit Convex(QPointF point);
    explicit Convex(const Segment &segment);
    explicit Convex(const Aabb2 &box) : Convex(Quad::fromBox(box)) { }
    explicit Convex(const Quad &quad);
    /// Refers to the polygon's corners.
    explicit Convex(const ConvexPolygon &polygon);
    explicit Convex(const Obb &box);
    explicit Convex(const Circle &circle);
    explicit Convex(const Ellipse &ellipse);
    explicit Convex(const RoundedBox &box);
    /// A hull whose corners are as described above, with one side per edge; a segment has two sides, and a point has
    /// four. Refers to the corners and the sides.
    Convex(std::span<const QPointF> corners, std::span<const Side> sides);
    /// A copy of the set with another hull, given as for the constructor above, and another radius. The copy has no
    /// box.
    Convex withHull(std::span<const QPointF> corners, std::span<const Side> sides, double radius) const;
    /// One of the four sides of a box with an area, as a segment whose ends are not free.
    static Convex sideOf(const Obb &box, int index);

    const Aabb2 &bounds() const { return m_bounds; }
    /// The number of corners of the hull; 0 for an ellipse.
    std::size_t size() const { return m_size; }
    std::size_t following(std::size_t i) const { return i + 1 == m_size ? 0 : i + 1; }
    std::size_t preceding(std::size_t i) const { return (i == 0 ? m_size : i) - 1; }
    /// The corners of the hull; rounded to doubles if they belong to an oriented box.
    std::span<const QPointF> corners() const { return {m_points ? m_points : m_own.data(), m_size}; }
    ExactCorner corner(std::size_t i) const
    {
        const QPointF point = corners()[i];
        return m_signs ? ExactCorner{point, box(), m_signs[i].s, m_signs[i].t} : ExactCorner{point};
    }
    /// The sides of the hull; empty unless they were given or setSides() was called.
    std::span<const Side> sides() const { return m_sides; }
    void setSides(std::span<const Side> sides) { m_sides = sides; }
    /// The box whose corners are those of the hull, if doubles may not represent them exactly; otherwise null.
    const Obb *box() const { return std::get_if<Obb>(&m_frame); }
    double radius() const { return m_radius; }
    /// Null if the set is not an ellipse. The radii are positive.
    const Ellipse *ellipse() const { return std::get_if<Ellipse>(&m_frame); }

    bool isStraight() const { return m_radius == 0 && !ellipse(); }
    bool isPoint() const { return isStraight() && m_size == 1; }
    /// Whether the set is a segment or a point.
    bool isFlat() const { return isStraight() && m_size <= 2; }
    bool hasArea() const { return !isFlat(); }
    /// A point of the area whose coordinates are exact.
    QPointF innerPoint() const;

    /// Whether the set is read as its curve; never for a set without area.
    bool isCurve() const { return m_isCurve; }
    void setExtent(Extent extent) { m_isCurve = extent == Extent::Curve && hasArea(); }

    /// Whether an end of a segment is excluded in the open reading. By default, both are.
    bool isFreeEnd(std::size_t corner) const { return m_size == 2 && (corner == 0 ? m_isFirstFree : m_isLastFree); }
    void setFreeEnds(bool isFirstFree, bool isLastFree)
    {
        m_isFirstFree = isFirstFree;
        m_isLastFree = isLastFree;
    }

    /// A bound on the rounding errors of coordinates and distances computed from the set.
    double slack() const;
    /// A bound on the rounding errors of the corners.
    double cornerSlack() const { return m_signs ? slack() : 0; }

private:
    void setCorners(std::array<QPointF, 4> corners, std::size_t count);
    void setBox(const Obb &box);
    void setRadius(double radius);

    Aabb2 m_bounds;
    std::array<QPointF, 4> m_own;
    /// Null for a hull with its own corners.
    const QPointF *m_points = nullptr;
    std::size_t m_size = 0;
    std::span<const Side> m_sides;
    /// The signs that make the corners of a box, or null.
    const CornerSigns *m_signs = nullptr;
    std::variant<std::monostate, Obb, Ellipse> m_frame;
    double m_radius = 0;
    bool m_isCurve = false;
    bool m_isFirstFree = true;
    bool m_isLastFree = true;
};

/// The relation of two sets: no common point; common points but disjoint relative interiors; or relative interiors
/// that meet.
enum class Relation { Apart, Touching, Overlapping };

/// The relation of two areas. Exact, except for an ellipse against another round set: they count as touching if their
/// depth or distance is at most the sum of both slacks.
Relation relation(const Convex &a, const Convex &b);

/// The exact relation of two oriented boxes.
Relation relation(const Obb &a, const Obb &b);

/// Whether two sets meet, each as its area or its curve; with Reading::Open, whether their relative interiors meet.
/// As exact as relation().
bool meet(const Convex &a, const Convex &b, Reading reading);

inline bool isMet(Relation relation, Reading reading)
{
    return relation == Relation::Overlapping || (relation == Relation::Touching && reading == Reading::Closed);
}

/// Whether one set contains another: not completely, completely but with a point on the boundary, or in its relative
/// interior.
enum class Containment { None, UpToBoundary, Inside };

/// Whether the area of a set contains the area of another. As exact as relation().
Containment containment(const Convex &a, const Convex &b);
/// Whether the area of a set contains a point. The set must have an area. Exact.
Containment containment(const Convex &set, const ExactCorner &point);

inline bool isMet(Containment containment, Reading reading)
{
    return containment == Containment::Inside
        || (containment == Containment::UpToBoundary && reading == Reading::Closed);
}

/// Whether the curve around a set contains another set, read as its area or its curve. As exact as relation().
bool curveHolds(const Convex &a, const Convex &b);

/// Whether a point lies in the hull of a set, without its radius; false for a hull without area.
bool isInHull(const ExactCorner &point, const Convex &set);

/// How far a set extends out of the area of a round set; negative if it lies inside. Rounded. For two ellipses the sign
/// is right, but the magnitude is right only near zero.
double protrusion(const Convex &round, const Convex &other);

/// The distance of two sets, each as its area or its curve. Within 1e-12 relative; for an ellipse and another round
/// set, within 1e-12 of their size.
double distance(const Convex &a, const Convex &b);
/// As distance(), for areas that do not meet.
double distanceApart(const Convex &a, const Convex &b);

/// The least distance of a corner of one hull from an edge of the other, without the radii. Rounded. It is the distance
/// of hulls that are apart. NaN if squares may overflow; distances below 1e-150 have no correct digits.
double roundedHullDistance(const Convex &a, const Convex &b);

/// The distance of a point from the hull of a set, without its radius; 0 inside. Rounded.
double roundedDistanceFromHull(QPointF point, const Convex &set);

/// The penetration depth of two areas; if they are apart, minus their distance. If the depth is farther than slack from
/// threshold, the result may be a bound that lies on the same side of threshold. Rounded. Both must have sides.
double depth(const Convex &a, const Convex &b, double threshold, double slack);

/// The minimum translation of two areas, the second of which is moved; nothing if its depth is at most leastDepth.
/// Rounded. Both must have sides unless they are ellipses.
std::optional<Contact> deepContact(const Convex &a, const Convex &b, QPointF move, double leastDepth);

/// The minimum translation of two areas; nothing if and only if they do not meet.
std::optional<Contact> contact(const Convex &a, const Convex &b, Reading reading);

} // namespace Trammel
