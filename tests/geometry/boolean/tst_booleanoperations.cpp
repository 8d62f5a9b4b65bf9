#include "tests/geometry/exactoracle.h"
#include "tests/geometry/random.h"
#include "tests/setmembership.h"
#include "tests/testprogram.h"
#include <trammel/geometry/booleanoperations.h>
#include <trammel/geometry/vector.h>

#include <QtTest/QTest>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <numbers>

using namespace Trammel;
using Oracle::Point;
using Oracle::Rational;

using Ring = QList<QPointF>;
using Operands = QList<FilledRings>;
using Result = QList<CombinedPolygon>;

Q_DECLARE_METATYPE(Trammel::BooleanOperation)

namespace {

Ring box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

FilledRings filled(const Ring &ring)
{
    return {{ring}, FillRule::EvenOdd};
}

Result resultOf(const Operands &operands, BooleanOperation operation)
{
    return combined(operands, operation).value();
}

double area(const Ring &ring)
{
    double twice = 0;
    for (qsizetype i = 0; i < ring.size(); ++i)
        twice += cross(ring[i] - ring[0], ring[(i + 1) % ring.size()] - ring[0]);
    return twice / 2;
}

double area(const CombinedPolygon &combined)
{
    const Polygon polygon = polygonOf(combined);
    double sum = area(polygon.outline);
    for (const Ring &hole : polygon.holes)
        sum += area(hole);
    return sum;
}

double area(const Result &result)
{
    double sum = 0;
    for (const CombinedPolygon &polygon : result)
        sum += area(polygon);
    return sum;
}

/// The number of holes of each polygon, sorted.
QList<int> holeCounts(const Result &result)
{
    QList<int> counts;
    for (const CombinedPolygon &polygon : result)
        counts.append(int(polygon.holes.size()));
    std::sort(counts.begin(), counts.end());
    return counts;
}

struct ExactRing
{
    std::size_t operand;
    std::vector<Oracle::Edge> edges;
};

std::vector<ExactRing> exactRings(const Operands &operands)
{
    std::vector<ExactRing> rings;
    for (std::size_t operand = 0; operand < std::size_t(operands.size()); ++operand) {
        for (const Ring &ring : operands[qsizetype(operand)].rings) {
            Oracle::Points points(ring.begin(), ring.end());
            rings.push_back({operand, Oracle::ringEdges(points)});
        }
    }
    return rings;
}

/// The operands that contain a point which lies on no edge.
std::vector<bool> operandsAround(const Point &p, const std::vector<ExactRing> &rings, const Operands &operands)
{
    std::vector<int> windings(std::size_t(operands.size()));
    for (const ExactRing &ring : rings) {
        for (const auto &[a, b] : ring.edges) {
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
                windings[ring.operand] += b.y > a.y ? 1 : -1;
        }
    }
    std::vector<bool> inside;
    for (std::size_t i = 0; i < windings.size(); ++i)
        inside.push_back(operands[qsizetype(i)].rule == FillRule::EvenOdd ? windings[i] % 2 != 0 : windings[i] != 0);
    return inside;
}

using Corners = std::vector<QPointF>;

/// A point where the boundary of a result is not straight.
struct ExpectedCorner
{
    Point point;
    QPointF rounded;
    /// The number of runs of selected sectors around the point, and how many of them are not half planes.
    int runs = 0;
    int corners = 0;

