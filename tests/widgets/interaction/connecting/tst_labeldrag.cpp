#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/toolbench.h"

#include "widgets/interaction/tools/selecttool_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/textextent_p.h"

#include <limits>

using namespace Trammel;

namespace {

/// Two boxes, and a connector with a text between them, from (20, 0) to (380, 0).
struct Scene
{
    ToolBench bench;
    Document &document = bench.document;
    ShapeId left;
    ShapeId right;
    ShapeId connector;

    Scene()
    {
        left = document.addShape(box(0, 0));
        right = document.addShape(box(400, 0));
        Shape line = Shape::connectorBetween(left, right);
        line.text = QStringLiteral("label");
        connector = document.addShape(line);
    }

    ConnectorLabel label() const { return document.find(connector)->connector->label; }
    QPointF center() const { return textToScene(*document.find(connector)).map(QPointF()); }
    void setLabel(const ConnectorLabel &label)
    {
        document.changeShapes({connector}, [&](Shape &shape) { shape.connector->label = label; });
    }
};

} // namespace

/// Tests the place of the text of a connector, and moving it by the mouse.
class TestLabelDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLabelHasAPlace();
    void theNearestPlaceIsFound();
    void aDragMovesTheText();
    void itSnapsToTheLineAndToItsMiddle();
    void escapeRestoresThePlace();
    void clicksAndOtherDragsLeaveIt();
    void filesKeepThePlace();
    void refusesBadPlaces_data();
    void refusesBadPlaces();
    void theTextIsTypedAtItsPlace();
};

void TestLabelDrag::aLabelHasAPlace()
{
    Scene scene;
    QCOMPARE(scene.center(), QPointF(200, 0));
    scene.setLabel({0.25, 12});
    QCOMPARE(scene.center(), QPointF(110, 12));
    QVERIFY(scene.document.find(scene.connector)->paintedBounds().contains(QPointF(110, 12)));
    QCOMPARE(scene.document.shapeAt({110, 12}, 0), scene.connector);
    QVERIFY(scene.document.shapeAt({200, 12}, 0).isNull());
    // The text moves with the path, and the offset is on its right side.
    scene.document.changeShape(scene.right, box(0, 400));
    QCOMPARE(scene.center(), QPointF(-12, 110));
    scene.setLabel({1, 0});
    QCOMPARE(scene.center(), QPointF(0, 380));
    scene.document.undoStack()->undo();
    QCOMPARE(scene.center(), QPointF(-12, 110));
}

void TestLabelDrag::theNearestPlaceIsFound()
{
    const QList<QPointF> path{{0, 0}, {100, 0}, {100, 0}, {100, 300}};
    for (const ConnectorLabel label : {ConnectorLabel{0, 0}, {0.1, 5}, {0.2, -7}, {0.5, 0}, {0.75, 20}, {1, -3}}) {
        const ConnectorLabel found = labelNear(path, centerOfLabel(path, label));
        QVERIFY(std::abs(found.position - label.position) < 1e-12);
        QVERIFY(std::abs(found.offset - label.offset) < 1e-12);
    }
    // A path without a length has one place.
    QCOMPARE(centerOfLabel({{3, 4}, {3, 4}}, {0.7, 5}), QPointF(3, 4));
    QCOMPARE(labelNear({{3, 4}, {3, 4}}, {9, 9}), ConnectorLabel());
    QCOMPARE(centerOfLabel({}, {0.7, 5}), QPointF());
}

void TestLabelDrag::aDragMovesTheText()
{
    for (const bool isSelected : {false, true}) {
        Scene scene;
        scene.bench.selection.set(isSelected ? ShapeIds{scene.connector} : ShapeIds());
        scene.bench.move({202, 1});
        QCOMPARE(scene.bench.view.lastCursor.shape(), Qt::SizeAllCursor);
        QVERIFY(scene.bench.tool->hint().contains(QStringLiteral("text")));
        const int steps = scene.document.undoStack()->count();
        // The text follows the pointer by the same offset, wherever it is pressed.
        scene.bench.drag({202, 1}, {102, 31});
        QCOMPARE(scene.center(), QPointF(100, 30));
        QCOMPARE(scene.document.undoStack()->count(), steps + 1);
        QCOMPARE(scene.document.undoStack()->undoText(), QStringLiteral("Move Text"));
        QCOMPARE(scene.bench.selection.ids(), ShapeIds{scene.connector});
        scene.document.undoStack()->undo();
        QCOMPARE(scene.label(), ConnectorLabel());
    }
}

