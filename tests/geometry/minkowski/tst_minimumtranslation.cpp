#include "tests/geometry/hulls.h"
#include "tests/geometry/random.h"
#include "tests/testprogram.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/triangulation.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <limits>
#include <numbers>
#include <numeric>

using namespace Trammel;

Q_DECLARE_METATYPE(Trammel::Primitive)

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Obb box(double left, double top, double right, double bottom)
{
    return {{(left + right) / 2, (top + bottom) / 2}, (right - left) / 2, (bottom - top) / 2, {1, 0}};
}

QList<QPointF> ring(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Polygon polygon(double left, double top, double right, double bottom)
{
    return {ring(left, top, right, bottom), {}};
}

Collider area(const Primitive &primitive)
{
    return {primitive, Extent::Area};
}

std::optional<Contact> way(const Primitive &a, const Primitive &b)
{
    return minimumTranslation(area(a), area(b));
}

Primitive movedBy(const Primitive &primitive, QPointF offset)
{
    return transformed(primitive, {offset, {1, 0}});
}

const Polygon shapeL{{{0, 0}, {20, 0}, {20, 10}, {10, 10}, {10, 20}, {0, 20}}, {}};
const Polygon shapeU{{{0, 0}, {30, 0}, {30, 20}, {20, 20}, {20, 10}, {10, 10}, {10, 20}, {0, 20}}, {}};
const Polygon frame{ring(0, 0, 30, 30), {ring(10, 10, 20, 20)}};

struct Triangle
{
    QPointF corners[3];
};

/// The triangles of the triangulation, clockwise.
std::vector<Triangle> trianglesOf(const Polygon &polygon)
{
    const Triangulation triangulation = triangulate(polygon);
    std::vector<QPointF> points(polygon.outline.begin(), polygon.outline.end());
    for (const QList<QPointF> &hole : polygon.holes)
        points.insert(points.end(), hole.begin(), hole.end());
    std::vector<Triangle> triangles;
    for (std::size_t i = 0; i < triangulation.indices.size(); i += 3)
        triangles.push_back({{points[triangulation.indices[i]], points[triangulation.indices[i + 1]],
                              points[triangulation.indices[i + 2]]}});
    return triangles;
}

struct LongPoint
{
    long double x, y;
};

/// The area of the intersection of two triangles, the second one moved; by clipping.
long double commonArea(const Triangle &a, const Triangle &b, LongPoint move)
{
    std::vector<LongPoint> piece;
    for (QPointF corner : b.corners)
        piece.push_back({corner.x() + move.x, corner.y() + move.y});
    for (int i = 0; i < 3; ++i) {
        const QPointF from = a.corners[i], to = a.corners[(i + 1) % 3];
        const auto side = [&](LongPoint p) {
            return (static_cast<long double>(to.x()) - from.x()) * (p.y - from.y())
                - (static_cast<long double>(to.y()) - from.y()) * (p.x - from.x());
        };
        std::vector<LongPoint> rest;
        for (std::size_t j = 0; j < piece.size(); ++j) {
            const LongPoint p = piece[j], q = piece[(j + 1) % piece.size()];
            const long double sideP = side(p), sideQ = side(q);
            if (sideP >= 0)
                rest.push_back(p);
            if ((sideP > 0 && sideQ < 0) || (sideP < 0 && sideQ > 0)) {
                const long double share = sideP / (sideP - sideQ);
                rest.push_back({p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share});
            }
        }
        piece = rest;
    }
    long double twice = 0;
    for (std::size_t j = 2; j < piece.size(); ++j)
        twice += (piece[j - 1].x - piece[0].x) * (piece[j].y - piece[0].y)
            - (piece[j - 1].y - piece[0].y) * (piece[j].x - piece[0].x);
    return std::abs(twice / 2);
}

long double commonArea(const Polygon &a, const Polygon &b, LongPoint move)
{
    long double sum = 0;
    const std::vector<Triangle> others = trianglesOf(b);
    for (const Triangle &triangle : trianglesOf(a)) {
        for (const Triangle &other : others)
            sum += commonArea(triangle, other, move);
    }
    return sum;
}

/// The contact with the least depth among all overlapping pairs of a triangle of each polygon.
Contact leastOfTriangles(const Polygon &a, const Polygon &b)
{
    Contact least{{1, 0}, infinity};
    const std::vector<Triangle> others = trianglesOf(b);
    for (const Triangle &triangle : trianglesOf(a)) {
        for (const Triangle &other : others) {
            const std::optional<Contact> found = contact(triangle.corners, other.corners, Reading::Open);
            if (found && found->depth < least.depth)
                least = *found;
        }
    }
    return least;
}

/// The depth by brute force: tests every point at which the boundary of the union of the Minkowski differences of all
/// triangles can be closest to the origin. Skips nothing, so it is slow.
double bruteForceDepth(const Polygon &a, const Polygon &b)
{
    struct Line
    {
        QPointF from, to, normal;
    };
    std::vector<std::vector<Line>> sums;
    const std::vector<Triangle> others = trianglesOf(b);
    for (const Triangle &triangle : trianglesOf(a)) {
        for (const Triangle &other : others) {
            std::vector<QPointF> points;
            for (QPointF p : triangle.corners) {
                for (QPointF q : other.corners)
                    points.push_back(p - q);
            }
            std::vector<Line> &lines = sums.emplace_back();
            for (QPointF from : points) {
                for (QPointF to : points) {
                    if (same(from, to))
                        continue;
                    const QPointF normal = -perpendicular(to - from) / length(to - from);
                    if (std::all_of(points.begin(), points.end(),
                                    [&](QPointF point) { return dot(normal, point - from) < 1e-9; }))
                        lines.push_back({from, to, normal});
                }
            }
        }
    }
    double least = infinity;
    const auto consider = [&](QPointF place) {
        if (length(place) >= least)
            return;
        const bool isHeld = std::any_of(sums.begin(), sums.end(), [&](const std::vector<Line> &lines) {
            return std::all_of(lines.begin(), lines.end(),
                               [&](const Line &line) { return dot(line.normal, place - line.from) < -1e-9; });
        });
        if (!isHeld)
            least = length(place);
    };
    std::vector<Line> all;
    for (const std::vector<Line> &lines : sums)
        all.insert(all.end(), lines.begin(), lines.end());
    for (const Line &line : all) {
        const QPointF along = line.to - line.from;
        consider(line.from);
        consider(line.from + along * std::clamp(-dot(line.from, along) / lengthSquared(along), 0.0, 1.0));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const QPointF u = all[i].to - all[i].from, v = all[j].to - all[j].from, w = all[j].from - all[i].from;
            const double turn = cross(u, v);
            if (std::abs(turn) < 1e-9)
                continue;
            const double s = cross(w, v) / turn, t = cross(w, u) / turn;
            if (s >= -1e-9 && s <= 1 + 1e-9 && t >= -1e-9 && t <= 1 + 1e-9)
                consider(all[i].from + u * s);
        }
    }
    return least;
}

