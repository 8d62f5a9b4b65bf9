#pragma once

#include "widgets/view/layer_p.h"

#include <QtGui/QPixmap>
#include <QtGui/QRegion>

namespace Trammel {

/// A layer that keeps what it has drawn in the canvas as an image, so that whatever moves above it (a
/// rubber band, handles) costs no drawing of shapes. Other views and exports are drawn directly.
class CachedLayer : public Layer
{
    Q_OBJECT

public:
    using Layer::Layer;

    /// The view whose image is kept.
    void setCachedView(QWidget *viewport) { m_viewport = viewport; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    /// Draws a part of the scene; the painter's transform leads from the scene to the view.
    virtual void draw(QPainter &painter, const QRectF &area) = 0;
    void refresh(const QRectF &area, double margin) override;
    /// Draws everything anew.
    void invalidate();

private:
    void adapt(const QTransform &sceneToView, double ratio);
    void repair(const QRegion &region);

    QWidget *m_viewport = nullptr;
    QPixmap m_image;
    /// From the scene to the image's pixels.
    QTransform m_sceneToImage;
    /// What the image shows no longer, in its pixels.
    QRegion m_stale;
};

} // namespace Trammel
