#include "widgets/model/query/hittest_p.h"

#include "geometry/numbers/simd_p.h"
#include "widgets/model/path/coarsechords_p.h"
#include "widgets/model/shape/outlinemap_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/nearestedge_p.h"
#include <trammel/geometry/predicates.h>

#include <QtCore/QVarLengthArray>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace Trammel {

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

/// A lower bound for the distance to the outline, with a negative sign inside the shape.
struct Bound
{
    double distance;
    /// An upper bound for the rounding error.
    double slack;
};

double manhattan(QPointF point)
{
    return std::abs(point.x()) + std::abs(point.y());
}

Bound boundOfBox(const Shape &shape, QPointF local, double radius)
{
    const double x = std::abs(local.x()) - (shape.size.width() / 2 - radius);
    const double y = std::abs(local.y()) - (shape.size.height() / 2 - radius);
    const double outX = std::max(x, 0.0), outY = std::max(y, 0.0);
    return {std::sqrt(outX * outX + outY * outY) + std::min(std::max(x, y), 0.0) - radius, 0};
}

// Let r be the shorter radius of an ellipse. If s > 1, the ellipse scaled by s contains all points within (s - 1) * r
// of the original. If s < 1, the original contains all points within (1 - s) * r of the ellipse scaled by s.
Bound boundOfEllipse(const Shape &shape, QPointF local)
{
    const double radiusX = shape.size.width() / 2, radiusY = shape.size.height() / 2;
    const double x = local.x() / radiusX, y = local.y() / radiusY;
    const double scale = std::sqrt(x * x + y * y), shorter = std::min(radiusX, radiusY);
    return {(scale - 1) * shorter, scale * shorter};
}

/// The distance is NaN if there is no quick bound.
Bound boundOf(const Shape &shape, QPointF point)
{
    const QPointF local = unrotated(point - shape.center, axisFromDegrees(shape.rotation));
    Bound bound{std::numeric_limits<double>::quiet_NaN(), 0};
    switch (shape.kind->form()) {
    case ShapeKind::Form::Box:
        bound = boundOfBox(shape, local, 0);
        break;
    case ShapeKind::Form::RoundedBox:
        bound =
            boundOfBox(shape, local, std::min({shape.cornerRadius, shape.size.width() / 2, shape.size.height() / 2}));
        break;
    case ShapeKind::Form::Ellipse:
        bound = boundOfEllipse(shape, local);
        break;
    default:
        break;
    }
    const double magnitude =
        manhattan(point) + manhattan(shape.center) + shape.size.width() + shape.size.height() + bound.slack;
    return {bound.distance, 1e-12 * magnitude};
}

/// The corners of a ring, and the edge nearest to a point.
class HitRing
{
public:
    HitRing(QPointF point, double reach) : m_nearest(point, reach) { }
    Q_DISABLE_COPY(HitRing)

    void begin() { m_next = m_corners.data(); }
    void edge(QPointF from, QPointF to)
    {
        m_nearest.see(from, to);
        farEdge(from, to);
    }
    void farEdge(QPointF from, QPointF)
    {
        if (m_next == m_end) [[unlikely]]
            grow();
        *m_next++ = from;
    }
    void expectWithin(double distance) { m_nearest.expectWithin(distance); }
    bool isCoarse(const Aabb2 &box) const { return m_nearest.isBeyond(box); }

    const NearestEdge &nearest() const { return m_nearest; }
    std::span<const QPointF> corners() const { return {m_corners.constData(), std::size_t(m_next - m_corners.data())}; }

private:
    NearestEdge m_nearest;
    static constexpr qsizetype FewCorners = 64;

    Q_NEVER_INLINE void grow()
    {
        const qsizetype count = m_corners.size();
        m_corners.resize(2 * count);
        m_next = m_corners.data() + count;
        m_end = m_corners.data() + m_corners.size();
    }

    QVarLengthArray<QPointF, FewCorners> m_corners = QVarLengthArray<QPointF, FewCorners>(FewCorners);
    QPointF *m_next = m_corners.data();
    QPointF *m_end = m_corners.data() + FewCorners;
};

