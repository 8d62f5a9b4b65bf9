#pragma once

#include "widgets/view/itemhits_p.h"

namespace Trammel {

/// Selects and deselects items of a scene; the items' own itemChange() is called as ever, and the scene
/// sends no selectionChanged() for them.
void setSelected(QGraphicsScene &scene, const GraphicsItems &selected, const GraphicsItems &deselected);

/// What a rubber band does to the selection of a scene: live, and combined with what was selected at its
/// start. Shift adds, Ctrl toggles, both subtract. Items that are deleted meanwhile are not touched again.
class ItemSelecting
{
public:
    explicit ItemSelecting(QGraphicsScene &scene);

    void update(const ItemHits &hits, const ItemHits::Difference &difference, Qt::KeyboardModifiers modifiers);
    /// As after hits that were asked anew, whatever has been selected before.
    void assignAll(const ItemHits &hits);
    /// Puts back what was selected at the start.
    void cancel();
    /// Whether the selection is another one than at the start.
    bool isChanged() const;

private:
    bool isWanted(const QGraphicsItem *item, const ItemHits &hits) const;
    template <typename Wanted> void assign(const GraphicsItems &items, const Wanted &wanted);

    QGraphicsScene &m_scene;
    QSet<const QGraphicsItem *> m_start;
    /// Of Shift and Ctrl; none yet before the first update.
    std::optional<Qt::KeyboardModifiers> m_modifiers;
};

} // namespace Trammel
