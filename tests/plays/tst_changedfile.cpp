#include "files/filestamp.h"
#include "mainwindow.h"

#include "tests/plays/windowbench.h"
#include "tests/testprogram.h"

#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QFileDialog>

#include <memory>

using namespace Trammel;

using Change = FileStamp::Change;

/// Tests the question about a file that another program has changed. Every test begins with an empty folder.
class TestChangedFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void stamps_data();
    void stamps();
    void asksBeforeOverwriting_data();
    void asksBeforeOverwriting();
    void savesElsewhere();
    void noFalseAlarm();
    void closingDoesNotLoseAChangedFile();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestChangedFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestChangedFile::cleanup()
{
    m_folder.reset();
}

void TestChangedFile::stamps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<FileStamp::Change>("change");
    QTest::newRow("same") << "one" << 0 << Change::None;
    QTest::newRow("same contents at another time") << "one" << 100 << Change::None;
    QTest::newRow("longer") << "longer" << 0 << Change::Changed;
    QTest::newRow("shorter and older") << "1" << -100 << Change::Changed;
    QTest::newRow("same size") << "two" << 100 << Change::Changed;
    QTest::newRow("same size and older") << "two" << -100 << Change::Changed;
    QTest::newRow("same size and time") << "two" << 0 << Change::Changed;
    QTest::newRow("removed") << "" << 0 << Change::Removed;
}

void TestChangedFile::stamps()
{
    QFETCH(QString, text);
    QFETCH(int, seconds);
    QFETCH(FileStamp::Change, change);
    const QString file = path(QStringLiteral("file"));
    writeText(file, "one");
    const QDateTime time = QFileInfo(file).lastModified();
    const FileStamp stamp(file);
    QCOMPARE(stamp.changeOf(file), Change::None);
    if (change == Change::Removed) {
        QVERIFY(QFile::remove(file));
    } else {
        writeText(file, text.toUtf8());
        setTime(file, time.addSecs(seconds));
    }
    QCOMPARE(stamp.changeOf(file), change);
    // A file that appears after the stamp is a change.
    QCOMPARE(FileStamp().changeOf(file), QFile::exists(file) ? Change::Changed : Change::None);
    QCOMPARE(FileStamp(path(QStringLiteral("other"))).changeOf(path(QStringLiteral("other"))), Change::None);
}

void TestChangedFile::asksBeforeOverwriting_data()
{
    QTest::addColumn<bool>("removed");
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("inFile");
    QTest::addColumn<int>("inWindow");
    QTest::addColumn<bool>("modified");
    QTest::newRow("overwrite") << false << "overwrite" << 3 << 3 << false;
    QTest::newRow("reload") << false << "reload" << 5 << 5 << false;
    QTest::newRow("cancel") << false << "" << 5 << 3 << true;
    QTest::newRow("removed, save") << true << "overwrite" << 3 << 3 << false;
    QTest::newRow("removed, no reload") << true << "reload" << -1 << 3 << true;
    QTest::newRow("removed, cancel") << true << "" << -1 << 3 << true;
}

void TestChangedFile::asksBeforeOverwriting()
{
    QFETCH(bool, removed);
    QFETCH(QString, button);
    QFETCH(int, inFile);
    QFETCH(int, inWindow);
    QFETCH(bool, modified);
    const QString file = path(QStringLiteral("a.trammel"));
    writeDrawing(file, 2);
    MainWindow window;
    Document &document = *window.editor().document();
    QVERIFY(window.load(file));
    addSquare(document);
    if (removed)
        QVERIFY(QFile::remove(file));
    else
        writeDrawing(file, 5);
    const Answer answer({button});
    QVERIFY(save(window));
    QCOMPARE(answer.count(), 1);
    QVERIFY2(answer.texts[0].contains(QLatin1String("a.trammel")), qPrintable(answer.texts[0]));
    QCOMPARE(countIn(file), inFile);
    QCOMPARE(document.count(), inWindow);
    QCOMPARE(document.isModified(), modified);
    if (modified)
        return;
    // After the answer, the next save asks no question.
    addSquare(document);
    QVERIFY(save(window));
    QCOMPARE(answer.count(), 1);
    QCOMPARE(countIn(file), inWindow + 1);
}

void TestChangedFile::savesElsewhere()
{
    const QString file = path(QStringLiteral("a.trammel"));
    const QString other = path(QStringLiteral("b.trammel"));
    writeDrawing(file, 2);
    MainWindow window;
    QVERIFY(window.load(file));
    addSquare(*window.editor().document());
    writeDrawing(file, 5);
    const Answer answer({QStringLiteral("saveAs")});
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&other] {
        if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
            dialog->selectFile(other);
            static_cast<QDialog *>(dialog)->accept();
        }
    });
    timer.start(1);
    QVERIFY(save(window));
    QCOMPARE(answer.count(), 1);
    QCOMPARE(countIn(file), 5);
    QCOMPARE(countIn(other), 3);
    QCOMPARE(window.windowFilePath(), other);
}

void TestChangedFile::noFalseAlarm()
{
    const QString file = path(QStringLiteral("a.trammel"));
    MainWindow window;
    Document &document = *window.editor().document();
    QVERIFY(window.save(file));
    const Answer answer;
    for (int i = 1; i <= 5; ++i) {
        addSquare(document);
        // The second save begins before the end of the first one is delivered.
        QVERIFY(save(window, 2));
        QTRY_COMPARE(countIn(file), i);
    }
    QVERIFY(window.load(file));
    setTime(file, QDateTime::currentDateTime().addSecs(50));
    addSquare(document);
    QVERIFY(save(window));
    // A new drawing has no file.
    window.startNew();
    QVERIFY(window.save(path(QStringLiteral("b.trammel"))));
    addSquare(document);
    QVERIFY(save(window));
    QCOMPARE(answer.count(), 0);
}

void TestChangedFile::closingDoesNotLoseAChangedFile()
{
    const QString file = path(QStringLiteral("a.trammel"));
    writeDrawing(file, 2);
    MainWindow window;
    QVERIFY(window.load(file));
    window.show();
    addSquare(*window.editor().document());
    writeDrawing(file, 5);
    // The first question is whether to save, and the second one is about the changed file.
    const Answer answer({QStringLiteral("save")});
    window.close();
    QTRY_COMPARE(answer.count(), 2);
    QVERIFY(window.isVisible());
    QCOMPARE(countIn(file), 5);
}

TRAMMEL_WIDGET_TEST(TestChangedFile)
#include "tst_changedfile.moc"
