#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/shapekind.h>

#include <QtGui/QContextMenuEvent>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QVBoxLayout>

using namespace Trammel;

namespace {

using Action = ShapeEditor::Action;

Shape filledBox(double side, const QString &name)
{
    Shape shape = Shape::rectangle({0, 0}, {side, side});
    shape.fill = Qt::yellow;
    shape.name = name;
    return shape;
}

QMenu *listOf(QMenu &menu)
{
    return menu.actions().isEmpty() ? nullptr : menu.actions().first()->menu();
}

} // namespace

/// Tests the ways to select shapes that a plain click does not select: the context menu, Tab, and the actions that
/// select similar shapes.
class TestContextMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatLiesHere();
    void opensByTheRightButton();
    void deselectsOutsideOfTheSelection();
    void opensByTheKeyAtTheSelection();
    void followsThePolicy();
    void staysAwayFromDrags();
    void tabLeavesAtTheEnd();
    void selectsByLikeness();
    void changesTheKind();
};

void TestContextMenu::listsWhatLiesHere()
{
    EditorBench bench;
    const ShapeIds ids =
        bench.document().addShapes({filledBox(120, QStringLiteral("Low & wide")),
                                    filledBox(80, QStringLiteral("Middle")), filledBox(40, QStringLiteral("High"))});
    bench.document().addShape(Shape::ellipse({0, 0}, {300, 300}));
    const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.at({0, 0})));
    // Creating the menu selects the shape that it applies to.
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{ids[2]});
    QMenu *list = listOf(*menu);
    QVERIFY(list);
    QStringList names;
    for (const QAction *action : list->actions()) {
        names << action->text();
        QVERIFY(!action->icon().isNull());
    }
    QCOMPARE(names.mid(0, 3),
             (QStringList{QStringLiteral("High"), QStringLiteral("Middle"), QStringLiteral("Low && wide")}));
    QCOMPARE(names.size(), 4);
    // Hovering an entry highlights its shape.
    const QImage before = bench.picture();
    list->actions()[2]->hover();
    QVERIFY(bench.picture() != before);
    list->actions()[2]->trigger();
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{ids[0]});
    QVERIFY(menu->actions().contains(bench.editor->action(Action::Delete)));
    const std::unique_ptr<QMenu> open(bench.editor->createContextMenu({3, 3}));
    QVERIFY(!listOf(*open));
    QVERIFY(bench.editor->selection()->isEmpty());
}

void TestContextMenu::opensByTheRightButton()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(filledBox(80, QStringLiteral("Box")));
    const QPoint pos = bench.at({10, 10});
    QContextMenuEvent event(QContextMenuEvent::Mouse, pos, bench.viewport().mapToGlobal(pos));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    // The menu's position is not tested, because it depends on the available screen space.
    QVERIFY(listOf(*menu) && listOf(*menu)->actions().first()->text() == QStringLiteral("Box"));
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
    menu->close();
    QTRY_VERIFY(!menu);
}

// The menu is that of the canvas, unless it opens in a gap between the selected shapes.
void TestContextMenu::deselectsOutsideOfTheSelection()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({filledBox(40, {}), filledBox(40, {})});
    bench.document().changeShapes({ids[1]}, [](Shape &shape) { shape.center = {100, 0}; });
    bench.editor->selection()->set(ids);
    const auto open = [&bench](QPointF scenePos) {
        const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.at(scenePos)));
        return menu != nullptr;
    };
    QVERIFY(open({50, 0}));
    QCOMPARE(bench.editor->selection()->ids(), ids);
    QVERIFY(open({50, 80}));
    QVERIFY(bench.editor->selection()->isEmpty());
}

