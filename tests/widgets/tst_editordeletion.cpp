#include "tests/seed.h"
#include "tests/testprogram.h"
#include "tests/widgets/deletionbench.h"
#include "widgets/drawingmime_p.h"
#include "widgets/model/arrangement.h"
#include "widgets/model/excerpt.h"
#include "widgets/shapeeditor.h"
#include "widgets/shapeinspector.h"

#include <QtCore/QMetaEnum>
#include <QtCore/QPointer>
#include <QtCore/QRandomGenerator>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QKeyEvent>
#include <QtGui/QUndoStack>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <memory>

using namespace Trammel;

namespace {

/// An editor that borrows a document, both of which a slot may delete, and a hand that goes on as long as there is an
/// editor.
struct Stage
{
    Stage()
    {
        editor->setAttribute(Qt::WA_DontShowOnScreen);
        editor->resize(800, 600);
        editor->show();
        editor->setZoom(1);
        editor->centreOn({0, 0});
        editor->setDocument(document);
        Shape box = Shape::rectangle({0, 0}, {120, 80});
        Shape polygon = Shape::polygon({{-200, -100}, {-120, -100}, {-120, -40}, {-200, -20}});
        box.fill = polygon.fill = Qt::yellow;
        box.text = QStringLiteral("text");
        Shape left = Shape::rectangle({-250, 150}, {40, 40}), right = Shape::rectangle({-200, 150}, {40, 40});
        left.fill = right.fill = Qt::red;
        ids = document->addShapes({box, polygon, Shape::ellipse({200, 100}, {60, 40}), left, right});
        group = document->group({ids[3], ids[4]});
        document->changeShapes({ids[2]}, [](Shape &shape) { shape.name = QStringLiteral("named"); });
        document->changeShapes({ids[2]}, [](Shape &shape) { shape.name = QStringLiteral("redone"); });
        document->undoStack()->undo();
        editor->setShowCollisions(true);
        editor->selection()->set({ids[0]});
    }
    ~Stage()
    {
        delete editor;
        delete document;
        deleteDeferred();
    }

    ShapeEditor &ed() { return *editor; }
    Document &drawing() { return *document; }

    void mouse(QEvent::Type type, QPointF scenePos, Qt::MouseButton button, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers = {})
    {
        if (!editor)
            return;
        QWidget &viewport = *editor->view()->viewport();
        const QPointF pos = editor->mapFromScene(scenePos).toPoint();
        QMouseEvent event(type, pos, viewport.mapToGlobal(pos), button, buttons, modifiers);
        QCoreApplication::sendEvent(&viewport, &event);
    }
    void press(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseButtonPress, scenePos, Qt::LeftButton, Qt::LeftButton, modifiers);
    }
    void move(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseMove, scenePos, Qt::NoButton, Qt::LeftButton, modifiers);
    }
    void release(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        mouse(QEvent::MouseButtonRelease, scenePos, Qt::LeftButton, Qt::NoButton, modifiers);
    }
    void hover(QPointF scenePos) { mouse(QEvent::MouseMove, scenePos, Qt::NoButton, Qt::NoButton); }
    void click(QPointF scenePos, Qt::KeyboardModifiers modifiers = {})
    {
        press(scenePos, modifiers);
        release(scenePos, modifiers);
    }
    void doubleClick(QPointF scenePos)
    {
        click(scenePos);
        mouse(QEvent::MouseButtonDblClick, scenePos, Qt::LeftButton, Qt::LeftButton);
        release(scenePos);
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        move(to + QPointF(3, 2), modifiers);
        release(to, modifiers);
        hover(to + QPointF(20, 20));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}, const QString &text = {})
    {
        for (QEvent::Type type : {QEvent::ShortcutOverride, QEvent::KeyPress, QEvent::KeyRelease}) {
            if (!editor)
                return;
            QKeyEvent event(type, key, modifiers, text);
            // As Qt sends it.
            event.setAccepted(type != QEvent::ShortcutOverride);
            QCoreApplication::sendEvent(editor->view(), &event);
        }
    }
    void wheel(int angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget &viewport = *editor->view()->viewport();
        QWheelEvent event({100, 90}, viewport.mapToGlobal(QPointF(100, 90)), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&viewport, &event);
    }
    QPointF grip(ShapeEditor::Handle handle)
    {
        return editor->mapToScene(editor->handlePosition(handle).value_or(QPointF()));
    }
    void send(QEvent::Type type)
    {
        QEvent event(type);
        QCoreApplication::sendEvent(editor->view()->viewport(), &event);
    }

    QPointer<ShapeEditor> editor = new ShapeEditor;
    QPointer<Document> document = new Document;
    void enter(const QString &field, const QString &text)
    {
        if (!inspector) {
            inspector = std::make_unique<ShapeInspector>();
            inspector->setEditor(editor);
        }
        auto &line = *inspector->findChild<QLineEdit *>(field);
        line.setText(text);
        line.setModified(true);
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
        QCoreApplication::sendEvent(&line, &event);
    }

    Document another;
    std::unique_ptr<ShapeInspector> inspector;
    ShapeIds ids;
    GroupId group;
};

