#include "widgets/panels/inspector/inspectornumbers_p.h"

#include "widgets/interaction/drags/resize_p.h"
#include "widgets/interaction/drags/transform_p.h"
#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapeidset.h>
#include <trammel/shapekind.h>

#include <QtCore/QPointer>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// The offsets from the shape's center to the left and the top edge of the outline's bounds, in the scene. They are
/// computed for a center at the origin, where rounding errors are smallest.
std::array<double, 2> reachOf(const Shape &shape)
{
    Shape atOrigin = shape;
    atOrigin.center = {};
    return atOrigin.sceneBounds().min;
}

/// Resizes a shape and keeps the top left corner of its frame in place, as dragging the bottom right handle does. The
/// document refuses invalid sizes.
bool resize(Shape &shape, QSizeF size, SizeRule::Lead lead)
{
    if (size.width() >= 0 && size.height() >= 0)
        size = shape.kind->sizeRule(shape).applied(size, lead);
    const QPointF growth(size.width() - shape.size.width(), size.height() - shape.size.height());
    shape.center += rotated(growth / 2, axisFromDegrees(shape.rotation));
    shape.size = size;
    return true;
}

Aabb2 visibleBounds(const Document &document, ShapeIds ids)
{
    if (document.hasHidden())
        ids.removeIf([&](ShapeId id) { return !document.isVisible(id); });
    return document.bounds(ids);
}

UnitFrame frameOf(const Document &document, GroupId group)
{
    return {frameAround(document, group), visibleBounds(document, document.members(group))};
}

template <int axis> std::optional<double> edgeOf(const UnitFrame &frame)
{
    return frame.bounds.isEmpty() ? std::nullopt : std::optional(frame.bounds.min[axis]);
}

template <int axis> Placement moved(const Placement &placement, const NumberChange &change)
{
    Placement result = placement;
    (axis == 0 ? result.center.rx() : result.center.ry()) += change.to - change.from;
    return result;
}

Placement turnedAbout(const Placement &placement, const NumberChange &change)
{
    return turned(placement, change.pivot, change.from, change.to);
}

/// The size of the frame, along its own axes; none if the frame is flat in this direction.
template <int axis> std::optional<double> sizeOf(const UnitFrame &frame)
{
    const double half = axis == 0 ? frame.frame.box.halfWidth : frame.frame.box.halfHeight;
    return half > 0 ? std::optional(2 * half) : std::nullopt;
}

/// Stretches a shape as dragging the bottom right handle of the frame does.
template <int axis> Placement stretchedTo(const Placement &placement, const NumberChange &change)
{
    Stretch stretch{Handle::BottomRight, 2 * change.frame.box.halfWidth, 2 * change.frame.box.halfHeight};
    const double scale = change.to / change.from;
    (axis == 0 ? stretch.width : stretch.height) = change.to;
    if (!change.isFree)
        (axis == 0 ? stretch.height : stretch.width) *= scale;
    Placement result = stretchedWith(placement, change.frame, stretch);
    // The document refuses invalid sizes.
    if (!(change.to >= 0))
        result.size = {change.to, change.to};
    return result;
}

bool canStretchFreely(const Document &document, const ShapeIds &ids, const SelectionFrame &frame)
{
    return std::all_of(ids.begin(), ids.end(), [&](ShapeId id) {
        const Shape &shape = *document.find(id);
        return areParallel(shape.rotation, frame.degrees) && !shape.kind->sizeRule(shape).keepsRatio();
    });
}

QString noExtent()
{
    return Text::tr("a straight line has no height");
}

bool isRounded(const Shape &shape)
{
    const bool hasBends = shape.connector && shape.connector->route == ConnectorRoute::Orthogonal;
    return hasBends || shape.kind->form() == ShapeKind::Form::RoundedBox;
}

/// A connector with a bound end has no position of its own.
bool isPlaced(const Shape &shape)
{
    return !shape.connector || !shape.connector->isBound();
}

bool isLinear(const Shape &shape)
{
    return shape.isFilled() && shape.fill.isGradient() && shape.fill.gradient().type == Gradient::Type::Linear;
}

/// The text of a connector whose place the fields show: the first one.
qsizetype firstText(const Shape &connector)
{
    return connector.text.isEmpty() ? 1 : 0;
}

bool isSpaced(const Shape &shape)
{
    return shape.connector && shape.connector->route == ConnectorRoute::Orthogonal;
}

bool isLabeled(const Shape &shape)
{
    return shape.connector && hasText(shape);
}

const ConnectorLabel &readLabel(const Shape &shape)
{
    return labelOf(*shape.connector, firstText(shape));
}