/// A simple polygon around a center, usually concave.
Polygon star(Random &random, QPointF center, int count, double least, double most)
{
    Polygon polygon;
    do {
        polygon.outline.clear();
        for (int i = 0; i < count; ++i)
            polygon.outline.append(center + axisFromDegrees(360.0 * i / count) * random.real(least, most));
    } while (triangulate(polygon).error != Triangulation::Error::None);
    return polygon;
}

Polygon gridStar(Random &random, QPointF center)
{
    Polygon polygon;
    do {
        polygon = star(random, {}, random.integer(3, 8), 2, 8);
        for (QPointF &point : polygon.outline)
            point = center + QPointF(std::round(point.x()), std::round(point.y()));
    } while (triangulate(polygon).indices.size() != std::size_t(polygon.outline.size() - 2) * 3);
    return polygon;
}

Primitive randomRound(Random &random)
{
    const QPointF center = random.point(4), axis = axisFromDegrees(random.real(0, 360));
    switch (random.integer(0, 2)) {
    case 0:
        return Circle{center, random.real(0.5, 6)};
    case 1:
        return Ellipse{center, random.real(0.5, 8), random.real(0.5, 4), axis};
    default:
        return RoundedBox{{center, random.real(0, 4), random.real(0, 4), axis}, random.real(0.2, 3)};
    }
}

} // namespace

class TestMinimumTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedCases_data();
    void namedCases();
    void nothingWhereNoDepthIs();
    void leavesNoAreaAndNoShorterWayDoes();
    void leastOfTrianglesIsNoWayOut();
    void shallowOverlapsOfNearlyParallelEdges();
    void numbersOfAllSizesComeToAnEnd();
    void equalsBruteForceOnTheGrid();
    void roundShapesPartAndNoSooner();
    void swappingTurnsTheWay();
    void badInputHasNoDepth();
};

void TestMinimumTranslation::namedCases_data()
{
    QTest::addColumn<Primitive>("a");
    QTest::addColumn<Primitive>("b");
    QTest::addColumn<QPointF>("normal");
    QTest::addColumn<double>("depth");
    const auto row = [](const char *name, const Primitive &a, const Primitive &b, QPointF normal, double depth) {
        QTest::newRow(name) << a << b << normal << depth;
    };
    row("squares by 3 x 3", polygon(0, 0, 10, 10), polygon(7, 7, 17, 17), {}, 3);
    row("squares by 3 x 4", polygon(0, 0, 10, 10), polygon(7, 6, 17, 16), {1, 0}, 3);
    row("boxes by 3 x 4", box(0, 0, 10, 10), box(7, 6, 17, 16), {1, 0}, 3);
    row("one square, twice", polygon(0, 0, 10, 10), polygon(0, 0, 10, 10), {1, 0}, 10);
    row("square in a square", polygon(0, 0, 10, 10), polygon(7, 4, 8, 6), {1, 0}, 3);
    row("square about a square", polygon(7, 4, 8, 6), polygon(0, 0, 10, 10), {-1, 0}, 3);
    const double radians = 220 * std::numbers::pi / 180;
    row("turned boxes by a hair", Obb{{355, 430}, 175, 75, {1, 0}},
        Obb{{575, 295}, 175, 75, {std::cos(radians), std::sin(radians)}}, {0.642788, -0.766044}, 0.111891);

    row("into the notch of an L", shapeL, polygon(9, 12, 13, 16), {1, 0}, 1);
    row("deep in an L, out by the notch", shapeL, polygon(7, 8, 12, 13), {}, std::hypot(3, 2));
    row("into the notch of a U that fits", shapeU, polygon(11, 9, 21, 15), {}, std::hypot(1, 1));
    row("past the notch that is too small", shapeU, polygon(9, 12, 20.5, 16), {0, 1}, 8);
    row("into a hole", frame, polygon(9, 12, 14, 17), {1, 0}, 1);
    row("into a hole that fits", frame, polygon(11, 12, 21, 22), {}, std::hypot(1, 2));
    row("out of a frame, the hole too small", frame, polygon(22, 12, 33, 23), {1, 0}, 8);
    row("a hole about a shape that lies in its ring", frame, polygon(2, 14, 8, 16), {-1, 0}, 8);
    row("a peg in the ring, nearer to the hole", frame, polygon(5, 14, 8, 16), {1, 0}, 5);

    const Circle disc{{0, 0}, 10};
    row("discs", disc, Circle{{16, 0}, 10}, {1, 0}, 4);
    row("one disc, twice", disc, disc, {1, 0}, 20);
    row("disc in a disc", disc, Circle{{3, 4}, 1}, {0.6, 0.8}, 6);
    row("disc and box", disc, box(8, -1, 30, 1), {1, 0}, 2);
    row("disc at a corner", disc, box(6, 7, 30, 30), {6 / std::hypot(6, 7), 7 / std::hypot(6, 7)},
        10 - std::hypot(6, 7));
    row("disc in a box", box(-20, -20, 20, 20), Circle{{12, 0}, 1}, {1, 0}, 9);
    row("disc into the notch of an L", shapeL, Circle{{13, 15}, 5}, {1, 0}, 2);
    row("disc into a hole that fits", frame, Circle{{16, 15}, 5}, {-1, 0}, 1);
    row("disc in a U, the notch too narrow", shapeU, Circle{{15, 14}, 6}, {0, 1}, 20 + std::sqrt(36.0 - 25) - 14);
    row("round box and box", RoundedBox{{{0, 0}, 10, 5, {1, 0}}, 2}, box(11, -1, 20, 1), {1, 0}, 1);
    row("round boxes", RoundedBox{{{0, 0}, 10, 5, {1, 0}}, 2}, RoundedBox{{{23, 0}, 10, 5, {1, 0}}, 2}, {1, 0}, 1);
    row("capsules cross", RoundedBox{{{0, 0}, 10, 0, {1, 0}}, 1}, RoundedBox{{{0, 0}, 0, 8, {1, 0}}, 1}, {}, 10);
    row("round box in a hole that fits", frame, RoundedBox{{{14, 15}, 4, 4, {1, 0}}, 1}, {1, 0}, 1);
    const Ellipse ellipse{{0, 0}, 10, 5, {1, 0}};
    row("ellipse and box", ellipse, box(8, -1, 30, 1), {1, 0}, 2);
    row("ellipse and disc", ellipse, Circle{{0, 14}, 10}, {0, 1}, 1);
    row("ellipses", ellipse, Ellipse{{1, 9}, 10, 5, {1, 0}}, {}, -1);
    row("ellipse into a hole that fits", frame, Ellipse{{16, 15}, 5, 5 - 1e-9, {1, 0}}, {-1, 0}, 1);
    row("ellipse into the notch of a U", shapeU, Ellipse{{15, 13}, 5, 4, {1, 0}}, {0, 1}, 1);
    row("an ellipse like a point, in a box", box(-20, -20, 20, 20), Ellipse{{12, 0}, 1e-309, 1e-310, {1, 0}}, {1, 0},
        8);
    row("a disc like a point, in a frame", frame, Circle{{28, 15}, 1e-200}, {1, 0}, 2);
    row("discs, by a unit in the last place", Circle{{0, 0}, 1}, Circle{{2, 0}, 1.0000000000000002}, {1, 0}, 0x1p-52);
    row("discs, by a unit in the last place, exchanged", Circle{{2, 0}, 1.0000000000000002}, Circle{{0, 0}, 1}, {-1, 0},
        0x1p-52);
    row("discs along a diagonal, by three units", Circle{{0, -256}, 362.03867196751219},
        Circle{{-511.99999999999989, -767.99999999999977}, 362.03867196751236}, {-std::sqrt(0.5), -std::sqrt(0.5)},
        1.2013248683628271e-13);
    row("disc and a round box smaller than its place resolves", disc, RoundedBox{{{10.5, 3}, 1e-20, 1e-20, {1, 0}}, 2},
        {10.5 / std::hypot(10.5, 3), 3 / std::hypot(10.5, 3)}, 12 - std::hypot(10.5, 3));
    row("square and the end of a capsule thinner than its place resolves", polygon(80, -20, 94.5, 20),
        RoundedBox{{{100, 0}, 5, 1e-20, {1, 0}}, 1}, {1, 0}, 0.5);
    row("long edges, by units in the last place", polygon(-42, 3, -31, 4),
        polygon(-31.000000000000004, 3.9999999999999996, -6, 7), {0, 1}, 0x1p-51);
    row("long edges, by units in the last place, mirrored", polygon(31, 3, 42, 4),
        polygon(6, 3.9999999999999996, 31.000000000000004, 7), {0, 1}, 0x1p-51);
    row("box with a corner on the axis of an ellipse", box(1, 0, 7, 8), Ellipse{{0, 0}, 4, 1, {1, 0}}, {},
        std::sqrt(14.0 / 15));
    row("ellipse with the corner of a box on its axis", Ellipse{{0, 0}, 4, 1, {1, 0}}, box(1, 0, 7, 8), {},
        std::sqrt(14.0 / 15));
    row("a tooth wider than a slot by a unit in the last place",
        Polygon{{{0, 0}, {11, 0}, {11, 10}, {9, 10}, {9, 2}, {2, 2}, {2, 10}, {0, 10}}, {}},
        polygon(1.9999999999999, 2, 8.9999999999999, 20), {0, 1}, 8);
    row("tiny", polygon(0, 0, 1e-9, 1e-9), polygon(0.7e-9, 0, 2e-9, 1e-9), {1, 0}, 0.3e-9);
    row("huge", polygon(-1e9, -1e9, 1e9, 1e9), polygon(1e9 - 1, -1e9, 2e9, 1e9), {1, 0}, 1);
}

