#include "widgets/interaction/newshape_p.h"

#include "widgets/interaction/toolcontext_p.h"
#include "widgets/model/selection.h"
#include "widgets/model/shapekind.h"

#include <QtCore/QCoreApplication>

namespace Trammel {

bool addNewShape(const ToolContext &context, const Shape &shape)
{
    // Who draws in a group adds to it.
    Shape placed = shape;
    placed.group = context.selection->enteredGroup();
    const ShapeId id = context.document->addShape(
        placed, QCoreApplication::translate("Trammel", "Draw %1").arg(shape.kind->displayName()));
    if (id.isNull())
        return false;
    context.selection->set({id});
    return true;
}

} // namespace Trammel
