#include "widgets/shapeedits_p.h"

#include "geometry/vector.h"
#include "widgets/interaction/transform_p.h"
#include "widgets/model/placing_p.h"
#include "widgets/model/shapekind.h"
#include "widgets/model/text_p.h"

#include <QtCore/QPointer>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace Trammel {

namespace {

/// How far the outline reaches from the shape's centre to the left and to the top: known better there than far away.
std::array<double, 2> reachOf(const Shape &shape)
{
    Shape atOrigin = shape;
    atOrigin.centre = {};
    return atOrigin.sceneBounds().min;
}

/// The frame's first corner stays in place, as when the opposite one is dragged. What no size is, is the
/// document's to refuse.
bool resize(Shape &shape, QSizeF size, SizeRule::Lead lead)
{
    if (size.width() >= 0 && size.height() >= 0)
        size = shape.kind->sizeRule(shape).applied(size, lead);
    const QPointF growth(size.width() - shape.size.width(), size.height() - shape.size.height());
    shape.centre += rotated(growth / 2, axisFromDegrees(shape.rotation));
    shape.size = size;
    return true;
}

/// Of what is visible in a group.
Aabb2 boundsOf(const Document &document, GroupId group)
{
    ShapeIds ids = document.members(group);
    ids.removeIf([&](ShapeId id) { return !document.isVisible(id); });
    return document.bounds(ids);
}

template <int axis> std::optional<double> edgeOf(const Document &document, GroupId group)
{
    const Aabb2 box = boundsOf(document, group);
    return box.isEmpty() ? std::nullopt : std::optional(box.min[axis]);
}

template <int axis> Placement moved(const Placement &placement, const NumberChange &change)
{
    Placement result = placement;
    (axis == 0 ? result.centre.rx() : result.centre.ry()) += change.to - change.from;
    return result;
}

Placement turnedAbout(const Placement &placement, const NumberChange &change)
{
    return turned(placement, change.pivot, change.from, change.to);
}

/// Of the frame, which is turned as the group is; nothing where it is flat.
template <int axis> std::optional<double> sizeOf(const Document &document, GroupId group)
{
    const Obb box = frameAround(document, group).box;
    const double half = axis == 0 ? box.halfWidth : box.halfHeight;
    return half > 0 ? std::optional(2 * half) : std::nullopt;
}

/// As when the frame's last corner is dragged.
template <int axis> Placement stretchedTo(const Placement &placement, const NumberChange &change)
{
    Stretch stretch{Handle::BottomRight, 2 * change.frame.box.halfWidth, 2 * change.frame.box.halfHeight};
    const double scale = change.to / change.from;
    (axis == 0 ? stretch.width : stretch.height) = change.to;
    if (!change.isFree)
        (axis == 0 ? stretch.height : stretch.width) *= scale;
    Placement result = stretchedWith(placement, change.frame, stretch);
    // What no size is, is the document's to refuse.
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
    return Text::tr("a straight line has no extent across it");
}

bool isRounded(const Shape &shape)
{
    return shape.kind == &ShapeKind::roundedRectangle();
}

bool isAny(const Shape &)
{
    return true;
}

} // namespace

const QList<ShapeNumber> &shapeNumbers()
{
    static const QList<ShapeNumber> numbers{
        {"x", QT_TRANSLATE_NOOP("Trammel", "X"), QT_TRANSLATE_NOOP("Trammel", "The left edge of the outline"),
         QT_TRANSLATE_NOOP("Trammel", "Move"), [](const Shape &shape) { return shape.centre.x() + reachOf(shape)[0]; },
         [](Shape &shape, double value) {
             shape.centre.setX(value - reachOf(shape)[0]);
             return true;
         },
         isAny, edgeOf<0>, moved<0>},
        {"y", QT_TRANSLATE_NOOP("Trammel", "Y"), QT_TRANSLATE_NOOP("Trammel", "The top edge of the outline"),
         QT_TRANSLATE_NOOP("Trammel", "Move"), [](const Shape &shape) { return shape.centre.y() + reachOf(shape)[1]; },
         [](Shape &shape, double value) {
             shape.centre.setY(value - reachOf(shape)[1]);
             return true;
         },
         isAny, edgeOf<1>, moved<1>},
        {"width", QT_TRANSLATE_NOOP("Trammel", "W"), QT_TRANSLATE_NOOP("Trammel", "The width, before it is turned"),
         QT_TRANSLATE_NOOP("Trammel", "Resize"), [](const Shape &shape) { return shape.size.width(); },
         [](Shape &shape, double value) {
             return !isFlat(shape, Qt::Horizontal)
                 && resize(shape, {value, shape.size.height()}, SizeRule::Lead::Width);
         },
         isAny, sizeOf<0>, stretchedTo<0>},
        {"height", QT_TRANSLATE_NOOP("Trammel", "H"), QT_TRANSLATE_NOOP("Trammel", "The height, before it is turned"),
         QT_TRANSLATE_NOOP("Trammel", "Resize"), [](const Shape &shape) { return shape.size.height(); },
         [](Shape &shape, double value) {
             return !isFlat(shape, Qt::Vertical) && resize(shape, {shape.size.width(), value}, SizeRule::Lead::Height);
         },
         isAny, sizeOf<1>, stretchedTo<1>},
        {"angle", QT_TRANSLATE_NOOP("Trammel", "Angle"), QT_TRANSLATE_NOOP("Trammel", "Degrees, clockwise"),
         QT_TRANSLATE_NOOP("Trammel", "Turn"), [](const Shape &shape) { return shape.rotation; },
         [](Shape &shape, double value) {
             // Digits that a user sees are those that he gets.
             shape.rotation = std::isfinite(value) ? addedDegrees(value, 0) : value;
             return true;
         },
         isAny, [](const Document &document, GroupId group) { return std::optional(document.find(group)->rotation); },
         turnedAbout},
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
    };
    return numbers;
}

