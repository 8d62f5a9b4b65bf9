#include "tests/geometry/boxfamilies.h"
#include "tests/geometry/exactoracle.h"
#include "tests/geometry/hulls.h"
#include "tests/testprogram.h"
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/sat.h>

#include <QtTest/QTest>

#include <variant>

using namespace Trammel;

using Points = std::vector<QPointF>;
using AnyShape = std::variant<Circle, Aabb2, Obb, Points>;

Q_DECLARE_METATYPE(AnyShape)

namespace {

Obb box(double x, double y, double width, double height, double degrees = 0)
{
    return {{x, y}, width / 2, height / 2, axisFromDegrees(degrees)};
}

Aabb2 upright(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, bottom}};
}

/// Calls a function with the value of a shape; points become a convex polygon.
template <class Function> auto withKind(const AnyShape &shape, const Function &function)
{
    return std::visit(
        [&](const auto &kind) {
            if constexpr (std::is_same_v<std::decay_t<decltype(kind)>, Points>)
                return function(ConvexPolygon(kind));
            else
                return function(kind);
        },
        shape);
}

bool doIntersect(const AnyShape &a, const AnyShape &b, Reading reading = Reading::Closed)
{
    return withKind(a, [&](const auto &own) {
        return withKind(b, [&](const auto &other) { return intersects(own, other, reading); });
    });
}

std::optional<Contact> contactOf(const AnyShape &a, const AnyShape &b, Reading reading = Reading::Closed)
{
    return withKind(a, [&](const auto &own) {
        return withKind(b, [&](const auto &other) { return contact(own, other, reading); });
    });
}

AnyShape moved(AnyShape shape, QPointF offset)
{
    if (auto *circle = std::get_if<Circle>(&shape))
        circle->center += offset;
    else if (auto *aabb = std::get_if<Aabb2>(&shape))
        *aabb = aabb->translated({offset.x(), offset.y()});
    else if (auto *obb = std::get_if<Obb>(&shape))
        obb->center += offset;
    else {
        Points &points = std::get<Points>(shape);
        for (QPointF &point : points)
            point += offset;
        // Rounding may make a nearly straight corner concave.
        const ConvexPolygon polygon(points);
        points.assign(polygon.corners().begin(), polygon.corners().end());
    }
    return shape;
}

/// The convex hull of the exact corners; for a circle, its center.
Oracle::Points exactRing(const AnyShape &shape)
{
    if (const auto *circle = std::get_if<Circle>(&shape))
        return {Oracle::Point(circle->center)};
    if (const auto *aabb = std::get_if<Aabb2>(&shape))
        return Oracle::points(Quad::fromBox(*aabb));
    if (const auto *obb = std::get_if<Obb>(&shape))
        return Oracle::hull(Oracle::corners(*obb));
    Oracle::Points points;
    for (QPointF point : std::get<Points>(shape))
        points.emplace_back(point);
    return Oracle::hull(points);
}

/// 1 if the interiors meet, 0 if the shapes touch, -1 if they are apart. Either both shapes are straight and have an
/// area, or one of them is a circle.
int exactVerdict(const AnyShape &a, const AnyShape &b)
{
    const auto radiusOf = [](const AnyShape &shape) {
        const auto *circle = std::get_if<Circle>(&shape);
        return Oracle::Rational(circle ? circle->radius : 0.0);
    };
    const Oracle::Points ringA = exactRing(a), ringB = exactRing(b);
    const Oracle::Rational reach = radiusOf(a) + radiusOf(b);
    if (reach.sign() > 0)
        return (reach * reach - Oracle::squaredDistance(ringA, ringB)).sign();
    int least = 1;
    for (const auto &[owner, other] : {std::pair(ringA, ringB), std::pair(ringB, ringA)}) {
        for (const auto &[from, to] : Oracle::ringEdges(owner)) {
            int most = -1;
            for (const Oracle::Point &point : other)
                most = std::max(most, Oracle::cross(to - from, point - from).sign());
            least = std::min(least, most);
        }
    }
    return least;
}

