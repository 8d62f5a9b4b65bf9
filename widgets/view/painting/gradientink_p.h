#pragma once

#include <trammel/fill.h>

#include <QtCore/QPoint>
#include <QtGui/QRgb>
#include <QtGui/QTransform>

#include <vector>

namespace Trammel {

/// The colors of a gradient at the centers of pixels.
class GradientInk
{
public:
    /// The transform maps from pixels to the space of the gradient, see gradientToFrame(). For many
    /// pixels, the colors come from a table.
    GradientInk(const Gradient &gradient, const QTransform &pixelsToGradient, qint64 pixelCount);

    /// Writes the premultiplied colors of adjacent pixels in a row.
    void paint(QPoint first, int count, QRgb *colors) const;

private:
    struct Stop
    {
        float offset;
        float red;
        float green;
        float blue;
        float alpha;
    };

    QRgb colorAt(float offset) const;
    /// Writes the colors of the offsets that a function returns for 0, 1 ...
    template <typename OffsetAt> void paint(const OffsetAt &offsetAt, int count, QRgb *colors) const;

    Gradient::Type m_type;
    QTransform m_toGradient;
    std::vector<Stop> m_stops;
    std::vector<QRgb> m_table;
};

} // namespace Trammel
