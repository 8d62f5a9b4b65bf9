#pragma once

#include <QtCore/QRect>
#include <QtGui/QColor>
#include <QtGui/QImage>
#include <QtGui/QRgb>

#include <algorithm>
#include <cstring>

namespace Trammel {

/// The pixels of an image, premultiplied with alpha, for writing without a QPainter. Valid as long as the image is
/// neither copied nor resized. A QPainter may be active on the same image, since the raster engine buffers nothing.
struct Pixels
{
    /// The margin of the frame around the image, in pixels. Small shapes that reach into the image lie entirely in the
    /// frame.
    static constexpr int Margin = 200;

    /// Gives access to a part of the image only.
    Pixels(QImage &image, const QRect &part)
        : bits(reinterpret_cast<QRgb *>(image.bits())), stride(image.bytesPerLine() / qsizetype(sizeof(QRgb))),
          rect(part), frame(image.rect().adjusted(-Margin, -Margin, Margin, Margin))
    {
        Q_ASSERT(image.format() == QImage::Format_ARGB32_Premultiplied);
    }

    explicit Pixels(QImage &image) : Pixels(image, image.rect()) { }

    /// These pixels, with coordinates relative to another pixel.
    Pixels seenFrom(QPoint origin) const
    {
        Pixels moved = *this;
        moved.first += origin.y() * stride + origin.x();
        moved.rect.translate(-origin);
        moved.frame.translate(-origin);
        return moved;
    }

    QRgb *line(int y) const { return bits + (first + y * stride); }

    QRgb *bits;
    /// The index of pixel (0, 0), which may be outside the image.
    qsizetype first = 0;
    qsizetype stride;
    /// The pixels that may be written.
    QRect rect;
    /// The area in which outlines are accumulated. It is independent of the part that is written, so that the rounding
    /// is independent of that part, too.
    QRect frame;
};

/// The channels of a color in 16 bits each, so that all of them are multiplied at once.
Q_ALWAYS_INLINE quint64 spread(QRgb color)
{
    return (color | quint64(color) << 24) & 0x00ff00ff00ff00ff;
}

/// The color of channels that spread() has separated.
Q_ALWAYS_INLINE QRgb joined(quint64 channels)
{
    return QRgb(channels | channels >> 24);
}

/// As scaled() below, for separate channels.
Q_ALWAYS_INLINE quint64 scaled(quint64 channels, quint32 share)
{
    const quint64 product = channels * share;
    return ((product + ((product >> 8) & 0x00ff00ff00ff00ff) + 0x0080008000800080) >> 8) & 0x00ff00ff00ff00ff;
}

/// Each channel of a color times a share in 255ths, 0 to 255, rounded.
Q_ALWAYS_INLINE QRgb scaled(QRgb color, quint32 share)
{
    return joined(scaled(spread(color), share));
}

/// Blends a premultiplied color over a pixel, with a coverage of 0 to 255.
Q_ALWAYS_INLINE void blend(QRgb &pixel, QRgb color, quint32 coverage)
{
    const quint64 source = coverage == 255 ? spread(color) : scaled(spread(color), coverage);
    pixel = joined(source + scaled(spread(pixel), 255 - quint32(source >> 48)));
}

/// As blend() above, for adjacent pixels with colors of their own and a single coverage. Most of them may be empty.
inline void blend(QRgb *pixels, const QRgb *colors, int count, quint32 coverage)
{
    const auto blendSome = [&](int from, int end) {
        for (int i = from; i < end; ++i) {
            if (colors[i] != 0)
                blend(pixels[i], colors[i], coverage);
        }
    };
    constexpr int Block = 8;
    int i = 0;
    for (; i + Block <= count; i += Block) {
        QRgb any = 0;
        for (int j = 0; j < Block; ++j)
            any |= colors[i + j];
        if (any != 0)
            blendSome(i, i + Block);
    }
    blendSome(i, count);
}

/// A coverage in 255ths.
inline qint32 of255(float share)
{
    return qint32(share * 255 + 0.5f);
}
inline qint32 of255(quint8 share)
{
    return share;
}

/// As blend() above, for adjacent pixels, each with a coverage of 0 to 1, or of 0 to 255. The result is accurate to
/// within 1, since it is rounded once rather than twice. Four pixels are blended at a time, in 16 bits: the channels of
/// the color are at most its alpha, so each sum of two products fits, even with all rounding.
template <typename Share> void blend(QRgb *pixels, const Share *shares, int count, QRgb color)
{
    constexpr int Block = 4, Bytes = 4 * Block;
    const float alpha = float(qAlpha(color)) / 255;
    const QRgb colors[Block] = {color, color, color, color};
    quint8 ink[Bytes];
    std::memcpy(ink, colors, Bytes);
    const auto blendBlock = [&](QRgb *target, const Share *cover) {
        qint32 covers[Block], rests[Block];
        for (int i = 0; i < Block; ++i) {
            const qint32 share = of255(cover[i]), rest = 255 - qint32(float(share) * alpha + 0.5f);
            covers[i] = share | share << 8 | share << 16 | share << 24;
            rests[i] = rest | rest << 8 | rest << 16 | rest << 24;
        }
        quint8 of[Bytes], under[Bytes], result[Bytes];
        std::memcpy(of, covers, Bytes);
        std::memcpy(under, rests, Bytes);
        std::memcpy(result, target, Bytes);
        for (int i = 0; i < Bytes; ++i) {
            const auto sum = quint16(ink[i] * of[i] + result[i] * under[i]);
            result[i] = quint8(quint16(sum + (sum >> 8) + 0x80) >> 8);
        }
        std::memcpy(target, result, Bytes);
    };
    int i = 0;
    for (; i + Block <= count; i += Block)
        blendBlock(pixels + i, shares + i);
    if (i == count)
        return;
    QRgb rest[Block] = {};
    Share restShares[Block] = {};
    std::copy(pixels + i, pixels + count, rest);
    std::copy(shares + i, shares + count, restShares);
    blendBlock(rest, restShares);
    std::copy(rest, rest + (count - i), pixels + i);
}

inline QRgb premultiplied(const QColor &color)
{
    return qPremultiply(color.rgba());
}

} // namespace Trammel
