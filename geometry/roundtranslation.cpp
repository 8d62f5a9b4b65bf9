#include "geometry/minimumtranslation_p.h"

#include "geometry/openintervals_p.h"
#include "geometry/roundsum_p.h"
#include "geometry/sat_p.h"
#include "geometry/supportsearch_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace Trammel {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double infinity = std::numeric_limits<double>::infinity();

QPointF unitAt(double angle)
{
    return {std::cos(angle), std::sin(angle)};
}

double angleOf(QPointF vector)
{
    return std::atan2(vector.y(), vector.x());
}

class Search
{
public:
    Search(const Outlined &a, const Outlined &b)
        : m_frame(a.parts.front(), b.parts.front()), m_way(fromCentreToCentre(a, b))
    {
        addCores(a, b);
        addTips(a, b);
        exploreEdges(a, b);
        for (const Tip &tip : m_tips)
            exploreArc(tip);
    }

    Contact shortest() const { return m_way.best(); }

private:
    /// The difference of two tips: about it, the moves are bounded by an arc. Cores lead from it along the
    /// wedges of both.
    struct Tip
    {
        QPointF place;
        QVarLengthArray<QPointF, 4> ways;
    };

    void addCores(const Outlined &a, const Outlined &b);
    void addTips(const Outlined &a, const Outlined &b);
    void exploreEdges(const Outlined &a, const Outlined &b);
    void exploreEdge(QPointF from, QPointF to);
    void exploreArc(const Tip &tip);
    void coverArc(std::span<const QPointF> core, QPointF centre);
    void coverArcBySegment(QPointF centre, QPointF first, QPointF last);
    void coverAround(double middle, double first, double last);
    QVarLengthArray<double, 16> nearestAngles(QPointF centre) const;
    void consider(QPointF place);

    RoundFrame m_frame;
    WayOut m_way;
    std::vector<std::vector<QPointF>> m_cores;
    std::vector<Tip> m_tips;
    OpenIntervals m_covered;
    /// How deep a place may lie within a sum and still count as free: what rounding amounts to.
    double m_slack = 0;
};

void Search::addCores(const Outlined &a, const Outlined &b)
{
    double size = 1;
    for (const ConvexPart &part : a.parts) {
        for (const ConvexPart &other : b.parts) {
            m_cores.push_back(differenceOfCores(part, other, m_frame));
            for (QPointF corner : m_cores.back())
                size = std::max(size, std::abs(corner.x()) + std::abs(corner.y()));
        }
    }
    m_slack = 1e-14 * size;
}

void Search::addTips(const Outlined &a, const Outlined &b)
{
    for (const Contour::Tip &tip : a.contour.tips) {
        for (const Contour::Tip &other : b.contour.tips) {
            Tip both{m_frame.to(coreOf(*tip.part)[tip.corner] - coreOf(*other.part)[other.corner]), {}};
            for (QPointF way : {tip.first, tip.last, -other.first, -other.last}) {
                if (!same(way, {}))
                    both.ways.append(m_frame.to(way));
            }
            m_tips.push_back(both);
        }
    }
}

void Search::exploreEdges(const Outlined &a, const Outlined &b)
{
    // Where a tip touches an edge with all that is near it on the outer side.
    const auto explore = [this](const Contour &owner, const Contour &other, bool isOfFirst) {
        for (const Contour::Edge &edge : owner.edges) {
            const std::span<const QPointF> corners = edge.part->corners;
            const QPointF from = corners[edge.corner],
                          to = corners[edge.corner + 1 == corners.size() ? 0 : edge.corner + 1];
            const QPointF normal = edge.part->sides[edge.corner].normal;
            for (const Contour::Tip &tip : other.tips) {
                if (dot(normal, tip.first) < -1e-12 || dot(normal, tip.last) < -1e-12)
                    continue;
                const QPointF corner = coreOf(*tip.part)[tip.corner];
                if (isOfFirst)
                    exploreEdge(m_frame.to(from - corner), m_frame.to(to - corner));
                else
                    exploreEdge(m_frame.to(corner - from), m_frame.to(corner - to));
            }
        }
    };
    explore(a.contour, b.contour, true);
    explore(b.contour, a.contour, false);
}