    /// Whether no neighboring double is nearer to the point, in both coordinates.
    bool isNearest(QPointF corner) const
    {
        const auto isNearestTo = [](double value, const Rational &exact) {
            const auto distance = [&](double candidate) {
                const Rational difference = Rational(candidate) - exact;
                return difference.sign() < 0 ? -difference : difference;
            };
            return distance(value) <= distance(std::nextafter(value, -HUGE_VAL))
                && distance(value) <= distance(std::nextafter(value, HUGE_VAL));
        };
        return length(corner - rounded) < 1e-12 && isNearestTo(corner.x(), point.x) && isNearestTo(corner.y(), point.y);
    }
};

std::vector<ExpectedCorner> expectedCorners(const Operands &operands, BooleanOperation operation, int sampleExponent)
{
    const std::vector<ExactRing> rings = exactRings(operands);
    std::vector<Oracle::Edge> edges;
    for (const ExactRing &ring : rings) {
        for (const Oracle::Edge &edge : ring.edges) {
            if (!(edge.first == edge.second))
                edges.push_back(edge);
        }
    }
    Oracle::Points points;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        points.push_back(edges[i].first);
        for (std::size_t j = 0; j < i; ++j) {
            const Point u = edges[i].second - edges[i].first, v = edges[j].second - edges[j].first;
            const Rational denominator = cross(u, v);
            if (denominator == 0)
                continue;
            const Point p = edges[i].first + u * (cross(edges[j].first - edges[i].first, v) / denominator);
            if (Oracle::isOnEdge(p, edges[i]) && Oracle::isOnEdge(p, edges[j]))
                points.push_back(p);
        }
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());

    const Rational step = Rational(1) / Rational(std::ldexp(1.0, sampleExponent));
    std::vector<ExpectedCorner> corners;
    for (const Point &p : points) {
        ExpectedCorner corner{p, QPointF(p.x.toDouble(), p.y.toDouble())};
        Oracle::Points rays;
        const auto addRay = [&](const Point &direction) {
            if (direction.x == 0 && direction.y == 0)
                return;
            const auto size = [](const Rational &value) { return value.sign() < 0 ? -value : value; };
            rays.push_back(direction * (Rational(1) / (size(direction.x) + size(direction.y))));
        };
        for (const Oracle::Edge &edge : edges) {
            if (Oracle::isOnEdge(p, edge)) {
                addRay(edge.first - p);
                addRay(edge.second - p);
            }
        }
        const auto isUpper = [](const Point &v) { return v.y.sign() > 0 || (v.y.sign() == 0 && v.x.sign() > 0); };
        std::sort(rays.begin(), rays.end(), [&](const Point &a, const Point &b) {
            return isUpper(a) != isUpper(b) ? isUpper(a) : cross(a, b) > 0;
        });
        rays.erase(std::unique(rays.begin(), rays.end()), rays.end());
        if (rays.size() < 2)
            continue;
        // The sector i is between the rays i and i + 1.
        std::vector<std::vector<bool>> sectors;
        for (std::size_t i = 0; i < rays.size(); ++i) {
            const Point &from = rays[i], &to = rays[(i + 1) % rays.size()];
            const int turn = cross(from, to).sign();
            const Point middle = turn == 0 ? Point(-from.y, from.x) : (from + to) * Rational(turn);
            sectors.push_back(operandsAround(p + middle * step, rings, operands));
        }
        for (std::size_t i = 0; i < rays.size(); ++i) {
            const std::size_t before = (i + rays.size() - 1) % rays.size();
            const auto isSame = [&](const std::vector<bool> &a, const std::vector<bool> &b) {
                return operation == BooleanOperation::Division ? a == b
                                                               : isSelected(a, operation) == isSelected(b, operation);
            };
            if (!isSelected(sectors[i], operation) || isSame(sectors[i], sectors[before]))
                continue;
            std::size_t end = (i + 1) % rays.size();
            while (isSame(sectors[i], sectors[end]))
                end = (end + 1) % rays.size();
            ++corner.runs;
            if (cross(rays[i], rays[end]) != 0 || rays[i] == rays[end])
                ++corner.corners;
        }
        if (corner.corners > 0)
            corners.push_back(corner);
    }
    return corners;
}

Corners cornersOf(const Result &result)
{
    Corners corners;
    const auto append = [&](const Ring &ring) {
        for (QPointF corner : ring)
            corners.push_back(corner);
    };
    for (const CombinedPolygon &combined : result) {
        const Polygon polygon = polygonOf(combined);
        append(polygon.outline);
        for (const Ring &hole : polygon.holes)
            append(hole);
    }
    return corners;
}

