#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <limits>

using namespace Trammel;

/// The band against every kind of primitive, in named cases.
class TestPredicates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bands_data();
    void bands();
    void bandsWithoutArea_data();
    void bandsWithoutArea();
    void scaleChangesNothing_data();
    void scaleChangesNothing();
    void bandHoldsTurnedEllipseByOneUnit();
    void bandAnswersAreMonotone();
    void badNumbersMeetNothing();
};

namespace {

Quad band(double left, double top, double right, double bottom)
{
    Aabb2 box;
    box.include(QPointF(left, top));
    box.include(QPointF(right, bottom));
    return Quad::fromBox(box);
}

QPointF posed(QPointF point, QPointF axis, double scale, QPointF offset)
{
    return rotated(point, axis) * scale + offset;
}

/// The expected answers for the band [0, 10] x [0, 10]: whether it meets the area (t closed, T open), meets the curve
/// (c, C), and contains the shape (e, E). A dash means no.
struct Expected
{
    const char *answers;
    bool meets(Extent extent, Reading reading) const
    {
        return answers[(extent == Extent::Curve ? 2 : 0) + (reading == Reading::Open ? 1 : 0)] != '-';
    }
    bool holds(Reading reading) const { return answers[reading == Reading::Open ? 5 : 4] != '-'; }
};

struct Case
{
    const char *name;
    Primitive primitive;
    Expected expected;
};

Polygon rectangle(double left, double top, double right, double bottom)
{
    return {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}, {}};
}

