#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/sat.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <vector>

using namespace Trammel;

// Compares the quick tests by discs, corners and crossing edges with exact answers, for pairs that are a few units in
// the last place from the opposite answer.

namespace {

QList<QPointF> ringAround(Random &random, QPointF center, double size)
{
    QList<QPointF> ring;
    const int count = random.integer(3, 24);
    const double start = random.real(0, 360), inner = random.real(0.2, 1);
    for (int i = 0; i < count; ++i)
        ring.append(center + axisFromDegrees(start + 360.0 * i / count) * (size * (i % 2 == 0 ? 1 : inner)));
    if (random.coin())
        std::reverse(ring.begin(), ring.end());
    return ring;
}

Primitive anyPrimitive(Random &random, QPointF center, double size)
{
    const QPointF axis = random.coin() ? axisFromDegrees(random.real(0, 360)) : axisFromDegrees(90);
    const double width = random.real(0.1, size), height = random.real(0.1, size);
    switch (random.integer(0, 5)) {
    case 0:
        return Obb{center, width, height, axis};
    case 1:
        return Circle{center, size};
    case 2:
        return Ellipse{center, width, height, axis};
    case 3:
        return RoundedBox{{center, width, height, axis}, random.real(0.1, size / 4)};
    case 4:
        return Polyline{ringAround(random, center, size)};
    default:
        return random.coin() ? Polygon{ringAround(random, center, size), {}}
                             : Polygon{ringAround(random, center, size), {ringAround(random, center, size / 5)}};
    }
}

Primitive withRing(const Quad &quad)
{
    return Polygon{QList<QPointF>(quad.corners.begin(), quad.corners.end()), {}};
}

/// A reference by the convex pieces of both polygons and their separating axes.
bool collideByPieces(const Polygon &a, const Polygon &b, double leastDepth)
{
    const auto piecesOf = [](const Polygon &polygon) {
        std::vector<std::vector<QPointF>> pieces;
        for (const ConvexPiece &piece : convexPieces(polygon, triangulate(polygon))) {
            pieces.emplace_back();
            for (quint32 index : piece.indices)
                pieces.back().push_back(polygon.outline[index]);
        }
        return pieces;
    };
    const auto own = piecesOf(a), others = piecesOf(b);
    return std::any_of(own.begin(), own.end(), [&](const auto &piece) {
        return std::any_of(others.begin(), others.end(), [&](const auto &other) {
            const std::optional<Contact> how = contact(ConvexPolygon(piece), ConvexPolygon(other));
            return how && how->depth > leastDepth;
        });
    });
}

} // namespace

class TestQuickMeeting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void discsThatTouch();
    void bandsThatTouch();
    void collisionsByPieces();
    void collisionsNearTheDepth();
    void edgesThatDoNotCount_data();
    void edgesThatDoNotCount();
};

// Circles at an integer distance, and a few units in the last place nearer or farther.
void TestQuickMeeting::discsThatTouch()
{
    using Exact = boost::multiprecision::cpp_rational;
    Random random(9001);
    const int triples[][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {1, 0, 1}, {20, 21, 29}};
    int met = 0, total = 0;
    for (int i = 0; i < 6000; ++i) {
        const auto &[x, y, distance] = triples[random.integer(0, 5)];
        const double scale = std::ldexp(1.0, random.integer(-40, 40));
        const Circle a{random.gridPoint(100) * scale, 0.25 * random.integer(0, distance * 4) * scale};
        const Circle b{random.nudged(a.center + QPointF(x, y) * scale, 2),
                       random.nudged(distance * scale - a.radius, 2)};
        const Exact dx = Exact(b.center.x()) - Exact(a.center.x()), dy = Exact(b.center.y()) - Exact(a.center.y());
        const Exact reach = abs(Exact(a.radius)) + abs(Exact(b.radius));
        const bool expected = dx * dx + dy * dy <= reach * reach;
        QCOMPARE(intersects(Collider(a, Extent::Area), Collider(b, Extent::Area)), expected);
        met += expected;
        ++total;
    }
    QVERIFY(met > total / 5 && met < total * 4 / 5);
}

