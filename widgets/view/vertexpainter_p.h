#pragma once

#include "widgets/interaction/overlay_p.h"

#include <QtGui/QPalette>
#include <QtGui/QTransform>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace Trammel {

/// Paints the vertices of a shape that are edited, in view pixels.
class VertexPainter
{
public:
    /// The painter draws in view pixels.
    VertexPainter(QPainter &painter, const QPalette &palette, const QTransform &sceneToView);

    void paint(const Overlay::Vertices &vertices);

private:
    void paintEdge(const Segment &edge, const QColor &colour, double width);
    void paintCrossings(const Overlay::Vertices &vertices);
    void paintMidpoint(QPointF scenePos, bool isHovered);
    void paintVertex(QPointF scenePos, bool isSelected, bool isHovered);
    /// On the middle of a device pixel.
    QPointF placeOf(QPointF scenePos) const;

    QPainter &m_painter;
    QPalette m_palette;
    QTransform m_sceneToView;
    QRectF m_view;
    double m_ratio;
};

} // namespace Trammel
