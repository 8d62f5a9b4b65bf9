#include "widgets/interaction/resizedrag_p.h"

#include "geometry/vector.h"
#include "widgets/interaction/labels_p.h"
#include "widgets/interaction/snapgrid_p.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace Trammel {

ResizeDrag::ResizeDrag(ToolContext &context, const ToolEvent &press, const ShapeIds &ids, const SelectionFrame &frame,
                       Handle handle)
    : TransformDrag(context, press, ids, frame, QCoreApplication::translate("Trammel", "Resize")), m_handle(handle),
      m_stretched(frame)
{
    m_mustKeepRatio = !std::all_of(shapes().begin(), shapes().end(),
                                   [&frame](const Shape &shape) { return areParallel(shape.rotation, frame.degrees); });
}

// How far the grip goes, in the frame's axes. On the grid it is the grip that snaps, not the pointer;
// the middle of a turned side moves along a line that meets no grid points, so it goes freely.
QPointF ResizeDrag::gripOffset(const ToolEvent &event) const
{
    const Obb &box = frame().box;
    const QPointF way = event.scenePos - press().scenePos;
    const SnapGrid grid(context().settings, event.modifiers);
    const QPointF direction = handleDirection(m_handle);
    const bool isCorner = direction.x() != 0 && direction.y() != 0;
    if (!grid.isActive() || !(isCorner || areParallel(frame().degrees, 0)))
        return unrotated(way, box.axis);
    const QPointF grip =
        box.centre + rotated({direction.x() * box.halfWidth, direction.y() * box.halfHeight}, box.axis);
    return unrotated(grid.snapped(grip + way) - grip, box.axis);
}

void ResizeDrag::update(const ToolEvent &event)
{
    m_pointer = event.scenePos;
    const bool keepRatio = m_mustKeepRatio || event.modifiers.testFlag(Qt::ShiftModifier);
    const bool fromCentre = event.modifiers.testFlag(Qt::AltModifier);
    const Stretch stretch = stretchOf(frame().box, m_handle, gripOffset(event), keepRatio, fromCentre);
    const bool isSingle = shapes().size() == 1;
    const bool isDone = apply([&](const Shape &shape) {
        return isSingle ? stretched(shape, stretch).placement() : stretchedWith(shape.placement(), frame(), stretch);
    });
    if (!isDone)
        return;
    m_stretched = stretched(frame(), stretch);
    if (isSingle)
        m_stretched.box = stretched(shapes().first(), stretch).frame();
}

void ResizeDrag::show(Overlay::State &state) const
{
    state.frame = m_stretched.box;
    state.hoveredHandle = m_handle;
    state.label = Overlay::Label{m_pointer, sizeLabel({2 * m_stretched.box.halfWidth, 2 * m_stretched.box.halfHeight})};
}

QString ResizeDrag::hint() const
{
    return QCoreApplication::translate("Trammel",
                                       "Shift: keep the ratio. Alt: from the centre. Ctrl: no snapping. "
                                       "Esc: cancel.");
}

} // namespace Trammel
