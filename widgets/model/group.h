#pragma once

#include "widgets/model/shapeid.h"
#include "widgets/widgets_export.h"

#include <QtCore/QJsonObject>
#include <QtCore/QMap>
#include <QtCore/QString>

namespace Trammel {

/// Names a group in its document. From the same counter as the ids of shapes, and never reused either.
/// The default id names no group: as a parent and as a scope it means the whole drawing.
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

/// What holds shapes and other groups together: a record that its members name, so that grouping moves
/// and turns nothing. Its shapes, with those of the groups in it, stand next to each other in the
/// drawing's order, and there is always one at least.
struct TRAMMEL_WIDGETS_EXPORT Group
{
    /// Groups nested deeper than that are refused.
    static constexpr int LargestDepth = 1000;

    /// Null for a group that is in no other.
    GroupId parent;
    QString name;
    /// Locks and hides all that is in it.
    bool locked = false;
    bool hidden = false;
    /// The angle of its frame: degrees, clockwise on screen, in [0, 360).
    double rotation = 0;
    /// What a file said about this group that this version does not know; written back unchanged.
    QJsonObject extra;

    /// The reason why a document would refuse it, as far as the record tells; empty for a good one.
    QString fault() const;
    /// As a document keeps it. See Shape.
    Group normalized() const;

    /// Exact.
    friend TRAMMEL_WIDGETS_EXPORT bool operator==(const Group &a, const Group &b);
};

/// Groups by id; copies share it.
using Groups = QMap<GroupId, Group>;

/// What is chosen, moved and arranged as one: a group with all that is in it, or a single shape.
struct Unit
{
    /// Null for a shape.
    GroupId group;
    /// Null for a group.
    ShapeId shape;

    bool isNull() const { return group.isNull() && shape.isNull(); }
    friend bool operator==(const Unit &, const Unit &) = default;
};

using Units = QList<Unit>;

} // namespace Trammel

Q_DECLARE_METATYPE(Trammel::GroupId)
