#include "geometry/minkowski/minimumtranslation_p.h"

#include "geometry/convex/shortestmove_p.h"
#include "geometry/minkowski/minkowskipairs_p.h"

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// A relative tolerance far above the rounding error of a length and far below any relevant difference.
constexpr double tie = 1e-12;

/// The sum of the widths and heights of both shapes.
double sizeOf(const Outlined &a, const Outlined &b)
{
    const auto [widthA, heightA] = a.contour.hull.bounds().size();
    const auto [widthB, heightB] = b.contour.hull.bounds().size();
    return widthA + heightA + widthB + heightB;
}

/// The limit on pairs of parts. Each pair takes about a hundred bytes.
constexpr std::size_t MostPairs = 4'000'000;

class Search
{
public:
    Search(const Outlined &a, const Outlined &b, double reach);

    std::optional<Contact> shortest();

private:
    /// An edge of the convolution, and its distance from the origin up to rounding.
    struct Candidate
    {
        double distance;
        MinkowskiLine line;
    };
    static constexpr auto isFarther = [](const Candidate &a, const Candidate &b) { return a.distance > b.distance; };

    void addEdges(const Contour &owner, const Contour &other, bool isOfFirst);
    void explore(const MinkowskiEdge &edge);
    void walk(const MinkowskiEdge &edge, std::optional<quint32> difference, bool isForward);
    bool isTooFar(double distance) const { return distance > m_limit * (1 + tie) + m_slack; }
    void consider(const MinkowskiPoint &place);

    double m_limit;
    /// The error bound of differences of corners, as far as it is due to the rounded corners of boxes.
    double m_slackOfBoxes;
    /// The error bound of the rounded distances of candidates.
    double m_slack;
    MinkowskiPairs m_differences;
    /// A heap with the nearest candidate first: most candidates are never explored.
    std::vector<Candidate> m_candidates;
    ShortestMove m_way;
};

Search::Search(const Outlined &a, const Outlined &b, double reach)
    : m_limit(reach), m_slackOfBoxes(slackOfBoxes(a.parts.front(), b.parts.front())),
      m_slack(4e-15 * sizeOf(a, b) + m_slackOfBoxes), m_differences(a, b, reach), m_way(fromCenterToCenter(a, b))
{
    m_candidates.reserve(a.contour.edges.size() + b.contour.edges.size());
    addEdges(a.contour, b.contour, true);
    addEdges(b.contour, a.contour, false);
    std::make_heap(m_candidates.begin(), m_candidates.end(), isFarther);
}

// The boundary point of the union of all Minkowski differences that is nearest to the origin lies on an edge with the
// origin on its inner side, because the straight path from the origin leaves a Minkowski difference there. At this
// point, a tip touches the edge, and everything next to the tip is on the outer side of the edge.
void Search::addEdges(const Contour &owner, const Contour &other, bool isOfFirst)
{
    for (const Contour::Edge &edge : owner.edges) {
        const MinkowskiLine ofEdge{edge.part, nullptr, edge.corner, 0, isOfFirst};
        const QPointF normal = edge.part->sides()[edge.corner].normal, begin = edge.part->corners()[edge.corner];
        const QPointF along = edge.part->corners()[ofEdge.edgeEnd()] - begin;
        const double square = lengthSquared(along);
        for (const Contour::Tip &tip : other.tips) {
            if (dot(normal, tip.first) < -tie || dot(normal, tip.last) < -tie)
                continue;
            const QPointF from = begin - tip.point;
            const double offset = dot(normal, from);
            if (offset < -tie * (std::abs(from.x()) + std::abs(from.y())) - m_slackOfBoxes || isTooFar(offset))
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
        explore(MinkowskiEdge(m_candidates.back().line));
        m_candidates.pop_back();
    }
    return m_way.isFound() ? std::optional(m_way.best()) : std::nullopt;
}

void Search::explore(const MinkowskiEdge &edge)
{
    const MinkowskiPoint nearest = edge.nearest();
    const std::optional<quint32> difference = m_differences.holder(nearest, std::nullopt);
    if (!difference) {
        consider(nearest);
        return;
    }
    if (nearest.kind != MinkowskiPoint::Kind::To)
        walk(edge, difference, true);
    if (nearest.kind != MinkowskiPoint::Kind::From)
        walk(edge, difference, false);
}

/// Follows an edge from one Minkowski difference to the next, up to the first point that lies in none.
void Search::walk(const MinkowskiEdge &edge, std::optional<quint32> difference, bool isForward)
{
    // An edge does not enter a Minkowski difference again after leaving it.
    for (std::size_t steps = 0; difference && steps < m_differences.count(); ++steps) {
        const std::optional<MinkowskiPoint> exit = m_differences.exit(*difference, edge, isForward);
        if (!exit || isTooFar(std::sqrt(lengthSquared(exit->point)) - exit->slack))
            return;
        difference = m_differences.holder(*exit, difference);
        if (!difference)
            consider(*exit);
        else if (exit->kind != MinkowskiPoint::Kind::Crossing)
            return;
    }
}

void Search::consider(const MinkowskiPoint &place)
{
    const QPointF way = place.accuratePoint();
    const double depth = length(way);
    m_way.consider(normalized(way).value_or(place.line->normal()), depth);
    m_limit = std::min(m_limit, depth);
}

} // namespace

QPointF fromCenterToCenter(const Outlined &a, const Outlined &b)
{
    const QPointF way = b.contour.center() - a.contour.center();
    return length(way) > tie * sizeOf(a, b) ? way : QPointF();
}

Contact straightTranslation(const Outlined &a, const Outlined &b)
{
    // Separating the convex hulls is a valid translation, if not the shortest.
    const Contact ofHulls = contact(a.contour.hull, b.contour.hull).value_or(Contact());
    if (a.parts.size() > MostPairs / b.parts.size())
        return ofHulls;
    const double slack = a.parts.front().slack() + b.parts.front().slack();
    return Search(a, b, ofHulls.depth * (1 + tie) + slack).shortest().value_or(ofHulls);
}

} // namespace Trammel
