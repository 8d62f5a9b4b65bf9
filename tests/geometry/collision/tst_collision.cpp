#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/sweep.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/multiprecision/cpp_int.hpp>

#include <limits>

using namespace Trammel;

using Rational = boost::multiprecision::cpp_rational;

Q_DECLARE_METATYPE(Trammel::Collider)

namespace {

Obb box(double left, double top, double right, double bottom)
{
    return {{(left + right) / 2, (top + bottom) / 2}, (right - left) / 2, (bottom - top) / 2, {1, 0}};
}

Collider area(const Primitive &primitive)
{
    return {primitive, Extent::Area};
}

Collider curve(const Primitive &primitive)
{
    return {primitive, Extent::Curve};
}

Polyline line(double fromX, double fromY, double toX, double toY)
{
    return {{{fromX, fromY}, {toX, toY}}};
}

const Polygon shapeL{{{0, 0}, {20, 0}, {20, 10}, {10, 10}, {10, 20}, {0, 20}}, {}};
const Polygon frame{{{0, 0}, {30, 0}, {30, 30}, {0, 30}}, {{{10, 10}, {20, 10}, {20, 20}, {10, 20}}}};
const Polygon bowTie{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {}};
const Circle disc{{0, 0}, 10};
const Ellipse ellipse{{0, 0}, 10, 5, {1, 0}};
const RoundedBox rounded{{{0, 0}, 10, 5, {1, 0}}, 2};

bool isCutAtCrossings(const Primitive &primitive)
{
    const Polygon *polygon = std::get_if<Polygon>(&primitive);
    return polygon && triangulate(*polygon).error == Triangulation::Error::CrossingEdges;
}

Primitive movedBy(const Primitive &primitive, QPointF offset)
{
    return transformed(primitive, {offset, {1, 0}});
}

/// A shape of any kind, with integer coordinates and an axis at a multiple of 90 degrees or from a Pythagorean
/// triple.
Primitive randomPrimitive(Random &random)
{
    const auto center = [&] { return random.gridPoint(6); };
    const auto size = [&] { return double(random.integer(0, 5)); };
    const QPointF axes[] = {{1, 0}, {0, 1}, {-1, 0}, {0.6, 0.8}, {-0.28, 0.96}};
    const QPointF axis = axes[random.integer(0, 4)];
    const auto points = [&](int count) {
        QList<QPointF> list;
        for (int i = 0; i < count; ++i)
            list.append(random.gridPoint(8));
        return list;
    };
    switch (random.integer(0, 5)) {
    case 0:
        return Obb{center(), size(), size(), axis};
    case 1:
        return Circle{center(), size()};
    case 2:
        return Ellipse{center(), size(), size(), axis};
    case 3:
        return RoundedBox{{center(), size(), size(), axis}, size()};
    case 4:
        return Polyline{points(random.integer(1, 5))};
    default:
        return Polygon{points(random.integer(3, 7)), {}};
    }
}

} // namespace

class TestCollision : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedCases_data();
    void namedCases();
    void badInputMeetsNothing();
    void discsAgainstTurnedBoxesExactly();
    void readingsImplyEachOther();
    void leastDepthIsTheWayOut();
    void deepestContacts();
    void deepestContactsOfRandomShapes();
    void copiesShareTheirPieces();
    void piecesOfManyCornersLoseNoLines();
    void manyCrossingsAreReadAsEdges();
    void fineOutlinesCollideAsTheirPieces();
    void holesWithoutOutlineAreFilled();
};

