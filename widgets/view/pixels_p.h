#pragma once

#include <QtCore/QRect>
#include <QtGui/QColor>
#include <QtGui/QImage>
#include <QtGui/QRgb>

#include <algorithm>
#include <cstring>

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

    /// The same pixels, counted from another one.
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
    /// Where pixel (0, 0) is, or would be.
    qsizetype first = 0;
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

/// A coverage in 255ths.
inline qint32 of255(float share)
{
    return qint32(share * 255 + 0.5f);
}
inline qint32 of255(quint8 share)
{
    return share;
}

/// The same for some pixels beside each other, each with a coverage of 0 to 1, or of 0 to 255; to within 1, since
/// it rounds once rather than twice. Four at a time, in 16 bits: the colour's channels are at most its alpha, so that
/// with all rounding each sum of two products stays below them.
template <typename Share> void blend(QRgb *pixels, const Share *shares, int count, QRgb colour)
{
    constexpr int Block = 4, Bytes = 4 * Block;
    const float alpha = float(qAlpha(colour)) / 255;
    const QRgb colours[Block] = {colour, colour, colour, colour};
    quint8 ink[Bytes];
    std::memcpy(ink, colours, Bytes);
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

inline QRgb premultiplied(const QColor &colour)
{
    return qPremultiply(colour.rgba());
}

} // namespace Trammel
