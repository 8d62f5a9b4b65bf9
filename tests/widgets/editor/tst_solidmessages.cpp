#include "tests/testprogram.h"
#include "tests/widgets/roombench.h"
#include <trammel/fragment.h>

#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>

#include <limits>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

/// The messages that an editor announces.
struct MessageBench : RoomBench
{
    using RoomBench::RoomBench;

    /// The messages since the last call.
    QStringList messages()
    {
        QCoreApplication::processEvents();
        QStringList texts;
        for (const QList<QVariant> &arguments : std::exchange(static_cast<QList<QList<QVariant>> &>(announced), {}))
            texts.append(arguments.first().toString());
        return texts;
    }

    QSignalSpy announced{editor.get(), &ShapeEditor::announced};
};

} // namespace

/// The messages of an editor with solid shapes for people and screen readers, and its reactions to unusual input.
class TestSolidMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatStopsADrag_data();
    void saysWhatStopsADrag();
    void isSilentWithoutObstacles();
    void saysWhatStopsRotatingAndResizing();
    void saysWhatStopsKeys();
    void saysWhereInsertedShapesGo();
    void saysTheMode();
    void reachesScreenReaders();
    void inspectorShowsTheOptions();
    void inspectorShowsTheSolidity();
    void drawnShapesMayOverlap();
    void toleratesHeapsAndHugeClearances_data();
    void toleratesHeapsAndHugeClearances();
};

void TestSolidMessages::saysWhatStopsADrag_data()
{
    QTest::addColumn<OverlapMode>("mode");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("allow") << ShapeEditor::AllowOverlap << QStringList();
    QTest::newRow("stop") << ShapeEditor::StopAtTouch << QStringList{QStringLiteral("Stopped by \"cabinet\".")};
    QTest::newRow("slide") << ShapeEditor::SlideAlong << QStringList{QStringLiteral("Slides along \"cabinet\".")};
    QTest::newRow("push") << ShapeEditor::PushNeighbors << QStringList{QStringLiteral("Pushes \"cabinet\" aside.")};
}

void TestSolidMessages::saysWhatStopsADrag()
{
    QFETCH(OverlapMode, mode);
    QFETCH(QStringList, expected);
    MessageBench bench(mode);
    bench.beginDrag({100, 100}, {150, 100});
    QCOMPARE(bench.messages(), expected);
    // Once per gesture, also if the shape leaves the obstacle and meets it again.
    bench.move({100, 100});
    bench.move({160, 110});
    bench.release({160, 110});
    QCOMPARE(bench.messages(), QStringList());
    bench.document().undoStack()->undo();
    bench.drag({100, 100}, {150, 100});
    QCOMPARE(bench.messages(), expected);
}

void TestSolidMessages::isSilentWithoutObstacles()
{
    MessageBench bench(ShapeEditor::StopAtTouch);
    bench.drag({100, 100}, {90, 130});
    // A snap to a touch stops nothing.
    bench.drag({90, 130}, {118, 130});
    QCOMPARE(bench.messages(), QStringList());
    // An obstacle without a name is described by its kind.
    bench.document().changeShapes({bench.cabinet}, [](Shape &shape) { shape.name.clear(); });
    bench.drag({118, 130}, {150, 130});
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Stopped by \"Rectangle\".")});
}

void TestSolidMessages::saysWhatStopsRotatingAndResizing()
{
    MessageBench bench(ShapeEditor::StopAtTouch);
    bench.document().changeShapes({bench.box}, [](Shape &shape) { shape.size = {20, 110}; });
    bench.document().changeShapes({bench.cabinet}, [](Shape &shape) { shape.center = {150, 100}; });
    bench.select({bench.box});
    // The handle for rotating is above the frame.
    bench.drag({100, 100 - 55 - 26}, {190, 100});
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Stopped by \"cabinet\".")});
    bench.document().undoStack()->undo();
    bench.select({bench.box});
    bench.drag({110, 100}, {180, 100});
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Stopped by \"cabinet\".")});
    QVERIFY(!bench.overlap());
}

