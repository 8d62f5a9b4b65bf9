#include "tests/widgets/editorbench.h"

#include <trammel/geometry/vector.h>

#include "tests/testprogram.h"

#include <QtCore/QMetaEnum>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

QList<Action> allActions()
{
    const QMetaEnum actions = QMetaEnum::fromType<Action>();
    QList<Action> all;
    for (int i = 0; i < actions.keyCount(); ++i)
        all.append(Action(actions.value(i)));
    return all;
}

Shape square(double x, double y, double side = 10)
{
    Shape shape = Shape::rectangle({x, y}, {side, side});
    shape.fill = Qt::white;
    return shape;
}

} // namespace

class TestArrangeActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionIsComplete();
    void keysArrange();
    void canBeUsedWhenThereIsSomethingToDo();
    void lockedShapesAreLeftOut();
    void groupsCountAsOne();
    void placesAboveAndBelowByMenu();
};

void TestArrangeActions::everyActionIsComplete()
{
    EditorBench bench;
    QHash<QKeySequence, QString> taken;
    for (Action which : allActions()) {
        const QAction *action = bench.editor->action(which);
        QVERIFY(action);
        QVERIFY(!action->text().isEmpty());
        const QImage icon = action->icon().pixmap(24).toImage();
        bool isDrawn = false;
        for (int y = 0; y < icon.height(); ++y) {
            for (int x = 0; x < icon.width(); ++x)
                isDrawn = isDrawn || icon.pixelColor(x, y).alpha() > 0;
        }
        QVERIFY2(isDrawn, qPrintable(action->text()));
        for (const QKeySequence &keys : action->shortcuts()) {
            QVERIFY2(!taken.contains(keys), qPrintable(action->text() + u' ' + taken.value(keys)));
            taken.insert(keys, action->text());
        }
    }
}

void TestArrangeActions::keysArrange()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({square(0, 0), square(40, 20, 20), square(100, 70)});
    bench.editor->selection()->set(ids);
    const auto center = [&](int i) { return bench.document().find(ids[i])->center; };
    const DocumentData before = bench.document().data();
    const auto undo = [&] {
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        // Undo selects all shapes again, also those that have not moved.
        return bench.document().data() == before && bench.editor->selection()->ids() == ids;
    };

    bench.key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(same(center(1), {5, 20}) && same(center(2), {0, 70}));
    QVERIFY(undo());
    bench.key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(same(center(0), {0, 70}) && same(center(1), {40, 65}));
    QVERIFY(undo());
    bench.key(Qt::Key_H, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(same(center(1), {50, 20}));
    QVERIFY(undo());
    bench.editor->selection()->set({ids[0], ids[2], ids[1]});
    bench.key(Qt::Key_S, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(bench.document().find(ids[2])->size, QSizeF(20, 20));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.editor->selection()->set(ids);
    bench.key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(same(center(0), {100, 0}) && bench.document().find(ids[0])->mirroredX);
    QVERIFY(undo());
    bench.key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(same(center(0), {85, -15}) && bench.document().find(ids[0])->rotation == 90);
    bench.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(bench.document().data() == before);

    bench.editor->selection()->set({ids[0]});
    bench.key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(bench.document().find(ids[0])->locked);
    bench.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bench.document().find(ids[0])->locked);
    bench.editor->selection()->set({ids[1]});
    bench.key(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(bench.document().find(ids[1])->hidden && bench.editor->selection()->isEmpty());
    bench.key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!bench.document().find(ids[1])->hidden);
}

void TestArrangeActions::canBeUsedWhenThereIsSomethingToDo()
{
    EditorBench bench;
    const auto isEnabled = [&](Action action) { return bench.editor->action(action)->isEnabled(); };
    const ShapeIds ids = bench.document().addShapes({square(0, 0), square(40, 20), square(100, 70)});
    const auto enabled = [&] {
        return QList<bool>{isEnabled(Action::FlipVertically), isEnabled(Action::SameWidth),
                           isEnabled(Action::AlignTop),       isEnabled(Action::DistributeCentersDown),
                           isEnabled(Action::UnlockAll),      isEnabled(Action::ShowAll)};
    };
    QCOMPARE(enabled(), (QList<bool>{false, false, false, false, false, false}));
    bench.editor->selection()->set(ids.first(1));
    QCOMPARE(enabled(), (QList<bool>{true, false, false, false, false, false}));
    bench.editor->selection()->set(ids.first(2));
    QCOMPARE(enabled(), (QList<bool>{true, true, true, false, false, false}));
    bench.editor->selection()->set(ids);
    QCOMPARE(enabled(), (QList<bool>{true, true, true, true, false, false}));
    bench.editor->action(Action::Lock)->trigger();
    QCOMPARE(enabled(), (QList<bool>{false, false, false, false, true, false}));
    bench.document().undoStack()->undo();
    bench.editor->action(Action::Hide)->trigger();
    QCOMPARE(enabled(), (QList<bool>{false, false, false, false, false, true}));
    bench.editor->setReadOnly(true);
    QCOMPARE(enabled(), (QList<bool>{false, false, false, false, false, false}));
}

