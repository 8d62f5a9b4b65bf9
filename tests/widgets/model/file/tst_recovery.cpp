#include "examples/editor/stress.h"
#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/filetask.h>
#include <trammel/gesture.h>
#include <trammel/recovery.h>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QLockFile>
#include <QtCore/QSysInfo>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUuid>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Trammel;

namespace {

constexpr int anHour = 3'600'000;

Shape smallSquare(double x)
{
    return Shape::rectangle({x, 0}, {1, 1});
}

void writeText(const QString &fileName, const QByteArray &text)
{
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// Runs the event loop until a file task is finished.
FileResult finishedResult(FileTask *task)
{
    FileResult result;
    QSignalSpy finished(task, &FileTask::finished);
    QObject::connect(task, &FileTask::finished, task, [&result](const FileResult &told) { result = told; });
    return finished.wait() ? result : FileResult{false, 0, QStringLiteral("not finished")};
}

} // namespace

/// Every test begins with an empty document, whose snapshots are written at the third change, and an empty folder.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void defaults();
    void writesAfterTheLastAllowedChange();
    void writesAfterTheInterval();
    void countsMergedChangesAndUndo();
    void writesChangesDuringWriting();
    void startsWithAModifiedDocument();
    void leavesOutAnOpenGesture();
    void recordsFileTimeAndProcess();
    void keepsUnknownHeadFields();
    void isRemovedWhenClean_data();
    void isRemovedWhenClean();
    void isNotRestoredByALateWrite();
    void staysAfterAFailedSave();
    void isNotOfferedWhileItRuns();
    void listsLeftSnapshots();
    void offersSnapshotsOfAReusedProcessId();
    void removesRemnantsAlone();
    void tellsWhetherTheFileIsNewer();
    void restores();
    void restoringReplacesTheOwnSnapshot();
    void twoProgramsRestoreOne();
    void refusesWhileATaskRuns();
    void discards();
    void damaged_data();
    void damaged();
    void vanished();
    void unwritableFolder();
#ifdef Q_OS_LINUX
    // It limits the size of files, which works alike on all Linux systems only.
    void fullFolder();
#endif
    void folderRemovedMeanwhile();

private:
    QString path(const QString &name) const
    {
        return m_folder->filePath(name);
    }
    QString folder() const
    {
        return path(QStringLiteral("recovery"));
    }
    QStringList names() const
    {
        return QDir(folder()).entryList(QDir::Files);
    }
    /// Changes the document three times and waits for the snapshot.
    void changeAndWait();
    /// Copies the current snapshot, as if another process had left it. Returns the path.
    QString leave();
    static DocumentData dataOf(const QString &fileName);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Recovery> m_recovery;
};

void TestRecovery::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>();
    m_recovery = std::make_unique<Recovery>(m_document.get(), folder());
    m_recovery->setChangeLimit(3);
    m_recovery->setInterval(anHour);
}

void TestRecovery::cleanup()
{
    m_recovery.reset();
    m_document.reset();
    m_folder.reset();
}

void TestRecovery::changeAndWait()
{
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    for (int i = 0; i < 3; ++i)
        m_document->addShape(smallSquare(i));
    QVERIFY(written.wait());
}

QString TestRecovery::leave()
{
    const QString name =
        QDir(folder()).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QLatin1String(".trammel"));
    return QFile::copy(m_recovery->snapshotFile(), name) ? name : QString();
}

DocumentData TestRecovery::dataOf(const QString &fileName)
{
    DocumentData data;
    return loadFile(fileName, data) ? data : DocumentData();
}

