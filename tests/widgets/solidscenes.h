#pragma once

#include "tests/widgets/randomshapes.h"
#include <trammel/arrangement.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>

#include "widgets/model/query/pairrule_p.h"

#include <algorithm>
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
    const PairRule rule = PairRule::forPurpose(PairRule::Purpose::Block);
    QList<std::pair<ShapeId, ShapeId>> overlaps;
    for (const auto &[a, b] : document.overlappingPairs().pairs) {
        if ((among.contains(a) || among.contains(b)) && rule.counts(document, a) && rule.counts(document, b)
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

} // namespace Trammel