std::vector<Case> cases()
{
    const QPointF diagonal(0.6, 0.8);
    const Polygon lShape{{{-10, -10}, {20, -10}, {20, -5}, {-5, -5}, {-5, 20}, {-10, 20}}, {}};
    const Polygon room{{{-20, -20}, {30, -20}, {30, 30}, {-20, 30}}, {{{-5, -5}, {15, -5}, {15, 15}, {-5, 15}}}};
    Polygon tightRoom = room;
    tightRoom.holes = {rectangle(0, 0, 10, 10).outline};
    return {
        {"box inside", Obb{{5, 5}, 2, 3}, {"tTcCeE"}},
        {"box outside", Obb{{50, 5}, 2, 3}, {"------"}},
        {"box across an edge", Obb{{10, 5}, 2, 3}, {"tTcC--"}},
        {"box touches an edge from outside", Obb{{12, 5}, 2, 3}, {"t-c---"}},
        {"box touches a corner", Obb{{12, 13}, 2, 3}, {"t-c---"}},
        {"box touches an edge from inside", Obb{{8, 5}, 2, 3}, {"tTcCe-"}},
        {"box identical", Obb{{5, 5}, 5, 5}, {"tTc-e-"}},
        {"box around the band", Obb{{5, 5}, 50, 50}, {"tT----"}},
        {"box around, sharing an edge", Obb{{0, 5}, 10, 50}, {"tTc---"}},
        {"turned box inside", Obb{{5, 5}, 2, 3, diagonal}, {"tTcCeE"}},
        {"turned box whose bounds alone meet", Obb{{-3, -3}, 20, 0.5, {0.8, -0.6}}, {"------"}},
        {"turned box across", Obb{{0, 0}, 5, 1, diagonal}, {"tTcC--"}},
        {"box without height", Obb{{5, 5}, 3, 0}, {"tTcCeE"}},
        {"box without height along an edge", Obb{{5, 10}, 3, 0}, {"t-c-e-"}},
        {"box without height that ends at an edge", Obb{{13, 5}, 3, 0}, {"t-c---"}},
        {"box without size", Obb{{5, 5}, 0, 0}, {"tTcCeE"}},
        {"box without size on a corner", Obb{{10, 10}, 0, 0}, {"t-c-e-"}},
        {"box without size outside", Obb{{10, 10.001}, 0, 0}, {"------"}},
        {"box without a direction", Obb{{10, 5}, 7, 7, {0, 0}}, {"t-c-e-"}},
        {"circle inside", Circle{{5, 5}, 3}, {"tTcCeE"}},
        {"circle outside", Circle{{20, 20}, 3}, {"------"}},
        {"circle whose bounds alone meet", Circle{{12, 12}, 2.5}, {"------"}},
        {"circle touches an edge", Circle{{13, 5}, 3}, {"t-c---"}},
        {"circle touches a corner", Circle{{13, 14}, 5}, {"t-c---"}},
        {"circle across a corner", Circle{{13, 14}, 5.001}, {"tTcC--"}},
        {"circle inscribed", Circle{{5, 5}, 5}, {"tTcCe-"}},
        {"circle around the band", Circle{{5, 5}, 50}, {"tT----"}},
        {"circle of radius zero", Circle{{5, 5}, 0}, {"tTcCeE"}},
        {"circle of radius zero on an edge", Circle{{0, 5}, 0}, {"t-c-e-"}},
        {"ellipse inside", Ellipse{{5, 5}, 4, 2}, {"tTcCeE"}},
        {"ellipse inscribed", Ellipse{{5, 5}, 5, 5}, {"tTcCe-"}},
        {"ellipse touches an edge", Ellipse{{14, 5}, 4, 2}, {"t-c---"}},
        {"turned ellipse across", Ellipse{{0, 0}, 5, 1, diagonal}, {"tTcC--"}},
        {"turned ellipse whose bounds alone meet", Ellipse{{-3, -3}, 20, 0.5, {0.8, -0.6}}, {"------"}},
        {"ellipse around the band", Ellipse{{5, 5}, 50, 40}, {"tT----"}},
        {"ellipse without height", Ellipse{{5, 5}, 3, 0}, {"tTcCeE"}},
        {"ellipse without width along an edge", Ellipse{{10, 5}, 0, 3}, {"t-c-e-"}},
        {"ellipse without size", Ellipse{{10, 5}, 0, 0}, {"t-c-e-"}},
        {"rounded box inside", RoundedBox{{{5, 5}, 2, 2}, 1}, {"tTcCeE"}},
        {"rounded box touches an edge", RoundedBox{{{13, 5}, 2, 2}, 1}, {"t-c---"}},
        {"rounded box touches a corner", RoundedBox{{{15, 16}, 2, 2}, 5}, {"t-c---"}},
        {"rounded box beside a corner", RoundedBox{{{15, 16}, 2, 2}, 4.999}, {"------"}},
        {"rounded box fits", RoundedBox{{{5, 5}, 3, 3}, 2}, {"tTcCe-"}},
        {"rounded box around the band", RoundedBox{{{5, 5}, 20, 0}, 30}, {"tT----"}},
        {"capsule across", RoundedBox{{{0, 5}, 5, 0}, 1}, {"tTcC--"}},
        {"rounded box of radius zero", RoundedBox{{{5, 5}, 5, 5}, 0}, {"tTc-e-"}},
        {"polyline inside", Polyline{{{1, 1}, {9, 9}}}, {"tTcCeE"}},
        {"polyline through", Polyline{{{-5, 5}, {15, 5}}}, {"tTcC--"}},
        {"polyline around", Polyline{{{-5, -5}, {15, -5}, {15, 15}, {-5, 15}, {-5, -5}}}, {"------"}},
        {"polyline along an edge", Polyline{{{2, 10}, {8, 10}}}, {"t-c-e-"}},
        {"polyline ends on an edge", Polyline{{{5, 15}, {5, 10}}}, {"t-c---"}},
        {"polyline past a corner", Polyline{{{5, 15}, {15, 5}}}, {"t-c---"}},
        {"polyline of one point", Polyline{{{5, 5}}}, {"tTcCeE"}},
        {"polyline of equal points", Polyline{{{0, 0}, {0, 0}}}, {"t-c-e-"}},
        {"polyline without points", Polyline{}, {"------"}},
        {"polygon inside", rectangle(1, 1, 9, 9), {"tTcCeE"}},
        {"polygon identical", rectangle(0, 0, 10, 10), {"tTc-e-"}},
        {"polygon around the band", rectangle(-9, -9, 19, 19), {"tT----"}},
        {"polygon touches an edge", rectangle(10, 2, 12, 4), {"t-c---"}},
        {"polygon touches a corner", rectangle(10, 10, 12, 14), {"t-c---"}},
        {"polygon outside", rectangle(10.001, 2, 12, 4), {"------"}},
        {"polygon with a notch that holds the band", lShape, {"------"}},
        {"band in a hole", room, {"------"}},
        {"band fills a hole", tightRoom, {"t-c---"}},
        {"band in the area beside a hole", Polygon{room.outline, {rectangle(12, 12, 14, 14).outline}}, {"tT----"}},
        {"collinear polygon", Polygon{{{2, 2}, {8, 8}, {5, 5}}, {}}, {"tTcCeE"}},
        {"collinear polygon through", Polygon{{{-5, 5}, {15, 5}}, {}}, {"tTcC--"}},
        {"collinear polygon that ends at an edge", Polygon{{{10, 5}, {15, 5}, {12, 5}}, {}}, {"t-c---"}},
        {"collinear polygon along an edge", Polygon{{{2, 10}, {8, 10}, {5, 10}}, {}}, {"t-c-e-"}},
        {"collinear polygon with a hole", Polygon{{{2, 2}, {8, 8}}, {{{3, 3}, {12, 12}}}}, {"tTcC--"}},
        {"collinear polygon of two separate rings", Polygon{{{2, 2}, {4, 4}}, {{{5, 5}, {8, 8}}}}, {"t-cCeE"}},
        {"polygon of one point", Polygon{{{5, 5}}, {}}, {"tTcCeE"}},
        {"polygon of one point on an edge", Polygon{{{10, 5}, {10, 5}}, {}}, {"t-c-e-"}},
        {"polygon with duplicate points", Polygon{{{1, 1}, {1, 1}, {9, 1}, {9, 9}, {9, 9}}, {}}, {"tTcCeE"}},
        {"polygon twice over itself",
         Polygon{rectangle(1, 1, 9, 9).outline, {rectangle(1, 1, 9, 9).outline}},
         {"t-cCeE"}},
        {"two rooms that share a wall in the band",
         Polygon{rectangle(-20, -20, 5, 30).outline, {rectangle(5, -20, 30, 30).outline}},
         {"tTcC--"}},
        {"bow tie, crossing in the band", Polygon{{{-10, -5}, {20, 15}, {20, -5}, {-10, 15}}, {}}, {"tTcC--"}},
        {"polygon without points", Polygon{}, {"------"}},
    };
}

