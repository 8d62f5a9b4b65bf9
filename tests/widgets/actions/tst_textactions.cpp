#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"

#include <QtGui/QAction>
#include <QtGui/QTextCursor>

using namespace Trammel;

/// Tests the actions that change the text style of shapes.
class TestTextActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysStyleTheSelection();
    void mixedSelectionsBecomeEqual();
    void equalStylesStayShared();
    void manyDifferentStyles();
    void keysStyleTheTextWhileTyping();
    void keysStyleTheNextText();
    void alignments();
    void lockedShapesStay();
};

using Action = ShapeEditor::Action;

void TestTextActions::keysStyleTheSelection()
{
    TextBench bench;
    const auto style = [&] { return *bench.document().find(bench.id)->textStyle; };
    for (Action action : {Action::AlignTextLeft, Action::AlignTextMiddle})
        QVERIFY(!bench.editor->action(action)->isEnabled());
    bench.click({0, 30});
    QVERIFY(!bench.editor->action(Action::Bold)->isChecked());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(style().weight, 700);
    QVERIFY(bench.editor->action(Action::Bold)->isChecked());
    bench.key(Qt::Key_I, Qt::ControlModifier);
    bench.key(Qt::Key_U, Qt::ControlModifier);
    QVERIFY(style().italic && style().underline && !style().strikeOut);
    QCOMPARE(bench.steps(), 3);
    QVERIFY(bench.document().find(bench.other)->textStyle.isDefault());
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!style().underline && !bench.editor->action(Action::Underline)->isChecked());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    bench.key(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(bench.document().find(bench.id)->textStyle.isDefault());
}

void TestTextActions::mixedSelectionsBecomeEqual()
{
    TextBench bench;
    bench.document().changeShapes(
        {bench.id}, [](Shape &shape) { shape.textStyle.edit([](TextStyle &style) { style.setBold(true); }); });
    bench.editor->selection()->set({bench.id, bench.other});
    QVERIFY(!bench.editor->action(Action::Bold)->isChecked());
    const int before = bench.steps();
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(bench.steps(), before + 1);
    for (ShapeId id : {bench.id, bench.other})
        QVERIFY(bench.document().find(id)->textStyle->isBold());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    for (ShapeId id : {bench.id, bench.other})
        QVERIFY(!bench.document().find(id)->textStyle->isBold());
}

// A style takes memory only once, also in the undo step.
void TestTextActions::equalStylesStayShared()
{
    TextBench bench;
    const auto styleOf = [&](ShapeId id) { return &*bench.document().find(id)->textStyle; };
    const ShapeId third = bench.document().addShape(Shape::rectangle({500, 0}, {10, 10}));
    bench.document().changeShapes(
        {third}, [](Shape &shape) { shape.textStyle.edit([](TextStyle &style) { style.italic = true; }); });
    bench.editor->selection()->set({bench.id, third, bench.other});
    bench.key(Qt::Key_U, Qt::ControlModifier);
    for (ShapeId id : {bench.id, third, bench.other})
        QVERIFY(styleOf(id)->underline && styleOf(id)->italic == (id == third));
    bench.editor->selection()->set({bench.id, bench.other});
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(styleOf(bench.id)->isBold() && styleOf(bench.id)->underline);
    QCOMPARE(styleOf(bench.id), styleOf(bench.other));
    QVERIFY(!styleOf(third)->isBold());
}

void TestTextActions::manyDifferentStyles()
{
    TextBench bench;
    QList<Shape> shapes;
    for (int i = 0; i < 20; ++i) {
        shapes.append(Shape::rectangle({500.0 + 20 * i, 0}, {10, 10}));
        shapes.last().textStyle.edit([i](TextStyle &style) {
            style.size = 10 + i;
            style.setBold(true);
        });
    }
    const ShapeIds ids = bench.document().addShapes(shapes);
    const auto isChecked = [&](Action action) { return bench.editor->action(action)->isChecked(); };
    bench.editor->selection()->set(ids);
    QVERIFY(isChecked(Action::Bold) && !isChecked(Action::Italic));
    bench.document().changeShapes(
        {ids.last()}, [](Shape &shape) { shape.textStyle.edit([](TextStyle &style) { style.setBold(false); }); });
    QVERIFY(!isChecked(Action::Bold));
    bench.editor->selection()->remove({ids.last()});
    QVERIFY(isChecked(Action::Bold));
}

