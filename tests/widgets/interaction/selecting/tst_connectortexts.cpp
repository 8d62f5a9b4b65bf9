#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"

using namespace Trammel;

namespace {

/// A vertical connector with a text that is much wider than the line.
struct ConnectorBench : TextBench
{
    ConnectorBench()
    {
        Shape connector = Shape::connectorBetween(QPointF(0, -250), QPointF(0, -100));
        connector.text = QStringLiteral("wide text");
        connector.textStyle.edit([](TextStyle &style) { style.wrap = false; });
        line = document().addShape(connector);
        document().undoStack()->clear();
        editor->selection()->clear();
    }

    ShapeId line;
};

/// Points on the text, and just outside of it.
constexpr QPointF OnText(-25, -175), BesideText(-60, -175), AboveText(-25, -200);

} // namespace

/// Tests clicks on the text of a connector.
class TestConnectorTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clickSelects();
    void doubleClickEdits();
    void shapesAboveCoverIt();
    void textIsFoundAtItsPlace();
    void withoutTextOnlyTheLine();
    void lockedAndHidden();
    void bandsIgnoreTheText();
};

void TestConnectorTexts::clickSelects()
{
    ConnectorBench bench;
    bench.click(OnText);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.line});
    for (QPointF outside : {BesideText, AboveText}) {
        bench.click(outside);
        QVERIFY(bench.editor->selection()->isEmpty());
    }
    bench.click({0, -120});
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.line});
}

void TestConnectorTexts::doubleClickEdits()
{
    ConnectorBench bench;
    bench.doubleClick(OnText);
    QCOMPARE(bench.editor->editedText(), bench.line);
    bench.type(QStringLiteral("other"));
    bench.click({250, -200});
    QCOMPARE(bench.document().find(bench.line)->text, QStringLiteral("other"));
}

void TestConnectorTexts::shapesAboveCoverIt()
{
    ConnectorBench bench;
    Shape box = Shape::rectangle(OnText, {60, 40});
    box.fill = Qt::yellow;
    const ShapeId above = bench.document().addShape(box);
    bench.click(OnText);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{above});
    QVERIFY(bench.document().reorderBelow({above}, bench.line));
    bench.click(OnText);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.line});
}

void TestConnectorTexts::textIsFoundAtItsPlace()
{
    ConnectorBench bench;
    QCOMPARE(bench.document().shapesAt(OnText, 0), ShapeIds{bench.line});
    QCOMPARE(bench.document().shapeAt(OnText, 0), bench.line);
    QVERIFY(bench.document().shapesAt(BesideText, 0).isEmpty());
    // The text moves with its line.
    Shape moved = *bench.document().find(bench.line);
    moved.connector->to.point = {400, -250};
    bench.document().changeShape(bench.line, moved);
    QVERIFY(bench.document().shapesAt(OnText, 0).isEmpty());
    QCOMPARE(bench.document().shapesAt({175, -245}, 0), ShapeIds{bench.line});
}

void TestConnectorTexts::withoutTextOnlyTheLine()
{
    ConnectorBench bench;
    bench.document().changeShapes({bench.line}, [](Shape &shape) { shape.text.clear(); });
    QVERIFY(bench.document().shapesAt(OnText, 4).isEmpty());
    QCOMPARE(bench.document().shapesAt({0, -175}, 4), ShapeIds{bench.line});
}

void TestConnectorTexts::lockedAndHidden()
{
    ConnectorBench bench;
    bench.document().changeShapes({bench.line}, [](Shape &shape) { shape.locked = true; });
    QVERIFY(bench.document().shapesAt(OnText, 4).isEmpty());
    QCOMPARE(bench.document().shapesAt(OnText, 4, true), ShapeIds{bench.line});
    bench.document().changeShapes({bench.line}, [](Shape &shape) { shape.hidden = true; });
    QVERIFY(bench.document().shapesAt(OnText, 4, true).isEmpty());
}

// A rubber band selects by the line, so that the size of the font does not matter.
void TestConnectorTexts::bandsIgnoreTheText()
{
    ConnectorBench bench;
    bench.drag(BesideText + QPointF(0, 30), OnText - QPointF(5, 10));
    QVERIFY(bench.editor->selection()->isEmpty());
    bench.drag(BesideText + QPointF(0, 30), {10, -200});
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.line});
}

TRAMMEL_WIDGET_TEST(TestConnectorTexts)
#include "tst_connectortexts.moc"
