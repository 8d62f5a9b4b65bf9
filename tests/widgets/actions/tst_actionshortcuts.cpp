#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/actionshortcuts.h>

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

QList<QKeySequence> keys(std::initializer_list<const char *> texts)
{
    QList<QKeySequence> all;
    for (const char *text : texts)
        all.append(QKeySequence(QString::fromLatin1(text)));
    return all;
}

/// Three actions, the first two in a menu, and their shortcuts.
struct ShortcutBench
{
    ShortcutBench()
    {
        first->setObjectName(QStringLiteral("first"));
        first->setShortcuts(keys({"Ctrl+1", "F7"}));
        second->setObjectName(QStringLiteral("second"));
        second->setShortcuts(keys({"Ctrl+2"}));
        third->setObjectName(QStringLiteral("third"));
        menu.addActions({first.get(), second.get()});
        shortcuts.addActions({menu.menuAction(), third.get()});
    }

    std::unique_ptr<QAction> first = std::make_unique<QAction>(QStringLiteral("&First"));
    std::unique_ptr<QAction> second = std::make_unique<QAction>(QStringLiteral("Second..."));
    std::unique_ptr<QAction> third = std::make_unique<QAction>(QStringLiteral("Third"));
    QMenu menu;
    ActionShortcuts shortcuts;
    QSignalSpy changes{&shortcuts, &ActionShortcuts::changed};
};

/// A file of settings.
struct SettingsFile
{
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

} // namespace

class TestActionShortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsActionsOfMenus();
    void skipsActionsWithoutName();
    void refusesKeys_data();
    void refusesKeys();
    void takesOver();
    void refusesUnknownActions();
    void resets();
    void resetYieldsToOthers();
    void savesAndRestores();
    void restoresTheDefaults();
    void settingsWithConflicts();
    void invalidSettings_data();
    void invalidSettings();
    void keepsEntriesOfUnknownActions();
    void actionsMayBeDeleted();
    void slotDeletesTheShortcuts();
    void toolTipsFollow();
    void editorActionsHaveNames();
    void defaultsOfTheEditorAreAllowed();
    void newShortcutWorksOnTheCanvas();
};

void TestActionShortcuts::addsActionsOfMenus()
{
    ShortcutBench bench;
    QCOMPARE(bench.shortcuts.actions(), (QList{bench.first.get(), bench.second.get(), bench.third.get()}));
    QCOMPARE(bench.shortcuts.defaultShortcuts(bench.first.get()), keys({"Ctrl+1", "F7"}));
    QVERIFY(bench.shortcuts.isDefault(bench.first.get()));
    QCOMPARE(bench.shortcuts.actionWith(QKeySequence(QStringLiteral("F7"))), bench.first.get());
    QVERIFY(!bench.shortcuts.actionWith(QKeySequence(QStringLiteral("F8"))));
    QCOMPARE(bench.changes.count(), 0);
}

void TestActionShortcuts::skipsActionsWithoutName()
{
    ShortcutBench bench;
    QAction nameless(QStringLiteral("Nameless"));
    QAction again(QStringLiteral("Again"));
    again.setObjectName(QStringLiteral("first"));
    bench.shortcuts.addActions({&nameless, &again, bench.first.get()});
    QCOMPARE(bench.shortcuts.actions().size(), 3);
}

void TestActionShortcuts::refusesKeys_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isAllowed");
    for (const char *text : {"R", "Shift+R", "Ctrl+R", "F5", "Ctrl+Shift+Left", "Alt+Left", "!", "Del", "Alt+X"})
        QTest::newRow(text) << QString::fromLatin1(text) << true;
    for (const char *text : {"", "Ctrl+K, Ctrl+S", "Ctrl+Alt+R", "Esc", "Ctrl+Return", "Tab", "Shift+Tab", "Space",
                             "Left", "Shift+Up", "Ctrl+Down", "PgUp", "Home", "X", "Shift+X", ",", "Shift+F10"})
        QTest::newRow(*text ? text : "no key") << QString::fromLatin1(text) << false;
}

void TestActionShortcuts::refusesKeys()
{
    QFETCH(QString, text);
    QFETCH(bool, isAllowed);
    const QKeySequence sequence(text);
    QCOMPARE(ActionShortcuts::errorString(sequence).isEmpty(), isAllowed);
    ShortcutBench bench;
    QCOMPARE(bench.shortcuts.setShortcuts(bench.third.get(), {sequence}), isAllowed);
    QCOMPARE(bench.third->shortcuts().isEmpty(), !isAllowed);
    QCOMPARE(bench.changes.count(), isAllowed ? 1 : 0);
}

