#include "tests/testprogram.h"
#include "tests/widgets/deletionstage.h"
#include "widgets/actions/drawingmime_p.h"
#include <trammel/fragment.h>
#include <trammel/shapekind.h>

#include <QtCore/QMetaEnum>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QUndoStack>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

using namespace Trammel;

namespace {

using Stage = DeletionStage;
using Step = Stage::Step;
using Operation = DeletionOperation;

Step useTool(ToolKind tool)
{
    return [tool](Stage &s) { s.ed().setTool(tool); };
}

Step dragGrip(ShapeEditor::Handle handle)
{
    return [handle](Stage &s) { s.drag(s.grip(handle), {90, 70}); };
}

/// Replaces the polygon by a path, edits it and selects its first vertex.
void editCurves(Stage &s)
{
    s.drawing().changeShapes({s.ids[1]}, [](Shape &shape) { shape = shape.asPath().value_or(shape); });
    s.ed().editVertices(s.ids[1]);
    s.click(s.drawing().find(s.ids[1])->sceneOutline().first().first());
}

/// Adds a container with a shape in it below the ellipse.
void addLane(Stage &s)
{
    Shape lane(ShapeKind::named(QStringLiteral("swimlane")), {200, 150}, {160, 200}),
        box = Shape::rectangle({170, 200}, {30, 30});
    lane.fill = box.fill = Qt::green;
    s.drawing().addShapesInto(s.drawing().addShape(lane), {box});
}

/// The user's input.
QList<Operation> handwork()
{
    using Handle = ShapeEditor::Handle;
    const auto editVertices = [](Stage &s) { s.ed().editVertices(s.ids[1]); };
    const auto editText = [](Stage &s) { s.ed().editText(s.ids[0]); };
    const auto chooseAll = [](Stage &s) { s.ed().selection()->set(s.ids); };
    const auto enter = [](Stage &s) { s.ed().selection()->enterGroup(s.group); };
    return {
        {"move", nothing,
         [](Stage &s) {
             s.drag({20, 10}, {90, 70});
         }},
        {"move into another", nothing,
         [](Stage &s) {
             s.drag({20, 10}, {220, 110});
         }},
        {"move into a container", addLane,
         [](Stage &s) {
             s.drag({20, 10}, {230, 190});
         }},
        {"move out of a container", addLane,
         [](Stage &s) {
             s.drag({170, 200}, {0, 150});
         }},
        {"move a container", addLane,
         [](Stage &s) {
             s.drag({150, 60}, {0, 150});
         }},
        {"copy into a container", addLane,
         [](Stage &s) {
             s.drag({20, 10}, {230, 190}, Qt::AltModifier);
         }},
        {"draw in a container", both(addLane, useTool(ShapeEditor::Rectangle)),
         [](Stage &s) {
             s.drag({200, 190}, {230, 220});
         }},
        {"draw a container around shapes",
         [](Stage &s) {
             s.ed().setOwnKind(QStringLiteral("swimlane"));
             s.ed().setTool(ShapeEditor::OwnKind);
         },
         [](Stage &s) {
             s.drag({-290, 110}, {-160, 190});
         }},
        {"collapse by a key",
         [](Stage &s) {
             addLane(s);
             s.ed().selection()->set({s.drawing().ids()[s.drawing().count() - 2]});
         },
         [](Stage &s) { s.ed().action(ShapeEditor::Action::Collapse)->trigger(); }},
        {"choose and move", nothing,
         [](Stage &s) {
             s.drag({-150, -80}, {30, 20});
         }},
        {"move a group", nothing,
         [](Stage &s) {
             s.drag({-250, 150}, {30, 20});
         }},
        {"copy by dragging", nothing,
         [](Stage &s) {
             s.drag({20, 10}, {90, 70}, Qt::AltModifier);
         }},
        {"resize", nothing, dragGrip(Handle::BottomRight)},
        {"rotate", nothing, dragGrip(Handle::Rotate)},
        {"rotate a group", [](Stage &s) { s.ed().selection()->set(s.ids.last(2)); }, dragGrip(Handle::Rotate)},
        {"drag the pivot", [](Stage &s) { s.hover(s.grip(Handle::Rotate)); }, dragGrip(Handle::Pivot)},
        {"band", nothing,
         [](Stage &s) {
             s.drag({-300, -150}, {290, 200});
         }},
        {"band that adds", nothing,
         [](Stage &s) {
             s.drag({-300, -150}, {290, 200}, Qt::ShiftModifier);
         }},
        {"lasso", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             s.press({-300, -150});
             for (QPointF place : {QPointF(280, -150), QPointF(280, 200), QPointF(-300, 200)})
                 s.move(place);
             s.release({-300, 100});
         }},
        {"lasso by corners", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             for (QPointF place : {QPointF(-300, -150), QPointF(280, -150), QPointF(280, 200)})
                 s.click(place);
             s.hover({-300, 200});
             s.key(Qt::Key_Backspace);
             s.key(Qt::Key_Return);
         }},
        {"lasso by a double click", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             for (QPointF place : {QPointF(-300, -150), QPointF(280, -150), QPointF(280, 200)})
                 s.click(place);
             s.doubleClick({-300, 200});
         }},
        {"lasso that adds and moves", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             s.press({-300, -150}, Qt::ShiftModifier);
             for (QPointF place : {QPointF(180, -150), QPointF(180, 150), QPointF(-300, 150)})
                 s.move(place, Qt::ShiftModifier);
             s.key(Qt::Key_Space);
             s.key(Qt::Key_Control, Qt::ControlModifier);
             s.key(Qt::Key_Alt, Qt::AltModifier);
             s.release({-300, 100});
         }},
        {"cancel a lasso", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             s.press({-300, -150});
             s.move({280, -150});
             s.move({280, 200});
             s.key(Qt::Key_Escape);
             s.release({280, 200});
         }},
        {"cancel a lasso by corners", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             for (QPointF place : {QPointF(-300, -150), QPointF(280, -150), QPointF(280, 200)})
                 s.click(place);
             s.key(Qt::Key_Escape);
             s.hover({0, 0});
         }},
        {"take a lasso back", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             s.click({-300, -150});
             s.hover({280, 200});
             s.key(Qt::Key_Backspace);
             s.key(Qt::Key_Backspace);
         }},
        {"click with the lasso", useTool(ShapeEditor::Lasso),
         [](Stage &s) {
             s.hover({200, 100});
             s.click({200, 100});
             s.send(QEvent::Leave);
         }},
        {"draw a rectangle", useTool(ShapeEditor::Rectangle),
         [](Stage &s) {
             s.drag({0, 150}, {60, 200});
         }},
        {"draw one by a click", useTool(ShapeEditor::Ellipse),
         [](Stage &s) {
             s.click({0, 150});
         }},
        {"draw one by a key", useTool(ShapeEditor::RoundedRectangle), pressKey(Qt::Key_Return)},
        {"draw in a group", both(enter, useTool(ShapeEditor::Rectangle)),
         [](Stage &s) {
             s.drag({0, 150}, {60, 200});
         }},
        {"draw a polygon", useTool(ShapeEditor::Polygon),
         [](Stage &s) {
             for (QPointF place : {QPointF(0, 150), QPointF(80, 150), QPointF(40, 220)})
                 s.click(place);
             s.key(Qt::Key_Backspace);
             s.doubleClick({20, 250});
         }},
        {"draw a polyline by a key", useTool(ShapeEditor::Polyline), pressKey(Qt::Key_Return)},
        {"leave a drawing tool", useTool(ShapeEditor::Polyline), pressKey(Qt::Key_Escape)},
        {"draw an arrow", useTool(ShapeEditor::Arrow),
         [](Stage &s) {
             s.drag({0, 150}, {60, 200});
         }},
        {"draw with the pen", useTool(ShapeEditor::Pen),
         [](Stage &s) {
             s.click({0, 150});
             s.drag({80, 150}, {100, 180});
             s.click({40, 220});
             s.key(Qt::Key_Backspace);
             s.doubleClick({20, 250});
         }},
        {"close a path with the pen", useTool(ShapeEditor::Pen),
         [](Stage &s) {
             s.click({0, 150});
             s.drag({80, 150}, {100, 180});
             s.drag({0, 150}, {-20, 120});
         }},
        {"draw with the pencil", useTool(ShapeEditor::Pencil),
         [](Stage &s) {
             s.press({0, 150});
             for (QPointF place : {QPointF(40, 150), QPointF(80, 170), QPointF(80, 210)})
                 s.move(place);
             s.release({80, 220});
         }},
        {"draw a connector", useTool(ShapeEditor::Connector),
         [](Stage &s) {
             s.drag({20, 10}, {200, 100});
         }},
        {"draw a text", useTool(ShapeEditor::Text),
         [](Stage &s) {
             s.click({0, 150});
             s.key(Qt::Key_A, {}, QStringLiteral("a"));
             s.key(Qt::Key_Escape);
         }},
        {"click", nothing,
         [](Stage &s) {
             s.click({200, 100});
         }},
        {"click a group", nothing,
         [](Stage &s) {
             s.click({-250, 150});
         }},
        {"click with Shift", nothing,
         [](Stage &s) {
             s.click({200, 100}, Qt::ShiftModifier);
         }},
        {"click with Ctrl", nothing,
         [](Stage &s) {
             s.click({-250, 150}, Qt::ControlModifier);
         }},
        {"click below", nothing,
         [](Stage &s) {
             s.click({20, 10}, Qt::AltModifier);
         }},
        {"click beside", enter,
         [](Stage &s) {
             s.click({300, 250});
         }},
        {"enter a group", nothing,
         [](Stage &s) {
             s.doubleClick({-250, 150});
         }},
        {"leave a group", enter, pressKey(Qt::Key_Escape)},
        {"type a text", nothing,
         [](Stage &s) {
             s.doubleClick({20, 10});
             s.key(Qt::Key_A, {}, QStringLiteral("a"));
             s.key(Qt::Key_Escape);
         }},
        {"press beside a text", editText,
         [](Stage &s) {
             s.click({200, 100});
         }},
        {"type and call for something else", editText,
         [](Stage &s) {
             s.key(Qt::Key_A, {}, QStringLiteral("a"));
             s.key(Qt::Key_S, Qt::ControlModifier);
         }},
        {"begin to edit vertices", nothing,
         [](Stage &s) {
             s.doubleClick({-150, -80});
         }},
        {"move a vertex", editVertices,
         [](Stage &s) {
             s.drag({-120, -100}, {-90, -130});
         }},
        {"insert a vertex by dragging", editVertices,
         [](Stage &s) {
             s.drag({-160, -100}, {-160, -150});
         }},
        {"band of vertices", editVertices,
         [](Stage &s) {
             s.drag({-250, -150}, {-100, 0});
         }},
        {"insert a vertex", editVertices,
         [](Stage &s) {
             s.doubleClick({-145, -100});
         }},
        {"remove a vertex", editVertices,
         [](Stage &s) {
             s.click({-120, -100}, Qt::AltModifier);
         }},
        {"nudge a vertex", editVertices,
         [](Stage &s) {
             s.key(Qt::Key_Tab);
             s.key(Qt::Key_Right);
             s.key(Qt::Key_Insert);
             s.key(Qt::Key_Delete);
         }},
        {"change the type of a vertex", editCurves, pressKey(Qt::Key_S, Qt::ShiftModifier)},
        {"break a curve at all vertices", both(editCurves, pressKey(Qt::Key_A, Qt::ControlModifier)),
         pressKey(Qt::Key_B, Qt::ShiftModifier)},
        {"drag the handle of a curve", both(editCurves, pressKey(Qt::Key_S, Qt::ShiftModifier)),
         [](Stage &s) {
             const auto &rings = s.drawing().find(s.ids[1])->sceneOutline();
             s.drag(rings.first()[1], rings.first()[1] + QPointF(30, 20));
         }},
        {"click outside of vertices", editVertices,
         [](Stage &s) {
             s.click({200, 100});
         }},
        {"leave vertices", editVertices, pressKey(Qt::Key_Escape)},
        {"cancel a drag", nothing,
         [](Stage &s) {
             s.press({20, 10});
             s.move({60, 50});
             s.key(Qt::Key_Escape);
             s.release({60, 50});
         }},
        {"nudge", chooseAll,
         [](Stage &s) {
             s.key(Qt::Key_Right);
             s.key(Qt::Key_Right);
         }},
        {"turn by a key", chooseAll, pressKey(Qt::Key_Period)},
        {"resize by a key", chooseAll, pressKey(Qt::Key_Right, Qt::ControlModifier)},
        {"remove by a key", chooseAll, pressKey(Qt::Key_Delete)},
        {"walk", nothing, pressKey(Qt::Key_Tab)},
        {"walk into a group", [](Stage &s) { s.ed().selection()->set(s.ids.last(2)); }, pressKey(Qt::Key_Return)},
        {"edit by a key", [](Stage &s) { s.ed().selection()->set({s.ids[1]}); }, pressKey(Qt::Key_Return)},
        {"type by a key", nothing, pressKey(Qt::Key_F2)},
        {"choose nothing by a key", nothing, pressKey(Qt::Key_Escape)},
        {"move the pivot by a key", nothing, pressKey(Qt::Key_X)},
        {"pan by a key", [](Stage &s) { s.ed().selection()->clear(); }, pressKey(Qt::Key_PageDown)},
        {"pan", nothing,
         [](Stage &s) {
             s.mouse(QEvent::MouseButtonPress, {0, 0}, Qt::MiddleButton, Qt::MiddleButton);
             s.mouse(QEvent::MouseMove, {30, 10}, Qt::NoButton, Qt::MiddleButton);
             s.mouse(QEvent::MouseButtonRelease, {30, 10}, Qt::MiddleButton, Qt::NoButton);
         }},
        {"wheel", nothing, [](Stage &s) { s.wheel(120); }},
        {"scroll", nothing, [](Stage &s) { s.wheel(120, Qt::ShiftModifier); }},
        {"hover", nothing,
         [](Stage &s) {
             s.hover({20, 10});
             s.hover(s.editor ? s.grip(Handle::BottomRight) : QPointF());
             s.hover({-250, 150});
         }},
        {"leave the view",
         [](Stage &s) {
             s.hover({20, 10});
         },
         [](Stage &s) { s.send(QEvent::Leave); }},
        {"hide in a drag",
         [](Stage &s) {
             s.press({20, 10});
             s.move({60, 50});
         },
         [](Stage &s) { s.ed().hide(); }, true},
        {"menu", [](Stage &s) { s.ed().selection()->clear(); },
         [](Stage &s) {
             delete s.ed().createContextMenu(s.ed().mapFromScene({20, 10}));
         }},
    };
}

