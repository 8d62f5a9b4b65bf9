#include "geometry/minimumtranslation_p.h"

#include "geometry/pairsums_p.h"
#include "geometry/sat_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// Far more than rounding makes of a length, far less than matters.
constexpr double tie = 1e-12;

/// Sums of the widths and heights of both.
double sizeOf(const Outlined &a, const Outlined &b)
{
    const auto [widthA, heightA] = a.contour.hull.bounds().size();
    const auto [widthB, heightB] = b.contour.hull.bounds().size();
    return widthA + heightA + widthB + heightB;
}

/// Each pair takes some hundred bytes.
constexpr std::size_t MostPairs = 4'000'000;

class Search
{
public:
    Search(const Outlined &a, const Outlined &b, double reach);

    std::optional<Contact> shortest();

private:
    /// An edge of the convolution, and how far it is from the origin but for rounding.
    struct Candidate
    {
        double distance;
        SumLine line;
    };
    static bool isFarther(const Candidate &a, const Candidate &b) { return a.distance > b.distance; }

    void addEdges(const Contour &owner, const Contour &other, bool isOfFirst);
    void explore(const SumEdge &edge);
    void walk(const SumEdge &edge, std::optional<quint32> sum, bool isForward);
    bool isTooFar(double distance) const { return distance > m_limit * (1 + tie) + m_slack; }
    void consider(const SumPlace &place);

    double m_limit;
    /// How far rounded distances of candidates may be off.
    double m_slack;
    PairSums m_sums;
    /// A heap, the nearest first: most are never asked for.
    std::vector<Candidate> m_candidates;
    WayOut m_way;
};

Search::Search(const Outlined &a, const Outlined &b, double reach)
    : m_limit(reach), m_slack(4e-15 * sizeOf(a, b) + slackOfBoxes(a.parts.front(), b.parts.front())),
      m_sums(a.parts, b.parts, reach), m_way(fromCentreToCentre(a, b))
{
    m_candidates.reserve(a.contour.edges.size() + b.contour.edges.size());
    addEdges(a.contour, b.contour, true);
    addEdges(b.contour, a.contour, false);
    std::make_heap(m_candidates.begin(), m_candidates.end(), isFarther);
}

// Where the union's boundary is nearest to the origin, it lies on an edge whose outer side is not the
// origin's: a straight way from the origin has just left a sum by it. There, a tip touches the edge with all
// that is near it on the outer side.
void Search::addEdges(const Contour &owner, const Contour &other, bool isOfFirst)
{
    for (const Contour::Edge &edge : owner.edges) {
        const SumLine ofEdge{edge.part, nullptr, edge.corner, 0, isOfFirst};
        const QPointF normal = edge.part->sides[edge.corner].normal, begin = edge.part->corners[edge.corner];
        const QPointF along = edge.part->corners[ofEdge.edgeEnd()] - begin;
        const double square = lengthSquared(along);
        for (const Contour::Tip &tip : other.tips) {
            if (dot(normal, tip.first) < -tie || dot(normal, tip.last) < -tie)
                continue;
            const QPointF from = begin - tip.point;
            const double offset = dot(normal, from);
            if (offset < -tie * (std::abs(from.x()) + std::abs(from.y())) || isTooFar(offset))
                continue;
            const double place = -dot(from, along);
            const bool isNearestWithin = place > 0 && place < square;
            const double distance =
                isNearestWithin ? std::abs(offset) : std::sqrt(lengthSquared(place > 0 ? from + along : from));
            if (!isTooFar(distance))
                m_candidates.push_back({distance, {edge.part, tip.part, edge.corner, tip.corner, isOfFirst}});
        }
    }
}

std::optional<Contact> Search::shortest()
{
    while (!m_candidates.empty() && !isTooFar(m_candidates.front().distance)) {
        std::pop_heap(m_candidates.begin(), m_candidates.end(), isFarther);
        explore(SumEdge(m_candidates.back().line));
        m_candidates.pop_back();
    }
    return m_way.isFound() ? std::optional(m_way.best()) : std::nullopt;
}

void Search::explore(const SumEdge &edge)
{
    const SumPlace nearest = edge.nearest();
    const std::optional<quint32> sum = m_sums.holder(nearest, std::nullopt);
    if (!sum) {
        consider(nearest);
        return;
    }
    if (nearest.kind != SumPlace::Kind::To)
        walk(edge, sum, true);
    if (nearest.kind != SumPlace::Kind::From)
        walk(edge, sum, false);
}

/// From sum to sum along an edge, to the first place in none.
void Search::walk(const SumEdge &edge, std::optional<quint32> sum, bool isForward)
{
    // A sum that was left is not met again.
    for (std::size_t steps = 0; sum && steps < m_sums.count(); ++steps) {
        const std::optional<SumPlace> exit = m_sums.exit(*sum, edge, isForward);
        if (!exit || isTooFar(std::sqrt(lengthSquared(exit->point)) - exit->slack))
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
    return length(way) > tie * sizeOf(a, b) ? way : QPointF();
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
