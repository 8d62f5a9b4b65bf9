#include "widgets/shapeedits_p.h"

#include "geometry/vector.h"
#include "widgets/model/placing_p.h"
#include "widgets/model/shapekind.h"
#include "widgets/model/text_p.h"

#include <array>
#include <cmath>

namespace Trammel {

namespace {

/// How far the outline reaches from the shape's centre to the left and to the top: known better there than far away.
std::array<double, 2> reachOf(const Shape &shape)
{
    Shape atOrigin = shape;
    atOrigin.centre = {};
    return atOrigin.sceneBounds().min;
}

/// The frame's first corner stays in place, as when the opposite one is dragged.
bool resize(Shape &shape, double width, double height)
{
    const QPointF growth(width - shape.size.width(), height - shape.size.height());
    shape.centre += rotated(growth / 2, axisFromDegrees(shape.rotation));
    shape.size = {width, height};
    return true;
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
         isAny},
        {"y", QT_TRANSLATE_NOOP("Trammel", "Y"), QT_TRANSLATE_NOOP("Trammel", "The top edge of the outline"),
         QT_TRANSLATE_NOOP("Trammel", "Move"), [](const Shape &shape) { return shape.centre.y() + reachOf(shape)[1]; },
         [](Shape &shape, double value) {
             shape.centre.setY(value - reachOf(shape)[1]);
             return true;
         },
         isAny},
        {"width", QT_TRANSLATE_NOOP("Trammel", "W"), QT_TRANSLATE_NOOP("Trammel", "The width, before it is turned"),
         QT_TRANSLATE_NOOP("Trammel", "Resize"), [](const Shape &shape) { return shape.size.width(); },
         [](Shape &shape, double value) {
             return !isFlat(shape, Qt::Horizontal) && resize(shape, value, shape.size.height());
         },
         isAny},
        {"height", QT_TRANSLATE_NOOP("Trammel", "H"), QT_TRANSLATE_NOOP("Trammel", "The height, before it is turned"),
         QT_TRANSLATE_NOOP("Trammel", "Resize"), [](const Shape &shape) { return shape.size.height(); },
         [](Shape &shape, double value) {
             return !isFlat(shape, Qt::Vertical) && resize(shape, shape.size.width(), value);
         },
         isAny},
        {"angle", QT_TRANSLATE_NOOP("Trammel", "Angle"), QT_TRANSLATE_NOOP("Trammel", "Degrees, clockwise"),
         QT_TRANSLATE_NOOP("Trammel", "Turn"), [](const Shape &shape) { return shape.rotation; },
         [](Shape &shape, double value) {
             // Digits that a user sees are those that he gets.
             shape.rotation = std::isfinite(value) ? addedDegrees(value, 0) : value;
             return true;
         },
         isAny},
        {"radius", QT_TRANSLATE_NOOP("Trammel", "Radius"), QT_TRANSLATE_NOOP("Trammel", "The radius of the corners"),
         QT_TRANSLATE_NOOP("Trammel", "Change Radius"), [](const Shape &shape) { return shape.cornerRadius; },
         [](Shape &shape, double value) {
             shape.cornerRadius = value;
             return true;
         },
         isRounded},
        {"strokeWidth", QT_TRANSLATE_NOOP("Trammel", "Line"), QT_TRANSLATE_NOOP("Trammel", "The width of the line"),
         QT_TRANSLATE_NOOP("Trammel", "Change Line"), [](const Shape &shape) { return shape.stroke.width; },
         [](Shape &shape, double value) {
             shape.stroke.width = value;
             return true;
         },
         isAny},
    };
    return numbers;
}

QString changeNumber(Document &document, const ShapeIds &ids, const ShapeNumber &number, const NumberInput &input)
{
    bool isPossible = false;
    const auto change = [&](Shape &shape) {
        if (number.isThere(shape) && number.write(shape, input.applied(number.read(shape))))
            isPossible = true;
    };
    document.changeShapes(ids, change, Text::tr(number.step));
    if (document.fault().isEmpty() && !isPossible && !ids.isEmpty())
        return Text::tr("a straight line has no extent across it");
    return document.fault();
}

} // namespace Trammel
