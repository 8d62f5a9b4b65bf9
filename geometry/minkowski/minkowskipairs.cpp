#include "geometry/minkowski/minkowskipairs_p.h"

#include "geometry/numbers/scale_p.h"
#include "geometry/numbers/simd_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The bound of a dozen rounding errors, relative to the largest operand.
constexpr double rounding = 4e-15;

/// The approximate angle in radians below which lines count as nearly parallel: rounded numbers are then too
/// inaccurate to compare them.
constexpr double parallel = 1e-6;

/// Whether two corners of one shape are the same corner.
bool areOne(const Convex &a, quint32 cornerOfA, const Convex &b, quint32 cornerOfB)
{
    // Rounded corners cannot be compared, but a box is a single part.
    return a.box() ? cornerOfA == cornerOfB : same(a.corners()[cornerOfA], b.corners()[cornerOfB]);
}

/// Whether a corner of the owner of one line, combined with this line's support corner, lies on another line by
/// construction.
bool isEndOf(const MinkowskiLine &ends, quint32 corner, const MinkowskiLine &line)
{
    const auto isEdgeEnd = [&line](const Convex &part, quint32 own) {
        return areOne(part, own, *line.owner, line.edge) || areOne(part, own, *line.owner, line.edgeEnd());
    };
    if (ends.isOfFirst == line.isOfFirst)
        return areOne(*ends.other, ends.support, *line.other, line.support) && isEdgeEnd(*ends.owner, corner);
    return areOne(*ends.owner, corner, *line.other, line.support) && isEdgeEnd(*ends.other, ends.support);
}

bool areOne(const MinkowskiLine &a, const MinkowskiLine &b)
{
    return a.owner == b.owner && a.edge == b.edge && areOne(*a.other, a.support, *b.other, b.support);
}

/// Whether a point lies on a line by construction. This is true for most points that are on a line up to rounding.
bool isSurelyOn(const MinkowskiPoint &place, const MinkowskiLine &line)
{
    switch (place.kind) {
    case MinkowskiPoint::Kind::From:
        return isEndOf(*place.line, place.line->edge, line);
    case MinkowskiPoint::Kind::To:
        return isEndOf(*place.line, place.line->edgeEnd(), line);
    case MinkowskiPoint::Kind::Nearest:
        return areOne(*place.line, line);
    case MinkowskiPoint::Kind::Crossing:
        return areOne(*place.line, line) || areOne(place.crossing, line);
    }
    return false;
}

} // namespace

MinkowskiEdge::MinkowskiEdge(const MinkowskiLine &ofLine)
    : line(ofLine), from(ofLine.from()), along(ofLine.to() - from), size(std::abs(along.x()) + std::abs(along.y())),
      slack(rounding * (size + std::abs(from.x()) + std::abs(from.y())))
{
}

MinkowskiPoint MinkowskiEdge::end(MinkowskiPoint::Kind which) const
{
    return {&line, which, line, which == MinkowskiPoint::Kind::To ? line.to() : from};
}

MinkowskiPoint MinkowskiEdge::nearest() const
{
    const double place = -dot(from, along), square = lengthSquared(along);
    const double unsure = (slack + slackOfBoxes(*line.owner, *line.other)) * size;
    const auto isAtBegin = [this](auto exact) { return dot(line.from(exact), line.along(exact)); };
    const auto isAtEnd = [this](auto exact) { return -dot(line.from(exact) + line.along(exact), line.along(exact)); };
    if (place < -unsure || (place <= unsure && exactSign(isAtBegin) >= 0))
        return end(MinkowskiPoint::Kind::From);
    if (place > square + unsure || (place >= square - unsure && exactSign(isAtEnd) >= 0))
        return end(MinkowskiPoint::Kind::To);
    const QPointF normal = line.normal();
    return {&line, MinkowskiPoint::Kind::Nearest, line, normal * dot(normal, from), slack};
}

QPointF MinkowskiPoint::accuratePoint() const
{
    const auto weight = [this](auto exact) { return at(exact).weight; };
    return {accurateRatio([this](auto exact) { return at(exact).point.x; }, weight),
            accurateRatio([this](auto exact) { return at(exact).point.y; }, weight)};
}