void TestCollision::namedCases_data()
{
    QTest::addColumn<Collider>("a");
    QTest::addColumn<Collider>("b");
    QTest::addColumn<bool>("isClosed");
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<bool>("isDeep");
    const auto row = [](const char *name, const Collider &a, const Collider &b, bool isClosed, bool isOpen,
                        bool isDeep) { QTest::newRow(name) << a << b << isClosed << isOpen << isDeep; };
    const auto apart = [&row](const char *name, const Collider &a, const Collider &b) {
        row(name, a, b, false, false, false);
    };
    const auto touch = [&row](const char *name, const Collider &a, const Collider &b) {
        row(name, a, b, true, false, false);
    };
    const auto overlap = [&row](const char *name, const Collider &a, const Collider &b) {
        row(name, a, b, true, true, true);
    };

    apart("in the notch, apart", area(shapeL), area(box(11, 11, 19, 19)));
    touch("fills the notch", area(shapeL), area(box(10, 10, 20, 20)));
    overlap("pushed into the notch", area(shapeL), area(box(9.9, 10, 20, 20)));
    row("within the least depth", area(shapeL), area(box(10 - 1e-7, 10, 20, 20)), true, true, false);
    overlap("shape in shape", area(shapeL), area(box(1, 1, 2, 2)));
    apart("shape in an outline", curve(shapeL), area(box(1, 1, 2, 2)));
    touch("shape in an outline, along it", curve(shapeL), area(box(0, 1, 2, 2)));
    overlap("shape across an outline", curve(shapeL), area(box(-1, 1, 2, 2)));
    overlap("outlines cross", curve(shapeL), curve(box(-1, 1, 2, 2)));
    row("outlines run along each other", curve(shapeL), curve(box(0, -5, 20, 0)), true, true, false);
    row("outlines touch with corners", curve(box(0, 0, 5, 5)), curve(box(5, 5, 8, 8)), true, true, false);
    apart("outline in outline", curve(shapeL), curve(box(1, 1, 2, 2)));
    apart("in the hole", area(frame), area(box(12, 12, 18, 18)));
    touch("fills the hole", area(frame), area(box(10, 10, 20, 20)));
    overlap("over the rim of the hole", area(frame), area(box(12, 12, 21, 18)));
    overlap("over all of it", area(frame), area(box(-5, -5, 50, 50)));
    overlap("frame in frame's ring", area(frame), area(box(2, 2, 8, 8)));
    apart("outline of a frame, in the ring", curve(frame), area(box(2, 2, 8, 8)));

    overlap("line through the inner corner", area(shapeL), curve(line(2, 2, 8, 8)));
    overlap("line from corner to inner corner", area(shapeL), curve(line(0, 0, 10, 10)));
    overlap("line across the elbow", area(shapeL), curve(line(1, 10, 9, 10)));
    overlap("line down the elbow", area(shapeL), curve(line(10, 1, 10, 9)));
    overlap("line across the frame", area(frame), curve(line(1, 10, 9, 10)));
    touch("line along an edge", area(shapeL), curve(line(0, 0, 20, 0)));
    touch("line ends on an edge", area(shapeL), curve(line(5, -5, 5, 0)));
    touch("line at the inner corner", area(shapeL), curve(line(10, 10, 15, 15)));
    row("line along an outline", curve(shapeL), curve(line(1, 0, 19, 0)), true, true, false);
    touch("free end on an outline", curve(shapeL), curve(line(5, -5, 5, 0)));
    touch("end of a flat box on an outline", curve(shapeL), curve(Obb{{5, -5}, 0, 5}));
    touch("end of a flat polygon on an outline", curve(shapeL), curve(Polygon{{{5, -5}, {5, 0}}, {}}));
    touch("end of a flat polygon on an edge", area(shapeL), area(Polygon{{{5, -5}, {5, 0}, {5, -2}}, {}}));
    overlap("flat polygon across an edge", area(shapeL), area(Polygon{{{5, -5}, {5, 5}, {5, 0}}, {}}));
    overlap("lines cross", curve(line(0, 0, 10, 10)), curve(line(0, 10, 10, 0)));
    touch("lines meet in a T", curve(line(0, 0, 10, 0)), curve(line(5, 0, 5, 5)));
    touch("lines meet end to end", curve(line(0, 0, 10, 0)), curve(line(10, 0, 20, 5)));
    row("inner points of lines touch", curve(Polyline{{{0, 0}, {5, 5}, {10, 0}}}),
        curve(Polyline{{{0, 10}, {5, 5}, {10, 10}}}), true, true, false);
    row("inner point on a line", curve(line(0, 5, 10, 5)), curve(Polyline{{{0, 10}, {5, 5}, {10, 10}}}), true, true,
        false);
    row("closed chain touched at its first point", curve(Polyline{{{0, 0}, {5, 5}, {-5, 5}, {0, 0}}}),
        curve(line(-5, 0, 5, 0)), true, true, false);
    apart("parallel lines", curve(line(0, 0, 10, 0)), curve(line(0, 1, 10, 1)));

    touch("discs touch", area(disc), area(Circle{{20, 0}, 10}));
    overlap("discs overlap", area(disc), area(Circle{{19, 0}, 10}));
    apart("discs apart by an ulp", area(disc), area(Circle{{std::nextafter(20.0, 21.0), 0}, 10}));
    overlap("disc in disc", area(disc), area(Circle{{1, 1}, 2}));
    apart("disc in ring", curve(disc), area(Circle{{1, 1}, 2}));
    touch("disc in ring, touching", curve(disc), area(Circle{{7, 0}, 3}));
    row("rings touch", curve(disc), curve(Circle{{20, 0}, 10}), true, true, false);
    overlap("rings cross", curve(disc), curve(Circle{{10, 0}, 10}));
    apart("ring in ring", curve(disc), curve(Circle{{1, 0}, 4}));
    apart("box in ring", curve(disc), area(box(-7, -7, 7, 7)));
    touch("box in ring, 6-8-10", curve(disc), area(box(-6, -8, 6, 8)));
    overlap("box through ring", curve(disc), area(box(-6, -8, 6, 9)));
    overlap("ring in box", curve(disc), area(box(-20, -20, 20, 20)));
    apart("ring in box outline", curve(disc), curve(box(-20, -20, 20, 20)));
    row("ring in box outline, touching", curve(disc), curve(box(-10, -20, 20, 20)), true, true, false);
    overlap("line through disc", area(disc), curve(line(-20, 0, 20, 0)));
    touch("tangent of a disc", area(disc), curve(line(-20, 10, 20, 10)));
    row("tangent of a ring", curve(disc), curve(line(-20, 10, 20, 10)), true, true, false);
    touch("free end on a ring", curve(disc), curve(line(10, 0, 20, 0)));
    touch("free end on a ring, from inside", curve(disc), curve(line(6, 8, 0, 0)));
    row("free end on a ring, through it", curve(disc), curve(line(6, 8, -20, 0)), true, true, true);
    apart("line in ring", curve(disc), curve(line(-5, 0, 5, 0)));
    overlap("line in disc", area(disc), curve(line(-5, 0, 5, 0)));
    touch("disc in the notch", area(shapeL), area(Circle{{15, 15}, 5}));

    touch("box at the ellipse's end", area(ellipse), area(box(10, -1, 12, 1)));
    apart("box off the ellipse's end", area(ellipse), area(box(10.000001, -1, 12, 1)));
    overlap("box in the ellipse's end", area(ellipse), area(box(9, -1, 12, 1)));
    touch("corner on the ellipse, 3-4-5", area(ellipse), area(box(6, 4, 12, 12)));
    overlap("ellipse and disc", area(ellipse), area(Circle{{19.999, 0}, 10}));
    apart("ellipse and disc apart", area(ellipse), area(Circle{{20.001, 0}, 10}));
    apart("ellipse in an ellipse's outline", curve(ellipse), area(Ellipse{{0, 0}, 8, 4, {1, 0}}));
    overlap("ellipse across an ellipse's outline", curve(ellipse), area(Ellipse{{0, 0}, 8, 6, {1, 0}}));
    apart("box in an ellipse's outline", curve(ellipse), area(box(-5, -3, 5, 3)));
    touch("box in an ellipse's outline, touching", curve(ellipse), area(box(-6, -4, 6, 4)));
    overlap("flat ellipse is a line", area(Ellipse{{0, 0}, 10, 0, {1, 0}}), area(box(-1, -1, 1, 1)));

    touch("box at a rounded box", area(rounded), area(box(12, 0, 13, 1)));
    apart("box at the round corner", area(rounded), area(box(11.9, 6.9, 13, 8)));
    overlap("box in the round corner", area(rounded), area(box(11, 6, 13, 8)));
    touch("box in a rounded outline", curve(rounded), area(box(-12, -5, 12, 5)));
    apart("box well in a rounded outline", curve(rounded), area(box(-11, -6, 11, 6)));
    touch("rounded boxes touch", area(rounded), area(RoundedBox{{{24, 0}, 10, 5, {1, 0}}, 2}));
    overlap("capsules cross", area(RoundedBox{{{0, 0}, 10, 0, {1, 0}}, 1}),
            area(RoundedBox{{{0, 0}, 0, 10, {1, 0}}, 1}));
    row("rounded outline along a seam", curve(RoundedBox{{{5, 5}, 2, 4, {1, 0}}, 1}), area(shapeL), true, true, true);

    apart("beside the bow-tie's waist", area(bowTie), area(box(4, 0, 6, 1)));
    overlap("in a bow-tie's wing", area(bowTie), area(box(1, 4, 2, 6)));
    touch("spike of a polygon", area(Polygon{{{0, 0}, {10, 0}, {10, 5}, {20, 5}, {10, 5}, {10, 10}, {0, 10}}, {}}),
          area(box(15, 0, 16, 10)));
    overlap("huge", area(box(-1e9, -1e9, 1e9, 1e9)), area(box(0, 0, 1, 1)));
    row("tiny", area(box(0, 0, 1e-9, 1e-9)), area(box(0, 0, 1e-9, 1e-9)), true, true, false);
    overlap("box of no height", area(box(-5, 5, 5, 5)), area(shapeL));
    row("a point", area(Circle{{5, 5}, 0}), area(shapeL), true, true, true);
    touch("a point on an edge", area(Circle{{5, 0}, 0}), area(shapeL));
    row("the same point", area(Circle{{5, 0}, 0}), curve(Polyline{{{5, 0}}}), true, true, false);
}

