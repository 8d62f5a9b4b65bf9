#include "appearance.h"
#include "mainwindow.h"
#include "preferences.h"

#include "tests/pseudolanguage.h"
#include "tests/testprogram.h"
#include <trammel/placingdialog.h>
#include <trammel/preferencesdialog.h>
#include <trammel/shapepalette.h>

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeWidget>

#include <memory>

using namespace Trammel;

/// Tests the preferences of the application: they are stored, and all windows share them.
class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensByKeys();
    void everyCommandCanBeChanged();
    void changedShortcutsWork();
    void shortcutsAreStored();
    void shortcutsAreShared();
    void optionsAreStored();
    void optionsAreShared();
    void dialogSettingsAreStored();
    void stencilsAreStoredAndShared();
    void badStencilsAreIgnored();
    void themeIsStored();
    void themeIsShared();
    void invalidThemes_data();
    void invalidThemes();
    void changesNothingWithoutSettings();
    void switchesTheLanguage();

private:
    static QAction *action(const MainWindow &window, const char *name)
    {
        return window.findChild<QAction *>(QString::fromLatin1(name));
    }
    static PreferencesDialog *shownDialog(const MainWindow &window)
    {
        action(window, "preferences")->trigger();
        return window.findChild<PreferencesDialog *>();
    }
    /// Types new keys for the command in the dialog.
    static void assign(const PreferencesDialog &dialog, const QString &command, Qt::Key key,
                       Qt::KeyboardModifiers modifiers = {})
    {
        dialog.findChild<QLineEdit *>(QStringLiteral("search"))->setText(command);
        auto *keys = dialog.findChild<QLineEdit *>(QStringLiteral("keys"));
        QTest::keyClick(keys, key, modifiers);
        QTest::keyClick(keys, Qt::Key_Return);
    }
    std::unique_ptr<MainWindow> newWindow()
    {
        auto window = std::make_unique<MainWindow>(m_settings.get());
        window->show();
        return window;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestPreferences::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_window = newWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestPreferences::cleanup()
{
    m_window.reset();
    m_settings.reset();
    m_folder.reset();
    applyTheme(Theme::SystemTheme);
}

void TestPreferences::opensByKeys()
{
    QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
    const auto *dialog = m_window->findChild<PreferencesDialog *>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    QCOMPARE(dialog->editor(), &m_window->editor());
    QVERIFY(dialog->isThemeOffered());
    // The dialog is created once.
    QCOMPARE(shownDialog(*m_window), dialog);
    QCOMPARE(m_window->findChildren<PreferencesDialog *>().size(), 1);
}

void TestPreferences::everyCommandCanBeChanged()
{
    const auto *rows = shownDialog(*m_window)->findChild<QTreeWidget *>();
    QStringList commands;
    for (int i = 0; i < rows->topLevelItemCount(); ++i)
        commands.append(rows->topLevelItem(i)->text(0));
    const QList<QAction *> actions = m_window->findChildren<QAction *>();
    for (const QAction *action : actions) {
        if (!action->shortcut().isEmpty())
            QVERIFY2(commands.contains(QAction(action->text()).toolTip()), qPrintable(action->text()));
    }
    for (const char *command : {"Save As", "Next Panel", "Find Next", "Commands", "Polygon", "Same Width", "Inspector"})
        QVERIFY2(commands.contains(QString::fromLatin1(command)), command);
}

void TestPreferences::changedShortcutsWork()
{
    const PreferencesDialog *dialog = shownDialog(*m_window);
    assign(*dialog, QStringLiteral("Find Next"), Qt::Key_F9);
    assign(*dialog, QStringLiteral("Ellipse"), Qt::Key_E);
    const QList<QToolButton *> buttons = m_window->findChildren<QToolButton *>();
    const auto isNext = [](const QToolButton *button) { return button->toolTip() == QLatin1String("Find Next (F9)"); };
    QCOMPARE(std::count_if(buttons.begin(), buttons.end(), isNext), 1);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->editor().setFocus();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_E);
    QCOMPARE(m_window->editor().tool(), ShapeEditor::Ellipse);
}

