#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"

#include "widgets/model/text/textgrowth_p.h"
#include "widgets/model/text/textlayout_p.h"
#include <trammel/geometry/vector.h>
#include <trammel/shapekind.h>

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>

using namespace Trammel;

/// Tests the text tool, and shapes that grow with their text.
class TestTextBoxes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clickStartsATextThatGrows();
    void dragGivesTheWidth();
    void emptyTextsAreNoStep_data();
    void emptyTextsAreNoStep();
    void emptiedTextIsRemovedInOneStep();
    void textIsSelectedByAClickOnIt();
    void clickOnATextEditsIt();
    void shortcutsKeepTheTextAndTypingGoesOn();
    void styleWhileTypingANewText();
    void styleIsTakenBackBeforeTheFirstLetter();
    void refusedTextIsNotLost();
    void growthKeepsTheAlignedSide_data();
    void growthKeepsTheAlignedSide();
    void frameGrowsWithItsTextBox();
    void boxesGrowWhileTyping();
    void resizingBreaksTheText();
    void manyTextsGrowAtTheEnd_data();
    void manyTextsGrowAtTheEnd();
    void resizingMovesFreeEndsOnce();
    void labelsDoNotCollide();
};

namespace {

/// An editor with an empty drawing.
struct EmptyBench : TextBench
{
    explicit EmptyBench(double rotation = 0) : TextBench(1, rotation)
    {
        document().clear();
        document().undoStack()->clear();
    }

    void startAt(QPointF scenePos)
    {
        key(Qt::Key_T);
        QCOMPARE(editor->tool(), ShapeEditor::Text);
        click(scenePos);
        QCoreApplication::processEvents();
        QVERIFY(field());
    }
    const Shape &only() { return *document().find(document().ids().value(0)); }
};

/// A corner of a shape's frame in the scene; x and y are -1, 0 or 1.
QPointF cornerOf(const Shape &shape, int x, int y)
{
    return shape.center
        + rotated({x * shape.size.width() / 2, y * shape.size.height() / 2}, axisFromDegrees(shape.rotation));
}

} // namespace

void TestTextBoxes::clickStartsATextThatGrows()
{
    for (double turned : {0.0, 30.0}) {
        EmptyBench bench(turned);
        bench.startAt({20, 10});
        QCOMPARE(bench.document().count(), 0);
        QVERIFY(bench.editor->editedText().isNull());
        bench.type(QStringLiteral("A text that gets longer than any default width of a shape would be"));
        bench.key(Qt::Key_Return);
        bench.type(QStringLiteral("and has two lines"));
        QCOMPARE(bench.document().count(), 0);
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.document().count(), 1);
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
        QCOMPARE(bench.editor->selection()->ids(), bench.document().ids());
        const Shape text = bench.only();
        QCOMPARE(text.kind, &ShapeKind::text());
        QVERIFY(!text.isFilled() && !text.stroke.color.isValid() && !text.textStyle->wrap);
        QVERIFY(text.size.width() > 300 && text.size.height() > 30 && text.size.height() < 60);
        // The box has the size of the text, and its first line starts at the click. It is level on the screen.
        QVERIFY(grownToText(text) == text);
        const QPointF line = cornerOf(text, -1, -1)
            + rotated({text.textStyle->padding, text.size.height() / 4}, axisFromDegrees(text.rotation));
        QVERIFY(QLineF(line, bench.seen({20, 10})).length() < 3);
        QCOMPARE(normalizedDegrees(text.rotation + turned), 0.0);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.document().count(), 0);
        bench.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(bench.only() == text);
    }
}

void TestTextBoxes::dragGivesTheWidth()
{
    EmptyBench bench;
    bench.editor->setSnapToShapes(false);
    bench.key(Qt::Key_T);
    bench.drag({-100, -50}, {20, 100});
    QCoreApplication::processEvents();
    QVERIFY(bench.field());
    bench.type(QStringLiteral("a text that is broken at the width of the drag"));
    bench.key(Qt::Key_Escape);
    const Shape text = bench.only();
    QCOMPARE(text.size.width(), 120.0);
    QVERIFY(text.textStyle->wrap);
    QVERIFY(text.size.height() > 40 && text.size.height() < 100);
    QVERIFY(QLineF(cornerOf(text, -1, -1), QPointF(-100, -50)).length() < 1e-9);
}

