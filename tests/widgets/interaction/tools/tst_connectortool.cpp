#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include <trammel/gesture.h>
#include <trammel/shapekind.h>

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

/// A kind that counts how often its outline is computed.
class CountingKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.counting"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override
    {
        ++count;
        return shape.frame();
    }

    static const CountingKind &instance()
    {
        static const CountingKind kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }

    mutable int count = 0;
};

Shape square(double x, double y, double side = 20)
{
    Shape shape = Shape::rectangle({x, y}, {side, side});
    shape.fill = Qt::white;
    return shape;
}

} // namespace

/// Tests how connectors are drawn and changed by hand.
class TestConnectorTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void dragsFromShapeToShape();
    void clicksConnectToo();
    void lightsTheOutlineBeforeItBinds();
    void bindsNothingThatIsNotWanted_data();
    void bindsNothingThatIsNotWanted();
    void altBindsThePoint();
    void drawsALoopAfterLeaving();
    void leavesBackgroundsAlone();
    void aMoveTestsTheTopmostShapesOnce();
    void computesAnUnchangedOutlineOnce();
    void escapeCancels();
    void anotherDrawingCancels();
    void enterDrawsInTheMiddle();
    void keysChooseTheShapeAtTheEnd();
    void keysMoveTheEndsOfAConnector();
    void keysChooseNothingWithoutAShape();
    void theDraftHasTheLaneAndTheJumps();
    void joinsTheGroupOfItsShapes();

    void draggingAnEndConnectsItElsewhere();
    void draggingAnEndKeepsTheOther();
    void aFixedPointStaysFixedWithinItsShape();
    void escapeReturnsTheEnd();
    void aBoundConnectorStays();
    void aBoundConnectorSaysWhyItStays();
    void dragsOfShapesTakeConnectorsAlong();
    void nudgesTakeConnectorsAlong();
    void hasNoVertices();

private:
    const Connector &ends(ShapeId id) const { return *m_bench->shape(id).connector; }
    QList<QPointF> path(ShapeId id) const { return m_bench->shape(id).sceneOutline().value(0); }
    ShapeId drawn() const { return m_bench->document.ids().last(); }

    std::unique_ptr<ToolBench> m_bench;
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_above;
};

void TestConnectorTool::init()
{
    m_bench = std::make_unique<ToolBench>(1, 0, ToolKind::Connector);
    m_left = m_bench->document.addShape(square(0, 0));
    m_right = m_bench->document.addShape(square(100, 0));
    m_above = m_bench->document.addShape(square(0, -100));
    m_bench->stack().clear();
}

void TestConnectorTool::dragsFromShapeToShape()
{
    QSignalSpy finished(m_bench->tool.get(), &Tool::finished);
    m_bench->context.settings.stroke.width = 3;
    m_bench->drag({3, 2}, {95, 4});
    QCOMPARE(finished.size(), 1);
    QCOMPARE(m_bench->document.count(), 4);
    QCOMPARE(ends(drawn()), Connector(m_left, m_right));
    QCOMPARE(path(drawn()), QList<QPointF>({{10, 0}, {90, 0}}));
    QCOMPARE(m_bench->shape(drawn()).stroke.width, 3.0);
    QCOMPARE(m_bench->selection.ids(), ShapeIds({drawn()}));
    QCOMPARE(m_bench->stack().count(), 1);
    QVERIFY(!m_bench->overlay.state().draft);
}

void TestConnectorTool::clicksConnectToo()
{
    m_bench->click({0, 0});
    QVERIFY(m_bench->tool->isBusy());
    m_bench->move({50, 50});
    QVERIFY(m_bench->overlay.state().draft);
    m_bench->click({100, 0});
    QCOMPARE(ends(drawn()), Connector(m_left, m_right));
    QVERIFY(!m_bench->tool->isBusy());
}

