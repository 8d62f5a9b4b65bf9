#pragma once

#include <trammel/connector.h>

#include <QtCore/QPointF>
#include <QtCore/QString>
#include <QtGui/QColor>

#include <cmath>

namespace Trammel {

struct Shape;

/// Smaller magnitudes have no meaning in a drawing, and their products would underflow in exact predicates.
inline constexpr double SmallestMagnitude = 1e-60;

// Values as a document stores them.

inline double cleaned(double value)
{
    return std::abs(value) < SmallestMagnitude ? 0.0 : value;
}

inline QPointF cleaned(QPointF point)
{
    return {cleaned(point.x()), cleaned(point.y())};
}

/// An opacity with six decimals. The nearest float has no further meaning.
inline double roundedOpacity(double opacity)
{
    return std::round(opacity * 1e6) / 1e6;
}

/// Colors have the bit depth of files: eight bits per channel.
inline QColor cleaned(const QColor &color)
{
    return color.isValid() ? QColor::fromRgba(color.rgba()) : QColor();
}

inline QString cleaned(const QString &text)
{
    return text.isValidUtf16() ? text : QString::fromUtf8(text.toUtf8());
}

/// Gives a shape the values of Shape::normalized().
void normalize(Shape &shape);

inline ConnectorLabel cleaned(const ConnectorLabel &label)
{
    return {cleaned(label.position), cleaned(label.offset), label.isAlong};
}

} // namespace Trammel
