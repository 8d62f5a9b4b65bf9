#include "widgets/interaction/snapping/snapline_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

Segment moved(const Segment &segment, QPointF offset)
{
    return {segment.from + offset, segment.to + offset};
}

/// Adds the lines of one situation that are within its reach.
class LineAdder
{
public:
    LineAdder(SnapLines &lines, const SnapSituation &situation) : m_lines(lines), m_situation(situation) { }

    void add(QPointF normal, SnapLine::Kind kind, const Segment &moving, const Segment &fixed) const
    {
        const double value = dot(normal, fixed.from) - dot(normal, moving.from);
        if (std::abs(value - dot(normal, m_situation.offset)) > m_situation.reach)
            return;
        SnapLine line;
        line.normal = normal;
        line.value = value;
        line.kind = kind;
        line.moving = moving;
        line.fixed = fixed;
        m_lines.push_back(std::move(line));
    }

    void addPoints(QPointF normal, QPointF moving, QPointF fixed) const
    {
        add(normal, SnapLine::Kind::Point, {moving, moving}, {fixed, fixed});
    }

    // Adds lines for two points, one of them a corner of an outline with many corners (see SnapFeatures::corners). They
    // snap only at close range: their distance must be within the reach both along the ruler and across it.
    void addNearPoints(QPointF moving, QPointF fixed) const
    {
        const QPointF way = unrotated(fixed - moving - m_situation.offset, m_situation.axis);
        if (std::max(std::abs(way.x()), std::abs(way.y())) > m_situation.reach)
            return;
        addPoints(m_situation.axis, moving, fixed);
        addPoints(perpendicular(m_situation.axis), moving, fixed);
    }

private:
    SnapLines &m_lines;
    const SnapSituation &m_situation;
};

void addAligned(const LineAdder &adder, QPointF normal, const SnapFeatures &moving, const SnapFeatures &target)
{
    const auto addAll = [&](QPointF fixed) {
        for (QPointF point : moving.points)
            adder.addPoints(normal, point, fixed);
        adder.addPoints(normal, moving.center, fixed);
    };
    for (QPointF fixed : target.points)
        addAll(fixed);
    addAll(target.center);
}

bool isClose(const SnapSituation &situation, const SnapFeatures &target)
{
    const QPointF offset = unrotated(situation.offset, situation.axis);
    return situation.moving.box.translated({offset.x(), offset.y()}).expanded(situation.reach).overlaps(target.box);
}

// The line through an edge. Points snap to it within the reach of the edge. Beyond the ends of the edge, the limit is
// the reach or, for a plain outline, the length of the edge if it is greater.
class EdgeLine
{
public:
    EdgeLine(const Segment &edge, bool isPlain, double reach) : m_from(edge.from)
    {
        const double size = length(edge.to - edge.from);
        m_direction = size > 0 ? (edge.to - edge.from) / size : QPointF();
        m_beyond = isPlain ? std::max(size, reach) : reach;
        m_size = size;
    }

    bool isValid() const { return m_size > 0; }
    QPointF normal() const { return perpendicular(m_direction); }
    QPointF direction() const { return m_direction; }
    bool isBeside(const Segment &segment) const
    {
        const double a = dot(m_direction, segment.from - m_from), b = dot(m_direction, segment.to - m_from);
        return std::max(a, b) >= -m_beyond && std::min(a, b) <= m_size + m_beyond;
    }

private:
    QPointF m_from;
    QPointF m_direction;
    double m_size = 0;
    double m_beyond = 0;
};

template <typename Function> void forEachCorner(const SnapFeatures &features, const Function &function)
{
    for (QPointF point : features.points)
        function(point);
    for (QPointF point : features.corners)
        function(point);
}

// Aligns parallel edges on one line.
void addFlush(const LineAdder &adder, const SnapSituation &situation, bool isPlain, const EdgeLine &line,
              const Segment &fixed)
{
    constexpr double Parallel = 2e-11;
    for (const Segment &edge : situation.moving.edges) {
        const EdgeLine own(edge, isPlain, situation.reach);
        if (!own.isValid() || std::abs(cross(own.direction(), line.direction())) > Parallel)
            continue;
        if (isPlain || line.isBeside(moved(edge, situation.offset)))
            adder.add(line.normal(), SnapLine::Kind::Edge, edge, fixed);
    }
}

} // namespace

std::vector<QPointF> snapAxes(const SnapSituation &situation)
{
    std::vector<QPointF> axes{situation.axis};
    if (!areParallelAxes(situation.axis, situation.moving.frame.axis))
        axes.push_back(situation.moving.frame.axis);
    return axes;
}

bool countsAlong(QPointF axis, const SnapFeatures &target, const SnapSituation &situation)
{
    return same(axis, situation.axis) || areParallelAxes(axis, target.frame.axis);
}

Aabb2 snapBox(const SnapFeatures &features, QPointF axis, QPointF ruler)
{
    if (same(axis, ruler))
        return features.box;
    Aabb2 box;
    for (QPointF corner : features.frame.corners())
        box.include(unrotated(corner, axis));
    return box;
}

void addPointLines(SnapLines &lines, const SnapSituation &situation)
{
    const LineAdder adder(lines, situation);
    const std::vector<QPointF> axes = snapAxes(situation);
    for (const SnapFeatures &target : situation.targets) {
        for (QPointF axis : axes) {
            if (!countsAlong(axis, target, situation))
                continue;
            addAligned(adder, axis, situation.moving, target);
            addAligned(adder, perpendicular(axis), situation.moving, target);
        }
        if ((target.isPlain() && situation.moving.isPlain()) || !isClose(situation, target))
            continue;
        for (QPointF fixed : target.corners)
            forEachCorner(situation.moving, [&](QPointF point) { adder.addNearPoints(point, fixed); });
        for (QPointF fixed : target.points) {
            for (QPointF point : situation.moving.corners)
                adder.addNearPoints(point, fixed);
        }
    }
}

void addEdgeLines(SnapLines &lines, const SnapSituation &situation)
{
    const LineAdder adder(lines, situation);
    const SnapFeatures &moving = situation.moving;
    for (const SnapFeatures &target : situation.targets) {
        const bool arePlain = target.isPlain() && moving.isPlain();
        if (!arePlain && !isClose(situation, target))
            continue;
        for (const Segment &fixed : target.edges) {
            const EdgeLine line(fixed, target.isPlain(), situation.reach);
            if (!line.isValid())
                continue;
            forEachCorner(moving, [&](QPointF point) {
                const Segment corner{point, point};
                if (line.isBeside(moved(corner, situation.offset)))
                    adder.add(line.normal(), SnapLine::Kind::Edge, corner, fixed);
            });
            addFlush(adder, situation, arePlain, line, fixed);
        }
        for (const Segment &edge : moving.edges) {
            const EdgeLine line(edge, moving.isPlain(), situation.reach);
            if (!line.isValid())
                continue;
            forEachCorner(target, [&](QPointF point) {
                const Segment corner{point, point};
                if (line.isBeside(moved(corner, -situation.offset)))
                    adder.add(line.normal(), SnapLine::Kind::Edge, edge, corner);
            });
        }
    }
}

} // namespace Trammel
