#include "widgets/dropin/itemselecting_p.h"

#include "widgets/interaction/context/selectionmode_p.h"

#include <QtGui/QPainterPath>
#include <QtWidgets/QGraphicsItem>
#include <QtWidgets/QGraphicsScene>

#include <cmath>
#include <functional>

namespace Trammel {

namespace {

/// An item that runs a function when it is selected. At that time the scene is applying a selection area and emits no
/// signals for single items.
class Trigger : public QGraphicsItem
{
public:
    Trigger(const QRectF &place, std::function<void()> action) : m_place(place), m_action(std::move(action))
    {
        setFlag(ItemIsSelectable);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override { return m_place; }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override { }

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override
    {
        if (change != ItemSelectedChange || !value.toBool())
            return QGraphicsItem::itemChange(change, value);
        m_action();
        return false;
    }

private:
    QRectF m_place;
    std::function<void()> m_action;
};

} // namespace

// A scene emits selectionChanged() for each item that is selected, except while it applies a selection area. Therefore
// the scene applies an area that contains only the trigger, and the trigger selects the other items. Immediately
// afterward, before any other code runs, the scene emits one signal for the trigger, which is blocked.

void setSelected(QGraphicsScene &scene, const GraphicsItems &selected, const GraphicsItems &deselected)
{
    if (selected.isEmpty() && deselected.isEmpty())
        return;
    // The area is so small that it contains the bounds of no other item.
    const QPointF center = scene.sceneRect().center();
    const double side = 1e-6 + 1e-12 * (std::abs(center.x()) + std::abs(center.y()));
    const QRectF place(center, QSizeF(side, side));
    const bool wasBlocked = scene.signalsBlocked();
    Trigger trigger(place, [&] {
        for (QGraphicsItem *item : selected)
            item->setSelected(true);
        for (QGraphicsItem *item : deselected)
            item->setSelected(false);
        scene.blockSignals(true);
    });
    scene.addItem(&trigger);
    QPainterPath area;
    area.addRect(place.adjusted(-side, -side, side, side));
    scene.setSelectionArea(area, Qt::AddToSelection, Qt::ContainsItemBoundingRect);
    scene.blockSignals(wasBlocked);
    scene.removeItem(&trigger);
}

ItemSelecting::ItemSelecting(QGraphicsScene &scene) : m_scene(scene)
{
    const GraphicsItems items = scene.selectedItems();
    m_start = QSet<const QGraphicsItem *>(items.begin(), items.end());
}

bool ItemSelecting::isWanted(const QGraphicsItem *item, const ItemHits &hits) const
{
    return isSelectedBy(*m_modifiers, m_start.contains(item), hits.contains(item));
}

template <typename Wanted> void ItemSelecting::assign(const GraphicsItems &items, const Wanted &wanted)
{
    GraphicsItems selected, deselected;
    for (QGraphicsItem *item : items) {
        if (item->group())
            continue;
        const bool isWanted = wanted(item);
        if (isWanted != item->isSelected())
            (isWanted ? selected : deselected).append(item);
    }
    setSelected(m_scene, selected, deselected);
}

// Only items that the scene has just reported are dereferenced; others may have been deleted.

void ItemSelecting::update(const ItemHits &hits, const ItemHits::Difference &difference,
                           Qt::KeyboardModifiers modifiers)
{
    const bool isFirst = !m_modifiers;
    const Qt::KeyboardModifiers combining = modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
    const bool isSame = m_modifiers == combining;
    m_modifiers = combining;
    const auto wanted = [&](const QGraphicsItem *item) { return isWanted(item, hits); };
    if (!isSame && !isFirst)
        assignAll(hits);
    else if (isFirst && !combining)
        assign(m_scene.selectedItems() + difference.entered, wanted);
    else
        assign(difference.entered + difference.left, wanted);
}

void ItemSelecting::assignAll(const ItemHits &hits)
{
    assign(m_scene.items(), [&](const QGraphicsItem *item) { return isWanted(item, hits); });
}

void ItemSelecting::cancel()
{
    assign(m_scene.items(), [this](const QGraphicsItem *item) { return m_start.contains(item); });
}

bool ItemSelecting::isChanged() const
{
    const GraphicsItems items = m_scene.selectedItems();
    return items.size() != m_start.size()
        || std::any_of(items.begin(), items.end(), [this](QGraphicsItem *item) { return !m_start.contains(item); });
}

} // namespace Trammel
