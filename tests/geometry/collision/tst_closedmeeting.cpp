#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>

using namespace Trammel;

// Closed intersections are usually found without a decomposition into pieces. These tests compare them with the
// predicates of bands, and with depths.

namespace {

bool meet(const Primitive &a, Extent extentOfA, const Primitive &b, Extent extentOfB)
{
    return intersects(Collider(a, extentOfA), Collider(b, extentOfB));
}

Primitive grown(const Primitive &primitive, double margin)
{
    if (const auto *circle = std::get_if<Circle>(&primitive))
        return Circle{circle->center, circle->radius + margin};
    Ellipse ellipse = std::get<Ellipse>(primitive);
    ellipse.radiusX += margin;
    ellipse.radiusY += margin;
    return ellipse;
}

/// Shapes on a small grid touch often; shapes at random coordinates hardly ever.
struct RandomPrimitives
{
    Random &random;
    bool isOnGrid;

    double size() { return isOnGrid ? random.integer(0, 5) : random.real(0.01, 5); }
    QPointF point(int reach) { return isOnGrid ? random.gridPoint(reach) : random.point(reach); }
    QPointF axis()
    {
        if (!isOnGrid)
            return axisFromDegrees(random.real(0, 360));
        const QPointF axes[] = {{1, 0}, {0, 1}, {-1, 0}, {0.6, 0.8}};
        return axes[random.integer(0, 3)];
    }

    QList<QPointF> points(int least, int most)
    {
        QList<QPointF> points;
        const QPointF center = point(8);
        for (int i = random.integer(least, most); i > 0; --i)
            points.append(center + point(5));
        return points;
    }

    Primitive round()
    {
        return random.coin() ? Primitive(Circle{point(8), size()})
                             : Primitive(Ellipse{point(8), size(), size(), axis()});
    }

    Primitive any()
    {
        switch (random.integer(0, 4)) {
        case 0:
            return Obb{point(8), size(), size(), axis()};
        case 1:
            return RoundedBox{{point(8), size(), size(), axis()}, size()};
        case 2:
            return Polyline{points(1, 6)};
        case 3:
            return Polygon{points(1, 7), random.coin() ? QList<QList<QPointF>>{points(1, 4)} : QList<QList<QPointF>>()};
        default:
            return round();
        }
    }
};

} // namespace

class TestClosedMeeting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void convexPolygonsAnswerAsBands();
    void isSymmetric();
    void holdsWhatCollides();
    void roundShapesNearContact();
    void manyEdges();
    void asAllPairsOfEdges_data();
    void asAllPairsOfEdges();
};

void TestClosedMeeting::named_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<bool>("isMeeting");
    QTest::newRow("rings that cross: the middle of a pentagram is outside") << 0 << false;
    QTest::newRow("a hole that holds a box") << 1 << false;
    QTest::newRow("a hole whose edge the box touches") << 2 << true;
    QTest::newRow("a ring beside the outline counts as area") << 3 << true;
    QTest::newRow("a polygon in a disc") << 4 << true;
    QTest::newRow("a polygon in a circle line") << 5 << false;
    QTest::newRow("a disc in a polygon") << 6 << true;
    QTest::newRow("a disc in a polygon line") << 7 << false;
    QTest::newRow("ellipses that touch") << 8 << true;
    QTest::newRow("corner on a circle") << 9 << true;
    QTest::newRow("rounded corners that miss") << 10 << false;
    QTest::newRow("a polygon in a polygon") << 11 << true;
    QTest::newRow("a polygon in the hole of another") << 12 << false;
    QTest::newRow("a polyline in a polygon") << 13 << true;
    QTest::newRow("a tiny box far out against a huge ellipse") << 14 << true;
    QTest::newRow("of many rings one in an arm of a U, the others in its notch") << 15 << true;
}

