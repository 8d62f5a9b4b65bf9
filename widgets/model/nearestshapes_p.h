#pragma once

#include "widgets/model/document.h"
#include "widgets/model/shapeidset.h"

#include <QtGui/QTransform>

namespace Trammel {

/// Asks for the visible shapes that lie nearest to a place, so many at most, whatever the number of shapes.
struct NearestShapes
{
    /// The box that is looked around, and a place in it.
    Aabb2 around;
    QPointF from;
    /// Only what shows in this rectangle of a view counts, and has at least this size there, one way or the other.
    QTransform sceneToView;
    QRectF view;
    double leastSize = 0;
    /// What does not count.
    const ShapeIdSet *without = nullptr;
    int most = 64;

    /// From the nearest on. First come those that meet the box when it is shrunk towards the place, the one that
    /// meets it smallest first, then those outside by their distance; equals by their ids. The search goes in
    /// growing steps and ends, besides, with the step in which it has looked at 4096 shapes.
    ShapeIds in(const Document &document) const;

    static constexpr int MostLookedAt = 4096;

private:
    bool isSeen(const Aabb2 &box) const;
    double remoteness(const Aabb2 &box) const;
    Aabb2 boxAt(double remoteness) const;
};

} // namespace Trammel
