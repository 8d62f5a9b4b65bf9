#include "widgets/model/query/hittest_p.h"

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

    void begin() { m_corners.clear(); }
    void edge(QPointF from, QPointF to)
    {
        m_nearest.see(from, to);
        m_corners.append(from);
    }
    void vertex(QPointF end) { m_nearest.expect(end); }
    bool isCoarse(const Aabb2 &box) const { return m_nearest.isBeyond(box); }

    const NearestEdge &nearest() const { return m_nearest; }
    std::span<const QPointF> corners() const { return {m_corners.constData(), std::size_t(m_corners.size())}; }

private:
    NearestEdge m_nearest;
    QVarLengthArray<QPointF, 64> m_corners;
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

/// The hit of a shape whose outline consists of points or curves.
PointHit hitOfOutline(const Shape &shape, QPointF point, double tolerance)
{
    const double reach = reachOf(shape, tolerance);
    const OutlineMap toScene(shape);
    const bool isPath = shape.kind->form() == ShapeKind::Form::Path;
    const bool isClosed = shape.isClosed(), isFilled = shape.isFilled();
    std::optional<CoarseChords> chords;
    if (isPath)
        chords.emplace(shape);
    HitRing ring(point, reach);
    bool isOnEdge = false, isInside = false;
    const bool isNonZero = isFilledNonZero(shape);
    Polygon polygon;
    for (const QList<QPointF> &units : shape.outline) {
        ring.begin();
        if (isPath) {
            chords->visit(units, ring);
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
    if (isNonZero)
        isInside = locate(point, polygon, FillRule::NonZero) != Location::Outside;
    double apart = ring.nearest().within(reach);
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
