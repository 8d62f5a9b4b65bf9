#pragma once

#include "tests/widgets/randomshapes.h"
#include <trammel/arrangement.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/shapeidset.h>

#include "widgets/model/query/pairrule_p.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace Trammel {

inline Shape solid(Shape shape)
{
    shape.fill = QColor(Qt::red);
    return shape;
}

/// A filled star with its center at a point, which is concave.
inline Shape solidStar(RandomShapes &random, QPointF center, double radius = 25)
{
    QList<QPointF> points;
    for (int i = 0; i < 10; ++i)
        points.append(center
                      + axisFromDegrees(i * 36 + random.real(0, 15))
                          * (i % 2 ? random.real(0.3, 0.45) : random.real(0.75, 1.1)) * radius);
    return solid(Shape::polygon(points));
}

/// A filled L with its center at a point, rotated.
inline Shape solidAngle(RandomShapes &random, QPointF center)
{
    const double long1 = random.real(25, 50), long2 = random.real(25, 50), thick = random.real(6, 14);
    Shape shape =
        solid(Shape::polygon({{0, 0}, {long1, 0}, {long1, thick}, {thick, thick}, {thick, long2}, {0, long2}}));
    shape.center = center;
    shape.rotation = random.real(0, 360);
    return shape;
}

/// The kinds of solidShape(): turned boxes, ellipses, stars, angles, curved paths, and all of them.
enum class SolidForm { Boxes, Ellipses, Stars, Angles, Curved, Mixed };

inline Shape solidShape(RandomShapes &random, SolidForm form, QPointF center)
{
    if (form == SolidForm::Mixed)
        form = SolidForm(random.upTo(int(SolidForm::Curved)));
    switch (form) {
    case SolidForm::Ellipses:
        return solid(Shape::ellipse(center, {random.real(20, 50), random.real(20, 50)}, random.real(0, 360)));
    case SolidForm::Stars:
        return solidStar(random, center);
    case SolidForm::Angles:
        return solidAngle(random, center);
    case SolidForm::Curved: {
        Shape shape = solid(Shape::bezierPath({random.curvedStar(12, 28)}));
        shape.center = center;
        return shape;
    }
    default:
        return solid(Shape::rectangle(center, {random.real(20, 50), random.real(20, 50)}, random.real(0, 360)));
    }
}

inline Collider colliderOf(const Shape &shape)
{
    return Collider(shape.scenePrimitive(), shape.extent());
}

/// The pairs of visible shapes that overlap by more than 1e-6, by the rule for drags, at least one of which is given.
inline QList<std::pair<ShapeId, ShapeId>> overlapsOf(const Document &document, const ShapeIds &among)
{
    const PairRule rule = PairRule::forPurpose(PairRule::Purpose::Arrange);
    const ShapeIdSet wanted(among);
    QList<std::pair<ShapeId, ShapeId>> overlaps;
    for (const auto &[a, b] : document.overlappingPairs().pairs) {
        if ((wanted.contains(a) || wanted.contains(b)) && rule.counts(document, a) && rule.counts(document, b)
            && rule.countsTogether(document, a, b)
            && collide(colliderOf(*document.find(a)), colliderOf(*document.find(b)), 1e-6))
            overlaps.append({a, b});
    }
    return overlaps;
}

/// The smallest distance between two shapes of the document.
inline double smallestGap(const Document &document)
{
    double least = std::numeric_limits<double>::infinity();
    const ShapeIds ids = document.ids();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        for (qsizetype j = i + 1; j < ids.size(); ++j)
            least = std::min(least, distance(colliderOf(*document.find(ids[i])), colliderOf(*document.find(ids[j]))));
    }
    return least;
}

/// The height of a row that is filled by plain bottom-left fill with true outlines, in the order of the areas of the
/// bounding boxes: each shape at the first free place of a grid with the given step.
inline double plainHeight(QList<Shape> shapes, double width, double step)
{
    const auto areaOf = [](const Shape &shape) {
        const auto [across, down] = shape.sceneBounds().size();
        return across * down;
    };
    std::stable_sort(shapes.begin(), shapes.end(),
                     [&](const Shape &a, const Shape &b) { return areaOf(a) > areaOf(b); });
    std::vector<Collider> placed;
    double bottom = 0;
    for (const Shape &shape : std::as_const(shapes)) {
        const Aabb2 box = shape.sceneBounds();
        const auto placeIn = [&](double x, double y) {
            Shape moved = shape;
            moved.center += QPointF(x - box.min[0], y - box.min[1]);
            const Collider collider = colliderOf(moved);
            for (const Collider &other : placed) {
                if (other.bounds().overlaps(collider.bounds()) && collide(other, collider, 1e-6))
                    return false;
            }
            bottom = std::max(bottom, collider.bounds().max[1]);
            placed.push_back(collider);
            return true;
        };
        bool isPlaced = false;
        for (double y = 0; !isPlaced; y += step) {
            for (double x = 0; x + box.size()[0] <= width && !isPlaced; x += step)
                isPlaced = placeIn(x, y);
        }
    }
    return bottom;
}

} // namespace Trammel
