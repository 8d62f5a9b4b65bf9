#include "geometry/boolean/arrangement_p.h"

#include "geometry/base/edges_p.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/overlappingpairs.h>

#include <algorithm>
#include <bit>

namespace Trammel {

namespace {

/// The double nearest to the quotient of two polynomials, if their values with twice the digits of a double decide it:
/// if the quotient is not almost in the middle between two doubles.
template <class Above, class Below> std::optional<double> quickNearestRatio(const Above &above, const Below &below)
{
    const Doubled numerator = above(NumberMaker<Doubled>()), denominator = below(NumberMaker<Doubled>());
    const std::optional<double> dividend = numerator.value(1e-14), divisor = denominator.value(1e-14);
    if (!dividend || !divisor)
        return std::nullopt;
    const double estimate = *dividend / *divisor;
    if (!(std::abs(estimate) > 1e-250) || !(std::abs(*dividend) > 1e-250))
        return std::nullopt;
    const Doubled remainder = numerator - Doubled(estimate) * denominator;
    if (remainder.sign() == 0)
        return estimate;
    const std::optional<double> rest = remainder.value(1e-3);
    if (!rest)
        return std::nullopt;
    const double correction = *rest / *divisor, nearest = estimate + correction;
    const double lost = (estimate - nearest) + correction;
    const double halfStep = (std::nextafter(std::abs(nearest), 0) - std::abs(nearest)) / -2;
    return std::abs(lost) + 0.002 * std::abs(correction) < halfStep ? std::optional(nearest) : std::nullopt;
}

/// The double nearest to the quotient of two polynomials, which is within [least, most].
template <class Above, class Below>
double nearestRatio(const Above &above, const Below &below, double least, double most)
{
    if (const std::optional<double> nearest = quickNearestRatio(above, below))
        return *nearest;
    double value = std::clamp(accurateRatio(above, below), least, most);
    const int sign = exactSign(below);
    // Whether the exact quotient is nearer to a neighbor of the value, or in the middle and the neighbor is even.
    const auto isBeyond = [&](double neighbor, int side) {
        if (!std::isfinite(neighbor) || neighbor < least || neighbor > most)
            return false;
        const int beyond = exactSign([&](auto exact) {
                               const auto numerator = above(exact);
                               return numerator + numerator - (exact(value) + exact(neighbor)) * below(exact);
                           })
            * sign * side;
        return beyond > 0 || (beyond == 0 && std::bit_cast<quint64>(neighbor) % 2 == 0);
    };
    for (int side : {1, -1}) {
        double neighbor = std::nextafter(value, side * HUGE_VAL);
        while (isBeyond(neighbor, side)) {
            value = neighbor;
            neighbor = std::nextafter(value, side * HUGE_VAL);
        }
    }
    return value;
}

} // namespace

std::optional<Arrangement> Arrangement::of(std::span<const FilledRings> operands, std::size_t maximumCrossings)
{
    Arrangement arrangement;
    if (!arrangement.addEdges(operands))
        return std::nullopt;
    arrangement.addPointNodes();
    arrangement.linkTwins();
    if (!arrangement.addCuts(maximumCrossings))
        return std::nullopt;
    arrangement.sortCuts();
    arrangement.addArcs(operands);
    arrangement.sortAroundNodes();
    arrangement.findCycles();
    arrangement.findComponents();
    return arrangement;
}

bool Arrangement::addEdges(std::span<const FilledRings> operands)
{
    for (std::size_t operand = 0; operand < operands.size(); ++operand) {
        const QList<QList<QPointF>> &rings = operands[operand].rings;
        for (qsizetype ring = 0; ring < rings.size(); ++ring) {
            const QList<QPointF> &points = rings[ring];
            for (qsizetype i = 0; i < points.size(); ++i) {
                const QPointF from = points[i], to = points[i + 1 < points.size() ? i + 1 : 0];
                if (!isFinite(from))
                    return false;
                if (!same(from, to))
                    m_edges.push_back({from, to, quint32(operand), quint32(ring), quint32(i), None, None});
            }
        }
    }
    return true;
}

/// Numbers the points of the operands in the order of isBefore().
void Arrangement::addPointNodes()
{
    struct Start
    {
        QPointF point;
        quint32 edge;
    };
    std::vector<Start> starts;
    starts.reserve(m_edges.size());
    for (quint32 i = 0; i < m_edges.size(); ++i)
        starts.push_back({m_edges[i].from, i});
    std::sort(starts.begin(), starts.end(), [](const Start &a, const Start &b) { return isBefore(a.point, b.point); });
    for (const Start &start : starts) {
        if (m_nodes.empty() || !same(m_nodes.back().point, start.point))
            m_nodes.push_back({start.point});
        m_edges[start.edge].fromNode = quint32(m_nodes.size() - 1);
    }
    // An edge ends where the next edge of its ring starts.
    for (std::size_t first = 0, end = 0; first < m_edges.size(); first = end) {
        while (end < m_edges.size() && m_edges[end].operand == m_edges[first].operand
               && m_edges[end].ring == m_edges[first].ring)
            ++end;
        for (std::size_t i = first; i < end; ++i)
            m_edges[i].toNode = m_edges[i + 1 < end ? i + 1 : first].fromNode;
    }
    m_sameNodes = DisjointSets(m_nodes.size());
}

/// Links the edges that have both ends in common, so that many equal shapes are compared only once.
void Arrangement::linkTwins()
{
    std::vector<quint32> order(m_edges.size());
    std::iota(order.begin(), order.end(), 0);
    const auto ends = [this](quint32 edge) { return std::minmax(m_edges[edge].fromNode, m_edges[edge].toNode); };
    std::sort(order.begin(), order.end(), [&](quint32 a, quint32 b) {
        const std::pair<quint32, quint32> endsOfA = ends(a), endsOfB = ends(b);
        return endsOfA != endsOfB ? endsOfA < endsOfB : a < b;
    });
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        if (ends(order[i]) == ends(order[i + 1])) {
            m_edges[order[i]].nextTwin = order[i + 1];
            m_edges[order[i + 1]].isTwin = true;
        }
    }
}

