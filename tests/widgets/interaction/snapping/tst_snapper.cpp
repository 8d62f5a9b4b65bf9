#include "tests/widgets/randomshapes.h"
#include "tests/widgets/snaptargets.h"

#include "tests/testprogram.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

SnapMove moveOf(const Shape &shape, QPointF offset, QPointF axis = {1, 0})
{
    return {snapFeatures(shape, axis), offset, {}, {}};
}

SnapGrid gridOf(double size)
{
    ToolSettings settings;
    settings.snapToGrid = true;
    settings.gridSize = size;
    return SnapGrid(settings, {});
}

Shape square(QPointF center, double degrees = 0)
{
    return Shape::rectangle(center, {40, 40}, degrees);
}

SnapMove moveAlong(const Shape &shape, QPointF offset, QPointF along)
{
    SnapMove move = moveOf(shape, offset);
    move.along = along;
    return move;
}

// All snap lines, computed directly from their definitions by comparing each point with each other point.
class AllLines
{
public:
    AllLines(const SnapMove &move, const Targets &targets) : m_move(move)
    {
        std::vector<QPointF> axes{{1, 0}};
        if (!areParallelAxes({1, 0}, move.moving.frame.axis))
            axes.push_back(move.moving.frame.axis);
        for (const SnapFeatures &target : targets) {
            for (QPointF axis : axes) {
                if (same(axis, {1, 0}) || areParallelAxes(axis, target.frame.axis))
                    addLevels(axis, target);
            }
        }
        for (const SnapFeatures &target : targets)
            addEdges(target);
    }

    QPointF snapped() const
    {
        const SnapLine *first = nearest(m_move.offset, {});
        if (!first)
            return m_move.offset;
        const QPointF normal = first->normal;
        const QPointF place = m_move.offset + normal * (first->value - dot(normal, m_move.offset));
        const QPointF along = perpendicular(normal);
        const SnapLine *second = nearest(place, along);
        if (!second)
            return place;
        return place + along * ((second->value - dot(second->normal, place)) / dot(second->normal, along));
    }

private:
    void add(QPointF normal, QPointF moving, QPointF fixed, SnapLine::Kind kind)
    {
        SnapLine line;
        line.normal = normal;
        line.value = dot(normal, fixed - moving);
        line.kind = kind;
        m_lines.push_back(line);
    }

    void addLevels(QPointF axis, const SnapFeatures &target)
    {
        std::vector<QPointF> fixed = target.points, moving = m_move.moving.points;
        fixed.push_back(target.center);
        moving.push_back(m_move.moving.center);
        for (QPointF normal : {axis, perpendicular(axis)}) {
            for (QPointF b : fixed) {
                for (QPointF a : moving)
                    add(normal, a, b, SnapLine::Kind::Point);
            }
        }
    }

    static bool isBeside(QPointF point, const Segment &edge)
    {
        const double size = length(edge.to - edge.from);
        const double beyond = std::max(size, 2 * Tolerance);
        const double way = dot(point - edge.from, edge.to - edge.from) / size;
        return way >= -beyond && way <= size + beyond;
    }

    void addEdges(const SnapFeatures &target)
    {
        for (const Segment &edge : target.edges) {
            const QPointF normal = perpendicular(*normalized(edge.to - edge.from));
            for (QPointF point : m_move.moving.points) {
                if (isBeside(point + m_move.offset, edge))
                    add(normal, point, edge.from, SnapLine::Kind::Edge);
            }
            for (const Segment &own : m_move.moving.edges) {
                if (std::abs(cross(*normalized(own.to - own.from), *normalized(edge.to - edge.from))) <= 2e-11)
                    add(normal, own.from, edge.from, SnapLine::Kind::Edge);
            }
        }
        for (const Segment &own : m_move.moving.edges) {
            for (QPointF point : target.points) {
                if (isBeside(point - m_move.offset, own))
                    add(perpendicular(*normalized(own.to - own.from)), own.from, point, SnapLine::Kind::Edge);
            }
        }
    }

    const SnapLine *nearest(QPointF from, std::optional<QPointF> along) const
    {
        const SnapLine *best = nullptr;
        double least = Tolerance;
        for (const SnapLine &line : m_lines) {
            const double slope = along ? std::abs(dot(line.normal, *along)) : 1;
            const double travel = std::abs(line.value - dot(line.normal, from)) / slope;
            // Distances that differ only by rounding count as equal. The kind of the line then decides.
            const bool isNearer = travel < least - 6e-9 || (travel <= least && !best);
            const bool isPreferred = best && travel < least + 6e-9 && line.kind < best->kind;
            if (slope >= 1e-3 && (isNearer || isPreferred)) {
                best = &line;
                least = travel;
            }
        }
        return best;
    }