void TestConnectorTool::lightsTheOutlineBeforeItBinds()
{
    const auto lit = [&] {
        const auto &hovered = m_bench->overlay.state().hovered;
        return hovered ? hovered->shapes.value(0) : ShapeId();
    };
    m_bench->move({5, 5});
    QCOMPARE(lit(), m_left);
    m_bench->move({50, 50});
    QCOMPARE(lit(), ShapeId());
    m_bench->pull({5, 5}, {50, 50});
    QCOMPARE(lit(), ShapeId());
    m_bench->move({95, 5});
    QCOMPARE(lit(), m_right);
    QCOMPARE(m_bench->overlay.state().draft->sceneOutline()[0], QList<QPointF>({{10, 0}, {90, 0}}));
    m_bench->modifiers = Qt::ControlModifier;
    m_bench->tool->heldKeysChanged(Qt::ControlModifier, false);
    QCOMPARE(lit(), ShapeId());
    m_bench->modifiers = {};
    m_bench->tool->heldKeysChanged({}, false);
    m_bench->release({95, 5});
    QCOMPARE(ends(drawn()).to, ConnectorEnd(m_right));
}

void TestConnectorTool::bindsNothingThatIsNotWanted_data()
{
    QTest::addColumn<QPointF>("from");
    QTest::addColumn<QPointF>("to");
    QTest::addColumn<bool>("hasControl");
    QTest::addColumn<int>("bound");
    QTest::newRow("to the open") << QPointF(0, 0) << QPointF(50, 60) << false << 1;
    QTest::newRow("from the open") << QPointF(50, 60) << QPointF(0, 0) << false << 1;
    QTest::newRow("in the open") << QPointF(50, 60) << QPointF(90, 90) << false << 0;
    QTest::newRow("beside a shape") << QPointF(50, 60) << QPointF(17, 0) << false << 0;
    QTest::newRow("with Ctrl") << QPointF(0, 0) << QPointF(100, 0) << true << 0;
    QTest::newRow("within a shape") << QPointF(-6, 0) << QPointF(6, 2) << false << 0;
}

void TestConnectorTool::bindsNothingThatIsNotWanted()
{
    QFETCH(QPointF, from);
    QFETCH(QPointF, to);
    QFETCH(bool, hasControl);
    QFETCH(int, bound);
    m_bench->modifiers = hasControl ? Qt::ControlModifier : Qt::NoModifier;
    m_bench->drag(from, to);
    QCOMPARE(m_bench->document.count(), 4);
    QCOMPARE(int(ends(drawn()).from.isBound()) + int(ends(drawn()).to.isBound()), bound);
    if (bound == 0)
        QCOMPARE(path(drawn()), QList<QPointF>({from, to}));
}

void TestConnectorTool::altBindsThePoint()
{
    m_bench->modifiers = Qt::AltModifier;
    m_bench->drag({5, -10}, {95, 5});
    QCOMPARE(ends(drawn()), Connector({m_left, {0.25, -0.5}}, {m_right, {-0.25, 0.25}}));
    QCOMPARE(path(drawn()), QList<QPointF>({{5, -10}, {95, 5}}));
}

void TestConnectorTool::drawsALoopAfterLeaving()
{
    m_bench->pull({5, 0}, {50, -40});
    m_bench->move({0, -5});
    m_bench->release({0, -5});
    QCOMPARE(ends(drawn()), Connector(m_left, m_left));
    QCOMPARE(path(drawn()).size(), 5);
}

void TestConnectorTool::leavesBackgroundsAlone()
{
    Shape frame = Shape::rectangle({50, -50}, {400, 400});
    frame.fill = QColor();
    const ShapeId background = m_bench->document.addShape(frame);
    m_bench->drag({0, 0}, {50, 60});
    QVERIFY(!ends(drawn()).to.isBound());
    m_bench->drag({0, 0}, {250, 0});
    QCOMPARE(ends(drawn()).to, ConnectorEnd(background));
    m_bench->drag({-300, 0}, {50, 60});
    QCOMPARE(ends(drawn()).to, ConnectorEnd(background));
}

void TestConnectorTool::aMoveTestsTheTopmostShapesOnce()
{
    constexpr int count = 100;
    const CountingKind &kind = CountingKind::instance();
    Shape stacked(kind, {100, 100}, {60, 60});
    stacked.fill = Qt::white;
    const ShapeIds ids = m_bench->document.addShapes(QList<Shape>(count, stacked));
    const auto testsOfMove = [&](QPointF to) {
        const int before = kind.count;
        m_bench->move(to);
        return kind.count - before;
    };
    QVERIFY(testsOfMove({100, 100}) < 10);
    m_bench->press({0, 0});
    m_bench->move({50, 50});
    QVERIFY(testsOfMove({100, 100}) < 10);
    m_bench->release({100, 100});
    QCOMPARE(ends(drawn()), Connector(m_left, ids.last()));
}

