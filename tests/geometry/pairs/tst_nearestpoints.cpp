#include <trammel/geometry/collision.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/region.h>

#include "tests/geometry/everykind.h"
#include "tests/testprogram.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <limits>

using namespace Trammel;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

QByteArray textOf(const Subject &a, const Subject &b)
{
    return textOf(a) + " and " + textOf(b);
}

/// The largest radius of curvature of an ellipse, or the radius of a rounded box; 0 for other kinds.
double largestCurvature(const Subject &set)
{
    if (const auto *box = std::get_if<RoundedBox>(&set.value))
        return std::abs(box->radius);
    const auto *ellipse = std::get_if<Ellipse>(&set.value);
    if (!ellipse || !set.isRound())
        return 0;
    const double x = std::abs(ellipse->radiusX), y = std::abs(ellipse->radiusY);
    return length(ellipse->axis) * std::max(x, y) * std::max(x, y) / std::min(x, y);
}

/// Whether a region and its polygon give the same answers about a set.
bool answersAlike(const Region &region, const Polygon &polygon, const PrimitiveView &set)
{
    constexpr std::array readings{Reading::Closed, Reading::Open};
    return std::all_of(readings.begin(), readings.end(), [&](Reading reading) {
        return intersects(region, set, reading) == intersects(polygon, set, reading)
            && contains(region, set, reading) == contains(polygon, set, reading);
    });
}

} // namespace

/// nearestPoints() against distance(), the segment of a contact, and the distances of colliders and regions.
class TestNearestPoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void areOnTheSetsAndAsFarAsTheDistance();
    void badInput();
    void contactSegments_data();
    void contactSegments();
    void contactSegmentsTouchBothSets();
    void collidersOfEveryKind();
    void regionsAndEveryKind();
    void regionsOfFewUlps();
    void distanceFromALargeRegion();
};

void TestNearestPoints::named_data()
{
    QTest::addColumn<Subject>("a");
    QTest::addColumn<Subject>("b");
    QTest::addColumn<QPointF>("first");
    QTest::addColumn<QPointF>("second");
    const Circle unit{{0, 0}, 1};
    const Obb square{{0, 0}, 1, 1};
    QTest::newRow("points") << Subject{QPointF(1, 2)} << Subject{QPointF(4, 6)} << QPointF(1, 2) << QPointF(4, 6);
    QTest::newRow("circles") << Subject{unit} << Subject{Circle{{5, 0}, 2}} << QPointF(1, 0) << QPointF(3, 0);
    QTest::newRow("corner and edge") << Subject{square} << Subject{Quad{{QPointF(3, 0), {5, -2}, {7, 0}, {5, 2}}}}
                                     << QPointF(1, 0) << QPointF(3, 0);
    QTest::newRow("corner and circle") << Subject{square} << Subject{Circle{{4, 5}, 2}} << QPointF(1, 1)
                                       << QPointF(4 - 1.2, 5 - 1.6);
    QTest::newRow("ellipse and segment") << Subject{Ellipse{{0, 0}, 3, 2, {1, 0}}} << Subject{Segment{{-9, 4}, {9, 4}}}
                                         << QPointF(0, 2) << QPointF(0, 4);
    QTest::newRow("ellipses") << Subject{Ellipse{{0, 0}, 3, 2, {1, 0}}} << Subject{Ellipse{{9, 0}, 2, 1, {1, 0}}}
                              << QPointF(3, 0) << QPointF(7, 0);
    QTest::newRow("within a circle's curve")
        << Subject{Circle{{0, 0}, 5}, Extent::Curve} << Subject{Circle{{3, 0}, 1}} << QPointF(5, 0) << QPointF(4, 0);
    QTest::newRow("within a box's curve") << Subject{Obb{{0, 0}, 5, 5}, Extent::Curve}
                                          << Subject{Ellipse{{2, 0}, 2, 1, {1, 0}}} << QPointF(5, 0) << QPointF(4, 0);
    QTest::newRow("within an ellipse's curve")
        << Subject{Ellipse{{0, 0}, 9, 5, {1, 0}}, Extent::Curve} << Subject{Ellipse{{0, 1}, 2, 3, {1, 0}}}
        << QPointF(0, 5) << QPointF(0, 4);
    QTest::newRow("within a rounded box's curve") << Subject{RoundedBox{{{0, 0}, 4, 4}, 1}, Extent::Curve}
                                                  << Subject{QPointF(0, 3)} << QPointF(0, 5) << QPointF(0, 3);
    QTest::newRow("notch") << Subject{Polygon{{{0, 0}, {9, 0}, {9, 9}, {5, 9}, {5, 2}, {4, 2}, {4, 9}, {0, 9}}, {}}}
                           << Subject{QPointF(4.25, 6)} << QPointF(4, 6) << QPointF(4.25, 6);
    QTest::newRow("polylines") << Subject{Polyline{{{0, 0}, {9, 0}, {9, 9}}}}
                               << Subject{Polyline{{{3, 2}, {6, 1}, {7, 3}}}} << QPointF(6, 0) << QPointF(6, 1);
}