void TestContextMenu::opensByTheKeyAtTheSelection()
{
    EditorBench bench;
    const ShapeIds ids =
        bench.document().addShapes({filledBox(120, QStringLiteral("Low")), filledBox(40, QStringLiteral("High"))});
    bench.document().changeShapes({ids[1]}, [](Shape &shape) { shape.center = {100, 0}; });
    bench.editor->selection()->set({ids[1]});
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {0, 0}, bench.viewport().mapToGlobal(QPoint(0, 0)));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(listOf(*menu) && listOf(*menu)->actions().first()->text() == QStringLiteral("High"));
    menu->close();

    // A shape above the selected one is not selected.
    bench.document().changeShapes({ids[1]}, [](Shape &shape) { shape.center = {0, 0}; });
    bench.editor->selection()->set({ids[0]});
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{ids[0]});
    menu->close();
}

void TestContextMenu::followsThePolicy()
{
    EditorBench bench;
    QSignalSpy requests(bench.editor.get(), &QWidget::customContextMenuRequested);
    bench.editor->setContextMenuPolicy(Qt::CustomContextMenu);
    const QPoint pos(100, 100);
    QContextMenuEvent event(QContextMenuEvent::Mouse, pos, bench.viewport().mapToGlobal(pos));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    QCOMPARE(requests.count(), 1);
    QVERIFY(!QApplication::activePopupWidget());

    // The context menu key requests a menu at the selected shapes.
    const ShapeId id = bench.document().addShape(filledBox(40, {}));
    bench.document().changeShapes({id}, [](Shape &shape) { shape.center = {70, 30}; });
    bench.editor->selection()->set({id});
    QVERIFY(QTest::qWaitForWindowActive(bench.editor->window()));
    bench.editor->setFocus();
    QContextMenuEvent key(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(bench.editor->window()->windowHandle(), &key);
    QCOMPARE(requests.count(), 2);
    const QPoint requested = requests[1][0].toPoint();
    const QPoint expected = bench.viewport().mapTo(bench.editor.get(), bench.at({70, 30}));
    QVERIFY2((requested - expected).manhattanLength() <= 2, qPrintable(QDebug::toString(requested)));

    bench.editor->setContextMenuPolicy(Qt::NoContextMenu);
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    QCOMPARE(requests.count(), 2);
    QVERIFY(!QApplication::activePopupWidget());
}

void TestContextMenu::staysAwayFromDrags()
{
    EditorBench bench;
    bench.document().addShape(filledBox(80, QStringLiteral("Box")));
    bench.beginDrag({0, 0}, {30, 30});
    const QPoint pos = bench.at({30, 30});
    QContextMenuEvent event(QContextMenuEvent::Mouse, pos, bench.viewport().mapToGlobal(pos));
    QCoreApplication::sendEvent(&bench.viewport(), &event);
    QVERIFY(!QApplication::activePopupWidget());
    bench.release({30, 30});
    QCOMPARE(bench.steps(), 2);
}

void TestContextMenu::tabLeavesAtTheEnd()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *before = new QLineEdit;
    auto *editor = new ShapeEditor;
    auto *after = new QLineEdit;
    for (QWidget *widget :
         {static_cast<QWidget *>(before), static_cast<QWidget *>(editor), static_cast<QWidget *>(after)})
        layout->addWidget(widget);
    window.resize(600, 500);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const ShapeIds ids = editor->document()->addShapes({filledBox(30, {}), filledBox(20, {})});
    const auto tab = [](Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), modifiers ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
    };
    editor->setFocus();
    editor->selection()->set({ids[0]});
    tab();
    QCOMPARE(editor->selection()->ids(), ShapeIds{ids[1]});
    QVERIFY(editor->view()->hasFocus());
    tab();
    QVERIFY(after->hasFocus());
    tab(Qt::ShiftModifier);
    QVERIFY(editor->view()->hasFocus());
    tab(Qt::ShiftModifier);
    QCOMPARE(editor->selection()->ids(), ShapeIds{ids[0]});
    tab(Qt::ShiftModifier);
    QVERIFY(before->hasFocus());
    editor->setFocus();
    editor->selection()->clear();
    tab();
    QVERIFY(after->hasFocus());
}

