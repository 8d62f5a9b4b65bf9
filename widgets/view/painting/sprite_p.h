#pragma once

#include "widgets/view/pixels/pixels_p.h"

#include <QtCore/QRect>
#include <QtGui/QImage>
#include <QtGui/QRgb>

#include <vector>

namespace Trammel {

/// A recording of the pixels of a shape, for painting it again. Each layer stores its coverage of the pixels as runs
/// along the rows, so that empty corners cost nothing. Painting a sprite gives the same pixels, to the last bit, as
/// drawing the shape.
class Sprite
{
public:
    /// How a layer's color is mixed into pixels that are partly covered.
    enum class Mixing {
        /// Pixels one by one, as in Coverage.
        Single,
        /// Several adjacent pixels at a time, as in ThinLine.
        Blocks,
        /// Each pixel with a color of its own.
        Colors,
    };

    bool isEmpty() const { return m_layers.empty(); }
    /// Adds a layer above the others. The alpha of the image is the coverage, and its top left pixel lies at the
    /// corner.
    void addLayer(const QImage &covered, QPoint corner, QRgb color, Mixing mixing);
    /// As above, for the coverage that a function draws on transparent pixels.
    template <typename Put> void record(const QRect &rect, QRgb color, Mixing mixing, const Put &put)
    {
        QImage image(rect.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        put(Pixels(image).seenFrom(-rect.topLeft()));
        addLayer(image, rect.topLeft(), color, mixing);
    }
    /// Adds a layer of pixels that are not all of the same color. The top left pixel of the image lies at the corner.
    void addLayer(const QImage &picture, QPoint corner);
    /// Paints all layers on those pixels that may be written.
    void paint(const Pixels &pixels) const;
    /// The memory use, including this object.
    std::size_t bytes() const;

private:
    struct Run
    {
        qint16 x;
        qint16 y;
        qint16 count;
        /// Fully covered, so that no shares are stored; in a layer of colors, of a single color.
        bool isSolid;
        /// The index of the first share or color.
        quint32 first;
    };
    struct Layer
    {
        QRgb color;
        Mixing mixing;
        std::vector<Run> runs;
        std::vector<quint8> shares;
        std::vector<QRgb> colors{};
    };

    static void paintRun(const Layer &layer, const Run &run, QRgb *line, int from, int end);
    static void paintSolid(QRgb color, QRgb *from, QRgb *end);

    std::vector<Layer> m_layers;
    QRect m_rect;
};

} // namespace Trammel
