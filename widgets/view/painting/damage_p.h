#pragma once

#include <QtCore/QList>
#include <QtCore/QRect>
#include <QtCore/QSize>

#include <vector>

namespace Trammel {

/// The dirty region of an image, kept as a coarse grid of tiles: thousands of small changes cost little each, an
/// L-shaped region does not grow to its bounding box, and the result consists of few rectangles. It contains everything
/// that was added, rounded up to whole tiles and clipped to the image.
class Damage
{
public:
    static constexpr int TileSize = 32;

    /// An image of an invalid size has no pixels.
    explicit Damage(QSize size = {0, 0});

    QSize size() const { return m_size; }
    bool isEmpty() const { return m_count == 0; }
    /// Whether any part of the rectangle is damaged.
    bool meets(const QRect &rect) const;

    void add(const QRect &rect);
    void addAll();
    void clear();
    /// The damage after the contents of the image have moved by an offset in pixels, clipped to the image.
    Damage moved(QPoint offset) const;

    /// All damage as rectangles of pixels that do not overlap. To limit their number to the maximum, they may include
    /// undamaged parts.
    QList<QRect> rects(int most) const;
    QRect boundingRect() const;

private:
    /// The tiles that a rectangle of pixels touches, in tile coordinates; empty if it lies outside.
    QRect tilesOf(const QRect &rect) const;
    QRect pixelsOf(const QRect &tiles) const;
    bool isSet(int x, int y) const { return m_tiles[std::size_t(y) * std::size_t(m_columns) + std::size_t(x)] != 0; }

    QSize m_size;
    int m_columns;
    int m_rows;
    int m_count = 0;
    std::vector<quint8> m_tiles;
};

} // namespace Trammel
