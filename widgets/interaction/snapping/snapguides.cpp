#include "widgets/interaction/snapping/snapguides_p.h"

#include "widgets/interaction/frame/labels_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace Trammel {

namespace {

/// Points on a common line in the scene.
struct Alignment
{
    QPointF origin;
    QPointF direction;
    QList<QPointF> marks;
};

/// Collects the guides to draw, without duplicates.
class GuideMaker
{
public:
    explicit GuideMaker(const SnapSituation &situation) : m_situation(situation), m_slack(1e-3 * situation.reach) { }

    void addMeeting(const SnapLine &line)
    {
        const Segment moved{line.moving.from + m_situation.offset, line.moving.to + m_situation.offset};
        if (line.kind == SnapLine::Kind::Edge && isAtAnEnd(moved, line.fixed))
            return;
        Alignment &alignment = alignmentAlong(perpendicular(line.normal), line.fixed.from);
        for (QPointF point : {moved.from, moved.to, line.fixed.from, line.fixed.to})
            mark(alignment, point);
    }

    /// Only the first of several equal sizes along an axis is shown.
    void addSize(const SnapLine &line)
    {
        if (m_sizeAxis && same(*m_sizeAxis, line.normal))
            return;
        m_sizeAxis = line.normal;
        const QPointF offset = m_situation.offset;
        const QString text = lengthLabel(length(line.fixed.to - line.fixed.from), m_situation.pixel);
        // This distance has no text: the size of the moved frame is already shown next to the pointer, and a handle
        // would cover the text.
        m_distances.append({Guide::Kind::Distance, {line.moving.from + offset, line.moving.to + offset}, {}, {}});
        m_distances.append({Guide::Kind::Distance, {line.fixed.from, line.fixed.to}, {}, text});
    }

    void addGap(const SnapGap &gap, const SnapLine &line)
    {
        const Aabb2 own = boxAtTheEnd(line.ruler);
        const Aabb2 before = gap.before.value_or(own), after = gap.after.value_or(own);
        const std::size_t along = line.direction, across = 1 - along;
        // The middle of the overlap of both boxes across the row, or halfway between the boxes if they do not overlap.
        const double level =
            (std::max(before.min[across], after.min[across]) + std::min(before.max[across], after.max[across])) / 2;
        std::array<double, 2> from{}, to{};
        from[along] = before.max[along];
        to[along] = after.min[along];
        from[across] = to[across] = level;
        const QLineF distance(rotated({from[0], from[1]}, line.ruler), rotated({to[0], to[1]}, line.ruler));
        const bool isKnown = std::any_of(m_distances.cbegin(), m_distances.cend(), [&](const Guide &guide) {
            return isSame(guide.line.p1(), distance.p1()) && isSame(guide.line.p2(), distance.p2());
        });
        if (!isKnown)
            m_distances.append(
                {Guide::Kind::Distance, distance, {}, lengthLabel(to[along] - from[along], m_situation.pixel)});
    }

    QList<Guide> guides() const
    {
        QList<Guide> guides;
        for (const Alignment &alignment : m_alignments) {
            const auto isBefore = [&](QPointF a, QPointF b) {
                return dot(alignment.direction, a) < dot(alignment.direction, b);
            };
            const auto [first, last] = std::minmax_element(alignment.marks.cbegin(), alignment.marks.cend(), isBefore);
            guides.append({Guide::Kind::Line, {*first, *last}, alignment.marks, {}});
        }
        return guides + m_distances;
    }

private:
    bool isSame(QPointF a, QPointF b) const { return length(a - b) <= m_slack; }

    // A corner that meets another corner also lies on the edges that end there. Guides along these edges add no
    // information.
    bool isAtAnEnd(const Segment &moved, const Segment &fixed) const
    {
        const bool isCorner = same(moved.from, moved.to) || same(fixed.from, fixed.to);
        return isCorner
            && (isSame(moved.from, fixed.from) || isSame(moved.from, fixed.to) || isSame(moved.to, fixed.from)
                || isSame(moved.to, fixed.to));
    }

    Alignment &alignmentAlong(QPointF direction, QPointF point)
    {
        for (Alignment &alignment : m_alignments) {
            const bool isParallel = std::abs(cross(alignment.direction, direction)) <= 1e-9;
            if (isParallel && std::abs(cross(direction, point - alignment.origin)) <= m_slack)
                return alignment;
        }
        m_alignments.append({point, direction, {}});
        return m_alignments.last();
    }

    void mark(Alignment &alignment, QPointF point) const
    {
        QList<QPointF> &marks = alignment.marks;
        if (std::none_of(marks.cbegin(), marks.cend(), [&](QPointF each) { return isSame(each, point); }))
            marks.append(point);
    }

    Aabb2 boxAtTheEnd(QPointF ruler) const
    {
        const QPointF offset = unrotated(m_situation.offset, ruler);
        return snapBox(m_situation.moving, ruler, m_situation.axis).translated({offset.x(), offset.y()});
    }

    const SnapSituation &m_situation;
    double m_slack;
    QList<Alignment> m_alignments;
    QList<Guide> m_distances;
    std::optional<QPointF> m_sizeAxis;
};

} // namespace

QList<Guide> guidesFor(const SnapLines &obeyed, const SnapSituation &situation)
{
    GuideMaker maker(situation);
    for (const SnapLine &line : obeyed) {
        if (line.kind == SnapLine::Kind::Point || line.kind == SnapLine::Kind::Edge)
            maker.addMeeting(line);
        if (line.kind == SnapLine::Kind::Size)
            maker.addSize(line);
        for (const SnapGap &gap : line.gaps)
            maker.addGap(gap, line);
    }
    return maker.guides();
}

} // namespace Trammel