// The outline of a shape may have very many points.
void TestConnectorTool::computesAnUnchangedOutlineOnce()
{
    const CountingKind &kind = CountingKind::instance();
    Shape large(kind, {0, 300}, {60, 60});
    large.fill = Qt::white;
    const ShapeId id = m_bench->document.addShape(large);
    m_bench->press({0, 300});
    m_bench->move({100, 400});
    const int beforeMoves = kind.count;
    for (int x = 101; x < 120; ++x)
        m_bench->move({double(x), 400});
    QCOMPARE(kind.count, beforeMoves);
    // A draft follows changes of the shape.
    m_bench->document.changeShapes({id}, [](Shape &shape) { shape.center = {0, 500}; });
    m_bench->move({100, 500});
    QCOMPARE(m_bench->overlay.state().draft->sceneOutline()[0], QList<QPointF>({{30, 500}, {100, 500}}));
    m_bench->release({100, 500});

    const ShapeId line = m_bench->document.connect(m_left, id);
    m_bench->use(ToolKind::Select);
    m_bench->pull({0, 0}, {60, 10});
    const int beforeDrag = kind.count;
    for (int x = 61; x < 80; ++x)
        m_bench->move({double(x), 10});
    QCOMPARE(kind.count, beforeDrag);
    m_bench->release({80, 10});
    const QList<QPointF> dragged = path(line);
    // A gesture can change the large shape, too.
    Gesture gesture(m_bench->document, QString());
    for (double y : {510.0, 500.0}) {
        Placement moved = m_bench->shape(id).placement();
        moved.center.setY(y);
        QVERIFY(gesture.place({id}, {moved}));
        QCOMPARE(path(line) == dragged, y == 500);
    }
}

void TestConnectorTool::escapeCancels()
{
    m_bench->pull({0, 0}, {100, 0});
    QVERIFY(m_bench->key(Qt::Key_Escape));
    m_bench->release({100, 0});
    QCOMPARE(m_bench->document.count(), 3);
    QCOMPARE(m_bench->stack().count(), 0);
    QVERIFY(!m_bench->overlay.state().draft);
    // The shape at the start of a draft can disappear.
    m_bench->pull({0, 0}, {100, 0});
    m_bench->document.removeShapes({m_left});
    m_bench->release({100, 0});
    QCOMPARE(m_bench->document.count(), 2);
}

// The shapes of another drawing may have the same ids.
void TestConnectorTool::anotherDrawingCancels()
{
    m_bench->click({0, 0});
    QVERIFY(m_bench->tool->isBusy());
    QVERIFY(m_bench->document.setData(m_bench->document.data()));
    QVERIFY(!m_bench->tool->isBusy());
    QVERIFY(!m_bench->overlay.state().draft);
}

void TestConnectorTool::enterDrawsInTheMiddle()
{
    QVERIFY(m_bench->key(Qt::Key_Return));
    QCOMPARE(m_bench->document.count(), 4);
    QVERIFY(!ends(drawn()).isBound());
    QCOMPARE(path(drawn()).last().x() - path(drawn()).first().x(), 100.0);
}