void TestActionShortcuts::takesOver()
{
    ShortcutBench bench;
    QVERIFY(bench.shortcuts.setShortcuts(bench.third.get(), keys({"F7", "Ctrl+2", "F9"})));
    QCOMPARE(bench.third->shortcuts(), keys({"F7", "Ctrl+2", "F9"}));
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+1"}));
    QVERIFY(bench.second->shortcuts().isEmpty());
    QVERIFY(!bench.shortcuts.isDefault(bench.second.get()));
    QCOMPARE(bench.changes.count(), 1);
    // An assignment that changes nothing does not notify.
    QVERIFY(bench.shortcuts.setShortcuts(bench.third.get(), keys({"F7", "Ctrl+2", "F9"})));
    QCOMPARE(bench.changes.count(), 1);
}

void TestActionShortcuts::refusesUnknownActions()
{
    ShortcutBench bench;
    QAction other;
    QVERIFY(!bench.shortcuts.setShortcuts(&other, keys({"F7"})));
    QVERIFY(!bench.shortcuts.setShortcuts(nullptr, keys({"F7"})));
    QVERIFY(bench.shortcuts.reset(&other));
    QVERIFY(bench.shortcuts.isDefault(nullptr));
    QVERIFY(bench.shortcuts.defaultShortcuts(nullptr).isEmpty());
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+1", "F7"}));
    QCOMPARE(bench.changes.count(), 0);
}

void TestActionShortcuts::resets()
{
    ShortcutBench bench;
    bench.shortcuts.setShortcuts(bench.first.get(), {});
    bench.shortcuts.setShortcuts(bench.second.get(), keys({"F2"}));
    QVERIFY(bench.shortcuts.reset(bench.first.get()));
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+1", "F7"}));
    QCOMPARE(bench.second->shortcuts(), keys({"F2"}));
    bench.shortcuts.resetAll();
    QCOMPARE(bench.second->shortcuts(), keys({"Ctrl+2"}));
    QCOMPARE(bench.changes.count(), 4);
}

void TestActionShortcuts::resetYieldsToOthers()
{
    ShortcutBench bench;
    bench.shortcuts.setShortcuts(bench.second.get(), keys({"F7"}));
    QVERIFY(!bench.shortcuts.reset(bench.first.get()));
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+1"}));
    QCOMPARE(bench.second->shortcuts(), keys({"F7"}));
}

void TestActionShortcuts::savesAndRestores()
{
    SettingsFile file;
    {
        ShortcutBench bench;
        bench.shortcuts.setShortcuts(bench.first.get(), keys({"Ctrl+,", "Ctrl+;"}));
        bench.shortcuts.setShortcuts(bench.second.get(), {});
        bench.shortcuts.save(file.settings);
    }
    QVERIFY(!file.settings.contains(QStringLiteral("shortcuts/third")));
    ShortcutBench bench;
    bench.shortcuts.restore(file.settings);
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+,", "Ctrl+;"}));
    QVERIFY(bench.second->shortcuts().isEmpty());
    QCOMPARE(bench.changes.count(), 1);
    // A default is not stored, so that a later version may change it.
    bench.shortcuts.resetAll();
    bench.shortcuts.save(file.settings);
    QVERIFY(file.settings.allKeys().isEmpty());
}

void TestActionShortcuts::restoresTheDefaults()
{
    SettingsFile file;
    ShortcutBench bench;
    bench.shortcuts.setShortcuts(bench.first.get(), keys({"Ctrl+2"}));
    bench.shortcuts.restore(file.settings);
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+1", "F7"}));
    QCOMPARE(bench.second->shortcuts(), keys({"Ctrl+2"}));
}

void TestActionShortcuts::settingsWithConflicts()
{
    SettingsFile file;
    file.settings.setValue(QStringLiteral("shortcuts/first"), QStringLiteral("Ctrl+2; F5"));
    file.settings.setValue(QStringLiteral("shortcuts/third"), QStringLiteral("F5; F6; F6"));
    ShortcutBench bench;
    bench.shortcuts.restore(file.settings);
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+2", "F5"}));
    QVERIFY(bench.second->shortcuts().isEmpty());
    QCOMPARE(bench.third->shortcuts(), keys({"F6"}));
}

void TestActionShortcuts::invalidSettings_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("no keys") << QVariant(QStringLiteral("nonsense"));
    QTest::newRow("a key of the canvas") << QVariant(QStringLiteral("F5; Esc"));
    QTest::newRow("two keys in a row") << QVariant(QStringLiteral("Ctrl+K, Ctrl+S"));
    QTest::newRow("a list") << QVariant(QStringList{QStringLiteral("F5"), QStringLiteral("F6")});
    QTest::newRow("bytes") << QVariant(QByteArray("\xff\x00\x80", 3));
}

void TestActionShortcuts::invalidSettings()
{
    QFETCH(QVariant, value);
    SettingsFile file;
    file.settings.setValue(QStringLiteral("shortcuts/first"), value);
    file.settings.setValue(QStringLiteral("shortcuts/second"), QStringLiteral("F8"));
    ShortcutBench bench;
    bench.shortcuts.restore(file.settings);
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+1", "F7"}));
    QCOMPARE(bench.second->shortcuts(), keys({"F8"}));
}