/// Of an edge of cores, one further out.
void Search::exploreEdge(QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double size = length(along);
    if (!(size > 0))
        return;
    const QPointF start = from - perpendicular(along) / size;
    const QPointF realStart = m_frame.from(start), realAlong = m_frame.from(along);
    const double nearest = std::clamp(-dot(realStart, realAlong) / lengthSquared(realAlong), 0.0, 1.0);
    if (m_way.isFound() && length(realStart + realAlong * nearest) > m_way.best().depth * (1 + 1e-12))
        return;
    m_covered.clear();
    for (std::span<const QPointF> core : m_cores)
        if (const std::optional<OpenRange> stretch = rangeWithin(core, 1 - m_slack, start, along))
            m_covered.add(stretch->begin, stretch->end);
    m_covered.merge();
    const auto considerShare = [&](double share) {
        if (share >= 0 && share <= 1)
            consider(start + along * share);
    };
    for (double share : {0.0, nearest, 1.0}) {
        if (!m_covered.holds(share))
            considerShare(share);
    }
    m_covered.forEachEnd(considerShare);
}

void Search::exploreArc(const Tip &tip)
{
    const QVarLengthArray<double, 16> nearest = nearestAngles(tip.place);
    if (m_way.isFound()) {
        const auto isNear = [&](double angle) {
            return length(m_frame.from(tip.place + unitAt(angle))) <= m_way.best().depth * (1 + 1e-12);
        };
        if (std::none_of(nearest.begin(), nearest.end(), isNear))
            return;
    }
    m_covered.clear();
    for (QPointF way : tip.ways)
        coverAround(angleOf(way), -pi / 2, pi / 2);
    for (std::span<const QPointF> core : m_cores)
        coverArc(core, tip.place);
    m_covered.merge();
    const auto considerAngle = [&](double angle) {
        if (angle >= 0 && angle <= 2 * pi)
            consider(tip.place + unitAt(angle));
    };
    for (double angle : nearest) {
        if (!m_covered.holds(angle))
            considerAngle(angle);
    }
    m_covered.forEachEnd(considerAngle);
}

/// An open range of angles about a middle one, cut where a turn begins.
void Search::coverAround(double middle, double first, double last)
{
    const double turn = 2 * pi;
    double begin = std::fmod(middle + first, turn);
    if (begin < 0)
        begin += turn;
    const double end = begin + (last - first);
    // Beyond both ends, so that the cut itself is covered.
    m_covered.add(begin, std::min(end, turn + 1));
    if (end > turn)
        m_covered.add(-1, end - turn);
}

/// The part of the circle of radius 1 about a centre that is within 1 of a core.
void Search::coverArc(std::span<const QPointF> core, QPointF centre)
{
    bool isWithin = core.size() > 2;
    QPointF middle;
    for (std::size_t i = 0; i < core.size(); ++i) {
        const QPointF from = core[i], to = core[i + 1 == core.size() ? 0 : i + 1];
        isWithin = isWithin && cross(to - from, centre - from) >= -m_slack * length(to - from);
        middle += (from - centre) / double(core.size());
        if (core.size() > 2 || i == 0)
            coverArcBySegment(centre, from, to);
    }
    // From within, the core leads to its middle as well, and all about a centre that is off the edges.
    if (!isWithin)
        return;
    bool isOff = true;
    for (std::size_t i = 0; i < core.size(); ++i) {
        const QPointF from = core[i], to = core[i + 1 == core.size() ? 0 : i + 1];
        isOff = isOff && cross(to - from, centre - from) > m_slack * length(to - from);
    }
    if (isOff)
        m_covered.add(-1, 2 * pi + 1);
    else
        coverAround(angleOf(middle), -pi / 2, pi / 2);
}

