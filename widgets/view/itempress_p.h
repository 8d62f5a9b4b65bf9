#pragma once

#include "widgets/view/itemhits_p.h"

#include <QtCore/QPoint>

#include <optional>

QT_BEGIN_NAMESPACE
class QGraphicsView;
QT_END_NAMESPACE

namespace Trammel {

/// Whether a scene that offers a press to an item may stop there. False only for an item that certainly passes the
/// press on to the items below: one that does not accept the button, or one of Qt's own classes that is neither
/// selectable nor movable. An application's own class may do anything.
bool mayAcceptPress(const QGraphicsItem &item, Qt::MouseButton button);

/// The first item under a pixel of a view that may accept a press there; null if all pass it on.
QGraphicsItem *pressedItem(const QGraphicsView &view, QPoint viewPos, Qt::MouseButton button);

/// A pixel at a place of the scene, or next to it, in which a press meets an item; none if another item covers it
/// there.
std::optional<QPoint> pixelOn(const QGraphicsItem &unit, QPointF scenePos, const QGraphicsView &view,
                              Qt::MouseButton button);

} // namespace Trammel
