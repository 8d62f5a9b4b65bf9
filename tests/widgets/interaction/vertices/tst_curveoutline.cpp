#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/interaction/vertices/vertexedit_p.h"
#include <trammel/document.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

using namespace Trammel;
using Side = VertexOutline::Side;
using Type = VertexOutline::Type;

namespace {

Shape randomPath(RandomShapes &random, bool isClosed)
{
    Shape::Outline rings;
    for (int ring = isClosed ? random.upTo(1) : 0; ring >= 0; --ring) {
        rings.emplaceBack();
        for (int j = 3 * (2 + random.upTo(4)) + (isClosed ? 0 : 1); j > 0; --j)
            rings.last().append(random.point());
    }
    return Shape::bezierPath(rings);
}

/// The largest distance of points of some edges of one outline from some edges of another.
double deviation(const VertexOutline &from, const Vertices &edges, const VertexOutline &to, const Vertices &others)
{
    double most = 0;
    for (qsizetype edge : edges) {
        for (int i = 0; i <= 40; ++i) {
            const QPointF point = from.curve(edge).at(i / 40.0);
            double least = 1e300;
            for (qsizetype other : others)
                least = std::min(least, to.distanceTo(other, point));
            most = std::max(most, least);
        }
    }
    return most;
}

VertexOutline wave()
{
    return VertexOutline(Shape::bezierPath(
        {{{0, 0}, {0, 40}, {40, 40}, {40, 0}, {40, -20}, {80, -40}, {80, 0}, {80, 0}, {120, 0}, {120, 0}}}));
}

} // namespace

/// Tests the vertices and handles of a path that is edited.
class TestCurveOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void restoresTheRings();
    void insertingKeepsTheCurves();
    void removingRestoresTheCurves();
    void removingKeepsAValidPath();
    void typesFollowFromTheHandles();
    void handlesMoveByTheirType();
    void typesCanBeSet();
    void verticesMoveWithTheirHandles();
    void findsTheNearestEdge();
    void undoRestoresExactPositions();
    void handlesOfSelectedVerticesAreShown();
};

void TestCurveOutline::restoresTheRings()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 300; ++i) {
        const bool isClosed = random.chance(50);
        const Shape shape = randomPath(random, isClosed);
        const VertexOutline outline(shape);
        QVERIFY(outline.isPath());
        QCOMPARE(outline.isClosed(), isClosed);
        QVERIFY(outline.rings() == shape.sceneOutline());
        const Aabb2 box = outline.bounds();
        for (qsizetype vertex = 0; vertex < outline.count(); ++vertex) {
            QVERIFY(box.contains(outline.handle(vertex, Side::Before)));
            QVERIFY(box.contains(outline.handle(vertex, Side::After)));
        }
    }
    QVERIFY(!VertexOutline(Shape::polygon({{0, 0}, {1, 0}, {0, 1}})).isPath());
}

void TestCurveOutline::insertingKeepsTheCurves()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int i = 0; i < 200; ++i) {
        const VertexOutline before(randomPath(random, random.chance(50)));
        const qsizetype edge = random.upTo(int(before.count()) - 1);
        if (!before.hasEdge(edge))
            continue;
        VertexOutline after = before;
        const QPointF place = before.curve(edge).at(random.real(0.05, 0.95));
        const qsizetype added = after.insert(edge, place + QPointF(0.01, 0));
        QCOMPARE(added, edge + 1);
        QCOMPARE(after.count(), before.count() + 1);
        QVERIFY(length(after.point(added) - place) < 0.1);
        QVERIFY(deviation(after, {edge, added}, before, {edge}) < 1e-4);
        QVERIFY(deviation(before, {edge}, after, {edge, added}) < 1e-4);
        for (qsizetype other = 0; other < before.count(); ++other) {
            if (other != edge && before.hasEdge(other))
                QVERIFY(same(before.curve(other).at(0.3), after.curve(other < edge ? other : other + 1).at(0.3)));
        }
    }
    // On a straight edge, the new vertex has no handles.
    VertexOutline outline = wave();
    QVERIFY(outline.isStraight(2));
    const qsizetype added = outline.insert(2, {100, 0});
    QVERIFY(same(outline.point(added), {100, 0}));
    QVERIFY(outline.isStraight(2) && outline.isStraight(3));
}