void TestNearestPoints::named()
{
    QFETCH(Subject, a);
    QFETCH(Subject, b);
    QFETCH(QPointF, first);
    QFETCH(QPointF, second);
    const std::optional<NearestPoints> found = nearestPoints(a.view(), b.view());
    QVERIFY(found);
    QVERIFY2(length(found->first - first) < 1e-12, ::textOf(found->first));
    QVERIFY2(length(found->second - second) < 1e-12, ::textOf(found->second));
    const std::optional<NearestPoints> back = nearestPoints(b.view(), a.view());
    QVERIFY(back && length(back->first - second) < 1e-12 && length(back->second - first) < 1e-12);
}

void TestNearestPoints::areOnTheSetsAndAsFarAsTheDistance()
{
    Random random;
    for (Family family : {Family::Random, Family::IntegerGrid, Family::TenthsGrid}) {
        SubjectMaker make(random, family);
        for (int i = 0; i < 4000; ++i) {
            const Subject a = make.subject(), b = make.subject();
            const double expected = distance(a.view(), b.view());
            const std::optional<NearestPoints> found = nearestPoints(a.view(), b.view());
            const QByteArray pair = textOf(a, b);
            QVERIFY2(found.has_value() == (expected > 0), pair);
            if (!found)
                continue;
            QVERIFY2(distance(found->first, a.view()) <= 1e-11, pair);
            QVERIFY2(distance(found->second, b.view()) <= 1e-11, pair);
            QVERIFY2(std::abs(length(found->second - found->first) - expected) <= 1e-11, pair);
        }
    }
}

void TestNearestPoints::badInput()
{
    const Circle unit{{0, 0}, 1};
    QVERIFY(!nearestPoints(unit, unit));
    QVERIFY(!nearestPoints(unit, Circle{{2, 0}, 1}));
    QVERIFY(!nearestPoints(unit, QPointF(qQNaN(), 0)));
    QVERIFY(!nearestPoints(unit, Segment{{5, 5}, {Infinity, 5}}));
    QVERIFY(!nearestPoints(unit, Polygon()));
    QVERIFY(!nearestPoints(unit, Aabb2()));
}

void TestNearestPoints::contactSegments_data()
{
    QTest::addColumn<Subject>("a");
    QTest::addColumn<Subject>("b");
    QTest::addColumn<QPointF>("from");
    QTest::addColumn<QPointF>("to");
    const Obb square{{0, 0}, 1, 1};
    QTest::newRow("sides") << Subject{square} << Subject{Obb{{1.5, 1.5}, 1, 1}} << QPointF(1, 0.5) << QPointF(1, 1);
    QTest::newRow("corner in a side") << Subject{square} << Subject{Quad{{QPointF(0.75, 0), {2, -1}, {3, 0}, {2, 1}}}}
                                      << QPointF(1, 0) << QPointF(1, 0);
    QTest::newRow("circle in a side") << Subject{square} << Subject{Circle{{1.5, 0.25}, 1}} << QPointF(1, 0.25)
                                      << QPointF(1, 0.25);
    QTest::newRow("capsule on a side") << Subject{square} << Subject{RoundedBox{{{1.5, 0}, 0, 0.5}, 1}}
                                       << QPointF(1, -0.5) << QPointF(1, 0.5);
    QTest::newRow("circles") << Subject{Circle{{0, 0}, 1}} << Subject{Circle{{1.5, 0}, 1}} << QPointF(1, 0)
                             << QPointF(1, 0);
}

void TestNearestPoints::contactSegments()
{
    QFETCH(Subject, a);
    QFETCH(Subject, b);
    QFETCH(QPointF, from);
    QFETCH(QPointF, to);
    const std::optional<Contact> move = contactOfViews(a.view(), b.view());
    QVERIFY(move);
    const std::optional<Segment> found = contactSegment(a.view(), b.view(), *move);
    QVERIFY(found);
    const bool isForward = length(found->from - from) < 1e-12 && length(found->to - to) < 1e-12;
    const bool isBackward = length(found->from - to) < 1e-12 && length(found->to - from) < 1e-12;
    QVERIFY2(isForward || isBackward, ::textOf(found->from) + ::textOf(found->to));
    QVERIFY(!contactSegment(Polygon{{{0, 0}, {9, 0}, {9, 9}}, {}}, b.view(), *move));
    QVERIFY(!contactSegment(a.view(), QPointF(qQNaN(), 0), *move));
}

