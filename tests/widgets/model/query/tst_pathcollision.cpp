#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/query/pathcollision_p.h"
#include <trammel/geometry/collision.h>

#include <QtTest/QTest>

#include <array>

using namespace Trammel;

namespace {

/// A path of one to three rings around the origin, or an open one.
Shape wavyPath(RandomShapes &random)
{
    const bool isOpen = random.chance(20);
    const double radius = random.real(5, 60);
    Shape::Outline rings;
    for (int i = 0; i < (isOpen ? 1 : 1 + random.upTo(2)); ++i) {
        const int points = 3 * (1 + random.upTo(8)) + (isOpen ? 1 : 0);
        const double least = random.chance(50) ? 0.8 : 0.1, share = std::pow(0.6, i);
        QList<QPointF> ring;
        for (int at = 0; at < points; ++at)
            ring.append(axisFromDegrees(at * 360.0 / points) * (radius * share * random.real(least, 1)));
        rings.append(ring);
    }
    Shape path = Shape::bezierPath(rings);
    path.rotation = random.chance(50) ? random.real(0, 360) : 0;
    path.mirroredX = random.chance(30);
    path.mirroredY = random.chance(30);
    path.fill = random.chance(80) ? QColor(Qt::white) : QColor();
    if (random.chance(30))
        path.path = PathDetails{FillRule::NonZero, {}};
    return path;
}

Collider colliderOf(const Shape &shape)
{
    return {shape.scenePrimitive(), shape.extent()};
}

} // namespace

class TestPathCollision : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithColliders();
    void leavesTouchingPathsOpen();
    void findsPathsInsideEachOther();
};

void TestPathCollision::agreesWithColliders()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 60);
    std::array<int, 3> counts{};
    for (int i = 0; i < 1500; ++i) {
        const Shape first = wavyPath(random);
        const bool arePaths = random.chance(80);
        Shape second = arePaths ? wavyPath(random) : random.shape();
        const double away = random.real(0, 1.2);
        second.center = first.center
            + QPointF((first.size.width() + second.size.width()) / 2, (first.size.height() + second.size.height()) / 2)
                * away;
        if (random.chance(30))
            second.center = first.center + random.point() * 0.2;
        const std::array<double, 4> depths{0, 1e-6, 0.01, 1};
        const double leastDepth = arePaths ? depths[std::size_t(random.upTo(3))] : 1e-6;
        const Collider a = colliderOf(first), b = colliderOf(second);
        for (bool isSwapped : {false, true}) {
            const PathVerdict verdict =
                isSwapped ? pathVerdict(second, first, leastDepth) : pathVerdict(first, second, leastDepth);
            if (verdict == PathVerdict::Apart)
                QVERIFY(!intersects(a, b));
            if (verdict == PathVerdict::Colliding)
                QVERIFY(collide(a, b, leastDepth));
            if (arePaths && leastDepth == 1e-6)
                ++counts[std::size_t(verdict)];
        }
    }
    const auto [apart, colliding, unknown] = counts;
    QVERIFY2(apart > 50 && colliding > 200 && unknown < (apart + colliding) / 4,
             qPrintable(QStringLiteral("%1, %2, %3").arg(apart).arg(colliding).arg(unknown)));
}

void TestPathCollision::leavesTouchingPathsOpen()
{
    // Two anchors coincide.
    const QList<QPointF> drop{{0, 0}, {30, 40}, {-30, 40}};
    Shape below = Shape::bezierPath({drop}), above = Shape::bezierPath({{{0, 0}, {30, -40}, {-30, -40}}});
    below.fill = above.fill = Qt::red;
    QVERIFY(intersects(colliderOf(below), colliderOf(above)));
    QVERIFY(pathVerdict(below, above, 1e-6) != PathVerdict::Apart);
    QVERIFY(pathVerdict(below, above, 1e-6) != PathVerdict::Colliding);
    above.center.ry() -= 1e-9;
    QVERIFY(pathVerdict(below, above, 1e-6) == PathVerdict::Apart);
    // Shapes without a path are left to other functions.
    QVERIFY(pathVerdict(Shape::rectangle({0, 0}, {1, 1}), Shape::rectangle({9, 9}, {1, 1}), 0) == PathVerdict::Unknown);
}

void TestPathCollision::findsPathsInsideEachOther()
{
    const QList<QPointF> ring{{-50, 0}, {-50, 70}, {50, 70}, {50, 0}, {50, -70}, {-50, -70}};
    const auto scaled = [&ring](double factor) {
        QList<QPointF> points;
        for (QPointF point : ring)
            points.append(point * factor);
        return points;
    };
    Shape outer = Shape::bezierPath({ring}), frame = Shape::bezierPath({ring, scaled(0.8)});
    Shape inner = Shape::bezierPath({scaled(0.5)});
    outer.fill = frame.fill = inner.fill = Qt::red;
    // The area contains the ring, but the hole does not.
    QVERIFY(pathVerdict(outer, inner, 1e-6) != PathVerdict::Apart);
    QVERIFY(pathVerdict(inner, outer, 1e-6) != PathVerdict::Apart);
    QVERIFY(pathVerdict(frame, inner, 1e-6) == PathVerdict::Apart);
    QVERIFY(pathVerdict(inner, frame, 1e-6) == PathVerdict::Apart);
    outer.fill = QColor();
    QVERIFY(pathVerdict(outer, inner, 1e-6) == PathVerdict::Apart);
    // By the nonzero rule, a hole is filled.
    frame.path = PathDetails{FillRule::NonZero, {}};
    QVERIFY(pathVerdict(frame, inner, 1e-6) != PathVerdict::Apart);
}

TRAMMEL_TEST(TestPathCollision)
#include "tst_pathcollision.moc"