void TestConnectorTool::keysChooseTheShapeAtTheEnd()
{
    QSignalSpy finished(m_bench->tool.get(), &Tool::finished);
    m_bench->selection.set({m_left});
    QVERIFY(m_bench->key(Qt::Key_Right));
    QVERIFY(m_bench->overlay.state().hovered);
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_right});
    QCOMPARE(m_bench->overlay.state().draft->sceneOutline().value(0), QList<QPointF>({{10, 0}, {90, 0}}));
    QVERIFY(!m_bench->view.revealed.isEmpty());
    // Nothing is farther to the right.
    QVERIFY(m_bench->key(Qt::Key_Right));
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_right});
    QVERIFY(m_bench->key(Qt::Key_Up));
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_above});
    QVERIFY(m_bench->key(Qt::Key_Escape));
    QVERIFY(!m_bench->overlay.state().draft);
    QCOMPARE(finished.size(), 0);
    QVERIFY(m_bench->key(Qt::Key_Up));
    QVERIFY(m_bench->key(Qt::Key_Tab));
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_left});
    QVERIFY(m_bench->key(Qt::Key_Backtab, Qt::ShiftModifier));
    QVERIFY(m_bench->key(Qt::Key_Return));
    QCOMPARE(finished.size(), 1);
    // The first arrow key decides the side of the selected shape.
    QCOMPARE(ends(drawn()), Connector(ConnectorEnd(m_left, QPointF(0, -0.5)), m_above));
    QCOMPARE(m_bench->selection.ids(), ShapeIds({drawn()}));
    QCOMPARE(m_bench->stack().count(), 1);
    // End and Enter draw a loop.
    m_bench->selection.set({m_left});
    QVERIFY(m_bench->key(Qt::Key_End));
    QVERIFY(m_bench->key(Qt::Key_Enter));
    QCOMPARE(ends(drawn()), Connector(m_left, m_left));
}

void TestConnectorTool::keysMoveTheEndsOfAConnector()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right);
    m_bench->selection.set({id});
    m_bench->stack().clear();
    QVERIFY(m_bench->key(Qt::Key_Left));
    QVERIFY(m_bench->key(Qt::Key_Up));
    QCOMPARE(ends(id), Connector(m_left, m_right));
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_above});
    QVERIFY(m_bench->key(Qt::Key_Return));
    QCOMPARE(ends(id), Connector(m_left, m_above));
    QCOMPARE(m_bench->stack().undoText(), QStringLiteral("Move End"));
    QCOMPARE(m_bench->stack().count(), 1);
    // Home chooses the other end, and drops the choice for the first one.
    QVERIFY(m_bench->key(Qt::Key_Down));
    QVERIFY(m_bench->key(Qt::Key_Home));
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_left});
    QVERIFY(m_bench->key(Qt::Key_Right));
    QVERIFY(m_bench->key(Qt::Key_Return));
    QCOMPARE(ends(id), Connector(m_right, m_above));
    // A free end is at its point.
    m_bench->document.changeShapes({id}, [](Shape &shape) { shape.connector->to = QPointF(0, 200); });
    QVERIFY(m_bench->key(Qt::Key_Up));
    QVERIFY(m_bench->key(Qt::Key_Return));
    QCOMPARE(ends(id), Connector(m_right, m_left));
}

void TestConnectorTool::keysChooseNothingWithoutAShape()
{
    QVERIFY(!m_bench->key(Qt::Key_Right));
    m_bench->selection.set({m_left, m_right});
    QVERIFY(!m_bench->key(Qt::Key_Right));
    m_bench->selection.set({m_left});
    QVERIFY(!m_bench->key(Qt::Key_Right, Qt::ControlModifier));
    m_bench->context.settings.readOnly = true;
    QVERIFY(!m_bench->key(Qt::Key_Right));
    m_bench->context.settings.readOnly = false;
    // A choice ends with its shapes, and with a press.
    QVERIFY(m_bench->key(Qt::Key_Right));
    m_bench->document.removeShapes({m_right});
    QVERIFY(!m_bench->overlay.state().draft);
    QVERIFY(m_bench->key(Qt::Key_Up));
    m_bench->click({300, 300});
    m_bench->click({400, 300});
    QVERIFY(!ends(drawn()).isBound());
    // Hidden and locked shapes are no ends.
    m_bench->document.changeShapes({m_above}, [](Shape &shape) { shape.locked = true; });
    m_bench->selection.set({m_left});
    QVERIFY(m_bench->key(Qt::Key_Up));
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds{m_left});
}