void TestTextBoxes::emptyTextsAreNoStep_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("escape") << 0;
    QTest::newRow("click elsewhere") << 1;
    QTest::newRow("typed and removed") << 2;
    QTest::newRow("tool") << 3;
    QTest::newRow("document") << 4;
    QTest::newRow("read only") << 5;
}

void TestTextBoxes::emptyTextsAreNoStep()
{
    QFETCH(int, way);
    EmptyBench bench;
    // A step that has been undone can still be redone.
    bench.document().addShape(Shape::rectangle({-200, -200}, {10, 10}));
    bench.document().undoStack()->undo();
    Document other;
    bench.startAt({0, 0});
    switch (way) {
    case 0:
        bench.key(Qt::Key_Escape);
        break;
    case 1:
        bench.click({100, 100});
        break;
    case 2:
        bench.type(QStringLiteral("a"));
        bench.key(Qt::Key_Backspace);
        bench.key(Qt::Key_Escape);
        break;
    case 3:
        bench.editor->setTool(ShapeEditor::Ellipse);
        break;
    case 4:
        bench.editor->setDocument(&other);
        bench.editor->setDocument(nullptr);
        break;
    case 5:
        bench.editor->setReadOnly(true);
        break;
    }
    QVERIFY(!bench.field());
    QCOMPARE(bench.document().count(), 0);
    QCOMPARE(other.count(), 0);
    QVERIFY(!bench.document().undoStack()->canUndo());
    QVERIFY(bench.document().undoStack()->canRedo());
}

void TestTextBoxes::emptiedTextIsRemovedInOneStep()
{
    EmptyBench bench;
    bench.startAt({0, 0});
    bench.type(QStringLiteral("abc"));
    bench.key(Qt::Key_Escape);
    const Shape before = bench.only();
    bench.doubleClick(before.center);
    QVERIFY(!bench.editor->editedText().isNull());
    bench.key(Qt::Key_Delete);
    // A shortcut adds no step of its own, and stores no invisible shape.
    bench.key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(bench.only() == before);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().count(), 0);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QVERIFY(bench.only() == before);
    // A shape with an outline stays.
    bench.document().clear();
    Shape box = Shape::rectangle({0, 0}, {80, 40});
    box.fill = Qt::yellow;
    box.text = QStringLiteral("a");
    const ShapeId id = bench.document().addShape(box);
    bench.editor->editText(id);
    QCoreApplication::processEvents();
    bench.key(Qt::Key_Delete);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().count(), 1);
    QVERIFY(bench.only().text.isEmpty());
}

void TestTextBoxes::textIsSelectedByAClickOnIt()
{
    EmptyBench bench;
    bench.startAt({0, 0});
    bench.type(QStringLiteral("a wide text"));
    bench.key(Qt::Key_Escape);
    const ShapeIds all = bench.document().ids();
    bench.click({300, 200});
    QVERIFY(bench.editor->selection()->isEmpty());
    // Between the letters, too, and a drag moves it.
    bench.click(bench.only().center + QPointF(3, 5));
    QCOMPARE(bench.editor->selection()->ids(), all);
    bench.click({300, 200});
    const QPointF from = bench.only().center;
    bench.drag(from, from + QPointF(50, 60), Qt::ControlModifier);
    QVERIFY(QLineF(bench.only().center, from + QPointF(50, 60)).length() < 1);
}

void TestTextBoxes::clickOnATextEditsIt()
{
    EmptyBench bench;
    bench.startAt({0, 0});
    bench.type(QStringLiteral("one"));
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_T);
    bench.click(bench.only().center);
    QCoreApplication::processEvents();
    QCOMPARE(bench.editor->editedText(), bench.document().ids().value(0));
    bench.key(Qt::Key_End);
    bench.type(QStringLiteral(" two"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.only().text, QStringLiteral("one two"));
    QVERIFY(grownToText(bench.only()) == bench.only());
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.only().text, QStringLiteral("one"));
    QVERIFY(grownToText(bench.only()) == bench.only());
}

