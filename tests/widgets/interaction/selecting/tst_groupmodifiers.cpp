#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/modifierkeys.h"

#include <trammel/geometry/vector.h>

using namespace Trammel;

namespace {

/// The entered group: none, the outer one or the inner one.
enum class Where { Drawing, Outer, Inner };

/// Boxes a and b in a group, c next to them in the outer group, d and e in no group. Box a lies on top of f.
///
///     [ ( a b ) c ]   d   e
struct NestedBench : EditorBench
{
    explicit NestedBench(Where where = Where::Drawing, double zoom = 1, double rotation = 0)
        : EditorBench(zoom, rotation)
    {
        QList<Shape> shapes{box({-150, 0}, 70)};
        for (double x : {-150.0, -90.0, -30.0, 90.0, 150.0})
            shapes << box({x, 0}, 40);
        ids = document().addShapes(shapes);
        inner = document().group({id('a'), id('b')});
        outer = document().group({id('a'), id('b'), id('c')});
        document().undoStack()->clear();
        editor->selection()->enterGroup(where == Where::Inner ? inner : where == Where::Outer ? outer : GroupId());
    }

    static Shape box(QPointF center, double side)
    {
        Shape shape = Shape::rectangle(center, {side, side});
        shape.fill = Qt::yellow;
        return shape;
    }

    ShapeId id(char name) const { return ids[name == 'f' ? 0 : name - 'a' + 1]; }
    const Shape &shape(char name) { return *document().find(id(name)); }
    QPointF at(char name) { return shape(name).center; }
    using EditorBench::at;
    void select(const char *names)
    {
        ShapeIds chosen;
        for (; *names; ++names)
            chosen << id(*names);
        editor->selection()->set(chosen);
    }
    /// The names of the selected shapes, in alphabetical order.
    QByteArray selected()
    {
        QByteArray names;
        for (char name : {'a', 'b', 'c', 'd', 'e', 'f'}) {
            if (editor->selection()->contains(id(name)))
                names += name;
        }
        return names;
    }
    Where where()
    {
        const GroupId entered = editor->selection()->enteredGroup();
        return entered.isNull() ? Where::Drawing : entered == outer ? Where::Outer : Where::Inner;
    }
    QPointF handle(ShapeEditor::Handle which) { return editor->mapToScene(*editor->handlePosition(which)); }

    ShapeIds ids;
    GroupId inner;
    GroupId outer;
};

bool isNear(QPointF a, QPointF b)
{
    return length(a - b) < 1e-9;
}

} // namespace

/// Tests each cell of the table of modifiers for shapes in groups, entered or not.
class TestGroupModifiers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicks_data();
    void clicks();
    void altClicksGoThroughUnits();
    void spacePans();
    void areas_data();
    void areas();
    void altInvertsTheMode_data() { addWheres(); }
    void altInvertsTheMode();
    void spaceMovesBands();
    void moves_data() { addWheres(); }
    void moves();
    void copies_data() { addWheres(); }
    void copies();
    void resizes_data() { addWheres(); }
    void resizes();
    void turns_data() { addWheres(); }
    void turns();
    void eachAboutItsOwn_data() { addWheres(); }
    void eachAboutItsOwn();
    void draws_data() { addWheres(); }
    void draws();

private:
    /// Adds a row for each entered group, with the unit that a click on box a selects in it.
    static void addWheres();
};

void TestGroupModifiers::addWheres()
{
    QTest::addColumn<int>("where");
    QTest::addColumn<QByteArray>("unit");
    QTest::newRow("in no group") << int(Where::Drawing) << QByteArray("abc");
    QTest::newRow("in the outer one") << int(Where::Outer) << QByteArray("ab");
    QTest::newRow("in the inner one") << int(Where::Inner) << QByteArray("a");
}

