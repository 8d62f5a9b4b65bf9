#include "geometry/sweep.h"
#include "tests/geometry/alongedges.h"
#include "tests/testprogram.h"

#include <QtTest/QTest>

using namespace Trammel;
using AlongEdges::ExactMap;
using AlongEdges::Scene;
using Oracle::Rational;

namespace {

/// A touch by rational arithmetic.
struct ExactTouch
{
    Rational fraction;
    bool startsOverlapping = false;
    /// From the obstacle to the moving shape, not of length one; several where corners meet, none where any will do.
    std::vector<Oracle::Point> normals;
};

/// The touch of two pieces that overlap at an open interval of shares of the motion.
std::optional<ExactTouch> touchFrom(const Rational &begin, const Rational &end,
                                    const std::vector<Oracle::Point> &normals)
{
    if (!(begin < end) || !(end > 0) || !(begin < 1))
        return std::nullopt;
    return ExactTouch{begin < 0 ? Rational(0) : begin, begin < 0, normals};
}

/// Where the interiors of two convex pieces meet first.
std::optional<ExactTouch> touchOf(const Oracle::Points &obstacle, const Oracle::Points &moving,
                                  const Oracle::Point &motion)
{
    std::optional<Rational> begin, end;
    std::vector<Oracle::Point> normals;
    for (const auto &[normal, reach] : AlongEdges::separations(obstacle, moving)) {
        // They overlap along the normal where speed * share < reach.
        const Rational speed = dot(normal, motion);
        if (speed == 0) {
            if (reach <= 0)
                return std::nullopt;
            continue;
        }
        const Rational share = reach / speed;
        if (speed > 0) {
            if (!end || share < *end)
                end = share;
        } else if (!begin || *begin < share) {
            begin = share;
            normals = {normal};
        } else if (*begin == share) {
            normals.push_back(normal);
        }
    }
    return begin && end ? touchFrom(*begin, *end, normals) : std::nullopt;
}

/// A curve's edge that moves along itself through the inside of an area, between two of its pieces. The way is that
/// of the curve, seen from the area.
std::optional<ExactTouch> touchAtSeam(const Oracle::Edge &seam, const Oracle::Points &edge, const Oracle::Point &way,
                                      const Oracle::Point &normal)
{
    const Oracle::Point along = seam.second - seam.first;
    if (edge.size() != 2 || !(cross(along, way) == 0) || !(cross(along, edge[0] - seam.first) == 0)
        || !(cross(along, edge[1] - seam.first) == 0) || way == Oracle::Point())
        return std::nullopt;
    const auto [least, most] = std::minmax({dot(way, edge[0]), dot(way, edge[1])});
    const auto [seamLeast, seamMost] = std::minmax({dot(way, seam.first), dot(way, seam.second)});
    return touchFrom((seamLeast - most) / dot(way, way), (seamMost - least) / dot(way, way), {normal});
}

std::optional<ExactTouch> exactTouch(const Scene &scene)
{
    const Oracle::Point motion(scene.motion), against = motion * -1;
    const AlongEdges::Pieces movers = AlongEdges::piecesOf(scene.moving, scene.movingExtent);
    const AlongEdges::Pieces obstacles = AlongEdges::piecesOf(scene.obstacle, scene.obstacleExtent);
    std::vector<std::optional<ExactTouch>> touches;
    for (const Oracle::Points &obstacle : obstacles.pieces) {
        for (const Oracle::Points &moving : movers.pieces)
            touches.push_back(touchOf(obstacle, moving, motion));
        for (const Oracle::Edge &seam : movers.seams)
            touches.push_back(touchAtSeam(seam, obstacle, against, against));
    }
    for (const Oracle::Edge &seam : obstacles.seams) {
        for (const Oracle::Points &moving : movers.pieces)
            touches.push_back(touchAtSeam(seam, moving, motion, against));
    }
    std::optional<ExactTouch> first;
    for (const std::optional<ExactTouch> &touch : touches) {
        if (touch
            && (!first || touch->fraction < first->fraction
                || (touch->fraction == first->fraction && touch->startsOverlapping)))
            first = touch;
    }
    // Pieces that are met at once but for the rounding of the fraction may give the normal.
    std::vector<Oracle::Point> normals;
    for (const std::optional<ExactTouch> &touch : touches) {
        if (touch && touch->fraction <= first->fraction * Rational(1 + 1e-14))
            normals.insert(normals.end(), touch->normals.begin(), touch->normals.end());
    }
    if (first)
        first->normals = normals;
    // At a corner of several pieces the normal depends on how the shape is cut up.
    if (normals.size() > 1 && movers.pieces.size() + obstacles.pieces.size() > 2)
        first->normals.clear();
    return first;
}

QByteArray text(QPointF p)
{
    return '(' + QByteArray::number(p.x(), 'g', 17) + ", " + QByteArray::number(p.y(), 'g', 17) + ") ";
}

QByteArray text(const Primitive &primitive)
{
    if (const Obb *box = std::get_if<Obb>(&primitive)) {
        return "box " + text(box->centre) + text({box->halfWidth, box->halfHeight}) + text(box->axis);
    }
    QByteArray points = std::holds_alternative<Polygon>(primitive) ? "polygon " : "line ";
    Primitive copy = primitive;
    for (QPointF p : AlongEdges::chainOf(copy))
        points += text(p);
    return points;
}

/// The fault of an answer; empty where it is right.
QByteArray fault(const std::optional<Touch> &found, const std::optional<ExactTouch> &expected, const ExactMap &map)
{
    if (found.has_value() != expected.has_value())
        return found ? "found at " + QByteArray::number(found->fraction, 'g', 17) : QByteArray("missed");
    if (!found)
        return {};
    if (found->startsOverlapping != expected->startsOverlapping)
        return "overlap at the start";
    const Rational error = Rational(found->fraction) - expected->fraction;
    if (error * error > expected->fraction * expected->fraction * Rational(1e-28) || found->fraction >= 1)
        return "fraction " + QByteArray::number(found->fraction, 'g', 17);
    const auto isOurs = [&](const Oracle::Point &normal) {
        // The map's inverse of what was found, which takes a mirror and quarter turns the other way round.
        QPointF back = found->normal;
        for (int i = map.quarterTurns; i % 4 != 0; ++i)
            back = perpendicular(back);
        if (map.isMirrored)
            back.setX(-back.x());
        return AlongEdges::pointsAlong(back, normal);
    };
    const bool isRight = expected->startsOverlapping || expected->normals.empty()
        || std::any_of(expected->normals.begin(), expected->normals.end(), isOurs);
    return isRight ? QByteArray() : "normal " + text(found->normal);
}

std::optional<Touch> sweepOf(const Scene &scene)
{
    return sweep({scene.moving, scene.movingExtent}, scene.motion, {scene.obstacle, scene.obstacleExtent});
}

Polygon gridStar(Random &random)
{
    Polygon polygon;
    do {
        polygon.outline.clear();
        const int count = random.integer(4, 8);
        for (int i = 0; i < count; ++i) {
            const QPointF p = axisFromDegrees(360.0 * i / count) * random.real(2, 12);
            polygon.outline.append({std::round(p.x()), std::round(p.y())});
        }
    } while (triangulate(polygon).indices.empty());
    return polygon;
}

/// Asks about a scene as it is, exchanged, and under all maps.
QByteArray faultOf(const Scene &scene, std::optional<ExactTouch> expected)
{
    QByteArray wrong = fault(sweepOf(scene), expected, {});
    for (const ExactMap &map : AlongEdges::exactMaps) {
        if (!wrong.isEmpty())
            break;
        if (map.isExactFor(scene))
            wrong = fault(sweepOf(map.scene(scene)), expected, map);
    }
    if (wrong.isEmpty()) {
        if (expected) {
            for (Oracle::Point &normal : expected->normals)
                normal = normal * -1;
        }
        wrong = fault(sweepOf(scene.exchanged()), expected, {});
        if (!wrong.isEmpty())
            wrong.prepend("exchanged: ");
    }
    return wrong.isEmpty()
        ? wrong
        : wrong + " for " + text(scene.moving) + "by " + text(scene.motion) + "onto " + text(scene.obstacle);
}

} // namespace

