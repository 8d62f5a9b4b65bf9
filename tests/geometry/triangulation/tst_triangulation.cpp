#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <algorithm>
#include <limits>

using namespace Trammel;

using Ring = QList<QPointF>;
using Error = Triangulation::Error;

Q_DECLARE_METATYPE(Trammel::Polygon)

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

const Ring square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};

Ring rectangle(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

std::vector<QPointF> pointsOf(const Polygon &polygon)
{
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const Ring &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    return points;
}

std::vector<Segment> edgesOf(const Polygon &polygon)
{
    std::vector<Segment> edges;
    const auto append = [&edges](const Ring &ring) {
        for (qsizetype i = 0; i < ring.size(); ++i)
            edges.push_back({ring[i], ring[(i + 1) % ring.size()]});
    };
    append(polygon.outline);
    for (const Ring &hole : polygon.holes)
        append(hole);
    return edges;
}

bool cross(const Segment &a, const Segment &b)
{
    return orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) < 0
        && orientation(b.from, b.to, a.from) * orientation(b.from, b.to, a.to) < 0;
}

double heightAt(const Segment &edge, double x)
{
    return edge.from.y() + (edge.to.y() - edge.from.y()) * ((x - edge.from.x()) / (edge.to.x() - edge.from.x()));
}

/// The area by the even-odd rule, slab by slab between all x coordinates at which edges end or cross.
double evenOddArea(const Polygon &polygon)
{
    const std::vector<Segment> edges = edgesOf(polygon);
    std::vector<double> places;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        places.push_back(edges[i].from.x());
        for (std::size_t j = 0; j < i; ++j) {
            if (!cross(edges[i], edges[j]))
                continue;
            const QPointF along = edges[i].to - edges[i].from, other = edges[j].to - edges[j].from;
            const double t = Trammel::cross(edges[j].from - edges[i].from, other) / Trammel::cross(along, other);
            places.push_back(edges[i].from.x() + along.x() * t);
        }
    }
    std::sort(places.begin(), places.end());
    double area = 0;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const double middle = places[i] / 2 + places[i + 1] / 2;
        std::vector<double> heights;
        for (const Segment &edge : edges) {
            if (std::min(edge.from.x(), edge.to.x()) < middle && middle < std::max(edge.from.x(), edge.to.x()))
                heights.push_back(heightAt(edge, middle));
        }
        std::sort(heights.begin(), heights.end());
        for (std::size_t j = 0; j + 1 < heights.size(); j += 2)
            area += (heights[j + 1] - heights[j]) * (places[i + 1] - places[i]);
    }
    return area;
}

double areaOf(const std::vector<QPointF> &points, const std::vector<quint32> &corners)
{
    double twice = 0;
    for (std::size_t i = 0; i < corners.size(); ++i)
        twice += Trammel::cross(points[corners[i]], points[corners[(i + 1) % corners.size()]]);
    return twice / 2;
}

double areaOf(const Polygon &polygon, const Triangulation &triangulation)
{
    const std::vector<QPointF> points = pointsOf(polygon);
    double area = 0;
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3)
        area += areaOf(points, {triangulation.indices[i], triangulation.indices[i + 1], triangulation.indices[i + 2]});
    return area;
}

bool areAllClockwise(const Polygon &polygon, const Triangulation &triangulation)
{
    const std::vector<QPointF> points = pointsOf(polygon);
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
        if (orientation(points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                        points[triangulation.indices[i + 2]])
            <= 0)
            return false;
    }
    return true;
}

Polygon randomPolygon(Random &random)
{
    const int reach = random.integer(2, 7);
    const auto ring = [&](int count) {
        Ring points;
        for (int i = 0; i < count; ++i)
            points.append(random.gridPoint(reach));
        return points;
    };
    Polygon polygon{ring(random.integer(3, 7)), {}};
    for (int i = random.integer(0, 2); i > 0; --i)
        polygon.holes.append(ring(random.integer(3, 4)));
    return polygon;
}

/// A simple star around the origin on the integer grid, with a diamond as its hole.
Polygon randomStar(Random &random, int count)
{
    Polygon star;
    for (int i = 0; i < count; ++i) {
        const QPointF axis = axisFromDegrees(360.0 * i / count);
        const QPointF point = axis * random.real(2000, 9000);
        star.outline.append(QPointF(std::round(point.x()), std::round(point.y())));
    }
    star.holes.append(Ring{{-600, 0}, {0, -700}, {500, 0}, {0, 900}});
    return star;
}

