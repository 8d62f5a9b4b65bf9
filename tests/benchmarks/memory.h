#pragma once

#include <cstdint>
#include <optional>

/// The bytes that the program has allocated and not freed, as reported by the C library, otherwise the resident size
/// of the process. Empty if neither is known, and under sanitizers.
std::optional<std::int64_t> bytesInUse();
