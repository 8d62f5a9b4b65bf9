#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QHashFunctions>
#include <QtCore/QList>
#include <QtCore/QMetaType>

namespace Trammel {

/// The id of a shape in its document. Ids are never reused in a document, even after the shape is deleted. The default
/// id refers to no shape. Ids are small numbers, since arrays are indexed by their values.
class ShapeId
{
public:
    /// The largest valid id. Larger values are refused when a file is read.
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

/// The id of a group in its document. Groups and shapes share one counter, and ids are never reused. The default id
/// refers to no group; as a parent or a scope it means the whole drawing.
class GroupId
{
public:
    constexpr GroupId() = default;
    constexpr explicit GroupId(quint32 value) : m_value(value) { }

    constexpr bool isNull() const { return m_value == 0; }
    constexpr quint32 value() const { return m_value; }

    friend constexpr bool operator==(GroupId, GroupId) = default;
    friend constexpr auto operator<=>(GroupId, GroupId) = default;
    friend size_t qHash(GroupId id, size_t seed = 0) { return ::qHash(id.m_value, seed); }

private:
    quint32 m_value = 0;
};

using GroupIds = QList<GroupId>;

} // namespace Trammel

Q_DECLARE_METATYPE(Trammel::ShapeId)
Q_DECLARE_METATYPE(Trammel::GroupId)
