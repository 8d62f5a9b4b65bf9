#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/toolbench.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/labelgap_p.h"

#include <QtGui/QAction>

using namespace Trammel;

namespace {

double distanceToOutline(const Document &document, ShapeId shape, QPointF point)
{
    return distance(point, asCurve(document.find(shape)->scenePrimitive()));
}

const Connector &connectorOf(const Document &document, ShapeId id)
{
    return *document.find(id)->connector;
}

} // namespace

/// Tests the most frequent complaints of users of other editors. The name of each test states the behavior of this
/// editor.
class TestConnectorComplaints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheEndUnderThePointerIsBound();
    void linesRunAroundShapes();
    void endsHoldAtTurnedAndMirroredShapes();
    void jumpsAreTheSameInAnyOrderOfEdits();
    void bendsByHandSurviveMoves();
    void copiesAreBoundToCopies();
    void movedGroupsTakeTheirConnectorsAlong();
    void textsStayOnTheLineAndOffTheShapes();
    void nearlyLevelLinesHaveNoKnot();
    void equalRoutesDoNotFlicker();
    void loopsAndParallelLinesAreApart();
    void connectorsAreDrawnByClicksAndByKeys();
    void endsMeetTheTrueOutline();
    void deletingAShapeKeepsOrRemovesItsLines();
    void eachConnectorHasItsOwnStyle();
};

void TestConnectorComplaints::onlyTheEndUnderThePointerIsBound()
{
    ToolBench bench;
    Document &document = bench.document;
    const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(300, 0));
    const ShapeId line = document.connect(first, ConnectorEnd(QPointF(150, 0)));
    bench.selection.set({line});
    // The dragged end passes the shape of the other end, and another shape.
    bench.press({150, 0});
    for (const QPointF place : {QPointF(100, 30), {0, 0}, {150, 100}, {300, 0}, {150, 80}}) {
        bench.move(place);
        QVERIFY(connectorOf(document, line).from == ConnectorEnd(first));
    }
    bench.release({150, 80});
    QVERIFY(connectorOf(document, line).from == ConnectorEnd(first));
    QVERIFY(connectorOf(document, line).to == ConnectorEnd(QPointF(150, 80)));
    // Moving a shape to a free end does not bind the end. Moving the shape of a bound end away does not free the end.
    document.placeShapes({second}, {{{150, 80}, {40, 40}}});
    QVERIFY(!connectorOf(document, line).to.isBound());
    document.placeShapes({first}, {{{-500, 0}, {40, 40}}});
    QVERIFY(connectorOf(document, line).from == ConnectorEnd(first));
    // A shape on top of the bound one does not take its place.
    const ShapeId above = document.addShape(box(-500, 0, 80));
    bench.drag({150, 80}, {200, 120});
    QVERIFY(connectorOf(document, line).from == ConnectorEnd(first));
    document.removeShapes({above});
    // With Ctrl nothing is bound.
    bench.hold(Qt::ControlModifier);
    bench.drag({200, 120}, {152, 82});
    QVERIFY(!connectorOf(document, line).to.isBound());
}

void TestConnectorComplaints::linesRunAroundShapes()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0)), last = document.addShape(box(600, 0));
    ShapeIds obstacles;
    for (int i = 0; i < 5; ++i)
        obstacles.append(document.addShape(box(100 + 100 * i, 20 * i - 40, 60, 13 * i)));
    const ShapeId line = document.addShape(orthogonal(first, last));
    QVERIFY(!connectorOf(document, line).isBlocked);
    const Primitive route = document.find(line)->scenePrimitive();
    for (ShapeId id : obstacles)
        QVERIFY(distance(route, document.find(id)->scenePrimitive()) > 3.9);
}

void TestConnectorComplaints::endsHoldAtTurnedAndMirroredShapes()
{
    Document document;
    Shape shape = Shape::polygon({{-40, -40}, {40, -40}, {40, 0}, {0, 0}, {0, 40}, {-40, 40}});
    shape.fill = Qt::white;
    const ShapeId target = document.addShape(shape);
    const ShapeId whole = document.connect(ConnectorEnd(QPointF(300, 20)), target);
    const ShapeId fixed = document.connect(ConnectorEnd(QPointF(300, 80)), {target, {0.5, -0.5}});
    for (int i = 0; i < 36; ++i) {
        Placement placement = document.find(target)->placement();
        placement.rotation = 10 * i;
        placement.mirroredX = i % 2;
        placement.mirroredY = i % 3 == 0;
        document.placeShapes({target}, {placement});
        QVERIFY(distanceToOutline(document, target, path(document, whole).last()) < 1e-9 * 300);
        const QPointF corner = document.find(target)->toScene({{0.5, -0.5}}).first();
        QVERIFY(length(path(document, fixed).last() - corner) < 1e-9 * 300);
    }
}

