#pragma once

#include "widgets/dropin/itemhits_p.h"

#include <QtCore/QPoint>

#include <optional>

QT_BEGIN_NAMESPACE
class QGraphicsView;
QT_END_NAMESPACE

namespace Trammel {

/// Whether a scene that offers a press to an item may stop at this item. False only if the item certainly passes the
/// press on to the items below: it does not accept the button, or is of one of Qt's own classes and neither selectable
/// nor movable. An item of an application's own class may do anything.
bool mayAcceptPress(const QGraphicsItem &item, Qt::MouseButton button);

/// The first item under a pixel of a view that may accept a press there; null if all items pass it on.
QGraphicsItem *pressedItem(const QGraphicsView &view, QPoint viewPos, Qt::MouseButton button);

/// The pixel at a scene position, or an adjacent one, at which a press hits the unit. Returns nothing if another item
/// covers the unit there, or if the position is far outside the view.
std::optional<QPoint> pixelOn(const QGraphicsItem &unit, QPointF scenePos, const QGraphicsView &view,
                              Qt::MouseButton button);

} // namespace Trammel
