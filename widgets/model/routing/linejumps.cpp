#include "widgets/model/routing/linejumps_p.h"

#include <trammel/geometry/orientation.h>
#include <trammel/geometry/primitiveview.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace Trammel {

namespace {

struct Crossing
{
    double at;
    /// From the left side of the line to its right side, or the other way.
    bool isRightward;
    std::size_t other;
};

/// Points on a line belong to its right side, so that a line through a vertex is crossed exactly once.
bool isLeft(QPointF a, QPointF b, QPointF point)
{
    return orientation(a, b, point) < 0;
}

/// Some consecutive segments of a line. The segment of an index ends at the point of that index.
struct Run
{
    qsizetype first;
    qsizetype last;
    Aabb2 box;
};

/// Curves have many short segments. Pairs of them are examined only where the boxes of their runs meet.
std::vector<Run> runsOf(const QList<QPointF> &line)
{
    constexpr qsizetype most = 8;
    std::vector<Run> runs;
    for (qsizetype first = 1; first < line.size(); first += most) {
        Run run{first, std::min(first + most, line.size()) - 1, {}};
        for (qsizetype i = first - 1; i <= run.last; ++i)
            run.box.include(line[i]);
        runs.push_back(run);
    }
    return runs;
}

/// The number of the other line, and the length of the line before the segment from a to b.
void addCrossings(QPointF a, QPointF b, double before, const QList<QPointF> &other, const Run &run, std::size_t number,
                  std::vector<Crossing> &found)
{
    const Aabb2 box = bounds(Segment{a, b});
    for (qsizetype i = run.first; i <= run.last; ++i) {
        const QPointF p = other[i - 1], q = other[i];
        if (same(p, q) || !box.overlaps(bounds(Segment{p, q})))
            continue;
        const bool isEndOnLine =
            (i == 1 && orientation(a, b, p) == 0) || (i + 1 == other.size() && orientation(a, b, q) == 0);
        const bool isFromLeft = isLeft(a, b, p);
        if (isEndOnLine || isFromLeft == isLeft(a, b, q) || isLeft(p, q, a) == isLeft(p, q, b))
            continue;
        const double first = cross(q - p, a - p), last = cross(q - p, b - p);
        const double share = first == last ? 0.5 : std::clamp(first / (first - last), 0.0, 1.0);
        found.push_back({before + share * length(b - a), isFromLeft, number});
    }
}

/// Removes the crossings at which another line touches a vertex of the line, or touches the line by a vertex.
void removeTouches(std::vector<Crossing> &crossings)
{
    constexpr double slack = 1e-6;
    for (std::size_t i = 0; i + 1 < crossings.size();) {
        const Crossing &a = crossings[i], &b = crossings[i + 1];
        if (a.other == b.other && a.isRightward != b.isRightward && b.at - a.at <= slack)
            crossings.erase(crossings.begin() + std::ptrdiff_t(i), crossings.begin() + std::ptrdiff_t(i) + 2);
        else
            ++i;
    }
}

/// Adds the arc between two points: half a circle, or two quarters with a straight part between them.
void addArc(QPointF from, QPointF to, QList<QPointF> &points)
{
    constexpr int steps = 5;
    const double width = length(to - from);
    points.append(from);
    if (!(width > 0))
        return;
    const QPointF along = (to - from) / width;
    QPointF up(along.y(), -along.x());
    if (up.y() > 0 || (up.y() == 0 && up.x() > 0))
        up = -up;
    const double radius = std::min(JumpRadius, width / 2);
    const auto at = [&](int step) {
        const double angle = step * std::numbers::pi / (2 * steps);
        return QPointF(radius * (1 - std::cos(angle)), radius * std::sin(angle));
    };
    for (int step = 1; step <= steps; ++step)
        points.append(from + along * at(step).x() + up * at(step).y());
    for (int step = steps; step >= 1; --step)
        points.append(to - along * at(step).x() + up * at(step).y());
    points.append(to);
}

} // namespace

std::vector<LineJump> jumpsOver(const QList<QPointF> &line, const std::vector<QList<QPointF>> &others)
{
    const Aabb2 box = bounds(Polyline{line});
    std::vector<Crossing> crossings;
    double whole = 0;
    // The length of the line before each of its segments.
    std::vector<double> before(std::size_t(line.size()), 0);
    for (qsizetype i = 1; i < line.size(); ++i) {
        before[std::size_t(i)] = whole;
        whole += length(line[i] - line[i - 1]);
    }
    const std::vector<Run> runs = runsOf(line);
    std::vector<std::size_t> close;
    for (std::size_t other = 0; other < others.size(); ++other) {
        if (!box.overlaps(bounds(Polyline{others[other]})))
            continue;
        close.push_back(other);
        if (close.size() > MostJumped)
            return {};
    }
    for (std::size_t other : close) {
        for (const Run &theirs : runsOf(others[other])) {
            for (const Run &own : runs) {
                if (!own.box.overlaps(theirs.box))
                    continue;
                for (qsizetype i = own.first; i <= own.last; ++i) {
                    if (!same(line[i - 1], line[i]))
                        addCrossings(line[i - 1], line[i], before[std::size_t(i)], others[other], theirs, other,
                                     crossings);
                }
            }
        }
    }
    std::sort(crossings.begin(), crossings.end(), [](const Crossing &a, const Crossing &b) {
        return a.other != b.other ? a.other < b.other : a.at < b.at;
    });
    removeTouches(crossings);
    std::sort(crossings.begin(), crossings.end(), [](const Crossing &a, const Crossing &b) { return a.at < b.at; });
    std::vector<LineJump> jumps;
    for (const Crossing &each : crossings) {
        if (each.at < 2 * JumpRadius || each.at > whole - 2 * JumpRadius)
            continue;
        const LineJump jump{each.at - JumpRadius, each.at + JumpRadius};
        if (!jumps.empty() && jump.from < jumps.back().to)
            jumps.back().to = jump.to;
        else
            jumps.push_back(jump);
    }
    return jumps;
}

QPointF pointOn(const QList<QPointF> &line, double distance)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        const double part = length(line[i] - line[i - 1]);
        if (distance <= part)
            return part > 0 ? line[i - 1] + (line[i] - line[i - 1]) * (distance / part) : line[i];
        distance -= part;
    }
    return line.value(line.size() - 1);
}

QList<QPointF> withArcs(const QList<QPointF> &line, const std::vector<LineJump> &jumps)
{
    QList<QPointF> points;
    double before = 0;
    std::size_t next = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        before += i > 0 ? length(line[i] - line[i - 1]) : 0;
        while (next < jumps.size() && jumps[next].to <= before) {
            addArc(pointOn(line, jumps[next].from), pointOn(line, jumps[next].to), points);
            ++next;
        }
        // The vertices below an arc are left out.
        if (next == jumps.size() || before <= jumps[next].from)
            points.append(line[i]);
    }
    return points;
}

} // namespace Trammel
