#include "tests/widgets/editorbench.h"

#include <trammel/geometry/vector.h>

#include "tests/testprogram.h"
#include "tests/widgets/modifierkeys.h"

#include <QtTest/QSignalSpy>

#include <cmath>

using namespace Trammel;

namespace {

bool isNear(QPointF a, QPointF b, double tolerance = 1e-9)
{
    return length(a - b) < tolerance;
}

/// Three filled boxes in a row, from the bottom to the top.
struct KeyBench : EditorBench
{
    KeyBench(double zoom = 1, double rotation = 0) : EditorBench(zoom, rotation)
    {
        for (int i = 0; i < 3; ++i) {
            Shape shape = Shape::rectangle({i * 100.0 - 100, 0}, {60, 40});
            shape.fill = Qt::yellow;
            ids << document().addShape(shape);
        }
        document().undoStack()->clear();
        canvas().setFocus();
    }

    const Shape &shape(int i = 0) { return *document().find(ids[i]); }
    ShapeIds selected() { return editor->selection()->ids(); }

    ShapeIds ids;
};

} // namespace

/// Tests that the keyboard can do everything that the mouse can do.
class TestKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesFirstAndLast();
    void choosesSeveral();
    void entersAndLeavesGroups();
    void turns();
    void turnsSeveralAndGroups();
    void turnsAboutThePivot();
    void resizes_data();
    void resizes();
    void resizesSeveral();
    void sizesOfTheirOwn();
    void movesThePivot();
    void pivotOfAProgram();
    void burstsAreOneStep();
    void refusesWhatMayNotChange();
    void drawsInTheMiddle_data();
    void drawsInTheMiddle();
    void editsVertices();
    void movesTheView();
    void asksForTheMenu();
};

void TestKeyboard::choosesFirstAndLast()
{
    KeyBench bench;
    // Home selects the first shape, because Tab moves the focus to another widget while nothing is selected.
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[0]});
    bench.key(Qt::Key_End);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[2]});
    bench.key(Qt::Key_Tab, Shift);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.locked = true; });
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    bench.editor->centerOn({5000, 0});
    bench.key(Qt::Key_End);
    QVERIFY(QRectF(bench.viewport().rect()).contains(bench.editor->mapFromScene(bench.shape(2).center)));
}

void TestKeyboard::choosesSeveral()
{
    KeyBench bench;
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Tab, Ctrl);
    QCOMPARE(bench.selected(), (ShapeIds{bench.ids[0], bench.ids[1]}));
    bench.key(Qt::Key_Tab, Ctrl);
    QCOMPARE(bench.selected().size(), 3);
    // Shift reverses the direction.
    bench.key(Qt::Key_End);
    bench.key(Qt::Key_Backtab, Ctrl | Shift);
    QCOMPARE(bench.selected(), (ShapeIds{bench.ids[2], bench.ids[1]}));
    bench.key(Qt::Key_Home, Ctrl);
    QCOMPARE(bench.selected().size(), 3);
}

void TestKeyboard::entersAndLeavesGroups()
{
    KeyBench bench;
    const GroupId group = bench.document().group({bench.ids[0], bench.ids[1]});
    bench.key(Qt::Key_Home);
    QCOMPARE(bench.selected().size(), 2);
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[0]});
    bench.key(Qt::Key_Tab);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[1]});
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.shape(1).center, QPointF(1, 0));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->selection()->enteredGroup().isNull());
    QCOMPARE(bench.selected().size(), 2);
}

void TestKeyboard::turns()
{
    KeyBench bench;
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Period);
    QCOMPARE(bench.shape().rotation, 15.0);
    QVERIFY(isNear(bench.shape().center, {-100, 0}));
    bench.key(Qt::Key_Comma, Alt);
    QCOMPARE(bench.shape().rotation, 14.0);
    for (int i = 0; i < 14; ++i)
        bench.key(Qt::Key_Comma, Alt);
    QCOMPARE(bench.shape().rotation, 0.0);
    bench.key(Qt::Key_Comma);
    QCOMPARE(bench.shape().rotation, 345.0);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Rotate"));
}

