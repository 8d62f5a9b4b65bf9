#include "files/recentfiles.h"
#include "mainwindow.h"

#include "tests/plays/windowbench.h"
#include "tests/testprogram.h"
#include <trammel/recovery.h>

#include <QtCore/QDir>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <memory>

using namespace Trammel;

namespace {

bool trigger(const MainWindow &window, const QString &text)
{
    const QList<QAction *> actions = window.findChildren<QAction *>();
    for (QAction *action : actions) {
        if (action->text().remove(QLatin1Char('&')) != text)
            continue;
        action->trigger();
        return true;
    }
    return false;
}

} // namespace

/// Tests several windows of one drawing and of several ones. Every test begins with one window and an empty folder.
class TestWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void newDrawing();
    void sameDrawingTwice();
    void titles();
    void titlesWithoutFile();
    void closingAsksForTheLastWindow();
    void quittingAsksOncePerDrawing();
    void quittingIsCanceled();
    void drawingChangedWhileQuitting();
    void closingWaitsForASave();
    void recoveryBelongsToTheDrawing();
    void stampBelongsToTheDrawing();
    void openFileComesToTheFront();
    void recentFilesAreShared();
    void dialogsBeginInTheLatestFolder();
    void viewOptionsAreCopied();
    void templates_data();
    void templates();

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    /// The open windows, the first one first.
    QList<MainWindow *> windows() const;
    /// Opens a window by an action of the first one, and returns it; null if there is no new window.
    MainWindow *opened(const QString &action);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    MainWindow *m_window = nullptr;
};

void TestWindows::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
    m_window = new MainWindow(m_settings.get());
    m_window->startRecovery(path("recovery"));
    m_window->show();
}

void TestWindows::cleanup()
{
    qDeleteAll(mainWindows());
    m_settings.reset();
    m_folder.reset();
}

QList<MainWindow *> TestWindows::windows() const
{
    QList<MainWindow *> found;
    for (MainWindow *window : mainWindows()) {
        if (window->isVisible())
            found.insert(window == m_window ? 0 : found.size(), window);
    }
    return found;
}

MainWindow *TestWindows::opened(const QString &action)
{
    const QList<MainWindow *> before = windows();
    if (!trigger(*m_window, action))
        return nullptr;
    for (MainWindow *window : windows()) {
        if (!before.contains(window))
            return window;
    }
    return nullptr;
}

void TestWindows::newDrawing()
{
    addSquare(*m_window->editor().document());
    const Answer answer;
    MainWindow *other = opened(QStringLiteral("New"));
    QVERIFY(other);
    QCOMPARE(answer.count(), 0);
    QVERIFY(other->editor().document() != m_window->editor().document());
    QCOMPARE(other->editor().document()->count(), 0);
    QCOMPARE(m_window->editor().document()->count(), 1);
    QVERIFY(m_window->isWindowModified() && !other->isWindowModified());
    QVERIFY(other->pos() != m_window->pos());
}

void TestWindows::sameDrawingTwice()
{
    addSquare(*m_window->editor().document());
    m_window->editor().setZoom(3);
    MainWindow *other = opened(QStringLiteral("New Window"));
    QVERIFY(other);
    ShapeEditor &first = m_window->editor(), &second = other->editor();
    QCOMPARE(second.document(), first.document());
    QCOMPARE(second.zoom(), 3.0);

    second.setZoom(1);
    second.setTool(ShapeEditor::Pen);
    first.selection()->set(first.document()->ids());
    QCOMPARE(first.zoom(), 3.0);
    QCOMPARE(first.tool(), ShapeEditor::Select);
    QVERIFY(second.selection()->isEmpty());

    addSquare(*second.document());
    QCOMPARE(first.document()->count(), 2);
    QVERIFY(m_window->isWindowModified() && other->isWindowModified());
    // Nothing is selected in the other window, so its status bar shows the number of shapes.
    const QList<QLabel *> labels = other->statusBar()->findChildren<QLabel *>();
    const auto showsCount = [](const QLabel *label) { return label->text() == QLatin1String("Shapes: 2"); };
    QVERIFY(std::any_of(labels.begin(), labels.end(), showsCount));
    first.undo();
    QCOMPARE(second.document()->count(), 1);
    first.undo();
    for (const ShapeEditor *editor : {&first, &second}) {
        QVERIFY(!editor->action(ShapeEditor::Action::Undo)->isEnabled());
        QVERIFY(editor->action(ShapeEditor::Action::Redo)->isEnabled());
    }
}