void deleteDocument(Stage &s)
{
    if (s.isBorrowed())
        delete s.document;
}

/// The program's calls.
QList<Operation> calls()
{
    using Action = ShapeEditor::Action;
    const auto chooseAll = [](Stage &s) { s.ed().selection()->set(s.ids); };
    const auto useText = [](Stage &s) { s.ed().editText(s.ids[0]), s.key(Qt::Key_A, {}, QStringLiteral("a")); };
    QList<Operation> all{
        {"another document", nothing, [](Stage &s) { s.ed().setDocument(&s.another); }},
        {"another document at the end of a line",
         [](Stage &s) {
             s.ed().selection()->set({s.drawing().addShape(Shape::polyline({{0, 150}, {60, 200}}))});
             s.hover({60, 200});
         },
         [](Stage &s) { s.ed().setDocument(&s.another); }},
        {"its own document", nothing, [](Stage &s) { s.ed().setDocument(nullptr); }},
        {"another document while typing", useText, [](Stage &s) { s.ed().setDocument(&s.another); }},
        {"another tool while typing", useText, useTool(ShapeEditor::Ellipse)},
        {"own kind", nothing, [](Stage &s) { s.ed().setOwnKind(QStringLiteral("ellipse")); }},
        {"no own kind",
         [](Stage &s) {
             s.ed().setOwnKind(QStringLiteral("ellipse"));
             s.ed().setTool(ShapeEditor::OwnKind);
         },
         [](Stage &s) { s.ed().setOwnKind({}); }},
        {"band mode", nothing, [](Stage &s) { s.ed().setRubberBandMode(ShapeEditor::Enclose); }},
        {"wheel mode", nothing, [](Stage &s) { s.ed().setWheelMode(ShapeEditor::WheelScrolls); }},
        {"shortcuts", nothing, [](Stage &s) { s.ed().setShortcuts(ShapeEditor::NoShortcuts); }},
        {"grid size", nothing, [](Stage &s) { s.ed().setGridSize(20); }},
        {"grid", nothing, [](Stage &s) { s.ed().setGridVisible(false); }},
        {"snap to grid", nothing, [](Stage &s) { s.ed().setSnapToGrid(true); }},
        {"snap to shapes", nothing, [](Stage &s) { s.ed().setSnapToShapes(true); }},
        {"snap to spacing", nothing, [](Stage &s) { s.ed().setSnapToSpacing(true); }},
        {"snap to angles", nothing, [](Stage &s) { s.ed().setSnapToAngles(true); }},
        {"snap to round numbers", nothing, [](Stage &s) { s.ed().setSnapToRoundNumbers(true); }},
        {"snap tolerance", nothing, [](Stage &s) { s.ed().setSnapTolerance(9); }},
        {"collisions", [](Stage &s) { s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.center = {}; }); },
         [](Stage &s) { s.ed().setShowCollisions(ShapeEditor::CollisionsWhileDragging); }},
        {"no collisions", nothing, [](Stage &s) { s.ed().setShowCollisions(ShapeEditor::CollisionsNever); }},
        {"locked collisions",
         [](Stage &s) {
             s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) {
                 shape.center = {60, 0};
                 shape.locked = true;
             });
         },
         [](Stage &s) { s.ed().setShowLockedCollisions(true); }},
        {"inner collisions",
         [](Stage &s) { s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.center = {}; }); },
         [](Stage &s) { s.ed().setShowInnerCollisions(true); }},
        {"text collisions",
         [](Stage &s) {
             s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) {
                 shape.center = {60, 0};
                 shape.text = QStringLiteral("label");
                 shape.stroke.style = Qt::NoPen;
             });
         },
         [](Stage &s) { s.ed().setShowTextCollisions(true); }},
        {"open collisions",
         [](Stage &s) { s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.fill = QColor(); }); },
         [](Stage &s) { s.ed().setShowOpenCollisions(true); }},
        {"collision depth",
         [](Stage &s) { s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.center = {}; }); },
         [](Stage &s) { s.ed().setLeastCollisionDepth(1e4); }},
        {"zoom", nothing, [](Stage &s) { s.ed().setZoom(2); }},
        {"zoom to fit", nothing, [](Stage &s) { s.ed().zoomToFit(); }},
        {"zoom to the selection", nothing, [](Stage &s) { s.ed().zoomToSelection(); }},
        {"center", nothing, [](Stage &s) { s.ed().centerOn(QPointF(40, 30)); }},
        {"turn the view", nothing, [](Stage &s) { s.ed().setViewRotation(30); }},
        {"return button", nothing, [](Stage &s) { s.ed().setReturnButtonEnabled(false); }},
        {"connect handles", nothing, [](Stage &s) { s.ed().setConnectHandlesEnabled(false); }},
        {"overlaps", nothing, [](Stage &s) { s.ed().setOverlapMode(ShapeEditor::PushNeighbors); }},
        {"push depth", nothing, [](Stage &s) { s.ed().setPushDepth(2); }},
        {"clearance", nothing, [](Stage &s) { s.ed().setClearance(2); }},
        {"hops", nothing, [](Stage &s) { s.ed().setHopsOverObstacles(false); }},
        {"page", nothing, [](Stage &s) { s.ed().setPage(QRectF(0, 0, 300, 200)); }},
        {"background", nothing, [](Stage &s) { s.ed().setBackgroundColor(Qt::gray); }},
        {"scroll bars", nothing, [](Stage &s) { s.ed().setScrollBarsVisible(true); }, true},
        {"edits on activation", nothing, [](Stage &s) { s.ed().setEditsOnActivation(false); }},
        {"opens links", nothing, [](Stage &s) { s.ed().setOpensLinks(true); }},
        {"link", nothing, [](Stage &s) { s.ed().openLink(s.ids[0]); }},
        {"connectors add shapes", nothing, [](Stage &s) { s.ed().setConnectorsAddShapes(false); }},
        {"turn, zoom and resize", nothing, [](Stage &s) { s.ed().resize(700, 500); }, true},
        {"read only", useTool(ShapeEditor::Ellipse), [](Stage &s) { s.ed().setReadOnly(true); }},
        {"read only while typing", useText, [](Stage &s) { s.ed().setReadOnly(true); }},
        {"fill", nothing, [](Stage &s) { s.ed().setFillColor(Qt::green); }},
        {"gradient", nothing, [](Stage &s) { s.ed().setShapeFill(Gradient::radial(Qt::green, Qt::red)); }},
        {"stroke color", nothing, [](Stage &s) { s.ed().setStrokeColor(Qt::green); }},
        {"stroke width", nothing, [](Stage &s) { s.ed().setStrokeWidth(3); }},
        {"stroke style", nothing, [](Stage &s) { s.ed().setStrokeStyle(Qt::DashLine); }},
        {"jumps", nothing, [](Stage &s) { s.ed().setConnectorJumps(ShapeEditor::GapJumps); }},
        {"opacity", nothing, [](Stage &s) { s.ed().setShapeOpacity(0.5); }},
        {"shadow", nothing,
         [](Stage &s) {
             s.ed().setShapeShadow({Qt::black, {1, 2}, 3});
         }},
        {"text style", nothing,
         [](Stage &s) {
             TextStyle style;
             style.size = 20;
             s.ed().setTextStyle(style);
         }},
        {"line form", nothing, [](Stage &s) { s.ed().setLineForm({LineCap::Square}); }},
        {"drawing", [](Stage &s) { s.ed().setZoom(3); },
         [](Stage &s) { s.ed().setDrawing(toText(s.drawing().data())); }},
        {"broken drawing", nothing, [](Stage &s) { s.ed().setDrawing("broken"); }},
        {"edit vertices", nothing, [](Stage &s) { s.ed().editVertices(s.ids[1]); }},
        {"edit vertices while typing", useText, [](Stage &s) { s.ed().editVertices(s.ids[1]); }},
        {"edit text", nothing, [](Stage &s) { s.ed().editText(s.ids[0]); }},
        {"edit text of a member", [](Stage &s) { s.ed().editVertices(s.ids[1]); },
         [](Stage &s) { s.ed().editText(s.ids[3]); }},
        {"end of typing", useText, [](Stage &s) { s.ed().editText({}); }},
        {"pivot", nothing, [](Stage &s) { s.ed().setPivot(QPointF(3, 4)); }},
        {"choose", nothing, [](Stage &s) { s.ed().selection()->set(s.ids); }},
        {"choose nothing", nothing, [](Stage &s) { s.ed().selection()->clear(); }},
        {"choose a group", nothing, [](Stage &s) { s.ed().selection()->enterGroup(s.group); }},
        {"add", nothing,
         [](Stage &s) {
             s.drawing().addShape(Shape::ellipse({9, 9}, {50, 50}));
         }},
        {"remove", chooseAll, [](Stage &s) { s.drawing().removeShapes(s.ids.first(3)); }},
        {"change", chooseAll,
         [](Stage &s) { s.drawing().changeShapes(s.ids, [](Shape &shape) { shape.center += QPointF(5, 5); }); }},
        {"reorder", nothing, [](Stage &s) { s.drawing().reorder({s.ids[0]}, Document::Place::Top); }},
        {"group", nothing, [](Stage &s) { s.drawing().group(s.ids); }},
        {"ungroup", chooseAll, [](Stage &s) { s.drawing().ungroup({s.group}); }},
        {"hide", chooseAll, [](Stage &s) { setHidden(s.drawing(), s.drawing().units(s.ids), true); }},
        {"clear", chooseAll, [](Stage &s) { s.drawing().clear(); }},
        {"undo by the stack", nothing, [](Stage &s) { s.drawing().undoStack()->undo(); }},
        {"undo all by the stack", nothing, [](Stage &s) { s.drawing().undoStack()->setIndex(0); }},
        {"redo by the stack", nothing, [](Stage &s) { s.drawing().undoStack()->redo(); }},
        {"forget the history", nothing, [](Stage &s) { s.drawing().undoStack()->clear(); }},
        {"delete the document", nothing, deleteDocument},
        {"delete the document while typing", useText, deleteDocument},
        {"paste while drawing",
         [](Stage &s) {
             s.ed().copy();
             s.ed().setTool(ShapeEditor::Polygon);
             for (QPointF place : {QPointF(0, 150), QPointF(80, 150), QPointF(40, 220)})
                 s.click(place);
         },
         [](Stage &s) { s.ed().paste(); }},
        {"paste a broken drawing",
         [](Stage &) {
             auto *data = new QMimeData;
             data->setData(DrawingMimeType, "broken");
             QApplication::clipboard()->setMimeData(data);
         },
         [](Stage &s) { s.ed().paste(); }},
    };
    const auto actions = QMetaEnum::fromType<Action>();
    for (int i = 0; i < actions.keyCount(); ++i) {
        const auto action = Action(actions.value(i));
        const QByteArray name = QByteArray("action ") + actions.key(i);
        const auto prepare = [action, chooseAll](Stage &s) {
            chooseAll(s);
            if (action == Action::UnlockAll)
                s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.locked = true; });
            if (action == Action::ShowAll)
                s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.hidden = true; });
            if (action == Action::Redo)
                s.drawing().undoStack()->undo();
            if (action == Action::EditText || action == Action::EditVertices)
                s.ed().selection()->set({s.ids[1]});
            if (action == Action::MakeCorner || action == Action::MakeSmooth || action == Action::MakeSymmetric
                || action == Action::BreakAtVertices)
                editCurves(s);
            if (action == Action::JoinEnds)
                s.ed().selection()->set(s.drawing().addShapes(
                    {Shape::polyline({{-20, 200}, {30, 210}}), Shape::polyline({{40, 210}, {90, 200}})}));
            if (action == Action::MakeCorner)
                s.ed().action(Action::MakeSmooth)->trigger();
            if (action == Action::OwnKindTool)
                s.ed().setOwnKind(QStringLiteral("ellipse"));
            if (action == Action::SelectTool)
                s.ed().setTool(ShapeEditor::Ellipse);
            if (action == Action::TouchBand)
                s.ed().setRubberBandMode(ShapeEditor::Enclose);
            s.ed().copy();
        };
        const auto trigger = [action](Stage &s) { s.ed().action(action)->trigger(); };
        all.append({name, prepare, trigger});
        all.append({name + " while typing", both(prepare, useText), trigger});
    }
    return all;
}

