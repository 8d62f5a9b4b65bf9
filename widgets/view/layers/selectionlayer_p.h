#pragma once

#include "widgets/view/layers/cachedlayer_p.h"
#include <trammel/shapeid.h>

#include <QtCore/QPointer>

namespace Trammel {

class Document;
class Selection;

/// Draws the outlines of the selected shapes, above all shapes. A few are drawn next to the lines of the shapes, so
/// that the lines stay visible.
class SelectionLayer : public CachedLayer
{
    Q_OBJECT

public:
    explicit SelectionLayer(const Selection &selection);

    void setDocument(Document *document);

protected:
    const Document *drawnDocument() const override { return m_document; }
    bool hasShapes() const override;
    ShapeIds shapesIn(const QList<QRectF> &areas) const override;
    qsizetype drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const override;

private:
    void onSelectionChanged(const ShapeIds &added, const ShapeIds &removed);

    const Selection &m_selection;
    QPointer<Document> m_document;
    /// Whether the outlines are drawn next to the lines of the shapes.
    bool m_isBeside = true;
};

} // namespace Trammel
