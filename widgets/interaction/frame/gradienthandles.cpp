#include "widgets/interaction/frame/gradienthandles_p.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/model/style/gradientstops_p.h"
#include <trammel/geometry/vector.h>

#include <algorithm>

namespace Trammel {

QPointF GradientHandles::stop(qsizetype index) const
{
    const double offset = gradient.stops[index].first;
    return start() + offset * (end() - start());
}

QPointF GradientHandles::place(Part part) const
{
    return part == Start ? start() : part == End ? end() : stop(part - FirstStop);
}

std::optional<GradientHandles::Part> GradientHandles::partNear(QPointF place, double reach) const
{
    const auto nearest = [&](Part first, Part end) {
        std::optional<Part> found;
        double least = reach;
        for (Part part = first; part < end; ++part) {
            if (const double away = length(this->place(part) - place); away <= least) {
                found = part;
                least = away;
            }
        }
        return found;
    };
    const std::optional<Part> tip = nearest(Start, FirstStop);
    return tip ? tip : nearest(FirstStop, FirstStop + gradient.stops.size());
}

GradientHandles::Part GradientHandles::move(Part part, QPointF to)
{
    Gradient moved = gradient;
    const QPointF unit = unitsToScene.inverted().map(to);
    if (part == Start) {
        if (gradient.type == Gradient::Type::Radial)
            moved.end += unit - moved.start;
        moved.start = unit;
    } else if (part == End) {
        moved.end = unit;
    } else {
        const QPointF line = end() - start();
        const double offset = roundedOffset(dot(to - start(), line) / dot(line, line));
        part = FirstStop + moveStop(moved.stops, part - FirstStop, offset);
    }
    if (moved.errorString().isEmpty())
        gradient = moved;
    return part;
}

std::optional<GradientHandles> gradientHandlesOf(const Document &document, ShapeId id)
{
    const Shape *shape = document.find(id);
    if (!shape || !shape->isFilled() || !shape->fill.isGradient())
        return std::nullopt;
    const double width = shape->mirroredX ? -shape->size.width() : shape->size.width();
    const double height = shape->mirroredY ? -shape->size.height() : shape->size.height();
    const QTransform unitsToScene = QTransform::fromScale(width, height) * frameToScene(*shape);
    GradientHandles handles{id, shape->fill.gradient(), unitsToScene};
    const bool isFlat = !unitsToScene.isInvertible() || same(handles.start(), handles.end());
    return isFlat ? std::nullopt : std::optional(handles);
}

} // namespace Trammel
