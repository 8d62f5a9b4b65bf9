#pragma once

#include <trammel/shape.h>

#include <QtCore/QRectF>
#include <QtGui/QTransform>

namespace Trammel {

/// The maximum number of characters of a text that are shown. A longer text is shown shortened, with an ellipsis at its
/// end: laying out more takes longer than a frame.
inline constexpr qsizetype LargestShownText = 8000;

/// The number of texts that a shape can show: Shape::text or the compartments in it, and the further texts of a
/// connector. Some may be empty.
qsizetype textCount(const Shape &shape);
/// A text by its index: 0 for Shape::text or its first compartment. Empty beyond the last one.
QString textAt(const Shape &shape, qsizetype index);
bool hasText(const Shape &shape);
/// The texts, each on lines of its own.
QString allTexts(const Shape &shape);
/// The title of a shape in a list or a message: its name, otherwise the first line of its text, otherwise its kind.
QString titleOf(const Shape &shape);
/// Sets the text of an index, and the place of a text of a connector if there is one. Beyond the last index, a further
/// text is added to a connector.
void setTextAt(Shape &shape, qsizetype index, const QString &text, const std::optional<ConnectorLabel> &place = {});
/// The place of a text of a connector.
ConnectorLabel &labelOf(Connector &connector, qsizetype index);
const ConnectorLabel &labelOf(const Connector &connector, qsizetype index);
/// Removes the characters of a text. A compartment keeps its height.
void clearTextAt(Shape &shape, qsizetype index);
Shape withoutTexts(Shape shape);
/// Whether the texts of a shape lie on its line: those of a connector at their places, and that of a polyline halfway
/// along it, always level. Such a text is centered and may extend in all directions.
bool hasTextOnLine(const Shape &shape);
/// The topmost text at a point that lies on the line of a shape, by the estimate of textRect().
std::optional<qsizetype> labelAt(const Shape &shape, QPointF scenePos);

/// The style in which the texts of a shape are shown: those on a line are centered at their places and neither clipped
/// nor grown with. For those of compartments, see compartmentStyle().
RareValue<TextStyle> shownTextStyle(const Shape &shape, qsizetype index = 0);

/// Whether the text of a shape stays level when the shape is rotated.
bool isUpright(const Shape &shape);
/// Whether the text of a shape is upright and the shape lies on its side.
bool isOnSide(const Shape &shape);
/// Whether editing the text of a shape makes the shape grow.
bool growsWithText(const Shape &shape);

/// The size of the box in which a text of a shape is laid out: see ShapeKind::textBox() and compartmentBox(). If the
/// shape is on its side, the box is as wide as that one is high. For a text on a line, the box depends on the size of
/// the font only, so that moving the ends breaks no lines.
QSizeF textBox(const Shape &shape, qsizetype index = 0);

/// The transform to the scene from the box of a text, whose center is the origin. That of a text on a line is centered
/// at the place of the text.
QTransform textToScene(const Shape &shape, qsizetype index = 0);

/// The width at which lines are broken, in a box of the given width. A box that is narrower than one character has no
/// room for breaking lines. Its text extends beyond it.
double wrapWidth(const TextStyle &style, double boxWidth);

/// An estimate of the rectangle that a text covers in its box, which common fonts do not exceed; at most the box if the
/// text is clipped. Linear in the characters.
QRectF textRect(const Shape &shape, qsizetype index = 0);
/// The bounds of this rectangle in the scene.
Aabb2 textExtent(const Shape &shape, qsizetype index = 0);

} // namespace Trammel