bool Arrangement::addCuts(std::size_t maximumCrossings)
{
    std::vector<quint32> edges;
    std::vector<Aabb2> boxes;
    for (quint32 i = 0; i < m_edges.size(); ++i) {
        const Edge &edge = m_edges[i];
        if (edge.isTwin)
            continue;
        edges.push_back(i);
        boxes.push_back(boxOf(edge.from, edge.to));
        m_cuts.push_back({i, edge.fromNode, 0, 0});
        m_cuts.push_back({i, edge.toNode, 1, 0});
    }
    const std::size_t endCount = m_cuts.size();
    std::size_t pairCount = 0;
    return visitOverlappingPairs(boxes, [&](std::span<const IndexPair> pairs) {
        for (const IndexPair &pair : pairs)
            cutPair(edges[pair.first], edges[pair.second]);
        pairCount += pairs.size();
        return (m_cuts.size() - endCount) / 2 <= maximumCrossings && pairCount / 100 <= maximumCrossings;
    });
}

void Arrangement::cutPair(quint32 a, quint32 b)
{
    const Edge &one = m_edges[a], &other = m_edges[b];
    const int otherFrom = orientation(one.from, one.to, other.from);
    const int otherTo = orientation(one.from, one.to, other.to);
    if (otherFrom * otherTo > 0)
        return;
    const int oneFrom = orientation(other.from, other.to, one.from);
    const int oneTo = orientation(other.from, other.to, one.to);
    if (oneFrom * oneTo > 0)
        return;
    if (otherFrom * otherTo < 0 && oneFrom * oneTo < 0) {
        const quint32 node = m_sameNodes.add();
        m_nodes.push_back({{}, a, b});
        addCut(a, node);
        addCut(b, node);
        return;
    }
    // A point on the line of an edge is inside the edge if it is between the edge's ends in the order of isBefore().
    const auto cutInside = [this](quint32 edge, int side, quint32 node) {
        const Segment ends = inOrder({m_edges[edge].from, m_edges[edge].to});
        const QPointF point = m_nodes[node].point;
        if (side == 0 && isBefore(ends.from, point) && isBefore(point, ends.to))
            addCut(edge, node);
    };
    cutInside(a, otherFrom, other.fromNode);
    cutInside(a, otherTo, other.toNode);
    cutInside(b, oneFrom, one.fromNode);
    cutInside(b, oneTo, one.toNode);
}