/// Compares the corners of a result on a grid with those that are expected. Where several runs of sectors meet in a
/// point, rings that are cut there can join other rays than those of one run.
QByteArray wrongCorner(Corners corners, const std::vector<ExpectedCorner> &expected)
{
    for (const ExpectedCorner &each : expected) {
        const auto others =
            std::remove_if(corners.begin(), corners.end(), [&](QPointF corner) { return each.isNearest(corner); });
        const auto count = corners.end() - others;
        if (each.runs == 1 ? count != each.corners : count == 0 || count > each.runs) {
            return QByteArray::number(each.rounded.x()) + ", " + QByteArray::number(each.rounded.y()) + " occurs "
                + QByteArray::number(count) + " times";
        }
        corners.erase(others, corners.end());
    }
    return corners.empty() ? QByteArray() : QByteArray("there are other corners");
}

/// Checks that each point in a face of the arrangement is in the right number of polygons: one if it is in the result,
/// otherwise none.
QByteArray wrongFace(const Result &result, const Operands &operands, BooleanOperation operation)
{
    const std::vector<ExactRing> rings = exactRings(operands);
    std::vector<Oracle::Edge> edges;
    for (const ExactRing &ring : rings)
        edges.insert(edges.end(), ring.edges.begin(), ring.edges.end());
    std::vector<std::vector<Oracle::Edge>> polygons;
    for (const CombinedPolygon &combined : result) {
        std::vector<Oracle::Edge> polygonEdges;
        const auto append = [&](const Ring &ring) {
            const auto ringEdges = Oracle::ringEdges(Oracle::Points(ring.begin(), ring.end()));
            polygonEdges.insert(polygonEdges.end(), ringEdges.begin(), ringEdges.end());
        };
        const Polygon polygon = polygonOf(combined);
        append(polygon.outline);
        for (const Ring &hole : polygon.holes)
            append(hole);
        polygons.push_back(polygonEdges);
    }
    std::map<std::size_t, std::vector<bool>> operandsOfPolygons;
    for (const Point &sample : Oracle::cellSamples(edges)) {
        if (std::any_of(edges.begin(), edges.end(), [&](const auto &edge) { return Oracle::isOnEdge(sample, edge); }))
            continue;
        const std::vector<bool> inside = operandsAround(sample, rings, operands);
        int found = 0;
        for (std::size_t i = 0; i < polygons.size(); ++i) {
            if (Oracle::side(sample, polygons[i]) <= 0)
                continue;
            ++found;
            if (operation == BooleanOperation::Division && !inside[result[qsizetype(i)].lastOperand])
                return "a polygon of a division is not inside its last operand";
            const auto after = std::next(inside.begin(), result[qsizetype(i)].lastOperand + 1);
            if (operation == BooleanOperation::Division && std::find(after, inside.end(), true) != inside.end())
                return "a polygon of a division is inside an operand after its last one";
            if (operandsOfPolygons.try_emplace(i, inside).first->second != inside
                && operation == BooleanOperation::Division)
                return "a polygon of a division is inside several sets of operands";
        }
        if (found != int(isSelected(inside, operation))) {
            return QByteArray::number(sample.x.toDouble()) + ", " + QByteArray::number(sample.y.toDouble()) + " is in "
                + QByteArray::number(found) + " polygons";
        }
    }
    return {};
}

QPointF onEdge(const Operands &operands, const CombinedEdge &edge, double place)
{
    const Ring &ring = operands[edge.operand].rings[edge.ring];
    const QPointF from = ring[edge.edge], to = ring[(edge.edge + 1) % ring.size()];
    return from + (to - from) * place;
}

/// Checks the senses of the rings, and that each edge lies on the edge of an operand from which it claims to come.
QByteArray wrongRing(const Result &result, const Operands &operands, double tolerance)
{
    const auto check = [&](const CombinedRing &ring, int sense) -> QByteArray {
        double twice = 0;
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const CombinedEdge &edge = ring[i];
            const QPointF start = edge.start, end = ring[(i + 1) % ring.size()].start;
            twice += cross(start - ring[0].start, end - ring[0].start);
            if (length(onEdge(operands, edge, edge.from) - start) > tolerance
                || length(onEdge(operands, edge, edge.to) - end) > tolerance)
                return "an edge is not at the stated place";
        }
        return twice * sense > -tolerance ? QByteArray() : QByteArray("a ring runs in the wrong sense");
    };
    for (const CombinedPolygon &polygon : result) {
        if (const QByteArray fault = check(polygon.outline, 1); !fault.isEmpty())
            return fault;
        for (const CombinedRing &hole : polygon.holes) {
            if (const QByteArray fault = check(hole, -1); !fault.isEmpty())
                return fault;
        }
    }
    return {};
}

