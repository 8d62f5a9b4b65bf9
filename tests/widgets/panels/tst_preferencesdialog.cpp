#include "tests/pseudolanguage.h"
#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "widgets/panels/preferences/keyfield_p.h"
#include <trammel/actionshortcuts.h>
#include <trammel/preferencesdialog.h>

#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTreeWidget>

using namespace Trammel;
using Action = ShapeEditor::Action;

namespace {

/// An editor and its dialog.
struct DialogBench : EditorBench
{
    DialogBench()
    {
        shortcuts->addActions(editor->actions());
        dialog->setEditor(editor.get());
        dialog->setShortcuts(shortcuts.get());
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }

    template <typename Field> Field &field(const char *name) const
    {
        return *dialog->findChild<Field *>(QString::fromLatin1(name));
    }
    QTabWidget &tabs() const { return *dialog->findChild<QTabWidget *>(); }
    QTreeWidget &rows() const { return field<QTreeWidget>("rows"); }
    KeyField &keys() const { return field<KeyField>("keys"); }
    QString message() const { return field<QLabel>("message").text(); }
    QList<int> shownRows() const
    {
        QList<int> shown;
        for (int i = 0; i < rows().topLevelItemCount(); ++i) {
            if (!rows().topLevelItem(i)->isHidden())
                shown.append(i);
        }
        return shown;
    }
    /// Makes the row of an action the current one, by its text in the search field.
    void find(Action action)
    {
        tabs().setCurrentIndex(3);
        field<QLineEdit>("search").setText(editor->action(action)->text());
    }
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        keys().setFocus();
        QTest::keyClick(&keys(), key, modifiers);
    }
    void press(const char *button) { QTest::mouseClick(&field<QPushButton>(button), Qt::LeftButton); }
    QStringList shortcutsOf(Action action) const
    {
        QStringList texts;
        for (const QKeySequence &each : editor->action(action)->shortcuts())
            texts.append(each.toString());
        return texts;
    }

    std::unique_ptr<ActionShortcuts> shortcuts = std::make_unique<ActionShortcuts>();
    std::unique_ptr<PreferencesDialog> dialog = std::make_unique<PreferencesDialog>();
};

} // namespace

class TestPreferencesDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldChangesItsProperty_data();
    void everyFieldChangesItsProperty();
    void followsTheEditor();
    void undefinedNumbersAreCorrected();
    void withoutAnEditor();
    void editorIsReplaced();
    void themes();
    void ownPages();
    void escapeCloses();
    void listsEveryAction();
    void findsCommandsAndKeys();
    void assignsByKeys();
    void takesOver();
    void adds();
    void removesAndResets();
    void resetSaysWhatIsTaken();
    void refusedKeysSayWhy();
    void keyFieldTakesShortcuts();
    void escapeInTheKeyField();
    void keyFieldAndSymbols();
    void followsTheShortcuts();
    void followsDeletedActions();
    void shortcutsAreDeleted();
    void switchesTheLanguage();
};

void TestPreferencesDialog::everyFieldChangesItsProperty_data()
{
    QTest::addColumn<int>("page");
    for (const char *name : {"wheelMode", "rubberBandMode", "gridVisible", "gridSize", "returnButtonEnabled",
                             "connectHandlesEnabled", "connectorsAddShapes"})
        QTest::newRow(name) << 0;
    for (const char *name :
         {"snapToGrid", "snapToShapes", "snapToSpacing", "snapToAngles", "snapToRoundNumbers", "snapTolerance"})
        QTest::newRow(name) << 1;
    for (const char *name : {"showCollisions", "showLockedCollisions", "showInnerCollisions", "showTextCollisions",
                             "showOpenCollisions", "overlapMode", "pushDepth", "clearance", "hopsOverObstacles"})
        QTest::newRow(name) << 2;
}

