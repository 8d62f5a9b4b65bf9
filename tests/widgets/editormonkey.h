#pragma once

#include "tests/widgets/editorfaults.h"
#include "tests/widgets/monkeyhand.h"
#include "tests/widgets/monkeyinterference.h"
#include <trammel/shapeinspector.h>
#include <trammel/shapelist.h>

#include <QtCore/QAbstractItemModel>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>

namespace Trammel {

/// Performs random actions of a user, careless ones included, and of other parts of the program, and checks the
/// editor's invariants after each step. The random numbers of a step depend only on the seed and the step's number, so
/// that other steps can be left out.
class EditorMonkey : public MonkeyHand
{
public:
    EditorMonkey(double zoom, double rotation, quint32 seed) : MonkeyHand(zoom, rotation), m_seed(seed)
    {
        inspector.setEditor(editor.get());
        inspector.show();
        list.setEditor(editor.get());
        editor->setOwnKind(QStringLiteral("swimlane"));
        wake();
        QList<Shape> shapes;
        for (int i = 0; i < 10; ++i) {
            shapes << random.shape();
            shapes.last().center /= 2;
        }
        shapes << Shape(ShapeKind::named(QStringLiteral("classBox")), {0, 120}, {120, 90});
        shapes.last().text = QStringLiteral("A\n--\nb\nc\n--\n");
        shapes << Shape(ShapeKind::named(QStringLiteral("diamond")), {60, -120}, {120, 80});
        for (QPointF center : {QPointF(-100, 0), QPointF(100, 50)})
            shapes << Shape(ShapeKind::named(QStringLiteral("swimlane")), center, {160, 200});
        const ShapeIds ids = document().addShapes(shapes);
        document().moveInto(ids.mid(5, 2), ids.last());
        Shape connector = Shape::connectorBetween(ConnectorEnd::atPort(ids[11], QStringLiteral("left")), ids[10]);
        connector.connector->route = ConnectorRoute::Polyline;
        connector.connector->waypoints = {{0, -150}};
        document().addShape(connector);
        document().group(ids.first(3));
        document().group(ids.first(5));
        document().undoStack()->clear();
        first = document().data();
        m_told = editor->selection()->ids();
        QObject::connect(editor.get(), &ShapeEditor::selectionChanged, editor.get(), [this] {
            if (std::exchange(m_told, editor->selection()->ids()) == editor->selection()->ids())
                m_fault = QStringLiteral("told of a selection that is as before");
        });
    }

    /// Runs a step. Returns the fault, or an empty string if there is none.
    QString step(int number)
    {
        std::seed_seq seeds{m_seed, quint32(number)};
        engine.seed(seeds);
        told.clear();
        did.clear();
        m_most = -1;
        m_isOthersChoice = false;
        // A lasso may wait for its next corner for many steps, and then restore the selection from before it began.
        if (editor->tool() != ShapeEditor::Lasso)
            m_chosenBefore = {};
        m_chosenBefore += editor->selection()->ids() + m_told;
        m_lockedBefore = {};
        for (ShapeId id : document().ids()) {
            if (!document().isSelectable(id))
                m_lockedBefore.insert(id);
        }
        act();
        if (m_fault.isEmpty())
            m_fault = whatIsWrong();
        return m_fault;
    }

    /// Undoes and redoes all undo steps. Returns the fault, or an empty string if there is none.
    QString thereAndBack()
    {
        // The text that is being typed would become a step when the shape changes.
        editor->editText({});
        QUndoStack &stack = *document().undoStack();
        while (stack.canRedo())
            stack.redo();
        const DocumentData newest = document().data();
        const int top = stack.index();
        while (stack.canUndo())
            stack.undo();
        if (!(document().data() == first))
            return QStringLiteral("undo of everything is not the start");
        while (stack.canRedo())
            stack.redo();
        if (stack.index() != top || !(document().data() == newest))
            return QStringLiteral("redo of everything is not the end");
        return {};
    }

