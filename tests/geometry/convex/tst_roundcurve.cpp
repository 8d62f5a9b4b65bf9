#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"

#include "tests/testprogram.h"
#include <trammel/geometry/region.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QtTest>

#include <algorithm>

using namespace Trammel;
using Oracle::Edge;
using Oracle::Point;
using Oracle::Rational;

/// Rounded boxes, as curves, whose straight sides lie along the edges of a region.
class TestRoundCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void everyPiece();

private:
    Random m_random;
};

namespace {

/// The box from (-6, -4) to (6, 4), with quarter circles of radius 2.
const RoundedBox standard{Obb{{0, 0}, 4, 2, {1, 0}}, 2};

QList<QPointF> rectangle(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// The area of some rings by the even-odd rule.
Polygon area(const QList<QList<QPointF>> &rings)
{
    return {rings.first(), rings.mid(1)};
}

} // namespace

void TestRoundCurve::named_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<bool>("meetsOpen");
    QTest::addColumn<bool>("holds");
    const QList<QPointF> around = rectangle(-9, -9, 9, 9);
    QTest::newRow("edge all along the upper side, from outside")
        << area({{{-9, -4}, {9, -4}, {9, -9}, {-9, -9}}}) << false << false;
    QTest::newRow("the area begins at the upper side") << area({rectangle(-9, -4, 9, 9)}) << true << true;
    QTest::newRow("a bite out of the area ends on the upper side")
        << area({around, rectangle(-1, -4, 1, -1)}) << true << true;
    QTest::newRow("the bite is in the upper half alone") << area({around, rectangle(-4, -4, 4, 0)}) << true << true;
    QTest::newRow("the bite begins outside and passes the side")
        << area({around, rectangle(-1, -5, 1, -1)}) << true << false;
    QTest::newRow("a bite as long as the side") << area({around, rectangle(-4, -4, 4, -3)}) << true << true;
    QTest::newRow("a bite longer than the side takes some of the arcs")
        << area({around, rectangle(-4.5, -4, 4, -3)}) << true << false;
    QTest::newRow("two bites that touch on the side")
        << area({around, rectangle(-3, -4, 0, -2), rectangle(0, -4, 3, -3)}) << true << true;
    QTest::newRow("two bites that lie on each other in part")
        << area({around, rectangle(-3, -4, 1, -2), rectangle(0, -4, 3, -3)}) << true << true;
    QTest::newRow("a triangle that touches the side by a corner")
        << area({around, {{0, -4}, {1, -2}, {-1, -2}}}) << true << true;
    QTest::newRow("a triangle that touches the side by a corner, beside a bite")
        << area({around, {{0, -4}, {1, -2}, {-1, -2}}, rectangle(2, -4, 3, -3)}) << true << true;
    QTest::newRow("bites at all four sides") << area(
        {around, rectangle(-2, -4, 2, -3), rectangle(-2, 3, 2, 4), rectangle(5, -1, 6, 1), rectangle(-6, -1, -5, 1)})
                                             << true << true;
    QTest::newRow("bites at three sides and one that crosses the fourth") << area(
        {around, rectangle(-2, -4, 2, -3), rectangle(-2, 3, 2, 4), rectangle(5, -1, 6, 1), rectangle(-7, -1, -5, 1)})
                                                                          << true << false;
    QTest::newRow("the area is as long as the side and lies within the box")
        << area({rectangle(-4, -4, 4, 0)}) << false << false;
    QTest::newRow("the area lies along half of the side") << area({rectangle(-4, -4, 0, 0)}) << false << false;
    QTest::newRow("the area lies along the side and over an arc") << area({rectangle(-4, -4, 9, 0)}) << true << false;
    QTest::newRow("the area is a T that stands on the side")
        << area({{{-3, -4}, {3, -4}, {3, -6}, {5, -6}, {5, -7}, {-3, -7}}}) << false << false;
    QTest::newRow("a bite along the side and one in an arc")
        << area({around, rectangle(-1, -4, 1, -3), rectangle(5, -4, 6, -3)}) << true << false;
}

