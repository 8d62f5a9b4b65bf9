#pragma once

#include <functional>

namespace Trammel {

/// How many parts of some work can be done at the same time.
int atOnce();

/// Calls a function with each number below the count, on this thread and on such threads of the global pool as
/// have time just now; returns when all calls have. What no other thread has begun, this one does.
void forEachAtOnce(int count, const std::function<void(int)> &function);

} // namespace Trammel
