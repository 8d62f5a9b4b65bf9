#include <trammel/geometry/predicates.h>

#include "tests/testprogram.h"

#include <QtTest/QtTest>

using namespace Trammel;

/// Points, segments and rings, in named cases.
class TestLocate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void points_data();
    void points();
    void ringsOfPoints();
    void segments_data();
    void segments();
    void areas();
};

namespace {

Polygon rectangle(double left, double top, double right, double bottom)
{
    return {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}, {}};
}

} // namespace

Q_DECLARE_METATYPE(Trammel::Primitive)
Q_DECLARE_METATYPE(Trammel::Segment)

void TestLocate::points_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<int>("location");
    const auto row = [](const char *name, const Primitive &primitive, QPointF point, Location location) {
        QTest::newRow(name) << primitive << point << int(location);
    };
    using enum Location;
    const Obb turned{{0, 0}, 10, 5, {3, 4}}; // corners at (±30 ∓ 20, ±40 ± 15)
    row("in a box", turned, {1, 1}, Inside);
    row("corner of a box", turned, {10, 55}, Boundary);
    row("edge of a box", turned, {30, 40}, Boundary);
    row("off a box", turned, {std::nextafter(30, 31), 40}, Outside);
    row("box without height", Obb{{0, 0}, 5, 0}, {3, 0}, Boundary);
    row("off a box without height", Obb{{0, 0}, 5, 0}, {3, 5e-324}, Outside);
    row("in a circle", Circle{{0, 0}, 5}, {3, 3.999}, Inside);
    row("on a circle", Circle{{0, 0}, 5}, {3, -4}, Boundary);
    row("off a circle", Circle{{0, 0}, 5}, {3, std::nextafter(4, 5)}, Outside);
    row("on a huge circle", Circle{{0, 0}, 5e8}, {3e8, 4e8}, Boundary);
    row("off a huge circle", Circle{{0, 0}, 5e8}, {3e8, std::nextafter(4e8, 5e8)}, Outside);
    row("circle of radius zero", Circle{{1, 1}, 0}, {1, 1}, Boundary);
    row("tip of an ellipse", Ellipse{{1, 1}, 4, 2}, {5, 1}, Boundary);
    row("in an ellipse", Ellipse{{1, 1}, 4, 2}, {3, 2}, Inside);
    row("in an ellipse's bounds alone", Ellipse{{1, 1}, 4, 2}, {4.5, 2.5}, Outside);
    row("turned ellipse", Ellipse{{0, 0}, 5, 1, {0, 1}}, {0, -5}, Boundary);
    row("ellipse without height", Ellipse{{1, 1}, 4, 0}, {4, 1}, Boundary);
    row("off an ellipse without height", Ellipse{{1, 1}, 4, 0}, {4, 1.001}, Outside);
    row("arc of a rounded box", RoundedBox{{{0, 0}, 2, 2}, 5}, {5, 6}, Boundary);
    row("side of a rounded box", RoundedBox{{{0, 0}, 2, 2}, 5}, {7, 1}, Boundary);
    row("cut corner of a rounded box", RoundedBox{{{0, 0}, 2, 2}, 5}, {6, 6.01}, Outside);
    row("core of a rounded box", RoundedBox{{{0, 0}, 2, 2}, 5}, {2, 2}, Inside);
    row("on a polyline", Polyline{{{0, 0}, {4, 2}}}, {2, 1}, Boundary);
    row("off a polyline", Polyline{{{0, 0}, {4, 2}}}, {6, 3}, Outside);
    const Polygon framed{rectangle(0, 0, 10, 10).outline, {rectangle(2, 2, 8, 8).outline}};
    row("in a hole", framed, {5, 5}, Outside);
    row("beside a hole", framed, {1, 5}, Inside);
    row("on a hole's edge", framed, {2, 5}, Boundary);
    row("level with vertices", framed, {1, 2}, Inside);
    row("level with vertices, outside", framed, {-1, 2}, Outside);
    row("level with an edge, outside", framed, {-1, 0}, Outside);
    row("on a vertex", framed, {10, 10}, Boundary);
    const Polygon star{{{0, -10}, {6, 8}, {-9, -3}, {9, -3}, {-6, 8}}, {}};
    row("center of a star, even-odd", star, {0, 0}, Outside);
    row("arm of a star", star, {0, -7}, Inside);
    row("no points", Polygon{}, {0, 0}, Outside);
}

