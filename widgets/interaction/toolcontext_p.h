#pragma once

#include "widgets/interaction/bandpolicy_p.h"
#include "widgets/interaction/uses_p.h"
#include "widgets/model/document.h"
#include "widgets/model/shapekind.h"

namespace Trammel {

class CollisionTracker;
class Overlay;
class Selection;
class ViewPort;

/// What an application or a user has chosen about how tools behave.
struct ToolSettings
{
    BandPolicy bandPolicy = BandPolicy::Touch;
    /// Stops every change of the document; selecting stays possible.
    bool readOnly = false;
    /// In scene units.
    double gridSize = 10;
    bool snapToGrid = false;
    bool snapToShapes = false;
    bool snapToSpacing = false;
    bool snapToAngles = false;
    /// In view pixels.
    double snapTolerance = 6;
    /// How new shapes look.
    QColor fill{0xdc, 0xe6, 0xf5};
    Stroke stroke;
    /// The kind that a tool without one of its own draws.
    const ShapeKind *ownKind = &ShapeKind::rectangle();
};

/// All that tools know of the editor. Everything is borrowed; the document may be another one later.
struct ToolContext
{
    Document *document = nullptr;
    Selection *selection = nullptr;
    Overlay *overlay = nullptr;
    CollisionTracker *collisions = nullptr;
    ViewPort *viewPort = nullptr;
    ToolSettings settings;
    /// Of the editor; null without one.
    Uses *uses = nullptr;
};

} // namespace Trammel
