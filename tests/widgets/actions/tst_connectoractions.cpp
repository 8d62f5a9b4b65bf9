#include "tests/widgets/editorbench.h"

#include "tests/testprogram.h"
#include <trammel/picture.h>

#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

constexpr Action lineActions[] = {Action::StraightConnectors, Action::OrthogonalConnectors, Action::RoundedConnectors,
                                  Action::CurvedConnectors, Action::PolylineConnectors};

} // namespace

/// Tests the actions that choose the line of connectors.
class TestConnectorActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void changeTheSelectedConnectors();
    void setTheLineOfNewConnectors();
    void setTheJumpsOfNewConnectors();
    void showTheLineOfTheSelection();
    void keepTheRadiusOfRoundBends();
    void areInTheContextMenuOfConnectors();
    void aReadOnlyEditorHasNone();
    void unknownLinesAreRefused();
    void svgHasTheTextHalfwayAlongThePath();
    void turnTheTexts();

private:
    const Shape &shape(ShapeId id) const { return *m_bench->document().find(id); }
    /// The numbers of the checked actions among lineActions.
    QList<int> checked() const
    {
        QList<int> numbers;
        for (int i = 0; i < 3; ++i) {
            if (m_bench->editor->action(lineActions[i])->isChecked())
                numbers.append(i);
        }
        return numbers;
    }

    std::unique_ptr<EditorBench> m_bench;
    ShapeId m_left;
    ShapeId m_right;
    ShapeId m_connector;
};

void TestConnectorActions::init()
{
    m_bench = std::make_unique<EditorBench>();
    Shape box = Shape::rectangle({0, 0}, {60, 40});
    box.fill = Qt::yellow;
    m_left = m_bench->document().addShape(box);
    box.center = {200, 100};
    m_right = m_bench->document().addShape(box);
    m_connector = m_bench->document().connect(m_left, m_right);
}

void TestConnectorActions::changeTheSelectedConnectors()
{
    m_bench->editor->selection()->set({m_connector, m_left});
    const DocumentData before = m_bench->document().data();
    const int steps = m_bench->steps();
    m_bench->key(Qt::Key_O, Qt::ShiftModifier);
    QCOMPARE(m_bench->steps(), steps + 1);
    QCOMPARE(m_bench->document().undoStack()->undoText(), QStringLiteral("Change Route"));
    QCOMPARE(shape(m_connector).connector->route, ConnectorRoute::Orthogonal);
    QCOMPARE(shape(m_connector).cornerRadius, 0.0);
    QVERIFY(shape(m_left) == *before.shapes.find(m_left));
    m_bench->key(Qt::Key_U, Qt::ShiftModifier);
    QVERIFY(shape(m_connector).cornerRadius > 0);
    m_bench->key(Qt::Key_I, Qt::ShiftModifier);
    QCOMPARE(shape(m_connector).connector->route, ConnectorRoute::Straight);
    m_bench->key(Qt::Key_W, Qt::ShiftModifier);
    QCOMPARE(shape(m_connector).connector->route, ConnectorRoute::Polyline);
    QVERIFY(m_bench->editor->action(Action::PolylineConnectors)->isChecked());
    QCOMPARE(m_bench->steps(), steps + 4);
    for (int i = 0; i < 4; ++i)
        m_bench->editor->undo();
    QVERIFY(m_bench->document().data() == before);
}

