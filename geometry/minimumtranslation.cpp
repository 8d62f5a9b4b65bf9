#include "geometry/minimumtranslation_p.h"

#include "geometry/pairsums_p.h"
#include "geometry/sat_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// Far more than rounding makes of a length, far less than matters.
constexpr double tie = 1e-12;

/// Each pair takes some hundred bytes.
constexpr std::size_t MostPairs = 4'000'000;

/// An edge that an edge of one outline and a tip of the other make: where the two can touch.
struct ConvolutionEdge
{
    SumLine line;
    SumPlace nearest;
    double distance;
};

/// The place of an edge that is nearest to the origin.
SumPlace nearestPlace(const SumLine &line)
{
    const QPointF from = line.from(), to = line.to(), along = to - from;
    const double share = -dot(from, along) / lengthSquared(along);
    // An end that is as near but for rounding is the better known.
    if (!(share > 1e-15))
        return {&line, SumPlace::Kind::From, nullptr, 0, from};
    if (!(share < 1 - 1e-15))
        return {&line, SumPlace::Kind::To, nullptr, 1, to};
    const QPointF normal = line.normal();
    return {&line, SumPlace::Kind::Nearest, nullptr, share, normal * dot(normal, from)};
}

class Search
{
public:
    Search(const Outlined &a, const Outlined &b, double reach);

    std::optional<Contact> shortest();

private:
    void addEdges(const Contour &owner, const Contour &other, bool isOfFirst);
    void explore(const SumPlace &nearest);
    void walk(const SumLine &line, const PairSums::Sum *sum, bool isForward);
    bool isTooFar(double distance) const { return distance > m_limit * (1 + tie); }
    void consider(const SumPlace &place);

    double m_limit;
    PairSums m_sums;
    std::vector<ConvolutionEdge> m_edges;
    WayOut m_way;
};

Search::Search(const Outlined &a, const Outlined &b, double reach)
    : m_limit(reach), m_sums(a.parts, b.parts, reach), m_way(fromCentreToCentre(a, b))
{
    addEdges(a.contour, b.contour, true);
    addEdges(b.contour, a.contour, false);
    std::sort(m_edges.begin(), m_edges.end(),
              [](const ConvolutionEdge &p, const ConvolutionEdge &q) { return p.distance < q.distance; });
}

// Where the union's boundary is nearest to the origin, it lies on an edge whose outer side is not the
// origin's: a straight way from the origin has just left a sum by it. There, a tip touches the edge with all
// that is near it on the outer side.
void Search::addEdges(const Contour &owner, const Contour &other, bool isOfFirst)
{
    for (const Contour::Edge &edge : owner.edges) {
        const QPointF normal = edge.part->sides[edge.corner].normal;
        for (const Contour::Tip &tip : other.tips) {
            if (dot(normal, tip.first) < -tie || dot(normal, tip.last) < -tie)
                continue;
            const SumLine line{edge.part, tip.part, edge.corner, tip.corner, isOfFirst};
            const QPointF from = line.from();
            if (dot(line.normal(), from) < -tie * (std::abs(from.x()) + std::abs(from.y())))
                continue;
            const double distance = length(nearestPlace(line).point);
            if (!isTooFar(distance))
                m_edges.push_back({line, {}, distance});
        }
    }
}

std::optional<Contact> Search::shortest()
{
    for (const ConvolutionEdge &edge : m_edges) {
        if (isTooFar(edge.distance))
            break;
        explore(nearestPlace(edge.line));
    }
    return m_way.isFound() ? std::optional(m_way.best()) : std::nullopt;
}

void Search::explore(const SumPlace &nearest)
{
    const PairSums::Sum *sum = m_sums.holder(nearest, nullptr);
    if (!sum) {
        consider(nearest);
        return;
    }
    if (nearest.kind != SumPlace::Kind::To)
        walk(*nearest.line, sum, true);
    if (nearest.kind != SumPlace::Kind::From)
        walk(*nearest.line, sum, false);
}

/// From sum to sum along an edge, to the first place in none.
void Search::walk(const SumLine &line, const PairSums::Sum *sum, bool isForward)
{
    while (sum) {
        const std::optional<SumPlace> exit = m_sums.exit(*sum, line, isForward);
        if (!exit || isTooFar(length(exit->point)))
            return;
        sum = m_sums.holder(*exit, sum);
        if (!sum)
            consider(*exit);
        else if (exit->kind != SumPlace::Kind::Crossing)
            return;
    }
}

void Search::consider(const SumPlace &place)
{
    const QPointF way = place.accuratePoint();
    const double depth = length(way);
    m_way.consider(depth > 0 ? way / depth : place.line->normal(), depth);
    m_limit = std::min(m_limit, depth);
}

} // namespace

QPointF fromCentreToCentre(const Outlined &a, const Outlined &b)
{
    const QPointF way = b.contour.centre() - a.contour.centre();
    const Aabb2 boxA = a.contour.hull.bounds(), boxB = b.contour.hull.bounds();
    const double size = (boxA.max[0] - boxA.min[0]) + (boxA.max[1] - boxA.min[1]) + (boxB.max[0] - boxB.min[0])
        + (boxB.max[1] - boxB.min[1]);
    return length(way) > tie * size ? way : QPointF();
}

Contact straightTranslation(const Outlined &a, const Outlined &b)
{
    // Out of the hulls is a way, if not the shortest.
    const Contact ofHulls = contact(a.contour.hull, b.contour.hull).value_or(Contact());
    if (a.parts.size() > MostPairs / b.parts.size())
        return ofHulls;
    const double slack = a.parts.front().slack + b.parts.front().slack;
    return Search(a, b, ofHulls.depth * (1 + tie) + slack).shortest().value_or(ofHulls);
}

} // namespace Trammel
