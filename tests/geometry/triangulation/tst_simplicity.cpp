#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>
#include <limits>

using namespace Trammel;

using Ring = QList<QPointF>;
using Error = Simplicity::Error;

Q_DECLARE_METATYPE(Trammel::Polygon)

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Ring square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};

struct NumberedEdge
{
    Segment segment;
    int ring;
    int place;
    int ringSize;
};

std::vector<NumberedEdge> edgesOf(const Polygon &polygon)
{
    std::vector<NumberedEdge> edges;
    int number = 0;
    const auto append = [&](const Ring &ring) {
        for (qsizetype i = 0; i < ring.size(); ++i)
            edges.push_back({{ring[i], ring[(i + 1) % ring.size()]}, number, int(i), int(ring.size())});
        ++number;
    };
    append(polygon.outline);
    for (const Ring &hole : polygon.holes)
        append(hole);
    return edges;
}

/// Whether two edges meet, for rings without repeated points.
bool meet(const NumberedEdge &a, const NumberedEdge &b, Reading reading)
{
    if (reading == Reading::Open)
        return intersects(a.segment, b.segment, Reading::Open);
    const bool areNeighbors =
        a.ring == b.ring && ((a.place + 1) % a.ringSize == b.place || (b.place + 1) % a.ringSize == a.place);
    if (!areNeighbors)
        return intersects(a.segment, b.segment);
    // Neighbors share a point, which does not count unless one edge lies on the other.
    return intersects(a.segment, b.segment, Reading::Open);
}

Polygon randomPolygon(Random &random)
{
    const int reach = random.integer(2, 9);
    const auto ring = [&](int count) {
        Ring points;
        while (points.size() < count) {
            const QPointF point = random.gridPoint(reach);
            if (points.isEmpty() || (!same(points.last(), point) && !same(points.first(), point)))
                points.append(point);
        }
        return points;
    };
    Polygon polygon{ring(random.integer(3, 6)), {}};
    for (int i = random.integer(0, 1); i > 0; --i)
        polygon.holes.append(ring(3));
    return polygon;
}

} // namespace

class TestSimplicity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void namesTwoEdges();
    void equalsEveryPairOfEdges();
    void oneCrossingAmongMany();
};

