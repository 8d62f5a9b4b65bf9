#include "geometry/collision/colliderparts_p.h"

#include "geometry/collision/noding_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

namespace {

constexpr CornerSigns boxSigns[] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
constexpr CornerSigns widthSigns[] = {{-1, 0}, {1, 0}};
constexpr CornerSigns heightSigns[] = {{0, -1}, {0, 1}};

/// The bound of about a dozen rounding errors, relative to the largest coordinate.
constexpr double straightSlack = 1e-14;
constexpr double ellipseSlack = 1e-13;

bool isFiniteBox(const Obb &box)
{
    return isFinite(box.center) && isFinite(box.axis) && std::isfinite(box.halfWidth) && std::isfinite(box.halfHeight);
}

bool areFinite(const QList<QPointF> &points)
{
    return std::all_of(points.begin(), points.end(), [](QPointF point) { return isFinite(point); });
}

/// The side of an edge of a clockwise ring.
Side sideOf(QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const QPointF normal = -perpendicular(along) / length(along);
    return {normal, std::max(dot(normal, from), dot(normal, to))};
}

/// The part of a convex ring on the inner side of a line.
std::vector<QPointF> clipped(const std::vector<QPointF> &ring, const Side &side)
{
    std::vector<QPointF> inner;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const QPointF from = ring[i], to = ring[i + 1 == ring.size() ? 0 : i + 1];
        const double depthFrom = side.offset - dot(side.normal, from), depthTo = side.offset - dot(side.normal, to);
        if (depthFrom >= 0)
            inner.push_back(from);
        if ((depthFrom > 0 && depthTo < 0) || (depthFrom < 0 && depthTo > 0))
            inner.push_back(from + (to - from) * (depthFrom / (depthFrom - depthTo)));
    }
    return inner;
}

std::vector<QPointF> withoutRepeats(const std::vector<QPointF> &ring)
{
    std::vector<QPointF> distinct;
    for (QPointF point : ring) {
        if (distinct.empty() || !same(distinct.back(), point))
            distinct.push_back(point);
    }
    while (distinct.size() > 1 && same(distinct.front(), distinct.back()))
        distinct.pop_back();
    return distinct;
}

} // namespace

ColliderParts::ColliderParts(const Primitive &primitive, Extent extent, bool withSeams) : m_hasSeams(withSeams)
{
    std::visit([this, extent](const auto &value) { add(value, extent); }, primitive);
    for (Parts *parts : {&m_parts, &m_seams, &m_patches, &m_edges})
        pointInto(*parts);
}

void ColliderParts::add(const Obb &box, Extent extent)
{
    if (!isFiniteBox(box))
        return;
    m_box = box;
    m_box.halfWidth = std::abs(box.halfWidth);
    m_box.halfHeight = std::abs(box.halfHeight);
    const std::optional<QPointF> axis = normalized(box.axis);
    if ((m_box.halfWidth == 0 && m_box.halfHeight == 0) || !axis) {
        addCorners({&m_box.center, 1}, m_parts);
        return;
    }
    const QPointF across = perpendicular(*axis);
    const std::array<QPointF, 5> normals{-across, *axis, across, -*axis, -across};
    const bool isArea = extent == Extent::Area;
    if (m_box.halfWidth == 0 || m_box.halfHeight == 0) {
        const bool isTall = m_box.halfWidth == 0;
        addBoxCorners(isTall ? heightSigns : widthSigns, std::array{normals[isTall ? 1 : 0], normals[isTall ? 3 : 2]});
        m_parts.parts.back().isFirstFree = m_parts.parts.back().isLastFree = isArea;
    } else if (isArea) {
        addBoxCorners(std::span(boxSigns, 4), std::span(normals).first(4));
    } else {
        for (std::size_t i = 0; i < 4; ++i)
            addBoxCorners(std::span(boxSigns + i, 2), std::array{normals[i], -normals[i]});
    }
}

void ColliderParts::add(const Circle &circle, Extent extent)
{
    if (!isFinite(circle.center) || !std::isfinite(circle.radius))
        return;
    addCorners({&circle.center, 1}, m_parts);
    addRound(circle.radius, extent);
}

