#pragma once

#include "widgets/view/layers/cachedlayer_p.h"
#include "widgets/view/painting/textcache_p.h"

#include <QtCore/QPointer>

namespace Trammel {

class CollisionTracker;
class Document;

/// Paints the shapes of a document in the exposed area, in stacking order.
class ShapeLayer : public CachedLayer
{
    Q_OBJECT

public:
    explicit ShapeLayer(const CollisionTracker &collisions);

    void setDocument(Document *document);
    /// Hides a text of a shape, by its index, while the text is edited above the layer; null for none.
    void setTextHidden(ShapeId id, qsizetype index);

protected:
    const Document *drawnDocument() const override { return m_document; }
    bool hasShapes() const override;
    ShapeIds shapesIn(const QList<QRectF> &areas) const override;
    qsizetype drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const override;
    const Shape *shownShape(ShapeId id) const override;
    bool isInGesture() const override;

private:
    const CollisionTracker &m_collisions;
    QPointer<Document> m_document;
    ShapeId m_textHidden;
    qsizetype m_hiddenIndex = 0;
    /// Used by painters with a QPainter only, on the main thread.
    mutable TextCache m_texts;
};

/// The shapes whose painted bounds meet one of the areas, and possibly others between them, in stacking order from the
/// bottom to the top.
ShapeIds candidatesIn(const Document &document, const QList<QRectF> &areas);

} // namespace Trammel
