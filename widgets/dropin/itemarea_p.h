#pragma once

#include "widgets/dropin/itemoutline_p.h"

namespace Trammel {

/// The area of a rubber band or a lasso, tested against the outlines of items. Areas are closed: touching counts.
class ItemArea
{
public:
    explicit ItemArea(const Quad &quad) : m_area(QuadArea(quad)), m_quad(quad) { }
    /// The region enclosed by a ring. The region and the ring are borrowed.
    ItemArea(const Region &region, const QList<QPointF> &ring) : m_region(&region), m_ring(&ring) { }

    Aabb2 bounds() const { return m_area ? m_area->bounds() : m_region->bounds(); }

    Location locate(const Aabb2 &box) const;
    /// Whether the area hits the item: touches or encloses it, according to the mode. Returns nothing if the answer
    /// depends on the error of the outline's chords. For a lasso, the outline is considered exact.
    std::optional<bool> surelyHits(const ItemOutline &outline, RubberBandMode mode) const;
    /// Whether the area hits the item, with the outline considered exact.
    bool hits(const ItemOutline &outline, RubberBandMode mode) const;

private:
    bool touches(const ItemOutline &outline) const;
    bool encloses(const ItemOutline &outline) const;

    std::optional<QuadArea> m_area;
    Quad m_quad;
    const Region *m_region = nullptr;
    const QList<QPointF> *m_ring = nullptr;
};

} // namespace Trammel
