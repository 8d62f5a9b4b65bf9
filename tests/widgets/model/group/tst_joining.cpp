#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/combination.h>
#include <trammel/connector.h>
#include <trammel/document.h>
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QUndoStack>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Trammel;

namespace {

const QList<QPointF> Wave{{0, 0}, {0, 40}, {40, 40}, {40, 0}, {40, -40}, {80, -40}, {80, 0}};

bool isNear(QPointF a, QPointF b)
{
    return length(a - b) <= 1e-9 * std::max({1.0, std::abs(a.x()), std::abs(a.y())});
}

bool isNear(const QList<QPointF> &a, const QList<QPointF> &b)
{
    return a.size() == b.size()
        && std::equal(a.begin(), a.end(), b.begin(), [](QPointF p, QPointF q) { return isNear(p, q); });
}

/// Whether two closed rings are equal apart from their first point and their direction. Each step is one vertex.
bool isSameRing(QList<QPointF> ring, const QList<QPointF> &other, qsizetype step)
{
    for (int direction = 0; direction < 2; ++direction) {
        for (qsizetype i = 0; i < ring.size(); i += step) {
            if (isNear(ring, other))
                return true;
            std::rotate(ring.begin(), ring.begin() + step, ring.end());
        }
        std::reverse(ring.begin() + 1, ring.end());
    }
    return false;
}

QList<QPointF> points(const Document &document, ShapeId id, qsizetype ring = 0)
{
    return document.find(id)->sceneOutline().value(ring);
}

int steps(Document &document)
{
    return document.undoStack()->index();
}

} // namespace

/// Tests joinShapes() and breakShape().
class TestJoining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closesASingleLine();
    void connectsTheNearestEnds();
    void endsThatCoincideBecomeOneVertex();
    void linesAroundAnAreaBecomeAPolygon();
    void curvesStayInPaths();
    void headsStayAtTheEnds();
    void pressuresStayAtTheirPlaces();
    void keepsTheTopmostShape();
    void isAFastChainOfManyLines();
    void refusesWhatCannotBeJoined();

    void aRingBecomesALine();
    void linesAreDivided();
    void otherRingsStayClosed();
    void partsShareThePressures();
    void partsAreAboveTheFirst();
    void hostileOutlinesTakeNoLongTime();
    void refusesWhatCannotBeBroken();
    void joiningRestoresWhatWasBroken();
};

void TestJoining::closesASingleLine()
{
    Document document;
    Shape line = Shape::polyline({{0, 0}, {100, 0}, {100, 50}});
    line.fill = QColor(Qt::red);
    line.endHead = LineHead::Triangle;
    const ShapeId id = document.addShape(line);
    const DocumentData before = document.data();
    const CombinationResult result = joinShapes(document, {id});
    QVERIFY(result);
    QCOMPARE(result.shapes, ShapeIds{id});
    QCOMPARE(document.find(id)->kind, &ShapeKind::polygon());
    QCOMPARE(document.find(id)->endHead, LineHead::None);
    QVERIFY(document.find(id)->isFilled());
    QVERIFY(isNear(points(document, id), {{0, 0}, {100, 0}, {100, 50}}));
    QCOMPARE(steps(document), 2);
    document.undoStack()->undo();
    QVERIFY(document.data() == before);

    // An end on the first point is no vertex of its own.
    const ShapeId meeting = document.addShape(Shape::polyline({{0, 0}, {100, 0}, {100, 50}, {0, 0}}));
    QVERIFY(joinShapes(document, {meeting}));
    QCOMPARE(points(document, meeting).size(), 3);

    const ShapeId curve = document.addShape(Shape::bezierPath({Wave}));
    QVERIFY(joinShapes(document, {curve}));
    QVERIFY(document.find(curve)->isClosed());
    QVERIFY(isNear(points(document, curve), Wave + QList<QPointF>{{80, 0}, {0, 0}}));
}

void TestJoining::connectsTheNearestEnds()
{
    Document document;
    // The lower lines run against the direction of the topmost one.
    const ShapeIds ids =
        document.addShapes({Shape::polyline({{300, 0}, {210, 0}}), Shape::polyline({{-200, 30}, {-10, 5}}),
                            Shape::polyline({{200, 0}, {100, 80}, {0, 0}})});
    const CombinationResult result = joinShapes(document, ids);
    QVERIFY(result);
    QCOMPARE(result.shapes, ShapeIds{ids[2]});
    QCOMPARE(document.count(), 1);
    QCOMPARE(document.find(ids[2])->kind, &ShapeKind::polyline());
    QVERIFY(isNear(points(document, ids[2]), {{300, 0}, {210, 0}, {200, 0}, {100, 80}, {0, 0}, {-10, 5}, {-200, 30}}));
    QCOMPARE(steps(document), 2);
    document.undoStack()->undo();
    QCOMPARE(document.count(), 3);
}