/// Random rings on a small grid, on which edges overlap and many of them meet in one point.
Operands randomOperands(Random &random, int mostPoints)
{
    const int reach = random.integer(1, 6);
    Operands operands;
    for (int i = random.integer(1, 3); i > 0; --i) {
        FilledRings operand{{}, random.coin() ? FillRule::EvenOdd : FillRule::NonZero};
        for (int k = random.integer(1, 2); k > 0; --k) {
            Ring ring;
            for (int points = random.integer(3, mostPoints); points > 0; --points)
                ring.append(random.gridPoint(reach));
            operand.rings.append(ring);
        }
        operands.append(operand);
    }
    return operands;
}

QByteArray describe(const Operands &operands)
{
    QByteArray text;
    for (const FilledRings &operand : operands) {
        text += operand.rule == FillRule::EvenOdd ? "\neven-odd" : "\nnon-zero";
        for (const Ring &ring : operand.rings) {
            text += " [";
            for (QPointF p : ring)
                text += '(' + QByteArray::number(p.x(), 'g', 17) + ',' + QByteArray::number(p.y(), 'g', 17) + ')';
            text += ']';
        }
    }
    return text;
}

} // namespace

class TestBooleanOperations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void combinesTwoBoxes_data();
    void combinesTwoBoxes();
    void joinsWhatSharesEdges();
    void separatesWhatTouchesInPoints();
    void findsHolesAndIslands();
    void fillsByBothRules();
    void agreesWithExactRationals();
    void roundsCrossingsToTheNearestDoubles();
    void agreesWithBoost();
    void rejectsBadInput();
    void limitsCrossings();
    void comparesEqualShapesOnce();
    void computesWithAllMagnitudes();
};

void TestBooleanOperations::combinesTwoBoxes_data()
{
    QTest::addColumn<BooleanOperation>("operation");
    QTest::addColumn<double>("expectedArea");
    QTest::addColumn<QList<int>>("expectedHoles");

    QTest::newRow("union") << BooleanOperation::Union << 7.0 << QList<int>{0};
    QTest::newRow("intersection") << BooleanOperation::Intersection << 1.0 << QList<int>{0};
    QTest::newRow("difference") << BooleanOperation::Difference << 3.0 << QList<int>{0};
    QTest::newRow("symmetric difference") << BooleanOperation::SymmetricDifference << 6.0 << QList<int>{0, 0};
    QTest::newRow("division") << BooleanOperation::Division << 7.0 << QList<int>{0, 0, 0};
}

void TestBooleanOperations::combinesTwoBoxes()
{
    QFETCH(BooleanOperation, operation);
    const Result result = resultOf({filled(box(0, 0, 2, 2)), filled(box(1, 1, 3, 3))}, operation);
    QTEST(area(result), "expectedArea");
    QTEST(holeCounts(result), "expectedHoles");
}

void TestBooleanOperations::joinsWhatSharesEdges()
{
    // The common edge and the ends of edges on other edges leave no corners.
    const Result result =
        resultOf({filled(box(0, 0, 2, 2)), filled(box(2, 0, 4, 2)), filled(box(1, 2, 3, 3))}, BooleanOperation::Union);
    QCOMPARE(result.size(), 1);
    QCOMPARE(polygonOf(result[0]).outline.size(), 8);
    QCOMPARE(area(result), 10.0);

    const Result same = resultOf({filled(box(0, 0, 2, 2)), filled(box(0, 0, 2, 2))}, BooleanOperation::Difference);
    QVERIFY(same.isEmpty());
    // Shared edges belong to the first operand.
    const Result shared = resultOf({filled(box(0, 0, 2, 2)), filled(box(0, 0, 2, 2))}, BooleanOperation::Intersection);
    QCOMPARE(shared.size(), 1);
    for (const CombinedEdge &edge : shared[0].outline)
        QCOMPARE(edge.operand, 0u);
}

