#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/geometries.hpp>
#include <boost/geometry/geometries/point_xy.hpp>

using namespace Trammel;

namespace {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostPolygon = bg::model::polygon<BoostPoint>;
using BoostLine = bg::model::linestring<BoostPoint>;

constexpr double pi = 3.14159265358979323846;

BoostPolygon toBoost(const Polygon &polygon)
{
    BoostPolygon answer;
    for (QPointF point : polygon.outline)
        bg::append(answer.outer(), BoostPoint(point.x(), point.y()));
    for (const QList<QPointF> &hole : polygon.holes) {
        answer.inners().emplace_back();
        for (QPointF point : hole)
            bg::append(answer.inners().back(), BoostPoint(point.x(), point.y()));
    }
    bg::correct(answer);
    return answer;
}

BoostLine toBoost(const QList<QPointF> &points, bool isClosed)
{
    BoostLine line;
    for (QPointF point : points)
        bg::append(line, BoostPoint(point.x(), point.y()));
    if (isClosed)
        bg::append(line, BoostPoint(points.front().x(), points.front().y()));
    return line;
}

template <class A, class B> bool doInteriorsMeet(const A &a, const B &b)
{
    return bg::relate(a, b, bg::de9im::mask("T********"));
}

/// A simple polygon with corners on the integer grid, usually concave.
Polygon gridPolygon(Random &random, QPointF center)
{
    Polygon polygon;
    do {
        polygon.outline.clear();
        const int count = random.integer(3, 9);
        for (int i = 0; i < count; ++i) {
            const QPointF offset = axisFromDegrees(360.0 * i / count) * random.real(1, 7);
            polygon.outline.append(center + QPointF(std::round(offset.x()), std::round(offset.y())));
        }
    } while (triangulate(polygon).error != Triangulation::Error::None || !bg::is_valid(toBoost(polygon)));
    return polygon;
}

QList<QPointF> gridChain(Random &random)
{
    QList<QPointF> points;
    do {
        points.clear();
        for (int i = random.integer(2, 4); i > 0; --i)
            points.append(random.gridPoint(7));
    } while (!bg::is_simple(toBoost(points, false)) || !bg::is_valid(toBoost(points, false)));
    return points;
}

/// A polygon inscribed in the ellipse with these half axes; sufficiently stretched, it surrounds the ellipse.
Polygon inscribed(QPointF center, QPointF u, QPointF v, double stretch = 1)
{
    constexpr int count = 256;
    Polygon polygon;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * pi * i / count;
        polygon.outline.append(center + (u * std::cos(angle) + v * std::sin(angle)) * stretch);
    }
    return polygon;
}

struct RoundShape
{
    Primitive primitive;
    BoostPolygon inner;
    BoostPolygon outer;
};

RoundShape randomRound(Random &random, double reach)
{
    const QPointF center = random.point(reach), axis = axisFromDegrees(random.real(0, 360));
    const double x = random.real(1, 8), y = random.coin() ? x : random.real(0.5, 8);
    const Ellipse ellipse{center, x, y, axis};
    const QPointF u = axis * x, v = perpendicular(axis) * y;
    Primitive primitive = ellipse;
    if (x == y)
        primitive = Circle{center, x};
    return {primitive, toBoost(inscribed(center, u, v)), toBoost(inscribed(center, u, v, 1 / std::cos(pi / 256)))};
}

} // namespace

class TestCollisionOracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areasOnTheGrid();
    void curvesOnTheGrid();
    void turnedScenes();
    void roundShapes();
    void roundOutlines();
};

void TestCollisionOracle::areasOnTheGrid()
{
    Random random;
    int touching = 0;
    for (int round = 0; round < 600; ++round) {
        Polygon a = gridPolygon(random, {}), b = gridPolygon(random, random.gridPoint(8));
        const BoostPolygon boostA = toBoost(a), boostB = toBoost(b);
        const bool isClosed = bg::intersects(boostA, boostB), isOpen = doInteriorsMeet(boostA, boostB);
        const Collider one(a, Extent::Area), other(b, Extent::Area);
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2(intersects(one, other) == isClosed, seen);
        QVERIFY2(collide(one, other) == isOpen, seen);
        // On such a small grid, overlaps are much deeper than this.
        QVERIFY2(collide(one, other, 1e-6) == isOpen, seen);
        touching += isClosed && !isOpen;
    }
    QVERIFY(touching > 5);
}

