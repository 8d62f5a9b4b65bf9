#include "widgets/model/placing/outlinemargin_p.h"

#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

namespace Trammel {

namespace {

using Points = QList<QPointF>;

constexpr int CornersOfEllipse = 96;
constexpr int CornersOfCap = 16;

/// The corners of a regular polygon around a circle.
Points cornersAround(QPointF center, double radius, int corners = CornersOfCap)
{
    Points points;
    const double outer = radius / std::cos(std::numbers::pi / corners);
    for (int i = 0; i < corners; ++i) {
        const double angle = (i + 0.5) * 2 * std::numbers::pi / corners;
        points.append(center + QPointF(std::cos(angle), std::sin(angle)) * outer);
    }
    return points;
}

/// A polygon whose sides touch the set of all points within a margin of an ellipse.
Polygon aroundEllipse(const Ellipse &ellipse, double margin, int corners = CornersOfEllipse)
{
    const double radiusX = std::abs(ellipse.radiusX), radiusY = std::abs(ellipse.radiusY);
    std::vector<std::pair<QPointF, double>> sides;
    for (int i = 0; i < corners; ++i) {
        // Evenly spaced points of the ellipse, so that long ellipses have many sides at their ends.
        const double angle = i * 2 * std::numbers::pi / corners;
        const QPointF along(std::cos(angle) * radiusY, std::sin(angle) * radiusX);
        const QPointF normal = normalized(along).value_or(QPointF(1, 0));
        sides.push_back({normal, std::hypot(normal.x() * radiusX, normal.y() * radiusY) + margin});
    }
    Polygon polygon;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const auto &[normal, offset] = sides[i];
        const auto &[next, nextOffset] = sides[(i + 1) % sides.size()];
        const double sine = cross(normal, next);
        const QPointF corner((offset * next.y() - nextOffset * normal.y()) / sine,
                             (nextOffset * normal.x() - offset * next.x()) / sine);
        polygon.outline.append(ellipse.center + rotated(corner, ellipse.axis));
    }
    return polygon;
}

/// The set of all points within a margin of a segment. Thin bands have square ends.
Points band(QPointF from, QPointF to, double margin)
{
    if (margin <= CurveMargin * 2 || same(from, to)) {
        const QPointF along = normalized(to - from).value_or(QPointF(1, 0)) * margin, across = perpendicular(along);
        return {from - along - across, to + along - across, to + along + across, from - along + across};
    }
    Points points = cornersAround(from, margin) + cornersAround(to, margin);
    return convexHull({points.constData(), std::size_t(points.size())});
}

Points cornersOf(const RoundedBox &box)
{
    if (box.radius == 0) {
        const auto corners = box.core.corners();
        return Points(corners.begin(), corners.end());
    }
    Points points;
    for (QPointF corner : box.core.corners())
        points += polygonOf(Circle{corner, box.radius}, 64).outline;
    return convexHull({points.constData(), std::size_t(points.size())});
}

/// The rings, or the chain, of a primitive.
struct Chains
{
    QList<Points> chains;
    bool isClosed = true;
};

Chains chainsOf(const Primitive &primitive)
{
    if (const auto *box = std::get_if<Obb>(&primitive))
        return {{cornersOf({*box, 0})}};
    if (const auto *circle = std::get_if<Circle>(&primitive))
        return {{polygonOf(*circle, 64).outline}};
    if (const auto *ellipse = std::get_if<Ellipse>(&primitive))
        return {{polygonOf(*ellipse, CornersOfEllipse).outline}};
    if (const auto *box = std::get_if<RoundedBox>(&primitive))
        return {{cornersOf(*box)}};
    if (const auto *line = std::get_if<Polyline>(&primitive))
        return {{line->points}, false};
    const Polygon &polygon = std::get<Polygon>(primitive);
    return {QList<Points>{polygon.outline} + polygon.holes};
}

bool hasArea(const Primitive &primitive)
{
    if (const auto *box = std::get_if<Obb>(&primitive))
        return box->halfWidth != 0 && box->halfHeight != 0;
    if (const auto *circle = std::get_if<Circle>(&primitive))
        return circle->radius != 0;
    if (const auto *ellipse = std::get_if<Ellipse>(&primitive))
        return ellipse->radiusX != 0 && ellipse->radiusY != 0;
    if (const auto *box = std::get_if<RoundedBox>(&primitive))
        return box->radius != 0 || (box->core.halfWidth != 0 && box->core.halfHeight != 0);
    if (const auto *polygon = std::get_if<Polygon>(&primitive))
        return convexHull({polygon->outline.constData(), std::size_t(polygon->outline.size())}).size() > 2;
    return false;
}

Primitive united(const std::vector<FilledRings> &areas)
{
    Polygon whole;
    const auto polygons = combined(areas, BooleanOperation::Union);
    if (!polygons)
        return whole;
    for (const CombinedPolygon &each : *polygons) {
        const Polygon polygon = polygonOf(each);
        // By the even-odd rule, outlines that do not meet can be in one polygon.
        if (whole.outline.isEmpty())
            whole.outline = polygon.outline;
        else
            whole.holes.append(polygon.outline);
        whole.holes += polygon.holes;
    }
    return whole;
}

} // namespace

