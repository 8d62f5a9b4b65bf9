#pragma once

#include "geometry/base/chain_p.h"
#include <trammel/geometry/geometry_export.h>
#include <trammel/geometry/primitives.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QVarLengthArray>

#include <limits>
#include <optional>
#include <variant>

// The tests of intersects() and collide() that need no convex parts. Most run in doubles and leave open what rounding
// could change.

namespace Trammel {

/// The frame of a box or an ellipse, with its half sizes or radii as units. The shape must have an area. A frame that
/// is made from a center alone has no units, and maps nothing.
class Frame
{
public:
    explicit Frame(QPointF center = {}) : m_center(center) { }
    Frame(QPointF center, QPointF axis, double unitX, double unitY);
    explicit Frame(const Obb &box) : Frame(box.center, box.axis, box.halfWidth, box.halfHeight) { }
    explicit Frame(const Ellipse &ellipse) : Frame(ellipse.center, ellipse.axis, ellipse.radiusX, ellipse.radiusY) { }

    QPointF center() const { return m_center; }
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
    double m_roundingUnit = 0;
    double m_leastUnit = 0;
};

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
    QPointF center() const { return m_frame.center(); }
    double outerRadius() const { return m_outerRadius; }
    double innerRadius() const { return m_innerRadius; }

    /// Monostate if no quick test exists, as for a box without an area.
    using Figure = std::variant<std::monostate, Obb, Ellipse, RoundedBox, Chain>;
    const Figure &figure() const { return m_figure; }
    /// The frame of the figure, if it is an Obb or an Ellipse.
    const Frame &frame() const { return m_frame; }

private:
    void set(const Obb &box);
    void set(const Circle &circle);
    void set(const Ellipse &ellipse);
    void set(const RoundedBox &box);
    void set(const Chain &chain);
    void setRadii(double outer, double inner);

    Frame m_frame;
    double m_outerRadius = -std::numeric_limits<double>::infinity();
    double m_innerRadius = -std::numeric_limits<double>::infinity();
    Extent m_extent;
    Figure m_figure;
};

/// As intersects() with Reading::Closed, if this can be decided without convex parts; otherwise nothing. Exact for two
/// polygons or polylines, even where rings cross.
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickIntersects(const FilterPrimitive &a, const FilterPrimitive &b);

/// As quickIntersects(), for collide().
TRAMMEL_GEOMETRY_EXPORT std::optional<bool> quickCollides(const FilterPrimitive &a, const FilterPrimitive &b,
                                                          double leastDepth);

enum class DiscVerdict : char { Apart, Meeting, Unknown };

/// The result that follows from the discs of two primitives: for a least depth of 0, whether they meet; otherwise,
/// whether they collide. Branchless, for a first pass over many pairs.
inline DiscVerdict discVerdict(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth)
{
    // The difference of the centers, its square and the sums of the radii have relative errors of a few times
    // 2^-53. The depth that collide() computes has a larger error, relative to the coordinates.
    constexpr double less = 1 - 1e-14, more = 1 + 1e-14, tiny = 1e-140;
    const double square = lengthSquared(b.center() - a.center());
    const double outer = a.outerRadius() + b.outerRadius(), inner = a.innerRadius() + b.innerRadius();
    const auto size = [](QPointF v) { return std::abs(v.x()) + std::abs(v.y()); };
    const double coordinates = leastDepth > 0 ? size(a.center()) + size(b.center()) + outer : 0;
    const double deep = inner - leastDepth - 1e-12 * coordinates;
    const bool areApart = (outer < 0) | (square > outer * outer * more);
    const bool areMeeting = (deep > tiny) & (square < deep * deep * less);
    return areApart ? DiscVerdict::Apart : areMeeting ? DiscVerdict::Meeting : DiscVerdict::Unknown;
}

/// Whether two primitives share a point, each read as its area or its curve; with a least depth above zero, whether
/// they collide. Evaluated in doubles with a rounding bound; nothing if the result is not certain or no quick test
/// exists. Does not allocate.
///
/// A box is mapped to the square from -1 to 1 on both axes, and an ellipse to the unit circle. The edges of the
/// other primitive are tested against it in that frame. Primitives collide if one contains a point of the other so deep
/// inside that every convex piece with this point must be moved farther than the least depth to separate.
std::optional<bool> clearlyMeet(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth);

/// Sufficient test for collide() with a least depth above zero, for two polygons or polylines: an edge of one crosses
/// an edge of the other, and the ends of each are farther than the least depth from the line of the other. The convex
/// pieces with these edges must then be moved at least that far to separate. False means undecided, as with many edges
/// unless the search is thorough, which takes less time than dividing the outlines into convex pieces.
bool crossDeeply(const FilterPrimitive &a, const FilterPrimitive &b, double leastDepth, bool isThorough = false);

/// As crossDeeply(), for larger outlines of which only the edges that meet a box are known: the given outlines have
/// other edges in place of the rest, none of which meets the box. The largest coordinate is that of the whole outlines.
TRAMMEL_GEOMETRY_EXPORT bool crossDeeplyInside(const Aabb2 &box, const FilterPrimitive &a, const FilterPrimitive &b,
                                               double leastDepth, double largestCoordinate);

/// Whether two polygons or polylines with finite points share a point. Exact.
bool chainsMeet(const Chain &a, Extent extentOfA, const Chain &b, Extent extentOfB);

/// Whether a segment of one list meets a segment of the other; with Reading::Open, whether their relative
/// interiors do.
bool anyMeet(const QVarLengthArray<Segment, 64> &a, const QVarLengthArray<Segment, 64> &b, Reading reading);

} // namespace Trammel
