#pragma once

#include "widgets/interaction/context/lifetime_p.h"
#include "widgets/interaction/context/selectionmode_p.h"
#include "widgets/model/solid/solidrules_p.h"
#include <trammel/document.h>
#include <trammel/placementconstraint.h>
#include <trammel/shapekind.h>

#include <functional>

namespace Trammel {

class CollisionTracker;
class Overlay;
class Selection;
class ViewPort;

/// The settings of tools, set by the application or by the user.
struct ToolSettings
{
    RubberBandMode rubberBandMode = RubberBandMode::Touch;
    /// Disables changes of the document. Selecting stays possible.
    bool readOnly = false;
    /// Whether activating a shape starts to edit its vertices or its text.
    bool editsOnActivation = true;
    /// In scene units.
    double gridSize = 10;
    bool snapToGrid = false;
    bool snapToShapes = false;
    bool snapToSpacing = false;
    bool snapToAngles = false;
    bool snapToRoundNumbers = false;
    /// In view pixels.
    double snapTolerance = 6;
    /// The look of new shapes.
    Fill fill = QColor(0xdc, 0xe6, 0xf5);
    Stroke stroke;
    float opacity = 1;
    /// The shadow of new shapes that are not lines.
    Shadow shadow;
    /// The heads of new arrows.
    LineHead arrowStart = LineHead::None;
    LineHead arrowEnd = LineHead::Arrow;
    /// The line and the jumps of new connectors.
    ConnectorLine connectorLine = EditorEnums::StraightConnectors;
    ConnectorJumps connectorJumps = ConnectorJumps::NoJumps;
    /// Whether the shape under the pointer shows handles for drawing connectors, and whether a connector that is drawn
    /// from there to empty canvas adds a shape.
    bool connectHandles = true;
    bool connectorsAddShapes = true;
    /// The style of the text of new shapes.
    RareValue<TextStyle> textStyle;
    /// How dragged shapes treat the shapes in their way.
    SolidRules solid;
    /// The placements that the application allows; empty if it allows all.
    PlacementConstraint constraint{};
    /// The kind of shape drawn by a tool that has no kind of its own.
    const ShapeKind *ownKind = &ShapeKind::rectangle();
};

/// Copies that duplicating or a drag has inserted, from the bottom to the top, and the center of the shape of which the
/// first one is a copy.
struct Duplication
{
    ShapeIds copies;
    QPointF source;
};

/// The parts of the editor that tools can access. All pointers are borrowed. The document may be replaced later.
struct ToolContext
{
    Document *document = nullptr;
    Selection *selection = nullptr;
    Overlay *overlay = nullptr;
    CollisionTracker *collisions = nullptr;
    ViewPort *viewPort = nullptr;
    ToolSettings settings;
    /// The lifetime of the editor; null without an editor.
    Lifetime *lifetime = nullptr;
    /// The reason why the last change was refused. It replaces the hint until the next press, key or change of the
    /// tool.
    QString refusal{};
    /// Announces a message: see ShapeEditor::announced(). The message is delivered when control returns to the event
    /// loop. Empty without an editor.
    std::function<void(const QString &message)> announce{};
    /// The last copies that were inserted next to their originals.
    Duplication duplication{};
};

} // namespace Trammel