Ring reversed(Ring ring)
{
    std::reverse(ring.begin(), ring.end());
    return ring;
}

} // namespace

class TestTriangulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAndAreas_data();
    void countsAndAreas();
    void refuses_data();
    void refuses();
    void namesTheEdgesThatCross();
    void anyOrientationAndAnyStart();
    void starsOnTheGridExactly();
    void brokenRingsOnTheGrid();
    void cornersNextToEdges();
    void smallRingsOfAnySize();
    void manyTeethAndTurns();
    void piecesAreConvexAndCover();
};

void TestTriangulation::countsAndAreas_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<int>("triangleCount");
    QTest::addColumn<double>("area");
    const auto row = [](const char *name, const Polygon &polygon, int triangleCount, double area) {
        QTest::newRow(name) << polygon << triangleCount << area;
    };
    row("triangle", {{{0, 0}, {4, 0}, {0, 3}}, {}}, 1, 6);
    row("square", {square, {}}, 2, 100);
    row("counterclockwise", {reversed(square), {}}, 2, 100);
    row("L", {{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}, {}}, 4, 3);
    row("closed explicitly", {{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, {}}, 2, 100);
    row("every point twice", {{{0, 0}, {0, 0}, {10, 0}, {10, 0}, {10, 10}, {10, 10}, {0, 10}, {0, 10}}, {}}, 2, 100);
    row("collinear runs", {{{0, 0}, {2, 0}, {5, 0}, {10, 0}, {10, 5}, {10, 10}, {5, 10}, {0, 10}, {0, 5}}, {}}, 2, 100);
    row("spike outwards", {{{0, 0}, {10, 0}, {10, 5}, {20, 5}, {10, 5}, {10, 10}, {0, 10}}, {}}, 2, 100);
    row("spike inwards", {{{0, 0}, {10, 0}, {10, 5}, {3, 5}, {10, 5}, {10, 10}, {0, 10}}, {}}, 2, 100);
    row("spike along an edge", {{{0, 0}, {20, 0}, {10, 0}, {10, 10}, {0, 10}}, {}}, 2, 100);
    row("spike through the ring", {{{0, 0}, {10, 0}, {10, 5}, {-5, 5}, {10, 5}, {10, 10}, {0, 10}}, {}}, 2, 100);
    row("one hole", {square, {rectangle(3, 3, 6, 6)}}, 8, 91);
    row("hole wound like the outline", {square, {reversed(rectangle(3, 3, 6, 6))}}, 8, 91);
    row("two holes", {square, {rectangle(1, 1, 3, 3), rectangle(5, 5, 8, 9)}}, 14, 84);
    row("holes with common corner", {square, {rectangle(2, 2, 4, 4), rectangle(4, 4, 6, 6)}}, 12, 92);
    row("holes with common edge", {square, {rectangle(2, 2, 4, 4), rectangle(4, 2, 6, 4)}}, 10, 92);
    row("hole touches with a corner", {square, {{{5, 0}, {7, 3}, {3, 3}}}}, 6, 94);
    row("hole touches with an edge", {square, {rectangle(3, 0, 7, 3)}}, 6, 88);
    row("hole of no area", {square, {{{2, 2}, {8, 8}}, {{3, 3}, {3, 3}, {3, 3}}}}, 2, 100);
    row("hole outside is an island", {square, {rectangle(20, 0, 25, 5)}}, 4, 125);
    row("island in a hole", {square, {rectangle(2, 2, 8, 8), rectangle(3, 3, 7, 7)}}, 10, 80);
    row("keyhole",
        {{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 5}, {3, 5}, {3, 7}, {7, 7}, {7, 3}, {3, 3}, {3, 5}, {0, 5}}, {}}, 10,
        84);
    row("pinched at a corner", {{{0, 0}, {5, 5}, {10, 0}, {10, 10}, {5, 5}, {0, 10}}, {}}, 2, 50);
    row("corner on an edge", {{{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}, {}}, 2, 50);
    row("crosses itself at a point", {{{0, 0}, {5, 5}, {10, 10}, {10, 0}, {5, 5}, {0, 10}}, {}}, 2, 50);
    row("twice around", {{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}, {10, 0}, {10, 10}, {2, 10}, {0, 10}}, {}}, 0, 0);
    row("huge", {rectangle(-1e9, -1e9, 1e9, 1e9), {rectangle(-1, -1, 1, 1)}}, 8, 4e18);
    row("tiny", {rectangle(0, 0, 1e-9, 1e-9), {}}, 2, 1e-18);
    row("1e150", {rectangle(0, 0, 1e150, 1e150), {}}, 2, 1e300);
    row("thinner than a rounding", {{{0, 0}, {1, 1}, {2, std::nextafter(2.0, 3.0)}, {0, 1}}, {}}, 2, 1);
    row("touches itself far out",
        {{{1e6, 1e6}, {1e6 + 2, 1e6}, {1e6 + 2, 1e6 + 2}, {1e6 + 1, 1e6}, {1e6, 1e6 + 2}}, {}}, 2, 2);
}