/// The exact place of a node on an edge: 0 at its start and 1 at its end.
template <class Maker> auto Arrangement::placeOf(const Maker &exact, quint32 edge, quint32 node) const
{
    const Edge &along = m_edges[edge];
    const Node &at = m_nodes[node];
    const auto direction = exact(along.to) - exact(along.from);
    using Number = decltype(direction.x);
    if (at.first == None) {
        const QPointF rounded = along.to - along.from;
        if (std::abs(rounded.x()) > std::abs(rounded.y()))
            return Fraction<Number>{exact(at.point.x()) - exact(along.from.x()), direction.x};
        return Fraction<Number>{exact(at.point.y()) - exact(along.from.y()), direction.y};
    }
    const Edge &other = m_edges[at.first == edge ? at.second : at.first];
    const auto otherDirection = exact(other.to) - exact(other.from);
    return Fraction<Number>{cross(exact(other.from) - exact(along.from), otherDirection),
                            cross(direction, otherDirection)};
}

void Arrangement::addCut(quint32 edge, quint32 node)
{
    constexpr double RelativeError = 1e-10;
    const auto estimate = [&](auto exact) -> std::optional<double> {
        const auto place = placeOf(exact, edge, node);
        const std::optional<double> above = place.above.value(RelativeError), below = place.below.value(RelativeError);
        if (!above || !below || !(std::abs(*above / *below) > DBL_MIN))
            return std::nullopt;
        return *above / *below;
    };
    std::optional<double> place = estimate(NumberMaker<Filtered>());
    if (!place)
        place = estimate(NumberMaker<Doubled>());
    double error = HUGE_VAL;
    if (place) {
        error = *place * 4 * RelativeError;
    } else {
        const auto exactPlace = placeOf(NumberMaker<Dyadic>(), edge, node);
        place = ratio(exactPlace.above, exactPlace.below);
    }
    m_cuts.push_back({edge, node, std::clamp(*place, 0.0, 1.0), error});
}

int Arrangement::comparePlaces(const Cut &a, const Cut &b) const
{
    if (std::abs(a.place - b.place) > a.error + b.error)
        return a.place < b.place ? -1 : 1;
    if (a.node == b.node)
        return 0;
    const auto below = [&](const Cut &cut) {
        return exactSign([&](auto exact) { return placeOf(exact, cut.edge, cut.node).below; });
    };
    return below(a) * below(b) * exactSign([&](auto exact) {
               const auto first = placeOf(exact, a.edge, a.node), second = placeOf(exact, b.edge, b.node);
               return first.above * second.below - second.above * first.below;
           });
}

void Arrangement::sortCuts()
{
    // The cuts are grouped by their edges first, so that only the cuts of one edge are compared.
    m_firstCuts.assign(m_edges.size() + 1, 0);
    for (const Cut &cut : m_cuts)
        ++m_firstCuts[cut.edge + 1];
    std::partial_sum(m_firstCuts.begin(), m_firstCuts.end(), m_firstCuts.begin());
    std::vector<Cut> grouped(m_cuts.size());
    std::vector<quint32> ends(m_firstCuts.begin(), m_firstCuts.end() - 1);
    for (const Cut &cut : m_cuts)
        grouped[ends[cut.edge]++] = cut;
    for (std::size_t edge = 0; edge < m_edges.size(); ++edge) {
        if (m_edges[edge].isTwin)
            continue;
        // The first two cuts are the ends of the edge. All others are inside.
        const auto begin = grouped.begin() + m_firstCuts[edge], end = grouped.begin() + m_firstCuts[edge + 1];
        std::rotate(begin + 1, begin + 2, end);
        const auto inner = std::span(begin + 1, end - 1);
        if (inner.empty())
            continue;
        std::sort(inner.begin(), inner.end(), [&](const Cut &a, const Cut &b) { return comparePlaces(a, b) < 0; });
        for (std::size_t i = 0; i + 1 < inner.size(); ++i) {
            if (comparePlaces(inner[i], inner[i + 1]) == 0)
                m_sameNodes.unite(inner[i].node, inner[i + 1].node);
        }
    }
    for (Cut &cut : grouped)
        cut.node = m_sameNodes.find(cut.node);
    // Nodes that turned out to be the same point follow each other on an edge.
    m_cuts.clear();
    for (std::size_t edge = 0, i = 0; edge < m_edges.size(); ++edge) {
        const std::size_t end = m_firstCuts[edge + 1];
        m_firstCuts[edge] = quint32(m_cuts.size());
        for (; i < end; ++i) {
            if (m_cuts.size() == m_firstCuts[edge] || m_cuts.back().node != grouped[i].node)
                m_cuts.push_back(grouped[i]);
        }
    }
    m_firstCuts.back() = quint32(m_cuts.size());
}