void TestCurveOutline::removingRestoresTheCurves()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 100; ++i) {
        const bool isClosed = random.chance(50);
        QList<QPointF> ring = random.curvedStar(60, 80);
        if (!isClosed)
            ring.resize(ring.size() - 2);
        const VertexOutline before(Shape::bezierPath({ring}));
        const qsizetype edge = random.upTo(int(before.count()) - 2);
        VertexOutline after = before;
        const qsizetype added = after.insert(edge, before.curve(edge).at(random.real(0.2, 0.8)));
        QVERIFY(after.remove({added}));
        QCOMPARE(after.count(), before.count());
        QVERIFY2(deviation(before, {edge}, after, {edge}) < 1e-6,
                 qPrintable(QString::number(deviation(before, {edge}, after, {edge}))));
        for (qsizetype other = 0; other < before.count(); ++other) {
            if (other != edge && before.hasEdge(other))
                QVERIFY(same(before.curve(other).at(0.3), after.curve(other).at(0.3)));
        }
    }
}

void TestCurveOutline::removingKeepsAValidPath()
{
    VertexOutline outline = wave();
    QVERIFY(outline.remove({0, 3}));
    QCOMPARE(outline.count(), 2);
    QCOMPARE(outline.rings().first().size(), 4);
    // Nothing is left of the curves beyond the ends.
    QVERIFY(same(outline.handle(0, Side::Before), outline.point(0)));
    QVERIFY(same(outline.handle(1, Side::After), outline.point(1)));
    QVERIFY(!outline.remove({0}));
    // Straight edges stay straight.
    outline = wave();
    outline.insert(2, {100, 0});
    QVERIFY(outline.remove({3}));
    QVERIFY(outline.isStraight(2));
    // Several vertices in a row, over the start of a closed ring.
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    VertexOutline closed(Shape::bezierPath({random.curvedStar(60, 80), random.curvedStar(3, 7)}));
    const qsizetype last = closed.count() - 1;
    const QPointF kept = closed.point(2);
    QVERIFY(closed.remove({0, 1, last - 3, last - 2, last - 1, last}));
    QVERIFY(same(closed.point(0), kept));
    for (const QList<QPointF> &ring : closed.rings())
        QCOMPARE(ring.size() % 3, 0);
    QVERIFY(Shape::bezierPath(closed.rings()).errorString().isEmpty());
}

void TestCurveOutline::typesFollowFromTheHandles()
{
    const VertexOutline outline = wave();
    QCOMPARE(outline.type(0), Type::Corner);
    QCOMPARE(outline.type(1), Type::Smooth);
    QCOMPARE(outline.type(2), Type::Corner);
    const VertexOutline circle(*Shape::ellipse({3, 4}, {80, 50}, 30).asPath());
    for (qsizetype i = 0; i < 4; ++i)
        QCOMPARE(circle.type(i), Type::Symmetric);
    // Rotated, mirrored and stretched paths keep the types of their vertices.
    Shape shape = Shape::bezierPath(outline.rings());
    shape.rotation = 33;
    shape.mirroredX = true;
    shape.size = {1000, 3};
    QCOMPARE(VertexOutline(shape).type(1), Type::Smooth);
    // Corners are a matter of direction, too: handles on the same side form a cusp.
    VertexOutline cusp = outline;
    cusp.placeHandle(1, Side::After, {40, 30}, Type::Corner);
    QCOMPARE(cusp.type(1), Type::Corner);
}

void TestCurveOutline::handlesMoveByTheirType()
{
    VertexOutline outline = wave();
    outline.placeHandle(1, Side::Before, {10, 0}, Type::Smooth);
    QVERIFY(same(outline.handle(1, Side::Before), {10, 0}));
    QVERIFY(length(outline.handle(1, Side::After) - QPointF(60, 0)) < 1e-12);
    QCOMPARE(outline.type(1), Type::Smooth);
    outline.placeHandle(1, Side::Before, {40, -30}, Type::Symmetric);
    QVERIFY(length(outline.handle(1, Side::After) - QPointF(40, 30)) < 1e-12);
    QCOMPARE(outline.type(1), Type::Symmetric);
    outline.placeHandle(1, Side::After, {70, 30}, Type::Corner);
    QVERIFY(same(outline.handle(1, Side::Before), {40, -30}));
    // The ends have one handle only.
    outline.placeHandle(0, Side::After, {9, 9}, Type::Symmetric);
    QVERIFY(same(outline.handle(0, Side::Before), outline.point(0)));
}

