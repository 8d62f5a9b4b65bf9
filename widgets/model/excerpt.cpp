#include "widgets/model/excerpt.h"

#include "widgets/model/document.h"
#include "widgets/model/text_p.h"

#include <QtCore/QBuffer>

namespace Trammel {

DocumentData excerptOf(const Document &document, const ShapeIds &ids)
{
    const DocumentData whole = document.data();
    DocumentData excerpt;
    excerpt.order = document.sorted(ids);
    for (ShapeId id : std::as_const(excerpt.order))
        excerpt.shapes.insert(id, *whole.shapes.find(id));
    excerpt.nextId = whole.nextId;
    return excerpt;
}

ShapeIds insertDrawing(Document &document, const DocumentData &drawing, QPointF offset, const QString &text)
{
    QList<Shape> shapes;
    shapes.reserve(drawing.order.size());
    for (ShapeId id : drawing.order) {
        if (const Shape *shape = drawing.shapes.find(id)) {
            shapes.append(*shape);
            shapes.last().centre += offset;
        }
    }
    return document.addShapes(shapes, text.isEmpty() ? Text::tr("Insert") : text);
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
