#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace Trammel {

/// Arrays that share one allocation, or a local buffer if they are small. They are not initialized.
class Arena
{
public:
    /// The number of bytes must suffice for all arrays, each rounded up to whole cache lines as in bytesFor().
    explicit Arena(std::size_t bytes)
    {
        if (bytes > m_local.size()) {
            m_heap.reset(static_cast<std::byte *>(::operator new(bytes, std::align_val_t(line))));
            m_next = m_heap.get();
        }
    }

    template <class Value> static constexpr std::size_t bytesFor(std::size_t count)
    {
        return (count * sizeof(Value) + line - 1) / line * line;
    }

    template <class Value> std::span<Value> take(std::size_t count)
    {
        static_assert(std::is_trivially_copyable_v<Value> && alignof(Value) <= line);
        Value *values = reinterpret_cast<Value *>(m_next);
        m_next += bytesFor<Value>(count);
        return {values, count};
    }

private:
    static constexpr std::size_t line = 64;

    struct Deleter
    {
        void operator()(std::byte *bytes) const { ::operator delete(bytes, std::align_val_t(line)); }
    };

    alignas(line) std::array<std::byte, 8192> m_local;
    std::unique_ptr<std::byte, Deleter> m_heap;
    std::byte *m_next = m_local.data();
};

} // namespace Trammel