Primitive placed(const Primitive &primitive, QPointF axis, double scale, QPointF offset)
{
    struct Scaler
    {
        double by;
        Primitive operator()(Obb box) const { return scaled(box); }
        Primitive operator()(Circle circle) const { return Circle{circle.center * by, circle.radius * by}; }
        Primitive operator()(Ellipse e) const { return Ellipse{e.center * by, e.radiusX * by, e.radiusY * by, e.axis}; }
        Primitive operator()(RoundedBox box) const { return RoundedBox{scaled(box.core), box.radius * by}; }
        Primitive operator()(Polyline line) const { return Polyline{scaled(line.points)}; }
        Primitive operator()(Polygon polygon) const
        {
            for (QList<QPointF> &hole : polygon.holes)
                hole = scaled(hole);
            return Polygon{scaled(polygon.outline), polygon.holes};
        }
        Obb scaled(Obb box) const { return {box.center * by, box.halfWidth * by, box.halfHeight * by, box.axis}; }
        QList<QPointF> scaled(QList<QPointF> points) const
        {
            for (QPointF &point : points)
                point *= by;
            return points;
        }
    };
    return transformed(std::visit(Scaler{scale}, primitive), Pose{offset, axis});
}

void check(const Quad &quad, const Primitive &primitive, const Expected &expected)
{
    for (Reading reading : {Reading::Closed, Reading::Open}) {
        QCOMPARE(intersects(quad, PrimitiveView(primitive, Extent::Area), reading),
                 expected.meets(Extent::Area, reading));
        QCOMPARE(intersects(quad, PrimitiveView(primitive, Extent::Curve), reading),
                 expected.meets(Extent::Curve, reading));
        QCOMPARE(contains(quad, primitive, reading), expected.holds(reading));
    }
}

} // namespace

Q_DECLARE_METATYPE(Trammel::Primitive)
Q_DECLARE_METATYPE(Trammel::Quad)

void TestPredicates::bands_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Case> all = cases();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

