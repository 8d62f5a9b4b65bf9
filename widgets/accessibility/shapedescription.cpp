#include "widgets/accessibility/shapedescription_p.h"

#include "widgets/interaction/frame/labels_p.h"
#include "widgets/model/shape/text_p.h"
#include "widgets/model/shape/textextent_p.h"
#include <trammel/document.h>
#include <trammel/geometry/collision.h>
#include <trammel/shapekind.h>

#include <QtCore/QStringList>

#include <algorithm>
#include <optional>

namespace Trammel {

namespace {

/// The precision of the numbers, as the size of a view pixel: see lengthLabel().
constexpr double Pixel = 1;
constexpr qsizetype LargestText = 1000;

QString joined(const QStringList &parts)
{
    return parts.join(Text::tr(", ", "between the parts of a description"));
}

ShapeId shapeOf(const Document &document, const Unit &unit)
{
    return unit.group.isNull() ? unit.shape : document.containerOf(unit.group);
}

bool isIn(const Document &document, ShapeId id, ShapeId container)
{
    for (ShapeId outer = document.containerOf(id); !outer.isNull(); outer = document.containerOf(outer)) {
        if (outer == container)
            return true;
    }
    return false;
}

/// Leaves out connectors, the containers around the shape and their contents. Null if the shape has too many
/// neighbors to test all of them.
std::optional<int> touchCount(const Document &document, ShapeId id)
{
    constexpr qsizetype most = 1000;
    const Shape &shape = *document.find(id);
    const ShapeIds candidates = document.candidates(shape.sceneBounds());
    if (candidates.size() > most)
        return {};
    const Collider own(shape.scenePrimitive(), shape.extent());
    int count = 0;
    for (ShapeId other : candidates) {
        const Shape &found = *document.find(other);
        if (other == id || found.connector || !document.isVisible(other) || isIn(document, other, id)
            || isIn(document, id, other))
            continue;
        if (intersects(own, Collider(found.scenePrimitive(), found.extent())))
            ++count;
    }
    return count;
}

QString titlesOf(const Document &document, const ShapeIds &ids)
{
    constexpr qsizetype most = 4;
    QStringList titles;
    for (ShapeId id : ids.first(std::min(ids.size(), most)))
        titles.append(titleOf(*document.find(id)));
    if (const auto rest = int(ids.size() - titles.size()); rest > 0)
        titles.append(Text::tr("%n more", nullptr, rest));
    return joined(titles);
}

QString endsOf(const Document &document, const Connector &connector)
{
    const Shape *from = document.find(connector.from.shape), *to = document.find(connector.to.shape);
    if (from && to)
        return Text::tr("from %1 to %2").arg(titleOf(*from), titleOf(*to));
    if (from)
        return Text::tr("from %1 to a free end").arg(titleOf(*from));
    return to ? Text::tr("from a free end to %1").arg(titleOf(*to)) : Text::tr("with two free ends");
}

QString sizeAndPlace(const Aabb2 &box)
{
    const auto number = [](double value) { return lengthLabel(value, Pixel); };
    return joined({Text::tr("%1 by %2", "a size").arg(number(box.size()[0]), number(box.size()[1])),
                   Text::tr("center at %1, %2").arg(number(box.center()[0]), number(box.center()[1]))});
}

/// The parts that only shapes other than connectors have.
QStringList partsOf(const Document &document, ShapeId id)
{
    const Shape &shape = *document.find(id);
    const auto number = [](double value) { return lengthLabel(value, Pixel); };
    QStringList parts{Text::tr("%1 by %2", "a size").arg(number(shape.size.width()), number(shape.size.height()))};
    if (shape.rotation != 0)
        parts.append(Text::tr("rotated by %1").arg(angleLabel(shape.rotation)));
    parts.append(Text::tr("center at %1, %2").arg(number(shape.center.x()), number(shape.center.y())));
    if (const int touched = touchCount(document, id).value_or(0); touched == 1)
        parts.append(Text::tr("touches 1 other"));
    else if (touched > 1)
        parts.append(Text::tr("touches %n others", nullptr, touched));
    if (const ShapeIds connected = document.neighbors(id); !connected.isEmpty())
        parts.append(Text::tr("connected with %1").arg(titlesOf(document, connected)));
    return parts;
}

} // namespace

QString accessibleName(const Document &document, const Unit &unit)
{
    if (const Shape *shape = document.find(shapeOf(document, unit)))
        return titleOf(*shape);
    const Group *group = document.find(unit.group);
    return !group ? QString() : group->name.isEmpty() ? Text::tr("Group", "noun") : group->name;
}

QString accessibleDescription(const Document &document, const Unit &unit)
{
    const ShapeId id = shapeOf(document, unit);
    const Shape *shape = document.find(id);
    const GroupId contents = shape ? document.groupOfContainer(id) : unit.group;
    const Group *group = document.find(contents);
    if (!shape && !group)
        return {};
    QStringList parts;
    if (shape) {
        const QString title = titleOf(*shape), kind = shape->kind->displayName(),
                      text = allTexts(*shape).left(LargestText).trimmed();
        if (title != kind)
            parts.append(kind);
        if (shape->connector)
            parts.append(endsOf(document, *shape->connector));
        if (!text.isEmpty() && text != title)
            parts.append(Text::tr("text: %1").arg(text));
        if (!shape->connector)
            parts += partsOf(document, id);
        if (const QString tip = shape->annotation->toolTip.left(LargestText).trimmed(); !tip.isEmpty())
            parts.append(Text::tr("tool tip: %1").arg(tip));
        if (shape->annotation->hasLink())
            parts.append(Text::tr("link to %1").arg(shape->annotation->link.left(LargestText)));
    }
    if (group) {
        const auto count = int(document.units(contents).size()) - (shape ? 1 : 0);
        parts.append(count == 1 ? Text::tr("contains 1 item") : Text::tr("contains %n items", nullptr, count));
        if (group->isCollapsed())
            parts.append(Text::tr("collapsed"));
        if (!shape)
            parts.append(sizeAndPlace(document.bounds(document.members(contents))));
    }
    if ((shape && shape->locked) || (group && group->locked))
        parts.append(Text::tr("locked"));
    if ((shape && shape->hidden) || (group && group->hidden))
        parts.append(Text::tr("hidden"));
    return joined(parts);
}

} // namespace Trammel
