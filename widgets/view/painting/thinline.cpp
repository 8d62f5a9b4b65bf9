#include "widgets/view/painting/thinline_p.h"

#include "geometry/numbers/simd_p.h"
#include "widgets/view/painting/levelofdetail_p.h"
#include "widgets/view/pixels/firstnonzero_p.h"
#include "widgets/view/pixels/pixels_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace Trammel {

namespace {

// The number of pixels that are computed at once.
constexpr int Block = Floats4::Count;
constexpr float Numbers[Block] = {0, 1, 2, 3};
// A piece that rises less than this per unit of its length counts as horizontal.
constexpr double LeastRise = 1e-6;

} // namespace

// A piece covers a pixel, at least partly, if the distance of the pixel's center from the middle line is less than half
// the width plus half a pixel, and if the center lies less than half a pixel beyond the ends. The coverage is exact if
// the line is parallel to the pixel rows or columns.
struct ThinLine::Piece
{
    QPointF from;
    QPointF direction;
    // The limits of a pixel center's position along the line, and of its distance from the line, beyond which the pixel
    // is not covered.
    double first;
    double last;
    double reach;
    // The range of the columns that the piece touches.
    double left;
    double right;
    // The differences along and across the line for the pixels of a block.
    float alongs[Block];
    float offs[Block];

    /// Adds the coverage of pixels of a row, up to the end of the last block. The position of the center of the first
    /// pixel is relative to the start of the piece.
    void cover(float *shares, int count, double x, double y) const
    {
        const double along = x * direction.x() + y * direction.y();
        auto off = float(y * direction.x() - x * direction.y());
        auto fromFirst = float(along - first), toLast = float(last - along);
        const float nextAlong = Block * float(direction.x()), nextOff = Block * float(direction.y());
        const Floats4 most = Floats4::all(float(reach)), one = Floats4::all(1);
        for (int i = 0; i < count; i += Block) {
            const Floats4 within = most - abs(Floats4::all(off) - Floats4::load(offs));
            const Floats4 ends =
                min(Floats4::all(fromFirst) + Floats4::load(alongs), Floats4::all(toLast) - Floats4::load(alongs));
            max(Floats4::load(shares + i), min(min(within, ends), one)).store(shares + i);
            off -= nextOff;
            fromFirst += nextAlong;
            toLast -= nextAlong;
        }
    }
};

void ThinLine::begin(const QRect &rect, const QRect &part, double width)
{
    m_rect = rect;
    m_firstRow = std::clamp(part.top() - rect.top(), 0, rect.height());
    m_endRow = std::clamp(part.bottom() + 1 - rect.top(), m_firstRow, rect.height());
    m_half = width / 2;
    // The last block may begin at the last pixel.
    m_stride = rect.width() + Block - 1;
    const std::size_t size = std::size_t(m_stride) * std::size_t(rect.height());
    if (m_shares.size() < size)
        m_shares.resize(size, 0.0f);
}

void ThinLine::add(std::span<const QPointF> points, bool isClosed, LineCap style)
{
    if (points.empty())
        return;
    // At a join, each piece extends by half the line's width: this leaves no gap in a straight line, and forms the
    // corner of a right angle. A round end is replaced by a flat one of the same area.
    const double cap = isClosed || style == LineCap::Square ? m_half
        : style == LineCap::Round                           ? m_half * std::numbers::pi / 4
                                                            : 0;
    QPointF begin, end;
    double before = cap;
    bool isPending = false;
    QPointF last = points.front();
    const auto walkTo = [&](QPointF point) {
        if (!(lengthSquared(point - last) > LeastStep * LeastStep))
            return;
        if (isPending) {
            addPiece(begin, end, before, m_half);
            before = m_half;
        }
        begin = last;
        end = last = point;
        isPending = true;
    };
    for (QPointF point : points)
        walkTo(point);
    if (isClosed)
        walkTo(points.front());
    if (isPending)
        addPiece(begin, end, before, cap);
    else if (style != LineCap::Flat)
        addPiece(last - QPointF(LeastStep, 0), last + QPointF(LeastStep, 0), cap, cap);
}