bool hasShadow(const Shape &shape)
{
    return shape.shadow->isValid();
}

bool isAny(const Shape &)
{
    return true;
}

template <double TextStyle::*number> double readText(const Shape &shape)
{
    return (*shape.textStyle).*number;
}

/// The document refuses invalid values.
template <double TextStyle::*number> bool writeText(Shape &shape, double value)
{
    shape.textStyle.edit([value](TextStyle &style) { style.*number = value; });
    if (shape.textStyle->errorString().isEmpty())
        shape = grownToText(shape);
    return true;
}

} // namespace

const QList<ShapeNumber> &shapeNumbers()
{
    static const QList<ShapeNumber> numbers{
        {"x", QT_TRANSLATE_NOOP("Trammel", "X"), QT_TRANSLATE_NOOP("Trammel", "The left edge of the outline"),
         QT_TRANSLATE_NOOP("Trammel", "Move"), [](const Shape &shape) { return shape.center.x() + reachOf(shape)[0]; },
         [](Shape &shape, double value) {
             shape.center.setX(value - reachOf(shape)[0]);
             return true;
         },
         isPlaced, edgeOf<0>, moved<0>, true},
        {"y", QT_TRANSLATE_NOOP("Trammel", "Y"), QT_TRANSLATE_NOOP("Trammel", "The top edge of the outline"),
         QT_TRANSLATE_NOOP("Trammel", "Move"), [](const Shape &shape) { return shape.center.y() + reachOf(shape)[1]; },
         [](Shape &shape, double value) {
             shape.center.setY(value - reachOf(shape)[1]);
             return true;
         },
         isPlaced, edgeOf<1>, moved<1>, true},
        {"width", QT_TRANSLATE_NOOP("Trammel", "W"), QT_TRANSLATE_NOOP("Trammel", "The width, before rotation"),
         QT_TRANSLATE_NOOP("Trammel", "Resize"), [](const Shape &shape) { return shape.size.width(); },
         [](Shape &shape, double value) {
             return !isFlat(shape, Qt::Horizontal)
                 && resize(shape, {value, shape.size.height()}, SizeRule::Lead::Width);
         },
         isPlaced, sizeOf<0>, stretchedTo<0>, true},
        {"height", QT_TRANSLATE_NOOP("Trammel", "H"), QT_TRANSLATE_NOOP("Trammel", "The height, before rotation"),
         QT_TRANSLATE_NOOP("Trammel", "Resize"), [](const Shape &shape) { return shape.size.height(); },
         [](Shape &shape, double value) {
             return !isFlat(shape, Qt::Vertical) && resize(shape, {shape.size.width(), value}, SizeRule::Lead::Height);
         },
         isPlaced, sizeOf<1>, stretchedTo<1>, true},
        {"angle", QT_TRANSLATE_NOOP("Trammel", "Angle"), QT_TRANSLATE_NOOP("Trammel", "Degrees, clockwise"),
         QT_TRANSLATE_NOOP("Trammel", "Rotate"), [](const Shape &shape) { return shape.rotation; },
         [](Shape &shape, double value) {
             // The sum with 0 removes rounding errors, so that the user gets the digits that are displayed.
             shape.rotation = std::isfinite(value) ? addedDegrees(value, 0) : value;
             return true;
         },
         isPlaced, [](const UnitFrame &frame) { return std::optional(frame.frame.degrees); }, turnedAbout},
        {"radius", QT_TRANSLATE_NOOP("Trammel", "Radius"), QT_TRANSLATE_NOOP("Trammel", "The radius of the corners"),
         QT_TRANSLATE_NOOP("Trammel", "Change Radius"), [](const Shape &shape) { return shape.cornerRadius; },
         [](Shape &shape, double value) {
             shape.cornerRadius = value;
             return true;
         },
         isRounded},
        {"strokeWidth", QT_TRANSLATE_NOOP("Trammel", "Stroke"), QT_TRANSLATE_NOOP("Trammel", "The width of the line"),
         QT_TRANSLATE_NOOP("Trammel", "Change Line"), [](const Shape &shape) { return shape.stroke.width; },
         [](Shape &shape, double value) {
             shape.stroke.width = value;
             return true;
         },
         isAny},
        {"gradientAngle", QT_TRANSLATE_NOOP("Trammel", "Angle"),
         QT_TRANSLATE_NOOP("Trammel", "The direction of the gradient, in degrees, clockwise"),
         QT_TRANSLATE_NOOP("Trammel", "Change Fill"),
         [](const Shape &shape) {
             // The rounding removes the errors of the conversion to units of the frame.
             constexpr double digits = 1e6;
             const double degrees = std::round(shape.fill.gradient().angle(shape.size) * digits) / digits;
             return degrees < 360 ? degrees : 0;
         },
         [](Shape &shape, double value) {
             Gradient gradient = shape.fill.gradient();
             gradient.setAngle(value, shape.size);
             shape.fill = gradient;
             return true;
         },
         isLinear},
        {"opacity", QT_TRANSLATE_NOOP("Trammel", "Opacity"),
         QT_TRANSLATE_NOOP("Trammel", "Percent: 0 is invisible, 100 is opaque"),
         QT_TRANSLATE_NOOP("Trammel", "Change Opacity"),
         [](const Shape &shape) { return std::round(double(shape.opacity) * 1e6) / 1e4; },
         [](Shape &shape, double value) {
             shape.opacity = float(std::clamp(value, 0.0, 100.0) / 100);
             return true;
         },
         isAny},
        {"labelPosition", QT_TRANSLATE_NOOP("Trammel", "Text at"),
         QT_TRANSLATE_NOOP("Trammel", "The position of the first text, in percent of the length of the line"),
         QT_TRANSLATE_NOOP("Trammel", "Move Text"),
         [](const Shape &shape) { return std::round(readLabel(shape).position * 1e6) / 1e4; },
         [](Shape &shape, double value) {
             labelOf(*shape.connector, firstText(shape)).position = std::clamp(value, 0.0, 100.0) / 100;
             return true;
         },
         isLabeled},
        {"labelOffset", QT_TRANSLATE_NOOP("Trammel", "Offset"),
         QT_TRANSLATE_NOOP("Trammel",
                           "The distance of the first text from the line: positive to the right of its direction"),
         QT_TRANSLATE_NOOP("Trammel", "Move Text"), [](const Shape &shape) { return readLabel(shape).offset; },
         [](Shape &shape, double value) {
             labelOf(*shape.connector, firstText(shape)).offset = value;
             return true;
         },
         isLabeled},
        {"routeSpacing", QT_TRANSLATE_NOOP("Trammel", "Distance"),
         QT_TRANSLATE_NOOP("Trammel", "The distance from other connectors that would lie on the line; 0 moves none"),
         QT_TRANSLATE_NOOP("Trammel", "Change Route"), [](const Shape &shape) { return shape.connector->spacing; },
         [](Shape &shape, double value) {
             shape.connector->spacing = std::clamp(value, 0.0, Connector::LargestSpacing);
             return true;
         },
         isSpaced},
        {"shadowX", QT_TRANSLATE_NOOP("Trammel", "Shadow X"),
         QT_TRANSLATE_NOOP("Trammel", "The offset of the shadow to the right"),
         QT_TRANSLATE_NOOP("Trammel", "Change Shadow"), [](const Shape &shape) { return shape.shadow->offset.x(); },
         [](Shape &shape, double value) {
             shape.shadow.edit([value](Shadow &shadow) { shadow.offset.setX(value); });
             return true;
         },
         hasShadow},
        {"shadowY", QT_TRANSLATE_NOOP("Trammel", "Y"),
         QT_TRANSLATE_NOOP("Trammel", "The offset of the shadow downward"),
         QT_TRANSLATE_NOOP("Trammel", "Change Shadow"), [](const Shape &shape) { return shape.shadow->offset.y(); },
         [](Shape &shape, double value) {
             shape.shadow.edit([value](Shadow &shadow) { shadow.offset.setY(value); });
             return true;
         },
         hasShadow},
        {"shadowBlur", QT_TRANSLATE_NOOP("Trammel", "Blur"),
         QT_TRANSLATE_NOOP("Trammel", "The blur radius of the shadow"), QT_TRANSLATE_NOOP("Trammel", "Change Shadow"),
         [](const Shape &shape) { return shape.shadow->blurRadius; },
         [](Shape &shape, double value) {
             shape.shadow.edit([value](Shadow &shadow) { shadow.blurRadius = value; });
             return true;
         },
         hasShadow},
        {"textSize", QT_TRANSLATE_NOOP("Trammel", "Size"), QT_TRANSLATE_NOOP("Trammel", "The size of the letters"),
         QT_TRANSLATE_NOOP("Trammel", "Change Text Style"), readText<&TextStyle::size>, writeText<&TextStyle::size>,
         isAny},
        {"lineSpacing", QT_TRANSLATE_NOOP("Trammel", "Spacing"),
         QT_TRANSLATE_NOOP("Trammel", "The distance of the lines, as a multiple of the font's own"),
         QT_TRANSLATE_NOOP("Trammel", "Change Text Style"), readText<&TextStyle::lineSpacing>,
         [](Shape &shape, double value) {
             // Rounding removes the errors that repeated steps of a tenth would add up.
             constexpr double digits = 1e9;
             return writeText<&TextStyle::lineSpacing>(shape, std::round(value * digits) / digits);
         },
         isAny, nullptr, nullptr, false, 0.1},
        {"textPadding", QT_TRANSLATE_NOOP("Trammel", "Padding"),
         QT_TRANSLATE_NOOP("Trammel", "The distance of the text from the edges of the shape"),
         QT_TRANSLATE_NOOP("Trammel", "Change Text Style"), readText<&TextStyle::padding>,
         writeText<&TextStyle::padding>, isAny},
    };
    return numbers;
}

