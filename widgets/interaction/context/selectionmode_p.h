#pragma once

#include <trammel/document.h>

#include <QtCore/QPointF>

namespace Trammel {

class ViewPort;

/// Horizontal directions of a pointer on the screen.
enum class BandWay { ToTheRight, ToTheLeft };

/// The horizontal direction on the screen of a drag between two scene positions, even in a rotated view. A vertical
/// drag counts as to the right.
BandWay wayBetween(const ViewPort &viewPort, QPointF fromScene, QPointF toScene);

/// Resolves a mode to Touch or Enclose. ByDirection depends on the direction of the drag, and Alt inverts the result.
RubberBandMode modeOf(RubberBandMode mode, BandWay way, Qt::KeyboardModifiers modifiers);

/// Whether an item is selected after an area has hit or missed it. Shift adds, Ctrl toggles, both together subtract.
bool isSelectedBy(Qt::KeyboardModifiers modifiers, bool wasSelected, bool isHit);

} // namespace Trammel
