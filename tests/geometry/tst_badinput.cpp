#include "tests/geometry/hulls.h"
#include "tests/testprogram.h"
#include <trammel/geometry/boundingvolumes.h>
#include <trammel/geometry/collision.h>
#include <trammel/geometry/convexpolygon.h>
#include <trammel/geometry/overlappingpairs.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>
#include <trammel/geometry/sat.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/spatialindex.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

#include <QtTest/QtTest>

#include <limits>
#include <vector>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::Primitive)

/// All functions with numbers that overflow or underflow, and with degenerate shapes: the answers must be consistent
/// and fast.
class TestBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data();
    void pairs();
    void regionsFromEndToEndOfTheDoubles();
    void millionEqualPoints();
    void millionEqualBoxes();
};

namespace {

std::vector<Primitive> kindsOf(QPointF center, double size)
{
    const QPointF across(size, 0), down(0, size);
    return {Obb{center, size, size / 2, {0.6, 0.8}},
            Circle{center, size},
            Ellipse{center, size, size / 2, {0.6, 0.8}},
            RoundedBox{{center, size / 2, size / 4, {1, 0}}, size / 2},
            Polyline{{center - across, center + down, center + across}},
            Polygon{{center - down, center + across, center + down, center + across / 4, center - across}, {}},
            Polygon{{center - across, center + across, center + down, center - down}, {{center, center + down / 4}}}};
}

Polygon asPolygon(const Primitive &primitive)
{
    if (const auto *polygon = std::get_if<Polygon>(&primitive))
        return *polygon;
    const auto *line = std::get_if<Polyline>(&primitive);
    return {line ? line->points : QList<QPointF>(), {}};
}

void askColliders(const Collider &a, const Collider &b, double size)
{
    const bool doMeet = intersects(a, b), doOverlap = collide(a, b);
    QVERIFY(doMeet || !doOverlap);
    QVERIFY(doMeet || !collide(a, b, size / 100));
    const std::optional<Contact> way = minimumTranslation(a, b);
    QVERIFY(!way || (doOverlap && way->depth >= 0 && std::abs(length(way->normal) - 1) < 1e-12));
    for (QPointF motion : {QPointF(3, 1) * size, QPointF(1, 0)}) {
        const std::optional<Touch> touch = sweep(a, motion, b);
        QVERIFY(!touch || (touch->fraction >= 0 && touch->fraction <= 1));
        QVERIFY(isFinite(slide(a, motion, {&b, 1})));
    }
}

void askPair(const Primitive &a, const Primitive &b, double size)
{
    for (Extent extent : {Extent::Area, Extent::Curve}) {
        const PrimitiveView first(a, extent), second(b);
        const bool doMeet = intersects(first, second);
        QVERIFY(doMeet == intersects(second, first));
        QVERIFY(doMeet || !intersects(first, second, Reading::Open));
        QVERIFY(doMeet || !(contains(first, second) || contains(second, first)));
        QVERIFY(distance(first, second) >= 0);
        const Collider own(a, extent), other(b, Extent::Area);
        askColliders(own, other, size);
        askColliders(other, own, size);
    }
    const Polygon polygon = asPolygon(a);
    const Region region(polygon);
    const QPointF place(bounds(b).min[0], bounds(b).min[1]);
    QCOMPARE(region.locate(place), locate(place, Primitive(polygon)));
    QVERIFY(intersects(region, b) || !intersects(region, b, Reading::Open));
    const Triangulation triangles = triangulate(polygon);
    QVERIFY(triangles.indices.empty() == (triangles.error != Triangulation::Error::None));
    QVERIFY(convexPieces(polygon, triangles).size() <= triangles.indices.size() / 3);
    isSimple(polygon);
    const ConvexPolygon hull(polygon.outline), otherHull(asPolygon(b).outline);
    const std::optional<Contact> way = contact(ConvexPolygon(hull), ConvexPolygon(otherHull));
    QCOMPARE(way.has_value(), intersects(hull, otherHull));
    QVERIFY(!way || way->depth >= 0);
    const std::optional<Circle> circle = smallestCircle(polygon.outline);
    const std::optional<Obb> box = leastAreaBox(polygon.outline);
    for (QPointF point : polygon.outline) {
        QVERIFY(!circle || contains(*circle, point));
        QVERIFY(!box || contains(*box, point));
        QVERIFY(Kdop::around(polygon.outline).contains(point));
    }
}

} // namespace

