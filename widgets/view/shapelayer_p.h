#pragma once

#include "widgets/view/cachedlayer_p.h"

#include <QtCore/QPointer>

namespace Trammel {

class CollisionTracker;
class Document;

/// Paints the shapes of a document that the exposed part shows, in their order.
class ShapeLayer : public CachedLayer
{
    Q_OBJECT

public:
    explicit ShapeLayer(const CollisionTracker &collisions);

    void setDocument(Document *document);

protected:
    void draw(QPainter &painter, const QRectF &area) override;

private:
    const CollisionTracker &m_collisions;
    QPointer<Document> m_document;
};

} // namespace Trammel
