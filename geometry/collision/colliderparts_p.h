#pragma once

#include "geometry/convex/convex_p.h"
#include <trammel/geometry/collision.h>

#include <memory_resource>
#include <vector>

namespace Trammel {

/// The convex parts that cover a primitive, for collision tests. Not copyable, since the parts refer to its memory.
class ColliderParts
{
public:
    /// Seams and patches are built only if withSeams is true.
    ColliderParts(const Primitive &primitive, Extent extent, bool withSeams);
    ColliderParts(const ColliderParts &) = delete;
    ColliderParts &operator=(const ColliderParts &) = delete;

    std::span<const Convex> parts() const { return m_parts; }
    /// Whether all parts are areas.
    bool areAreas() const { return m_areAreas; }
    /// Common edges of two parts of a polygon: inside the polygon, but inside neither part.
    std::span<const Convex> seams() const { return m_seams; }
    /// Convex sets within the polygon, one around each seam. Their corners are rounded.
    std::span<const Convex> patches() const { return m_patches; }
    /// Closed edges of a polygon that its parts may not cover, such as spikes.
    std::span<const Convex> edges() const { return m_edges; }

private:
    using Parts = std::vector<Convex>;

    void add(const Obb &box, Extent extent);
    void add(const Circle &circle, Extent extent);
    void add(const Ellipse &ellipse, Extent extent);
    void add(const RoundedBox &box, Extent extent);
    void add(const Polyline &polyline, Extent extent);
    void add(const Polygon &polygon, Extent extent);
    void addArea(const Polygon &polygon);
    void addSeams(const Polygon &polygon, const std::vector<std::vector<quint32>> &pieces);
    void addRings(const Polygon &polygon, Parts &parts);
    void addChain(std::span<const QPointF> points, bool isClosed, Parts &parts);
    void addCorners(std::span<const QPointF> corners, Parts &parts);
    void addHull(Convex hull, std::span<const QPointF> normals);
    std::span<Side> newSides(std::size_t count);

    bool m_hasSeams;
    bool m_areAreas = false;
    /// The corners and sides that the parts refer to.
    std::pmr::monotonic_buffer_resource m_memory;
    Parts m_parts;
    Parts m_seams;
    Parts m_patches;
    Parts m_edges;
};

/// The parts of a collider, built on first use and owned by the collider.
const ColliderParts &partsOf(const Collider &collider);

/// Whether a convex piece of one area overlaps a convex piece of another one, which is moved, by more than leastDepth.
/// Rounded. Nothing if one of the shapes is not an area.
std::optional<bool> isDeeper(const Collider &a, const Collider &b, QPointF move, double leastDepth);

/// Two colliders scaled by the same power of two.
struct ScaledPair
{
    Collider first;
    Collider second;
    int exponent;
};

/// Both colliders, scaled so that their largest coordinate is about one. Nothing if no scaling is needed: if this
/// coordinate is between 1e-50 and 1e50, or zero.
std::optional<ScaledPair> scaledPair(const Collider &a, const Collider &b);

/// Noding: inserts a point into both edges at every crossing, rounded to doubles. By the even-odd rule, the polygon
/// keeps its area up to this rounding, and its rings touch where they crossed. Nothing if there are more than 10,000
/// crossings, or more than 20 million pairs of edges whose bounding boxes overlap, since that takes too long.
std::optional<Polygon> cutAtCrossings(const Polygon &polygon);

} // namespace Trammel
