#include "geometry/collision/colliderparts_p.h"

#include <trammel/geometry/orientation.h>
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

    double left() const { return std::min(from.x(), to.x()); }
    double right() const { return std::max(from.x(), to.x()); }
    double top() const { return std::min(from.y(), to.y()); }
    double bottom() const { return std::max(from.y(), to.y()); }
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
    for (std::vector<Edge> &ring : rings) {
        for (Edge &edge : ring)
            edges.push_back(&edge);
    }
    // Only edges with overlapping bounding boxes can cross. The edges are sorted by their left ends, and each edge is
    // compared with the following ones that begin before it ends.
    std::sort(edges.begin(), edges.end(), [](const Edge *a, const Edge *b) { return a->left() < b->left(); });
    std::size_t pairs = 0, cuts = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        Edge &edge = *edges[i];
        for (std::size_t j = i + 1; j < edges.size() && edges[j]->left() <= edge.right(); ++j) {
            Edge &other = *edges[j];
            if (++pairs > MostPairs)
                return std::nullopt;
            if (other.top() > edge.bottom() || edge.top() > other.bottom())
                continue;
            if (const std::optional<QPointF> cut = crossing(edge, other)) {
                if (++cuts > MostCuts)
                    return std::nullopt;
                edge.cuts.push_back(*cut);
                other.cuts.push_back(*cut);
            }
        }
    }
    Polygon answer{ringOf(rings.front()), {}};
    for (std::size_t i = 1; i < rings.size(); ++i)
        answer.holes.append(ringOf(rings[i]));
    return answer;
}

} // namespace Trammel
