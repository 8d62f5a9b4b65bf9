#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QtGlobal>

namespace Trammel {

/// A set of permissions, in one byte. Contains all of them by default. See Shape::permissions.
class Permissions
{
public:
    /// An operation of the user on a shape. Resize includes changing its outline: its vertices, the ends and segments
    /// of a line, and changing the kind or converting to a path. Shapes of a kind that denies anything keep their kind,
    /// since another kind would allow it. EditText includes the places of the texts of a connector. Changes that need
    /// none of these permissions are possible for every shape that can be selected: the style, the order, groups,
    /// locking and hiding. To prevent them, hide the actions, or make the editor read-only.
    enum class Permission : quint8 { Select = 1, Move = 2, Rotate = 4, Resize = 8, Delete = 16, EditText = 32 };

    constexpr Permissions() = default;
    constexpr Permissions(Permission only) : m_bits(quint8(only)) { } // NOLINT: one permission is a set, too
    static constexpr Permissions none() { return Permissions(0); }

    /// Whether all permissions of another set are in this one.
    constexpr bool testFlags(Permissions others) const { return (m_bits & others.m_bits) == others.m_bits; }
    constexpr Permissions &setFlag(Permission permission, bool isOn = true)
    {
        m_bits = quint8(isOn ? m_bits | quint8(permission) : m_bits & ~quint8(permission));
        return *this;
    }

    friend constexpr Permissions operator|(Permissions a, Permissions b) { return Permissions(a.m_bits | b.m_bits); }
    friend constexpr Permissions operator|(Permission a, Permission b) { return Permissions(a) | Permissions(b); }
    friend constexpr Permissions operator&(Permissions a, Permissions b) { return Permissions(a.m_bits & b.m_bits); }
    friend constexpr bool operator==(Permissions a, Permissions b) = default;

private:
    constexpr explicit Permissions(int bits) : m_bits(quint8(bits)) { }

    quint8 m_bits = 63;
};

using Permission = Permissions::Permission;

/// The permissions that rotating or flipping this many shapes together requires. Several shapes also move.
constexpr Permissions permissionsToRotate(qsizetype count)
{
    return count > 1 ? Permission::Rotate | Permission::Move : Permissions(Permission::Rotate);
}

} // namespace Trammel
