#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRect>
#include <QtGui/QRgb>

#include <vector>

namespace Trammel {

class GradientInk;
struct Pixels;

/// Rasterizes the insides of outlines directly into pixels. The coverage of a pixel is the share of its area that the
/// outline covers. The cost grows with the length of the outline and the area of its bounds, but not with the number of
/// crossings. Signed areas are accumulated along each row, as in the font rasterizers of David Turner and Raph Levien.
class Coverage
{
public:
    enum class Rule {
        /// Overlapping parts with the same winding direction count once.
        NonZero,
        OddEven,
    };

    /// Starts an outline, which is clipped to the rectangle. Only the rows of the part are accumulated and may be
    /// written. Their pixels are the same as if all rows were accumulated.
    void begin(const QRect &rect, const QRect &part);
    void begin(const QRect &rect) { begin(rect, rect); }
    /// Adds one edge of the outline, in finite pixel coordinates of the image. The edges must form closed rings.
    void addLine(QPointF from, QPointF to);
    /// Blends a premultiplied color over those covered pixels that may be written, and ends the outline.
    void fill(const Pixels &pixels, QRgb color, Rule rule);
    /// As above, for the colors of a gradient.
    void fill(const Pixels &pixels, const GradientInk &ink, Rule rule);

private:
    void addWithin(double fromX, double fromY, double toX, double toY, float sign);
    /// Calls a function for each run of pixels with the same coverage, or another one for a single pixel. Both get the
    /// row, its pixel at the left of the rectangle, the place in the row, and the coverage from 0 to 255.
    template <typename PutRun, typename PutPixel>
    Q_ALWAYS_INLINE void fillRuns(const Pixels &pixels, Rule rule, const PutRun &putRun, const PutPixel &putPixel);

    QRect m_rect;
    // The rectangle in the type of the coordinates.
    double m_left = 0;
    double m_top = 0;
    double m_width = 0;
    double m_height = 0;
    int m_firstRow = 0;
    int m_endRow = 0;
    int m_stride = 0;
    /// The coverage of each pixel minus that of its left neighbor. All 0 between outlines.
    std::vector<float> m_steps;
};

} // namespace Trammel
