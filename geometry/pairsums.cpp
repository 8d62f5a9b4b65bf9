#include "geometry/pairsums_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// What a dozen roundings amount to, of the largest number that takes part.
constexpr double rounding = 4e-15;

/// What lies farthest against the outward normal of an edge: corners are met in the order of normals.
class SupportWalk
{
public:
    SupportWalk(const ConvexPart &owner, const ConvexPart &other) : m_owner(owner), m_other(other)
    {
        const QPointF normal = owner.sides.front().normal;
        for (quint32 i = 1; i < other.corners.size(); ++i) {
            if (dot(normal, other.corners[i] - other.corners[m_corner]) < 0)
                m_corner = i;
        }
    }

    quint32 at(quint32 edge)
    {
        // Once around is enough, also where rounding would lead in circles.
        for (std::size_t steps = 0; steps < m_other.corners.size(); ++steps) {
            const quint32 next = m_corner + 1 == m_other.corners.size() ? 0 : m_corner + 1;
            if (!isFarther(edge, next))
                break;
            m_corner = next;
        }
        return m_corner;
    }

private:
    bool isFarther(quint32 edge, quint32 next) const
    {
        const QPointF step = m_other.corners[next] - m_other.corners[m_corner];
        const double gain = -dot(m_owner.sides[edge].normal, step);
        const double slack = rounding * (std::abs(step.x()) + std::abs(step.y())) + slackOfBoxes();
        if (std::abs(gain) > slack)
            return gain > 0;
        const quint32 edgeEnd = edge + 1 == m_owner.corners.size() ? 0 : edge + 1;
        const ExactCorner from = m_owner.corner(edge), to = m_owner.corner(edgeEnd);
        const ExactCorner current = m_other.corner(m_corner), other = m_other.corner(next);
        return exactSign([&](auto exact) {
                   return cross(to.at(exact) - from.at(exact), other.at(exact) - current.at(exact));
               })
            > 0;
    }

    double slackOfBoxes() const
    {
        return (m_owner.orientedBox ? m_owner.slack : 0) + (m_other.orientedBox ? m_other.slack : 0);
    }

    const ConvexPart &m_owner;
    const ConvexPart &m_other;
    quint32 m_corner = 0;
};

/// Of the parts' difference, both ways around.
Aabb2 differenceBox(const Aabb2 &a, const Aabb2 &b)
{
    return {{a.min[0] - b.max[0], a.min[1] - b.max[1]}, {a.max[0] - b.min[0], a.max[1] - b.min[1]}};
}

double largestCoordinate(const Aabb2 &box)
{
    return std::max(std::max(-box.min[0], box.max[0]), std::max(-box.min[1], box.max[1]));
}

} // namespace

QPointF SumPlace::accuratePoint() const
{
    const double weight = accurateValue([this](auto exact) { return at(exact).weight; });
    return {accurateValue([this](auto exact) { return at(exact).place.x; }) / weight,
            accurateValue([this](auto exact) { return at(exact).place.y; }) / weight};
}

int sideOf(const SumPlace &place, const SumLine &line)
{
    const int beyond = exactSign([&](auto exact) {
        const auto point = place.at(exact);
        return cross(point.place - line.from(exact) * point.weight, line.along(exact));
    });
    if (place.kind != SumPlace::Kind::Crossing)
        return beyond;
    return beyond * exactSign([&](auto exact) { return place.at(exact).weight; });
}

PairSums::PairSums(std::span<const ConvexPart> a, std::span<const ConvexPart> b, double reach)
{
    const Aabb2 within{{-reach, -reach}, {reach, reach}};
    for (const ConvexPart &part : a) {
        for (const ConvexPart &other : b) {
            const Aabb2 box = differenceBox(part.box, other.box);
            if (box.overlaps(within))
                add(part, other, box);
        }
    }
    // Where the origin lies deep, so do the places near it.
    const auto depth = [this](const Sum &sum) {
        double least = infinity;
        for (std::size_t i = sum.begin; i < sum.end; ++i)
            least = std::min(least, m_sides[i].offset);
        return least;
    };
    std::vector<std::pair<double, Sum>> byDepth;
    byDepth.reserve(m_sums.size());
    for (const Sum &sum : m_sums)
        byDepth.emplace_back(depth(sum), sum);
    std::sort(byDepth.begin(), byDepth.end(), [](const auto &p, const auto &q) { return p.first > q.first; });
    for (std::size_t i = 0; i < m_sums.size(); ++i)
        m_sums[i] = byDepth[i].second;
}

