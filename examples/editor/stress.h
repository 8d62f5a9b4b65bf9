#pragma once

#include "widgets/model/shape.h"

#include <QtCore/QList>

/// Many mixed shapes, the same at each call: a third rotated rectangles, a third ellipses, a third
/// concave stars of 10 to 40 vertices, strewn so that their areas sum to 30 % of the field.
QList<Trammel::Shape> stressShapes(int count);
