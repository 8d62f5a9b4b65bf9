#include "widgets/view/layers/shapelayer_p.h"

#include "widgets/interaction/collisions/collisiontracker_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/shapekind.h>

#include <optional>
#include <utility>

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
        connect(document, &Document::reset, this, &ShapeLayer::forget);
    }
    forget();
}

void ShapeLayer::setTextHidden(ShapeId id, qsizetype index)
{
    m_hiddenIndex = index;
    for (ShapeId changed : {std::exchange(m_textHidden, id), id}) {
        if (m_document && m_document->contains(changed))
            refresh(toRect(m_document->paintedBounds(changed)), 1);
    }
}

bool ShapeLayer::hasShapes() const
{
    return m_document && m_document->count() > 0;
}

ShapeIds ShapeLayer::shapesIn(const QList<QRectF> &areas) const
{
    return candidatesIn(*m_document, areas);
}

qsizetype ShapeLayer::drawShapes(ShapePainter &painter, std::span<const ShapeId> ids) const
{
    painter.setTexts(&m_texts);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const ShapeId id = ids[i];
        const Shape *shape = painter.cover(id);
        if (!shape)
            shape = shownShape(id);
        if (!shape)
            continue;
        Tint tint = Tint::None;
        if (m_collisions.isColliding(id))
            tint = m_collisions.isWatched(id) ? Tint::CollidingInHand : Tint::Colliding;
        // Computing these bounds again would read the whole text.
        Aabb2 painted;
        if (shape->kind->form() == ShapeKind::Form::Custom || hasText(*shape) || !shape->shadow.isDefault())
            painted = m_document->paintedBounds(id);
        const auto paint = [&](const Shape &shown) {
            return painter.paint(shown, tint, id, painted.isEmpty() ? nullptr : &painted);
        };
        std::optional<Shape> withoutText;
        if (id == m_textHidden && m_hiddenIndex < textCount(*shape)) {
            withoutText = *shape;
            clearTextAt(*withoutText, m_hiddenIndex);
            shape = &*withoutText;
        }
        if (!paint(*shape))
            return qsizetype(i);
    }
    return qsizetype(ids.size());
}

const Shape *ShapeLayer::shownShape(ShapeId id) const
{
    return m_document && m_document->isVisible(id) ? m_document->find(id) : nullptr;
}

bool ShapeLayer::isInGesture() const
{
    return m_document && m_document->gesture();
}

ShapeIds candidatesIn(const Document &document, const QList<QRectF> &areas)
{
    if (areas.size() == 1)
        return document.candidates(toBox(areas.first()));
    Aabb2 all;
    double area = 0;
    for (const QRectF &rect : areas) {
        all = all.united(toBox(rect));
        area += rect.width() * rect.height();
    }
    const auto size = all.size();
    if (area > size[0] * size[1] / 4)
        return document.candidates(all);
    ShapeIds ids;
    for (const QRectF &rect : areas)
        ids += document.candidates(toBox(rect));
    return document.sorted(ids);
}

} // namespace Trammel
