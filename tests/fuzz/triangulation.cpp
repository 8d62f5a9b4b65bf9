#include "tests/fuzz/bytes.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/winding.h>

#include <array>
#include <cstdlib>
#include <vector>

using namespace Trammel;

namespace {

void expect(bool isSo)
{
    if (!isSo)
        std::abort();
}

std::vector<QPointF> pointsOf(const Polygon &polygon)
{
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const QList<QPointF> &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    return points;
}

std::vector<Segment> edgesOf(const Polygon &polygon)
{
    std::vector<Segment> edges;
    const auto add = [&edges](const QList<QPointF> &ring) {
        for (qsizetype i = 0; i < ring.size(); ++i)
            edges.push_back({ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]});
    };
    add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        add(hole);
    return edges;
}

/// Checks that a point lies in the right number of triangles.
void expectCoverage(const Polygon &polygon, const Triangulation &triangulation, const std::vector<QPointF> &points,
                    QPointF point)
{
    int inside = 0, touching = 0;
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
        const std::array<QPointF, 3> corners{points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                                             points[triangulation.indices[i + 2]]};
        const Location location = locate(point, std::span<const QPointF>(corners), FillRule::NonZero);
        inside += location == Location::Inside;
        touching += location == Location::Boundary;
    }
    const Location location = locate(point, polygon, FillRule::EvenOdd);
    expect(inside <= 1 && (inside == 0 || touching == 0));
    expect(location != Location::Inside || inside + touching > 0);
    expect(location != Location::Outside || inside + touching == 0);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes({data, size});
    const Polygon polygon = polygonFrom(bytes);
    const std::vector<QPointF> points = pointsOf(polygon);
    const std::vector<Segment> edges = edgesOf(polygon);
    const Triangulation triangulation = triangulate(polygon);
    const Simplicity simple = isSimple(polygon), open = isSimple(polygon, Reading::Open);

    expect(triangulation.indices.size() % 3 == 0);
    expect((triangulation.error == Triangulation::Error::None) == !triangulation.indices.empty());
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
        expect(orientation(points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                           points[triangulation.indices[i + 2]])
               > 0);
    }
    if (triangulation.error == Triangulation::Error::CrossingEdges) {
        const auto [a, b] = triangulation.crossingEdges;
        expect(a < b && intersects(edges[a], edges[b], Reading::Open));
        expect(!open);
    }
    if (simple.error == Simplicity::Error::EdgesMeet)
        expect(intersects(edges[simple.edges[0]], edges[simple.edges[1]]));
    if (open.error == Simplicity::Error::EdgesMeet)
        expect(intersects(edges[open.edges[0]], edges[open.edges[1]], Reading::Open) && !simple);
    if (simple)
        expect(open && triangulation.error == Triangulation::Error::None);
    const std::vector<ConvexPiece> pieces = convexPieces(polygon, triangulation);
    expect(pieces.size() <= triangulation.indices.size() / 3);

    if (triangulation.error != Triangulation::Error::None)
        return 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(points.size(), 24); ++i) {
        const QPointF middle = points[i] / 2 + points[points.size() - 1 - i] / 2;
        expectCoverage(polygon, triangulation, points, middle);
        expectCoverage(polygon, triangulation, points, middle * 0.75 + points[points.size() / 2] * 0.25);
    }
    return 0;
}
