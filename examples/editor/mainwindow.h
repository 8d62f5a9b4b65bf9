#pragma once

#include "filestamp.h"
#include <trammel/shapeeditor.h>

#include <QtWidgets/QMainWindow>

#include <functional>

class RecentFiles;
class TaskProgress;

QT_BEGIN_NAMESPACE
class QSettings;
class QToolBar;
QT_END_NAMESPACE

namespace Trammel {
class CommandPalette;
class FindBar;
class Recovery;
struct RecoverySnapshot;
} // namespace Trammel

/// The main window of the application, with one drawing in one file.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Stores its geometry, its recent files and its view options in the settings, which are borrowed. Without
    /// settings, nothing is read or stored.
    explicit MainWindow(QSettings *settings = nullptr);
    ~MainWindow() override;

    Trammel::ShapeEditor &editor() const { return *m_editor; }

    // These functions ask no questions and show no message boxes. They return when the operation has finished.
    void startNew();
    Trammel::FileResult load(const QString &fileName);
    Trammel::FileResult save(const QString &fileName);

    /// Opens a file after asking about unsaved changes. The window stays usable meanwhile. Failures are shown to the
    /// user.
    void open(const QString &fileName);
    /// Writes snapshots of unsaved changes into a folder, until the window is closed.
    void startRecovery(const QString &folder);
    /// Offers the snapshots that an earlier run of the program has left in the folder.
    void offerSnapshots();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    using Action = Trammel::ShapeEditor::Action;

    void createFileMenu();
    void createEditMenu();
    void createDrawMenu();
    void createTextMenu();
    void createArrangeMenu();
    void createViewMenu();
    void createAppearanceMenu(QMenu *viewMenu);
    void createHelpMenu();
    void createToolBar();
    /// Moves the focus to the next visible panel, or to the previous one for -1. The canvas counts as a panel.
    void goToPanel(int step);
    void createPanels();
    QDockWidget *addPanel(const QString &name, const QString &title, Qt::DockWidgetArea area, QWidget *widget);
    QAction *addAction(QMenu *menu, const QString &iconName, const QString &text, const QKeySequence &shortcut,
                       const std::function<void()> &triggered);
    QList<QAction *> editorActions(std::initializer_list<Action> actions) const;
    /// Adds a button that opens a menu of actions. The button has the icon of the checked one, or else the given icon.
    void addChoice(QToolBar *bar, const QString &title, Action icon, std::initializer_list<Action> actions);

    /// The continuation of an operation that may take a while.
    using Next = std::function<void()>;

    void askAndStartNew();
    void askAndOpen();
    void openNow(const QString &fileName);
    void saveOrAsk(const Next &next = {});
    void askAndSave(const Next &next = {});
    void saveTo(const QString &fileName, const Next &next);
    void saveNow(const QString &fileName, const Next &next);
    /// Asks what to do about a file that another program has changed, and does it.
    void askAboutChange(FileStamp::Change change, const Next &next);
    /// Restores a snapshot in this window, or in a new one if this window has a drawing.
    void restore(const Trammel::RecoverySnapshot &snapshot);
    void askAndExport();
    void askForGridSize();
    /// Calls the continuation once the drawing may be discarded: it is saved, or the user discards the changes.
    void leave(const Next &next);
    /// Calls the continuation as soon as no file is being read or written.
    void afterTask(const Next &next);
    Trammel::FileTask *startLoading(const QString &fileName);
    Trammel::FileTask *startSaving(const QString &fileName);
    void watch(Trammel::FileTask &task);
    void taskFinished();
    bool report(const Trammel::FileResult &result, const QString &headline, const QString &fileName);
    void setFileName(const QString &fileName);
    void restoreSettings();
    void keepSettings();

    QSettings *m_settings;
    Trammel::ShapeEditor *m_editor;
    Trammel::CommandPalette *m_commands = nullptr;
    Trammel::FindBar *m_findBar = nullptr;
    RecentFiles *m_recentFiles = nullptr;
    QList<QDockWidget *> m_panels;
    TaskProgress *m_progress = nullptr;
    QString m_fileName;
    /// The file as this window has read or written it.
    FileStamp m_stamp;
    Trammel::Recovery *m_recovery = nullptr;
    QList<QAction *> m_fileActions;
    QList<QAction *> m_saveActions;
    QList<Next> m_waiting;
    bool m_isLeft = false;
};
