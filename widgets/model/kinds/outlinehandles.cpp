#include "widgets/model/kinds/outlinehandles_p.h"

#include "widgets/model/shape/shapeparts_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QTransform>

#include <algorithm>

namespace Trammel {

QList<QPointF> outlineHandles(const Shape &shape)
{
    if (shape.size.isEmpty())
        return {};
    const QList<QPointF> handles = shape.toScene(shape.kind->handles(shape));
    const bool areFinite = std::all_of(handles.begin(), handles.end(), [](QPointF place) { return isFinite(place); });
    return areFinite ? handles : QList<QPointF>();
}

void moveOutlineHandle(Shape &shape, qsizetype handle, QPointF scenePos)
{
    if (shape.size.isEmpty())
        return;
    const QPointF inFrame = frameToScene(shape).inverted().map(scenePos);
    const double x = inFrame.x() / shape.size.width(), y = inFrame.y() / shape.size.height();
    shape.kind->moveHandle(shape, handle, {shape.mirroredX ? -x : x, shape.mirroredY ? -y : y});
}

} // namespace Trammel
