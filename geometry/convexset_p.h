#pragma once

#include "geometry/convexpart_p.h"
#include "geometry/convexpolygon.h"
#include "geometry/primitives.h"

#include <optional>

namespace Trammel {

/// A convex set in the form in which pairs are asked about: all points within a radius of a hull, or an
/// ellipse. What has no area is made a segment or a point. Every number must be finite. It points into
/// itself and into what it is made from.
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
    /// Of the hull: strictly convex, clockwise; none for an ellipse.
    std::size_t size() const { return m_corners.size(); }
    ExactCorner corner(std::size_t i) const
    {
        return m_box ? ExactCorner{m_corners[i], &*m_box, m_signs[i].s, m_signs[i].t} : ExactCorner{m_corners[i]};
    }
    std::size_t following(std::size_t i) const { return i + 1 == size() ? 0 : i + 1; }
    /// Rounded where they are those of an oriented box.
    std::span<const QPointF> corners() const { return m_corners; }
    const Obb *box() const { return m_box ? &*m_box : nullptr; }
    /// Of the box, what makes the corners.
    std::span<const CornerSigns> signs() const { return m_signs; }
    double radius() const { return m_radius; }
    /// Its radii are positive.
    const Ellipse *ellipse() const { return m_ellipse ? &*m_ellipse : nullptr; }

    bool isStraight() const { return m_radius == 0 && !m_ellipse; }
    bool isPoint() const { return isStraight() && size() == 1; }
    bool isSegment() const { return isStraight() && size() == 2; }
    bool hasArea() const { return !isStraight() || size() > 2; }
    /// A point of the area, one that a double holds where there is a choice.
    QPointF place() const { return m_ellipse ? m_ellipse->centre : m_box ? m_box->centre : m_corners.front(); }

    /// Whether it is read as its outline; never where it has no area.
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

/// Whether two sets meet, each as its area or its curve; with Reading::Open, their relative interiors. Exact
/// but for an ellipse against another round set, which counts as touching within 1e-13 of the coordinates.
bool meet(const ConvexSet &a, const ConvexSet &b, Reading reading);

/// How the area of a set holds the area of another: its relative interior holds it, or it with its boundary,
/// or not. As exact.
Holding holding(const ConvexSet &a, const ConvexSet &b);

/// Whether the curve around a set holds another one, as its area or its curve. As exact.
bool curveHolds(const ConvexSet &a, const ConvexSet &b);

/// Whether a point lies in the hull that a radius is around, if that has an area.
bool isInHull(const ExactCorner &point, const ConvexSet &set);

/// The distance of two sets, each as its area or its curve: within 1e-12 of itself, but for an ellipse and
/// another round set of their size.
double distance(const ConvexSet &a, const ConvexSet &b);
/// The same of areas that do not meet.
double distanceApart(const ConvexSet &a, const ConvexSet &b);

} // namespace Trammel
