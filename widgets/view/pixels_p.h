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
    /// Small shapes that reach into the image lie wholly in its frame.
    static constexpr int Margin = 200;

    /// Those within a part of the image alone.
    Pixels(QImage &image, const QRect &part)
        : bits(reinterpret_cast<QRgb *>(image.bits())), stride(image.bytesPerLine() / qsizetype(sizeof(QRgb))),
          rect(part), frame(image.rect().adjusted(-Margin, -Margin, Margin, Margin))
    {
        Q_ASSERT(image.format() == QImage::Format_ARGB32_Premultiplied);
    }

    explicit Pixels(QImage &image) : Pixels(image, image.rect()) { }

    QRgb *line(int y) const { return bits + y * stride; }

    QRgb *bits;
    qsizetype stride;
    /// Only within these.
    QRect rect;
    /// Where outlines are summed up: the same whatever part is written, so that rounding is.
    QRect frame;
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
