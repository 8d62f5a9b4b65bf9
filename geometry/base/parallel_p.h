#pragma once

#include <QtCore/QExplicitlySharedDataPointer>
#include <QtCore/QThread>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace Trammel {

/// The number of parts of some work that can run at the same time.
inline int atOnce()
{
    // More threads would wait for memory instead of computing.
    constexpr int mostThreads = 4;
    return std::clamp(QThread::idealThreadCount(), 1, mostThreads);
}

/// Calls work(first, last) for consecutive parts of 0 to count, on this thread and on idle threads of the
/// global pool. Returns when all parts are done. This thread does all parts that no other thread has started.
/// Work that writes by index gives the same result for any number of threads.
template <typename Work> void inParallel(std::size_t count, std::size_t partSize, const Work &work)
{
    // The data outlives the call if a thread starts after all parts are assigned. Such a thread does not call the work,
    // which may be gone.
    struct Parts : QSharedData
    {
        Parts(std::size_t total, std::size_t size, const Work &called) : count(total), partSize(size), work(called) { }

        void take()
        {
            for (std::size_t first = next.fetch_add(partSize); first < count; first = next.fetch_add(partSize)) {
                work(first, std::min(first + partSize, count));
                ++done;
                done.notify_one();
            }
        }

        const std::size_t count, partSize;
        const Work &work;
        std::atomic<std::size_t> next = 0;
        std::atomic<std::size_t> done = 0;
    };
    const std::size_t partCount = (count + partSize - 1) / partSize;
    if (partCount <= 1) {
        if (count > 0)
            work(std::size_t(0), count);
        return;
    }
    const QExplicitlySharedDataPointer parts(new Parts(count, partSize, work));
    const int others = int(std::min<std::size_t>(partCount, std::size_t(atOnce()))) - 1;
    // The pool is null while the application object is destroyed.
    QThreadPool *pool = QThreadPool::globalInstance();
    for (int i = 0; i < others; ++i) {
        if (!pool || !pool->tryStart([parts] { parts->take(); }))
            break;
    }
    parts->take();
    for (std::size_t done = parts->done; done < partCount; done = parts->done)
        parts->done.wait(done);
}

/// As std::stable_sort(), with the two halves of a long list sorted at the same time.
template <typename Iterator, typename Less> void sortInParallel(Iterator begin, Iterator end, const Less &less)
{
    constexpr std::ptrdiff_t few = 4096;
    if (end - begin < few || atOnce() == 1) {
        std::stable_sort(begin, end, less);
        return;
    }
    const Iterator middle = begin + (end - begin) / 2;
    inParallel(2, 1, [&](std::size_t half, std::size_t) {
        std::stable_sort(half == 0 ? begin : middle, half == 0 ? middle : end, less);
    });
    std::inplace_merge(begin, middle, end, less);
}

} // namespace Trammel