int sideOf(const MinkowskiPoint &place, const MinkowskiLine &line)
{
    if (isSurelyOn(place, line))
        return 0;
    const int beyond = exactSign([&](auto exact) {
        const auto [point, weight] = place.at(exact);
        return cross(point - line.from(exact) * weight, line.along(exact));
    });
    if (place.kind != MinkowskiPoint::Kind::Crossing)
        return beyond;
    return beyond * exactSign([&](auto exact) { return place.at(exact).weight; });
}

MinkowskiPairs::MinkowskiPairs(std::span<const Convex> a, std::span<const Convex> b, double reach)
{
    const Aabb2 within{{-reach, -reach}, {reach, reach}};
    std::vector<std::pair<double, quint32>> byDepth;
    byDepth.reserve(a.size() * b.size());
    m_differences.reserve(a.size() * b.size());
    for (const Convex &part : a) {
        for (const Convex &other : b) {
            const Aabb2 &own = part.bounds(), &others = other.bounds();
            const Aabb2 box{{own.min[0] - others.max[0], own.min[1] - others.max[1]},
                            {own.max[0] - others.min[0], own.max[1] - others.min[1]}};
            if (!box.overlaps(within))
                continue;
            const double depth = std::min(std::min(-box.min[0], box.max[0]), std::min(-box.min[1], box.max[1]));
            byDepth.emplace_back(-depth, m_differences.size());
            m_differences.push_back({&part, &other, box});
        }
    }
    // A Minkowski difference with the origin deep inside also contains the points near the origin. The deepest
    // ones come first, until holder() changes the order.
    constexpr std::size_t first = 16;
    if (byDepth.size() > first)
        std::nth_element(byDepth.begin(), byDepth.begin() + first, byDepth.end());
    m_order.reserve(m_differences.size());
    for (const auto &[depth, difference] : byDepth)
        m_order.push_back({m_differences[difference].box, difference});
}

void MinkowskiPairs::make(Difference &difference)
{
    difference.slack =
        rounding * largestCoordinate(difference.box) + slackOfBoxes(*difference.first, *difference.second);
    difference.begin = quint32(m_lines.size());
    appendMinkowskiLines(*difference.first, *difference.second, true, m_lines);
    appendMinkowskiLines(*difference.first, *difference.second, false, m_lines);
    difference.end = quint32(m_lines.size());
    for (quint32 i = difference.begin; i < difference.end; ++i)
        m_sides.push_back({m_lines[i].normal(), dot(m_lines[i].normal(), m_lines[i].from())});
}

bool MinkowskiPairs::holds(const Difference &difference, const MinkowskiPoint &place) const
{
    const double slack = difference.slack + place.slack;
    double farthest = -infinity;
    for (quint32 i = difference.begin; i < difference.end; ++i) {
        farthest = std::max(farthest, dot(m_sides[i].normal, place.point) - m_sides[i].offset);
        if (farthest > slack)
            return false;
    }
    if (farthest < -slack)
        return true;
    for (quint32 i = difference.begin; i < difference.end; ++i) {
        const double beyond = dot(m_sides[i].normal, place.point) - m_sides[i].offset;
        if (beyond >= -slack && sideOf(place, m_lines[i]) >= 0)
            return false;
    }
    return true;
}

std::optional<quint32> MinkowskiPairs::holder(const MinkowskiPoint &place, std::optional<quint32> leftOut)
{
    const std::array<double, 2> coordinates{place.point.x(), place.point.y()};
    const Lanes2 point = Lanes2::load(coordinates.data()), slack = Lanes2::all(place.slack);
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const Aabb2 &box = m_order[i].box;
        // A point on the boundary of the box is not in the interior, so it may be skipped or not. The sign of a
        // subtraction survives rounding.
        const Lanes2 inside = min(point - Lanes2::load(box.min.data()), Lanes2::load(box.max.data()) - point);
        if ((inside + slack).negatives() != 0 || m_order[i].difference == leftOut)
            continue;
        const quint32 number = m_order[i].difference;
        Difference &difference = m_differences[number];
        if (difference.end == 0)
            make(difference);
        if (!holds(difference, place))
            continue;
        // Swaps the entry with the one halfway to the front. This is faster than moving it to the front at once, and
        // a few hits still bring it there.
        std::swap(m_order[i], m_order[i / 2]);
        return number;
    }
    return std::nullopt;
}

