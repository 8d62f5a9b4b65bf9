#include "widgets/dropin/itempress_p.h"

#include <QtWidgets/QGraphicsItemGroup>
#include <QtWidgets/QGraphicsTextItem>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <cmath>
#include <typeinfo>

namespace Trammel {

namespace {

bool hasDefaultHandlers(const QGraphicsItem &item)
{
    const std::type_info &type = typeid(item);
    if (type == typeid(QGraphicsTextItem))
        return static_cast<const QGraphicsTextItem &>(item).textInteractionFlags() == Qt::NoTextInteraction;
    return type == typeid(QGraphicsRectItem) || type == typeid(QGraphicsEllipseItem)
        || type == typeid(QGraphicsPolygonItem) || type == typeid(QGraphicsPathItem)
        || type == typeid(QGraphicsLineItem) || type == typeid(QGraphicsPixmapItem)
        || type == typeid(QGraphicsSimpleTextItem) || type == typeid(QGraphicsItemGroup);
}

/// The item that handles the events of another item: its outermost ancestor that handles child events, such as a group,
/// or the item itself.
const QGraphicsItem &handlerOf(const QGraphicsItem &item)
{
    const QGraphicsItem *handler = &item;
    for (const QGraphicsItem *parent = item.parentItem(); parent; parent = parent->parentItem()) {
        if (parent->handlesChildEvents())
            handler = parent;
    }
    return *handler;
}

bool isFiltered(const QGraphicsItem &item)
{
    const QGraphicsItem *parent = item.parentItem();
    return parent && (parent->filtersChildEvents() || isFiltered(*parent));
}

} // namespace

bool mayAcceptPress(const QGraphicsItem &item, Qt::MouseButton button)
{
    if (!item.acceptedMouseButtons().testFlag(button))
        return false;
    const QGraphicsItem &handler = handlerOf(item);
    const bool isPassedOn = hasDefaultHandlers(handler)
        && !(handler.flags() & (QGraphicsItem::ItemIsSelectable | QGraphicsItem::ItemIsMovable));
    // A disabled item, a panel and an item behind a modal panel stop the events that they do not accept.
    return !isPassedOn || !item.isEnabled() || item.isPanel() || item.isBlockedByModalPanel() || isFiltered(item);
}

QGraphicsItem *pressedItem(const QGraphicsView &view, QPoint viewPos, Qt::MouseButton button)
{
    const GraphicsItems items = view.items(viewPos);
    const auto first = std::find_if(items.begin(), items.end(),
                                    [&](const QGraphicsItem *item) { return mayAcceptPress(*item, button); });
    return first == items.end() ? nullptr : *first;
}

// A scene finds only the items that meet the interior of a pixel. A point on an item's outline may lie on the border
// between two pixels while the item meets only the other one, or may miss the item because curves are rounded.
// Therefore the adjacent pixels are tried as well.

std::optional<QPoint> pixelOn(const QGraphicsItem &unit, QPointF scenePos, const QGraphicsView &view,
                              Qt::MouseButton button)
{
    constexpr double FarthestPixel = 1e6;
    const QPointF place = view.viewportTransform().map(scenePos);
    if (!(std::abs(place.x()) < FarthestPixel && std::abs(place.y()) < FarthestPixel))
        return {};
    const QPoint pixel(int(std::floor(place.x())), int(std::floor(place.y())));
    for (int y : {0, -1, 1}) {
        for (int x : {0, -1, 1}) {
            const QPoint next = pixel + QPoint(x, y);
            QGraphicsItem *item = pressedItem(view, next, button);
            if (item && unitOf(item) == &unit)
                return next;
        }
    }
    return {};
}

} // namespace Trammel
