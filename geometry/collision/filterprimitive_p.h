#pragma once

#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>

#include <algorithm>
#include <limits>
#include <span>
#include <variant>

namespace Trammel {

/// The frame of a box or an ellipse, with its half sizes or radii as units. The shape must have an area.
class Frame
{
public:
    Frame(QPointF center, QPointF axis, double unitX, double unitY);
    explicit Frame(const Obb &box) : Frame(box.center, box.axis, box.halfWidth, box.halfHeight) { }
    explicit Frame(const Ellipse &ellipse) : Frame(ellipse.center, ellipse.axis, ellipse.radiusX, ellipse.radiusY) { }

    QPointF mapped(QPointF point) const { return mappedVector(point - m_center); }
    QPointF mappedVector(QPointF vector) const
    {
        return {vector.x() * m_x.x() + vector.y() * m_x.y(), vector.x() * m_y.x() + vector.y() * m_y.y()};
    }
    /// A bound on the rounding error of values computed from points of this frame within a distance of its origin.
    /// The difference to the center has a relative error of 2^-53; its component on each axis has this error relative
    /// to the larger unit.
    double rounding(double reach) const { return m_roundingUnit * (1 + reach); }
    /// Converts a depth to a margin in this frame: a point that is inside the unit square or the unit disc by more
    /// than the margin is inside the shape by more than the depth.
    double marginFor(double depth) const { return depth / m_leastUnit * (1 + 1e-9); }

private:
    QPointF m_center;
    QPointF m_x;
    QPointF m_y;
    double m_roundingUnit;
    double m_leastUnit;
};

/// A box or an ellipse with an area, and its frame.
template <class Figure> struct Framed
{
    Figure figure;
    Frame frame;

    explicit Framed(const Figure &own) : figure(own), frame(own) { }
};

/// A polygon or a polyline. Refers to points that are stored elsewhere.
struct Chain
{
    std::span<const QPointF> outline;
    std::span<const QList<QPointF>> holes;
    bool isClosed;
    Aabb2 bounds;

    /// Whether a function returns true for any ring.
    template <class Function> bool anyRing(const Function &function) const
    {
        return function(outline) || std::any_of(holes.begin(), holes.end(), [&function](const QList<QPointF> &hole) {
                   return function(std::span<const QPointF>(hole));
               });
    }
};

/// The bounds are empty if there are no points or one is not finite.
Chain chainOf(const Polyline &polyline);
Chain chainOf(const Polygon &polygon);

/// A primitive prepared for the quick tests. Refers to the points of polygons and polylines, which must outlive it
/// and must not move.
class TRAMMEL_GEOMETRY_EXPORT FilterPrimitive
{
public:
    FilterPrimitive(const Primitive &primitive, Extent extent);
    /// A polygon without holes, or a polyline.
    FilterPrimitive(std::span<const QPointF> points, bool isClosed, Extent extent);

    Extent extent() const { return m_extent; }

    /// Concentric discs for a first test: the outer disc contains the whole primitive, and the inner disc lies in
    /// it. The inner radius is negative if there is no inner disc. The outer radius is infinite if it is not
    /// known, and negative for a primitive that meets nothing.
    QPointF center() const { return m_center; }
    double outerRadius() const { return m_outerRadius; }
    double innerRadius() const { return m_innerRadius; }

    /// Monostate if no quick test exists, as for a box without an area.
    using Figure = std::variant<std::monostate, Framed<Obb>, Framed<Ellipse>, RoundedBox, Chain>;
    const Figure &figure() const { return m_figure; }

private:
    void set(const Obb &box);
    void set(const Circle &circle);
    void set(const Ellipse &ellipse);
    void set(const RoundedBox &box);
    void set(const Polyline &polyline) { set(chainOf(polyline)); }
    void set(const Polygon &polygon) { set(chainOf(polygon)); }
    void set(const Chain &chain);
    void setDiscs(QPointF center, double outer, double inner);

    QPointF m_center;
    double m_outerRadius = -std::numeric_limits<double>::infinity();
    double m_innerRadius = -std::numeric_limits<double>::infinity();
    Extent m_extent;
    Figure m_figure;
};

} // namespace Trammel