void TestSimplicity::named_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<Error>("closed");
    QTest::addColumn<Error>("open");
    const auto row = [](const char *name, const Polygon &polygon, Error closed, Error open) {
        QTest::newRow(name) << polygon << closed << open;
    };
    using enum Simplicity::Error;
    row("square", {square, {}}, None, None);
    row("closed explicitly", {square + Ring{{0, 0}}, {}}, None, None);
    row("every point twice", {{{0, 0}, {0, 0}, {9, 0}, {9, 0}, {0, 9}, {0, 9}}, {}}, None, None);
    row("collinear run", {{{0, 0}, {2, 0}, {5, 0}, {10, 0}, {0, 10}}, {}}, None, None);
    row("hole", {square, {{{2, 2}, {4, 2}, {3, 4}}}}, None, None);
    row("hole outside", {square, {{{20, 2}, {40, 2}, {30, 4}}}}, None, None);
    row("hole at a corner", {square, {{{0, 0}, {4, 2}, {2, 4}}}}, EdgesMeet, None);
    row("hole at an edge", {square, {{{5, 0}, {7, 3}, {3, 3}}}}, EdgesMeet, None);
    row("hole along an edge", {square, {{{3, 0}, {7, 0}, {5, 3}}}}, EdgesMeet, EdgesMeet);
    row("hole across an edge", {square, {{{5, 5}, {15, 5}, {5, 8}}}}, EdgesMeet, EdgesMeet);
    row("the hole is all of it", {square, {square}}, EdgesMeet, EdgesMeet);
    row("bow-tie", {{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {}}, EdgesMeet, EdgesMeet);
    row("bow-tie with a corner in the middle", {{{0, 0}, {5, 5}, {10, 10}, {10, 0}, {5, 5}, {0, 10}}, {}}, EdgesMeet,
        None);
    row("crosses at another corner", {{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {{{5, 5}, {2, 5}, {3, 6}}}}, EdgesMeet,
        EdgesMeet);
    row("pinched at a corner", {{{0, 0}, {5, 5}, {10, 0}, {10, 10}, {5, 5}, {0, 10}}, {}}, EdgesMeet, None);
    row("corner on an edge", {{{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}, {}}, EdgesMeet, None);
    row("spike outwards", {{{0, 0}, {10, 0}, {10, 5}, {20, 5}, {10, 5}, {10, 10}, {0, 10}}, {}}, EdgesMeet, EdgesMeet);
    row("spike along an edge", {{{0, 0}, {20, 0}, {10, 0}, {10, 10}, {0, 10}}, {}}, EdgesMeet, EdgesMeet);
    row("collinear", {{{0, 0}, {5, 5}, {2, 2}}, {}}, EdgesMeet, EdgesMeet);
    row("ends overlap, all turns right",
        {{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, -5}, {5, -5}, {5, 3}, {2, 3}, {2, 8}, {8, 8}, {8, 2}, {0, 2}}, {}},
        EdgesMeet, EdgesMeet);
    row("misses by an ulp", {{{0, 0}, {10, 0}, {10, 10}, {5, std::nextafter(0.0, 1.0)}, {0, 10}}, {}}, None, None);
    row("crosses by an ulp", {{{0, 0}, {10, 0}, {10, 10}, {5, -std::nextafter(0.0, 1.0)}, {0, 10}}, {}}, EdgesMeet,
        EdgesMeet);
    row("huge", {{{-1e300, -1e300}, {1e300, -1e300}, {0, 1e300}}, {}}, None, None);
    row("empty", {}, TooFewPoints, TooFewPoints);
    row("two points", {{{0, 0}, {1, 1}, {0, 0}}, {}}, TooFewPoints, TooFewPoints);
    row("hole of one point", {square, {{{1, 1}, {1, 1}, {1, 1}}}}, TooFewPoints, TooFewPoints);
    row("NaN", {{{0, 0}, {std::nan(""), 0}, {10, 10}}, {}}, NotFinite, NotFinite);
    row("infinity", {{{0, 0}, {10, 0}, {10, infinity}}, {}}, NotFinite, NotFinite);
}

void TestSimplicity::named()
{
    QFETCH(Polygon, polygon);
    QFETCH(Error, closed);
    QFETCH(Error, open);
    QCOMPARE(isSimple(polygon).error, closed);
    QCOMPARE(isSimple(polygon, Reading::Open).error, open);
    QCOMPARE(bool(isSimple(polygon)), closed == Error::None);
    QCOMPARE(isSimple(polygon).errorString().isEmpty(), closed == Error::None);
}

void TestSimplicity::namesTwoEdges()
{
    using Edges = std::array<quint32, 2>;
    const Simplicity bowTie = isSimple({{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {}});
    QCOMPARE(bowTie.edges, (Edges{0, 2}));
    QCOMPARE(bowTie.errorString(), QStringLiteral("the edges that begin at points 1 and 3 meet"));
    // After repeated points, the edges with a length are reported.
    QCOMPARE(isSimple({{{0, 0}, {0, 0}, {10, 10}, {10, 10}, {10, 0}, {0, 10}, {0, 10}}, {}}).edges, (Edges{1, 4}));
    QCOMPARE(
        isSimple({{{0, 0}, {4, 0}, {5, 1}, {6, 0}, {10, 0}, {10, 10}, {0, 10}}, {{{5, 0.5}, {7, 5}, {3, 5}}}}).edges[0],
        quint32(1));
    QCOMPARE(isSimple({square, {{{0, 0}, {4, 2}, {2, 4}}}}, Reading::Open).edges, (Edges{0, 0}));
    // The polygon is wide, so that it is swept downward.
    Ring wide{{0, 0},  {0, 0},  {90, 5},  {90, 5}, {0, 5},   {90, 0},
              {90, 0}, {0, -1}, {90, -1}, {0, -2}, {90, -2}, {-1, -3}};
    for (QPointF &point : wide)
        point += QPointF(1000, 0);
    QCOMPARE(isSimple({wide, {}}).edges, (Edges{1, 4}));
    QCOMPARE(isSimple({wide, {}}, Reading::Open).edges, (Edges{1, 4}));
}

void TestSimplicity::equalsEveryPairOfEdges()
{
    Random random;
    int counts[2][2] = {};
    for (int round = 0; round < 8000; ++round) {
        const Polygon polygon = randomPolygon(random);
        const std::vector<NumberedEdge> edges = edgesOf(polygon);
        for (Reading reading : {Reading::Closed, Reading::Open}) {
            bool expected = true;
            for (std::size_t i = 0; i < edges.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    expected = expected && !meet(edges[i], edges[j], reading);
            }
            const Simplicity simplicity = isSimple(polygon, reading);
            QVERIFY2(bool(simplicity) == expected, QByteArray::number(round));
            if (!expected)
                QVERIFY2(meet(edges[simplicity.edges[0]], edges[simplicity.edges[1]], reading),
                         QByteArray::number(round));
            ++counts[reading == Reading::Open][expected];
        }
    }
    for (const auto &[met, kept] : counts)
        QVERIFY(met > 100 && kept > 100);
}

void TestSimplicity::oneCrossingAmongMany()
{
    Random random;
    Ring ring;
    constexpr int count = 3000;
    for (int i = 0; i < count; ++i)
        ring.append(axisFromDegrees(360.0 * i / count) * random.real(500, 1000));
    QVERIFY(isSimple({ring, {}}));
    for (int round = 0; round < 50; ++round) {
        const int place = random.integer(0, count - 4);
        Ring crossing = ring;
        crossing.swapItemsAt(place + 1, place + 2);
        const Simplicity simplicity = isSimple({crossing, {}}, random.coin() ? Reading::Closed : Reading::Open);
        // The swap reverses two points that were in order around the center. The edges next to them may cross or not.
        const std::vector<NumberedEdge> edges = edgesOf({crossing, {}});
        QCOMPARE(bool(simplicity), !meet(edges[std::size_t(place)], edges[std::size_t(place + 2)], Reading::Open));
    }
}

TRAMMEL_TEST(TestSimplicity)
#include "tst_simplicity.moc"
