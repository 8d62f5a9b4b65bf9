#include "geometry/minkowski/minkowskipairs_p.h"

#include "geometry/numbers/scale_p.h"
#include "geometry/numbers/simd_p.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

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

MinkowskiPairs::MinkowskiPairs(const Outlined &a, const Outlined &b, double reach) : m_a(a), m_b(b)
{
    const Aabb2 within{{-reach, -reach}, {reach, reach}};
    const std::size_t count = a.parts.size() * b.parts.size();
    m_differences.reserve(count);
    m_order.reserve(count);
    m_numbers.reserve(count);
    for (const Convex &part : a.parts) {
        for (const Convex &other : b.parts) {
            const Aabb2 &own = part.bounds(), &others = other.bounds();
            const Aabb2 box{{own.min[0] - others.max[0], own.min[1] - others.max[1]},
                            {own.max[0] - others.min[0], own.max[1] - others.min[1]}};
            const quint32 number = quint32(m_differences.size());
            const bool isNear = box.overlaps(within);
            m_numbers.push_back(isNear ? number : none);
            if (isNear) {
                m_differences.push_back({&part, &other, box});
                m_order.push_back({box, number});
            }
        }
    }
    // Most queries need less than this. The memory is not touched before.
    constexpr std::size_t likelySides = 512;
    m_sides.reserve(likelySides);
    m_lines.reserve(likelySides);
    m_positions.resize(m_differences.size());
    std::iota(m_positions.begin(), m_positions.end(), 0);
}

void MinkowskiPairs::build(std::size_t position)
{
    std::swap(m_order[position], m_order[m_builtCount]);
    m_positions[m_order[position].difference] = quint32(position);
    m_positions[m_order[m_builtCount].difference] = quint32(m_builtCount);
    Difference &difference = m_differences[m_order[m_builtCount++].difference];
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

quint32 MinkowskiPairs::numberAcross(const MinkowskiLine &line) const
{
    const Outlined &own = line.isOfFirst ? m_a : m_b, &other = line.isOfFirst ? m_b : m_a;
    const Convex *const part = own.contour.across(*line.owner, line.edge);
    if (!part)
        return none;
    const std::size_t i = std::size_t(part - own.parts.data()), j = std::size_t(line.other - other.parts.data());
    return m_numbers[line.isOfFirst ? i * m_b.parts.size() + j : j * m_b.parts.size() + i];
}

std::optional<quint32> MinkowskiPairs::holder(const MinkowskiPoint &place, std::optional<quint32> leftOut)
{
    // The edges between two parts of a shape are inside it. Nearly all points on them are in the difference across.
    const quint32 across = place.kind == MinkowskiPoint::Kind::Crossing ? numberAcross(place.crossing) : none;
    const bool isAcrossBuilt = across != none && m_positions[across] < m_builtCount;
    if (isAcrossBuilt && across != leftOut && holds(m_differences[across], place))
        return across;
    const std::array<double, 2> coordinates{place.point.x(), place.point.y()};
    // The factor exceeds the rounding errors of the sums.
    const Lanes2 point = Lanes2::load(coordinates.data()), slack = Lanes2::all(2 * place.slack);
    const Lanes2 most = point + slack, least = point - slack;
    // A point on the boundary of the box is not in the interior, so it may be skipped or not. The sign of a subtraction
    // survives rounding.
    const auto mayHold = [&](const Candidate &candidate) {
        const Aabb2 &box = candidate.box;
        const Lanes2 inside = min(most - Lanes2::load(box.min.data()), Lanes2::load(box.max.data()) - least);
        return inside.negatives() == 0 && candidate.difference != leftOut;
    };
    // Swaps the entry with the one halfway to the front. This is faster than moving it to the front at once, and a few
    // hits still bring it there.
    const auto found = [this](std::size_t i) {
        std::swap(m_order[i], m_order[i / 2]);
        return m_order[i / 2].difference;
    };
    for (std::size_t i = 0; i < m_builtCount; ++i) {
        if (mayHold(m_order[i]) && holds(m_differences[m_order[i].difference], place))
            return found(i);
    }
    const auto isBuiltWith = [&](std::size_t i) {
        build(i);
        return holds(m_differences[m_order[m_builtCount - 1].difference], place);
    };
    if (across != none && !isAcrossBuilt && isBuiltWith(m_positions[across]))
        return found(m_builtCount - 1);
    for (std::size_t i = m_builtCount; i < m_order.size(); ++i) {
        if (mayHold(m_order[i]) && isBuiltWith(i))
            return found(m_builtCount - 1);
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
    // If a crossing is clearly beyond the end of the edge, its exact position does not matter.
    const double end = isForward ? 1 : 0, mostSlack = 2 * ownSlack / parallel;
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
        if (dot(m_sides[i].normal, lastPoint) - m_sides[i].offset < -4 * mostSlack)
            continue;
        const std::optional<double> share = shareAt(i);
        if (!share)
            continue;
        nextWay = std::min(nextWay, std::max(way, *share * direction));
        if (*share * direction < way) {
            way = *share * direction;
            side = i;
        }
    }
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