void TestMinimumTranslation::namedCases()
{
    QFETCH(Primitive, a);
    QFETCH(Primitive, b);
    QFETCH(QPointF, normal);
    QFETCH(double, depth);
    const std::optional<Contact> found = way(a, b);
    QVERIFY(found.has_value());
    if (depth >= 0)
        QVERIFY2(std::abs(found->depth - depth) <= 1e-6 * depth, QByteArray::number(found->depth, 'g', 17));
    QVERIFY(std::abs(length(found->normal) - 1) < 1e-14);
    if (!same(normal, {}))
        QVERIFY2(length(found->normal - normal) < 1e-6,
                 QByteArray::number(found->normal.x()) + ' ' + QByteArray::number(found->normal.y()));
    const double size = length(QPointF(area(b).bounds().max[0] - area(b).bounds().min[0], 0));
    QVERIFY(!collide(area(a), area(movedBy(b, found->normal * found->depth)), 1e-12 * size + 1e-15));
}

void TestMinimumTranslation::nothingWhereNoDepthIs()
{
    const Primitive square = polygon(0, 0, 10, 10);
    QVERIFY(!way(square, polygon(10, 0, 20, 10)));
    QVERIFY(!way(square, polygon(11, 0, 20, 10)));
    QVERIFY(!way(frame, polygon(10, 10, 20, 20)));
    QVERIFY(!way(square, Polyline{{{-5, 5}, {15, 5}}}));
    QVERIFY(!way(square, box(5, 5, 5, 8)));
    QVERIFY(!way(square, Circle{{5, 5}, 0}));
    QVERIFY(!way(Collider().primitive(), square));
    QVERIFY(!minimumTranslation(Collider(square, Extent::Curve), area(square)));
    QVERIFY(!minimumTranslation(area(square), Collider(Circle{{5, 5}, 9}, Extent::Curve)));
}

