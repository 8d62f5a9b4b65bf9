#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/shapelist.h>

#include <QtGui/QAction>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTreeView>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

Shape named(const QString &name, double x)
{
    Shape shape = Shape::rectangle({x, 0}, {10, 10});
    shape.fill = Qt::white;
    shape.name = name;
    return shape;
}

struct ListBench : EditorBench
{
    ListBench()
    {
        list.resize(220, 400);
        list.setEditor(editor.get());
        list.show();
        rows = list.findChild<QTreeView *>();
        tester = std::make_unique<QAbstractItemModelTester>(list.model(),
                                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        ids = document().addShapes({named(QStringLiteral("A"), 0), named(QStringLiteral("B"), 50),
                                    named(QStringLiteral("C"), 100), named(QStringLiteral("D"), 150),
                                    named(QStringLiteral("E"), 200)});
    }

    QAbstractItemModel &model() { return *list.model(); }
    QString names()
    {
        QString names;
        for (int row = 0; row < model().rowCount(); ++row)
            names += model().index(row, 0).data().toString();
        return names;
    }
    QPoint rowAt(int row, int column = 0) { return rows->visualRect(model().index(row, column)).center(); }
    void click(int row, Qt::KeyboardModifiers modifiers = {}, int column = 0)
    {
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, modifiers, rowAt(row, column));
    }
    /// The names of the selected shapes, from the bottom to the top.
    QString selected()
    {
        QString names;
        for (ShapeId id : document().sorted(editor->selection()->ids()))
            names += document().find(id)->name;
        return names;
    }
    void dragRow(int row, QPoint to, bool isDropped = true)
    {
        QTest::mousePress(rows->viewport(), Qt::LeftButton, {}, rowAt(row));
        sendMove((rowAt(row) + to) / 2);
        sendMove(to);
        if (isDropped)
            QTest::mouseRelease(rows->viewport(), Qt::LeftButton, {}, to);
    }
    void sendMove(QPoint to)
    {
        QMouseEvent event(QEvent::MouseMove, to, rows->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(rows->viewport(), &event);
    }

    void search(const QString &text) { field()->setText(text); }
    QLineEdit *field() { return list.findChild<QLineEdit *>(QStringLiteral("search")); }

    ShapeList list;
    QTreeView *rows;
    std::unique_ptr<QAbstractItemModelTester> tester;
    ShapeIds ids;
};

/// Compares the model with the document, row by row and group by group.
void compareTrees(const QAbstractItemModel &model, const QModelIndex &parent, const Document &document, GroupId scope)
{
    const Units units = document.units(scope);
    QCOMPARE(model.rowCount(parent), int(units.size()));
    for (int row = 0; row < units.size(); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        QCOMPARE(index.parent(), parent);
        const Unit &unit = units[units.size() - 1 - row];
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = index.siblingAtColumn(column);
            QCOMPARE(cell.data(ShapeList::GroupIdRole).value<GroupId>(), unit.group);
            QCOMPARE(cell.data(ShapeList::ShapeIdRole).value<ShapeId>(),
                     unit.group.isNull() ? unit.shape : document.containerOf(unit.group));
        }
        if (!unit.group.isNull()) {
            compareTrees(model, index, document, unit.group);
            continue;
        }
        const Shape &shape = *document.find(unit.shape);
        QCOMPARE(index.data().toString(), shape.name.isEmpty() ? shape.kind->displayName() : shape.name);
        QCOMPARE(model.rowCount(index), 0);
    }
}

} // namespace

class TestShapeList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheTopmostFirst();
    void selectsByMouse();
    void selectsByKeys();
    void followsTheSelection();
    void eyeAndLock();
    void renames();
    void dragsToReorder();
    void dragsSeveral();
    void escapeEndsADrag();
    void readOnlyChangesNothing();
    void sharesTheEditorsKeys();
    void changesWithoutReset();
    void showsGroupsAsParents();
    void selectsGroupsAndMembers();
    void dragsIntoAGroup();
    void randomWalk();
    void searches();
    void searchesInGroups();
    void searchFollowsChanges();
    void searchKeys();
    void searchedRandomWalk();
    void livesWithoutAnEditor();
    void manyShapes();
};

