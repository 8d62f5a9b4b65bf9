#pragma once

#include <trammel/document.h>

#include <QtCore/QPointF>

namespace Trammel {

class ViewPort;

/// Horizontal directions of a pointer on the screen.
enum class BandWay { ToTheRight, ToTheLeft };

/// The direction on the screen, independent of the rotation of the view. A vertical movement counts as to the right.
BandWay wayBetween(const ViewPort &viewPort, QPointF fromScene, QPointF toScene);

/// The mode of an area that is drawn in a direction: Touch or Enclose. Alt inverts the mode.
RubberBandMode modeOf(RubberBandMode mode, BandWay way, Qt::KeyboardModifiers modifiers);

/// Whether an item is selected after an area has hit or missed it. Shift adds, Ctrl toggles, both subtract.
bool isSelectedBy(Qt::KeyboardModifiers modifiers, bool wasSelected, bool isHit);

} // namespace Trammel
