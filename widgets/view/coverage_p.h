#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRect>
#include <QtGui/QRgb>

#include <vector>

namespace Trammel {

struct Pixels;

/// Fills outlines straight into pixels, each by the share of its area that the outline covers. The cost
/// grows with the length of the outline and the area of its bounds, and not with crossings, so that no
/// outline is a hard one. Signed areas are summed up along each row, as font rasterizers do (after David
/// Turner's and Raph Levien's).
class Coverage
{
public:
    enum class Rule {
        /// Overlapping parts that turn the same way count once.
        NonZero,
        OddEven,
    };

    /// Starts an outline within these pixels; what lies outside is cut off. Only the rows of the part are
    /// summed up, and may be written: the same as with all.
    void begin(const QRect &rect, const QRect &part);
    void begin(const QRect &rect) { begin(rect, rect); }
    /// One edge of the outline; the edges of all rings must close. In pixels of the image, finite.
    void addLine(QPointF from, QPointF to);
    /// Puts a premultiplied colour over all that is covered, as far as it may be written, which ends the
    /// outline.
    void fill(const Pixels &pixels, QRgb colour, Rule rule);

private:
    void addWithin(double fromX, double fromY, double toX, double toY, float sign);
    /// A piece of an edge within one row of steps, from one place to the next, as tall as the step.
    static void addRow(float *steps, float x, float next, float step);

    QRect m_rect;
    int m_firstRow = 0;
    int m_endRow = 0;
    int m_stride = 0;
    /// For each pixel how much more of it is covered than of its left neighbour. All 0 between outlines.
    std::vector<float> m_steps;
};

} // namespace Trammel
