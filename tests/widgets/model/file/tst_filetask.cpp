#include "examples/editor/stress.h"
#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/filetask.h>
#include <trammel/gesture.h>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSemaphore>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainterPath>
#include <QtGui/QUndoStack>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>
#include <memory>

using namespace Trammel;

namespace {

/// Enough shapes for several steps of progress.
constexpr int manyShapes = 5000;

/// A kind that blocks the writing of its shapes in another thread until the test releases the gate.
class GateKind : public ShapeKind
{
public:
    QString name() const override
    {
        if (QThread::currentThread() != QCoreApplication::instance()->thread())
            gate.acquire();
        return QStringLiteral("test.gate");
    }
    QString displayName() const override { return QStringLiteral("Gate"); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QPainterPath path(const Shape &) const override { return {}; }

    mutable QSemaphore gate;
};

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

DocumentData dataOf(const QString &name)
{
    DocumentData data;
    const FileResult result = loadFile(name, data);
    return result ? data : DocumentData();
}

Shape square(double x)
{
    return Shape::rectangle({x, 0}, {1, 1});
}

/// Runs the event loop until the task is finished.
FileResult resultOf(FileTask *task)
{
    QSignalSpy finished(task, &FileTask::finished);
    FileResult result;
    QObject::connect(task, &FileTask::finished, task, [&result](const FileResult &told) { result = told; });
    while (finished.isEmpty())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return result;
}

} // namespace

/// Every test begins with a document of many shapes, one more document in a file, and an empty folder.
class TestFileTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void savesInTheBackground();
    void isModifiedUntilItIsWritten();
    void staysCleanWhenItWasClean();
    void editsDuringASave();
    void laterChangesDoNotMergeIntoWhatIsWritten();
    void failureLeavesItModified();
    void cancelLeavesTheOldFile();
    void leavesOutAnOpenGesture();
    void loadsAndSwaps();
    void loadKeepsTheOldDocumentUsable();
    void refusesToLoseAChange();
    void takesTheOldDocumentThatIsAsItWas();
    void failedLoadLeavesEverything();
    void canceledLoadLeavesEverything();
    void oneAtATime();
    void anotherMayFollowAtOnce();
    void blockingCallsWaitForASave();
    void becomesAnotherDocumentDuringASave();
    void documentGoesDuringASave();
    void documentGoesDuringALoad();
    void slotsMayDeleteTheDocument();
    void applicationQuitsDuringASave();
    void tellsProgress();
    void tellsTheEndOfASmallTask();
    void cancelsAtAnyMoment();
    void manyEditsDuringManySaves();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
    QString m_other;
    DocumentData m_otherData;
};

void TestFileTask::init()
{
    static const QList<Shape> shapes = stressShapes(manyShapes);
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>();
    m_document->addShapes(shapes);
    Document other;
    other.addShapes(stressShapes(1500));
    m_other = path(QStringLiteral("other.trammel"));
    QVERIFY(other.save(m_other));
    m_otherData = other.data();
}

void TestFileTask::cleanup()
{
    m_document.reset();
    m_folder.reset();
}

void TestFileTask::savesInTheBackground()
{
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    QVERIFY(task);
    QCOMPARE(m_document->fileTask(), task);
    QCOMPARE(task->kind(), FileTask::Kind::Saving);
    QCOMPARE(task->fileName(), path(QStringLiteral("a")));
    const QPointer<FileTask> guard(task);
    const FileResult result = resultOf(task);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(task->isFinished());
    QVERIFY(!m_document->fileTask());
    QVERIFY(dataOf(path(QStringLiteral("a"))) == before);
    while (guard)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void TestFileTask::isModifiedUntilItIsWritten()
{
    QSignalSpy told(m_document.get(), &Document::modifiedChanged);
    QVERIFY(m_document->isModified());
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    QVERIFY(m_document->isModified());
    QCOMPARE(told.size(), 0);
    QVERIFY(task->wait());
    QVERIFY(!m_document->isModified());
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.at(0).at(0).toBool(), false);
}

void TestFileTask::staysCleanWhenItWasClean()
{
    QVERIFY(m_document->save(path(QStringLiteral("a"))));
    QSignalSpy told(m_document.get(), &Document::modifiedChanged);
    FileTask *task = m_document->startSaving(path(QStringLiteral("b")));
    QVERIFY(!m_document->isModified());
    task->cancel();
    task->wait();
    QVERIFY(!m_document->isModified());
    // A folder cannot be saved to.
    QVERIFY(!m_document->startSaving(m_folder->path())->wait());
    QVERIFY(!m_document->isModified());
    QCOMPARE(told.size(), 0);
}

