#include "widgets/view/canvas/camera_p.h"

#include <trammel/geometry/aabb.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// In scene units, from the origin. No shape lies farther out, and the limit keeps the arithmetic finite.
constexpr double FarthestCenter = 2e9;
// The limit for the corner of a view, in scene units. If the view is zoomed out, the corner is far from the center.
constexpr double FarthestCorner = 2 * FarthestCenter;
// In view pixels. No pointer is farther from a view, and coordinates beyond this limit are too imprecise.
constexpr double FarthestPlace = 1e9;

QPointF within(QPointF point, double most)
{
    return {std::clamp(point.x(), -most, most), std::clamp(point.y(), -most, most)};
}

bool isPlace(QPointF viewPos)
{
    return isFinite(viewPos) && same(viewPos, within(viewPos, FarthestPlace));
}

} // namespace

QTransform Camera::sceneToView() const
{
    const QPointF scaled = m_axis * m_zoom;
    return {scaled.x(), scaled.y(), -scaled.y(), scaled.x(), m_origin.x(), m_origin.y()};
}

QPointF Camera::toScene(QPointF viewPos) const
{
    return unrotated(viewPos - m_origin, m_axis) / m_zoom;
}

QPointF Camera::toView(QPointF scenePos) const
{
    return rotated(scenePos, m_axis) * m_zoom + m_origin;
}

QRectF Camera::toScene(const QRectF &viewRect) const
{
    const std::array corners{toScene(viewRect.topLeft()), toScene(viewRect.topRight()), toScene(viewRect.bottomRight()),
                             toScene(viewRect.bottomLeft())};
    return toRect(boundsOf(corners));
}

void Camera::zoomAt(double zoom, QPointF viewPos)
{
    if (std::isnan(zoom) || !isPlace(viewPos))
        return;
    const QPointF fixed = toScene(viewPos);
    m_zoom = std::clamp(zoom, SmallestZoom, LargestZoom);
    // Removes rounding errors, so that zooming in and back out ends at exactly 1, where the drawing is sharpest.
    if (std::abs(m_zoom - 1) < 1e-9)
        m_zoom = 1;
    moveTo(m_origin + (viewPos - toView(fixed)));
}

void Camera::rotateAt(double degrees, QPointF viewPos)
{
    if (!std::isfinite(degrees) || !isPlace(viewPos))
        return;
    const QPointF fixed = toScene(viewPos);
    m_rotation = normalizedDegrees(degrees);
    m_axis = axisFromDegrees(m_rotation);
    moveTo(m_origin + (viewPos - toView(fixed)));
}

void Camera::pan(QPointF viewOffset)
{
    moveTo(m_origin + viewOffset);
}

// The coordinates of shapes are limited, so the visible area is limited, too.
void Camera::moveTo(QPointF origin)
{
    if (!isFinite(origin))
        return;
    m_origin = origin;
    const QPointF corner = toScene(QPointF(0, 0)), nearest = within(corner, FarthestCorner);
    if (!same(corner, nearest))
        m_origin = -rotated(nearest, m_axis) * m_zoom;
}

void Camera::place(QPointF scenePos, QPointF viewPos)
{
    if (!isFinite(scenePos) || !isFinite(viewPos))
        return;
    m_origin += viewPos - toView(within(scenePos, FarthestCenter));
    m_origin = QPointF(std::round(m_origin.x()), std::round(m_origin.y()));
}

void Camera::fit(const QRectF &sceneRect, const QSizeF &viewSize, double margin)
{
    const QPointF center = sceneRect.center();
    if (!isFinite(center) || !std::isfinite(sceneRect.width()) || !std::isfinite(sceneRect.height()))
        return;
    // The size of the rectangle's bounding box in the rotated view.
    const double width = std::abs(sceneRect.width()), height = std::abs(sceneRect.height());
    const double cosine = std::abs(m_axis.x()), sine = std::abs(m_axis.y());
    const double across = width * cosine + height * sine, down = width * sine + height * cosine;
    const double room = std::min((viewSize.width() - 2 * margin) / across, (viewSize.height() - 2 * margin) / down);
    const QPointF middle(viewSize.width() / 2, viewSize.height() / 2);
    if (room > 0 && std::isfinite(room))
        zoomAt(room, middle);
    place(center, middle);
}

Camera Camera::between(const Camera &from, const Camera &to, double share)
{
    if (from.m_rotation != to.m_rotation)
        return to;
    Camera camera = from;
    camera.m_zoom = from.m_zoom * std::pow(to.m_zoom / from.m_zoom, share);
    // A view position is the origin plus a term proportional to the zoom. If the origin is a linear function of the
    // zoom, a point with the same view position in both cameras does not move.
    const double grown = to.m_zoom - from.m_zoom;
    const double way = std::abs(grown) > 1e-9 * from.m_zoom ? (camera.m_zoom - from.m_zoom) / grown : share;
    camera.m_origin = from.m_origin + (to.m_origin - from.m_origin) * way;
    return camera;
}

bool operator==(const Camera &a, const Camera &b)
{
    return a.m_zoom == b.m_zoom && a.m_rotation == b.m_rotation && same(a.m_origin, b.m_origin);
}

} // namespace Trammel
