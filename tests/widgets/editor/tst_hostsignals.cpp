#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/gesture.h>

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

Shape signalBox(QPointF center)
{
    Shape shape = Shape::rectangle(center, {80, 60});
    shape.fill = Qt::yellow;
    return shape;
}

/// An editor with two boxes and a triangle, which records the signals for the application.
struct SignalBench : EditorBench
{
    SignalBench()
    {
        Shape triangle = Shape::polygon({{160, 30}, {240, 30}, {200, -30}});
        triangle.fill = Qt::green;
        const ShapeIds ids = document().addShapes({signalBox({0, 0}), signalBox({-200, 0}), triangle});
        a = ids[0];
        b = ids[1];
        polygon = ids[2];
        names = {{a, "a"}, {b, "b"}, {polygon, "polygon"}, {{}, "none"}};
        editor->centerOn({0, 0});
        record(&ShapeEditor::shapeClicked, "clicked");
        record(&ShapeEditor::shapeActivated, "activated");
        record(&ShapeEditor::shapeHovered, "hovered");
        QObject::connect(editor.get(), &ShapeEditor::gestureStarted, &scope, [this] { log << "started"; });
        QObject::connect(editor.get(), &ShapeEditor::gestureCommitted, &scope, [this] { log << "committed"; });
        QObject::connect(editor.get(), &ShapeEditor::gestureCanceled, &scope, [this] { log << "canceled"; });
    }
    void record(void (ShapeEditor::*signal)(ShapeId), const char *what)
    {
        QObject::connect(editor.get(), signal, &scope, [this, what](ShapeId id) {
            if (qstrcmp(what, "hovered") == 0)
                hovers << names.value(id, "unknown");
            else
                log << QByteArray(what) + ' ' + names.value(id, "unknown");
        });
    }
    QByteArrayList told() { return std::exchange(log, {}); }
    void doubleClick(QPointF scenePos)
    {
        click(scenePos);
        QTest::mouseDClick(&viewport(), Qt::LeftButton, held, at(scenePos));
        release(scenePos);
    }
    void hover(QPointF scenePos)
    {
        const QPoint pos = at(scenePos);
        QMouseEvent event(QEvent::MouseMove, pos, viewport().mapToGlobal(pos), Qt::NoButton, Qt::NoButton, held);
        QCoreApplication::sendEvent(&viewport(), &event);
    }

    ShapeId a, b, polygon;
    QHash<ShapeId, QByteArray> names;
    QByteArrayList log;
    QByteArrayList hovers;
    QObject scope;
};

using Told = QByteArrayList;

} // namespace

class TestHostSignals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickIsReportedOnce();
    void aMemberOfAGroupIsClicked();
    void aDoubleClickActivates();
    void enterActivates();
    void theHostTakesTheActivation();
    void aReadOnlyEditorReportsToo();
    void hoveringIsReportedOnChange();
    void noShapeIsHoveredByOtherTools();
    void gesturesBeginAndEnd_data();
    void gesturesBeginAndEnd();
    void whatIsNoGesture();
    void anotherCommandCancelsAGesture();
    void aSlotRemovesTheShape();
    void aSlotOfTheActivationClosesTheEditing();
};

void TestHostSignals::aClickIsReportedOnce()
{
    SignalBench bench;
    bench.click({0, 0});
    QCOMPARE(bench.told(), Told{"clicked a"});
    bench.click({-200, 0}, Qt::ShiftModifier);
    QCOMPARE(bench.told(), Told{"clicked b"});
    QCOMPARE(bench.editor->selection()->count(), 2);
    // A click that deselects is a click, too.
    bench.click({-200, 0}, Qt::ControlModifier);
    QCOMPARE(bench.told(), Told{"clicked b"});
    bench.click({0, 200});
    bench.press({0, 0}, {}, Qt::RightButton);
    bench.release({0, 0}, {}, Qt::RightButton);
    bench.press({0, 0});
    QCOMPARE(bench.told(), Told());
    bench.release({0, 0});
    QCOMPARE(bench.told(), Told{"clicked a"});
    // Alt+click reports the shape below that it selects.
    const ShapeId top = bench.document().addShape(signalBox({0, 0}));
    bench.names.insert(top, "top");
    bench.click({0, 0});
    bench.click({0, 0}, Qt::AltModifier);
    QCOMPARE(bench.told(), (Told{"clicked top", "clicked a"}));
    bench.editor->setTool(ShapeEditor::Lasso);
    bench.click({-200, 0});
    QCOMPARE(bench.told(), Told{"clicked b"});
}

