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
    /// The shape whose text is left out, since it is edited above; null for none.
    void setTextHidden(ShapeId id);

protected:
    bool hasShapes() const override;
    ShapeIds shapesIn(const QList<QRectF> &areas) const override;
    qsizetype drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const override;
    const Shape *shownShape(ShapeId id) const override;
    bool isInGesture() const override;

private:
    const CollisionTracker &m_collisions;
    QPointer<Document> m_document;
    ShapeId m_textHidden;
};

/// The shapes whose painted bounds meet one of the areas, and perhaps others between them, in their order.
ShapeIds candidatesIn(const Document &document, const QList<QRectF> &areas);

} // namespace Trammel
