#pragma once

#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/toolbench.h"

namespace Trammel {

/// A box of 40 x 40 at the origin, and a target of 200 x 100 at (400, 0), to which a tool connects it.
struct EndScene
{
    ToolBench bench;
    Document &document = bench.document;
    ShapeId small;
    ShapeId target;

    explicit EndScene(const ShapeKind &targetKind, ToolKind tool = ToolKind::Connector) : bench(1, 0, tool)
    {
        small = document.addShape(box(0, 0));
        Shape shape(targetKind, {400, 0}, {200, 100});
        shape.fill = Qt::white;
        target = document.addShape(shape);
    }

    /// Lets the pointer rest.
    void rest(QPointF scenePos)
    {
        ToolEvent event = bench.event(scenePos);
        event.isResting = true;
        bench.tool->move(event);
    }
    const Connector &connector(ShapeId id) const { return *std::as_const(*document.find(id)).connector; }
    /// The connector that was drawn last.
    const Connector &drawn() const { return connector(document.ids().last()); }
    const Overlay::State &shown() const { return bench.overlay.state(); }
};

} // namespace Trammel