Primitive expandedArea(const Primitive &primitive, Extent extent, double margin)
{
    const bool isArea = extent == Extent::Area && hasArea(primitive);
    if (isArea && margin == 0)
        return primitive;
    if (isArea) {
        if (const auto *box = std::get_if<Obb>(&primitive))
            return RoundedBox{*box, margin};
        if (const auto *circle = std::get_if<Circle>(&primitive))
            return Circle{circle->center, std::abs(circle->radius) + margin};
        if (const auto *box = std::get_if<RoundedBox>(&primitive))
            return RoundedBox{box->core, std::abs(box->radius) + margin};
        if (const auto *ellipse = std::get_if<Ellipse>(&primitive))
            return aroundEllipse(*ellipse, margin);
    }
    const Aabb2 box = bounds(primitive);
    double largest = 0;
    for (std::size_t axis = 0; axis < 2 && !box.isEmpty(); ++axis)
        largest = std::max({largest, std::abs(box.min[axis]), std::abs(box.max[axis])});
    // At huge coordinates, thinner bands would vanish by rounding.
    const double width = std::max({margin, CurveMargin, 1e-14 * largest});
    std::vector<FilledRings> areas;
    const Chains outline = chainsOf(primitive);
    if (isArea)
        areas.push_back({outline.chains});
    for (const Points &chain : outline.chains) {
        const qsizetype count = outline.isClosed || chain.size() == 1 ? chain.size() : chain.size() - 1;
        for (qsizetype i = 0; i < count; ++i)
            areas.push_back({{band(chain[i], chain[(i + 1) % chain.size()], width)}});
    }
    return united(areas);
}

QList<QPointF> circumscribed(const Primitive &area, int corners)
{
    if (const auto *circle = std::get_if<Circle>(&area))
        return cornersAround(circle->center, std::abs(circle->radius), corners);
    if (const auto *ellipse = std::get_if<Ellipse>(&area))
        return aroundEllipse(*ellipse, 0, corners).outline;
    const auto *rounded = std::get_if<RoundedBox>(&area);
    const auto *box = rounded ? &rounded->core : std::get_if<Obb>(&area);
    if (!box)
        return {};
    Points points;
    for (QPointF corner : box->corners())
        points += rounded && rounded->radius != 0 ? cornersAround(corner, std::abs(rounded->radius), corners)
                                                  : Points{corner};
    return convexHull({points.constData(), std::size_t(points.size())});
}

