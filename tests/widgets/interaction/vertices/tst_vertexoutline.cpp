#include "tests/seed.h"
#include "tests/testprogram.h"
#include "widgets/interaction/vertices/outlinecrossings_p.h"
#include "widgets/interaction/vertices/vertexmarks_p.h"
#include "widgets/interaction/vertices/vertexoutline_p.h"
#include <trammel/document.h>
#include <trammel/geometry/simplicity.h>
#include <trammel/geometry/vector.h>

#include <QtCore/QRandomGenerator>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace Trammel;

namespace {

constexpr double Epsilon = std::numeric_limits<double>::epsilon();

double random(QRandomGenerator &random, double least, double most)
{
    return least + random.generateDouble() * (most - least);
}

QList<QPointF> randomRing(QRandomGenerator &generator, qsizetype count, QPointF center, double size)
{
    QList<QPointF> ring;
    for (qsizetype i = 0; i < count; ++i)
        ring.append(center + QPointF(random(generator, -size, size), random(generator, -size, size)));
    return ring;
}

/// The error of a point that Shape::setSceneOutline() allows, in scene units.
double allowed(const Shape &shape, QPointF point)
{
    const double extent = std::max(shape.size.width(), shape.size.height());
    return 4 * Epsilon * (extent + std::max(std::abs(point.x()), std::abs(point.y())));
}

/// The largest error of a point, relative to the allowed error.
double worstOf(const Shape &shape, const Shape::Outline &wanted)
{
    const Shape::Outline rings = shape.sceneOutline();
    double worst = 0;
    for (qsizetype ring = 0; ring < rings.size(); ++ring) {
        for (qsizetype i = 0; i < rings[ring].size(); ++i) {
            const QPointF want = wanted[ring][i], is = rings[ring][i];
            worst = std::max({worst, std::abs(is.x() - want.x()) / allowed(shape, want),
                              std::abs(is.y() - want.y()) / allowed(shape, want)});
        }
    }
    return worst;
}

Shape shapeOf(const Shape::Outline &rings, double degrees, bool mirroredX = false, bool mirroredY = false)
{
    Shape shape = Shape::polygon({});
    shape.rotation = degrees;
    shape.mirroredX = mirroredX;
    shape.mirroredY = mirroredY;
    shape.setSceneOutline(rings);
    return shape;
}

VertexOutline outlineOf(const QList<QPointF> &points, const QList<QList<QPointF>> &holes = {})
{
    return VertexOutline(Shape::polygon(points, holes));
}

const QList<QPointF> Square{{0, 0}, {100, 0}, {100, 100}, {0, 100}};
const QList<QPointF> Triangle{{20, 20}, {40, 20}, {30, 40}};

} // namespace

class TestVertexOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesAreFittedInTheirAxes();
    void straightLinesStayThin();
    void verticesAreNumberedThroughRings();
    void removingKeepsAnOutline();
    void othersStayThroughThousandsOfEdits_data();
    void othersStayThroughThousandsOfEdits();
    void nearestEqualsBruteForce();
    void marksKeepApart();
    void marksDoNotDependOnWhatIsInView();
    void crossingsEqualBruteForce();
    void crossingsOfBadOutlines();
};

void TestVertexOutline::framesAreFittedInTheirAxes()
{
    QRandomGenerator generator(testSeed(11));
    double worst = 0;
    for (int round = 0; round < 3000; ++round) {
        const double degrees = std::array{0.0, 90.0, 180.0, 270.0, 30.0, random(generator, 0, 360)}[round % 6];
        const double size = std::pow(10, random(generator, -3, 6)), far = std::pow(10, random(generator, -3, 8));
        const QPointF center(random(generator, -far, far), random(generator, -far, far));
        const Shape::Outline rings{randomRing(generator, 3 + round % 20, center, size)};
        const Shape shape = shapeOf(rings, degrees, generator.bounded(2), generator.bounded(2));
        QCOMPARE(shape.rotation, degrees);
        worst = std::max(worst, worstOf(shape, rings));
        // The outline touches all four sides of the unit square.
        Aabb2 box;
        for (QPointF unit : shape.outline.first())
            box.include(unit);
        for (std::size_t axis : {0, 1}) {
            QVERIFY(std::abs(box.min[axis] + 0.5) < 1e-6 * (1 + far / size));
            QVERIFY(std::abs(box.max[axis] - 0.5) < 1e-6 * (1 + far / size));
        }
    }
    QVERIFY2(worst <= 1, qPrintable(QString::number(worst)));
    QVERIFY2(worst > 0.05, qPrintable(QString::number(worst)));
}