void TestRecovery::defaults()
{
    const Recovery recovery(m_document.get());
    QCOMPARE(recovery.changeLimit(), 200);
    QCOMPARE(recovery.interval(), 10'000);
    QCOMPARE(recovery.folder(), Recovery::defaultFolder());
    QVERIFY(Recovery::defaultFolder().endsWith(QLatin1String("/recovery")));
    QCOMPARE(recovery.document(), m_document.get());
    m_recovery->setChangeLimit(-1);
    QCOMPARE(m_recovery->changeLimit(), 1);
    m_recovery->setInterval(-1);
    QCOMPARE(m_recovery->interval(), 0);
}

void TestRecovery::writesAfterTheLastAllowedChange()
{
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    m_document->addShape(smallSquare(1));
    m_document->addShape(smallSquare(2));
    QCoreApplication::processEvents();
    QVERIFY(!QFile::exists(folder()));
    QCOMPARE(m_recovery->snapshotFile(), QString());
    m_document->addShape(smallSquare(3));
    QVERIFY(written.wait());
    QCOMPARE(written.at(0).at(0).toString(), m_recovery->snapshotFile());
    QCOMPARE(QFileInfo(m_recovery->snapshotFile()).path(), folder());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    // The next snapshot replaces this one.
    changeAndWait();
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    QCOMPARE(m_document->count(), 6);
    QCOMPARE(names().size(), 2);
}

void TestRecovery::writesAfterTheInterval()
{
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    m_recovery->setInterval(1);
    m_document->addShape(smallSquare(1));
    QVERIFY(written.wait());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    // A shorter interval applies to the running one.
    m_recovery->setInterval(anHour);
    m_document->addShape(smallSquare(2));
    m_recovery->setInterval(1);
    QVERIFY(written.wait());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
}

void TestRecovery::countsMergedChangesAndUndo()
{
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    const ShapeId id = m_document->addShape(smallSquare(1));
    for (int i = 0; i < 2; ++i)
        m_document->changeShapes(
            {id}, [](Shape &shape) { shape.center.rx() += 1; }, {}, 7);
    QCOMPARE(m_document->undoStack()->count(), 2);
    QVERIFY(written.wait());
    m_document->undoStack()->undo();
    m_document->undoStack()->redo();
    m_document->undoStack()->undo();
    QVERIFY(written.wait());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
}

void TestRecovery::writesChangesDuringWriting()
{
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    m_document->addShapes(stressShapes(5000));
    m_document->addShape(smallSquare(1));
    m_document->addShape(smallSquare(2));
    const DocumentData before = m_document->data();
    // The thread has been started, and its end is not delivered before the event loop runs.
    for (int i = 0; i < 10; ++i)
        m_document->addShape(smallSquare(i));
    QVERIFY(written.wait());
    QVERIFY(written.size() == 2 || written.wait());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    QVERIFY(before != m_document->data());
}

void TestRecovery::startsWithAModifiedDocument()
{
    m_recovery.reset();
    m_document->addShape(smallSquare(1));
    m_recovery = std::make_unique<Recovery>(m_document.get(), folder());
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    m_recovery->setInterval(1);
    QVERIFY(written.wait());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
}

void TestRecovery::leavesOutAnOpenGesture()
{
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    const ShapeId id = m_document->addShape(smallSquare(1));
    const DocumentData before = m_document->data();
    Gesture gesture(*m_document, QStringLiteral("Move"));
    QVERIFY(gesture.place({id}, {smallSquare(50).placement()}));
    QVERIFY(m_document->data() != before);
    m_recovery->setInterval(1);
    QVERIFY(written.wait());
    QVERIFY(gesture.isOpen());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == before);
    gesture.cancel();
}

void TestRecovery::recordsFileTimeAndProcess()
{
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const QString name = path(QStringLiteral("Größe \"A\".trammel"));
    // A snapshot records the absolute path, since the next process may have another folder.
    const QString old = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    m_recovery->setFileName(QFileInfo(name).fileName());
    changeAndWait();
    QVERIFY(QDir::setCurrent(old));
    const QString left = leave();
    const QList<RecoverySnapshot> found = Recovery::snapshots(folder());
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].snapshotFile, left);
    QCOMPARE(found[0].fileName, name);
    QCOMPARE(found[0].process, QCoreApplication::applicationPid());
    QVERIFY(found[0].time >= before && found[0].time <= QDateTime::currentDateTimeUtc());
    QCOMPARE(found[0].time.timeSpec(), Qt::UTC);
}

void TestRecovery::keepsUnknownHeadFields()
{
    DocumentData data;
    data.data.insert(QStringLiteral("app"), 5);
    data.extra.insert(QStringLiteral("zoo"), QStringLiteral("]}\n"));
    QVERIFY(m_document->setData(data));
    m_recovery->setFileName(path(QStringLiteral("a")));
    changeAndWait();
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    leave();
    QCOMPARE(Recovery::snapshots(folder()).value(0).fileName, path(QStringLiteral("a")));
    // The field of snapshots is reserved.
    data.extra.insert(QStringLiteral("recovery"), 1);
    QVERIFY(!m_document->setData(data));
}