void TestCollision::namedCases()
{
    QFETCH(Collider, a);
    QFETCH(Collider, b);
    QFETCH(bool, isClosed);
    QFETCH(bool, isOpen);
    QFETCH(bool, isDeep);
    QCOMPARE(intersects(a, b), isClosed);
    QCOMPARE(intersects(b, a), isClosed);
    QCOMPARE(collide(a, b), isOpen);
    QCOMPARE(collide(b, a), isOpen);
    QCOMPARE(intersects(a, b, Reading::Open), isOpen);
    QCOMPARE(collide(a, b, 1e-6), isDeep);
    QCOMPARE(collide(b, a, 1e-6), isDeep);
}

void TestCollision::badInputMeetsNothing()
{
    const Collider all = area(box(-1e9, -1e9, 1e9, 1e9));
    for (double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        const Primitive primitives[] = {Obb{{bad, 0}, 1, 1, {1, 0}},
                                        Obb{{0, 0}, 1, 1, {bad, 0}},
                                        Circle{{0, bad}, 1},
                                        Circle{{0, 0}, bad},
                                        Ellipse{{0, 0}, 1, bad, {1, 0}},
                                        RoundedBox{{{0, 0}, 1, 1, {1, 0}}, bad},
                                        Polyline{{{0, 0}, {bad, 1}}},
                                        Polygon{{{0, 0}, {1, 0}, {1, bad}}, {}}};
        for (const Primitive &primitive : primitives) {
            for (Extent extent : {Extent::Area, Extent::Curve}) {
                const Collider collider(primitive, extent);
                QVERIFY(!intersects(collider, all) && !intersects(all, collider));
                QVERIFY(!collide(collider, all) && !collide(all, collider, 1e-6));
            }
        }
        QVERIFY(!collide(all, all, std::nan("")));
    }
    QVERIFY(!intersects(Collider(), all));
    QVERIFY(!intersects(curve(Polyline{}), all));
    QVERIFY(!collide(all, all, -1));
}