void TestPreferencesDialog::everyFieldChangesItsProperty()
{
    QFETCH(int, page);
    const DialogBench bench;
    const char *name = QTest::currentDataTag();
    bench.tabs().setCurrentIndex(page);
    auto &field = bench.field<QWidget>(name);
    QVERIFY(field.isVisible());
    const QVariant before = bench.editor->property(name);
    QVERIFY(before.isValid());
    field.setFocus();
    if (qobject_cast<QCheckBox *>(&field))
        QTest::keyClick(&field, Qt::Key_Space);
    else
        // The first entry of a list has none above it, and the least number none below it.
        QTest::keyClick(&field, before.toInt() == 0 && qobject_cast<QComboBox *>(&field) ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(bench.editor->property(name) != before);
    QCOMPARE(bench.editor->document()->undoStack()->count(), 0);
}

void TestPreferencesDialog::followsTheEditor()
{
    const DialogBench bench;
    bench.editor->setSnapToGrid(true);
    bench.editor->setSnapTolerance(11);
    bench.editor->setWheelMode(ShapeEditor::WheelScrolls);
    bench.editor->action(Action::EncloseBand)->trigger();
    QVERIFY(bench.field<QCheckBox>("snapToGrid").isChecked());
    QCOMPARE(bench.field<QDoubleSpinBox>("snapTolerance").value(), 11.0);
    QCOMPARE(bench.field<QComboBox>("wheelMode").currentIndex(), 1);
    QCOMPARE(bench.field<QComboBox>("rubberBandMode").currentText(), QStringLiteral("Enclosed shapes"));
    bench.editor->setGridSize(1234.5);
    QCOMPARE(bench.field<QDoubleSpinBox>("gridSize").value(), 1234.5);
}

void TestPreferencesDialog::undefinedNumbersAreCorrected()
{
    const DialogBench bench;
    auto &field = bench.field<QDoubleSpinBox>("gridSize");
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("0"));
    QCOMPARE(bench.editor->gridSize(), 10.0);
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(bench.editor->gridSize(), field.value());
    QVERIFY(field.value() >= 0.001);
}

void TestPreferencesDialog::withoutAnEditor()
{
    PreferencesDialog dialog;
    dialog.show();
    QVERIFY(!dialog.editor() && !dialog.shortcuts());
    QVERIFY(!dialog.findChild<QCheckBox *>(QStringLiteral("gridVisible"))->isEnabled());
    QVERIFY(!dialog.findChild<QTabWidget *>()->isTabVisible(3));
    DialogBench bench;
    bench.editor.reset();
    QVERIFY(!bench.dialog->editor());
    QVERIFY(!bench.field<QCheckBox>("gridVisible").isEnabled());
    QVERIFY(bench.shownRows().isEmpty());
}

void TestPreferencesDialog::editorIsReplaced()
{
    DialogBench bench;
    ShapeEditor other;
    other.setGridSize(77);
    bench.dialog->setEditor(&other);
    QCOMPARE(bench.field<QDoubleSpinBox>("gridSize").value(), 77.0);
    bench.editor->setGridSize(5);
    QCOMPARE(bench.field<QDoubleSpinBox>("gridSize").value(), 77.0);
    bench.dialog->setEditor(nullptr);
    QVERIFY(!bench.field<QDoubleSpinBox>("gridSize").isEnabled());
}

void TestPreferencesDialog::themes()
{
    const DialogBench bench;
    auto &box = bench.field<QComboBox>("theme");
    QVERIFY(!box.isVisible());
    QSignalSpy changes(bench.dialog.get(), &PreferencesDialog::themeChanged);
    bench.dialog->setThemeOffered(true);
    QVERIFY(box.isVisible() && bench.dialog->isThemeOffered());
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(bench.dialog->theme(), PreferencesDialog::LightTheme);
    QCOMPARE(changes.count(), 1);
    bench.dialog->setTheme(PreferencesDialog::DarkTheme);
    QCOMPARE(box.currentIndex(), 2);
    bench.dialog->setTheme(PreferencesDialog::Theme(7));
    QCOMPARE(bench.dialog->theme(), PreferencesDialog::DarkTheme);
    QCOMPARE(changes.count(), 2);
}