void TestTextActions::keysStyleTheTextWhileTyping()
{
    TextBench bench;
    bench.begin();
    bench.type(QStringLiteral("a"));
    bench.key(Qt::Key_B, Qt::ControlModifier);
    bench.key(Qt::Key_U, Qt::ControlModifier);
    QVERIFY(bench.isEditing());
    QCOMPARE(bench.field()->document()->defaultFont().weight(), QFont::Bold);
    QVERIFY(bench.field()->document()->defaultFont().underline());
    bench.type(QStringLiteral("b"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.text(), QStringLiteral("ab"));
    const TextStyle style = *bench.document().find(bench.id)->textStyle;
    QVERIFY(style.isBold() && style.underline && !style.italic);
    while (bench.document().undoStack()->canUndo())
        bench.document().undoStack()->undo();
    QCOMPARE(bench.text(), Words);
    QVERIFY(bench.document().find(bench.id)->textStyle.isDefault());
}

void TestTextActions::keysStyleTheNextText()
{
    TextBench bench;
    QVERIFY(bench.editor->action(Action::Bold)->isEnabled() && !bench.editor->action(Action::Bold)->isChecked());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(bench.editor->textStyle().isBold() && bench.editor->action(Action::Bold)->isChecked());
    QCOMPARE(bench.steps(), 0);
    // A style that is set for selected shapes is also used for the next text.
    bench.editor->selection()->set({bench.other});
    QVERIFY(!bench.editor->action(Action::Bold)->isChecked());
    bench.key(Qt::Key_U, Qt::ControlModifier);
    QVERIFY(bench.editor->textStyle().isBold() && bench.editor->textStyle().underline);
    bench.editor->action(Action::AlignTextRight)->trigger();
    QVERIFY(bench.editor->textStyle().horizontal == TextStyle::Horizontal::Center);
    // While a drawing tool is active, the selected shape stays.
    bench.editor->selection()->set({bench.id});
    bench.editor->setTool(ShapeEditor::Rectangle);
    QVERIFY(bench.editor->action(Action::Bold)->isChecked());
    bench.key(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(bench.document().find(bench.id)->textStyle.isDefault());
    bench.drag({-300, -200}, {-200, -150});
    const Shape &drawn = *bench.document().find(bench.document().ids().last());
    QVERIFY(drawn.textStyle->isBold() && drawn.textStyle->italic && drawn.textStyle->underline);
    QVERIFY(drawn.textStyle->horizontal == TextStyle::Horizontal::Center);
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->action(Action::Bold)->isEnabled());
}

void TestTextActions::alignments()
{
    TextBench bench;
    bench.click({0, 30});
    const auto style = [&] { return *bench.document().find(bench.id)->textStyle; };
    QVERIFY(bench.editor->action(Action::AlignTextCenter)->isChecked());
    bench.editor->action(Action::AlignTextRight)->trigger();
    bench.editor->action(Action::AlignTextBottom)->trigger();
    QCOMPARE(style().horizontal, TextStyle::Horizontal::Right);
    QCOMPARE(style().vertical, TextStyle::Vertical::Bottom);
    QVERIFY(bench.editor->action(Action::AlignTextRight)->isChecked());
    QVERIFY(!bench.editor->action(Action::AlignTextCenter)->isChecked());
    QCOMPARE(bench.steps(), 2);
    // An alignment that is set already stays checked, and is no step.
    bench.editor->action(Action::AlignTextRight)->trigger();
    QVERIFY(bench.editor->action(Action::AlignTextRight)->isChecked());
    QCOMPARE(bench.steps(), 2);
    bench.editor->action(Action::AlignTextLeft)->trigger();
    bench.editor->action(Action::AlignTextTop)->trigger();
    QCOMPARE(style().horizontal, TextStyle::Horizontal::Left);
    QCOMPARE(style().vertical, TextStyle::Vertical::Top);
    bench.editor->action(Action::AlignTextCenter)->trigger();
    bench.editor->action(Action::AlignTextMiddle)->trigger();
    QVERIFY(bench.document().find(bench.id)->textStyle.isDefault());
}

void TestTextActions::lockedShapesStay()
{
    TextBench bench;
    bench.editor->selection()->set({bench.id});
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.locked = true; });
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(bench.document().find(bench.id)->textStyle.isDefault());
    bench.editor->selection()->set({bench.other});
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->action(Action::Bold)->isEnabled());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(bench.document().find(bench.other)->textStyle.isDefault());
}

TRAMMEL_WIDGET_TEST(TestTextActions)
#include "tst_textactions.moc"
