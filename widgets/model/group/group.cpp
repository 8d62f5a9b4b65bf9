#include <trammel/group.h>

#include "widgets/model/shape/freefields_p.h"
#include "widgets/model/shape/text_p.h"
#include <trammel/shape.h>

#include <array>

namespace Trammel {

namespace {

/// A group has no placement, but its angle and the size of its container follow the rules for those of a shape.
Placement placementOf(const Group &group)
{
    Placement placement;
    placement.rotation = group.rotation;
    placement.size = group.expandedSize;
    return placement;
}

} // namespace

QString Group::errorString() const
{
    using Name = QLatin1StringView;
    constexpr Name names[] = {Name("id"),       Name("parent"),    Name("name"),         Name("locked"), Name("hidden"),
                              Name("rotation"), Name("container"), Name("expandedSize"), Name("data")};
    QString reason = placementOf(*this).errorString();
    if (reason.isEmpty() && isCollapsed() && container.isNull())
        reason = Text::tr("a group without a container is collapsed");
    return reason.isEmpty() ? freeFieldsError({extra, data, names}, std::array{&name}) : reason;
}

Group Group::normalized() const
{
    Group group = *this;
    const Placement placement = placementOf(*this).normalized();
    group.rotation = placement.rotation;
    group.expandedSize = placement.size;
    if (!name.isValidUtf16())
        group.name = QString::fromUtf8(name.toUtf8());
    return group;
}

bool operator==(const Group &a, const Group &b)
{
    return a.parent == b.parent && a.name == b.name && a.locked == b.locked && a.hidden == b.hidden
        && a.rotation == b.rotation && a.container == b.container && a.expandedSize.width() == b.expandedSize.width()
        && a.expandedSize.height() == b.expandedSize.height() && isSameFields(a.data, b.data)
        && isSameFields(a.extra, b.extra);
}

} // namespace Trammel
