#pragma once

#include "tests/widgets/editorbench.h"
#include "tests/widgets/modifierkeys.h"
#include "tests/widgets/nearpoints.h"

#include <trammel/geometry/vector.h>

#include <cmath>

namespace Trammel {

inline Shape filledBox(QPointF center, QSizeF size, double rotation = 0)
{
    Shape shape = Shape::rectangle(center, size, rotation);
    shape.fill = Qt::yellow;
    return shape;
}

/// Three stacked boxes around the origin, the largest at the bottom, and one box next to them.
struct StackBench : EditorBench
{
    StackBench(double zoom = 1, double rotation = 0) : EditorBench(zoom, rotation)
    {
        for (double side : {120.0, 80.0, 40.0})
            ids << document().addShape(filledBox({0, 0}, {side, side}));
        ids << document().addShape(filledBox({150, 0}, {40, 40}));
    }

    QList<int> selected()
    {
        QList<int> numbers;
        for (ShapeId id : editor->selection()->ids())
            numbers << int(ids.indexOf(id)) + 1;
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    }
    const Shape &shape(int number) { return *document().find(ids[number - 1]); }

    ShapeIds ids;
};

/// A selected box whose handles are dragged along its own axes.
struct HandleBench : EditorBench
{
    HandleBench(double zoom, double rotation, double turned = 0)
        : EditorBench(zoom, rotation), axis(axisFromDegrees(turned))
    {
        id = document().addShape(filledBox({0, 0}, {120, 80}, turned));
        editor->selection()->set({id});
    }

    QPointF handle(ShapeEditor::Handle which) { return editor->mapToScene(*editor->handlePosition(which)); }
    /// The actual offset of the pointer in the box's axes. It differs from the given one because the pointer moves by
    /// whole pixels.
    QPointF wayTo(QPointF to, QPointF from) { return unrotated(seen(to) - seen(from), axis); }
    const Shape &shape() { return *document().find(id); }

    QPointF axis;
    ShapeId id;
};

/// True if a point is a grid point.
inline bool isOnGrid(QPointF point, double size)
{
    return isNear({std::remainder(point.x(), size), std::remainder(point.y(), size)}, {});
}

} // namespace Trammel