void TestShapeList::showsTheTopmostFirst()
{
    ListBench bench;
    QCOMPARE(bench.names(), QStringLiteral("EDCBA"));
    Shape text = Shape::ellipse({0, 0}, {5, 5});
    const ShapeId plain = bench.document().addShape(text);
    QCOMPARE(bench.model().index(0, 0).data().toString(), text.kind->displayName());
    bench.document().changeShapes({plain}, [](Shape &shape) { shape.text = QStringLiteral(" first\nsecond"); });
    QCOMPARE(bench.model().index(0, 0).data().toString(), QStringLiteral("first"));
    QVERIFY(!bench.model().index(0, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void TestShapeList::selectsByMouse()
{
    ListBench bench;
    bench.click(1);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    bench.click(3, Qt::ShiftModifier);
    QCOMPARE(bench.selected(), QStringLiteral("BCD"));
    bench.click(2, Qt::ControlModifier);
    QCOMPARE(bench.selected(), QStringLiteral("BD"));
    bench.click(4, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.selected(), QStringLiteral("ABCD"));
    // A click on one of several selected rows selects it alone.
    bench.click(1);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    QTest::mouseClick(bench.rows->viewport(), Qt::LeftButton, {}, QPoint(20, 390));
    QCOMPARE(bench.selected(), QString());
    QCOMPARE(bench.steps(), 1);
}

void TestShapeList::selectsByKeys()
{
    ListBench bench;
    bench.click(0);
    QTest::keyClick(bench.rows, Qt::Key_Down);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    QTest::keyClick(bench.rows, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(bench.selected(), QStringLiteral("CD"));
    QTest::keyClick(bench.rows, Qt::Key_End);
    QCOMPARE(bench.selected(), QStringLiteral("A"));
    QTest::keyClick(bench.rows, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(bench.selected(), QStringLiteral("A"));
    QTest::keyClick(bench.rows, Qt::Key_Space);
    QVERIFY(bench.selected().size() == 2);
    QTest::keyClick(bench.rows, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(bench.selected(), QStringLiteral("ABCDE"));
}

void TestShapeList::followsTheSelection()
{
    ListBench bench;
    QList<Shape> more;
    for (int i = 0; i < 200; ++i)
        more.append(named(QStringLiteral("n%1").arg(i), 10 * i));
    bench.document().addShapes(more);
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(bench.rows->viewport()->rect().contains(bench.rowAt(204)));
    QCOMPARE(bench.rows->currentIndex().row(), 204);
    // The selected row is painted in another color.
    const auto colorIn = [&](int row) {
        return bench.rows->viewport()->grab().toImage().pixelColor(150, bench.rowAt(row).y());
    };
    QVERIFY(colorIn(204) != colorIn(203));
    bench.editor->selection()->clear();
    QVERIFY(colorIn(204) == colorIn(203));
}

void TestShapeList::eyeAndLock()
{
    ListBench bench;
    bench.click(0, {}, 1);
    QVERIFY(bench.document().find(bench.ids[4])->hidden);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Hide"));
    bench.click(0, {}, 1);
    QVERIFY(!bench.document().find(bench.ids[4])->hidden);
    bench.editor->selection()->set(bench.ids.first(2));
    bench.click(3, {}, 2);
    QVERIFY(bench.document().find(bench.ids[0])->locked && bench.document().find(bench.ids[1])->locked);
    QVERIFY(!bench.document().find(bench.ids[2])->locked);
    QCOMPARE(bench.steps(), 4);
    bench.click(4, {}, 2);
    QVERIFY(!bench.document().find(bench.ids[0])->locked && !bench.document().find(bench.ids[1])->locked);
    QVERIFY(!bench.model().index(0, 2).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestShapeList::renames()
{
    ListBench bench;
    QTest::mouseClick(bench.rows->viewport(), Qt::LeftButton, {}, bench.rowAt(2));
    QTest::mouseDClick(bench.rows->viewport(), Qt::LeftButton, {}, bench.rowAt(2));
    auto *line = bench.rows->findChild<QLineEdit *>();
    QVERIFY(line);
    QCOMPARE(line->text(), QStringLiteral("C"));
    QTest::keyClicks(line, QStringLiteral("Sofa"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(bench.document().find(bench.ids[2])->name, QStringLiteral("Sofa"));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Rename"));
    QCOMPARE(bench.steps(), 2);
}

void TestShapeList::dragsToReorder()
{
    ListBench bench;
    const int height = bench.rows->visualRect(bench.model().index(0, 0)).height();
    bench.dragRow(1, bench.rowAt(3) + QPoint(0, height / 2 - 1));
    QCOMPARE(bench.names(), QStringLiteral("ECBDA"));
    QCOMPARE(bench.steps(), 2);
    bench.dragRow(4, bench.rowAt(0) - QPoint(0, height / 2 - 1));
    QCOMPARE(bench.names(), QStringLiteral("AECBD"));
    bench.dragRow(0, QPoint(20, 390));
    QCOMPARE(bench.names(), QStringLiteral("ECBDA"));
    // A drop at the current position changes nothing.
    bench.dragRow(1, bench.rowAt(1) + QPoint(0, height / 2 - 1) + QPoint(30, 0));
    QCOMPARE(bench.steps(), 4);
    bench.document().undoStack()->undo();
    QCOMPARE(bench.names(), QStringLiteral("AECBD"));
}

void TestShapeList::dragsSeveral()
{
    ListBench bench;
    const int height = bench.rows->visualRect(bench.model().index(0, 0)).height();
    bench.editor->selection()->set({bench.ids[0], bench.ids[2], bench.ids[3]});
    // The dragged rows move together below B and keep their order. A drop next to one of them changes nothing.
    bench.dragRow(4, bench.rowAt(3) + QPoint(0, height / 2 - 1));
    QCOMPARE(bench.names(), QStringLiteral("EBDCA"));
    QCOMPARE(bench.selected(), QStringLiteral("ACD"));
    bench.dragRow(3, bench.rowAt(2) - QPoint(0, height / 2 - 1));
    QCOMPARE(bench.names(), QStringLiteral("EBDCA"));
    QCOMPARE(bench.steps(), 2);
}

void TestShapeList::escapeEndsADrag()
{
    ListBench bench;
    bench.dragRow(0, bench.rowAt(3), false);
    QTest::keyClick(bench.rows, Qt::Key_Escape);
    QTest::mouseRelease(bench.rows->viewport(), Qt::LeftButton, {}, bench.rowAt(3));
    QCOMPARE(bench.names(), QStringLiteral("EDCBA"));
    // The dragged shape is removed during the drag.
    bench.dragRow(0, bench.rowAt(3), false);
    bench.document().clear();
    QTest::mouseRelease(bench.rows->viewport(), Qt::LeftButton, {}, QPoint(20, 50));
    QCOMPARE(bench.model().rowCount(), 0);
}

void TestShapeList::readOnlyChangesNothing()
{
    ListBench bench;
    bench.editor->setReadOnly(true);
    bench.click(0, {}, 1);
    bench.click(0, {}, 2);
    bench.dragRow(0, bench.rowAt(3));
    QTest::mouseDClick(bench.rows->viewport(), Qt::LeftButton, {}, bench.rowAt(2));
    QVERIFY(!bench.rows->findChild<QLineEdit *>());
    QVERIFY(!bench.model().setData(bench.model().index(0, 0), QStringLiteral("Q")));
    QCOMPARE(bench.steps(), 1);
    bench.click(1);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
}

void TestShapeList::sharesTheEditorsKeys()
{
    ListBench bench;
    bench.list.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.list));
    bench.click(4);
    QTest::keyClick(bench.rows, Qt::Key_BracketRight, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.names(), QStringLiteral("AEDCB"));
    QTest::keyClick(bench.rows, Qt::Key_Delete);
    QCOMPARE(bench.names(), QStringLiteral("EDCB"));
    QTest::keyClick(bench.rows, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.names(), QStringLiteral("AEDCB"));
}

void TestShapeList::changesWithoutReset()
{
    ListBench bench;
    QSignalSpy resets(&bench.model(), &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&bench.model(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&bench.model(), &QAbstractItemModel::rowsRemoved);
    const QPersistentModelIndex keeps = bench.model().index(2, 0);
    bench.document().removeShapes({bench.ids[0], bench.ids[1], bench.ids[3]});
    QCOMPARE(removed.count(), 2);
    QCOMPARE(bench.names(), QStringLiteral("EC"));
    bench.document().undoStack()->undo();
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(bench.names(), QStringLiteral("EDCBA"));
    bench.document().reorder({bench.ids[2]}, Document::Place::Top);
    QCOMPARE(keeps.row(), 0);
    QCOMPARE(keeps.data().toString(), QStringLiteral("C"));
    QCOMPARE(resets.count(), 0);
}

void TestShapeList::showsGroupsAsParents()
{
    ListBench bench;
    QSignalSpy resets(&bench.model(), &QAbstractItemModel::modelReset);
    const GroupId group = bench.document().group({bench.ids[1], bench.ids[2]});
    QVERIFY(!group.isNull());
    QCOMPARE(bench.model().rowCount(), 4);
    const QModelIndex row = bench.model().index(2, 0);
    QCOMPARE(row.data().toString(), QStringLiteral("Group"));
    QCOMPARE(bench.model().rowCount(row), 2);
    QCOMPARE(bench.model().index(0, 0, row).data().toString(), QStringLiteral("C"));
    QCOMPARE(bench.model().index(1, 0, row).parent(), row);
    QVERIFY(bench.model().setData(row, QStringLiteral("Set")));
    QCOMPARE(bench.document().find(group)->name, QStringLiteral("Set"));
    bench.click(2, {}, 1);
    QVERIFY(bench.document().find(group)->hidden && !bench.document().find(bench.ids[1])->hidden);
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QCOMPARE(bench.names(), QStringLiteral("EDCBA"));
    QCOMPARE(resets.count(), 0);
}

void TestShapeList::selectsGroupsAndMembers()
{
    ListBench bench;
    const GroupId group = bench.document().group({bench.ids[1], bench.ids[2]});
    bench.rows->expandAll();
    bench.click(2);
    QCOMPARE(bench.selected(), QStringLiteral("BC"));
    QCOMPARE(bench.editor->selection()->units(), (Units{{group, {}}}));
    QTest::keyClick(bench.rows, Qt::Key_Down);
    // A member that is selected alone enters its group.
    QCOMPARE(bench.selected(), QStringLiteral("C"));
    QCOMPARE(bench.editor->selection()->enteredGroup(), group);
    bench.click(0);
    QCOMPARE(bench.selected(), QStringLiteral("E"));
    bench.click(2, Qt::ControlModifier);
    QCOMPARE(bench.selected(), QStringLiteral("BCE"));
    bench.click(2, Qt::ControlModifier);
    QCOMPARE(bench.selected(), QStringLiteral("E"));
}

void TestShapeList::dragsIntoAGroup()
{
    ListBench bench;
    const GroupId group = bench.document().group({bench.ids[1], bench.ids[2]});
    bench.rows->expandAll();
    const QModelIndex row = bench.model().index(2, 0);
    const QRect first = bench.rows->visualRect(bench.model().index(0, 0, row));
    bench.dragRow(0, first.center() + QPoint(0, first.height() / 2 - 1));
    QCOMPARE(bench.document().find(bench.ids[4])->group, group);
    QCOMPARE(bench.model().rowCount(bench.model().index(1, 0)), 3);
    QCOMPARE(bench.model().index(1, 0, bench.model().index(1, 0)).data().toString(), QStringLiteral("E"));
    bench.dragRow(1, bench.rowAt(0) - QPoint(0, first.height() / 2 - 1));
    QCOMPARE(bench.document().members(group).last(), bench.document().ids().last());
    QCOMPARE(bench.steps(), 4);
}

void TestShapeList::randomWalk()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    ListBench bench;
    Document &document = bench.document();
    const auto some = [&](int percent) {
        ShapeIds ids;
        for (ShapeId id : document.ids()) {
            if (random.chance(percent))
                ids.append(id);
        }
        return ids;
    };
    for (int step = 0; step < 300; ++step) {
        switch (random.upTo(7)) {
        case 0:
            document.addShapes({random.shape(), random.shape()});
            break;
        case 1:
            document.removeShapes(some(15));
            break;
        case 2:
            document.reorder(some(30), Document::Place(random.upTo(3)));
            break;
        case 3:
            document.changeShapes(some(30), [](Shape &shape) { shape.hidden = !shape.hidden; });
            break;
        case 4:
            document.group(some(20));
            break;
        case 5:
            document.ungroup(document.groups().keys().mid(0, 1));
            break;
        case 6:
            document.undoStack()->undo();
            break;
        default:
            document.undoStack()->redo();
        }
        compareTrees(bench.model(), {}, document, {});
        if (QTest::currentTestFailed())
            return;
    }
}

void TestShapeList::searches()
{
    ListBench bench;
    Shape ellipse = Shape::ellipse({0, 0}, {5, 5});
    ellipse.text = QStringLiteral("first\nsecond line");
    ellipse.name = QStringLiteral("F");
    bench.document().addShape(ellipse);
    QCOMPARE(bench.names(), QStringLiteral("FEDCBA"));
    bench.search(QStringLiteral("d"));
    QCOMPARE(bench.names(), QStringLiteral("FD"));
    bench.search(QStringLiteral("LINE sec"));
    QCOMPARE(bench.names(), QStringLiteral("F"));
    bench.search(QStringLiteral("rectangle c"));
    QCOMPARE(bench.names(), QStringLiteral("EDCBA"));
    bench.search(QStringLiteral("nothing"));
    QCOMPARE(bench.names(), QString());
    bench.rows->grab();
    bench.search(QStringLiteral("  "));
    QCOMPARE(bench.names(), QStringLiteral("FEDCBA"));
}

void TestShapeList::searchesInGroups()
{
    ListBench bench;
    const GroupId inner = bench.document().group({bench.ids[0], bench.ids[1]});
    const GroupId outer = bench.document().group({bench.ids[0], bench.ids[1], bench.ids[2]});
    const auto rename = [&](GroupId id, const QString &name) {
        Group group = *bench.document().find(id);
        group.name = name;
        bench.document().changeGroup(id, group);
    };
    rename(inner, QStringLiteral("inner"));
    rename(outer, QStringLiteral("outer"));
    bench.search(QStringLiteral("b"));
    // Only the groups around the match have rows, and they are expanded.
    QCOMPARE(bench.names(), QStringLiteral("outer"));
    const QModelIndex first = bench.model().index(0, 0);
    QVERIFY(bench.rows->isExpanded(first));
    QCOMPARE(bench.model().rowCount(first), 1);
    const QModelIndex second = bench.model().index(0, 0, first);
    QCOMPARE(second.data().toString(), QStringLiteral("inner"));
    QVERIFY(bench.rows->isExpanded(second));
    QCOMPARE(bench.model().rowCount(second), 1);
    // The match itself is current.
    QCOMPARE(bench.rows->currentIndex().data().toString(), QStringLiteral("B"));

    // A group that matches without matches in it lists all of its members.
    bench.search(QStringLiteral("inner"));
    const QModelIndex group = bench.model().index(0, 0, bench.model().index(0, 0));
    QCOMPARE(group.data().toString(), QStringLiteral("inner"));
    QCOMPARE(bench.model().rowCount(group), 2);
    QVERIFY(!bench.rows->isExpanded(group));
    // After the search, the groups are as before.
    bench.search({});
    QVERIFY(!bench.rows->isExpanded(bench.model().index(2, 0)));
    bench.rows->expand(bench.model().index(2, 0));
    bench.search(QStringLiteral("e"));
    bench.search({});
    QCOMPARE(bench.names(), QStringLiteral("EDouter"));
    QVERIFY(bench.rows->isExpanded(bench.model().index(2, 0)));
    compareTrees(bench.model(), {}, bench.document(), {});
}

void TestShapeList::searchFollowsChanges()
{
    ListBench bench;
    for (ShapeId id : bench.ids)
        bench.document().changeShapes({id}, [](Shape &shape) { shape.name += QStringLiteral("x"); });
    bench.search(QStringLiteral("x"));
    QSignalSpy resets(&bench.model(), &QAbstractItemModel::modelReset);
    bench.document().addShapes({named(QStringLiteral("x1"), 0), named(QStringLiteral("other"), 0)});
    QCOMPARE(bench.names(), QStringLiteral("x1ExDxCxBxAx"));
    bench.document().removeShapes({bench.ids[2]});
    QCOMPARE(bench.names(), QStringLiteral("x1ExDxBxAx"));
    bench.document().reorder({bench.ids[0]}, Document::Place::Top);
    QCOMPARE(bench.names(), QStringLiteral("Axx1ExDxBx"));
    // Changed names are searched again after a pause.
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.name = QStringLiteral("B"); });
    QTRY_COMPARE(bench.names(), QStringLiteral("Axx1ExDx"));
    bench.document().undoStack()->undo();
    QTRY_COMPARE(bench.names(), QStringLiteral("Axx1ExDxBx"));
    QCOMPARE(resets.count(), 0);
    bench.document().clear();
    QCOMPARE(bench.names(), QString());
}

void TestShapeList::searchKeys()
{
    ListBench bench;
    bench.document().changeShapes({bench.ids[1], bench.ids[3]},
                                  [](Shape &shape) { shape.text = QStringLiteral("so"); });
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.center = {9000, 0}; });
    bench.search(QStringLiteral("so"));
    QCOMPARE(bench.names(), QStringLiteral("DB"));
    QCOMPARE(bench.selected(), QString());
    QTest::keyClick(bench.field(), Qt::Key_Return);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    QTest::keyClick(bench.field(), Qt::Key_Down);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    QTest::keyClick(bench.field(), Qt::Key_Down);
    QTest::keyClick(bench.field(), Qt::Key_Return);
    QCOMPARE(bench.selected(), QStringLiteral("B"));
    // The selected shape is brought into view.
    QVERIFY(QRectF(bench.viewport().rect()).contains(bench.editor->mapFromScene({9000, 0})));
    QTest::keyClick(bench.field(), Qt::Key_Up);
    QTest::keyClick(bench.field(), Qt::Key_Return);
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    // The first Escape clears the field, and the second one gives the focus back to the canvas.
    QTest::keyClick(bench.field(), Qt::Key_Escape);
    QCOMPARE(bench.field()->text(), QString());
    QCOMPARE(bench.names(), QStringLiteral("EDCBA"));
    QCOMPARE(bench.selected(), QStringLiteral("D"));
    bench.field()->setFocus();
    QTest::keyClick(bench.field(), Qt::Key_Escape);
    QCOMPARE(bench.editor->focusProxy(), &bench.canvas());
    QCOMPARE(bench.editor->window()->focusWidget(), &bench.canvas());
}

void TestShapeList::searchedRandomWalk()
{
    // The tester of the model checks each change of the rows.
    std::mt19937 engine = seededEngine();
    ListBench bench;
    const auto chance = [&engine](int most) { return std::uniform_int_distribution<int>(0, most)(engine); };
    for (int i = 0; i < 300; ++i) {
        Document &document = bench.document();
        const ShapeIds ids = document.ids();
        const auto any = [&] { return ids[chance(int(ids.size()) - 1)]; };
        switch (ids.size() < 4 ? 0 : chance(7)) {
        case 0:
            document.addShapes({named(QString(QChar('a' + chance(2))), 0), named(QString(QChar('a' + chance(2))), 0)});
            break;
        case 1:
            document.removeShapes({any()});
            break;
        case 2:
            document.reorder({any()}, chance(1) ? Document::Place::Top : Document::Place::Bottom);
            break;
        case 3:
            document.group({any(), any(), any()});
            break;
        case 4:
            document.ungroup(document.groups().keys().first(std::min<qsizetype>(1, document.groups().size())));
            break;
        case 5:
            document.changeShapes({any()}, [&](Shape &shape) { shape.name = QString(QChar('a' + chance(2))); });
            break;
        case 6:
            bench.search(QStringList{QString(), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("group")}.at(
                chance(3)));
            break;
        default:
            document.undoStack()->undo();
        }
        if (chance(9) == 0)
            bench.rows->grab();
    }
    bench.search({});
    compareTrees(bench.model(), {}, bench.document(), {});
}

void TestShapeList::livesWithoutAnEditor()
{
    ShapeList list;
    list.show();
    QCOMPARE(list.model()->rowCount(), 0);
    auto editor = std::make_unique<ShapeEditor>();
    editor->document()->addShape(named(QStringLiteral("A"), 0));
    list.setEditor(editor.get());
    QCOMPARE(list.model()->rowCount(), 1);
    list.grab();
    editor.reset();
    QVERIFY(!list.editor());
    QCOMPARE(list.model()->rowCount(), 0);
    list.grab();
    QTest::mouseClick(list.findChild<QTreeView *>()->viewport(), Qt::LeftButton);
    QTest::keyClick(list.findChild<QTreeView *>(), Qt::Key_Down);

    editor = std::make_unique<ShapeEditor>();
    auto document = std::make_unique<Document>();
    document->addShape(named(QStringLiteral("B"), 0));
    list.setEditor(editor.get());
    editor->setDocument(document.get());
    QCOMPARE(list.model()->rowCount(), 1);
    document.reset();
    QCOMPARE(list.model()->rowCount(), 0);
    {
        ShapeList shortLived;
        shortLived.setEditor(editor.get());
    }
    editor->document()->addShape(named(QStringLiteral("C"), 0));
    QCOMPARE(list.model()->rowCount(), 1);
}

void TestShapeList::manyShapes()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 1e4);
    QList<Shape> shapes;
    for (int i = 0; i < 100'000; ++i)
        shapes.append(random.shape());
    ListBench bench;
    QSignalSpy resets(&bench.model(), &QAbstractItemModel::modelReset);
    bench.tester.reset();
    const ShapeIds ids = bench.document().addShapes(shapes);
    bench.editor->selection()->set(ids);
    bench.rows->grab();
    for (int i = 0; i < 50; ++i) {
        bench.document().removeShapes({ids[i * 100]});
        bench.document().changeShapes({ids[i * 100 + 1]}, [](Shape &shape) { shape.hidden = true; });
        bench.editor->selection()->set({ids[i * 100 + 7]});
        bench.rows->grab();
    }
    QCOMPARE(resets.count(), 0);
    QCOMPARE(bench.model().rowCount(), 100'005 - 50);
    bench.search(QStringLiteral("ellipse"));
    bench.rows->grab();
    const ShapeIds all = bench.document().ids();
    const auto isEllipse = [&](ShapeId id) {
        return bench.document().find(id)->kind->name() == QLatin1String("ellipse");
    };
    QCOMPARE(bench.model().rowCount(), int(std::count_if(all.begin(), all.end(), isEllipse)));
}

TRAMMEL_WIDGET_TEST(TestShapeList)
#include "tst_shapelist.moc"
