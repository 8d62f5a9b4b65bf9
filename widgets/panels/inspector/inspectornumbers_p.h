#pragma once

#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/panels/inspector/inspectorfields_p.h"
#include "widgets/panels/inspector/inspectorplaces_p.h"
#include <trammel/document.h>
#include <trammel/gesture.h>
#include <trammel/selection.h>

namespace Trammel {

/// The selected shapes that may be changed: the units, all shapes in these units, and the units that are single shapes.
/// If the document has no groups, the list of units is empty and all shapes are single.
struct ChosenShapes
{
    ChosenShapes() = default;
    ChosenShapes(const Document &document, const Selection &selection);

    /// Whether several units are chosen, which have a common frame.
    bool areSeveral() const { return (units.isEmpty() ? singles : shapes).size() > 1 && units.size() != 1; }

    /// Containers are listed as shapes.
    Units units;
    ShapeIds shapes;
    ShapeIds singles;
    /// Whether anything is in the containers among these shapes.
    bool haveContents = false;
    /// The pivot of all these shapes, if the user has moved it away from the center.
    std::optional<QPointF> pivot;
    /// The group in which the units are selected.
    GroupId scope;
};

/// The frame of a group or of several units, and the bounds of their visible shapes.
struct UnitFrame
{
    SelectionFrame frame;
    Aabb2 bounds;
};

/// The change of a number of a frame, or of the angle of shapes that rotate about a pivot.
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
    /// The number of a frame; none if this frame does not have it. Null for numbers that only shapes have.
    std::optional<double> (*ofFrame)(const UnitFrame &frame) = nullptr;
    /// The placement of a shape in a frame after a change of the frame's number. Null if ofFrame is null.
    Placement (*carried)(const Placement &placement, const NumberChange &change) = nullptr;
    /// Whether several units have this number in common, as the number of the frame around them.
    bool isCommon = false;
    /// The change by an arrow key, and by a pixel of a drag of the label.
    double unit = 1;
};

const QList<ShapeNumber> &shapeNumbers();

/// Changes a number of shapes, in one undo step or in a gesture that is open. Returns the reason if the change is
/// refused; nothing is changed then.
QString changeNumber(Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                     const NumberInput &input, const PlaceRules &rules = {}, Gesture *gesture = nullptr);

/// The frame around several units; none for one unit.
std::optional<UnitFrame> commonFrame(const Document &document, const ChosenShapes &chosen);

/// The number that all chosen shapes share, or that of their common frame; mixed if it differs.
Common<double> commonNumber(const Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                            const std::optional<UnitFrame> &frame);

} // namespace Trammel