void TestKeyboard::turnsSeveralAndGroups()
{
    KeyBench bench;
    const DocumentData before = bench.document().data();
    const GroupId group = bench.document().group({bench.ids[0], bench.ids[1]});
    bench.key(Qt::Key_A, Ctrl);
    for (int i = 0; i < 6; ++i)
        bench.key(Qt::Key_Period);
    QVERIFY(isNear(bench.shape(0).center, {0, -100}));
    QVERIFY(isNear(bench.shape(2).center, {0, 100}));
    QCOMPARE(bench.shape(1).rotation, 90.0);
    QCOMPARE(bench.document().find(group)->rotation, 90.0);
    for (int i = 0; i < 6; ++i)
        bench.key(Qt::Key_Comma);
    for (int i = 0; i < 3; ++i)
        QVERIFY(isNear(bench.shape(i).center, {i * 100.0 - 100, 0}));
    while (bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
}

void TestKeyboard::turnsAboutThePivot()
{
    KeyBench bench;
    bench.key(Qt::Key_Home);
    QVERIFY(bench.editor->setPivot(QPointF(-100, 100)));
    for (int i = 0; i < 6; ++i)
        bench.key(Qt::Key_Period);
    QVERIFY(isNear(bench.shape().center, {0, 100}));
    QVERIFY(bench.editor->pivot());
    QVERIFY(isNear(*bench.editor->pivot(), {-100, 100}));
}

void TestKeyboard::resizes_data()
{
    QTest::addColumn<double>("turned");
    QTest::addColumn<double>("view");
    for (double turned : {0.0, 90.0, 180.0, 270.0, 30.0}) {
        for (double view : {0.0, 90.0})
            QTest::newRow(qPrintable(QStringLiteral("%1 in %2").arg(turned).arg(view))) << turned << view;
    }
}

// At any rotation, Ctrl+Right and Ctrl+Down enlarge the shape to the right and downward in the view. The left side and
// the top of its bounding rectangle in the view stay.
void TestKeyboard::resizes()
{
    QFETCH(double, turned);
    QFETCH(double, view);
    KeyBench bench(1, view);
    bench.document().changeShapes({bench.ids[0]}, [&](Shape &shape) { shape.rotation = turned; });
    bench.editor->selection()->set({bench.ids[0]});
    const auto seen = [&] {
        QPolygonF polygon;
        for (QPointF corner : bench.shape().frame().corners())
            polygon << bench.editor->mapFromScene(corner);
        return polygon.boundingRect();
    };
    const QRectF before = seen();
    bench.key(Qt::Key_Right, Ctrl);
    QRectF now = seen();
    QVERIFY(now.width() > before.width() + 0.4);
    QVERIFY(std::abs(now.left() - before.left()) < 1e-6);
    bench.key(Qt::Key_Left, Ctrl);
    QVERIFY(isNear(bench.shape().center, {-100, 0}));
    QVERIFY(isNear({bench.shape().size.width(), bench.shape().size.height()}, {60, 40}));
    bench.key(Qt::Key_Down, Ctrl);
    now = seen();
    QVERIFY(now.height() > before.height() + 0.4);
    QVERIFY(std::abs(now.top() - before.top()) < 1e-6);
    bench.key(Qt::Key_Up, Ctrl);
    // A shape never shrinks through zero.
    for (int i = 0; i < 100; ++i) {
        bench.key(Qt::Key_Up, Ctrl);
        bench.key(Qt::Key_Left, Ctrl);
    }
    QVERIFY(bench.shape().size.width() > 0 && bench.shape().size.height() > 0);
    QVERIFY(std::min(bench.shape().size.width(), bench.shape().size.height()) <= 1);
}

void TestKeyboard::resizesSeveral()
{
    KeyBench bench;
    bench.key(Qt::Key_A, Ctrl);
    for (int i = 0; i < 26; ++i)
        bench.key(Qt::Key_Right, Ctrl);
    QVERIFY(isNear({bench.shape(2).size.width(), bench.shape(2).size.height()}, {66, 40}));
    QVERIFY(isNear(bench.shape(0).center, {-97, 0}));
    // A rotated shape among others keeps its ratio.
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.rotation = 45; });
    const double ratio = bench.shape(1).size.width() / bench.shape(1).size.height();
    bench.key(Qt::Key_Down, Ctrl);
    QVERIFY(std::abs(bench.shape(1).size.width() / bench.shape(1).size.height() - ratio) < 1e-9);
}