void TestGroupModifiers::clicks_data()
{
    QTest::addColumn<int>("where");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<char>("pressed");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("whereAfter");
    const auto row = [](const char *name, Where where, const char *before, char pressed,
                        Qt::KeyboardModifiers modifiers, const char *after, Where whereAfter) {
        QTest::newRow(name) << int(where) << QByteArray(before) << pressed << modifiers << QByteArray(after)
                            << int(whereAfter);
    };
    const Where drawing = Where::Drawing, outer = Where::Outer, inner = Where::Inner;
    row("plain takes the group", drawing, "d", 'a', {}, "abc", drawing);
    row("plain takes the group inside", outer, "c", 'a', {}, "ab", outer);
    row("plain takes the shape inside", inner, "b", 'a', {}, "a", inner);
    row("plain on a shape between", outer, "ab", 'c', {}, "c", outer);
    row("plain outside leaves", inner, "ab", 'd', {}, "d", drawing);
    row("plain one level out", inner, "ab", 'c', {}, "c", outer);
    row("Shift adds the group", drawing, "d", 'a', Shift, "abcd", drawing);
    row("Shift takes the group off", drawing, "abcd", 'b', Shift, "d", drawing);
    row("Shift completes the group", drawing, "ad", 'b', Shift, "abcd", drawing);
    row("Shift adds the group inside", outer, "c", 'a', Shift, "abc", outer);
    row("Shift takes the group inside off", outer, "abc", 'a', Shift, "c", outer);
    row("Shift adds the shape inside", inner, "b", 'a', Shift, "ab", inner);
    row("Shift takes the shape inside off", inner, "ab", 'a', Shift, "b", inner);
    row("Shift outside adds and leaves", inner, "a", 'd', Shift, "ad", drawing);
    row("Ctrl takes the member and enters", drawing, "", 'a', Ctrl, "a", inner);
    row("Ctrl adds the member", drawing, "d", 'a', Ctrl, "ad", drawing);
    row("Ctrl takes the member off", drawing, "abcd", 'a', Ctrl, "bcd", drawing);
    row("Ctrl adds the member inside", outer, "c", 'a', Ctrl, "ac", outer);
    row("Ctrl takes the member inside off", outer, "abc", 'a', Ctrl, "bc", outer);
    row("Ctrl adds the shape inside", inner, "b", 'a', Ctrl, "ab", inner);
    row("Ctrl takes the shape inside off", inner, "ab", 'a', Ctrl, "b", inner);
    row("Ctrl+Shift as Ctrl", drawing, "d", 'a', Ctrl | Shift, "ad", drawing);
    row("Ctrl+Shift as Ctrl inside", outer, "c", 'a', Ctrl | Shift, "ac", outer);
    row("Alt begins at the top", drawing, "d", 'a', Alt, "abc", drawing);
    row("Alt goes below the group", drawing, "abc", 'a', Alt, "f", drawing);
    row("Alt goes around", drawing, "f", 'a', Alt, "abc", drawing);
    row("Alt begins at the top inside", outer, "c", 'a', Alt, "ab", outer);
    row("Alt goes out of the group", inner, "a", 'a', Alt, "f", drawing);
}

void TestGroupModifiers::clicks()
{
    QFETCH(int, where);
    QFETCH(QByteArray, before);
    QFETCH(char, pressed);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QByteArray, after);
    QFETCH(int, whereAfter);
    NestedBench bench{Where(where)};
    bench.select(before.constData());
    QCOMPARE(int(bench.where()), where);
    const DocumentData data = bench.document().data();
    bench.hold(modifiers);
    bench.click(bench.at(pressed));
    bench.hold({});
    QCOMPARE(bench.selected(), after);
    QCOMPARE(int(bench.where()), whereAfter);
    QVERIFY(bench.document().data() == data);
    QCOMPARE(bench.steps(), 0);
}