void TestMinimumTranslation::leavesNoAreaAndNoShorterWayDoes()
{
    Random random;
    int pockets = 0;
    for (int round = 0; round < 120; ++round) {
        Polygon a = star(random, {}, random.integer(4, 14), 2, 10);
        Polygon b = star(random, random.point(6), random.integer(3, 14), 1, 7);
        if (round % 3 == 0) {
            // A small shape within a ring-shaped area.
            a = star(random, {}, random.integer(8, 14), 6, 9);
            a.holes.append(star(random, {}, random.integer(5, 9), 2, 4.5).outline);
            b = star(random, axisFromDegrees(random.real(0, 360)) * 5, random.integer(3, 9), 0.2, 1.2);
        }
        const Collider one = area(a), other = area(b);
        const std::optional<Contact> found = minimumTranslation(one, other);
        QCOMPARE(found.has_value(), collide(one, other));
        if (!found)
            continue;
        const LongPoint move{static_cast<long double>(found->normal.x()) * found->depth,
                             static_cast<long double>(found->normal.y()) * found->depth};
        const long double left = commonArea(a, b, move), whole = commonArea(a, b, {0, 0});
        QVERIFY2(left <= 1e-12L * whole, QByteArray::number(round) + ' ' + QByteArray::number(double(left / whole)));
        const int directions = round % 10 == 0 ? 1000 : 60;
        for (int i = 0; i < directions; ++i) {
            const QPointF direction = axisFromDegrees(random.real(0, 360));
            for (double share : {0.999999, random.real(0, 1)}) {
                const Collider moved = area(movedBy(b, direction * (found->depth * share)));
                QVERIFY2(collide(one, moved), QByteArray::number(round));
            }
        }
        // Farther in the same direction, the shapes may meet again.
        pockets += collide(one, area(movedBy(b, found->normal * (found->depth * 5))), 1e-9);
    }
    QVERIFY(pockets > 2);
}

