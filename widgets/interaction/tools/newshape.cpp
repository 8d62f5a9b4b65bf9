#include "widgets/interaction/tools/newshape_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace Trammel {

bool addNewShape(ToolContext &context, const Shape &shape)
{
    // A shape drawn in a group is added to the group.
    Shape placed = shape;
    placed.group = context.selection->enteredGroup();
    const QPointer<Document> document(context.document);
    // A connector belongs to the group of the shapes that it connects.
    if (shape.connector && shape.connector->from.isBound() && shape.connector->to.isBound())
        placed.group = document->commonGroup({shape.connector->from.shape, shape.connector->to.shape});
    const ShapeId id =
        document->addShape(placed, QCoreApplication::translate("Trammel", "Draw %1").arg(shape.kind->displayName()));
    if (id.isNull()) {
        // A slot may have deleted the document.
        if (document)
            context.refusal = document->errorString();
        return false;
    }
    // A slot may have deleted the document, or have set another document in the editor.
    if (document && document == context.document)
        context.selection->set({id});
    return true;
}

} // namespace Trammel