namespace {

/// The pivot that the user has set, if the number is the angle; none for other numbers, and without such a pivot.
std::optional<QPointF> pivotFor(const ChosenShapes &chosen, const ShapeNumber &number)
{
    return number.carried == turnedAbout ? chosen.pivot : std::nullopt;
}

/// Sets a number of a shape, and rotates its center about the pivot if there is one. Returns false if the shape cannot
/// have the value.
bool writeNumber(Shape &shape, const ShapeNumber &number, double value, std::optional<QPointF> pivot)
{
    const Placement before = shape.placement();
    const double from = number.read(shape);
    if (!number.write(shape, value))
        return false;
    if (pivot && std::isfinite(value))
        shape.center = number.carried(before, {{}, from, value, *pivot}).center;
    return true;
}

/// New placements of shapes, and new angles of the frames of groups.
struct Placements
{
    ShapeIds ids;
    QList<Placement> placements;
    GroupIds groups;
    QList<double> rotations;
};

/// Adds the shapes of a frame after the change of one of its numbers.
void placeFrame(Placements &placed, const Document &document, const ShapeNumber &number, const ShapeIds &members,
                const NumberChange &change)
{
    for (ShapeId id : members) {
        const Shape &shape = *document.find(id);
        Placement placement = number.carried(shape.placement(), change);
        if (placement.size != shape.size && placement.size.width() >= 0)
            placement.size = shape.kind->sizeRule(shape).applied(placement.size);
        placed.ids.append(id);
        placed.placements.append(placement);
    }
    for (GroupId id : document.wholeGroups(members)) {
        Placement frame;
        frame.rotation = document.find(id)->rotation;
        placed.groups.append(id);
        placed.rotations.append(number.carried(frame, change).rotation);
    }
}

/// Adds what is in the containers that are moved or rotated. Resizing a container does not move its contents.
void placeContents(Placements &placed, const Document &document)
{
    ShapeIdSet isPlaced(placed.ids);
    for (qsizetype i = 0, count = placed.ids.size(); i < count; ++i) {
        const ShapeIds contents = document.contents(placed.ids[i]);
        const Placement before = document.find(placed.ids[i])->placement(), after = placed.placements[i];
        if (contents.isEmpty() || before.size != after.size)
            continue;
        for (ShapeId id : contents) {
            if (!isPlaced.insert(id))
                continue;
            Placement moved = turned(document.find(id)->placement(), before.center, before.rotation, after.rotation);
            moved.center += after.center - before.center;
            placed.ids.append(id);
            placed.placements.append(moved);
        }
    }
}

/// The changes of whole groups and single shapes, or of the frame around several units. Only placements change: the
/// numbers of frames are positions, sizes and angles.
Placements placedUnits(const Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                       const NumberInput &input)
{
    Placements placed;
    const std::optional<QPointF> pivot = pivotFor(chosen, number);
    const auto place = [&](const UnitFrame &unit, const ShapeIds &members) {
        const std::optional<double> from = number.ofFrame(unit);
        if (!from)
            return;
        NumberChange change{unit.frame, *from, input.applied(*from)};
        change.pivot = pivot.value_or(change.frame.box.center);
        change.isFree = canStretchFreely(document, members, change.frame);
        placeFrame(placed, document, number, members, change);
    };
    if (number.isCommon && chosen.areSeveral()) {
        if (const std::optional<UnitFrame> frame = commonFrame(document, chosen))
            place(*frame, chosen.shapes);
        return placed;
    }
    for (const Unit &unit : chosen.units) {
        if (const Shape *found = document.find(unit.shape)) {
            Shape shape = *found;
            writeNumber(shape, number, input.applied(number.read(shape)), pivot);
            placed.ids.append(unit.shape);
            placed.placements.append(shape.placement());
        } else {
            place(frameOf(document, unit.group), document.members(unit.group));
        }
    }
    return placed;
}

QString placeUnits(Document &document, const ChosenShapes &chosen, const ShapeNumber &number, const NumberInput &input,
                   const PlaceRules &rules, Gesture *gesture)
{
    Placements placed = placedUnits(document, chosen, number, input);
    placeContents(placed, document);
    QList<Shape> changed;
    for (qsizetype i = 0; i < placed.ids.size(); ++i) {
        changed.append(*document.find(placed.ids[i]));
        changed.last().setPlacement(placed.placements[i]);
    }
    QString errorString;
    const std::optional<QPointF> offset = placeOf(document, placed.ids, changed, rules, errorString);
    if (!offset)
        return errorString;
    for (Placement &placement : placed.placements)
        placement.center += *offset;
    const QPointer<Document> self(&document);
    if (!gesture)
        document.placeShapes(placed.ids, placed.placements, Text::tr(number.step), 0, placed.groups, placed.rotations);
    else if (gesture->place(placed.ids, placed.placements))
        gesture->turnGroups(placed.groups, placed.rotations);
    // A slot may have deleted the document.
    if (!self)
        return {};
    if (document.errorString().isEmpty() && placed.ids.isEmpty())
        return noExtent();
    return document.errorString();
}

} // namespace

