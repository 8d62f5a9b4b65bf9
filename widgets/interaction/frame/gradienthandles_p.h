#pragma once

#include <trammel/document.h>

#include <QtCore/QPointF>
#include <QtGui/QTransform>

#include <optional>

namespace Trammel {

/// The parts of the gradient of a shape that can be dragged, in scene coordinates: the start, the end, and the stops
/// between them.
struct GradientHandles
{
    /// The start, the end, or a stop, numbered from FirstStop.
    using Part = qsizetype;
    static constexpr Part Start = 0;
    static constexpr Part End = 1;
    static constexpr Part FirstStop = 2;

    ShapeId shape;
    Gradient gradient;
    /// From the units of the shape's frame to the scene.
    QTransform unitsToScene;

    QPointF start() const { return unitsToScene.map(gradient.start); }
    QPointF end() const { return unitsToScene.map(gradient.end); }
    QPointF stop(qsizetype index) const;
    QPointF place(Part part) const;
    /// The nearest part within the reach; nothing if there is none. The start and the end are above the stops.
    std::optional<Part> partNear(QPointF place, double reach) const;
    /// Moves a part to a place. The center of a radial gradient takes the end along, and a stop stays on the line.
    /// Returns the part, which has another number if a stop has passed others. Nothing changes if the gradient would
    /// become invalid.
    Part move(Part part, QPointF to);
};

/// The handles of a filled shape with a gradient; nothing for other shapes, for flat ones, and for unknown ids.
std::optional<GradientHandles> gradientHandlesOf(const Document &document, ShapeId id);

} // namespace Trammel