void TestConnectorComplaints::jumpsAreTheSameInAnyOrderOfEdits()
{
    Document document;
    // Two lines on top of each other count as one.
    const ShapeId first = document.addShape(Shape::connectorBetween(QPointF(0, 0), QPointF(200, 0)));
    const ShapeId second = document.addShape(Shape::connectorBetween(QPointF(50, 0), QPointF(300, 0)));
    Shape line = Shape::connectorBetween(QPointF(100, -100), QPointF(100, 100));
    line.connector->jumps = ConnectorJumps::ArcJumps;
    const ShapeId upper = document.addShape(line);
    const QList<QPointF> arcs = path(document, upper);
    QVERIFY(arcs.size() > 2);
    document.removeShapes({second});
    QCOMPARE(path(document, upper), arcs);
    document.undoStack()->undo();
    const auto move = [&](ShapeId id, double y) {
        document.changeShapes({id}, [&](Shape &shape) {
            shape.connector->from.point.setY(y);
            shape.connector->to.point.setY(y);
        });
    };
    for (const ShapeIds &order : {ShapeIds{first, second}, ShapeIds{second, first}}) {
        for (const double y : {500.0, 0.0}) {
            for (ShapeId id : order)
                move(id, y);
        }
        QCOMPARE(path(document, upper), arcs);
        document.reorder({order.first()}, Document::Place::Bottom);
        QCOMPARE(path(document, upper), arcs);
    }
}

void TestConnectorComplaints::bendsByHandSurviveMoves()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0)), last = document.addShape(box(400, 200));
    Shape shape = orthogonal(first, last);
    shape.connector->pins = {{Qt::Vertical, 130}};
    const ShapeId line = document.addShape(shape);
    for (const QPointF place : {QPointF(400, 300), {500, -100}, {250, 90}}) {
        document.placeShapes({last}, {{place, {40, 40}}});
        const QList<QPointF> corners = path(document, line);
        bool isAtPin = false;
        for (qsizetype i = 1; i < corners.size(); ++i) {
            const QPointF step = corners[i] - corners[i - 1];
            QVERIFY(step.x() == 0 || step.y() == 0);
            isAtPin = isAtPin || (step.x() == 0 && corners[i].x() == 130);
        }
        QVERIFY(isAtPin);
    }
}

void TestConnectorComplaints::copiesAreBoundToCopies()
{
    EditorBench bench;
    Document &document = bench.document();
    const ShapeId first = document.addShape(box(-100, 0)), second = document.addShape(box(100, 0));
    const ShapeId line = document.connect(first, second);
    bench.editor->selection()->set({first, second, line});
    bench.key(Qt::Key_D, Qt::ControlModifier);
    const ShapeIds ids = document.ids();
    QCOMPARE(ids.size(), 6);
    QCOMPARE(document.neighbors(ids[3]), ShapeIds{ids[4]});
    QCOMPARE(document.neighbors(first), ShapeIds{second});
    // A copy of one end only is free at the other one.
    bench.editor->selection()->set({first, line});
    bench.key(Qt::Key_C, Qt::ControlModifier);
    bench.key(Qt::Key_V, Qt::ControlModifier);
    const Connector &copy = connectorOf(document, document.ids().last());
    QVERIFY(copy.from.isBound() && copy.from.shape != first);
    QVERIFY(!copy.to.isBound());
}

