#pragma once

#include "widgets/view/itemoutline_p.h"

namespace Trammel {

/// A rubber band or a lasso, as it meets the outlines of items. Closed: what it touches only just counts.
class ItemArea
{
public:
    explicit ItemArea(const Quad &quad) : m_area(QuadArea(quad)), m_quad(quad) { }
    /// The region inside a ring. Both are borrowed.
    ItemArea(const Region &region, const QList<QPointF> &ring) : m_region(&region), m_ring(&ring) { }

    Aabb2 bounds() const { return m_area ? m_area->bounds() : m_region->bounds(); }

    Location locate(const Aabb2 &box) const;
    /// Nothing when that depends on what chords leave out.
    std::optional<bool> surelyTakes(const ItemOutline &outline, RubberBandMode mode) const;
    /// As if the outline were the shape itself.
    bool takes(const ItemOutline &outline, RubberBandMode mode) const;

private:
    bool touches(const ItemOutline &outline) const;
    bool encloses(const ItemOutline &outline) const;

    std::optional<QuadArea> m_area;
    Quad m_quad;
    const Region *m_region = nullptr;
    const QList<QPointF> *m_ring = nullptr;
};

} // namespace Trammel
