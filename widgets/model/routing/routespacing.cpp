#include "widgets/model/routing/routespacing_p.h"

#include "widgets/model/routing/orthogonalpath_p.h"
#include "widgets/model/routing/spacedgroup_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace Trammel {

namespace {

/// The distance by which a segment is moved at most.
constexpr double mostMoved = 40;
/// A group of more segments stays.
constexpr std::size_t mostSegments = 64;
/// At most so many segments of groups that become too large together are moved back at once.
constexpr std::size_t mostVisited = 256;
/// Smaller differences of coordinates are due to rounding.
constexpr double leastDifference = 1e-6;

void setCoordinate(QPointF &point, int axis, double value)
{
    axis == 0 ? point.setX(value) : point.setY(value);
}

/// A segment of a route, from one of its corners to the next one in either direction.
struct Step
{
    const QList<QPointF> &corners;
    qsizetype index;
    bool isForward;

    QPointF start() const { return corners[isForward ? index : index + 1]; }
    QPointF end() const { return corners[isForward ? index + 1 : index]; }
    QPointF way() const { return end() - start(); }
    std::optional<Step> next() const
    {
        const qsizetype after = index + (isForward ? 1 : -1);
        return after >= 0 && after + 1 < corners.size() ? std::optional(Step{corners, after, isForward}) : std::nullopt;
    }
    /// The side to which the route turns at the end: 1 for the right, -1 for the left, 0 at the end of the route.
    int turn() const
    {
        const std::optional<Step> after = next();
        const double sine = after ? cross(way(), after->way()) : 0;
        return (sine > 0) - (sine < 0);
    }
};

/// The side of a route on which another route leaves it, ahead of a common part: 1 for the right, -1 for the left, 0 if
/// one of them ends there.
int sideAhead(const Step &route, const Step &other)
{
    const double ahead = dot(other.end() - route.end(), route.way()) / length(route.way());
    if (ahead > leastDifference)
        return -route.turn();
    if (ahead < -leastDifference)
        return other.turn();
    if (route.turn() != other.turn())
        return route.turn() == 0 || other.turn() == 0 ? 0 : other.turn();
    const std::optional<Step> first = route.next(), second = other.next();
    return first && second ? sideAhead(*first, *second) : 0;
}

} // namespace

Aabb2 ChannelSpacing::boxOf(const Segment &segment, double across) const
{
    const auto axis = std::size_t(m_axis);
    Aabb2 box;
    box.min[axis] = segment.place - across;
    box.max[axis] = segment.place + across;
    box.min[1 - axis] = segment.from;
    box.max[1 - axis] = segment.to;
    return box;
}

void ChannelSpacing::set(quint32 id, const SpacedRoute &route)
{
    const auto found = m_routes.find(id);
    if (found != m_routes.end()) {
        if (found->second.given == route)
            return;
        remove(id);
    }
    if (!route.corners.isEmpty())
        add(id, route, route.corners, true);
}

void ChannelSpacing::restore(quint32 id, const SpacedRoute &route, const QList<QPointF> &spaced)
{
    add(id, route, spaced, false);
}

void ChannelSpacing::add(quint32 id, const SpacedRoute &given, const QList<QPointF> &spaced, bool isNew)
{
    Route &route = m_routes[id];
    route = {given, spaced, {}};
    m_largestSpacing = std::max(m_largestSpacing, given.spacing);
    const auto isPinned = [&](double place) {
        return std::any_of(given.pins.begin(), given.pins.end(), [&](const ConnectorPin &pin) {
            return (pin.orientation == Qt::Vertical) == (m_axis == 0)
                && std::abs(pin.position - place) <= leastDifference;
        });
    };
    const qsizetype count = given.corners.size() - 1;
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF a = given.corners[i], b = given.corners[i + 1];
        const double from = coordinate(a, 1 - m_axis), to = coordinate(b, 1 - m_axis);
        const double place = coordinate(a, m_axis);
        if (std::abs(coordinate(b, m_axis) - place) > leastDifference || std::abs(to - from) <= leastDifference)
            continue;
        Segment segment{id, &route, i, place, std::min(from, to), std::max(from, to)};
        segment.isFixed = (i == 0 && !given.isFromLoose) || (i + 1 == count && !given.isToLoose) || isPinned(place);
        if (m_unused.empty()) {
            m_unused.push_back(quint32(m_segments.size()));
            m_segments.emplace_back();
        }
        const quint32 number = m_unused.back();
        m_unused.pop_back();
        m_segments[number] = segment;
        route.segments.push_back(number);
        m_added.push_back({number, boxOf(segment, 0)});
        if (isNew)
            m_changed.push_back(boxOf(segment, 2 * (mostMoved + m_largestSpacing)));
    }
    if (isNew)
        m_moved.push_back(id);
    else
        std::for_each(route.segments.begin(), route.segments.end(),
                      [this](quint32 number) { m_segments[number].group = 1; });
}