void TestCollision::discsAgainstTurnedBoxesExactly()
{
    Random random;
    int touching = 0;
    for (int round = 0; round < 400; ++round) {
        const Obb turned{random.point(50), random.real(1, 9), random.real(1, 9), axisFromDegrees(random.real(0, 360))};
        Circle circle{{}, random.real(1, 9)};
        // The circle touches a side or a corner, within a few units in the last place.
        const QPointF away = round % 2 == 0 ? perpendicular(turned.axis) : rotated({0.6, 0.8}, turned.axis);
        const QPointF corner = turned.axis * turned.halfWidth + perpendicular(turned.axis) * turned.halfHeight;
        circle.center = random.nudged(turned.center + corner + away * circle.radius, 1);
        if (round % 4 == 0)
            circle = {{double(random.integer(1, 5)), 8}, double(random.integer(3, 5))};
        const Obb other = round % 4 == 0 ? box(-5, -5, 5, 5) : turned;

        const Rational ux(other.axis.x()), uy(other.axis.y()), square = ux * ux + uy * uy;
        const Rational dx = Rational(circle.center.x()) - Rational(other.center.x());
        const Rational dy = Rational(circle.center.y()) - Rational(other.center.y());
        const Rational along = dx * ux + dy * uy, across = dy * ux - dx * uy;
        const auto excess = [&](const Rational &place, double extent) {
            return std::max(Rational(0), Rational(abs(place) - Rational(extent) * square));
        };
        const Rational x = excess(along, other.halfWidth), y = excess(across, other.halfHeight);
        const int gap = Rational(x * x + y * y - Rational(circle.radius) * Rational(circle.radius) * square).sign();
        QCOMPARE(intersects(area(other), area(circle)), gap <= 0);
        QCOMPARE(collide(area(other), area(circle)), gap < 0);
        touching += gap == 0;
    }
    QVERIFY(touching > 5);
}