void TestConnectorActions::setTheLineOfNewConnectors()
{
    QSignalSpy told(m_bench->editor.get(), &ShapeEditor::connectorLineChanged);
    const int steps = m_bench->steps();
    m_bench->editor->selection()->set({});
    m_bench->editor->action(Action::RoundedConnectors)->trigger();
    QCOMPARE(m_bench->editor->connectorLine(), ShapeEditor::RoundedConnectors);
    QCOMPARE(told.count(), 1);
    QCOMPARE(m_bench->steps(), steps);
    QCOMPARE(shape(m_connector).connector->route, ConnectorRoute::Straight);
    // The tool, and the action that connects the selected shapes.
    m_bench->editor->setTool(ShapeEditor::Connector);
    m_bench->drag({0, 0}, {200, 100});
    const Shape &drawn = shape(m_bench->document().ids().last());
    QVERIFY(drawn.connector && drawn.connector->route == ConnectorRoute::Orthogonal && drawn.cornerRadius > 0);
    m_bench->editor->setTool(ShapeEditor::Select);
    m_bench->editor->selection()->set({m_right, m_left});
    m_bench->editor->action(Action::ConnectShapes)->trigger();
    const Shape &connected = shape(m_bench->document().ids().last());
    QVERIFY(connected.connector->from.shape == m_right && connected.connector->route == ConnectorRoute::Orthogonal);
}

void TestConnectorActions::setTheJumpsOfNewConnectors()
{
    ShapeEditor &editor = *m_bench->editor;
    QSignalSpy told(&editor, &ShapeEditor::connectorJumpsChanged);
    editor.selection()->set({});
    editor.action(Action::ArcLineJumps)->trigger();
    QCOMPARE(editor.connectorJumps(), ShapeEditor::ArcJumps);
    QCOMPARE(told.count(), 1);
    editor.setConnectorJumps(ShapeEditor::GapJumps);
    QVERIFY(editor.action(Action::GapLineJumps)->isChecked());
    // While a drawing tool is active, the selected connectors stay as they are.
    editor.selection()->set({m_connector});
    editor.setTool(ShapeEditor::Connector);
    editor.action(Action::ArcLineJumps)->trigger();
    QCOMPARE(shape(m_connector).connector->jumps, ShapeEditor::NoJumps);
    m_bench->drag({0, 0}, {200, 100});
    QCOMPARE(shape(m_bench->document().ids().last()).connector->jumps, ShapeEditor::ArcJumps);
}

void TestConnectorActions::showTheLineOfTheSelection()
{
    QCOMPARE(checked(), QList<int>{0});
    m_bench->editor->setConnectorLine(ShapeEditor::OrthogonalConnectors);
    QCOMPARE(checked(), QList<int>{1});
    m_bench->editor->selection()->set({m_connector});
    QCOMPARE(checked(), QList<int>{0});
    // Connectors with different lines.
    m_bench->editor->selection()->set({m_left, m_right});
    m_bench->editor->action(Action::ConnectShapes)->trigger();
    const ShapeId other = m_bench->document().ids().last();
    m_bench->editor->selection()->set({m_connector, other});
    QCOMPARE(checked(), QList<int>());
    m_bench->editor->action(Action::RoundedConnectors)->trigger();
    QCOMPARE(checked(), QList<int>{2});
    m_bench->editor->undo();
    m_bench->editor->selection()->set({m_connector, other});
    QCOMPARE(checked(), QList<int>());
}

void TestConnectorActions::keepTheRadiusOfRoundBends()
{
    m_bench->editor->selection()->set({m_connector});
    m_bench->editor->action(Action::RoundedConnectors)->trigger();
    m_bench->document().changeShapes({m_connector}, [](Shape &shape) { shape.cornerRadius = 3; });
    const int steps = m_bench->steps();
    m_bench->editor->action(Action::RoundedConnectors)->trigger();
    QCOMPARE(shape(m_connector).cornerRadius, 3.0);
    QCOMPARE(m_bench->steps(), steps);
}

void TestConnectorActions::areInTheContextMenuOfConnectors()
{
    const auto isThere = [&](ShapeId id) {
        m_bench->editor->selection()->set({id});
        const QPointF corner = toRect(m_bench->document().bounds({id})).topLeft();
        const std::unique_ptr<QMenu> menu(m_bench->editor->createContextMenu(m_bench->editor->mapFromScene(corner)));
        const QList<QMenu *> inner = menu->findChildren<QMenu *>();
        m_bench->editor->selection()->set({});
        return std::any_of(inner.begin(), inner.end(), [&](const QMenu *each) {
            return each->actions().contains(m_bench->editor->action(Action::RoundedConnectors));
        });
    };
    QVERIFY(isThere(m_connector));
    QVERIFY(!isThere(m_left));
}