void TestArrangeActions::lockedShapesAreLeftOut()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({square(0, 0), square(40, 20), square(100, 70)});
    bench.document().changeShapes({ids[0]}, [](Shape &shape) { shape.locked = true; });
    bench.editor->selection()->set(ids);
    bench.editor->action(Action::AlignLeft)->trigger();
    QVERIFY(same(bench.document().find(ids[0])->center, {0, 0}));
    QVERIFY(same(bench.document().find(ids[2])->center, {40, 70}));
    QVERIFY(!bench.editor->action(Action::DistributeGapsDown)->isEnabled());
}

void TestArrangeActions::groupsCountAsOne()
{
    EditorBench bench;
    const auto isEnabled = [&](Action action) { return bench.editor->action(action)->isEnabled(); };
    const ShapeIds ids = bench.document().addShapes({square(0, 0), square(40, 20), square(100, 70)});
    const GroupId group = bench.document().group({ids[0], ids[1]});
    bench.editor->selection()->set(ids);
    QVERIFY(isEnabled(Action::AlignLeft) && !isEnabled(Action::DistributeGapsDown) && !isEnabled(Action::SameSize));
    bench.editor->action(Action::AlignRight)->trigger();
    QVERIFY(same(bench.document().find(ids[0])->center, {60, 0})
            && same(bench.document().find(ids[1])->center, {100, 20}));
    bench.editor->selection()->set({ids[0], ids[1]});
    bench.editor->action(Action::Lock)->trigger();
    QVERIFY(bench.document().find(group)->locked && !bench.document().find(ids[0])->locked);
    QVERIFY(isEnabled(Action::UnlockAll));
    bench.editor->action(Action::UnlockAll)->trigger();
    QVERIFY(!bench.document().find(group)->locked && !isEnabled(Action::UnlockAll));
    bench.editor->selection()->set({ids[0], ids[1]});
    bench.editor->action(Action::TurnRight)->trigger();
    QVERIFY(bench.document().find(group)->rotation == 90);
    bench.editor->action(Action::Hide)->trigger();
    QVERIFY(bench.document().find(group)->hidden);
    QCOMPARE(bench.steps(), 7);
}

void TestArrangeActions::placesAboveAndBelowByMenu()
{
    EditorBench bench;
    Shape named = square(8, 0);
    named.name = QStringLiteral("Salt & Pepper");
    const ShapeIds ids =
        bench.document().addShapes({square(0, 0), square(4, 4), named, square(300, 300), square(2, 2)});
    bench.editor->selection()->set({ids[0]});
    QMenu *menu = bench.editor->action(Action::PlaceAbove)->menu();
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    // The menu lists the overlapping shapes from the top to the bottom.
    QCOMPARE(menu->actions().size(), 3);
    QCOMPARE(menu->actions()[1]->text(), QStringLiteral("Salt && Pepper"));
    QVERIFY(!menu->actions()[1]->icon().isNull());
    menu->actions()[1]->trigger();
    QCOMPARE(bench.document().ids(), (ShapeIds{ids[1], ids[2], ids[0], ids[3], ids[4]}));

    menu = bench.editor->action(Action::PlaceBelow)->menu();
    Q_EMIT menu->aboutToShow();
    menu->actions().constLast()->trigger();
    QCOMPARE(bench.document().ids(), (ShapeIds{ids[0], ids[1], ids[2], ids[3], ids[4]}));
    bench.editor->selection()->set({ids[3]});
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->actions().size() == 1 && !menu->actions().constFirst()->isEnabled());
}

TRAMMEL_WIDGET_TEST(TestArrangeActions)
#include "tst_arrangeactions.moc"