void TestClosedMeeting::named()
{
    QFETCH(int, which);
    QFETCH(bool, isMeeting);
    QList<QPointF> star;
    for (int i = 0; i < 5; ++i)
        star.append(axisFromDegrees(144 * i) * 10);
    const QList<QPointF> square{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}};
    const QList<QPointF> small{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    const QList<QPointF> hole{{-5, -5}, {5, -5}, {5, 5}, {-5, 5}};
    const Polygon ring{square, {hole}};
    const auto octagon = [](QPointF center) {
        QList<QPointF> corners;
        for (int i = 0; i < 8; ++i)
            corners.append(center + axisFromDegrees(45 * i) * 4);
        return corners;
    };
    const Polygon shapeU{{{0, 0}, {40, 0}, {40, 40}, {30, 40}, {30, 10}, {10, 10}, {10, 40}, {0, 40}}, {}};
    const Polygon scattered{octagon({20, 20}), {{{3, 20}, {6, 20}, {6, 23}, {3, 23}}, octagon({20, 32})}};
    const Extent area = Extent::Area, curve = Extent::Curve;
    const std::pair<Collider, Collider> pairs[] = {
        {{Polygon{star, {}}, area}, {Obb{{0, 0}, 1, 1}, area}},
        {{ring, area}, {Obb{{0, 0}, 4, 4}, area}},
        {{ring, area}, {Obb{{1, 0}, 4, 4}, area}},
        {{Polygon{small, {{{20, 20}, {30, 20}, {30, 30}}}}, area}, {Obb{{27, 22}, 1, 1}, area}},
        {{Polygon{small, {}}, area}, {Circle{{0, 0}, 5}, area}},
        {{Polygon{small, {}}, area}, {Circle{{0, 0}, 5}, curve}},
        {{Polygon{square, {}}, area}, {Circle{{1, 0}, 2}, area}},
        {{Polygon{square, {}}, curve}, {Circle{{1, 0}, 2}, area}},
        {{Ellipse{{0, 0}, 2, 1}, area}, {Ellipse{{5, 0}, 3, 1}, area}},
        {{Circle{{0, 0}, 5}, area}, {Obb{{4, 5}, 1, 1}, area}},
        {{RoundedBox{{{0, 0}, 2, 2}, 1}, area}, {RoundedBox{{{5.5, 5.5}, 2, 2}, 1}, area}},
        {{Polygon{square, {}}, area}, {Polygon{small, {}}, area}},
        {{ring, area}, {Polygon{small, {}}, area}},
        {{Polygon{square, {}}, area}, {Polyline{{{0, 0}, {1, 0}}}, curve}},
        {{Ellipse{{0, 0}, 1e9, 1e9 - 1}, area}, {Obb{{7e8, 7e8}, 1e-3, 1e-3, {0.6, 0.8}}, area}},
        {{shapeU, area}, {scattered, area}},
    };
    const auto &[a, b] = pairs[which];
    QCOMPARE(intersects(a, b), isMeeting);
    QCOMPARE(intersects(b, a), isMeeting);
}

void TestClosedMeeting::convexPolygonsAnswerAsBands()
{
    Random random(881);
    int met = 0, total = 0;
    for (bool isOnGrid : {true, false}) {
        RandomPrimitives primitives{random, isOnGrid};
        for (int i = 0; i < 6000; ++i) {
            const QPointF corner = primitives.point(8), along = primitives.point(6), across = primitives.point(6);
            const Quad quad{{corner, corner + along, corner + along + across, corner + across}};
            const Polygon polygon{QList<QPointF>(quad.corners.begin(), quad.corners.end()), {}};
            const Primitive other = primitives.any();
            const Extent extent = random.coin() ? Extent::Area : Extent::Curve;
            // Rounded sums may not form a convex ring; the quad is its hull.
            if (!isOnGrid && signedArea(polygon.outline) == 0)
                continue;
            const bool expected = intersects(quad, PrimitiveView(other, extent));
            if (meet(polygon, Extent::Area, other, extent) != expected) {
                QFAIL(qPrintable(QStringLiteral("pair %1, on grid: %2").arg(i).arg(isOnGrid)));
            }
            met += expected;
            ++total;
        }
    }
    QVERIFY(met > total / 10 && met < total * 9 / 10);
}

void TestClosedMeeting::isSymmetric()
{
    Random random(882);
    for (int i = 0; i < 8000; ++i) {
        RandomPrimitives primitives{random, i % 2 == 0};
        const Collider a(primitives.any(), random.coin() ? Extent::Area : Extent::Curve);
        const Collider b(primitives.any(), random.coin() ? Extent::Area : Extent::Curve);
        QCOMPARE(intersects(a, b), intersects(b, a));
        // collide() uses the convex pieces.
        if (collide(a, b, 0))
            QVERIFY(intersects(a, b));
    }
}

void TestClosedMeeting::holdsWhatCollides()
{
    Random random(883);
    for (int i = 0; i < 4000; ++i) {
        RandomPrimitives primitives{random, false};
        const Collider a(primitives.any(), Extent::Area), b(primitives.any(), Extent::Area);
        const bool isDeep = collide(a, b, 1e-9);
        if (isDeep)
            QVERIFY(intersects(a, b));
        // New colliders, without pieces, give the same answer.
        QCOMPARE(collide(Collider(a.primitive(), a.extent()), Collider(b.primitive(), b.extent()), 1e-9), isDeep);
        QCOMPARE(collide(a, b, 1e-9), isDeep);
    }
}

