#include "tests/testprogram.h"
#include "tests/widgets/endscene.h"
#include "tests/widgets/inspectorbench.h"

#include <QtWidgets/QComboBox>

using namespace Trammel;

namespace {

/// A box with a port for one connector on the left, and a port for any number on the right.
class PlugKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.plug"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QList<ShapePort> ports(const Shape &) const override
    {
        return {{QStringLiteral("in"), {}, {-0.5, 0}, {-1, 0}, 1}, {QStringLiteral("out"), {}, {0.5, 0}, {1, 0}}};
    }
};

const PlugKind plug;

/// A decision, which has four ports, and a box.
struct PortScene : EndScene
{
    explicit PortScene(ToolKind tool = ToolKind::Connector)
        : EndScene(ShapeKind::named(QStringLiteral("diamond")), tool)
    {
    }
    ConnectorEnd port(const char *name) const { return ConnectorEnd::atPort(target, QLatin1String(name)); }
};

} // namespace

/// Tests ends of connectors that are bound to ports by the mouse, by keys and in the inspector.
class TestPortEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(ShapeKind::add(plug)); }
    void portsAreShownAndAttract();
    void theNearestPortIsBound();
    void betweenPortsTheWholeShapeIsBound();
    void ctrlBindsNothing();
    void keysChooseThePort();
    void endsAreDraggedToPorts();
    void handlesOfShapesBeginAtPorts();
    void smallShapesHaveNoPortsForTheMouse();
    void theInspectorChoosesThePort();
    void fullPortsAttractNothing();
    void fullPortsAreDisabledInTheInspector();
};

void TestPortEnds::portsAreShownAndAttract()
{
    struct Case
    {
        QPointF pointer;
        const char *port;
        QPointF place;
    };
    for (const Case &each : {Case{{302, 1}, "left", {300, 0}},
                             {{401, -48}, "top", {400, -50}},
                             {{498, -1}, "right", {500, 0}},
                             {{400, 47.5}, "bottom", {400, 50}}}) {
        PortScene scene;
        scene.bench.pull({0, 0}, each.pointer);
        QCOMPARE(scene.shown().connectionPoints.size(), 4);
        QVERIFY(scene.shown().boundPoint);
        QCOMPARE(*scene.shown().boundPoint, each.place);
        scene.bench.release(each.pointer);
        QVERIFY(scene.drawn().to == scene.port(each.port));
        QVERIFY(scene.drawn().from == ConnectorEnd(scene.small));
    }
    // Before the press, too.
    PortScene scene;
    scene.bench.move({302, 1});
    QCOMPARE(scene.shown().connectionPoints.size(), 4);
    scene.bench.drag({302, 1}, {0, 0});
    QVERIFY(scene.drawn().from == scene.port("left"));
}

void TestPortEnds::theNearestPortIsBound()
{
    PortScene scene;
    scene.document.changeShapes({scene.target}, [](Shape &shape) { shape.size = {200, 40}; });
    scene.document.changeShapes({scene.target},
                                [](Shape &shape) { shape.kind = &ShapeKind::named(QStringLiteral("rightTriangle")); });
    // The top and the right port are at one place, and the bottom one is 20 units away.
    scene.bench.drag({0, 0}, {400, 19});
    QVERIFY(scene.drawn().to == scene.port("bottom"));
}

void TestPortEnds::betweenPortsTheWholeShapeIsBound()
{
    PortScene scene;
    scene.bench.pull({0, 0}, {330, 5});
    QCOMPARE(scene.shown().connectionPoints.size(), 4);
    QVERIFY(!scene.shown().boundPoint);
    scene.bench.release({330, 5});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target));
    // Alt binds to the point under the pointer, and to a port near it.
    scene.bench.hold(Qt::AltModifier);
    scene.bench.drag({0, 0}, {350, 5});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target, {-0.25, 0.05}));
    scene.bench.drag({0, 0}, {302, 1});
    QVERIFY(scene.drawn().to == scene.port("left"));
}

void TestPortEnds::ctrlBindsNothing()
{
    PortScene scene;
    scene.bench.pull({0, 0}, {302, 0});
    scene.bench.hold(Qt::ControlModifier);
    QVERIFY(!scene.shown().boundPoint);
    QVERIFY(scene.shown().connectionPoints.isEmpty());
    scene.bench.release({302, 0});
    QVERIFY(!scene.drawn().to.isBound() && scene.drawn().to.port.isEmpty());
}

