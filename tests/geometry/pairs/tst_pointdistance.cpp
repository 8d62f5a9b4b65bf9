#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <boost/multiprecision/cpp_bin_float.hpp>

#include <QtTest/QtTest>

#include <numbers>

using namespace Trammel;

namespace {

QByteArray digits(double value)
{
    return QByteArray::number(value, 'g', 17);
}

} // namespace

class TestPointDistance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void ellipseEqualsSearch();
    void farFromThinEllipses();
    void ellipseNextToItsCurve();
    void ellipseNextToItsCenter();
    void beyondTheEndsOfASegment();
    void segmentEqualsManyDigits();
    void segmentsOfAllLengthsEqualManyDigits();
    void turningChangesNothing();
    void isZeroInPolygonsOfMixedMagnitudes();
};

namespace {

using Precise = boost::multiprecision::cpp_bin_float_50;

bool isNear(double answer, double expected, double relative = 1e-12)
{
    return std::abs(answer - expected) <= relative * std::abs(expected);
}

/// The distance by golden-section search of the curve's parameter in the quadrant of the point, where the distance
/// has a single minimum.
Precise searchedDistance(double radiusX, double radiusY, QPointF point)
{
    const Precise x = std::abs(point.x()), y = std::abs(point.y());
    const auto squared = [&](const Precise &angle) -> Precise {
        const Precise dx = x - radiusX * cos(angle), dy = y - radiusY * sin(angle);
        return dx * dx + dy * dy;
    };
    Precise low = 0, high = boost::math::constants::half_pi<Precise>();
    for (int i = 0; i < 90; ++i) {
        const Precise a = low + (high - low) * 0.381966, b = high - (high - low) * 0.381966;
        (squared(a) < squared(b) ? high : low) = squared(a) < squared(b) ? b : a;
    }
    return sqrt(squared((low + high) / 2));
}

} // namespace

Q_DECLARE_METATYPE(Trammel::Primitive)