// An axis-aligned box whose coordinates add without rounding is a band, and tests of bands are exact. Bisection moves
// the box to its first contact with a shape; then it is moved by a few units in the last place.
void TestQuickMeeting::bandsThatTouch()
{
    Random random(9002);
    for (int i = 0; i < 500; ++i) {
        const Primitive other = anyPrimitive(random, QPointF(48, 48) + random.point(0.5), random.real(0.5, 3));
        const Extent extent = random.coin() ? Extent::Area : Extent::Curve;
        const double width = random.integer(1, 2048) / 1024.0, height = random.integer(1, 2048) / 1024.0;
        const QPointF from(random.coin() ? 41 : 55, random.real(46, 50));
        const auto bandAt = [&](double x) {
            return Quad::fromBox(Aabb2{{x - width, from.y() - height}, {x + width, from.y() + height}});
        };
        double apart = from.x(), meeting = random.real(47, 49);
        if (!intersects(bandAt(meeting), PrimitiveView(other, extent)))
            continue;
        while (std::nextafter(apart, meeting) != meeting) {
            const double middle = (apart + meeting) / 2;
            (intersects(bandAt(middle), PrimitiveView(other, extent)) ? meeting : apart) = middle;
        }
        for (int step = 0; step < 12; ++step) {
            const double x = random.nudged(meeting, 4);
            const bool expected = intersects(bandAt(x), PrimitiveView(other, extent));
            const Collider collider(other, extent);
            const Collider box(Obb{{x, from.y()}, width, height}, Extent::Area);
            const Collider ring(withRing(bandAt(x)), Extent::Area);
            QCOMPARE(intersects(box, collider), expected);
            QCOMPARE(intersects(collider, box), expected);
            QCOMPARE(intersects(ring, collider), expected);
            QCOMPARE(intersects(collider, ring), expected);
        }
    }
}

void TestQuickMeeting::collisionsByPieces()
{
    Random random(9003);
    int met = 0, total = 0;
    for (int i = 0; i < 1200; ++i) {
        const Polygon a{ringAround(random, random.point(6), random.real(1, 6)), {}};
        const Polygon b{ringAround(random, random.point(6), random.real(1, 6)), {}};
        const double leastDepth = std::pow(10, random.real(-7, 0.3));
        const bool expected = collideByPieces(a, b, leastDepth);
        // A collider may have other pieces, but these hardly differ in depth.
        if (expected != collideByPieces(a, b, leastDepth * 1.000001))
            continue;
        QCOMPARE(collide(Collider(a, Extent::Area), Collider(b, Extent::Area), leastDepth), expected);
        met += expected;
        ++total;
    }
    QVERIFY(met > total / 5 && met < total * 4 / 5);
}

// Pairs that are moved apart until they no longer collide.
void TestQuickMeeting::collisionsNearTheDepth()
{
    Random random(9004);
    for (int i = 0; i < 120; ++i) {
        const Polygon a{ringAround(random, {0, 0}, random.real(1, 6)), {}};
        const QList<QPointF> ring = ringAround(random, {0, 0}, random.real(1, 6));
        const double leastDepth = std::pow(10, random.real(-6, 0));
        const QPointF direction = axisFromDegrees(random.real(0, 360));
        const auto movedBy = [&](double distance) {
            Polygon moved{ring, {}};
            for (QPointF &point : moved.outline)
                point += direction * distance;
            return moved;
        };
        double near = 0, far = 15;
        if (!collideByPieces(a, movedBy(near), leastDepth))
            continue;
        while (far - near > 1e-11) {
            const double middle = (near + far) / 2;
            (collideByPieces(a, movedBy(middle), leastDepth) ? near : far) = middle;
        }
        const Collider own(a, Extent::Area);
        QVERIFY(collide(own, Collider(movedBy(near - 1e-9), Extent::Area), leastDepth)
                == collideByPieces(a, movedBy(near - 1e-9), leastDepth));
        QVERIFY(!collide(own, Collider(movedBy(far + 1e-9), Extent::Area), leastDepth));
    }
}

void TestQuickMeeting::edgesThatDoNotCount_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<bool>("isMeeting");
    const QList<QPointF> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    QTest::newRow("a spike") << Polygon{{{0, 0}, {10, 0}, {10, 5}, {30, 5}, {10, 5}, {10, 10}, {0, 10}}, {}} << false;
    QTest::newRow("a thorn that has an area")
        << Polygon{{{0, 0}, {10, 0}, {10, 4}, {30, 5}, {10, 6}, {10, 10}, {0, 10}}, {}} << true;
    QTest::newRow("two rings that cancel out") << Polygon{square, {square}} << false;
    QTest::newRow("a hole that shares an edge with the outline")
        << Polygon{{{0, 0}, {30, 0}, {30, 10}, {0, 10}}, {{{10, 0}, {30, 0}, {30, 10}, {10, 10}}}} << false;
    QTest::newRow("a long edge crossed by another") << Polygon{{{0, 0}, {30, 9}, {30, 1}, {0, 10}}, {}} << true;
}

// A thin bar crosses only the part to the right of the square.
void TestQuickMeeting::edgesThatDoNotCount()
{
    QFETCH(Polygon, polygon);
    QFETCH(bool, isMeeting);
    const Collider bar(Polygon{{{20, -20}, {22, -20}, {22, 20}, {20, 20}}, {}}, Extent::Area);
    const Collider own(polygon, Extent::Area);
    QCOMPARE(collide(own, bar, 0.25), isMeeting);
    QCOMPARE(collide(bar, own, 0.25), isMeeting);
}

TRAMMEL_TEST(TestQuickMeeting)
#include "tst_quickmeeting.moc"
