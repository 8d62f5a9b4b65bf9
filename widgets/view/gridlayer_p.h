#pragma once

#include "widgets/view/layer_p.h"

#include <QtGui/QImage>

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
    const QImage &imageFor(const QTransform &sceneToView, const QWidget &widget);
    void drawLines(QPainter &painter, const QTransform &sceneToView, const QRectF &exposed) const;

    double m_size = 10;
    bool m_visible = true;
    /// The lines of a whole view, kept while it and the colours stay the same.
    QImage m_image;
    QTransform m_sceneToView;
    qint64 m_paletteKey = 0;
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
