#pragma once

#include <QtCore/QSemaphore>
#include <QtCore/QThread>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <atomic>

namespace Trammel {

/// Calls work(first, last) for consecutive parts of 0 to count, on this thread and on those of the global
/// pool that are free now; returns when all is done. Work that writes by place gives the same result
/// whatever the number of threads.
template <typename Work> void inParallel(std::size_t count, std::size_t partSize, const Work &work)
{
    std::atomic<std::size_t> next = 0;
    const auto takeParts = [&] {
        for (std::size_t first = next.fetch_add(partSize); first < count; first = next.fetch_add(partSize))
            work(first, std::min(first + partSize, count));
    };
    QSemaphore ended;
    int started = 0;
    const int mostOthers = std::min(QThread::idealThreadCount() - 1, int(std::min<std::size_t>(count / partSize, 64)));
    while (started < mostOthers && QThreadPool::globalInstance()->tryStart([&] {
        takeParts();
        ended.release();
    }))
        ++started;
    takeParts();
    ended.acquire(started);
}

} // namespace Trammel