void TestGroupModifiers::altClicksGoThroughUnits()
{
    NestedBench bench;
    // Two members of one group under the pointer are one step of the cycle.
    bench.document().changeShapes({bench.id('b')}, [&](Shape &shape) { shape.center = bench.at('a'); });
    bench.hold(Alt);
    QList<QByteArray> seen;
    for (int i = 0; i < 3; ++i) {
        bench.click(bench.at('a'));
        seen << bench.selected();
    }
    QCOMPARE(seen, (QList<QByteArray>{"abc", "f", "abc"}));
    bench.hold({});
    bench.editor->selection()->enterGroup(bench.inner);
    bench.select("");
    bench.hold(Alt);
    seen.clear();
    for (int i = 0; i < 2; ++i) {
        bench.click(bench.at('a'));
        seen << bench.selected();
    }
    QCOMPARE(seen, (QList<QByteArray>{"b", "a"}));
}

void TestGroupModifiers::spacePans()
{
    NestedBench bench(Where::Outer);
    bench.select("ab");
    const QPointF origin = bench.editor->mapFromScene({0, 0}), place = bench.editor->mapFromScene(bench.at('a'));
    bench.hold({}, true);
    QTest::mousePress(&bench.viewport(), Qt::LeftButton, {}, place.toPoint());
    QTest::mouseMove(&bench.viewport(), place.toPoint() + QPoint(40, 20));
    QTest::mouseRelease(&bench.viewport(), Qt::LeftButton, {}, place.toPoint() + QPoint(40, 20));
    bench.hold({});
    QCOMPARE(bench.editor->mapFromScene({0, 0}), origin + QPointF(40, 20));
    QCOMPARE(bench.selected(), QByteArray("ab"));
    QCOMPARE(int(bench.where()), int(Where::Outer));
}

void TestGroupModifiers::areas_data()
{
    QTest::addColumn<int>("where");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, Where where, const char *before, Qt::KeyboardModifiers modifiers,
                        const char *after) {
        QTest::newRow(name) << int(where) << QByteArray(before) << modifiers << QByteArray(after);
    };
    // The area touches b and c.
    row("plain takes the group", Where::Drawing, "d", {}, "abc");
    row("plain inside", Where::Outer, "", {}, "abc");
    row("plain inside the inner one", Where::Inner, "a", {}, "b");
    row("Shift adds the group", Where::Drawing, "d", Shift, "abcd");
    row("Shift adds inside", Where::Outer, "a", Shift, "abc");
    row("Shift adds inside the inner one", Where::Inner, "a", Shift, "ab");
    row("Ctrl toggles the group", Where::Drawing, "abcd", Ctrl, "d");
    row("Ctrl toggles inside", Where::Outer, "c", Ctrl, "ab");
    row("Ctrl toggles inside the inner one", Where::Inner, "ab", Ctrl, "a");
    row("Ctrl+Shift subtracts the group", Where::Drawing, "abcd", Ctrl | Shift, "d");
    row("Ctrl+Shift subtracts inside", Where::Outer, "abc", Ctrl | Shift, "");
    row("Ctrl+Shift subtracts inside the inner one", Where::Inner, "ab", Ctrl | Shift, "a");
}

// Tests each row with a band and with a lasso.
void TestGroupModifiers::areas()
{
    QFETCH(int, where);
    QFETCH(QByteArray, before);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QByteArray, after);
    for (ToolKind tool : {ShapeEditor::Select, ShapeEditor::Lasso}) {
        NestedBench bench{Where(where)};
        bench.editor->setTool(tool);
        bench.select(before.constData());
        QCOMPARE(int(bench.where()), where);
        // The modifiers are pressed late, because their state at the release decides.
        const QPointF from(-90, 60), to(-20, -5);
        bench.press(from);
        if (tool == ShapeEditor::Lasso) {
            bench.move({to.x(), from.y()});
            bench.move(to);
            bench.move({from.x(), to.y()});
        } else {
            bench.move((from + to) / 2);
            bench.move(to);
        }
        bench.hold(modifiers);
        bench.release(tool == ShapeEditor::Lasso ? QPointF(from.x(), to.y()) : to);
        bench.hold({});
        QCOMPARE(bench.selected(), after);
        QCOMPARE(bench.steps(), 0);
    }
}