class TestSweepExact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alongAnEdge_data();
    void alongAnEdge();
    void alongRandomEdges_data();
    void alongRandomEdges();
    void alongSeams();
    void slidesAlongEdges();
};

void TestSweepExact::alongAnEdge_data()
{
    QTest::addColumn<Primitive>("moving");
    QTest::addColumn<QPointF>("motion");
    QTest::addColumn<Primitive>("obstacle");
    QTest::addColumn<double>("fraction");
    const auto row = [](const char *name, const Primitive &moving, QPointF motion, const Primitive &obstacle,
                        double fraction) { QTest::newRow(name) << moving << motion << obstacle << fraction; };
    const QPointF axis = axisFromDegrees(1);
    const Obb box{{0, 0}, 1, 1, axis};
    row("boxes turned by one degree", box, axis * 10, Obb{axis * 4, 1, 1, axis}, 0.2);
    row("beside the way", box, axis * 10, Obb{axis * 4 + perpendicular(axis) * 9, 1, 1, axis}, -1);
    row("quads along (4, 3)", Polygon{{{0, 0}, {4, 3}, {1, 7}, {-3, 4}}, {}}, {12.8, 9.6},
        Polygon{{{8, 6}, {12, 9}, {9, 13}, {5, 10}}, {}}, 0.3125);
    row("at the very end", Polygon{{{-1, 0}, {0x1p-60, 0}, {0x1p-60, 1}, {-1, 1}}, {}}, {2, 0},
        Polygon{{{2, 0}, {3, 0}, {3, 1}, {2, 1}}, {}}, 1);
    row("line that is parallel to a side", Polyline{{{-3, 0}, {3, 0}}}, {16, 0},
        Polygon{{{5, 1}, {8, 1}, {8, -2}, {5, -2}}, {}}, 0.125);
    row("line along a diagonal from the corner", Polyline{{{-4, 2}, {-19.75, 16}}}, {13.5, -12},
        Polygon{{{5, 0}, {6, 7}, {-2, 11}, {-4, 2}, {-9, -4}, {-2, -9}, {5, -6}}, {}}, 0);
}

