#include "geometry/cast/cast_p.h"

#include "geometry/minkowski/minkowskiline_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The upper limit of fractions. A fraction less than one is never rounded to one.
constexpr double justBelowOne = 1 - std::numeric_limits<double>::epsilon() / 2;

/// The bound of a dozen rounding errors, relative to the largest operand.
constexpr double rounding = 4e-15;

double largestCoordinate(QPointF vector)
{
    return std::max(std::abs(vector.x()), std::abs(vector.y()));
}

/// A line that bounds the Minkowski difference, relative to the motion. At the fraction s of the motion, the depth is
/// offset - speed * s, which is above 0 on the side of the difference.
class Gate
{
public:
    Gate(const MinkowskiLine &line, const Motion &motion)
        : m_line(line), m_motion(motion), m_normal(line.normal()), m_offset(dot(m_normal, line.from() - motion.start)),
          m_speed(dot(m_normal, motion.way))
    {
        const double size = largestCoordinate(line.from()) + largestCoordinate(motion.start);
        const double slack = motion.leastDepth > 0 ? 0 : rounding;
        m_offsetSlack = slack * size + (slack > 0 ? slackOfBoxes(*line.owner, *line.other) : 0);
        m_speedSlack = (rounding + (line.owner->box() ? rounding : 0)) * largestCoordinate(motion.way);
        if (std::abs(m_speed) > m_speedSlack)
            m_turn = m_speed < 0 ? 1 : -1;
        else if (motion.leastDepth == 0)
            m_turn = exactSign([this](auto exact) { return gain(exact); });
    }

    QPointF normal() const { return m_normal; }

    /// 1 if the motion leads in, -1 if it leads out, 0 if it runs parallel.
    int turn() const { return m_turn; }

    /// The sign of the depth minus the least depth, at the start or at the end of the motion.
    int signAtBegin() const { return sign(m_offset - m_motion.leastDepth, false); }
    int signAtEnd() const { return sign(m_offset - m_speed - m_motion.leastDepth, true); }

    /// Whether the motion runs along the line.
    bool isFlush() const
    {
        const double leastDepth = m_motion.leastDepth;
        return leastDepth > 0 ? std::abs(m_offset) <= leastDepth && std::abs(m_offset - m_speed) <= leastDepth
                              : turn() == 0 && signAtBegin() == 0;
    }

    /// The fraction of the motion at which it crosses the line. The relative error is at most 1e-14 for a least
    /// depth of zero.
    double share() const
    {
        if (m_motion.leastDepth > 0)
            return crossing();
        return -accurateRatio([this](auto exact) { return depthAtBegin(exact); },
                              [this](auto exact) { return gain(exact); });
    }

    /// The sign of share() minus the share() of another line. Exact for a least depth of zero.
    int compare(const Gate &other) const
    {
        const double gap = crossing() - other.crossing();
        if (m_motion.leastDepth > 0 || std::abs(gap) > slack() + other.slack())
            return gap > 0 ? 1 : gap < 0 ? -1 : 0;
        return m_turn * other.m_turn * exactSign([&](auto exact) {
                   return other.depthAtBegin(exact) * gain(exact) - depthAtBegin(exact) * other.gain(exact);
               });
    }

    /// Whether the motion passes this entry before an exit, both at the least depth.
    bool isBefore(const Gate &exit) const
    {
        return m_motion.leastDepth > 0 ? deepCrossing() < exit.deepCrossing() : compare(exit) < 0;
    }

private:
    double crossing() const { return m_offset / m_speed; }
    double deepCrossing() const { return (m_offset - m_motion.leastDepth) / m_speed; }

    /// The error bound of a crossing; infinite if the motion is parallel to the line up to rounding.
    double slack() const
    {
        const double leastSpeed = std::abs(m_speed) - m_speedSlack;
        return leastSpeed > 0 ? (m_offsetSlack + m_speedSlack * std::abs(crossing())) / leastSpeed : infinity;
    }

