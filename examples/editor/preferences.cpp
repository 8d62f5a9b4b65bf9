// The settings that the program stores, and the dialog in which the user changes them. All windows with the same
// settings share their options, their shortcuts and the theme.
#include "preferences.h"

#include "files/recentfiles.h"
#include "mainwindow.h"
#include <trammel/actionshortcuts.h>
#include <trammel/fragment.h>
#include <trammel/placingdialog.h>
#include <trammel/shapepalette.h>

#include <QtCore/QMetaProperty>
#include <QtCore/QSettings>
#include <QtGui/QActionGroup>
#include <QtWidgets/QMenuBar>

#include <array>

using namespace Qt::StringLiterals;
using namespace Trammel;

namespace {

/// The properties of the editor that the settings store between sessions.
constexpr std::array KeptProperties{"rubberBandMode",
                                    "wheelMode",
                                    "gridSize",
                                    "gridVisible",
                                    "returnButtonEnabled",
                                    "snapToGrid",
                                    "snapToShapes",
                                    "snapToSpacing",
                                    "snapToAngles",
                                    "snapToRoundNumbers",
                                    "snapTolerance",
                                    "showLockedCollisions",
                                    "showCollisions",
                                    "showInnerCollisions",
                                    "showTextCollisions",
                                    "showOpenCollisions",
                                    "overlapMode",
                                    "pushDepth",
                                    "clearance",
                                    "hopsOverObstacles",
                                    "connectorLine",
                                    "connectorJumps",
                                    "connectHandlesEnabled",
                                    "connectorsAddShapes"};

QString keyOf(const char *property)
{
    return "editor/"_L1 + QLatin1StringView(property);
}

} // namespace

Theme keptTheme(const QSettings &settings)
{
    bool isNumber = false;
    const int theme = settings.value("theme"_L1).toInt(&isNumber);
    return isNumber && theme >= Theme::SystemTheme && theme <= Theme::DarkTheme ? Theme(theme) : Theme::SystemTheme;
}

void MainWindow::createShortcuts()
{
    m_shortcuts = new ActionShortcuts(this);
    m_shortcuts->addActions(menuBar()->actions());
    m_shortcuts->addActions(m_editor->actions());
}

void MainWindow::showPreferences()
{
    if (!m_preferences) {
        m_preferences = new PreferencesDialog(this);
        m_preferences->setEditor(m_editor);
        m_preferences->setShortcuts(m_shortcuts);
        m_preferences->setThemeOffered(true);
        m_preferences->setTheme(appliedTheme());
        connect(m_preferences, &PreferencesDialog::themeChanged, this, &MainWindow::setTheme);
    }
    m_preferences->show();
    m_preferences->raise();
    m_preferences->activateWindow();
}

void MainWindow::setTheme(Theme theme)
{
    if (theme == appliedTheme())
        return;
    applyTheme(theme);
    if (m_settings)
        m_settings->setValue("theme"_L1, int(theme));
    const QList<MainWindow *> windows = openWindows();
    for (MainWindow *window : windows) {
        window->m_themes->actions().at(theme)->setChecked(true);
        if (window->m_preferences)
            window->m_preferences->setTheme(theme);
    }
}

void MainWindow::restoreSettings()
{
    if (!m_settings)
        return;
    restoreGeometry(m_settings->value("window/geometry"_L1).toByteArray());
    restoreState(m_settings->value("window/state"_L1).toByteArray());
    m_recentFiles->setFileNames(m_settings->value("recentFiles"_L1).toStringList());
    m_shortcuts->restore(*m_settings);
    // All windows of the program share these.
    if (PlacingDialog::lastSettings().isEmpty())
        PlacingDialog::setLastSettings(m_settings->value("placing"_L1).toMap());
    // Snapping is on by default for users; a play sets its own options.
    m_editor->setSnapToShapes(true);
    m_editor->setSnapToSpacing(true);
    m_editor->setSnapToAngles(true);
    m_editor->setSnapToRoundNumbers(true);
    for (const char *name : KeptProperties) {
        const QVariant value = m_settings->value(keyOf(name));
        if (value.isValid())
            m_editor->setProperty(name, value);
    }

    DocumentData stencils;
    if (fromText(m_settings->value("stencils"_L1).toByteArray(), stencils))
        m_palette->setStencils(stencilsIn(stencils));

    connect(m_palette, &ShapePalette::stencilsChanged, this, &MainWindow::shareStencils);
    connect(m_recentFiles, &RecentFiles::changed, this, &MainWindow::shareRecentFiles);
    connect(m_shortcuts, &ActionShortcuts::changed, this, &MainWindow::shareShortcuts);
    const QMetaMethod share = staticMetaObject.method(staticMetaObject.indexOfSlot("shareOptions()"));
    for (const char *name : KeptProperties) {
        const QMetaObject &meta = ShapeEditor::staticMetaObject;
        connect(m_editor, meta.property(meta.indexOfProperty(name)).notifySignal(), this, share);
    }
}

void MainWindow::keepSettings()
{
    if (!m_settings)
        return;
    m_settings->setValue("window/geometry"_L1, saveGeometry());
    m_settings->setValue("window/state"_L1, saveState());
    m_settings->setValue("recentFiles"_L1, m_recentFiles->fileNames());
    keepOptions();
}

void MainWindow::keepOptions()
{
    m_settings->setValue("placing"_L1, PlacingDialog::lastSettings());
    for (const char *name : KeptProperties)
        m_settings->setValue(keyOf(name), m_editor->property(name).toString());
}

void MainWindow::setOptions(const ShapeEditor &other)
{
    for (const char *name : KeptProperties)
        m_editor->setProperty(name, other.property(name));
}

QList<MainWindow *> MainWindow::othersWithTheseSettings() const
{
    QList<MainWindow *> windows = openWindows();
    windows.removeIf([this](const MainWindow *window) { return window == this || window->m_settings != m_settings; });
    return windows;
}

void MainWindow::shareOptions()
{
    keepOptions();
    const QList<MainWindow *> others = othersWithTheseSettings();
    for (MainWindow *window : others)
        window->setOptions(*m_editor);
}

void MainWindow::shareShortcuts()
{
    m_shortcuts->save(*m_settings);
    const QList<MainWindow *> others = othersWithTheseSettings();
    for (const MainWindow *window : others)
        window->m_shortcuts->restore(*m_settings);
}

void MainWindow::shareStencils()
{
    m_settings->setValue("stencils"_L1, toText(drawingOf(m_palette->stencils())));
    // The signals of the other windows are blocked, since their stencils need not be stored again.
    const QList<MainWindow *> others = othersWithTheseSettings();
    for (const MainWindow *window : others) {
        const QSignalBlocker quiet(window->m_palette);
        window->m_palette->setStencils(m_palette->stencils());
    }
}

void MainWindow::shareRecentFiles()
{
    const QStringList fileNames = m_recentFiles->fileNames();
    m_settings->setValue("recentFiles"_L1, fileNames);
    const QList<MainWindow *> others = othersWithTheseSettings();
    for (const MainWindow *window : others)
        window->m_recentFiles->setFileNames(fileNames);
}
