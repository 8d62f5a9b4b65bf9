#pragma once

#include <trammel/document.h>
#include <trammel/shapeidset.h>

#include <QtGui/QTransform>

namespace Trammel {

/// Finds the visible shapes that are nearest to a point, up to a maximum count, in drawings of any size.
struct NearestShapes
{
    /// The box around which shapes are searched, and a point in it, in scene coordinates.
    Aabb2 around;
    QPointF from;
    /// A shape is found only if its painted bounds, in view coordinates, meet this rectangle and are at least leastSize
    /// wide or high.
    QTransform sceneToView;
    QRectF view;
    double leastSize = 0;
    /// Shapes to ignore; null for none.
    const ShapeIdSet *without = nullptr;
    int most = 64;

    /// The shapes in order of distance. Shapes that meet the box come first, ordered by the scale at which the box,
    /// scaled about the point, begins to touch them; the others follow by their distance from the box. Ties are ordered
    /// by id. The search area grows in steps. The search ends at the latest after the step in which it has visited 4096
    /// shapes.
    ShapeIds in(const Document &document) const;

    static constexpr int MostLookedAt = 4096;

private:
    bool isSeen(const Aabb2 &box) const;
    double remoteness(const Aabb2 &box) const;
    Aabb2 boxAt(double remoteness) const;
};

} // namespace Trammel
