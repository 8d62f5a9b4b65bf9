#include "widgets/view/cachedlayer_p.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyleOptionGraphicsItem>
#include <QtWidgets/QWidget>

#include <cmath>

namespace Trammel {

namespace {

// Many small repairs cost more than one that holds them all.
constexpr int MostRepairs = 8;

// The whole pixels that lead from one transform to the other; nothing when there is more between them.
std::optional<QPoint> offsetBetween(const QTransform &from, const QTransform &to)
{
    if (from.m11() != to.m11() || from.m12() != to.m12() || from.m21() != to.m21() || from.m22() != to.m22())
        return {};
    const QPointF offset(to.dx() - from.dx(), to.dy() - from.dy());
    if (!(std::abs(offset.x()) < 1e5 && std::abs(offset.y()) < 1e5))
        return {};
    const QPoint whole = offset.toPoint();
    if (std::abs(offset.x() - whole.x()) > 1e-3 || std::abs(offset.y() - whole.y()) > 1e-3)
        return {};
    return whole;
}

} // namespace

void CachedLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (!widget || widget != m_viewport) {
        draw(*painter, areaToPaint(*painter, *option, widget));
        return;
    }
    const double ratio = widget->devicePixelRatioF();
    const QTransform sceneToView = painter->worldTransform();
    adapt(sceneToView, ratio);
    const QRect exposed = viewRect(option->exposedRect, m_sceneToImage, m_image.rect(), 2);
    repair(m_stale & exposed);

    painter->setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    painter->drawPixmap(exposed.topLeft(), m_image, exposed);
    painter->setWorldTransform(sceneToView);
}

void CachedLayer::adapt(const QTransform &sceneToView, double ratio)
{
    const QTransform sceneToImage = sceneToView * QTransform::fromScale(ratio, ratio);
    const QSize size = (QSizeF(m_viewport->size()) * ratio).toSize() + QSize(1, 1);
    const std::optional<QPoint> offset = offsetBetween(m_sceneToImage, sceneToImage);
    if (m_image.size() != size) {
        m_image = QPixmap(size);
        m_image.fill(Qt::transparent);
        m_stale = m_image.rect();
    } else if (!offset) {
        m_stale = m_image.rect();
    } else if (!offset->isNull()) {
        m_image.scroll(offset->x(), offset->y(), m_image.rect());
        m_stale.translate(*offset);
        m_stale += QRegion(m_image.rect()) - m_image.rect().translated(*offset);
        m_stale &= m_image.rect();
    }
    // Not after each scroll: the rest of a rounded offset would add up.
    if (!offset || !offset->isNull() || m_sceneToImage.isIdentity())
        m_sceneToImage = sceneToImage;
}

void CachedLayer::repair(const QRegion &region)
{
    if (region.isEmpty())
        return;
    m_stale -= region;
    QPainter painter(&m_image);
    const QTransform imageToScene = m_sceneToImage.inverted();
    const auto repairRect = [&](const QRect &rect) {
        painter.setWorldTransform({});
        painter.setClipRect(rect);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(rect, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setWorldTransform(m_sceneToImage);
        draw(painter, imageToScene.mapRect(QRectF(rect).adjusted(-1, -1, 1, 1)));
    };
    if (region.rectCount() > MostRepairs) {
        repairRect(region.boundingRect());
    } else {
        for (const QRect &rect : region)
            repairRect(rect);
    }
}

void CachedLayer::refresh(const QRectF &area, double margin)
{
    if (m_viewport) {
        const double ratio = m_viewport->devicePixelRatioF();
        m_stale += viewRect(area, m_sceneToImage, m_image.rect(), (margin + 1) * ratio);
    }
    Layer::refresh(area, margin);
}

void CachedLayer::invalidate()
{
    m_stale = m_image.rect();
    refreshAll();
}

} // namespace Trammel