ChosenShapes::ChosenShapes(const Document &document, const Selection &selection)
    : shapes(selection.carried()), scope(selection.enteredGroup())
{
    if (document.groups().isEmpty()) {
        singles = shapes;
        return;
    }
    units = document.units(shapes, selection.enteredGroup());
    for (Unit &unit : units) {
        // A container has the numbers of a shape.
        if (const ShapeId container = document.containerOf(unit.group); !container.isNull()) {
            haveContents = haveContents || document.members(unit.group).size() > 1;
            unit = {{}, container};
        }
        if (unit.group.isNull())
            singles.append(unit.shape);
    }
}

std::optional<UnitFrame> commonFrame(const Document &document, const ChosenShapes &chosen)
{
    if (!chosen.areSeveral())
        return {};
    const std::optional<SelectionFrame> frame = frameAround(document, chosen.shapes, chosen.scope);
    return frame ? std::optional(UnitFrame{*frame, visibleBounds(document, chosen.shapes)}) : std::nullopt;
}

Common<double> commonNumber(const Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                            const std::optional<UnitFrame> &frame)
{
    if (frame && number.isCommon)
        return {number.ofFrame(*frame)};
    Common<double> common;
    // If groups do not have the number, it is read from each of their shapes.
    for (ShapeId id : number.ofFrame ? chosen.singles : chosen.shapes) {
        // A mixed result is final, so further values are not computed.
        if (common.isMixed)
            return common;
        const Shape *shape = document.find(id);
        if (shape && number.isThere(*shape))
            common.include(number.read(*shape));
    }
    for (const Unit &unit : chosen.units) {
        if (unit.group.isNull() || !number.ofFrame)
            continue;
        if (const std::optional<double> value = number.ofFrame(frameOf(document, unit.group)))
            common.include(*value);
    }
    return common;
}