void TestHostSignals::aMemberOfAGroupIsClicked()
{
    SignalBench bench;
    bench.document().group({bench.a, bench.b});
    bench.click({0, 0});
    QCOMPARE(bench.told(), Told{"clicked a"});
    QCOMPARE(bench.editor->selection()->count(), 2);
    // The double click enters the group.
    bench.doubleClick({0, 0});
    QCOMPARE(bench.told(), Told{"clicked a"});
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.a});
    bench.doubleClick({0, 0});
    QCOMPARE(bench.told(), (Told{"clicked a", "activated a"}));
}

void TestHostSignals::aDoubleClickActivates()
{
    SignalBench bench;
    bench.doubleClick({0, 0});
    QCOMPARE(bench.told(), (Told{"clicked a", "activated a"}));
    QCOMPARE(bench.editor->editedText(), bench.a);
    bench.doubleClick({200, 10});
    QCOMPARE(bench.told(), (Told{"clicked polygon", "activated polygon"}));
    QCOMPARE(bench.editor->editedShape(), bench.polygon);
    bench.editor->setTool(ShapeEditor::Lasso);
    bench.editor->setTool(ShapeEditor::Select);
    bench.doubleClick({0, 200});
    QCOMPARE(bench.told(), Told());
}

void TestHostSignals::enterActivates()
{
    SignalBench bench;
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.told(), Told());
    bench.editor->selection()->set({bench.a, bench.b});
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.told(), Told());
    bench.editor->selection()->set({bench.b});
    bench.key(Qt::Key_Enter);
    QCOMPARE(bench.told(), Told{"activated b"});
    QCOMPARE(bench.editor->editedText(), bench.b);
}

void TestHostSignals::theHostTakesTheActivation()
{
    SignalBench bench;
    bench.editor->setEditsOnActivation(false);
    bench.doubleClick({0, 0});
    QCOMPARE(bench.told(), (Told{"clicked a", "activated a"}));
    QVERIFY(bench.editor->editedText().isNull());
    bench.doubleClick({200, 10});
    QCOMPARE(bench.told(), (Told{"clicked polygon", "activated polygon"}));
    QVERIFY(bench.editor->editedShape().isNull());
    // The key is used, so that it does not also accept a dialog.
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(&bench.canvas(), &event);
    QVERIFY(event.isAccepted());
    QCOMPARE(bench.told(), Told{"activated polygon"});
    // F2 and the action still edit.
    bench.key(Qt::Key_F2);
    QCOMPARE(bench.editor->editedText(), bench.polygon);
    QCOMPARE(bench.told(), Told());
}

void TestHostSignals::aReadOnlyEditorReportsToo()
{
    SignalBench bench;
    bench.editor->setReadOnly(true);
    bench.doubleClick({0, 0});
    QCOMPARE(bench.told(), (Told{"clicked a", "activated a"}));
    QVERIFY(bench.editor->editedText().isNull());
    bench.drag({0, 0}, {40, 40});
    QCOMPARE(bench.told(), Told());
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(&bench.canvas(), &event);
    QCOMPARE(bench.told(), Told{"activated a"});
    QVERIFY(!event.isAccepted());
}

void TestHostSignals::hoveringIsReportedOnChange()
{
    SignalBench bench;
    bench.hover({0, 0});
    bench.hover({5, 0});
    bench.hover({5, 5});
    bench.hover({0, 200});
    bench.hover({0, 210});
    bench.hover({-200, 0});
    bench.hover({0, 0});
    QCOMPARE(bench.hovers, (Told{"a", "none", "b", "a"}));
    bench.hovers.clear();
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&bench.viewport(), &leave);
    bench.hover({0, 0});
    // A shape that is removed or hidden is no longer hovered.
    bench.document().changeShapes({bench.a}, [](Shape &shape) { shape.hidden = true; });
    bench.document().changeShapes({bench.a}, [](Shape &shape) { shape.hidden = false; });
    bench.document().removeShapes({bench.a});
    QCOMPARE(bench.hovers, (Told{"none", "a", "none", "a", "none"}));
    bench.hovers.clear();
    bench.editor->setTool(ShapeEditor::Lasso);
    bench.hover({-200, 0});
    bench.hover({-200, 5});
    bench.hover({0, 200});
    QCOMPARE(bench.hovers, (Told{"b", "none"}));
}

