#pragma once

#include "widgets/view/layer_p.h"

namespace Trammel {

/// Draws the grid below the shapes. Its lines grow apart tenfold as the view is zoomed out, so that
/// they are never denser than a few pixels; the finest fade in and out.
class GridLayer : public Layer
{
    Q_OBJECT

public:
    GridLayer();

    /// In scene units; positive.
    void setGridSize(double size);
    void setGridVisible(bool visible);
    bool isGridVisible() const { return m_visible; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    double m_size = 10;
    bool m_visible = true;
};

/// The distance of the finest lines that a grid of that size shows at a zoom, and how strong they are,
/// from 0 to 1. Every tenth is a strong line.
struct GridSpacing
{
    double distance = 0;
    double strength = 0;
};
GridSpacing gridSpacing(double size, double zoom);

} // namespace Trammel