namespace {

/// The longest chain of corners that one step of the simplification examines.
constexpr qsizetype LongestChain = 64;

/// Replaces chains that lie inside their chord. `side` is the sign of the cross product of an edge and a vector into
/// the area.
Points withChords(const Points &ring, double side, double tolerance)
{
    const qsizetype count = ring.size();
    const auto at = [&](qsizetype i) { return ring[i % count]; };
    const auto isChord = [&](qsizetype from, qsizetype to) {
        const std::optional<QPointF> along = normalized(at(to) - at(from));
        if (!along)
            return false;
        const double length = dot(*along, at(to) - at(from));
        for (qsizetype i = from + 1; i < to; ++i) {
            const double inward = side * cross(*along, at(i) - at(from)), position = dot(*along, at(i) - at(from));
            if (inward < 0 || inward > tolerance || position < 0 || position > length)
                return false;
        }
        return true;
    };
    Points kept;
    for (qsizetype from = 0; from < count;) {
        kept.append(at(from));
        qsizetype to = from + 1;
        while (to < count && to - from < LongestChain && isChord(from, to + 1))
            ++to;
        from = to;
    }
    return kept;
}

/// Extends two edges of each convex chain to their intersection, which replaces the chain.
Points withTips(const Points &ring, double side, double tolerance)
{
    const qsizetype count = ring.size();
    const auto at = [&](qsizetype i) { return ring[i % count]; };
    const auto edge = [&](qsizetype i) { return at(i + 1) - at(i); };
    // The intersection of the lines of two edges, if it is within the tolerance of the chain between them.
    const auto tip = [&](qsizetype first, qsizetype last) -> std::optional<QPointF> {
        const double turn = side * cross(edge(first), edge(last));
        if (turn <= 0 || dot(edge(first), edge(last)) <= 0)
            return std::nullopt;
        const double position = side * cross(at(last) - at(first), edge(last)) / turn;
        const QPointF point = at(first) + edge(first) * position;
        double outward = 0;
        for (qsizetype i = first + 1; i <= last; ++i) {
            if (side * cross(edge(i - 1), edge(i)) < 0)
                return std::nullopt;
            if (const std::optional<QPointF> along = normalized(edge(i)))
                outward = std::max(outward, side * cross(point - at(i), *along));
        }
        return outward <= tolerance ? std::optional(point) : std::nullopt;
    };
    Points kept;
    for (qsizetype first = 0; first < count;) {
        qsizetype last = first + 1;
        QPointF corner = at(first + 1);
        for (qsizetype next = first + 2; next < count && next - first < LongestChain; ++next) {
            const std::optional<QPointF> point = tip(first, next);
            if (!point)
                break;
            corner = *point;
            last = next;
        }
        kept.append(corner);
        first = last;
    }
    return kept;
}

Points simplifiedRing(const Points &ring, bool isHole, double tolerance)
{
    double twiceArea = 0;
    for (qsizetype i = 1; i + 1 < ring.size(); ++i)
        twiceArea += cross(ring[i] - ring[0], ring[i + 1] - ring[0]);
    const double side = (twiceArea < 0) != isHole ? -1 : 1;
    const Points simplified = withTips(withChords(ring, side, tolerance / 2), side, tolerance / 2);
    return simplified.size() < 3 ? ring : simplified;
}

} // namespace

Polygon simplifiedAround(const Polygon &polygon, double tolerance)
{
    Polygon simplified{simplifiedRing(polygon.outline, false, tolerance), {}};
    for (const Points &hole : polygon.holes)
        simplified.holes.append(simplifiedRing(hole, true, tolerance));
    return simplified;
}

