#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>

using namespace Trammel;

/// Tests how text editing begins and ends, and which shapes can be edited.
class TestTextMode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubleClickTypeAndClickElsewhere();
    void everyWayToLeaveKeepsWhatWasTyped_data();
    void everyWayToLeaveKeepsWhatWasTyped();
    void whoMayBeEdited();
    void keyTakesWhatIsUnderThePointer();
    void verticesComeFirst();
    void insideAGroup();
    void interruptions_data();
    void interruptions();
    void menus();
};

void TestTextMode::doubleClickTypeAndClickElsewhere()
{
    TextBench bench;
    QSignalSpy edited(bench.editor.get(), &ShapeEditor::editedTextChanged);
    bench.doubleClick({0, 0});
    QVERIFY(bench.isEditing());
    QCOMPARE(edited.count(), 1);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("Type")));
    QVERIFY(bench.editor->action(ShapeEditor::Action::EditText)->isChecked());
    QVERIFY(!bench.editor->handlePosition(ShapeEditor::Handle::Rotate));
    // The whole text is selected at first.
    bench.type(QStringLiteral("one"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("two words"));
    QCOMPARE(bench.text(), Words);
    bench.click({250, 0});
    QCOMPARE(bench.text(), QStringLiteral("one\ntwo words"));
    QVERIFY(bench.editor->editedText().isNull());
    QCOMPARE(edited.count(), 2);
    QVERIFY(!bench.field());
    // The click that ends the editing also selects.
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.other});
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Edit Text"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.text(), Words);
}

void TestTextMode::everyWayToLeaveKeepsWhatWasTyped_data()
{
    QTest::addColumn<int>("way");
    const QStringList ways{
        QStringLiteral("escape"),       QStringLiteral("ctrl return"), QStringLiteral("ctrl enter"),
        QStringLiteral("F2"),           QStringLiteral("tab"),         QStringLiteral("click in the open"),
        QStringLiteral("focus lost"),   QStringLiteral("tool"),        QStringLiteral("read only"),
        QStringLiteral("hidden"),       QStringLiteral("document"),    QStringLiteral("other selection"),
        QStringLiteral("program ends"), QStringLiteral("duplicate"),   QStringLiteral("other text"),
        QStringLiteral("vertices"),     QStringLiteral("locked"),      QStringLiteral("shape hidden"),
        QStringLiteral("drag a band")};
    for (int i = 0; i < ways.size(); ++i)
        QTest::newRow(qPrintable(ways[i])) << i;
}

void TestTextMode::everyWayToLeaveKeepsWhatWasTyped()
{
    QFETCH(int, way);
    TextBench bench;
    const ShapeId line = bench.document().addShape(Shape::polyline({{-300, -200}, {-200, -150}, {-100, -200}}));
    bench.document().undoStack()->clear();
    Document another, &document = bench.document();
    QWidget outside;
    bench.begin();
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("after"));
    switch (way) {
    case 0:
        bench.key(Qt::Key_Escape);
        break;
    case 1:
        bench.key(Qt::Key_Return, Qt::ControlModifier);
        break;
    case 2:
        bench.key(Qt::Key_Enter, Qt::ControlModifier);
        break;
    case 3:
        bench.key(Qt::Key_F2);
        break;
    case 4:
        bench.key(Qt::Key_Tab);
        break;
    case 5:
        bench.click({0, 200});
        QVERIFY(bench.editor->selection()->isEmpty());
        break;
    case 6:
        bench.canvas().clearFocus();
        break;
    case 7:
        bench.editor->setTool(ShapeEditor::Ellipse);
        QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
        break;
    case 8:
        bench.editor->setReadOnly(true);
        break;
    case 9:
        bench.editor->hide();
        break;
    case 10:
        bench.editor->setDocument(&another);
        break;
    case 11:
        bench.editor->selection()->set({bench.other});
        break;
    case 12:
        bench.editor->editText({});
        break;
    case 13:
        bench.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(document.count(), 4);
        QCOMPARE(document.find(bench.editor->selection()->ids().first())->text, QStringLiteral("after"));
        document.undoStack()->undo();
        break;
    case 14:
        bench.editor->editText(bench.other);
        QCOMPARE(bench.editor->editedText(), bench.other);
        bench.editor->editText({});
        break;
    case 15:
        bench.editor->editVertices(line);
        QCOMPARE(bench.editor->editedShape(), line);
        break;
    case 16:
        document.changeShapes({bench.id}, [](Shape &shape) { shape.locked = true; });
        document.undoStack()->undo();
        break;
    case 17:
        document.changeShapes({bench.id}, [](Shape &shape) { shape.hidden = true; });
        break;
    case 18:
        bench.drag({-150, -100}, {350, 100});
        QCOMPARE(bench.editor->selection()->ids().size(), 2);
        break;
    }
    QVERIFY(bench.editor->editedText().isNull());
    QVERIFY(!bench.editor->action(ShapeEditor::Action::EditText)->isChecked());
    QVERIFY(!bench.field());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (way == 16) {
        // The text is committed after the lock, as a separate undo step, which has been undone.
        while (document.undoStack()->canRedo())
            document.undoStack()->redo();
    }
    QCOMPARE(document.find(bench.id)->text, QStringLiteral("after"));
    bench.editor->setDocument(nullptr);
    bench.editor->show();
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QCOMPARE(document.find(bench.id)->text, Words);
}