namespace {

/// Where somebody has said what to turn about, all goes about that.
std::optional<QPointF> pivotFor(const ChosenShapes &chosen, const ShapeNumber &number)
{
    return number.carried == turnedAbout ? chosen.pivot : std::nullopt;
}

/// What a number of a shape means for it.
bool writeNumber(Shape &shape, const ShapeNumber &number, double value, std::optional<QPointF> pivot)
{
    const Placement before = shape.placement();
    const double from = number.read(shape);
    if (!number.write(shape, value))
        return false;
    if (pivot && std::isfinite(value))
        shape.centre = number.carried(before, {{}, from, value, *pivot}).centre;
    return true;
}

/// Groups are changed as one, beside single shapes, and so by placements alone.
QString placeUnits(Document &document, const ChosenShapes &chosen, const ShapeNumber &number, const NumberInput &input)
{
    ShapeIds ids;
    QList<Placement> placements;
    GroupIds groups;
    QList<double> rotations;
    const std::optional<QPointF> pivot = pivotFor(chosen, number);
    for (const Unit &unit : chosen.units) {
        if (const Shape *found = document.find(unit.shape)) {
            Shape shape = *found;
            writeNumber(shape, number, input.applied(number.read(shape)), pivot);
            ids.append(unit.shape);
            placements.append(shape.placement());
            continue;
        }
        const std::optional<double> from = number.ofGroup(document, unit.group);
        if (!from)
            continue;
        const ShapeIds members = document.members(unit.group);
        NumberChange change{frameAround(document, unit.group), *from, input.applied(*from)};
        change.pivot = pivot.value_or(change.frame.box.centre);
        change.isFree = canStretchFreely(document, members, change.frame);
        for (ShapeId id : members) {
            const Shape &shape = *document.find(id);
            Placement placement = number.carried(shape.placement(), change);
            if (placement.size != shape.size && placement.size.width() >= 0)
                placement.size = shape.kind->sizeRule(shape).applied(placement.size);
            ids.append(id);
            placements.append(placement);
        }
        for (GroupId id : document.wholeGroups(members)) {
            Placement frame;
            frame.rotation = document.find(id)->rotation;
            groups.append(id);
            rotations.append(number.carried(frame, change).rotation);
        }
    }
    const QPointer<Document> self(&document);
    document.placeShapes(ids, placements, Text::tr(number.step), 0, groups, rotations);
    // A slot may have deleted it.
    if (!self)
        return {};
    if (document.fault().isEmpty() && ids.isEmpty())
        return noExtent();
    return document.fault();
}

} // namespace

ChosenShapes::ChosenShapes(const Document &document, const Selection &selection) : shapes(selection.carried())
{
    if (document.groups().isEmpty()) {
        singles = shapes;
        return;
    }
    units = document.units(shapes, selection.enteredGroup());
    for (const Unit &unit : std::as_const(units)) {
        if (unit.group.isNull())
            singles.append(unit.shape);
    }
}

Common<double> commonNumber(const Document &document, const ChosenShapes &chosen, const ShapeNumber &number)
{
    Common<double> common;
    // What groups have not as one each of their shapes has.
    for (ShapeId id : number.ofGroup ? chosen.singles : chosen.shapes) {
        // Once they differ they are not worked out any more.
        if (common.isMixed)
            return common;
        const Shape *shape = document.find(id);
        if (shape && number.isThere(*shape))
            common.include(number.read(*shape));
    }
    for (const Unit &unit : chosen.units) {
        if (unit.group.isNull() || !number.ofGroup)
            continue;
        if (const std::optional<double> value = number.ofGroup(document, unit.group))
            common.include(*value);
    }
    return common;
}

QString changeNumber(Document &document, const ChosenShapes &chosen, const ShapeNumber &number,
                     const NumberInput &input)
{
    const bool hasGroups = chosen.singles.size() < chosen.shapes.size();
    if (hasGroups && number.ofGroup)
        return placeUnits(document, chosen, number, input);
    bool isPossible = false;
    const std::optional<QPointF> pivot = pivotFor(chosen, number);
    const auto change = [&](Shape &shape) {
        if (number.isThere(shape) && writeNumber(shape, number, input.applied(number.read(shape)), pivot))
            isPossible = true;
    };
    const QPointer<Document> self(&document);
    document.changeShapes(chosen.shapes, change, Text::tr(number.step));
    if (!self)
        return {};
    if (document.fault().isEmpty() && !isPossible && !chosen.shapes.isEmpty())
        return noExtent();
    return document.fault();
}

} // namespace Trammel
