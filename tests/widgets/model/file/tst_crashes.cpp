#include "tests/seed.h"
#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/filetask.h>
#include <trammel/recovery.h>
#include <trammel/shapekind.h>

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QTest>

#include <algorithm>
#include <optional>

using namespace Trammel;
using namespace std::chrono_literals;

namespace {

// The process that is killed. It counts its edits in the position of the first shape, so that the contents after each
// edit are known. It logs each edit before it makes it, and each file after it is complete.

/// Enough shapes for several blocks of a file.
constexpr int shapeCount = 1500;
/// The number of processes that a row kills.
constexpr int killCount = 8;
constexpr std::chrono::milliseconds snapshotInterval = 40ms;

QString drawingIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("drawing.trammel"));
}

QString snapshotsIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("recovery"));
}

QString logIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("log"));
}

/// The shape that an edit changes besides the first one.
int shapeOfEdit(int edit)
{
    return 1 + edit % (shapeCount - 1);
}

QPointF centerAfter(int edit)
{
    return {edit * 7.0, edit * 0.25};
}

QList<Shape> shapesAfter(int edits)
{
    QList<Shape> shapes(shapeCount, Shape::rectangle({0, 0}, {10, 20}, 30));
    shapes[0] = Shape::ellipse({double(edits), 0}, {10, 20});
    for (int edit = std::max(1, edits - shapeCount); edit <= edits; ++edit)
        shapes[shapeOfEdit(edit)].center = centerAfter(edit);
    return shapes;
}

/// The number of edits in a file. Nothing if the file cannot be read or has other contents than after this edit.
std::optional<int> editsIn(const QString &fileName)
{
    if (fileName.isEmpty())
        return std::nullopt;
    DocumentData data;
    const FileResult result = loadFile(fileName, data);
    if (!result || data.order.size() != shapeCount) {
        qInfo("%lld shapes: %s", qlonglong(data.order.size()), qPrintable(result.errorString()));
        return std::nullopt;
    }
    const int edits = int(data.shapes.find(data.order.first())->center.x());
    const QList<Shape> expected = shapesAfter(edits);
    for (int i = 0; i < shapeCount; ++i) {
        if (*data.shapes.find(data.order[i]) != expected[i]) {
            qInfo("shape %d is not as after edit %d", i, edits);
            return std::nullopt;
        }
    }
    return edits;
}

} // namespace

/// The process that is killed. It is no test.
class TestCrashChild : public QObject
{
    Q_OBJECT

public:
    /// Without saving, only the snapshots protect the edits.
    TestCrashChild(const QString &folder, quint32 seed, bool saves);
    bool start();

private:
    void step();
    void log(const char *event, int number);

    QString m_folder;
    QRandomGenerator m_random;
    QFile m_log;
    QElapsedTimer m_clock;
    QTimer m_timer;
    Document m_document;
    Recovery m_recovery;
    bool m_saves;
    int m_editCount = 0;
};

TestCrashChild::TestCrashChild(const QString &folder, quint32 seed, bool saves)
    : m_folder(folder), m_random(seed), m_log(logIn(folder)), m_recovery(&m_document, snapshotsIn(folder)),
      m_saves(saves)
{
    m_recovery.setInterval(int(snapshotInterval.count()));
    m_recovery.setChangeLimit(50);
    m_clock.start();
    connect(&m_timer, &QTimer::timeout, this, &TestCrashChild::step);
}

bool TestCrashChild::start()
{
    // Each line is written by one call to the system, so that it is complete even if the process is killed.
    if (!m_log.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
        return false;
    const RecoverySnapshot left = Recovery::snapshots(snapshotsIn(m_folder)).value(0);
    // A process that is killed right after saving leaves a snapshot that is older than the file.
    const bool restores = editsIn(left.snapshotFile) > editsIn(drawingIn(m_folder));
    if (!restores)
        Recovery::discard(left);
    m_recovery.setFileName(drawingIn(m_folder));
    FileTask *task = restores ? m_recovery.startRestoring(left) : m_document.startLoading(drawingIn(m_folder));
    if (!task || !task->wait())
        return false;
    m_editCount = int(m_document.find(m_document.ids().first())->center.x());
    connect(&m_recovery, &Recovery::snapshotWritten, this, [this](const QString &file) {
        if (const std::optional<int> edits = editsIn(file))
            log("written", *edits);
    });
    log("started", m_editCount);
    m_timer.start(0);
    return true;
}

void TestCrashChild::log(const char *event, int number)
{
    m_log.write(QByteArray(event) + ' ' + QByteArray::number(number) + ' ' + QByteArray::number(m_clock.elapsed())
                + '\n');
}

void TestCrashChild::step()
{
    const ShapeIds ids = m_document.ids();
    const int edit = ++m_editCount;
    log("edit", edit);
    m_document.changeShapes({ids[0], ids[shapeOfEdit(edit)]}, [&](Shape &shape) {
        if (shape.kind == &ShapeKind::ellipse())
            shape.center.setX(edit);
        else
            shape.center = centerAfter(edit);
    });
    if (!m_saves || m_document.fileTask() || m_random.bounded(150) > 0)
        return;
    FileTask *task = m_document.startSaving(drawingIn(m_folder));
    connect(task, &FileTask::finished, this, [this, edit](const FileResult &result) {
        if (result)
            log("saved", edit);
    });
}

namespace {

int runChild(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    TestCrashChild child(QString::fromLocal8Bit(argv[1]), QByteArray(argv[2]).toUInt(), argv[3] == QByteArray("saves"));
    return child.start() ? QCoreApplication::exec() : 1;
}

/// The log of a killed process.
struct Log
{
    struct Edit
    {
        int number;
        int time;
    };
    QList<Edit> edits;
    /// The number of edits in the latest completed file.
    int saved = 0;
    int end = 0;
};

Log readLog(const QString &folder)
{
    Log log;
    QFile file(logIn(folder));
    if (!file.open(QIODevice::ReadOnly))
        return log;
    while (!file.atEnd()) {
        const QList<QByteArray> words = file.readLine().trimmed().split(' ');
        if (words.size() != 3)
            break;
        const int number = words[1].toInt();
        log.end = words[2].toInt();
        if (words[0] == "edit")
            log.edits.append({number, log.end});
        else
            log.saved = std::max(log.saved, number);
    }
    return log;
}

const TestClass childClass(TestCrashChild::staticMetaObject, runChild);

} // namespace

/// Kills processes at random moments while they edit, write snapshots and save.
class TestCrashes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesLittleAndNeverTheFile_data();
    void losesLittleAndNeverTheFile();
};