/// The distance to the nearest head of a line, if it is at most the tolerance; otherwise infinity.
double distanceToHeads(const Shape &shape, QPointF point, double tolerance)
{
    const LineEnds ends = lineEnds(shape);
    double least = Infinity;
    for (const LineEnd &end : {ends.start, ends.end}) {
        // The row "lines with heads: hit test" of the benchmark needs that most heads are not computed.
        if (!end.isEmpty() && !end.isFartherThan(point, tolerance))
            least = std::min(least, HeadOutline(end, shape.stroke.width).distanceTo(point, tolerance));
    }
    return least;
}

/// The largest distance from the outline at which a shape is hit. The head of a line, which is an area without an
/// outline of its own, is hit within the tolerance.
double reachOf(const Shape &shape, double tolerance)
{
    return std::max(tolerance, shape.stroke.color.isValid() ? shape.stroke.width / 2 : 0.0);
}

/// Finds the curves of a path that may be within a reach of a point, and nearer than all others.
class NearCurves
{
public:
    /// Tells the ring how near the nearest edge is at most.
    NearCurves(const Shape &path, QPointF point, double reach, const OutlineMap &toScene, CoarseChords &chords,
               HitRing &ring)
        : m_local(toScene.inFrame(point)), m_size(path.mirroredX ? -path.size.width() : path.size.width(),
                                                  path.mirroredY ? -path.size.height() : path.size.height()),
          m_reach(reach), m_slack(1e-12
                                      * (manhattan(point) + manhattan(path.center)
                                         + 2 * Shape::LargestControlUnit * (path.size.width() + path.size.height()))
                                  + std::numeric_limits<double>::min())
    {
        double least = Infinity;
        for (const QList<QPointF> &units : path.outline) {
            for (qsizetype i = 0; i < units.size(); i += 3)
                least = std::min(least, squaredDistance(lanesOf(units[i])));
        }
        limit(std::sqrt(least));
        double deviation = Infinity;
        for (const QList<QPointF> &units : path.outline) {
            forEachCurveOf(units, [&](const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &d) {
                const bool isNear = !areBeyond(a, b, c, d, m_near);
                m_isNear.append(isNear);
                if (!isNear)
                    return;
                if (deviation == Infinity)
                    deviation = chords.counts().deviation() * std::max(path.size.width(), path.size.height());
                limit(distanceOfPoints(lanesOf(a), lanesOf(b), lanesOf(c), lanesOf(d)) + deviation);
            });
        }
        ring.expectWithin(m_nearest);
    }

    /// Whether another edge is nearer than all edges of the next curve, or they are beyond the reach.
    bool isNextFar(const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &d)
    {
        return !m_isNear[m_next++] || areBeyond(a, b, c, d, m_near);
    }

private:
    double squaredDistance(Lanes2 units) const
    {
        const Lanes2 way = units * lanesOf(m_size) - lanesOf(m_local), squares = way * way;
        return (squares + squares.swapped()).first();
    }

    /// The distance of the nearest one of some points of a curve.
    double distanceOfPoints(Lanes2 a, Lanes2 b, Lanes2 c, Lanes2 d) const
    {
        constexpr int steps = 8;
        const Lanes2 three = Lanes2::all(3);
        const Lanes2 first = three * (b - a), second = three * (c - b) - first, third = d - a - first - second;
        double least = Infinity;
        for (int i = 1; i < steps; ++i) {
            const Lanes2 t = Lanes2::all(double(i) / steps);
            least = std::min(least, squaredDistance(((third * t + second) * t + first) * t + a));
        }
        return std::sqrt(least);
    }

    /// There is an edge within this distance, apart from rounding.
    void limit(double distance)
    {
        m_nearest = std::min(m_nearest, distance * (1 + 1e-9) + m_slack);
        const double most = std::min(m_nearest, m_reach) + m_slack;
        const double x = most * std::abs(m_perUnit.x()), y = most * std::abs(m_perUnit.y());
        m_near = {{m_units.x() - x, m_units.y() - y}, {m_units.x() + x, m_units.y() + y}};
    }