AnyShape someShape(Random &random, BoxFamily family)
{
    const Obb base = familyBox(random, family);
    const double unit = family == BoxFamily::SmallAndFar ? 1e-6 : 1;
    switch (random.integer(0, 3)) {
    case 0:
        return Circle{base.center, std::max(base.halfWidth, unit)};
    case 1:
        return upright(base.center.x(), base.center.y(), base.center.x() + base.halfHeight + unit,
                       base.center.y() + base.halfWidth + unit);
    case 2:
        return Obb{base.center, base.halfWidth + unit, base.halfHeight + unit, base.axis};
    default:
        break;
    }
    Points points;
    for (int i = 0; i < 5; ++i)
        points.push_back(base.center + random.gridPoint(4) * unit);
    const ConvexPolygon polygon(points);
    points.assign(polygon.corners().begin(), polygon.corners().end());
    if (points.size() < 3)
        return Circle{base.center, unit};
    if (random.coin())
        std::reverse(points.begin(), points.end());
    return points;
}

} // namespace

class TestContact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void badInput();
    void verdictsEqualRationals();
    void contactsPartAndNoLessDoes();
    void boxesAsViews();
    void farFromTheOrigin();
};

void TestContact::named_data()
{
    QTest::addColumn<AnyShape>("a");
    QTest::addColumn<AnyShape>("b");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<double>("depth");
    QTest::addColumn<QPointF>("normal");
    const auto row = [](const char *name, const AnyShape &a, const AnyShape &b, int verdict, double depth = 0,
                        QPointF normal = {}) { QTest::newRow(name) << a << b << verdict << depth << normal; };
    const double half = std::sqrt(0.5);
    const Circle unit{{0, 0}, 1};
    const Aabb2 ten = upright(0, 0, 10, 10);
    row("circles overlap", unit, Circle{{1.5, 0}, 1}, 1, 0.5, {1, 0});
    row("circles overlap, 3-4-5", Circle{{0, 0}, 3}, Circle{{3, 4}, 3}, 1, 1, {0.6, 0.8});
    row("circles touch, 3-4-5", Circle{{0, 0}, 2}, Circle{{3, 4}, 3}, 0, 0, {0.6, 0.8});
    row("circles apart by a hair", Circle{{0, 0}, 2}, Circle{{3, std::nextafter(4.0, 5.0)}, 3}, -1);
    for (double step : {0x1p520, 0x1p-560, 0x1p-1060}) {
        const Points upwards{{0, 0}, {0, 20 * step}};
        const QByteArray size = step > 1 ? "huge, " : step > 1e-200 ? "small, " : "denormal, ";
        row(size + "circle beyond the end of a segment", Circle{{8 * step, 28 * step}, 10 * step}, upwards, -1);
        row(size + "circle at the end of a segment", Circle{{6 * step, 28 * step}, 10 * step}, upwards, 0);
        row(size + "circle over the end of a segment", Circle{{6 * step, 28 * step}, 11 * step}, upwards, 1, step,
            {-0.6, -0.8});
    }
    row("circle in circle: the way out", Circle{{0, 0}, 10}, Circle{{3, 0}, 1}, 1, 8, {1, 0});
    row("circle round circle", Circle{{3, 0}, 1}, Circle{{0, 0}, 10}, 1, 8, {-1, 0});
    row("circles with one center", unit, unit, 1, 2, {1, 0});
    row("circles with one center, nested", unit, Circle{{0, 0}, 5}, 1, 6, {1, 0});
    row("circle of no size inside", unit, Circle{{0.5, 0}, 0}, 1, 0.5, {1, 0});
    row("circle of no size on the rim", unit, Circle{{0, 1}, 0}, 0, 0, {0, 1});
    row("circles of no size, same", Circle{{1, 2}, 0}, Circle{{1, 2}, 0}, 1, 0, {1, 0});
    row("circles of no size, other", Circle{{1, 2}, 0}, Circle{{1, 3}, 0}, -1);
    row("negative radius", Circle{{0, 0}, -1}, Circle{{1.5, 0}, -1}, 1, 0.5, {1, 0});
    row("huge circles", Circle{{-1e9, 0}, 1e9}, Circle{{1e9, 0}, 1e9}, 0, 0, {1, 0});
    row("tiny circles", Circle{{0, 0}, 1e-9}, Circle{{1.5e-9, 0}, 1e-9}, 1, 0.5e-9, {1, 0});

    row("circle beside a box", ten, Circle{{10.5, 5}, 1}, 1, 0.5, {1, 0});
    row("circle touches a box's edge", ten, Circle{{11, 5}, 1}, 0, 0, {1, 0});
    row("circle at a box's corner", ten, Circle{{13, 14}, 6}, 1, 1, {0.6, 0.8});
    row("circle touches a box's corner", ten, Circle{{13, 14}, 5}, 0, 0, {0.6, 0.8});
    row("circle off a box's corner, boxes overlap", ten, Circle{{13, 14}, 4.5}, -1);
    row("circle in a box: the way out", ten, Circle{{8, 4}, 1}, 1, 3, {1, 0});
    row("box in a circle: the way out", Circle{{0, 0}, 20}, upright(0, -1, 2, 1), 1, 20, {1, 0});
    row("circle's center on an edge", ten, Circle{{10, 5}, 1}, 1, 1, {1, 0});
    row("circle's center on a corner", ten, Circle{{10, 10}, 1}, 1, 1);
    row("circle and box with one center", box(0, 0, 4, 4), unit, 1, 3, {1, 0});
    row("circle and long box with one center", box(0, 0, 40, 4), unit, 1, 3);
    row("circle beside a turned box", box(0, 0, 2, 2, 45), Circle{{3, 0}, 2}, 1, std::sqrt(2.0) - 1, {1, 0});
    row("circle at a turned box's side", box(0, 0, 2, 2, 45), Circle{{half * 2, half * 2}, 1.5}, 1, 0.5, {half, half});
    row("circle off a turned box", box(0, 0, 2, 2, 45), Circle{{3, 0}, 1.5}, -1);
    row("circle and 3-4-5 box touch", Obb{{0, 0}, 5, 5, {0.6, 0.8}}, Circle{{0, 12}, 5}, -1);

    const Points triangle{{0, 0}, {8, 0}, {0, 6}};
    row("circle at a triangle's slope", triangle, Circle{{6, 5}, 3}, 1, 0.2, {0.6, 0.8});
    row("circle touches a triangle's slope", triangle, Circle{{10, 5}, 5}, -1);
    row("circle touches a triangle's slope, 3-4-5", triangle, Circle{{7, 7}, 5}, 0, 0, {0.6, 0.8});
    row("circle at a triangle's tip", triangle, Circle{{12, -3}, 6}, 1, 1, {0.8, -0.6});
    row("circle in a triangle", triangle, Circle{{1, 2}, 0.5}, 1, 1.5, {-1, 0});
    row("circle and a segment", Points{{0, 0}, {8, 0}}, Circle{{4, 2}, 3}, 1, 1, {0, 1});
    row("circle on a segment", Points{{0, 0}, {8, 0}}, Circle{{3, 0}, 3}, 1, 3);
    row("circle and a segment's end", Points{{0, 0}, {8, 0}}, Circle{{11, 4}, 5}, 0, 0, {0.6, 0.8});
    row("circle and a point", Points{{3, 4}}, Circle{{0, 0}, 6}, 1, 1, {-0.6, -0.8});
    row("circle and repeated points", Points{{3, 4}, {3, 4}, {3, 4}}, Circle{{0, 0}, 5}, 0, 0, {-0.6, -0.8});
    row("circle of no size in a triangle", triangle, Circle{{1, 2}, 0}, 1, 1, {-1, 0});
    row("circle of no size on an edge", triangle, Circle{{0, 2}, 0}, 0, 0, {-1, 0});

    row("upright boxes", ten, upright(7, 4, 8, 6), 1, 3, {1, 0});
    row("upright boxes touch", ten, upright(10, 2, 12, 4), 0, 0, {1, 0});
    row("upright boxes apart", ten, upright(11, 2, 12, 4), -1);
    row("upright and turned", ten, box(10.5, 5, 2, 2, 45), 1, std::sqrt(2.0) - 0.5, {1, 0});
    row("upright and turned, nested", ten, box(8, 5, 2, 2, 90), 1, 3, {1, 0});
    row("upright and triangle", upright(-5, -5, 1, 1), triangle, 1, 1);
    row("turned and triangle", box(0, 0, 2, 2, 90), triangle, 1, 1);
    row("an empty box", ten, Aabb2(), -1);
}

