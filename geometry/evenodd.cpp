#include "geometry/evenodd_p.h"

#include "geometry/orientation.h"
#include "geometry/vector.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace Trammel {

namespace {

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

Polygon cutAtCrossings(const Polygon &polygon)
{
    std::vector<std::vector<Edge>> rings{edgesOf(polygon.outline)};
    for (const QList<QPointF> &hole : polygon.holes)
        rings.push_back(edgesOf(hole));
    std::vector<Edge *> edges;
    for (std::vector<Edge> &ring : rings) {
        for (Edge &edge : ring)
            edges.push_back(&edge);
    }
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            if (const std::optional<QPointF> cut = crossing(*edges[i], *edges[j])) {
                edges[i]->cuts.push_back(*cut);
                edges[j]->cuts.push_back(*cut);
            }
        }
    }
    Polygon answer{ringOf(rings.front()), {}};
    for (std::size_t i = 1; i < rings.size(); ++i)
        answer.holes.append(ringOf(rings[i]));
    return answer;
}

} // namespace Trammel