void TestConnectorTool::theDraftHasTheLaneAndTheJumps()
{
    Document &document = m_bench->document;
    document.connect(m_left, m_right);
    document.addShape(Shape::connectorBetween(QPointF(50, -80), QPointF(50, 80)));
    for (ConnectorLine line : {ConnectorLine::StraightConnectors, ConnectorLine::OrthogonalConnectors}) {
        for (ConnectorJumps jumps : {ConnectorJumps::ArcJumps, ConnectorJumps::GapJumps}) {
            m_bench->context.settings.connectorLine = line;
            m_bench->context.settings.connectorJumps = jumps;
            m_bench->press({3, 2});
            m_bench->move({3, -96});
            QCOMPARE(m_bench->overlay.state().draft->connector->laneCount, 1);
            m_bench->move({95, 4});
            QVERIFY(m_bench->overlay.state().draft);
            const Shape draft = *m_bench->overlay.state().draft;
            QCOMPARE(draft.connector->laneCount, 2);
            m_bench->release({95, 4});
            const Shape &dropped = m_bench->shape(drawn());
            QCOMPARE(draft.sceneOutline(), dropped.sceneOutline());
            QCOMPARE(draft.connector->gaps, dropped.connector->gaps);
            QCOMPARE(draft.connector->gaps.isEmpty(), jumps == ConnectorJumps::ArcJumps);
            QVERIFY(draft.connector->line != path(drawn()) || jumps == ConnectorJumps::GapJumps);
            m_bench->stack().undo();
        }
    }
}

void TestConnectorTool::joinsTheGroupOfItsShapes()
{
    const GroupId group = m_bench->document.group({m_left, m_right});
    m_bench->drag({0, 0}, {100, 0});
    const ShapeId inside = m_bench->selection.ids().first();
    QCOMPARE(m_bench->shape(inside).group, group);
    m_bench->drag({0, 0}, {0, -100});
    QCOMPARE(m_bench->shape(m_bench->selection.ids().first()).group, GroupId());
}

void TestConnectorTool::draggingAnEndConnectsItElsewhere()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right);
    m_bench->use(ToolKind::Select);
    m_bench->selection.set({id});
    QCOMPARE(m_bench->overlay.state().line->points, QList<QPointF>({{10, 0}, {90, 0}}));
    QVERIFY(!m_bench->overlay.state().frame);
    m_bench->move({91, 1});
    QCOMPARE(m_bench->overlay.state().hoveredPoint, std::optional<qsizetype>(1));
    m_bench->pull({90, 0}, {2, -98});
    QCOMPARE(m_bench->overlay.state().hovered->shapes, ShapeIds({m_above}));
    QCOMPARE(path(id), QList<QPointF>({{0, -10}, {0, -90}}));
    m_bench->release({2, -98});
    QCOMPARE(ends(id), Connector(m_left, m_above));
    QCOMPARE(m_bench->stack().count(), 2);
    m_bench->stack().undo();
    QCOMPARE(ends(id), Connector(m_left, m_right));
    QCOMPARE(path(id), QList<QPointF>({{10, 0}, {90, 0}}));
}

void TestConnectorTool::draggingAnEndKeepsTheOther()
{
    const ShapeId id = m_bench->document.connect({m_left, {0.5, 0.5}}, m_right);
    m_bench->use(ToolKind::Select);
    m_bench->selection.set({id});
    // The other end lies on a shape that is on top by now.
    m_bench->document.addShape(square(10, 10, 30));
    m_bench->selection.set({id});
    m_bench->drag(path(id).last(), {60, 70});
    QCOMPARE(ends(id), Connector({m_left, {0.5, 0.5}}, QPointF(60, 70)));
    m_bench->drag({60, 70}, {100, 0});
    QCOMPARE(ends(id), Connector({m_left, {0.5, 0.5}}, m_right));
}

void TestConnectorTool::aFixedPointStaysFixedWithinItsShape()
{
    const ShapeId id = m_bench->document.connect({m_left, {0.25, 0.25}}, m_right);
    m_bench->use(ToolKind::Select);
    m_bench->selection.set({id});
    m_bench->drag({5, 5}, {-5, 0});
    QCOMPARE(ends(id), Connector({m_left, {-0.25, 0}}, m_right));
    m_bench->drag({-5, 0}, {2, -98});
    QCOMPARE(ends(id), Connector(m_above, m_right));
    m_bench->drag(path(id).first(), {-5, 0});
    QCOMPARE(ends(id), Connector(m_left, m_right));
}

void TestConnectorTool::escapeReturnsTheEnd()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right);
    m_bench->stack().clear();
    m_bench->use(ToolKind::Select);
    m_bench->selection.set({id});
    m_bench->pull({90, 0}, {2, -98});
    QVERIFY(m_bench->key(Qt::Key_Escape));
    m_bench->release({2, -98});
    QCOMPARE(ends(id), Connector(m_left, m_right));
    QCOMPARE(path(id), QList<QPointF>({{10, 0}, {90, 0}}));
    QCOMPARE(m_bench->stack().count(), 0);
}

