#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

#include <QtTest/QTest>

#include <algorithm>
#include <limits>

using namespace Trammel;

using Ring = QList<QPointF>;

Q_DECLARE_METATYPE(Trammel::Polygon)

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Ring square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
/// Winds around its core twice.
const Ring pentagram{{0, -10}, {6, 8}, {-9, -3}, {9, -3}, {-6, 8}};

Ring reversed(Ring ring)
{
    std::reverse(ring.begin(), ring.end());
    return ring;
}

/// The winding number in exact rationals: empty on an edge, otherwise the sum of the signed edges to the right of the
/// point.
std::optional<int> windingByRationals(QPointF point, std::span<const QPointF> ring)
{
    const Oracle::Point p(point);
    int winding = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Oracle::Point a(ring[i]), b(ring[(i + 1) % ring.size()]);
        if (Oracle::isOnEdge(p, {a, b}))
            return std::nullopt;
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
            winding += b.y > p.y ? 1 : -1;
    }
    return winding;
}

} // namespace

class TestWinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void numbers();
    void equalsRationals();
};

void TestWinding::named_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<Location>("evenOdd");
    QTest::addColumn<Location>("nonZero");
    const auto row = [](const char *name, const Polygon &polygon, QPointF point, Location evenOdd, Location nonZero) {
        QTest::newRow(name) << polygon << point << evenOdd << nonZero;
    };
    using enum Location;
    row("inside", {square, {}}, {5, 5}, Inside, Inside);
    row("inside, counterclockwise", {reversed(square), {}}, {5, 5}, Inside, Inside);
    row("on an edge", {square, {}}, {10, 3}, Boundary, Boundary);
    row("on an upright edge's end", {square, {}}, {10, 10}, Boundary, Boundary);
    row("on a level edge", {square, {}}, {3, 10}, Boundary, Boundary);
    row("beside a level edge", {square, {}}, {-1, 10}, Outside, Outside);
    row("an ulp off", {square, {}}, {std::nextafter(10.0, 11.0), 3}, Outside, Outside);
    row("core of a pentagram", {pentagram, {}}, {0, 0}, Outside, Inside);
    row("arm of a pentagram", {pentagram, {}}, {0, -5}, Inside, Inside);
    row("in a hole", {square, {reversed({{2, 2}, {8, 2}, {8, 8}, {2, 8}})}}, {5, 5}, Outside, Outside);
    row("in a hole wound like the outline", {square, {{{2, 2}, {8, 2}, {8, 8}, {2, 8}}}}, {5, 5}, Outside, Inside);
    row("on a hole's edge", {square, {{{2, 2}, {8, 2}, {8, 8}, {2, 8}}}}, {2, 5}, Boundary, Boundary);
    row("hole outside", {square, {{{20, 0}, {30, 0}, {30, 10}}}}, {29, 5}, Inside, Inside);
    row("level with corners", {{{0, 0}, {5, 5}, {10, 0}, {10, 10}, {0, 10}}, {}}, {-1, 5}, Outside, Outside);
    row("huge", {{{-1e300, -1e300}, {1e300, -1e300}, {0, 1e300}}, {}}, {0, 0}, Inside, Inside);
    row("tiny", {{{0, 0}, {1e-160, 0}, {1e-160, 1e-160}, {0, 1e-160}}, {}}, {5e-161, 5e-161}, Inside, Inside);
    row("far out", {{{1e8, 1e8}, {1e8 + 1e-7, 1e8}, {1e8 + 1e-7, 1e8 + 1e-7}}, {}}, {1e8 + 6e-8, 1e8 + 3e-8}, Inside,
        Inside);
    row("one point", {{{1, 1}}, {}}, {1, 1}, Boundary, Boundary);
    row("there and back", {{{0, 0}, {4, 2}}, {}}, {2, 1}, Boundary, Boundary);
    row("no points", {}, {0, 0}, Outside, Outside);
    row("NaN", {square, {}}, {std::nan(""), 5}, Outside, Outside);
    row("NaN in a ring", {{{0, 0}, {10, 0}, {10, 10}, {0, std::nan("")}}, {}}, {5, 0}, Outside, Outside);
    row("infinite ring", {{{0, 0}, {10, 0}, {10, infinity}}, {}}, {5, 0}, Outside, Outside);
}

void TestWinding::named()
{
    QFETCH(Polygon, polygon);
    QFETCH(QPointF, point);
    QFETCH(Location, evenOdd);
    QFETCH(Location, nonZero);
    QCOMPARE(locate(point, polygon, FillRule::EvenOdd), evenOdd);
    QCOMPARE(locate(point, polygon, FillRule::NonZero), nonZero);
    QCOMPARE(locate(point, Primitive(polygon)), evenOdd);
    if (polygon.holes.isEmpty())
        QCOMPARE(locate(point, polygon.outline, FillRule::NonZero), nonZero);
}

void TestWinding::numbers()
{
    QCOMPARE(windingNumber({5, 5}, square), std::optional(1));
    QCOMPARE(windingNumber({5, 5}, reversed(square)), std::optional(-1));
    QCOMPARE(windingNumber({0, 0}, pentagram), std::optional(2));
    QCOMPARE(windingNumber({50, 0}, pentagram), std::optional(0));
    QCOMPARE(windingNumber({5, 5}, square + reversed(square)), std::optional(0));
    QCOMPARE(windingNumber({10, 5}, square), std::nullopt);
    QCOMPARE(windingNumber({infinity, 5}, square), std::nullopt);
    QCOMPARE(windingNumber({0, 0}, {}), std::optional(0));
}

void TestWinding::equalsRationals()
{
    Random random;
    int onEdges = 0;
    for (int round = 0; round < 1500; ++round) {
        // The families: on a grid, in tenths, next to edges, and far from the origin with small features.
        const int family = round % 4;
        const auto place = [&]() -> QPointF {
            switch (family) {
            case 0:
                return random.gridPoint(4);
            case 1:
                return random.gridPoint(40) / 10;
            case 2:
                return random.nudged(random.gridPoint(4), 3);
            default:
                return QPointF(1e6, -1e6) + random.gridPoint(4) * 1e-6;
            }
        };
        Ring ring;
        // The implementation processes points in blocks of 64.
        const int most = round % 30 == 0 ? 64 * random.integer(1, 3) + random.integer(-2, 2) : random.integer(1, 9);
        for (int i = most; i > 0; --i)
            ring.append(place());
        for (int i = 0; i < 5; ++i) {
            const QPointF a = ring[random.integer(0, int(ring.size()) - 1)], b = ring.first();
            const QPointF point = i < 3 ? place() : random.nudged((a + b) / 2, i - 3);
            const std::optional<int> expected = windingByRationals(point, ring);
            onEdges += !expected;
            QVERIFY2(windingNumber(point, ring) == expected, QByteArray::number(round));
            const Location nonZero = !expected ? Location::Boundary
                : *expected != 0               ? Location::Inside
                                               : Location::Outside;
            QCOMPARE(locate(point, ring, FillRule::NonZero), nonZero);
        }
    }
    QVERIFY(onEdges > 100);
}

TRAMMEL_TEST(TestWinding)
#include "tst_winding.moc"