void TestRecovery::isRemovedWhenClean_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"save", "save in the background", "undo", "load", "clear", "close", "close the document"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestRecovery::isRemovedWhenClean()
{
    QFETCH(QString, how);
    const QString file = path(QStringLiteral("a.trammel"));
    QVERIFY(m_document->save(file));
    changeAndWait();
    QCOMPARE(names().size(), 2);
    if (how == QLatin1String("save"))
        QVERIFY(m_document->save(file));
    else if (how == QLatin1String("save in the background"))
        QVERIFY(finishedResult(m_document->startSaving(file)));
    else if (how == QLatin1String("undo"))
        m_document->undoStack()->setIndex(0);
    else if (how == QLatin1String("load"))
        QVERIFY(m_document->load(file));
    else if (how == QLatin1String("clear"))
        m_document->clear();
    else if (how == QLatin1String("close"))
        m_recovery.reset();
    else
        m_document.reset();
    QCOMPARE(names(), QStringList());
    if (m_document && m_recovery) {
        changeAndWait();
        QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    }
}

void TestRecovery::isNotRestoredByALateWrite()
{
    m_document->addShapes(stressShapes(5000));
    m_document->addShape(smallSquare(1));
    m_document->addShape(smallSquare(2));
    QVERIFY(m_document->save(path(QStringLiteral("a"))));
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    QTRY_COMPARE(names(), QStringList());
    m_recovery.reset();
    QCOMPARE(names(), QStringList());
    QCOMPARE(written.size(), 0);
    // Closing during a write removes the file, too.
    m_recovery = std::make_unique<Recovery>(m_document.get(), folder());
    m_recovery->setChangeLimit(1);
    m_document->addShape(smallSquare(3));
    m_recovery.reset();
    QCOMPARE(names(), QStringList());
}

void TestRecovery::staysAfterAFailedSave()
{
    changeAndWait();
    QVERIFY(!finishedResult(m_document->startSaving(m_folder->path())));
    QVERIFY(m_document->isModified());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
}

void TestRecovery::isNotOfferedWhileItRuns()
{
    changeAndWait();
    QCOMPARE(Recovery::snapshots(folder()).size(), 0);
    QVERIFY(!Recovery::discard({m_recovery->snapshotFile(), {}, {}, 0}));
    QVERIFY(QFile::exists(m_recovery->snapshotFile()));
}

void TestRecovery::listsLeftSnapshots()
{
    QCOMPARE(Recovery::snapshots(folder()).size(), 0);
    changeAndWait();
    const QString first = leave();
    changeAndWait();
    const QString second = leave();
    writeText(QDir(folder()).filePath(QStringLiteral("notes.trammel")), "not a snapshot");
    const QList<RecoverySnapshot> found = Recovery::snapshots(folder());
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[0].snapshotFile, second);
    QCOMPARE(found[1].snapshotFile, first);
    QVERIFY(QFile::exists(QDir(folder()).filePath(QStringLiteral("notes.trammel"))));
    // Listing leaves no lock behind.
    QCOMPARE(Recovery::snapshots(folder()).size(), 2);
}

void TestRecovery::offersSnapshotsOfAReusedProcessId()
{
    changeAndWait();
    // The lock file of this process names a running program.
    const QString own = m_recovery->snapshotFile();
    const QString left = leave();
    const auto lockOf = [](QString name) { return name.replace(QLatin1String(".trammel"), QLatin1String(".lock")); };
    QVERIFY(QFile::copy(lockOf(own), lockOf(left)));
    QCOMPARE(Recovery::snapshots(folder()).size(), 1);
    QCOMPARE(Recovery::snapshots(folder()).value(0).snapshotFile, left);
}

void TestRecovery::removesRemnantsAlone()
{
    changeAndWait();
    const QString left = leave();
    const QString own = m_recovery->snapshotFile();
    writeText(left + QLatin1String(".aBcDeF"), "incomplete");
    writeText(own + QLatin1String(".aBcDeF"), "being written");
    QCOMPARE(Recovery::snapshots(folder()).size(), 1);
    QVERIFY(!QFile::exists(left + QLatin1String(".aBcDeF")));
    QVERIFY(QFile::exists(own + QLatin1String(".aBcDeF")));
}

void TestRecovery::tellsWhetherTheFileIsNewer()
{
    const QString file = path(QStringLiteral("a"));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    RecoverySnapshot snapshot{{}, file, now, 0};
    QVERIFY(!snapshot.isOlderThanFile());
    writeText(file, "x");
    snapshot.time = now.addSecs(60);
    QVERIFY(!snapshot.isOlderThanFile());
    snapshot.time = now.addSecs(-60);
    QVERIFY(snapshot.isOlderThanFile());
    snapshot.fileName.clear();
    QVERIFY(!snapshot.isOlderThanFile());
}

