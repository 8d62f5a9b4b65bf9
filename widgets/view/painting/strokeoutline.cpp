#include "widgets/view/painting/strokeoutline_p.h"

#include "widgets/model/style/strokestyle_p.h"
#include "widgets/view/painting/levelofdetail_p.h"
#include "widgets/view/pixels/coverage_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace Trammel {

namespace {

// The sides of a line are joined by straight edges if it turns by less than the angle with the cosine SlightTurn, or if
// the line is thinner than ThinLine, in pixels.
constexpr double SlightTurn = 0.94;
constexpr double ThinLine = 1.6;
// A round join is also straight if it deviates from the arc by at most this distance, in pixels. Straight joins become
// one edge with the sides of the next piece if this is short, and its sides move by at most this distance.
constexpr double MostArcSag = 0.1;
constexpr double ShortPiece = 4;
// The cosine of the sharpest turn with a miter. A miter is 1 / cos(turn / 2) widths long.
constexpr double SharpestMiter = 2 / (MiterLimit * MiterLimit) - 1;

/// Adds the outline of a line, piece by piece. The sides of the pieces and the joins form a rectangle along each piece
/// and a sector at each join, all with the same winding direction, so that nothing cancels out. A thin line has no
/// sectors.
class Stroker
{
public:
    Stroker(Coverage &coverage, const LinePen &pen)
        : m_coverage(coverage), m_pen(pen), m_half(pen.width / 2), m_slightTurn(slightTurn(pen)),
          m_arcDepth(m_half < 1        ? 1
                         : m_half < 4  ? 2
                         : m_half < 20 ? 3
                                       : 4)
    {
    }

    /// Adds the sides of a piece. At the start, they may begin at the sides of the piece before.
    void addPiece(QPointF from, QPointF to, QPointF sideAtStart, QPointF side)
    {
        m_coverage.addLine(from + sideAtStart, to + side);
        m_coverage.addLine(to - side, from - sideAtStart);
    }

    /// Whether a piece may begin at the sides of the piece before, without a join. The end of the join is half the
    /// width times 1 - cos(turn) away from the side.
    bool isJoined(QPointF sideBefore, QPointF sideAfter) const
    {
        const double product = dot(sideBefore, sideAfter);
        return product > 0 && m_half * m_half - product <= MostArcSag * m_half;
    }

    void addJoin(QPointF at, QPointF sideBefore, QPointF sideAfter)
    {
        const double cosine = dot(sideBefore, sideAfter) / (m_half * m_half);
        if (cosine > m_slightTurn) {
            m_coverage.addLine(at + sideBefore, at + sideAfter);
            m_coverage.addLine(at - sideAfter, at - sideBefore);
        } else if (cross(sideBefore, sideAfter) < 0) {
            addOuter(at, sideBefore, sideAfter, cosine);
            addInner(at, at - sideAfter, at - sideBefore);
        } else {
            addInner(at, at + sideBefore, at + sideAfter);
            addOuter(at, -sideAfter, -sideBefore, cosine);
        }
    }

    /// Adds the cap at an end, from one side to the other.
    void addCap(QPointF at, QPointF side)
    {
        const QPointF ahead(side.y(), -side.x());
        switch (m_pen.cap) {
        case LineCap::Round:
            addArc(at, side, ahead, m_arcDepth);
            addArc(at, ahead, -side, m_arcDepth);
            break;
        case LineCap::Flat:
            m_coverage.addLine(at + side, at - side);
            break;
        case LineCap::Square:
            m_coverage.addLine(at + side, at + side + ahead);
            m_coverage.addLine(at + side + ahead, at - side + ahead);
            m_coverage.addLine(at - side + ahead, at - side);
            break;
        }
    }

private:
    /// The cosine of the sharpest turn with a straight join.
    static double slightTurn(const LinePen &pen)
    {
        if (pen.width < ThinLine)
            return -2;
        if (pen.join != LineJoin::Round)
            return SlightTurn;
        // The sag of a straight join over a turn a is r (1 - cos(a / 2)).
        const double cosineOfHalf = 1 - MostArcSag / (pen.width / 2);
        return std::min(SlightTurn, 2 * cosineOfHalf * cosineOfHalf - 1);
    }

    void addOuter(QPointF at, QPointF from, QPointF to, double cosine)
    {
        if (m_pen.join == LineJoin::Round) {
            addArc(at, from, to, m_arcDepth);
        } else if (m_pen.join == LineJoin::Miter && cosine >= SharpestMiter) {
            const QPointF corner = at + (from + to) / (1 + cosine);
            m_coverage.addLine(at + from, corner);
            m_coverage.addLine(corner, at + to);
        } else {
            m_coverage.addLine(at + from, at + to);
        }
    }

    void addInner(QPointF at, QPointF from, QPointF to)
    {
        m_coverage.addLine(from, at);
        m_coverage.addLine(at, to);
    }

    void addArc(QPointF center, QPointF from, QPointF to, int depth)
    {
        const QPointF sum = from + to;
        const double size = std::hypot(sum.x(), sum.y());
        // If the line turns back on itself, the arc passes through the point ahead of its end.
        const QPointF middle = size > 1e-6 * m_half ? sum * (m_half / size) : QPointF(from.y(), -from.x());
        if (depth > 1) {
            addArc(center, from, middle, depth - 1);
            addArc(center, middle, to, depth - 1);
        } else {
            m_coverage.addLine(center + from, center + middle);
            m_coverage.addLine(center + middle, center + to);
        }
    }