void TestKeyboard::sizesOfTheirOwn()
{
    KeyBench bench;
    bench.editor->setSnapToGrid(true);
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Right, Ctrl);
    QCOMPARE(bench.shape().size, QSizeF(70, 40));
}

void TestKeyboard::movesThePivot()
{
    KeyBench bench(4);
    bench.key(Qt::Key_Left, Alt | Shift);
    QVERIFY(!bench.editor->pivot());
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Left, Alt | Shift);
    QCOMPARE(bench.editor->pivot(), QPointF(-130, 0));
    bench.key(Qt::Key_Up, Alt | Shift);
    QCOMPARE(bench.editor->pivot(), QPointF(-130, -20));
    QVERIFY(bench.editor->handlePosition(ShapeEditor::Handle::Pivot));
    bench.key(Qt::Key_Right, Alt | Shift | Ctrl);
    QCOMPARE(bench.editor->pivot(), QPointF(-129.5, -20));
    bench.key(Qt::Key_Home, Alt | Shift);
    QVERIFY(!bench.editor->pivot());
    // X moves the pivot to each corner and to the middle of each side in turn, and then resets it.
    QList<QPointF> places;
    for (bench.key(Qt::Key_X); bench.editor->pivot(); bench.key(Qt::Key_X))
        places << *bench.editor->pivot();
    QCOMPARE(
        places,
        (QList<QPointF>{{-130, -20}, {-100, -20}, {-70, -20}, {-70, 0}, {-70, 20}, {-100, 20}, {-130, 20}, {-130, 0}}));
    bench.key(Qt::Key_X, Shift);
    QCOMPARE(bench.editor->pivot(), QPointF(-130, 0));
    bench.key(Qt::Key_X);
    QVERIFY(!bench.editor->pivot());
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[0]});
    QCOMPARE(bench.steps(), 0);
}

void TestKeyboard::pivotOfAProgram()
{
    KeyBench bench;
    QVERIFY(!bench.editor->setPivot(QPointF(1, 2)));
    bench.key(Qt::Key_Home);
    QVERIFY(!bench.editor->setPivot(QPointF(qQNaN(), 2)));
    QVERIFY(bench.editor->setPivot(QPointF(1, 2)));
    QCOMPARE(bench.editor->pivot(), QPointF(1, 2));
    QVERIFY(bench.editor->setPivot(std::nullopt));
    QVERIFY(!bench.editor->pivot());
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->setPivot(QPointF(1, 2)));
    bench.editor->setReadOnly(false);
    bench.editor->editText(bench.ids[0]);
    QVERIFY(!bench.editor->setPivot(QPointF(1, 2)));
}

void TestKeyboard::burstsAreOneStep()
{
    KeyBench bench;
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.steps(), 1);
    bench.key(Qt::Key_Period);
    bench.key(Qt::Key_Period);
    QCOMPARE(bench.steps(), 2);
    bench.key(Qt::Key_Right, Ctrl);
    bench.key(Qt::Key_Down, Ctrl);
    QCOMPARE(bench.steps(), 3);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.steps(), 4);
    // A burst that returns to its start leaves no undo step.
    bench.key(Qt::Key_Left);
    QCOMPARE(bench.steps(), 3);
}

void TestKeyboard::refusesWhatMayNotChange()
{
    KeyBench bench;
    bench.document().changeShapes({bench.ids[0]}, [](Shape &shape) { shape.locked = true; });
    bench.editor->selection()->set({bench.ids[0]});
    const DocumentData before = bench.document().data();
    const auto tryAll = [&] {
        bench.key(Qt::Key_Period);
        bench.key(Qt::Key_Right, Ctrl);
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Delete);
        bench.key(Qt::Key_Left, Alt | Shift);
    };
    tryAll();
    QVERIFY(bench.document().data() == before);
    bench.editor->selection()->set({bench.ids[1]});
    bench.editor->setReadOnly(true);
    tryAll();
    QVERIFY(bench.document().data() == before);
    QVERIFY(!bench.editor->pivot());
}

