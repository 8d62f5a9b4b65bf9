#include "widgets/dropin/itemarea_p.h"

#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <algorithm>
#include <cmath>

namespace Trammel {

namespace {

/// Offsets the sides of a parallelogram outward, or inward for a negative distance. Returns nothing if the quad has no
/// area or is nearly flat, or if the inward offset exceeds it.
std::optional<Quad> offset(const Quad &quad, double distance)
{
    const auto &[a, b, c, d] = quad.corners;
    const double width = length(b - a), height = length(d - a);
    if (!(width > 0 && height > 0))
        return std::nullopt;
    const QPointF along = (b - a) / width, down = (d - a) / height;
    const double sine = std::abs(cross(along, down));
    const double reach = distance / sine;
    if (!(sine > 1e-3) || 2 * reach <= -std::min(width, height))
        return std::nullopt;
    return Quad{{a - (along + down) * reach, b + (along - down) * reach, c + (along + down) * reach,
                 d - (along - down) * reach}};
}

} // namespace

Location ItemArea::locate(const Aabb2 &box) const
{
    if (m_area)
        return m_area->locate(box);
    return m_region->locate(box).value_or(Location::Boundary);
}

std::optional<bool> ItemArea::surelyHits(const ItemOutline &outline, RubberBandMode mode) const
{
    if (outline.slack() <= 0 || m_region)
        return hits(outline, mode);
    // The offset is slightly larger than the slack, since the sides of the offset quads are rounded.
    const auto larger = offset(m_quad, 1.001 * outline.slack());
    if (larger && !ItemArea(*larger).hits(outline, mode))
        return false;
    const auto smaller = offset(m_quad, -1.001 * outline.slack());
    if (smaller && ItemArea(*smaller).hits(outline, mode))
        return true;
    return std::nullopt;
}

bool ItemArea::hits(const ItemOutline &outline, RubberBandMode mode) const
{
    return mode == RubberBandMode::Touch ? touches(outline) : encloses(outline);
}

// An area that does not meet the item's outline lies entirely inside or entirely outside the item, so one of its points
// decides.

bool ItemArea::touches(const ItemOutline &outline) const
{
    const bool isMet =
        m_area ? intersects(m_quad, asCurve(outline.rings())) : intersects(*m_region, asCurve(outline.rings()));
    if (isMet)
        return true;
    if (m_ring && m_ring->isEmpty())
        return false;
    return outline.locate(m_area ? m_quad.corners[0] : m_ring->first()) != Location::Outside;
}

// A lasso may contain the whole outline of an item and still exclude a part of its interior. In this case a point of
// the lasso's ring lies inside the item.

bool ItemArea::encloses(const ItemOutline &outline) const
{
    if (m_area)
        return contains(m_quad, outline.rings());
    return contains(*m_region, asCurve(outline.rings()))
        && std::none_of(m_ring->begin(), m_ring->end(), [&](QPointF point) {
               Aabb2 place;
               place.include(point);
               return place.overlaps(outline.bounds()) && outline.locate(point) == Location::Inside;
           });
}

} // namespace Trammel
