#pragma once

#include "widgets/inspectorfields_p.h"
#include "widgets/model/document.h"

namespace Trammel {

/// The numbers of a shape that people read and set.
struct ShapeNumber
{
    const char *name;
    /// What the field says, and what it is: to be translated.
    const char *label;
    const char *tip;
    /// What the undo menu says.
    const char *step;
    double (*read)(const Shape &shape);
    /// False when the shape cannot have another.
    bool (*write)(Shape &shape, double value);
    /// False for shapes that have no such number.
    bool (*isThere)(const Shape &shape);
};

const QList<ShapeNumber> &shapeNumbers();

/// Changes a number of shapes in one step of undo. Returns the reason when it is refused, and nothing is changed then.
QString changeNumber(Document &document, const ShapeIds &ids, const ShapeNumber &number, const NumberInput &input);

} // namespace Trammel
