#pragma once

#include "tests/widgets/inspectorbench.h"
#include <trammel/geometry/collision.h>
#include <trammel/geometry/vector.h>

#include <QtGui/QAction>

namespace Trammel {

inline Shape namedBox(QPointF center, QSizeF size, const QString &name)
{
    Shape shape = Shape::rectangle(center, size);
    shape.fill = Qt::yellow;
    shape.name = name;
    return shape;
}

/// A box of 40 by 40 at (100, 100), a cabinet to the right of it from x = 160 to 200, and a locked wall beyond that,
/// from x = 240 on.
struct RoomBench : InspectorBench
{
    explicit RoomBench(OverlapMode mode = ShapeEditor::SlideAlong)
    {
        document().removeShapes(ids);
        box = document().addShape(namedBox({100, 100}, {40, 40}, QStringLiteral("box")));
        cabinet = document().addShape(namedBox({180, 100}, {40, 60}, QStringLiteral("cabinet")));
        Shape shape = namedBox({250, 100}, {20, 300}, QStringLiteral("wall"));
        shape.locked = true;
        wall = document().addShape(shape);
        editor->centerOn({200, 100});
        editor->setOverlapMode(mode);
        editor->setHopsOverObstacles(false);
        select({box});
        undone = steps();
    }
    void select(const ShapeIds &shapes)
    {
        editor->selection()->set(shapes);
        QCoreApplication::processEvents();
    }
    QPointF centerOf(ShapeId id) { return document().find(id)->center; }
    void trigger(ShapeEditor::Action action)
    {
        QVERIFY(editor->action(action)->isEnabled());
        editor->action(action)->trigger();
        QCoreApplication::processEvents();
    }
    /// The number of undo steps since the start.
    int newSteps() { return steps() - undone; }
    /// Whether any two solid shapes overlap.
    bool overlap()
    {
        for (ShapeId a : document().ids()) {
            for (ShapeId b : document().ids()) {
                if (a < b
                    && collide(Collider(document().find(a)->scenePrimitive(), Extent::Area),
                               Collider(document().find(b)->scenePrimitive(), Extent::Area), 1e-5))
                    return true;
            }
        }
        return false;
    }

    ShapeId box, cabinet, wall;
    int undone = 0;
};

} // namespace Trammel