void TestRecovery::restores()
{
    const QString file = path(QStringLiteral("a.trammel"));
    m_recovery->setFileName(file);
    changeAndWait();
    const QString left = leave();
    const DocumentData data = m_document->data();

    Document document;
    Recovery recovery(&document, folder());
    FileTask *task = recovery.startRestoring(Recovery::snapshots(folder()).value(0));
    QVERIFY(task);
    QVERIFY(finishedResult(task));
    QVERIFY(document.data() == data);
    QVERIFY(document.isModified());
    QVERIFY(!document.undoStack()->canUndo());
    QCOMPARE(recovery.fileName(), file);
    QCOMPARE(recovery.errorString(), QString());
    // A second crash would lose nothing: the snapshot stays until the document is saved.
    QCOMPARE(recovery.snapshotFile(), left);
    QCOMPARE(Recovery::snapshots(folder()).size(), 0);
    QSignalSpy written(&recovery, &Recovery::snapshotWritten);
    recovery.setChangeLimit(2);
    document.addShape(smallSquare(9));
    document.addShape(smallSquare(10));
    QVERIFY(written.wait());
    QCOMPARE(recovery.snapshotFile(), left);
    QVERIFY(dataOf(left) == document.data());
    QVERIFY(document.save(file));
    QVERIFY(!QFile::exists(left));
}

void TestRecovery::restoringReplacesTheOwnSnapshot()
{
    changeAndWait();
    const DocumentData data = m_document->data();
    const QString own = m_recovery->snapshotFile();
    const QString left = leave();
    m_document->addShape(smallSquare(7));
    m_document->addShape(smallSquare(8));
    // The third change starts a write, which is not needed any more.
    m_document->addShape(smallSquare(9));
    FileTask *task = m_recovery->startRestoring(Recovery::snapshots(folder()).value(0));
    QVERIFY(task);
    QVERIFY2(finishedResult(task), qPrintable(m_recovery->errorString()));
    QVERIFY(m_document->data() == data);
    QVERIFY(!QFile::exists(own));
    QCOMPARE(m_recovery->snapshotFile(), left);
    m_recovery.reset();
    QCOMPARE(names(), QStringList());
}

void TestRecovery::twoProgramsRestoreOne()
{
    changeAndWait();
    leave();
    const RecoverySnapshot snapshot = Recovery::snapshots(folder()).value(0);
    Document first;
    Document second;
    Recovery firstRecovery(&first, folder());
    Recovery secondRecovery(&second, folder());
    FileTask *task = firstRecovery.startRestoring(snapshot);
    QVERIFY(task);
    QVERIFY(!secondRecovery.startRestoring(snapshot));
    QVERIFY(!secondRecovery.errorString().isEmpty());
    QVERIFY(!Recovery::discard(snapshot));
    QVERIFY(finishedResult(task));
    QVERIFY(!secondRecovery.startRestoring(snapshot));
    QCOMPARE(first.count(), 3);
    QCOMPARE(second.count(), 0);
}

void TestRecovery::refusesWhileATaskRuns()
{
    changeAndWait();
    leave();
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    QVERIFY(!m_recovery->startRestoring(Recovery::snapshots(folder()).value(0)));
    QVERIFY(!m_recovery->errorString().isEmpty());
    QVERIFY(task->wait());
    QCOMPARE(Recovery::snapshots(folder()).size(), 1);
}

void TestRecovery::discards()
{
    changeAndWait();
    const QString left = leave();
    QVERIFY(Recovery::discard(Recovery::snapshots(folder()).value(0)));
    QVERIFY(!QFile::exists(left));
    QCOMPARE(names().size(), 2);
    // Other files are safe.
    writeText(path(QStringLiteral("a.trammel")), "x");
    QVERIFY(!Recovery::discard({path(QStringLiteral("a.trammel")), {}, {}, 0}));
    QVERIFY(!Recovery::discard({}));
    QVERIFY(QFile::exists(path(QStringLiteral("a.trammel"))));
}