void TestPointDistance::named_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<double>("toArea");
    QTest::addColumn<double>("toCurve");
    const auto row = [](const char *name, const Primitive &primitive, QPointF point, double area, double curve) {
        QTest::newRow(name) << primitive << point << area << curve;
    };
    const Obb box{{0, 0}, 4, 2};
    row("beside a box", box, {7, 1}, 3, 3);
    row("off a box's corner", box, {7, 6}, 5, 5);
    row("in a box", box, {1, 1}, 0, 1);
    row("center of a box", box, {0, 0}, 0, 2);
    row("on a box", box, {4, 1}, 0, 0);
    row("turned box", Obb{{0, 0}, 4, 2, {0, 1}}, {1, 7}, 3, 3);
    row("box without height", Obb{{0, 0}, 4, 0}, {1, 3}, 3, 3);
    row("box without size", Obb{{0, 0}, 0, 0}, {3, 4}, 5, 5);
    row("box without a direction", Obb{{0, 0}, 1, 1, {0, 0}}, {3, 4}, 5, 5);
    row("off a circle", Circle{{0, 0}, 5}, {6, 8}, 5, 5);
    row("in a circle", Circle{{0, 0}, 5}, {0, 3}, 0, 2);
    row("center of a circle", Circle{{0, 0}, 5}, {0, 0}, 0, 5);
    row("circle of radius zero", Circle{{0, 0}, 0}, {3, 4}, 5, 5);
    const Ellipse ellipse{{0, 0}, 5, 3};
    row("beyond an ellipse's tip", ellipse, {7, 0}, 2, 2);
    row("below an ellipse", ellipse, {0, 9}, 6, 6);
    row("center of an ellipse", ellipse, {0, 0}, 0, 3);
    row("near an ellipse's tip", ellipse, {4.5, 0}, 0, 0.5);
    row("on the axis between centers of curvature", ellipse, {1.6, 0}, 0, 3 * std::sqrt(1 - 1.6 * 1.6 / 16));
    row("on an ellipse", ellipse, {5, 0}, 0, 0);
    row("upright ellipse", Ellipse{{1, 1}, 3, 5}, {1, 8}, 2, 2);
    row("turned ellipse", Ellipse{{1, 1}, 5, 3, {0, 1}}, {1, 8}, 2, 2);
    row("round ellipse", Ellipse{{0, 0}, 5, 5}, {3, 0}, 0, 2);
    row("center of a round ellipse", Ellipse{{0, 0}, 5, 5}, {0, 0}, 0, 5);
    row("ellipse without height", Ellipse{{0, 0}, 5, 0}, {8, 4}, 5, 5);
    row("hair-thin ellipse", Ellipse{{0, 0}, 1e9, 1e-100}, {0, 4}, 4, 4);
    const RoundedBox rounded{{{0, 0}, 4, 2}, 1};
    row("beside a rounded box", rounded, {7, 1}, 2, 2);
    row("off a rounded corner", rounded, {7, 6}, 4, 4);
    row("in a rounded box's rim", rounded, {4.5, 0}, 0, 0.5);
    row("in a rounded box's core", rounded, {1, 1}, 0, 2);
    row("rounded box of radius zero", RoundedBox{{{0, 0}, 4, 2}, 0}, {1, 1}, 0, 1);
    row("capsule", RoundedBox{{{0, 0}, 4, 0}, 1}, {7, 4}, 4, 4);
    row("polyline", Polyline{{{0, 0}, {10, 0}, {10, 10}}}, {7, 4}, 3, 3);
    row("beyond a polyline's end", Polyline{{{0, 0}, {10, 0}}}, {13, 4}, 5, 5);
    row("polyline of one point", Polyline{{{3, 4}}}, {0, 0}, 5, 5);
    row("polyline without points", Polyline{}, {0, 0}, qInf(), qInf());
    const Polygon framed{{{0, 0}, {20, 0}, {20, 20}, {0, 20}}, {{{5, 5}, {15, 5}, {15, 15}, {5, 15}}}};
    row("in a polygon", framed, {2, 10}, 0, 2);
    row("in a hole", framed, {7, 10}, 2, 2);
    row("outside a polygon", framed, {23, 24}, 5, 5);
    row("polygon without points", Polygon{}, {0, 0}, qInf(), qInf());
    row("far away", Circle{{1e9, 1e9}, 5}, {1e9 - 6, 1e9 + 8}, 5, 5);
    row("tiny", Circle{{0, 0}, 5e-9}, {6e-9, 8e-9}, 5e-9, 5e-9);
}

void TestPointDistance::named()
{
    QFETCH(Primitive, primitive);
    QFETCH(QPointF, point);
    QFETCH(double, toArea);
    QFETCH(double, toCurve);
    QVERIFY2(distance(point, primitive) == toArea || isNear(distance(point, primitive), toArea),
             digits(distance(point, primitive)));
    QVERIFY2(distance(point, asCurve(primitive)) == toCurve || isNear(distance(point, asCurve(primitive)), toCurve),
             digits(distance(point, asCurve(primitive))));
}

void TestPointDistance::ellipseEqualsSearch()
{
    Random random;
    for (int i = 0; i < 60; ++i) {
        const double radiusX = random.real(1, 10), radiusY = random.real(1, 10);
        const QPointF point = i % 4 == 0 ? random.point(0.5) : random.point(15);
        const double expected = double(searchedDistance(radiusX, radiusY, point));
        const double answer = distance(point, asCurve(Ellipse{{0, 0}, radiusX, radiusY}));
        QVERIFY2(isNear(answer, expected), digits(answer / expected - 1));
    }
}

void TestPointDistance::farFromThinEllipses()
{
    Random random;
    for (int i = 0; i < 200; ++i) {
        const double radius = random.real(1, 10), thin = radius * std::pow(10, -random.real(0, 7));
        const QPointF point = random.point(15);
        const double expected = double(searchedDistance(radius, thin, point));
        const double answer = distance(point, asCurve(Ellipse{{0, 0}, radius, thin}));
        QVERIFY2(isNear(answer, expected), digits(answer / expected - 1));
        const double turned = distance({point.y(), point.x()}, asCurve(Ellipse{{0, 0}, thin, radius}));
        QVERIFY2(isNear(turned, expected), digits(turned / expected - 1));
    }
    // A radius that no distance shows.
    const Ellipse flat{{0, 0}, 3, 1e-323};
    QCOMPARE(distance(QPointF(7, 3), flat), 5.0);
    QCOMPARE(distance(ConvexPolygon(std::array{QPointF(7, 3)}), flat), 5.0);
    QCOMPARE(distance(Segment{{-5, 2}, {5, 2}}, flat), 2.0);
    QCOMPARE(distance(Circle{{0, 5}, 1}, flat), 4.0);
}