    /// A readable description of the last step.
    QString did;

private:
    void act()
    {
        if (!editor->editedText().isNull())
            return typeText();
        switch (random.upTo(31)) {
        case 0:
        case 1:
        case 2:
            return clickAround();
        case 3:
        case 4:
            return pressKeys();
        case 5:
        case 6:
        case 7:
            return trigger(anyAction());
        case 8:
            return useContextMenu();
        case 9:
        case 10:
            return interfere();
        case 11:
            return random.chance(60) ? type() : random.chance(50) ? chooseFill() : editStops();
        case 12:
            return useTool();
        case 13:
            return lookElsewhere();
        case 14:
            return useFiles();
        case 15:
            return loseFocus();
        case 16:
            return useList();
        case 17:
            return thin();
        default:
            return drag();
        }
    }

    void say(const QString &what) { did = what; }
    /// Expects one gesture: at most one notification of the selection and at most one undo step.
    void expectOne()
    {
        // Ends the editing of a text, which is an undo step of its own. A new text has no id until then.
        editor->editText({});
        told.clear();
        m_most = document().undoStack()->index() + 1;
        m_tells = 1;
    }
    /// Allows any number of notifications and undo steps, because other code took part.
    void expectAnything() { m_most = -1; }

    void drag()
    {
        const QPoint from = anywhere();
        QPoint to = random.chance(60) ? anywhere() : from + QPoint(random.upTo(80) - 40, random.upTo(80) - 40);
        hold(random.chance(50) ? Qt::KeyboardModifiers() : anyModifiers());
        say(QStringLiteral("drag %1,%2 to %3,%4 tool %5, %6")
                .arg(from.x())
                .arg(from.y())
                .arg(to.x())
                .arg(to.y())
                .arg(editor->tool())
                .arg(int(held), 0, 16));
        expectOne();
        moveTo(from);
        const DocumentData before = document().data();
        bool isCanceled = false;
        pressAt(from);
        const int moves = 1 + random.upTo(4);
        for (int i = 1; i <= moves; ++i) {
            moveTo(from + (to - from) * i / moves);
            if (random.chance(20))
                hold(anyModifiers(), random.chance(15));
            if (random.chance(5)) {
                did += QStringLiteral(" Esc");
                // An Escape after the gesture may change the selection, which is one more notification.
                ++m_tells;
                const bool isAlone = m_most >= 0 && document().gesture();
                sendKey(QEvent::KeyPress, Qt::Key_Escape);
                sendKey(QEvent::KeyRelease, Qt::Key_Escape);
                if (isAlone && !(document().data() == before))
                    m_fault = QStringLiteral("Escape does not give everything back");
                isCanceled = isCanceled || isAlone;
            }
            if (random.chance(8))
                disturb();
        }
        releaseAt(to);
        if (isCanceled && m_most >= 0 && !(document().data() == before))
            m_fault = QStringLiteral("the gesture goes on after Escape");
        hold({});
    }

    /// Sends other input in the middle of a drag.
    void disturb()
    {
        const auto with = [this](Qt::MouseButton button) {
            mouse(QEvent::MouseButtonPress, place(), button);
            moveTo(place() + QPoint(random.upTo(20), 0));
            mouse(QEvent::MouseButtonRelease, place(), button);
        };
        switch (random.upTo(5)) {
        case 0:
            did += QStringLiteral(" right");
            return with(Qt::RightButton);
        case 1:
            did += QStringLiteral(" middle");
            return with(Qt::MiddleButton);
        case 2:
            did += QStringLiteral(" wheel");
            return wheel(place(), 120 * (random.upTo(2) - 1), anyModifiers());
        case 3:
            expectAnything();
            return loseFocus();
        case 4:
            expectAnything();
            return pressKeys();
        default:
            expectAnything();
            return interfere();
        }
    }

