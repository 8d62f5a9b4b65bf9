#pragma once

#include <trammel/shape.h>

#include <QtGui/QPainterPath>

namespace Trammel {

class TextLayout;

/// The area around the text of a connector in which its line is not drawn, in scene coordinates: the lines of the text
/// with a margin, apart from the heads. Empty for shapes that are no connectors, and if the text is empty or blank.
QPainterPath labelGap(const Shape &shape, const TextLayout &layout);

/// Whether a point is on the words of a connector.
bool isOnLabel(const Shape &shape, QPointF scenePos);

/// Everything that the paint of a shape may reach, apart from the gap: the area to which its line is clipped. The fill
/// rule is Qt::OddEvenFill.
QPainterPath outsideOf(const QPainterPath &gap, const Shape &shape);

} // namespace Trammel