void TestJoining::endsThatCoincideBecomeOneVertex()
{
    Document document;
    ShapeIds ids = document.addShapes(
        {Shape::polyline({{0.1, 0.1}, {70.3, 0.2}}), Shape::polyline({{70.3, 90.4}, {70.3, 0.2 + 1e-12}})});
    QVERIFY(joinShapes(document, ids));
    QVERIFY(isNear(points(document, ids[1]), {{70.3, 90.4}, {70.3, 0.2}, {0.1, 0.1}}));
    // A visible distance remains.
    ids = document.addShapes({Shape::polyline({{0, 0}, {70, 0}}), Shape::polyline({{70, 90}, {70, 1e-6}})});
    QVERIFY(joinShapes(document, ids));
    QCOMPARE(points(document, ids[1]).size(), 4);
    // At large coordinates, rounding errors are larger.
    ids = document.addShapes({Shape::polyline({{1e8, 0}, {2e8, 0}}), Shape::polyline({{2e8, 1e-2}, {3e8, 1e8}})});
    QVERIFY(joinShapes(document, ids));
    QCOMPARE(points(document, ids[1]).size(), 3);
}

void TestJoining::linesAroundAnAreaBecomeAPolygon()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({Shape::polyline({{0, 0}, {100, 0}}), Shape::polyline({{100, 60}, {0, 60}}),
                            Shape::polyline({{100, 60}, {100, 0}}), Shape::polyline({{0, 60}, {0, 0}})});
    QVERIFY(joinShapes(document, ids));
    const Shape &shape = *document.find(ids[3]);
    QCOMPARE(shape.kind, &ShapeKind::polygon());
    QVERIFY(isSameRing(shape.sceneOutline().first(), {{0, 0}, {100, 0}, {100, 60}, {0, 60}}, 1));
    // Two lines between the same points have too few vertices for a polygon.
    const ShapeIds twice = document.addShapes({Shape::polyline({{0, 0}, {9, 9}}), Shape::polyline({{0, 0}, {9, 9}})});
    const DocumentData before = document.data();
    const CombinationResult result = joinShapes(document, twice);
    QVERIFY(!result);
    QCOMPARE(result.errorString, QStringLiteral("Closing a line needs at least three points."));
    QVERIFY(document.data() == before);
}

void TestJoining::curvesStayInPaths()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({Shape::bezierPath({Wave}), Shape::polyline({{0, 0}, {-50, 10}, {-90, 40}})});
    QVERIFY(joinShapes(document, ids));
    const Shape &shape = *document.find(ids[1]);
    QCOMPARE(shape.kind, &ShapeKind::bezierPath());
    QVERIFY(!shape.isClosed());
    QList<QPointF> back = Wave;
    std::reverse(back.begin(), back.end());
    QVERIFY(isNear(shape.sceneOutline().first(),
                   back + QList<QPointF>{{0, 0}, {-50, 10}, {-50, 10}, {-50, 10}, {-90, 40}, {-90, 40}}));
    // Ends apart are connected by a straight line.
    const ShapeId other = document.addShape(Shape::bezierPath({{{-100, 40}, {-100, 80}, {-140, 80}, {-140, 40}}}));
    QVERIFY(joinShapes(document, {ids[1], other}));
    const QList<QPointF> all = points(document, other);
    QCOMPARE(all.size(), 19);
    QVERIFY(all.contains(QPointF(-90, 40)));
    const qsizetype gap = 12;
    QVERIFY(isNear(all.mid(gap, 4), {{-90, 40}, {-90, 40}, {-100, 40}, {-100, 40}}));
}

