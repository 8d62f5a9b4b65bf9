#pragma once

#include <QtCore/QPointF>
#include <QtCore/QRectF>
#include <QtGui/QTransform>

namespace Trammel {

/// Where a view looks at: zoom, rotation and place, in doubles from end to end, so that zooming at the
/// cursor keeps the point under it and nothing overflows far away from the origin. A value.
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
    /// The upright box around what a part of the view shows.
    QRectF toScene(const QRectF &viewRect) const;

    /// Both keep the scene point under a view position. Zoom is clamped to the limits; NaN,
    /// rotations that are not finite, and positions more than 1e9 pixels away are ignored.
    void zoomAt(double zoom, QPointF viewPos);
    void rotateAt(double degrees, QPointF viewPos);
    /// Ends where no shape can be any more. Offsets that are not finite are ignored.
    void pan(QPointF viewOffset);
    /// Shows a scene point at a view position, as near as whole view pixels allow: what is aligned in
    /// the scene stays sharp.
    void place(QPointF scenePos, QPointF viewPos);
    /// Shows all of a scene rectangle in the middle of a view of that size, as large as fits within the
    /// margin. A rectangle of no size is shown at the present zoom.
    void fit(const QRectF &sceneRect, const QSizeF &viewSize, double margin);

    /// On the way between two cameras of one rotation, at a share of it: the zoom changes evenly, and what is at the
    /// same place of the view in both stays there. Of different rotations, the second one.
    static Camera between(const Camera &from, const Camera &to, double share);

    friend bool operator==(const Camera &a, const Camera &b);

private:
    void moveTo(QPointF origin);

    double m_zoom = 1;
    double m_rotation = 0;
    QPointF m_axis{1, 0};
    /// The scene's origin in the view.
    QPointF m_origin;
};

} // namespace Trammel
