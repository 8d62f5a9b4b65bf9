#include <trammel/shapeeditor.h>
#include <trammel/shapekind.h>

#include "tests/testprogram.h"

#include <QtCore/QMetaEnum>
#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtGui/QUndoGroup>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

QList<Action> allActions()
{
    const auto meta = QMetaEnum::fromType<Action>();
    QList<Action> all;
    for (int i = 0; i < meta.keyCount(); ++i)
        all.append(Action(meta.value(i)));
    return all;
}

/// A host's window with an editor and a field. own() adds an action of the host for a shortcut.
struct Host
{
    Host()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(editor);
        layout->addWidget(field);
        Shape shape = Shape::rectangle({0, 0}, {120, 80});
        shape.fill = Qt::yellow;
        QList<Shape> shapes(7, shape);
        for (int i = 0; i < shapes.size(); ++i)
            shapes[i].center = QPointF(90 * i - 100, 70 * i - 80);
        ids = editor->document()->addShapes(shapes);
        editor->document()->group(ids.first(2));
        editor->document()->changeShapes({ids[5]}, [](Shape &changed) { changed.locked = true; });
        editor->document()->changeShapes({ids[6]}, [](Shape &changed) { changed.hidden = true; });
        editor->document()->changeShapes({ids[2]}, [](Shape &changed) { changed.name = QStringLiteral("redone"); });
        editor->document()->undoStack()->undo();
        editor->selection()->set(ids);
        window.resize(700, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        editor->view()->setFocus();
    }

    /// The host's action for a key sequence, created on the first call.
    QAction &own(const QKeySequence &keys)
    {
        for (QAction *action : window.actions()) {
            if (action->shortcut() == keys)
                return *action;
        }
        auto *action = new QAction(&window);
        action->setShortcut(keys);
        window.addAction(action);
        return *action;
    }
    /// Replaces a shape by a path, edits it and selects a vertex.
    void editCurves()
    {
        Document &document = *editor->document();
        document.changeShapes({ids[2]}, [](Shape &changed) { changed = changed.asPath().value_or(changed); });
        editor->editVertices(ids[2]);
        press(*editor->view(), QKeySequence(Qt::Key_Tab));
    }
    /// Adds a container with a shape in it.
    ShapeId addContainer()
    {
        Document &document = *editor->document();
        const Shape frame(ShapeKind::named(QStringLiteral("frame")), {0, 300}, {200, 100});
        const ShapeId container = document.addShape(frame);
        document.addShapesInto(container, {Shape::rectangle({0, 300}, {20, 20})});
        return container;
    }
    static void press(QWidget &widget, const QKeySequence &keys)
    {
        QTest::keyClick(&widget, keys[0].key(), keys[0].keyboardModifiers());
    }

    QWidget window;
    ShapeEditor *editor = new ShapeEditor;
    QLineEdit *field = new QLineEdit;
    ShapeIds ids;
};

