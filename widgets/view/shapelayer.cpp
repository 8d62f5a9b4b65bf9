#include "widgets/view/shapelayer_p.h"

#include "widgets/interaction/collisiontracker_p.h"
#include "widgets/view/shapepainter_p.h"

#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtWidgets/QGraphicsScene>

namespace Trammel {

ShapeLayer::ShapeLayer(const CollisionTracker &collisions) : CachedLayer(ShapeLayerZ), m_collisions(collisions)
{
    connect(&collisions, &CollisionTracker::changed, this, [this](const QRectF &region) { refresh(region, 2); });
}

void ShapeLayer::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::regionChanged, this, [this](const QRectF &region) { refresh(region, 1); });
        connect(document, &Document::orderChanged, this, &ShapeLayer::invalidate);
        connect(document, &Document::reset, this, &ShapeLayer::invalidate);
    }
    invalidate();
}

void ShapeLayer::draw(QPainter &painter, const QRectF &area)
{
    if (!m_document)
        return;
    ShapePainter shapes(painter, scene()->palette());
    const ShapeIds ids = m_document->candidates(toBox(area));
    for (ShapeId id : ids) {
        const Shape &shape = *m_document->find(id);
        if (shape.hidden)
            continue;
        Tint tint = Tint::None;
        if (m_collisions.isColliding(id))
            tint = m_collisions.isWatched(id) ? Tint::CollidingInHand : Tint::Colliding;
        shapes.paint(shape, tint);
    }
}

} // namespace Trammel
