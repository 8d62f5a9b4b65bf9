#pragma once

#include "widgets/model/query/area_p.h"
#include <trammel/geometry/region.h>

namespace Trammel {

/// The area of a lasso, or of any polygon. The region must outlive the area.
class RegionArea final : public Area
{
public:
    explicit RegionArea(const Region &region) : m_region(region) { }

    Aabb2 bounds() const override { return m_region.bounds(); }
    Location locate(const Aabb2 &box) const override { return m_region.locate(box).value_or(Location::Boundary); }
    bool touches(const Shape &shape) const override;
    bool encloses(const Shape &shape) const override;

private:
    /// Whether any of a few sample points of the shape is outside the region, or, if outside is false, not outside.
    bool anyPoint(const Shape &shape, bool outside) const;

    const Region &m_region;
};

} // namespace Trammel
