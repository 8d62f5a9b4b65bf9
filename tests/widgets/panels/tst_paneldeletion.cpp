#include "tests/testprogram.h"
#include "tests/widgets/deletionstage.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QWidgetAction>

using namespace Trammel;

namespace {

using Stage = DeletionStage;
using Step = Stage::Step;
using Operation = DeletionOperation;

template <class Widget> void make(Stage &s)
{
    s.beside<Widget>();
}

/// Creates all panels of the editor.
void makeAll(Stage &s)
{
    make<ShapeInspector>(s);
    make<ShapeList>(s);
    make<Minimap>(s);
    make<FindBar>(s);
    make<ToolPalette>(s);
    s.beside<ToolPalette>().setOwnKinds({QStringLiteral("ellipse")});
    s.beside<ShapeList>().findChild<QTreeView *>()->expandAll();
}

template <class Child, class Panel = ShapeInspector> Child &field(Stage &s, const QString &name)
{
    return *s.beside<Panel>().template findChild<Child *>(name);
}

Step enter(const char *name, const char *text)
{
    return [=](Stage &s) {
        auto &line = field<QLineEdit>(s, QLatin1String(name));
        line.setText(QLatin1String(text));
        line.setModified(true);
        Stage::keyOn(&line, Qt::Key_Return);
    };
}

Step chooseColor(const char *name)
{
    return [=](Stage &s) {
        // Clicks a color, which closes the menu, and then "None".
        QMenu &menu = *field<QToolButton>(s, QLatin1String(name)).menu();
        const auto *squares = qobject_cast<QWidgetAction *>(menu.actions()[0]);
        squares->defaultWidget()->findChild<QToolButton *>()->click();
        menu.actions()[1]->trigger();
    };
}

Step chooseAll()
{
    return [](Stage &s) { s.ed().selection()->set(s.ids); };
}

/// The center of a row, counted from the top of the list. The members of an expanded group have rows of their own.
QPointF rowPos(Stage &s, int row, int column = 0)
{
    const auto &view = *s.beside<ShapeList>().findChild<QTreeView *>();
    QModelIndex index = view.model()->index(0, 0);
    for (int i = 0; i < row; ++i)
        index = view.indexBelow(index);
    return view.visualRect(index.siblingAtColumn(column)).center();
}

QWidget *listViewport(Stage &s)
{
    return s.beside<ShapeList>().findChild<QTreeView *>()->viewport();
}

Step clickRow(int row, int column = 0, Qt::KeyboardModifiers modifiers = {})
{
    return [=](Stage &s) {
        const QPointF pos = rowPos(s, row, column);
        Stage::mouseOn(listViewport(s), QEvent::MouseButtonPress, pos, Qt::LeftButton, Qt::LeftButton, modifiers);
        Stage::mouseOn(listViewport(s), QEvent::MouseButtonRelease, pos, Qt::LeftButton, Qt::NoButton, modifiers);
    };
}

Step dragRow(int from, int to)
{
    return [=](Stage &s) { Stage::dragOn(listViewport(s), rowPos(s, from), rowPos(s, to) + QPointF(0, 2)); };
}

Step pressListKey(int key, Qt::KeyboardModifiers modifiers = {})
{
    return [=](Stage &s) { Stage::keyOn(s.beside<ShapeList>().findChild<QTreeView *>(), key, modifiers); };
}

Step pressMapKey(int key)
{
    return [=](Stage &s) { Stage::keyOn(&s.beside<Minimap>(), key); };
}

/// The user's operations on the panels.
QList<Operation> handwork()
{
    const auto choosesRow = [](int row) { return both(makeAll, clickRow(row)); };
    QList<Operation> all{
        {"click a row", makeAll, clickRow(3)},
        {"click a group", makeAll, clickRow(0)},
        {"click a member", makeAll, clickRow(1)},
        {"click a row out of a group",
         [](Stage &s) {
             makeAll(s);
             s.ed().selection()->enterGroup(s.group);
             s.ed().selection()->set(s.ids.last(1));
         },
         clickRow(4)},
        {"add a row", makeAll, clickRow(3, 0, Qt::ControlModifier)},
        {"add a group", makeAll, clickRow(0, 0, Qt::ControlModifier)},
        {"take a group out", choosesRow(0), clickRow(0, 0, Qt::ControlModifier)},
        {"add rows up to one", choosesRow(3), clickRow(5, 0, Qt::ShiftModifier)},
        {"one row of many", both(makeAll, chooseAll()), clickRow(4)},
        {"hide by its eye", makeAll, clickRow(4, 1)},
        {"lock a group", makeAll, clickRow(0, 2)},
        {"hide all by an eye", both(makeAll, chooseAll()), clickRow(4, 1)},
        {"click below all rows", makeAll,
         [](Stage &s) {
             Stage::mouseOn(listViewport(s), QEvent::MouseButtonPress, {30, 290}, Qt::LeftButton, Qt::LeftButton);
         }},
        {"drag a row", makeAll, dragRow(3, 5)},
        {"drag a row into a group", makeAll, dragRow(4, 1)},
        {"drag a group", makeAll, dragRow(0, 4)},
        {"walk by keys", choosesRow(3), pressListKey(Qt::Key_Down)},
        {"walk by keys and add", choosesRow(3), pressListKey(Qt::Key_Down, Qt::ShiftModifier)},
        {"toggle by a key", choosesRow(3), pressListKey(Qt::Key_Space)},
        {"select all by keys", makeAll, pressListKey(Qt::Key_A, Qt::ControlModifier)},
        {"choose a found row", makeAll,
         [](Stage &s) {
             auto &line = field<QLineEdit, ShapeList>(s, QStringLiteral("search"));
             line.setText(QStringLiteral("polygon"));
             Stage::keyOn(&line, Qt::Key_Return);
         }},
        {"choose a found member of a group", makeAll,
         [](Stage &s) {
             auto &line = field<QLineEdit, ShapeList>(s, QStringLiteral("search"));
             line.setText(QStringLiteral("rectangle"));
             Stage::keyOn(&line, Qt::Key_Return);
         }},
        {"find a shape", makeAll,
         [](Stage &s) { s.beside<FindBar>().findChild<QLineEdit *>()->setText(QStringLiteral("name")); }},
        {"find the next shape",
         [](Stage &s) {
             makeAll(s);
             s.drawing().changeShapes(s.ids, [](Shape &shape) { shape.text = QStringLiteral("found"); });
             s.beside<FindBar>().findChild<QLineEdit *>()->setText(QStringLiteral("found"));
         },
         [](Stage &s) { s.beside<FindBar>().findNext(); }},
        {"rename a row", makeAll,
         [](Stage &s) {
             QAbstractItemModel &model = *s.beside<ShapeList>().model();
             model.setData(model.index(1, 0), QStringLiteral("other"), Qt::EditRole);
         }},
        {"rename a group in the list", makeAll,
         [](Stage &s) {
             QAbstractItemModel &model = *s.beside<ShapeList>().model();
             model.setData(model.index(0, 0), QStringLiteral("other"), Qt::EditRole);
         }},
        {"step a number", makeAll,
         [](Stage &s) { Stage::keyOn(&field<QLineEdit>(s, QStringLiteral("x")), Qt::Key_Up); }},
        {"enter a name", makeAll, enter("name", "other")},
        {"enter a name of a group",
         [](Stage &s) {
             makeAll(s);
             s.ed().selection()->set(s.ids.last(2));
         },
         enter("name", "other")},
        {"enter a name for all", both(makeAll, chooseAll()), enter("name", "other")},
        {"enter a text", makeAll,
         [](Stage &s) {
             auto &text = field<QPlainTextEdit>(s, QStringLiteral("text"));
             text.setPlainText(QStringLiteral("other"));
             text.document()->setModified(true);
             Stage::keyOn(&text, Qt::Key_Return, Qt::ControlModifier);
         }},
        {"lock in the inspector", both(makeAll, chooseAll()),
         [](Stage &s) { field<QCheckBox>(s, QStringLiteral("locked")).click(); }},
        {"hide in the inspector", both(makeAll, chooseAll()),
         [](Stage &s) { field<QCheckBox>(s, QStringLiteral("hidden")).click(); }},
        {"choose a line", makeAll,
         [](Stage &s) {
             auto &style = field<QComboBox>(s, QStringLiteral("style"));
             style.setCurrentIndex(2);
             Q_EMIT style.activated(2);
         }},
        {"choose a fill", makeAll, chooseColor("fill")},
        {"choose the next fill",
         [](Stage &s) {
             makeAll(s);
             s.ed().selection()->clear();
         },
         chooseColor("fill")},
        {"choose the color of a line", makeAll, chooseColor("line")},
        {"choose the color of a text", makeAll, chooseColor("textColor")},
        {"enter the size of a text", makeAll, enter("textSize", "20")},
        {"enter the line spacing", makeAll, enter("lineSpacing", "2")},
        {"choose a font", makeAll,
         [](Stage &s) {
             auto &box = field<QComboBox>(s, QStringLiteral("textFamily"));
             Q_EMIT box.activated(0);
         }},
        {"enter a font", makeAll,
         [](Stage &s) {
             auto &line = *field<QComboBox>(s, QStringLiteral("textFamily")).lineEdit();
             line.setText(QStringLiteral("other"));
             line.setModified(true);
             Stage::keyOn(&line, Qt::Key_Return);
         }},
        {"upright text", makeAll, [](Stage &s) { field<QCheckBox>(s, QStringLiteral("textUpright")).click(); }},
        {"press in the overview",
         [](Stage &s) {
             makeAll(s);
             // Waits for the minimap, which is painted in steps.
             QTRY_VERIFY(s.beside<Minimap>().isUpToDate() && !s.beside<Minimap>().mapFromScene({1, 1}).isNull());
         },
         [](Stage &s) {
             Stage::dragOn(&s.beside<Minimap>(), {20, 20}, {60, 90});
         }},
        {"turn the wheel over the overview", makeAll, [](Stage &s) { Stage::wheelOn(&s.beside<Minimap>(), 120); }},
        {"move the view by a key", makeAll, pressMapKey(Qt::Key_Left)},
        {"zoom by a key", makeAll, pressMapKey(Qt::Key_Plus)},
    };
    for (const char *number : {"x", "y", "width", "height", "angle"}) {
        all.append({QByteArray("enter ") + number, makeAll, enter(number, "+5")});
        all.append({QByteArray("enter ") + number + " for all", both(makeAll, chooseAll()), enter(number, "*2+1")});
    }
    for (int i = 0; i < 8; ++i) {
        const auto press = [i](Stage &s) { s.beside<ToolPalette>().findChildren<QToolButton *>()[i]->click(); };
        const auto useOther = [i](Stage &s) {
            makeAll(s);
            s.ed().setTool(i == 0 ? ShapeEditor::Ellipse : ShapeEditor::Select);
        };
        all.append({"tool " + QByteArray::number(i), useOther, press});
    }
    return all;
}

/// The program's operations on the panels, and on an editor with panels.
QList<Operation> calls()
{
    const auto toOther = [](Stage &s) { s.ed().setDocument(&s.another); };
    return {
        {"another editor", makeAll,
         [](Stage &s) {
             ShapeEditor other;
             s.beside<ShapeInspector>().setEditor(&other);
         }},
        {"no editor", makeAll, [](Stage &s) { s.beside<ShapeInspector>().setEditor(nullptr); }},
        {"the name of an editor", makeAll,
         [](Stage &s) { s.beside<ShapeInspector>().setEditorName(QStringLiteral("missing")); }},
        {"a horizontal palette", makeAll, [](Stage &s) { s.beside<ToolPalette>().setOrientation(Qt::Horizontal); }},
        {"large icons", makeAll, [](Stage &s) { s.beside<ToolPalette>().setIconSize(40); }},
        {"own kinds", makeAll, [](Stage &s) { s.beside<ToolPalette>().setOwnKinds({}); }},
        {"another document", makeAll, toOther},
        {"read only", makeAll, [](Stage &s) { s.ed().setReadOnly(true); }},
        {"remove", both(makeAll, chooseAll()), [](Stage &s) { s.drawing().removeShapes(s.ids.first(3)); }},
        {"add", makeAll,
         [](Stage &s) {
             s.drawing().addShape(Shape::ellipse({9, 9}, {50, 50}));
         }},
        {"reorder", makeAll, [](Stage &s) { s.drawing().reorder({s.ids[0]}, Document::Place::Top); }},
        {"group", makeAll, [](Stage &s) { s.drawing().group(s.ids.first(2)); }},
        {"ungroup", both(makeAll, chooseAll()), [](Stage &s) { s.drawing().ungroup({s.group}); }},
        {"rename a group", makeAll,
         [](Stage &s) {
             Group named = *s.drawing().find(s.group);
             named.name = QStringLiteral("named");
             s.drawing().changeGroup(s.group, named);
         }},
        {"hide", both(makeAll, chooseAll()), [](Stage &s) { setHidden(s.drawing(), s.drawing().units(s.ids), true); }},
        {"clear", both(makeAll, chooseAll()), [](Stage &s) { s.drawing().clear(); }},
        {"choose", makeAll, chooseAll()},
        {"drag", makeAll,
         [](Stage &s) {
             s.drag({-250, 150}, {30, 20});
         }},
        {"undo", makeAll, [](Stage &s) { s.ed().undo(); }},
    };
}

} // namespace