void TestConnectorTool::aBoundConnectorStays()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right),
                  free = m_bench->document.connect(m_left, QPointF(50, 80));
    m_bench->stack().clear();
    m_bench->use(ToolKind::Select);
    m_bench->drag({50, 0}, {70, 50});
    QCOMPARE(m_bench->selection.ids(), ShapeIds({id}));
    QCOMPARE(m_bench->stack().count(), 0);
    m_bench->drag(path(free)[0] * 0.5 + path(free)[1] * 0.5,
                  path(free)[0] * 0.5 + path(free)[1] * 0.5 + QPointF(20, 30));
    QCOMPARE(ends(free), Connector(m_left, QPointF(70, 110)));
    QCOMPARE(m_bench->stack().count(), 1);
}

void TestConnectorTool::aBoundConnectorSaysWhyItStays()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right);
    m_bench->use(ToolKind::Select);
    const auto isExplained = [&] { return m_bench->tool->hint().contains(QStringLiteral("moves with its shapes")); };
    m_bench->move({50, 0});
    QVERIFY(isExplained());
    m_bench->pull({50, 0}, {60, 40});
    QVERIFY(isExplained());
    m_bench->release({60, 40});
    m_bench->move({50, 0});
    QVERIFY(isExplained());
    QCOMPARE(m_bench->view.lastCursor.shape(), Qt::ArrowCursor);
    // Together with a shape, the connector can be dragged.
    m_bench->selection.set({id, m_left});
    m_bench->move({50, 1});
    QVERIFY(!isExplained());
    QCOMPARE(m_bench->view.lastCursor.shape(), Qt::SizeAllCursor);
    m_bench->move({100, 0});
    QVERIFY(!isExplained());
}

void TestConnectorTool::dragsOfShapesTakeConnectorsAlong()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right), up = m_bench->document.connect(m_left, m_above);
    m_bench->stack().clear();
    const DocumentData before = m_bench->document.data();
    m_bench->use(ToolKind::Select);
    m_bench->pull({0, 3}, {100, 103});
    QCOMPARE(path(id), QList<QPointF>({{100, 90}, {100, 10}}));
    QCOMPARE(path(up).size(), 2);
    QVERIFY(m_bench->key(Qt::Key_Escape));
    m_bench->release({100, 103});
    QVERIFY(m_bench->document.data() == before);
    QCOMPARE(path(id), QList<QPointF>({{10, 0}, {90, 0}}));
    m_bench->drag({0, 3}, {100, 103});
    QCOMPARE(m_bench->stack().count(), 1);
    QCOMPARE(path(id), QList<QPointF>({{100, 90}, {100, 10}}));
    m_bench->stack().undo();
    QCOMPARE(path(id), QList<QPointF>({{10, 0}, {90, 0}}));
    QCOMPARE(m_bench->selection.ids(), ShapeIds({m_left}));
}

void TestConnectorTool::nudgesTakeConnectorsAlong()
{
    const ShapeId id = m_bench->document.connect(m_left, QPointF(0, 80));
    m_bench->use(ToolKind::Select);
    m_bench->selection.set({m_left, id});
    QVERIFY(m_bench->key(Qt::Key_Right));
    QVERIFY(m_bench->key(Qt::Key_Right));
    const double step = m_bench->shape(m_left).center.x();
    QVERIFY(step > 0);
    QCOMPARE(path(id), QList<QPointF>({{step, 10}, {step, 80}}));
}

void TestConnectorTool::hasNoVertices()
{
    const ShapeId id = m_bench->document.connect(m_left, m_right);
    m_bench->use(ToolKind::Select);
    m_bench->selection.set({id});
    QSignalSpy text(m_bench->tool.get(), SIGNAL(textWanted(Trammel::ShapeId)));
    QVERIFY(m_bench->key(Qt::Key_Return));
    QCOMPARE(text.size(), 1);
}

TRAMMEL_WIDGET_TEST(TestConnectorTool)
#include "tst_connectortool.moc"
