#include <trammel/fragment.h>

#include "widgets/model/document/connectorrouting_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/shapeidset.h>

#include <QtCore/QBuffer>

#include <utility>

namespace Trammel {

DocumentData fragmentOf(const Document &document, const ShapeIds &ids)
{
    const DocumentData whole = document.data();
    DocumentData excerpt;
    excerpt.order = document.sorted(ids);
    excerpt.nextId = whole.nextId;
    const ShapeIdSet chosen(excerpt.order);
    for (GroupId id : document.wholeGroups(excerpt.order)) {
        Group group = *document.find(id);
        if (!excerpt.groups.contains(group.parent))
            group.parent = {};
        excerpt.groups.insert(id, group);
    }
    for (ShapeId id : std::as_const(excerpt.order)) {
        Shape shape = *whole.shapes.find(id);
        if (!excerpt.groups.contains(shape.group))
            shape.group = {};
        if (shape.connector)
            shape = withFreeEnds(shape, [&](ShapeId end) { return !chosen.contains(end); });
        excerpt.shapes.insert(id, std::move(shape));
    }
    routeConnectors(excerpt);
    return excerpt;
}

ShapeIds insertDrawing(Document &document, const DocumentData &drawing, QPointF offset, const QString &text,
                       GroupId into, ShapeId container)
{
    DocumentData moved = drawing;
    for (ShapeId id : std::as_const(moved.order)) {
        if (Shape *shape = moved.shapes.edit(id))
            moveShape(*shape, offset);
    }
    return document.addDrawing(moved, into, text.isEmpty() ? Text::tr("Insert") : text, container);
}

QByteArray toText(const DocumentData &drawing)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeDocument(buffer, drawing);
    return buffer.data();
}

FileResult fromText(const QByteArray &text, DocumentData &drawing)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    return readDocument(buffer, drawing);
}

Aabb2 boundsOf(const DocumentData &drawing)
{
    Aabb2 box;
    for (ShapeId id : drawing.order) {
        if (const Shape *shape = drawing.shapes.find(id))
            box = box.united(shape->sceneBounds());
    }
    return box;
}

} // namespace Trammel