void TestFileTask::editsDuringASave()
{
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    m_document->addShape(square(1));
    m_document->removeShapes(m_document->ids().first(100));
    m_document->changeShapes(m_document->ids(), [](Shape &shape) { shape.locked = true; });
    QVERIFY(resultOf(task));
    QVERIFY(dataOf(path(QStringLiteral("a"))) == before);
    QVERIFY(m_document->isModified());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(m_document->isModified());
        m_document->undoStack()->undo();
    }
    QVERIFY(m_document->data() == before);
    QVERIFY(!m_document->isModified());
    m_document->undoStack()->undo();
    QVERIFY(m_document->isModified());
    m_document->undoStack()->redo();
    QVERIFY(!m_document->isModified());
}

void TestFileTask::laterChangesDoNotMergeIntoWhatIsWritten()
{
    constexpr int burst = 7;
    const ShapeIds id{m_document->ids().first()};
    const auto nudge = [&] {
        m_document->changeShapes(
            id, [](Shape &shape) { shape.center.rx() += 1; }, {}, burst);
    };
    nudge();
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    nudge();
    QVERIFY(task->wait());
    QVERIFY(m_document->isModified());
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QVERIFY(!m_document->isModified());
}

void TestFileTask::failureLeavesItModified()
{
    QSignalSpy told(m_document.get(), &Document::modifiedChanged);
    const FileResult result = resultOf(m_document->startSaving(path(QStringLiteral("missing/a"))));
    QVERIFY(!result);
    QVERIFY(!result.canceled);
    QVERIFY(result.errorString().startsWith(QStringLiteral("The file cannot be written: ")));
    QVERIFY(m_document->isModified());
    QCOMPARE(told.size(), 0);
    m_document->undoStack()->undo();
    m_document->undoStack()->redo();
    QVERIFY(m_document->isModified());
}