    template <class Maker> auto gain(const Maker &exact) const
    {
        return cross(m_line.along(exact), exact(m_motion.way));
    }
    template <class Maker> auto depthAtBegin(const Maker &exact) const
    {
        return cross(m_line.along(exact), exact(m_motion.start) - m_line.from(exact));
    }

    int sign(double depth, bool isAtEnd) const
    {
        if (std::abs(depth) > m_offsetSlack + (isAtEnd ? m_speedSlack : 0))
            return depth > 0 ? 1 : -1;
        if (m_motion.leastDepth > 0)
            return 0;
        return exactSign([&](auto exact) { return isAtEnd ? depthAtBegin(exact) + gain(exact) : depthAtBegin(exact); });
    }

    const MinkowskiLine &m_line;
    const Motion &m_motion;
    QPointF m_normal;
    double m_offset;
    double m_speed;
    double m_offsetSlack;
    double m_speedSlack;
    int m_turn = 0;
};

/// The entry and exit lines of a Minkowski difference.
class Passage
{
public:
    Passage(const std::vector<MinkowskiLine> &lines, const Motion &motion) : m_motion(motion)
    {
        for (const MinkowskiLine &line : lines)
            add(Gate(line, motion));
    }

    std::optional<Entry> entry() const
    {
        if (m_isBeside || m_flushSide != 0)
            return std::nullopt;
        const auto isBehind = [](const Gate &gate) { return gate.signAtBegin() <= 0; };
        const auto isAhead = [](const Gate &gate) { return gate.signAtEnd() <= 0; };
        if (std::any_of(m_exits.begin(), m_exits.end(), isBehind)
            || std::any_of(m_entries.begin(), m_entries.end(), isAhead))
            return std::nullopt;
        for (const Gate &in : m_entries) {
            if (std::any_of(m_exits.begin(), m_exits.end(), [&in](const Gate &out) { return !in.isBefore(out); }))
                return std::nullopt;
        }
        // Entries that the motion has already passed are skipped, since rounding may place a nearly parallel one
        // ahead.
        const Gate *last = nullptr;
        for (const Gate &in : m_entries) {
            if (in.signAtBegin() <= 0 && (!last || in.compare(*last) > 0))
                last = &in;
        }
        if (!last)
            return Entry{0, {}, true};
        return Entry{std::clamp(last->share(), 0.0, justBelowOne), last->normal(), false};
    }

    std::optional<Flush> flush() const
    {
        if (m_isBeside || m_flushSide == 0)
            return std::nullopt;
        const Gate *begin = nullptr, *end = nullptr;
        for (const Gate &in : m_entries) {
            if (!begin || in.compare(*begin) > 0)
                begin = &in;
        }
        for (const Gate &out : m_exits) {
            if (!end || out.compare(*end) < 0)
                end = &out;
        }
        const Flush flush{m_flushSide, begin ? begin->share() : -infinity, end ? end->share() : infinity};
        return flush.begin < flush.end ? std::optional(flush) : std::nullopt;
    }

private:
    void add(const Gate &gate)
    {
        if (gate.isFlush()) {
            // The outward normal is counterclockwise of an edge.
            m_flushSide = cross(m_motion.way, gate.normal()) < 0 ? 1 : -1;
            return;
        }
        const int turn = gate.turn();
        if (turn == 0)
            m_isBeside = m_isBeside || gate.signAtBegin() <= 0;
        else
            (turn > 0 ? m_entries : m_exits).push_back(gate);
    }

    const Motion &m_motion;
    std::vector<Gate> m_entries;
    std::vector<Gate> m_exits;
    /// Whether the motion is parallel to a side and on its outer side, so that it never enters.
    bool m_isBeside = false;
    /// As Flush::side; 0 if the motion runs along no line.
    int m_flushSide = 0;
};

