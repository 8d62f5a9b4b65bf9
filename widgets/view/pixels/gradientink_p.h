#pragma once

#include <trammel/fill.h>

#include <QtCore/QPoint>
#include <QtCore/QVarLengthArray>
#include <QtGui/QRgb>
#include <QtGui/QTransform>

#include <array>
#include <vector>

namespace Trammel {

/// The premultiplied color of a line that is mixed into a fill, and its share.
struct LineInk
{
    QRgb mixedInto(QRgb fill) const;

    QRgb color = 0;
    double share = 0;
};

/// The colors of a gradient at the centers of pixels.
class GradientInk
{
public:
    /// The transform maps from pixels to the space of the gradient, see gradientToFrame(). For many pixels, the colors
    /// come from a table.
    GradientInk(const Gradient &gradient, const QTransform &pixelsToGradient, const LineInk &line, qint64 pixelCount);

    /// The premultiplied colors of adjacent pixels in a row, valid until the next call.
    const QRgb *colors(QPoint first, int count) const;

private:
    /// The colors between two stops, or before or after all of them.
    struct Segment
    {
        float start;
        float end;
        std::array<float, 4> color;
        /// The change of the color for an offset of 1.
        std::array<float, 4> slope;
    };

    void addSegment(const QGradientStop &from, const QGradientStop &to);
    /// Finds the segment, beginning with the one of the previous offset.
    QRgb colorAt(float offset, qsizetype &segment) const;
    template <typename OffsetAt> void setColors(const OffsetAt &offsetAt, int count) const;

    Gradient::Type m_type;
    QTransform m_toGradient;
    LineInk m_line;
    QVarLengthArray<Segment, 4> m_segments;
    std::vector<QRgb> m_table;
    mutable QVarLengthArray<QRgb, 256> m_colors;
};

} // namespace Trammel