void TestVertexOutline::straightLinesStayThin()
{
    QRandomGenerator generator(testSeed(12));
    for (int round = 0; round < 500; ++round) {
        const double degrees = random(generator, 0, 360);
        Shape line = Shape::polyline({{-50, 0}, {0, 0}, {70, 0}});
        line.rotation = degrees;
        line.center = {random(generator, -1e5, 1e5), random(generator, -1e5, 1e5)};
        QList<QPointF> points = line.sceneOutline().first();
        line.setSceneOutline({points});
        QCOMPARE(line.size.height(), 0.0);
        QVERIFY(worstOf(line, {points}) <= 1);
    }
}

void TestVertexOutline::verticesAreNumberedThroughRings()
{
    VertexOutline outline = outlineOf(Square, {Triangle});
    QCOMPARE(outline.count(), 7);
    QCOMPARE(outline.next(3), std::optional<qsizetype>(0));
    QCOMPARE(outline.next(6), std::optional<qsizetype>(4));
    QCOMPARE(outline.previous(4), std::optional<qsizetype>(6));
    QCOMPARE(outline.previous(0), std::optional<qsizetype>(3));
    QCOMPARE(outline.insert(3, {0, 50}), 4);
    QCOMPARE(outline.next(4), std::optional<qsizetype>(0));
    QCOMPARE(outline.next(7), std::optional<qsizetype>(5));
    QCOMPARE(outline.rings(), (Shape::Outline{Square + QList<QPointF>{{0, 50}}, Triangle}));
    outline.move({0, 7}, {1, 2});
    QCOMPARE(outline.point(0), QPointF(1, 2));
    QCOMPARE(outline.point(7), QPointF(31, 42));
    const VertexOutline line(Shape::polyline({{0, 0}, {10, 0}, {10, 10}}));
    QVERIFY(!line.next(2) && !line.previous(0) && !line.hasEdge(2) && line.hasEdge(1));
}

void TestVertexOutline::removingKeepsAnOutline()
{
    VertexOutline outline = outlineOf(Square, {Triangle, Triangle});
    QVERIFY(!outline.remove({0, 2}));
    QVERIFY(!outline.remove({0, 1, 2, 3}));
    QCOMPARE(outline.count(), 10);
    QVERIFY(outline.remove({1, 5}));
    // The hole with only two points left is removed, and the other one stays.
    QCOMPARE(outline.rings(), (Shape::Outline{{{0, 0}, {100, 100}, {0, 100}}, Triangle}));
    QVERIFY(outline.remove({3, 4, 5}));
    QCOMPARE(outline.rings().size(), 1);
    VertexOutline line(Shape::polyline({{0, 0}, {10, 0}, {10, 10}}));
    QVERIFY(line.remove({0}));
    QVERIFY(!line.remove({1}));
    QCOMPARE(line.rings(), (Shape::Outline{{{10, 0}, {10, 10}}}));
}

void TestVertexOutline::othersStayThroughThousandsOfEdits_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<bool>("mirroredX");
    QTest::addColumn<bool>("mirroredY");
    QTest::addColumn<double>("far");
    for (double far : {0.0, 1e6}) {
        QTest::addRow("upright, %g off", far) << 0.0 << false << false << far;
        QTest::addRow("turned, %g off", far) << 33.7 << false << false << far;
        QTest::addRow("turned by a quarter, mirrored, %g off", far) << 90.0 << true << false << far;
        QTest::addRow("turned and mirrored twice, %g off", far) << 211.1 << true << true << far;
    }
}