void TestConnectorComplaints::movedGroupsTakeTheirConnectorsAlong()
{
    ToolBench bench;
    Document &document = bench.document;
    const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(200, 100));
    Shape pinned = orthogonal(first, second), bent = Shape::connectorBetween(first, second);
    pinned.connector->pins = {{Qt::Vertical, 150}};
    bent.connector->route = ConnectorRoute::Polyline;
    bent.connector->waypoints = {{40, 130}};
    const QPointF nowhere(60, -90);
    const ShapeIds lines =
        document.addShapes({orthogonal(first, second, 6), pinned, bent, Shape::connectorBetween(first, nowhere),
                            Shape::connectorBetween(QPointF(-60, 90), QPointF(20, 150))});
    document.group(ShapeIds{first, second} + lines);
    const DocumentData start = document.data();
    QList<QList<QPointF>> before;
    for (ShapeId line : lines)
        before.append(path(document, line));
    const auto areMovedBy = [&](QPointF offset) {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QList<QPointF> after = path(document, lines[i]);
            if (!std::equal(after.begin(), after.end(), before[i].begin(), before[i].end(),
                            [offset](QPointF a, QPointF b) { return length(a - b - offset) < 1e-9; }))
                return false;
        }
        return connectorOf(document, lines[1]).pins.first().position == 150 + offset.x()
            && connectorOf(document, lines[2]).waypoints.first() == QPointF(40, 130) + offset
            && connectorOf(document, lines[3]).to == ConnectorEnd(nowhere + offset);
    };
    // Each step of a drag counts from the start.
    bench.press({0, 0});
    for (const QPointF offset : {QPointF(30, 10), {-75, 40}, {90, -60}}) {
        bench.move(offset);
        QVERIFY(areMovedBy(offset));
    }
    bench.release({90, -60});
    QVERIFY(areMovedBy({90, -60}));
    document.undoStack()->undo();
    QVERIFY(document.data() == start);
    document.placeShapes({first, second}, {{{10, 20}, {40, 40}}, {{210, 120}, {40, 40}}});
    QVERIFY(connectorOf(document, lines[1]).pins.first().position == 160);
    QVERIFY(connectorOf(document, lines[3]).to == ConnectorEnd(nowhere));
}

void TestConnectorComplaints::textsStayOnTheLineAndOffTheShapes()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(300, 0));
    Shape shape = orthogonal(first, second);
    shape.text = QStringLiteral("text");
    shape.connector->label.position = 0.05;
    const ShapeId line = document.addShape(shape);
    for (const QPointF place : {QPointF(300, 0), {300, 200}, {-200, 150}, {40, 260}}) {
        document.placeShapes({second}, {{place, {40, 40}}});
        const Shape &now = *document.find(line);
        const QPointF center = textToScene(now).map(QPointF());
        QVERIFY(distance(center, now.scenePrimitive()) < 1e-9);
        for (ShapeId end : {first, second})
            QVERIFY(!textExtent(now).expanded(-1e-9).overlaps(document.find(end)->sceneBounds()));
        // The line does not cross out the text.
        QVERIFY(labelGap(now, [](qsizetype) { return QRectF(-12, -7, 24, 14); }).contains(center));
    }
}

void TestConnectorComplaints::nearlyLevelLinesHaveNoKnot()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(200, 0));
    const ShapeId line = document.addShape(orthogonal(first, second, 8));
    for (double offset = -12; offset <= 12; offset += 0.5) {
        document.placeShapes({second}, {{{200, offset}, {40, 40}}});
        QCOMPARE(path(document, line).size(), 2);
    }
}

void TestConnectorComplaints::equalRoutesDoNotFlicker()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(300, 0));
    // The ways above and below the obstacle are equally long.
    document.addShape(box(150, 0, 80));
    const ShapeId line = document.addShape(orthogonal(first, second));
    const auto pathWith = [&](double offset) {
        document.placeShapes({second}, {{{300, offset}, {40, 40}}});
        return path(document, line);
    };
    QList<QList<QPointF>> there;
    for (int i = -8; i <= 8; ++i)
        there.append(pathWith(0.25 * i));
    for (int i = 8; i >= -8; --i)
        QCOMPARE(pathWith(0.25 * i), there[i + 8]);
    // The side changes at most once on the way.
    int changes = 0;
    for (qsizetype i = 1; i < there.size(); ++i)
        changes += (there[i][1].y() < 0) != (there[i - 1][1].y() < 0) ? 1 : 0;
    QVERIFY(changes <= 1);
}

