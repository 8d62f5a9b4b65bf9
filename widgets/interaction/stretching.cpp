#include "widgets/interaction/stretching_p.h"

#include "geometry/vector.h"

#include <algorithm>

namespace Trammel {

namespace {

bool isFrameOf(const Shape &shape, const SelectionFrame &frame)
{
    const Obb own = shape.frame();
    return same(own.centre, frame.box.centre) && shape.rotation == frame.degrees && own.halfWidth == frame.box.halfWidth
        && own.halfHeight == frame.box.halfHeight;
}

} // namespace

Stretching::Stretching(const QList<Shape> &shapes, const SelectionFrame &frame) : m_frame(frame)
{
    // The frame of a group is its own, even around a single shape.
    if (shapes.size() == 1 && isFrameOf(shapes.first(), frame))
        m_rule = shapes.first().kind->sizeRule(shapes.first());
    m_mustKeepRatio = !std::all_of(shapes.begin(), shapes.end(), [&frame](const Shape &shape) {
        return areParallel(shape.rotation, frame.degrees) && !shape.kind->sizeRule(shape).keepsRatio();
    });
}

Stretch Stretching::allowed(const Stretch &stretch) const
{
    return m_rule ? Trammel::allowed(stretch, *m_rule) : stretch;
}

Placement Stretching::placed(const Shape &shape, const Stretch &stretch) const
{
    if (m_rule)
        return stretched(shape, stretch).placement();
    Placement placement = stretchedWith(shape.placement(), m_frame, stretch);
    placement.size = shape.kind->sizeRule(shape).applied(placement.size);
    return placement;
}

} // namespace Trammel