/// An often published rule moves shapes by the least depth of any pair of triangles, after which they usually still
/// overlap.
void TestMinimumTranslation::leastOfTrianglesIsNoWayOut()
{
    // The squares overlap by 3 x 3 and are split from the upper right to the lower left.
    const Polygon four{{{4, 0}, {4, 4}, {0, 4}, {0, 0}}, {}}, five{{{5, 1}, {5, 5}, {1, 5}, {1, 1}}, {}};
    QVERIFY(std::abs(leastOfTriangles(four, five).depth - std::sqrt(2.0)) < 1e-12);
    QCOMPARE(way(four, five)->depth, 3.0);
    Random random;
    int met = 0, left = 0;
    for (int round = 0; round < 100; ++round) {
        const Polygon a = star(random, {}, 20, 2, 10), b = star(random, random.point(6), 20, 1, 7);
        if (!collide(area(a), area(b)))
            continue;
        ++met;
        const Contact least = leastOfTriangles(a, b);
        left += collide(area(a), area(movedBy(b, least.normal * least.depth)), 1e-9);
        QVERIFY(least.depth <= way(a, b)->depth * (1 + 1e-12));
    }
    QVERIFY2(left > 0.93 * met, QByteArray::number(left) + " of " + QByteArray::number(met));
}

/// Squares with the same rotation: their edges are parallel up to rounding, and tiny differences decide which corners
/// touch.
void TestMinimumTranslation::shallowOverlapsOfNearlyParallelEdges()
{
    Random random;
    for (int round = 0; round < 200; ++round) {
        const QPointF axis = axisFromDegrees(random.real(0, 360)), across = perpendicular(axis);
        const auto square = [&](QPointF center) {
            return Polygon{
                {center - axis - across, center + axis - across, center + axis + across, center - axis + across}, {}};
        };
        const Polygon a = square(random.point(3));
        const Polygon b = square(a.outline[0] + axis + across + axis * (2 - 1e-6) + across * random.real(-1, 1));
        const std::optional<Contact> found = way(a, b);
        QVERIFY(found.has_value());
        const LongPoint move{static_cast<long double>(found->normal.x()) * found->depth,
                             static_cast<long double>(found->normal.y()) * found->depth};
        const long double left = commonArea(a, b, move), whole = commonArea(a, b, {0, 0});
        QVERIFY2(left <= 1e-12L * whole, QByteArray::number(round) + ' ' + QByteArray::number(double(left / whole)));
        QVERIFY(found->depth < 1.001e-6);
    }
}

void TestMinimumTranslation::numbersOfAllSizesComeToAnEnd()
{
    const Polygon spike{{{1, 0}, {20, 0}, {4, 5}, {0.9, 9}, {9, 1}, {0, 10}, {10, 2e12}, {5, 20}}, {}};
    QVERIFY(way(spike, spike));
    Random random;
    for (int round = 0; round < 300; ++round) {
        Polygon polygons[2];
        for (Polygon &polygon : polygons) {
            for (int i = random.integer(3, 8); i > 0; --i) {
                const double size = std::pow(10, random.integer(-3, 12));
                polygon.outline.append({random.integer(-20, 20) * size, random.integer(-20, 20) * size});
            }
        }
        const Collider one = area(polygons[0]), other = area(polygons[1]);
        const std::optional<Contact> found = minimumTranslation(one, other);
        QVERIFY(!found || (found->depth >= 0 && std::abs(length(found->normal) - 1) < 1e-12));
    }
}