    const SnapMove &m_move;
    std::vector<SnapLine> m_lines;
};

} // namespace

class TestSnapper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pathsOfferAnchorsAndOutermostPoints();
    void whatAttracts_data();
    void whatAttracts();
    void spacing_data();
    void spacing();
    void ownGapDoesNotCount();
    void toleranceEnds();
    void nearestFirst();
    void tiesByKind();
    void grid();
    void alongOneLine();
    void guidesTellWhatMeets();
    void cornersOfIntricateOutlinesOnlyNearby();
    void badInput();
    void likeBruteForce();
    void anyTurnIsAlike();
};

void TestSnapper::whatAttracts_data()
{
    QTest::addColumn<Shape>("moving");
    QTest::addColumn<QList<Shape>>("others");
    QTest::addColumn<QPointF>("offset");
    QTest::addColumn<QPointF>("expected");
    const Shape own = square({0, 0});
    const Shape wide = Shape::rectangle({0, 0}, {500, 10});
    const auto at = [](Shape shape, QPointF center) {
        shape.center = center;
        return shape;
    };
    const auto row = [&](const char *name, const Shape &moving, const QList<Shape> &others, QPointF offset,
                         QPointF expected) { QTest::newRow(name) << moving << others << offset << expected; };

    row("nothing near", own, {square({300, 300})}, {50, 70}, {50, 70});
    row("nothing at all", own, {}, {50, 70}, {50, 70});
    row("left on left", own, {square({103, 300})}, {100, 70}, {103, 70});
    row("left on right", own, {square({63, 300})}, {100, 70}, {103, 70});
    row("middle on middle", own, {at(wide, {103, 300})}, {100, 70}, {103, 70});
    row("middle on left", own, {at(wide, {353, 300})}, {100, 70}, {103, 70});
    row("top on bottom", own, {square({400, 33})}, {100, 70}, {100, 73});
    row("each direction by another", own, {square({103, 300}), square({400, 72})}, {100, 70}, {103, 72});
    row("corner on corner", own, {square({143, 108})}, {100, 70}, {103, 68});
    row("inside of another", own, {Shape::rectangle({0, 0}, {400, 400})}, {178, 2}, {180, 0});

    // The left corner of the other square is at 200 - 20 sqrt 2.
    row("turned corner", own, {square({200, 300}, 45)}, {150, 70}, {180 - std::sqrt(800), 70});
    row("corner of a turned one", square({0, 0}, 45), {square({200, 300})}, {150, 70}, {180 - std::sqrt(800), 70});
    const Shape slope = Shape::polyline({{200, 0}, {400, 200}});
    row("corner on a slope", own, {slope}, {288, 132}, {290, 130});
    row("corner on a slope's line beyond its end", own, {slope}, {438, 282}, {440, 280});
    row("far beyond its end", own, {slope}, {718, 562}, {718, 562});
    row("edge on a corner", at(slope, {0, 0}), {square({310, 130})}, {248, 72}, {250, 70});
    row("where a slope and a level meet", own, {slope, square({310, 403})}, {286, 130}, {290, 130});

    const QPointF axis = axisFromDegrees(30);
    const Shape turned = Shape::rectangle({300, 200}, {100, 40}, 30);
    row("turned edges flush", square({0, 0}, 30), {turned}, QPointF(300, 200) + rotated({-120, 3}, axis),
        QPointF(300, 200) + rotated({-120, 0}, axis));
    row("turned middles", square({0, 0}, 30), {turned}, QPointF(300, 200) + rotated({-1.5, 113}, axis),
        QPointF(300, 200) + rotated({0, 113}, axis));
    row("both of a turned one", square({0, 0}, 30), {turned}, QPointF(300, 200) + rotated({-71.5, 3}, axis),
        QPointF(300, 200) + rotated({-70, 0}, axis));

    // The ellipse extends to the left by the square root of 7900.
    const Shape ellipse = Shape::ellipse({300, 300}, {200, 80}, 30);
    row("outermost point of an ellipse", own, {ellipse}, {190, 70}, {280 - std::sqrt(7900), 70});
    row("end of an ellipse's axis", own, {ellipse}, {600, 369}, {600, 370});
    row("middle of an ellipse", own, {ellipse}, {297, 600}, {300, 600});
    row("circle", Shape::ellipse({0, 0}, {40, 40}), {Shape::ellipse({300, 300}, {60, 60})}, {248, 500}, {250, 500});
    row("rounded side", own, {Shape::roundedRectangle({300, 300}, {100, 60}, 20)}, {228, 500}, {230, 500});
    row("turned rounded side", square({0, 0}, 30), {Shape::roundedRectangle({300, 300}, {100, 60}, 20, 30)},
        QPointF(300, 300) + rotated({-127, 12}, axis), QPointF(300, 300) + rotated({-127, 10}, axis));
}

