#pragma once

#include "geometry/convex/convexpart_p.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/primitives.h>

#include <optional>

namespace Trammel {

/// A convex set in the form that pair tests use: all points within a radius of a hull, or an ellipse. A shape
/// without area becomes a segment or a point. Every number must be finite. The set points into itself and into
/// its source.
class ConvexSet
{
public:
    explicit ConvexSet(QPointF point) { setCorners({point, point}, 1); }
    explicit ConvexSet(const Segment &segment);
    explicit ConvexSet(const Aabb2 &box) : ConvexSet(Quad::fromBox(box)) { }
    explicit ConvexSet(const Quad &quad);
    explicit ConvexSet(const ConvexPolygon &polygon);
    explicit ConvexSet(const Obb &box);
    explicit ConvexSet(const Circle &circle);
    explicit ConvexSet(const Ellipse &ellipse);
    explicit ConvexSet(const RoundedBox &box);
    ConvexSet(const ConvexSet &) = delete;
    ConvexSet &operator=(const ConvexSet &) = delete;

    const Aabb2 &bounds() const { return m_bounds; }
    /// The number of corners of the hull, which is strictly convex and clockwise; none for an ellipse.
    std::size_t size() const { return m_corners.size(); }
    ExactCorner corner(std::size_t i) const
    {
        return m_box ? ExactCorner{m_corners[i], &*m_box, m_signs[i].s, m_signs[i].t} : ExactCorner{m_corners[i]};
    }
    std::size_t following(std::size_t i) const { return i + 1 == size() ? 0 : i + 1; }
    /// The corners of the hull; rounded to doubles if they belong to an oriented box.
    std::span<const QPointF> corners() const { return m_corners; }
    const Obb *box() const { return m_box ? &*m_box : nullptr; }
    /// The signs that make the corners of the box.
    std::span<const CornerSigns> signs() const { return m_signs; }
    double radius() const { return m_radius; }
    /// Null if the set is not an ellipse. The radii are positive.
    const Ellipse *ellipse() const { return m_ellipse ? &*m_ellipse : nullptr; }

    bool isStraight() const { return m_radius == 0 && !m_ellipse; }
    bool isPoint() const { return isStraight() && size() == 1; }
    bool isSegment() const { return isStraight() && size() == 2; }
    bool hasArea() const { return !isStraight() || size() > 2; }
    /// A point of the area that doubles hold exactly.
    QPointF place() const { return m_ellipse ? m_ellipse->center : m_box ? m_box->center : m_corners.front(); }

    /// Whether the set is read as its outline; never for a set without area.
    bool isCurve() const { return m_isCurve; }
    void setExtent(Extent extent) { m_isCurve = extent == Extent::Curve && hasArea(); }

private:
    void setCorners(std::array<QPointF, 4> corners, std::size_t count);
    void setBox(const Obb &box);

    Aabb2 m_bounds;
    std::array<QPointF, 4> m_own;
    std::span<const QPointF> m_corners;
    std::span<const CornerSigns> m_signs;
    std::optional<Obb> m_box;
    std::optional<Ellipse> m_ellipse;
    double m_radius = 0;
    bool m_isCurve = false;
};

/// Whether two sets meet, each as its area or its curve; with Reading::Open, whether their relative interiors
/// meet. Exact except for an ellipse against another round set, which counts as touching within 1e-13 of the
/// coordinates.
bool meet(const ConvexSet &a, const ConvexSet &b, Reading reading);

/// Whether the area of a set holds the area of another: in its relative interior, with its boundary, or not. As
/// exact as meet().
Holding holding(const ConvexSet &a, const ConvexSet &b);

/// Whether the curve around a set holds another set, read as its area or its curve. As exact as meet().
bool curveHolds(const ConvexSet &a, const ConvexSet &b);

/// Whether a point lies in the hull of a set, without its radius; false for a hull without area.
bool isInHull(const ExactCorner &point, const ConvexSet &set);

/// The distance of two sets, each as its area or its curve. Within 1e-12 relative; for an ellipse and another
/// round set, within 1e-12 of their size.
double distance(const ConvexSet &a, const ConvexSet &b);
/// As distance(), for areas that do not meet.
double distanceApart(const ConvexSet &a, const ConvexSet &b);

} // namespace Trammel
