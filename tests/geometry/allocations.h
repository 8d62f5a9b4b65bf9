#pragma once

#include <cstddef>

/// The number of memory allocations since the program started, by all threads. Counts malloc() where possible, which
/// is with glibc and without a sanitizer, otherwise only operator new.
std::size_t allocationCount();
