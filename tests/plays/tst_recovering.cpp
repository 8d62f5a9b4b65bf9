#include "files/recoverydialog.h"
#include "mainwindow.h"

#include "tests/plays/windowbench.h"
#include "tests/testprogram.h"
#include <trammel/recovery.h>

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUuid>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStatusBar>

#include <memory>

using namespace Trammel;

namespace {

QPushButton *button(const RecoveryDialog *dialog, const char *name, int row = 0)
{
    return dialog->findChildren<QPushButton *>(QLatin1StringView(name)).value(row);
}

QString text(const RecoveryDialog *dialog, const char *name, int row = 0)
{
    return dialog->findChildren<QLabel *>(QLatin1StringView(name)).value(row)->text();
}

} // namespace

/// Tests the dialog for unsaved changes after a crash. Every test begins with a window and an empty folder.
class TestRecovering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void restores();
    void asksAgainLater();
    void restoresTwoDrawings();
    void restoresBesideAnOpenDrawing();
    void discardsAfterAQuestion();
    void showsADamagedSnapshot();
    void asksWhenTheFileIsNewer();
    void closingRemovesTheSnapshot();
    void showsThatNothingIsProtected();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString recoveryFolder() const { return path(QStringLiteral("recovery")); }
    Document &document() const { return *m_window->editor().document(); }
    /// Leaves a snapshot of some squares, as a killed process would. Returns its path.
    QString leaveSnapshot(const QString &fileName, int count) const;
    /// Null if nothing is offered.
    RecoveryDialog *offer() const;
    MainWindow *secondWindow() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    MainWindow *m_window = nullptr;
};

void TestRecovering::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = new MainWindow;
    m_window->startRecovery(recoveryFolder());
    m_window->show();
}

void TestRecovering::cleanup()
{
    qDeleteAll(mainWindows());
    m_folder.reset();
}

QString TestRecovering::leaveSnapshot(const QString &fileName, int count) const
{
    Document left;
    Recovery recovery(&left, recoveryFolder());
    recovery.setFileName(fileName);
    recovery.setChangeLimit(count);
    QSignalSpy written(&recovery, &Recovery::snapshotWritten);
    while (left.count() < count)
        addSquare(left);
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QLatin1String(".trammel");
    const QString copy = QDir(recoveryFolder()).filePath(name);
    return written.wait() && QFile::copy(recovery.snapshotFile(), copy) ? copy : QString();
}

RecoveryDialog *TestRecovering::offer() const
{
    // Deletes the dialog that was closed before.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window->offerSnapshots();
    auto *dialog = m_window->findChild<RecoveryDialog *>();
    return dialog && dialog->isVisible() ? dialog : nullptr;
}

MainWindow *TestRecovering::secondWindow() const
{
    QList<MainWindow *> windows = mainWindows();
    windows.removeAll(m_window);
    return windows.value(0);
}

void TestRecovering::restores()
{
    const QString file = path(QStringLiteral("a.trammel"));
    writeDrawing(file, 2);
    const QString left = leaveSnapshot(file, 3);
    RecoveryDialog *dialog = offer();
    QVERIFY(dialog);
    QCOMPARE(text(dialog, "name"), QStringLiteral("a.trammel"));
    for (const char *name : {"restore", "discard"}) {
        // The button is not cut off.
        const QPushButton *each = button(dialog, name);
        QCOMPARE(each->visibleRegion().boundingRect(), each->rect());
    }
    const auto *picture = dialog->findChild<QLabel *>(QStringLiteral("picture"));
    QTRY_VERIFY(!picture->pixmap().isNull());
    button(dialog, "restore")->click();
    QVERIFY(!dialog->isVisible());
    QVERIFY(waitForTask(*m_window));
    QVERIFY(!secondWindow());
    QCOMPARE(document().count(), 3);
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(m_window->windowFilePath(), file);
    QVERIFY(QFile::exists(left));
    QCOMPARE(countIn(file), 2);

    const Answer answer;
    QVERIFY(save(*m_window));
    QCOMPARE(answer.count(), 0);
    QCOMPARE(countIn(file), 3);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(!QFile::exists(left));
    QVERIFY(!offer());
}

void TestRecovering::asksAgainLater()
{
    QVERIFY(!offer());
    const QString left = leaveSnapshot({}, 3);
    RecoveryDialog *dialog = offer();
    QVERIFY(dialog);
    button(dialog, "later")->click();
    QVERIFY(!dialog->isVisible());
    QVERIFY(QFile::exists(left));
    QCOMPARE(document().count(), 0);
    QVERIFY(offer());
}

