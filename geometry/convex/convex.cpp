#include "geometry/convex/convex_p.h"

#include "geometry/base/edges_p.h"
#include "geometry/convex/pointside_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

namespace {

/// The first corner is repeated, so that the signs of the two ends of each side are adjacent.
constexpr CornerSigns boxSigns[] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
constexpr CornerSigns widthSigns[] = {{-1, 0}, {1, 0}};
constexpr CornerSigns heightSigns[] = {{0, -1}, {0, 1}};

/// Error bounds relative to the largest coordinate: of about a dozen rounding errors, and of a numerical search.
constexpr double straightSlack = 1e-14;
constexpr double ellipseSlack = 1e-13;

/// The hull of four points, clockwise. Returns its size.
std::size_t makeHull(std::array<QPointF, 4> &points)
{
    std::sort(points.begin(), points.end(), isBefore);
    const auto count = std::size_t(std::unique(points.begin(), points.end(), same) - points.begin());
    if (count < 3)
        return count;
    QVarLengthArray<QPointF, 8> hull;
    appendHull(std::span(points).first(count), hull);
    std::copy(hull.begin(), hull.end(), points.begin());
    return std::size_t(hull.size());
}

} // namespace

int compareAlongLine(const ExactCorner &a, const ExactCorner &b)
{
    if (!a.box && !b.box)
        return isBefore(a.point, b.point) ? -1 : isBefore(b.point, a.point) ? 1 : 0;
    const int order = exactSign([&](auto exact) { return a.at(exact).x - b.at(exact).x; });
    return order != 0 ? order : exactSign([&](auto exact) { return a.at(exact).y - b.at(exact).y; });
}

Convex::Convex(QPointF point) : m_bounds{{point.x(), point.y()}, {point.x(), point.y()}}, m_own{point}, m_size(1)
{
}

Convex::Convex(const Segment &segment)
{
    setCorners({segment.from, segment.to}, same(segment.from, segment.to) ? 1 : 2);
}

Convex::Convex(const Quad &quad)
{
    std::array<QPointF, 4> corners = quad.corners;
    const auto &[a, b, c, d] = quad.corners;
    std::size_t count = 4;
    const int turn = orientation(a, b, c);
    if (turn == 0 || orientation(b, c, d) != turn || orientation(c, d, a) != turn || orientation(d, a, b) != turn)
        count = makeHull(corners);
    else if (turn < 0)
        std::swap(corners[1], corners[3]);
    setCorners(corners, count);
}

Convex::Convex(const ConvexPolygon &polygon)
    : m_bounds(polygon.bounds()), m_points(polygon.corners().data()), m_size(polygon.corners().size())
{
}

Convex::Convex(const Obb &box)
{
    setBox(box);
}

Convex::Convex(const Circle &circle) : Convex(circle.center)
{
    setRadius(circle.radius);
}

Convex::Convex(const Ellipse &ellipse)
{
    if (!Trammel::hasArea(ellipse)) {
        setBox(asSegment(ellipse));
        return;
    }
    m_frame = Ellipse{ellipse.center, std::abs(ellipse.radiusX), std::abs(ellipse.radiusY), ellipse.axis};
    m_bounds = Trammel::bounds(ellipse);
}

Convex::Convex(const RoundedBox &box)
{
    setBox(box.core);
    setRadius(box.radius);
}

Convex::Convex(std::span<const QPointF> corners, std::span<const Side> sides)
    : m_bounds(boundsOf(corners)), m_points(corners.data()), m_size(corners.size()), m_sides(sides)
{
}

Convex Convex::sideOf(const Obb &box, int index)
{
    Convex side;
    side.setBox(box);
    side.m_own = {side.m_own[std::size_t(index)], side.m_own[std::size_t(index + 1) % 4]};
    side.m_size = 2;
    if (side.m_signs)
        side.m_signs += index;
    side.m_bounds = boundsOf(side.corners()).expanded(side.cornerSlack());
    side.setFreeEnds(false, false);
    return side;
}

Convex Convex::withHull(std::span<const QPointF> corners, std::span<const Side> sides, double radius) const
{
    Convex other(corners, sides);
    if (radius != 0)
        other.setRadius(radius);
    other.m_isCurve = m_isCurve;
    other.setFreeEnds(m_isFirstFree, m_isLastFree);
    return other;
}

QPointF Convex::innerPoint() const
{
    if (const Ellipse *own = ellipse())
        return own->center;
    return box() ? box()->center : corners().front();
}

double Convex::slack() const
{
    return (ellipse() ? ellipseSlack : straightSlack) * largestCoordinate(m_bounds);
}

void Convex::setCorners(std::array<QPointF, 4> corners, std::size_t count)
{
    m_own = corners;
    m_size = count;
    m_bounds = boundsOf(this->corners());
}

void Convex::setBox(const Obb &box)
{
    const bool hasAxis = box.axis.x() != 0 || box.axis.y() != 0;
    if (!hasAxis || (box.halfWidth == 0 && box.halfHeight == 0)) {
        setCorners({box.center}, 1);
        return;
    }
    const Obb own{box.center, std::abs(box.halfWidth), std::abs(box.halfHeight), box.axis};
    m_frame = own;
    m_signs = own.halfWidth == 0 ? heightSigns : own.halfHeight == 0 ? widthSigns : boxSigns;
    m_size = own.halfWidth == 0 || own.halfHeight == 0 ? 2 : 4;
    const QPointF along = own.axis * own.halfWidth, across = perpendicular(own.axis) * own.halfHeight;
    for (std::size_t i = 0; i < m_size; ++i)
        m_own[i] = own.center + along * m_signs[i].s + across * m_signs[i].t;
    m_bounds = boundsOf(corners());
    m_bounds = m_bounds.expanded(slack());
}

void Convex::setRadius(double radius)
{
    m_radius = std::abs(radius);
    m_bounds = m_bounds.expanded(m_radius * (1 + straightSlack));
    m_bounds = m_bounds.expanded(slack());
}

} // namespace Trammel
