#include "widgets/interaction/drags/resize_p.h"

#include "widgets/model/shape/placement_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

// Both scales of a frame; 1 along an axis in which the frame has no extent.
struct Scales
{
    double x = 1;
    double y = 1;
};

Scales scalesOf(const Obb &frame, const Stretch &stretch)
{
    Scales scales;
    if (frame.halfWidth > 0)
        scales.x = stretch.width / (2 * frame.halfWidth);
    if (frame.halfHeight > 0)
        scales.y = stretch.height / (2 * frame.halfHeight);
    return scales;
}

double ratioScale(double width, double height, const Stretch &free, QPointF direction)
{
    double scale = -1;
    if (direction.x() != 0 && width > 0)
        scale = std::max(scale, std::abs(free.width / width));
    if (direction.y() != 0 && height > 0)
        scale = std::max(scale, std::abs(free.height / height));
    return scale < 0 ? 1 : scale;
}

// The offset of the center, in the frame's axes, if the opposite side or corner stays fixed.
QPointF centerShift(double width, double height, const Stretch &stretch)
{
    if (stretch.fromCenter)
        return {0, 0};
    const QPointF direction = handleDirection(stretch.handle);
    return {direction.x() * (stretch.width - width) / 2, direction.y() * (stretch.height - height) / 2};
}

bool isFrameOf(const Shape &shape, const SelectionFrame &frame)
{
    const Obb own = shape.frame();
    return same(own.center, frame.box.center) && shape.rotation == frame.degrees && own.halfWidth == frame.box.halfWidth
        && own.halfHeight == frame.box.halfHeight;
}

/// The largest number of texts that are laid out at every move.
constexpr int FewTexts = 100;

bool isGrowing(const Shape &shape)
{
    return growsWithText(shape);
}

/// A shape that has been resized to another placement, with the size that its text needs.
Shape grown(const Shape &shape, const Placement &placement)
{
    Shape resized = brokenAtWidth(shape, placement.size.width());
    resized.setPlacement(placement);
    return isGrowing(shape) && !(placement == shape.placement()) ? grownToText(resized) : resized;
}

} // namespace

Shape brokenAtWidth(const Shape &shape, double width)
{
    Shape result = shape;
    if (shape.kind == &ShapeKind::text() && !shape.textStyle->wrap && width != shape.size.width())
        result.textStyle.edit([](TextStyle &style) { style.wrap = true; });
    return result;
}

Resize::Resize(const QList<Shape> &shapes, const SelectionFrame &frame) : m_frame(frame)
{
    // A group has a frame of its own, even around a single shape.
    if (shapes.size() == 1 && isFrameOf(shapes.first(), frame))
        m_rule = shapes.first().kind->sizeRule(shapes.first());
    m_mustKeepRatio = !std::all_of(shapes.begin(), shapes.end(), [&frame](const Shape &shape) {
        return areParallel(shape.rotation, frame.degrees) && !shape.kind->sizeRule(shape).keepsRatio();
    });
    m_growsAtTheEnd = std::count_if(shapes.begin(), shapes.end(), isGrowing) > FewTexts;
}

Stretch Resize::allowed(const Stretch &stretch) const
{
    return m_rule ? Trammel::allowed(stretch, *m_rule) : stretch;
}

Placement Resize::placed(const Shape &shape, const Stretch &stretch) const
{
    if (m_rule)
        return grown(shape, stretched(shape, stretch).placement()).placement();
    Placement placement = stretchedWith(shape.placement(), m_frame, stretch);
    // The rule for compartments lays out their texts.
    if (!m_growsAtTheEnd || !shape.kind->hasCompartments())
        placement.size = shape.kind->sizeRule(shape).applied(placement.size);
    return m_growsAtTheEnd || !isGrowing(shape) ? placement : grown(shape, placement).placement();
}

Shape Resize::finished(const Shape &shape, const Placement &placement) const
{
    if (m_growsAtTheEnd)
        return grown(shape, placement);
    Shape resized = brokenAtWidth(shape, placement.size.width());
    resized.setPlacement(placement);
    return resized;
}