// Each row kills a few processes, since Qt Test limits the time of a row.
void TestCrashes::losesLittleAndNeverTheFile_data()
{
    QTest::addColumn<quint32>("seed");
    const int rowCount = std::max(1, qEnvironmentVariableIntValue("TRAMMEL_CRASHES") / killCount);
    const quint32 seed = testSeed(17);
    for (int row = 0; row < rowCount; ++row)
        QTest::addRow("%d", row) << seed + quint32(row);
}

void TestCrashes::losesLittleAndNeverTheFile()
{
    QFETCH(quint32, seed);
    // Snapshots follow after the interval and the time for writing. The allowance is large, since other programs may
    // slow down both processes.
    constexpr std::chrono::milliseconds most = snapshotInterval + 4s;
    constexpr std::chrono::milliseconds lateTime = most + 2s;
    QRandomGenerator random(seed);
    const QTemporaryDir folder;
    Document document;
    document.addShapes(shapesAfter(0));
    QVERIFY(document.save(drawingIn(folder.path())));
    int recoveredCount = 0;
    int largestAge = 0;
    int fileEdits = 0;
    for (int moment = 0; moment < killCount; ++moment) {
        // Some processes are killed while they load, some after their first edits, and some after several seconds
        // without saving.
        enum Moment { Loading, FirstEdits, Late = 7 };
        const int edits = random.bounded(moment == FirstEdits ? 5 : 1500);
        const auto isReached = [&] {
            const Log log = readLog(folder.path());
            return moment == Late ? log.end > lateTime.count() : log.edits.size() >= edits;
        };
        QFile::remove(logIn(folder.path()));
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("crashchild"), folder.path(), QString::number(random.generate()),
                       moment == Late ? QStringLiteral("edits") : QStringLiteral("saves")});
        QVERIFY(process.waitForStarted());
        if (moment != Loading)
            QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning || isReached(), 60'000);
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished());

        const std::optional<int> saved = editsIn(drawingIn(folder.path()));
        QVERIFY2(saved, "the file is damaged");
        QVERIFY2(*saved >= fileEdits, "the file is older than before");
        fileEdits = *saved;
        const QList<RecoverySnapshot> left = Recovery::snapshots(snapshotsIn(folder.path()));
        QVERIFY(left.size() <= 1);
        int recovered = *saved;
        for (const RecoverySnapshot &snapshot : left) {
            const std::optional<int> inSnapshot = editsIn(snapshot.snapshotFile);
            QVERIFY2(inSnapshot, "the snapshot is damaged");
            QCOMPARE(snapshot.fileName, drawingIn(folder.path()));
            recoveredCount += *inSnapshot > recovered;
            recovered = std::max(recovered, *inSnapshot);
        }
        const Log log = readLog(folder.path());
        QVERIFY2(recovered >= log.saved, "an edit is lost that was saved");
        for (const Log::Edit &edit : log.edits) {
            if (edit.number > recovered)
                largestAge = std::max(largestAge, log.end - edit.time);
        }
        QVERIFY2(largestAge <= most.count(), "an old edit is lost");
    }
    qInfo("%d processes were killed, %d left newer changes, and the oldest lost edit was made %d ms before", killCount,
          recoveredCount, largestAge);
    QVERIFY(recoveredCount > 0);
    // No remnants are left apart from the last snapshot. A process that is killed while it creates its lock file leaves
    // an empty one, which could be that of a process that is about to lock, and is removed by a call a minute later.
    const QFileInfoList files = QDir(snapshotsIn(folder.path())).entryInfoList(QDir::Files);
    QVERIFY(std::count_if(files.begin(), files.end(), [](const QFileInfo &file) { return file.size() > 0; }) <= 1);
}

TRAMMEL_TEST(TestCrashes)
#include "tst_crashes.moc"
