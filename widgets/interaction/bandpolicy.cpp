#include "widgets/interaction/bandpolicy_p.h"

#include "widgets/interaction/viewport_p.h"

namespace Trammel {

BandWay wayBetween(const ViewPort &viewPort, QPointF fromScene, QPointF toScene)
{
    const QTransform sceneToView = viewPort.sceneToView();
    return sceneToView.map(toScene).x() < sceneToView.map(fromScene).x() ? BandWay::ToTheLeft : BandWay::ToTheRight;
}

RubberBandMode modeOf(BandPolicy policy, BandWay way, Qt::KeyboardModifiers modifiers)
{
    const bool encloses =
        policy == BandPolicy::Enclose || (policy == BandPolicy::ByDirection && way == BandWay::ToTheRight);
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