void TestTriangulation::countsAndAreas()
{
    QFETCH(Polygon, polygon);
    QFETCH(int, triangleCount);
    QFETCH(double, area);
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.error, triangleCount > 0 ? Error::None : Error::NoArea);
    QCOMPARE(int(triangulation.indices.size()), 3 * triangleCount);
    QVERIFY(areAllClockwise(polygon, triangulation));
    QVERIFY(std::abs(areaOf(polygon, triangulation) - area) <= 1e-9 * area);
}

void TestTriangulation::refuses_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<Error>("error");
    const auto row = [](const char *name, const Polygon &polygon, Error error) {
        QTest::newRow(name) << polygon << error;
    };
    row("no points", {}, Error::TooFewPoints);
    row("two points", {{{0, 0}, {1, 1}}, {}}, Error::TooFewPoints);
    row("three times one point", {{{1, 1}, {1, 1}, {1, 1}}, {}}, Error::NoArea);
    row("collinear", {{{0, 0}, {5, 5}, {2, 2}, {9, 9}}, {}}, Error::NoArea);
    row("there and back", {{{0, 0}, {5, 0}, {5, 5}, {5, 0}}, {}}, Error::NoArea);
    row("the hole is all of it", {square, {square}}, Error::NoArea);
    row("bow-tie", {{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {}}, Error::CrossingEdges);
    row("pentagram", {{{0, -10}, {6, 8}, {-9, -3}, {9, -3}, {-6, 8}}, {}}, Error::CrossingEdges);
    row("hole crosses the outline", {square, {rectangle(5, 5, 15, 8)}}, Error::CrossingEdges);
    row("holes cross", {square, {rectangle(1, 1, 5, 5), rectangle(3, 3, 7, 7)}}, Error::CrossingEdges);
    row("ends overlap, all turns right",
        {{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, -5}, {5, -5}, {5, 3}, {2, 3}, {2, 8}, {8, 8}, {8, 2}, {0, 2}}, {}},
        Error::CrossingEdges);
    row("NaN", {{{0, 0}, {std::nan(""), 0}, {10, 10}}, {}}, Error::NotFinite);
    row("infinity", {{{0, 0}, {10, 0}, {10, infinity}}, {}}, Error::NotFinite);
    row("NaN in a hole", {square, {{{1, 1}, {2, 1}, {std::nan(""), 2}}}}, Error::NotFinite);
}

void TestTriangulation::refuses()
{
    QFETCH(Polygon, polygon);
    QFETCH(Error, error);
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.error, error);
    QVERIFY(triangulation.indices.empty());
    QVERIFY(!triangulation && !triangulation.errorString().isEmpty());
    QVERIFY(convexPieces(polygon, triangulation).empty());
}