void TestCurveOutline::typesCanBeSet()
{
    VertexOutline outline = wave();
    outline.setType(1, Type::Corner);
    QVERIFY(same(outline.handle(1, Side::Before), outline.point(1)));
    QVERIFY(same(outline.handle(1, Side::After), outline.point(1)));
    // Retracted handles are pulled out, parallel to the line between the neighbors.
    outline.setType(1, Type::Smooth);
    QCOMPARE(outline.type(1), Type::Symmetric);
    QVERIFY(std::abs(outline.handle(1, Side::After).y()) < 1e-12);
    QVERIFY(outline.handle(1, Side::After).x() > 50);
    outline = wave();
    outline.setType(1, Type::Symmetric);
    QCOMPARE(outline.type(1), Type::Symmetric);
    QVERIFY(length(outline.handle(1, Side::Before) - QPointF(40, 30)) < 1e-9);
    outline.placeHandle(1, Side::After, {90, 10}, Type::Corner);
    outline.setType(1, Type::Smooth);
    QCOMPARE(outline.type(1), Type::Smooth);
    // The ends of an open path keep their handles.
    const Shape::Outline rings = outline.rings();
    outline.setType(0, Type::Corner);
    outline.setType(3, Type::Smooth);
    QVERIFY(outline.rings() == rings);
}

void TestCurveOutline::verticesMoveWithTheirHandles()
{
    VertexOutline outline = wave();
    outline.move({1}, {5, 7});
    QVERIFY(same(outline.point(1), {45, 7}));
    QVERIFY(same(outline.handle(1, Side::Before), {45, 47}));
    QVERIFY(same(outline.handle(1, Side::After), {45, -13}));
    QVERIFY(same(outline.handle(0, Side::After), {0, 40}));
    // Retracted handles stay retracted, whatever the rounding.
    outline.move({3}, {0.1, 0.2});
    outline.place(3, {120.3, 0.7});
    QVERIFY(same(outline.handle(3, Side::Before), {120.3, 0.7}));
    QVERIFY(outline.isStraight(2));
}

void TestCurveOutline::findsTheNearestEdge()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 100);
    const VertexOutline outline(randomPath(random, true));
    int found = 0;
    for (int i = 0; i < 500; ++i) {
        const QPointF place = random.point();
        double least = 1e300;
        for (qsizetype edge = 0; edge < outline.count(); ++edge) {
            for (int j = 0; j <= 400; ++j)
                least = std::min(least, length(outline.curve(edge).at(j / 400.0) - place));
        }
        const std::optional<qsizetype> edge = outline.edgeNear(place, 6);
        if (least < 5.9)
            QVERIFY(edge.has_value());
        if (!edge)
            continue;
        ++found;
        QVERIFY(length(outline.nearestOn(*edge, place) - place) <= std::min(least, 6.0) + 1e-9);
    }
    QVERIFY(found > 20);
}

void TestCurveOutline::undoRestoresExactPositions()
{
    Document document;
    Shape shape = Shape::bezierPath({wave().rings()});
    shape.rotation = 33;
    const ShapeId id = document.addShape(shape);
    VertexOutline outline(*document.find(id));
    const auto set = [&](const VertexOutline &to) {
        Shape changed = *document.find(id);
        changed.setSceneOutline(to.rings());
        document.changeShape(id, changed);
    };
    VertexOutline moved = outline;
    moved.placeHandle(1, Side::After, {71.1, 23.7}, Type::Corner);
    set(moved);
    VertexOutline seen = moved;
    seen.update(*document.find(id), {1});
    QVERIFY(seen.rings() == moved.rings());
    document.undoStack()->undo();
    QCOMPARE(seen.update(*document.find(id), {1}), Vertices{1});
    QVERIFY(length(seen.handle(1, Side::After) - outline.handle(1, Side::After)) < 1e-9);
    QVERIFY(same(seen.point(2), moved.point(2)));
    QVERIFY(same(seen.handle(1, Side::Before), moved.handle(1, Side::Before)));
    // Numbers follow insertions and removals.
    VertexOutline longer = seen;
    longer.insert(0, longer.middle(0));
    set(longer);
    QCOMPARE(seen.update(*document.find(id), {3}), Vertices{4});
}

void TestCurveOutline::handlesOfSelectedVerticesAreShown()
{
    VertexEdit edit{{}, wave(), {}};
    QVERIFY(edit.handles().isEmpty());
    edit.selected = {1};
    // Both handles of the vertex, and those of the curves next to it.
    QCOMPARE(edit.handles().size(), 4);
    edit.selected = {3};
    QVERIFY(edit.handles().isEmpty());
    edit.selected = {0, 1, 2, 3};
    QCOMPARE(edit.handles().size(), 4);
}

TRAMMEL_TEST(TestCurveOutline)
#include "tst_curveoutline.moc"
