#pragma once

#include <trammel/shape.h>

#include <QtGui/QPainterPath>

#include <functional>

namespace Trammel {

/// Whether parts of the line of a connector are not drawn.
bool hasGaps(const Shape &shape);

/// The area in which the line of a connector is not drawn, in scene coordinates: the gaps at other connectors, and the
/// lines of each text with a margin, apart from the heads. The function returns TextLayout::bounds() of a text, by its
/// index. Empty for shapes that are no connectors, and without gaps if all texts are blank.
QPainterPath labelGap(const Shape &shape, const std::function<QRectF(qsizetype)> &boundsOfText);

/// Everything that the paint of a shape may reach, apart from the gap: the area to which its line is clipped. The fill
/// rule is Qt::OddEvenFill.
QPainterPath outsideOf(const QPainterPath &gap, const Shape &shape);

} // namespace Trammel