Primitive around(const Primitive &area)
{
    Polygon ring;
    if (const auto *box = std::get_if<Obb>(&area)) {
        for (QPointF corner : box->corners())
            ring.outline.append(corner);
    } else if (const auto *polygon = std::get_if<Polygon>(&area)) {
        ring = *polygon;
    } else if (const auto *circle = std::get_if<Circle>(&area)) {
        ring = polygonOf(*circle, 64);
    } else if (const auto *ellipse = std::get_if<Ellipse>(&area)) {
        ring = polygonOf(*ellipse, 64);
    } else if (const auto *rounded = std::get_if<RoundedBox>(&area)) {
        // The core and the boxes above and next to it, which are inside the rounded box.
        const Obb &core = rounded->core;
        const QPointF along = core.axis, across = perpendicular(along);
        for (int quarter = 0; quarter < 4; ++quarter) {
            const double signX = quarter == 0 || quarter == 3 ? 1 : -1, signY = quarter < 2 ? 1 : -1;
            for (int i = 0; i <= 8; ++i) {
                const QPointF axis = axisFromDegrees(90 * (quarter + i / 8.0));
                ring.outline.append(core.center + along * (signX * core.halfWidth + axis.x() * rounded->radius)
                                    + across * (signY * core.halfHeight + axis.y() * rounded->radius));
            }
        }
    }
    const Aabb2 box = bounds(area);
    const auto [width, height] = box.size();
    const Quad outer = Quad::fromBox(box.expanded(4 * (width + height) + 1));
    ring.holes.prepend(ring.outline);
    ring.outline = QList<QPointF>(outer.corners.begin(), outer.corners.end());
    return ring;
}

double extentAlong(const Primitive &primitive, QPointF normal)
{
    const auto ofBox = [normal](const Obb &box) {
        return dot(normal, box.center) + std::abs(dot(normal, box.axis) * box.halfWidth)
            + std::abs(dot(normal, perpendicular(box.axis)) * box.halfHeight);
    };
    const auto ofPoints = [normal](const QList<QPointF> &points) {
        double most = -std::numeric_limits<double>::infinity();
        for (QPointF point : points)
            most = std::max(most, dot(normal, point));
        return most;
    };
    if (const auto *box = std::get_if<Obb>(&primitive))
        return ofBox(*box);
    if (const auto *circle = std::get_if<Circle>(&primitive))
        return dot(normal, circle->center) + std::abs(circle->radius);
    if (const auto *ellipse = std::get_if<Ellipse>(&primitive))
        return dot(normal, ellipse->center)
            + std::hypot(dot(normal, ellipse->axis) * ellipse->radiusX,
                         dot(normal, perpendicular(ellipse->axis)) * ellipse->radiusY);
    if (const auto *rounded = std::get_if<RoundedBox>(&primitive))
        return ofBox(rounded->core) + std::abs(rounded->radius);
    if (const auto *line = std::get_if<Polyline>(&primitive))
        return ofPoints(line->points);
    const Polygon &polygon = std::get<Polygon>(primitive);
    double most = ofPoints(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        most = std::max(most, ofPoints(hole));
    return most;
}

OutlineChain outlineOf(const Primitive &primitive)
{
    const Chains outline = chainsOf(primitive);
    return {outline.chains.value(0), outline.isClosed};
}

Primitive translated(const Primitive &primitive, QPointF offset)
{
    Primitive moved = primitive;
    const auto moveAll = [offset](Points &points) {
        for (QPointF &point : points)
            point += offset;
    };
    if (auto *box = std::get_if<Obb>(&moved))
        box->center += offset;
    else if (auto *circle = std::get_if<Circle>(&moved))
        circle->center += offset;
    else if (auto *ellipse = std::get_if<Ellipse>(&moved))
        ellipse->center += offset;
    else if (auto *rounded = std::get_if<RoundedBox>(&moved))
        rounded->core.center += offset;
    else if (auto *line = std::get_if<Polyline>(&moved))
        moveAll(line->points);
    else if (auto *polygon = std::get_if<Polygon>(&moved)) {
        moveAll(polygon->outline);
        for (Points &hole : polygon->holes)
            moveAll(hole);
    }
    return moved;
}

} // namespace Trammel