void TestTextBoxes::shortcutsKeepTheTextAndTypingGoesOn()
{
    EmptyBench bench;
    QSignalSpy edited(bench.editor.get(), &ShapeEditor::editedTextChanged);
    bench.startAt({0, 0});
    bench.type(QStringLiteral("ab"));
    bench.key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bench.document().count(), 1);
    QCOMPARE(bench.only().text, QStringLiteral("ab"));
    QCOMPARE(bench.editor->editedText(), bench.document().ids().value(0));
    QCOMPARE(edited.count(), 1);
    QVERIFY(bench.field());
    bench.type(QStringLiteral("cd"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.only().text, QStringLiteral("abcd"));
    QCOMPARE(edited.count(), 2);
    QVERIFY(!bench.field());
}

void TestTextBoxes::styleWhileTypingANewText()
{
    EmptyBench bench;
    bench.startAt({0, 0});
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(bench.field());
    bench.type(QStringLiteral("bold"));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.only().textStyle->isBold());
    QCOMPARE(bench.steps(), 1);
}

void TestTextBoxes::styleIsTakenBackBeforeTheFirstLetter()
{
    EmptyBench bench;
    const QAction &bold = *bench.editor->action(ShapeEditor::Action::Bold);
    bench.startAt({0, 0});
    QVERIFY(!bold.isChecked());
    QVERIFY(bench.editor->action(ShapeEditor::Action::AlignTextLeft)->isChecked());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(bold.isChecked());
    bench.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!bold.isChecked());
    bench.key(Qt::Key_I, Qt::ControlModifier);
    bench.type(QStringLiteral("slanted"));
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.only().textStyle->isBold() && bench.only().textStyle->italic);
    QCOMPARE(bench.steps(), 1);
}

void TestTextBoxes::refusedTextIsNotLost()
{
    EmptyBench bench;
    DocumentData data = bench.document().data();
    data.nextId = ShapeId::Largest + 1;
    QVERIFY(bench.document().setData(data));
    const QString reason = QStringLiteral("There are no ids left for more shapes and groups");
    QSignalSpy refusals(bench.editor.get(), &ShapeEditor::changeRefused);
    bench.startAt({0, 0});
    bench.type(QStringLiteral("ab"));
    // A shortcut stores the text.
    bench.key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bench.document().count(), 0);
    QCOMPARE(refusals.count(), 1);
    QCOMPARE(bench.editor->hint(), reason);
    QVERIFY(bench.field());
    bench.type(QStringLiteral("c"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().count(), 0);
    QCOMPARE(refusals.count(), 2);
    QCOMPARE(bench.editor->hint(), reason);
    // As soon as the document has room, the typed text is added.
    bench.startAt({0, 0});
    bench.type(QStringLiteral("de"));
    bench.key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bench.document().count(), 0);
    data.nextId = 1;
    QVERIFY(bench.document().setData(data));
    bench.type(QStringLiteral("f"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.only().text, QStringLiteral("def"));
}

void TestTextBoxes::growthKeepsTheAlignedSide_data()
{
    QTest::addColumn<int>("across");
    QTest::addColumn<int>("down");
    QTest::addColumn<double>("turned");
    for (int across : {-1, 0, 1}) {
        for (int down : {-1, 0, 1}) {
            for (double turned : {0.0, 37.0, 90.0})
                QTest::addRow("%d %d %g", across, down, turned) << across << down << turned;
        }
    }
}