    void clickAround()
    {
        const QPoint pos = anywhere();
        hold(anyModifiers());
        say(QStringLiteral("click %1,%2").arg(pos.x()).arg(pos.y()));
        expectOne();
        moveTo(pos);
        pressAt(pos);
        releaseAt(pos);
        if (random.chance(35)) {
            did += QStringLiteral(" twice");
            expectAnything();
            mouse(QEvent::MouseButtonDblClick, pos, Qt::LeftButton);
            releaseAt(pos);
        }
        hold({});
    }

    void pressKeys()
    {
        constexpr std::array keys{Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Tab,
                                  Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Insert,
                                  Qt::Key_A,      Qt::Key_Z,      Qt::Key_D,         Qt::Key_G,      Qt::Key_F2,
                                  Qt::Key_Space,  Qt::Key_Home,   Qt::Key_End,       Qt::Key_Period, Qt::Key_Comma};
        const Qt::Key key = keys[std::size_t(random.upTo(int(keys.size()) - 1))];
        const Qt::KeyboardModifiers modifiers = anyModifiers();
        did += QStringLiteral(" key %1+%2").arg(int(modifiers), 0, 16).arg(int(key), 0, 16);
        // Alt+Backspace is a standard key for Undo, like Ctrl+Z.
        const bool isUndo = key == Qt::Key_Z || (key == Qt::Key_Backspace && modifiers.testFlag(Qt::AltModifier));
        m_isOthersChoice = m_isOthersChoice || isUndo;
        const int count = random.chance(20) ? 5 : 1;
        for (int i = 0; i < count; ++i)
            key == Qt::Key_Escape ? this->key(key) : this->key(key, modifiers);
    }

    void trigger(ShapeEditor::Action which)
    {
        say(QStringLiteral("action %1").arg(int(which)));
        expectOne();
        QAction *action = editor->action(which);
        if (which == ShapeEditor::Action::Undo || which == ShapeEditor::Action::Redo) {
            expectAnything();
            m_isOthersChoice = true;
        }
        if (endsDraft(which) && keepsDraft(editor->tool())) {
            ++m_most;
            ++m_tells;
        }
        triggerIn(action);
    }

    // Actions that select the select tool. If the tool is drawing, the points that are set are added as a shape of
    // their own, as with any other tool.
    static bool endsDraft(ShapeEditor::Action which)
    {
        using Action = ShapeEditor::Action;
        return which == Action::Paste || which == Action::PasteInPlace || which == Action::Duplicate
            || which == Action::EditText || which == Action::EditVertices;
    }
    static bool keepsDraft(ToolKind tool)
    {
        return tool == ShapeEditor::Polygon || tool == ShapeEditor::Polyline || tool == ShapeEditor::Arrow;
    }

    // Triggers an action. If the action has a menu, triggers a random action of the menu instead.
    void triggerIn(QAction *action)
    {
        if (QMenu *menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            const QList<QAction *> inside = menu->actions();
            if (!inside.isEmpty())
                triggerIn(inside[random.upTo(int(inside.size()) - 1)]);
            Q_EMIT menu->aboutToHide();
        } else {
            action->trigger();
        }
    }

    void useContextMenu()
    {
        const QPoint pos = anywhere();
        say(QStringLiteral("menu %1,%2").arg(pos.x()).arg(pos.y()));
        const std::unique_ptr<QMenu> menu(editor->createContextMenu(pos));
        const QList<QAction *> actions = menu->actions();
        triggerIn(actions[random.upTo(int(actions.size()) - 1)]);
    }

    /// Performs a random action of another part of the program.
    void interfere()
    {
        const int what = random.upTo(Interferences - 1);
        m_isOthersChoice = true;
        did += QStringLiteral(" program %1").arg(what);
        interfereWith(*this, what);
    }

    void chooseFill()
    {
        auto *types = inspector.findChild<QComboBox *>(QStringLiteral("fillType"));
        const int index = random.upTo(types->count() - 1);
        say(QStringLiteral("fill %1").arg(index));
        if (!types->isEnabled())
            return;
        types->setCurrentIndex(index);
        Q_EMIT types->activated(index);
        wake();
    }

