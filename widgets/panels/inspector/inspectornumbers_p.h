#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/document.h>
#include <trammel/selection.h>

namespace Trammel {

/// The selected shapes that may be changed: the units, all shapes in these units, and the units that are single shapes.
/// If the document has no groups, the list of units is empty and all shapes are single.
struct ChosenShapes
{
    ChosenShapes() = default;
    ChosenShapes(const Document &document, const Selection &selection);

    Units units;
    ShapeIds shapes;
    ShapeIds singles;
    /// The pivot of all these shapes, if the user has moved it away from the center.
    std::optional<QPointF> pivot;
};

/// The change of a number of a group, or of the angle of shapes that rotate about a pivot.
struct NumberChange
{
    SelectionFrame frame;
    double from = 0;
    double to = 0;
    /// The point about which shapes rotate, in scene coordinates.
    QPointF pivot{};
    /// Whether width and height may change independently.
    bool isFree = true;
};

/// A number of a shape, as a field of the inspector.
struct ShapeNumber
{
    const char *name;
    /// The label of the field and its tool tip, both to be translated.
    const char *label;
    const char *tip;
    /// The text of the undo step, to be translated.
    const char *step;
    double (*read)(const Shape &shape);
    /// Returns false if the shape cannot have the value.
    bool (*write)(Shape &shape, double value);
    /// Returns false for shapes that do not have this number.
    bool (*isThere)(const Shape &shape);
    /// The number of a group as a whole; none if this group does not have it. Null for numbers that only shapes have.
    std::optional<double> (*ofGroup)(const Document &document, GroupId group) = nullptr;
    /// The placement of a shape in a group after a change of the group's number. Null if ofGroup is null.
    Placement (*carried)(const Placement &placement, const NumberChange &change) = nullptr;
};

const QList<ShapeNumber> &shapeNumbers();

/// Changes a number of shapes in one undo step. Returns the reason if the change is refused; nothing is changed then.
QString changeNumber(Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                     const NumberInput &input);

/// The number that all chosen shapes share; mixed if it differs.
Common<double> commonNumber(const Document &document, const ChosenShapes &chosen, const ShapeNumber &number);

} // namespace Trammel
