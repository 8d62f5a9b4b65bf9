#pragma once

#include "widgets/interaction/frame/overlay_p.h"

#include <QtGui/QPalette>
#include <QtGui/QTransform>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

/// Paints the vertices of a shape while they are edited, in view pixels.
class VertexPainter
{
public:
    /// The painter must already be set up to draw in view pixels.
    VertexPainter(QPainter &painter, const QPalette &palette, const QTransform &sceneToView);

    void paint(const Overlay::Vertices &vertices);

private:
    void paintEdge(const Segment &edge, const QColor &color, double width);
    void paintCurve(const Cubic &curve);
    void paintHandle(QPointF vertex, QPointF handle, bool isHovered);
    void paintCrossings(const Overlay::Vertices &vertices);
    void paintMidpoint(QPointF scenePos, bool isHovered);
    void paintVertex(QPointF scenePos, bool isSelected, bool isHovered);
    /// The center of the device pixel at a scene position, in view pixels.
    QPointF placeOf(QPointF scenePos) const;

    QPainter &m_painter;
    QPalette m_palette;
    QTransform m_sceneToView;
    QRectF m_view;
    double m_ratio;
};

} // namespace Trammel