void TestPreferences::shortcutsAreStored()
{
    assign(*shownDialog(*m_window), QStringLiteral("Export Picture"), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(m_settings->value(QStringLiteral("shortcuts/exportPicture")).toString(), QStringLiteral("Ctrl+P"));
    m_window.reset();
    m_window = newWindow();
    QCOMPARE(action(*m_window, "exportPicture")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_P));
}

void TestPreferences::shortcutsAreShared()
{
    const std::unique_ptr<MainWindow> other = newWindow();
    assign(*shownDialog(*m_window), QStringLiteral("Rectangle"), Qt::Key_F9);
    QCOMPARE(action(*other, "rectangleTool")->shortcut(), QKeySequence(Qt::Key_F9));
    assign(*shownDialog(*other), QStringLiteral("Ellipse"), Qt::Key_F9);
    QVERIFY(action(*m_window, "rectangleTool")->shortcut().isEmpty());
    QCOMPARE(action(*m_window, "ellipseTool")->shortcut(), QKeySequence(Qt::Key_F9));
}

void TestPreferences::optionsAreStored()
{
    m_window->editor().setSnapTolerance(17);
    m_window->editor().setWheelMode(ShapeEditor::WheelScrolls);
    m_window->editor().setShowLockedCollisions(true);
    m_window->editor().setReturnButtonEnabled(false);
    // They are stored immediately, so that a crash loses none of them.
    const std::unique_ptr<MainWindow> other = newWindow();
    QCOMPARE(other->editor().snapTolerance(), 17.0);
    QCOMPARE(other->editor().wheelMode(), ShapeEditor::WheelScrolls);
    QVERIFY(other->editor().showsLockedCollisions());
    QVERIFY(!other->editor().isReturnButtonEnabled());
}