void TestConnectorComplaints::loopsAndParallelLinesAreApart()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0, 80)), second = document.addShape(box(300, 0, 80));
    const ShapeId loop = document.connect(first, first), other = document.connect(first, first);
    const ShapeId there = document.connect(first, second), back = document.connect(second, first);
    QVERIFY(!document.find(first)->sceneBounds().contains(document.find(loop)->sceneBounds()));
    QVERIFY(path(document, loop) != path(document, other));
    QVERIFY(distance(document.find(there)->scenePrimitive(), document.find(back)->scenePrimitive()) > 10);
}

void TestConnectorComplaints::connectorsAreDrawnByClicksAndByKeys()
{
    EditorBench bench;
    Document &document = bench.document();
    const ShapeId first = document.addShape(box(-100, 0)), second = document.addShape(box(100, 0));
    bench.key(Qt::Key_L, Qt::ShiftModifier);
    bench.click({-100, 0});
    bench.click({100, 0});
    QCOMPARE(document.connectorsOf(first).size(), 1);
    document.undoStack()->undo();
    // By keys alone.
    bench.key(Qt::Key_A, Qt::ControlModifier);
    bench.key(Qt::Key_C, Qt::ShiftModifier);
    QCOMPARE(document.neighbors(first), ShapeIds{second});
    document.undoStack()->undo();
    bench.editor->selection()->set({first});
    bench.key(Qt::Key_L, Qt::ShiftModifier);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Return);
    QCOMPARE(document.neighbors(first), ShapeIds{second});
}

void TestConnectorComplaints::endsMeetTheTrueOutline()
{
    Document document;
    const ShapeIds targets =
        document.addShapes({filled(Shape::ellipse({0, 0}, {80, 50}, 30)),
                            filled(Shape::polygon({{-50, -50}, {50, -50}, {0, 0}, {50, 50}, {-50, 50}})),
                            Shape::polyline({{-50, 40}, {0, -40}, {50, 40}}),
                            Shape::bezierPath({{{-60, 0}, {-30, -90}, {30, 90}, {60, 0}}}),
                            filled(Shape::roundedRectangle({0, 0}, {90, 60}, 20, 45))});
    for (ShapeId target : targets) {
        for (int i = 0; i < 24; ++i) {
            const QPointF from = axisFromDegrees(15 * i + 1) * 300;
            const ShapeId line = document.connect(ConnectorEnd(from), target);
            QVERIFY(distanceToOutline(document, target, path(document, line).last()) < 1e-9 * 300);
        }
    }
}

void TestConnectorComplaints::deletingAShapeKeepsOrRemovesItsLines()
{
    for (const auto effect : {Document::WhenEndRemoved::FreeEnd, Document::WhenEndRemoved::RemoveConnector}) {
        Document document;
        document.setWhenEndRemoved(effect);
        const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(200, 0));
        const ShapeId line = document.connect(first, second);
        const QList<QPointF> before = path(document, line);
        const DocumentData data = document.data();
        const int steps = document.undoStack()->count();
        document.removeShapes({second});
        QCOMPARE(document.contains(line), effect == Document::WhenEndRemoved::FreeEnd);
        if (document.contains(line))
            QCOMPARE(path(document, line), before);
        QCOMPARE(document.undoStack()->count(), steps + 1);
        document.undoStack()->undo();
        QVERIFY(document.data() == data);
    }
}

void TestConnectorComplaints::eachConnectorHasItsOwnStyle()
{
    Document document;
    const ShapeId first = document.addShape(box(0, 0)), second = document.addShape(box(200, 80));
    const ShapeId plain = document.connect(first, second), styled = document.connect(first, second);
    const Shape before = *document.find(plain);
    document.changeShapes({styled}, [](Shape &shape) {
        shape.stroke = {Qt::red, 4, Qt::DashLine};
        shape.endHead = LineHead::Diamond;
        shape.connector->route = ConnectorRoute::Curved;
        shape.connector->jumps = ConnectorJumps::GapJumps;
        shape.text = QStringLiteral("own");
        shape.textStyle.edit([](TextStyle &style) { style.setBold(true); });
    });
    const Shape &after = *document.find(plain);
    QVERIFY(after.stroke == before.stroke && after.endHead == before.endHead && after.text.isEmpty());
    QCOMPARE(connectorOf(document, plain).route, ConnectorRoute::Straight);
    QCOMPARE(connectorOf(document, plain).jumps, ConnectorJumps::NoJumps);
}

TRAMMEL_WIDGET_TEST(TestConnectorComplaints)
#include "tst_connectorcomplaints.moc"
