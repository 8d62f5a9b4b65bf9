#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRect>
#include <QtGui/QRgb>

#include <span>
#include <vector>

namespace Trammel {

struct Pixels;

/// Draws lines of one or two pixels straight into pixels: each gets what the nearest piece covers of it, by
/// its distance from that piece's middle. Many times faster than the outline of the line, from which it
/// differs by parts of a pixel at sharp turns and round ends. Pieces do not add up where they meet or cross.
class ThinLine
{
public:
    /// Wider lines need true joins, in pixels.
    static constexpr double Widest = 2;

    /// Starts lines within these pixels; what lies outside is cut off. Only the rows of the part may be
    /// written: they come out the same as with all.
    void begin(const QRect &rect, const QRect &part, double width);
    /// A line along some points, in pixels of the image, finite. A chain that is not closed gets ends about
    /// as long as round ones, or flat ones. Points that repeat do no harm.
    void add(std::span<const QPointF> points, bool isClosed, bool hasRoundCaps);
    /// Puts a premultiplied colour over all that is covered, as far as it may be written, which ends the lines.
    void fill(const Pixels &pixels, QRgb colour);

private:
    struct Piece;
    /// From one point to another, and beyond each by so much.
    void addPiece(QPointF from, QPointF to, double before, double after);
    void addRow(const Piece &piece, int row);

    QRect m_rect;
    int m_firstRow = 0;
    int m_endRow = 0;
    int m_stride = 0;
    double m_half = 0;
    /// How much of each pixel is covered. All 0 between lines.
    std::vector<float> m_shares;
};

} // namespace Trammel
