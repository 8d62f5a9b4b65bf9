#include "tests/testprogram.h"
#include "tests/widgets/editormonkey.h"

using namespace Trammel;

/// Runs two thousand random gestures on the real editor. A failure prints the seed, the row and the number of the step.
/// To reproduce it, run TRAMMEL_SEED=<seed> tst_editormonkey gestures:<row>. To reduce it, list the steps to run, such
/// as TRAMMEL_STEPS=3,17,40-52: the random numbers of a step depend only on the seed, the row and the step's number.
class TestEditorMonkey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gestures_data();
    void gestures();

private:
    QList<int> wantedSteps() const;
};

void TestEditorMonkey::gestures_data()
{
    QTest::addColumn<quint32>("number");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::newRow("1:1") << 1u << 1.0 << 0.0;
    QTest::newRow("again") << 2u << 1.0 << 0.0;
    QTest::newRow("zoomed in") << 3u << 2.5 << 0.0;
    QTest::newRow("zoomed out") << 4u << 0.4 << 0.0;
    QTest::newRow("turned") << 5u << 1.0 << 30.0;
    QTest::newRow("upside down") << 6u << 1.0 << 180.0;
    QTest::newRow("zoomed in and turned") << 7u << 3.0 << 217.0;
    QTest::newRow("zoomed out and turned") << 8u << 0.6 << 77.0;
}

QList<int> TestEditorMonkey::wantedSteps() const
{
    QList<int> steps;
    const QString text = qEnvironmentVariable("TRAMMEL_STEPS", QStringLiteral("0-249"));
    for (const QString &part : text.split(QLatin1Char(','))) {
        const int first = part.section(QLatin1Char('-'), 0, 0).toInt();
        const int last = part.section(QLatin1Char('-'), -1).toInt();
        for (int step = first; step <= last; ++step)
            steps << step;
    }
    return steps;
}

void TestEditorMonkey::gestures()
{
    QFETCH(quint32, number);
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    const quint32 seed = testSeed(5);
    EditorMonkey monkey(zoom, rotation, 8 * seed + number);
    QStringList story;
    for (int step : wantedSteps()) {
        const QString fault = monkey.step(step);
        story << QStringLiteral("%1: %2").arg(step).arg(monkey.did);
        if (!fault.isEmpty())
            qInfo("%s", qPrintable(story.mid(std::max(qsizetype(0), story.size() - 15)).join(QLatin1Char('\n'))));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
    const QString fault = monkey.thereAndBack();
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

TRAMMEL_WIDGET_TEST(TestEditorMonkey)
#include "tst_editormonkey.moc"