void TestCollision::readingsImplyEachOther()
{
    Random random;
    int met = 0;
    for (int round = 0; round < 3000; ++round) {
        const Primitive a = randomPrimitive(random), b = randomPrimitive(random);
        const Extent extentA = random.coin() ? Extent::Area : Extent::Curve;
        const Extent extentB = random.coin() ? Extent::Area : Extent::Curve;
        const Collider one(a, extentA), other(b, extentB);
        const bool isClosed = intersects(one, other), isOpen = collide(one, other), isDeep = collide(one, other, 0.001);
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2(isClosed || !isOpen, seen);
        QVERIFY2(isOpen || !isDeep, seen);
        QVERIFY2(!collide(one, other, 1000), seen);
        QVERIFY2(intersects(other, one) == isClosed && collide(other, one) == isOpen
                     && collide(other, one, 0.001) == isDeep,
                 seen);
        // The crossing point of two edges is rounded, and rounded differently after a move.
        if (isCutAtCrossings(a) || isCutAtCrossings(b))
            continue;
        const QPointF offset(random.integer(-64, 64), 1024);
        const Collider movedOne(movedBy(a, offset), extentA), movedOther(movedBy(b, offset), extentB);
        QVERIFY2(intersects(movedOne, movedOther) == isClosed && collide(movedOne, movedOther) == isOpen, seen);
        // An area contains its curve.
        QVERIFY2(!isClosed || intersects(area(a), area(b)), seen);
        met += isClosed;
    }
    QVERIFY(met > 500);
}

void TestCollision::leastDepthIsTheWayOut()
{
    const auto collidesAt = [](const Collider &a, const Collider &b, double depth) {
        return collide(a, b, depth * 0.999) && !collide(a, b, depth * 1.001);
    };
    QVERIFY(collidesAt(area(box(0, 0, 10, 10)), area(box(7, 2, 20, 8)), 3));
    QVERIFY(collidesAt(area(box(0, 0, 10, 10)), area(box(7, 4, 8, 6)), 3));
    QVERIFY(collidesAt(area(disc), area(Circle{{16, 0}, 10}), 4));
    QVERIFY(collidesAt(area(disc), area(box(8, -1, 30, 1)), 2));
    QVERIFY(collidesAt(area(disc), area(box(6, 8 - 1, 30, 30)), 10 - std::hypot(6, 7)));
    QVERIFY(collidesAt(area(disc), area(box(-20, -20, 20, 20)), 30));
    QVERIFY(collidesAt(area(ellipse), area(box(8, -1, 30, 1)), 2));
    QVERIFY(collidesAt(area(ellipse), area(Circle{{0, 14}, 10}), 1));
    QVERIFY(collidesAt(area(rounded), area(RoundedBox{{{23, 0}, 10, 5, {1, 0}}, 2}), 1));
    QVERIFY(collidesAt(curve(line(0, 0, 10, 0)), curve(line(5, -3, 5, 20)), 3));
    // The depth at a closed curve is the lesser of how far the other shape reaches inside and outside.
    QVERIFY(collidesAt(curve(disc), area(box(8, -1, 11, 1)), std::hypot(11, 1) - 10));
    QVERIFY(collidesAt(curve(disc), area(box(9.5, -1, 30, 1)), 0.5));
}