void TestSolidMessages::saysWhatStopsKeys()
{
    MessageBench bench(ShapeEditor::StopAtTouch);
    bench.editor->setFocus();
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(15);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.messages(), QStringList());
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Stopped by \"cabinet\".")});
    bench.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Stopped by \"cabinet\".")});
    bench.key(Qt::Key_Period);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Stopped by \"cabinet\".")});
    bench.editor->setOverlapMode(ShapeEditor::PushNeighbors);
    bench.key(Qt::Key_Right);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Pushes \"cabinet\" aside.")});
    QVERIFY(!bench.overlap());
}

void TestSolidMessages::saysWhereInsertedShapesGo()
{
    MessageBench bench;
    bench.trigger(Action::Copy);
    bench.trigger(Action::PasteInPlace);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Inserted at the nearest free place.")});
    QVERIFY(!bench.overlap());
    bench.document().removeShapes(bench.document().ids());
    bench.trigger(Action::PasteInPlace);
    QCOMPARE(bench.messages(), QStringList());
}

void TestSolidMessages::saysTheMode()
{
    MessageBench bench(ShapeEditor::AllowOverlap);
    bench.editor->setFocus();
    bench.key(Qt::Key_K, Qt::ShiftModifier);
    QCOMPARE(bench.editor->overlapMode(), ShapeEditor::StopAtTouch);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Dragged shapes stop at other shapes.")});
    bench.trigger(Action::PushNeighbors);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Dragged shapes push other shapes aside.")});
    bench.trigger(Action::NextOverlapMode);
    QCOMPARE(bench.messages(), QStringList{QStringLiteral("Shapes may overlap.")});
    // A program that sets the mode needs no message.
    bench.editor->setOverlapMode(ShapeEditor::SlideAlong);
    QCOMPARE(bench.messages(), QStringList());
}

void TestSolidMessages::reachesScreenReaders()
{
    MessageBench bench(ShapeEditor::StopAtTouch);
    bench.editor->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(bench.editor.get()));
    bench.editor->setFocus();
    const QString before = bench.canvas().accessibleDescription();
    bench.drag({100, 100}, {150, 100});
    QCoreApplication::processEvents();
    QCOMPARE(bench.canvas().accessibleDescription(), QStringLiteral("Stopped by \"cabinet\"."));
    Q_EMIT bench.editor->changeRefused(QStringLiteral("No."));
    QCOMPARE(bench.canvas().accessibleDescription(), QStringLiteral("No."));
    bench.activate();
    bench.field("x").setFocus();
    QCOMPARE(bench.canvas().accessibleDescription(), before);
}

void TestSolidMessages::inspectorShowsTheOptions()
{
    MessageBench bench(ShapeEditor::AllowOverlap);
    bench.select({});
    auto &hops = *bench.inspector.findChild<QCheckBox *>(QStringLiteral("hopsOverObstacles"));
    QVERIFY(bench.field("clearance").isVisible() && hops.isVisible());
    QVERIFY(!bench.field("clearance").isEnabled() && !bench.field("pushDepth").isEnabled() && !hops.isEnabled());
    bench.editor->setOverlapMode(ShapeEditor::SlideAlong);
    QCoreApplication::processEvents();
    QVERIFY(bench.field("clearance").isEnabled() && !bench.field("pushDepth").isEnabled() && hops.isEnabled());
    bench.editor->setOverlapMode(ShapeEditor::PushNeighbors);
    QCoreApplication::processEvents();
    bench.type("clearance", QStringLiteral("2.5"));
    QCOMPARE(bench.editor->clearance(), 2.5);
    bench.type("pushDepth", QStringLiteral("3"));
    QCOMPARE(bench.editor->pushDepth(), 3);
    QVERIFY(!hops.isChecked());
    hops.click();
    QVERIFY(bench.editor->hopsOverObstacles());
    for (const auto &[name, text] :
         {std::pair("clearance", "-1"), std::pair("clearance", "1e7"), std::pair("pushDepth", "0"),
          std::pair("pushDepth", "1.5"), std::pair("pushDepth", "9"), std::pair("clearance", "nan")}) {
        bench.type(name, QString::fromLatin1(text), Qt::Key_Return);
        QCOMPARE(bench.editor->clearance(), 2.5);
        QCOMPARE(bench.editor->pushDepth(), 3);
        QTest::keyClick(&bench.field(name), Qt::Key_Escape);
    }
    // Changes by other means are shown.
    bench.editor->setClearance(4);
    QCoreApplication::processEvents();
    QCOMPARE(bench.shown("clearance"), QStringLiteral("4"));
    bench.select({bench.box});
    QVERIFY(!bench.field("clearance").isVisible());
}