void TestSnapper::whatAttracts()
{
    QFETCH(Shape, moving);
    QFETCH(QList<Shape>, others);
    QFETCH(QPointF, offset);
    QFETCH(QPointF, expected);
    const Snapper snapper(rules(true, false));
    const Targets targets = targetsOf(others);
    const Snap snap = snapper.snapped(moveOf(moving, offset), targets);
    QVERIFY2(isNear(snap.offset, expected),
             qPrintable(u"%1, %2"_s.arg(snap.offset.x(), 0, 'g', 12).arg(snap.offset.y(), 0, 'g', 12)));
    QCOMPARE(snap.guides.isEmpty(), same(offset, expected));
    // Snapping a snapped shape again does not move it.
    QVERIFY(isNear(snapper.snapped(moveOf(moving, snap.offset), targets).offset, expected));
}

void TestSnapper::spacing_data()
{
    QTest::addColumn<QList<Shape>>("others");
    QTest::addColumn<QPointF>("offset");
    QTest::addColumn<QPointF>("expected");
    QTest::addColumn<QStringList>("numbers");
    const QStringList none;
    const auto row = [](const char *name, const QList<Shape> &others, QPointF offset, QPointF expected,
                        const QStringList &numbers) { QTest::newRow(name) << others << offset << expected << numbers; };
    const QList<Shape> pair{square({0, 0}), square({100, 5})};
    row("right of two", pair, {203, 2}, {200, 2}, {u"60"_s, u"60"_s});
    row("left of two", pair, {-98, 2}, {-100, 2}, {u"60"_s, u"60"_s});
    row("too far", pair, {207, 2}, {207, 2}, none);
    row("not in the row", pair, {203, 46}, {203, 46}, none);
    row("below two", {square({0, 0}), square({3, 100})}, {1, 198}, {1, 200}, {u"60"_s, u"60"_s});
    row("above two", {square({0, 0}), square({3, 100})}, {1, -104}, {1, -100}, {u"60"_s, u"60"_s});
    row("between two", {square({0, 0}), square({301, 0})}, {147, 2}, {150.5, 2}, {u"110.5"_s, u"110.5"_s});
    row("no room between two", {square({0, 0}), square({70, 0})}, {34, 2}, {34, 2}, none);
    row("between rows", {square({0, 0}), square({300, 0}), square({150, -100}), square({150, 102})}, {147, 3}, {150, 1},
        {u"110"_s, u"110"_s, u"61"_s, u"61"_s});
    row("as another gap of the row", {square({0, 0}), square({70, 0}), square({300, 0})}, {138, 2}, {140, 2},
        {u"30"_s, u"30"_s});
    row("with one that lies below", {square({0, 0}), square({100, 0}), Shape::rectangle({100, 0}, {900, 900})},
        {203, 2}, {200, 2}, {u"60"_s, u"60"_s});
    row("overlapping ones are one", {square({-20, 0}), square({0, 0}), square({100, 0})}, {203, 2}, {200, 2},
        {u"60"_s, u"60"_s});
    row("true bounds of a turned one", {square({0, 0}, 45), square({100, 0})}, {193, 2}, {220 - std::sqrt(800), 2},
        {u"51.72"_s, u"51.72"_s});
}

void TestSnapper::spacing()
{
    QFETCH(QList<Shape>, others);
    QFETCH(QPointF, offset);
    QFETCH(QPointF, expected);
    QFETCH(QStringList, numbers);
    const Snapper snapper(rules(false, true));
    const Snap snap = snapper.snapped(moveOf(square({0, 0}), offset), targetsOf(others));
    QVERIFY2(isNear(snap.offset, expected),
             qPrintable(u"%1, %2"_s.arg(snap.offset.x(), 0, 'g', 12).arg(snap.offset.y(), 0, 'g', 12)));
    numbers.sort();
    QCOMPARE(distances(snap), numbers);
}