void TestTriangulation::namesTheEdgesThatCross()
{
    const auto crossingOf = [](const Polygon &polygon) { return triangulate(polygon).crossingEdges; };
    const Polygon bowTie{{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, {}};
    QCOMPARE(crossingOf(bowTie), (std::array<quint32, 2>{0, 2}));
    QCOMPARE(triangulate(bowTie).errorString(), QStringLiteral("the edges that begin at points 1 and 3 cross"));
    QVERIFY(triangulate({square, {}}) && triangulate({square, {}}).errorString().isEmpty());
    // The second edge of a straight run crosses, after a repeated point.
    QCOMPARE(crossingOf({{{0, 0}, {1, 1}, {1, 1}, {10, 10}, {10, 0}, {0, 10}}, {}}), (std::array<quint32, 2>{2, 4}));
    QCOMPARE(crossingOf({square, {rectangle(2, 2, 12, 3)}}), (std::array<quint32, 2>{1, 4}));
}

void TestTriangulation::anyOrientationAndAnyStart()
{
    Random random;
    for (int round = 0; round < 20; ++round) {
        Polygon star = randomStar(random, 30);
        const Triangulation first = triangulate(star);
        const double area = areaOf(star, first);
        std::rotate(star.outline.begin(), star.outline.begin() + random.integer(0, 29), star.outline.end());
        star.outline = reversed(star.outline);
        for (QPointF &point : star.outline)
            point += QPointF(1 << 20, -77);
        for (QPointF &point : star.holes[0])
            point += QPointF(1 << 20, -77);
        const Triangulation second = triangulate(star);
        QCOMPARE(second.indices.size(), first.indices.size());
        QCOMPARE(areaOf(star, second), area);
    }
}

void TestTriangulation::starsOnTheGridExactly()
{
    Random random;
    for (int count : {3, 4, 5, 8, 13, 40, 100, 300}) {
        for (int round = 0; round < 10; ++round) {
            const Polygon star = randomStar(random, count);
            if (count == 3 || count == 4)
                continue; // Their edges may cut the hole.
            const Triangulation triangulation = triangulate(star);
            QCOMPARE(triangulation.error, Error::None);
            int superfluous = 0;
            for (int i = 0; i < count; ++i) {
                superfluous +=
                    orientation(star.outline[i], star.outline[(i + 1) % count], star.outline[(i + 2) % count]) == 0;
            }
            QCOMPARE(int(triangulation.indices.size() / 3), count + 4 + 2 - 2 - superfluous);
            // All sums are of integers and therefore exact.
            QCOMPARE(areaOf(star, triangulation),
                     std::abs(signedArea(star.outline)) - std::abs(signedArea(star.holes[0])));
            QVERIFY(areAllClockwise(star, triangulation));
        }
    }
}

void TestTriangulation::brokenRingsOnTheGrid()
{
    Random random;
    int triangulated = 0, refused = 0;
    for (int round = 0; round < 6000; ++round) {
        const Polygon polygon = randomPolygon(random);
        const std::vector<Segment> edges = edgesOf(polygon);
        bool doCross = false;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                doCross = doCross || cross(edges[i], edges[j]);
        }
        const Triangulation triangulation = triangulate(polygon);
        const QByteArray seen = QByteArray::number(round);
        if (triangulation.error == Error::CrossingEdges) {
            ++refused;
            QVERIFY2(doCross, seen);
            const auto [a, b] = triangulation.crossingEdges;
            QVERIFY2(a != b && intersects(edges[a], edges[b]), seen);
            continue;
        }
        ++triangulated;
        const double area = evenOddArea(polygon);
        QVERIFY2(std::abs(areaOf(polygon, triangulation) - area) < 1e-9, seen);
        QCOMPARE(triangulation.error == Error::NoArea, area < 1e-9);
        QVERIFY2(areAllClockwise(polygon, triangulation), seen);
    }
    QVERIFY(triangulated > 500 && refused > 500);
}

// A corner lies on the line of two others within a few units in the last place, also far from the origin: its side
// decides whether the ring crosses itself.
void TestTriangulation::cornersNextToEdges()
{
    Random random;
    int triangulated = 0, refused = 0;
    for (int round = 0; round < 8000; ++round) {
        const double flatness = round % 3 == 0 ? 1e-6 : 1;
        const QPointF far = round % 2 == 0 ? QPointF() : random.point(1e4);
        Polygon polygon;
        for (int i = random.integer(4, 9); i > 0; --i) {
            const QPointF place = random.point(10);
            polygon.outline.append(far + QPointF(place.x(), place.y() * flatness));
        }
        Ring &ring = polygon.outline;
        const int count = int(ring.size()), edge = random.integer(2, count - 1);
        const QPointF from = ring[edge], to = ring[(edge + 1) % count];
        ring[0] = edge == count - 1 ? ring[0] : random.nudged(from + (to - from) * random.real(-0.5, 1.5), 2);
        const Triangulation triangulation = triangulate(polygon);
        const bool isSound = bool(isSimple(polygon, Reading::Open));
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2((triangulation.error == Error::None) == isSound, seen);
        QVERIFY2(areAllClockwise(polygon, triangulation), seen);
        if (isSound) {
            const double area = std::abs(signedArea(ring));
            const double rounding = 1e-15 * (1 + lengthSquared(far));
            QVERIFY2(std::abs(areaOf(polygon, triangulation) - area) <= 1e-9 * area + rounding, seen);
        }
        ++(isSound ? triangulated : refused);
    }
    QVERIFY(triangulated > 100 && refused > 100);
}

