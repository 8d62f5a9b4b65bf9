#include "widgets/view/painting/sprite_p.h"

#include "widgets/view/painting/pixels_p.h"

#include <algorithm>

namespace Trammel {

namespace {

enum class Part {
    Nothing,
    Some,
    All,
};

// Mixing in blocks makes no difference between partial and full coverage.
Part partOf(QRgb pixel, Sprite::Mixing mixing)
{
    const int share = qAlpha(pixel);
    if (share == 0)
        return Part::Nothing;
    return share == 255 && mixing == Sprite::Mixing::Single ? Part::All : Part::Some;
}

} // namespace

void Sprite::addLayer(const QImage &covered, QPoint corner, QRgb color, Mixing mixing)
{
    Layer layer{color, mixing, {}, {}};
    for (int y = 0; y < covered.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(covered.constScanLine(y));
        for (int x = 0; x < covered.width();) {
            const Part part = partOf(line[x], mixing);
            int end = x + 1;
            while (end < covered.width() && partOf(line[end], mixing) == part)
                ++end;
            if (part != Part::Nothing) {
                layer.runs.push_back({qint16(corner.x() + x), qint16(corner.y() + y), qint16(end - x),
                                      part == Part::All, quint32(layer.shares.size())});
                if (part == Part::Some)
                    std::transform(line + x, line + end, std::back_inserter(layer.shares),
                                   [](QRgb pixel) { return quint8(qAlpha(pixel)); });
            }
            x = end;
        }
    }
    layer.runs.shrink_to_fit();
    layer.shares.shrink_to_fit();
    m_layers.push_back(std::move(layer));
    m_rect |= QRect(corner, covered.size());
}

void Sprite::paint(const Pixels &pixels) const
{
    const QRect &rect = pixels.rect;
    if (!rect.intersects(m_rect))
        return;
    const bool isWhole = rect.contains(m_rect);
    for (const Layer &layer : m_layers) {
        for (const Run &run : layer.runs) {
            if (isWhole) {
                paintRun(layer, run, pixels.line(run.y), 0, run.count);
            } else if (run.y >= rect.top() && run.y <= rect.bottom()) {
                const int from = std::max(0, rect.left() - run.x);
                const int end = std::min(int(run.count), rect.right() + 1 - run.x);
                if (from < end)
                    paintRun(layer, run, pixels.line(run.y), from, end);
            }
        }
    }
}

void Sprite::paintRun(const Layer &layer, const Run &run, QRgb *line, int from, int end)
{
    QRgb *pixels = line + run.x;
    if (run.isSolid) {
        if (qAlpha(layer.color) == 255) {
            std::fill(pixels + from, pixels + end, layer.color);
        } else {
            for (int i = from; i < end; ++i)
                blend(pixels[i], layer.color, 255);
        }
        return;
    }
    const quint8 *shares = layer.shares.data() + run.first;
    if (layer.mixing == Mixing::Blocks) {
        blend(pixels + from, shares + from, end - from, layer.color);
    } else {
        for (int i = from; i < end; ++i)
            blend(pixels[i], layer.color, shares[i]);
    }
}

std::size_t Sprite::bytes() const
{
    std::size_t sum = sizeof(Sprite);
    for (const Layer &layer : m_layers)
        sum += sizeof(Layer) + layer.runs.capacity() * sizeof(Run) + layer.shares.capacity();
    return sum;
}

} // namespace Trammel
