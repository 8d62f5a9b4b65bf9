#include "widgets/interaction/tools/newshape_p.h"

#include "widgets/interaction/context/toolcontext_p.h"
#include <trammel/selection.h>
#include <trammel/shapekind.h>

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace Trammel {

namespace {

/// The radius of bends that become round, in scene units.
constexpr double bendRadius = 8;

} // namespace

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

Shape newConnector(const ToolSettings &settings, const Connector &ends)
{
    Shape connector = Shape::connectorBetween(ends.from, ends.to);
    connector.stroke = settings.stroke;
    connector.textStyle = settings.textStyle;
    connector.startHead = settings.arrowStart;
    connector.endHead = settings.arrowEnd;
    setConnectorLine(connector, settings.connectorLine);
    return connector;
}

void setConnectorLine(Shape &connector, ConnectorLine line)
{
    const bool isStraight = line == EditorEnums::StraightConnectors;
    connector.connector->route = isStraight ? ConnectorRoute::Straight : ConnectorRoute::Orthogonal;
    if (line != EditorEnums::RoundedConnectors)
        connector.cornerRadius = 0;
    else if (!(connector.cornerRadius > 0))
        connector.cornerRadius = bendRadius;
}

ConnectorLine connectorLineOf(const Shape &connector)
{
    if (connector.connector->route == ConnectorRoute::Straight)
        return EditorEnums::StraightConnectors;
    return connector.cornerRadius > 0 ? EditorEnums::RoundedConnectors : EditorEnums::OrthogonalConnectors;
}

} // namespace Trammel