void TestWindows::titles()
{
    QVERIFY(m_window->save(path("plan.trammel")));
    MainWindow *second = opened(QStringLiteral("New Window"));
    MainWindow *third = opened(QStringLiteral("New Window"));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("plan.trammel[*] - Trammel"));
    QCOMPARE(second->windowTitle(), QStringLiteral("plan.trammel:2[*] - Trammel"));
    QCOMPARE(third->windowTitle(), QStringLiteral("plan.trammel:3[*] - Trammel"));
    QVERIFY(second->save(path("house.trammel")));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("house.trammel[*] - Trammel"));
    QCOMPARE(third->windowFilePath(), path("house.trammel"));
    m_window->close();
    QCOMPARE(second->windowTitle(), QStringLiteral("house.trammel[*] - Trammel"));
    QCOMPARE(third->windowTitle(), QStringLiteral("house.trammel:2[*] - Trammel"));
}

void TestWindows::titlesWithoutFile()
{
    const MainWindow *second = opened(QStringLiteral("New"));
    MainWindow *third = opened(QStringLiteral("New"));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("untitled[*] - Trammel"));
    QCOMPARE(second->windowTitle(), QStringLiteral("untitled 2[*] - Trammel"));
    QCOMPARE(third->windowTitle(), QStringLiteral("untitled 3[*] - Trammel"));
    delete second;
    QCOMPARE(opened(QStringLiteral("New"))->windowTitle(), QStringLiteral("untitled 2[*] - Trammel"));
    QCOMPARE(opened(QStringLiteral("New Window"))->windowTitle(), QStringLiteral("untitled:2[*] - Trammel"));
    // The question names the drawing.
    addSquare(*third->editor().document());
    Answer answer;
    third->close();
    QTRY_COMPARE(answer.texts, QStringList{QStringLiteral("The drawing \"untitled 3\" has been changed.")});
}

void TestWindows::closingAsksForTheLastWindow()
{
    MainWindow *second = opened(QStringLiteral("New Window"));
    addSquare(*m_window->editor().document());
    {
        const Answer answer;
        QVERIFY(trigger(*m_window, QStringLiteral("Close")));
        QVERIFY(!m_window->isVisible());
        QCOMPARE(answer.count(), 0);
        // Deletes the window that created the drawing.
        delete m_window;
        QCOMPARE(second->editor().document()->count(), 1);
        QVERIFY(trigger(*second, QStringLiteral("Close")));
        QTRY_COMPARE(answer.count(), 1);
        QCoreApplication::processEvents();
        QVERIFY(second->isVisible());
    }
    const Answer answer({QStringLiteral("discard")});
    trigger(*second, QStringLiteral("Close"));
    QTRY_COMPARE(windows().size(), 0);
    QCOMPARE(answer.count(), 1);
}

void TestWindows::quittingAsksOncePerDrawing()
{
    opened(QStringLiteral("New Window"));
    MainWindow *other = opened(QStringLiteral("New"));
    opened(QStringLiteral("New"));
    QVERIFY(other->save(path("other.trammel")));
    addSquare(*m_window->editor().document());
    addSquare(*other->editor().document());
    QCOMPARE(windows().size(), 4);
    const Answer answer({QStringLiteral("discard")});
    trigger(*m_window, QStringLiteral("Quit"));
    QTRY_COMPARE(windows().size(), 0);
    QCOMPARE(answer.count(), 2);
    QVERIFY(answer.texts[0] != answer.texts[1]);
    QCOMPARE(countIn(path("other.trammel")), 0);
    QCOMPARE(QDir(path("recovery")).entryList(QDir::Files), QStringList());
}

void TestWindows::quittingIsCanceled()
{
    MainWindow *other = opened(QStringLiteral("New"));
    addSquare(*m_window->editor().document());
    addSquare(*other->editor().document());
    {
        // Discards the first drawing, and cancels the question about the second one.
        Answer answer({QStringLiteral("discard")});
        answer.most = 1;
        trigger(*m_window, QStringLiteral("Quit"));
        QTRY_COMPARE(answer.count(), 2);
        QCoreApplication::processEvents();
        QCOMPARE(windows().size(), 2);
    }
    const Answer answer({QStringLiteral("discard")});
    trigger(*m_window, QStringLiteral("Quit"));
    QTRY_COMPARE(windows().size(), 0);
    QCOMPARE(answer.count(), 2);
}

