#pragma once

#include <cstddef>

/// How often memory was allocated since the program began; of other threads too. By malloc() where that can be
/// told, which is with glibc and without a sanitizer, else by operator new alone.
std::size_t allocationCount();
