#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRect>
#include <QtGui/QRgb>

#include <vector>

namespace Trammel {

struct Pixels;

/// Fills outlines straight into pixels, with the share of each pixel's area that the outline covers. The cost grows
/// with the length of the outline and the area of its bounds, but not with crossings, so no outline is a slow case.
/// Signed areas are accumulated along each row, as in font rasterizers (after David Turner's and Raph Levien's).
class Coverage
{
public:
    enum class Rule {
        /// Overlapping parts with the same winding direction count once.
        NonZero,
        OddEven,
    };

    /// Starts an outline within these pixels and clips it to them. Only the rows of the part are accumulated, and may
    /// be written; they come out as with all rows.
    void begin(const QRect &rect, const QRect &part);
    void begin(const QRect &rect) { begin(rect, rect); }
    /// Adds one edge of the outline, in finite pixel coordinates of the image. The edges of all rings must close.
    void addLine(QPointF from, QPointF to);
    /// Blends a premultiplied color over the covered area, as far as the pixels may be written. This ends the outline.
    void fill(const Pixels &pixels, QRgb color, Rule rule);

private:
    void addWithin(double fromX, double fromY, double toX, double toY, float sign);
    /// Adds the piece of an edge within one row of steps, from one x to the next. The step is the signed height of the
    /// piece.
    static void addRow(float *steps, float x, float next, float step);

    QRect m_rect;
    int m_firstRow = 0;
    int m_endRow = 0;
    int m_stride = 0;
    /// The coverage of each pixel minus that of its left neighbor. All 0 between outlines.
    std::vector<float> m_steps;
};

} // namespace Trammel
