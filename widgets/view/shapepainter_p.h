#pragma once

#include "widgets/model/shape.h"

#include <QtGui/QPen>
#include <QtGui/QPolygonF>

QT_BEGIN_NAMESPACE
class QPainter;
class QPalette;
QT_END_NAMESPACE

namespace Trammel {

/// How a shape is shown beyond its own looks.
enum class Tint {
    None,
    /// It runs into others.
    Colliding,
    /// The same, and it is the one in the user's hand.
    CollidingInHand,
};

/// The fill and outline colour of a shape that is shown with a tint; its own without one.
QColor tintedFill(const QColor &fill, Tint tint);
QColor tintedStroke(const QColor &stroke, Tint tint);

/// Paints shapes, one after another, with a painter whose transform leads from the scene. Details that
/// would be smaller than the view's pixels are left out.
class ShapePainter
{
public:
    ShapePainter(QPainter &painter, const QPalette &palette);

    /// The size of a view pixel in scene units.
    double pixel() const { return m_pixel; }

    void paint(const Shape &shape, Tint tint = Tint::None);
    /// The outline alone, with the pen and the brush that the painter has.
    void paintOutline(const Shape &shape);

private:
    void paintBody(const Shape &shape, Tint tint);
    void paintDot(const Shape &shape, const QColor &colour);
    void paintText(const Shape &shape, const QColor &background);
    void paintPath(const Shape &shape);
    void paintRings(const Shape &shape);
    void collectRing(const Shape &shape, const QList<QPointF> &ring);
    QPen penFor(const Stroke &stroke, const QColor &colour) const;

    QPainter &m_painter;
    QColor m_textColour;
    double m_pixel;
    QPolygonF m_points;
};

} // namespace Trammel
