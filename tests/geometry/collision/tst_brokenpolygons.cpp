#include "tests/benchmarks/geometry/polygonfamilies.h"
#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/orientation.h>
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>
#include <trammel/geometry/winding.h>

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Trammel;

using Ring = QList<QPointF>;
using Error = Triangulation::Error;
using Oracle::Rational;

Q_DECLARE_METATYPE(Trammel::Polygon)

/// The triangulation of degenerate polygons, verified by exact arithmetic.
class TestBrokenPolygons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void manyEqualPoints();
    void familiesAnyWayRound();
    void familiesCut();
    void familiesFarOut();
    void piecesCoverOnce();
};

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Ring rectangle(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Ring moved(Ring ring, QPointF by, double scale = 1)
{
    for (QPointF &point : ring)
        point = point * scale + by;
    return ring;
}

Ring reversed(Ring ring)
{
    std::reverse(ring.begin(), ring.end());
    return ring;
}

const Ring square = rectangle(0, 0, 10, 10);
const Ring pentagram{{0, -10}, {6, 8}, {-9, -3}, {9, -3}, {-6, 8}};
const Ring bowTie{{0, 0}, {10, 10}, {10, 0}, {0, 10}};

/// A ring in which every edge crosses others.
Ring crossing40Gon()
{
    Ring ring;
    for (int i = 0; i < 40; ++i)
        ring.append(axisFromDegrees(9.0 * (i * 11 % 40)) * 100);
    return ring;
}

std::vector<QPointF> pointsOf(const Polygon &polygon)
{
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const Ring &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    return points;
}

Rational twiceTheArea(std::span<const QPointF> ring)
{
    Rational sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        sum = sum + cross(Oracle::Point(ring[i]), Oracle::Point(ring[(i + 1) % ring.size()]));
    return sum;
}

Rational magnitude(const Rational &number)
{
    return number.sign() < 0 ? -number : number;
}

Rational twiceTheArea(const Polygon &polygon, const Triangulation &triangulation)
{
    const std::vector<QPointF> points = pointsOf(polygon);
    Rational sum = 0;
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
        const std::array<QPointF, 3> corners{points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                                             points[triangulation.indices[i + 2]]};
        sum = sum + twiceTheArea(corners);
    }
    return sum;
}

/// Twice the area of the outline less the holes; correct if the holes lie inside the outline and apart.
Rational twiceTheArea(const Polygon &polygon)
{
    Rational sum = magnitude(twiceTheArea(polygon.outline));
    for (const Ring &hole : polygon.holes)
        sum = sum - magnitude(twiceTheArea(hole));
    return sum;
}

/// Whether random points lie in the right number of triangles: one inside the polygon, none outside.
bool coverOnce(const Polygon &polygon, const Triangulation &triangulation, Random &random)
{
    const std::vector<QPointF> points = pointsOf(polygon);
    const Aabb2 box = boundsOf(points);
    for (int round = 0; round < 40; ++round) {
        const QPointF near = points[std::size_t(random.integer(0, int(points.size()) - 1))];
        const QPointF point = round % 2 == 0
            ? QPointF(random.real(box.min[0], box.max[0]), random.real(box.min[1], box.max[1]))
            : near + random.point(0.01 * (box.max[0] - box.min[0]));
        int inside = 0, touching = 0;
        for (std::size_t i = 0; i < triangulation.indices.size(); i += 3) {
            const std::array<QPointF, 3> corners{points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                                                 points[triangulation.indices[i + 2]]};
            if (orientation(corners[0], corners[1], corners[2]) <= 0)
                return false;
            const Location location = locate(point, std::span<const QPointF>(corners), FillRule::EvenOdd);
            inside += location == Location::Inside;
            touching += location == Location::Boundary;
        }
        const Location expected = locate(point, polygon, FillRule::EvenOdd);
        if (inside > 1 || (inside > 0 && touching > 0) || (expected == Location::Inside && inside + touching == 0)
            || (expected == Location::Outside && inside + touching > 0))
            return false;
    }
    return true;
}