void TestJoining::headsStayAtTheEnds()
{
    Document document;
    Shape first = Shape::polyline({{0, 0}, {50, 0}});
    first.startHead = LineHead::Circle;
    first.endHead = LineHead::Bar;
    Shape second = Shape::polyline({{100, 0}, {60, 0}});
    second.startHead = LineHead::Triangle;
    const ShapeIds ids = document.addShapes({first, second});
    QVERIFY(joinShapes(document, ids));
    const Shape &shape = *document.find(ids[1]);
    QVERIFY(isNear(points(document, ids[1]), {{100, 0}, {60, 0}, {50, 0}, {0, 0}}));
    QCOMPARE(shape.startHead, LineHead::Triangle);
    QCOMPARE(shape.endHead, LineHead::Circle);
    const ShapeId path = document.addShape(Shape::bezierPath({Wave}));
    const DocumentData before = document.data();
    const CombinationResult result = joinShapes(document, {ids[1], path});
    QVERIFY(!result);
    QCOMPARE(result.errorString, QStringLiteral("A line with an arrowhead cannot be joined with a path."));
    QVERIFY(document.data() == before);
}

void TestJoining::pressuresStayAtTheirPlaces()
{
    Document document;
    Shape thin = Shape::bezierPath({{{0, 0}, {0, 0}, {100, 0}, {100, 0}}});
    thin.path = PathDetails{FillRule::EvenOdd, {{0, 0.2}, {1, 0.6}}};
    // It runs toward the first one, and is three times as long.
    Shape thick = Shape::bezierPath({{{400, 0}, {400, 0}, {100, 0}, {100, 0}}});
    thick.path = PathDetails{FillRule::EvenOdd, {{0, 1}, {0.5, 0.8}, {1, 0.6}}};
    const ShapeIds ids = document.addShapes({thick, thin});
    QVERIFY(joinShapes(document, ids));
    const PathDetails details = *document.find(ids[1])->path;
    for (const auto &[share, pressure] :
         {std::pair(0.0, 0.2), std::pair(0.125, 0.4), std::pair(0.25, 0.6), std::pair(0.625, 0.8), std::pair(1.0, 1.0)})
        QVERIFY2(std::abs(details.pressureAt(share) - pressure) < 0.011, qPrintable(QString::number(share)));
    // A line without pressures has the full width.
    const ShapeId even = document.addShape(Shape::polyline({{0, 0}, {-400, 0}}));
    QVERIFY(joinShapes(document, {ids[1], even}));
    const PathDetails mixed = *document.find(even)->path;
    QVERIFY(std::abs(mixed.pressureAt(0.75) - 1) < 0.011);
    QVERIFY(std::abs(mixed.pressureAt(0.25) - 0.7) < 0.2);
    QVERIFY(document.find(even)->errorString().isEmpty());
}

void TestJoining::keepsTheTopmostShape()
{
    Document document;
    Shape below = Shape::polyline({{0, 0}, {50, 0}});
    below.stroke.color = Qt::red;
    Shape above = Shape::polyline({{60, 0}, {100, 0}});
    above.stroke.color = Qt::blue;
    above.text = QStringLiteral("a");
    above.name = QStringLiteral("b");
    above.rotation = 30;
    const ShapeIds ids = document.addShapes({below, Shape::rectangle({0, 0}, {9, 9}), above});
    const ShapeId connector = document.connect(ids[1], ids[2]);
    const CombinationResult result = joinShapes(document, ids);
    QCOMPARE(result.shapes, ShapeIds{ids[2]});
    const Shape &shape = *document.find(ids[2]);
    QCOMPARE(shape.stroke.color, QColor(Qt::blue));
    QCOMPARE(shape.text, QStringLiteral("a"));
    QCOMPARE(shape.name, QStringLiteral("b"));
    QCOMPARE(shape.rotation, 30.0);
    QVERIFY(!document.contains(ids[0]));
    QVERIFY(document.contains(ids[1]));
    QCOMPARE(document.connectorsOf(ids[2]), ShapeIds{connector});
}

void TestJoining::isAFastChainOfManyLines()
{
    Document document;
    QList<Shape> lines;
    QList<QPointF> all{{0, 0}};
    for (int i = 0; i < MostJoinedShapes; ++i) {
        const QPointF next(10.0 * (i + 1), i % 2 ? 0 : 20);
        lines.append(i % 3 ? Shape::polyline({all.last(), next}) : Shape::polyline({next, all.last()}));
        all.append(next);
    }
    // Neighbors in the order are far from each other.
    std::reverse(lines.begin() + 100, lines.end() - 300);
    std::rotate(lines.begin(), lines.begin() + 333, lines.end());
    const ShapeIds ids = document.addShapes(lines);
    QVERIFY(joinShapes(document, ids));
    QList<QPointF> found = points(document, ids.last());
    if (!isNear(found.first(), all.first()))
        std::reverse(found.begin(), found.end());
    QVERIFY(isNear(found, all));
    const CombinationResult result =
        joinShapes(document, document.addShapes(QList<Shape>(MostJoinedShapes + 1, lines.first())));
    QVERIFY(!result);
    QCOMPARE(result.errorString, QStringLiteral("At most 1000 lines can be joined at once."));
}