/// The Minkowski difference of parallel segments, or of a segment and a point. It has no interior.
struct FlatSum
{
    struct End
    {
        ExactCorner first;
        ExactCorner second;
        /// Whether the point is a free end of either part.
        bool isFree;

        QPointF place() const { return first.point - second.point; }
        template <class Maker> auto at(const Maker &exact) const { return first.at(exact) - second.at(exact); }
    };

    End from;
    End to;
};

FlatSum::End sumEnd(const Convex &a, bool isLastOfA, const Convex &b, bool isLastOfB)
{
    return {a.corner(isLastOfA ? a.corners().size() - 1 : 0), b.corner(isLastOfB ? b.corners().size() - 1 : 0),
            a.isFreeEnd(isLastOfA ? 1 : 0) || b.isFreeEnd(isLastOfB ? 1 : 0)};
}

/// Nothing if the Minkowski difference has an interior or is a point.
std::optional<FlatSum> flatSum(const Convex &a, const Convex &b)
{
    if (a.corners().size() > 2 || b.corners().size() > 2 || a.corners().size() + b.corners().size() < 3)
        return std::nullopt;
    bool isAgainst = false;
    if (a.corners().size() == 2 && b.corners().size() == 2) {
        const auto along = [](const Convex &part, auto exact) {
            return part.corner(1).at(exact) - part.corner(0).at(exact);
        };
        if (exactSign([&](auto exact) { return cross(along(a, exact), along(b, exact)); }) != 0)
            return std::nullopt;
        isAgainst = dot(a.corners()[1] - a.corners()[0], b.corners()[1] - b.corners()[0]) < 0;
    }
    return FlatSum{sumEnd(a, false, b, !isAgainst), sumEnd(a, true, b, isAgainst)};
}

/// The entry where the motion crosses a flat Minkowski difference from one side to the other.
std::optional<Entry> crossing(const FlatSum &sum, const Motion &motion)
{
    const auto sideOf = [&](const FlatSum::End &end) {
        return exactSign([&](auto exact) { return cross(exact(motion.way), end.at(exact) - exact(motion.start)); });
    };
    const int from = sideOf(sum.from), to = sideOf(sum.to);
    if (from == to || (from == 0 && sum.from.isFree) || (to == 0 && sum.to.isFree))
        return std::nullopt;
    const auto before = [&](auto exact) {
        return cross(sum.from.at(exact) - exact(motion.start), sum.to.at(exact) - sum.from.at(exact));
    };
    const auto whole = [&](auto exact) { return cross(exact(motion.way), sum.to.at(exact) - sum.from.at(exact)); };
    const int direction = exactSign(whole);
    const int isAhead = exactSign(before) * direction;
    const int isBeyond = exactSign([&](auto exact) { return whole(exact) - before(exact); }) * direction;
    const QPointF along = sum.to.place() - sum.from.place();
    if (isAhead <= 0 || isBeyond <= 0
        || (motion.leastDepth > 0 && std::abs(accurateValue(before)) <= motion.leastDepth * length(along)))
        return std::nullopt;
    QPointF normal = normalized(perpendicular(along)).value_or(QPointF());
    if (dot(normal, motion.way) > 0)
        normal = -normal;
    return Entry{std::clamp(accurateRatio(before, whole), 0.0, justBelowOne), normal, false};
}

} // namespace

std::optional<Entry> straightEntry(const Convex &obstacle, const Convex &moving, const Motion &motion,
                                   std::optional<Flush> &flush)
{
    if (const std::optional<FlatSum> flat = flatSum(obstacle, moving))
        return crossing(*flat, motion);
    std::vector<MinkowskiLine> lines;
    appendMinkowskiLines(obstacle, moving, true, lines);
    appendMinkowskiLines(obstacle, moving, false, lines);
    if (lines.empty())
        return std::nullopt;
    const Passage passage(lines, motion);
    flush = passage.flush();
    return passage.entry();
}

} // namespace Trammel