void TestPointDistance::ellipseNextToItsCurve()
{
    Random random;
    for (int i = 0; i < 1000; ++i) {
        const Ellipse ellipse{random.point(1000), random.real(1, 100), random.real(1, 100),
                              axisFromDegrees(random.real(0, 360))};
        const double angle = random.real(0, 2 * std::numbers::pi);
        const QPointF onCurve(ellipse.radiusX * std::cos(angle), ellipse.radiusY * std::sin(angle));
        const QPointF normal = *normalized(
            {onCurve.x() / ellipse.radiusX / ellipse.radiusX, onCurve.y() / ellipse.radiusY / ellipse.radiusY});
        const double offset = std::pow(10, random.integer(-6, 2));
        const QPointF point = rotated(onCurve + normal * offset, ellipse.axis) + ellipse.center;
        const double answer = distance(point, Primitive(ellipse));
        QVERIFY2(std::abs(answer - offset) <= 1e-12 * offset + 1e-12, digits(answer - offset));
    }
    // One ulp outside, the distance is that of the exact sets.
    const double just = std::nextafter(5.0, 6.0);
    QVERIFY(isNear(distance({just, 0}, Primitive(Ellipse{{0, 0}, 5, 3})), just - 5));
    QVERIFY(isNear(distance({just, 0}, Primitive(Circle{{0, 0}, 5})), just - 5));
    QVERIFY(isNear(distance({just, 1}, Primitive(Obb{{0, 0}, 5, 3})), just - 5));
    QVERIFY(isNear(distance({just, 0}, Primitive(RoundedBox{{{0, 0}, 4, 3}, 1})), just - 5));
}

void TestPointDistance::ellipseNextToItsCenter()
{
    Random random;
    for (int i = 0; i < testRounds(300); ++i) {
        const double radius = random.real(1, 100);
        const std::array others{radius, std::nextafter(radius, 1000), radius * (1 + std::pow(10, -random.real(0, 16)))};
        for (double other : others) {
            const auto tiny = [&] {
                return random.real(-1, 1) * std::pow(10, -random.real(0, random.integer(0, 1) ? 20 : 322));
            };
            const QPointF point = i % 5 == 0 ? QPointF(0, tiny())
                : i % 5 == 1                 ? QPointF(tiny(), 0)
                                             : QPointF(tiny(), tiny());
            const double expected = double(searchedDistance(radius, other, point));
            const double answer = distance(point, asCurve(Ellipse{{0, 0}, radius, other}));
            QVERIFY2(isNear(answer, expected), digits(answer / expected - 1));
            const double turned = distance({point.y(), point.x()}, asCurve(Ellipse{{0, 0}, other, radius}));
            QVERIFY2(isNear(turned, expected), digits(turned / expected - 1));
        }
    }
    // The point is the rounded center of the bounds.
    const Ellipse round{{24.087011287101291, -48.763449812069098}, 55, 55, axisFromDegrees(45)};
    QCOMPARE(distance(QPointF(24.087011287101294, -48.763449812069098), asCurve(round)), 55.0);
}

void TestPointDistance::beyondTheEndsOfASegment()
{
    const Segment segment{{0, 0}, {10, 0}};
    const Polyline line{{segment.from, {5, 0}, segment.to}};
    for (QPointF point : {QPointF(-3, 4), QPointF(-4, -3), QPointF(13, 4), QPointF(14, -3), QPointF(7, 5)}) {
        QCOMPARE(distance(point, segment), 5.0);
        QCOMPARE(distance(point, Primitive(line)), 5.0);
        QCOMPARE(distance(PrimitiveView(point), PrimitiveView(segment)), 5.0);
    }
}

