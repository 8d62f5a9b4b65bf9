#pragma once

#include "geometry/geometry_export.h"
#include "geometry/primitives.h"

#include <algorithm>
#include <limits>
#include <span>
#include <variant>

namespace Trammel {

/// The frame of a box or an ellipse, whose half sizes or radii are units there. Both must have an area.
class Frame
{
public:
    Frame(QPointF centre, QPointF axis, double unitX, double unitY);
    explicit Frame(const Obb &box) : Frame(box.centre, box.axis, box.halfWidth, box.halfHeight) { }
    explicit Frame(const Ellipse &ellipse) : Frame(ellipse.centre, ellipse.axis, ellipse.radiusX, ellipse.radiusY) { }

    QPointF mapped(QPointF point) const { return mappedVector(point - m_centre); }
    QPointF mappedVector(QPointF vector) const
    {
        return {vector.x() * m_x.x() + vector.y() * m_x.y(), vector.x() * m_y.x() + vector.y() * m_y.y()};
    }
    /// More than the error of what is computed of points up to so far from the origin. The difference to
    /// the centre is off by one part in 2^53, and each axis' share of it by as much of the larger unit.
    double rounding(double reach) const { return m_roundingUnit * (1 + reach); }
    /// What is within the unit by this much is within the shape by more than the depth.
    double marginFor(double depth) const { return depth / m_leastUnit * (1 + 1e-9); }

private:
    QPointF m_centre;
    QPointF m_x;
    QPointF m_y;
    double m_roundingUnit;
    double m_leastUnit;
};

/// A box or an ellipse with an area.
template <class Figure> struct Framed
{
    Figure figure;
    Frame frame;

    explicit Framed(const Figure &own) : figure(own), frame(own) { }
};

/// A polygon or a polyline whose points are elsewhere.
struct Chain
{
    std::span<const QPointF> outline;
    std::span<const QList<QPointF>> holes;
    bool isClosed;
    Aabb2 bounds;

    /// Whether a function answers true for some ring.
    template <class Function> bool anyRing(const Function &function) const
    {
        return function(outline) || std::any_of(holes.begin(), holes.end(), [&function](const QList<QPointF> &hole) {
                   return function(std::span<const QPointF>(hole));
               });
    }
};

/// A primitive as the quick tests take it, with what they need of it worked out once. It refers to the
/// points of polygons and polylines, which must outlive it and stay where they are.
class TRAMMEL_GEOMETRY_EXPORT QuickPrimitive
{
public:
    QuickPrimitive(const Primitive &primitive, Extent extent);
    /// A polygon without holes, or a polyline.
    QuickPrimitive(std::span<const QPointF> points, bool isClosed, Extent extent);

    Extent extent() const { return m_extent; }

    /// Discs around one point, for a first look: the outer one holds the whole primitive, and the inner one
    /// lies in it. The inner radius is negative where there is none, the outer one infinite where it is not
    /// known; for a primitive that meets nothing it is negative.
    QPointF centre() const { return m_centre; }
    double outerRadius() const { return m_outerRadius; }
    double innerRadius() const { return m_innerRadius; }

    /// Nothing for what has no quick tests, such as a box without an area.
    using Figure = std::variant<std::monostate, Framed<Obb>, Framed<Ellipse>, RoundedBox, Chain>;
    const Figure &figure() const { return m_figure; }

private:
    void set(const Obb &box);
    void set(const Circle &circle);
    void set(const Ellipse &ellipse);
    void set(const RoundedBox &box);
    void set(const Polyline &polyline);
    void set(const Polygon &polygon);
    void set(const Chain &chain);
    void setDiscs(QPointF centre, double outer, double inner);

    QPointF m_centre;
    double m_outerRadius = -std::numeric_limits<double>::infinity();
    double m_innerRadius = -std::numeric_limits<double>::infinity();
    Extent m_extent;
    Figure m_figure;
};

} // namespace Trammel