void TestPreferences::optionsAreShared()
{
    const std::unique_ptr<MainWindow> other = newWindow();
    auto *box = shownDialog(*m_window)->findChild<QComboBox *>(QStringLiteral("wheelMode"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(other->editor().wheelMode(), ShapeEditor::WheelScrolls);
    other->editor().action(ShapeEditor::Action::SnapToGrid)->trigger();
    QVERIFY(m_window->editor().snapsToGrid());
    // The view itself stays as it is.
    other->editor().setZoom(3);
    QVERIFY(m_window->editor().zoom() != 3);
}

void TestPreferences::dialogSettingsAreStored()
{
    const QVariantMap settings{{QStringLiteral("clearance"), 7.5}, {QStringLiteral("angles"), QStringLiteral("0 45")}};
    PlacingDialog::setLastSettings(settings);
    m_window->close();
    PlacingDialog::setLastSettings({});
    const std::unique_ptr<MainWindow> other = newWindow();
    QCOMPARE(PlacingDialog::lastSettings(), settings);
    // A further window changes nothing.
    PlacingDialog::setLastSettings({{QStringLiteral("clearance"), 1.0}});
    const std::unique_ptr<MainWindow> third = newWindow();
    QCOMPARE(PlacingDialog::lastSettings().value(QStringLiteral("clearance")).toDouble(), 1.0);
    PlacingDialog::setLastSettings({});
}

void TestPreferences::stencilsAreStoredAndShared()
{
    const auto names = [](const MainWindow &window) {
        QStringList found;
        const QList<Stencil> stencils = window.findChild<ShapePalette *>()->stencils();
        for (const Stencil &stencil : stencils)
            found.append(stencil.name);
        return found;
    };
    const std::unique_ptr<MainWindow> other = newWindow();
    Shape shape = Shape::rectangle({0, 0}, {40, 30});
    shape.text = QStringLiteral("R1");
    const ShapeId id = m_window->editor().document()->addShape(shape);
    m_window->editor().selection()->set({id});
    action(*m_window, "addStencil")->trigger();
    QCOMPARE(names(*other), QStringList{QStringLiteral("R1")});
    other->editor().selection()->set({other->editor().document()->addShape(shape)});
    action(*other, "addStencil")->trigger();
    QCOMPARE(names(*m_window), QStringList({QStringLiteral("R1"), QStringLiteral("R1")}));
    m_window = newWindow();
    QCOMPARE(names(*m_window), QStringList({QStringLiteral("R1"), QStringLiteral("R1")}));
}

void TestPreferences::badStencilsAreIgnored()
{
    m_settings->setValue(QStringLiteral("stencils"), QByteArray("{\"format\":1}"));
    m_window = newWindow();
    QVERIFY(m_window->findChild<ShapePalette *>()->stencils().isEmpty());
}

void TestPreferences::themeIsStored()
{
    auto *box = shownDialog(*m_window)->findChild<QComboBox *>(QStringLiteral("theme"));
    QVERIFY(box->isVisible());
    const QColor before = QApplication::palette().color(QPalette::Window);
    QTest::keyClick(box, Qt::Key_End);
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 100);
    QVERIFY(QApplication::palette().color(QPalette::Window) != before);
    QCOMPARE(keptTheme(*m_settings), Theme::DarkTheme);
    QCOMPARE(appliedTheme(), Theme::DarkTheme);
}

void TestPreferences::themeIsShared()
{
    const std::unique_ptr<MainWindow> other = newWindow();
    PreferencesDialog *first = shownDialog(*m_window), *second = shownDialog(*other);
    first->setTheme(Theme::DarkTheme);
    QCOMPARE(second->theme(), Theme::DarkTheme);
    second->setTheme(Theme::LightTheme);
    QCOMPARE(first->theme(), Theme::LightTheme);
    QCOMPARE(keptTheme(*m_settings), Theme::LightTheme);
    const std::unique_ptr<MainWindow> third = newWindow();
    QCOMPARE(shownDialog(*third)->theme(), Theme::LightTheme);
    action(*third, "darkTheme")->trigger();
    for (const MainWindow *window : {m_window.get(), other.get(), third.get()}) {
        QCOMPARE(shownDialog(*window)->theme(), Theme::DarkTheme);
        QVERIFY(action(*window, "darkTheme")->isChecked() && !action(*window, "lightTheme")->isChecked());
    }
}

void TestPreferences::invalidThemes_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("none") << QVariant();
    QTest::newRow("out of range") << QVariant(3);
    QTest::newRow("negative") << QVariant(-1);
    QTest::newRow("a word") << QVariant(QStringLiteral("dark"));
}

void TestPreferences::invalidThemes()
{
    QFETCH(QVariant, value);
    m_settings->setValue(QStringLiteral("theme"), value);
    QCOMPARE(keptTheme(*m_settings), Theme::SystemTheme);
}

void TestPreferences::changesNothingWithoutSettings()
{
    MainWindow window;
    window.show();
    const std::unique_ptr<MainWindow> other = newWindow();
    const PreferencesDialog *dialog = shownDialog(window);
    assign(*dialog, QStringLiteral("Rectangle"), Qt::Key_F9);
    window.editor().setSnapTolerance(17);
    QCOMPARE(action(window, "rectangleTool")->shortcut(), QKeySequence(Qt::Key_F9));
    QCOMPARE(action(*other, "rectangleTool")->shortcut(), QKeySequence(Qt::Key_R));
    QVERIFY(other->editor().snapTolerance() != 17);
    QVERIFY(!m_settings->contains(QStringLiteral("shortcuts/rectangleTool")));
}

void TestPreferences::switchesTheLanguage()
{
    const PreferencesDialog *dialog = shownDialog(*m_window);
    PseudoLanguage language;
    const LanguageSwitch on(language);
    const QStringList found = WidgetTexts(*dialog).untranslated(QStringLiteral("&?Close|.*\\+.*|Del|Backspace"));
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

TRAMMEL_WIDGET_TEST(TestPreferences)
#include "tst_preferences.moc"
