#include <trammel/fragment.h>

#include "widgets/model/document/documentstate_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/document.h>
#include <trammel/shapeidset.h>
#include <trammel/shapekind.h>

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
    // Shapes are shared, not copied, if none is left out.
    const bool isWhole = excerpt.order.size() == whole.order.size();
    if (isWhole)
        excerpt.shapes = whole.shapes;
    for (ShapeId id : std::as_const(excerpt.order)) {
        const Shape &found = *whole.shapes.find(id);
        if (isWhole && !found.connector && (found.group.isNull() || excerpt.groups.contains(found.group)))
            continue;
        Shape shape = found;
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
    return document.d->addDrawing(drawing, offset, into, text.isEmpty() ? Text::tr("Insert") : text, container);
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
        const Shape *shape = drawing.shapes.find(id);
        if (!shape)
            continue;
        // The outlines of the built-in kinds stay this close to the center. Most shapes of a large drawing lie that far
        // inside the box of the others.
        Aabb2 around;
        around.include(shape->center);
        around = around.expanded(Shape::LargestControlUnit * (shape->size.width() + shape->size.height()));
        if (shape->kind->form() == ShapeKind::Form::Custom || !box.contains(around))
            box = box.united(shape->sceneBounds());
    }
    return box;
}

} // namespace Trammel