void TestMinimumTranslation::equalsBruteForceOnTheGrid()
{
    Random random;
    int met = 0;
    for (int round = 0; round < 150; ++round) {
        Polygon a = gridStar(random, {}), b = gridStar(random, random.gridPoint(5));
        if (round % 10 == 0) {
            // A ring-shaped area with a hole in which the other shape may fit.
            a = polygon(-11, -11, 11, 11);
            a.holes.append(gridStar(random, {}).outline);
            b = star(random, {}, 3, 2, 4);
            for (QPointF &point : b.outline)
                point = QPointF(std::round(point.x()) + random.integer(-6, 6), std::round(point.y()));
            if (triangulate(b).indices.empty())
                continue;
        }
        const std::optional<Contact> found = way(a, b);
        if (!found)
            continue;
        ++met;
        const double expected = bruteForceDepth(a, b);
        QVERIFY2(std::abs(found->depth - expected) < 1e-7,
                 QByteArray::number(round) + ' ' + QByteArray::number(found->depth) + ' '
                     + QByteArray::number(expected));
    }
    QVERIFY(met > 50);
}

void TestMinimumTranslation::roundShapesPartAndNoSooner()
{
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Primitive a = round % 3 == 0 ? randomRound(random) : Primitive(star(random, {}, 9, 2, 10));
        const Primitive b = randomRound(random);
        const bool isSwapped = random.coin();
        const Collider one = area(isSwapped ? b : a), other = area(isSwapped ? a : b);
        const std::optional<Contact> found = minimumTranslation(one, other);
        QCOMPARE(found.has_value(), collide(one, other));
        if (!found)
            continue;
        const Collider parted = area(movedBy(other.primitive(), found->normal * found->depth));
        QVERIFY2(!collide(one, parted, 1e-11), QByteArray::number(round));
        const Collider nearly = area(movedBy(other.primitive(), found->normal * (found->depth - 1e-10)));
        QVERIFY2(found->depth < 1e-9 || collide(one, nearly), QByteArray::number(round));
        for (int i = 0; i < 60; ++i) {
            const QPointF direction = axisFromDegrees(random.real(0, 360));
            const double share = i % 2 == 0 ? 1 - 1e-6 : random.real(0, 1);
            QVERIFY2(collide(one, area(movedBy(other.primitive(), direction * (found->depth * share)))),
                     QByteArray::number(round) + ' ' + QByteArray::number(found->depth, 'g', 17));
        }
    }
}

void TestMinimumTranslation::swappingTurnsTheWay()
{
    Random random;
    for (int round = 0; round < 200; ++round) {
        const Collider one = area(star(random, {}, 11, 2, 10));
        const Collider other =
            area(round % 2 == 0 ? Primitive(star(random, random.point(6), 7, 1, 7)) : randomRound(random));
        const std::optional<Contact> there = minimumTranslation(one, other), back = minimumTranslation(other, one);
        QCOMPARE(there.has_value(), back.has_value());
        if (!there)
            continue;
        QVERIFY2(std::abs(there->depth - back->depth) <= 1e-10 * there->depth, QByteArray::number(round));
        QVERIFY(length(there->normal + back->normal) < 1e-6);
    }
}

void TestMinimumTranslation::badInputHasNoDepth()
{
    const Collider all = area(box(-1e9, -1e9, 1e9, 1e9));
    for (double bad : {std::nan(""), infinity, -infinity}) {
        for (const Primitive &primitive :
             {Primitive(Obb{{bad, 0}, 1, 1, {1, 0}}), Primitive(Circle{{0, 0}, bad}),
              Primitive(Ellipse{{0, 0}, 1, bad, {1, 0}}), Primitive(Polygon{{{0, 0}, {1, 0}, {1, bad}}, {}})}) {
            QVERIFY(!minimumTranslation(area(primitive), all));
            QVERIFY(!minimumTranslation(all, area(primitive)));
        }
    }
}

TRAMMEL_TEST(TestMinimumTranslation)
#include "tst_minimumtranslation.moc"
