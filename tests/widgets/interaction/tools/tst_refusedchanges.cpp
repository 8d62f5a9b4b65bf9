#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

const QString noIds = QStringLiteral("There are no ids left for more shapes and groups");

Shape filledBox(QPointF center)
{
    Shape box = Shape::rectangle(center, {60, 40});
    box.fill = Qt::green;
    return box;
}

/// An editor with two shapes whose document has no more ids.
struct FullBench : EditorBench
{
    FullBench()
    {
        document().addShapes({filledBox({-200, 0}), filledBox({200, 0})});
        DocumentData data = document().data();
        data.nextId = ShapeId::Largest + 1;
        QVERIFY(document().setData(data));
        editor->selection()->set(document().ids());
        before = document().data();
    }

    /// Verifies that the change is refused, that the hint and the signal give the reason, and that a key press restores
    /// the usual hint.
    void expectRefusal()
    {
        QVERIFY(document().data() == before);
        QCOMPARE(steps(), 0);
        QCOMPARE(refusals.count(), 1);
        QCOMPARE(refusals.takeFirst().first().toString(), noIds);
        QCOMPARE(editor->hint(), noIds);
        QCOMPARE(hints.last().first().toString(), noIds);
        key(Qt::Key_F13);
        QVERIFY(editor->hint() != noIds);
        QCOMPARE(hints.last().first().toString(), editor->hint());
    }

    QSignalSpy refusals{editor.get(), &ShapeEditor::changeRefused};
    QSignalSpy hints{editor.get(), &ShapeEditor::hintChanged};
    DocumentData before;
};

} // namespace

/// Tests that a change that the document refuses shows the reason in the hint.
class TestRefusedChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawingBoxes();
    void drawingPaths();
    void leavingAPath();
    void actions_data();
    void actions();
    void draggingCopies();
    void aMousePressEndsTheReason();
    void anotherToolEndsTheReason();
    void theEditorMayBeDeletedByIt();
};

void TestRefusedChanges::drawingBoxes()
{
    for (ToolKind kind : {ShapeEditor::Rectangle, ShapeEditor::RoundedRectangle, ShapeEditor::Ellipse}) {
        FullBench bench;
        bench.editor->setTool(kind);
        bench.drag({-50, -150}, {50, -80});
        bench.expectRefusal();
        QCOMPARE(bench.editor->tool(), kind);
        bench.click({0, -100});
        bench.expectRefusal();
        bench.key(Qt::Key_Return);
        bench.expectRefusal();
    }
}

void TestRefusedChanges::drawingPaths()
{
    for (ToolKind kind : {ShapeEditor::Polygon, ShapeEditor::Polyline}) {
        FullBench bench;
        bench.editor->setTool(kind);
        for (QPointF point : {QPointF(0, -150), QPointF(100, -150), QPointF(50, -80)})
            bench.click(point);
        bench.key(Qt::Key_Return);
        bench.expectRefusal();
    }
}

void TestRefusedChanges::leavingAPath()
{
    for (ToolKind kind : {ShapeEditor::Polygon, ShapeEditor::Polyline, ShapeEditor::Arrow}) {
        FullBench bench;
        bench.editor->setTool(kind);
        for (QPointF point : {QPointF(0, -150), QPointF(100, -150), QPointF(50, -80)})
            bench.click(point);
        bench.editor->setTool(ShapeEditor::Ellipse);
        QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
        bench.expectRefusal();
    }
}

void TestRefusedChanges::actions_data()
{
    QTest::addColumn<Action>("action");
    QTest::newRow("duplicate") << Action::Duplicate;
    QTest::newRow("paste") << Action::Paste;
    QTest::newRow("paste in place") << Action::PasteInPlace;
    QTest::newRow("group") << Action::Group;
}

void TestRefusedChanges::actions()
{
    QFETCH(Action, action);
    FullBench bench;
    bench.editor->action(Action::Copy)->trigger();
    bench.editor->action(action)->trigger();
    bench.expectRefusal();
    bench.editor->action(action)->trigger();
    bench.expectRefusal();
}

void TestRefusedChanges::draggingCopies()
{
    FullBench bench;
    bench.drag({200, 0}, {200, 100}, Qt::AltModifier);
    bench.expectRefusal();
}

void TestRefusedChanges::aMousePressEndsTheReason()
{
    FullBench bench;
    bench.editor->action(Action::Duplicate)->trigger();
    QCOMPARE(bench.editor->hint(), noIds);
    bench.move({0, 0});
    QCOMPARE(bench.editor->hint(), noIds);
    bench.click({0, -200});
    QVERIFY(bench.editor->hint() != noIds);
}

void TestRefusedChanges::anotherToolEndsTheReason()
{
    FullBench bench;
    bench.editor->action(Action::Duplicate)->trigger();
    bench.editor->setTool(ShapeEditor::Ellipse);
    QVERIFY(bench.editor->hint() != noIds);
}

void TestRefusedChanges::theEditorMayBeDeletedByIt()
{
    for (bool isHint : {false, true}) {
        for (Action action : {Action::Duplicate, Action::Group, Action::PasteInPlace}) {
            FullBench bench;
            bench.editor->action(Action::Copy)->trigger();
            const auto remove = [&](const QString &text) {
                if (text == noIds)
                    bench.editor.reset();
            };
            if (isHint)
                QObject::connect(bench.editor.get(), &ShapeEditor::hintChanged, remove);
            else
                QObject::connect(bench.editor.get(), &ShapeEditor::changeRefused, remove);
            bench.editor->action(action)->trigger();
            QVERIFY(!bench.editor);
        }
        for (ToolKind kind : {ShapeEditor::Ellipse, ShapeEditor::Select}) {
            FullBench bench;
            bench.editor->setTool(kind);
            const auto remove = [&](const QString &text) {
                if (text == noIds)
                    bench.editor.reset();
            };
            if (isHint)
                QObject::connect(bench.editor.get(), &ShapeEditor::hintChanged, remove);
            else
                QObject::connect(bench.editor.get(), &ShapeEditor::changeRefused, remove);
            bench.beginDrag({200, 0}, {200, 100}, Qt::AltModifier);
            QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, Qt::AltModifier, bench.at({200, 100}));
            QVERIFY(!bench.editor);
        }
    }
}

TRAMMEL_WIDGET_TEST(TestRefusedChanges)
#include "tst_refusedchanges.moc"
