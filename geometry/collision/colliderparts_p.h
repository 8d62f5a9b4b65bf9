#pragma once

#include "geometry/convex/convexpart_p.h"
#include <trammel/geometry/collision.h>

#include <vector>

namespace Trammel {

/// The convex parts that cover a primitive, for collision tests. Not copyable, since the parts point into it.
class ColliderParts
{
public:
    /// Seams and patches are built only on request.
    ColliderParts(const Primitive &primitive, Extent extent, bool withSeams);
    ColliderParts(const ColliderParts &) = delete;
    ColliderParts &operator=(const ColliderParts &) = delete;

    std::span<const ConvexPart> parts() const { return m_parts.parts; }
    /// Common edges of two parts of a polygon: inside the polygon, but inside neither part.
    std::span<const ConvexPart> seams() const { return m_seams.parts; }
    /// Convex sets within the polygon, one around each seam. Their corners are rounded.
    std::span<const ConvexPart> patches() const { return m_patches.parts; }
    /// Closed edges of a polygon that its parts may not cover, such as spikes.
    std::span<const ConvexPart> edges() const { return m_edges.parts; }

private:
    /// Parts, and the indices of their first corners and sides in the common arrays.
    struct Parts
    {
        std::vector<ConvexPart> parts;
        std::vector<std::pair<std::size_t, std::size_t>> begins;
    };

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
    void addBoxCorners(std::span<const CornerSigns> signs, std::span<const QPointF> normals);
    void append(ConvexPart part, std::span<const QPointF> corners, std::span<const Side> sides, Parts &parts);
    void addRound(double radius, Extent extent);
    void pointInto(Parts &parts);

    bool m_hasSeams;
    Parts m_parts;
    Parts m_seams;
    Parts m_patches;
    Parts m_edges;
    /// The arrays that the parts point into.
    std::vector<QPointF> m_corners;
    std::vector<Side> m_sides;
    Obb m_box;
    Ellipse m_ellipse;
};

/// The parts of a collider, built on first use and owned by the collider.
const ColliderParts &partsOf(const Collider &collider);

/// Two colliders scaled by the same power of two.
struct ScaledPair
{
    Collider first;
    Collider second;
    int exponent;
};

/// Nothing if the coordinates of both are neither so large nor so small that they must be scaled.
std::optional<ScaledPair> scaledPair(const Collider &a, const Collider &b);

} // namespace Trammel