void TestCollision::deepestContacts()
{
    const auto isContact = [](const std::optional<Contact> &found, QPointF normal, double depth) {
        return found && length(found->normal - normal) < 1e-12 && std::abs(found->depth - depth) < 1e-12;
    };
    const Collider square = area(box(0, 0, 10, 10)), circle = area(Circle{{0, 0}, 10});
    QVERIFY(isContact(deepestContact(square, area(box(0, 0, 4, 4)), {7, 3}), {1, 0}, 3));
    QVERIFY(isContact(deepestContact(square, area(box(0, 0, 4, 4)), {3, -2}), {0, -1}, 2));
    QVERIFY(isContact(deepestContact(circle, area(Circle{{0, 0}, 5}), {6, 8}), {0.6, 0.8}, 5));
    QVERIFY(isContact(deepestContact(circle, area(box(0, 0, 9, 9)), {6, 3}),
                      {6 / std::hypot(6, 3), 3 / std::hypot(6, 3)}, 10 - std::hypot(6, 3)));
    QVERIFY(isContact(deepestContact(circle, area(box(-1, -1, 1, 1)), {9, 0}), {1, 0}, 2));
    QVERIFY(isContact(deepestContact(square, area(Ellipse{{0, 0}, 4, 2, {1, 0}}), {11, 5}), {1, 0}, 3));
    // Pills on one line, whose cores are segments: they overlap, touch, and are apart. The boxes of turned ones
    // overlap.
    const Collider pill = area(RoundedBox{{{0, 0}, 2, 0, {1, 0}}, 1});
    QVERIFY(isContact(deepestContact(pill, pill, {5, 0}), {1, 0}, 1));
    QVERIFY(isContact(deepestContact(pill, pill, {3.5, 0}), {0, 1}, 2)
            || isContact(deepestContact(pill, pill, {3.5, 0}), {0, -1}, 2));
    QVERIFY(!deepestContact(pill, pill, {6, 0}));
    const Collider turnedPill = area(RoundedBox{{{0, 0}, 2, 0, {0.6, 0.8}}, 1});
    QVERIFY(isContact(deepestContact(turnedPill, turnedPill, {3, 4}), {0.6, 0.8}, 1));
    QVERIFY(!deepestContact(turnedPill, turnedPill, {3.75, 5}));
    QVERIFY(!deepestContact(square, square, {10, 0}));
    QVERIFY(!deepestContact(square, square, {9, 0}, 1));
    QVERIFY(deepestContact(square, square, {9, 0}, 0.999));
    QVERIFY(!deepestContact(square, square, {9, 0}, -1));
    QVERIFY(!deepestContact(square, square, {std::numeric_limits<double>::quiet_NaN(), 0}));
    // Only areas have a depth.
    QVERIFY(!deepestContact(square, curve(disc)));
    QVERIFY(!deepestContact(curve(disc), square));
    QVERIFY(!deepestContact(square, area(box(5, 5, 5, 5))));
    QVERIFY(!deepestContact(square, Collider()));
}

void TestCollision::deepestContactsOfRandomShapes()
{
    Random random;
    constexpr double leastDepth = 0.0123;
    int convex = 0, concave = 0, apart = 0;
    for (int i = 0; i < 20000; ++i) {
        const Collider a = area(randomPrimitive(random)), b = area(randomPrimitive(random));
        const auto isCrossing = [](const Collider &shape) {
            const auto *polygon = std::get_if<Polygon>(&shape.primitive());
            return polygon && triangulate(*polygon).error != Triangulation::Error::None;
        };
        if (isCrossing(a) || isCrossing(b))
            continue;
        // A multiple of a power of two does not round corners, which might give an area to points on a line.
        const QPointF move = random.gridPoint(48) / 8;
        const Collider moved = area(transformed(b.primitive(), {move, {1, 0}}));
        const std::optional<Contact> least = minimumTranslation(a, moved),
                                     found = deepestContact(a, b, move, leastDepth);
        const bool isDeep = least && collide(a, moved, leastDepth);
        QCOMPARE(found.has_value(), isDeep);
        if (least || !a.bounds().overlaps(moved.bounds()))
            QCOMPARE(overlaps({&b, &a}, move, leastDepth), isDeep);
        if (!found) {
            ++apart;
            continue;
        }
        const bool areConvex =
            !std::holds_alternative<Polygon>(a.primitive()) && !std::holds_alternative<Polygon>(b.primitive());
        (areConvex ? convex : concave) += 1;
        QVERIFY(found->depth <= least->depth + 1e-9);
        QVERIFY(std::abs(length(found->normal) - 1) < 1e-12);
        if (areConvex) {
            QVERIFY(std::abs(found->depth - least->depth) < 1e-9);
            const Primitive out = transformed(moved.primitive(), {found->normal * found->depth, {1, 0}});
            QVERIFY(!collide(a, area(out), 1e-9));
        }
    }
    QVERIFY(convex > 1000 && concave > 100 && apart > 1000);
}