void TestContact::named()
{
    QFETCH(AnyShape, a);
    QFETCH(AnyShape, b);
    QFETCH(int, verdict);
    QFETCH(double, depth);
    QFETCH(QPointF, normal);
    for (bool isTurned : {false, true}) {
        const AnyShape &first = isTurned ? b : a, &second = isTurned ? a : b;
        QCOMPARE(doIntersect(first, second), verdict >= 0);
        QCOMPARE(doIntersect(first, second, Reading::Open), verdict > 0);
        const std::optional<Contact> found = contactOf(first, second);
        QCOMPARE(found.has_value(), verdict >= 0);
        QCOMPARE(contactOf(first, second, Reading::Open).has_value(), verdict > 0);
        if (!found)
            continue;
        QVERIFY(std::abs(found->depth - depth) <= 1e-8 * depth && (verdict > 0 || found->depth == 0));
        QVERIFY(std::abs(length(found->normal) - 1) < 1e-15);
        // Shapes with a common center have the normal (1, 0) in either order.
        const bool haveOneCenter = QByteArrayView(QTest::currentDataTag()).contains("one center") || depth == 0;
        if (!same(normal, {}) && !(isTurned && haveOneCenter))
            QVERIFY(length(found->normal - (isTurned ? -normal : normal)) < 1e-6);
    }
}