void TestPortEnds::keysChooseThePort()
{
    PortScene scene;
    scene.bench.pull({0, 0}, {360, 5});
    QVERIFY(!scene.shown().boundPoint);
    for (QPointF place : {QPointF(400, -50), QPointF(500, 0), QPointF(400, 50)}) {
        QVERIFY(scene.bench.key(Qt::Key_Tab));
        QCOMPARE(scene.shown().boundPoint.value_or(QPointF()), place);
    }
    QVERIFY(scene.bench.key(Qt::Key_Up));
    QCOMPARE(scene.shown().boundPoint.value_or(QPointF()), QPointF(500, 0));
    scene.bench.key(Qt::Key_Right);
    scene.bench.key(Qt::Key_Down);
    QCOMPARE(scene.shown().boundPoint.value_or(QPointF()), QPointF(300, 0));
    // After the last port comes the whole shape.
    scene.bench.key(Qt::Key_Down);
    QVERIFY(!scene.shown().boundPoint);
    scene.bench.key(Qt::Key_Left);
    QVERIFY(scene.bench.key(Qt::Key_Return));
    QVERIFY(scene.drawn().to == scene.port("left"));
    // The shape below follows.
    PortScene other;
    Shape above = box(400, 0, 40);
    other.document.addShape(above);
    other.bench.pull({0, 0}, {395, 5});
    other.bench.key(Qt::Key_Tab);
    QCOMPARE(other.shown().hovered->shapes, ShapeIds{other.target});
    QVERIFY(!other.shown().boundPoint);
    other.bench.key(Qt::Key_Tab);
    other.bench.release({395, 5});
    QVERIFY(other.drawn().to == other.port("top"));
}

void TestPortEnds::endsAreDraggedToPorts()
{
    PortScene scene(ToolKind::Select);
    const ShapeId line = scene.document.connect(scene.small, ConnectorEnd(QPointF(200, 0)));
    scene.bench.selection.set({line});
    const auto to = [&] { return scene.connector(line).to; };
    scene.bench.pull({200, 0}, {302, 1});
    QVERIFY(to() == scene.port("left"));
    scene.bench.key(Qt::Key_Tab);
    QVERIFY(to() == scene.port("top"));
    scene.bench.key(Qt::Key_Left);
    QVERIFY(to() == scene.port("left"));
    scene.bench.move({360, 5});
    QVERIFY(to() == ConnectorEnd(scene.target));
    scene.bench.move({401, 48});
    scene.bench.release({401, 48});
    QVERIFY(to() == scene.port("bottom"));
    // A port does not become a fixed point when the end is moved within the shape.
    scene.bench.drag({400, 50}, {380, 10});
    QVERIFY(to() == ConnectorEnd(scene.target));
    scene.document.undoStack()->undo();
    QVERIFY(to() == scene.port("bottom"));
    scene.document.undoStack()->undo();
    QVERIFY(!to().isBound());
}

void TestPortEnds::handlesOfShapesBeginAtPorts()
{
    PortScene scene(ToolKind::Select);
    scene.bench.selection.set({scene.target});
    scene.bench.move({400, 0});
    QVERIFY(scene.shown().connectHandles);
    const QPointF handle = scene.shown().connectHandles->position(Handle::Left, 1);
    scene.bench.drag(handle, {5, 5});
    QVERIFY(scene.drawn().from == scene.port("left"));
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.small));
}

void TestPortEnds::smallShapesHaveNoPortsForTheMouse()
{
    PortScene scene;
    scene.document.changeShapes({scene.target}, [](Shape &shape) { shape.size = {39, 39}; });
    scene.bench.pull({0, 0}, {400, -18});
    QVERIFY(scene.shown().connectionPoints.isEmpty());
    QVERIFY(!scene.shown().boundPoint);
    // Keys reach them.
    scene.bench.key(Qt::Key_Tab);
    scene.bench.release({400, -18});
    QVERIFY(scene.drawn().to == scene.port("top"));
}

void TestPortEnds::theInspectorChoosesThePort()
{
    EditorBench bench;
    ShapeInspector inspector;
    inspector.setEditor(bench.editor.get());
    Document &document = bench.document();
    const ShapeId small = document.addShape(box(0, 0));
    const ShapeId choice = document.addShape(Shape(ShapeKind::named(QStringLiteral("diamond")), {400, 0}, {200, 100}));
    const ShapeId line = document.connect(small, choice);
    auto *from = inspector.findChild<QComboBox *>(QStringLiteral("fromPort"));
    auto *to = inspector.findChild<QComboBox *>(QStringLiteral("toPort"));
    QVERIFY(from && to);
    const auto refresh = [&] { QTRY_VERIFY(!to->isHidden()); };
    bench.editor->selection()->set({line});
    QTRY_COMPARE(to->count(), 5);
    refresh();
    QCOMPARE(to->currentText(), QStringLiteral("Outline"));
    QCOMPARE(from->count(), 1);
    const int steps = bench.steps();
    to->setCurrentIndex(2);
    Q_EMIT to->activated(2);
    QVERIFY(document.find(line)->connector->to == ConnectorEnd::atPort(choice, QStringLiteral("right")));
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change Port"));
    document.changeShapes(
        {line}, [&](Shape &shape) { shape.connector->to = ConnectorEnd::atPort(choice, QStringLiteral("x")); });
    QTRY_COMPARE(to->currentText(), QStringLiteral("x (missing)"));
    document.changeShapes({line}, [&](Shape &shape) { shape.connector->to = ConnectorEnd(choice, {0, 0}); });
    QTRY_COMPARE(to->currentText(), QStringLiteral("Fixed Point"));
    // A place that is no port cannot be chosen.
    Q_EMIT to->activated(0);
    QVERIFY(document.find(line)->connector->to == ConnectorEnd(choice, {0, 0}));
    Q_EMIT to->activated(1);
    QVERIFY(document.find(line)->connector->to == ConnectorEnd(choice));
    // Without ports, there is nothing to choose.
    document.changeShapes({choice}, [](Shape &shape) { shape.kind = &ShapeKind::ellipse(); });
    QTRY_VERIFY(to->parentWidget()->isHidden());
}

