#include "widgets/model/routing/polylineroute_p.h"

#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>

namespace Trammel {

namespace {

/// Whether a segment leaves the outline that holds its start. A start on the outline is rounded.
bool leaves(const Segment &segment, const RouteOutline &outline)
{
    constexpr double share = 1e-6;
    const double slack = share * std::max(outline.bounds().size()[0], outline.bounds().size()[1]);
    const bool isOpen = std::holds_alternative<Polyline>(outline.primitive());
    if (!isOpen && locate(segment.from, outline.primitive()) == Location::Inside
        && distance(PrimitiveView(segment.from), asCurve(outline.primitive())) > slack)
        return true;
    const QPointF way = segment.to - segment.from;
    const double whole = length(way);
    if (!(whole > slack))
        return true;
    return outline.isClear({segment.from + way * (slack / whole), segment.to}, 0, 0);
}

/// Whether the segment at an end is not tested against the area.
bool holdsEnd(const PolylineObstacle &obstacle)
{
    using Effect = PolylineObstacle::Effect;
    return obstacle.atFrom != Effect::Avoided || obstacle.atTo != Effect::Avoided;
}

/// The search for one route.
class Search
{
public:
    explicit Search(const PolylineRequest &request);

    PolylineRoute run();

private:
    using Cost = qint64;

    /// An end, or a corner of an area.
    struct Node
    {
        RouteArea::Corner corner;
        /// Whether the route can come from the inside of the area, so that it need not run along it.
        bool isLoose = false;
    };

    struct Label
    {
        Cost length = std::numeric_limits<Cost>::max();
        int bends = 0;
        std::size_t parent = 0;
        bool isClosed = false;
    };

    /// An edge to a node whose freedom has not been tested.
    struct Entry
    {
        Cost estimate;
        int bends;
        std::size_t node;
        std::size_t parent;
        Cost length;

        auto key() const { return std::tie(estimate, bends, node, parent); }
        friend bool operator>(const Entry &a, const Entry &b) { return a.key() > b.key(); }
    };

    static constexpr std::size_t From = 0;
    static constexpr std::size_t To = 1;

    /// Whether a line along a segment does not cut into the area at a corner, so that a shortest route can bend there.
    static bool isTangent(const Node &node, QPointF other);
    void expand(std::size_t node);

    const PolylineRequest &m_request;
    double m_quantum = 1;
    std::vector<Node> m_nodes;
    std::vector<Label> m_labels;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue;
};

Search::Search(const PolylineRequest &request) : m_request(request)
{
    constexpr double relative = 1e-12, smallest = 1e-60;
    Aabb2 box;
    box.include(request.from);
    box.include(request.to);
    std::vector<Node> corners;
    for (const PolylineObstacle &obstacle : request.obstacles) {
        box = box.united(obstacle.area->bounds());
        for (const RouteArea::Corner &corner : obstacle.area->corners()) {
            const bool isCovered =
                std::any_of(request.obstacles.begin(), request.obstacles.end(), [&](const PolylineObstacle &other) {
                    return &other != &obstacle && !holdsEnd(other) && other.area->isInside(corner.point);
                });
            if (!isCovered && (request.window.isEmpty() || request.window.contains(corner.point)))
                corners.push_back({corner, holdsEnd(obstacle)});
        }
    }
    const auto key = [](const Node &node) {
        const RouteArea::Corner &each = node.corner;
        return std::make_tuple(each.point.x(), each.point.y(), each.before.x(), each.before.y(), each.after.x(),
                               each.after.y(), node.isLoose);
    };
    std::sort(corners.begin(), corners.end(), [&](const auto &a, const auto &b) { return key(a) < key(b); });
    m_quantum = std::max(relative * (box.size()[0] + box.size()[1]), smallest);
    m_nodes = {{{request.from, {}, {}}, true}, {{request.to, {}, {}}, true}};
    m_nodes.insert(m_nodes.end(), corners.begin(), corners.end());
    m_labels.resize(m_nodes.size());
}

bool Search::isTangent(const Node &node, QPointF other)
{
    const RouteArea::Corner &corner = node.corner;
    return node.isLoose
        || orientation(other, corner.point, corner.before) * orientation(other, corner.point, corner.after) >= 0;
}

void Search::expand(std::size_t node)
{
    const QPointF here = m_nodes[node].corner.point;
    const Label &label = m_labels[node];
    for (std::size_t next = To; next < m_nodes.size(); ++next) {
        const QPointF there = m_nodes[next].corner.point;
        if (m_labels[next].isClosed || (same(here, there) && next != To) || !isTangent(m_nodes[node], there)
            || !isTangent(m_nodes[next], here))
            continue;
        // Rounded up and down, so that the estimate never decreases along a route.
        const Cost length = label.length + Cost(std::ceil(Trammel::length(there - here) / m_quantum));
        const Cost rest = Cost(std::floor(Trammel::length(m_request.to - there) / m_quantum));
        m_queue.push({length + rest, label.bends + (next == To ? 0 : 1), next, node, length});
    }
}

PolylineRoute Search::run()
{
    m_labels[From] = {0, 0, From, true};
    expand(From);
    constexpr std::size_t mostEntries = 1'000'000;
    while (!m_queue.empty() && m_queue.size() <= mostEntries) {
        const Entry entry = m_queue.top();
        m_queue.pop();
        Label &label = m_labels[entry.node];
        const Segment segment{m_nodes[entry.parent].corner.point, m_nodes[entry.node].corner.point};
        if (label.isClosed || !isFree(m_request, segment, entry.parent == From, entry.node == To))
            continue;
        label = {entry.length, entry.bends, entry.parent, true};
        if (entry.node != To) {
            expand(entry.node);
            continue;
        }
        QList<QPointF> points;
        for (std::size_t node = To; node != From; node = m_labels[node].parent)
            points.prepend(m_nodes[node].corner.point);
        points.prepend(m_request.from);
        return {points, false};
    }
    return {{m_request.from, m_request.to}, true};
}

} // namespace

bool isFree(const PolylineRequest &request, const Segment &segment, bool isFirst, bool isLast)
{
    return std::all_of(request.obstacles.begin(), request.obstacles.end(), [&](const PolylineObstacle &obstacle) {
        using Effect = PolylineObstacle::Effect;
        const Effect first = isFirst ? obstacle.atFrom : Effect::Avoided;
        const Effect last = isLast ? obstacle.atTo : Effect::Avoided;
        if (first == Effect::Cut || last == Effect::Cut)
            return true;
        if (first == Effect::Avoided && last == Effect::Avoided)
            return !obstacle.area->isEnteredBy(segment);
        return (first == Effect::Avoided || leaves(segment, *obstacle.outline))
            && (last == Effect::Avoided || leaves({segment.to, segment.from}, *obstacle.outline));
    });
}

PolylineRoute polylineRoute(const PolylineRequest &request)
{
    if (!isFinite(request.from) || !isFinite(request.to))
        return {{}, true};
    return Search(request).run();
}

} // namespace Trammel