void TestPredicates::bands()
{
    QFETCH(int, index);
    const Case row = cases()[std::size_t(index)];
    check(band(0, 0, 10, 10), row.primitive, row.expected);
    // A band dragged up and left, and one with the opposite orientation, are the same band.
    check(band(10, 10, 0, 0), row.primitive, row.expected);
    check({{QPointF(0, 10), QPointF(10, 10), QPointF(10, 0), QPointF(0, 0)}}, row.primitive, row.expected);
    check({{QPointF(10, 10), QPointF(0, 0), QPointF(10, 0), QPointF(0, 10)}}, row.primitive, row.expected);
}

void TestPredicates::scaleChangesNothing_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<QPointF>("offset");
    QTest::addColumn<QPointF>("axis");
    QTest::newRow("tiny") << std::ldexp(1, -30) << QPointF(0, 0) << QPointF(1, 0);
    QTest::newRow("huge") << std::ldexp(1, 24) << QPointF(0, 0) << QPointF(1, 0);
    QTest::newRow("a quarter") << 1.0 << QPointF(0, 0) << QPointF(0, 1);
    QTest::newRow("half a turn, negative coordinates") << 1.0 << QPointF(-4096, -65536) << QPointF(-1, 0);
    QTest::newRow("far away") << 1.0 << QPointF(1 << 29, -(1 << 29)) << QPointF(0, -1);
}

void TestPredicates::scaleChangesNothing()
{
    QFETCH(double, scale);
    QFETCH(QPointF, offset);
    QFETCH(QPointF, axis);
    for (const Case &row : cases()) {
        // Coordinates in thousandths are not exact far from the origin.
        if (QByteArray(row.name).contains("outside") || QByteArray(row.name).contains("circle across"))
            continue;
        Quad quad = band(0, 0, 10, 10);
        for (QPointF &corner : quad.corners)
            corner = posed(corner, axis, scale, offset);
        check(quad, placed(row.primitive, axis, scale, offset), row.expected);
        if (QTest::currentTestFailed())
            QFAIL(row.name);
    }
}