void TestWindows::drawingChangedWhileQuitting()
{
    MainWindow *other = opened(QStringLiteral("New"));
    QVERIFY(m_window->save(path("a.trammel")));
    QVERIFY(other->save(path("b.trammel")));
    addSquare(*m_window->editor().document());
    addSquare(*other->editor().document());
    // The drawing that was saved first changes during the second question.
    Answer answer({QStringLiteral("save")});
    bool isChanged = false;
    answer.onAsked = [&] {
        if (answer.count() != 2 || std::exchange(isChanged, true))
            return;
        for (MainWindow *window : {m_window, other}) {
            if (!window->editor().document()->isModified())
                addSquare(*window->editor().document());
        }
    };
    trigger(*m_window, QStringLiteral("Quit"));
    QTRY_COMPARE(windows().size(), 0);
    QVERIFY(isChanged);
    QCOMPARE(answer.count(), 3);
    QCOMPARE(countIn(path("a.trammel")) + countIn(path("b.trammel")), 3);
}

void TestWindows::closingWaitsForASave()
{
    MainWindow *second = opened(QStringLiteral("New Window"));
    QVERIFY(m_window->save(path("a.trammel")));
    addSquare(*m_window->editor().document());
    for (QAction *action : second->findChildren<QAction *>()) {
        if (action->shortcut() == QKeySequence(QKeySequence::Save))
            action->trigger();
    }
    QVERIFY(second->editor().document()->fileTask());
    const Answer answer;
    second->close();
    m_window->close();
    QTRY_COMPARE(windows().size(), 0);
    QCOMPARE(answer.count(), 0);
    QCOMPARE(countIn(path("a.trammel")), 1);
}

void TestWindows::recoveryBelongsToTheDrawing()
{
    MainWindow *second = opened(QStringLiteral("New Window"));
    MainWindow *other = opened(QStringLiteral("New"));
    const QList<Recovery *> all =
        m_window->findChildren<Recovery *>() + second->findChildren<Recovery *>() + other->findChildren<Recovery *>();
    QCOMPARE(all.size(), 2);
    for (Recovery *recovery : all) {
        recovery->setInterval(1);
        QSignalSpy written(recovery, &Recovery::snapshotWritten);
        addSquare(*recovery->document());
        QVERIFY(written.wait());
    }
    const auto snapshotCount = [this] {
        return QDir(path("recovery")).entryList({QStringLiteral("*.trammel")}, QDir::Files).size();
    };
    QCOMPARE(snapshotCount(), 2);
    m_window->close();
    delete m_window;
    QCOMPARE(snapshotCount(), 2);
    const Answer answer({QStringLiteral("discard")});
    second->close();
    QTRY_COMPARE(snapshotCount(), 1);
    QVERIFY(other->isVisible());
}

void TestWindows::stampBelongsToTheDrawing()
{
    const QString file = path("a.trammel");
    QVERIFY(m_window->save(file));
    MainWindow *second = opened(QStringLiteral("New Window"));
    const Answer answer;
    addSquare(*m_window->editor().document());
    QVERIFY(save(*m_window));
    addSquare(*m_window->editor().document());
    QVERIFY(save(*second));
    QCOMPARE(answer.count(), 0);
    QCOMPARE(countIn(file), 2);
    writeDrawing(file, 5);
    addSquare(*m_window->editor().document());
    QVERIFY(save(*second));
    QCOMPARE(answer.count(), 1);
}

void TestWindows::openFileComesToTheFront()
{
    QVERIFY(m_window->save(path("a.trammel")));
    MainWindow *other = opened(QStringLiteral("New"));
    addSquare(*other->editor().document());
    const Answer answer;
    other->open(path("a.trammel"));
    QVERIFY(waitForTask(*other));
    QCOMPARE(answer.count(), 0);
    QCOMPARE(other->editor().document()->count(), 1);
    QTRY_COMPARE(QApplication::activeWindow(), m_window);
    QCOMPARE(windows().size(), 2);
}