void ChannelSpacing::remove(quint32 id)
{
    flush();
    const auto found = m_routes.find(id);
    for (quint32 number : found->second.segments) {
        m_changed.push_back(boxOf(m_segments[number], 2 * (mostMoved + m_largestSpacing)));
        m_index.remove(number);
        m_segments[number] = {};
        m_unused.push_back(number);
    }
    m_routes.erase(found);
}

void ChannelSpacing::flush()
{
    if (!m_added.empty())
        m_index.update(m_added);
    m_added.clear();
}

void ChannelSpacing::noteShapes(const Aabb2 &box)
{
    m_changed.push_back(box.expanded(mostMoved + UsualClearance + 1));
}

QList<QPointF> ChannelSpacing::corners(quint32 id) const
{
    const auto found = m_routes.find(id);
    return found == m_routes.end() ? QList<QPointF>() : found->second.corners;
}

SpacedRoute ChannelSpacing::given(quint32 id) const
{
    const auto found = m_routes.find(id);
    return found == m_routes.end() ? SpacedRoute() : found->second.given;
}

std::vector<quint32> ChannelSpacing::update(const SpacingLimits &limits)
{
    flush();
    m_oldGroupCount = m_groupCount;
    std::vector<quint32> numbers;
    for (const Aabb2 &box : m_changed)
        m_index.query(box, numbers);
    m_changed.clear();
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    for (quint32 number : numbers) {
        const Segment &segment = m_segments[number];
        if (!segment.isFixed && segment.group <= m_oldGroupCount)
            arrange(groupOf(number, limits), limits);
    }
    std::sort(m_moved.begin(), m_moved.end());
    m_moved.erase(std::unique(m_moved.begin(), m_moved.end()), m_moved.end());
    return std::exchange(m_moved, {});
}

template <typename Visit>
void ChannelSpacing::visitBeside(const Segment &segment, double distance, const Visit &visit) const
{
    m_index.visit(boxOf(segment, distance), [&](quint32 number, const Aabb2 &) {
        const Segment &other = m_segments[number];
        if (&other != &segment && std::min(segment.to, other.to) - std::max(segment.from, other.from) > leastDifference)
            visit(number, other);
    });
}

std::vector<quint32> ChannelSpacing::groupOf(quint32 first, const SpacingLimits &limits)
{
    ++m_groupCount;
    std::vector<quint32> group;
    const auto add = [&](quint32 number) {
        m_segments[number].group = m_groupCount;
        m_segments[number].isCrowded = false;
        group.push_back(number);
    };
    add(first);
    bool isCrowded = false;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const Segment &segment = m_segments[group[i]];
        visitBeside(segment, 2 * segment.spacing(), [&](quint32 number, const Segment &other) {
            if (other.isFixed || other.group == m_groupCount || !areNear(segment, other))
                return;
            const bool isArranged = other.group > m_oldGroupCount;
            isCrowded = isCrowded || isArranged || group.size() >= mostSegments;
            if (isArranged)
                return;
            // The turn of new segments comes anyway.
            if (isCrowded && (other.group == 0 || other.isCrowded || group.size() >= mostVisited)) {
                m_segments[number].group = m_groupCount;
                m_segments[number].isCrowded = true;
            } else {
                add(number);
            }
        });
    }
    if (isCrowded) {
        for (quint32 number : group) {
            m_segments[number].isCrowded = true;
            move(number, m_segments[number].place, limits);
        }
        return {};
    }
    std::sort(group.begin(), group.end(),
              [this](quint32 a, quint32 b) { return m_segments[a].key() < m_segments[b].key(); });
    return group;
}

bool ChannelSpacing::areNear(const Segment &a, const Segment &b)
{
    return a.id != b.id && std::abs(a.place - b.place) < 2 * std::min(a.spacing(), b.spacing()) - leastDifference;
}

bool ChannelSpacing::isBefore(const Segment &a, const Segment &b) const
{
    if (std::abs(a.place - b.place) > leastDifference)
        return a.place < b.place;
    // From the route with the smaller id, so that the result is the opposite one for exchanged segments.
    if (b.key() < a.key())
        return !isBefore(b, a);
    const QList<QPointF> &first = a.route->given.corners, &second = b.route->given.corners;
    const Step ahead{first, a.index, true};
    const bool isAlong = dot(ahead.way(), second[b.index + 1] - second[b.index]) > 0;
    int side = sideAhead(ahead, {second, b.index, isAlong});
    if (side == 0)
        side = -sideAhead({first, a.index, false}, {second, b.index, !isAlong});
    const QPointF way = ahead.way();
    const bool isRightAfter = m_axis == 0 ? way.y() < 0 : way.x() > 0;
    return (side >= 0) == isRightAfter;
}