using Step = std::function<void(Stage &)>;

struct Operation
{
    QByteArray name;
    Step prepare;
    Step run;
    /// QWidget goes on with the editor after it.
    bool isOfQt = false;
};

void nothing(Stage &)
{
}

Step both(const Step &first, const Step &second)
{
    return [=](Stage &s) {
        first(s);
        second(s);
    };
}

Step useTool(ShapeEditor::Tool tool)
{
    return [tool](Stage &s) { s.ed().setTool(tool); };
}

Step dragGrip(ShapeEditor::Handle handle)
{
    return [handle](Stage &s) { s.drag(s.grip(handle), {90, 70}); };
}

Step pressKey(int key, Qt::KeyboardModifiers modifiers = {})
{
    return [=](Stage &s) { s.key(key, modifiers); };
}

/// The user's gestures.
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
        {"enter a number", nothing, [](Stage &s) { s.enter(QStringLiteral("x"), QStringLiteral("+5")); }},
        {"enter a number for groups", chooseAll, [](Stage &s) { s.enter(QStringLiteral("x"), QStringLiteral("+5")); }},
        {"enter a name", nothing, [](Stage &s) { s.enter(QStringLiteral("name"), QStringLiteral("other")); }},
        {"menu", [](Stage &s) { s.ed().selection()->clear(); },
         [](Stage &s) {
             delete s.ed().createContextMenu(s.ed().mapFromScene({20, 10}));
         }},
    };
}

/// The program's calls.
QList<Operation> calls()
{
    using Action = ShapeEditor::Action;
    const auto chooseAll = [](Stage &s) { s.ed().selection()->set(s.ids); };
    const auto useText = [](Stage &s) {
        s.ed().editText(s.ids[0]);
        s.key(Qt::Key_A, {}, QStringLiteral("a"));
    };
    QList<Operation> all{
        {"another document", nothing, [](Stage &s) { s.ed().setDocument(&s.another); }},
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
        {"snap tolerance", nothing, [](Stage &s) { s.ed().setSnapTolerance(9); }},
        {"collisions", [](Stage &s) { s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.centre = {}; }); },
         [](Stage &s) { s.ed().setShowCollisions(false); }},
        {"collision depth",
         [](Stage &s) { s.drawing().changeShapes({s.ids[2]}, [](Shape &shape) { shape.centre = {}; }); },
         [](Stage &s) { s.ed().setLeastCollisionDepth(1e4); }},
        {"zoom", nothing, [](Stage &s) { s.ed().setZoom(2); }},
        {"zoom to fit", nothing, [](Stage &s) { s.ed().zoomToFit(); }},
        {"zoom to the selection", nothing, [](Stage &s) { s.ed().zoomToSelection(); }},
        {"center", nothing,
         [](Stage &s) {
             s.ed().centreOn({40, 30});
         }},
        {"turn the view", nothing, [](Stage &s) { s.ed().setViewRotation(30); }},
        {"turn, zoom and resize", nothing, [](Stage &s) { s.ed().resize(700, 500); }, true},
        {"read only", useTool(ShapeEditor::Ellipse), [](Stage &s) { s.ed().setReadOnly(true); }},
        {"read only while typing", useText, [](Stage &s) { s.ed().setReadOnly(true); }},
        {"fill", nothing, [](Stage &s) { s.ed().setFillColour(Qt::green); }},
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
         [](Stage &s) { s.drawing().changeShapes(s.ids, [](Shape &shape) { shape.centre += QPointF(5, 5); }); }},
        {"reorder", nothing, [](Stage &s) { s.drawing().reorder({s.ids[0]}, Document::Place::Top); }},
        {"group", nothing, [](Stage &s) { s.drawing().group(s.ids); }},
        {"ungroup", chooseAll, [](Stage &s) { s.drawing().ungroup({s.group}); }},
        {"hide", chooseAll, [](Stage &s) { setHidden(s.drawing(), s.drawing().units(s.ids), true); }},
        {"clear", chooseAll, [](Stage &s) { s.drawing().clear(); }},
        {"undo by the stack", nothing, [](Stage &s) { s.drawing().undoStack()->undo(); }},
        {"delete the document", nothing, [](Stage &s) { delete s.document; }},
        {"delete the document while typing", useText, [](Stage &s) { delete s.document; }},
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
    // Each call in the middle of a drag, which then goes on.
    for (const Operation &call : calls()) {
        if (call.name.contains("typing") || call.name.startsWith("edit"))
            continue;
        const auto drag = [](Stage &s) {
            s.ed().selection()->set({s.ids[0]});
            s.press({20, 10});
            s.move({60, 40});
            s.move({190, 100});
        };
        const auto goOn = [](Stage &s) {
            s.move({30, 20});
            s.release({30, 20});
            s.hover({50, 40});
        };
        all.append({call.name + " in a drag", both(call.prepare, drag), both(call.run, goOn), call.isOfQt});
    }
    return all;
}