void TestWindows::recentFilesAreShared()
{
    MainWindow *other = opened(QStringLiteral("New"));
    QVERIFY(m_window->save(path("a.trammel")));
    QVERIFY(other->save(path("b.trammel")));
    const QStringList both{path("b.trammel"), path("a.trammel")};
    QCOMPARE(m_window->findChild<RecentFiles *>()->fileNames(), both);
    QCOMPARE(other->findChild<RecentFiles *>()->fileNames(), both);
    QCOMPARE(opened(QStringLiteral("New"))->findChild<RecentFiles *>()->fileNames(), both);
    QCOMPARE(m_settings->value(QStringLiteral("recentFiles")).toStringList(), both);
    other->findChild<RecentFiles *>()->remove(path("a.trammel"));
    QCOMPARE(m_window->findChild<RecentFiles *>()->fileNames(), QStringList{path("b.trammel")});
}

void TestWindows::dialogsBeginInTheLatestFolder()
{
    QStringList folders;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&folders] {
        if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
            folders.append(dialog->directory().absolutePath());
            dialog->reject();
        }
    });
    timer.start(1);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QDir(m_folder->path()).mkpath(QStringLiteral("a"));
    QDir(m_folder->path()).mkpath(QStringLiteral("b"));
    QVERIFY(trigger(*m_window, QStringLiteral("Open...")));
    QVERIFY(m_window->save(path("a/a.trammel")));
    QVERIFY(trigger(*m_window, QStringLiteral("Export Picture...")));
    MainWindow *other = opened(QStringLiteral("New"));
    QVERIFY(other);
    // A drawing without a file begins where the latest file is.
    QVERIFY(trigger(*other, QStringLiteral("Save As...")));
    QVERIFY(other->save(path("b/b.trammel")));
    QVERIFY(trigger(*other, QStringLiteral("Save Stencils As...")));
    QVERIFY(trigger(*m_window, QStringLiteral("Save As...")));
    // The folder may be gone.
    QDir(path("b")).removeRecursively();
    QVERIFY(trigger(*other, QStringLiteral("Export Picture...")));
    const QString a = path("a"), b = path("b");
    QCOMPARE(folders.size(), 6);
    QCOMPARE(folders.mid(1, 4), (QStringList{a, a, b, a}));
    QCOMPARE(folders.last(), folders.first());
    if (QFileInfo::exists(documents))
        QCOMPARE(folders.first(), QDir(documents).absolutePath());
}

void TestWindows::viewOptionsAreCopied()
{
    m_window->editor().setGridSize(33);
    m_window->editor().setSnapToGrid(true);
    m_window->resize(777, 555);
    const MainWindow *other = opened(QStringLiteral("New"));
    QCOMPARE(other->editor().gridSize(), 33.0);
    QVERIFY(other->editor().snapsToGrid());
    QCOMPARE(other->size(), m_window->size());
}

void TestWindows::templates_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isEmpty");
    QTest::newRow("flowchart in the empty window") << "Flowchart" << true;
    QTest::newRow("wiring plan in the empty window") << "Wiring Plan" << true;
    QTest::newRow("apartment in the empty window") << "Apartment" << true;
    QTest::newRow("world map in the empty window") << "World Map" << true;
    QTest::newRow("flowchart in a new window") << "Flowchart" << false;
}

void TestWindows::templates()
{
    QFETCH(QString, title);
    QFETCH(bool, isEmpty);
    if (isEmpty) {
        const QList<QToolButton *> links = m_window->findChildren<QToolButton *>(QStringLiteral("template"));
        for (QToolButton *link : links) {
            if (link->text() == title && link->isVisible())
                QTest::mouseClick(link, Qt::LeftButton);
        }
    } else {
        addSquare(*m_window->editor().document());
        QVERIFY(trigger(*m_window, title));
    }
    QTRY_COMPARE(windows().size(), isEmpty ? 1 : 2);
    MainWindow &window = *windows().last();
    QTRY_VERIFY(window.editor().document()->count() > 20);
    QVERIFY(!window.isWindowModified());
    QCOMPARE(window.windowFilePath(), QString());
    QCOMPARE(window.findChild<RecentFiles *>()->fileNames(), QStringList());
    QVERIFY(!window.editor().action(ShapeEditor::Action::Undo)->isEnabled());
    const Answer answer;
    window.close();
    QVERIFY(!window.isVisible());
}

TRAMMEL_WIDGET_TEST(TestWindows)
#include "tst_windows.moc"