void TestGroupModifiers::altInvertsTheMode()
{
    QFETCH(int, where);
    QFETCH(QByteArray, unit);
    NestedBench bench{Where(where)};
    bench.document().removeShapes({bench.id('f')});
    // The band touches the whole unit that a click would select, and encloses b alone.
    const QPointF from(-140, 60), to(where == int(Where::Outer) ? -80 : -20, -60);
    bench.beginDrag(from, to);
    const QByteArray touched = bench.selected();
    QCOMPARE(touched, where == int(Where::Inner) ? QByteArray("ab") : unit);
    bench.hold(Alt);
    QCOMPARE(bench.selected(), where == int(Where::Inner) ? QByteArray("b") : QByteArray());
    bench.hold({});
    QCOMPARE(bench.selected(), touched);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.selected(), QByteArray());
    QCOMPARE(int(bench.where()), where);
    bench.release(to);
}

void TestGroupModifiers::spaceMovesBands()
{
    NestedBench bench(Where::Outer);
    bench.beginDrag({-10, 80}, {10, 60});
    QCOMPARE(bench.selected(), QByteArray());
    bench.hold({}, true);
    bench.move({-20, 20});
    QCOMPARE(bench.selected(), QByteArray("c"));
    bench.move({-110, 10});
    QCOMPARE(bench.selected(), QByteArray("ab"));
    bench.hold({});
    bench.release({-110, 10});
    QCOMPARE(bench.selected(), QByteArray("ab"));
}

void TestGroupModifiers::moves()
{
    QFETCH(int, where);
    QFETCH(QByteArray, unit);
    NestedBench bench{Where(where)};
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    const DocumentData before = bench.document().data();
    const QPointF start = bench.at('a'), way(33, 61);
    bench.beginDrag(start, start + way);
    QCOMPARE(bench.selected(), unit);
    // The move snaps a corner of the unit's frame to the grid.
    const QPointF snapped = bench.at('a') - start;
    QCOMPARE(snapped, QPointF(45, 70));
    const auto verifyAll = [&](QPointF offset) {
        for (char name : unit)
            QVERIFY(isNear(bench.at(name), before.shapes.find(bench.id(name))->center + offset));
    };
    bench.hold(Shift);
    verifyAll({0, 70});
    bench.hold(Ctrl);
    verifyAll(way);
    bench.hold(Ctrl | Shift);
    verifyAll({0, way.y()});
    bench.hold({});
    verifyAll(snapped);
    bench.hold(Ctrl | Shift);
    bench.release(start + way);
    bench.hold({});
    verifyAll({0, way.y()});
    QCOMPARE(bench.selected(), unit);
    QCOMPARE(int(bench.where()), where);
    QCOMPARE(bench.steps(), 1);
    for (char name : {'a', 'b', 'c', 'd', 'e', 'f'}) {
        if (!unit.contains(name))
            QVERIFY(bench.shape(name) == *before.shapes.find(bench.id(name)));
    }
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data() == before);
}

void TestGroupModifiers::copies()
{
    QFETCH(int, where);
    QFETCH(QByteArray, unit);
    NestedBench bench{Where(where)};
    const DocumentData before = bench.document().data();
    const QPointF start = bench.at('a'), way(10, 90);
    bench.beginDrag(start, start + way);
    bench.hold(Alt);
    QVERIFY(bench.document().data() == before);
    bench.release(start + way);
    bench.hold({});
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().count(), 6 + int(unit.size()));
    // The copies are selected, at their positions, in the entered group, and grouped like the originals.
    const ShapeIds copied = bench.editor->selection()->ids();
    QCOMPARE(copied.size(), unit.size());
    QCOMPARE(int(bench.where()), where);
    for (qsizetype i = 0; i < copied.size(); ++i) {
        QVERIFY(isNear(bench.document().find(copied[i])->center, bench.at(unit[i]) + way));
        QCOMPARE(bench.document().isWithin(copied[i], bench.editor->selection()->enteredGroup()), true);
    }
    const Units units = bench.editor->selection()->units();
    QCOMPARE(units.size(), 1);
    QCOMPARE(units.first().group.isNull(), where == int(Where::Inner));
    QCOMPARE(bench.document().groups().size(), where == int(Where::Drawing) ? 4 : where == int(Where::Outer) ? 3 : 2);
    bench.document().undoStack()->undo();
    QVERIFY(bench.document().data().shapes.count() == before.shapes.count());
    QCOMPARE(bench.document().data().order, before.order);
    QCOMPARE(bench.document().groups(), before.groups);
}

