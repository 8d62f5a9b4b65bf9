#include "widgets/view/painting/damage_p.h"

#include <algorithm>

namespace Trammel {

Damage::Damage(QSize size)
    : m_size(size.expandedTo({0, 0})), m_columns((m_size.width() + TileSize - 1) / TileSize),
      m_rows((m_size.height() + TileSize - 1) / TileSize), m_tiles(std::size_t(m_columns) * std::size_t(m_rows), 0)
{
}

QRect Damage::tilesOf(const QRect &rect) const
{
    const QRect within = rect & QRect(QPoint(0, 0), m_size);
    if (within.isEmpty())
        return {};
    return {QPoint(within.left() / TileSize, within.top() / TileSize),
            QPoint(within.right() / TileSize, within.bottom() / TileSize)};
}

QRect Damage::pixelsOf(const QRect &tiles) const
{
    return QRect(tiles.topLeft() * TileSize, tiles.size() * TileSize) & QRect(QPoint(0, 0), m_size);
}

bool Damage::meets(const QRect &rect) const
{
    const QRect tiles = tilesOf(rect);
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            if (isSet(x, y))
                return true;
        }
    }
    return false;
}

void Damage::add(const QRect &rect)
{
    const QRect tiles = tilesOf(rect);
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        quint8 *row = m_tiles.data() + std::ptrdiff_t(y) * m_columns;
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            m_count += !row[x];
            row[x] = 1;
        }
    }
}

void Damage::addAll()
{
    std::fill(m_tiles.begin(), m_tiles.end(), quint8(1));
    m_count = int(m_tiles.size());
}

void Damage::clear()
{
    std::fill(m_tiles.begin(), m_tiles.end(), quint8(0));
    m_count = 0;
}

Damage Damage::moved(QPoint offset) const
{
    Damage result(m_size);
    for (const QRect &rect : rects(m_columns * m_rows))
        result.add(rect.translated(offset));
    return result;
}

QList<QRect> Damage::rects(int most) const
{
    // Tiles form runs, row by row. An equal run in the next row extends the rectangle downward.
    QList<QRect> merged, open;
    const auto collect = [&](bool isCoarse) {
        merged.clear();
        open.clear();
        for (int y = 0; y < m_rows; ++y) {
            QList<QRect> runs;
            for (int x = 0; x < m_columns; ++x) {
                if (!isSet(x, y))
                    continue;
                if (!runs.isEmpty() && (isCoarse || runs.last().right() == x - 1))
                    runs.last().setRight(x);
                else
                    runs.append(QRect(x, y, 1, 1));
            }
            for (QRect &run : runs) {
                const auto above = std::find_if(open.begin(), open.end(), [&run](const QRect &rect) {
                    return rect.left() == run.left() && rect.right() == run.right();
                });
                if (above == open.end())
                    continue;
                run.setTop(above->top());
                open.erase(above);
            }
            merged += open;
            open = runs;
        }
        merged += open;
    };
    collect(false);
    if (merged.size() > most)
        collect(true);
    if (merged.size() > most)
        return {boundingRect()};
    for (QRect &rect : merged)
        rect = pixelsOf(rect);
    return merged;
}

QRect Damage::boundingRect() const
{
    QRect tiles;
    for (int y = 0; y < m_rows; ++y) {
        for (int x = 0; x < m_columns; ++x) {
            if (isSet(x, y))
                tiles |= QRect(x, y, 1, 1);
        }
    }
    return pixelsOf(tiles);
}

} // namespace Trammel
