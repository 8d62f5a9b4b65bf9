#pragma once

#include "tests/benchmarks/editor/stockside.h"
#include <trammel/sceneselector.h>

/// Stock Qt's scene, view and items, with a SceneSelector on the view.
class DropInSide : public StockSide
{
public:
    Who who() const override { return Who::Trammel; }
    Trammel::Aabb2 band(QPoint from, QPoint to) const override
    {
        Trammel::Aabb2 box;
        box.include(view().viewportTransform().inverted().map(QPointF(from)));
        box.include(view().viewportTransform().inverted().map(QPointF(to)));
        return box;
    }
    void setEnclosing(bool enclosing) override
    {
        m_selector->setMode(enclosing ? Trammel::SceneSelector::Enclose : Trammel::SceneSelector::Touch);
    }

private:
    /// Owned by the view.
    Trammel::SceneSelector *m_selector = new Trammel::SceneSelector(&view());
};
