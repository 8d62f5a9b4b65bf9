#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// The shape with the size that its text needs, if growsWithText() is true. The side or the middle at which the text is
/// aligned stays where it is, even in a rotated shape. A text without an outline gets exactly the size of its lines.
/// Any other shape only grows, and a shape with compartments grows downward. Without a QGuiApplication the shape is
/// unchanged.
Shape grownToText(const Shape &shape);

/// Whether nothing of a shape is visible: a text without words, a fill and a line.
bool isInvisibleText(const Shape &shape);

} // namespace Trammel
