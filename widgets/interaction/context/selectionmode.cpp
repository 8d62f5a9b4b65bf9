#include "widgets/interaction/context/selectionmode_p.h"

#include "widgets/interaction/context/viewport_p.h"

namespace Trammel {

BandWay wayBetween(const ViewPort &viewPort, QPointF fromScene, QPointF toScene)
{
    const QTransform sceneToView = viewPort.sceneToView();
    return sceneToView.map(toScene).x() < sceneToView.map(fromScene).x() ? BandWay::ToTheLeft : BandWay::ToTheRight;
}

RubberBandMode modeOf(RubberBandMode mode, BandWay way, Qt::KeyboardModifiers modifiers)
{
    const bool encloses =
        mode == RubberBandMode::Enclose || (mode == RubberBandMode::ByDirection && way == BandWay::ToTheRight);
    return encloses != modifiers.testFlag(Qt::AltModifier) ? RubberBandMode::Enclose : RubberBandMode::Touch;
}

bool isSelectedBy(Qt::KeyboardModifiers modifiers, bool wasSelected, bool isHit)
{
    const bool shift = modifiers.testFlag(Qt::ShiftModifier), ctrl = modifiers.testFlag(Qt::ControlModifier);
    if (shift && ctrl)
        return wasSelected && !isHit;
    if (shift)
        return wasSelected || isHit;
    if (ctrl)
        return wasSelected != isHit;
    return isHit;
}

} // namespace Trammel