void TestPreferencesDialog::ownPages()
{
    const DialogBench bench;
    auto *page = new QWidget;
    bench.dialog->addPage(page, QStringLiteral("Own"));
    QCOMPARE(bench.tabs().tabText(4), QStringLiteral("Own"));
    QVERIFY(bench.dialog->isAncestorOf(page));
}

void TestPreferencesDialog::escapeCloses()
{
    const DialogBench bench;
    QTest::keyClick(&bench.tabs(), Qt::Key_Escape);
    QVERIFY(!bench.dialog->isVisible());
    bench.dialog->show();
    bench.dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close)->click();
    QVERIFY(!bench.dialog->isVisible());
}

void TestPreferencesDialog::listsEveryAction()
{
    const DialogBench bench;
    const QList<QAction *> actions = bench.shortcuts->actions();
    QCOMPARE(bench.rows().topLevelItemCount(), int(actions.size()));
    for (int i = 0; i < actions.size(); ++i) {
        QVERIFY(!bench.rows().topLevelItem(i)->text(0).isEmpty());
        QVERIFY(!bench.rows().topLevelItem(i)->text(0).contains(QLatin1Char('&')));
    }
    QCOMPARE(bench.rows().topLevelItem(0)->text(1), QStringLiteral("V"));
    QVERIFY(bench.rows().currentItem());
}

void TestPreferencesDialog::findsCommandsAndKeys()
{
    const DialogBench bench;
    auto &search = bench.field<QLineEdit>("search");
    search.setText(QStringLiteral("zoom fit"));
    QCOMPARE(bench.shownRows().size(), 1);
    QCOMPARE(bench.rows().currentItem()->text(0), QStringLiteral("Zoom to Fit"));
    search.setText(QStringLiteral("ctrl+shift+z"));
    QCOMPARE(bench.rows().currentItem()->text(0), QStringLiteral("Redo"));
    search.setText(QStringLiteral("no such command"));
    QVERIFY(bench.shownRows().isEmpty());
    QVERIFY(!bench.keys().isEnabled() && !bench.field<QPushButton>("assign").isEnabled());
    search.clear();
    QCOMPARE(bench.shownRows().size(), bench.rows().topLevelItemCount());
    QVERIFY(bench.keys().isEnabled());
}

void TestPreferencesDialog::assignsByKeys()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    bench.type(Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(bench.keys().text(), QStringLiteral("Ctrl+M"));
    QVERIFY(bench.message().isEmpty());
    QTest::keyClick(&bench.keys(), Qt::Key_Return);
    QCOMPARE(bench.shortcutsOf(Action::Duplicate), QStringList{QStringLiteral("Ctrl+M")});
    QCOMPARE(bench.rows().currentItem()->text(1), QStringLiteral("Ctrl+M"));
    QVERIFY(bench.rows().currentItem()->font(1).bold());
    QVERIFY(bench.keys().text().isEmpty());
    // Enter without keys changes nothing.
    QTest::keyClick(&bench.keys(), Qt::Key_Return);
    QCOMPARE(bench.shortcutsOf(Action::Duplicate), QStringList{QStringLiteral("Ctrl+M")});
    QVERIFY(bench.dialog->isVisible());
}

void TestPreferencesDialog::takesOver()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    bench.type(Qt::Key_R);
    QCOMPARE(bench.message(), QStringLiteral("R is the shortcut of \"Rectangle\", which will lose it."));
    QCOMPARE(bench.field<QPushButton>("assign").text(), QStringLiteral("Take &Over"));
    bench.press("assign");
    QCOMPARE(bench.shortcutsOf(Action::Duplicate), QStringList{QStringLiteral("R")});
    QVERIFY(bench.shortcutsOf(Action::RectangleTool).isEmpty());
    QVERIFY(bench.message().isEmpty());
}

void TestPreferencesDialog::adds()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    bench.type(Qt::Key_F8);
    bench.press("add");
    QCOMPARE(bench.shortcutsOf(Action::Duplicate), (QStringList{QStringLiteral("Ctrl+D"), QStringLiteral("F8")}));
    QCOMPARE(bench.rows().currentItem()->text(1), QStringLiteral("Ctrl+D, F8"));
    bench.type(Qt::Key_F8);
    QCOMPARE(bench.message(), QStringLiteral("The command has this shortcut already."));
    QVERIFY(!bench.field<QPushButton>("add").isEnabled());
}