Stretch stretchOf(const Obb &frame, Handle handle, QPointF offset, bool keepRatio, bool fromCenter)
{
    const double width = 2 * frame.halfWidth;
    const double height = 2 * frame.halfHeight;
    const QPointF direction = handleDirection(handle);
    const double share = fromCenter ? 2 : 1;
    Stretch stretch{handle, width + share * direction.x() * offset.x(), height + share * direction.y() * offset.y(),
                    fromCenter};
    if (!keepRatio)
        return stretch;
    if (width == 0 && height == 0) {
        const double side = std::max(std::abs(stretch.width), std::abs(stretch.height));
        stretch.width = std::copysign(side, stretch.width);
        stretch.height = std::copysign(side, stretch.height);
        return stretch;
    }
    const double scale = ratioScale(width, height, stretch, direction);
    stretch.width = std::copysign(scale * width, stretch.width);
    stretch.height = std::copysign(scale * height, stretch.height);
    return stretch;
}

Stretch allowed(const Stretch &stretch, const SizeRule &rule)
{
    const QPointF direction = handleDirection(stretch.handle);
    const SizeRule::Lead lead = direction.y() == 0 ? SizeRule::Lead::Width
        : direction.x() == 0                       ? SizeRule::Lead::Height
                                                   : SizeRule::Lead::Larger;
    const QSizeF size = rule.applied({std::abs(stretch.width), std::abs(stretch.height)}, lead);
    Stretch result = stretch;
    result.width = std::copysign(size.width(), stretch.width);
    result.height = std::copysign(size.height(), stretch.height);
    return result;
}

SelectionFrame stretched(const SelectionFrame &frame, const Stretch &stretch)
{
    SelectionFrame result = frame;
    const QPointF shift = centerShift(2 * frame.box.halfWidth, 2 * frame.box.halfHeight, stretch);
    result.box.center = frame.box.center + rotated(shift, frame.box.axis);
    result.box.halfWidth = std::abs(stretch.width) / 2;
    result.box.halfHeight = std::abs(stretch.height) / 2;
    return result;
}

Shape stretched(const Shape &shape, const Stretch &stretch)
{
    Stretch actual = stretch;
    if (isFlat(shape, Qt::Horizontal))
        actual.width = 0;
    if (isFlat(shape, Qt::Vertical))
        actual.height = 0;
    Shape result = shape;
    const QPointF shift = centerShift(shape.size.width(), shape.size.height(), actual);
    result.center = shape.center + rotated(shift, axisFromDegrees(shape.rotation));
    result.size = {std::abs(actual.width), std::abs(actual.height)};
    result.mirroredX = shape.mirroredX != (actual.width < 0);
    result.mirroredY = shape.mirroredY != (actual.height < 0);
    return result;
}

Placement stretchedWith(const Placement &placement, const SelectionFrame &frame, const Stretch &stretch)
{
    const Scales scales = scalesOf(frame.box, stretch);
    const QPointF direction = stretch.fromCenter ? QPointF() : handleDirection(stretch.handle);
    const QPointF fixed(-direction.x() * frame.box.halfWidth, -direction.y() * frame.box.halfHeight);
    const QPointF away = unrotated(placement.center - frame.box.center, frame.box.axis) - fixed;

    Placement result = placement;
    result.center = placement.center + rotated({(scales.x - 1) * away.x(), (scales.y - 1) * away.y()}, frame.box.axis);
    const bool isParallel = areParallel(placement.rotation, frame.degrees);
    const bool isAcross = isParallel && std::lround((placement.rotation - frame.degrees) / 90) % 2 != 0;
    const Scales own = isAcross ? Scales{scales.y, scales.x} : scales;
    result.size = {std::abs(own.x) * placement.size.width(), std::abs(own.y) * placement.size.height()};
    result.mirroredX = placement.mirroredX != (own.x < 0);
    result.mirroredY = placement.mirroredY != (own.y < 0);
    result.rotation = stretchedDegrees(placement.rotation, frame, stretch);
    return result;
}

double stretchedDegrees(double degrees, const SelectionFrame &frame, const Stretch &stretch)
{
    const Scales scales = scalesOf(frame.box, stretch);
    if (areParallel(degrees, frame.degrees) || (scales.x < 0) == (scales.y < 0))
        return degrees;
    return normalizedDegrees(2 * frame.degrees - degrees);
}

Shape stretchedWith(const Shape &shape, const SelectionFrame &frame, const Stretch &stretch)
{
    Shape result = shape;
    result.setPlacement(stretchedWith(shape.placement(), frame, stretch));
    return result;
}

} // namespace Trammel
