#include "widgets/view/painting/sprite_p.h"

#include "widgets/view/pixels/pixels_p.h"

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

/// Fewer adjacent pixels that are full, or of the same color, are stored one by one.
constexpr int LeastSolid = 4;

} // namespace

void Sprite::addLayer(const QImage &picture, QPoint corner)
{
    Layer layer{0, Mixing::Colors, {}, {}, {}};
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        bool isOpen = false;
        for (int x = 0; x < picture.width();) {
            int end = x + 1;
            while (end < picture.width() && line[end] == line[x])
                ++end;
            const bool isSolid = end - x >= LeastSolid;
            if (line[x] == 0) {
                isOpen = false;
            } else if (isOpen && !isSolid) {
                layer.runs.back().count += qint16(end - x);
                layer.colors.insert(layer.colors.end(), line + x, line + end);
            } else {
                layer.runs.push_back({qint16(corner.x() + x), qint16(corner.y() + y), qint16(end - x), isSolid,
                                      quint32(layer.colors.size())});
                layer.colors.insert(layer.colors.end(), line + x, isSolid ? line + x + 1 : line + end);
                isOpen = !isSolid;
            }
            x = end;
        }
    }
    layer.runs.shrink_to_fit();
    layer.colors.shrink_to_fit();
    m_layers.push_back(std::move(layer));
    m_rect |= QRect(corner, picture.size());
}

void Sprite::addLayer(const QImage &covered, QPoint corner, QRgb color, Mixing mixing)
{
    Layer layer{color, mixing, {}, {}};
    for (int y = 0; y < covered.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(covered.constScanLine(y));
        for (int x = 0; x < covered.width();) {
            Part part = partOf(line[x], mixing);
            const auto endOf = [&](int from) {
                const Part same = partOf(line[from], mixing);
                while (from < covered.width() && partOf(line[from], mixing) == same)
                    ++from;
                return from;
            };
            int end = endOf(x);
            // A few full pixels, as in letters, belong to the partial ones around them.
            const auto isPartial = [&](int from, int to) {
                const Part some = partOf(line[from], mixing);
                return some == Part::Some || (some == Part::All && to - from < LeastSolid);
            };
            if (isPartial(x, end)) {
                part = Part::Some;
                while (end < covered.width() && isPartial(end, endOf(end)))
                    end = endOf(end);
            }
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
    const bool hasColors = layer.mixing == Mixing::Colors;
    if (run.isSolid) {
        paintSolid(hasColors ? layer.colors[run.first] : layer.color, pixels + from, pixels + end);
        return;
    }
    if (hasColors) {
        const QRgb *colors = layer.colors.data() + run.first;
        for (int i = from; i < end; ++i)
            blend(pixels[i], colors[i], 255);
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

void Sprite::paintSolid(QRgb color, QRgb *from, QRgb *end)
{
    if (qAlpha(color) == 255)
        std::fill(from, end, color);
    else
        std::for_each(from, end, [color](QRgb &pixel) { blend(pixel, color, 255); });
}

std::size_t Sprite::bytes() const
{
    std::size_t sum = sizeof(Sprite);
    for (const Layer &layer : m_layers)
        sum += sizeof(Layer) + layer.runs.capacity() * sizeof(Run) + layer.shares.capacity()
            + layer.colors.capacity() * sizeof(QRgb);
    return sum;
}

} // namespace Trammel