    /// Presses keys on the bar with the colors of a gradient, or drags one of them.
    void editStops()
    {
        auto *bar = inspector.findChild<QWidget *>(QStringLiteral("stops"));
        constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Insert, Qt::Key_Delete};
        const Qt::Key key = keys[random.upTo(4)];
        const bool isDrag = random.chance(50), isCanceled = random.chance(20);
        const QPoint from(random.upTo(200), 8), to(random.upTo(250), random.upTo(60));
        say(QStringLiteral("stops %1").arg(isDrag ? 0 : int(key)));
        if (!bar->isEnabled() || !bar->isVisible())
            return;
        if (!isDrag) {
            QTest::keyClick(bar, key);
        } else {
            QTest::mousePress(bar, Qt::LeftButton, {}, from);
            QTest::mouseMove(bar, to);
            if (isCanceled)
                QTest::keyClick(bar, Qt::Key_Escape);
            QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
        }
        wake();
    }

    void type()
    {
        QList<QLineEdit *> fields = inspector.findChildren<QLineEdit *>();
        QLineEdit *field = fields[random.upTo(int(fields.size()) - 1)];
        const QStringList texts{QStringLiteral("12"), QStringLiteral("+10"),  QStringLiteral("*2"),
                                QStringLiteral("/0"), QStringLiteral("-3.5"), QStringLiteral("nonsense")};
        const QString text = texts[random.upTo(int(texts.size()) - 1)];
        say(QStringLiteral("type %1 into %2").arg(text, field->objectName()));
        if (!field->isEnabled() || !field->isVisible())
            return;
        inspector.activateWindow();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        if (random.chance(20))
            interfere();
        QTest::keyClick(field, std::array{Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab}[std::size_t(random.upTo(2))]);
        wake();
    }

    /// Types into the text being edited, and then sends input that may end the editing.
    void typeText()
    {
        say(QStringLiteral("type a text"));
        const QStringList texts{QStringLiteral("a word"), QStringLiteral("r v o"), QStringLiteral("--"), QString()};
        QTest::keyClicks(&canvas(), texts[random.upTo(3)]);
        if (random.chance(30))
            key(Qt::Key_Return);
        switch (random.upTo(7)) {
        case 0:
            return key(Qt::Key_Escape);
        case 1:
            return key(Qt::Key_Return, Qt::ControlModifier);
        case 2:
            return loseFocus();
        case 3:
            return interfere();
        case 4:
            return trigger(anyAction());
        case 5:
            return drag();
        case 6:
            return key(std::array{Qt::Key_Z, Qt::Key_X, Qt::Key_V, Qt::Key_S}[std::size_t(random.upTo(3))],
                       Qt::ControlModifier);
        default:
            return clickAround();
        }
    }

    void useTool()
    {
        const auto tool = ToolKind(random.chance(40) ? ShapeEditor::Select : random.upTo(ShapeEditor::Pencil));
        say(QStringLiteral("tool %1").arg(tool));
        editor->setOwnKind(random.chance(50) ? QStringLiteral("swimlane") : QStringLiteral("classBox"));
        editor->setTool(tool);
        editor->setRubberBandMode(RubberBandMode(random.upTo(2)));
    }

    void lookElsewhere()
    {
        say(QStringLiteral("look elsewhere"));
        if (random.chance(50))
            wheel(anywhere(), 120 * (random.upTo(6) - 3), anyModifiers());
        if (random.chance(30))
            editor->setViewRotation(random.upTo(24) * 15);
        if (random.chance(50)) {
            editor->setZoom(random.real(0.3, 3));
            editor->centerOn({0, 0});
        }
        wake();
    }

    void useFiles()
    {
        say(QStringLiteral("files"));
        const QString name = m_folder.filePath(QStringLiteral("monkey.json"));
        const DocumentData saved = document().data();
        if (!document().save(name).ok) {
            m_fault = QStringLiteral("cannot save");
            return;
        }
        interfere();
        m_fault = thereAndBack();
        if (!m_fault.isEmpty() || !random.chance(30))
            return;
        if (!document().load(name).ok || !(document().data() == saved))
            m_fault = QStringLiteral("what is loaded is not what was saved");
        first = document().data();
    }