void TestGroupModifiers::resizes()
{
    QFETCH(int, where);
    QFETCH(QByteArray, unit);
    NestedBench bench{Where(where)};
    bench.editor->setSnapToGrid(true);
    bench.editor->setGridSize(25);
    bench.click(bench.at('a'));
    QCOMPARE(bench.selected(), unit);
    const double width = unit.size() * 60 - 20.0, height = 40;
    const QPointF anchor(-170, -20), center = anchor + QPointF(width, height) / 2;
    const QPointF from = bench.handle(ShapeEditor::Handle::BottomRight), way(27, 43);
    bench.beginDrag(from, from + way);
    const auto frame = [&] {
        Aabb2 box;
        for (char name : unit)
            box = box.united(bench.shape(name).sceneBounds());
        return toRect(box);
    };
    const auto verifyFrame = [&](QPointF topLeft, QSizeF size) {
        QVERIFY2(isNear(frame().topLeft(), topLeft), qPrintable(QString::number(frame().left())));
        QVERIFY(std::abs(frame().width() - size.width()) < 1e-9);
        QVERIFY(std::abs(frame().height() - size.height()) < 1e-9);
    };
    const QPointF corner = anchor + QPointF(width, height) + way;
    const QPointF onGrid(25 * std::round(corner.x() / 25), 25 * std::round(corner.y() / 25));
    verifyFrame(anchor, {onGrid.x() - anchor.x(), onGrid.y() - anchor.y()});
    bench.hold(Ctrl);
    verifyFrame(anchor, {width + way.x(), height + way.y()});
    bench.hold(Ctrl | Alt);
    verifyFrame(anchor - way, {width + 2 * way.x(), height + 2 * way.y()});
    bench.hold(Ctrl | Shift);
    const double scale = std::max((width + way.x()) / width, (height + way.y()) / height);
    QVERIFY(isNear(frame().topLeft(), anchor));
    QVERIFY(std::abs(frame().width() / frame().height() - width / height) < 1e-9);
    QVERIFY(frame().height() > height && frame().height() <= height * scale + 1e-9);
    bench.hold(Shift | Alt);
    QVERIFY(isNear(frame().center(), center));
    QVERIFY(std::abs(frame().width() / frame().height() - width / height) < 1e-9);
    bench.release(from + way);
    bench.hold({});
    QVERIFY(isNear(frame().center(), center));
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(int(bench.where()), where);
    // Shapes outside of the unit are not resized.
    for (char name : {'c', 'd', 'f'}) {
        if (!unit.contains(name))
            QCOMPARE(bench.shape(name).size.width(), name == 'f' ? 70.0 : 40.0);
    }
}

void TestGroupModifiers::turns()
{
    QFETCH(int, where);
    QFETCH(QByteArray, unit);
    NestedBench bench{Where(where)};
    bench.editor->setSnapToAngles(true);
    bench.click(bench.at('a'));
    const QPointF pivot(-170 + (unit.size() * 60 - 20.0) / 2, 0);
    const QPointF from = bench.handle(ShapeEditor::Handle::Rotate);
    // At 89 degrees, the angle snaps to a quarter turn.
    const QPointF to = pivot + rotated(from - pivot, axisFromDegrees(89));
    bench.beginDrag(from, to);
    QCOMPARE(bench.shape('a').rotation, 90.0);
    bench.hold(Ctrl);
    QVERIFY(bench.shape('a').rotation > 85 && bench.shape('a').rotation < 90);
    bench.move(pivot + rotated(from - pivot, axisFromDegrees(50)));
    bench.hold(Shift);
    for (char name : unit)
        QCOMPARE(bench.shape(name).rotation, 45.0);
    bench.hold(Ctrl | Shift);
    bench.release(pivot + rotated(from - pivot, axisFromDegrees(50)));
    bench.hold({});
    QPointF middle;
    for (char name : unit) {
        QCOMPARE(bench.shape(name).rotation, 45.0);
        middle += bench.at(name) / double(unit.size());
    }
    QVERIFY(isNear(middle, pivot));
    QCOMPARE(bench.shape('d').rotation, 0.0);
    if (where == int(Where::Drawing))
        QCOMPARE(bench.document().find(bench.outer)->rotation, 45.0);
    QCOMPARE(bench.document().find(bench.inner)->rotation, where == int(Where::Inner) ? 0.0 : 45.0);
    QCOMPARE(bench.steps(), 1);
}