void Arrangement::addArcs(std::span<const FilledRings> operands)
{
    struct Piece
    {
        quint32 low;
        quint32 high;
        quint32 cut;
        bool isForward;
    };
    // Sorted by counting the lower nodes first, which have few pieces each.
    std::vector<quint32> ends(m_nodes.size() + 1);
    const auto forEachPiece = [this](const auto &function) {
        for (quint32 cut = 0; cut + 1 < m_cuts.size(); ++cut) {
            const quint32 from = m_cuts[cut].node, to = m_cuts[cut + 1].node;
            if (m_cuts[cut].edge == m_cuts[cut + 1].edge)
                function(Piece{std::min(from, to), std::max(from, to), cut, from < to});
        }
    };
    forEachPiece([&](const Piece &piece) { ++ends[piece.low + 1]; });
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    std::vector<Piece> pieces(ends.back());
    forEachPiece([&](const Piece &piece) { pieces[ends[piece.low]++] = piece; });
    for (std::size_t node = 0, first = 0; node < m_nodes.size(); first = ends[node++]) {
        std::sort(pieces.begin() + first, pieces.begin() + ends[node],
                  [](const Piece &a, const Piece &b) { return a.high != b.high ? a.high < b.high : a.cut < b.cut; });
    }
    m_arcsOfCuts.assign(m_cuts.size(), None);
    for (std::size_t i = 0; i < pieces.size();) {
        const Piece &first = pieces[i];
        const quint32 arc = quint32(m_arcs.size()), firstChange = quint32(m_changes.size());
        std::size_t end = i;
        for (; end < pieces.size() && pieces[end].low == first.low && pieces[end].high == first.high; ++end)
            addChanges(m_cuts[pieces[end].cut].edge, pieces[end].isForward);
        mergeChanges(firstChange, operands);
        if (m_changes.size() > firstChange) {
            m_arcs.push_back({first.cut, first.isForward, firstChange});
            m_origins.push_back(first.low);
            m_origins.push_back(first.high);
            for (; i < end; ++i)
                m_arcsOfCuts[pieces[i].cut] = arc;
        }
        i = end;
    }
}

/// Adds the changes by an edge and its twins. The edge itself runs from the lower node of the arc to the higher one if
/// isForward is true.
void Arrangement::addChanges(quint32 edge, bool isForward)
{
    const quint32 start = m_edges[edge].fromNode;
    for (quint32 twin = edge; twin != None; twin = m_edges[twin].nextTwin)
        m_changes.push_back({m_edges[twin].operand, (m_edges[twin].fromNode == start) == isForward ? 1 : -1});
}

/// Adds up the changes of each operand, from a place in the list on, and removes those without an effect.
void Arrangement::mergeChanges(std::size_t first, std::span<const FilledRings> operands)
{
    const auto begin = m_changes.begin() + std::ptrdiff_t(first);
    std::sort(begin, m_changes.end(), [](const Change &a, const Change &b) { return a.operand < b.operand; });
    auto kept = begin;
    for (auto next = begin; next != m_changes.end();) {
        Change sum{next->operand, 0};
        for (; next != m_changes.end() && next->operand == sum.operand; ++next)
            sum.amount += next->amount;
        if (operands[sum.operand].rule == FillRule::EvenOdd ? sum.amount % 2 != 0 : sum.amount != 0)
            *kept++ = sum;
    }
    m_changes.erase(kept, m_changes.end());
}

std::span<const Arrangement::Change> Arrangement::changes(quint32 arc) const
{
    const std::size_t end = arc + 1 < m_arcs.size() ? m_arcs[arc + 1].firstChange : m_changes.size();
    return std::span(m_changes).subspan(m_arcs[arc].firstChange, end - m_arcs[arc].firstChange);
}

Segment Arrangement::line(quint32 halfEdge) const
{
    const Arc &arc = m_arcs[halfEdge / 2];
    const Edge &edge = m_edges[m_cuts[arc.cut].edge];
    return arc.isForward == (halfEdge % 2 == 0) ? Segment{edge.from, edge.to} : Segment{edge.to, edge.from};
}

int Arrangement::turn(quint32 from, quint32 to) const
{
    const Segment a = line(from), b = line(to);
    return exactSign([&](auto exact) { return cross(exact(a.to) - exact(a.from), exact(b.to) - exact(b.from)); });
}

bool Arrangement::isInUpperHalf(quint32 halfEdge) const
{
    const Segment along = line(halfEdge);
    return along.to.y() != along.from.y() ? along.to.y() > along.from.y() : along.to.x() > along.from.x();
}