    void loseFocus()
    {
        const int what = random.upTo(3);
        did += QStringLiteral(" lost %1").arg(what);
        if (what == 0) {
            canvas().clearFocus();
        } else if (what == 1) {
            editor->hide();
            editor->show();
        } else if (what == 2) {
            editor->setEnabled(false);
            editor->setEnabled(true);
        } else {
            inspector.activateWindow();
            QCoreApplication::processEvents();
        }
        wake();
    }

    void useList()
    {
        say(QStringLiteral("list"));
        QAbstractItemModel &rows = *list.model();
        QModelIndex row;
        for (int depth = 0; depth < 3 && rows.rowCount(row) > 0; ++depth)
            row = rows.index(random.upTo(rows.rowCount(row) - 1), 0, row);
        if (row.isValid())
            rows.setData(row, QStringLiteral("Name %1").arg(random.upTo(99)), Qt::EditRole);
    }

    // Reduces a drawing of more than 40 shapes to 20, because copies of copies would slow the test down.
    void thin()
    {
        say(QStringLiteral("thin"));
        const ShapeIds ids = document().ids();
        if (ids.size() > 40)
            document().removeShapes(ids.mid(20));
    }

    void wake()
    {
        editor->activateWindow();
        canvas().setFocus();
        QCoreApplication::processEvents();
    }

    QString whatIsWrong()
    {
        const QString fault = document().data().errorString();
        if (!fault.isEmpty())
            return fault;
        if (document().gesture())
            return QStringLiteral("a gesture is open though no button is down");
        for (ShapeId id : {editor->editedText(), editor->editedShape()}) {
            if (!id.isNull() && (!document().isSelectable(id) || editor->selection()->ids() != ShapeIds{id}))
                return QStringLiteral("what is not selected alone is edited");
        }
        if (m_most >= 0 && document().undoStack()->index() > m_most)
            return QStringLiteral("more than one step of undo");
        if (m_most >= 0 && told.count() > m_tells)
            return QStringLiteral("told of the selection %1 times").arg(told.count());
        // A lasso that waits for its next corner changes the selection without a notification.
        if (editor->selection()->ids() != m_told && editor->tool() != ShapeEditor::Lasso)
            return QStringLiteral("another selection, and nobody is told");
        const ShapeIds &selected = editor->selection()->ids();
        for (ShapeId id : selected) {
            // A selected shape stays selected when it is locked, but mouse and keys do not select locked shapes.
            if (m_lockedBefore.contains(id) && !m_chosenBefore.contains(id) && !m_isOthersChoice
                && !document().isSelectable(id))
                return QStringLiteral("a locked shape was selected");
        }
        Aabb2 box;
        box.include(random.point());
        box.include(random.point());
        return indexFault(document(), box) + selectionFault(*editor->selection(), document());
    }

    ShapeInspector inspector;
    ShapeList list;
    QAbstractItemModelTester tester{list.model(), QAbstractItemModelTester::FailureReportingMode::QtTest};
    DocumentData first;
    QSignalSpy told{editor.get(), &ShapeEditor::selectionChanged};
    quint32 m_seed;
    QTemporaryDir m_folder;
    QString m_fault;
    /// Shapes that may stay selected although they are locked.
    ShapeIds m_chosenBefore;
    /// The selection at the last notification.
    ShapeIds m_told;
    /// Shapes that mouse and keys may not select.
    ShapeIdSet m_lockedBefore;
    /// True if the program or the undo history may have changed the selection.
    bool m_isOthersChoice = false;
    /// The highest permitted index of the undo stack. The value -1 permits any index and any number of notifications.
    int m_most = -1;
    /// The highest permitted number of notifications of the selection.
    int m_tells = 1;
};

} // namespace Trammel
