#include "tests/geometry/allocations.h"

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> count = 0;

} // namespace

std::size_t allocationCount()
{
    return count;
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TRAMMEL_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define TRAMMEL_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(TRAMMEL_SANITIZED)

// A program's own functions with these names replace those of the C library, for Qt as well.

extern "C" {

void *__libc_malloc(std::size_t);
void *__libc_calloc(std::size_t, std::size_t);
void *__libc_realloc(void *, std::size_t);
void *__libc_memalign(std::size_t, std::size_t);

void *malloc(std::size_t bytes) noexcept
{
    ++count;
    return __libc_malloc(bytes);
}

void *calloc(std::size_t number, std::size_t bytes) noexcept
{
    ++count;
    return __libc_calloc(number, bytes);
}

void *realloc(void *memory, std::size_t bytes) noexcept
{
    ++count;
    return __libc_realloc(memory, bytes);
}

void *aligned_alloc(std::size_t alignment, std::size_t bytes) noexcept
{
    ++count;
    return __libc_memalign(alignment, bytes);
}

int posix_memalign(void **memory, std::size_t alignment, std::size_t bytes) noexcept
{
    ++count;
    *memory = __libc_memalign(alignment, bytes);
    return *memory ? 0 : ENOMEM;
}
}

#else

void *operator new(std::size_t bytes)
{
    ++count;
    if (void *memory = std::malloc(bytes > 0 ? bytes : 1))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

#endif
