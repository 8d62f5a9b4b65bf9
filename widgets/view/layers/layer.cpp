#include "widgets/view/layers/layer_p.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QGraphicsScene>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QStyleOptionGraphicsItem>

#include <cmath>

namespace Trammel {

Layer::Layer(double z)
{
    setZValue(z);
    setAcceptedMouseButtons(Qt::NoButton);
    setFlag(ItemUsesExtendedStyleOption);
}

void Layer::setVisibleArea(const QRectF &area)
{
    // QGraphicsScene maps an item's bounds to view pixels in integers, so the bounds must be limited. They extend by a
    // hundred thousand views to each side, which leaves room for other views of the scene.
    const double reach = 1e5 * std::max(area.width(), area.height());
    prepareGeometryChange();
    m_reach = area.adjusted(-reach, -reach, reach, reach);
}

QRectF Layer::areaToPaint(const QPainter &painter, const QStyleOptionGraphicsItem &option, const QWidget *widget)
{
    const QPaintDevice &device = *painter.device();
    const QRectF shown(0, 0, device.width(), device.height());
    // QGraphicsScene::render() reports everything as exposed, and a recorded picture has no size.
    if (widget || shown.isEmpty())
        return option.exposedRect;
    return option.exposedRect & painter.deviceTransform().inverted().mapRect(shown);
}

void Layer::refresh(const QRectF &area, double margin)
{
    if (!scene())
        return;
    const auto views = scene()->views();
    for (QGraphicsView *view : views) {
        const QRect rect = viewRect(area, view->viewportTransform(), view->viewport()->rect(), margin);
        if (!rect.isEmpty())
            view->viewport()->update(rect);
    }
}

void Layer::refreshAll()
{
    refresh(m_reach, 0);
}

QRect viewRect(const QRectF &area, const QTransform &sceneToView, const QRect &viewport, double margin)
{
    // The margin comes first, since QRectF's own intersection treats a thin area (the bounds of a line) as empty.
    const QRectF mapped = sceneToView.mapRect(area).adjusted(-margin, -margin, margin, margin);
    const QRectF shown = mapped & QRectF(viewport);
    // If the arithmetic overflows, the result is the whole viewport.
    return std::isfinite(shown.width() + shown.height() + shown.x() + shown.y()) ? shown.toAlignedRect() : viewport;
}

} // namespace Trammel