struct Source
{
    QByteArray name;
    const QMetaObject *type;
    std::function<QObject *(Stage &)> sender;
};

QList<Source> sources()
{
    return {{"editor", &ShapeEditor::staticMetaObject, [](Stage &s) -> QObject * { return s.editor; }},
            {"selection", &Selection::staticMetaObject, [](Stage &s) -> QObject * { return s.ed().selection(); }},
            {"document", &Document::staticMetaObject, [](Stage &s) -> QObject * { return s.document; }}};
}

struct Emission
{
    Source source;
    QMetaMethod signal;
    int count = 0;
};

QList<Emission> emissions(const Operation &operation)
{
    Stage stage;
    operation.prepare(stage);
    QList<Emission> all;
    std::vector<std::unique_ptr<SignalSlot>> recorders;
    for (const Source &source : sources()) {
        for (const QMetaMethod &signal : ownSignals(*source.type)) {
            all.append({source, signal});
            recorders.push_back(std::make_unique<SignalSlot>(*source.sender(stage), signal, 0, nullptr));
        }
    }
    operation.run(stage);
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].count = recorders[std::size_t(i)]->count();
    all.removeIf([](const Emission &emission) { return emission.count == 0; });
    return all;
}

bool isThorough()
{
    return qEnvironmentVariableIsSet("TRAMMEL_SEED");
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
};

void TestEditorDeletion::init()
{
    // Operations with a broken drawing are warned of.
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!This plugin does not support |Trammel::ShapeEditor \"\": the drawing cannot be read: )")));
}

void TestEditorDeletion::everySignalIsTried()
{
    QSet<QByteArray> missing;
    for (const QMetaMethod &signal : ownSignals(ShapeEditor::staticMetaObject))
        missing.insert(signal.name());
    for (const Operation &operation : handwork() + calls()) {
        for (const Emission &emission : emissions(operation)) {
            if (emission.source.type == &ShapeEditor::staticMetaObject)
                missing.remove(emission.signal.name());
        }
    }
    QCOMPARE(missing.values(), QList<QByteArray>());
}

void TestEditorDeletion::inASlot_data()
{
    QTest::addColumn<int>("number");
    const QList<Operation> all = operations();
    for (int i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name.constData()) << i;
}

// Each signal that comes, its first time, its last, and one between; of all that a row can try, a seed tries some.
void TestEditorDeletion::inASlot()
{
    QFETCH(int, number);
    static const quint32 seed = testSeed(1);
    static const QList<Operation> all = operations();
    const Operation &operation = all[number];
    QRandomGenerator random(seed + quint32(number) * 7919);
    QList<Emission> found = emissions(operation);
    const int most = isThorough() ? 6 : 1;
    for (int round = 0; round < most && !found.isEmpty(); ++round) {
        const Emission emission = found.takeAt(random.bounded(found.size()));
        const std::array times{1, emission.count, 1 + int(random.bounded(quint32(emission.count)))};
        const int which = times[random.bounded(quint32(times.size()))];
        const bool deletesEditor = random.bounded(2) == 0 && !operation.isOfQt;
        const QByteArray what = emission.source.name + ' ' + emission.signal.name() + ' ' + QByteArray::number(which)
            + (deletesEditor ? " deletes the editor" : " deletes the document");
        qInfo("%s", what.constData());
        QPointer<QWidget> canvas;
        {
            Stage stage;
            operation.prepare(stage);
            canvas = stage.ed().view();
            const SignalSlot slot(*emission.source.sender(stage), emission.signal, which, [&] {
                if (deletesEditor)
                    delete stage.editor;
                else
                    delete stage.document;
            });
            operation.run(stage);
            QVERIFY2(slot.count() >= which, what.constData());
            QVERIFY2(deletesEditor ? !stage.editor : !stage.document, what.constData());
            deleteDeferred();
            if (deletesEditor)
                QVERIFY2(!canvas, what.constData());
            else if (stage.editor)
                QVERIFY2(stage.editor->document() && stage.editor->document() != stage.document, what.constData());
        }
        QVERIFY(!canvas);
    }
}

TRAMMEL_WIDGET_TEST(TestEditorDeletion)
#include "tst_editordeletion.moc"
