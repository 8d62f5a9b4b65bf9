#pragma once

#include <trammel/geometry/primitives.h>
#include <trammel/toolevent.h>

#include <QtCore/QPointF>
#include <QtCore/QRectF>
#include <QtGui/QTransform>

QT_BEGIN_NAMESPACE
class QCursor;
QT_END_NAMESPACE

namespace Trammel {

/// The interface of tools to the view that shows the scene. View coordinates are device-independent pixels of the
/// canvas viewport.
class ViewPort
{
public:
    virtual ~ViewPort() = default;

    /// The transform from the scene to the view: zoom, scrolling and rotation. It is affine and invertible.
    virtual QTransform sceneToView() const = 0;
    /// The visible part of the view, in view coordinates.
    virtual QRectF visibleRect() const = 0;
    virtual void setCursor(const QCursor &cursor) = 0;
    /// Scrolls toward a view position outside of the view, by at most one step, and no further than needed to make it
    /// visible.
    virtual void scrollToward(QPointF viewPos) = 0;
    /// Centers the view on a part of the scene if none of that part is visible.
    virtual void reveal(const Aabb2 &sceneBox) = 0;
};

/// The rotation of the view from scene to view in degrees, clockwise, in [0, 360). It is rounded to 1e-9 degrees, which
/// removes the rounding errors of the matrix.
double viewDegrees(const ViewPort &viewPort);
/// A mouse event without a button at the center of the view, for actions started by a key.
ToolEvent eventInTheMiddle(const ViewPort &viewPort);
/// The size of one view pixel in scene units.
double pixelSize(const ViewPort &viewPort);
/// The rectangle with a scene position and a view position as opposite corners and with sides parallel to the view, in
/// scene coordinates. In an unrotated view the sides are exactly parallel to the axes of the scene.
Quad viewRectangle(const QTransform &sceneToView, QPointF anchor, QPointF viewPos);

} // namespace Trammel
