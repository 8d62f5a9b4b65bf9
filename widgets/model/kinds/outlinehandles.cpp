#include "widgets/model/kinds/outlinehandles_p.h"

#include "widgets/model/kinds/givenkind_p.h"
#include "widgets/model/shape/shapeparts_p.h"

#include <QtGui/QTransform>

namespace Trammel {

namespace {

/// The built-in kind of a shape with an extent; null for other shapes.
const GivenKind *givenKind(const Shape &shape)
{
    return shape.size.isEmpty() ? nullptr : dynamic_cast<const GivenKind *>(shape.kind);
}

} // namespace

QList<QPointF> outlineHandles(const Shape &shape)
{
    const GivenKind *kind = givenKind(shape);
    return kind ? shape.toScene(kind->handles(shape)) : QList<QPointF>();
}

void moveOutlineHandle(Shape &shape, qsizetype handle, QPointF scenePos)
{
    const GivenKind *kind = givenKind(shape);
    if (!kind)
        return;
    const QPointF inFrame = frameToScene(shape).inverted().map(scenePos);
    const double x = inFrame.x() / shape.size.width(), y = inFrame.y() / shape.size.height();
    kind->moveHandle(shape, handle, {shape.mirroredX ? -x : x, shape.mirroredY ? -y : y});
}

} // namespace Trammel