QList<Operation> operations()
{
    QList<Operation> all = handwork() + calls();
    // Each call also runs in the middle of a gesture, which continues afterward.
    const auto goOn = [](Stage &s) {
        s.move({30, 20});
        s.release({30, 20});
        s.hover({50, 40});
    };
    const auto drag = [](Stage &s) {
        s.ed().selection()->set({s.ids[0]});
        s.press({20, 10});
        s.move({60, 40});
        s.move({190, 100});
    };
    const auto lasso = [](Stage &s) {
        s.ed().setTool(ShapeEditor::Lasso);
        s.press({-300, -150});
        for (QPointF place : {QPointF(280, -150), QPointF(280, 200)})
            s.move(place);
    };
    const auto corners = [](Stage &s) {
        s.ed().setTool(ShapeEditor::Lasso);
        for (QPointF place : {QPointF(-300, -150), QPointF(280, -150), QPointF(280, 200)})
            s.click(place);
    };
    const auto goOnByCorners = [](Stage &s) {
        s.hover({-100, 100});
        s.click({-300, 200});
        s.key(Qt::Key_Return);
    };
    for (const Operation &call : calls()) {
        if (call.name.contains("typing") || call.name.startsWith("edit"))
            continue;
        all.append({call.name + " in a drag", both(call.prepare, drag), both(call.run, goOn), call.isOfQt});
        all.append({call.name + " in a lasso", both(call.prepare, lasso), both(call.run, goOn), call.isOfQt});
        all.append({call.name + " in a lasso by corners", both(call.prepare, corners), both(call.run, goOnByCorners),
                    call.isOfQt});
    }
    return all;
}

} // namespace

class TestEditorDeletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everySignalIsTried();
    void inASlot_data();
    void inASlot();
    void inACallOfTheStack();
};

void TestEditorDeletion::init()
{
    // Operations with a broken drawing print this warning.
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!This plugin does not support |Trammel::ShapeEditor \"\": the drawing cannot be read. )")));
}

void TestEditorDeletion::everySignalIsTried()
{
    QSet<QByteArray> missing;
    for (const QMetaMethod &signal : ownSignals(ShapeEditor::staticMetaObject))
        missing.insert(signal.name());
    for (const Operation &operation : handwork() + calls()) {
        for (const DeletionEmission &emission : emissionsOf(operation)) {
            if (emission.source.type == &ShapeEditor::staticMetaObject)
                missing.remove(emission.signal.name());
        }
    }
    QCOMPARE(missing.values(), QList<QByteArray>());
}

void TestEditorDeletion::inASlot_data()
{
    addDeletionRows(operations());
}

void TestEditorDeletion::inASlot()
{
    static const QList<Operation> all = operations();
    tryDeletionRow(all);
}

// The program calls the undo stack itself, and a slot deletes the document. The stack exists until the call has
// returned.
void TestEditorDeletion::inACallOfTheStack()
{
    const std::function<void(QUndoStack &)> calls[] = {
        [](QUndoStack &stack) { stack.undo(); },
        [](QUndoStack &stack) { stack.redo(); },
        [](QUndoStack &stack) { stack.setIndex(0); },
        [](QUndoStack &stack) { stack.clear(); },
    };
    int tried = 0;
    for (const auto &call : calls) {
        for (const auto signal : {&ShapeEditor::undoAvailable, &ShapeEditor::redoAvailable}) {
            Stage stage;
            // Undo and redo do not change this selection, so that only the stack emits signals.
            stage.ed().selection()->set({stage.ids[2]});
            const QPointer<QUndoStack> stack = stage.drawing().undoStack();
            bool hasStayed = false;
            connect(stage.editor, signal, this, [&] {
                delete stage.document;
                hasStayed = !stack.isNull();
            });
            call(*stack);
            if (stage.document)
                continue;
            QVERIFY(hasStayed);
            deleteDeferred();
            QVERIFY(!stack);
            ++tried;
        }
    }
    QVERIFY(tried > 2);
}

TRAMMEL_WIDGET_TEST(TestEditorDeletion)
#include "tst_editordeletion.moc"
