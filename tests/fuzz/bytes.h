#pragma once

#include "geometry/primitives.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>

/// Takes values off the bytes that the fuzzer gives; zeros when they are used up.
class Bytes
{
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : m_bytes(bytes) { }

    bool isEmpty() const { return m_bytes.empty(); }
    std::uint8_t byte() { return take<std::uint8_t>(); }

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

/// The first byte says how the rest is read: as a small grid, a grid far out, or any doubles; byte 128 begins
/// another ring.
inline Trammel::Polygon polygonFrom(Bytes &bytes)
{
    const std::uint8_t kind = bytes.byte() % 4;
    Trammel::Polygon polygon;
    QList<QPointF> *ring = &polygon.outline;
    const auto number = [&]() -> double {
        switch (kind) {
        case 0:
            return std::int8_t(bytes.byte()) / 8;
        case 1:
            return std::int8_t(bytes.byte());
        case 2:
            return 1e8 + std::int8_t(bytes.byte()) * 1.5e-8;
        default:
            return bytes.take<double>();
        }
    };
    while (!bytes.isEmpty()) {
        const double x = number();
        if (kind != 3 && x == -128) {
            polygon.holes.append(QList<QPointF>());
            ring = &polygon.holes.last();
            continue;
        }
        ring->append(QPointF(x, number()));
    }
    return polygon;
}
