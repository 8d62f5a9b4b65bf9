#pragma once

#include <trammel/geometry/primitives.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>

/// Reads values from the fuzzer's bytes. Bytes after the end are zeros.
class Bytes
{
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : m_bytes(bytes) { }

    bool isEmpty() const { return m_bytes.empty(); }
    std::uint8_t byte() { return take<std::uint8_t>(); }
    /// Skips the next byte if it is the given one; returns whether it was.
    bool takeIf(std::uint8_t byte)
    {
        const bool isNext = !m_bytes.empty() && m_bytes.front() == byte;
        m_bytes = m_bytes.subspan(isNext ? 1 : 0);
        return isNext;
    }

    template <class Value> Value take()
    {
        Value value{};
        const std::size_t size = std::min(sizeof(Value), m_bytes.size());
        std::memcpy(&value, m_bytes.data(), size);
        m_bytes = m_bytes.subspan(size);
        return value;
    }

private:
    std::span<const std::uint8_t> m_bytes;
};

/// A number on a small grid, on a grid far from the origin, or any double.
inline double numberFrom(Bytes &bytes, std::uint8_t range)
{
    switch (range % 4) {
    case 0:
        return std::int8_t(bytes.byte()) / 8;
    case 1:
        return std::int8_t(bytes.byte());
    case 2:
        return 1e8 + std::int8_t(bytes.byte()) * 1.5e-8;
    default:
        return bytes.take<double>();
    }
}

/// The first byte selects the format of the numbers. The byte 128 starts another ring, unless the numbers are any
/// doubles.
inline Trammel::Polygon polygonFrom(Bytes &bytes)
{
    const std::uint8_t range = bytes.byte();
    Trammel::Polygon polygon;
    QList<QPointF> *ring = &polygon.outline;
    while (!bytes.isEmpty()) {
        if (range % 4 != 3 && bytes.takeIf(128)) {
            polygon.holes.append(QList<QPointF>());
            ring = &polygon.holes.last();
            continue;
        }
        const double x = numberFrom(bytes, range);
        ring->append(QPointF(x, numberFrom(bytes, range)));
    }
    return polygon;
}