void TestCollision::copiesShareTheirPieces()
{
    Collider copy = area(shapeL);
    const Collider original = copy;
    QCOMPARE(copy.bounds(), original.bounds());
    QCOMPARE(copy.extent(), Extent::Area);
    QVERIFY(std::holds_alternative<Polygon>(copy.primitive()));
    copy = area(disc);
    QVERIFY(std::holds_alternative<Polygon>(original.primitive()));
    QVERIFY(intersects(original, copy));
}

// A gear: one convex piece with many corners, and a small piece at each of its sides.
void TestCollision::piecesOfManyCornersLoseNoLines()
{
    constexpr int Corners = 2000;
    QList<QPointF> wheel;
    for (int i = 0; i < Corners; ++i)
        wheel.append(axisFromDegrees(360.0 * i / Corners) * (i % 2 == 0 ? 100 : 99));
    const Collider collider = area(Polygon{wheel, {}});
    Random random;
    for (int i = 0; i < 500; ++i) {
        // The line lies inside the wheel, across the seam between the piece and a tooth.
        const QPointF tip = axisFromDegrees(360.0 * 2 * random.integer(0, Corners / 2 - 1) / Corners);
        const Polyline line{{tip * random.real(98, 98.9), tip * random.real(99.1, 99.9)}};
        QVERIFY(intersects(collider, curve(line), Reading::Open));
        QVERIFY(collide(collider, curve(line)));
        QVERIFY(collide(collider, curve(line), 1e-6));
    }
}

void TestCollision::manyCrossingsAreReadAsEdges()
{
    // Every edge of this star crosses nearly every other one.
    constexpr int Corners = 301;
    QList<QPointF> star;
    for (int i = 0; i < Corners; ++i)
        star.append(axisFromDegrees(360.0 * (i * (Corners / 2) % Corners) / Corners) * 100);
    const Collider collider = area(Polygon{star, {}});
    QVERIFY(collide(collider, curve(line(-200, 0, 200, 0))));
    QVERIFY(collide(collider, area(box(90, -1, 110, 1)), 1e-6));
    QVERIFY(!collide(collider, area(box(101, -1, 110, 1))));
}

/// The result must not depend on whether colliders have been divided into convex pieces.
void TestCollision::fineOutlinesCollideAsTheirPieces()
{
    Random random;
    const auto fineOutline = [&random](QPointF center, int corners) {
        QList<QPointF> ring;
        const double wave = random.real(0, 8);
        for (int i = 0; i < corners; ++i)
            ring.append(center + axisFromDegrees(i * 360.0 / corners) * (40 + wave * std::sin(i * 0.3)));
        return Polygon{ring, {}};
    };
    int meeting = 0, apart = 0, shallow = 0;
    for (int i = 0; i < 60; ++i) {
        const double way = i % 2 == 0 ? random.real(0, 100) : random.real(70, 85);
        const Polygon first = fineOutline({3, 7}, 400), second = fineOutline(axisFromDegrees(i * 7) * way, 300);
        for (double leastDepth : {1e-6, 0.5, 3.0}) {
            const bool isColliding = collide(area(first), area(second), leastDepth);
            const Collider own = area(first), other = area(second);
            (void)deepestContact(own, other);
            QCOMPARE(collide(own, other, leastDepth), isColliding);
            QCOMPARE(collide(other, own, leastDepth), isColliding);
            (isColliding ? meeting : apart) += 1;
            shallow += isColliding && !collide(own, other, leastDepth + 1) ? 1 : 0;
        }
    }
    QVERIFY(meeting > 30 && apart > 15 && shallow > 2);
}

void TestCollision::holesWithoutOutlineAreFilled()
{
    const QList<QPointF> square{{-9, -9}, {9, -9}, {9, 9}, {-9, 9}};
    for (const QList<QPointF> &outline : {QList<QPointF>(), QList<QPointF>{{1, 1}}, QList<QPointF>{{1, 1}, {2, 2}}}) {
        const Collider collider = area(Polygon{outline, {square}});
        QVERIFY(collide(collider, area(box(-3, -3, -2, -2))));
        QVERIFY(minimumTranslation(collider, area(box(-3, -3, -2, -2))));
    }
}

TRAMMEL_TEST(TestCollision)
#include "tst_collision.moc"