void TestRecovery::damaged_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(5000, '\0');
    QTest::newRow("cut in the head") << QByteArray("{\"format\":\"trammel\",\"version\":1,\"recovery\":{\"fi");
    QTest::newRow("cut in a shape") << QByteArray(
        "{\"format\":\"trammel\",\"version\":1,\"nextId\":2,\"recovery\":{\"file\":5,\"process\":\"x\","
        "\"time\":\"noon\"},\"shapes\":[\n{\"id\":1,\"cen");
    QTest::newRow("newer version") << QByteArray(
        "{\"format\":\"trammel\",\"version\":1000,\"recovery\":[],\"shapes\":[\n]}\n");
}

void TestRecovery::damaged()
{
    QFETCH(QByteArray, text);
    QVERIFY(QDir().mkpath(folder()));
    const QString name = QDir(folder()).filePath(QStringLiteral("0fd5eb0e-1c2d-4a4f-9d4a-2a2c1b9e7b11.trammel"));
    writeText(name, text);
    const QList<RecoverySnapshot> found = Recovery::snapshots(folder());
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].fileName, QString());
    QCOMPARE(found[0].process, 0);
    QVERIFY(found[0].time.isValid());
    m_document->addShape(smallSquare(1));
    const DocumentData before = m_document->data();
    FileTask *task = m_recovery->startRestoring(found[0]);
    QVERIFY(task);
    QVERIFY(!finishedResult(task));
    QVERIFY(!m_recovery->errorString().isEmpty());
    QVERIFY(m_document->data() == before);
    QCOMPARE(m_recovery->fileName(), QString());
    QCOMPARE(Recovery::snapshots(folder()).size(), 1);
    QVERIFY(Recovery::discard(found[0]));
    QCOMPARE(names(), QStringList());
}

void TestRecovery::vanished()
{
    changeAndWait();
    const QString left = leave();
    const RecoverySnapshot snapshot = Recovery::snapshots(folder()).value(0);
    QVERIFY(QFile::remove(left));
    FileTask *task = m_recovery->startRestoring(snapshot);
    QVERIFY(task);
    QVERIFY(!finishedResult(task));
    QVERIFY(Recovery::discard(snapshot));
    QCOMPARE(m_document->count(), 3);
}

void TestRecovery::unwritableFolder()
{
    // A folder below a file cannot be created, even by the superuser.
    writeText(path(QStringLiteral("file")), {});
    const QString blocked = path(QStringLiteral("file/recovery"));
    m_recovery = std::make_unique<Recovery>(m_document.get(), blocked);
    QSignalSpy failed(m_recovery.get(), &Recovery::failed);
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    m_recovery->setInterval(1);
    m_document->addShape(smallSquare(1));
    QVERIFY(failed.wait());
    QVERIFY2(m_recovery->errorString().contains(blocked), qPrintable(m_recovery->errorString()));
    QCOMPARE(failed.at(0).at(0).toString(), m_recovery->errorString());
    QCOMPARE(Recovery::snapshots(blocked).size(), 0);
    // It tries again without further changes.
    QVERIFY(QFile::remove(path(QStringLiteral("file"))));
    QVERIFY(written.wait());
    QCOMPARE(m_recovery->errorString(), QString());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
}

#ifdef Q_OS_LINUX
void TestRecovery::fullFolder()
{
    changeAndWait();
    const DocumentData before = m_document->data();
    m_document->addShapes(stressShapes(2000));
    // Writing beyond the limit fails like writing to a full disk.
    const auto previous = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    rlimit small = limit;
    small.rlim_cur = 10'000;
    setrlimit(RLIMIT_FSIZE, &small);
    QSignalSpy failed(m_recovery.get(), &Recovery::failed);
    m_recovery->setInterval(1);
    const bool hasFailed = failed.wait();
    setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, previous);
    QVERIFY(hasFailed);
    QVERIFY(!m_recovery->errorString().isEmpty());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == before);
    QSignalSpy written(m_recovery.get(), &Recovery::snapshotWritten);
    QVERIFY(written.wait());
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
}
#endif

void TestRecovery::folderRemovedMeanwhile()
{
    changeAndWait();
    QVERIFY(QDir(folder()).removeRecursively());
    QCOMPARE(m_recovery->snapshotFile(), QString());
    changeAndWait();
    QVERIFY(dataOf(m_recovery->snapshotFile()) == m_document->data());
    QCOMPARE(names().size(), 2);
    QVERIFY(QDir(folder()).removeRecursively());
    m_recovery.reset();
    QCOMPARE(names(), QStringList());
}

TRAMMEL_TEST(TestRecovery)
#include "tst_recovery.moc"
