#pragma once

#include <cstdint>
#include <optional>

/// The bytes that the program has allocated and not freed: from the C library where it tells, else what
/// the process has resident; nothing where neither is known, and under sanitizers.
std::optional<std::int64_t> bytesInUse();