void TestJoining::refusesWhatCannotBeJoined()
{
    Document document;
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {9, 9}), Shape::polygon({{0, 0}, {9, 0}, {0, 9}}),
                                             Shape::polyline({{0, 0}, {9, 9}})});
    const ShapeId connector = document.connect(ids[0], ids[1]);
    const DocumentData before = document.data();
    QVERIFY(!canJoin(*document.find(ids[0])) && !canJoin(*document.find(ids[1])) && canJoin(*document.find(ids[2])));
    QVERIFY(!canJoin(*document.find(connector)));
    for (const ShapeIds &each : {ShapeIds(), ShapeIds{ids[0], ids[1], connector}, ShapeIds{ShapeId(999)}})
        QCOMPARE(joinShapes(document, each).errorString, QStringLiteral("Joining needs a line or an open path."));
    QCOMPARE(joinShapes(document, ids).errorString, QStringLiteral("Closing a line needs at least three points."));
    QVERIFY(document.data() == before);
}

void TestJoining::aRingBecomesALine()
{
    Document document;
    const QList<QPointF> corners{{0, 0}, {100, 0}, {100, 60}, {0, 60}};
    Shape polygon = Shape::polygon(corners);
    polygon.fill = QColor(Qt::red);
    polygon.text = QStringLiteral("a");
    const ShapeId id = document.addShape(polygon);
    const DocumentData before = document.data();
    const CombinationResult result = breakShape(document, id, {2, 99, -1, 2});
    QVERIFY(result);
    QCOMPARE(result.shapes, ShapeIds{id});
    QCOMPARE(document.find(id)->kind, &ShapeKind::polyline());
    QVERIFY(isNear(points(document, id), {{100, 60}, {0, 60}, {0, 0}, {100, 0}, {100, 60}}));
    QCOMPARE(document.find(id)->text, QStringLiteral("a"));
    QVERIFY(!document.find(id)->isFilled());
    QVERIFY(joinShapes(document, {id}));
    QVERIFY(document.find(id)->isFilled());
    QVERIFY(isSameRing(points(document, id), corners, 1));
    document.undoStack()->undo();
    document.undoStack()->undo();
    QVERIFY(document.data() == before);

    const ShapeId curve = document.addShape(Shape::bezierPath({Wave + QList<QPointF>{{80, 60}, {0, 60}}}));
    QVERIFY(breakShape(document, curve, {1}));
    QVERIFY(isNear(points(document, curve), Wave.mid(3) + QList<QPointF>{{80, 60}, {0, 60}} + Wave.first(4)));
}

void TestJoining::linesAreDivided()
{
    Document document;
    Shape line = Shape::polyline({{0, 0}, {50, 10}, {100, 0}, {150, 10}});
    line.startHead = LineHead::Circle;
    line.endHead = LineHead::Triangle;
    const ShapeId id = document.addShape(line);
    const CombinationResult result = breakShape(document, id, {2, 0, 1, 3});
    QCOMPARE(result.shapes.size(), 3);
    QCOMPARE(result.shapes.first(), id);
    QCOMPARE(steps(document), 2);
    const QList<QList<QPointF>> expected{{{0, 0}, {50, 10}}, {{50, 10}, {100, 0}}, {{100, 0}, {150, 10}}};
    for (int i = 0; i < 3; ++i) {
        const Shape &part = *document.find(result.shapes[i]);
        QVERIFY(isNear(part.sceneOutline().first(), expected[i]));
        QCOMPARE(part.startHead, i == 0 ? LineHead::Circle : LineHead::None);
        QCOMPARE(part.endHead, i == 2 ? LineHead::Triangle : LineHead::None);
    }
    // A ring that is broken twice gives two lines.
    const ShapeId ring = document.addShape(Shape::polygon({{0, 0}, {9, 0}, {9, 9}, {0, 9}}));
    const ShapeIds parts = breakShape(document, ring, {3, 1}).shapes;
    QCOMPARE(parts.size(), 2);
    QVERIFY(isNear(points(document, parts[0]), {{9, 0}, {9, 9}, {0, 9}}));
    QVERIFY(isNear(points(document, parts[1]), {{0, 9}, {0, 0}, {9, 0}}));
}