void TestPreferencesDialog::removesAndResets()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    QVERIFY(!bench.field<QPushButton>("reset").isEnabled());
    bench.press("remove");
    QVERIFY(bench.shortcutsOf(Action::Duplicate).isEmpty());
    QVERIFY(!bench.field<QPushButton>("remove").isEnabled());
    bench.press("reset");
    QCOMPARE(bench.shortcutsOf(Action::Duplicate), QStringList{QStringLiteral("Ctrl+D")});
    bench.press("remove");
    bench.find(Action::RectangleTool);
    bench.press("remove");
    bench.press("resetAll");
    QCOMPARE(bench.shortcutsOf(Action::Duplicate), QStringList{QStringLiteral("Ctrl+D")});
    QCOMPARE(bench.shortcutsOf(Action::RectangleTool), QStringList{QStringLiteral("R")});
}

void TestPreferencesDialog::resetSaysWhatIsTaken()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    bench.type(Qt::Key_R);
    bench.press("assign");
    bench.field<QLineEdit>("search").clear();
    bench.find(Action::RectangleTool);
    bench.press("reset");
    QVERIFY(bench.shortcutsOf(Action::RectangleTool).isEmpty());
    QCOMPARE(bench.message(), QStringLiteral("R is still the shortcut of \"Duplicate\"."));
}

void TestPreferencesDialog::refusedKeysSayWhy()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    for (const auto &[key, modifiers] :
         {std::pair(Qt::Key_Left, Qt::KeyboardModifiers()), std::pair(Qt::Key_Space, Qt::KeyboardModifiers()),
          std::pair(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier)}) {
        bench.type(key, modifiers);
        QVERIFY(!bench.message().isEmpty());
        QVERIFY(!bench.field<QPushButton>("assign").isEnabled() && !bench.field<QPushButton>("add").isEnabled());
        QTest::keyClick(&bench.keys(), Qt::Key_Return);
        QCOMPARE(bench.shortcutsOf(Action::Duplicate), QStringList{QStringLiteral("Ctrl+D")});
    }
}

