#include "widgets/panels/inspector/inspectorvalues_p.h"

#include <trammel/shapekind.h>

namespace Trammel {

InspectorValues::InspectorValues(const Document *document, const ShapeIds &ids, const Units &units)
{
    for (ShapeId id : ids) {
        const Shape *shape = document ? document->find(id) : nullptr;
        if (!shape)
            continue;
        fill.include(shape->fill);
        line.include(shape->stroke.color);
        style.include(shape->stroke.style);
        name.include(shape->name);
        text.include(shape->text);
        canBeFilled = canBeFilled || (shape->kind->canBeFilled() && shape->isClosed());
        isAnyFree = isAnyFree || document->isSelectable(id);
    }
    for (const Unit &unit : units) {
        const Group *group = document ? document->find(unit.group) : nullptr;
        const Shape *shape = document ? document->find(unit.shape) : nullptr;
        if (!group && !shape)
            continue;
        locked.include(group ? group->locked : shape->locked);
        hidden.include(group ? group->hidden : shape->hidden);
    }
}

} // namespace Trammel