void TestBooleanOperations::separatesWhatTouchesInPoints()
{
    QCOMPARE(holeCounts(resultOf({filled(box(0, 0, 1, 1)), filled(box(1, 1, 2, 2))}, BooleanOperation::Union)),
             (QList<int>{0, 0}));
    // A hole that touches the outline is a ring of its own.
    const Ring diamond{{0, 2}, {1, 1}, {2, 2}, {1, 3}};
    const Result result = resultOf({filled(box(0, 0, 4, 4)), filled(diamond)}, BooleanOperation::Difference);
    QCOMPARE(holeCounts(result), QList<int>{1});
    QCOMPARE(polygonOf(result[0]).outline.size(), 4);
    QCOMPARE(area(result), 14.0);
}

void TestBooleanOperations::findsHolesAndIslands()
{
    // Frames in frames, side by side, and a box in each.
    Operands operands;
    for (int column = 0; column < 3; ++column) {
        for (int ring = 0; ring < 5; ++ring)
            operands.append(filled(box(column * 20 + ring, ring, column * 20 + 19 - ring, 19 - ring)));
    }
    const Result rings = resultOf(operands, BooleanOperation::SymmetricDifference);
    QCOMPARE(holeCounts(rings), (QList<int>{0, 0, 0, 1, 1, 1, 1, 1, 1}));
    QCOMPARE(area(rings), 3.0 * (19 * 19 - 17 * 17 + 15 * 15 - 13 * 13 + 11 * 11));
    QCOMPARE(resultOf(operands, BooleanOperation::Union).size(), 3);

    // A box with 400 holes.
    FilledRings comb{{box(-1, -1, 41, 41)}, FillRule::EvenOdd};
    for (int i = 0; i < 400; ++i)
        comb.rings.append(box(i % 20 * 2, i / 20 * 2, i % 20 * 2 + 1, i / 20 * 2 + 1));
    const Result holes = resultOf({comb}, BooleanOperation::Union);
    QCOMPARE(holeCounts(holes), QList<int>{400});
}

void TestBooleanOperations::fillsByBothRules()
{
    const Ring pentagram{{0, -10}, {6, 8}, {-9.5, -3}, {9.5, -3}, {-6, 8}};
    const Result nonZero = resultOf({{{pentagram}, FillRule::NonZero}}, BooleanOperation::Union);
    QCOMPARE(holeCounts(nonZero), QList<int>{0});
    QCOMPARE(polygonOf(nonZero[0]).outline.size(), 10);
    const Result evenOdd = resultOf({{{pentagram}, FillRule::EvenOdd}}, BooleanOperation::Union);
    QCOMPARE(holeCounts(evenOdd), (QList<int>{0, 0, 0, 0, 0}));
}

void TestBooleanOperations::agreesWithExactRationals()
{
    Random random;
    for (int i = 0; i < testRounds(30); ++i) {
        const Operands operands = randomOperands(random, 6);
        for (BooleanOperation operation : Operations) {
            const Result result = resultOf(operands, operation);
            const QByteArray place = "case " + QByteArray::number(i) + ", operation "
                + QByteArray::number(int(operation)) + describe(operands);
            const QByteArray corner = wrongCorner(cornersOf(result), expectedCorners(operands, operation, 30));
            QVERIFY2(corner.isEmpty(), corner + ": " + place);
            const QByteArray face = wrongFace(result, operands, operation);
            QVERIFY2(face.isEmpty(), face + ": " + place);
            const QByteArray ring = wrongRing(result, operands, 1e-12);
            QVERIFY2(ring.isEmpty(), ring + ": " + place);
        }
    }
}

