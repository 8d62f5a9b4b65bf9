#pragma once

#include <QtCore/QRect>
#include <QtGui/QImage>
#include <QtGui/QRgb>

#include <vector>

namespace Trammel {

struct Pixels;

/// What a shape puts upon pixels, to be put there again: how much of each pixel every layer of it covers, as
/// runs along the rows, so that empty corners cost nothing. Painting it gives to the last bit what drawing the
/// shape would.
class Sprite
{
public:
    /// How a layer's colour is mixed into pixels that it covers in part.
    enum class Mixing {
        /// One by one, as Coverage does.
        Single,
        /// Some beside each other, as ThinLine does.
        Blocks,
    };

    bool isEmpty() const { return m_layers.empty(); }
    /// Adds a layer above the others: the alpha of an image tells how much is covered, and the image lies with
    /// its first pixel at the corner.
    void addLayer(const QImage &covered, QPoint corner, QRgb colour, Mixing mixing);
    /// Puts all layers upon the pixels, as far as they may be written.
    void paint(const Pixels &pixels) const;
    /// The memory that it takes.
    std::size_t bytes() const;

private:
    struct Run
    {
        qint16 x;
        qint16 y;
        qint16 count;
        /// Covered wholly; no shares are kept.
        bool isSolid;
        /// Where its shares begin.
        quint32 first;
    };
    struct Layer
    {
        QRgb colour;
        Mixing mixing;
        std::vector<Run> runs;
        std::vector<quint8> shares;
    };

    static void paintRun(const Layer &layer, const Run &run, QRgb *line, int from, int end);

    std::vector<Layer> m_layers;
    QRect m_rect;
};

} // namespace Trammel