    Coverage &m_coverage;
    LinePen m_pen;
    double m_half;
    double m_slightTurn;
    int m_arcDepth;
};

/// Cuts a line into dashes, piece by piece.
class Dasher
{
public:
    Dasher(Coverage &coverage, const LinePen &pen, std::span<const double> pattern, const QRectF &visible)
        : m_coverage(coverage), m_pen(pen), m_pattern(pattern),
          m_period(std::accumulate(m_pattern.begin(), m_pattern.end(), 0.0) * pen.width)
    {
        const double margin = 2 * pen.width;
        m_visible = visible.adjusted(-margin, -margin, margin, margin);
    }

    void addPiece(QPointF from, QPointF to)
    {
        const QPointF step = to - from;
        const double size = length(step);
        double begin = 0, end = 1;
        const bool isVisible = cut(begin, end, from.x(), step.x(), m_visible.left(), m_visible.right())
            && cut(begin, end, from.y(), step.y(), m_visible.top(), m_visible.bottom());
        if (!isVisible || begin > 0)
            finishDash();
        if (isVisible && size > 0)
            addWithin(from, step / size, begin * size, end * size);
        if (end < 1)
            finishDash();
        m_walked = std::fmod(m_walked + size, m_period);
    }

    void finishDash()
    {
        if (!m_dash.empty())
            addStroke(m_coverage, m_dash, false, m_pen);
        m_dash.clear();
    }

private:
    // Clips the range of a piece to the part between two borders. Returns false if nothing is left.
    static bool cut(double &begin, double &end, double from, double step, double low, double high)
    {
        if (step == 0)
            return from >= low && from <= high;
        const double a = (low - from) / step, b = (high - from) / step;
        begin = std::max(begin, std::min(a, b));
        end = std::min(end, std::max(a, b));
        return begin < end;
    }

    void addWithin(QPointF from, QPointF direction, double begin, double end)
    {
        double phase = std::fmod(m_walked + begin, m_period);
        std::size_t i = 0;
        while (i + 1 < m_pattern.size() && phase >= m_pattern[i] * m_pen.width)
            phase -= m_pattern[i++] * m_pen.width;
        for (double at = begin; at < end;) {
            const double next = std::min(end, at + std::max(m_pattern[i] * m_pen.width - phase, 0.0));
            const bool isDash = i % 2 == 0;
            if (isDash) {
                if (m_dash.empty())
                    m_dash.push_back(from + direction * at);
                m_dash.push_back(from + direction * next);
            }
            if (next == end)
                return;
            if (isDash)
                finishDash();
            at = next;
            phase = 0;
            i = (i + 1) % m_pattern.size();
        }
    }

    Coverage &m_coverage;
    LinePen m_pen;
    std::span<const double> m_pattern;
    double m_period;
    QRectF m_visible;
    /// The length walked along the line, modulo the period.
    double m_walked = 0;
    std::vector<QPointF> m_dash;
};

} // namespace

void addStroke(Coverage &coverage, std::span<const QPointF> points, bool isClosed, const LinePen &pen)
{
    if (points.empty() || !(pen.width > 0))
        return;
    Stroker stroker(coverage, pen);
    QPointF last = points.front(), firstSide, side;
    bool isFirst = true;
    const auto walkTo = [&](QPointF point) {
        const QPointF step = point - last;
        const double size = std::sqrt(lengthSquared(step));
        if (!(size > LeastStep))
            return;
        const QPointF next = perpendicular(step) * (pen.width / (2 * size));
        if (isFirst)
            firstSide = side = next;
        // A longer piece may be a level edge, which must stay sharp.
        if (size > ShortPiece || !stroker.isJoined(side, next)) {
            stroker.addJoin(last, side, next);
            side = next;
        }
        stroker.addPiece(last, point, side, next);
        isFirst = false;
        side = next;
        last = point;
    };
    for (QPointF point : points)
        walkTo(point);
    if (isClosed)
        walkTo(points.front());
    if (isFirst) {
        // A single point is a dot, unless the caps are flat.
        const QPointF any(0, pen.width / 2);
        if (pen.cap != LineCap::Flat) {
            stroker.addCap(last, any);
            stroker.addCap(last, -any);
        }
    } else if (isClosed) {
        stroker.addJoin(points.front(), side, firstSide);
    } else {
        stroker.addCap(last, side);
        stroker.addCap(points.front(), -firstSide);
    }
}

void addDashes(Coverage &coverage, std::span<const QPointF> points, bool isClosed, const LinePen &pen,
               std::span<const double> pattern, const QRectF &visible)
{
    if (points.empty() || pattern.empty() || !(pen.width > 0))
        return;
    Dasher dasher(coverage, pen, pattern, visible);
    for (std::size_t i = 1; i < points.size(); ++i)
        dasher.addPiece(points[i - 1], points[i]);
    if (isClosed)
        dasher.addPiece(points.back(), points.front());
    dasher.finishDash();
}

} // namespace Trammel