void TestBadInput::pairs_data()
{
    QTest::addColumn<std::vector<Primitive>>("shapes");
    QTest::addColumn<double>("size");
    for (double size : {1e300, 1e160, 1e150, 1e-160, 1e-300, std::numeric_limits<double>::denorm_min()}) {
        std::vector<Primitive> shapes = kindsOf({}, size);
        for (const Primitive &near : kindsOf({size, size / 2}, size / 2))
            shapes.push_back(near);
        QTest::newRow(QByteArray::number(size).constData()) << shapes << size;
    }
    std::vector<Primitive> both = kindsOf({}, 1e300);
    for (const Primitive &tiny : kindsOf({1e-160, 0}, 1e-160))
        both.push_back(tiny);
    QTest::newRow("huge and tiny") << both << 1.0;
    const QPointF a(1, 2), b(4, 6);
    const std::vector<Primitive> hardlyAny{
        Obb{a, 0, 0, {1, 0}},
        Obb{a, 3, 0, {0.6, 0.8}},
        Obb{a, 1, 1, {0, 0}},
        Circle{a, 0},
        Ellipse{a, 0, 2, {1, 0}},
        Ellipse{a, 1, 2, {0, 0}},
        RoundedBox{{a, 0, 0, {1, 0}}, 0},
        RoundedBox{{a, 1, 1, {0, 0}}, 2},
        Polyline{},
        Polyline{{a}},
        Polyline{{a, a}},
        Polyline{{a, b}},
        Polygon{},
        Polygon{{a}, {}},
        Polygon{{a, b}, {}},
        Polygon{{a, b, (a + b) / 2}, {}},
        Polygon{{a, b, a, b}, {{a}, {}, {b, a}}},
        Polygon{{{0, 0}, {9, 0}, {9, 9}, {0, 9}}, {{{0, 0}, {9, 0}, {9, 9}, {0, 9}}}},
        Circle{{3, 3}, 5}};
    QTest::newRow("hardly any shape") << hardlyAny << 1.0;
}

void TestBadInput::pairs()
{
    QFETCH(std::vector<Primitive>, shapes);
    QFETCH(double, size);
    for (const Primitive &a : shapes) {
        for (const Primitive &b : shapes)
            askPair(a, b, size);
    }
}

/// The width of the region and the distance of a point from its left side overflow.
void TestBadInput::regionsFromEndToEndOfTheDoubles()
{
    const double most = std::numeric_limits<double>::max();
    const Polygon kite{{{0, -most}, {most, 0}, {0, most}, {-most, 0}}, {}};
    const Region region(kite);
    QCOMPARE(region.locate(QPointF(0, 0)), Location::Inside);
    QCOMPARE(region.locate(QPointF(most, 0)), Location::Boundary);
    QCOMPARE(region.locate(QPointF(most, most)), Location::Outside);
    QVERIFY(region.locate(Aabb2{{-1, -1}, {most, most}}) != Location::Inside);
}

void TestBadInput::millionEqualPoints()
{
    const QList<QPointF> points(1'000'000, QPointF(3, 4));
    const Polygon ring{points, {}};
    QCOMPARE(convexHull(points).size(), 1);
    QCOMPARE(smallestCircle(points)->radius, 0.0);
    QCOMPARE(leastAreaBox(points)->halfWidth, 0.0);
    QVERIFY(Kdop::around(points).contains(QPointF(3, 4)));
    QCOMPARE(ConvexPolygon(points).corners().size(), 1u);
    QCOMPARE(triangulate(ring).error, Triangulation::Error::NoArea);
    QVERIFY(!isSimple(ring));
    QCOMPARE(locate({3, 4}, ring, FillRule::NonZero), Location::Boundary);
    QCOMPARE(locate({3, 5}, ring, FillRule::NonZero), Location::Outside);
    QVERIFY(!windingNumber({3, 4}, points) && windingNumber({3, 5}, points) == 0);
    const Region region(ring);
    QVERIFY(region.locate(QPointF(3, 4)) == Location::Boundary && intersects(region, Circle{{3, 5}, 1}));
    const Collider point(ring, Extent::Area), line(Polyline{points}, Extent::Curve),
        disc(Circle{{3, 9}, 2}, Extent::Area);
    QVERIFY(intersects(point, line) && !intersects(point, disc) && !collide(disc, line)
            && !minimumTranslation(point, disc));
    const std::optional<Touch> touch = sweep(point, {0, 4}, disc);
    QVERIFY(touch && std::abs(touch->fraction - 0.75) < 1e-12);
    QVERIFY(contact(points, QList<QPointF>{{3, 4}}) && !contact(points, QList<QPointF>{{3, 5}}));
}

void TestBadInput::millionEqualBoxes()
{
    const std::vector<Aabb2> boxes(1'000'000, Aabb2{{3, 4}, {3, 4}});
    const OverlappingPairs some = overlappingPairs(boxes, 1000);
    QVERIFY(!some.isComplete && some.pairs.size() == 1000);
    std::vector<SpatialIndex::Entry> entries;
    for (quint32 id = 0; id < boxes.size(); ++id)
        entries.push_back({id, boxes[id]});
    SpatialIndex index;
    index.build(entries);
    QCOMPARE(index.query(boxes.front()).size(), boxes.size());
    QVERIFY(index.query(Aabb2{{4, 4}, {5, 5}}).empty() && index.remove(7) && index.size() == 999'999);
}

TRAMMEL_TEST(TestBadInput)
#include "tst_badinput.moc"