void TestFileTask::cancelLeavesTheOldFile()
{
    static const GateKind kind;
    QVERIFY(ShapeKind::add(kind));
    QVERIFY(!m_document->addShape(Shape(kind, {0, 0}, {1, 1})).isNull());
    m_document->reorder({m_document->ids().last()}, Document::Place::Bottom);
    const QByteArray before = contentOf(m_other);
    FileTask *task = m_document->startSaving(m_other);
    task->cancel();
    kind.gate.release();
    const FileResult result = resultOf(task);
    QVERIFY(!result);
    QVERIFY(result.canceled);
    QCOMPARE(contentOf(m_other), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
    QVERIFY(m_document->isModified());
}

void TestFileTask::leavesOutAnOpenGesture()
{
    const DocumentData before = m_document->data();
    const ShapeId id = m_document->ids().first();
    Gesture gesture(*m_document, {});
    gesture.change({id}, {square(9)});
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    gesture.change({id}, {square(10)});
    QVERIFY(task->wait());
    QVERIFY(gesture.isOpen());
    QVERIFY(dataOf(path(QStringLiteral("a"))) == before);
    gesture.cancel();
    QVERIFY(!m_document->isModified());
}

void TestFileTask::loadsAndSwaps()
{
    QSignalSpy reset(m_document.get(), &Document::reset);
    FileTask *task = m_document->startLoading(m_other);
    QVERIFY(task);
    QCOMPARE(task->kind(), FileTask::Kind::Loading);
    const FileResult result = resultOf(task);
    QVERIFY2(result, qPrintable(result.errorString()));
    QVERIFY(m_document->data() == m_otherData);
    QVERIFY(!m_document->isModified());
    QVERIFY(!m_document->undoStack()->canUndo());
    QCOMPARE(reset.size(), 1);
    // The index and the visibility are loaded, too.
    Document same;
    QVERIFY(same.setData(m_otherData));
    const Quad all = Quad::fromBox(m_document->bounds());
    QCOMPARE(m_document->shapesIn(all, RubberBandMode::Enclose), same.shapesIn(all, RubberBandMode::Enclose));
    QCOMPARE(m_document->shapesIn(all, RubberBandMode::Enclose).size(), m_document->count());
    QCOMPARE(m_document->rank(m_document->ids().last()), m_document->count() - 1);
}

void TestFileTask::loadKeepsTheOldDocumentUsable()
{
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startLoading(m_other);
    // A change that is undone before the end of the task does not prevent the loading.
    const ShapeId id = m_document->addShape(square(1));
    QVERIFY(m_document->contains(id));
    m_document->undoStack()->undo();
    QVERIFY(m_document->data() == before);
    QVERIFY(resultOf(task));
    QVERIFY(m_document->data() == m_otherData);
}

void TestFileTask::refusesToLoseAChange()
{
    FileTask *task = m_document->startLoading(m_other);
    m_document->addShape(square(1));
    const DocumentData changed = m_document->data();
    const FileResult result = resultOf(task);
    QVERIFY(!result);
    QVERIFY(!result.canceled);
    QCOMPARE(result.errorString(),
             QStringLiteral("The drawing was changed while the file was read, and the change would be lost"));
    QVERIFY(m_document->data() == changed);
    QVERIFY(m_document->undoStack()->canUndo());
}

void TestFileTask::takesTheOldDocumentThatIsAsItWas()
{
    // An uncommitted drag does not prevent the loading. It ends when the document is replaced.
    FileTask *task = m_document->startLoading(m_other);
    Gesture gesture(*m_document, {});
    gesture.change({m_document->ids().first()}, {square(9)});
    QVERIFY(resultOf(task));
    QVERIFY(!gesture.isOpen());
    QVERIFY(m_document->data() == m_otherData);
}

void TestFileTask::failedLoadLeavesEverything()
{
    const DocumentData before = m_document->data();
    const QString bad = path(QStringLiteral("bad"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"trammel\",\n\"version\":7}");
    file.close();
    FileResult result = resultOf(m_document->startLoading(bad));
    QVERIFY(!result);
    QCOMPARE(result.errorString(),
             QStringLiteral("Line 2: the file has version 7, and this program reads versions up to 3"));
    result = resultOf(m_document->startLoading(path(QStringLiteral("missing"))));
    QVERIFY(result.errorString().startsWith(QStringLiteral("The file cannot be opened: ")));
    QVERIFY(m_document->data() == before);
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->undoStack()->canUndo());
}

void TestFileTask::canceledLoadLeavesEverything()
{
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startLoading(m_other);
    task->cancel();
    const FileResult result = resultOf(task);
    QVERIFY(!result);
    QVERIFY(result.canceled);
    QVERIFY(m_document->data() == before);
}

void TestFileTask::oneAtATime()
{
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    QVERIFY(!m_document->startSaving(path(QStringLiteral("b"))));
    QCOMPARE(m_document->errorString(), QStringLiteral("Another file is being read or written"));
    QVERIFY(!m_document->startLoading(m_other));
    QVERIFY(task->wait());
    QVERIFY(!QFile::exists(path(QStringLiteral("b"))));
    task = m_document->startLoading(m_other);
    QVERIFY(!m_document->startSaving(path(QStringLiteral("b"))));
    QVERIFY(task->wait());
    QVERIFY(m_document->data() == m_otherData);
}

void TestFileTask::anotherMayFollowAtOnce()
{
    FileTask *first = m_document->startSaving(path(QStringLiteral("a")));
    FileTask *second = nullptr;
    connect(first, &FileTask::finished, this, [&] { second = m_document->startSaving(path(QStringLiteral("b"))); });
    first->wait();
    QVERIFY(second);
    QVERIFY(second->wait());
    QCOMPARE(contentOf(path(QStringLiteral("a"))), contentOf(path(QStringLiteral("b"))));
}

void TestFileTask::blockingCallsWaitForASave()
{
    const QString name = path(QStringLiteral("a"));
    FileTask *task = m_document->startSaving(name);
    m_document->addShape(square(1));
    // Without the wait, the older state could be written last.
    QVERIFY(m_document->save(name));
    QVERIFY(task->isFinished());
    QVERIFY(dataOf(name) == m_document->data());
    QVERIFY(!m_document->isModified());

    m_document->addShape(square(2));
    const DocumentData before = m_document->data();
    task = m_document->startSaving(name);
    QVERIFY(m_document->load(name));
    QVERIFY(m_document->data() == before);
}

void TestFileTask::becomesAnotherDocumentDuringASave()
{
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    m_document->clear();
    QVERIFY(!m_document->isModified());
    m_document->addShape(square(1));
    QVERIFY(m_document->isModified());
    QVERIFY(task->wait());
    QVERIFY(m_document->isModified());
    QVERIFY(dataOf(path(QStringLiteral("a"))) == before);
    m_document->undoStack()->undo();
    QVERIFY(!m_document->isModified());
    // A failure does not change the modified state either.
    m_document->addShape(square(1));
    task = m_document->startSaving(path(QStringLiteral("missing/a")));
    m_document->clear();
    QVERIFY(!task->wait());
    QVERIFY(!m_document->isModified());
}

void TestFileTask::documentGoesDuringASave()
{
    const DocumentData before = m_document->data();
    m_document->startSaving(path(QStringLiteral("a")));
    m_document.reset();
    QVERIFY(dataOf(path(QStringLiteral("a"))) == before);
}

void TestFileTask::documentGoesDuringALoad()
{
    bool isTold = false;
    FileTask *task = m_document->startLoading(m_other);
    connect(task, &FileTask::finished, this, [&isTold] { isTold = true; });
    m_document.reset();
    QCoreApplication::processEvents();
    QVERIFY(!isTold);
}

void TestFileTask::slotsMayDeleteTheDocument()
{
    QPointer<FileTask> task = m_document->startSaving(path(QStringLiteral("a")));
    connect(m_document.get(), &Document::modifiedChanged, this, [this] { m_document.reset(); });
    task->wait();
    QVERIFY(!task);
    QVERIFY(!m_document);

    init();
    task = m_document->startLoading(m_other);
    connect(m_document.get(), &Document::reset, this, [this] { m_document.reset(); });
    task->wait();
    QVERIFY(!task);

    init();
    task = m_document->startLoading(m_other);
    connect(task, &FileTask::finished, this, [this] { m_document.reset(); });
    task->wait();
    QVERIFY(!task);
}

void TestFileTask::applicationQuitsDuringASave()
{
    const DocumentData before = m_document->data();
    FileTask *task = m_document->startSaving(path(QStringLiteral("a")));
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    QCoreApplication::exec();
    QVERIFY(task->isFinished());
    QVERIFY(dataOf(path(QStringLiteral("a"))) == before);
}

void TestFileTask::tellsProgress()
{
    for (FileTask *task : {m_document->startSaving(path(QStringLiteral("a"))), static_cast<FileTask *>(nullptr)}) {
        if (!task)
            task = m_document->startLoading(path(QStringLiteral("a")));
        QList<double> told;
        connect(task, &FileTask::progressChanged, this, [&told](double progress) { told.append(progress); });
        QVERIFY(resultOf(task));
        QVERIFY(!told.isEmpty());
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QVERIFY(told.first() >= 0);
        QCOMPARE(told.last(), 1.0);
        QCOMPARE(told.count(1.0), 1);
    }
}

void TestFileTask::tellsTheEndOfASmallTask()
{
    Document document;
    document.addShape(Shape::rectangle({0, 0}, {20, 20}));
    const QString name = path(QStringLiteral("small"));
    // wait() leaves no time for other signals. A task that fails does not report an end.
    for (const bool isMissing : {false, true}) {
        for (const bool isSaving : {true, false}) {
            const QString fileName = isMissing ? path(QStringLiteral("no/folder")) : name;
            FileTask *task = isSaving ? document.startSaving(fileName) : document.startLoading(fileName);
            QList<double> told;
            connect(task, &FileTask::progressChanged, this, [&told](double progress) { told.append(progress); });
            QCOMPARE(bool(task->wait()), !isMissing);
            QCOMPARE(told, isMissing ? QList<double>() : QList<double>{1});
        }
    }
}

void TestFileTask::cancelsAtAnyMoment()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const QString name = path(QStringLiteral("a"));
    const DocumentData before = m_document->data();
    for (int i = 0; i < 30; ++i) {
        const bool isSaving = random.chance(50);
        FileTask *task = isSaving ? m_document->startSaving(name) : m_document->startLoading(m_other);
        QVERIFY(task);
        // Cancels after a number of progress signals, or never if there are fewer.
        int left = random.upTo(20);
        connect(task, &FileTask::progressChanged, task, [&left, task] {
            if (left-- == 0)
                task->cancel();
        });
        if (left == 0)
            task->cancel();
        const FileResult result = resultOf(task);
        QCOMPARE(result.canceled, !result.ok);
        if (isSaving) {
            QCOMPARE(m_document->isModified(), !result.ok && m_document->isModified());
            QVERIFY(!QFile::exists(name) || dataOf(name) == before);
        } else {
            QVERIFY(m_document->data() == (result ? m_otherData : before));
            QVERIFY(m_document->setData(before));
        }
    }
}

void TestFileTask::manyEditsDuringManySaves()
{
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine);
    const QString name = path(QStringLiteral("a"));
    for (int i = 0; i < 6; ++i) {
        const DocumentData before = m_document->data();
        FileTask *task = m_document->startSaving(name);
        int edits = 0;
        while (!task->isFinished()) {
            if (edits < 200) {
                const ShapeIds ids = m_document->ids();
                const ShapeId id = ids.at(random.upTo(int(ids.size()) - 1));
                if (random.chance(50))
                    m_document->changeShape(id, random.shape());
                else
                    m_document->removeShapes({id});
                ++edits;
            }
            QCoreApplication::processEvents();
        }
        QVERIFY(dataOf(name) == before);
        QCOMPARE(m_document->isModified(), edits > 0);
        while (edits-- > 0)
            m_document->undoStack()->undo();
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->data() == before);
    }
}

TRAMMEL_TEST(TestFileTask)
#include "tst_filetask.moc"
