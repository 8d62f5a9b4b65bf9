#pragma once

#include "widgets/model/solid/solidrules_p.h"
#include <trammel/document.h>
#include <trammel/placementconstraint.h>

#include <optional>

namespace Trammel {

/// How a number that the user enters treats solid shapes.
struct PlaceRules
{
    SolidRules solid;
    PlacementConstraint constraint{};
    /// Whether shapes that would overlap others move to the nearest free place. Otherwise the number is refused.
    bool movesToFreePlace = false;
};

/// The offset by which changed shapes must move so that they overlap nothing that they do not overlap now: zero if they
/// do not. Nothing if the change is refused, with the reason.
std::optional<QPointF> placeOf(const Document &document, const ShapeIds &ids, const QList<Shape> &changed,
                               const PlaceRules &rules, QString &errorString);

} // namespace Trammel
