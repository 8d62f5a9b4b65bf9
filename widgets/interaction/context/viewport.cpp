#include "widgets/interaction/context/viewport_p.h"

#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

double viewDegrees(const ViewPort &viewPort)
{
    const QTransform transform = viewPort.sceneToView();
    const double degrees = degreesFromAxis({transform.m11(), transform.m12()});
    return normalizedDegrees(std::round(degrees * 1e9) / 1e9);
}

double pixelSize(const ViewPort &viewPort)
{
    return 1 / std::sqrt(std::abs(viewPort.sceneToView().determinant()));
}

ToolEvent eventInTheMiddle(const ViewPort &viewPort)
{
    ToolEvent event;
    event.viewPos = viewPort.visibleRect().center();
    event.scenePos = viewPort.sceneToView().inverted().map(event.viewPos);
    event.pixel = pixelSize(viewPort);
    return event;
}

Quad viewRectangle(const QTransform &sceneToView, QPointF anchor, QPointF viewPos)
{
    const QTransform viewToScene = sceneToView.inverted();
    if (sceneToView.type() <= QTransform::TxScale) {
        const QPointF to = viewToScene.map(viewPos);
        return {{anchor, {to.x(), anchor.y()}, to, {anchor.x(), to.y()}}};
    }
    const QPointF from = sceneToView.map(anchor);
    return {{anchor, viewToScene.map(QPointF(viewPos.x(), from.y())), viewToScene.map(viewPos),
             viewToScene.map(QPointF(from.x(), viewPos.y()))}};
}

} // namespace Trammel