void TestTextBoxes::growthKeepsTheAlignedSide()
{
    QFETCH(int, across);
    QFETCH(int, down);
    QFETCH(double, turned);
    Shape shape(ShapeKind::text(), {50, -20}, {40, 20}, turned);
    shape.mirroredX = true;
    shape.text = QStringLiteral("three\nlong\nlines of text");
    shape.textStyle.edit([&](TextStyle &style) {
        style.overflow = TextStyle::Overflow::Grow;
        style.wrap = false;
        style.horizontal = TextStyle::Horizontal(across + 1);
        style.vertical = TextStyle::Vertical(down + 1);
    });
    const Shape grown = grownToText(shape);
    QVERIFY(grown.size.width() > 60 && grown.size.height() > 50);
    QVERIFY(QLineF(cornerOf(grown, across, down), cornerOf(shape, across, down)).length() < 1e-9);
    // Growing once is enough.
    const Shape again = grownToText(grown);
    QVERIFY(QSizeF(again.size - grown.size).isNull() && QLineF(again.center, grown.center).length() < 1e-9);
    // A box with an outline does not shrink.
    Shape box = Shape::rectangle({0, 0}, {500, 400}, turned);
    box.text = QStringLiteral("a");
    box.textStyle = shape.textStyle;
    QVERIFY(grownToText(box) == box);
    box.textStyle.edit([](TextStyle &style) { style.overflow = TextStyle::Overflow::Visible; });
    box.size = {5, 5};
    QVERIFY(grownToText(box) == box);
}

void TestTextBoxes::frameGrowsWithItsTextBox()
{
    // The text box is a part of the frame.
    Shape shape(ShapeKind::named(QStringLiteral("manualInput")), {10, 20}, {120, 80}, 30);
    shape.textStyle.edit([](TextStyle &style) { style.overflow = TextStyle::Overflow::Grow; });
    QCOMPARE(grownToText(shape).size, QSizeF(120, 80));
    shape.text = QStringLiteral("some words ").repeated(30);
    const Shape grown = grownToText(shape);
    QCOMPARE(grown.size.width(), 120.0);
    const QSizeF box = grown.kind->textBox(grown).size;
    const double needed = TextLayout(shape.text, *shape.textStyle, box).size().height() + 2 * shape.textStyle->padding;
    QVERIFY(std::abs(box.height() - needed) < 1e-9);
    QVERIFY(std::abs(grown.size.height() - box.height() / 0.7) < 1e-9);
    QVERIFY(std::abs(grownToText(grown).size.height() - grown.size.height()) < 1e-9);
}

void TestTextBoxes::boxesGrowWhileTyping()
{
    TextBench bench;
    bench.document().changeShapes({bench.id}, [](Shape &shape) {
        shape.textStyle.edit([](TextStyle &style) {
            style.overflow = TextStyle::Overflow::Grow;
            style.vertical = TextStyle::Vertical::Top;
        });
    });
    const Shape before = *bench.document().find(bench.id);
    bench.begin();
    for (int i = 0; i < 10; ++i) {
        bench.type(QStringLiteral("line"));
        bench.key(Qt::Key_Return);
    }
    const Shape typed = *bench.document().find(bench.id);
    QVERIFY(typed.size.height() > 150);
    QCOMPARE(typed.size.width(), before.size.width());
    QVERIFY(QLineF(cornerOf(typed, 0, -1), cornerOf(before, 0, -1)).length() < 1e-9);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QVERIFY(*bench.document().find(bench.id) == before);
}

// A text that gets another width by its handles is broken at this width, in the same step.
void TestTextBoxes::resizingBreaksTheText()
{
    EmptyBench bench;
    bench.editor->setSnapToShapes(false);
    bench.startAt({-100, 0});
    bench.type(QStringLiteral("a text of some words that can be broken"));
    bench.key(Qt::Key_Escape);
    const Shape before = bench.only();
    const QPointF handle = cornerOf(before, 1, 0);
    bench.drag(handle, handle - QPointF(before.size.width() / 2, 0), Qt::ControlModifier);
    const Shape after = bench.only();
    QVERIFY(after.textStyle->wrap);
    QVERIFY(std::abs(after.size.width() - before.size.width() / 2) < 2);
    QVERIFY(after.size.height() > 1.5 * before.size.height());
    QVERIFY(QLineF(cornerOf(after, -1, -1), cornerOf(before, -1, -1)).length() < 1e-9);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    QVERIFY(bench.only() == before);
}