void TestKeyboard::drawsInTheMiddle_data()
{
    QTest::addColumn<ToolKind>("tool");
    QTest::newRow("rectangle") << ShapeEditor::Rectangle;
    QTest::newRow("rounded rectangle") << ShapeEditor::RoundedRectangle;
    QTest::newRow("ellipse") << ShapeEditor::Ellipse;
    QTest::newRow("polygon") << ShapeEditor::Polygon;
    QTest::newRow("polyline") << ShapeEditor::Polyline;
    QTest::newRow("connector") << ShapeEditor::Connector;
}

void TestKeyboard::drawsInTheMiddle()
{
    QFETCH(ToolKind, tool);
    KeyBench bench(2, 30);
    bench.editor->setTool(tool);
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.document().count(), 4);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    const Shape &drawn = *bench.document().find(bench.selected().first());
    const QPointF middle = bench.editor->mapToScene(QRectF(bench.viewport().rect()).center());
    QVERIFY(isNear(drawn.center, middle, 15));
    const auto size = drawn.sceneBounds().size();
    QVERIFY(size[0] > 20 && size[0] < 110);
    bench.key(Qt::Key_Z, Ctrl);
    QCOMPARE(bench.document().count(), 3);
    bench.editor->setTool(tool);
    bench.editor->setReadOnly(true);
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.document().count(), 3);
}

void TestKeyboard::editsVertices()
{
    KeyBench bench;
    bench.editor->setTool(ShapeEditor::Polygon);
    bench.key(Qt::Key_Return);
    const ShapeId id = bench.selected().first();
    const auto points = [&] { return bench.document().find(id)->sceneOutline().first(); };
    const QList<QPointF> before = points();
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.editor->editedShape(), id);
    bench.key(Qt::Key_End);
    bench.key(Qt::Key_Backtab, Ctrl | Shift);
    bench.key(Qt::Key_Down);
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(points()[i], before[i] + QPointF(0, i == 3 ? 1 : 0))
                || isNear(points()[i], before[i] + QPointF(0, i >= 3 ? 1 : 0)));
    QVERIFY(isNear(points()[4], before[4] + QPointF(0, 1)));
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Tab, Ctrl);
    bench.key(Qt::Key_Delete);
    QCOMPARE(points().size(), 3);
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Insert);
    QCOMPARE(points().size(), 4);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->editedShape().isNull());
}

void TestKeyboard::movesTheView()
{
    KeyBench bench;
    const auto corner = [&] { return bench.editor->mapToScene({0, 0}); };
    const QPointF start = corner();
    bench.key(Qt::Key_Right);
    QVERIFY(corner().x() > start.x());
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Up, Shift);
    QVERIFY(corner().y() < start.y() - 300);
    bench.key(Qt::Key_Down, Shift);
    QVERIFY(isNear(corner(), start));
    // With a selection, the arrow keys move it, and Page Up and Page Down still move the view.
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_PageDown);
    QVERIFY(corner().y() > start.y() + 300);
    bench.key(Qt::Key_PageUp);
    bench.key(Qt::Key_PageDown, Shift);
    QVERIFY(corner().x() > start.x() + 300);
    QCOMPARE(bench.steps(), 0);
    bench.key(Qt::Key_1, Shift);
    bench.key(Qt::Key_Plus, Ctrl);
}

void TestKeyboard::asksForTheMenu()
{
    KeyBench bench;
    bench.key(Qt::Key_Home);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {0, 0}, bench.canvas().mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    auto *menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QCOMPARE(bench.selected(), ShapeIds{bench.ids[0]});
    menu->close();
}

TRAMMEL_WIDGET_TEST(TestKeyboard)
#include "tst_keyboard.moc"
