#include "tests/geometry/everykind.h"
#include "tests/geometry/exactoracle.h"

#include <trammel/geometry/predicates.h>

#include "tests/testprogram.h"

#include <QtTest/QtTest>

#include <numbers>

using namespace Trammel;

/// The predicates of circles, ellipses and rounded boxes with every kind: against exact rationals where they are
/// distances of hulls, and against inscribed and circumscribed polygons of many corners.
class TestRoundPair : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hullsWithRadii_data();
    void hullsWithRadii();
    void polygonsInsideAndAround();
    void curvesFromAreas_data();
    void curvesFromAreas();
    void distanceOfPolygonsInside();
};

namespace {

void addFamilies()
{
    QTest::addColumn<Family>("family");
    QTest::newRow("random") << Family::Random;
    QTest::newRow("integer grid") << Family::IntegerGrid;
    QTest::newRow("tenths grid") << Family::TenthsGrid;
    QTest::newRow("within three ulps") << Family::WithinUlps;
    QTest::newRow("1e6 with features of 1e-6") << Family::SmallAndFar;
}

/// A shape that consists of the points within a radius of a convex hull.
struct RoundHull
{
    Oracle::Points hull;
    double radius;
};

std::optional<RoundHull> roundHull(const AnyValue &value)
{
    struct Maker
    {
        std::optional<RoundHull> of(std::span<const QPointF> points) const
        {
            Oracle::Points exact;
            for (QPointF point : points)
                exact.emplace_back(point);
            return RoundHull{Oracle::hull(exact), 0};
        }
        std::optional<RoundHull> operator()(QPointF point) const { return of({&point, 1}); }
        std::optional<RoundHull> operator()(const Segment &s) const { return of(std::array{s.from, s.to}); }
        std::optional<RoundHull> operator()(const Aabb2 &box) const { return of(Quad::fromBox(box).corners); }
        std::optional<RoundHull> operator()(const Quad &quad) const { return of(quad.corners); }
        std::optional<RoundHull> operator()(const ConvexPolygon &polygon) const { return of(polygon.corners()); }
        std::optional<RoundHull> operator()(const Obb &box) const
        {
            return RoundHull{Oracle::hull(Oracle::corners(box)), 0};
        }
        std::optional<RoundHull> operator()(const Circle &circle) const
        {
            return RoundHull{Oracle::hull({Oracle::Point(circle.center)}), circle.radius};
        }
        std::optional<RoundHull> operator()(const RoundedBox &box) const
        {
            return RoundHull{Oracle::hull(Oracle::corners(box.core)), box.radius};
        }
        std::optional<RoundHull> operator()(const Ellipse &) const { return std::nullopt; }
        std::optional<RoundHull> operator()(const Polyline &) const { return std::nullopt; }
        std::optional<RoundHull> operator()(const Polygon &) const { return std::nullopt; }
    };
    return std::visit(Maker(), value);
}

/// Whether a distance is right within a relative error of 1e-12. The exact one is the root of the squared distance of
/// the hulls, less both radii.
bool isRight(double distance, const Oracle::Rational &square, const Oracle::Rational &radii)
{
    const Oracle::Rational exactly(distance), error = exactly / Oracle::Rational(1e12);
    const Oracle::Rational least = radii + exactly - error, most = radii + exactly + error;
    return least * least <= square && square <= most * most;
}

/// The boundary point of a round shape at an angle, with the radii multiplied by a factor.
QPointF boundaryPoint(const AnyValue &value, double angle, double factor)
{
    const QPointF turn(std::cos(angle) * factor, std::sin(angle) * factor);
    if (const auto *circle = std::get_if<Circle>(&value))
        return circle->center + turn * circle->radius;
    if (const auto *ellipse = std::get_if<Ellipse>(&value)) {
        const QPointF place(turn.x() * ellipse->radiusX, turn.y() * ellipse->radiusY);
        return ellipse->center + rotated(place, ellipse->axis);
    }
    const RoundedBox &box = std::get<RoundedBox>(value);
    const QPointF corner(std::copysign(box.core.halfWidth, turn.x()), std::copysign(box.core.halfHeight, turn.y()));
    return box.core.center + rotated(corner + turn * box.radius, box.core.axis);
}

constexpr int CornerCount = 720;
/// How far the edges of the polygon fall short of the curve, relative to the size.
constexpr double Shortfall = 1.0 - 0.99999;

/// A polygon inside a round subject, or around it if the factor is slightly above one.
Subject straightened(const Subject &subject, double factor)
{
    if (!subject.isRound())
        return subject;
    Polygon polygon;
    for (int i = 0; i < CornerCount; ++i)
        polygon.outline.append(boundaryPoint(subject.value, 2 * std::numbers::pi * (i + 0.5) / CornerCount, factor));
    return {polygon, subject.extent};
}

constexpr double Around = 1 + 1.01e-5;

} // namespace

Q_DECLARE_METATYPE(Family)

void TestRoundPair::hullsWithRadii_data()
{
    addFamilies();
}

