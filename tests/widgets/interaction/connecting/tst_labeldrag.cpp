#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/toolbench.h"

#include "widgets/interaction/tools/selecttool_p.h"
#include "widgets/model/shape/connectorpath_p.h"
#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textlayout_p.h"
#include "widgets/panels/search/shapesearch_p.h"
#include <trammel/picture.h>

#include <limits>

using namespace Trammel;

namespace {

/// Two boxes, and a connector with a text between them, from (20, 0) to (380, 0).
struct LabelScene
{
    ToolBench bench;
    Document &document = bench.document;
    ShapeId left;
    ShapeId right;
    ShapeId connector;

    LabelScene()
    {
        left = document.addShape(box(0, 0));
        right = document.addShape(box(400, 0));
        Shape line = Shape::connectorBetween(left, right);
        line.text = QStringLiteral("label");
        connector = document.addShape(line);
    }

    ConnectorLabel label() const { return document.find(connector)->connector->label; }
    /// The center of a text, by its index.
    QPointF center(qsizetype index = 0) const { return textToScene(*document.find(connector), index).map(QPointF()); }
    void addText(const QString &text, const ConnectorLabel &place)
    {
        document.changeShapes({connector}, [&](Shape &shape) { shape.connector->furtherTexts.append({text, place}); });
    }
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
    void severalTextsMoveSeparately();
    void textsRunAlongThePath();
    void theyKeepOffTheShapes();
    void flippingMovesThemToTheOtherSide();
    void movingAShapeBreaksNoLines();
    void doubleClicksAddTexts();
    void anEmptyTextIsRemoved();
    void textsCanBeRemovedWhileOneIsTyped();
    void filesKeepSeveralTexts();
    void refusesBadTexts_data();
    void refusesBadTexts();
    void searchesAndPicturesContainThem();
};

void TestLabelDrag::aLabelHasAPlace()
{
    LabelScene scene;
    QCOMPARE(scene.center(), QPointF(200, 0));
    scene.setLabel({0.25, 12});
    QCOMPARE(scene.center(), QPointF(110, 12));
    QVERIFY(scene.document.find(scene.connector)->paintedBounds().contains(QPointF(110, 12)));
    QCOMPARE(scene.document.shapeAt({110, 12}, 0), scene.connector);
    QVERIFY(scene.document.shapeAt({200, 12}, 0).isNull());
    // The text moves with the path, and the offset is on its right side.
    scene.document.changeShape(scene.right, box(0, 400));
    QCOMPARE(scene.center(), QPointF(-12, 110));
    scene.setLabel({0.75, 0});
    QCOMPARE(scene.center(), QPointF(0, 290));
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
        LabelScene scene;
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
    LabelScene scene;
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
    LabelScene scene;
    const int steps = scene.document.undoStack()->count();
    scene.bench.pull({200, 0}, {100, 30});
    QCOMPARE(scene.center(), QPointF(100, 30));
    scene.bench.key(Qt::Key_Escape);
    QCOMPARE(scene.label(), ConnectorLabel());
    QCOMPARE(scene.document.undoStack()->count(), steps);
}

void TestLabelDrag::clicksAndOtherDragsLeaveIt()
{
    LabelScene scene;
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
    LabelScene scene;
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
    LabelScene scene;
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

void TestLabelDrag::severalTextsMoveSeparately()
{
    LabelScene scene;
    scene.addText(QStringLiteral("1"), {0.25, 30});
    scene.addText(QStringLiteral("n"), {0.75, -30});
    QCOMPARE(scene.center(1), QPointF(110, 30));
    QCOMPARE(scene.center(2), QPointF(290, -30));
    // Texts are hit apart from the path, too.
    scene.bench.click({110, 30});
    QCOMPARE(scene.bench.selection.ids(), ShapeIds{scene.connector});
    scene.bench.drag({110, 30}, {150, 50});
    QCOMPARE(scene.center(1), QPointF(150, 50));
    QCOMPARE(scene.center(0), QPointF(200, 0));
    QCOMPARE(scene.center(2), QPointF(290, -30));
    scene.bench.drag({200, 0}, {230, -40});
    QCOMPARE(scene.center(0), QPointF(230, -40));
    scene.document.undoStack()->undo();
    scene.document.undoStack()->undo();
    QCOMPARE(scene.center(1), QPointF(110, 30));
    // Where texts overlap, the last one is dragged.
    scene.setLabel({0.75, -30});
    scene.bench.drag({290, -30}, {290, 70});
    QCOMPARE(scene.center(2), QPointF(290, 70));
    QCOMPARE(scene.center(0), QPointF(290, -30));
}

void TestLabelDrag::textsRunAlongThePath()
{
    struct Case
    {
        QPointF to;
        double degrees;
    };
    // Never upside down, and on a vertical path from its top.
    for (const Case &each :
         {Case{{400, 400}, 45}, {{-400, 400}, -45}, {{0, 400}, 90}, {{0, -400}, 90}, {{-400, 0}, 0}}) {
        Document document;
        Shape line = Shape::connectorBetween(QPointF(), each.to);
        line.text = QStringLiteral("along");
        line.connector->label.isAlong = true;
        const ShapeId id = document.addShape(line);
        const QTransform toScene = textToScene(*document.find(id));
        QVERIFY(qAbs(degreesFromAxis(toScene.map(QPointF(1, 0)) - toScene.map(QPointF()))
                     - (each.degrees < 0 ? each.degrees + 360 : each.degrees))
                < 1e-9);
        // The long text is hit along the path, and not away from it.
        const QPointF along = toScene.map(QPointF(18, 0)), across = toScene.map(QPointF(0, 18));
        QVERIFY(labelAt(*document.find(id), along));
        QVERIFY(!labelAt(*document.find(id), across));
    }
}

void TestLabelDrag::theyKeepOffTheShapes()
{
    for (const bool isAlong : {false, true}) {
        for (const QPointF to : {QPointF(400, 0), {300, 250}, {0, 300}, {-250, -400}}) {
            for (const double position : {0.0, 0.1, 0.9, 1.0}) {
                for (const double offset : {0.0, 12.0, -60.0}) {
                    LabelScene scene;
                    scene.document.placeShapes({scene.right}, {{to, {40, 40}}});
                    scene.setLabel({position, offset, isAlong});
                    const Shape &shape = *scene.document.find(scene.connector);
                    const Aabb2 text = textExtent(shape).expanded(-1e-9);
                    for (ShapeId end : {scene.left, scene.right})
                        QVERIFY(!text.overlaps(scene.document.find(end)->sceneBounds()));
                    // The text is displaced along the path only as far as it must be.
                    QCOMPARE(scene.label().position, position);
                    scene.setLabel({0.5, offset, isAlong});
                    QCOMPARE(scene.center(), centerOfLabel(shape.sceneOutline().value(0), scene.label()));
                }
            }
        }
    }
    // A text follows when a shape grows toward it, and returns.
    LabelScene scene;
    scene.setLabel({0.125, 0});
    const QPointF before = scene.center();
    scene.document.placeShapes({scene.left}, {{{0, 0}, {200, 40}}});
    QVERIFY(scene.center().x() > 100);
    scene.document.undoStack()->undo();
    QCOMPARE(scene.center(), before);
    // Without room, it stays.
    scene.document.placeShapes({scene.right}, {{{45, 0}, {40, 40}}});
    QCOMPARE(scene.center(), QPointF(20 + 0.125 * 5, 0));
}

void TestLabelDrag::flippingMovesThemToTheOtherSide()
{
    for (const bool isHorizontal : {false, true}) {
        Document document;
        Shape line = Shape::connectorBetween(QPointF(0, 0), QPointF(100, 60));
        line.text = QStringLiteral("label");
        line.connector->label = {0.25, 30};
        line.connector->furtherTexts = {{QStringLiteral("1"), {0.75, -20}}};
        const ShapeId id = document.addShape(line);
        const auto center = [&](qsizetype i) { return textToScene(*document.find(id), i).map(QPointF()); };
        const QPointF first = center(0), second = center(1);
        const auto mirrored = [&](QPointF point) {
            return isHorizontal ? QPointF(100 - point.x(), point.y()) : QPointF(point.x(), 60 - point.y());
        };
        Placement placement = document.find(id)->placement();
        (isHorizontal ? placement.mirroredX : placement.mirroredY) = true;
        document.placeShapes({id}, {placement});
        QVERIFY(length(center(0) - mirrored(first)) < 1e-9);
        QVERIFY(length(center(1) - mirrored(second)) < 1e-9);
        document.undoStack()->undo();
        QCOMPARE(center(0), first);
        // Both mirrorings together are a rotation.
        placement = document.find(id)->placement();
        placement.mirroredX = placement.mirroredY = true;
        document.placeShapes({id}, {placement});
        QVERIFY(length(center(0) - (QPointF(100, 60) - first)) < 1e-9);
    }
}

void TestLabelDrag::movingAShapeBreaksNoLines()
{
    LabelScene scene;
    scene.document.changeShapes({scene.connector},
                                [](Shape &shape) { shape.text = QStringLiteral("a text of several words"); });
    const QSizeF size = TextLayout(*scene.document.find(scene.connector)).size();
    // Level, vertical, and short.
    for (const QPointF center : {QPointF(0, 400), QPointF(70, 0)}) {
        scene.document.placeShapes({scene.right}, {{center, {40, 40}}});
        QCOMPARE(TextLayout(*scene.document.find(scene.connector)).size(), size);
    }
}

void TestLabelDrag::doubleClicksAddTexts()
{
    EditorBench bench;
    Document &document = bench.document();
    const ShapeId left = document.addShape(box(-200, 0)), right = document.addShape(box(200, 0));
    const ShapeId id = document.addShape(Shape::connectorBetween(left, right));
    const auto doubleClick = [&](QPointF place) {
        QTest::mouseClick(&bench.viewport(), Qt::LeftButton, {}, bench.at(place));
        QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at(place));
    };
    const auto connector = [&] { return std::as_const(*document.find(id)).connector; };
    doubleClick({30, 0});
    QCOMPARE(bench.editor->editedText(), id);
    QTest::keyClicks(&bench.canvas(), QStringLiteral("middle"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(document.find(id)->text, QStringLiteral("middle"));
    QCOMPARE(connector()->label, ConnectorLabel());
    doubleClick({-140, 0});
    QTest::keyClicks(&bench.canvas(), QStringLiteral("1"));
    bench.key(Qt::Key_Escape);
    doubleClick({140, 0});
    QTest::keyClicks(&bench.canvas(), QStringLiteral("n"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(connector()->furtherTexts.size(), 2);
    QCOMPARE(connector()->furtherTexts[0].text, QStringLiteral("1"));
    QCOMPARE(connector()->furtherTexts[0].label, (ConnectorLabel{40.0 / 360, 0}));
    QCOMPARE(connector()->furtherTexts[1].text, QStringLiteral("n"));
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Edit Text"));
    // A double click on a text edits it.
    doubleClick(textToScene(*document.find(id), 1).map(QPointF()));
    QCOMPARE(bench.editor->editedText(), id);
    bench.key(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&bench.canvas(), QStringLiteral("0..1"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(connector()->furtherTexts[0].text, QStringLiteral("0..1"));
    QCOMPARE(document.find(id)->text, QStringLiteral("middle"));
    // No text, no step.
    const int steps = document.undoStack()->count();
    doubleClick({80, 0});
    bench.key(Qt::Key_Escape);
    QCOMPARE(document.undoStack()->count(), steps);
    QCOMPARE(connector()->furtherTexts.size(), 2);
}

void TestLabelDrag::anEmptyTextIsRemoved()
{
    EditorBench bench;
    Document &document = bench.document();
    Shape line = Shape::connectorBetween(QPointF(-200, 0), QPointF(200, 0));
    line.connector->furtherTexts = {{QStringLiteral("first"), {0.25, 0}}, {QStringLiteral("second"), {0.75, 0}}};
    const ShapeId id = document.addShape(line);
    QTest::mouseClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({-100, 0}));
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({-100, 0}));
    bench.key(Qt::Key_Delete);
    bench.key(Qt::Key_Escape);
    QCOMPARE(std::as_const(*document.find(id)).connector->furtherTexts.size(), 1);
    QCOMPARE(textAt(*document.find(id), 1), QStringLiteral("second"));
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Delete Text"));
    document.undoStack()->undo();
    QCOMPARE(textAt(*document.find(id), 1), QStringLiteral("first"));
}

void TestLabelDrag::textsCanBeRemovedWhileOneIsTyped()
{
    EditorBench bench;
    Document &document = bench.document();
    Shape line = Shape::connectorBetween(QPointF(-200, 0), QPointF(200, 0));
    line.text = QStringLiteral("middle");
    line.connector->furtherTexts = {{QStringLiteral("first"), {0.25, 60}}, {QStringLiteral("second"), {0.75, 60}}};
    const ShapeId id = document.addShape(line);
    QTest::mouseClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({-120, 0}));
    QTest::mouseDClick(&bench.viewport(), Qt::LeftButton, {}, bench.at({-120, 0}));
    QTest::keyClicks(&bench.canvas(), QStringLiteral("n"));
    document.changeShapes({id}, [](Shape &shape) { shape.connector->furtherTexts.clear(); });
    QCOMPARE(bench.editor->editedText(), id);
    QTest::keyClicks(&bench.canvas(), QStringLiteral("ew"));
    // Writing the text several times adds it once.
    for (int i = 0; i < 2; ++i) {
        bench.editor->action(ShapeEditor::Action::Bold)->trigger();
        QTest::keyClicks(&bench.canvas(), QStringLiteral("!"));
    }
    bench.key(Qt::Key_Escape);
    QCOMPARE(allTexts(*document.find(id)), QStringLiteral("middle\nnew!!"));
}

void TestLabelDrag::filesKeepSeveralTexts()
{
    LabelScene scene;
    scene.addText(QStringLiteral("1..*"), {0.125, 8});
    scene.addText(QStringLiteral("\u00e4 \"b\""), {0.75, -2.5, true});
    const QByteArray text = written(scene.document.data());
    QVERIFY(text.contains("\"furtherTexts\":[{\"offset\":8,\"position\":0.125,\"text\":\"1..*\"},"
                          "{\"along\":true,\"offset\":-2.5,\"position\":0.75,\"text\":"));
    DocumentData read;
    QVERIFY(readFrom(text, read));
    QVERIFY(*read.shapes.find(scene.connector) == *scene.document.find(scene.connector));
    QCOMPARE(written(read), text);
}

void TestLabelDrag::refusesBadTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no list") << QByteArray("{\"text\":\"1\"}");
    QTest::newRow("a text") << QByteArray("[\"1\"]");
    QTest::newRow("without text") << QByteArray("[{\"position\":0.5}]");
    QTest::newRow("empty text") << QByteArray("[{\"text\":\"\"}]");
    QTest::newRow("twice") << QByteArray("[{\"text\":\"1\",\"text\":\"2\"}]");
    QTest::newRow("beyond the path") << QByteArray("[{\"position\":1.5,\"text\":\"1\"}]");
    QTest::newRow("along a number") << QByteArray("[{\"along\":1,\"text\":\"1\"}]");
    QTest::newRow("another field") << QByteArray("[{\"size\":1,\"text\":\"1\"}]");
    QTest::newRow("too many") << '[' + QByteArray("{\"text\":\"1\"},").repeated(Connector::LargestTextCount)
            + "{\"text\":\"1\"}]";
}

void TestLabelDrag::refusesBadTexts()
{
    QFETCH(QByteArray, text);
    LabelScene scene;
    scene.addText(QStringLiteral("1"), {0.125, 8});
    QByteArray bad = written(scene.document.data());
    const QByteArray sound = "[{\"offset\":8,\"position\":0.125,\"text\":\"1\"}]";
    QVERIFY(bad.contains(sound));
    bad.replace(sound, text);
    DocumentData read;
    QVERIFY(!readFrom(bad, read));
    // So does a document.
    scene.document.changeShapes({scene.connector}, [](Shape &shape) {
        shape.connector->furtherTexts =
            QList<ConnectorText>(Connector::LargestTextCount + 1, {QStringLiteral("1"), {0.5, 0}});
    });
    QVERIFY(scene.document.errorString().contains(QStringLiteral("64")));
    QCOMPARE(std::as_const(*scene.document.find(scene.connector)).connector->furtherTexts.size(), 1);
}

void TestLabelDrag::searchesAndPicturesContainThem()
{
    LabelScene scene;
    scene.addText(QStringLiteral("multiplicity"), {0.75, 90, true});
    const Shape &shape = *scene.document.find(scene.connector);
    QVERIFY(ShapeSearch(QStringLiteral("multi")).matches(shape));
    QVERIFY(shape.paintedBounds().contains(textExtent(shape, 1)));
    const QByteArray svg = toSvg(scene.document.data());
    QVERIFY(svg.contains(">multiplicity<"));
    QVERIFY(svg.contains(">label<"));
    // Pixels of the text on the canvas, at a place that nothing else reaches.
    EditorBench bench;
    bench.editor->setDocument(&scene.document);
    const auto darkest = [&] {
        const QImage image = bench.viewport().grab(QRect(bench.at({290, 90}) - QPoint(20, 8), QSize(40, 16))).toImage();
        int least = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                least = std::min(least, qGray(image.pixel(x, y)));
        }
        return least;
    };
    QVERIFY(darkest() < 128);
    scene.document.changeShapes({scene.connector}, [](Shape &changed) { changed.connector->furtherTexts.clear(); });
    QVERIFY(darkest() > 200);
}

TRAMMEL_WIDGET_TEST(TestLabelDrag)
#include "tst_labeldrag.moc"