/// The range about the direction to the nearest point: its ends are among those of the discs about the
/// segment's ends and of the lines that lie 1 to its sides.
void Search::coverArcBySegment(QPointF centre, QPointF first, QPointF last)
{
    const QPointF along = last - first, offset = first - centre;
    const double square = lengthSquared(along);
    const double share = square > 0 ? std::clamp(-dot(offset, along) / square, 0.0, 1.0) : 0;
    const QPointF nearest = offset + along * share;
    const double distance = length(nearest);
    if (distance >= 2)
        return;
    if (distance <= m_slack) {
        // A segment that leads away from the centre covers half a turn about its direction.
        if (share * std::sqrt(square) > m_slack)
            coverAround(angleOf(-along), -pi / 2, pi / 2);
        if ((1 - share) * std::sqrt(square) > m_slack)
            coverAround(angleOf(along), -pi / 2, pi / 2);
        return;
    }
    const double middle = angleOf(nearest);
    double least = infinity, most = -infinity;
    const auto include = [&](QPointF direction) {
        const double angle = std::atan2(cross(nearest, direction), dot(nearest, direction));
        least = std::min(least, angle);
        most = std::max(most, angle);
    };
    const auto includeAround = [&](QPointF direction, double cosine) {
        if (!(std::abs(cosine) < 1))
            return false;
        const double sine = std::sqrt((1 - cosine) * (1 + cosine));
        include(direction * cosine + perpendicular(direction) * sine);
        include(direction * cosine - perpendicular(direction) * sine);
        return true;
    };
    for (QPointF end : {offset, last - centre}) {
        const double size = length(end);
        if (size > 0)
            includeAround(end / size, size / 2 + m_slack / size);
    }
    if (square > 0) {
        for (QPointF normal : {perpendicular(along) / std::sqrt(square), -perpendicular(along) / std::sqrt(square)}) {
            const double cosine = 1 - m_slack + dot(normal, offset);
            if (!(std::abs(cosine) < 1))
                continue;
            const double sine = std::sqrt((1 - cosine) * (1 + cosine));
            for (double sign : {1.0, -1.0}) {
                const QPointF direction = normal * cosine + perpendicular(normal) * (sine * sign);
                const double foot = dot(direction - offset, along);
                if (foot >= 0 && foot <= square)
                    include(direction);
            }
        }
    }
    if (least < most)
        coverAround(middle, least, most);
}

/// All angles, from 0 to a turn, at which an arc's distance from the origin may be locally least.
QVarLengthArray<double, 16> Search::nearestAngles(QPointF centre) const
{
    // Half the derivative of its square; divided by sine and cosine, it is monotone on both sides of the angle
    // at which its own derivative vanishes, within each quarter.
    const double x = centre.x() * m_frame.radiusX * m_frame.radiusX, y = centre.y() * m_frame.radiusY * m_frame.radiusY;
    const double excess = (m_frame.radiusY - m_frame.radiusX) * (m_frame.radiusY + m_frame.radiusX);
    const auto slope = [&](double angle) {
        const QPointF unit = unitAt(angle);
        return excess * unit.x() * unit.y() - x * unit.y() + y * unit.x();
    };
    const double split = std::atan(std::cbrt(std::abs(y) / std::abs(x)));
    QVarLengthArray<double, 16> angles;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const double begin = quarter * pi / 2;
        const double middle = begin + (std::isnan(split) ? pi / 4 : quarter % 2 == 0 ? split : pi / 2 - split);
        angles.append(begin);
        for (auto [from, to] : {std::pair(begin, middle), std::pair(middle, begin + pi / 2)}) {
            if (!(slope(from) < 0 && slope(to) > 0))
                continue;
            for (int step = 0; step < 64; ++step) {
                const double between = from + (to - from) / 2;
                (slope(between) < 0 ? from : to) = between;
            }
            angles.append(to);
        }
    }
    return angles;
}

void Search::consider(QPointF place)
{
    const QPointF way = m_frame.from(place);
    const double depth = length(way);
    if (depth > 0)
        m_way.consider(way / depth, depth);
}

/// Two single parts, one of them an ellipse, both round.
Contact convexTranslation(const ConvexPart &a, const ConvexPart &b, QPointF fromCentreToCentre)
{
    WayOut way(fromCentreToCentre);
    QPointF least;
    leastSupport(a, b, 0, infinity, &least);
    const QPointF preferred = normalized(fromCentreToCentre).value_or(QPointF(1, 0));
    for (QPointF direction : {least, -least, preferred})
        way.consider(direction, reach(a, direction) + reach(b, -direction));
    return way.best();
}

} // namespace

Contact roundTranslation(const Outlined &a, const Outlined &b)
{
    const ConvexPart &first = a.parts.front(), &second = b.parts.front();
    const bool areBothRound = !first.isStraight() && !second.isStraight();
    if (areBothRound && (first.ellipse || second.ellipse))
        return convexTranslation(first, second, fromCentreToCentre(a, b));
    return Search(a, b).shortest();
}

} // namespace Trammel
