#include "tests/testprogram.h"
#include "tests/widgets/vertexbench.h"

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>

using namespace Trammel;

/// Tests how vertex editing begins and ends, also by changes from the program.
class TestVertexMode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubleClickEnters();
    void keysAndActionsEnterAndLeave();
    void leavesWhenTheShapeIsNotSelectedAlone_data();
    void leavesWhenTheShapeIsNotSelectedAlone();
    void onlyWhatHasVertices();
    void insideAGroup();
    void clickOnAnotherShapeSelectsIt();
    void changesFromElsewhereAreFollowed();
    void documentOfItsOwnInTheMiddle();
};

void TestVertexMode::doubleClickEnters()
{
    VertexBench bench;
    bench.editor->editVertices({});
    bench.editor->selection()->clear();
    QSignalSpy edited(bench.editor.get(), &ShapeEditor::editedShapeChanged);
    bench.doubleClick({-50, 20});
    QVERIFY(bench.isEditing());
    QCOMPARE(edited.count(), 1);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(bench.editor->action(ShapeEditor::Action::EditVertices)->isChecked());
    QVERIFY(bench.editor->hint().contains(QStringLiteral("vertices")));
    QVERIFY(!bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    bench.click({300, 200});
    QVERIFY(!bench.isEditing());
    QCOMPARE(edited.count(), 2);
    // The shape stays selected and has its handles.
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
    QVERIFY(bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    QCOMPARE(bench.steps(), 1);
}

void TestVertexMode::keysAndActionsEnterAndLeave()
{
    VertexBench bench;
    QAction *action = bench.editor->action(ShapeEditor::Action::EditVertices);
    for (Qt::Key leave : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter}) {
        QVERIFY(bench.isEditing());
        bench.key(leave);
        QVERIFY(!bench.isEditing());
        bench.key(leave == Qt::Key_Enter ? Qt::Key_Enter : Qt::Key_Return);
    }
    action->trigger();
    QVERIFY(!bench.isEditing());
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(bench.isEditing());
    bench.editor->setTool(ShapeEditor::Rectangle);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->tool(), ShapeEditor::Rectangle);
    bench.editor->editVertices(bench.id);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    QVERIFY(bench.isEditing());
    // The key of the select tool also ends the editing.
    bench.key(Qt::Key_V);
    QVERIFY(!bench.isEditing());
    bench.editor->selection()->clear();
    QVERIFY(!action->isEnabled());
    bench.key(Qt::Key_Return);
    QVERIFY(!bench.isEditing());
}

void TestVertexMode::leavesWhenTheShapeIsNotSelectedAlone_data()
{
    QTest::addColumn<int>("way");
    const QStringList names{QStringLiteral("selection cleared"),
                            QStringLiteral("another shape added"),
                            QStringLiteral("removed"),
                            QStringLiteral("locked"),
                            QStringLiteral("hidden"),
                            QStringLiteral("read only"),
                            QStringLiteral("document cleared"),
                            QStringLiteral("another document"),
                            QStringLiteral("its addition undone")};
    for (int i = 0; i < names.size(); ++i) {
        QTest::newRow(qPrintable(names[i])) << i;
        QTest::newRow(qPrintable(names[i] + QStringLiteral(" in a drag"))) << i + 100;
    }
}

void TestVertexMode::leavesWhenTheShapeIsNotSelectedAlone()
{
    QFETCH(int, way);
    VertexBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    const DocumentData before = bench.document().data();
    Document another;
    const bool isInDrag = way >= 100;
    if (isInDrag)
        bench.beginDrag(bench.vertex(0), {-150, -90});
    const auto with = [&](auto change) { bench.document().changeShapes({bench.id}, change); };
    switch (way % 100) {
    case 0:
        bench.editor->selection()->clear();
        break;
    case 1:
        bench.editor->selection()->add({other});
        break;
    case 2:
        bench.document().removeShapes({bench.id});
        break;
    case 3:
        with([](Shape &shape) { shape.locked = true; });
        break;
    case 4:
        with([](Shape &shape) { shape.hidden = true; });
        break;
    case 5:
        bench.editor->setReadOnly(true);
        break;
    case 6:
        bench.document().clear();
        break;
    case 7:
        bench.editor->setDocument(&another);
        break;
    case 8:
        bench.document().undoStack()->undo();
        bench.document().undoStack()->undo();
        break;
    }
    QVERIFY(!bench.isEditing());
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditVertices)->isChecked());
    if (isInDrag)
        bench.release({-150, -90});
    QVERIFY(!bench.editor->document()->gesture());
    bench.editor->setReadOnly(false);
    bench.editor->setDocument(nullptr);
    if (way % 100 == 5 || way % 100 == 7)
        QVERIFY(bench.document().data() == before);
    while (bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QCOMPARE(bench.document().count(), 0);
}