std::pair<double, double> ChannelSpacing::roomBeside(const Segment &segment) const
{
    double before = mostMoved, after = mostMoved;
    const auto limit = [&](double offset, double room) {
        double &side = offset < 0 ? before : after;
        side = std::min(side, std::max(0.0, room));
    };
    visitBeside(segment, 2 * mostMoved + segment.spacing(), [&](quint32, const Segment &other) {
        const double offset = other.place - segment.place, spacing = std::min(segment.spacing(), other.spacing());
        const bool isOwn = other.id == segment.id;
        if (!other.isFixed && other.group == segment.group)
            return;
        if (isOwn ? std::abs(offset) <= leastDifference : areNear(segment, other))
            return;
        limit(offset, (std::abs(offset) - spacing) / (other.isFixed ? 1 : 2));
    });
    // The lines at its ends keep their directions.
    const QList<QPointF> &corners = segment.route->given.corners;
    for (qsizetype far : {segment.index - 1, segment.index + 2}) {
        if (far < 0 || far >= corners.size())
            continue;
        const double offset = coordinate(corners[far], m_axis) - segment.place;
        const bool isEnd = far == 0 || far + 1 == corners.size();
        limit(offset, isEnd ? std::abs(offset) / 2 : (std::abs(offset) - segment.spacing()) / 2);
    }
    return {segment.place - before, segment.place + after};
}

std::pair<const ChannelSpacing::Segment *, const ChannelSpacing::Segment *>
ChannelSpacing::fixedBeside(const Segment &segment) const
{
    const Segment *before = nullptr, *after = nullptr;
    const auto choose = [&](const Segment &other, bool isFirst) {
        const Segment *&known = isFirst ? before : after;
        const auto keyOf = [&](const Segment &each) {
            return std::pair((isFirst ? -1 : 1) * each.place - std::min(segment.spacing(), each.spacing()), each.key());
        };
        if (!known || keyOf(other) < keyOf(*known))
            known = &other;
    };
    int votes = 0;
    std::vector<const Segment *> coincident;
    visitBeside(segment, 2 * segment.spacing(), [&](quint32, const Segment &other) {
        if (!other.isFixed || !areNear(segment, other))
            return;
        if (std::abs(other.place - segment.place) > leastDifference) {
            choose(other, other.place < segment.place);
        } else {
            coincident.push_back(&other);
        }
    });
    const auto isSmaller = [](const Segment *a, const Segment *b) { return a->key() < b->key(); };
    if (coincident.size() > mostSegments)
        coincident = {*std::min_element(coincident.begin(), coincident.end(), isSmaller)};
    for (const Segment *other : coincident)
        votes += isBefore(*other, segment) ? 1 : -1;
    for (const Segment *other : coincident)
        choose(*other, votes >= 0);
    return {before, after};
}

void ChannelSpacing::arrange(const std::vector<quint32> &numbers, const SpacingLimits &limits)
{
    std::vector<SpacedLine> lines;
    std::vector<const Segment *> segments;
    std::vector<SpacedPair> pairs;
    for (quint32 number : numbers)
        segments.push_back(&m_segments[number]);
    const std::size_t count = segments.size();
    const auto gapOf = [&](const Segment &a, const Segment &b) {
        const double gap = std::min(a.spacing(), b.spacing());
        return a.id == b.id ? std::min(gap, std::abs(a.place - b.place)) : gap;
    };
    for (std::size_t i = 0; i < count; ++i) {
        const auto [before, after] = fixedBeside(*segments[i]);
        for (const Segment *fixed : {before, after}) {
            if (!fixed)
                continue;
            const auto known = std::find(segments.begin() + std::ptrdiff_t(count), segments.end(), fixed);
            const auto place = std::size_t(known - segments.begin());
            if (known == segments.end())
                segments.push_back(fixed);
            const double gap = gapOf(*segments[i], *fixed);
            pairs.push_back(fixed == before ? SpacedPair{place, i, gap} : SpacedPair{i, place, gap});
        }
    }
    if (segments.size() == 1) {
        move(numbers.front(), segments.front()->place, limits);
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Segment &a = *segments[i];
        for (std::size_t k = i + 1; k < count; ++k) {
            const Segment &b = *segments[k];
            if (std::min(a.to, b.to) - std::max(a.from, b.from) <= leastDifference
                || (a.id == b.id && std::abs(a.place - b.place) <= leastDifference))
                continue;
            const bool isFirst = isBefore(a, b);
            pairs.push_back({isFirst ? i : k, isFirst ? k : i, gapOf(a, b)});
        }
    }
    const bool areApart = std::all_of(pairs.begin(), pairs.end(), [&](const SpacedPair &pair) {
        return segments[pair.second]->place - segments[pair.first]->place >= pair.gap - leastDifference;
    });
    if (areApart) {
        for (std::size_t i = 0; i < count; ++i)
            move(numbers[i], segments[i]->place, limits);
        return;
    }
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const double place = segments[i]->place;
        const auto [least, most] = i < count ? roomBeside(*segments[i]) : std::pair(place, place);
        lines.push_back({place, least, most});
    }
    const auto reachOf = [&](std::size_t i, double distance) {
        const Segment &segment = *segments[i];
        return distance == 0 ? 0 : limits.reach(segment.id, segment.index, boxOf(segment, 0), m_axis, distance);
    };
    std::vector<double> places = spacedPlaces(lines, pairs);
    // Most segments move a little, where there are no shapes.
    bool isFree = true;
    for (std::size_t i = 0; i < count && isFree; ++i)
        isFree = reachOf(i, places[i] - lines[i].place) == places[i] - lines[i].place;
    if (!isFree) {
        for (std::size_t i = 0; i < count; ++i) {
            lines[i].least = lines[i].place + reachOf(i, lines[i].least - lines[i].place);
            lines[i].most = lines[i].place + reachOf(i, lines[i].most - lines[i].place);
        }
        places = spacedPlaces(lines, std::move(pairs));
    }
    for (std::size_t i = 0; i < count; ++i)
        move(numbers[i], places[i], limits);
}