void ColliderParts::add(const Ellipse &ellipse, Extent extent)
{
    if (!isFinite(ellipse.center) || !isFinite(ellipse.axis) || !std::isfinite(ellipse.radiusX)
        || !std::isfinite(ellipse.radiusY))
        return;
    if (ellipse.radiusX == 0 || ellipse.radiusY == 0) {
        add(Obb{ellipse.center, ellipse.radiusX, ellipse.radiusY, ellipse.axis}, extent);
        return;
    }
    m_ellipse = ellipse;
    m_ellipse.radiusX = std::abs(ellipse.radiusX);
    m_ellipse.radiusY = std::abs(ellipse.radiusY);
    ConvexPart part;
    part.ellipse = &m_ellipse;
    part.isOutline = extent == Extent::Curve;
    part.box = Trammel::bounds(m_ellipse);
    part.slack = ellipseSlack * largestCoordinate(part.box);
    m_parts.parts.push_back(part);
    m_parts.begins.emplace_back();
}

void ColliderParts::add(const RoundedBox &box, Extent extent)
{
    if (!std::isfinite(box.radius))
        return;
    add(box.core, box.radius == 0 ? extent : Extent::Area);
    if (!m_parts.parts.empty())
        addRound(box.radius, extent);
}

void ColliderParts::add(const Polyline &polyline, Extent)
{
    if (!areFinite(polyline.points))
        return;
    const std::span<const QPointF> points(polyline.points.data(), std::size_t(polyline.points.size()));
    addChain(points, false, m_parts);
    if (m_parts.parts.empty() || m_parts.parts.front().corners.size() < 2 || same(points.front(), points.back()))
        return;
    m_parts.parts.front().isFirstFree = true;
    m_parts.parts.back().isLastFree = true;
}

void ColliderParts::add(const Polygon &polygon, Extent extent)
{
    if (!areFinite(polygon.outline) || !std::all_of(polygon.holes.begin(), polygon.holes.end(), areFinite))
        return;
    if (extent == Extent::Area)
        addArea(polygon);
    else
        addRings(polygon, m_parts);
}

void ColliderParts::addArea(const Polygon &polygon)
{
    Polygon simple = polygon;
    Triangulation triangulation = triangulate(simple);
    for (int round = 0; round < 4 && triangulation.refusal == Triangulation::Refusal::CrossingEdges; ++round) {
        std::optional<Polygon> cut = cutAtCrossings(simple);
        if (!cut)
            break;
        simple = *std::move(cut);
        triangulation = triangulate(simple);
    }
    if (triangulation.indices.empty()) {
        addRings(polygon, m_parts);
        return;
    }
    std::vector<QPointF> points(simple.outline.begin(), simple.outline.end());
    for (const QList<QPointF> &hole : simple.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    std::vector<std::vector<quint32>> pieces;
    for (ConvexPiece &piece : convexPieces(simple, triangulation)) {
        std::vector<QPointF> corners;
        for (quint32 index : piece.indices)
            corners.push_back(points[index]);
        addCorners(corners, m_parts);
        pieces.push_back(std::move(piece.indices));
    }
    if (m_hasSeams)
        addSeams(simple, pieces);
    if (triangulation.indices.size() / 3 + 2 != points.size() + 2 * std::size_t(simple.holes.size()))
        addRings(polygon, m_edges);
}

namespace {

// Clipping a patch takes time in the sides of both pieces, and one piece may have seams with a hundred thousand
// others. A large piece is therefore reduced to a few corners: a smaller convex set within it, with the seam as an
// edge, gives a smaller patch that is still valid.
std::vector<quint32> cornersNear(const std::vector<quint32> &piece, std::size_t seam)
{
    constexpr std::size_t Many = 64;
    constexpr std::size_t Kept = 12;
    if (piece.size() <= Many)
        return piece;
    std::vector<quint32> corners{piece[seam]};
    for (std::size_t i = 1; i < piece.size(); i += piece.size() / Kept)
        corners.push_back(piece[(seam + i) % piece.size()]);
    return corners;
}

} // namespace

void ColliderParts::addSeams(const Polygon &polygon, const std::vector<std::vector<quint32>> &pieces)
{
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const QList<QPointF> &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    struct Edge
    {
        quint32 low;
        quint32 high;
        std::size_t piece;
        /// The index of the edge within its piece.
        std::size_t place;
    };
    std::vector<Edge> edges;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
        const std::vector<quint32> &indices = pieces[piece];
        for (std::size_t i = 0; i < indices.size(); ++i) {
            const auto [low, high] = std::minmax(indices[i], indices[i + 1 == indices.size() ? 0 : i + 1]);
            edges.push_back({low, high, piece, i});
        }
    }
    std::sort(edges.begin(), edges.end(),
              [](const Edge &a, const Edge &b) { return std::pair(a.low, a.high) < std::pair(b.low, b.high); });
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
        if (edges[i].low != edges[i + 1].low || edges[i].high != edges[i + 1].high)
            continue;
        const std::array<QPointF, 2> seam{points[edges[i].low], points[edges[i].high]};
        addCorners(seam, m_seams);

        Aabb2 box;
        std::vector<Side> sides;
        for (const Edge &edge : {edges[i], edges[i + 1]}) {
            const std::vector<quint32> indices = cornersNear(pieces[edge.piece], edge.place);
            for (std::size_t j = 0; j < indices.size(); ++j) {
                const quint32 from = indices[j], to = indices[j + 1 == indices.size() ? 0 : j + 1];
                box.include(points[from]);
                if (std::minmax(from, to) != std::minmax(edges[i].low, edges[i].high))
                    sides.push_back(sideOf(points[from], points[to]));
            }
        }
        const Quad quad = Quad::fromBox(box);
        std::vector<QPointF> patch(quad.corners.begin(), quad.corners.end());
        for (const Side &side : sides)
            patch = clipped(patch, side);
        patch = withoutRepeats(patch);
        if (patch.size() > 2)
            addCorners(patch, m_patches);
    }
}

