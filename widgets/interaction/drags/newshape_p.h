#pragma once

#include "widgets/interaction/frame/handles_p.h"
#include <trammel/connector.h>
#include <trammel/document.h>

#include <algorithm>

namespace Trammel {

struct ToolContext;
struct ToolSettings;

/// The container that a new shape is added to, since it lies in it. Null for none.
ShapeId containerFor(const Document &document, const Shape &shape);

/// Adds a drawn shape to the document, as one undo step, and selects it. A shape within a container is moved into it,
/// and the shapes that a new container encloses are moved into that. Returns false if the document refuses the shape,
/// and sets ToolContext::refusal to the reason.
bool addNewShape(ToolContext &context, const Shape &shape);

/// A connector with the look of new shapes.
Shape newConnector(const ToolSettings &settings, const Connector &ends);

/// Gives a connector its route and the radius of its bends. Bends that are round keep their radius.
void setConnectorLine(Shape &connector, ConnectorLine line);
ConnectorLine connectorLineOf(const Shape &connector);

/// A shape of the same kind, size and style as another one, without its text, name and data.
Shape emptyCopy(const Shape &shape);

/// The corner radius of a new rounded rectangle: a fifth of its shorter side.
inline double usualCornerRadius(QSizeF size)
{
    return 0.2 * std::min(size.width(), size.height());
}

/// Whether a shape can be changed to a kind. Shapes with an outline of their own, containers and texts cannot.
bool canBecome(const Shape &shape, const ShapeKind &kind);
/// Changes the kind of a shape. The size changes only if the kind requires it.
void setKind(Shape &shape, const ShapeKind &kind);

/// An empty copy of a shape beside one of its sides, at a distance of its smaller side, but at least 60 units. Where
/// other shapes are in the way, it moves along the side, up to a few places in both directions. The copy can have
/// another kind; null for the kind of the shape.
Shape copyBeside(const Document &document, ShapeId source, Handle side, const ShapeKind *kind = nullptr);

/// The side of a shape's frame toward which an offset in the scene leads.
Handle sideOf(const Shape &shape, QPointF way);

/// The nearest selectable shape on a side of another one that a connector joins with it; for a connector, the shape at
/// the end that is farther toward the side. Null for none.
ShapeId connectedAt(const Document &document, ShapeId shape, Handle side);

/// The side at which a diagram continues after a shape: opposite to the shape from which a connector leads to it, or
/// else toward the shape to which one leads; the bottom if there are none.
Handle sideAhead(const Document &document, ShapeId shape);

/// Adds a shape and a connector that leads to it from an end at another shape, as one undo step, in the group of the
/// other shape, and selects the new shape. Returns its id; null if the document refuses it, with the reason in
/// ToolContext::refusal.
ShapeId addConnectedShape(ToolContext &context, const ConnectorEnd &from, const Shape &shape);
/// Adds copyBeside(), connected, and brings it into view.
ShapeId addConnectedBeside(ToolContext &context, ShapeId source, Handle side, const ShapeKind *kind = nullptr);

} // namespace Trammel
