#pragma once

#include <trammel/shape.h>

#include <QtGui/QTransform>

namespace Trammel {

/// The maximum number of characters of a text that are shown. A longer text is shown shortened, with an ellipsis at its
/// end: laying out more takes longer than a frame.
inline constexpr qsizetype LargestShownText = 8000;

/// Whether the text of a shape is upright and the shape lies on its side.
bool isOnSide(const Shape &shape);

/// The size of the box in which the text of a shape is laid out: its frame. If the shape is on its side, the box is as
/// wide as the frame is high.
QSizeF textBox(const Shape &shape);

/// The transform to the scene from the box of a text, whose center is the origin. That of a connector is centered at
/// Connector::label.
QTransform textToScene(const Shape &shape);

/// The width at which lines are broken, in a box of the given width. A box that is narrower than one character has no
/// room for breaking lines. Its text extends beyond it.
double wrapWidth(const TextStyle &style, double boxWidth);

/// An estimate of the box that the text of a shape covers, in scene coordinates, which common fonts do not exceed; at
/// most the frame if the text is clipped. Linear in the characters.
Aabb2 textExtent(const Shape &shape);

} // namespace Trammel