// With Alt, each unit rotates about its own center. A group is one unit.
void TestGroupModifiers::eachAboutItsOwn()
{
    QFETCH(int, where);
    QFETCH(QByteArray, unit);
    NestedBench bench{Where(where)};
    const QByteArray other(1, where == int(Where::Drawing) ? 'd' : where == int(Where::Outer) ? 'c' : 'b');
    bench.select((unit + other).constData());
    const QPointF own(-170 + (unit.size() * 60 - 20.0) / 2, 0), otherCenter = bench.at(other[0]);
    const QPointF from = bench.handle(ShapeEditor::Handle::Rotate);
    const QPointF pivot((-170 + otherCenter.x() + 20) / 2, 0);
    const QPointF to = pivot + rotated(from - pivot, axisFromDegrees(31));
    bench.beginDrag(from, to);
    const auto middle = [&] {
        QPointF sum;
        for (char name : unit)
            sum += bench.at(name) / double(unit.size());
        return sum;
    };
    QVERIFY(!isNear(middle(), own) && !isNear(bench.at(other[0]), otherCenter));
    bench.hold(Alt);
    QVERIFY(isNear(middle(), own) && isNear(bench.at(other[0]), otherCenter));
    bench.hold(Alt | Shift);
    QCOMPARE(bench.shape('a').rotation, 30.0);
    if (unit.size() > 1)
        QVERIFY(isNear(bench.at('b') - bench.at('a'), rotated({60, 0}, axisFromDegrees(30))));
    bench.release(to);
    bench.hold({});
    QVERIFY(isNear(middle(), own) && isNear(bench.at(other[0]), otherCenter));
    QCOMPARE(bench.steps(), 1);
}

// A shape that is drawn in an entered group becomes a member of the group.
void TestGroupModifiers::draws()
{
    QFETCH(int, where);
    struct Draft
    {
        Qt::KeyboardModifiers modifiers;
        bool isSpaceHeld;
        QRectF result;
    };
    const QPointF from(-100, 50), to(-30, 90), moved(-20, 110);
    for (const Draft &draft : {Draft{{}, false, QRectF(from, to)}, Draft{Shift, false, {-100, 50, 70, 70}},
                               Draft{Alt, false, {-170, 10, 140, 80}}, Draft{{}, true, {-90, 70, 70, 40}}}) {
        NestedBench bench{Where(where)};
        const DocumentData before = bench.document().data();
        const GroupId entered = bench.editor->selection()->enteredGroup();
        bench.editor->setTool(ShapeEditor::Rectangle);
        bench.beginDrag(from, to);
        bench.hold(draft.modifiers, draft.isSpaceHeld);
        if (draft.isSpaceHeld)
            bench.move(moved);
        bench.release(draft.isSpaceHeld ? moved : to);
        bench.hold({});
        const Shape drawn = *bench.document().find(bench.editor->selection()->ids().first());
        QCOMPARE(drawn.group, entered);
        QCOMPARE(int(bench.where()), where);
        QCOMPARE(toRect(drawn.sceneBounds()), draft.result);
        QCOMPARE(bench.steps(), 1);
        bench.document().undoStack()->undo();
        QCOMPARE(bench.document().data().order, before.order);
    }
}

TRAMMEL_WIDGET_TEST(TestGroupModifiers)
#include "tst_groupmodifiers.moc"