void TestLabelDrag::itSnapsToTheLineAndToItsMiddle()
{
    Scene scene;
    scene.bench.drag({200, 0}, {100, 4});
    QCOMPARE(scene.center(), QPointF(100, 0));
    scene.bench.drag({100, 0}, {197, 20});
    QCOMPARE(scene.label(), (ConnectorLabel{0.5, 20}));
    scene.bench.hold(Qt::ControlModifier);
    scene.bench.drag({200, 20}, {203, 3});
    QCOMPARE(scene.center(), QPointF(203, 3));
}

void TestLabelDrag::escapeRestoresThePlace()
{
    Scene scene;
    const int steps = scene.document.undoStack()->count();
    scene.bench.pull({200, 0}, {100, 30});
    QCOMPARE(scene.center(), QPointF(100, 30));
    scene.bench.key(Qt::Key_Escape);
    QCOMPARE(scene.label(), ConnectorLabel());
    QCOMPARE(scene.document.undoStack()->count(), steps);
}

void TestLabelDrag::clicksAndOtherDragsLeaveIt()
{
    Scene scene;
    const int steps = scene.document.undoStack()->count();
    scene.bench.click({200, 0});
    QCOMPARE(scene.bench.selection.ids(), ShapeIds{scene.connector});
    // Several selected shapes move together.
    scene.bench.selection.set({scene.left, scene.right, scene.connector});
    scene.bench.drag({200, 0}, {200, 50});
    QCOMPARE(scene.label(), ConnectorLabel());
    QCOMPARE(scene.document.find(scene.left)->center, QPointF(0, 50));
    scene.document.undoStack()->undo();
    scene.bench.context.settings.readOnly = true;
    scene.bench.selection.set({scene.connector});
    scene.bench.drag({200, 0}, {100, 30});
    QCOMPARE(scene.label(), ConnectorLabel());
    QCOMPARE(scene.document.undoStack()->index(), steps);
}

void TestLabelDrag::filesKeepThePlace()
{
    Scene scene;
    QVERIFY(!written(scene.document.data()).contains("\"label\":{"));
    scene.setLabel({0.125, -2.5});
    const QByteArray text = written(scene.document.data());
    QVERIFY(text.contains("\"label\":{\"offset\":-2.5,\"position\":0.125}"));
    DocumentData read;
    QVERIFY(readFrom(text, read));
    QCOMPARE(read.shapes.find(scene.connector)->connector->label, scene.label());
    QByteArray shorter = text;
    shorter.replace("\"offset\":-2.5,", "");
    QVERIFY(readFrom(shorter, read));
    QCOMPARE(read.shapes.find(scene.connector)->connector->label, (ConnectorLabel{0.125, 0}));
}

void TestLabelDrag::refusesBadPlaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("beyond the path") << QByteArray("{\"position\":1.5}");
    QTest::newRow("before the path") << QByteArray("{\"position\":-0.1}");
    QTest::newRow("far away") << QByteArray("{\"offset\":2e9}");
    QTest::newRow("a number") << QByteArray("0.5");
    QTest::newRow("a text") << QByteArray("{\"position\":\"middle\"}");
    QTest::newRow("another field") << QByteArray("{\"place\":0.5}");
    QTest::newRow("twice") << QByteArray("{\"position\":0.5,\"position\":0.5}");
    QTest::newRow("empty") << QByteArray("{}");
    QTest::newRow("null") << QByteArray("null");
}

void TestLabelDrag::refusesBadPlaces()
{
    QFETCH(QByteArray, text);
    Scene scene;
    scene.setLabel({0.125, -2.5});
    QByteArray bad = written(scene.document.data());
    bad.replace("{\"offset\":-2.5,\"position\":0.125}", text);
    DocumentData read;
    QVERIFY(!readFrom(bad, read));
    // So does a document.
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    for (const ConnectorLabel label : {ConnectorLabel{nan, 0}, {2, 0}, {0.5, nan}, {0.5, -1e300}}) {
        scene.setLabel(label);
        QVERIFY(!scene.document.errorString().isEmpty());
        QCOMPARE(scene.label(), (ConnectorLabel{0.125, -2.5}));
    }
}

void TestLabelDrag::theTextIsTypedAtItsPlace()
{
    EditorBench bench;
    const ShapeId left = bench.document().addShape(box(-200, 0)), right = bench.document().addShape(box(200, 0));
    Shape line = Shape::connectorBetween(left, right);
    line.text = QStringLiteral("label");
    line.connector->label = {0.25, 40};
    const ShapeId id = bench.document().addShape(line);
    const QPointF center = textToScene(*bench.document().find(id)).map(QPointF());
    QTest::mouseClick(&bench.viewport(), Qt::LeftButton, {}, bench.at(center));
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at(center));
    QCOMPARE(bench.editor->editedText(), id);
}

TRAMMEL_WIDGET_TEST(TestLabelDrag)
#include "tst_labeldrag.moc"