bool isPlain(const QKeySequence &keys)
{
    return !(keys[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace

/// Tests the editor's shortcuts in a window that uses the same ones.
class TestHostShortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void focusDecides_data();
    void focusDecides();
    void disabledActionsLeaveTheirKeys();
    void propertyTakesShortcutsAway();
    void hostsOwnShortcutsStay();
    void undoGroup();
    void typingStaysTyping();
    void undoSelectsWhereItWasAsked_data();
    void undoSelectsWhereItWasAsked();
};

void TestHostShortcuts::focusDecides_data()
{
    QTest::addColumn<int>("action");
    QTest::addColumn<QKeySequence>("keys");
    const ShapeEditor editor;
    for (Action action : allActions()) {
        for (const QKeySequence &keys : editor.action(action)->shortcuts())
            QTest::addRow("%d %s", int(action), qPrintable(keys.toString())) << int(action) << keys;
    }
}

// Tests each shortcut of the editor with an action of the host that has the same shortcut. The editor's action is
// triggered if the canvas has the focus, and the host's action otherwise.
void TestHostShortcuts::focusDecides()
{
    QFETCH(int, action);
    QFETCH(QKeySequence, keys);
    Host host;
    host.editor->setOwnKind(QStringLiteral("ellipse"));
    host.editor->copy();
    constexpr Action ofOneShape[] = {Action::EditText, Action::GoRight, Action::GoDown, Action::GoLeft, Action::GoUp};
    if (std::find(std::begin(ofOneShape), std::end(ofOneShape), Action(action)) != std::end(ofOneShape))
        host.editor->selection()->set({host.ids[2]});
    if (Action(action) == Action::MakeCorner || Action(action) == Action::MakeSmooth
        || Action(action) == Action::MakeSymmetric || Action(action) == Action::BreakAtVertices)
        host.editCurves();
    if (Action(action) == Action::JoinEnds)
        host.editor->selection()->set(
            {host.editor->document()->addShape(Shape::polyline({{0, 0}, {20, 0}, {20, 20}}))});
    if (Action(action) == Action::Collapse)
        host.editor->selection()->set({host.addContainer()});
    if (Action(action) == Action::OpenLink) {
        host.editor->document()->changeShapes({host.ids[2]}, [](Shape &shape) {
            shape.annotation = Annotation{{}, QStringLiteral("https://example.com")};
        });
        host.editor->selection()->set({host.ids[2]});
    }
    QAction &its = *host.editor->action(Action(action));
    QVERIFY(its.isEnabled());
    QSignalSpy own(&host.own(keys), &QAction::triggered), editors(&its, &QAction::triggered);

    Host::press(*host.editor->view(), keys);
    QCOMPARE(editors.count(), 1);
    QCOMPARE(own.count(), 0);

    host.editor->editText({});
    auto *other = new QWidget(&host.window);
    other->setFocusPolicy(Qt::StrongFocus);
    other->show();
    other->setFocus();
    Host::press(*other, keys);
    QCOMPARE(editors.count(), 1);
    QCOMPARE(own.count(), 1);
}

void TestHostShortcuts::disabledActionsLeaveTheirKeys()
{
    Host host;
    QSignalSpy own(&host.own(QKeySequence(Qt::CTRL | Qt::Key_Z)), &QAction::triggered);
    host.editor->setReadOnly(true);
    QVERIFY(!host.editor->action(Action::Undo)->isEnabled());
    const int index = host.editor->document()->undoStack()->index();
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QCOMPARE(own.count(), 1);
    QCOMPARE(host.editor->document()->undoStack()->index(), index);
    // So do invisible ones.
    host.editor->setReadOnly(false);
    host.editor->action(Action::Undo)->setVisible(false);
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QCOMPARE(own.count(), 2);
    QCOMPARE(host.editor->document()->undoStack()->index(), index);
}

void TestHostShortcuts::propertyTakesShortcutsAway()
{
    Host host;
    QSignalSpy changes(host.editor, &ShapeEditor::shortcutsChanged);
    QHash<Action, QList<QKeySequence>> all;
    int plain = 0, others = 0;
    for (Action action : allActions()) {
        all.insert(action, host.editor->action(action)->shortcuts());
        for (const QKeySequence &keys : all[action])
            ++(isPlain(keys) ? plain : others);
    }
    QVERIFY(plain > 10 && others > 30);

    host.editor->setShortcuts(ShapeEditor::CanvasShortcuts);
    for (Action action : allActions()) {
        QList<QKeySequence> left = all[action];
        left.removeIf([](const QKeySequence &keys) { return !isPlain(keys); });
        QCOMPARE(host.editor->action(action)->shortcuts(), left);
        const QString tip = host.editor->action(action)->toolTip();
        QCOMPARE(tip.endsWith(u')'), !left.isEmpty());
    }
    QSignalSpy ownUndo(&host.own(QKeySequence(Qt::CTRL | Qt::Key_Z)), &QAction::triggered);
    QSignalSpy ownSelect(&host.own(QKeySequence(Qt::Key_V)), &QAction::triggered);
    host.editor->setTool(ShapeEditor::Ellipse);
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    Host::press(*host.editor->view(), QKeySequence(Qt::Key_V));
    QCOMPARE(ownUndo.count(), 1);
    QCOMPARE(ownSelect.count(), 0);
    QCOMPARE(host.editor->tool(), ShapeEditor::Select);

    host.editor->setShortcuts(ShapeEditor::NoShortcuts);
    for (Action action : allActions())
        QVERIFY(host.editor->action(action)->shortcuts().isEmpty());
    Host::press(*host.editor->view(), QKeySequence(Qt::Key_V));
    QCOMPARE(ownSelect.count(), 1);
    // The select tool handles Delete without a shortcut.
    host.editor->selection()->set({host.ids[2]});
    Host::press(*host.editor->view(), QKeySequence(Qt::Key_Delete));
    QVERIFY(!host.editor->document()->contains(host.ids[2]));

    host.editor->setShortcuts(ShapeEditor::AllShortcuts);
    for (Action action : allActions())
        QCOMPARE(host.editor->action(action)->shortcuts(), all[action]);
    host.editor->setShortcuts(ShapeEditor::AllShortcuts);
    host.editor->setShortcuts(ShapeEditor::Shortcuts(9));
    QCOMPARE(changes.count(), 3);
}

void TestHostShortcuts::hostsOwnShortcutsStay()
{
    Host host;
    const QKeySequence own(Qt::CTRL | Qt::Key_J);
    host.editor->action(Action::Group)->setShortcut(own);
    host.editor->action(Action::Undo)->setShortcuts(QList<QKeySequence>());
    for (ShapeEditor::Shortcuts shortcuts :
         {ShapeEditor::CanvasShortcuts, ShapeEditor::NoShortcuts, ShapeEditor::AllShortcuts}) {
        host.editor->setShortcuts(shortcuts);
        QCOMPARE(host.editor->action(Action::Group)->shortcut(), own);
    }
    QSignalSpy groups(host.editor->action(Action::Group), &QAction::triggered);
    QSignalSpy others(&host.own(own), &QAction::triggered);
    Host::press(*host.editor->view(), own);
    QCOMPARE(groups.count(), 1);
    QCOMPARE(others.count(), 0);
}

// Uses the code that widgets/README.md shows.
void TestHostShortcuts::undoGroup()
{
    Host host;
    QUndoGroup group;
    QUndoStack *stack = host.editor->document()->undoStack();
    group.addStack(stack);
    group.setActiveStack(stack);
    QAction *undo = group.createUndoAction(&host.window);
    undo->setShortcut(QKeySequence::Undo);
    host.window.addAction(undo);
    QAction *redo = group.createRedoAction(&host.window);
    redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    host.window.addAction(redo);
    host.editor->selection()->clear();
    const int index = stack->index();
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QCOMPARE(stack->index(), index - 1);
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    QCOMPARE(stack->index(), index);
    undo->trigger();
    QCOMPARE(stack->index(), index - 1);
    redo->trigger();
    redo->trigger();
    QCOMPARE(stack->index(), index + 1);
    QCOMPARE(host.editor->selection()->ids(), ShapeIds{host.ids[2]});
}

void TestHostShortcuts::typingStaysTyping()
{
    Host host;
    host.editor->editText(host.ids[2]);
    QSignalSpy tools(host.editor, &ShapeEditor::toolChanged);
    QSignalSpy own(&host.own(QKeySequence(Qt::CTRL | Qt::Key_G)), &QAction::triggered);
    QTest::keyClicks(host.editor->view(), QStringLiteral("vro"));
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY(!host.editor->editedText().isNull());
    QTest::keyClicks(host.editor->view(), QStringLiteral("vro"));
    QCOMPARE(tools.count(), 0);
    QSignalSpy groups(host.editor->action(Action::ZoomIn), &QAction::triggered);
    Host::press(*host.editor->view(), QKeySequence(Qt::CTRL | Qt::Key_Plus));
    QCOMPARE(groups.count(), 1);
    QVERIFY(!host.editor->editedText().isNull());
    host.editor->editText({});
    QCOMPARE(host.editor->document()->find(host.ids[2])->text, QStringLiteral("vro"));
    QCOMPARE(own.count(), 0);
}

void TestHostShortcuts::undoSelectsWhereItWasAsked_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("way");
    const char *const ways[] = {"slot", "action", "keys", "stack"};
    for (int asked = 0; asked < 3; ++asked) {
        for (int way = 0; way < 4; ++way)
            QTest::addRow("editor %d by %s", asked, ways[way]) << asked << way;
    }
}

// Three editors share a document, each with its own selection. Undo and redo change only the selection of the editor
// that has the focus. The first editor had the focus at the steps, so that its own selection returns; in the others,
// the affected shapes are selected.
void TestHostShortcuts::undoSelectsWhereItWasAsked()
{
    QFETCH(int, asked);
    QFETCH(int, way);
    Host host;
    Document document;
    const ShapeIds ids = document.addShapes({Shape::rectangle({0, 0}, {40, 40}), Shape::ellipse({60, 0}, {40, 40}),
                                             Shape::ellipse({0, 60}, {40, 40}), Shape::ellipse({60, 60}, {40, 40})});
    QList<ShapeEditor *> editors{host.editor, new ShapeEditor(&host.window), new ShapeEditor(&host.window)};
    for (int i = 0; i < 3; ++i) {
        editors[i]->show();
        editors[i]->setDocument(&document);
        editors[i]->selection()->set({ids[i]});
    }
    document.changeShapes({ids[3]}, [](Shape &shape) { shape.center += QPointF(9, 9); });
    document.removeShapes({ids[(asked + 1) % 3]});
    QCoreApplication::processEvents();
    editors[asked]->view()->setFocus();
    ShapeEditor &editor = *editors[asked];
    editor.selection()->clear();
    const auto step = [&](bool isUndo) {
        if (way == 0)
            isUndo ? editor.undo() : editor.redo();
        else if (way == 1)
            editor.action(isUndo ? Action::Undo : Action::Redo)->trigger();
        else if (way == 2)
            QTest::keyClick(editor.view(), isUndo ? Qt::Key_Z : Qt::Key_Y, Qt::ControlModifier);
        else
            isUndo ? document.undoStack()->undo() : document.undoStack()->redo();
    };
    const auto areOthersAsBefore = [&] {
        for (int i = 0; i < 3; ++i) {
            const ShapeIds expected = i == (asked + 1) % 3 ? ShapeIds() : ShapeIds{ids[i]};
            if (i != asked && editors[i]->selection()->ids() != expected)
                return false;
        }
        return true;
    };
    QVERIFY(areOthersAsBefore());
    const auto restoredIn = [&](int i, ShapeId affected) { return ShapeIds{i == 0 ? ids[0] : affected}; };
    step(true);
    QCOMPARE(editor.selection()->ids(), restoredIn(asked, ids[(asked + 1) % 3]));
    QVERIFY(areOthersAsBefore());
    editor.selection()->clear();
    step(true);
    QCOMPARE(editor.selection()->ids(), restoredIn(asked, ids[3]));
    QVERIFY(areOthersAsBefore());
    editor.selection()->clear();
    step(false);
    QCOMPARE(editor.selection()->ids(), restoredIn(asked, ids[3]));
    QVERIFY(areOthersAsBefore());
    // An editor that has left the document does not affect the others.
    editor.setDocument(nullptr);
    for (ShapeEditor *each : editors)
        each->selection()->clear();
    document.undoStack()->undo();
    for (int i = 0; i < 3; ++i)
        QVERIFY(i == asked || editors[i]->selection()->ids() == restoredIn(i, ids[3]));
}

TRAMMEL_WIDGET_TEST(TestHostShortcuts)
#include "tst_hostshortcuts.moc"
