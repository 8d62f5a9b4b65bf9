#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRectF>
#include <QtGui/QTransform>

namespace Trammel {

/// The mapping from the scene to a view: zoom, rotation and position. All numbers are doubles, so that zooming at the
/// cursor does not move the scene point under it, and nothing overflows far from the origin. A value type.
class Camera
{
public:
    static constexpr double SmallestZoom = 1e-4;
    static constexpr double LargestZoom = 1e4;

    /// View pixels per scene unit.
    double zoom() const { return m_zoom; }
    /// Degrees from scene to view, clockwise, in [0, 360).
    double rotation() const { return m_rotation; }
    QTransform sceneToView() const;
    QPointF toScene(QPointF viewPos) const;
    QPointF toView(QPointF scenePos) const;
    /// The axis-aligned bounding box of a part of the view, in scene coordinates.
    QRectF toScene(const QRectF &viewRect) const;

    /// zoomAt() and rotateAt() keep the scene point under a view position. The zoom is clamped to the limits. NaN,
    /// rotations that are not finite, and positions more than 1e9 pixels away are ignored.
    void zoomAt(double zoom, QPointF viewPos);
    void rotateAt(double degrees, QPointF viewPos);
    /// Pans by an offset in view pixels, up to a limit beyond which there are no shapes. Offsets that are not finite
    /// are ignored.
    void pan(QPointF viewOffset);
    /// Pans so that a scene point appears at a view position. The result is rounded to whole view pixels, so that
    /// aligned shapes stay sharp.
    void place(QPointF scenePos, QPointF viewPos);
    /// Centers a scene rectangle in a view of the given size and zooms in as far as the rectangle fits with a margin on
    /// each side. The size and the margin are in view pixels. A rectangle without a size is shown at the current zoom.
    void fit(const QRectF &sceneRect, const QSizeF &viewSize, double margin);

    /// Interpolates between two cameras of the same rotation, with a share from 0 to 1. The zoom is interpolated
    /// geometrically, and points with the same view position in both cameras do not move. If the rotations differ,
    /// returns the second camera.
    static Camera between(const Camera &from, const Camera &to, double share);

    friend bool operator==(const Camera &a, const Camera &b);

private:
    void moveTo(QPointF origin);

    double m_zoom = 1;
    double m_rotation = 0;
    QPointF m_axis{1, 0};
    /// The view position of the scene's origin.
    QPointF m_origin;
};

} // namespace Trammel