void TestContact::badInput()
{
    const Circle unit{{0, 0}, 1};
    for (double bad : {qQNaN(), qInf(), -qInf()}) {
        for (const AnyShape &shape :
             {AnyShape(Circle{{bad, 0}, 1}), AnyShape(Circle{{0, 0}, bad}), AnyShape(upright(0, bad, 1, 1)),
              AnyShape(Obb{{0, 0}, 1, 1, {bad, 0}}), AnyShape(Points{{0, 0}, {bad, 1}, {1, 1}}), AnyShape(Points())}) {
            for (const AnyShape &other : {AnyShape(unit), AnyShape(box(0, 0, 1, 1)), shape}) {
                QVERIFY(!doIntersect(shape, other) && !contactOf(shape, other));
                QVERIFY(!doIntersect(other, shape) && !contactOf(other, shape));
            }
        }
    }
    // Overflow and underflow of intermediate results do not change the answer.
    QVERIFY(intersects(Circle{{-1e300, 0}, 1e300}, Circle{{1e300, 0}, 1e300}));
    QVERIFY(!intersects(Circle{{-1e300, 0}, 1e300}, Circle{{1e300, 0}, 1e300}, Reading::Open));
    QVERIFY(!intersects(Circle{{0, 0}, 1e-170}, Circle{{1e-169, 0}, 1e-170}));
    QVERIFY(intersects(Circle{{0, 0}, 1e-170}, Circle{{2e-170, 0}, 1e-170}));
}

