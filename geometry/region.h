#pragma once

#include "geometry/predicates.h"

#include <memory>
#include <optional>

namespace Trammel {

struct RegionData;

/// A polygon made ready to be asked often, a lasso for one: the same set as the Polygon, all points inside
/// by the even-odd rule over all rings and all points on edges. Rings may cross themselves and each other,
/// repeat points, lie on each other, and have fewer than three points. A polygon with NaN or infinity in
/// it is the empty region. Building is linear in the points and in the cells that their edges pass;
/// asking costs what lies near, not what the region has.
class TRAMMEL_GEOMETRY_EXPORT Region
{
public:
    Region();
    explicit Region(const Polygon &polygon);
    Region(Region &&) noexcept;
    Region &operator=(Region &&) noexcept;
    ~Region();

    /// Without any edge.
    bool isEmpty() const;
    /// The least box about all edges.
    Aabb2 bounds() const;

    /// Exact. Outside for NaN and infinity.
    Location locate(QPointF point) const;
    /// Inside or outside when all of a box lies there and no edge comes near; else nothing. A few look-ups,
    /// however large the box is. The empty box lies outside.
    std::optional<Location> locate(const Aabb2 &box) const;

private:
    friend TRAMMEL_GEOMETRY_EXPORT bool intersects(const Region &, const Primitive &, Extent, Reading);
    friend TRAMMEL_GEOMETRY_EXPORT bool contains(const Region &, const Primitive &, Extent, Reading);

    std::unique_ptr<RegionData> m_data;
};

/// Whether the region meets the primitive, read as its area or as its curve, as intersects() of a quad
/// answers. In the open reading the region counts by the points inside that are on no edge, and the
/// primitive by its relative interior. Exact. False for NaN and infinity, and where one has no points. Time grows
/// with the primitive's points and the edges that are near it.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Region &region, const Primitive &primitive, Extent extent = Extent::Area,
                                        Reading reading = Reading::Closed);

/// Whether the region holds all of the primitive: its area, or only its curve, around a hole of the region
/// perhaps. With Reading::Open, inside and on no edge. Exact. False for NaN and infinity, and where one has
/// no points. At the same cost.
TRAMMEL_GEOMETRY_EXPORT bool contains(const Region &region, const Primitive &primitive, Extent extent = Extent::Area,
                                      Reading reading = Reading::Closed);

} // namespace Trammel
