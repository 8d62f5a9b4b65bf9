#pragma once

#include <trammel/shape.h>

namespace Trammel {

/// Gives a shape the style of another one: opacity, fill, stroke, heads, shadow, text style, corner radius, route and
/// jumps, each if both shapes have it. An open line keeps its fill, and gives none away. Lines and other shapes
/// exchange no shadows. Between a text shape and another shape, only the font, its size and weight, and the color of
/// the text are given: a shape without a stroke and a fill would be invisible.
void setStyle(Shape &shape, const Shape &source);

/// The shape whose style suits another one best: the first one of the same sort (connectors, other open lines, text
/// shapes, and all others), or else the first one. There must be at least one.
const Shape &bestStyleFor(const Shape &shape, const QList<Shape> &sources);

} // namespace Trammel