void TestHostSignals::noShapeIsHoveredByOtherTools()
{
    SignalBench bench;
    bench.hover({0, 0});
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.hover({-200, 0});
    QCOMPARE(bench.hovers, (Told{"a", "none"}));
    bench.editor->setTool(ShapeEditor::Select);
    bench.hover({0, 0});
    Document other;
    bench.editor->setDocument(&other);
    QCOMPARE(bench.hovers, (Told{"a", "none", "a", "none"}));
}

void TestHostSignals::gesturesBeginAndEnd_data()
{
    QTest::addColumn<QPointF>("from");
    QTest::addColumn<QPointF>("to");
    QTest::addColumn<bool>("isCommitted");
    QTest::addColumn<int>("steps");
    const QPointF inside(0, 0), corner(40, 30);
    QTest::newRow("move") << inside << QPointF(60, 80) << true << 1;
    QTest::newRow("resize") << corner << QPointF(90, 70) << true << 1;
    QTest::newRow("canceled move") << inside << QPointF(60, 80) << false << 0;
    QTest::newRow("canceled resize") << corner << QPointF(90, 70) << false << 0;
    QTest::newRow("back to the start") << inside << inside << true << 0;
}

void TestHostSignals::gesturesBeginAndEnd()
{
    QFETCH(QPointF, from);
    QFETCH(QPointF, to);
    QFETCH(bool, isCommitted);
    QFETCH(int, steps);
    SignalBench bench;
    bench.editor->selection()->set({bench.a});
    const int before = bench.steps();
    const DocumentData data = bench.document().data();
    bench.press(from);
    QCOMPARE(bench.told(), Told());
    bench.move(from + QPointF(20, 20));
    QCOMPARE(bench.told(), Told{"started"});
    bench.move(to);
    bench.move(to);
    if (!isCommitted)
        bench.key(Qt::Key_Escape);
    QCOMPARE(bench.told(), isCommitted ? Told() : Told{"canceled"});
    bench.release(to);
    QCOMPARE(bench.told(), isCommitted ? Told{"committed"} : Told());
    QCOMPARE(bench.steps() - before, steps);
    QCOMPARE(bench.document().data() == data, steps == 0);
}

void TestHostSignals::whatIsNoGesture()
{
    SignalBench bench;
    bench.drag({-300, -100}, {-20, 100});
    bench.key(Qt::Key_Right);
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.drag({0, 150}, {50, 200});
    QCOMPARE(bench.told(), Told());
    QCOMPARE(bench.document().count(), 4);
}

void TestHostSignals::anotherCommandCancelsAGesture()
{
    SignalBench bench;
    bench.beginDrag({0, 0}, {50, 50});
    QCOMPARE(bench.told(), Told{"started"});
    bench.document().undoStack()->undo();
    QCOMPARE(bench.told(), Told{"canceled"});
    bench.release({50, 50});
    QCOMPARE(bench.told(), Told());
}

void TestHostSignals::aSlotRemovesTheShape()
{
    for (const auto signal : {&ShapeEditor::shapeClicked, &ShapeEditor::shapeActivated, &ShapeEditor::shapeHovered}) {
        SignalBench bench;
        QObject::connect(bench.editor.get(), signal, &bench.scope,
                         [&bench] { bench.document().removeShapes({bench.a}); });
        bench.hover({0, 0});
        bench.doubleClick({0, 0});
        QVERIFY(!bench.document().contains(bench.a));
        QVERIFY(bench.editor->editedText().isNull());
        bench.doubleClick({-200, 0});
        QCOMPARE(bench.editor->editedText(), bench.b);
    }
}

void TestHostSignals::aSlotOfTheActivationClosesTheEditing()
{
    SignalBench bench;
    QObject::connect(bench.editor.get(), &ShapeEditor::shapeActivated, &bench.scope,
                     [&bench] { bench.editor->setTool(ShapeEditor::Rectangle); });
    bench.doubleClick({0, 0});
    QVERIFY(bench.editor->editedText().isNull());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
}

TRAMMEL_WIDGET_TEST(TestHostSignals)
#include "tst_hostsignals.moc"
