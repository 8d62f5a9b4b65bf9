#include "widgets/view/atonce_p.h"

#include <QtCore/QExplicitlySharedDataPointer>
#include <QtCore/QSemaphore>
#include <QtCore/QThread>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <atomic>

namespace Trammel {

namespace {

// More threads wait for memory rather than reckon.
constexpr int MostThreads = 4;

// Outlives the call where a thread comes too late to find any work left: the function is not touched then.
struct Work : QSharedData
{
    Work(int number, const std::function<void(int)> &called) : count(number), function(called) { }

    void run()
    {
        for (int i = next++; i < count; i = next++) {
            function(i);
            done.release();
        }
    }

    const int count;
    const std::function<void(int)> &function;
    std::atomic<int> next = 0;
    QSemaphore done;
};

} // namespace

int atOnce()
{
    return std::clamp(QThread::idealThreadCount(), 1, MostThreads);
}

void forEachAtOnce(int count, const std::function<void(int)> &function)
{
    const QExplicitlySharedDataPointer work(new Work(count, function));
    for (int i = 1; i < count; ++i) {
        if (!QThreadPool::globalInstance()->tryStart([work] { work->run(); }))
            break;
    }
    work->run();
    work->done.acquire(count);
}

} // namespace Trammel
