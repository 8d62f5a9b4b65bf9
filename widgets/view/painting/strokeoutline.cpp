#include "widgets/view/painting/strokeoutline_p.h"

#include "widgets/model/style/strokestyle_p.h"
#include "widgets/view/painting/levelofdetail_p.h"
#include "widgets/view/pixels/coverage_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

namespace Trammel {

namespace {

// The sides of a line are joined by straight edges if it turns by less than the angle with the cosine SlightTurn, or if
// the line is thinner than ThinLine, in pixels.
constexpr double SlightTurn = 0.94;
constexpr double ThinLine = 1.6;
// The sides of two pieces end where they meet if that deviates from the join by at most this distance, in pixels.
constexpr double MostMiterSag = 0.1;
// The cosine of the sharpest turn of such sides.
constexpr double SharpestMeeting = 0.5;
// At most this share of a piece is cut off where its sides meet those of another piece.
constexpr double MostCut = 0.5;
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
          m_leastCosine(leastCosine(pen)), m_arcDepth(m_half < 1        ? 1
                                                          : m_half < 4  ? 2
                                                          : m_half < 20 ? 3
                                                                        : 4)
    {
    }

    /// Adds the sides of a piece, from those at its start to those at its end.
    void addPiece(QPointF from, QPointF to, QPointF sideAtStart, QPointF sideAtEnd)
    {
        m_coverage.addLine(from + sideAtStart, to + sideAtEnd);
        m_coverage.addLine(to - sideAtEnd, from - sideAtStart);
    }

    /// The side at which two pieces meet without a join, relative to the point between them; nothing if they need a
    /// join. The sides of each piece remain parallel to it.
    std::optional<QPointF> meeting(QPointF sideBefore, QPointF sideAfter, double shorterPiece) const
    {
        const double product = dot(sideBefore, sideAfter), square = m_half * m_half;
        if (product < m_leastCosine * square)
            return {};
        // The tangent of half the turn, which is the share of half the width that is cut off at one side.
        const double cosine = product / square;
        const double cut = m_half * std::sqrt(std::max(0.0, (1 - cosine) / (1 + cosine)));
        if (cut > MostCut * shorterPiece)
            return {};
        return (sideBefore + sideAfter) / (1 + cosine);
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
        const double cosineOfHalf = 1 - MostMiterSag / (pen.width / 2);
        return std::min(SlightTurn, 2 * cosineOfHalf * cosineOfHalf - 1);
    }

    /// The cosine of the sharpest turn where two pieces meet without a join.
    static double leastCosine(const LinePen &pen)
    {
        if (pen.join == LineJoin::Miter)
            return SlightTurn;
        // The corner where the sides meet is r / cos(a / 2) away from the middle of the line, and that of a bevel
        // r cos(a / 2).
        const double sag = MostMiterSag / (pen.width / 2);
        const double cosineOfHalf = pen.join == LineJoin::Round ? 1 / (1 + sag) : (std::sqrt(sag * sag + 4) - sag) / 2;
        return std::max(2 * cosineOfHalf * cosineOfHalf - 1, SharpestMeeting);
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
        const double size = std::sqrt(lengthSquared(sum));
        // If the line turns back on itself, the arc passes through the point ahead of its end.
        const QPointF middle = size > 1e-6 * m_half ? sum * (m_half / size) : QPointF(from.y(), -from.x());
        // The sag of the chord over half of the arc is about a quarter of that over the whole arc.
        if (depth > 1 && !(m_half - size / 2 < 4 * MostMiterSag)) {
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
    double m_leastCosine;
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
    // The piece up to the last point is added when the next one is known.
    QPointF before, last = points.front(), firstSide, sideAtStart, side;
    double size = 0;
    const auto walkTo = [&](QPointF point) {
        const QPointF step = point - last;
        const double nextSize = std::sqrt(lengthSquared(step));
        if (!(nextSize > LeastStep))
            return;
        const QPointF nextSide = perpendicular(step) * (pen.width / (2 * nextSize));
        if (size == 0) {
            firstSide = sideAtStart = nextSide;
        } else if (const auto meeting = stroker.meeting(side, nextSide, std::min(size, nextSize))) {
            stroker.addPiece(before, last, sideAtStart, *meeting);
            sideAtStart = *meeting;
        } else {
            stroker.addPiece(before, last, sideAtStart, side);
            stroker.addJoin(last, side, nextSide);
            sideAtStart = nextSide;
        }
        before = last;
        last = point;
        side = nextSide;
        size = nextSize;
    };
    for (QPointF point : points)
        walkTo(point);
    if (isClosed)
        walkTo(points.front());
    if (size == 0) {
        // A single point is a dot, unless the caps are flat.
        const QPointF any(0, pen.width / 2);
        if (pen.cap != LineCap::Flat) {
            stroker.addCap(last, any);
            stroker.addCap(last, -any);
        }
        return;
    }
    stroker.addPiece(before, last, sideAtStart, side);
    if (isClosed) {
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
