#pragma once

#include <QtCore/QRect>
#include <QtGui/QColor>
#include <QtGui/QImage>
#include <QtGui/QRgb>

namespace Trammel {

/// The pixels of an image, premultiplied with alpha, to be written without a QPainter. Good as long as
/// the image is neither copied nor resized; a QPainter may be at work on the same image, since the raster
/// engine keeps nothing back.
struct Pixels
{
    explicit Pixels(QImage &image)
        : bits(reinterpret_cast<QRgb *>(image.bits())), stride(image.bytesPerLine() / qsizetype(sizeof(QRgb))),
          rect(image.rect())
    {
        Q_ASSERT(image.format() == QImage::Format_ARGB32_Premultiplied);
    }

    QRgb *line(int y) const { return bits + y * stride; }

    QRgb *bits;
    qsizetype stride;
    QRect rect;
};

/// Each channel of a colour times a share, 0 to 255, rounded.
inline QRgb scaled(QRgb colour, quint32 share)
{
    const auto divided = [](quint32 pair) {
        return ((pair + ((pair >> 8) & 0x00ff00ff) + 0x00800080) >> 8) & 0x00ff00ff;
    };
    return divided((colour & 0x00ff00ff) * share) | divided(((colour >> 8) & 0x00ff00ff) * share) << 8;
}

/// Puts a premultiplied colour over a pixel, with a coverage of 0 to 255.
inline void blend(QRgb &pixel, QRgb colour, quint32 coverage)
{
    const QRgb source = coverage == 255 ? colour : scaled(colour, coverage);
    pixel = source + scaled(pixel, 255 - (source >> 24));
}

inline QRgb premultiplied(const QColor &colour)
{
    return qPremultiply(colour.rgba());
}

} // namespace Trammel