/// Slots of an editor, its document and its panels delete the editor or the document while panels are in use.
/// Slots of a panel's own signals delete the panel.
class TestPanelDeletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )"))); }
    void everySignalIsTried();
    void inASlot_data();
    void inASlot();
    void ofAPanel_data();
    void ofAPanel();
};

void TestPanelDeletion::everySignalIsTried()
{
    QSet<QByteArray> missing;
    for (const QMetaObject *type : {&EditorPanel::staticMetaObject, &ToolPalette::staticMetaObject}) {
        for (const QMetaMethod &signal : ownSignals(*type))
            missing.insert(signal.name());
    }
    for (const Operation &operation : handwork() + calls()) {
        const QList<DeletionEmission> emissions = emissionsOf(operation);
        QVERIFY2(!emissions.isEmpty(), operation.name.constData());
        for (const DeletionEmission &emission : emissions)
            missing.remove(emission.signal.name());
    }
    QCOMPARE(missing.values(), QList<QByteArray>());
}

void TestPanelDeletion::inASlot_data()
{
    addDeletionRows(handwork() + calls());
}

void TestPanelDeletion::inASlot()
{
    static const QList<Operation> all = handwork() + calls();
    tryDeletionRow(all);
}

void TestPanelDeletion::ofAPanel_data()
{
    using Call = std::function<void(ToolPalette &, ShapeEditor &)>;
    QTest::addColumn<Call>("call");
    QTest::newRow("setEditor") << Call([](ToolPalette &palette, ShapeEditor &editor) { palette.setEditor(&editor); });
    QTest::newRow("setEditorName") << Call(
        [](ToolPalette &palette, ShapeEditor &) { palette.setEditorName(QStringLiteral("editor")); });
    QTest::newRow("setOrientation") << Call(
        [](ToolPalette &palette, ShapeEditor &) { palette.setOrientation(Qt::Horizontal); });
    QTest::newRow("setIconSize") << Call([](ToolPalette &palette, ShapeEditor &) { palette.setIconSize(40); });
    QTest::newRow("setOwnKinds") << Call(
        [](ToolPalette &palette, ShapeEditor &) { palette.setOwnKinds({QStringLiteral("ellipse")}); });
    QTest::newRow("delete the editor") << Call([](ToolPalette &palette, ShapeEditor &editor) {
        palette.setEditor(&editor);
        delete &editor;
    });
}

void TestPanelDeletion::ofAPanel()
{
    using Call = std::function<void(ToolPalette &, ShapeEditor &)>;
    QFETCH(Call, call);
    int tried = 0;
    for (const QMetaObject *type : {&EditorPanel::staticMetaObject, &ToolPalette::staticMetaObject}) {
        for (const QMetaMethod &signal : ownSignals(*type)) {
            QWidget window;
            window.setAttribute(Qt::WA_DontShowOnScreen);
            auto *editor = new ShapeEditor(&window);
            editor->setObjectName(QStringLiteral("editor"));
            const QPointer<ToolPalette> palette = new ToolPalette(&window);
            palette->setEditorName(QStringLiteral("missing"));
            window.show();
            const SignalSlot slot(*palette, signal, 1, [&] { delete palette; });
            call(*palette, *editor);
            QCOMPARE(palette.isNull(), slot.count() > 0);
            tried += slot.count();
        }
    }
    QVERIFY(tried > 0);
}

TRAMMEL_WIDGET_TEST(TestPanelDeletion)
#include "tst_paneldeletion.moc"