void TestRoundCurve::named()
{
    QFETCH(Polygon, polygon);
    QFETCH(bool, meetsOpen);
    QFETCH(bool, holds);
    for (const auto &[width, height, axis] : {std::tuple(4., 2., QPointF(1, 0)),
                                              {-4., 2., QPointF(-1, 0)},
                                              {2., -4., QPointF(0, 1)},
                                              {2., 4., QPointF(0, -1)}}) {
        const RoundedBox box{Obb{standard.core.center, width, height, axis}, -standard.radius};
        const Region region(polygon);
        QCOMPARE(intersects(region, asCurve(box), Reading::Open), meetsOpen);
        QCOMPARE(contains(region, asCurve(box), Reading::Closed), holds);
        QCOMPARE(intersects(asCurve(box), polygon, Reading::Open), meetsOpen);
        QCOMPARE(contains(PrimitiveView(polygon), asCurve(box)), holds);
    }
}

namespace {

/// A rounded box whose axis has an integer length, so that the ends of its sides are rational.
struct WholeBox
{
    RoundedBox box;
    int axisLength;

    Point turned(int quarters) const
    {
        const Point axis(box.core.axis), across(-axis.y, axis.x);
        return quarters % 4 == 0 ? axis
            : quarters % 4 == 1  ? across
            : quarters % 4 == 2  ? axis * Rational(-1)
                                 : across * Rational(-1);
    }
    /// The offset from a corner of the core to the side that begins there.
    Point outward(int turn) const { return turned(turn + 3) * (Rational(box.radius) / Rational(axisLength)); }
    Point corner(int turn) const { return Oracle::corners(box.core)[std::size_t(turn % 4)]; }
};

std::vector<Rational> middlesOf(std::vector<Rational> places)
{
    std::sort(places.begin(), places.end());
    std::vector<Rational> middles;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        if (places[i] < places[i + 1])
            middles.push_back((places[i] + places[i + 1]) / 2);
    }
    return middles;
}

/// Adds a point of every piece into which the edges divide a side.
void sampleSide(const WholeBox &whole, int turn, const std::vector<Edge> &edges, Oracle::Points &samples)
{
    const Point from = whole.corner(turn) + whole.outward(turn);
    const Point along = whole.corner(turn + 1) + whole.outward(turn) - from;
    const Rational square = dot(along, along);
    if (square == 0)
        return;
    std::vector<Rational> places{0, 1};
    const auto add = [&places](const Rational &place) {
        if (place > 0 && place < 1)
            places.push_back(place);
    };
    for (const auto &[first, last] : edges) {
        const Rational turnOf = cross(along, last - first);
        if (turnOf == 0) {
            add(dot(first - from, along) / square);
            add(dot(last - from, along) / square);
        } else {
            add(cross(first - from, last - first) / turnOf);
        }
    }
    for (const Rational &middle : middlesOf(places))
        samples.push_back(from + along * middle);
}

/// As sampleSide() above, for the arc that ends at a side. The tangent of half the angle makes the points rational.
void sampleArc(const WholeBox &whole, int turn, const std::vector<Edge> &edges, Oracle::Points &samples)
{
    const Point center = whole.corner(turn), begin = whole.outward(turn + 3), end = whole.outward(turn);
    std::vector<double> places{0, 1};
    for (const auto &[first, last] : edges) {
        const Point along = last - first;
        const double c = cross(along, center - first).toDouble(), a = cross(along, begin).toDouble(),
                     b = cross(along, end).toDouble();
        // The equation c + a cos + b sin = 0, multiplied by 1 + t * t.
        const double square = c - a, discriminant = std::max(b * b - (c - a) * (c + a), 0.);
        for (double root : {-b - std::sqrt(discriminant), -b + std::sqrt(discriminant)}) {
            const double place = square != 0 ? root / square : -(c + a) / (2 * b);
            if (place > 0 && place < 1)
                places.push_back(place);
        }
    }
    std::sort(places.begin(), places.end());
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        // Closer values are one point, up to rounding.
        if (places[i + 1] - places[i] < 1e-7)
            continue;
        const Rational t(double(float(places[i] / 2 + places[i + 1] / 2)));
        samples.push_back(center
                          + (begin * (Rational(1) - t * t) + end * (t + t)) * (Rational(1) / (Rational(1) + t * t)));
    }
}

