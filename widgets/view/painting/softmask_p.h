#pragma once

#include <QtCore/QRect>
#include <QtGui/QImage>
#include <QtGui/QRgb>

#include <vector>

namespace Trammel {

struct Pixels;

/// A blurred silhouette. It consists of square cells of one or more pixels, since a strong blur leaves no detail.
class SoftMask
{
public:
    /// The cells for a blur.
    class Grid
    {
    public:
        /// The standard deviation of the blur is in pixels. The origin is the pixel at the corner of cell (0, 0). A
        /// cell is not larger than mostPixels, unless the blur is much stronger than that.
        Grid(double deviation, QPoint origin, double mostPixels);

        QPoint origin() const { return m_origin; }
        /// The side of a cell in pixels, a power of two.
        int step() const { return m_step; }
        /// The standard deviation of the blur in cells.
        double deviation() const { return m_deviation; }
        /// The number of cells by which the blur spreads a silhouette.
        int reach() const { return m_reach; }
        /// The cells that determine these pixels.
        QRect cellsOf(const QRect &pixels) const;

    private:
        QPoint m_origin;
        int m_step = 1;
        double m_deviation;
        int m_reach;
    };

    /// Blurs the alpha of an image of the given cells and of those within the reach around them.
    SoftMask(const QImage &silhouette, const QRect &cells, const Grid &grid);

    /// Blends a premultiplied color over those pixels of a rectangle that may be written.
    void blend(const Pixels &pixels, const QRect &rect, QRgb color) const;

private:
    void blurTile(const QImage &silhouette, const QRect &tile);

    QRect m_cells;
    Grid m_grid;
    /// Half of the symmetric kernel, from its center.
    std::vector<float> m_kernel;
    /// From 0 to 1.
    std::vector<float> m_shares;
};

} // namespace Trammel