void TestSolidMessages::inspectorShowsTheSolidity()
{
    MessageBench bench;
    auto &solidity = *bench.inspector.findChild<QComboBox *>(QStringLiteral("solidity"));
    QVERIFY(solidity.isVisible() && solidity.isEnabled());
    QCOMPARE(solidity.currentIndex(), 0);
    solidity.setCurrentIndex(1);
    Q_EMIT solidity.activated(1);
    QCOMPARE(bench.document().find(bench.box)->solidity, Solidity::None);
    QCOMPARE(bench.newSteps(), 1);
    // A shape that is not solid passes through others.
    bench.drag({100, 100}, {180, 100});
    QCOMPARE(bench.centerOf(bench.box), QPointF(180, 100));
    QCOMPARE(bench.messages(), QStringList());
    bench.select({bench.box, bench.cabinet});
    QCOMPARE(solidity.currentIndex(), -1);
    solidity.setCurrentIndex(3);
    Q_EMIT solidity.activated(3);
    QCOMPARE(bench.document().find(bench.cabinet)->solidity, Solidity::Holding);
    bench.select({bench.wall});
    QVERIFY(!solidity.isEnabled());
}

// A shape that is drawn is placed freely, and can be moved out of what it overlaps.
void TestSolidMessages::drawnShapesMayOverlap()
{
    MessageBench bench(ShapeEditor::StopAtTouch);
    bench.editor->setSnapToShapes(false);
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.drag({150, 90}, {190, 110});
    const ShapeId drawn = bench.editor->selection()->ids().value(0);
    QVERIFY(drawn != bench.box);
    QVERIFY(bench.overlap());
    QCOMPARE(bench.messages(), QStringList());
    bench.drag({165, 100}, {165, 180});
    QVERIFY(!bench.overlap());
    QVERIFY(length(bench.centerOf(drawn) - QPointF(170, 180)) < 1);
}

void TestSolidMessages::toleratesHeapsAndHugeClearances_data()
{
    QTest::addColumn<OverlapMode>("mode");
    QTest::addColumn<double>("clearance");
    for (const auto &[name, mode] :
         {std::pair("stop", ShapeEditor::StopAtTouch), std::pair("slide", ShapeEditor::SlideAlong),
          std::pair("push", ShapeEditor::PushNeighbors)}) {
        QTest::addRow("%s, no clearance", name) << mode << 0.0;
        QTest::addRow("%s, a clearance beyond the drawing", name) << mode << 1e6;
    }
}

// Shapes of one heap can be moved out of it, and all gestures end soon.
void TestSolidMessages::toleratesHeapsAndHugeClearances()
{
    QFETCH(OverlapMode, mode);
    QFETCH(double, clearance);
    MessageBench bench(mode);
    QList<Shape> heap;
    for (int i = 0; i < 150; ++i)
        heap.append(namedBox({100 + i * 0.1, 100 + i * 0.07}, {40, 40}, QStringLiteral("heap %1").arg(i)));
    const ShapeIds ids = bench.document().addShapes(heap);
    bench.editor->setClearance(clearance);
    bench.editor->setClearance(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(bench.editor->clearance(), clearance);
    bench.editor->setClearance(-1);
    QCOMPARE(bench.editor->clearance(), 0.0);
    bench.editor->setClearance(clearance);
    bench.select({ids.last()});
    const DocumentData before = bench.document().data();
    bench.drag({110, 105}, {110, 330});
    if (clearance == 0)
        QVERIFY2(bench.centerOf(ids.last()).y() > 150, QByteArray::number(bench.centerOf(ids.last()).y()));
    bench.editor->setFocus();
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Period);
    bench.trigger(Action::Duplicate);
    bench.document().undoStack()->setIndex(bench.undone + 1);
    QVERIFY(bench.document().data() == before);
}

TRAMMEL_WIDGET_TEST(TestSolidMessages)
#include "tst_solidmessages.moc"