// As in the tool, all edits use one VertexOutline, and each edit is applied to the shape in the document. After an
// undo, the outline is updated from the shape.
void TestVertexOutline::othersStayThroughThousandsOfEdits()
{
    QFETCH(double, degrees);
    QFETCH(bool, mirroredX);
    QFETCH(bool, mirroredY);
    QFETCH(double, far);
    QRandomGenerator generator(testSeed(13));
    const QList<QPointF> ring = randomRing(generator, 12, {far, -far}, 300);
    Document document;
    const ShapeId id = document.addShape(shapeOf({ring}, degrees, mirroredX, mirroredY));
    // The last six vertices are never edited. Their positions are those of the shape at the start.
    const QList<QPointF> start = document.find(id)->sceneOutline().first().mid(6);
    VertexOutline outline(*document.find(id));
    double early = 0, late = 0;
    for (int round = 0; round < 2000; ++round) {
        const qsizetype vertex = generator.bounded(6);
        outline.move({vertex}, {random(generator, -200, 200), random(generator, -200, 200)});
        if (length(outline.point(vertex) - QPointF(far, -far)) > 1000)
            outline.place(vertex, {far, -far});
        Shape shape = *document.find(id);
        shape.setSceneOutline(outline.rings());
        QCOMPARE(document.changeShape(id, shape), 1);
        if (round % 5 == 4) {
            document.undoStack()->undo();
            if (round % 2)
                document.undoStack()->undo();
            outline.update(*document.find(id), {});
        }
        const Shape &now = *document.find(id);
        QCOMPARE(now.rotation, degrees);
        double &worst = round < 500 ? early : late;
        const QList<QPointF> points = now.sceneOutline().first();
        for (qsizetype i = 0; i < start.size(); ++i) {
            const QPointF is = points[6 + i], was = start[i];
            worst = std::max({worst, std::abs(is.x() - was.x()) / allowed(now, was),
                              std::abs(is.y() - was.y()) / allowed(now, was)});
        }
        for (qsizetype i = 0; i < start.size(); ++i)
            QVERIFY(same(outline.point(6 + i), start[i]));
    }
    QVERIFY2(early <= 1 && late <= 1, qPrintable(QStringLiteral("%1, %2").arg(early).arg(late)));
}

void TestVertexOutline::nearestEqualsBruteForce()
{
    QRandomGenerator generator(testSeed(14));
    for (int round = 0; round < 200; ++round) {
        const bool isClosed = round % 2;
        const QList<QPointF> points = randomRing(generator, 2 + generator.bounded(300), {5, 5}, 100);
        const VertexOutline outline(isClosed ? Shape::polygon(points, {Square}) : Shape::polyline(points));
        for (int i = 0; i < 20; ++i) {
            const QPointF place(random(generator, -120, 120), random(generator, -120, 120));
            const double reach = random(generator, 1, 40);
            double vertexAway = reach, edgeAway = reach;
            for (qsizetype v = 0; v < outline.count(); ++v) {
                vertexAway = std::min(vertexAway, length(outline.point(v) - place));
                if (outline.hasEdge(v)) {
                    const Segment edge = outline.edge(v);
                    const double share = std::clamp(
                        dot(place - edge.from, edge.to - edge.from) / lengthSquared(edge.to - edge.from), 0.0, 1.0);
                    edgeAway = std::min(edgeAway, length(edge.from + share * (edge.to - edge.from) - place));
                }
            }
            const std::optional<qsizetype> vertex = outline.vertexNear(place, reach);
            QCOMPARE(vertex.has_value(), vertexAway < reach);
            if (vertex)
                QCOMPARE(length(outline.point(*vertex) - place), vertexAway);
            QCOMPARE(outline.edgeNear(place, reach).has_value(), edgeAway < reach - 1e-9);
        }
        Aabb2 box;
        box.include(QPointF(random(generator, -120, 120), random(generator, -120, 120)));
        box.include(QPointF(random(generator, -120, 120), random(generator, -120, 120)));
        Vertices within;
        for (qsizetype v = 0; v < outline.count(); ++v) {
            Aabb2 point;
            point.include(outline.point(v));
            if (box.overlaps(point))
                within.append(v);
        }
        QCOMPARE(outline.verticesIn(Quad::fromBox(box)), within);
    }
}