QString changeNumber(Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                     const NumberInput &input, const PlaceRules &rules, Gesture *gesture)
{
    const bool hasGroups = chosen.singles.size() < chosen.shapes.size();
    if (number.ofFrame && (hasGroups || chosen.haveContents || (number.isCommon && chosen.areSeveral())))
        return placeUnits(document, chosen, number, input, rules, gesture);
    bool isPossible = false;
    const std::optional<QPointF> pivot = pivotFor(chosen, number);
    const auto change = [&](Shape &shape) {
        if (number.isThere(shape) && writeNumber(shape, number, input.applied(number.read(shape)), pivot))
            isPossible = true;
    };
    QList<Shape> changed;
    for (ShapeId id : chosen.shapes) {
        changed.append(*document.find(id));
        change(changed.last());
    }
    QString errorString;
    const std::optional<QPointF> offset = placeOf(document, chosen.shapes, changed, rules, errorString);
    if (!offset)
        return errorString;
    const QPointer<Document> self(&document);
    if (gesture) {
        for (Shape &shape : changed)
            shape.center += *offset;
        gesture->change(chosen.shapes, changed);
    } else {
        const auto changeAndMove = [&](Shape &shape) {
            change(shape);
            shape.center += *offset;
        };
        document.changeShapes(chosen.shapes, changeAndMove, Text::tr(number.step));
    }
    if (!self)
        return {};
    if (document.errorString().isEmpty() && !isPossible && !chosen.shapes.isEmpty())
        return noExtent();
    return document.errorString();
}

} // namespace Trammel
