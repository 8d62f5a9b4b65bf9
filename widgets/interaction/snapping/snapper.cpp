#include "widgets/interaction/snapping/snapper_p.h"

#include "widgets/interaction/snapping/snapguides_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Trammel {

namespace {

// Distances that differ by less than this fraction of the tolerance are equal, because the difference is only rounding.
constexpr double Resolution = 1e-9;
// An offset counts as on a line if its distance from the line is at most this fraction of the tolerance.
constexpr double ObeyedWithin = 1e-6;

/// A line to which the offset is bound.
struct Demand
{
    QPointF normal;
    double value = 0;
};

QPointF meeting(const Demand &a, const Demand &b)
{
    const double turn = cross(a.normal, b.normal);
    return {(a.value * b.normal.y() - b.value * a.normal.y()) / turn,
            (a.normal.x() * b.value - b.normal.x() * a.value) / turn};
}

/// The point of a line nearest to another point; exact for lines parallel to an axis.
QPointF nearestOn(const Demand &line, QPointF point)
{
    const QPointF along = perpendicular(line.normal);
    return meeting(line, {along, dot(along, point)});
}

/// Chooses the line that an offset reaches after the shortest travel.
class Choice
{
public:
    Choice(const SnapLines &lines, const SnapMove &move, const SnapRules &rules)
        : m_lines(lines), m_move(move), m_tolerance(rules.tolerance), m_pixel(rules.pixel)
    {
    }

    /// The nearest line, or the first line met along a direction. Null for none.
    const SnapLine *nearest(QPointF from, std::optional<QPointF> along, bool gridHolds) const
    {
        const double same = m_tolerance * Resolution;
        const SnapLine *best = nullptr;
        double least = std::numeric_limits<double>::infinity();
        for (const SnapLine &line : m_lines) {
            const double slope = along ? std::abs(dot(line.normal, *along)) : 1;
            if (slope < LeastSlope)
                continue;
            const double travel = std::abs(line.value - dot(line.normal, from)) / slope;
            const bool holdsFar = line.kind == SnapLine::Kind::Grid && (gridHolds || slope > 1 - Resolution);
            const bool isNearer = travel < least - same;
            const bool isPreferred = best && travel <= least + same && line.kind < best->kind;
            if ((isNearer || isPreferred) && (holdsFar || travel <= toleranceFor(line, slope, from))) {
                best = &line;
                least = travel;
            }
        }
        return best;
    }

private:
    // Nearly parallel lines meet only far away.
    static constexpr double LeastSlope = 1e-3;
    static constexpr double LargestShare = 1.0 / 3;

    double toleranceFor(const SnapLine &line, double slope, QPointF from) const
    {
        double tolerance = m_tolerance;
        if (m_move.extent) {
            const QPointF way = from - m_move.extent->flat;
            const double extent = m_move.extent->isBox ? std::abs(dot(line.normal, way)) : length(way);
            tolerance = std::min(tolerance, LargestShare * extent);
        }
        return m_move.isPoint ? std::min(tolerance, LargestShare * gapBeside(line) / slope) : tolerance;
    }

    /// The distance to the nearest line parallel to a line. Lines within the same pixel count as one.
    double gapBeside(const SnapLine &line) const
    {
        double gap = std::numeric_limits<double>::infinity();
        for (const SnapLine &other : m_lines) {
            const double sign = dot(line.normal, other.normal);
            const double apart = std::abs(sign * other.value - line.value);
            if (other.kind != SnapLine::Kind::Grid && std::abs(sign) > 1 - Resolution && apart >= m_pixel)
                gap = std::min(gap, apart);
        }
        return gap;
    }

    const SnapLines &m_lines;
    const SnapMove &m_move;
    double m_tolerance;
    double m_pixel;
};

} // namespace

Snap Snapper::snapped(const SnapMove &move, std::span<const SnapFeatures> targets) const
{
    SnapSituation situation{move.moving, move.offset, targets, m_rules.axis, 2 * m_rules.tolerance, m_rules.pixel};
    const SnapLines lines = linesFor(move, situation);
    const Choice choice(lines, move, m_rules);

    std::optional<Demand> first;
    if (move.along) {
        const QPointF normal = perpendicular(*move.along);
        first = Demand{normal, dot(normal, move.offset)};
    } else if (const SnapLine *line = choice.nearest(move.offset, {}, true)) {
        first = Demand{line->normal, line->value};
    }
    if (!first)
        return {rounded(move, move.offset, {}), {}};
    QPointF offset = move.along ? move.offset : nearestOn(*first, move.offset);
    const QPointF along = perpendicular(first->normal);
    if (const SnapLine *line = choice.nearest(offset, along, move.along.has_value()))
        offset = meeting(*first, {line->normal, line->value});
    else
        offset = rounded(move, offset, along);
    situation.offset = offset;
    return {offset, guidesFor(obeyed(lines, offset), situation)};
}

// The components are those along the axis of a frame and across it: the sizes of a resized frame are rounded, even if
// it is rotated.
QPointF Snapper::rounded(const SnapMove &move, QPointF offset, std::optional<QPointF> along) const
{
    if (!m_rules.rounding.isActive() || !(move.gridPoint || move.isWhole || move.sizing))
        return offset;
    const SnapSizing sizing = move.sizing.value_or(SnapSizing{{1, 0}, {}, {1, 1}});
    const QPointF start = move.sizing || move.isWhole ? QPointF() : *move.gridPoint;
    const QPointF own = unrotated(start + offset, sizing.axis);
    const auto roundedAt = [&](std::size_t i, double value) {
        const double slope = sizing.slope[i];
        return slope == 0 ? value : (m_rules.rounding.snapped(sizing.size[i] + slope * value) - sizing.size[i]) / slope;
    };
    QPointF place(roundedAt(0, own.x()), roundedAt(1, own.y()));
    if (along) {
        const QPointF direction = unrotated(*along, sizing.axis);
        // A direction oblique to the axes leaves no component free.
        if (std::min(std::abs(direction.x()), std::abs(direction.y())) > Resolution)
            return offset;
        (std::abs(direction.x()) < std::abs(direction.y()) ? place.rx() : place.ry()) =
            std::abs(direction.x()) < std::abs(direction.y()) ? own.x() : own.y();
    }
    return same(place, own) ? offset : rotated(place, sizing.axis) - start;
}

SnapLines Snapper::linesFor(const SnapMove &move, const SnapSituation &situation) const
{
    SnapLines lines;
    if (m_rules.toShapes) {
        addPointLines(lines, situation);
        addEdgeLines(lines, situation);
    }
    if (m_rules.toSpacing && move.sizing)
        addSizeLines(lines, *move.sizing, situation);
    if (m_rules.toSpacing && move.isWhole)
        addSpacingLines(lines, situation);
    if (m_rules.grid.isActive() && move.gridPoint) {
        const QPointF start = *move.gridPoint, place = m_rules.grid.snapped(start + move.offset);
        SnapLine line;
        line.normal = {1, 0};
        line.value = place.x() - start.x();
        lines.push_back(line);
        line.normal = {0, 1};
        line.value = place.y() - start.y();
        lines.push_back(line);
    }
    return lines;
}

SnapLines Snapper::obeyed(const SnapLines &lines, QPointF offset) const
{
    SnapLines found;
    for (const SnapLine &line : lines) {
        if (std::abs(line.value - dot(line.normal, offset)) <= ObeyedWithin * m_rules.tolerance)
            found.push_back(line);
    }
    return found;
}

} // namespace Trammel
