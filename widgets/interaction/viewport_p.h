#pragma once

#include "geometry/primitives.h"
#include "widgets/interaction/toolevent_p.h"

#include <QtCore/QPointF>
#include <QtCore/QRectF>
#include <QtGui/QTransform>

QT_BEGIN_NAMESPACE
class QCursor;
QT_END_NAMESPACE

namespace Trammel {

/// What tools need of the view that shows the scene. View coordinates are device-independent pixels of
/// the canvas' viewport.
class ViewPort
{
public:
    virtual ~ViewPort() = default;

    /// Affine and invertible: zoom, scrolling and rotation of the view.
    virtual QTransform sceneToView() const = 0;
    /// What of the view is on the screen, in view coordinates.
    virtual QRectF visibleRect() const = 0;
    virtual void setCursor(const QCursor &cursor) = 0;
    /// Scrolls just enough that a view position comes into sight, by at most one step.
    virtual void scrollTowards(QPointF viewPos) = 0;
    /// Scrolls, where none of a part of the scene is in sight, so that it is in the middle.
    virtual void reveal(const Aabb2 &sceneBox) = 0;
};

/// How far the view is turned: degrees from scene to view, clockwise, in [0, 360), without the rounding
/// of its matrix (to 1e-9 degrees).
double viewDegrees(const ViewPort &viewPort);
/// The mouse at rest in the middle of the view, for what keys do there.
ToolEvent eventInTheMiddle(const ViewPort &viewPort);
/// The size of one view pixel in scene units.
double pixelSize(const ViewPort &viewPort);
/// The upright rectangle of the view between a place of the scene and a view position, mapped to the scene.
/// In an upright view it is upright to the last bit.
Quad viewRectangle(const QTransform &sceneToView, QPointF anchor, QPointF viewPos);

} // namespace Trammel
