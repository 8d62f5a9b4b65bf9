#pragma once

#include <trammel/editorenums.h>
#include <trammel/geometry/sweep.h>

#include <QtCore/QPointF>

#include <span>

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
    /// Overlaps up to this depth are allowed, in scene units. See leastDepthAt().
    double leastDepth = 1e-6;
};

/// Touches are rounded by less than this part of the coordinates, so that shapes may overlap slightly.
constexpr double touchRounding = 1e-11;

/// The depth up to which overlaps of the pairs are allowed if the moving shapes are at a place: SolidRules::leastDepth,
/// but not less than the rounding of touches. A shape that has stopped at another one is therefore still blocked by it.
double leastDepthAt(std::span<const SweepPair> pairs, QPointF place, const SolidRules &rules);
/// Whether a pair overlaps by more than this depth, or is nearer than its clearance.
bool overlaps(const SweepPair &pair, QPointF place, const SolidRules &rules);

/// A point at which moving shapes touch an obstacle, and the unit normal toward these shapes.
struct SolidContact
{
    QPointF point;
    QPointF normal;
};

} // namespace Trammel
