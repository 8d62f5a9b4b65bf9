#pragma once

#include "tests/widgets/monkeyhand.h"

namespace Trammel {

/// The number of actions that interfereWith() can perform.
constexpr int Interferences = 18;

/// Performs an action, given by its number, that another part of a program may perform at any time.
inline void interfereWith(MonkeyHand &hand, int what)
{
    ShapeEditor &editor = *hand.editor;
    Document &document = hand.document();
    RandomShapes &random = hand.random;
    const ShapeId id = hand.anyShape();
    const GroupId group = hand.anyGroup();
    Selection &selection = *editor.selection();
    QUndoStack &stack = *document.undoStack();
    switch (what) {
    case 0:
        return stack.undo();
    case 1:
        return stack.redo();
    case 2:
        document.removeShapes({id});
        return;
    case 3:
        document.addShape(random.shape());
        return;
    case 4:
        document.changeShapes({id}, [](Shape &shape) { shape.locked = !shape.locked; });
        return;
    case 5:
        document.changeShapes({id}, [](Shape &shape) { shape.hidden = !shape.hidden; });
        return;
    case 6:
        document.group({id, hand.anyShape(), hand.anyShape()}, selection.enteredGroup());
        return;
    case 7:
        document.ungroup({group});
        return;
    case 8:
        return selection.enterGroup(group);
    case 9:
        return selection.set({id, hand.anyShape()});
    case 10: {
        Document another;
        another.addShape(random.shape());
        editor.setDocument(&another);
        if (random.chance(50))
            editor.setDocument(nullptr);
        return;
    }
    case 11:
        editor.setReadOnly(true);
        hand.moveTo(hand.anywhere());
        return editor.setReadOnly(false);
    case 12:
        return random.chance(50) ? editor.editVertices(id) : editor.editText(id);
    case 13:
        if (const Group *record = document.find(group)) {
            Group changed = *record;
            (random.chance(50) ? changed.hidden : changed.locked) ^= true;
            document.changeGroup(group, changed);
        }
        return;
    case 14:
        document.reorder({id, hand.anyShape()}, Document::Place(random.upTo(3)));
        return;
    case 15:
        document.moveInto({id, hand.anyShape()}, random.chance(80) ? hand.anyContainer() : ShapeId(),
                          selection.enteredGroup());
        return;
    case 16: {
        const ShapeId container = hand.anyContainer();
        document.setCollapsed({container, hand.anyContainer()}, !document.isCollapsed(container));
        return;
    }
    default:
        return selection.clear();
    }
}

} // namespace Trammel
