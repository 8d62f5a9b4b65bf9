#pragma once

#include "widgets/dropin/itemoutline_p.h"

namespace Trammel {

/// The area of a rubber band or a lasso, tested against the outlines of items. Areas are closed: touching counts.
class ItemArea
{
public:
    explicit ItemArea(const Quad &quad) : m_area(QuadArea(quad)), m_quad(quad) { }
    /// The region inside a ring. Region and ring are borrowed.
    ItemArea(const Region &region, const QList<QPointF> &ring) : m_region(&region), m_ring(&ring) { }

    Aabb2 bounds() const { return m_area ? m_area->bounds() : m_region->bounds(); }

    Location locate(const Aabb2 &box) const;
    /// Whether the area takes the item, if that is certain; none if it depends on the error of the outline's chords.
    std::optional<bool> surelyTakes(const ItemOutline &outline, RubberBandMode mode) const;
    /// Whether the area takes the item, if the outline is considered exact.
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
