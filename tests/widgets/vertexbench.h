#pragma once

#include "tests/widgets/editorbench.h"
#include "tests/widgets/modifierkeys.h"
#include "tests/widgets/nearpoints.h"

#include <trammel/geometry/vector.h>

/// A polygon with five vertices, one of them concave, whose vertices are edited.
///
///     0-----------1
///     |     2    /        2 is at the origin
///     |   /   \ /
///     4--/     3
struct VertexBench : EditorBench
{
    VertexBench(double zoom = 1, double rotation = 0, double turned = 0, bool mirrored = false)
        : EditorBench(zoom, rotation)
    {
        Trammel::Shape shape = Trammel::Shape::polygon({{-100, -60}, {100, -60}, {0, 0}, {60, 80}, {-100, 80}});
        shape.fill = Qt::yellow;
        shape.rotation = turned;
        shape.mirroredX = mirrored;
        id = document().addShape(shape);
        editor->editVertices(id);
    }

    const Trammel::Shape &shape() { return *document().find(id); }
    QList<QPointF> points() { return shape().sceneOutline().first(); }
    QPointF vertex(int i) { return points().at(i); }
    QPointF middle(int i) { return (vertex(i) + vertex((i + 1) % int(points().size()))) / 2; }
    bool isEditing() { return editor->editedShape() == id; }
    void doubleClick(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        click(scenePos, modifiers);
        QTest::mouseDClick(&viewport(), Qt::LeftButton, held | modifiers, at(scenePos));
        QCoreApplication::processEvents();
    }

    Trammel::ShapeId id;
};
