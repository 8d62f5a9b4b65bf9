#pragma once

#include <trammel/connector.h>
#include <trammel/editorenums.h>

namespace Trammel {

struct Shape;
struct ToolContext;
struct ToolSettings;

/// Adds a drawn shape to the document, as one undo step, and selects it. Returns false if the document refuses the
/// shape, and sets ToolContext::refusal to the reason.
bool addNewShape(ToolContext &context, const Shape &shape);

/// A connector with the look of new shapes.
Shape newConnector(const ToolSettings &settings, const Connector &ends);

/// Gives a connector its route and the radius of its bends. Bends that are round keep their radius.
void setConnectorLine(Shape &connector, ConnectorLine line);
ConnectorLine connectorLineOf(const Shape &connector);

} // namespace Trammel