/// A corner near the box, often on the line of a side, with integer coordinates.
QPointF cornerNear(Random &random, const WholeBox &whole)
{
    const Obb &core = whole.box.core;
    const double radius = whole.box.radius / whole.axisLength;
    const auto place = [&](double halfSize) {
        const double size = random.integer(0, 1) * radius + halfSize;
        return (random.coin() ? size : -size) + (random.integer(0, 2) == 0 ? random.integer(-2, 2) : 0);
    };
    const double x = place(core.halfWidth), y = place(core.halfHeight);
    return core.center + core.axis * x + perpendicular(core.axis) * y;
}

Polygon regionNear(Random &random, const WholeBox &whole)
{
    Polygon polygon;
    const auto ring = [&] {
        QList<QPointF> points;
        for (int left = random.integer(3, 6); left > 0; --left)
            points.append(cornerNear(random, whole));
        return points;
    };
    polygon.outline = ring();
    if (random.coin())
        polygon.holes.append(ring());
    if (random.coin())
        polygon.holes.append(rectangle(-90, -90, 90, 90));
    return polygon;
}

std::vector<Edge> edgesOf(const Polygon &polygon)
{
    std::vector<Edge> edges;
    const auto add = [&edges](const QList<QPointF> &ring) {
        Oracle::Points points;
        for (QPointF point : ring)
            points.emplace_back(point);
        for (const Edge &edge : Oracle::ringEdges(points))
            edges.push_back(edge);
    };
    add(polygon.outline);
    for (const QList<QPointF> &hole : polygon.holes)
        add(hole);
    return edges;
}

} // namespace

void TestRoundCurve::everyPiece()
{
    const std::array axes{std::pair(QPointF(1, 0), 1), std::pair(QPointF(0, -1), 1), std::pair(QPointF(3, 4), 5),
                          std::pair(QPointF(-4, 3), 5)};
    std::array<int, 4> tally{};
    for (int i = 0; i < 1500; ++i) {
        const auto &[axis, axisLength] = axes[std::size_t(m_random.integer(0, 3))];
        const WholeBox whole{
            {Obb{m_random.gridPoint(2), double(m_random.integer(0, 2)), double(m_random.integer(0, 2)), axis},
             double(m_random.integer(1, 2) * axisLength)},
            axisLength};
        const Polygon polygon = regionNear(m_random, whole);
        const std::vector<Edge> edges = edgesOf(polygon);
        Oracle::Points samples;
        for (int turn = 0; turn < 4; ++turn) {
            sampleSide(whole, turn, edges, samples);
            sampleArc(whole, turn, edges, samples);
        }
        bool meetsOpen = false, holds = true;
        for (const Point &sample : samples) {
            const int side = Oracle::side(sample, edges);
            meetsOpen |= side > 0;
            holds &= side >= 0;
        }
        ++tally[(meetsOpen ? 1 : 0) + (holds ? 2 : 0)];
        const Region region(polygon);
        const QString message = QStringLiteral("case %1").arg(i);
        // A flat region is a segment. Between the samples, the curve may cross it.
        const bool isFlat = !Oracle::flatHull(edges).empty();
        QVERIFY2(isFlat || intersects(region, asCurve(whole.box), Reading::Open) == meetsOpen, qPrintable(message));
        QVERIFY2(contains(region, asCurve(whole.box)) == holds, qPrintable(message));
    }
    // A curve in the closed region that does not meet its interior would have to lie entirely on edges.
    QVERIFY(tally[0] > 20 && tally[1] > 20 && tally[2] == 0 && tally[3] > 20);
}

TRAMMEL_TEST(TestRoundCurve)
#include "tst_roundcurve.moc"
