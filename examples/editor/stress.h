#pragma once

#include <trammel/shape.h>

#include <QtCore/QList>

/// Creates many mixed shapes, the same ones at each call: one third rotated rectangles, one third ellipses, one third
/// concave stars of 10 to 40 vertices. They are scattered so that their areas sum to 30 % of the field.
QList<Trammel::Shape> stressShapes(int count);
