#include "geometry/base/parallel_p.h"

#include "tests/testprogram.h"

#include <QtCore/QSemaphore>
#include <QtTest/QTest>

#include <utility>
#include <vector>

using namespace Trammel;

class TestParallel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsCoverEachPlaceOnce_data();
    void partsCoverEachPlaceOnce();
    void busyPoolIsNotWaitedFor();
    void lateThreadTouchesNothing();
    void inParallelWithinItself();
    void sortsStably();
};

void TestParallel::partsCoverEachPlaceOnce_data()
{
    QTest::addColumn<std::size_t>("partSize");
    QTest::newRow("one place a part") << std::size_t(1);
    QTest::newRow("a remainder") << std::size_t(3);
    QTest::newRow("one part") << std::size_t(1000);
}

void TestParallel::partsCoverEachPlaceOnce()
{
    QFETCH(std::size_t, partSize);
    for (std::size_t count : {0, 1, 2, 7, 500}) {
        std::vector<std::atomic<int>> calls(count);
        inParallel(count, partSize, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                ++calls[i];
        });
        for (const std::atomic<int> &each : calls)
            QCOMPARE(each.load(), 1);
    }
}

void TestParallel::sortsStably()
{
    for (int count : {0, 1, 4095, 4096, 20001}) {
        std::vector<std::pair<int, int>> items;
        for (int i = 0; i < count; ++i)
            items.emplace_back(int(unsigned(i) * 7919U % 61U), i);
        std::vector<std::pair<int, int>> expected = items;
        std::sort(expected.begin(), expected.end());
        sortInParallel(items.begin(), items.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        QVERIFY(items == expected);
    }
}

// All threads of the pool are blocked until the calling thread has done all the work.
void TestParallel::busyPoolIsNotWaitedFor()
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    QSemaphore go, begun;
    const int threads = pool.maxThreadCount();
    for (int i = 0; i < threads; ++i) {
        pool.start([&] {
            begun.release();
            go.acquire();
        });
    }
    begun.acquire(threads);
    std::atomic<int> sum = 0;
    inParallel(100, 7, [&](std::size_t first, std::size_t last) { sum += int(last - first); });
    QCOMPARE(sum.load(), 100);
    go.release(threads);
    pool.waitForDone();
}

// Threads may start after the call has returned and its arguments are gone; a sanitizer reports an access to them.
void TestParallel::lateThreadTouchesNothing()
{
    for (int round = 0; round < 2000; ++round) {
        std::vector<int> places(4, 0);
        inParallel(places.size(), 1, [&](std::size_t first, std::size_t) { ++places[first]; });
        QCOMPARE(places, std::vector<int>(4, 1));
    }
    QThreadPool::globalInstance()->waitForDone();
}

void TestParallel::inParallelWithinItself()
{
    std::atomic<int> calls = 0;
    inParallel(20, 1, [&](std::size_t, std::size_t) { inParallel(20, 1, [&](std::size_t, std::size_t) { ++calls; }); });
    QCOMPARE(calls.load(), 400);
}

TRAMMEL_TEST(TestParallel)

#include "tst_parallel.moc"
