#pragma once

#include "widgets/inspectorfields_p.h"
#include "widgets/interaction/selectionframe_p.h"
#include "widgets/model/document.h"
#include "widgets/model/selection.h"

namespace Trammel {

/// What is selected and may be changed: in units, all that is in these, and those that are no groups.
struct ChosenShapes
{
    ChosenShapes() = default;
    ChosenShapes(const Document &document, const Selection &selection);

    Units units;
    ShapeIds shapes;
    ShapeIds singles;
    /// What all of them turn about, where the user has put that elsewhere.
    std::optional<QPointF> pivot;
};

/// A number of a group, or of what turns about a pivot, becomes another.
struct NumberChange
{
    SelectionFrame frame;
    double from = 0;
    double to = 0;
    /// Of turning.
    QPointF pivot{};
    /// Whether one side may grow without the other.
    bool isFree = true;
};

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
    /// Groups have it as one; nothing for what each shape has by itself, or what groups have not.
    std::optional<double> (*ofGroup)(const Document &document, GroupId group) = nullptr;
    /// Where a shape in a group goes when the group's number becomes another.
    Placement (*carried)(const Placement &placement, const NumberChange &change) = nullptr;
};

const QList<ShapeNumber> &shapeNumbers();

/// Changes a number of shapes in one step of undo. Returns the reason when it is refused, and nothing is changed then.
QString changeNumber(Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                     const NumberInput &input);

/// What the chosen ones have in common.
Common<double> commonNumber(const Document &document, const ChosenShapes &chosen, const ShapeNumber &number);

} // namespace Trammel
