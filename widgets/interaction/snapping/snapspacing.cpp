#include "widgets/interaction/snapping/snapline_p.h"

#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// The boxes in a row with the moved box, along one direction of a ruler.
class Row
{
public:
    Row(const SnapSituation &situation, QPointF axis, std::size_t direction)
        : m_situation(situation), m_axis(axis), m_direction(direction), m_start(boxOf(situation.moving))
    {
        const QPointF offset = unrotated(situation.offset, axis);
        m_moved = m_start.translated({offset.x(), offset.y()});
        for (const SnapFeatures &target : situation.targets) {
            const Aabb2 box = countsAlong(axis, target, situation) ? boxOf(target) : Aabb2();
            if (isInRow(box))
                m_boxes.push_back(box);
        }
        std::stable_sort(m_boxes.begin(), m_boxes.end(),
                         [&](const Aabb2 &a, const Aabb2 &b) { return low(a) < low(b); });
        findNeighbors();
        findGaps();
    }

    void addLines(SnapLines &lines) const
    {
        if (m_before && m_after && low(*m_after) - high(*m_before) >= high(m_start) - low(m_start)) {
            const double middle = (high(*m_before) + low(*m_after)) / 2;
            add(lines, middle - (low(m_start) + high(m_start)) / 2, {{m_before, {}}, {{}, m_after}});
        }
        for (const SnapGap &gap : m_gaps) {
            const double width = low(*gap.after) - high(*gap.before);
            if (m_before)
                add(lines, high(*m_before) + width - low(m_start), {gap, {m_before, {}}});
            if (m_after)
                add(lines, low(*m_after) - width - high(m_start), {gap, {{}, m_after}});
        }
    }

private:
    Aabb2 boxOf(const SnapFeatures &features) const { return snapBox(features, m_axis, m_situation.axis); }

    double low(const Aabb2 &box) const { return box.min[m_direction]; }
    double high(const Aabb2 &box) const { return box.max[m_direction]; }

    // The row contains only boxes that overlap the moved box across it: in a horizontal row, a box above or below the
    // moved box has no gap to it.
    bool isInRow(const Aabb2 &box) const
    {
        const std::size_t across = 1 - m_direction;
        const bool isBeside = box.min[across] < m_moved.max[across] && m_moved.min[across] < box.max[across];
        return isBeside && (isBefore(box) || isAfter(box));
    }
    bool isBefore(const Aabb2 &box) const { return high(box) <= low(m_moved) + m_situation.reach; }
    bool isAfter(const Aabb2 &box) const { return low(box) >= high(m_moved) - m_situation.reach; }

    void findNeighbors()
    {
        for (const Aabb2 &box : m_boxes) {
            // Boxes as thin as the reach can be both before and after the moved box.
            const bool isLow = low(box) + high(box) < low(m_moved) + high(m_moved);
            if (isLow && isBefore(box) && (!m_before || high(box) > high(*m_before)))
                m_before = box;
            if (!isLow && isAfter(box) && (!m_after || low(box) < low(*m_after)))
                m_after = box;
        }
    }

    // Finds the gaps of the row, except for the gap that contains the moved box.
    void findGaps()
    {
        const Aabb2 *last = nullptr;
        for (const Aabb2 &box : m_boxes) {
            const bool isOwn =
                m_after && last && low(box) >= low(*m_after) && m_before && high(*last) <= high(*m_before);
            if (last && low(box) > high(*last) && !isOwn)
                m_gaps.push_back({*last, box});
            if (!last || high(box) > high(*last))
                last = &box;
        }
    }

    void add(SnapLines &lines, double value, std::vector<SnapGap> gaps) const
    {
        const QPointF normal = m_direction == 0 ? m_axis : perpendicular(m_axis);
        if (std::abs(value - dot(normal, m_situation.offset)) > m_situation.reach)
            return;
        SnapLine line;
        line.normal = normal;
        line.value = value;
        line.kind = SnapLine::Kind::Spacing;
        line.gaps = std::move(gaps);
        line.ruler = m_axis;
        line.direction = m_direction;
        lines.push_back(std::move(line));
    }

    const SnapSituation &m_situation;
    QPointF m_axis;
    std::size_t m_direction;
    Aabb2 m_start;
    Aabb2 m_moved;
    std::vector<Aabb2> m_boxes;
    std::optional<Aabb2> m_before;
    std::optional<Aabb2> m_after;
    std::vector<SnapGap> m_gaps;
};

} // namespace

void addSpacingLines(SnapLines &lines, const SnapSituation &situation)
{
    for (QPointF axis : snapAxes(situation)) {
        for (const std::size_t direction : {0u, 1u})
            Row(situation, axis, direction).addLines(lines);
    }
}

} // namespace Trammel
