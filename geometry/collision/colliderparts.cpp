#include "geometry/collision/colliderparts_p.h"

#include "geometry/base/chain_p.h"
#include "geometry/convex/pointside_p.h"
#include "geometry/numbers/scale_p.h"
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <limits>
#include <memory>

namespace Trammel {

namespace {

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

std::vector<QPointF> withoutRepeats(std::vector<QPointF> ring)
{
    ring.erase(std::unique(ring.begin(), ring.end(), same), ring.end());
    while (ring.size() > 1 && same(ring.front(), ring.back()))
        ring.pop_back();
    return ring;
}

/// The time to clip a patch grows with the number of sides of both pieces, and one piece may have seams with a hundred
/// thousand others. A large piece is therefore reduced to a few corners: a smaller convex set within it, with the seam
/// as an edge, gives a smaller patch that is still valid.
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

ColliderParts::ColliderParts(const Primitive &primitive, Extent extent, bool withSeams) : m_hasSeams(withSeams)
{
    if (isFinite(primitive))
        std::visit([this, extent](const auto &value) { add(value, extent); }, primitive);
    m_areAreas = !m_parts.empty() && std::all_of(m_parts.begin(), m_parts.end(), [](const Convex &part) {
        return part.hasArea() && !part.isCurve();
    });
}

void ColliderParts::add(const Obb &box, Extent extent)
{
    const QPointF axis = normalized(box.axis).value_or(QPointF(1, 0)), across = perpendicular(axis);
    const std::array<QPointF, 5> normals{-across, axis, across, -axis, -across};
    const Convex whole(box);
    if (whole.hasArea() && extent == Extent::Curve) {
        for (std::size_t i = 0; i < 4; ++i)
            addHull(Convex::sideOf(box, int(i)), std::array{normals[i], -normals[i]});
    } else if (whole.size() == 2) {
        const bool isTall = box.halfWidth == 0;
        addHull(whole, std::array{normals[isTall ? 1 : 0], normals[isTall ? 3 : 2]});
    } else {
        // A point has four sides as well.
        addHull(whole, std::span(normals).first(4));
    }
}

void ColliderParts::add(const Circle &circle, Extent extent)
{
    add(RoundedBox{{circle.center, 0, 0, QPointF(1, 0)}, circle.radius}, extent);
}

void ColliderParts::add(const Ellipse &ellipse, Extent extent)
{
    if (hasArea(ellipse))
        m_parts.emplace_back(ellipse).setExtent(extent);
    else
        add(asSegment(ellipse), extent);
}

void ColliderParts::add(const RoundedBox &box, Extent extent)
{
    add(box.core, box.radius == 0 ? extent : Extent::Area);
    if (box.radius == 0)
        return;
    Convex round(box);
    round.setSides(m_parts.back().sides());
    round.setExtent(extent);
    m_parts.back() = round;
}

void ColliderParts::add(const Polyline &polyline, Extent)
{
    const std::span<const QPointF> points = polyline.points;
    addChain(points, false, m_parts);
    if (m_parts.empty() || same(points.front(), points.back()))
        return;
    const bool isSingle = m_parts.size() == 1;
    m_parts.front().setFreeEnds(true, isSingle);
    m_parts.back().setFreeEnds(isSingle, true);
}

void ColliderParts::add(const Polygon &polygon, Extent extent)
{
    if (const std::optional<Segment> flat = flatSegment(polygon)) {
        const std::array ends{flat->from, flat->to};
        addCorners(std::span(ends).first(same(ends[0], ends[1]) ? 1 : 2), m_parts);
        m_parts.back().setFreeEnds(true, true);
    } else if (extent == Extent::Area) {
        addArea(polygon);
    } else {
        addRings(polygon, m_parts);
    }
}

void ColliderParts::addArea(const Polygon &polygon)
{
    Polygon simple = polygon;
    // By the even-odd rule, a hole without an outline is filled.
    const auto isRing = [](const QList<QPointF> &ring) { return ring.size() >= 3; };
    if (const auto ring = std::find_if(simple.holes.begin(), simple.holes.end(), isRing);
        !isRing(simple.outline) && ring != simple.holes.end())
        std::swap(simple.outline, *ring);
    Triangulation triangulation = triangulate(simple);
    for (int round = 0; round < 4 && triangulation.error == Triangulation::Error::CrossingEdges; ++round) {
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
    const std::vector<QPointF> points = pointsOf(simple);
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

void ColliderParts::addSeams(const Polygon &polygon, const std::vector<std::vector<quint32>> &pieces)
{
    const std::vector<QPointF> points = pointsOf(polygon);
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
        patch = withoutRepeats(std::move(patch));
        if (patch.size() > 2)
            addCorners(patch, m_patches);
    }
}

void ColliderParts::addRings(const Polygon &polygon, Parts &parts)
{
    addChain(polygon.outline, true, parts);
    for (const QList<QPointF> &hole : polygon.holes)
        addChain(hole, true, parts);
}

void ColliderParts::addChain(std::span<const QPointF> points, bool isClosed, Parts &parts)
{
    const std::size_t count = parts.size();
    for (std::size_t i = 0; i + (isClosed ? 0 : 1) < points.size(); ++i) {
        const std::array<QPointF, 2> ends{points[i], points[i + 1 == points.size() ? 0 : i + 1]};
        if (!same(ends[0], ends[1]))
            addCorners(ends, parts);
    }
    if (parts.size() == count && !points.empty())
        addCorners(points.first(1), parts);
}

void ColliderParts::addCorners(std::span<const QPointF> corners, Parts &parts)
{
    std::span<Side> sides = newSides(corners.size() == 1 ? 4 : corners.size());
    if (corners.size() == 1) {
        constexpr std::array normals{QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)};
        for (std::size_t i = 0; i < 4; ++i)
            sides[i] = {normals[i], dot(normals[i], corners.front())};
    } else {
        for (std::size_t i = 0; i < corners.size(); ++i)
            sides[i] = sideOf(corners[i], corners[i + 1 == corners.size() ? 0 : i + 1]);
    }
    QPointF *own = static_cast<QPointF *>(m_memory.allocate(corners.size_bytes(), alignof(QPointF)));
    std::uninitialized_copy(corners.begin(), corners.end(), own);
    parts.emplace_back(std::span<const QPointF>(own, corners.size()), sides).setFreeEnds(false, false);
}

/// Adds a box, a side of a box or a point. The normals come from the axis: the rounded corners of a small box far
/// from the origin are too inaccurate to compute them.
void ColliderParts::addHull(Convex hull, std::span<const QPointF> normals)
{
    const std::span<Side> sides = newSides(normals.size());
    for (std::size_t i = 0; i < normals.size(); ++i) {
        double offset = -std::numeric_limits<double>::infinity();
        for (QPointF corner : hull.corners())
            offset = std::max(offset, dot(normals[i], corner));
        sides[i] = {normals[i], offset};
    }
    hull.setSides(sides);
    m_parts.push_back(hull);
}

std::span<Side> ColliderParts::newSides(std::size_t count)
{
    return {new (m_memory.allocate(count * sizeof(Side), alignof(Side))) Side[count], count};
}

} // namespace Trammel
