#include "widgets/view/selectionlayer_p.h"

#include "widgets/model/document.h"
#include "widgets/model/selection.h"
#include "widgets/view/colours_p.h"
#include "widgets/view/shapepainter_p.h"

#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtWidgets/QGraphicsScene>

namespace Trammel {

SelectionLayer::SelectionLayer(const Selection &selection) : CachedLayer(SelectionLayerZ), m_selection(selection)
{
    connect(&selection, &Selection::previewed, this, &SelectionLayer::follow);
}

void SelectionLayer::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        // Also when nothing is selected any more: what was removed may have been.
        connect(document, &Document::regionChanged, this,
                [this](const QRectF &region) { refresh(region, SelectionWidth); });
        connect(document, &Document::reset, this, &SelectionLayer::invalidate);
    }
    invalidate();
}

void SelectionLayer::follow(const ShapeIds &added, const ShapeIds &removed)
{
    if (!m_document)
        return;
    // Only the difference is drawn anew: a band over a large drawing changes little at each step.
    Aabb2 different;
    for (const ShapeIds &ids : {added, removed}) {
        for (ShapeId id : ids) {
            if (const Shape *shape = m_document->find(id))
                different = different.united(shape->sceneBounds());
        }
    }
    if (!different.isEmpty())
        refresh(toRect(different), SelectionWidth);
}

void SelectionLayer::draw(QPainter &painter, const QRectF &area)
{
    if (!m_document || m_selection.isEmpty())
        return;
    ShapePainter shapes(painter, scene()->palette());
    const QColor colour = selectionColour(scene()->palette());
    const ShapeIds nearby = m_document->candidates(toBox(area));
    for (ShapeId id : nearby) {
        if (m_selection.contains(id))
            shapes.paintOutline(*m_document->find(id), colour, SelectionWidth);
    }
}

} // namespace Trammel
