#pragma once

#include <trammel/geometry/predicates.h>

#include <memory>
#include <optional>

namespace Trammel {

struct RegionData;

/// A polygon prepared for many queries, such as a lasso. It is the same set as the Polygon: all points inside by the
/// even-odd rule over all rings, and all points on edges. Rings may cross themselves and each other, repeat points,
/// coincide, and have fewer than three points. A polygon with NaN or infinity is the empty region. Building is linear
/// in the points and in the grid cells that the edges pass through. The cost of a query depends on the edges nearby,
/// not on the size of the region.
class TRAMMEL_GEOMETRY_EXPORT Region
{
public:
    Region();
    explicit Region(const Polygon &polygon);
    Region(Region &&) noexcept;
    Region &operator=(Region &&) noexcept;
    ~Region();

    /// Whether the region has no edges.
    bool isEmpty() const;
    /// The bounding box of all edges.
    Aabb2 bounds() const;

    /// The location of a point. Exact. Outside for NaN and infinity.
    Location locate(QPointF point) const;
    /// Inside or Outside if all of the box is inside or outside and no edge is near it; otherwise nothing. Takes a few
    /// table look-ups for a box of any size. Outside for the empty box.
    std::optional<Location> locate(const Aabb2 &box) const;

private:
    friend TRAMMEL_GEOMETRY_EXPORT bool intersects(const Region &, const PrimitiveView &, Reading);
    friend TRAMMEL_GEOMETRY_EXPORT bool contains(const Region &, const PrimitiveView &, Reading);
    friend TRAMMEL_GEOMETRY_EXPORT double distance(const Region &, const PrimitiveView &);

    std::unique_ptr<RegionData> m_data;
};

/// Whether the region meets the primitive, read as its area or as its curve, as in intersects() of predicates.h. With
/// Reading::Open, whether some inner point of the region that is on no edge lies in the primitive's relative interior.
/// A region whose points lie on one line is a segment, as the Polygon is. Exact. False for NaN and infinity, and if one
/// has no points. The time grows with the primitive's points and the edges near it.
TRAMMEL_GEOMETRY_EXPORT bool intersects(const Region &region, const PrimitiveView &view,
                                        Reading reading = Reading::Closed);

/// Whether the region contains all of the primitive: its area, or only its curve, which may surround a hole of the
/// region. With Reading::Open, the primitive must be inside and on no edge. Exact. False for NaN and infinity, and if
/// one has no points. As fast as intersects().
TRAMMEL_GEOMETRY_EXPORT bool contains(const Region &region, const PrimitiveView &view,
                                      Reading reading = Reading::Closed);

/// The least distance between points of the region and of the primitive, as distance() in predicates.h. Examines edges
/// in growing boxes around the primitive, up to twice its distance away.
TRAMMEL_GEOMETRY_EXPORT double distance(const Region &region, const PrimitiveView &view);

} // namespace Trammel
