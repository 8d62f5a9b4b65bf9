#include "geometry/collision/colliderparts_p.h"

#include "geometry/base/segments_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/overlappingpairs.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace Trammel {

namespace {

// Limits the time: a ring of thousands of points may cross itself millions of times.
constexpr std::size_t MostCuts = 10'000;
constexpr std::size_t MostPairs = 20'000'000;

struct Edge
{
    QPointF from;
    QPointF to;
    std::vector<QPointF> cuts;
};

std::vector<Edge> edgesOf(const QList<QPointF> &ring)
{
    std::vector<Edge> edges;
    for (qsizetype i = 0; i < ring.size(); ++i)
        edges.push_back({ring[i], ring[(i + 1) % ring.size()], {}});
    return edges;
}

std::optional<QPointF> crossing(const Edge &a, const Edge &b)
{
    if (orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) >= 0
        || orientation(b.from, b.to, a.from) * orientation(b.from, b.to, a.to) >= 0)
        return std::nullopt;
    const QPointF along = b.to - b.from;
    const double before = cross(along, a.from - b.from), after = cross(along, a.to - b.from);
    const double place = before == after ? 0.5 : std::clamp(before / (before - after), 0.0, 1.0);
    return a.from + (a.to - a.from) * place;
}

QList<QPointF> ringOf(std::vector<Edge> &edges)
{
    QList<QPointF> ring;
    for (Edge &edge : edges) {
        std::sort(edge.cuts.begin(), edge.cuts.end(), [&edge](QPointF a, QPointF b) {
            return lengthSquared(a - edge.from) < lengthSquared(b - edge.from);
        });
        ring.append(edge.from);
        for (QPointF cut : edge.cuts)
            ring.append(cut);
    }
    return ring;
}

} // namespace

std::optional<Polygon> cutAtCrossings(const Polygon &polygon)
{
    std::vector<std::vector<Edge>> rings{edgesOf(polygon.outline)};
    for (const QList<QPointF> &hole : polygon.holes)
        rings.push_back(edgesOf(hole));
    std::vector<Edge *> edges;
    std::vector<Aabb2> boxes;
    for (std::vector<Edge> &ring : rings) {
        for (Edge &edge : ring) {
            edges.push_back(&edge);
            boxes.push_back(boxOf(edge.from, edge.to));
        }
    }
    std::size_t pairCount = 0, cuts = 0;
    const bool isDone = visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
        for (const auto &[first, second] : pairs) {
            if (const std::optional<QPointF> cut = crossing(*edges[first], *edges[second])) {
                ++cuts;
                edges[first]->cuts.push_back(*cut);
                edges[second]->cuts.push_back(*cut);
            }
        }
        pairCount += pairs.size();
        return cuts <= MostCuts && pairCount <= MostPairs;
    });
    if (!isDone)
        return std::nullopt;
    Polygon answer{ringOf(rings.front()), {}};
    for (std::size_t i = 1; i < rings.size(); ++i)
        answer.holes.append(ringOf(rings[i]));
    return answer;
}

} // namespace Trammel