void TestJoining::otherRingsStayClosed()
{
    Document document;
    Shape polygon =
        Shape::polygon({{0, 0}, {90, 0}, {90, 90}}, {{{50, 20}, {60, 20}, {60, 30}}, {{70, 40}, {80, 40}, {80, 50}}});
    polygon.text = QStringLiteral("a");
    const ShapeId id = document.addShape(polygon);
    const ShapeIds parts = breakShape(document, id, {4}).shapes;
    QCOMPARE(parts.size(), 2);
    QCOMPARE(parts.first(), id);
    const Shape &rest = *document.find(id), &line = *document.find(parts[1]);
    QCOMPARE(rest.kind, &ShapeKind::polygon());
    QCOMPARE(rest.sceneOutline().size(), 2);
    QVERIFY(isNear(rest.sceneOutline()[1], {{70, 40}, {80, 40}, {80, 50}}));
    QCOMPARE(rest.text, QStringLiteral("a"));
    QVERIFY(isNear(line.sceneOutline().first(), {{60, 20}, {60, 30}, {50, 20}, {60, 20}}));
    QCOMPARE(line.text, QString());
}

void TestJoining::partsShareThePressures()
{
    Document document;
    Shape path = Shape::bezierPath({{{0, 0}, {0, 0}, {100, 0}, {100, 0}, {100, 0}, {400, 0}, {400, 0}}});
    path.path = PathDetails{FillRule::EvenOdd, {{0, 0.2}, {0.25, 0.6}, {0.5, 1}, {1, 0}}};
    path.stroke.style = Qt::NoPen;
    const ShapeId id = document.addShape(path);
    const ShapeIds parts = breakShape(document, id, {1}).shapes;
    const auto at = [&](int part, double share) { return document.find(parts[part])->path->pressureAt(share); };
    QVERIFY(std::abs(at(0, 0) - 0.2) < 1e-9 && std::abs(at(0, 1) - 0.6) < 1e-9);
    QVERIFY(std::abs(at(1, 0) - 0.6) < 1e-9 && std::abs(at(1, 1.0 / 3) - 1) < 1e-9 && at(1, 1) == 0);
    // A part that contains the start of a ring.
    Shape square = *Shape::polygon({{0, 0}, {100, 0}, {100, 100}, {0, 100}}).asPath();
    square.path = PathDetails{FillRule::EvenOdd, {{0, 0.4}, {0.5, 0.8}, {1, 0.4}}};
    const ShapeId ring = document.addShape(square);
    const ShapeIds halves = breakShape(document, ring, {1, 3}).shapes;
    const auto of = [&](int part, double share) { return document.find(halves[part])->path->pressureAt(share); };
    QVERIFY(std::abs(of(0, 0.5) - 0.8) < 1e-9 && std::abs(of(0, 0) - 0.6) < 1e-9);
    QVERIFY(std::abs(of(1, 0.5) - 0.4) < 1e-9 && std::abs(of(1, 1) - 0.6) < 1e-9);
}

void TestJoining::partsAreAboveTheFirst()
{
    Document document;
    const ShapeIds ids =
        document.addShapes({Shape::polyline({{0, 0}, {9, 9}, {20, 0}, {30, 9}}), Shape::rectangle({0, 0}, {9, 9})});
    const ShapeId connector = document.connect(ids[0], ids[1]);
    const GroupId group = document.group(ids);
    QVERIFY(!group.isNull());
    const ShapeIds parts = breakShape(document, ids[0], {1, 2}).shapes;
    const ShapeIds order = document.ids();
    QCOMPARE(order.first(3), parts);
    QCOMPARE(order[3], ids[1]);
    for (ShapeId id : parts)
        QCOMPARE(document.find(id)->group, group);
    QCOMPARE(document.connectorsOf(ids[0]), ShapeIds{connector});
}

