#include "widgets/model/selection.h"

#include "widgets/model/document.h"

#include <utility>

namespace Trammel {

Selection::Selection(QObject *parent) : QObject(parent)
{
}

void Selection::setDocument(Document *document)
{
    if (document == m_document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::shapesRemoved, this, &Selection::dropUnfit);
        connect(document, &Document::shapesChanged, this, &Selection::dropUnfit);
        connect(document, &Document::reset, this, &Selection::clear);
        connect(document, &Document::historyStepped, this, &Selection::set);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    m_isOpen = false;
    assign({});
}

Document *Selection::document() const
{
    return m_document;
}

void Selection::set(const ShapeIds &ids)
{
    assign(ids);
}

void Selection::add(const ShapeIds &ids)
{
    assign(m_ids + ids);
}

void Selection::remove(const ShapeIds &ids)
{
    const QSet<ShapeId> gone(ids.begin(), ids.end());
    ShapeIds kept = m_ids;
    kept.removeIf([&](ShapeId id) { return gone.contains(id); });
    assign(kept);
}

void Selection::toggle(const ShapeIds &ids)
{
    const QSet<ShapeId> toggled(ids.begin(), ids.end());
    ShapeIds result = m_ids;
    result.removeIf([&](ShapeId id) { return toggled.contains(id); });
    for (ShapeId id : ids) {
        if (!contains(id))
            result.append(id);
    }
    assign(result);
}

void Selection::clear()
{
    assign({});
}

void Selection::begin()
{
    if (m_isOpen)
        return;
    m_isOpen = true;
    m_start = m_ids;
}

void Selection::end()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    if (m_ids != std::exchange(m_start, {}))
        Q_EMIT changed();
}

void Selection::cancel()
{
    if (!m_isOpen)
        return;
    const ShapeIds start = m_start;
    assign(start);
    end();
}

bool Selection::isFit(ShapeId id) const
{
    const Shape *shape = m_document ? m_document->find(id) : nullptr;
    return shape && !shape->hidden;
}

void Selection::assign(const ShapeIds &ids)
{
    ShapeIds fit;
    QSet<ShapeId> seen;
    fit.reserve(ids.size());
    seen.reserve(ids.size());
    for (ShapeId id : ids) {
        if (isFit(id) && !seen.contains(id)) {
            fit.append(id);
            seen.insert(id);
        }
    }
    if (fit == m_ids)
        return;
    m_ids = std::move(fit);
    m_set = std::move(seen);
    Q_EMIT previewed();
    if (!m_isOpen)
        Q_EMIT changed();
}

void Selection::dropUnfit(const ShapeIds &ids)
{
    for (ShapeId id : ids) {
        if (contains(id) && !isFit(id)) {
            assign(ShapeIds(m_ids));
            return;
        }
    }
}

} // namespace Trammel