void PairSums::add(const ConvexPart &a, const ConvexPart &b, const Aabb2 &box)
{
    Sum sum{m_sides.size(), 0, box, rounding * largestCoordinate(box)};
    sum.slack += (a.orientedBox ? a.slack : 0) + (b.orientedBox ? b.slack : 0);
    addSides(a, b, true);
    addSides(b, a, false);
    sum.end = m_sides.size();
    m_sums.push_back(sum);
}

void PairSums::addSides(const ConvexPart &owner, const ConvexPart &other, bool isOfFirst)
{
    SupportWalk walk(owner, other);
    for (quint32 i = 0; i < owner.corners.size(); ++i) {
        const SumLine line{&owner, &other, i, walk.at(i), isOfFirst};
        m_sides.push_back({line.normal(), dot(line.normal(), line.from()), line});
    }
}

bool PairSums::holds(const Sum &sum, const SumPlace &place) const
{
    if (!sum.box.contains(place.point))
        return false;
    const double slack = sum.slack + place.slack;
    bool isClear = true;
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
        const double beyond = dot(m_sides[i].normal, place.point) - m_sides[i].offset;
        if (beyond > slack)
            return false;
        isClear = isClear && beyond < -slack;
    }
    if (isClear)
        return true;
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
        const double beyond = dot(m_sides[i].normal, place.point) - m_sides[i].offset;
        if (beyond >= -slack && sideOf(place, m_sides[i].line) >= 0)
            return false;
    }
    return true;
}

const PairSums::Sum *PairSums::holder(const SumPlace &place, const Sum *leftOut) const
{
    for (const Sum &sum : m_sums) {
        if (&sum != leftOut && holds(sum, place))
            return &sum;
    }
    return nullptr;
}

SumPlace PairSums::crossing(const SumLine &line, const Sum &sum, const Side &side) const
{
    const QPointF from = line.from(), along = line.to() - from;
    const double size = std::abs(along.x()) + std::abs(along.y()), speed = dot(side.normal, along);
    SumPlace place{&line, SumPlace::Kind::Crossing, &side.line};
    if (std::abs(speed) > 1e-6 * size) {
        place.share = (side.offset - dot(side.normal, from)) / speed;
        place.slack = sum.slack * size / std::abs(speed);
    } else {
        // Nearly parallel lines tell little in rounded numbers.
        const double apart = accurateValue(
            [&](auto exact) { return cross(side.line.from(exact) - line.from(exact), side.line.along(exact)); });
        const double turn = accurateValue([&](auto exact) { return cross(line.along(exact), side.line.along(exact)); });
        place.share = apart / turn;
        place.slack = rounding * size * std::abs(place.share) + sum.slack;
    }
    place.point = from + along * place.share;
    return place;
}

int PairSums::turn(const SumLine &line, const Side &side) const
{
    const QPointF along = line.to() - line.from();
    const double speed = dot(side.normal, along), size = std::abs(along.x()) + std::abs(along.y());
    if (std::abs(speed) > 1e-6 * size)
        return speed > 0 ? 1 : -1;
    return exactSign([&](auto exact) { return cross(line.along(exact), side.line.along(exact)); });
}

std::optional<SumPlace> PairSums::exit(const Sum &sum, const SumLine &line, bool isForward) const
{
    const int direction = isForward ? 1 : -1;
    std::optional<SumPlace> first;
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
        if (turn(line, m_sides[i]) != direction)
            continue;
        const SumPlace place = crossing(line, sum, m_sides[i]);
        if (!first || (isForward ? place.share < first->share : place.share > first->share))
            first = place;
    }
    if (!first)
        return first;
    // Of crossings that are one but for rounding, the first: it is beyond no side.
    for (std::size_t i = sum.begin; i < sum.end; ++i) {
        const Side &side = m_sides[i];
        if (dot(side.normal, first->point) - side.offset < -sum.slack - first->slack)
            continue;
        if (&side.line != first->crossing && turn(line, side) == direction && sideOf(*first, side.line) > 0)
            first = crossing(line, sum, side);
    }
    const QPointF along = line.to() - line.from();
    const double slack = first->slack / (std::abs(along.x()) + std::abs(along.y()));
    const double beyond = isForward ? first->share - 1 : -first->share;
    if (beyond > slack)
        return std::nullopt;
    if (beyond >= -slack)
        return isForward ? SumPlace{&line, SumPlace::Kind::To, nullptr, 1, line.to()}
                         : SumPlace{&line, SumPlace::Kind::From, nullptr, 0, line.from()};
    return first;
}

} // namespace Trammel