    /// The point in the frame of the path and in unit coordinates. NaN along a side without length, where all curves
    /// are near.
    QPointF m_local;
    QPointF m_size;
    QPointF m_perUnit{1 / m_size.x(), 1 / m_size.y()};
    QPointF m_units{m_local.x() * m_perUnit.x(), m_local.y() * m_perUnit.y()};
    double m_reach;
    /// An upper bound for rounding errors.
    double m_slack;
    double m_nearest = Infinity;
    /// In unit coordinates.
    Aabb2 m_near;
    QVarLengthArray<bool, 64> m_isNear;
    qsizetype m_next = 0;
};

/// The hit of a shape whose outline consists of points or curves.
PointHit hitOfOutline(const Shape &shape, QPointF point, double tolerance)
{
    const double reach = reachOf(shape, tolerance);
    const OutlineMap toScene(shape);
    const bool isPath = shape.kind->form() == ShapeKind::Form::Path;
    const bool isClosed = shape.isClosed(), isFilled = shape.isFilled();
    HitRing ring(point, reach);
    std::optional<CoarseChords> chords;
    std::optional<NearCurves> near;
    if (isPath) {
        chords.emplace(shape, toScene);
        near.emplace(shape, point, reach, toScene, *chords, ring);
    }
    bool isOnEdge = false, isInside = false;
    const bool isNonZero = isFilledNonZero(shape);
    Polygon polygon;
    for (const QList<QPointF> &units : shape.outline) {
        ring.begin();
        if (isPath) {
            chords->visit(units, ring, [&near](const auto &...points) { return near->isNextFar(points...); });
        } else if (!units.isEmpty()) {
            QPointF from = toScene(units.first());
            const QPointF first = from;
            for (qsizetype i = 1; i < units.size(); ++i) {
                const QPointF to = toScene(units[i]);
                ring.edge(from, to);
                from = to;
            }
            if (isClosed)
                ring.edge(from, first);
        }
        if (!isFilled)
            continue;
        if (isNonZero) {
            polygon.holes.append(QList<QPointF>(ring.corners().begin(), ring.corners().end()));
            continue;
        }
        const Location location = locate(point, ring.corners());
        isOnEdge = isOnEdge || location == Location::Boundary;
        isInside ^= location == Location::Inside;
    }
    double apart = ring.nearest().within(reach);
    if (isNonZero) {
        isInside = locate(point, polygon, FillRule::NonZero) != Location::Outside;
        // A curve with a filling on both sides does not belong to the outline.
        if (apart != Infinity)
            apart = distance(point, asCurve(shape.scenePrimitive()));
        if (apart > reach)
            apart = Infinity;
    }
    const QList<QPointF> line = apart > 0 && hasHeads(shape) ? shape.outline.value(0) : QList<QPointF>();
    if (!line.isEmpty()) {
        const double radius = headRadius(shape.stroke.width) + tolerance;
        const auto isNear = [&](QPointF unit) { return lengthSquared(toScene(unit) - point) <= radius * radius; };
        if (isNear(line.first()) || isNear(line.last()))
            apart = std::min(apart, distanceToHeads(shape, point, tolerance));
    }
    return {apart, isOnEdge || isInside || labelAt(shape, point)};
}

} // namespace

PointHit hitAt(const Shape &shape, QPointF point, double tolerance)
{
    if (hasAnchors(shape))
        return hitOfOutline(shape, point, tolerance);
    const double reach = reachOf(shape, tolerance);
    const Bound bound = boundOf(shape, point);
    const bool isArea = shape.extent() == Extent::Area;
    if (std::abs(bound.distance) > reach + bound.slack)
        return {Infinity, bound.distance < 0 && isArea};
    const Primitive primitive = shape.scenePrimitive();
    const double apart = distance(point, asCurve(primitive));
    const bool isInside =
        std::abs(bound.distance) > bound.slack ? bound.distance < 0 : locate(point, primitive) != Location::Outside;
    return {apart <= reach ? apart : Infinity, isInside && isArea};
}

} // namespace Trammel