void TestLocate::points()
{
    QFETCH(Primitive, primitive);
    QFETCH(QPointF, point);
    QFETCH(int, location);
    QCOMPARE(int(locate(point, primitive)), location);
    QCOMPARE(distance(point, primitive) == 0, location != int(Location::Outside));
    QCOMPARE(distance(point, asCurve(primitive)) == 0, location == int(Location::Boundary));
}

void TestLocate::ringsOfPoints()
{
    const QList<QPointF> ring = rectangle(0, 0, 10, 10).outline;
    QCOMPARE(locate({5, 5}, ring), Location::Inside);
    QCOMPARE(locate({10, 5}, ring), Location::Boundary);
    QCOMPARE(locate({11, 5}, ring), Location::Outside);
    QCOMPARE(locate({5, qQNaN()}, ring), Location::Outside);
    QCOMPARE(locate({5, 5}, std::span<const QPointF>()), Location::Outside);
    const QList<QPointF> point{{5, 5}};
    QCOMPARE(locate({5, 5}, point), Location::Boundary);
}

void TestLocate::segments_data()
{
    QTest::addColumn<Segment>("a");
    QTest::addColumn<Segment>("b");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<bool>("open");
    const auto row = [](const char *name, Segment a, Segment b, bool closed, bool open) {
        QTest::newRow(name) << a << b << closed << open;
    };
    const Segment flat{{0, 0}, {10, 0}};
    row("crossing", flat, {{5, -5}, {5, 5}}, true, true);
    row("apart", flat, {{5, 1}, {5, 5}}, false, false);
    row("ends on it", flat, {{5, 0}, {5, 5}}, true, false);
    row("share an end", flat, {{10, 0}, {15, 5}}, true, false);
    row("end to end", flat, {{10, 0}, {20, 0}}, true, false);
    row("overlap", flat, {{5, 0}, {20, 0}}, true, true);
    row("nested", flat, {{2, 0}, {4, 0}}, true, true);
    row("identical", flat, flat, true, true);
    row("reversed", flat, {{10, 0}, {0, 0}}, true, true);
    row("collinear, apart", flat, {{11, 0}, {20, 0}}, false, false);
    row("parallel", flat, {{0, 1}, {10, 1}}, false, false);
    row("point on it", flat, {{5, 0}, {5, 0}}, true, true);
    row("point on its end", flat, {{0, 0}, {0, 0}}, true, false);
    row("point off it", flat, {{5, 1}, {5, 1}}, false, false);
    row("point on a slope", {{0, 0}, {9, 3}}, {{6, 2}, {6, 2}}, true, true);
    row("point off a slope", {{0, 0}, {9, 3}}, {{6, 2.5}, {6, 2.5}}, false, false);
    row("equal points", {{1, 1}, {1, 1}}, {{1, 1}, {1, 1}}, true, true);
    row("negative", {{-9, -9}, {-1, -1}}, {{-9, -1}, {-1, -9}}, true, true);
    row("huge", {{-1e9, -1e9}, {1e9, 1e9}}, {{-1e9, 1e9}, {1e9, -1e9}}, true, true);
    row("tiny", {{-1e-9, 0}, {1e-9, 0}}, {{0, -1e-9}, {0, 1e-9}}, true, true);
}

void TestLocate::segments()
{
    QFETCH(Segment, a);
    QFETCH(Segment, b);
    QFETCH(bool, closed);
    QFETCH(bool, open);
    for (const Segment &first : {a, Segment{a.to, a.from}}) {
        QCOMPARE(intersects(first, b), closed);
        QCOMPARE(intersects(b, first), closed);
        QCOMPARE(intersects(first, b, Reading::Open), open);
        QCOMPARE(intersects(b, first, Reading::Open), open);
    }
}

void TestLocate::areas()
{
    const QList<QPointF> clockwise{{0, 0}, {4, 0}, {4, 3}};
    QCOMPARE(signedArea(clockwise), 6.0);
    const QList<QPointF> back(clockwise.rbegin(), clockwise.rend());
    QCOMPARE(signedArea(back), -6.0);
    QCOMPARE(signedArea({}), 0.0);
    QList<QPointF> far;
    for (QPointF p : clockwise)
        far.append(p + QPointF(1e9, -1e9));
    QCOMPARE(signedArea(far), 6.0);
    const QList<QPointF> bowTie{{0, 0}, {2, 2}, {2, 0}, {0, 2}};
    QCOMPARE(signedArea(bowTie), 0.0);
}

TRAMMEL_TEST(TestLocate)
#include "tst_locate.moc"