std::optional<double> MinkowskiPairs::shareAtParallel(const MinkowskiEdge &edge, quint32 side, int direction) const
{
    const MinkowskiLine &line = m_lines[side];
    if (line.owner == edge.line.owner && line.edge == edge.line.edge)
        return std::nullopt;
    const auto turn = [&](auto exact) { return cross(edge.line.along(exact), line.along(exact)); };
    if (exactSign(turn) != direction)
        return std::nullopt;
    return accurateRatio([&](auto exact) { return cross(line.from(exact) - edge.line.from(exact), line.along(exact)); },
                         turn);
}

std::optional<MinkowskiPoint> MinkowskiPairs::exit(quint32 number, const MinkowskiEdge &edge, bool isForward) const
{
    const Difference &difference = m_differences[number];
    const double ownSlack = difference.slack + edge.slack;
    const QPointF lastPoint = isForward ? edge.from + edge.along : edge.from;
    if (std::all_of(m_sides.begin() + difference.begin, m_sides.begin() + difference.end,
                    [&](const Side &each) { return dot(each.normal, lastPoint) - each.offset < -ownSlack; }))
        return std::nullopt;
    const int direction = isForward ? 1 : -1;
    const auto shareAt = [&](quint32 side) -> std::optional<double> {
        const double speed = dot(m_sides[side].normal, edge.along);
        if (std::abs(speed) <= parallel * edge.size)
            return shareAtParallel(edge, side, direction);
        if (speed * direction < 0)
            return std::nullopt;
        return (m_sides[side].offset - dot(m_sides[side].normal, edge.from)) / speed;
    };
    quint32 side = difference.end;
    double way = infinity, nextWay = infinity;
    for (quint32 i = difference.begin; i < difference.end; ++i) {
        const std::optional<double> share = shareAt(i);
        if (!share)
            continue;
        nextWay = std::min(nextWay, std::max(way, *share * direction));
        if (*share * direction < way) {
            way = *share * direction;
            side = i;
        }
    }
    // If the crossing is clearly beyond the end of the edge, its exact position does not matter.
    const double end = isForward ? 1 : 0, mostSlack = 2 * ownSlack / parallel;
    if (side == difference.end || (way - end) * edge.size > mostSlack)
        return std::nullopt;
    const auto placeAt = [&] {
        const double speed = std::abs(dot(m_sides[side].normal, edge.along)) / edge.size;
        const double slack = speed > parallel ? ownSlack / speed : rounding * edge.size * std::abs(way) + ownSlack;
        const QPointF point = edge.from + edge.along * (way * direction);
        return MinkowskiPoint{&edge.line, MinkowskiPoint::Kind::Crossing, m_lines[side], point, slack};
    };
    MinkowskiPoint place = placeAt();
    // Chooses the first of the crossings that coincide up to rounding: the one that lies beyond no side.
    for (quint32 i = difference.begin; i < difference.end && (nextWay - way) * edge.size <= 2 * mostSlack; ++i) {
        const double beyond = dot(m_sides[i].normal, place.point) - m_sides[i].offset;
        if (i == side || beyond < -difference.slack - place.slack)
            continue;
        const std::optional<double> share = shareAt(i);
        if (share && sideOf(place, m_lines[i]) > 0) {
            side = i;
            way = *share * direction;
            place = placeAt();
        }
    }
    const double beyondEnd = (way - end) * edge.size;
    if (beyondEnd > place.slack)
        return std::nullopt;
    if (beyondEnd < -place.slack)
        return place;
    const MinkowskiPoint last = edge.end(isForward ? MinkowskiPoint::Kind::To : MinkowskiPoint::Kind::From);
    const int sideOfLast = sideOf(last, m_lines[side]);
    if (sideOfLast < 0)
        return std::nullopt;
    return sideOfLast == 0 ? last : place;
}

} // namespace Trammel
