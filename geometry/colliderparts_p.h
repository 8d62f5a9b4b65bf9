#pragma once

#include "geometry/collision.h"
#include "geometry/convexpart_p.h"

#include <vector>

namespace Trammel {

/// What a primitive consists of, for collisions: convex parts that cover it. Not copied, since the parts
/// point into it.
class ColliderParts
{
public:
    /// Seams and patches are made on demand alone.
    ColliderParts(const Primitive &primitive, Extent extent, bool withSeams);
    ColliderParts(const ColliderParts &) = delete;
    ColliderParts &operator=(const ColliderParts &) = delete;

    std::span<const ConvexPart> parts() const { return m_parts.parts; }
    /// Edges between two parts of a polygon: inside it, and yet inside neither part.
    std::span<const ConvexPart> seams() const { return m_seams.parts; }
    /// Convex sets within the polygon, one around each seam; rounded.
    std::span<const ConvexPart> patches() const { return m_patches.parts; }
    /// Closed edges of a polygon that its parts may not hold, such as spikes.
    std::span<const ConvexPart> edges() const { return m_edges.parts; }

private:
    /// Parts, and where in the common arrays their corners and sides begin.
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
    /// What the parts point into.
    std::vector<QPointF> m_corners;
    std::vector<Side> m_sides;
    Obb m_box;
    Ellipse m_ellipse;
};

/// Those of a collider, which keeps them.
const ColliderParts &partsOf(const Collider &collider);

/// Two colliders by a power of two larger or smaller.
struct ScaledPair
{
    Collider first;
    Collider second;
    int exponent;
};

/// Nothing where the numbers of both are neither so large nor so small that they need to be scaled.
std::optional<ScaledPair> scaledPair(const Collider &a, const Collider &b);

} // namespace Trammel