void TestVertexMode::onlyWhatHasVertices()
{
    VertexBench bench;
    const ShapeId box = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    const ShapeId line = bench.document().addShape(Shape::polyline({{200, 200}, {250, 100}, {300, 200}}));
    bench.editor->editVertices(box);
    QVERIFY(bench.isEditing());
    bench.editor->editVertices(line);
    QCOMPARE(bench.editor->editedShape(), line);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{line});
    bench.editor->selection()->set({box});
    QVERIFY(bench.editor->editedShape().isNull());
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditVertices)->isEnabled());
    bench.editor->selection()->set({line, bench.id});
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditVertices)->isEnabled());
    bench.key(Qt::Key_Return);
    QVERIFY(bench.editor->editedShape().isNull());
    bench.editor->setReadOnly(true);
    bench.editor->editVertices(line);
    QVERIFY(bench.editor->editedShape().isNull());
}

void TestVertexMode::insideAGroup()
{
    VertexBench bench;
    const ShapeId other = bench.document().addShape(Shape::rectangle({300, 0}, {20, 20}));
    bench.editor->editVertices({});
    const GroupId group = bench.document().group({bench.id, other});
    bench.editor->selection()->clear();
    // The first double click enters the group, and the next one edits the vertices.
    bench.doubleClick({-50, 20});
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.doubleClick({-50, 20});
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->selection()->enteredGroup().isNull());
    bench.editor->editVertices(bench.id);
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    QVERIFY(bench.isEditing());
}

void TestVertexMode::clickOnAnotherShapeSelectsIt()
{
    VertexBench bench;
    Shape box = Shape::rectangle({300, 0}, {80, 80});
    box.fill = Qt::red;
    const ShapeId other = bench.document().addShape(box);
    QSignalSpy selected(bench.editor.get(), &ShapeEditor::selectionChanged);
    bench.click({300, 0});
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{other});
    QCOMPARE(selected.count(), 1);
    bench.editor->editVertices(bench.id);
    // A drag that starts on the other shape draws a band and does not move that shape.
    bench.drag({300, 0}, {-60, -100});
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.document().find(other)->center, QPointF(300, 0));
}

void TestVertexMode::changesFromElsewhereAreFollowed()
{
    VertexBench bench;
    const auto moveBy = [&](QPointF way) {
        bench.document().changeShapes({bench.id}, [way](Shape &shape) { shape.center += way; });
    };
    bench.click(bench.vertex(0));
    moveBy({20, 30});
    QVERIFY(bench.isEditing());
    bench.drag(bench.vertex(0), {-120, -90});
    QVERIFY(isNear(bench.vertex(0), {-120, -90}));
    // A change by the program during a drag ends the drag and undoes its effect.
    const QList<QPointF> before = bench.points();
    bench.beginDrag(bench.vertex(0), {-150, -120});
    moveBy({-20, -30});
    bench.move({-160, -120});
    bench.release({-160, -120});
    for (int i = 0; i < 5; ++i)
        QVERIFY(isNear(bench.vertex(i), before[i] - QPointF(20, 30)));
    // If the shape has fewer vertices at the release than at the press, the click has no effect.
    bench.press(bench.vertex(4));
    Shape triangle = Shape::polygon({{-100, -100}, {100, -100}, {0, 50}});
    bench.document().changeShape(bench.id, triangle);
    bench.release({-100, 80});
    QVERIFY(bench.isEditing());
    bench.drag(bench.vertex(2), {0, 100});
    QVERIFY(isNear(bench.vertex(2), {0, 100}));
}

// A slot that is called for a drag's changes may end the editing.
void TestVertexMode::documentOfItsOwnInTheMiddle()
{
    for (int way = 0; way < 5; ++way) {
        VertexBench bench;
        auto another = std::make_unique<Document>();
        auto borrowed = std::make_unique<Document>();
        bench.editor->setDocument(borrowed.get());
        Shape shape = Shape::polygon({{-100, -60}, {100, -60}, {0, 0}, {60, 80}, {-100, 80}});
        const ShapeId id = borrowed->addShape(shape);
        const ShapeId second = borrowed->addShape(Shape::polyline({{150, 150}, {200, 150}}));
        bench.editor->editVertices(id);
        int count = 0;
        connect(borrowed.get(), &Document::shapesChanged, this, [&] {
            if (++count != 2)
                return;
            if (way == 0)
                bench.editor->setDocument(another.get());
            else if (way == 1)
                bench.editor->editVertices({});
            else if (way == 2)
                bench.editor->editVertices(second);
            else if (way == 3)
                borrowed->removeShapes({id});
            else
                bench.editor->selection()->clear();
        });
        bench.beginDrag({-100, -60}, {-150, -90});
        bench.move({-170, -100});
        bench.release({-170, -100});
        QVERIFY(bench.editor->editedShape() == (way == 2 ? second : ShapeId()));
        QVERIFY(!borrowed->gesture());
        if (way != 3)
            QCOMPARE(borrowed->find(id)->sceneOutline(), shape.sceneOutline());
        // The document is deleted while its vertices are edited.
        bench.editor->setDocument(borrowed.get());
        bench.editor->editVertices(second);
        bench.beginDrag({150, 150}, {130, 130});
        borrowed.reset();
        QVERIFY(bench.editor->editedShape().isNull());
        bench.release({130, 130});
        bench.click({0, 0});
    }
}

TRAMMEL_WIDGET_TEST(TestVertexMode)
#include "tst_vertexmode.moc"