// Scaling by powers of two is exact and changes neither the crossings nor the sides of corners.
void TestTriangulation::smallRingsOfAnySize()
{
    Random random;
    int triangulated = 0, refused = 0;
    for (int round = 0; round < 8000; ++round) {
        const int count = random.integer(4, 16);
        Polygon polygon;
        for (int i = 0; i < count; ++i)
            polygon.outline.append(axisFromDegrees(360.0 * i / count) * random.real(1, 10));
        if (round % 2 == 0)
            polygon.outline.swapItemsAt(random.integer(0, count - 1), random.integer(0, count - 1));
        const int across = random.integer(-170, 170), down = random.integer(-170, 170);
        Polygon scaled;
        for (QPointF point : polygon.outline)
            scaled.outline.append(QPointF(std::ldexp(point.x(), across), std::ldexp(point.y(), down)));
        const bool isSound = bool(isSimple(polygon, Reading::Open));
        const Triangulation triangulation = triangulate(scaled);
        const QByteArray seen = QByteArray::number(round);
        QVERIFY2((triangulation.error == Error::None) == isSound, seen);
        QVERIFY2(areAllClockwise(scaled, triangulation), seen);
        if (isSound) {
            const double area = std::abs(signedArea(polygon.outline));
            QVERIFY2(std::abs(areaOf(polygon, triangulation) - area) <= 1e-12 * area, seen);
        }
        ++(isSound ? triangulated : refused);
    }
    QVERIFY(triangulated > 1000 && refused > 1000);
}

void TestTriangulation::manyTeethAndTurns()
{
    Polygon comb, spiral;
    for (int i = 0; i < 1000; ++i) {
        comb.outline += Ring{{i * 4.0, 0}, {i * 4.0, 1000}, {i * 4.0 + 2, 1001}, {i * 4.0 + 2, 1}};
        const QPointF axis = axisFromDegrees(i * 3.0);
        spiral.outline.prepend(axis * (10 + i * 0.1));
        spiral.outline.append(axis * (12 + i * 0.1));
    }
    comb.outline += Ring{{4001, -50}, {-1, -51}};
    for (const Polygon &polygon : {comb, spiral}) {
        const Triangulation triangulation = triangulate(polygon);
        QCOMPARE(triangulation.error, Error::None);
        const double area = std::abs(signedArea(polygon.outline));
        QVERIFY(std::abs(areaOf(polygon, triangulation) - area) < 1e-9 * area);
        QCOMPARE(qsizetype(triangulation.indices.size()), 3 * (polygon.outline.size() - 2));
    }
}

void TestTriangulation::piecesAreConvexAndCover()
{
    Random random;
    QCOMPARE(convexPieces({square, {}}, triangulate({square, {}})).size(), std::size_t(1));
    for (int round = 0; round < 200; ++round) {
        const Polygon polygon = round % 2 == 0 ? randomStar(random, 20) : randomPolygon(random);
        const Triangulation triangulation = triangulate(polygon);
        const std::vector<QPointF> points = pointsOf(polygon);
        const std::vector<ConvexPiece> pieces = convexPieces(polygon, triangulation);
        QVERIFY(pieces.size() <= triangulation.indices.size() / 3);
        double area = 0;
        for (const ConvexPiece &piece : pieces) {
            area += areaOf(points, piece.indices);
            const std::size_t count = piece.indices.size();
            for (std::size_t i = 0; i < count; ++i) {
                QCOMPARE(orientation(points[piece.indices[i]], points[piece.indices[(i + 1) % count]],
                                     points[piece.indices[(i + 2) % count]]),
                         1);
            }
        }
        QVERIFY(std::abs(area - areaOf(polygon, triangulation)) <= 1e-12 * area);
    }
}

TRAMMEL_TEST(TestTriangulation)
#include "tst_triangulation.moc"
