#include "geometry/convex/ellipsedistance_p.h"
#include "geometry/convex/shortestmove_p.h"
#include "geometry/convex/supportfunction_p.h"
#include "geometry/minkowski/minimumtranslation_p.h"
#include "geometry/minkowski/minkowskiround_p.h"

#include <QtCore/QVarLengthArray>

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

QPointF unit(QPointF vector)
{
    return normalized(vector).value_or(QPointF(1, 0));
}

/// A set of open intervals of a line.
class OpenIntervals
{
public:
    void clear() { m_intervals.clear(); }

    void add(double begin, double end)
    {
        if (begin < end)
            m_intervals.append({begin, end});
    }

    /// Sorts the intervals and unites those that overlap. Must be called before holds() and forEachEnd().
    void merge()
    {
        std::sort(m_intervals.begin(), m_intervals.end(),
                  [](const OpenRange &a, const OpenRange &b) { return a.begin < b.begin; });
        qsizetype last = 0;
        for (qsizetype i = 1; i < m_intervals.size(); ++i) {
            if (m_intervals[i].begin < m_intervals[last].end)
                m_intervals[last].end = std::max(m_intervals[last].end, m_intervals[i].end);
            else
                m_intervals[++last] = m_intervals[i];
        }
        if (!m_intervals.isEmpty())
            m_intervals.resize(last + 1);
    }

    bool holds(double value) const
    {
        return std::any_of(m_intervals.begin(), m_intervals.end(), [value](const OpenRange &interval) {
            return interval.begin < value && value < interval.end;
        });
    }

    template <class Visit> void forEachEnd(const Visit &visit) const
    {
        for (const OpenRange &interval : m_intervals) {
            visit(interval.begin);
            visit(interval.end);
        }
    }

private:
    QVarLengthArray<OpenRange, 64> m_intervals;
};

class Search
{
public:
    Search(const Outlined &a, const Outlined &b)
        : m_frame(a.parts.front(), b.parts.front()), m_way(fromCenterToCenter(a, b))
    {
        addCores(a, b);
        addTips(a, b);
        exploreEdges(a, b);
        for (const Tip &tip : m_tips)
            exploreArc(tip);
    }

    Contact shortest() const { return m_way.best(); }

private:
    /// A tip of the first shape minus a tip of the second. An arc around it may bound the moves by which the shapes
    /// meet. The differences of cores extend from it in the directions of both tips' wedges.
    struct Tip
    {
        QPointF place;
        ExactCorner ofFirst;
        ExactCorner ofSecond;
        QVarLengthArray<QPointF, 4> ways;
    };

    /// An edge of a difference of cores: an edge of one core combined with a corner of the other.
    struct CoreEdge
    {
        ExactCorner from;
        ExactCorner to;
        ExactCorner corner;
        bool isOfFirst;
        QPointF normal;

        /// The two ends of the edge, as differences of core corners.
        template <class Maker> auto begin(const Maker &exact) const { return between(from, exact); }
        template <class Maker> auto end(const Maker &exact) const { return between(to, exact); }
        template <class Maker> auto along(const Maker &exact) const { return end(exact) - begin(exact); }
        QPointF begin() const { return isOfFirst ? differenceOf(from, corner) : differenceOf(corner, from); }
        QPointF end() const { return isOfFirst ? differenceOf(to, corner) : differenceOf(corner, to); }

    private:
        template <class Maker> auto between(const ExactCorner &own, const Maker &exact) const
        {
            return isOfFirst ? own.at(exact) - corner.at(exact) : corner.at(exact) - own.at(exact);
        }
    };

    void addCores(const Outlined &a, const Outlined &b);
    void addTips(const Outlined &a, const Outlined &b);
    void exploreEdges(const Outlined &a, const Outlined &b);
    void exploreEdge(const CoreEdge &edge);
    void exploreArc(const Tip &tip);
    void coverArc(std::span<const QPointF> core, QPointF center);
    void coverArcBySegment(QPointF center, QPointF first, QPointF last);
    void coverAround(double middle, double first, double last);
    QVarLengthArray<double, 16> nearestAngles(QPointF center) const;
    double depthBehind(const CoreEdge &edge) const;
    double depthBehind(const Tip &tip) const;
    bool isTooFar(double distance) const
    {
        return m_way.isFound() && distance > m_way.best().depth * (1 + 1e-12) + m_rounding;
    }
    template <class Source> void consider(QPointF place, QPointF normal, const Source &source);

