#include "widgets/model/gesture.h"

#include "widgets/model/commands_p.h"
#include "widgets/model/documentstate_p.h"

#include <utility>

namespace Trammel {

Gesture::Gesture(Document &document, const QString &text) : m_document(&document), m_text(text)
{
    if (document.d->beginChange() && !document.d->gesture)
        document.d->gesture = this;
}

Gesture::~Gesture()
{
    cancel();
}

bool Gesture::isOpen() const
{
    return m_document && m_document->d->gesture == this;
}

bool Gesture::change(const ShapeIds &ids, const QList<Shape> &shapes)
{
    if (!isOpen() || ids.size() != shapes.size())
        return false;
    DocumentState &document = *m_document->d;
    document.fault.clear();
    if (document.isBusy) {
        document.fault = Document::tr("the document must not be changed now");
        return false;
    }
    QList<Shape> clean;
    clean.reserve(shapes.size());
    for (const Shape &shape : shapes) {
        document.fault = shape.fault();
        if (!document.fault.isEmpty())
            return false;
        clean.append(shape.normalized());
    }
    for (ShapeId id : ids) {
        const Shape *shape = m_document->find(id);
        if (!shape || m_before.contains(id))
            continue;
        m_before.insert(id, *shape);
        m_ids.append(id);
    }
    document.assign(ids, clean);
    document.announce();
    return true;
}

bool Gesture::commit()
{
    if (!isOpen())
        return false;
    DocumentState &document = *m_document->d;
    document.gesture = nullptr;
    ShapeIds ids;
    QList<Shape> before, after;
    for (ShapeId id : std::as_const(m_ids)) {
        const Shape &now = *m_document->find(id);
        const Shape &then = m_before[id];
        if (now == then)
            continue;
        ids.append(id);
        before.append(then);
        after.append(now);
    }
    if (ids.isEmpty())
        return false;
    // The shapes have their values already, so that the command's first redo tells of no change.
    document.push(new ChangeCommand(document, m_text, std::move(ids), std::move(before), std::move(after)));
    return true;
}

void Gesture::cancel()
{
    if (!isOpen())
        return;
    DocumentState &document = *m_document->d;
    document.takeBackGesture();
    document.news.gestureCancelled = false;
    document.announce();
}

void Gesture::putBefore(DocumentData &data) const
{
    for (ShapeId id : m_ids)
        data.shapes.insert(id, m_before.value(id));
}

} // namespace Trammel
