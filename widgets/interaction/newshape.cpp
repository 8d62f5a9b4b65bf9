#include "widgets/interaction/newshape_p.h"

#include "widgets/interaction/toolcontext_p.h"
#include "widgets/model/selection.h"
#include "widgets/model/shapekind.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace Trammel {

bool addNewShape(const ToolContext &context, const Shape &shape)
{
    // Who draws in a group adds to it.
    Shape placed = shape;
    placed.group = context.selection->enteredGroup();
    const QPointer<Document> document(context.document);
    const ShapeId id =
        document->addShape(placed, QCoreApplication::translate("Trammel", "Draw %1").arg(shape.kind->displayName()));
    if (id.isNull())
        return false;
    // A slot may have deleted it, or given the editor another one.
    if (document && document == context.document)
        context.selection->set({id});
    return true;
}

} // namespace Trammel
