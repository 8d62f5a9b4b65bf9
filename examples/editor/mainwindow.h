#pragma once

#include "files/filestamp.h"
#include <trammel/preferencesdialog.h>

#include <QtWidgets/QMainWindow>

#include <functional>

class OpenDrawing;
class RecentFiles;
class TaskProgress;

QT_BEGIN_NAMESPACE
class QActionGroup;
class QSettings;
class QToolBar;
QT_END_NAMESPACE

namespace Trammel {
class ActionShortcuts;
class CommandPalette;
class FindBar;
class ShapePalette;
struct RecoverySnapshot;
} // namespace Trammel

/// A main window of the application. It shows one drawing, and several windows can show the same one.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Stores its geometry, its recent files, its options, its shortcuts and its stencils in the settings, which are
    /// borrowed. Without settings, nothing is read or stored. Shows a drawing that another window shows already; null
    /// for a new one.
    explicit MainWindow(QSettings *settings = nullptr, OpenDrawing *drawing = nullptr);
    ~MainWindow() override;

    Trammel::ShapeEditor &editor() const { return *m_editor; }

    // These functions ask no questions and show no message boxes. They return when the operation has finished.
    void startNew();
    Trammel::FileResult load(const QString &fileName);
    Trammel::FileResult save(const QString &fileName);

    /// Opens a file after asking about unsaved changes. The window stays usable meanwhile. Failures are shown to the
    /// user. A file that another window shows is not opened again: that window comes to the front.
    void open(const QString &fileName);
    /// Writes snapshots of unsaved changes into a folder, until the window is closed.
    void startRecovery(const QString &folder);
    /// Offers the snapshots that an earlier run of the program has left in the folder.
    void offerSnapshots();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private Q_SLOTS:
    /// Stores the options of the editor, and sets them in the other windows with the same settings.
    void shareOptions();

private:
    using Action = Trammel::ShapeEditor::Action;

    void createFileMenu();
    void createEditMenu();
    void createDrawMenu();
    void createTextMenu();
    void createArrangeMenu();
    void createViewMenu();
    void createThemeMenu(QMenu *viewMenu);
    void createHelpMenu();
    void createToolBar();
    /// Moves the focus to the next visible panel, or to the previous one for -1. The canvas counts as a panel.
    void goToPanel(int step);
    void createPanels();
    QDockWidget *addPanel(const QString &name, const char *title, Qt::DockWidgetArea area, QWidget *widget);
    /// Adds a menu to a menu, or to the menu bar. The title is translated, and follows changes of the language.
    QMenu *addMenu(const char *title, QMenu *parent = nullptr);
    /// Adds an action. Its name identifies it in the settings, and is the name of its icon, if there is one. The text
    /// is translated, and follows changes of the language.
    QAction *addAction(QMenu *menu, const char *name, const char *text, const QKeySequence &shortcut,
                       const std::function<void()> &triggered);
    QList<QAction *> editorActions(std::initializer_list<Action> actions) const;
    /// Adds a button that opens a menu of actions. The button has the icon of the checked one, or else the given icon.
    void addChoice(QToolBar *bar, const char *title, Action icon, std::initializer_list<Action> actions);

    /// The continuation of an operation that may take a while.
    using Next = std::function<void()>;

    /// The windows that are not closed.
    static QList<MainWindow *> openWindows();
    /// A new drawing, with the lowest number that no open drawing has.
    static OpenDrawing *createDrawing();
    /// The other open windows that have the settings of this one.
    QList<MainWindow *> othersWithTheseSettings() const;
    /// Opens a window with the settings of this one. Shows a new drawing if none is given.
    MainWindow *openWindow(OpenDrawing *drawing = nullptr);
    /// This window if it is empty, or else a new one.
    MainWindow *windowForDrawing();
    /// Opens another window with the same drawing.
    void showSameDrawing();
    void bringForward();
    /// Brings another window with this file to the front. Returns false if there is none.
    bool showOpenFile(const QString &fileName);
    /// Opens the file of a link, relative to the folder of the drawing: a drawing in this program, and some other
    /// types in the program of the system for them.
    void followLink(const QUrl &url);
    void updateTitle();
    void onFileSet(const QString &fileName);
    /// Zooms all windows of the drawing.
    void zoomAllToFit();
    void shareRecentFiles();
    void shareShortcuts();
    /// A drawing for which the user has decided what to do about its changes.
    struct Left
    {
        const OpenDrawing *drawing;
        bool isDiscarded;
    };
    /// Closes all windows, after asking once for each drawing that has been changed.
    static void quit(const QList<Left> &decided = {});

    /// The folder in which file dialogs begin: that of the drawing, otherwise that of the latest file.
    QString folder() const;
    void askAndOpen();
    void openNow(const QString &fileName);
    /// Starts a new drawing from a template, in this window if it is empty.
    void startFrom(const QString &templateFile);
    void saveOrAsk(const Next &next = {});
    void askAndSave(const Next &next = {});
    void saveTo(const QString &fileName, const Next &next);
    void saveNow(const QString &fileName, const Next &next);
    /// Asks what to do about a file that another program has changed, and does it.
    void askAboutChange(FileStamp::Change change, const Next &next);
    /// Restores a snapshot in this window, or in a new one if this window has a drawing.
    void restore(const Trammel::RecoverySnapshot &snapshot);
    void askAndExport();
    /// Calls the continuation once the drawing may be discarded: it is saved, or the user discards the changes.
    void leave(const Next &next);
    /// Calls the continuation as soon as no file is being read or written.
    void afterTask(const Next &next);
    Trammel::FileTask *startLoading(const QString &fileName);
    Trammel::FileTask *startSaving(const QString &fileName);
    /// Shows the progress of a task in all windows of the drawing.
    void watch(Trammel::FileTask &task);
    void watchHere(Trammel::FileTask &task);
    void taskFinished();
    bool report(const Trammel::FileResult &result, const QString &headline, const QString &fileName);

    void createShortcuts();
    void showPreferences();
    void setTheme(Trammel::PreferencesDialog::Theme theme);
    void restoreSettings();
    void keepSettings();
    void keepOptions();
    void shareStencils();
    void askAndOpenStencils();
    void askAndSaveStencils();
    void setOptions(const Trammel::ShapeEditor &other);

    QSettings *m_settings;
    /// Shared with other windows. See OpenDrawing.
    OpenDrawing *m_drawing;
    Trammel::ShapeEditor *m_editor;
    Trammel::ShapePalette *m_palette = nullptr;
    Trammel::CommandPalette *m_commands = nullptr;
    Trammel::FindBar *m_findBar = nullptr;
    Trammel::ActionShortcuts *m_shortcuts = nullptr;
    /// One action for each theme.
    QActionGroup *m_themes = nullptr;
    /// Created when it is shown first.
    Trammel::PreferencesDialog *m_preferences = nullptr;
    RecentFiles *m_recentFiles = nullptr;
    QList<QDockWidget *> m_panels;
    TaskProgress *m_progress = nullptr;
    QList<QAction *> m_fileActions;
    QList<QAction *> m_saveActions;
    QList<Next> m_waiting;
    /// Whether the window may close without a question.
    bool m_isLeft = false;
};