void TestRecovering::restoresTwoDrawings()
{
    leaveSnapshot({}, 3);
    leaveSnapshot(path(QStringLiteral("b.trammel")), 4);
    RecoveryDialog *dialog = offer();
    QCOMPARE(text(dialog, "name", 0), QStringLiteral("b.trammel"));
    QCOMPARE(text(dialog, "name", 1), QStringLiteral("Untitled drawing"));
    button(dialog, "restore", 0)->click();
    QVERIFY(dialog->isVisible());
    button(dialog, "restore", 1)->click();
    QVERIFY(!dialog->isVisible());
    MainWindow *second = secondWindow();
    QVERIFY(second);
    QVERIFY(waitForTask(*m_window) && waitForTask(*second));
    QCOMPARE(document().count(), 4);
    QCOMPARE(m_window->windowFilePath(), path(QStringLiteral("b.trammel")));
    QCOMPARE(second->editor().document()->count(), 3);
    QCOMPARE(second->windowFilePath(), QString());
    QVERIFY(second->isWindowModified());
}

void TestRecovering::restoresBesideAnOpenDrawing()
{
    leaveSnapshot({}, 3);
    addSquare(document());
    button(offer(), "restore")->click();
    MainWindow *second = secondWindow();
    QVERIFY(second);
    QVERIFY(waitForTask(*second));
    QCOMPARE(document().count(), 1);
    QCOMPARE(second->editor().document()->count(), 3);
}

void TestRecovering::discardsAfterAQuestion()
{
    const QString left = leaveSnapshot({}, 3);
    RecoveryDialog *dialog = offer();
    {
        const Answer answer;
        button(dialog, "discard")->click();
        QCOMPARE(answer.count(), 1);
    }
    QVERIFY(QFile::exists(left));
    QVERIFY(dialog->isVisible());
    const Answer answer({QStringLiteral("discard")});
    button(dialog, "discard")->click();
    QVERIFY(!QFile::exists(left));
    QVERIFY(!dialog->isVisible());
}

void TestRecovering::showsADamagedSnapshot()
{
    const QString left = leaveSnapshot({}, 3);
    QVERIFY(QFile::resize(left, QFileInfo(left).size() / 2));
    const RecoveryDialog *dialog = offer();
    QTRY_VERIFY(!text(dialog, "note").isEmpty());
    QVERIFY(!button(dialog, "restore")->isEnabled());
    QVERIFY(button(dialog, "discard")->isEnabled());
}

void TestRecovering::asksWhenTheFileIsNewer()
{
    const QString file = path(QStringLiteral("a.trammel"));
    leaveSnapshot(file, 3);
    writeDrawing(file, 5);
    setTime(file, QDateTime::currentDateTime().addSecs(10));
    const RecoveryDialog *dialog = offer();
    QVERIFY(!text(dialog, "note").isEmpty());
    button(dialog, "restore")->click();
    QVERIFY(waitForTask(*m_window));
    const Answer answer;
    QVERIFY(save(*m_window));
    QCOMPARE(answer.count(), 1);
    QCOMPARE(countIn(file), 5);
    QVERIFY(m_window->isWindowModified());
}

void TestRecovering::closingRemovesTheSnapshot()
{
    auto *recovery = m_window->findChild<Recovery *>();
    recovery->setInterval(1);
    QSignalSpy written(recovery, &Recovery::snapshotWritten);
    addSquare(document());
    QVERIFY(written.wait());
    const Answer answer({QStringLiteral("discard")});
    m_window->close();
    QTRY_VERIFY(!m_window->isVisible());
    QCOMPARE(answer.count(), 1);
    QCOMPARE(QDir(recoveryFolder()).entryList(QDir::Files), QStringList());
}

void TestRecovering::showsThatNothingIsProtected()
{
    delete m_window;
    writeText(path(QStringLiteral("file")), {});
    m_window = new MainWindow;
    m_window->startRecovery(path(QStringLiteral("file/recovery")));
    m_window->findChild<Recovery *>()->setInterval(1);
    addSquare(document());
    QTRY_VERIFY(m_window->statusBar()->currentMessage().contains(QLatin1String("file/recovery")));
}

TRAMMEL_WIDGET_TEST(TestRecovering)
#include "tst_recovering.moc"