void TestPredicates::bandsWithoutArea_data()
{
    QTest::addColumn<Quad>("quad");
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<QString>("answers");
    const auto row = [](const char *name, const Quad &quad, const Primitive &primitive, const char *answers) {
        QTest::newRow(name) << quad << primitive << QString::fromLatin1(answers);
    };
    const Quad point = band(5, 5, 5, 5), line = band(0, 5, 10, 5);
    row("point in a circle", point, Circle{{5, 6}, 3}, "tT----");
    row("point on a circle", point, Circle{{8, 9}, 5}, "t-cC--");
    row("point off a circle", point, Circle{{8, 9}, 4.99}, "------");
    row("point on a box's corner", point, Obb{{7, 7}, 2, 2}, "t-cC--");
    row("point in a rounded box's corner", point, RoundedBox{{{9, 10}, 1, 1}, 5}, "t-cC--");
    row("point on a point", point, Obb{{5, 5}, 0, 0}, "tTcCeE");
    row("point on a polyline's end", point, Polyline{{{5, 5}, {9, 9}}}, "t-c---");
    row("point on a polyline", point, Polyline{{{0, 5}, {9, 5}}}, "tTcC--");
    row("point in a polygon", point, rectangle(0, 0, 10, 10), "tT----");
    row("point on a polygon's vertex", point, rectangle(5, 5, 10, 10), "t-cC--");
    row("line through a circle", line, Circle{{5, 5}, 1}, "tTcC--");
    row("line touches a circle", line, Circle{{5, 8}, 3}, "t-cC--");
    row("line ends on a circle", line, Circle{{13, 9}, 5}, "t-c---");
    row("line ends on a circle from inside", line, Circle{{5, 5}, 5}, "tTc---");
    row("line in a circle", line, Circle{{5, 5}, 50}, "tT----");
    row("line along a box's edge", line, Obb{{5, 8}, 2, 3}, "t-cC--");
    row("line ends on a box's edge", line, Obb{{12, 5}, 2, 3}, "t-c---");
    row("line ends on a box's corner, from inside", line, Obb{{5, 8}, 5, 3}, "t-cC--");
    row("line that is the box", line, Obb{{5, 5}, 5, 0}, "tTcCe-");
    row("line holds a shorter box", line, Obb{{5, 5}, 4, 0}, "tTcCeE");
    row("line across a line", line, Obb{{5, 5}, 0, 4}, "tTcC--");
    row("line ends at a line", line, Obb{{10, 5}, 0, 4}, "t-c---");
    row("line holds a circle of radius zero", line, Circle{{5, 5}, 0}, "tTcCeE");
    row("line holds no circle", line, Circle{{5, 5}, 1e-300}, "tTcC--");
    row("line along a rounded box", line, RoundedBox{{{5, 8}, 2, 2}, 1}, "t-cC--");
    row("line touches an ellipse", line, Ellipse{{5, 7}, 4, 2}, "t-cC--");
    row("point where a polyline closes", point, Polyline{{{5, 5}, {9, 5}, {9, 9}, {5, 5}}}, "tTcC--");
    row("line enters a circle at its end", line, Circle{{4, 5}, 4}, "tTcC--");
    row("line enters an ellipse at its end", line, Ellipse{{4, 5}, 4, 2}, "tTcC--");
    row("line ends on an ellipse", line, Ellipse{{14, 5}, 4, 2}, "t-c---");
    row("line enters a rounded box at its end", line, RoundedBox{{{2.5, 5}, 1.5, 1.5}, 1}, "tTcC--");
    row("line ends on a rounded box", line, RoundedBox{{{12, 5}, 1, 1}, 1}, "t-c---");
    row("line enters a rounded corner at its end", line, RoundedBox{{{4, 10}, 1, 1}, 5}, "tTcC--");
    row("line ends on a rounded corner", line, RoundedBox{{{14, 10}, 1, 1}, 5}, "t-c---");
    row("line leaves a rounded box along its side", line, RoundedBox{{{-2, 8}, 2, 2}, 1}, "t-c---");
    row("line begins along a rounded box's side", line, RoundedBox{{{-1, 8}, 2, 2}, 1}, "t-cC--");
    row("line in a polygon", line, rectangle(-5, -5, 15, 15), "tT----");
    row("line along a polygon's edge", line, rectangle(-5, 5, 15, 15), "t-cC--");
    row("line from edge to edge in a polygon", line, rectangle(0, 0, 10, 10), "tTc---");
}

void TestPredicates::bandsWithoutArea()
{
    QFETCH(Quad, quad);
    QFETCH(Primitive, primitive);
    QFETCH(QString, answers);
    const QByteArray latin = answers.toLatin1();
    check(quad, primitive, {latin.constData()});
}

void TestPredicates::bandHoldsTurnedEllipseByOneUnit()
{
    Random random;
    for (int i = 0; i < 300; ++i) {
        const Ellipse ellipse{random.point(1e4), random.real(0.1, 500), random.real(0.1, 500),
                              axisFromDegrees(random.real(0, 360))};
        // Every second band is rotated by a random angle, as in a rotated view.
        const QPointF view = axisFromDegrees(i % 2 == 0 ? 0 : random.real(0, 360));
        const auto reach = [&](QPointF direction) {
            return std::hypot(ellipse.radiusX * dot(direction, ellipse.axis),
                              ellipse.radiusY * cross(direction, ellipse.axis));
        };
        const auto bandAround = [&](double left, double margin) {
            const double x = reach(view) + margin, y = reach(perpendicular(view)) + margin;
            Quad quad = band(-x - left, -y, x, y);
            for (QPointF &corner : quad.corners)
                corner = posed(corner, view, 1, ellipse.center);
            return quad;
        };
        QVERIFY(contains(bandAround(0, 1), ellipse));
        QVERIFY(contains(bandAround(0, 1), ellipse, Reading::Open));
        QVERIFY(contains(bandAround(0, 1e-9), ellipse));
        QVERIFY(!contains(bandAround(0, -1e-9), ellipse));
        QVERIFY(!contains(bandAround(-1e-9, 0), ellipse));
        QVERIFY(intersects(bandAround(0, 0), PrimitiveView(ellipse, Extent::Curve)));
        QVERIFY(!intersects(bandAround(0, 0),
                            PrimitiveView(Ellipse{ellipse.center, 2e4, 2e4, ellipse.axis}, Extent::Curve)));
    }
}

