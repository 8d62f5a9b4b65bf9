#pragma once

#include "widgets/dropin/itemhits_p.h"

namespace Trammel {

/// Selects and deselects items of a scene. The itemChange() of each item is called as usual, but the scene emits no
/// selectionChanged().
void setSelected(QGraphicsScene &scene, const GraphicsItems &selected, const GraphicsItems &deselected);

/// The selection of a scene during a rubber band: updated live, and combined with the selection at its start. Shift
/// adds, Ctrl toggles, both together subtract. Items that are deleted meanwhile are not dereferenced.
class ItemSelecting
{
public:
    explicit ItemSelecting(QGraphicsScene &scene);

    void update(const ItemHits &hits, const ItemHits::Difference &difference, Qt::KeyboardModifiers modifiers);
    /// Sets the selection of all items of the scene from the hits, independently of previous updates.
    void assignAll(const ItemHits &hits);
    /// Restores the selection at the start.
    void cancel();
    /// Whether the selection differs from the one at the start.
    bool isChanged() const;

private:
    bool isWanted(const QGraphicsItem *item, const ItemHits &hits) const;
    template <typename Wanted> void assign(const GraphicsItems &items, const Wanted &wanted);

    QGraphicsScene &m_scene;
    QSet<const QGraphicsItem *> m_start;
    /// The state of Shift and Ctrl at the last update; none before the first update.
    std::optional<Qt::KeyboardModifiers> m_modifiers;
};

} // namespace Trammel
