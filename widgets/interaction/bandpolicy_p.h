#pragma once

#include "widgets/model/document.h"

#include <QtCore/QPointF>

namespace Trammel {

class ViewPort;

/// How an area that is dragged selects: in one mode, or, as in CAD, enclosing from left to right and
/// touching from right to left.
enum class BandPolicy { Touch, Enclose, ByDirection };

/// Ways of a pointer, as people see them.
enum class BandWay { ToTheRight, ToTheLeft };

/// The way on screen, however the view is turned; straight up or down counts as to the right.
BandWay wayBetween(const ViewPort &viewPort, QPointF fromScene, QPointF toScene);

/// What an area selects now. Alt inverts it.
RubberBandMode modeOf(BandPolicy policy, BandWay way, Qt::KeyboardModifiers modifiers);

/// Whether something is selected by an area that takes it or not: Shift adds, Ctrl toggles, both subtract.
bool isSelectedBy(Qt::KeyboardModifiers modifiers, bool wasSelected, bool isHit);

} // namespace Trammel
