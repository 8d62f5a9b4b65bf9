#pragma once

#include <trammel/rarevalue.h>
#include <trammel/widgets_export.h>

#include <QtCore/QPointF>
#include <QtCore/QSizeF>
#include <QtCore/QString>
#include <QtGui/QBrush>
#include <QtGui/QColor>

namespace Trammel {

/// Colors that change gradually within a shape. The points are in unit coordinates of the shape's frame, like those of
/// Shape::outline, so that a gradient moves, rotates, mirrors and scales with its shape.
struct TRAMMEL_WIDGETS_EXPORT Gradient
{
    enum class Type {
        /// The colors change along the line from the start to the end. Lines of one color are perpendicular to it.
        Linear,
        /// The colors change from the start, which is the center, to a circle in unit coordinates through the end. In
        /// the scene, it is an ellipse with the proportions of the frame.
        Radial,
    };

    static constexpr qsizetype LargestStopCount = 64;
    /// The largest absolute coordinate of the two points.
    static constexpr double LargestUnit = 1000;
    /// The smallest distance of the two points.
    static constexpr double SmallestLength = 1e-6;

    Type type = Type::Linear;
    QPointF start{-0.5, 0};
    QPointF end{0.5, 0};
    /// From 2 to LargestStopCount colors, with ascending offsets from 0, the start, to 1, the end. Two stops of the
    /// same offset form a sharp edge. The first color continues before the first stop, and the last color after the
    /// last one. Between two stops, red, green, blue and alpha change evenly, as in SVG. Default: none, for no
    /// gradient.
    QGradientStops stops;

    /// Two colors from the left to the right side of the frame.
    static Gradient linear(const QColor &from, const QColor &to);
    /// Two colors from the center to the ellipse that touches the sides of the frame.
    static Gradient radial(const QColor &from, const QColor &to);

    /// The direction from the start to the end in a frame of this size, in degrees, clockwise from the frame's own x
    /// axis, in [0, 360). A size of zero counts as one.
    double angle(QSizeF frame) const;
    /// Sets the start and the end for a direction, so that the first and the last color lie at two corners or sides of
    /// the frame. Angles that are not finite are ignored.
    void setAngle(double degrees, QSizeF frame);

    /// The mean of the colors between the start and the end, with eight bits per channel; invalid without stops.
    QColor color() const;

    /// The reason why these values are invalid; empty if they are valid.
    QString errorString() const;
    /// The gradient as a document stores it: see Shape::normalized().
    Gradient normalized() const;

    /// Compares exactly.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Gradient &a, const Gradient &b);
};

/// The fill of a shape: a color, which is invalid for no fill, or a gradient. It converts from and to a QColor. The
/// color of a gradient is its mean color, in which small shapes are shown. Colors have eight bits per channel.
class TRAMMEL_WIDGETS_EXPORT Fill
{
public:
    Fill() = default;
    Fill(const QColor &color) : m_rgba(color.isValid() ? color.rgba() : 0), m_isValid(color.isValid()) { } // NOLINT
    Fill(Qt::GlobalColor color) : Fill(QColor(color)) { } // NOLINT: as above
    Fill(const Gradient &gradient) : Fill(gradient.color()) { m_gradient = gradient; } // NOLINT: as above

    /// False for no fill.
    bool isValid() const { return m_isValid; }
    /// The color; the mean color of a gradient.
    QColor color() const { return m_isValid ? QColor::fromRgba(m_rgba) : QColor(); }
    operator QColor() const { return color(); } // NOLINT: a fill is shown as a color where there is no gradient
    /// The color; 0 for no fill.
    QRgb rgba() const { return m_rgba; }
    bool isGradient() const { return !m_gradient.isDefault(); }
    /// The gradient; one without stops for a color.
    const Gradient &gradient() const { return *m_gradient; }
    /// Whether the color, or each color of the gradient, is valid and opaque.
    bool isOpaque() const;

    /// The fill with each of its colors replaced by the result of a function. An invalid color stays invalid.
    template <typename Change> Fill mapped(const Change &change) const
    {
        if (!isGradient())
            return isValid() ? Fill(change(color())) : Fill();
        Gradient gradient = *m_gradient;
        for (QGradientStop &stop : gradient.stops)
            stop.second = change(stop.second);
        return gradient;
    }

    QString errorString() const { return isGradient() ? m_gradient->errorString() : QString(); }
    /// The fill as a document stores it: see Shape::normalized().
    Fill normalized() const;

    friend bool operator==(const Fill &a, const Fill &b)
    {
        return a.m_rgba == b.m_rgba && a.m_isValid == b.m_isValid && a.m_gradient == b.m_gradient;
    }
    friend bool operator==(const Fill &a, const QColor &b) { return a == Fill(b); }

private:
    QRgb m_rgba = 0;
    bool m_isValid = false;
    RareValue<Gradient> m_gradient;
};

} // namespace Trammel