void TestTextMode::whoMayBeEdited()
{
    TextBench bench;
    QAction *action = bench.editor->action(ShapeEditor::Action::EditText);
    QVERIFY(!action->isEnabled());
    bench.editor->selection()->set({bench.id});
    QVERIFY(action->isEnabled());
    action->trigger();
    QVERIFY(bench.isEditing());
    action->trigger();
    QVERIFY(!bench.isEditing());
    bench.key(Qt::Key_Return);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Escape);
    bench.editor->selection()->set({bench.id, bench.other});
    QVERIFY(!action->isEnabled());
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.locked = true; });
    bench.editor->selection()->set({bench.id});
    QVERIFY(!action->isEnabled());
    bench.begin();
    QVERIFY(bench.editor->editedText().isNull());
    bench.doubleClick({0, 0});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.editor->editedText().isNull());
    bench.editor->setReadOnly(true);
    bench.editor->editText(bench.other);
    bench.doubleClick({250, 0});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.editor->editedText().isNull());
}

void TestTextMode::keyTakesWhatIsUnderThePointer()
{
    TextBench bench;
    bench.hover({250, 20});
    bench.key(Qt::Key_F2);
    QCOMPARE(bench.editor->editedText(), bench.other);
    bench.key(Qt::Key_Escape);
    // The selected shape has precedence.
    bench.editor->selection()->set({bench.id});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_F2);
    bench.editor->selection()->clear();
    bench.hover({0, 200});
    bench.key(Qt::Key_F2);
    QVERIFY(bench.editor->editedText().isNull());
}

void TestTextMode::verticesComeFirst()
{
    TextBench bench;
    Shape polygon = Shape::polygon({{-200, 120}, {-100, 120}, {-150, 200}});
    polygon.fill = Qt::red;
    const ShapeId triangle = bench.document().addShape(polygon);
    bench.doubleClick({-150, 150});
    QCOMPARE(bench.editor->editedShape(), triangle);
    QVERIFY(bench.editor->editedText().isNull());
    bench.key(Qt::Key_F2);
    QCOMPARE(bench.editor->editedText(), triangle);
    QVERIFY(bench.editor->editedShape().isNull());
    bench.type(QStringLiteral("tri"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().find(triangle)->text, QStringLiteral("tri"));
}

void TestTextMode::insideAGroup()
{
    TextBench bench;
    const GroupId group = bench.document().group({bench.id, bench.other});
    bench.doubleClick({0, 0});
    QVERIFY(!bench.isEditing());
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.doubleClick({0, 0});
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("in"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("in"));
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
}

void TestTextMode::interruptions_data()
{
    QTest::addColumn<int>("way");
    const QStringList ways{QStringLiteral("removed"),        QStringLiteral("cleared"),
                           QStringLiteral("document gone"),  QStringLiteral("editor gone"),
                           QStringLiteral("begins another"), QStringLiteral("swaps in between")};
    for (int i = 0; i < ways.size(); ++i)
        QTest::newRow(qPrintable(ways[i])) << i;
}

void TestTextMode::interruptions()
{
    QFETCH(int, way);
    TextBench bench;
    auto borrowed = std::make_unique<Document>();
    Shape shape = Shape::ellipse({0, 0}, {200, 100});
    shape.fill = Qt::green;
    const ShapeId id = borrowed->addShape(shape), next = borrowed->addShape(shape);
    bench.editor->setDocument(borrowed.get());
    bench.editor->editText(id);
    QCoreApplication::processEvents();
    bench.type(QStringLiteral("typed"));
    switch (way) {
    case 0:
        borrowed->removeShapes({id});
        break;
    case 1:
        borrowed->clear();
        break;
    case 2:
        borrowed.reset();
        break;
    case 3:
        bench.editor.reset();
        QCOMPARE(borrowed->find(id)->text, QStringLiteral("typed"));
        return;
    case 4:
        // A slot that is notified of the text starts to edit another one.
        connect(borrowed.get(), &Document::shapesChanged, this, [&] { bench.editor->editText(next); });
        bench.editor->setTool(ShapeEditor::Rectangle);
        QCOMPARE(borrowed->find(id)->text, QStringLiteral("typed"));
        bench.editor->setTool(ShapeEditor::Ellipse);
        break;
    case 5: {
        Document other;
        connect(borrowed.get(), &Document::shapesChanged, this, [&] { bench.editor->setDocument(nullptr); });
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.editor->document(), &bench.document());
        QCOMPARE(borrowed->find(id)->text, QStringLiteral("typed"));
        break;
    }
    }
    QVERIFY(bench.editor->editedText().isNull());
    QVERIFY(!bench.field());
    bench.editor->setDocument(nullptr);
    bench.editor->setTool(ShapeEditor::Select);
    bench.doubleClick({0, 0});
    QVERIFY(bench.isEditing());
    bench.type(QStringLiteral("goes on"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("goes on"));
}

void TestTextMode::menus()
{
    TextBench bench;
    bench.editor->selection()->set({bench.id});
    std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(QPointF(bench.at({0, 0}))));
    QVERIFY(menu->actions().contains(bench.editor->action(ShapeEditor::Action::EditText)));
    bench.begin();
    bench.type(QStringLiteral("menu"));
    QContextMenuEvent event(QContextMenuEvent::Mouse, bench.at({0, 0}), bench.viewport().mapToGlobal(bench.at({0, 0})));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    // The click opens the text's own menu, and the editing continues.
    QVERIFY(bench.isEditing());
    auto *own = bench.viewport().findChild<QMenu *>();
    QVERIFY(own);
    own->close();
    QCoreApplication::processEvents();
    QVERIFY(bench.isEditing());
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("menu"));
}

TRAMMEL_WIDGET_TEST(TestTextMode)
#include "tst_textmode.moc"
