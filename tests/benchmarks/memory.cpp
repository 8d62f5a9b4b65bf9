#include "tests/benchmarks/memory.h"

#include <QtCore/QFile>
#include <QtCore/QList>

#include <cstdlib>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
#include <malloc.h>
#endif

std::optional<std::int64_t> bytesInUse()
{
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
    // Large blocks are mapped one by one and counted separately. A sanitizer's allocator reports nothing.
    const struct mallinfo2 info = mallinfo2();
    if (info.uordblks > 0)
        return std::int64_t(info.uordblks + info.hblkhd);
    return {};
#else
    QFile statistics(QStringLiteral("/proc/self/statm"));
    if (!statistics.open(QIODevice::ReadOnly))
        return {};
    constexpr std::int64_t PageSize = 4096;
    const QList<QByteArray> fields = statistics.readAll().split(' ');
    return fields.size() > 1 ? std::optional(fields[1].toLongLong() * PageSize) : std::nullopt;
#endif
}