void TestCollisionOracle::curvesOnTheGrid()
{
    Random random;
    for (int round = 0; round < 600; ++round) {
        const Polygon polygon = gridPolygon(random, {});
        const QList<QPointF> chain = gridChain(random), otherChain = gridChain(random);
        const BoostPolygon boostArea = toBoost(polygon);
        const BoostLine boostRing = toBoost(polygon.outline, true), boostChain = toBoost(chain, false);
        const BoostLine boostOther = toBoost(otherChain, false);
        const Collider area(polygon, Extent::Area), ring(polygon, Extent::Curve);
        const Collider line(Polyline{chain}, Extent::Curve), otherLine(Polyline{otherChain}, Extent::Curve);
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2(intersects(area, line) == bg::intersects(boostArea, boostChain), seen);
        QVERIFY2(collide(area, line) == doInteriorsMeet(boostChain, boostArea), seen);
        QVERIFY2(collide(area, line, 1e-6) == doInteriorsMeet(boostChain, boostArea), seen);
        QVERIFY2(intersects(ring, line) == bg::intersects(boostRing, boostChain), seen);
        QVERIFY2(collide(ring, line) == doInteriorsMeet(boostRing, boostChain), seen);
        QVERIFY2(intersects(line, otherLine) == bg::intersects(boostChain, boostOther), seen);
        QVERIFY2(collide(line, otherLine) == doInteriorsMeet(boostChain, boostOther), seen);
    }
}

void TestCollisionOracle::turnedScenes()
{
    Random random;
    int decided = 0, met = 0;
    for (int round = 0; round < 400; ++round) {
        const Pose pose{random.point(10), axisFromDegrees(random.real(0, 360))};
        const Primitive a = transformed(gridPolygon(random, {}), pose);
        Primitive b = transformed(gridPolygon(random, {}), {random.point(10), axisFromDegrees(random.real(0, 360))});
        BoostPolygon boostB = toBoost(std::get<Polygon>(b));
        if (round % 2 == 0) {
            const Obb box{random.point(10), random.real(0.5, 8), random.real(0.5, 8), pose.axis};
            const auto corners = box.corners();
            b = box;
            boostB = toBoost(Polygon{QList<QPointF>(corners.begin(), corners.end()), {}});
        }
        const BoostPolygon boostA = toBoost(std::get<Polygon>(a));
        const bool isClosed = bg::intersects(boostA, boostB);
        std::vector<BoostPolygon> common;
        bg::intersection(boostA, boostB, common);
        double area = 0;
        for (const BoostPolygon &part : common)
            area += bg::area(part);
        if (isClosed ? area < 1e-3 : bg::distance(boostA, boostB) < 1e-9)
            continue;
        ++decided;
        met += isClosed;
        const Collider one(a, Extent::Area), other(b, Extent::Area);
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2(intersects(one, other) == isClosed && collide(one, other) == isClosed, seen);
        QVERIFY2(collide(one, other, 1e-6) == isClosed, seen);
    }
    QVERIFY(decided > 300 && met > 50);
}

void TestCollisionOracle::roundShapes()
{
    Random random;
    int decided = 0, met = 0;
    for (int round = 0; round < 200; ++round) {
        const RoundShape a = randomRound(random, 12), b = randomRound(random, 12);
        const Polygon polygon = gridPolygon(random, random.gridPoint(6));
        const BoostPolygon boostPolygon = toBoost(polygon);
        const auto compare = [&](const Primitive &other, const BoostPolygon &inner, const BoostPolygon &outer) {
            const bool isSurelyMet = bg::intersects(a.inner, inner), isSurelyApart = !bg::intersects(a.outer, outer);
            if (!isSurelyMet && !isSurelyApart)
                return true;
            ++decided;
            met += isSurelyMet;
            const Collider one(a.primitive, Extent::Area), two(other, Extent::Area);
            return intersects(one, two) == isSurelyMet && intersects(two, one) == isSurelyMet
                && (!isSurelyApart || !collide(one, two, 1e-6));
        };
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2(compare(b.primitive, b.inner, b.outer), seen);
        QVERIFY2(compare(polygon, boostPolygon, boostPolygon), seen);
    }
    QVERIFY(decided > 350 && met > 50);
}

void TestCollisionOracle::roundOutlines()
{
    Random random;
    int held = 0;
    for (int round = 0; round < 200; ++round) {
        const RoundShape a = randomRound(random, 3), b = randomRound(random, 3);
        const Collider outline(a.primitive, Extent::Curve), area(b.primitive, Extent::Area);
        const bool isSurelyHeld = bg::covered_by(b.outer, a.inner);
        const bool isSurelyAcross = bg::intersects(a.inner, b.inner) && !bg::covered_by(b.inner, a.outer);
        const QByteArray seen = QByteArray::number(round);
        if (isSurelyHeld)
            QVERIFY2(!intersects(outline, area) && !collide(outline, area, 1e-6), seen);
        if (isSurelyAcross)
            QVERIFY2(intersects(outline, area) && collide(outline, area), seen);
        held += isSurelyHeld;
    }
    QVERIFY(held > 3);
}

TRAMMEL_TEST(TestCollisionOracle)
#include "tst_collisionoracle.moc"