void Arrangement::sortAroundNodes()
{
    m_firstAround.assign(m_nodes.size() + 1, 0);
    for (quint32 origin : m_origins)
        ++m_firstAround[origin + 1];
    std::partial_sum(m_firstAround.begin(), m_firstAround.end(), m_firstAround.begin());
    m_around.resize(m_origins.size());
    std::vector<quint32> ends(m_firstAround.begin(), m_firstAround.end() - 1);
    for (quint32 halfEdge = 0; halfEdge < m_origins.size(); ++halfEdge)
        m_around[ends[m_origins[halfEdge]]++] = halfEdge;
    for (std::size_t node = 0; node < m_nodes.size(); ++node) {
        // Two half-edges follow each other in any order.
        if (m_firstAround[node + 1] - m_firstAround[node] < 3)
            continue;
        std::sort(m_around.begin() + m_firstAround[node], m_around.begin() + m_firstAround[node + 1],
                  [this](quint32 a, quint32 b) {
                      const bool isUpper = isInUpperHalf(a);
                      return isUpper != isInUpperHalf(b) ? isUpper : turn(a, b) > 0;
                  });
    }
    m_placesAround.resize(m_around.size());
    for (quint32 i = 0; i < m_around.size(); ++i)
        m_placesAround[m_around[i]] = i;
}

quint32 Arrangement::beforeAround(quint32 halfEdge) const
{
    const quint32 node = m_origins[halfEdge], place = m_placesAround[halfEdge];
    return m_around[(place == m_firstAround[node] ? m_firstAround[node + 1] : place) - 1];
}

quint32 Arrangement::next(quint32 halfEdge) const
{
    return beforeAround(halfEdge ^ 1);
}

void Arrangement::findCycles()
{
    m_cycles.assign(m_origins.size(), None);
    for (quint32 start = 0; start < m_origins.size(); ++start) {
        if (m_cycles[start] != None)
            continue;
        for (quint32 halfEdge = start; m_cycles[halfEdge] == None; halfEdge = next(halfEdge))
            m_cycles[halfEdge] = quint32(m_cycleStarts.size());
        m_cycleStarts.push_back(start);
    }
}

void Arrangement::findComponents()
{
    DisjointSets connected(m_nodes.size());
    for (std::size_t arc = 0; arc < m_arcs.size(); ++arc)
        connected.unite(m_origins[2 * arc], m_origins[2 * arc + 1]);
    // The smallest node of a component is its leftmost one and a point of an operand: at a crossing, every edge
    // continues on both sides. All its half-edges lead to the right, or straight down on screen.
    std::vector<quint32> leftmost;
    for (quint32 node = 0; node < m_nodes.size(); ++node) {
        if (m_firstAround[node] == m_firstAround[node + 1] || connected.find(node) != node)
            continue;
        quint32 last = m_around[m_firstAround[node]];
        for (quint32 i = m_firstAround[node] + 1; i < m_firstAround[node + 1]; ++i) {
            if (turn(last, m_around[i]) > 0)
                last = m_around[i];
        }
        leftmost.push_back(node);
        m_components.push_back({m_cycles[last], None});
    }
    if (m_components.size() < 2)
        return;
    // A horizontal ray to the left of each component meets only edges of its strip.
    double top = HUGE_VAL, bottom = -HUGE_VAL;
    for (const Edge &edge : m_edges) {
        top = std::min(top, edge.from.y());
        bottom = std::max(bottom, edge.from.y());
    }
    std::vector<std::vector<quint32>> strips(std::min(m_components.size(), std::size_t(256)));
    const double height = bottom / double(strips.size()) - top / double(strips.size());
    const auto stripOf = [&](double y) {
        const double strip = (y - top) / height;
        return strip >= 0 ? std::min(std::size_t(std::min(strip, 1e6)), strips.size() - 1) : std::size_t(0);
    };
    for (quint32 i = 0; i < m_edges.size(); ++i) {
        if (m_edges[i].isTwin)
            continue;
        const auto [low, high] = std::minmax({m_edges[i].from.y(), m_edges[i].to.y()});
        for (std::size_t strip = stripOf(low); strip <= stripOf(high); ++strip)
            strips[strip].push_back(i);
    }
    for (std::size_t i = 0; i < m_components.size(); ++i) {
        const QPointF point = m_nodes[leftmost[i]].point;
        m_components[i].parentCycle = cycleLeftOf(point, strips[stripOf(point.y())]);
    }
}