void TestContextMenu::selectsByLikeness()
{
    EditorBench bench;
    const auto styled = [](Shape shape, const QColor &fill, double width) {
        shape.fill = fill;
        shape.stroke.width = width;
        return shape;
    };
    const ShapeIds ids = bench.document().addShapes(
        {styled(Shape::rectangle({0, 0}, {10, 10}), Qt::red, 1), styled(Shape::ellipse({0, 0}, {10, 10}), Qt::red, 1),
         styled(Shape::ellipse({0, 0}, {10, 10}), Qt::red, 2), styled(Shape::ellipse({0, 0}, {10, 10}), {}, 1),
         styled(Shape::rectangle({0, 0}, {10, 10}), Qt::blue, 1)});
    bench.document().changeShapes({ids[4]}, [](Shape &shape) { shape.locked = true; });
    Selection &selection = *bench.editor->selection();
    const auto trigger = [&](Action action) { bench.editor->action(action)->trigger(); };
    QVERIFY(!bench.editor->action(Action::SelectSameKind)->isEnabled());
    selection.set({ids[0]});
    trigger(Action::SelectSameStyle);
    QCOMPARE(selection.ids(), (ShapeIds{ids[0], ids[1]}));
    trigger(Action::SelectInverse);
    QCOMPARE(selection.ids(), (ShapeIds{ids[2], ids[3]}));
    trigger(Action::SelectSameKind);
    QCOMPARE(selection.ids(), (ShapeIds{ids[1], ids[2], ids[3]}));
    trigger(Action::SelectInverse);
    QCOMPARE(selection.ids(), ShapeIds{ids[0]});
    selection.clear();
    bench.key(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selection.count(), 4);
    QCOMPARE(bench.steps(), 2);
}

void TestContextMenu::changesTheKind()
{
    EditorBench bench;
    const auto child = [](const QMenu &menu, const QString &title) -> QAction * {
        for (QAction *action : menu.actions()) {
            if (action->text() == title)
                return action;
        }
        return nullptr;
    };
    const ShapeId id = bench.document().addShape(filledBox(60, QStringLiteral("box")));
    const std::unique_ptr<QMenu> menu(bench.editor->createContextMenu(bench.at({0, 0})));
    QMenu *kinds = child(*menu, QStringLiteral("Change Kind"))->menu();
    QVERIFY(kinds->isEmpty());
    Q_EMIT kinds->aboutToShow();
    Q_EMIT kinds->aboutToShow();
    QMenu *chart = child(*kinds, QStringLiteral("Flow chart"))->menu();
    QAction *decision = child(*chart, QStringLiteral("Decision"));
    QVERIFY(!decision->icon().isNull());
    decision->trigger();
    QCOMPARE(bench.document().find(id)->kind->name(), QStringLiteral("diamond"));
    QCOMPARE(bench.document().find(id)->name, QStringLiteral("box"));
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Kind"));
    // Categories without a possible kind, and shapes that cannot change, have no such menu.
    for (const QAction *category : kinds->actions())
        QCOMPARE(category->isVisible(), !category->menu()->isEmpty());
    bench.document().addShape(Shape::polyline({{-20, 200}, {20, 200}}));
    const std::unique_ptr<QMenu> other(bench.editor->createContextMenu(bench.at({0, 200})));
    QVERIFY(!child(*other, QStringLiteral("Change Kind")));
    bench.editor->selection()->set({id});
    bench.editor->setReadOnly(true);
    const std::unique_ptr<QMenu> readOnly(bench.editor->createContextMenu(bench.at({0, 0})));
    QVERIFY(!child(*readOnly, QStringLiteral("Change Kind")));
}

TRAMMEL_WIDGET_TEST(TestContextMenu)
#include "tst_contextmenu.moc"