void TestBooleanOperations::roundsCrossingsToTheNearestDoubles()
{
    // The points are a few units in the last place away from a grid, so that hardly any decision is clear in floating
    // point. Rounding may remove corners.
    Random random;
    int found = 0;
    for (int i = 0; i < testRounds(30); ++i) {
        Operands operands = randomOperands(random, 5);
        for (FilledRings &operand : operands) {
            for (Ring &ring : operand.rings) {
                for (QPointF &point : ring)
                    point = random.nudged(point / 3 + QPointF(10, 10), 2);
            }
        }
        for (BooleanOperation operation : Operations) {
            const Result result = resultOf(operands, operation);
            const std::vector<ExpectedCorner> expected = expectedCorners(operands, operation, 400);
            for (const auto &corner : cornersOf(result)) {
                ++found;
                QVERIFY2(std::any_of(expected.begin(), expected.end(),
                                     [&](const ExpectedCorner &each) { return each.isNearest(corner); }),
                         "case " + QByteArray::number(i) + describe(operands));
            }
            const QByteArray ring = wrongRing(result, operands, 1e-9);
            QVERIFY2(ring.isEmpty(), ring + ": " + describe(operands));
        }
    }
    QVERIFY(found > testRounds(200));
}

void TestBooleanOperations::agreesWithBoost()
{
    namespace bg = boost::geometry;
    using BoostPoint = bg::model::d2::point_xy<double>;
    using BoostPolygon = bg::model::polygon<BoostPoint>;
    using BoostPolygons = bg::model::multi_polygon<BoostPolygon>;
    Random random;
    const auto star = [&](QPointF center, int count) {
        Ring ring;
        for (int i = 0; i < count; ++i) {
            const double angle = 2 * std::numbers::pi * i / count;
            ring.append(center + QPointF(std::cos(angle), std::sin(angle)) * random.real(50, 100));
        }
        return ring;
    };
    const auto boostOf = [](const Ring &ring) {
        BoostPolygon polygon;
        for (QPointF p : ring)
            bg::append(polygon, BoostPoint(p.x(), p.y()));
        bg::correct(polygon);
        return polygon;
    };
    for (int i = 0; i < 5; ++i) {
        const Ring one = star({0, 0}, 500), other = star(random.point(80), 500);
        const BoostPolygon boostOne = boostOf(one), boostOther = boostOf(other);
        const Operands operands{filled(one), filled(other)};
        const double both = area(one) + area(other);
        QVERIFY(std::abs(area(resultOf(operands, BooleanOperation::Union))
                         + area(resultOf(operands, BooleanOperation::Intersection)) - both)
                < 1e-9);
        for (BooleanOperation operation : Operations) {
            BoostPolygons expected;
            switch (operation) {
            case BooleanOperation::Division:
            case BooleanOperation::Union:
                bg::union_(boostOne, boostOther, expected);
                break;
            case BooleanOperation::Intersection:
                bg::intersection(boostOne, boostOther, expected);
                break;
            case BooleanOperation::Difference:
                bg::difference(boostOne, boostOther, expected);
                break;
            case BooleanOperation::SymmetricDifference:
                bg::sym_difference(boostOne, boostOther, expected);
                break;
            }
            const Result result = resultOf(operands, operation);
            // Boost moves the points to a grid first, so that its areas are less accurate, and a narrow gap may close.
            QVERIFY(std::abs(area(result) - bg::area(expected)) < 0.02);
            if (operation == BooleanOperation::Division)
                continue;
            qsizetype holes = 0, expectedHoles = 0;
            for (const CombinedPolygon &polygon : result)
                holes += polygon.holes.size();
            for (const BoostPolygon &polygon : expected)
                expectedHoles += qsizetype(polygon.inners().size());
            QVERIFY(std::abs(result.size() - qsizetype(expected.size())) <= 2);
            QVERIFY(std::abs(holes - expectedHoles) <= 2);
        }
    }
}