void TestPortEnds::fullPortsAttractNothing()
{
    const ConnectorEnd in = ConnectorEnd::atPort({}, QStringLiteral("in"));
    EndScene scene(plug);
    const auto bound = [&](ConnectorEnd end) { return (end.shape = scene.target, end); };
    const ConnectorEnd out = ConnectorEnd::atPort(scene.target, QStringLiteral("out"));
    // The first connector fills the port.
    scene.bench.pull({0, 0}, {302, 1});
    QCOMPARE(scene.shown().connectionPoints, (QList<QPointF>{{300, 0}, {500, 0}}));
    scene.bench.release({302, 1});
    const ShapeId first = scene.document.ids().last();
    QVERIFY(scene.drawn().to == bound(in));
    // The second one is bound to the whole shape, also from the port to itself, and by keys to the other port.
    scene.bench.pull({0, 0}, {302, 1});
    QCOMPARE(scene.shown().connectionPoints, (QList<QPointF>{{500, 0}}));
    QVERIFY(!scene.shown().boundPoint);
    scene.bench.key(Qt::Key_Tab);
    QCOMPARE(scene.shown().boundPoint.value_or(QPointF()), QPointF(500, 0));
    scene.bench.key(Qt::Key_Left);
    scene.bench.release({302, 1});
    QVERIFY(scene.drawn().to == ConnectorEnd(scene.target));
    scene.bench.drag({0, 0}, {499, 1});
    scene.bench.drag({0, 0}, {499, 1});
    QVERIFY(scene.drawn().to == out);
    // The handle at the port begins at the whole shape.
    scene.bench.use(ToolKind::Select);
    scene.document.changeShapes({scene.small}, [](Shape &shape) { shape.center = {300, -300}; });
    scene.bench.selection.set({scene.target});
    scene.bench.move({400, 0});
    scene.bench.drag(scene.shown().connectHandles->position(Handle::Left, 1), {305, -295});
    QVERIFY(scene.drawn().from == ConnectorEnd(scene.target) && scene.drawn().to == ConnectorEnd(scene.small));
    scene.document.undoStack()->undo();
    scene.document.undoStack()->undo();
    // The end that fills the port keeps it while it is dragged, and returns to it.
    scene.bench.selection.set({first});
    scene.bench.pull({300, 0}, {303, 2});
    QVERIFY(scene.connector(first).to == bound(in));
    scene.bench.move({400, 10});
    QVERIFY(scene.connector(first).to == ConnectorEnd(scene.target));
    scene.bench.move({301, 0});
    scene.bench.release({301, 0});
    QVERIFY(scene.connector(first).to == bound(in));
    // Its other end cannot be bound to the port as well.
    scene.bench.drag({20, 0}, {302, 1});
    QVERIFY(scene.connector(first).from != bound(in));
    // A program may exceed the capacity. An undone connector leaves the port free.
    const ShapeId more = scene.document.connect(scene.small, bound(in));
    QVERIFY(scene.connector(more).to == bound(in));
    scene.document.removeShapes({first, more});
    scene.bench.use(ToolKind::Connector);
    scene.bench.drag({0, 0}, {302, 1});
    QVERIFY(scene.drawn().to == bound(in));
}

void TestPortEnds::fullPortsAreDisabledInTheInspector()
{
    EditorBench bench;
    ShapeInspector inspector;
    inspector.setEditor(bench.editor.get());
    Document &document = bench.document();
    const ShapeId small = document.addShape(box(0, 0));
    const ShapeId target = document.addShape(Shape(plug, {400, 0}, {200, 100}));
    const ShapeId first = document.connect(small, ConnectorEnd::atPort(target, QStringLiteral("in")));
    const ShapeId second = document.connect(small, target);
    auto *to = inspector.findChild<QComboBox *>(QStringLiteral("toPort"));
    const auto isEnabled = [&](int row) { return to->model()->index(row, 0).flags().testFlag(Qt::ItemIsEnabled); };
    bench.editor->selection()->set({second});
    QTRY_COMPARE(to->count(), 3);
    QVERIFY(isEnabled(0) && !isEnabled(1) && isEnabled(2));
    bench.editor->selection()->set({first});
    QTRY_COMPARE(to->currentText(), QStringLiteral("in"));
    QVERIFY(isEnabled(0) && isEnabled(1) && isEnabled(2));
}

TRAMMEL_WIDGET_TEST(TestPortEnds)
#include "tst_portends.moc"
