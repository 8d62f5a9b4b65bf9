#include "widgets/model/group.h"

#include "widgets/model/shape.h"

namespace Trammel {

namespace {

/// A group has no place of its own, but its angle is one like that of a shape.
Placement turnedBy(double rotation)
{
    Placement placement;
    placement.rotation = rotation;
    return placement;
}

} // namespace

QString Group::fault() const
{
    return turnedBy(rotation).fault();
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
        && a.rotation == b.rotation && a.extra == b.extra;
}

} // namespace Trammel