    RoundFrame m_frame;
    ShortestMove m_way;
    std::vector<std::vector<QPointF>> m_cores;
    std::vector<Tip> m_tips;
    OpenIntervals m_covered;
    /// The depth inside a Minkowski difference up to which a point still counts as free, because of rounding.
    double m_slack = 0;
    /// The error bound of a point's distance from the origin.
    double m_rounding = 0;
};

void Search::addCores(const Outlined &a, const Outlined &b)
{
    double size = 1;
    for (const Convex &part : a.parts) {
        for (const Convex &other : b.parts) {
            m_cores.push_back(differenceOfCores(part, other, m_frame));
            for (QPointF corner : m_cores.back())
                size = std::max(size, std::abs(corner.x()) + std::abs(corner.y()));
        }
    }
    m_slack = 1e-14 * size;
    for (const Outlined *shape : {&a, &b}) {
        Aabb2 box;
        for (const Convex &part : shape->parts)
            box = box.united(part.bounds());
        m_rounding += 1e-14 * (box.size()[0] + box.size()[1]);
    }
}

void Search::addTips(const Outlined &a, const Outlined &b)
{
    for (const Contour::Tip &tip : a.contour.tips) {
        for (const Contour::Tip &other : b.contour.tips) {
            const ExactCorner first = coreCorner(*tip.part, tip.corner), second = coreCorner(*other.part, other.corner);
            Tip both{m_frame.to(differenceOf(first, second)), first, second, {}};
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
    // A tip can touch an edge only if everything next to the tip is on the outer side of the edge.
    const auto explore = [this](const Contour &owner, const Contour &other, bool isOfFirst) {
        for (const Contour::Edge &edge : owner.edges) {
            const Convex &part = *edge.part;
            const ExactCorner from = part.corner(edge.corner), to = part.corner(part.following(edge.corner));
            const QPointF normal = part.sides()[edge.corner].normal;
            for (const Contour::Tip &tip : other.tips) {
                if (dot(normal, tip.first) >= -1e-12 && dot(normal, tip.last) >= -1e-12)
                    exploreEdge({from, to, coreCorner(*tip.part, tip.corner), isOfFirst, isOfFirst ? normal : -normal});
            }
        }
    };
    explore(a.contour, b.contour, true);
    explore(b.contour, a.contour, false);
}

/// Explores the line at distance 1 outside an edge of the cores.
void Search::exploreEdge(const CoreEdge &edge)
{
    const QPointF from = m_frame.to(edge.begin()), along = m_frame.to(edge.end()) - from;
    const QPointF realAlong = m_frame.from(along);
    // An edge so short that its squared length underflows counts as a tip.
    if (!(lengthSquared(realAlong) > 0))
        return;
    const QPointF start = from + unit(m_frame.normalTo(edge.normal)), realStart = m_frame.from(start);
    const double nearest = std::clamp(-dot(realStart, realAlong) / lengthSquared(realAlong), 0.0, 1.0);
    if (isTooFar(length(realStart + realAlong * nearest)))
        return;
    m_covered.clear();
    for (std::span<const QPointF> core : m_cores)
        if (const std::optional<OpenRange> stretch = rangeWithin(core, 1 - m_slack, start, along))
            m_covered.add(stretch->begin, stretch->end);
    m_covered.merge();
    const auto considerShare = [&](double share) {
        if (share >= 0 && share <= 1)
            consider(start + along * share, edge.normal, edge);
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
    const auto isFar = [&](double angle) { return isTooFar(length(m_frame.from(tip.place + unitAt(angle)))); };
    if (std::all_of(nearest.begin(), nearest.end(), isFar))
        return;
    m_covered.clear();
    for (QPointF way : tip.ways)
        coverAround(angleOf(way), -pi / 2, pi / 2);
    for (std::span<const QPointF> core : m_cores)
        coverArc(core, tip.place);
    m_covered.merge();
    const auto considerAngle = [&](double angle) {
        if (angle >= 0 && angle <= 2 * pi)
            consider(tip.place + unitAt(angle), unit(m_frame.normalFrom(unitAt(angle))), tip);
    };
    for (double angle : nearest) {
        if (!m_covered.holds(angle))
            considerAngle(angle);
    }
    m_covered.forEachEnd(considerAngle);
}

/// Covers an open range of angles in radians, from middle + first to middle + last. The range is split at the angle
/// 0.
void Search::coverAround(double middle, double first, double last)
{
    const double turn = 2 * pi;
    double begin = std::fmod(middle + first, turn);
    if (begin < 0)
        begin += turn;
    const double end = begin + (last - first);
    // The ranges extend beyond both ends, so that the split itself is covered.
    m_covered.add(begin, std::min(end, turn + 1));
    if (end > turn)
        m_covered.add(-1, end - turn);
}

/// Covers the part of the unit circle around a center that is within 1 of a core.
void Search::coverArc(std::span<const QPointF> core, QPointF center)
{
    bool isWithin = core.size() > 2, isOff = true;
    QPointF middle;
    for (std::size_t i = 0; i < core.size(); ++i) {
        const QPointF from = core[i], to = core[i + 1 == core.size() ? 0 : i + 1];
        if (isWithin) {
            const double area = cross(to - from, center - from), slack = m_slack * length(to - from);
            isWithin = area >= -slack;
            isOff = isOff && area > slack;
        }
        middle += (from - center) / double(core.size());
        if (core.size() > 2 || i == 0)
            coverArcBySegment(center, from, to);
    }
    // If the center is inside the core, the whole circle is covered. If it is on an edge of the core, half a turn
    // toward the middle of the core is covered.
    if (!isWithin)
        return;
    if (isOff)
        m_covered.add(-1, 2 * pi + 1);
    else
        coverAround(angleOf(middle), -pi / 2, pi / 2);
}

/// Covers the part of the unit circle around a center that is within 1 of a segment: a range around the direction to
/// the segment's nearest point. The ends of the range are on the unit circles around the segment's ends or on the
/// lines at distance 1 on both sides.
void Search::coverArcBySegment(QPointF center, QPointF first, QPointF last)
{
    const QPointF along = last - first, offset = first - center;
    const double square = lengthSquared(along);
    const double share = square > 0 ? std::clamp(-dot(offset, along) / square, 0.0, 1.0) : 0;
    const QPointF nearest = offset + along * share;
    const double distance = length(nearest);
    if (distance >= 2)
        return;
    if (distance <= m_slack) {
        // If the center is on the segment, each direction along the segment covers half a turn around it.
        if (share * std::sqrt(square) > m_slack)
            coverAround(angleOf(-along), -pi / 2, pi / 2);
        if ((1 - share) * std::sqrt(square) > m_slack)
            coverAround(angleOf(along), -pi / 2, pi / 2);
        return;
    }
    double least = infinity, most = -infinity;
    const auto include = [&](QPointF direction) {
        const double angle = std::atan2(cross(nearest, direction), dot(nearest, direction));
        least = std::min(least, angle);
        most = std::max(most, angle);
    };
    const auto includeAround = [&](QPointF middle, double cosine, const auto &isEnd) {
        if (!(std::abs(cosine) < 1))
            return;
        const double sine = std::sqrt((1 - cosine) * (1 + cosine));
        for (double sign : {1.0, -1.0}) {
            const QPointF direction = middle * cosine + perpendicular(middle) * (sine * sign);
            if (isEnd(direction))
                include(direction);
        }
    };
    for (QPointF end : {offset, last - center}) {
        const double size = length(end);
        if (size > 0)
            includeAround(end / size, size / 2 + m_slack / size, [](QPointF) { return true; });
    }
    if (square > 0) {
        const auto isBeside = [&](QPointF direction) {
            const double foot = dot(direction - offset, along);
            return foot >= 0 && foot <= square;
        };
        for (QPointF normal : {perpendicular(along) / std::sqrt(square), -perpendicular(along) / std::sqrt(square)})
            includeAround(normal, 1 - m_slack + dot(normal, offset), isBeside);
    }
    if (least < most)
        coverAround(angleOf(nearest), least, most);
}

/// All angles, from 0 to a turn, at which an arc's distance from the origin may have a local minimum.
QVarLengthArray<double, 16> Search::nearestAngles(QPointF center) const
{
    QVarLengthArray<double, 16> angles;
    if (!m_frame.ellipse && !same(center, {})) {
        // An arc of a circle is nearest in the direction of the origin. The directions along the axes are
        // additional candidates.
        const double toward = angleOf(-center);
        for (double angle : {toward < 0 ? toward + 2 * pi : toward, 0.0, pi / 2, pi, 3 * pi / 2})
            angles.append(angle);
        return angles;
    }
    // The slope is half the derivative of the squared distance. Divided by sine times cosine, it is monotonic within
    // each quarter, on both sides of the angle at which the derivative of this quotient vanishes.
    const double x = center.x() * m_frame.radiusX * m_frame.radiusX, y = center.y() * m_frame.radiusY * m_frame.radiusY;
    const double excess = (m_frame.radiusY - m_frame.radiusX) * (m_frame.radiusY + m_frame.radiusX);
    const auto slopeAt = [&](QPointF unit) { return excess * unit.x() * unit.y() - x * unit.y() + y * unit.x(); };
    const double split = std::atan(std::cbrt(std::abs(y) / std::abs(x)));
    // Exact vectors, so that a slope of 0 at the end of a quarter is exactly 0.
    constexpr std::array quarters{QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1), QPointF(1, 0)};
    for (int quarter = 0; quarter < 4; ++quarter) {
        const double begin = quarter * pi / 2, end = begin + pi / 2;
        const double middle = begin + (std::isnan(split) ? pi / 4 : quarter % 2 == 0 ? split : pi / 2 - split);
        const double slopeAtBegin = slopeAt(quarters[std::size_t(quarter)]);
        const double slopeAtEnd = slopeAt(quarters[std::size_t(quarter) + 1]);
        const double slopeAtMiddle = middle <= begin ? slopeAtBegin
            : middle >= end                          ? slopeAtEnd
                                                     : slopeAt(unitAt(middle));
        angles.append(begin);
        // Additional angles do no harm, since they are points of the curve as well.
        const auto append = [&](double from, double to) {
            for (int step = 0; step < 64; ++step) {
                const double between = from + (to - from) / 2;
                (slopeAt(unitAt(between)) < 0 ? from : to) = between;
            }
            angles.append(to);
        };
        if (slopeAtBegin <= 0 && slopeAtMiddle >= 0)
            append(begin, middle);
        if (slopeAtMiddle <= 0 && slopeAtEnd >= 0)
            append(middle, end);
    }
    return angles;
}

/// The depth of the origin, in scene units, behind the line that exploreEdge() explores; negative in front of the
/// line. Relative error at most 1e-13.
double Search::depthBehind(const CoreEdge &edge) const
{
    const auto area = [&](auto exact) { return cross(edge.begin(exact), edge.along(exact)); };
    const auto squaredReach = [&](auto exact) { return m_frame.squaredReach(exact, edge.along(exact)); };
    const double along =
        std::sqrt(accurateValue([&](auto exact) { return dot(edge.along(exact), edge.along(exact)); }));
    const double offset = accurateValue(area), reach = std::sqrt(accurateValue(squaredReach));
    if (offset >= 0)
        return (reach + offset) / along;
    return accurateValue([&](auto exact) { return squaredReach(exact) - area(exact) * area(exact); }) / (reach - offset)
        / along;
}

/// As depthBehind() above, for the curve around a tip.
double Search::depthBehind(const Tip &tip) const
{
    const auto place = [&](auto exact) { return tip.ofFirst.at(exact) - tip.ofSecond.at(exact); };
    if (m_frame.ellipse) {
        const Ellipse aboutTip{{}, m_frame.ellipse->radiusX, m_frame.ellipse->radiusY, m_frame.ellipse->axis};
        return -nearestOnCurve(place, differenceOf(tip.ofFirst, tip.ofSecond), aboutTip).distance;
    }
    const double distance = std::sqrt(accurateValue([&](auto exact) { return dot(place(exact), place(exact)); }));
    return accurateValue([&](auto exact) {
               return m_frame.radius(exact) * m_frame.radius(exact) - dot(place(exact), place(exact));
           })
        / (m_frame.radiusX + distance);
}

/// Considers a point of the frame, on the line of an edge or the curve around a tip, with the scene's normal there.
/// If the point is the nearest one to the origin, the depth of the origin behind the line or curve is more accurate
/// than the point's distance.
template <class Source> void Search::consider(QPointF place, QPointF normal, const Source &source)
{
    const QPointF way = m_frame.from(place);
    const double distance = length(way);
    if (isTooFar(distance))
        return;
    const bool isNearest = std::abs(cross(normal, way)) <= m_rounding;
    const double depth = isNearest ? depthBehind(source) : 0;
    if (!isNearest || distance > std::max(0.0, depth + m_rounding))
        m_way.consider(way / distance, distance);
    else if (depth > 0)
        m_way.consider(normal, depth);
}

} // namespace

Contact roundTranslation(const Outlined &a, const Outlined &b)
{
    const Convex &first = a.parts.front(), &second = b.parts.front();
    const bool areBothRound = !first.isStraight() && !second.isStraight();
    if (areBothRound && (first.ellipse() || second.ellipse()))
        return searchedTranslation(first, second, fromCenterToCenter(a, b));
    return Search(a, b).shortest();
}

} // namespace Trammel