/// The cycle around the face that is directly to the left of a point, at a height infinitesimally below it on screen.
/// None if no edge is to the left.
quint32 Arrangement::cycleLeftOf(QPointF point, std::span<const quint32> edges) const
{
    quint32 nearest = None, cycle = None;
    for (quint32 i : edges) {
        const Edge &edge = m_edges[i];
        const bool isDownward = edge.from.y() <= point.y();
        if (isDownward == (edge.to.y() <= point.y()))
            continue;
        const int side = orientation(edge.from, edge.to, point);
        if (side == 0 || (side < 0) != isDownward || (nearest != None && !isNearer(i, nearest, point)))
            continue;
        // The part of the edge at that height; the places are in order of height.
        const auto first = m_cuts.begin() + m_firstCuts[i], last = m_cuts.begin() + m_firstCuts[i + 1];
        const auto after = std::partition_point(
            first + 1, last - 1, [&](const Cut &cut) { return isAtOrAbove(cut.node, point.y()) == isDownward; });
        const quint32 arc = m_arcsOfCuts[std::size_t(after - 1 - m_cuts.begin())];
        if (arc == None)
            continue;
        nearest = i;
        // The half-edge that runs upward on screen bounds the face on its right.
        const Segment along = line(2 * arc);
        cycle = m_cycles[along.to.y() < along.from.y() ? 2 * arc : 2 * arc + 1];
    }
    return cycle;
}

/// Whether an edge passes to the right of another one at the height of a point, or meets it there and is to the right
/// of it directly below. Both cross that height.
bool Arrangement::isNearer(quint32 a, quint32 b, QPointF point) const
{
    const Edge &one = m_edges[a], &other = m_edges[b];
    const int sides = (one.from.y() < one.to.y() ? 1 : -1) * (other.from.y() < other.to.y() ? 1 : -1);
    const int difference = exactSign([&](auto exact) {
        const auto direction = exact(one.to) - exact(one.from), otherDirection = exact(other.to) - exact(other.from);
        const auto x = exact(one.from.x()) * direction.y + (exact(point.y()) - exact(one.from.y())) * direction.x;
        const auto otherX =
            exact(other.from.x()) * otherDirection.y + (exact(point.y()) - exact(other.from.y())) * otherDirection.x;
        return x * otherDirection.y - otherX * direction.y;
    });
    if (difference != 0)
        return difference * sides > 0;
    return sides * exactSign([&](auto exact) {
               return cross(exact(one.to) - exact(one.from), exact(other.to) - exact(other.from));
           })
        > 0;
}

bool Arrangement::isAtOrAbove(quint32 node, double y) const
{
    const Node &at = m_nodes[node];
    if (at.first == None)
        return at.point.y() <= y;
    const Edge &along = m_edges[at.first];
    const auto below = [&](auto exact) { return placeOf(exact, at.first, node).below; };
    return exactSign(below) * exactSign([&](auto exact) {
               const auto place = placeOf(exact, at.first, node);
               return (exact(along.from.y()) - exact(y)) * place.below
                   + place.above * (exact(along.to.y()) - exact(along.from.y()));
           })
        <= 0;
}

QPointF Arrangement::pointOf(quint32 node) const
{
    const Node &at = m_nodes[node];
    if (at.first == None)
        return at.point;
    const Edge &along = m_edges[at.first], &other = m_edges[at.second];
    const auto below = [&](auto exact) { return placeOf(exact, at.first, node).below; };
    const auto coordinate = [&](double from, double to, double otherFrom, double otherTo) {
        const auto above = [&](auto exact) {
            const auto place = placeOf(exact, at.first, node);
            return exact(from) * place.below + place.above * (exact(to) - exact(from));
        };
        const auto [low, high] = std::minmax({from, to});
        const auto [otherLow, otherHigh] = std::minmax({otherFrom, otherTo});
        return nearestRatio(above, below, std::max(low, otherLow), std::min(high, otherHigh));
    };
    return {coordinate(along.from.x(), along.to.x(), other.from.x(), other.to.x()),
            coordinate(along.from.y(), along.to.y(), other.from.y(), other.to.y())};
}

CombinedEdge Arrangement::source(quint32 halfEdge) const
{
    const Arc &arc = m_arcs[halfEdge / 2];
    const Edge &edge = m_edges[m_cuts[arc.cut].edge];
    const double start = m_cuts[arc.cut].place, end = m_cuts[arc.cut + 1].place;
    const bool isForward = arc.isForward == (halfEdge % 2 == 0);
    return {pointOf(m_origins[halfEdge]), false, edge.operand, edge.ring, edge.index, isForward ? start : end,
            isForward ? end : start};
}

} // namespace Trammel
