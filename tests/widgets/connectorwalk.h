#pragma once

#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/gesture.h>

#include <QtGui/QUndoStack>

#include <functional>

namespace Trammel {

/// Random edits of shapes, groups and connectors.
class ConnectorWalk
{
public:
    ConnectorWalk(RandomShapes &random, int shapeCount) : m_random(random)
    {
        for (int i = 0; i < shapeCount; ++i)
            m_shapes.append(document.addShape(random.shape()));
        m_shapes.removeAll(ShapeId());
        document.undoStack()->clear();
    }

    /// One of the first shapes. It may have been removed.
    ShapeId anyShape() { return m_shapes[m_random.upTo(int(m_shapes.size()) - 1)]; }
    /// A free end, or an end at a whole shape.
    ConnectorEnd anyEnd() { return m_random.chance(15) ? ConnectorEnd(m_random.point()) : ConnectorEnd(anyShape()); }

    /// Performs one edit. It may add the connector that a function makes.
    void step(const std::function<Shape()> &connector)
    {
        switch (m_random.upTo(8)) {
        case 0:
        case 1:
            document.addShape(connector());
            break;
        case 2:
            document.removeShapes({document.ids().value(m_random.upTo(document.count()))});
            break;
        case 3:
            document.undoStack()->setIndex(m_random.upTo(document.undoStack()->count()));
            break;
        case 4:
            document.changeShapes({anyShape()}, [](Shape &shape) { shape.hidden = !shape.hidden; });
            break;
        case 5:
            hideGroup();
            break;
        case 6:
            document.ungroup(document.groups().keys());
            break;
        default:
            drag();
        }
    }

    Document document;

private:
    void hideGroup()
    {
        const GroupId group = document.group({anyShape(), anyShape(), anyShape()});
        if (const Group *found = document.find(group)) {
            Group changed = *found;
            changed.hidden = true;
            document.changeGroup(group, changed);
        }
    }

    void drag()
    {
        const ShapeId id = anyShape();
        Gesture gesture(document, QStringLiteral("Move"));
        for (int move = 0; move < 3 && document.contains(id); ++move) {
            Placement placement = document.find(id)->placement();
            placement.center = m_random.point();
            gesture.place({id}, {placement});
        }
        if (m_random.chance(80))
            gesture.commit();
        else
            gesture.cancel();
    }

    RandomShapes &m_random;
    ShapeIds m_shapes;
};

} // namespace Trammel