void TestVertexOutline::marksKeepApart()
{
    QRandomGenerator generator(testSeed(15));
    const QRectF view(0, 0, 800, 600);
    for (int round = 0; round < 20; ++round) {
        const VertexOutline outline = outlineOf(randomRing(generator, 3 + round * 300, {400, 300}, 500));
        Vertices selected;
        for (qsizetype v = round; v < outline.count(); v += 7)
            selected.append(v);
        const VertexMarks marks = vertexMarks(outline, selected, QTransform(), view);
        QCOMPARE(marks.vertices.first(marks.selected.size()), marks.selected);
        for (qsizetype a = 0; a < marks.vertices.size(); ++a) {
            QVERIFY(view.adjusted(-8, -8, 8, 8).contains(outline.point(marks.vertices[a])));
            for (qsizetype b = 0; b < a; ++b)
                QVERIFY(length(outline.point(marks.vertices[a]) - outline.point(marks.vertices[b])) >= 10);
        }
        // Each visible vertex has a mark of its own or one less than 10 pixels away.
        for (qsizetype v = 0; round < 3 && v < outline.count(); ++v) {
            if (!view.contains(outline.point(v)))
                continue;
            QVERIFY(std::any_of(marks.vertices.begin(), marks.vertices.end(),
                                [&](qsizetype mark) { return length(outline.point(mark) - outline.point(v)) < 10; }));
        }
    }
    QCOMPARE(vertexMarks(outlineOf(Square), {}, QTransform(), view).midpoints, (Vertices{0, 1, 2, 3}));
    QCOMPARE(vertexMarks(outlineOf(Square), {}, QTransform::fromScale(0.3, 0.3), view).midpoints, Vertices());
    // In a dense zigzag, every edge is long, but there is no room for all marks.
    QList<QPointF> points;
    for (int i = 0; i < 30'000; ++i)
        points.append({i * 0.025, i % 2 == 0 ? 0.0 : 600.0});
    const VertexMarks dense = vertexMarks(VertexOutline(Shape::polyline(points)), {}, QTransform(), view);
    QVERIFY(!dense.midpoints.isEmpty());
    QVERIFY(dense.midpoints.size() < 1000);
    QVERIFY(dense.vertices.size() < 1000);
}

// Compares the marks on a circle with many points in several parts of the view with those in the whole view.
void TestVertexOutline::marksDoNotDependOnWhatIsInView()
{
    QList<QPointF> circle;
    for (int i = 0; i < 100'000; ++i)
        circle.append(QPointF(400, 300) + 290 * axisFromDegrees(i * 360.0 / 100'000));
    const VertexOutline outline = outlineOf(circle);
    const VertexMarks all = vertexMarks(outline, {}, QTransform(), {0, 0, 800, 600});
    // The circle has room for 182 marks that are 10 pixels apart.
    QVERIFY2(all.vertices.size() > 60 && all.vertices.size() <= 182, qPrintable(QString::number(all.vertices.size())));
    for (const QRectF &view : {QRectF(0, 0, 400, 300), QRectF(250, 100, 300, 500), QRectF(600, 0, 200, 600)}) {
        Vertices inView;
        for (qsizetype vertex : all.vertices) {
            if (view.adjusted(-7, -7, 7, 7).contains(outline.point(vertex)))
                inView.append(vertex);
        }
        QCOMPARE(vertexMarks(outline, {}, QTransform(), view).vertices, inView);
    }
    // At a larger scale, these vertices keep their marks, and others get marks, too.
    const VertexMarks near = vertexMarks(outline, {}, QTransform::fromScale(4, 4), {0, 0, 3200, 2400});
    QVERIFY(near.vertices.size() > 2 * all.vertices.size());
    for (qsizetype vertex : all.vertices)
        QVERIFY(near.vertices.contains(vertex));
}

void TestVertexOutline::crossingsEqualBruteForce()
{
    QRandomGenerator generator(testSeed(16));
    for (int round = 0; round < 400; ++round) {
        // Small integers, so that some edges touch or overlap.
        QList<QPointF> points;
        for (int i = 0; i < 3 + round % 9; ++i)
            points.append({double(generator.bounded(7)), double(generator.bounded(7))});
        const VertexOutline outline = outlineOf(points);
        // An outline that degenerates to a line does not cross itself.
        if (isSimple(Polygon{points, {}}).error == Simplicity::Error::TooFewPoints)
            continue;
        const QList<OutlineCrossing> crossings = crossingsOf(outline);
        qsizetype count = 0;
        for (qsizetype a = 0; a < points.size(); ++a) {
            for (qsizetype b = 0; b < a; ++b) {
                // Tests whether the relative interiors of both edges meet.
                const Segment first = outline.edge(a), second = outline.edge(b);
                const QPointF way = first.to - first.from, other = second.to - second.from;
                const double turn = cross(way, other);
                bool meets = false;
                if (turn != 0) {
                    const double s = cross(second.from - first.from, other) / turn;
                    const double t = cross(second.from - first.from, way) / turn;
                    meets = s > 1e-9 && s < 1 - 1e-9 && t > 1e-9 && t < 1 - 1e-9;
                } else if (lengthSquared(way) > 0 && lengthSquared(other) > 0
                           && cross(second.from - first.from, way) == 0) {
                    const double from = dot(second.from - first.from, way) / lengthSquared(way);
                    const double to = dot(second.to - first.from, way) / lengthSquared(way);
                    meets = std::max(std::min(from, to), 0.0) < std::min(std::max(from, to), 1.0);
                }
                count += meets;
            }
        }
        QCOMPARE(crossings.size(), count);
    }
}

void TestVertexOutline::crossingsOfBadOutlines()
{
    const QList<OutlineCrossing> bow = crossingsOf(outlineOf({{0, 0}, {100, 100}, {100, 0}, {0, 100}}));
    QCOMPARE(bow.size(), 1);
    QCOMPARE(bow.first().first, 0);
    QCOMPARE(bow.first().second, 2);
    QCOMPARE(bow.first().place, QPointF(50, 50));
    QVERIFY(crossingsOf(outlineOf(Square, {Triangle})).isEmpty());
    QCOMPARE(crossingsOf(outlineOf(Square, {{{50, 50}, {150, 50}, {50, 60}}})).size(), 2);
    // A polyline may cross itself.
    QVERIFY(crossingsOf(VertexOutline(Shape::polyline({{0, 0}, {100, 100}, {100, 0}, {0, 100}}))).isEmpty());
    QVERIFY(crossingsOf(VertexOutline()).isEmpty());
    // A large outline reports one crossing. A huge one reports none, because a drag must not wait for it.
    QList<QPointF> circle;
    for (int i = 0; i < 20'000; ++i)
        circle.append(200 * axisFromDegrees(i * 360.0 / 20'000));
    QVERIFY(crossingsOf(outlineOf(circle)).isEmpty());
    std::swap(circle[5000], circle[5001]);
    const QList<OutlineCrossing> large = crossingsOf(outlineOf(circle));
    QCOMPARE(large.size(), 1);
    QCOMPARE(large.first().first, 4999);
    QCOMPARE(large.first().second, 5001);
    QVERIFY(length(large.first().place - circle[5000]) < 0.1);
    QRandomGenerator generator(testSeed(17));
    QVERIFY(crossingsOf(outlineOf(randomRing(generator, MostCheckedPoints + 1, {0, 0}, 100))).isEmpty());
    QCOMPARE(crossingsOf(outlineOf(randomRing(generator, 500, {0, 0}, 100))).size(), MostCrossings);
}

TRAMMEL_WIDGET_TEST(TestVertexOutline)
#include "tst_vertexoutline.moc"
