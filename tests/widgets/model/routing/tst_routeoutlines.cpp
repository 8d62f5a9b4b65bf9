#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/routing/routeobstacle_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Trammel;

/// Tests whether a segment is clear of an outline against the exact distance.
class TestRouteOutlines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void segmentsAreTestedByTheExactDistance_data();
    void segmentsAreTestedByTheExactDistance();
    void longOutlinesAreTestedLikeShortOnes();
    void hugeAndTinyNumbersAreTestedByTheExactDistance();
};

namespace {

/// Tests a segment with clearances around its distance, and with another one.
void testClearances(const Segment &segment, const RouteOutline &outline, double other)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double apart = distance(segment, outline.primitive());
    // The clearance that the leeway reduces to the distance.
    const double equal = apart / (1 - 1e-11);
    for (double clearance : {equal, std::nextafter(equal, 0.0), std::nextafter(equal, infinity), equal * (1 - 1e-13),
                             equal * (1 + 1e-13), equal * (1 - 1e-9), equal * (1 + 1e-9), other}) {
        if (!(clearance > 0))
            continue;
        const bool isClear = !(apart < clearance - RouteOutline::leeway(clearance, 0));
        QCOMPARE(outline.isClear(segment, clearance, 0), isClear);
    }
}

} // namespace

void TestRouteOutlines::segmentsAreTestedByTheExactDistance_data()
{
    QTest::addColumn<double>("extent");
    QTest::newRow("near the origin") << 100.0;
    QTest::newRow("far from the origin") << 1e7;
}

void TestRouteOutlines::segmentsAreTestedByTheExactDistance()
{
    QFETCH(double, extent);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, extent);
    for (int round = 0; round < 300; ++round) {
        const RouteOutline outline(random.shape().scenePrimitive());
        const Aabb2 box = outline.bounds();
        if (box.isEmpty())
            continue;
        const double size = std::max({box.size()[0], box.size()[1], 1.0});
        for (int i = 0; i < 30; ++i) {
            const QPointF from(box.center()[0] + random.real(-size, size), box.center()[1] + random.real(-size, size));
            const double length = random.chance(10) ? 0 : random.real(-size, size);
            testClearances({from, from + (random.chance(50) ? QPointF(length, 0) : QPointF(0, length))}, outline,
                           random.real(0, size));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestRouteOutlines::hugeAndTinyNumbersAreTestedByTheExactDistance()
{
    for (double unit : {1e-150, 1e-30, 1.0, 1e30, 1e140}) {
        for (const Primitive &primitive :
             {Primitive(Obb::fromSize({}, {6 * unit, 4 * unit}, 30)), Primitive(Circle{{unit, unit}, 2 * unit}),
              Primitive(Ellipse{{unit, unit}, 3 * unit, unit, axisFromDegrees(30)}),
              Primitive(Polygon{{{0, 0}, {5 * unit, 0}, {0, 5 * unit}}, {}}),
              Primitive(Polyline{{{0, 0}, {5 * unit, 0}, {0, 5 * unit}}})}) {
            const RouteOutline outline(primitive);
            for (int x = -9; x <= 9; x += 3) {
                for (int y = -9; y <= 9; y += 3) {
                    testClearances({{x * unit, y * unit}, {x * unit, 2 * unit}}, outline, unit);
                    testClearances({{x * unit, y * unit}, {2 * unit, y * unit}}, outline, unit);
                }
            }
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestRouteOutlines::longOutlinesAreTestedLikeShortOnes()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int round = 0; round < 20; ++round) {
        // A saw blade with a hole.
        Polygon polygon;
        const int count = 40 + random.upTo(300);
        for (int i = 0; i < count; ++i)
            polygon.outline.append(axisFromDegrees(360.0 * i / count) * random.real(70, 100));
        polygon.holes.append(random.star(20, 60));
        const RouteOutline outline(polygon);
        for (int i = 0; i < 200; ++i) {
            const QPointF from(random.real(-120, 120), random.real(-120, 120));
            const Segment segment{
                from, from + (random.chance(50) ? QPointF(random.real(0, 60), 0) : QPointF(0, random.real(0, 60)))};
            const double clearance = random.real(0.1, 20);
            QCOMPARE(outline.isClear(segment, clearance, 0), distance(segment, polygon) >= clearance);
        }
    }
}

TRAMMEL_TEST(TestRouteOutlines)
#include "tst_routeoutlines.moc"
