#include "widgets/view/strokeoutline_p.h"

#include "geometry/vector.h"
#include "widgets/view/coverage_p.h"

#include <cmath>

namespace Trammel {

namespace {

// Where a line turns by less (cosine of the angle), and where it is that thin, its sides are joined as they are.
constexpr double SlightTurn = 0.94;
constexpr double ThinLine = 1.6;
// Nearer points have no direction of their own, in pixels.
constexpr double LeastStep = 1e-5;

/// Walks along the points. The sides of each piece, and what joins them, are such that they add up to
/// rectangles along the pieces and sectors at the joins, all wound alike: nothing cancels out. In a thin
/// line the sectors are left out.
class Stroker
{
public:
    Stroker(Coverage &coverage, double width)
        : m_coverage(coverage), m_half(width / 2), m_slightTurn(width < ThinLine ? -2 : SlightTurn),
          m_arcDepth(m_half < 1        ? 1
                         : m_half < 4  ? 2
                         : m_half < 20 ? 3
                                       : 4)
    {
    }

    void addPiece(QPointF from, QPointF to, QPointF side)
    {
        m_coverage.addLine(from + side, to + side);
        m_coverage.addLine(to - side, from - side);
    }

    void addJoin(QPointF at, QPointF sideBefore, QPointF sideAfter)
    {
        const double cosine = dot(sideBefore, sideAfter) / (m_half * m_half);
        if (cosine > m_slightTurn) {
            m_coverage.addLine(at + sideBefore, at + sideAfter);
            m_coverage.addLine(at - sideAfter, at - sideBefore);
        } else if (cross(sideBefore, sideAfter) < 0) {
            addArc(at, sideBefore, sideAfter, m_arcDepth);
            addInner(at, at - sideAfter, at - sideBefore);
        } else {
            addInner(at, at + sideBefore, at + sideAfter);
            addArc(at, -sideAfter, -sideBefore, m_arcDepth);
        }
    }

    /// Turns around at an end, from one side to the other.
    void addCap(QPointF at, QPointF side, bool isRound)
    {
        if (isRound) {
            const QPointF ahead(side.y(), -side.x());
            addArc(at, side, ahead, m_arcDepth);
            addArc(at, ahead, -side, m_arcDepth);
        } else {
            m_coverage.addLine(at + side, at - side);
        }
    }

private:
    void addInner(QPointF at, QPointF from, QPointF to)
    {
        m_coverage.addLine(from, at);
        m_coverage.addLine(at, to);
    }

    void addArc(QPointF centre, QPointF from, QPointF to, int depth)
    {
        const QPointF sum = from + to;
        const double size = std::hypot(sum.x(), sum.y());
        // Back along the same line: around by what lies ahead.
        const QPointF middle = size > 1e-6 * m_half ? sum * (m_half / size) : QPointF(from.y(), -from.x());
        if (depth > 1) {
            addArc(centre, from, middle, depth - 1);
            addArc(centre, middle, to, depth - 1);
        } else {
            m_coverage.addLine(centre + from, centre + middle);
            m_coverage.addLine(centre + middle, centre + to);
        }
    }

    Coverage &m_coverage;
    double m_half;
    double m_slightTurn;
    int m_arcDepth;
};

} // namespace

void addStroke(Coverage &coverage, std::span<const QPointF> points, bool isClosed, double width, bool hasRoundCaps)
{
    if (points.empty() || !(width > 0))
        return;
    Stroker stroker(coverage, width);
    QPointF last = points.front(), firstSide, side;
    bool isFirst = true;
    const auto walkTo = [&](QPointF point) {
        const QPointF step = point - last;
        const double size = std::sqrt(lengthSquared(step));
        if (!(size > LeastStep))
            return;
        const QPointF next = perpendicular(step) * (width / (2 * size));
        if (isFirst)
            firstSide = next;
        else
            stroker.addJoin(last, side, next);
        stroker.addPiece(last, point, next);
        isFirst = false;
        side = next;
        last = point;
    };
    for (QPointF point : points)
        walkTo(point);
    if (isClosed)
        walkTo(points.front());
    if (isFirst) {
        // A point: a dot where the ends are round.
        const QPointF any(0, width / 2);
        if (hasRoundCaps) {
            stroker.addCap(last, any, true);
            stroker.addCap(last, -any, true);
        }
    } else if (isClosed) {
        stroker.addJoin(points.front(), side, firstSide);
    } else {
        stroker.addCap(last, side, hasRoundCaps);
        stroker.addCap(points.front(), -firstSide, hasRoundCaps);
    }
}

} // namespace Trammel