void TestConnectorActions::aReadOnlyEditorHasNone()
{
    m_bench->editor->setReadOnly(true);
    for (Action action : lineActions)
        QVERIFY(!m_bench->editor->action(action)->isEnabled());
}

void TestConnectorActions::unknownLinesAreRefused()
{
    QSignalSpy told(m_bench->editor.get(), &ShapeEditor::connectorLineChanged);
    m_bench->editor->setConnectorLine(ConnectorLine(5));
    m_bench->editor->setConnectorLine(ConnectorLine(-1));
    m_bench->editor->setConnectorJumps(ConnectorJumps(3));
    m_bench->editor->setConnectorJumps(ConnectorJumps(-1));
    QCOMPARE(m_bench->editor->connectorJumps(), ShapeEditor::NoJumps);
    QCOMPARE(m_bench->editor->connectorLine(), ShapeEditor::StraightConnectors);
    QCOMPARE(told.count(), 0);
}

void TestConnectorActions::svgHasTheTextHalfwayAlongThePath()
{
    // Around a wall between the ends, far from the center of the frame.
    const ShapeId wall = m_bench->document().addShape(Shape::rectangle({100, 20}, {20, 300}));
    m_bench->document().changeShape(m_right, Shape::rectangle({200, 0}, {60, 40}));
    m_bench->document().changeShapes({m_connector}, [](Shape &shape) {
        shape.connector->route = ConnectorRoute::Orthogonal;
        shape.text = QStringLiteral("around");
    });
    const QString svg = QString::fromUtf8(toSvg(m_bench->document().data()));
    const QRegularExpression transform(QStringLiteral("<text transform=\"translate\\(([^ ]+) ([^)]+)\\)"));
    const QRegularExpressionMatch match = transform.match(svg);
    QVERIFY2(match.hasMatch(), qPrintable(svg));
    // The path leads above the wall.
    const Aabb2 bounds = shape(wall).sceneBounds();
    QVERIFY(std::abs(match.captured(1).toDouble() - bounds.center()[0]) < 1e-6);
    QVERIFY(std::abs(match.captured(2).toDouble() - (bounds.min[1] - 16)) < 1);
}

void TestConnectorActions::turnTheTexts()
{
    QAction &along = *m_bench->editor->action(Action::TextAlongConnector);
    m_bench->editor->selection()->set({m_connector, m_left});
    // There is no text yet.
    QVERIFY(!along.isEnabled());
    m_bench->document().changeShapes({m_connector}, [](Shape &changed) {
        changed.text = QStringLiteral("text");
        changed.connector->furtherTexts = {{QStringLiteral("1"), {0.25, 10}}};
    });
    QVERIFY(along.isEnabled() && !along.isChecked());
    const DocumentData before = m_bench->document().data();
    along.trigger();
    QVERIFY(along.isChecked());
    QVERIFY(shape(m_connector).connector->label.isAlong);
    QVERIFY(shape(m_connector).connector->furtherTexts[0].label.isAlong);
    QVERIFY(shape(m_left) == *before.shapes.find(m_left));
    QVERIFY(toSvg(m_bench->document().data()).count("rotate(26.565") == 2);
    m_bench->editor->undo();
    QVERIFY(m_bench->document().data() == before);
    QVERIFY(!along.isChecked());
    m_bench->editor->setReadOnly(true);
    QVERIFY(!along.isEnabled());
}

TRAMMEL_WIDGET_TEST(TestConnectorActions)
#include "tst_connectoractions.moc"