/// The number of corners that are collinear with their neighbors. Each of them reduces the number of triangles by one.
int straightCorners(const Polygon &polygon)
{
    int count = 0;
    const auto add = [&count](const Ring &ring) {
        const qsizetype size = ring.size();
        for (qsizetype i = 0; i < size; ++i)
            count += orientation(ring[i], ring[(i + 1) % size], ring[(i + 2) % size]) == 0;
    };
    add(polygon.outline);
    for (const Ring &hole : polygon.holes)
        add(hole);
    return count;
}

} // namespace

void TestBrokenPolygons::named_data()
{
    QTest::addColumn<Polygon>("polygon");
    QTest::addColumn<int>("triangleCount");
    // The area of the triangles is the sum of the added rings minus the taken ones.
    QTest::addColumn<QList<Ring>>("added");
    QTest::addColumn<QList<Ring>>("taken");
    QTest::addColumn<Error>("error");
    const auto area = [](const char *name, const Polygon &polygon, int triangleCount, const QList<Ring> &added,
                         const QList<Ring> &taken = {}) {
        QTest::newRow(name) << polygon << triangleCount << added << taken << Error::None;
    };
    const auto refused = [](const char *name, const Polygon &polygon, Error error) {
        QTest::newRow(name) << polygon << 0 << QList<Ring>() << QList<Ring>() << error;
    };
    area("clockwise", {square, {}}, 2, {square});
    area("counterclockwise", {reversed(square), {}}, 2, {square});
    area("closed ring", {square + Ring{{0, 0}}, {}}, 2, {square});
    area("duplicates", {{{0, 0}, {0, 0}, {0, 0}, {10, 0}, {10, 10}, {10, 10}, {0, 10}}, {}}, 2, {square});
    area("collinear runs", {{{0, 0}, {2, 0}, {7, 0}, {10, 0}, {10, 5}, {10, 10}, {5, 10}, {0, 10}, {0, 1}}, {}}, 2,
         {square});
    area("spike", {{{0, 0}, {10, 0}, {10, 5}, {20, 5}, {10, 5}, {10, 10}, {0, 10}}, {}}, 2, {square});
    area("spike with a gap of an ulp",
         {{{0, 0}, {10, 0}, {10, 5}, {20, 5}, {10, std::nextafter(5.0, 6.0)}, {10, 10}, {0, 10}}, {}}, 5,
         {{{0, 0}, {10, 0}, {10, 5}, {20, 5}, {10, std::nextafter(5.0, 6.0)}, {10, 10}, {0, 10}}});
    area("spikes and back over an edge", {{{0, 0}, {30, 0}, {-5, 0}, {10, 0}, {10, 10}, {0, 10}}, {}}, 2, {square});
    area("touches itself at a corner", {{{0, 0}, {5, 5}, {10, 0}, {10, 10}, {5, 5}, {0, 10}}, {}}, 2,
         {{{0, 0}, {5, 5}, {0, 10}}, {{10, 0}, {10, 10}, {5, 5}}});
    area("touches itself within an edge", {{{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}, {}}, 2,
         {{{0, 0}, {5, 0}, {0, 10}}, {{5, 0}, {10, 0}, {10, 10}}});
    area("passes through itself at a corner", {{{0, 0}, {5, 5}, {10, 10}, {10, 0}, {5, 5}, {0, 10}}, {}}, 2,
         {{{0, 0}, {5, 5}, {0, 10}}, {{5, 5}, {10, 10}, {10, 0}}});
    area("flower with four petals at a corner",
         {{{0, 0}, {2, 1}, {2, -1}, {0, 0}, {1, -2}, {-1, -2}, {0, 0}, {-2, -1}, {-2, 1}, {0, 0}, {-1, 2}, {1, 2}}, {}},
         4,
         {{{0, 0}, {2, 1}, {2, -1}},
          {{0, 0}, {1, -2}, {-1, -2}},
          {{0, 0}, {-2, -1}, {-2, 1}},
          {{0, 0}, {-1, 2}, {1, 2}}});
    area("an edge walked twice cancels", {{{0, 0}, {5, 0}, {5, 10}, {5, 0}, {10, 0}, {10, 10}, {0, 10}}, {}}, 2,
         {square});
    area("around twice but for a corner", {square + Ring{{0, 0}, {10, 0}, {10, 10}}, {}}, 1,
         {{{0, 0}, {0, 10}, {10, 10}}});
    area("hole touches at a corner", {square, {{{0, 0}, {4, 2}, {2, 4}}}}, 5, {square}, {{{0, 0}, {4, 2}, {2, 4}}});
    area("hole touches from edge to edge", {square, {{{5, 0}, {7, 5}, {5, 10}, {3, 5}}}}, 6, {square},
         {{{5, 0}, {7, 5}, {5, 10}, {3, 5}}});
    area("hole along an edge", {square, {rectangle(3, 0, 7, 3)}}, 6, {square}, {rectangle(3, 0, 7, 3)});
    area("holes share an edge", {square, {rectangle(2, 2, 4, 4), rectangle(4, 2, 6, 4)}}, 10, {square},
         {rectangle(2, 2, 6, 4)});
    area("holes share half an edge", {square, {rectangle(2, 2, 4, 6), rectangle(4, 4, 6, 8)}}, 12, {square},
         {rectangle(2, 2, 4, 6), rectangle(4, 4, 6, 8)});
    area("a hole twice is none", {square, {rectangle(2, 2, 4, 4), rectangle(2, 2, 4, 4)}}, 2, {square});
    area("hole outside", {square, {rectangle(20, 0, 25, 5)}}, 4, {square, rectangle(20, 0, 25, 5)});
    area("hole outside at a corner", {square, {rectangle(10, 10, 12, 12)}}, 4, {square, rectangle(10, 10, 12, 12)});
    area("hole within a hole", {square, {rectangle(2, 2, 8, 8), rectangle(3, 3, 7, 7)}}, 10,
         {square, rectangle(3, 3, 7, 7)}, {rectangle(2, 2, 8, 8)});
    area("hole around all", {square, {rectangle(-1, -1, 11, 11)}}, 8, {rectangle(-1, -1, 11, 11)}, {square});
    area("holes of no area", {square, {{{2, 2}, {8, 8}}, {{3, 3}}, {}, {{1, 1}, {2, 2}, {3, 3}}}}, 2, {square});
    area("1e150", {moved(square, {}, 1e149), {moved(rectangle(2, 2, 4, 4), {}, 1e149)}}, 8, {moved(square, {}, 1e149)},
         {moved(rectangle(2, 2, 4, 4), {}, 1e149)});
    area("1e300", {moved(square, {}, 1e299), {}}, 2, {moved(square, {}, 1e299)});
    area("from end to end of the doubles", {{{-1.7e308, -1.7e308}, {1.7e308, -1.7e308}, {0, 1.7e308}, {-1e308, 0}}, {}},
         2, {{{-1.7e308, -1.7e308}, {1.7e308, -1.7e308}, {0, 1.7e308}, {-1e308, 0}}});
    area("1e-160", {moved(square, {}, 1e-161), {moved(rectangle(2, 2, 4, 4), {}, 1e-161)}}, 8,
         {moved(square, {}, 1e-161)}, {moved(rectangle(2, 2, 4, 4), {}, 1e-161)});
    area("denormal", {moved(square, {}, 5e-324), {}}, 2, {moved(square, {}, 5e-324)});
    area("offset 1e8, size 1e-7",
         {moved(square, {1e8, 1e8}, 1.5e-8), {moved(rectangle(2, 2, 8, 8), {1e8, 1e8}, 1.5e-8)}}, 8,
         {moved(square, {1e8, 1e8}, 1.5e-8)}, {moved(rectangle(2, 2, 8, 8), {1e8, 1e8}, 1.5e-8)});
    area("sliver thinner than a rounding", {{{0, 0}, {1e8, 1e8}, {2e8, std::nextafter(2e8, 3e8)}}, {}}, 1,
         {{{0, 0}, {1e8, 1e8}, {2e8, std::nextafter(2e8, 3e8)}}});
    area("touch of a hole that rounding would miss", {{{0, 0}, {1, 3}, {3, 9}, {-5, 9}}, {{{1, 3}, {0, 4}, {1, 5}}}}, 5,
         {{{0, 0}, {3, 9}, {-5, 9}}}, {{{1, 3}, {0, 4}, {1, 5}}});

    refused("no points", {}, Error::TooFewPoints);
    refused("one point", {{{1, 1}}, {}}, Error::TooFewPoints);
    refused("two points", {{{1, 1}, {2, 2}}, {}}, Error::TooFewPoints);
    refused("one point a hundred times", {Ring(100, {1, 1}), {}}, Error::NoArea);
    refused("zero area", {{{0, 0}, {5, 5}, {10, 10}, {2, 2}}, {}}, Error::NoArea);
    refused("there and back", {{{0, 0}, {5, 0}, {5, 5}, {9, 7}, {5, 5}, {5, 0}}, {}}, Error::NoArea);
    refused("around twice", {square + square, {}}, Error::NoArea);
    refused("the hole is all", {square, {reversed(square)}}, Error::NoArea);
    refused("NaN", {{{0, 0}, {std::nan(""), 0}, {10, 10}}, {}}, Error::NotFinite);
    refused("infinity", {{{0, 0}, {10, 0}, {10, -infinity}}, {}}, Error::NotFinite);
    refused("NaN in a hole", {square, {{{1, 1}, {2, 1}, {std::nan(""), 2}}}}, Error::NotFinite);
    refused("all NaN", {Ring(5, {std::nan(""), std::nan("")}), {}}, Error::NotFinite);
    refused("bow-tie", {bowTie, {}}, Error::CrossingEdges);
    refused("tiny bow-tie far out", {moved(bowTie, {1e8, 1e8}, 1.5e-8), {}}, Error::CrossingEdges);
    refused("pentagram", {pentagram, {}}, Error::CrossingEdges);
    refused("crossing 40-gon", {crossing40Gon(), {}}, Error::CrossingEdges);
    refused("hole crosses the outline", {square, {rectangle(5, 5, 15, 8)}}, Error::CrossingEdges);
    refused("holes overlap", {square, {rectangle(1, 1, 5, 5), rectangle(3, 3, 7, 7)}}, Error::CrossingEdges);
    refused("hole overlaps a corner", {square, {rectangle(-1, -1, 2, 2)}}, Error::CrossingEdges);
    refused("1e300 bow-tie", {moved(bowTie, {}, 1e299), {}}, Error::CrossingEdges);
}

void TestBrokenPolygons::named()
{
    QFETCH(Polygon, polygon);
    QFETCH(int, triangleCount);
    QFETCH(QList<Ring>, added);
    QFETCH(QList<Ring>, taken);
    QFETCH(Error, error);
    const Triangulation triangulation = triangulate(polygon);
    QCOMPARE(triangulation.error, error);
    QCOMPARE(int(triangulation.indices.size()), 3 * triangleCount);
    Rational expected = 0;
    for (const Ring &ring : added)
        expected = expected + magnitude(twiceTheArea(ring));
    for (const Ring &ring : taken)
        expected = expected - magnitude(twiceTheArea(ring));
    QVERIFY(twiceTheArea(polygon, triangulation) == expected);
    if (error == Error::None) {
        Random random;
        QVERIFY(coverOnce(polygon, triangulation, random));
    }
    if (error == Error::CrossingEdges) {
        const auto [a, b] = triangulation.crossingEdges;
        const std::vector<QPointF> points = pointsOf(polygon);
        const auto edge = [&](quint32 index) {
            const quint32 outer = quint32(polygon.outline.size());
            const quint32 next =
                index < outer ? (index + 1) % outer : outer + (index - outer) / 4 * 4 + (index - outer + 1) % 4;
            return Segment{points[index], points[next]};
        };
        QVERIFY(a < b && intersects(edge(a), edge(b), Reading::Open));
    }
}

void TestBrokenPolygons::manyEqualPoints()
{
    const Polygon allOne{Ring(1000000, {3, 4}), {}};
    QCOMPARE(triangulate(allOne).error, Error::NoArea);
    const Polygon cornerMillionfold{Ring(1000000, {0, 0}) + Ring{{10, 0}, {10, 10}}, {}};
    QCOMPARE(triangulate(cornerMillionfold).indices.size(), std::size_t(3));
    // Two edges that cross after half a million equal points each.
    const Polygon crossing{Ring(500000, {0, 0}) + Ring(500000, {10, 10}) + Ring{{10, 0}, {0, 10}}, {}};
    QCOMPARE(triangulate(crossing).crossingEdges, (std::array<quint32, 2>{499999, 1000000}));
}

void TestBrokenPolygons::familiesAnyWayRound()
{
    Random random;
    for (const PolygonFamily &family : polygonFamilies()) {
        for (int points : {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 40, 100, 300}) {
            Polygon polygon = family.make(points);
            if (polygon.outline.size() < 3)
                continue;
            const Rational area = twiceTheArea(polygon);
            const std::size_t expected = pointsOf(polygon).size() + 2 * std::size_t(polygon.holes.size()) - 2
                - std::size_t(straightCorners(polygon));
            for (int way = 0; way < 4; ++way) {
                if (way % 2 == 1)
                    polygon.outline = reversed(polygon.outline);
                if (way == 2) {
                    for (QPointF &point : polygon.outline)
                        point = point.transposed();
                    for (Ring &hole : polygon.holes) {
                        hole = reversed(hole);
                        for (QPointF &point : hole)
                            point = point.transposed();
                    }
                }
                std::rotate(polygon.outline.begin(),
                            polygon.outline.begin() + random.integer(0, int(polygon.outline.size()) - 1),
                            polygon.outline.end());
                const Triangulation triangulation = triangulate(polygon);
                QVERIFY2(triangulation.error == Error::None, family.name);
                QCOMPARE(triangulation.indices.size() / 3, expected);
                QVERIFY2(twiceTheArea(polygon, triangulation) == area, family.name);
                QVERIFY2(coverOnce(polygon, triangulation, random), family.name);
            }
        }
    }
}

/// Two corners are swapped, after which edges usually cross.
void TestBrokenPolygons::familiesCut()
{
    Random random;
    int refused = 0;
    for (const PolygonFamily &family : polygonFamilies()) {
        for (int round = 0; round < 60; ++round) {
            Polygon polygon = family.make(random.integer(5, round % 2 == 0 ? 16 : 200));
            const int count = int(polygon.outline.size());
            if (count < 5)
                continue;
            polygon.outline.swapItemsAt(random.integer(0, count - 1), random.integer(0, count - 1));
            const std::vector<QPointF> points = pointsOf(polygon);
            std::vector<Segment> edges;
            for (int i = 0; i < count; ++i)
                edges.push_back({polygon.outline[i], polygon.outline[(i + 1) % count]});
            for (const Ring &hole : polygon.holes) {
                for (qsizetype i = 0; i < hole.size(); ++i)
                    edges.push_back({hole[i], hole[(i + 1) % hole.size()]});
            }
            bool doCross = false;
            for (std::size_t i = 0; i < edges.size() && !doCross; ++i) {
                for (std::size_t j = 0; j < i && !doCross; ++j)
                    doCross = intersects(edges[i], edges[j], Reading::Open);
            }
            const Triangulation triangulation = triangulate(polygon);
            QVERIFY2((triangulation.error == Error::CrossingEdges) == doCross, family.name);
            refused += doCross;
            const auto [a, b] = triangulation.crossingEdges;
            QVERIFY2(!doCross || (a < b && intersects(edges[a], edges[b], Reading::Open)), family.name);
        }
    }
    QVERIFY(refused > 50);
}

/// The features are close to the size of rounding errors, so that all decisions have to be exact.
void TestBrokenPolygons::familiesFarOut()
{
    Random random;
    int triangulated = 0;
    for (const PolygonFamily &family : polygonFamilies()) {
        for (int points : {10, 40, 100}) {
            Polygon polygon = family.make(points);
            const double scale = random.real(1e-9, 3e-9);
            polygon.outline = moved(polygon.outline, {1e6, -3e6}, scale);
            for (Ring &hole : polygon.holes)
                hole = moved(hole, {1e6, -3e6}, scale);
            const Triangulation triangulation = triangulate(polygon);
            if (triangulation.error != Error::None)
                continue;
            ++triangulated;
            QVERIFY2(coverOnce(polygon, triangulation, random), family.name);
        }
    }
    QVERIFY(triangulated > 0);
}

void TestBrokenPolygons::piecesCoverOnce()
{
    Random random;
    for (const PolygonFamily &family : polygonFamilies()) {
        for (int count : {8, 30, 90}) {
            const Polygon polygon = family.make(count);
            const std::vector<QPointF> points = pointsOf(polygon);
            const std::vector<ConvexPiece> pieces = convexPieces(polygon, triangulate(polygon));
            Rational area = 0;
            std::vector<Ring> rings;
            for (const ConvexPiece &piece : pieces) {
                Ring ring;
                for (quint32 index : piece.indices)
                    ring.append(points[index]);
                for (qsizetype i = 0; i < ring.size(); ++i) {
                    QVERIFY(orientation(ring[i], ring[(i + 1) % ring.size()], ring[(i + 2) % ring.size()]) > 0);
                }
                area = area + twiceTheArea(ring);
                rings.push_back(ring);
            }
            QVERIFY2(area == twiceTheArea(polygon), family.name);
            for (int round = 0; round < 40; ++round) {
                const QPointF point = points[std::size_t(random.integer(0, int(points.size()) - 1))] + random.point(50);
                int inside = 0, touching = 0;
                for (const Ring &ring : rings) {
                    const Location location = locate(point, ring, FillRule::NonZero);
                    inside += location == Location::Inside;
                    touching += location == Location::Boundary;
                }
                const Location expected = locate(point, polygon, FillRule::EvenOdd);
                QVERIFY2(inside <= 1 && (inside == 0 || touching == 0), family.name);
                QVERIFY2((inside + touching > 0) == (expected != Location::Outside), family.name);
            }
            if (!polygon.holes.isEmpty())
                continue;
            // A reflex corner needs at most two diagonals.
            const bool isClockwise = signedArea(polygon.outline) > 0;
            std::size_t reflex = 0;
            for (qsizetype i = 0; i < polygon.outline.size(); ++i) {
                const int turn = orientation(polygon.outline[i], polygon.outline[(i + 1) % polygon.outline.size()],
                                             polygon.outline[(i + 2) % polygon.outline.size()]);
                reflex += turn == (isClockwise ? -1 : 1);
            }
            QVERIFY2(pieces.size() <= 2 * reflex + 1, family.name);
        }
    }
}

TRAMMEL_TEST(TestBrokenPolygons)
#include "tst_brokenpolygons.moc"
