#pragma once

#include "widgets/view/layers/layer_p.h"

#include <QtGui/QImage>

namespace Trammel {

/// Draws the page and the grid below the shapes. As the view is zoomed out, the distance of the lines grows by factors
/// of ten, so that they are always at least a few pixels apart. The finest lines fade in and out.
class GridLayer : public Layer
{
    Q_OBJECT

public:
    GridLayer();

    /// Sets the distance between grid lines, in scene units. It must be positive.
    void setGridSize(double size);
    void setGridVisible(bool visible);
    bool isGridVisible() const { return m_visible; }
    /// Sets the page in scene coordinates; null for none. The grid is only on the page, and the area around it is
    /// shaded.
    void setPage(const QRectF &page);
    /// Sets the picture that fills the page; null for none.
    void setPagePicture(const QImage &picture);

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintPage(QPainter &painter, const QRectF &exposed) const;
    const QImage &imageFor(const QTransform &sceneToView, const QWidget &widget);
    void drawLines(QPainter &painter, const QTransform &sceneToView, const QRectF &exposed) const;

    double m_size = 10;
    bool m_visible = true;
    QRectF m_page;
    QImage m_picture;
    /// The lines of a whole view, cached until the view or the colors change.
    QImage m_image;
    QTransform m_sceneToView;
    qint64 m_paletteKey = 0;
};

/// The distance between the finest visible lines of a grid at a zoom, in scene units, and the strength of these lines
/// from 0 to 1. Every tenth line is drawn stronger.
struct GridSpacing
{
    double distance = 0;
    double strength = 0;
};
GridSpacing gridSpacing(double size, double zoom);

} // namespace Trammel
