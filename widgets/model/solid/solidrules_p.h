#pragma once

#include <trammel/editorenums.h>

#include <QtCore/QPointF>

namespace Trammel {

/// The rules by which solid shapes move among each other. See ShapeEditor::overlapMode.
struct SolidRules
{
    OverlapMode mode = EditorEnums::AllowOverlap;
    /// How many shapes in a row are pushed: 1 for the neighbors of the moved shapes only.
    int pushDepth = 1;
    /// The distance that shapes keep, in scene units.
    double clearance = 0;
    /// Whether a shape moves on to a free place beyond an obstacle.
    bool hops = true;
    /// Overlaps up to this depth are allowed, in scene units.
    double leastDepth = 1e-6;
};

/// A point at which moving shapes touch an obstacle, and the unit normal toward these shapes.
struct SolidContact
{
    QPointF point;
    QPointF normal;
};

} // namespace Trammel