// The gap that contains the moving shape does not count as a spacing, although the thin shape nearly has that distance
// from one of its neighbors.
void TestSnapper::ownGapDoesNotCount()
{
    const Targets targets = targetsOf({square({0, 0}), square({100, 0})});
    const SnapMove move = moveOf(Shape::rectangle({0, 0}, {4, 40}), {77, 2});
    QCOMPARE(Snapper(rules(false, true)).snapped(move, targets).offset, QPointF(77, 2));
}

void TestSnapper::toleranceEnds()
{
    const Targets targets = targetsOf({square({100, 300})});
    const Snapper snapper(rules(true, false));
    const auto snapped = [&](double x) { return snapper.snapped(moveOf(square({0, 0}), {x, 70}), targets).offset.x(); };
    QCOMPARE(snapped(94), 100.0);
    QCOMPARE(snapped(106), 100.0);
    QCOMPARE(snapped(std::nextafter(94, 0)), std::nextafter(94, 0));
    QCOMPARE(snapped(std::nextafter(106, 200)), std::nextafter(106, 200));
}

void TestSnapper::nearestFirst()
{
    const Targets targets = targetsOf({square({103, 300}), square({98, 500})});
    const Snapper snapper(rules(true, false));
    QCOMPARE(snapper.snapped(moveOf(square({0, 0}), {100, 70}), targets).offset, QPointF(98, 70));
    QCOMPARE(snapper.snapped(moveOf(square({0, 0}), {101, 70}), targets).offset, QPointF(103, 70));
    // Between targets at equal distances, the first one in the list is chosen.
    QCOMPARE(snapper.snapped(moveOf(square({0, 0}), {100.5, 70}), targets).offset, QPointF(103, 70));
    const Targets others = targetsOf({square({98, 500}), square({103, 300})});
    QCOMPARE(snapper.snapped(moveOf(square({0, 0}), {100.5, 70}), others).offset, QPointF(98, 70));
}

void TestSnapper::tiesByKind()
{
    // Spacing to the right of the two squares snaps to 200, the left side of the third one to 206, and the grid to 200.
    const Targets targets = targetsOf({square({0, 0}), square({100, 0}), square({206, 300})});
    SnapRules all = rules(true, true);
    QCOMPARE(Snapper(all).snapped(moveOf(square({0, 0}), {203, 12}), targets).offset.x(), 206.0);
    QCOMPARE(Snapper(all).snapped(moveOf(square({0, 0}), {202, 12}), targets).offset.x(), 200.0);
    all.grid = gridOf(50);
    SnapMove move = moveOf(square({0, 0}), {202, 12});
    // Spacing, at 204, is as near as the grid, at 200.
    move.moving = snapFeatures(square({-4, 0}), {1, 0});
    all.toShapes = false;
    move.gridPoint = QPointF(0, 0);
    move.offset = {202, 12};
    QCOMPARE(Snapper(all).snapped(move, targets).offset.x(), 204.0);
    move.offset = {201, 12};
    QCOMPARE(Snapper(all).snapped(move, targets).offset.x(), 200.0);
}

void TestSnapper::grid()
{
    SnapRules only;
    only.grid = gridOf(50);
    only.tolerance = Tolerance;
    SnapMove move = moveOf(square({0, 0}), {72, 80});
    QCOMPARE(Snapper(only).snapped(move, {}).offset, QPointF(72, 80));
    // The given point snaps to the grid from any distance.
    move.gridPoint = QPointF(-20, -20);
    QCOMPARE(Snapper(only).snapped(move, {}).offset, QPointF(70, 70));
    QVERIFY(Snapper(only).snapped(move, {}).guides.isEmpty());
    only.toShapes = true;
    QCOMPARE(Snapper(only).snapped(move, targetsOf({square({75, 300})})).offset, QPointF(70, 70));
    QCOMPARE(Snapper(only).snapped(move, targetsOf({square({73, 300})})).offset, QPointF(73, 70));
    only.tolerance = 0;
    QCOMPARE(Snapper(only).snapped(move, targetsOf({square({73, 300})})).offset, QPointF(70, 70));
}

