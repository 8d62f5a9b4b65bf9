#pragma once

#include <trammel/shape.h>

#include <QtGui/QPainterPath>

#include <functional>

namespace Trammel {

/// Whether the line of a shape is not drawn behind the texts of the shape: that of a connector, and that of any other
/// line, polyline or path without a fill.
bool isCutByTexts(const Shape &shape);

/// The area in which the line of a shape is not drawn, in scene coordinates: the gaps at other connectors, and the
/// lines of each text with a margin, apart from the heads. The function returns TextLayout::bounds() of a text, by its
/// index. Empty if texts do not cut the line or are all blank, and if there are no gaps.
QPainterPath labelGap(const Shape &shape, const std::function<QRectF(qsizetype)> &boundsOfText);

/// Everything that the paint of a shape may reach, apart from the gap: the area to which its line is clipped. The fill
/// rule is Qt::OddEvenFill.
QPainterPath outsideOf(const QPainterPath &gap, const Shape &shape);

} // namespace Trammel