void TestActionShortcuts::keepsEntriesOfUnknownActions()
{
    SettingsFile file;
    file.settings.setValue(QStringLiteral("shortcuts/later"), QStringLiteral("F8"));
    ShortcutBench bench;
    bench.shortcuts.restore(file.settings);
    bench.shortcuts.save(file.settings);
    QCOMPARE(file.settings.value(QStringLiteral("shortcuts/later")).toString(), QStringLiteral("F8"));
    QVERIFY(file.settings.group().isEmpty());
}

void TestActionShortcuts::actionsMayBeDeleted()
{
    SettingsFile file;
    ShortcutBench bench;
    bench.shortcuts.setShortcuts(bench.second.get(), keys({"F8"}));
    bench.shortcuts.save(file.settings);
    bench.second.reset();
    QCOMPARE(bench.shortcuts.actions(), (QList{bench.first.get(), bench.third.get()}));
    QVERIFY(!bench.shortcuts.actionWith(QKeySequence(QStringLiteral("F8"))));
    QVERIFY(bench.shortcuts.setShortcuts(bench.third.get(), keys({"F8"})));
    bench.shortcuts.resetAll();
    bench.shortcuts.restore(file.settings);
    bench.shortcuts.save(file.settings);
    QCOMPARE(file.settings.value(QStringLiteral("shortcuts/second")).toString(), QStringLiteral("F8"));
}

void TestActionShortcuts::slotDeletesTheShortcuts()
{
    ShortcutBench bench;
    auto shortcuts = std::make_unique<ActionShortcuts>();
    shortcuts->addActions({bench.first.get(), bench.second.get()});
    connect(bench.first.get(), &QAction::changed, this, [&shortcuts] { shortcuts.reset(); });
    shortcuts->setShortcuts(bench.first.get(), keys({"Ctrl+2"}));
    QVERIFY(!shortcuts);
    QCOMPARE(bench.first->shortcuts(), keys({"Ctrl+2"}));
}

void TestActionShortcuts::toolTipsFollow()
{
    EditorBench bench;
    QAction *rectangle = bench.editor->action(Action::RectangleTool);
    QAction *ellipse = bench.editor->action(Action::EllipseTool);
    ellipse->setToolTip(QStringLiteral("Round things"));
    QCOMPARE(rectangle->toolTip(), QStringLiteral("Rectangle (R)"));
    ActionShortcuts shortcuts;
    shortcuts.addActions(bench.editor->actions());
    shortcuts.setShortcuts(rectangle, keys({"Z", "R"}));
    QCOMPARE(rectangle->toolTip(), QStringLiteral("Rectangle (Z)"));
    shortcuts.setShortcuts(rectangle, {});
    QCOMPARE(rectangle->toolTip(), QStringLiteral("Rectangle"));
    shortcuts.resetAll();
    QCOMPARE(rectangle->toolTip(), QStringLiteral("Rectangle (R)"));
    // A tool tip of the application stays.
    shortcuts.setShortcuts(ellipse, keys({"E"}));
    QCOMPARE(ellipse->toolTip(), QStringLiteral("Round things"));
}

void TestActionShortcuts::editorActionsHaveNames()
{
    EditorBench bench;
    QCOMPARE(bench.editor->action(Action::SelectTool)->objectName(), QStringLiteral("selectTool"));
    QSet<QString> names;
    for (const QAction *action : bench.editor->actions()) {
        QVERIFY2(!action->objectName().isEmpty() && !names.contains(action->objectName()), qPrintable(action->text()));
        names.insert(action->objectName());
    }
}

void TestActionShortcuts::defaultsOfTheEditorAreAllowed()
{
    EditorBench bench;
    for (const QAction *action : bench.editor->actions()) {
        for (const QKeySequence &sequence : action->shortcuts())
            QCOMPARE(ActionShortcuts::errorString(sequence), QString());
    }
}

void TestActionShortcuts::newShortcutWorksOnTheCanvas()
{
    EditorBench bench;
    ActionShortcuts shortcuts;
    shortcuts.addActions(bench.editor->actions());
    QVERIFY(shortcuts.setShortcuts(bench.editor->action(Action::EllipseTool), keys({"R", "Ctrl+D"})));
    bench.key(Qt::Key_R);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
    bench.key(Qt::Key_V);
    bench.key(Qt::Key_O);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    // The former command of the keys no longer runs.
    bench.document().addShape(Shape::rectangle({0, 0}, {10, 10}));
    bench.editor->selection()->set(bench.document().ids());
    bench.key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Ellipse);
    QCOMPARE(bench.document().count(), 1);
    // CanvasShortcuts leaves a changed action alone.
    bench.editor->setShortcuts(ShapeEditor::CanvasShortcuts);
    QCOMPARE(bench.editor->action(Action::EllipseTool)->shortcuts(), keys({"R", "Ctrl+D"}));
    QVERIFY(bench.editor->action(Action::SelectAll)->shortcuts().isEmpty());
}

TRAMMEL_WIDGET_TEST(TestActionShortcuts)
#include "tst_actionshortcuts.moc"
