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

/// Paints shapes, one after another and antialiased, with a painter whose transform leads from the scene.
/// Details that would be smaller than the view's pixels are left out.
class ShapePainter
{
public:
    ShapePainter(QPainter &painter, const QPalette &palette);
    ~ShapePainter();

    void paint(const Shape &shape, Tint tint = Tint::None);
    /// The outline alone, by a line of that width in view pixels.
    void paintOutline(const Shape &shape, const QColor &colour, double width);

private:
    bool isDot(const Shape &shape) const;
    void drawOutline(const Shape &shape);
    void paintBody(const Shape &shape, Tint tint);
    void paintDot(const Shape &shape, const QColor &colour);
    void paintText(const Shape &shape, const QColor &background);
    void paintPath(const Shape &shape);
    void paintRings(const Shape &shape);
    void collectRing(const Shape &shape, const QList<QPointF> &ring);
    void setSmooth(bool smooth);
    QPen penFor(const Stroke &stroke, const QColor &colour) const;

    QPainter &m_painter;
    QColor m_textColour;
    /// The size of a view pixel in scene units.
    double m_pixel;
    bool m_isSmooth = true;
    QPolygonF m_points;
};

} // namespace Trammel