void TestNearestPoints::contactSegmentsTouchBothSets()
{
    Random random;
    int edges = 0;
    for (Family family : {Family::Random, Family::IntegerGrid}) {
        SubjectMaker make(random, family);
        for (int i = 0; i < 4000; ++i) {
            const Subject a = make.subject(random.integer(0, 8)), b = make.subject(random.integer(0, 8));
            const Subject areaA{a.value}, areaB{b.value};
            const std::optional<Contact> move = contactOfViews(areaA.view(), areaB.view());
            if (!move)
                continue;
            const std::optional<Segment> found = contactSegment(areaA.view(), areaB.view(), *move);
            const QByteArray pair = textOf(a, b);
            QVERIFY2(found, pair);
            edges += length(found->to - found->from) > 1e-6;
            // The direction of a numerical search is accurate to half of the digits. It moves the touching point of a
            // round set in proportion to the radius of curvature.
            const double tolerance = 1e-5 * (1 + largestCurvature(areaA) + largestCurvature(areaB));
            for (QPointF point : {found->from, found->to}) {
                QVERIFY2(distance(point, areaA.view()) <= tolerance, pair);
                QVERIFY2(distance(point - move->normal * move->depth, areaB.view()) <= tolerance, pair);
            }
        }
    }
    QVERIFY2(edges > 100, QByteArray::number(edges));
}

void TestNearestPoints::collidersOfEveryKind()
{
    Random random;
    for (Family family : {Family::Random, Family::IntegerGrid, Family::WithinUlps}) {
        SubjectMaker make(random, family);
        for (int i = 0; i < 1500; ++i) {
            const Subject a = make.subject(), b = make.subject();
            const QByteArray pair = textOf(a, b);
            const Collider first(a.view()), second(b.view());
            QVERIFY2(first.extent() == a.extent && first.bounds().contains(bounds(a.view())), pair);
            // Two round sets may be closer than both rounding errors.
            QVERIFY2((a.isRound() && b.isRound()) || intersects(first, second) == intersects(a.view(), b.view()), pair);
            if (family == Family::WithinUlps)
                continue; // Distances are not defined for radii below 1e-75, which this family has.
            const double expected = distance(a.view(), b.view());
            QVERIFY2(std::abs(distance(first, second) - expected) <= 1e-12 * (1 + expected), pair);
        }
    }
    QVERIFY(!intersects(Collider(PrimitiveView(Aabb2())), Collider(PrimitiveView(Circle{{0, 0}, 1e9}))));
    QCOMPARE(distance(Collider(QPointF(qQNaN(), 0)), Collider(QPointF())), Infinity);
}

void TestNearestPoints::regionsAndEveryKind()
{
    Random random;
    for (Family family : {Family::Random, Family::IntegerGrid, Family::WithinUlps}) {
        SubjectMaker make(random, family);
        for (int i = 0; i < 1000; ++i) {
            const Polygon polygon{make.points(3, 9), {}};
            const Region region(polygon);
            for (int j = 0; j < 4; ++j) {
                const Subject other = make.subject();
                const QByteArray pair = textOf(Subject{polygon}, other);
                QVERIFY2(answersAlike(region, polygon, other.view()), pair);
                if (family == Family::WithinUlps)
                    continue;
                const double expected = distance(polygon, other.view());
                QVERIFY2(std::abs(distance(region, other.view()) - expected) <= 1e-12 * (1 + expected), pair);
            }
        }
    }
}

// The grid of such a region has more borders than there are doubles between its bounds.
void TestNearestPoints::regionsOfFewUlps()
{
    Random random;
    for (Family family : {Family::Random, Family::IntegerGrid}) {
        SubjectMaker make(random, family);
        for (int i = 0; i < 1500; ++i) {
            const QPointF place = make.point();
            const bool isFlat = random.coin(), isNarrow = !isFlat || random.integer(0, 3) == 0;
            Polygon polygon;
            for (int count = random.integer(3, 9); count > 0; --count) {
                const QPointF near = random.nudged(place, 5), far = make.point();
                polygon.outline.append({isNarrow ? near.x() : far.x(), isFlat ? near.y() : far.y()});
            }
            const Region region(polygon);
            for (int j = 0; j < 8; ++j) {
                const Subject other = make.subject();
                QVERIFY2(answersAlike(region, polygon, other.view()), textOf(Subject{polygon}, other));
            }
        }
    }
}

void TestNearestPoints::distanceFromALargeRegion()
{
    // A ring of 10,000 corners, seen from its center and from far away.
    Polygon ring;
    for (int i = 0; i < 10000; ++i)
        ring.outline.append(axisFromDegrees(0.036 * i) * 100);
    const Region region(ring), hollow(Polygon{{{-200, -200}, {200, -200}, {200, 200}, {-200, 200}}, {ring.outline}});
    for (const QPointF point :
         {QPointF(0, 0), QPointF(30, 40), QPointF(99.9, 0), QPointF(150, 0), QPointF(1e6, -1e5)}) {
        QCOMPARE(distance(region, point), distance(point, ring));
        const Polygon frame{{{-200, -200}, {200, -200}, {200, 200}, {-200, 200}}, {ring.outline}};
        QCOMPARE(distance(hollow, point), distance(point, frame));
    }
    QCOMPARE(distance(Region(), QPointF()), Infinity);
    QCOMPARE(distance(region, QPointF(qQNaN(), 0)), Infinity);
    QCOMPARE(distance(Region(Polygon{{{3, 4}}, {}}), QPointF()), 5.0);
}

TRAMMEL_TEST(TestNearestPoints)
#include "tst_nearestpoints.moc"
