#pragma once

#include <QtCore/QHashFunctions>
#include <QtCore/QList>
#include <QtCore/QMetaType>

namespace Trammel {

/// Names a shape in its document. Never reused in a document, also not after the shape is deleted. The
/// default id names nothing. Storage is dense by value, so ids are small.
class ShapeId
{
public:
    /// Larger values are refused when a file is read.
    static constexpr quint32 Largest = 1u << 28;

    constexpr ShapeId() = default;
    constexpr explicit ShapeId(quint32 value) : m_value(value) { }

    constexpr bool isNull() const { return m_value == 0; }
    constexpr quint32 value() const { return m_value; }

    friend constexpr bool operator==(ShapeId, ShapeId) = default;
    friend constexpr auto operator<=>(ShapeId, ShapeId) = default;
    friend size_t qHash(ShapeId id, size_t seed = 0) { return ::qHash(id.m_value, seed); }

private:
    quint32 m_value = 0;
};

using ShapeIds = QList<ShapeId>;

} // namespace Trammel

Q_DECLARE_METATYPE(Trammel::ShapeId)
