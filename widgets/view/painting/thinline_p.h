#pragma once

#include <trammel/stroke.h>

#include <QtCore/QPointF>
#include <QtCore/QRect>
#include <QtGui/QRgb>

#include <span>
#include <vector>

namespace Trammel {

struct Pixels;

/// Rasterizes lines that are about one or two pixels wide directly into pixels. Each pixel gets its coverage by the
/// nearest piece, computed from the distance of the pixel's center from the middle line of that piece. This is many
/// times faster than filling the outline of the line, from which it differs by fractions of a pixel at sharp turns and
/// round ends. The coverage does not add up where pieces meet or cross. For the benchmark row "repaint after a zoom, at
/// 1:1", whose painting takes 10 % more instructions without it.
class ThinLine
{
public:
    /// In pixels. Wider lines need true joins. A line of two pixels may be a little wider at an odd zoom.
    static constexpr double Widest = 2.05;

    /// Starts a set of lines, which are clipped to the rectangle. Only the rows of the part may be written. Their
    /// pixels are the same as if all rows were written.
    void begin(const QRect &rect, const QRect &part, double width);
    /// Adds a line along some points, in finite pixel coordinates of the image. Round ends are replaced by flat ones of
    /// about the same length. Repeated points are harmless.
    void add(std::span<const QPointF> points, bool isClosed, LineCap cap);
    /// Blends a premultiplied color over those covered pixels that may be written, and ends the lines.
    void fill(const Pixels &pixels, QRgb color);

private:
    struct Piece;
    /// Adds a piece between two points, extended beyond each of them.
    void addPiece(QPointF from, QPointF to, double before, double after);
    void addRow(const Piece &piece, int row, double middle, double halfSpan);

    QRect m_rect;
    int m_firstRow = 0;
    int m_endRow = 0;
    int m_stride = 0;
    double m_half = 0;
    /// The coverage of each pixel. All 0 between lines.
    std::vector<float> m_shares;
};

} // namespace Trammel
