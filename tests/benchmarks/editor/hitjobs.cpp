#include "tests/benchmarks/editor/stage.h"

#include <trammel/geometry/predicates.h>

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

constexpr int Points = 20'000;
// The tolerance of the editor, in pixels.
constexpr double Tolerance = 4;

QList<QPointF> randomPoints(const QRectF &area, int count)
{
    QRandomGenerator random(7);
    QList<QPointF> points;
    for (int i = 0; i < count; ++i)
        points.append(
            {area.x() + random.generateDouble() * area.width(), area.y() + random.generateDouble() * area.height()});
    return points;
}

bool isHit(const Shape &shape, QPointF point)
{
    return distance(point, PrimitiveView(shape.scenePrimitive(), shape.extent()))
        <= std::max(Tolerance, shape.stroke.width / 2);
}

// Compares hit tests with a brute-force loop over all shapes.
void checkHits(Bench &bench, const Stage &stage, const QList<QPointF> &points)
{
    for (QPointF point : points) {
        ShapeIds expected;
        for (int place = 0; place < stage.count(); ++place) {
            if (isHit(stage.shape(place), point))
                expected.append(stage.own.ids()[place]);
        }
        bench.expect(stage.own.document().shapesAt(point, Tolerance) == expected, u"hit tests are exact"_s);
        const ShapeId top = stage.own.document().shapeAt(point, Tolerance);
        bench.expect(expected.isEmpty() ? top.isNull() : expected.contains(top), u"a click finds one of them"_s);
    }
}

} // namespace

void runHitJobs(Bench &bench, Stage &stage)
{
    stage.lookAtMiddle(1);
    const QRectF seen(stage.own.toScene({0, 0}), QSizeF(stage.own.viewport().size()));
    const QList<QPointF> points = randomPoints(seen & stage.field, bench.repeats(Points));
    const QList<Side *> sides = stage.sides();
    for (Side *side : sides) {
        bench.sample(u"hit"_s, u"hit test with a tolerance of 4 px"_s, side->who(), int(points.size()),
                     [&](int i) { return timeOf([&] { side->hits(points[i], Tolerance); }); });
    }
    // Stock Qt has no tolerance: programs query a small square, as above. A query without one is faster.
    const QString title = u"hit test, stock Qt without a tolerance"_s;
    if (stage.stock)
        bench.sample(u"hit-plain"_s, title, Who::Stock, int(points.size()),
                     [&](int i) { return timeOf([&] { stage.stock->hits(points[i]); }); });
    bench.sample(u"hit-plain"_s, title, Who::Trammel, int(points.size()),
                 [&](int i) { return timeOf([&] { stage.own.hits(points[i], Tolerance); }); });
    if (bench.options().isQuick)
        checkHits(bench, stage, randomPoints(stage.field, 200));
}
