#include "widgets/panels/inspector/inspectorvalues_p.h"

#include <trammel/shapekind.h>

namespace Trammel {

FillType typeOf(const Fill &fill)
{
    if (!fill.isGradient())
        return FillType::Solid;
    return fill.gradient().type == Gradient::Type::Linear ? FillType::Linear : FillType::Radial;
}

QColor firstColor(const Fill &fill)
{
    return fill.isGradient() ? fill.gradient().stops.first().second : fill.color();
}

InspectorValues::InspectorValues(const Document *document, const ShapeIds &ids, const Units &units)
{
    for (ShapeId id : ids) {
        const Shape *shape = document ? document->find(id) : nullptr;
        if (!shape)
            continue;
        fill.include(firstColor(shape->fill));
        line.include(shape->stroke.color);
        style.include(shape->stroke.style);
        shadow.include(shape->shadow->color);
        name.include(shape->name);
        text.include(shape->text);
        solidity.include(shape->solidity);
        hasCompartments = hasCompartments || shape->kind->hasCompartments();
        if (shape->kind->canBeFilled() && shape->isClosed()) {
            canBeFilled = true;
            fillType.include(typeOf(shape->fill));
            if (shape->fill.isGradient())
                stops.include(shape->fill.gradient().stops);
        }
        isAnyFree = isAnyFree || document->isSelectable(id);
    }
    for (const Unit &unit : units) {
        const Group *group = document ? document->find(unit.group) : nullptr;
        // See setLocked(): a locked container lets its contents be selected.
        const bool isContainer = group && !group->container.isNull();
        const Shape *shape = document ? document->find(isContainer ? group->container : unit.shape) : nullptr;
        if (!group && !shape)
            continue;
        locked.include(shape ? shape->locked : group->locked);
        hidden.include(group ? group->hidden : shape->hidden);
    }
}

} // namespace Trammel
