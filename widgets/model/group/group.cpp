#include <trammel/group.h>

#include "widgets/model/shape/freefields_p.h"
#include <trammel/shape.h>

#include <array>

namespace Trammel {

namespace {

/// A group has no placement, but its angle follows the rules for the angle of a shape.
Placement turnedBy(double rotation)
{
    Placement placement;
    placement.rotation = rotation;
    return placement;
}

} // namespace

QString Group::errorString() const
{
    using Name = QLatin1StringView;
    constexpr Name names[] = {Name("id"),     Name("parent"),   Name("name"), Name("locked"),
                              Name("hidden"), Name("rotation"), Name("data")};
    const QString reason = turnedBy(rotation).errorString();
    return reason.isEmpty() ? freeFieldsError({extra, data, names}, std::array{&name}) : reason;
}

Group Group::normalized() const
{
    Group group = *this;
    group.rotation = turnedBy(rotation).normalized().rotation;
    if (!name.isValidUtf16())
        group.name = QString::fromUtf8(name.toUtf8());
    return group;
}

bool operator==(const Group &a, const Group &b)
{
    return a.parent == b.parent && a.name == b.name && a.locked == b.locked && a.hidden == b.hidden
        && a.rotation == b.rotation && isSameFields(a.data, b.data) && isSameFields(a.extra, b.extra);
}

} // namespace Trammel