void TestContact::verdictsEqualRationals()
{
    Random random;
    for (BoxFamily family : AllBoxFamilies) {
        std::array<int, 3> counts{};
        for (int round = 0; round < 400; ++round) {
            const AnyShape a = someShape(random, family);
            AnyShape b = someShape(random, family);
            if (round % 4 == 0) {
                // The shapes are moved side by side, up to rounding.
                if (const std::optional<Contact> found = contactOf(a, b))
                    b = moved(b, found->normal * found->depth);
            }
            const int verdict = exactVerdict(a, b);
            QCOMPARE(doIntersect(a, b), verdict >= 0);
            QCOMPARE(doIntersect(b, a, Reading::Open), verdict > 0);
            QCOMPARE(contactOf(b, a).has_value(), verdict >= 0);
            ++counts[std::size_t(verdict + 1)];
        }
        QVERIFY(counts[0] > 20 && counts[2] > 20);
        QVERIFY(counts[1] > 0 || family != BoxFamily::IntegerGrid);
    }
}

void TestContact::contactsPartAndNoLessDoes()
{
    Random random;
    int found = 0;
    for (int round = 0; round < 600; ++round) {
        const AnyShape a = someShape(random, BoxFamily::WithinUlps);
        const AnyShape b = moved(someShape(random, BoxFamily::IntegerGrid), random.point(1));
        const std::optional<Contact> there = contactOf(a, b), back = contactOf(b, a);
        QCOMPARE(there.has_value(), back.has_value());
        if (!there || there->depth == 0)
            continue;
        ++found;
        QVERIFY(std::abs(there->depth - back->depth) <= 1e-13 * (1 + there->depth));
        for (const double factor : {0.99, 1 + 1e-12 + 1e-12 / there->depth}) {
            const QPointF way = there->normal * (there->depth * factor);
            QCOMPARE(doIntersect(a, moved(b, way), Reading::Open), factor < 1);
        }
        for (int i = 0; i < 24; ++i)
            QVERIFY(doIntersect(a, moved(b, axisFromDegrees(15 * i) * (there->depth * 0.99))));
    }
    QVERIFY(found > 50);
}

// Two boxes have a separate implementation, which must agree with the general one.
void TestContact::boxesAsViews()
{
    Random random;
    for (BoxFamily family : AllBoxFamilies) {
        for (int round = 0; round < 300; ++round) {
            const Obb a = familyBox(random, family), b = familyBox(random, family);
            for (Reading reading : {Reading::Closed, Reading::Open}) {
                const std::optional<Contact> own = contact(a, b, reading), asViews = contactOfViews(a, b, reading);
                QCOMPARE(own.has_value(), asViews.has_value());
                QCOMPARE(intersects(a, b, reading), own.has_value());
                QCOMPARE(intersects(PrimitiveView(a), PrimitiveView(b), reading), own.has_value());
                const double size = a.halfWidth + a.halfHeight + b.halfWidth + b.halfHeight;
                if (!own)
                    continue;
                QVERIFY(std::abs(own->depth - asViews->depth) <= 1e-14 * size);
                QVERIFY(own->depth <= 1e-14 * size || std::abs(length(own->normal) - 1) < 1e-15);
            }
        }
    }
}

void TestContact::farFromTheOrigin()
{
    // The features are 1e-6 large at a million: the depth is as accurate as the coordinates.
    const QPointF far(1e6, -1e6);
    const double grain = std::ldexp(1.0, -20);
    const Points small{far, far + QPointF(grain, 0), far + QPointF(grain, grain), far + QPointF(0, grain)};
    const std::optional<Contact> found =
        contact(small, Obb{far + QPointF(grain * 1.25, grain / 2), grain / 2, grain / 2, {1, 0}});
    QVERIFY(found);
    QCOMPARE(found->depth, grain / 4);
    QVERIFY(same(found->normal, {1, 0}));
}

TRAMMEL_TEST(TestContact)
#include "tst_contact.moc"
