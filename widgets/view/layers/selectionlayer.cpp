#include "widgets/view/layers/selectionlayer_p.h"

#include "widgets/view/layers/shapelayer_p.h"
#include "widgets/view/painting/colors_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/document.h>
#include <trammel/selection.h>

#include <QtGui/QPalette>
#include <QtWidgets/QGraphicsScene>

#include <utility>

namespace Trammel {

namespace {

// If more shapes than this change, and they are most of the document, it is faster to redraw all outlines.
constexpr qsizetype ManyShapes = 256;
// The outlines of up to this number of shapes are drawn next to their lines, which takes longer.
constexpr int MostBeside = 500;
// In view pixels, with antialiasing.
constexpr double Margin = SelectionGap + SelectionWidth + 1;

} // namespace

SelectionLayer::SelectionLayer(const Selection &selection) : CachedLayer(SelectionLayerZ), m_selection(selection)
{
    connect(&selection, &Selection::previewed, this, &SelectionLayer::onSelectionChanged);
}

void SelectionLayer::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        // The region is redrawn even if nothing is selected any more, since a removed shape may have been selected.
        connect(document, &Document::regionChanged, this, [this](const QRectF &region) { refresh(region, Margin); });
        connect(document, &Document::reset, this, &SelectionLayer::forget);
    }
    forget();
}

void SelectionLayer::onSelectionChanged(const ShapeIds &added, const ShapeIds &removed)
{
    if (!m_document)
        return;
    const bool isBeside = m_selection.count() <= MostBeside;
    if (std::exchange(m_isBeside, isBeside) != isBeside)
        return invalidate();
    const qsizetype count = added.size() + removed.size();
    if (count > ManyShapes && count > m_document->count() / 4 * 3)
        return invalidate();
    // Only the difference is redrawn: a rubber band over a large drawing changes little at each step. The index
    // supplies the bounds without reading the shapes.
    if (count > ManyShapes && count > m_selection.count() / 2) {
        // The changes are merged into one area, since most outlines in it differ.
        Aabb2 all;
        for (const ShapeIds &ids : {added, removed}) {
            for (ShapeId id : ids)
                all = all.united(m_document->paintedBounds(id));
        }
        if (!all.isEmpty())
            refresh(toRect(all), Margin);
        return;
    }
    for (const ShapeIds &ids : {added, removed}) {
        for (ShapeId id : ids) {
            if (const Aabb2 box = m_document->paintedBounds(id); !box.isEmpty())
                damage(toRect(box), Margin);
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
    // If few of many shapes are selected, sorting their ids is faster than querying the index.
    if (m_selection.count() < m_document->count() / 64)
        return m_document->sorted(m_selection.ids());
    return candidatesIn(*m_document, areas);
}

qsizetype SelectionLayer::drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const
{
    const QColor color = selectionColor(scene()->palette());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const ShapeId id = ids[i];
        const Shape *shape = m_document && m_selection.contains(id) ? m_document->find(id) : nullptr;
        if (!shape)
            continue;
        if (!(m_isBeside ? painter.paintBeside(*shape, color, SelectionWidth, SelectionGap)
                         : painter.paintOutline(*shape, color, SelectionWidth)))
            return qsizetype(i);
    }
    return qsizetype(ids.size());
}

} // namespace Trammel