void ChannelSpacing::move(quint32 number, double place, const SpacingLimits &limits)
{
    const Segment &segment = m_segments[number];
    const QList<QPointF> &given = segment.route->given.corners;
    const qsizetype first = segment.index, last = first + 1;
    std::pair ends(given[first], given[last]);
    const auto findEnds = [&] {
        for (auto &[corner, isEnd] :
             {std::pair(&ends.first, first == 0), std::pair(&ends.second, last + 1 == given.size())}) {
            setCoordinate(*corner, m_axis, place);
            if (!isEnd)
                continue;
            const std::optional<QPointF> point = limits.end(segment.id, corner == &ends.second, m_axis, place);
            if (!point)
                return false;
            *corner = *point;
        }
        const QPointF before = given[last] - given[first];
        return dot(ends.second - ends.first, before) >= lengthSquared(before) / 2;
    };
    if (place != segment.place && !findEnds())
        ends = {given[first], given[last]};
    QList<QPointF> &corners = segment.route->corners;
    if (same(corners[first], ends.first) && same(corners[last], ends.second))
        return;
    corners[first] = ends.first;
    corners[last] = ends.second;
    m_moved.push_back(segment.id);
}

bool operator==(const SpacedRoute &a, const SpacedRoute &b)
{
    return a.spacing == b.spacing && a.pins == b.pins && a.isFromLoose == b.isFromLoose && a.isToLoose == b.isToLoose
        && std::equal(a.corners.begin(), a.corners.end(), b.corners.begin(), b.corners.end(), same);
}

void RouteSpacing::set(quint32 id, const SpacedRoute &route)
{
    m_passes[0].set(id, route);
    if (route.corners.isEmpty())
        m_passes[1].set(id, route);
}

void RouteSpacing::restore(quint32 id, const SpacedRoute &route, const QList<QPointF> &spaced)
{
    if (spaced.size() != route.corners.size()) {
        set(id, route);
        return;
    }
    SpacedRoute between = route;
    for (qsizetype i = 0; i < spaced.size(); ++i)
        between.corners[i].setX(spaced[i].x());
    // A vertical segment at an end ends at another point of the outline after the first pass; a horizontal one does so
    // after the second pass.
    for (qsizetype end : {qsizetype(0), spaced.size() - 1}) {
        const qsizetype next = end == 0 ? 1 : end - 1;
        const bool isVertical = std::abs(route.corners[next].x() - route.corners[end].x()) <= leastDifference;
        between.corners[end] = isVertical ? spaced[end] : route.corners[end];
    }
    m_passes[0].restore(id, route, between.corners);
    m_passes[1].restore(id, between, spaced);
}

void RouteSpacing::noteShapes(const Aabb2 &box)
{
    for (ChannelSpacing &pass : m_passes)
        pass.noteShapes(box);
}

std::vector<quint32> RouteSpacing::update(const SpacingLimits &limits)
{
    for (quint32 id : m_passes[0].update(limits)) {
        SpacedRoute route = m_passes[0].given(id);
        route.corners = m_passes[0].corners(id);
        m_passes[1].set(id, route);
    }
    return m_passes[1].update(limits);
}

} // namespace Trammel