void TestSweepExact::alongAnEdge()
{
    QFETCH(Primitive, moving);
    QFETCH(QPointF, motion);
    QFETCH(Primitive, obstacle);
    QFETCH(double, fraction);
    const Scene scene{moving, motion, obstacle};
    const std::optional<ExactTouch> expected = exactTouch(scene);
    QCOMPARE(expected.has_value(), fraction >= 0);
    if (expected)
        QVERIFY(std::abs(expected->fraction.toDouble() - fraction) < 1e-14);
    const QByteArray wrong = faultOf(scene, expected);
    QVERIFY2(wrong.isEmpty(), wrong);
}

void TestSweepExact::alongRandomEdges_data()
{
    QTest::addColumn<bool>("isConvex");
    QTest::addColumn<bool>("isCurve");
    QTest::addColumn<int>("rounds");
    QTest::newRow("convex areas") << true << false << 600;
    QTest::newRow("areas") << false << false << 200;
    QTest::newRow("curve onto convex area") << true << true << 400;
    QTest::newRow("curve onto area") << false << true << 300;
}

void TestSweepExact::alongRandomEdges()
{
    QFETCH(bool, isConvex);
    QFETCH(bool, isCurve);
    QFETCH(int, rounds);
    Random random;
    int touches = 0, overlaps = 0, faults = 0;
    QByteArray first;
    for (int round = 0; round < rounds; ++round) {
        const Scene scene = AlongEdges::randomScene(random, isConvex, isCurve);
        const std::optional<ExactTouch> expected = exactTouch(scene);
        touches += expected && !expected->startsOverlapping;
        overlaps += expected && expected->startsOverlapping;
        const QByteArray wrong = faultOf(scene, expected);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(touches > rounds / 10);
    QVERIFY(overlaps > rounds / 50);
    QVERIFY(touches + overlaps < rounds * 9 / 10);
}

/// A line that moves along itself and along a side or a diagonal of a polygon, exactly.
void TestSweepExact::alongSeams()
{
    Random random;
    int touches = 0, frees = 0, faults = 0;
    QByteArray first;
    for (int round = 0; round < 300; ++round) {
        const Polygon polygon = gridStar(random);
        const std::vector<quint32> indices = triangulate(polygon).indices;
        const std::size_t triangle = std::size_t(random.integer(0, int(indices.size()) / 3 - 1)) * 3;
        const QPointF from = polygon.outline[indices[triangle]];
        const QPointF along = polygon.outline[indices[triangle + std::size_t(random.integer(1, 2))]] - from;
        const double begin = random.integer(-12, 12) / 4.0, way = random.integer(1, 12) / 4.0;
        const Scene scene{Polyline{{from + along * begin, from + along * (begin + random.integer(1, 8) / 4.0)}},
                          along * (random.coin() ? way : -way), polygon, Extent::Curve, Extent::Area};
        std::optional<ExactTouch> expected = exactTouch(scene);
        touches += expected.has_value();
        frees += !expected;
        // The line meets corners, which have many normals.
        if (expected)
            expected->normals.clear();
        const QByteArray wrong = faultOf(scene, expected);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(touches > 30);
    QVERIFY(frees > 30);
}

/// Up to what stands in the way, past what does not.
void TestSweepExact::slidesAlongEdges()
{
    Random random;
    int held = 0, free = 0;
    for (int round = 0; round < 300; ++round) {
        const AlongEdges::Frame frame = AlongEdges::randomFrame(random);
        // No corner meets a corner.
        const QPointF half = AlongEdges::randomHalf(random),
                      otherHalf = AlongEdges::randomHalf(random) + QPointF(0.1, 0.1);
        const double beside = random.integer(0, 2) * 7;
        const Scene scene{AlongEdges::shapeAt(random, frame, {0, 0}, half, true), frame.axis * (30 * frame.scale),
                          AlongEdges::shapeAt(random, frame, {12, beside}, otherHalf, true)};
        const std::optional<ExactTouch> touch = exactTouch(scene);
        const Collider obstacle(scene.obstacle, Extent::Area);
        const QPointF way = slide({scene.moving, Extent::Area}, scene.motion, {&obstacle, 1});
        // A tip may be met aslant.
        const auto isHeadOn = [&](const Oracle::Point &normal) {
            return AlongEdges::pointsAlong(-scene.motion, normal);
        };
        if (touch && !std::all_of(touch->normals.begin(), touch->normals.end(), isHeadOn))
            continue;
        ++(touch ? held : free);
        const double fraction = touch ? touch->fraction.toDouble() : 1;
        QVERIFY2(length(way - scene.motion * fraction) <= 1e-9 * length(scene.motion),
                 text(way) + "instead of " + QByteArray::number(fraction) + " for " + text(scene.moving) + "by "
                     + text(scene.motion) + "onto " + text(scene.obstacle));
    }
    QVERIFY(held > 30);
    QVERIFY(free > 30);
}

TRAMMEL_TEST(TestSweepExact)
#include "tst_sweepexact.moc"