// Laying out many texts at every move would make the drag stutter.
void TestTextBoxes::manyTextsGrowAtTheEnd_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("growsAtOnce");
    QTest::newRow("few") << 2 << true;
    QTest::newRow("many") << 150 << false;
}

void TestTextBoxes::manyTextsGrowAtTheEnd()
{
    QFETCH(int, count);
    QFETCH(bool, growsAtOnce);
    EmptyBench bench;
    bench.editor->setSnapToShapes(false);
    QList<Shape> texts;
    for (int i = 0; i < count; ++i) {
        Shape text(ShapeKind::text(), {double(i % 2) * 200 - 100, 0}, {180, 20});
        text.text = QStringLiteral("a text of some words that needs several lines");
        text.textStyle.edit([](TextStyle &style) {
            style.overflow = TextStyle::Overflow::Grow;
            style.wrap = true;
        });
        texts.append(grownToText(text));
    }
    const ShapeIds ids = bench.document().addShapes(texts);
    bench.document().undoStack()->clear();
    const DocumentData before = bench.document().data();
    bench.editor->selection()->set(ids);
    const Aabb2 box = bench.document().bounds(ids);
    const QPointF handle(box.max[0], box.center()[1]);
    const auto areGrown = [&] {
        return std::all_of(ids.begin(), ids.end(), [&](ShapeId id) {
            const Shape &text = *bench.document().find(id);
            return QSizeF(grownToText(text).size - text.size).isNull();
        });
    };
    bench.beginDrag(handle, handle - QPointF(200, 0));
    QVERIFY(!(bench.document().data() == before));
    QCOMPARE(areGrown(), growsAtOnce);
    bench.release(handle - QPointF(200, 0));
    QVERIFY(areGrown());
    QVERIFY(bench.document().find(ids[0])->size.height() > texts[0].size.height());
    QCOMPARE(bench.steps(), 1);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
}

void TestTextBoxes::resizingMovesFreeEndsOnce()
{
    EmptyBench bench;
    bench.editor->setSnapToShapes(false);
    Shape text(ShapeKind::text(), {100, 0}, {100, 20});
    text.text = QStringLiteral("a text of words");
    text.textStyle.edit([](TextStyle &style) {
        style.overflow = TextStyle::Overflow::Grow;
        style.wrap = false;
    });
    text = grownToText(text);
    text.center.rx() = 100 - text.size.width() / 2;
    const ShapeId id = bench.document().addShape(text);
    // The free end lies on the side that stays. The numbers are such that it stays to the last bit.
    const QPointF end(-50, 0), handle(100, 0), across(handle - QPointF(225, 0));
    const ShapeId line = bench.document().connect(end, id);
    bench.editor->selection()->set({id, line});
    const auto isSameEnd = [&] { return same(bench.document().find(line)->connector->from.point, end); };
    bench.beginDrag(handle, across, Qt::ControlModifier);
    QVERIFY(bench.document().find(id)->center.x() < end.x());
    QVERIFY(isSameEnd());
    bench.release(across, Qt::ControlModifier);
    QVERIFY(bench.document().find(id)->textStyle->wrap);
    QVERIFY(isSameEnd());
}

void TestTextBoxes::labelsDoNotCollide()
{
    TextBench bench;
    Shape label(ShapeKind::text(), {0, 300}, {60, 20});
    label.stroke.color = QColor();
    label.text = QStringLiteral("label");
    const ShapeId id = bench.document().addShape(label);
    bench.editor->setSnapToShapes(false);
    bench.beginDrag({0, 300}, {0, 0});
    QCOMPARE(bench.editor->collisionCount(), 0);
    bench.release({0, 0});
    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    bench.editor->setShowInnerCollisions(true);
    QCOMPARE(bench.editor->collisionCount(), 0);
    // With a fill it is a shape like others.
    bench.document().changeShapes({id}, [](Shape &shape) { shape.fill = Qt::white; });
    QCOMPARE(bench.editor->collisionCount(), 1);
}

TRAMMEL_WIDGET_TEST(TestTextBoxes)
#include "tst_textboxes.moc"