// For sets of points within a radius of a hull, the distance of the hulls decides.
void TestRoundPair::hullsWithRadii()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family);
    std::array<int, 3> tally{};
    for (int round = 0; round < 200; ++round) {
        const Subject a{maker.value(random.coin() ? 6 : 8)}, b{maker.value(random.integer(0, 8))};
        const auto hullA = roundHull(a.value), hullB = roundHull(b.value);
        if (!hullA || !hullB || hullA->radius + hullB->radius == 0)
            continue;
        const PrimitiveView viewA = a.view(), viewB = b.view();
        const QByteArray message = textOf(a) + " and " + textOf(b);
        const Oracle::Rational square = Oracle::squaredDistance(hullA->hull, hullB->hull);
        const Oracle::Rational sum = Oracle::Rational(hullA->radius) + Oracle::Rational(hullB->radius);
        const int side = (square - sum * sum).sign();
        ++tally[std::size_t(side + 1)];
        QVERIFY2(intersects(viewA, viewB) == (side <= 0), message);
        QVERIFY2(intersects(viewA, viewB, Reading::Open) == (side < 0), message);
        const double gap = distance(viewA, viewB);
        QVERIFY2(side <= 0 ? gap == 0 : isRight(gap, square, sum), message + QByteArray::number(gap, 'g', 17));

        // The first shape contains the second if every corner of the second hull is within the difference of the
        // radii from the first hull. On the hull itself, the distance does not decide.
        const Oracle::Rational difference = Oracle::Rational(hullA->radius) - Oracle::Rational(hullB->radius);
        if (difference <= 0)
            continue;
        int farthest = -1;
        for (const Oracle::Point &corner : hullB->hull)
            farthest =
                std::max(farthest, (Oracle::squaredDistance(corner, hullA->hull) - difference * difference).sign());
        QVERIFY2(contains(viewA, viewB) == (farthest <= 0), message);
        QVERIFY2(contains(viewA, viewB, Reading::Open) == (farthest < 0), message);
    }
    QVERIFY(tally[0] > 10 && tally[2] > 10);
    QVERIFY(family != Family::IntegerGrid || tally[1] > 0);
}

void TestRoundPair::polygonsInsideAndAround()
{
    Random random;
    SubjectMaker maker(random, Family::Random);
    int meeting = 0, holding = 0, undecided = 0;
    for (int round = 0; round < 250; ++round) {
        const Subject a{maker.value(random.integer(6, 8))}, b{maker.value(random.integer(0, 10))};
        const QByteArray message = textOf(a) + " and " + textOf(b);
        const Subject innerA = straightened(a, 1), outerA = straightened(a, Around);
        const Subject innerB = straightened(b, 1), outerB = straightened(b, Around);
        const bool mustMeet = intersects(innerA.view(), innerB.view());
        const bool mayMeet = intersects(outerA.view(), outerB.view());
        undecided += mustMeet != mayMeet;
        meeting += mustMeet;
        QVERIFY2(!mustMeet || intersects(a.view(), b.view()), message);
        QVERIFY2(mayMeet || !intersects(a.view(), b.view()), message);
        for (const bool isSwapped : {false, true}) {
            const bool mustHold =
                isSwapped ? contains(innerB.view(), outerA.view()) : contains(innerA.view(), outerB.view());
            const bool mayHold =
                isSwapped ? contains(outerB.view(), innerA.view()) : contains(outerA.view(), innerB.view());
            const bool holds = isSwapped ? contains(b.view(), a.view()) : contains(a.view(), b.view());
            holding += mustHold;
            undecided += mustHold != mayHold;
            QVERIFY2(!mustHold || holds, message);
            QVERIFY2(mayHold || !holds, message);
        }
    }
    QVERIFY(meeting > 20 && holding > 0 && undecided < 30);
}

void TestRoundPair::curvesFromAreas_data()
{
    addFamilies();
}

// A connected set meets the curve around an area if it meets the area and is not inside it.
void TestRoundPair::curvesFromAreas()
{
    QFETCH(Family, family);
    Random random;
    SubjectMaker maker(random, family);
    for (int round = 0; round < 200; ++round) {
        const Subject a{maker.value(random.integer(6, 8)), Extent::Area}, b = maker.subject();
        const auto *polygon = std::get_if<Polygon>(&b.value);
        if (!a.isRound() || (polygon && !polygon->holes.isEmpty()))
            continue;
        const QByteArray message = textOf(a) + " and " + textOf(b);
        const bool isMet = intersects(a.view(), b.view()) && !contains(a.view(), b.view(), Reading::Open);
        QVERIFY2(intersects(asCurve(a.view()), b.view()) == isMet, message);
        QVERIFY2((distance(asCurve(a.view()), b.view()) == 0) == isMet, message);
        QVERIFY2(contains(asCurve(a.view()), asCurve(a.view()), Reading::Open), message);
        QVERIFY2(!contains(asCurve(a.view()), a.view()), message);
    }
}

void TestRoundPair::distanceOfPolygonsInside()
{
    Random random;
    SubjectMaker maker(random, Family::Random);
    int apart = 0;
    for (int round = 0; round < 250; ++round) {
        const Subject a = maker.subject(random.integer(6, 8)), b = maker.subject();
        const double exactly = distance(a.view(), b.view());
        const double roughly = distance(straightened(a, 1).view(), straightened(b, 1).view());
        const QByteArray message = textOf(a) + " and " + textOf(b);
        QVERIFY2(std::abs(exactly - roughly) < 5 * 20 * Shortfall,
                 message + QByteArray::number(exactly) + " or " + QByteArray::number(roughly));
        QVERIFY2(exactly == distance(b.view(), a.view()), message);
        apart += exactly > 1e-3;
    }
    QVERIFY(apart > 20);
}

TRAMMEL_TEST(TestRoundPair)
#include "tst_roundpair.moc"