// Each of these would take minutes if its time grew with the square of the size.
void TestJoining::hostileOutlinesTakeNoLongTime()
{
    Document document;
    QList<QList<QPointF>> holes;
    for (int i = 0; i < 100'000; ++i) {
        const QPointF corner(i % 400, i / 400);
        holes.append({corner, corner + QPointF(0.5, 0), corner + QPointF(0, 0.5)});
    }
    const ShapeId polygon = document.addShape(Shape::polygon({{-1, -1}, {500, -1}, {500, 500}, {-1, 500}}, holes));
    QList<qsizetype> vertices(300'004);
    std::iota(vertices.begin(), vertices.end(), 0);
    const CombinationResult all = breakShape(document, polygon, vertices);
    QVERIFY2(all, qPrintable(all.errorString));
    QCOMPARE(all.shapes.size(), vertices.size());
    document.clear();

    QList<QPointF> wave{{0, 0}}, pressures;
    for (int i = 0; i < 20'000; ++i)
        wave.append({QPointF(i, 1), QPointF(i + 1, 1), QPointF(i + 1, 0)});
    for (int i = 0; i < PathDetails::LargestPressureCount; ++i)
        pressures.append({double(i) / PathDetails::LargestPressureCount, i % 2 ? 0.2 : 0.9});
    Shape path = Shape::bezierPath({wave});
    path.path = PathDetails{FillRule::EvenOdd, pressures};
    const ShapeId id = document.addShape(path);
    const ShapeIds parts = breakShape(document, id, vertices.first(20'000)).shapes;
    QCOMPARE(parts.size(), 20'000);
    QVERIFY(joinShapes(document, parts.first(MostJoinedShapes)));
    const Shape &joined = *document.find(parts[MostJoinedShapes - 1]);
    QCOMPARE(joined.sceneOutline().first().size(), 3 * MostJoinedShapes + 1);
    QVERIFY(!joined.path->pressures.isEmpty());
}

void TestJoining::refusesWhatCannotBeBroken()
{
    Document document;
    const ShapeIds ids = document.addShapes(
        {Shape::rectangle({0, 0}, {9, 9}), Shape::ellipse({0, 0}, {9, 9}), Shape::polyline({{0, 0}, {9, 9}, {18, 0}})});
    const ShapeId connector = document.connect(ids[0], ids[1]);
    const DocumentData before = document.data();
    for (ShapeId id : {ids[0], ids[1], connector, ShapeId(99), ShapeId()}) {
        QVERIFY(!document.contains(id) || !canBreak(*document.find(id)));
        QCOMPARE(breakShape(document, id, {0, 1}).errorString,
                 QStringLiteral("Only polygons, polylines and paths can be broken."));
    }
    for (const QList<qsizetype> &vertices : {QList<qsizetype>(), {0}, {2}, {0, 2, 5, -3}})
        QCOMPARE(breakShape(document, ids[2], vertices).errorString,
                 QStringLiteral("The ends of a line cannot be broken."));
    QVERIFY(document.data() == before);
}

// Rings are broken at random vertices, in rotated and mirrored frames, and joined again.
void TestJoining::joiningRestoresWhatWasBroken()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    for (int i = 0; i < 300; ++i) {
        QList<QPointF> corners;
        const int count = random.upTo(6) + 3;
        for (int corner = 0; corner < count; ++corner) {
            const double angle = 2 * M_PI * corner / count, radius = random.real(50, 150);
            corners.append(QPointF(radius * std::cos(angle), radius * std::sin(angle)));
        }
        Shape shape = Shape::polygon(corners);
        shape.rotation = random.real(0, 360);
        shape.mirroredX = random.chance(50);
        const bool isCurved = random.chance(50);
        if (isCurved) {
            QList<QPointF> ring;
            for (QPointF corner : corners)
                ring.append({corner, corner + random.point() / 10, corner - random.point() / 10});
            shape = Shape::bezierPath({ring});
            shape.mirroredX = random.chance(50);
        }
        const QList<QPointF> ring = shape.sceneOutline().first();
        Document document;
        const ShapeId id = document.addShape(shape);
        const DocumentData before = document.data();
        QList<qsizetype> vertices;
        for (int vertex = 0; vertex < count; ++vertex) {
            if (random.chance(40))
                vertices.append(vertex);
        }
        if (vertices.isEmpty())
            vertices.append(random.upTo(count - 1));
        const CombinationResult parts = breakShape(document, id, vertices);
        QVERIFY2(parts, qPrintable(parts.errorString));
        QCOMPARE(parts.shapes.size(), vertices.size());
        // A part can be closed only by its neighbors, and their ends coincide.
        const CombinationResult whole = joinShapes(document, parts.shapes);
        QVERIFY2(whole, qPrintable(whole.errorString));
        QCOMPARE(whole.shapes.size(), 1);
        const Shape &result = *document.find(whole.shapes.first());
        QVERIFY(result.isClosed());
        QVERIFY(isSameRing(result.sceneOutline().first(), ring, isCurved ? 3 : 1));
        document.undoStack()->undo();
        document.undoStack()->undo();
        QVERIFY(document.data() == before);
    }
}

TRAMMEL_TEST(TestJoining)
#include "tst_joining.moc"