void ThinLine::addPiece(QPointF from, QPointF to, double before, double after)
{
    from -= m_rect.topLeft();
    to -= m_rect.topLeft();
    const QPointF step = to - from;
    const double size = std::sqrt(lengthSquared(step));
    const QPointF direction = step / size;
    const double across = std::abs(direction.x()), down = std::abs(direction.y());
    const double reach = m_half + 0.5, beyond = std::max(before, after) + 0.5;
    const double marginX = reach * down + beyond * across, marginY = reach * across + beyond * down;
    const double left = std::min(from.x(), to.x()) - marginX, right = std::max(from.x(), to.x()) + marginX;
    if (right <= 0 || left >= m_rect.width())
        return;
    // The rows whose centers lie between the top and the bottom, and the columns whose centers lie between left and
    // right.
    const double top = std::min(from.y(), to.y()) - marginY, bottom = std::max(from.y(), to.y()) + marginY;
    const int first = int(std::clamp(top + 0.5, double(m_firstRow), double(m_endRow)));
    const int end = int(std::clamp(bottom + 0.5, double(m_firstRow), double(m_endRow)));
    const int column = int(std::max(left + 0.5, 0.0)), endColumn = int(std::min(right + 0.5, double(m_rect.width())));
    Piece piece{from, direction, -before - 0.5, size + after + 0.5, reach, left, right, {}, {}};
    (Floats4::load(Numbers) * Floats4::all(float(direction.x()))).store(piece.alongs);
    (Floats4::load(Numbers) * Floats4::all(float(direction.y()))).store(piece.offs);
    if (endColumn - column > 2 * Block) {
        const bool isLevel = down < LeastRise;
        const double slope = isLevel ? 0 : direction.x() / direction.y();
        const double halfSpan = isLevel ? right - left : reach / down;
        for (int row = first; row < end; ++row)
            addRow(piece, row, from.x() + slope * (row + 0.5 - from.y()), halfSpan);
        return;
    }
    // A short piece, as along a curve. The exact columns of each row would take longer.
    float *shares = m_shares.data() + std::ptrdiff_t(first) * m_stride + column;
    for (int row = first; row < end; ++row, shares += m_stride)
        piece.cover(shares, endColumn - column, column + 0.5 - from.x(), row + 0.5 - from.y());
}

// In each row, the piece touches only the columns within half a span of the point where its middle line crosses the
// row.
void ThinLine::addRow(const Piece &piece, int row, double middle, double halfSpan)
{
    const double left = std::max({piece.left, middle - halfSpan, -0.5});
    const double right = std::min({piece.right, middle + halfSpan, m_rect.width() - 0.5});
    if (!(left < right))
        return;
    // The pixels whose centers lie between left and right. The values of the other pixels in the last block are correct
    // as well.
    const int first = int(left + 0.5), end = int(right + 0.5);
    float *shares = m_shares.data() + std::ptrdiff_t(row) * m_stride + first;
    piece.cover(shares, end - first, first + 0.5 - piece.from.x(), row + 0.5 - piece.from.y());
}

void ThinLine::fill(const Pixels &pixels, QRgb color)
{
    const QRect written = m_rect & pixels.rect;
    const int first = written.left() - m_rect.left(), end = first + written.width();
    for (int y = m_firstRow; y < m_endRow; ++y) {
        float *shares = m_shares.data() + std::ptrdiff_t(y) * m_stride;
        const int row = m_rect.top() + y;
        if (row >= written.top() && row <= written.bottom()) {
            QRgb *line = pixels.line(row) + m_rect.left();
            for (int x = firstNonzero(shares, first, end); x < end;) {
                int next = x + Block;
                while (next < end && shares[next] != 0)
                    next += Block;
                next = std::min(next, end);
                blend(line + x, shares + x, next - x, color);
                x = firstNonzero(shares, next, end);
            }
        }
        std::fill_n(shares, m_stride, 0.0f);
    }
}

} // namespace Trammel