void TestClosedMeeting::roundShapesNearContact()
{
    Random random(884);
    int met = 0;
    for (int i = 0; i < 3000; ++i) {
        RandomPrimitives primitives{random, false};
        const Primitive a = primitives.round(), b = primitives.round();
        const bool isMeeting = meet(a, Extent::Area, b, Extent::Area);
        met += isMeeting;
        if (isMeeting)
            QVERIFY(collide(Collider(grown(a, 1e-8), Extent::Area), Collider(b, Extent::Area)));
        else
            QVERIFY(!collide(Collider(a, Extent::Area), Collider(b, Extent::Area)));
    }
    QVERIFY(met > 100 && met < 2900);
}

void TestClosedMeeting::manyEdges()
{
    // Two combs with interleaved teeth: first apart, then touching.
    QList<QPointF> comb, other;
    for (int i = 0; i < 400; ++i) {
        comb << QPointF(4 * i, 0) << QPointF(4 * i, 100) << QPointF(4 * i + 1, 100) << QPointF(4 * i + 1, 0);
        other << QPointF(4 * i + 2, 150) << QPointF(4 * i + 2, 50) << QPointF(4 * i + 3, 50) << QPointF(4 * i + 3, 150);
    }
    comb << QPointF(1700, -10) << QPointF(0, -10);
    other << QPointF(1700, 160) << QPointF(0, 160);
    QVERIFY(!meet(Polygon{comb, {}}, Extent::Area, Polygon{other, {}}, Extent::Area));
    for (QPointF &point : other)
        point.rx() -= 1;
    QVERIFY(meet(Polygon{comb, {}}, Extent::Area, Polygon{other, {}}, Extent::Area));
    QVERIFY(meet(Polygon{comb, {}}, Extent::Curve, Polygon{other, {}}, Extent::Area));
}

void TestClosedMeeting::asAllPairsOfEdges_data()
{
    QTest::addColumn<int>("most");
    QTest::newRow("few edges") << 12;
    QTest::newRow("a hundred edges") << 100;
    QTest::newRow("more pairs than are tried one by one") << 600;
}

void TestClosedMeeting::asAllPairsOfEdges()
{
    QFETCH(int, most);
    Random random(885);
    // The steps include axis-parallel ones, and the coordinates include -0.
    const auto chain = [&random, most](int count, bool isOnGrid) {
        QList<QPointF> points;
        QPointF last = random.gridPoint(isOnGrid ? 2 + most / 20 : 4 + most / 10);
        for (int i = 0; i < count; ++i) {
            last += isOnGrid ? random.gridPoint(1) : random.point(3);
            points.append(random.coin() && last.x() == 0 ? QPointF(-0.0, last.y()) : last);
        }
        return points;
    };
    int met = 0, total = 0;
    for (int i = 0; i < 60000 / most; ++i) {
        const bool isOnGrid = random.coin();
        const QList<QPointF> a = chain(random.integer(most / 2, most), isOnGrid);
        const QList<QPointF> b = chain(random.integer(most / 2, most), isOnGrid);
        const auto anyEdge = [](const QList<QPointF> &points, const auto &test) {
            for (qsizetype k = 1; k < points.size(); ++k) {
                if (test(Segment{points[k - 1], points[k]}))
                    return true;
            }
            return false;
        };
        const bool expected = anyEdge(a, [&](const Segment &own) {
            return anyEdge(b, [&](const Segment &other) { return intersects(own, other); });
        });
        QCOMPARE(meet(Polyline{a}, Extent::Curve, Polyline{b}, Extent::Curve), expected);
        QCOMPARE(intersects(Polyline{a}, Polyline{b}), expected);
        // As an area, the ring has one more edge and an interior.
        const bool isInside = locate(b.first(), a) != Location::Outside;
        const Segment last{a.last(), a.first()};
        const bool meetsLast = anyEdge(b, [&last](const Segment &other) { return intersects(last, other); });
        QCOMPARE(meet(Polygon{a, {}}, Extent::Area, Polyline{b}, Extent::Curve), expected || meetsLast || isInside);
        QCOMPARE(intersects(Polygon{a, {}}, Polyline{b}), expected || meetsLast || isInside);
        met += expected;
        ++total;
    }
    QVERIFY2(met > total / 10 && met < total * 9 / 10, qPrintable(QStringLiteral("%1 of %2").arg(met).arg(total)));
}

TRAMMEL_TEST(TestClosedMeeting)
#include "tst_closedmeeting.moc"
