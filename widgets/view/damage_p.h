#pragma once

#include <QtCore/QList>
#include <QtCore/QRect>
#include <QtCore/QSize>

#include <vector>

namespace Trammel {

/// Which parts of an image are not as they should be, kept as a coarse grid of tiles: thousands of little
/// changes cost a bit each, an L-shaped one does not grow into its bounding box, and what comes out are
/// few rectangles. Holds all that was added, rounded up to whole tiles and cut to the image.
class Damage
{
public:
    static constexpr int TileSize = 32;

    explicit Damage(QSize size = {0, 0});

    QSize size() const { return m_size; }
    bool isEmpty() const { return m_count == 0; }
    /// Whether any part of the rectangle is damaged.
    bool meets(const QRect &rect) const;

    void add(const QRect &rect);
    void addAll();
    void clear();
    /// The same, as it is after the image was moved within its frame.
    Damage moved(QPoint offset) const;

    /// All damage in rectangles that do not overlap; at most so many, which may then hold sound parts too.
    QList<QRect> rects(int most) const;
    QRect boundingRect() const;

private:
    /// The tiles that a rectangle of pixels touches, in tiles; empty outside.
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