void TestSnapper::alongOneLine()
{
    const Snapper snapper(rules(true, true));
    const Targets targets = targetsOf({square({103, 72})});
    QCOMPARE(snapper.snapped(moveAlong(square({0, 0}), {100, 70}, {1, 0}), targets).offset, QPointF(103, 70));
    QCOMPARE(snapper.snapped(moveAlong(square({0, 0}), {100, 70}, {0, 1}), targets).offset, QPointF(100, 72));
    const QPointF diagonal = QPointF(0.6, 0.8);
    const Snap snap = snapper.snapped(moveAlong(square({0, 0}), {60, 80}, diagonal), targetsOf({square({63, 500})}));
    QVERIFY(isNear(snap.offset, {63, 84}));
    // Along the line, the target is ten units away, which is beyond the tolerance, although it is only six units away
    // horizontally.
    QVERIFY(
        isNear(snapper.snapped(moveAlong(square({0, 0}), {60, 80}, diagonal), targetsOf({square({66, 500})})).offset,
               {60, 80}));
}

void TestSnapper::guidesTellWhatMeets()
{
    const Snapper snapper(rules(true, false));
    const Snap snap =
        snapper.snapped(moveOf(square({0, 0}), {101, 70}), targetsOf({Shape::rectangle({130, 300}, {100, 40})}));
    QCOMPARE(snap.offset, QPointF(100, 70));
    QCOMPARE(snap.guides.size(), 1);
    const Guide &guide = snap.guides.first();
    QCOMPARE(guide.kind, Guide::Kind::Line);
    QVERIFY(isNear(guide.line.p1(), {80, 50}) || isNear(guide.line.p2(), {80, 50}));
    QVERIFY(isNear(guide.line.p1(), {80, 320}) || isNear(guide.line.p2(), {80, 320}));
    QCOMPARE(guide.marks.size(), 4);
    // Shapes of equal size share both sides and the middle.
    QCOMPARE(snapper.snapped(moveOf(square({0, 0}), {101, 70}), targetsOf({square({100, 300})})).guides.size(), 3);
}

void TestSnapper::cornersOfIntricateOutlinesOnlyNearby()
{
    QList<QPointF> points;
    for (int i = 0; i < 16; ++i)
        points.append(QPointF(300, 300) + axisFromDegrees(22.5 * i + 5) * (i % 2 ? 100 : 60));
    const Targets targets = targetsOf({Shape::polygon(points)});
    const Snapper snapper(rules(true, false));
    SnapMove move{snapFeatures(QPointF(0, 0), {1, 0}), points[5] + QPointF(2, -3), {}, {}};
    QVERIFY(isNear(snapper.snapped(move, targets).offset, points[5]));
    move.offset = points[5] + QPointF(2, 300);
    QCOMPARE(snapper.snapped(move, targets).offset, move.offset);
    // A point also snaps to the outermost points of the outline from a distance.
    const double left = targets.front().box.min[0];
    move.offset = {left + 2, 900};
    QVERIFY(isNear(snapper.snapped(move, targets).offset, {left, 900}));
}

void TestSnapper::badInput()
{
    const Snapper snapper(rules(true, true));
    const Targets degenerate =
        targetsOf({Shape::rectangle({0, 0}, {0, 0}), Shape::ellipse({10, 0}, {0, 30}),
                   Shape::polyline({{5, 5}, {5, 5}}), Shape::rectangle({1e9, -1e9}, {1e9, 0}, 12)});
    for (const double far : {0.0, 1e9, -1e9, 1e300, double(INFINITY), double(NAN)}) {
        const Snap snap = snapper.snapped(moveOf(square({0, 0}), {far, 3}), degenerate);
        QVERIFY(std::isnan(far) || snap.offset.x() == far || std::abs(snap.offset.x() - far) <= 2 * Tolerance);
    }
    SnapRules nothing = rules(true, true);
    nothing.tolerance = NAN;
    QCOMPARE(Snapper(nothing).snapped(moveOf(square({0, 0}), {3, 3}), degenerate).offset, QPointF(3, 3));
}

