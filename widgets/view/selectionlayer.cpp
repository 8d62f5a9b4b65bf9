#include "widgets/view/selectionlayer_p.h"

#include "widgets/model/document.h"
#include "widgets/model/selection.h"
#include "widgets/view/colours_p.h"
#include "widgets/view/shapelayer_p.h"
#include "widgets/view/shapepainter_p.h"

#include <QtGui/QPalette>
#include <QtWidgets/QGraphicsScene>

namespace Trammel {

namespace {

// More than these, and most of the document: then it is quicker to draw all outlines anew.
constexpr qsizetype ManyShapes = 256;

} // namespace

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
        connect(document, &Document::reset, this, &SelectionLayer::forget);
    }
    forget();
}

void SelectionLayer::follow(const ShapeIds &added, const ShapeIds &removed)
{
    if (!m_document)
        return;
    const qsizetype count = added.size() + removed.size();
    if (count > ManyShapes && count > m_document->count() / 4 * 3)
        return invalidate();
    // Only the difference is drawn anew: a band over a large drawing changes little at each step. The index
    // knows where it is, without a look at the shapes.
    if (count > ManyShapes && count > m_selection.count() / 2) {
        // Then most of what is drawn around it is different too.
        Aabb2 all;
        for (const ShapeIds &ids : {added, removed}) {
            for (ShapeId id : ids)
                all = all.united(m_document->paintedBounds(id));
        }
        if (!all.isEmpty())
            refresh(toRect(all), SelectionWidth);
        return;
    }
    for (const ShapeIds &ids : {added, removed}) {
        for (ShapeId id : ids) {
            if (const Aabb2 box = m_document->paintedBounds(id); !box.isEmpty())
                damage(toRect(box), SelectionWidth);
        }
    }
    refreshDamaged();
}

bool SelectionLayer::hasShapes() const
{
    return m_document && !m_selection.isEmpty();
}

ShapeIds SelectionLayer::shapesIn(const QList<QRectF> &areas) const
{
    // Few among many are found faster by themselves.
    if (m_selection.count() < m_document->count() / 64)
        return m_document->sorted(m_selection.ids());
    return candidatesIn(*m_document, areas);
}

qsizetype SelectionLayer::drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const
{
    const QColor colour = selectionColour(scene()->palette());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const ShapeId id = ids[i];
        const Shape *shape = m_document && m_selection.contains(id) ? m_document->find(id) : nullptr;
        if (shape && !painter.paintOutline(*shape, colour, SelectionWidth))
            return qsizetype(i);
    }
    return qsizetype(ids.size());
}

} // namespace Trammel