void TestPredicates::bandAnswersAreMonotone()
{
    Random random;
    const auto box = [&] {
        return Obb{random.point(10), random.real(0, 5), random.real(0, 5), axisFromDegrees(random.real(0, 360))};
    };
    for (int i = 0; i < 1000; ++i) {
        const Obb core = box();
        const QList<QPointF> ring{random.point(10), random.point(10), random.point(10), random.point(10)};
        const std::array<Primitive, 6> shapes{core,
                                              Circle{core.center, core.halfWidth},
                                              Ellipse{core.center, core.halfWidth, core.halfHeight, core.axis},
                                              RoundedBox{core, random.real(0, 3)},
                                              Polyline{ring},
                                              Polygon{ring, {}}};
        const QPointF a = random.point(10), b = random.point(10);
        const Quad quad = band(a.x(), a.y(), b.x(), b.y());
        for (const Primitive &shape : shapes) {
            const bool touches = intersects(quad, shape), holds = contains(quad, shape);
            QVERIFY(!holds || touches);
            QVERIFY(!contains(quad, shape, Reading::Open) || holds);
            QVERIFY(!intersects(quad, PrimitiveView(shape, Extent::Curve)) || touches);
            QVERIFY(!intersects(quad, PrimitiveView(shape, Extent::Area), Reading::Open) || touches);
            QVERIFY(!holds || intersects(quad, PrimitiveView(shape, Extent::Curve)));
            const Aabb2 extent = bounds(shape);
            QVERIFY(!touches || extent.overlaps(bounds(quad)));
            QVERIFY(!bounds(quad).contains(extent) || holds);
            const bool hasPointInside = locate(a, shape) != Location::Outside;
            QVERIFY(!hasPointInside || touches);
            QCOMPARE(hasPointInside, intersects(band(a.x(), a.y(), a.x(), a.y()), shape));
            QCOMPARE(distance(a, shape) == 0, hasPointInside);
        }
    }
}

void TestPredicates::badNumbersMeetNothing()
{
    const Quad good = band(0, 0, 10, 10);
    for (double bad : {qQNaN(), qInf(), -qInf()}) {
        const std::array<Primitive, 8> shapes{Obb{{bad, 5}, 1, 1},
                                              Obb{{5, 5}, 1, 1, {bad, 0}},
                                              Circle{{5, 5}, bad},
                                              Ellipse{{5, 5}, 1, bad},
                                              RoundedBox{{{5, bad}, 1, 1}, 1},
                                              RoundedBox{{{5, 5}, 1, 1}, bad},
                                              Polyline{{{5, 5}, {bad, 5}}},
                                              Polygon{{{1, 1}, {9, 1}, {9, bad}}, {}}};
        for (const Primitive &shape : shapes) {
            QVERIFY(!intersects(good, shape) && !intersects(good, PrimitiveView(shape, Extent::Curve))
                    && !contains(good, shape));
            QCOMPARE(locate({5, 5}, shape), Location::Outside);
            QCOMPARE(distance({5, 5}, shape), qInf());
        }
        Quad broken = good;
        broken.corners[2].setX(bad);
        QVERIFY(!intersects(broken, Circle{{5, 5}, 1}) && !contains(broken, Circle{{5, 5}, 1}));
        QCOMPARE(locate({bad, 5}, Circle{{5, 5}, 1}), Location::Outside);
        QCOMPARE(distance({bad, 5}, Primitive(Circle{{5, 5}, 1})), qInf());
        QCOMPARE(distance({5, 5}, Segment{{0, 0}, {bad, 0}}), qInf());
        QVERIFY(!intersects(Segment{{0, 0}, {bad, 0}}, Segment{{0, 0}, {1, 0}}));
    }
    const double most = std::numeric_limits<double>::max();
    QVERIFY(intersects(band(-most, -most, most, most), Obb{{0, 0}, most, most}));
    QVERIFY(contains(band(-most, -most, most, most), Circle{{0, 0}, most}));
    QVERIFY(intersects(good, Ellipse{{5, 5}, most, 5e-324}));
}

TRAMMEL_TEST(TestPredicates)
#include "tst_predicates.moc"