void TestPreferencesDialog::keyFieldTakesShortcuts()
{
    DialogBench bench;
    // An action of the dialog with a shortcut, which the field must receive as keys.
    QAction action;
    action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    bench.dialog->addAction(&action);
    QSignalSpy triggers(&action, &QAction::triggered);
    bench.find(Action::Duplicate);
    bench.keys().setFocus();
    for (Qt::Key key : {Qt::Key_Control, Qt::Key_Shift}) {
        QTest::keyPress(&bench.keys(), key);
        QVERIFY(bench.keys().keys().isEmpty());
    }
    bench.type(Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(triggers.count(), 0);
    QCOMPARE(bench.keys().keys(), QKeySequence(Qt::CTRL | Qt::Key_M));
    // A later key replaces the earlier one.
    bench.type(Qt::Key_F4, Qt::ShiftModifier);
    QCOMPARE(bench.keys().keys(), QKeySequence(Qt::SHIFT | Qt::Key_F4));
    // Tab leaves the field.
    QTest::keyClick(&bench.keys(), Qt::Key_Tab);
    QVERIFY(!bench.keys().hasFocus());
    QCOMPARE(bench.keys().keys(), QKeySequence(Qt::SHIFT | Qt::Key_F4));
}

void TestPreferencesDialog::escapeInTheKeyField()
{
    DialogBench bench;
    bench.find(Action::Duplicate);
    bench.type(Qt::Key_J);
    bench.type(Qt::Key_Escape);
    QVERIFY(bench.keys().keys().isEmpty());
    QVERIFY(bench.dialog->isVisible());
    bench.type(Qt::Key_Escape);
    QVERIFY(!bench.dialog->isVisible());
}

void TestPreferencesDialog::keyFieldAndSymbols()
{
    KeyField field;
    field.show();
    const auto press = [&field](Qt::Key key, Qt::KeyboardModifiers modifiers, const QString &text) {
        QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
        QCoreApplication::sendEvent(&field, &event);
        return field.keys();
    };
    QCOMPARE(press(Qt::Key_Exclam, Qt::ShiftModifier, QStringLiteral("!")), QKeySequence(Qt::Key_Exclam));
    QCOMPARE(press(Qt::Key_R, Qt::ShiftModifier, QStringLiteral("R")), QKeySequence(Qt::SHIFT | Qt::Key_R));
    QCOMPARE(press(Qt::Key_5, Qt::KeypadModifier, QStringLiteral("5")), QKeySequence(Qt::Key_5));
    QCOMPARE(press(Qt::Key_Delete, Qt::ShiftModifier, QString(QChar(0x7f))), QKeySequence(Qt::SHIFT | Qt::Key_Delete));
}

void TestPreferencesDialog::followsTheShortcuts()
{
    const DialogBench bench;
    bench.shortcuts->setShortcuts(bench.editor->action(Action::SelectTool), {QKeySequence(Qt::Key_F9)});
    QCOMPARE(bench.rows().topLevelItem(0)->text(1), QStringLiteral("F9"));
    bench.shortcuts->resetAll();
    QCOMPARE(bench.rows().topLevelItem(0)->text(1), QStringLiteral("V"));
    QVERIFY(!bench.rows().topLevelItem(0)->font(1).bold());
}

void TestPreferencesDialog::followsDeletedActions()
{
    DialogBench bench;
    auto action = std::make_unique<QAction>(QStringLiteral("Deleted"));
    action->setObjectName(QStringLiteral("deleted"));
    bench.shortcuts->addActions({action.get()});
    bench.dialog->setShortcuts(bench.shortcuts.get());
    bench.tabs().setCurrentIndex(3);
    bench.field<QLineEdit>("search").setText(QStringLiteral("deleted"));
    QCOMPARE(bench.shownRows().size(), 1);
    bench.type(Qt::Key_F8);
    action.reset();
    bench.press("assign");
    QVERIFY(!bench.shortcuts->actionWith(QKeySequence(Qt::Key_F8)));
    bench.shortcuts->setShortcuts(bench.editor->action(Action::SelectTool), {QKeySequence(Qt::Key_F9)});
    QVERIFY(bench.shownRows().isEmpty());
}

void TestPreferencesDialog::shortcutsAreDeleted()
{
    DialogBench bench;
    bench.tabs().setCurrentIndex(3);
    bench.shortcuts.reset();
    QVERIFY(!bench.dialog->shortcuts());
    QCOMPARE(bench.rows().topLevelItemCount(), 0);
    QVERIFY(!bench.field<QPushButton>("resetAll").isEnabled());
    bench.dialog->setShortcuts(nullptr);
    QVERIFY(!bench.tabs().isTabVisible(3));
}

void TestPreferencesDialog::switchesTheLanguage()
{
    DialogBench bench;
    bench.dialog->setThemeOffered(true);
    bench.find(Action::Duplicate);
    bench.field<QLineEdit>("search").clear();
    bench.type(Qt::Key_R);
    PseudoLanguage language;
    const LanguageSwitch on(language);
    for (int page = 0; page < 4; ++page) {
        bench.tabs().setCurrentIndex(page);
        LanguageSwitch::settle();
        const QStringList untranslated =
            WidgetTexts(*bench.dialog).untranslated(QStringLiteral("Close|&Close|Ctrl\\+.*"));
        QVERIFY2(untranslated.isEmpty(), qPrintable(untranslated.join(QLatin1Char('\n'))));
        const QStringList clipped = WidgetTexts::clipped(*bench.dialog);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
    }
    QVERIFY(PseudoLanguage::isIn(bench.message()));
}

TRAMMEL_WIDGET_TEST(TestPreferencesDialog)
#include "tst_preferencesdialog.moc"