void TestBooleanOperations::rejectsBadInput()
{
    for (double bad : {std::numeric_limits<double>::quiet_NaN(), HUGE_VAL, -HUGE_VAL}) {
        const Operands operands{filled(box(0, 0, 1, 1)), filled({{0, 0}, {bad, 0}, {1, 1}})};
        for (BooleanOperation operation : Operations)
            QVERIFY(!combined(operands, operation));
    }
    for (BooleanOperation operation : Operations) {
        QVERIFY(resultOf({}, operation).isEmpty());
        QVERIFY(resultOf({FilledRings(), FilledRings()}, operation).isEmpty());
        QVERIFY(resultOf({filled({}), filled({{1, 1}}), filled({{0, 0}, {5, 5}}), filled({{2, 2}, {2, 2}})}, operation)
                    .isEmpty());
    }
    // An operand without points is the empty set.
    QCOMPARE(area(resultOf({filled(box(0, 0, 2, 2)), FilledRings()}, BooleanOperation::Union)), 4.0);
    QVERIFY(resultOf({filled(box(0, 0, 2, 2)), FilledRings()}, BooleanOperation::Intersection).isEmpty());
    QVERIFY(resultOf({FilledRings(), filled(box(0, 0, 2, 2))}, BooleanOperation::Difference).isEmpty());
}

void TestBooleanOperations::limitsCrossings()
{
    Ring teeth, lyingTeeth;
    for (int i = 0; i < 50; ++i) {
        teeth.append({{i * 2.0, 0.5}, {i * 2.0, 99}, {i * 2.0 + 1, 99}, {i * 2.0 + 1, 0.5}});
        lyingTeeth.append({{0.5, i * 2.0}, {99, i * 2.0}, {99, i * 2.0 + 1}, {0.5, i * 2.0 + 1}});
    }
    teeth.append({{101, -1}, {-1, -1}});
    lyingTeeth.append({{-1, 101}, {-1, -1}});
    const Operands operands{filled(teeth), filled(lyingTeeth)};
    QVERIFY(!combined(operands, BooleanOperation::Intersection, 1000));
    QVERIFY(combined(operands, BooleanOperation::Intersection).value().size() > 1000);
}

void TestBooleanOperations::comparesEqualShapesOnce()
{
    // Compared with each other, the edges would exceed the limit: four pairs of edges for each of 50 million pairs of
    // boxes. Every second ring runs in the other sense.
    Operands operands;
    for (int i = 0; i < 10'001; ++i) {
        Ring ring = box(0, 0, 2, 2);
        if (i % 2 != 0)
            std::reverse(ring.begin(), ring.end());
        operands.append(filled(ring));
    }
    for (BooleanOperation operation : Operations) {
        const std::optional<Result> result = combined(operands, operation, 1000);
        QVERIFY(result);
        QCOMPARE(area(*result), operation == BooleanOperation::Difference ? 0.0 : 4.0);
    }
    // The boxes of parallel edges overlap, although the edges do not meet.
    operands.clear();
    for (int i = 0; i < 100; ++i)
        operands.append(filled({{i * 1.0, 0}, {1000 + i * 1.0, 1000}, {1000.5 + i, 1000}, {0.5 + i, 0}}));
    QVERIFY(combined(operands, BooleanOperation::Union));
    QVERIFY(!combined(operands, BooleanOperation::Union, 10));
}

void TestBooleanOperations::computesWithAllMagnitudes()
{
    for (double scale : {1e-300, 1e-150, 1e-20, 1e20, 1e150, 1e300}) {
        Operands operands{filled({{0, 0}, {3, 1}, {1, 3}}), filled({{3, 3}, {0, 2}, {2, 0}})};
        const Result expected = resultOf(operands, BooleanOperation::SymmetricDifference);
        for (FilledRings &operand : operands) {
            for (Ring &ring : operand.rings) {
                for (QPointF &point : ring)
                    point *= scale;
            }
        }
        const Result result = resultOf(operands, BooleanOperation::SymmetricDifference);
        QCOMPARE(result.size(), expected.size());
        const Corners corners = cornersOf(result), expectedCorners = cornersOf(expected);
        QCOMPARE(corners.size(), expectedCorners.size());
        for (std::size_t i = 0; i < corners.size(); ++i)
            QVERIFY(length(corners[i] / scale - expectedCorners[i]) < 1e-12);
    }
}

TRAMMEL_TEST(TestBooleanOperations)

#include "tst_booleanoperations.moc"