void TestPointDistance::segmentEqualsManyDigits()
{
    Random random;
    for (int i = 0; i < 500; ++i) {
        const Segment segment{random.point(1e6), random.point(1e6)};
        const QPointF along = segment.to - segment.from;
        const QPointF point = random.nudged(segment.from + along * random.real(0.1, 0.9), 3);
        const Precise dx = Precise(segment.to.x()) - segment.from.x(), dy = Precise(segment.to.y()) - segment.from.y();
        const Precise px = Precise(point.x()) - segment.from.x(), py = Precise(point.y()) - segment.from.y();
        const double expected = double(abs(dx * py - dy * px) / sqrt(dx * dx + dy * dy));
        QVERIFY2(isNear(distance(point, segment), expected, 1e-14), digits(expected));
        QCOMPARE(distance(segment.from, segment), 0.0);
    }
}

// Near and far points, and segments longer and shorter than the distance: rounded distances are accurate for only
// some of them.
void TestPointDistance::segmentsOfAllLengthsEqualManyDigits()
{
    Random random;
    const auto squared = [](QPointF point, const Segment &segment) {
        const Precise x = Precise(segment.to.x()) - segment.from.x(), y = Precise(segment.to.y()) - segment.from.y();
        const Precise px = Precise(point.x()) - segment.from.x(), py = Precise(point.y()) - segment.from.y();
        const Precise place = std::clamp<Precise>((x * px + y * py) / (x * x + y * y), 0, 1);
        const Precise dx = px - x * place, dy = py - y * place;
        return Precise(dx * dx + dy * dy);
    };
    for (int i = 0; i < 2000; ++i) {
        const QPointF center = random.point(1e3);
        const auto vector = [&](double least) {
            return axisFromDegrees(random.real(0, 360)) * std::pow(10, random.real(least, 1));
        };
        const Segment a{center, center + vector(-11)};
        const QPointF place = center + vector(-8), along = vector(-11);
        const Segment b{place - along * random.real(0, 1), place + along};
        if (intersects(a, b))
            continue;
        const Precise least = std::min({squared(a.from, b), squared(a.to, b), squared(b.from, a), squared(b.to, a)});
        QVERIFY2(isNear(distance(a, b), double(sqrt(least))), digits(double(sqrt(least))));
    }
}

void TestPointDistance::turningChangesNothing()
{
    Random random;
    for (int i = 0; i < 300; ++i) {
        const Pose pose{random.point(100), axisFromDegrees(random.real(0, 360))};
        const std::array<Primitive, 4> shapes{Obb{{1, 2}, 4, 3}, Circle{{1, 2}, 4}, Ellipse{{1, 2}, 4, 3},
                                              RoundedBox{{{1, 2}, 4, 3}, 1}};
        const QPointF point = random.point(12);
        const QPointF moved = rotated(point, pose.axis) + pose.position;
        for (const Primitive &shape : shapes) {
            for (Extent extent : {Extent::Area, Extent::Curve}) {
                const double before = distance(point, PrimitiveView(shape, extent));
                const double after = distance(moved, PrimitiveView(transformed(shape, pose), extent));
                QVERIFY(std::abs(before - after) < 1e-12);
            }
        }
    }
}

// The coordinates of one polygon differ by up to 600 orders of magnitude.
void TestPointDistance::isZeroInPolygonsOfMixedMagnitudes()
{
    Random random;
    const auto coordinate = [&random] {
        return random.integer(0, 5) == 0 ? 0.0 : random.real(-9, 9) * std::pow(10, random.integer(-300, 300));
    };
    const auto point = [&coordinate] { return QPointF(coordinate(), coordinate()); };
    int inside = 0;
    for (int i = 0; i < 3000; ++i) {
        const Polygon polygon{{point(), point(), point()}, {}};
        const QList<QPointF> &ring = polygon.outline;
        for (QPointF place :
             {ring[0] / 2 + ring[1] / 2, ring[1] / 2 + ring[2] / 2, ring[0] / 3 + ring[1] / 3 + ring[2] / 3}) {
            if (!intersects(place, polygon))
                continue;
            ++inside;
            QVERIFY2(distance(place, polygon) == 0, digits(place.x()) + ' ' + digits(place.y()));
        }
    }
    QVERIFY2(inside > 1000, QByteArray::number(inside));
}

TRAMMEL_TEST(TestPointDistance)
#include "tst_pointdistance.moc"
