#include "tests/geometry/alongedges.h"
#include "tests/testprogram.h"
#include <trammel/geometry/sweep.h>

#include <QtTest/QTest>

#include <limits>

using namespace Trammel;
using AlongEdges::Cut;
using AlongEdges::ExactMap;
using AlongEdges::Scene;
using Oracle::Rational;

namespace {

/// A touch in rational arithmetic.
struct ExactTouch
{
    Rational fraction;
    bool startsOverlapping = false;
    /// From the obstacle to the moving shape, not of unit length; several where corners meet.
    std::vector<Oracle::Point> normals;
};

/// The touch of two pieces that overlap in an open interval of fractions of the motion.
std::optional<ExactTouch> touchFrom(const Rational &begin, const Rational &end,
                                    const std::vector<Oracle::Point> &normals)
{
    if (!(begin < end) || !(end > 0) || !(begin < 1))
        return std::nullopt;
    return ExactTouch{begin < 0 ? Rational(0) : begin, begin < 0, normals};
}

/// The first touch of the interiors of two convex pieces.
std::optional<ExactTouch> touchOf(const Oracle::Points &obstacle, const Oracle::Points &moving,
                                  const Oracle::Point &motion)
{
    std::optional<Rational> begin, end;
    std::vector<Oracle::Point> normals;
    for (const auto &[normal, reach] : AlongEdges::separations(obstacle, moving)) {
        // The pieces overlap along the normal while speed * share < reach.
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

/// The touch of a curve's edge on the seam between two pieces of an area, in the area's interior: the edge moves along
/// itself and the seam, or it starts there. The motion is that of the curve relative to the area.
std::optional<ExactTouch> touchAtSeam(const Oracle::Edge &seam, const Oracle::Points &edge, const Oracle::Point &way,
                                      const Oracle::Point &normal)
{
    const Oracle::Point along = seam.second - seam.first;
    if (edge.size() != 2 || !(cross(along, edge[0] - seam.first) == 0) || !(cross(along, edge[1] - seam.first) == 0)
        || way == Oracle::Point())
        return std::nullopt;
    if (!(cross(along, way) == 0)) {
        // The motion leaves the seam at once.
        const auto [from, to] = std::minmax({dot(along, edge[0]), dot(along, edge[1])});
        const bool startsOnSeam = from < dot(along, seam.second) && dot(along, seam.first) < to;
        return startsOnSeam ? std::optional(ExactTouch{0, true, {normal}}) : std::nullopt;
    }
    const auto [least, most] = std::minmax({dot(way, edge[0]), dot(way, edge[1])});
    const auto [seamLeast, seamMost] = std::minmax({dot(way, seam.first), dot(way, seam.second)});
    return touchFrom((seamLeast - most) / dot(way, way), (seamMost - least) / dot(way, way), {normal});
}

/// The touches of all pairs of pieces, in no particular order.
std::vector<ExactTouch> touchesOf(const Scene &scene, Cut cut)
{
    const Oracle::Point motion(scene.motion), against = motion * -1;
    const AlongEdges::Pieces movers = AlongEdges::piecesOf(scene.moving, scene.movingExtent, cut);
    const AlongEdges::Pieces obstacles = AlongEdges::piecesOf(scene.obstacle, scene.obstacleExtent, cut);
    std::vector<ExactTouch> touches;
    const auto add = [&touches](const std::optional<ExactTouch> &touch) {
        if (touch)
            touches.push_back(*touch);
    };
    for (const Oracle::Points &obstacle : obstacles.pieces) {
        for (const Oracle::Points &moving : movers.pieces)
            add(touchOf(obstacle, moving, motion));
        for (const Oracle::Edge &seam : movers.seams)
            add(touchAtSeam(seam, obstacle, against, against));
    }
    for (const Oracle::Edge &seam : obstacles.seams) {
        for (const Oracle::Points &moving : movers.pieces)
            add(touchAtSeam(seam, moving, motion, against));
    }
    return touches;
}

/// The normals at the first touch. At corners of several pieces they include those that depend on the decomposition.
/// Pieces that touch at the same fraction up to rounding count as well.
std::vector<Oracle::Point> normalsAt(const Rational &fraction, const Scene &scene)
{
    std::vector<Oracle::Point> normals;
    for (const ExactTouch &touch : touchesOf(scene, Cut::ConvexPieces)) {
        if (touch.fraction <= fraction * Rational(1 + 1e-14))
            normals.insert(normals.end(), touch.normals.begin(), touch.normals.end());
    }
    return normals;
}

std::optional<ExactTouch> exactTouch(const Scene &scene)
{
    std::optional<ExactTouch> first;
    for (const ExactTouch &touch : touchesOf(scene, Cut::Triangles)) {
        if (!first || touch.fraction < first->fraction
            || (touch.fraction == first->fraction && touch.startsOverlapping))
            first = touch;
    }
    if (first)
        first->normals = normalsAt(first->fraction, scene);
    return first;
}

QByteArray text(QPointF p)
{
    return '(' + QByteArray::number(p.x(), 'g', 17) + ", " + QByteArray::number(p.y(), 'g', 17) + ") ";
}

QByteArray text(const Primitive &primitive)
{
    if (const Obb *box = std::get_if<Obb>(&primitive)) {
        return "box " + text(box->center) + text({box->halfWidth, box->halfHeight}) + text(box->axis);
    }
    QByteArray points = std::holds_alternative<Polygon>(primitive) ? "polygon " : "line ";
    Primitive copy = primitive;
    for (QPointF p : AlongEdges::chainOf(copy))
        points += text(p);
    return points;
}

std::optional<Touch> sweepOf(const Scene &scene)
{
    return sweep({scene.moving, scene.movingExtent}, scene.motion, {scene.obstacle, scene.obstacleExtent});
}

/// The fault of sweep() for a scene; empty if the result is right. The expected touch is that of the scene before the
/// map.
QByteArray fault(const Scene &scene, const std::optional<ExactTouch> &expected, const ExactMap &map = {})
{
    const std::optional<Touch> found = sweepOf(scene);
    if (found.has_value() != expected.has_value())
        return found ? "found at " + QByteArray::number(found->fraction, 'g', 17) : QByteArray("missed");
    if (!found)
        return {};
    if (found->startsOverlapping != expected->startsOverlapping)
        return "overlap at the start";
    // A fraction next to 0 is rounded to one of the least denormal numbers.
    const Rational error = Rational(found->fraction) - expected->fraction;
    const Rational most = expected->fraction * Rational(1e-14) + Rational(std::numeric_limits<double>::denorm_min());
    if (error > most || -error > most || found->fraction >= 1)
        return "fraction " + QByteArray::number(found->fraction, 'g', 17);
    // A mirrored or rotated shape may be decomposed in another way.
    const bool isRight = expected->startsOverlapping
        || AlongEdges::pointsAlongAny(map.directionBefore(found->normal), expected->normals)
        || AlongEdges::pointsAlongAny(found->normal, normalsAt(expected->fraction, scene));
    return isRight ? QByteArray() : "normal " + text(found->normal);
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

/// Tests a scene as it is, with the shapes exchanged, and under all exact maps.
QByteArray faultOf(const Scene &scene, std::optional<ExactTouch> expected)
{
    QByteArray wrong = fault(scene, expected);
    for (const ExactMap &map : AlongEdges::exactMaps) {
        if (!wrong.isEmpty())
            break;
        if (map.isExactFor(scene))
            wrong = fault(map.scene(scene), expected, map);
    }
    if (wrong.isEmpty()) {
        if (expected) {
            for (Oracle::Point &normal : expected->normals)
                normal = normal * -1;
        }
        wrong = fault(scene.exchanged(), expected);
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
    void turnedALittle();
    void intoSlots();
    void alongSeams();
    void startsOnSeams();
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

/// Obstacles ahead of the moving shape or 9 units to the side, rotated by an angle from below rounding to half a
/// degree.
void TestSweepExact::turnedALittle()
{
    Random random;
    int touches = 0, faults = 0;
    QByteArray first;
    for (int round = 0; round < 400; ++round) {
        const AlongEdges::Frame frame = AlongEdges::randomFrame(random);
        const double turn = std::pow(10, random.real(-17, -2)) * (random.coin() ? 1 : -1);
        AlongEdges::Frame turned = frame;
        turned.axis = *normalized(frame.axis + perpendicular(frame.axis) * turn);
        const double ahead = random.integer(6, 12), way = random.integer(10, 24);
        const bool isBeside = random.coin();
        const QPointF place(ahead, isBeside ? 9 * (random.coin() ? 1 : -1) : random.integer(-4, 4) * 0.5);
        const Scene scene{AlongEdges::shapeAt(random, frame, {0, 0}, AlongEdges::randomHalf(random), random.coin()),
                          frame.axis * (way * frame.scale),
                          AlongEdges::shapeAt(random, turned, place, AlongEdges::randomHalf(random), random.coin())};
        const std::optional<ExactTouch> expected = exactTouch(scene);
        QVERIFY(!expected || !isBeside);
        touches += expected.has_value();
        const QByteArray wrong = faultOf(scene, expected);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(touches > 100);
}

/// Lines, outlines and areas that move into slots and over pegs. They fit exactly, up to a unit in the last place, or
/// are off by 1.
void TestSweepExact::intoSlots()
{
    Random random;
    constexpr std::array axes{QPointF(1, 0), QPointF(3, 4), QPointF(-12, 5), QPointF(1, 1), QPointF(-1, 2)};
    int grounds = 0, mouths = 0, faults = 0;
    QByteArray first;
    for (int round = 0; round < 400; ++round) {
        const QPointF axis = axes[std::size_t(random.integer(0, 4))];
        const auto turned = [axis](QList<QPointF> points) {
            for (QPointF &p : points)
                p = axis * p.x() + perpendicular(axis) * p.y();
            return points;
        };
        const auto nearly = [&random](double wall) {
            return random.coin() ? wall : random.coin() ? random.nudged(wall, 1) : wall + random.integer(-1, 1);
        };
        const double left = random.integer(-9, -2), right = random.integer(2, 9), top = random.integer(1, 9);
        const double begin = nearly(left), end = nearly(right), low = random.integer(1, 12),
                     way = random.integer(1, 20);
        const Polygon slot{turned({{left - 2, -2},
                                   {right + 2, -2},
                                   {right + 2, top},
                                   {right, top},
                                   {right, 0},
                                   {left, 0},
                                   {left, top},
                                   {left - 2, top}}),
                           {}};
        const QList<QPointF> ring = turned({{begin, low}, {end, low}, {end, low + 3}, {begin, low + 3}});
        const std::array<Primitive, 4> plugs{Polyline{ring.mid(0, 2)}, Polyline{ring.mid(random.integer(0, 1), 3)},
                                             Polygon{ring, {}}, Polygon{ring, {}}};
        const std::size_t kind = std::size_t(random.integer(0, 3));
        const Scene scene{plugs[kind], perpendicular(axis) * -way, slot, kind == 3 ? Extent::Area : Extent::Curve,
                          Extent::Area};
        const std::optional<ExactTouch> expected = exactTouch(scene);
        if (expected && !expected->startsOverlapping)
            ++(expected->fraction * Rational(way) == Rational(low) ? grounds : mouths);
        const QByteArray wrong = faultOf(scene, expected);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(grounds > 40);
    QVERIFY(mouths > 20);
}

/// A line that moves exactly along itself and along a side or a diagonal of a polygon.
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
        const std::optional<ExactTouch> expected = exactTouch(scene);
        touches += expected.has_value();
        frees += !expected;
        const QByteArray wrong = faultOf(scene, expected);
        faults += !wrong.isEmpty();
        if (first.isEmpty())
            first = wrong;
    }
    QVERIFY2(faults == 0, QByteArray::number(faults) + " faults, the first: " + first);
    QVERIFY(touches > 30);
    QVERIFY(frees > 30);
}

/// A line on a diagonal of a concave area, between two triangles, overlaps the area wherever it moves.
void TestSweepExact::startsOnSeams()
{
    Random random;
    int count = 0;
    for (int round = 0; round < 200; ++round) {
        const Polygon star = gridStar(random);
        for (const Oracle::Edge &seam : AlongEdges::piecesOf(star, Extent::Area).seams) {
            const auto point = [](const Oracle::Point &p) { return QPointF(p.x.toDouble(), p.y.toDouble()); };
            const Collider line(Polyline{{point(seam.first), point(seam.second)}}), area(star);
            const QPointF motion = random.gridPoint(9);
            if (same(motion, {}))
                continue;
            const std::optional<Touch> touch = sweep(line, motion, area), back = sweep(area, motion, line);
            QVERIFY(touch && touch->startsOverlapping && touch->fraction == 0);
            QVERIFY(back && back->startsOverlapping && back->fraction == 0);
            ++count;
        }
    }
    QVERIFY(count > 100);
}

/// slide() stops at an obstacle in the way and passes one at the side.
void TestSweepExact::slidesAlongEdges()
{
    Random random;
    int held = 0, free = 0;
    for (int round = 0; round < 300; ++round) {
        const AlongEdges::Frame frame = AlongEdges::randomFrame(random);
        // The sizes differ so that no corner meets a corner.
        const QPointF half = AlongEdges::randomHalf(random),
                      otherHalf = AlongEdges::randomHalf(random) + QPointF(0.1, 0.1);
        const double beside = random.integer(0, 2) * 7;
        const Scene scene{AlongEdges::shapeAt(random, frame, {0, 0}, half, true), frame.axis * (30 * frame.scale),
                          AlongEdges::shapeAt(random, frame, {12, beside}, otherHalf, true)};
        const std::optional<ExactTouch> touch = exactTouch(scene);
        const Collider obstacle(scene.obstacle, Extent::Area);
        const QPointF way = slide({scene.moving, Extent::Area}, scene.motion, {&obstacle, 1});
        // A touch with an oblique normal, as at a tip, is skipped: slide() continues along the obstacle.
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
