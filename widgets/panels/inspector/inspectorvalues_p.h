#pragma once

#include "widgets/panels/inspector/inspectorfields_p.h"
#include <trammel/document.h>

namespace Trammel {

/// The type of a fill. A shape without a fill counts as solid.
enum class FillType { Solid, Linear, Radial };
FillType typeOf(const Fill &fill);
/// The color of a fill, or the first one of a gradient.
QColor firstColor(const Fill &fill);

/// The values that the selected shapes share.
struct InspectorValues
{
    /// Null for no document; there are no values then.
    InspectorValues(const Document *document, const ShapeIds &ids, const Units &units);

    /// The first color of each fill.
    Common<QColor> fill;
    /// The types of the fills of those shapes that can be filled, and the stops of their gradients.
    Common<FillType> fillType;
    Common<QGradientStops> stops;
    Common<QColor> line;
    Common<Qt::PenStyle> style;
    /// The colors of the shadows.
    Common<QColor> shadow;
    Common<QString> name;
    Common<QString> text;
    /// Whether a text has compartments.
    bool hasCompartments = false;
    Common<Solidity> solidity;
    Common<bool> locked;
    Common<bool> hidden;
    bool canBeFilled = false;
    bool isAnyFree = false;
};

} // namespace Trammel