// Uses shapes with few corners, because the corners of intricate outlines snap only at close range.
void TestSnapper::likeBruteForce()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 150);
    const auto plain = [&] {
        Shape shape = random.shape();
        while (snapFeatures(shape, {1, 0}).corners.size() > 0 || (shape.size.width() < 15 || shape.size.height() < 15))
            shape = random.shape();
        // Shapes are often parallel and on a grid, so that there are ties.
        if (random.chance(50)) {
            shape.center = {std::round(shape.center.x() / 10) * 10, std::round(shape.center.y() / 10) * 10};
            shape.size = {std::ceil(shape.size.width() / 20) * 20, std::ceil(shape.size.height() / 20) * 20};
            shape.rotation = 30 * random.upTo(5);
        }
        return shape;
    };
    int snaps = 0;
    for (int i = 0; i < 2000; ++i) {
        QList<Shape> others(random.upTo(6));
        std::generate(others.begin(), others.end(), plain);
        const Shape own = plain();
        const SnapMove move =
            moveOf(own, random.chance(30) ? QPointF(random.upTo(30), random.upTo(30)) : random.point());
        const Targets targets = targetsOf(others);
        const Snap snap = Snapper(rules(true, false)).snapped(move, targets);
        const QPointF expected = AllLines(move, targets).snapped();
        QVERIFY2(isNear(snap.offset, expected, 1e-6),
                 qPrintable(u"%1: %2, %3 is not %4, %5"_s.arg(i)
                                .arg(snap.offset.x())
                                .arg(snap.offset.y())
                                .arg(expected.x())
                                .arg(expected.y())));
        QVERIFY(length(snap.offset - move.offset) <= std::sqrt(2) * Tolerance + 1e-9
                || !same(own.frame().axis, {1, 0}));
        snaps += !same(snap.offset, move.offset);
    }
    QVERIFY(snaps > 500);
}

// If all shapes, the offset and the snap axis are rotated by an angle, the snapped offset is rotated by that angle.
void TestSnapper::anyTurnIsAlike()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 150);
    for (int i = 0; i < 500; ++i) {
        const double degrees = random.real(0, 360);
        const QPointF turn = axisFromDegrees(degrees);
        const auto turned = [&](Shape shape) {
            shape.center = rotated(shape.center, turn);
            shape.rotation += degrees;
            return shape;
        };
        QList<Shape> others(3), turnedOthers;
        std::generate(others.begin(), others.end(), [&] { return random.shape(); });
        for (const Shape &shape : others)
            turnedOthers.append(turned(shape));
        const Shape own = random.shape();
        const QPointF offset = random.point();
        SnapRules ruled = rules(true, true);
        const Snap plain = Snapper(ruled).snapped(moveOf(own, offset), targetsOf(others));
        ruled.axis = turn;
        const Snap also =
            Snapper(ruled).snapped(moveOf(turned(own), rotated(offset, turn), turn), targetsOf(turnedOthers, turn));
        QVERIFY2(isNear(also.offset, rotated(plain.offset, turn), 1e-6), qPrintable(QString::number(i)));
        QCOMPARE(also.guides.size(), plain.guides.size());
    }
}

// The points and edges of the chords, which stand for the curves in other queries, are no features.
void TestSnapper::pathsOfferAnchorsAndOutermostPoints()
{
    Shape shape = Shape::bezierPath({{{0, 0}, {0, 40}, {80, 40}, {80, 0}, {80, 0}, {0, 0}}});
    const SnapFeatures upright = snapFeatures(shape, {1, 0});
    QCOMPARE(upright.points.size(), std::size_t(3));
    for (QPointF point : {QPointF(0, 0), QPointF(80, 0), QPointF(40, 30)})
        QVERIFY(std::any_of(upright.points.begin(), upright.points.end(), [&](QPointF p) { return isNear(p, point); }));
    QCOMPARE(upright.edges.size(), std::size_t(1));
    QVERIFY(isNear(upright.edges[0].from, {80, 0}) && isNear(upright.edges[0].to, {0, 0}));
    QVERIFY(isNear({upright.box.max[0], upright.box.max[1]}, {80, 30}));
    QVERIFY(upright.isPlain());
    // The outermost points depend on the ruler.
    shape.rotation = 45;
    const SnapFeatures turned = snapFeatures(shape, {1, 0});
    const Aabb2 box = bounds(shape.scenePrimitive());
    for (std::size_t axis = 0; axis < 2; ++axis) {
        QVERIFY(std::abs(turned.box.min[axis] - box.min[axis]) < 0.01);
        QVERIFY(std::abs(turned.box.max[axis] - box.max[axis]) < 0.01);
    }
    QVERIFY(turned.points.size() > 3);
}

TRAMMEL_WIDGET_TEST(TestSnapper)
#include "tst_snapper.moc"