void ColliderParts::addRings(const Polygon &polygon, Parts &parts)
{
    addChain({polygon.outline.data(), std::size_t(polygon.outline.size())}, true, parts);
    for (const QList<QPointF> &hole : polygon.holes)
        addChain({hole.data(), std::size_t(hole.size())}, true, parts);
}

void ColliderParts::addChain(std::span<const QPointF> points, bool isClosed, Parts &parts)
{
    const std::size_t count = parts.parts.size();
    for (std::size_t i = 0; i + (isClosed ? 0 : 1) < points.size(); ++i) {
        const std::array<QPointF, 2> ends{points[i], points[i + 1 == points.size() ? 0 : i + 1]};
        if (!same(ends[0], ends[1]))
            addCorners(ends, parts);
    }
    if (parts.parts.size() == count && !points.empty())
        addCorners(points.first(1), parts);
}

void ColliderParts::addCorners(std::span<const QPointF> corners, Parts &parts)
{
    std::vector<Side> sides;
    if (corners.size() == 1) {
        for (QPointF normal : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            sides.push_back({normal, dot(normal, corners.front())});
    } else {
        for (std::size_t i = 0; i < corners.size(); ++i)
            sides.push_back(sideOf(corners[i], corners[i + 1 == corners.size() ? 0 : i + 1]));
    }
    append({}, corners, sides, parts);
}

/// The normals come from the axis: the rounded corners of a small box far from the origin are too inaccurate.
void ColliderParts::addBoxCorners(std::span<const CornerSigns> signs, std::span<const QPointF> normals)
{
    const QPointF width = m_box.axis * m_box.halfWidth, height = perpendicular(m_box.axis) * m_box.halfHeight;
    std::vector<QPointF> corners;
    for (CornerSigns sign : signs)
        corners.push_back(m_box.center + width * sign.s + height * sign.t);
    std::vector<Side> sides;
    for (QPointF normal : normals) {
        double offset = dot(normal, corners.front());
        for (QPointF corner : corners)
            offset = std::max(offset, dot(normal, corner));
        sides.push_back({normal, offset});
    }
    ConvexPart part;
    part.orientedBox = &m_box;
    part.signs = signs;
    append(part, corners, sides, m_parts);
}

/// The spans become valid in pointInto(), because the arrays still grow.
void ColliderParts::append(ConvexPart part, std::span<const QPointF> corners, std::span<const Side> sides, Parts &parts)
{
    part.slack = straightSlack * largestCoordinate(boundsOf(corners));
    part.box = boundsOf(corners).expanded(part.slack);
    part.corners = corners;
    part.sides = sides;
    parts.parts.push_back(part);
    parts.begins.push_back({m_corners.size(), m_sides.size()});
    m_corners.insert(m_corners.end(), corners.begin(), corners.end());
    m_sides.insert(m_sides.end(), sides.begin(), sides.end());
}

void ColliderParts::addRound(double radius, Extent extent)
{
    ConvexPart &part = m_parts.parts.back();
    part.radius = std::abs(radius);
    if (part.radius == 0)
        return;
    part.isFirstFree = part.isLastFree = false;
    part.isOutline = extent == Extent::Curve;
    part.slack += straightSlack * part.radius;
    part.box = part.box.expanded(part.radius * (1 + straightSlack));
}

void ColliderParts::pointInto(Parts &parts)
{
    for (std::size_t i = 0; i < parts.parts.size(); ++i) {
        ConvexPart &part = parts.parts[i];
        if (part.ellipse)
            continue;
        part.corners = {m_corners.data() + parts.begins[i].first, part.corners.size()};
        part.sides = {m_sides.data() + parts.begins[i].second, part.sides.size()};
    }
}

} // namespace Trammel
