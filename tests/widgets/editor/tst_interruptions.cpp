#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include <trammel/shapeinspector.h>

#include <QtCore/QMetaEnum>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>

using namespace Trammel;

namespace {

enum GestureKind { Move, Resize, Rotate, Pivot, Band, Lasso, Box, Path, Vertex, Nudge, Typing, Curve, Pencil, Pen };

/// An editor that borrows a document, so that both can be deleted, and a gesture in progress.
struct Scene : EditorBench
{
    Scene()
    {
        drawing = std::make_unique<Document>();
        editor->setDocument(drawing.get());
        inspector.setEditor(editor.get());
        Shape box = Shape::rectangle({0, 0}, {120, 80});
        Shape polygon = Shape::polygon({{-200, -100}, {-120, -100}, {-120, -40}, {-200, -20}});
        box.fill = polygon.fill = Qt::yellow;
        ids = drawing->addShapes({box, polygon, Shape::ellipse({200, 100}, {60, 40}),
                                  Shape::bezierPath({{{-200, 60}, {-200, 110}, {-150, 110}, {-150, 60}}})});
        // Leaves a step to undo and a step to redo.
        drawing->changeShapes({ids[2]}, [](Shape &shape) { shape.name = QStringLiteral("named"); });
        drawing->changeShapes({ids[2]}, [](Shape &shape) { shape.name = QStringLiteral("redone"); });
        drawing->undoStack()->undo();
        editor->selection()->set({ids[0]});
    }

    QPointF grip(ShapeEditor::Handle handle)
    {
        return editor->mapToScene(editor->handlePosition(handle).value_or(QPointF()));
    }
    QLineEdit &field() { return *inspector.findChild<QLineEdit *>(QStringLiteral("x")); }

    /// The steps before the press. They also run in the scene without a gesture that endsCleanly() compares with.
    void prepare(GestureKind kind)
    {
        if (kind == Lasso)
            editor->setTool(ShapeEditor::Lasso);
        else if (kind == Box)
            editor->setTool(ShapeEditor::Rectangle);
        else if (kind == Path)
            editor->setTool(ShapeEditor::Polygon);
        else if (kind == Vertex)
            editor->editVertices(ids[1]);
        else if (kind == Pencil)
            editor->setTool(ShapeEditor::Pencil);
        else if (kind == Pen)
            editor->setTool(ShapeEditor::Pen);
        else if (kind == Typing)
            inspector.show();
        else if (kind == Curve) {
            editor->editVertices(ids[3]);
            click({-200, 60});
        }
    }

    void begin(GestureKind kind)
    {
        switch (kind) {
        case Move:
            return beginDrag({20, 10}, {90, 70});
        case Resize:
            return beginDrag(grip(ShapeEditor::Handle::BottomRight), {90, 70});
        case Rotate:
            return beginDrag(grip(ShapeEditor::Handle::Rotate), {90, 70});
        case Pivot:
            moveFreely(grip(ShapeEditor::Handle::Rotate));
            return beginDrag(grip(ShapeEditor::Handle::Pivot), {90, 70});
        case Band:
            return beginDrag({-250, -150}, {90, 70});
        case Lasso:
            beginDrag({-250, -150}, {90, -70});
            return move({90, 70});
        case Box:
            return beginDrag({150, -150}, {250, -90});
        case Path:
            click({150, -150});
            click({250, -150});
            return press({250, -90});
        case Vertex:
            return beginDrag({-120, -100}, {-90, -130});
        case Nudge:
            key(Qt::Key_Right);
            return key(Qt::Key_Right);
        case Typing:
            field().setFocus();
            field().selectAll();
            return QTest::keyClicks(&field(), QStringLiteral("12"));
        case Curve:
            return beginDrag({-200, 110}, {-160, 130});
        case Pencil:
            beginDrag({150, -150}, {250, -150});
            return move({250, -90});
        case Pen:
            click({150, -150});
            return beginDrag({250, -150}, {250, -90});
        }
    }

    /// Continues the input like a user who has not noticed the interruption.
    void goOn(GestureKind kind)
    {
        if (kind == Nudge)
            return sendKey(QEvent::KeyPress, Qt::Key_Down);
        if (kind == Typing)
            return QTest::keyClick(&field(), Qt::Key_Return);
        move({95, 75});
        sendRelease({95, 75});
        moveFreely({100, 80});
        // A double click ends the path, because Enter would draw another shape.
        if (kind == Path || kind == Pen) {
            const QPointF place = at({100, 80});
            QMouseEvent event(QEvent::MouseButtonDblClick, place, viewport().mapToGlobal(place), Qt::LeftButton,
                              Qt::LeftButton, {});
            QCoreApplication::sendEvent(&viewport(), &event);
            sendRelease({100, 80});
        }
    }

    // Sends the event without Qt Test, because a release that a disabled widget does not receive is not an error.
    void sendRelease(QPointF scenePos)
    {
        QMouseEvent event(QEvent::MouseButtonRelease, at(scenePos), viewport().mapToGlobal(at(scenePos)),
                          Qt::LeftButton, Qt::NoButton, held);
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    void moveFreely(QPointF scenePos)
    {
        QMouseEvent event(QEvent::MouseMove, at(scenePos), viewport().mapToGlobal(at(scenePos)), Qt::NoButton,
                          Qt::NoButton, {});
        QCoreApplication::sendEvent(&viewport(), &event);
    }

    std::unique_ptr<Document> drawing;
    Document another;
    ShapeInspector inspector;
    ShapeIds ids;
    QTemporaryDir folder;
};

/// The gestures that an interruption ends: none, those that change shapes, or all. The value Settles also ends all, but
/// adds the line or polygon whose points are set so far.
enum class Ends { Nothing, Changes, Settles, All };

/// An event in the middle of a gesture.
struct Interruption
{
    const char *name;
    Ends ends;
    std::function<void(Scene &)> happen;
};

void sendMouse(Scene &scene, QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    const QPoint pos = scene.at({90, 70});
    QMouseEvent event(type, pos, scene.viewport().mapToGlobal(pos), button, buttons, {});
    QCoreApplication::sendEvent(&scene.viewport(), &event);
}

void pressAlso(Scene &scene, Qt::MouseButton button)
{
    sendMouse(scene, QEvent::MouseButtonPress, button, Qt::LeftButton | button);
    sendMouse(scene, QEvent::MouseButtonRelease, button, Qt::LeftButton);
}

const QList<Interruption> &interruptions()
{
    static const QList<Interruption> all{
        {"shape removed", Ends::Changes,
         [](Scene &scene) {
             scene.drawing->removeShapes({scene.ids[0], scene.ids[1]});
         }},
        {"shape changed", Ends::Changes,
         [](Scene &scene) {
             scene.drawing->changeShapes({scene.ids[0], scene.ids[1]}, [](Shape &shape) { shape.fill = Qt::red; });
         }},
        {"shape locked", Ends::Changes,
         [](Scene &scene) {
             scene.drawing->changeShapes({scene.ids[0], scene.ids[1]}, [](Shape &shape) { shape.locked = true; });
         }},
        {"shape hidden", Ends::Changes,
         [](Scene &scene) {
             scene.drawing->changeShapes({scene.ids[0], scene.ids[1]}, [](Shape &shape) { shape.hidden = true; });
         }},
        {"shape added", Ends::Changes,
         [](Scene &scene) {
             scene.drawing->addShape(Shape::ellipse({0, 0}, {500, 500}));
         }},
        {"shapes grouped", Ends::Changes, [](Scene &scene) { scene.drawing->group(scene.ids); }},
        {"document swapped", Ends::All, [](Scene &scene) { scene.editor->setDocument(&scene.another); }},
        {"document swapped and back", Ends::All,
         [](Scene &scene) {
             scene.editor->setDocument(&scene.another);
             scene.editor->setDocument(scene.drawing.get());
         }},
        {"document loaded", Ends::Changes,
         [](Scene &scene) {
             const QString name = scene.folder.filePath(QStringLiteral("drawing.json"));
             QVERIFY(scene.drawing->save(name).ok);
             QVERIFY(scene.drawing->load(name).ok);
         }},
        {"document cleared", Ends::Changes, [](Scene &scene) { scene.drawing->clear(); }},
        {"selection changed", Ends::Nothing, [](Scene &scene) { scene.editor->selection()->set({scene.ids[2]}); }},
        {"selection cleared", Ends::Nothing, [](Scene &scene) { scene.editor->selection()->clear(); }},
        {"hidden", Ends::All, [](Scene &scene) { scene.editor->hide(); }},
        {"hidden and shown", Ends::All,
         [](Scene &scene) {
             scene.editor->hide();
             scene.editor->show();
         }},
        {"disabled", Ends::All, [](Scene &scene) { scene.editor->setEnabled(false); }},
        {"read only", Ends::Settles, [](Scene &scene) { scene.editor->setReadOnly(true); }},
        {"focus lost", Ends::All, [](Scene &scene) { scene.canvas().clearFocus(); }},
        {"window deactivated", Ends::All,
         [](Scene &) {
             QWidget other;
             other.show();
             other.activateWindow();
             QVERIFY(QTest::qWaitForWindowActive(&other));
         }},
        {"mouse grab lost", Ends::Nothing,
         [](Scene &scene) {
             QEvent event(QEvent::UngrabMouse);
             QCoreApplication::sendEvent(&scene.viewport(), &event);
             scene.moveFreely({90, 70});
         }},
        {"pointer left", Ends::Nothing,
         [](Scene &scene) {
             QEvent event(QEvent::Leave);
             QCoreApplication::sendEvent(&scene.viewport(), &event);
         }},
        {"modifier released outside", Ends::Nothing,
         [](Scene &scene) {
             scene.hold(Qt::ShiftModifier | Qt::AltModifier);
             scene.held = {};
         }},
        {"right button pressed", Ends::Nothing, [](Scene &scene) { pressAlso(scene, Qt::RightButton); }},
        {"middle button pressed", Ends::Nothing, [](Scene &scene) { pressAlso(scene, Qt::MiddleButton); }},
        {"let go while the middle button pans", Ends::Nothing,
         [](Scene &scene) {
             sendMouse(scene, QEvent::MouseButtonPress, Qt::MiddleButton, Qt::LeftButton | Qt::MiddleButton);
             sendMouse(scene, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::MiddleButton);
             sendMouse(scene, QEvent::MouseButtonRelease, Qt::MiddleButton, Qt::NoButton);
         }},
        {"pressed twice", Ends::Nothing,
         [](Scene &scene) {
             scene.press({90, 70});
         }},
        {"context menu", Ends::Nothing,
         [](Scene &scene) {
             const std::unique_ptr<QMenu> menu(scene.editor->createContextMenu({3, 3}));
         }},
        {"screen changed", Ends::Nothing,
         [](Scene &scene) {
             QEvent event(QEvent::ScreenChangeInternal);
             QCoreApplication::sendEvent(scene.editor.get(), &event);
             scene.editor->resize(500, 300);
         }},
        {"view changed", Ends::Nothing,
         [](Scene &scene) {
             scene.editor->setZoom(0.7);
             scene.editor->setViewRotation(40);
         }},
        {"tool switched", Ends::Settles, [](Scene &scene) { scene.editor->setTool(ShapeEditor::Ellipse); }},
        {"tool switched and back", Ends::Settles,
         [](Scene &scene) {
             const ToolKind tool = scene.editor->tool();
             scene.editor->setTool(ShapeEditor::Ellipse);
             scene.editor->setTool(tool);
         }},
        {"vertices wanted", Ends::Nothing, [](Scene &scene) { scene.editor->editVertices(scene.ids[1]); }},
        {"undone", Ends::Changes, [](Scene &scene) { scene.drawing->undoStack()->undo(); }},
        {"redone", Ends::Changes, [](Scene &scene) { scene.drawing->undoStack()->redo(); }},
        {"escaped", Ends::All, [](Scene &scene) { scene.key(Qt::Key_Escape); }},
        {"all menus", Ends::Changes,
         [](Scene &scene) {
             for (ShapeEditor::Action action : {ShapeEditor::Action::SelectAll, ShapeEditor::Action::Cut,
                                                ShapeEditor::Action::Undo, ShapeEditor::Action::FlipHorizontally})
                 scene.editor->action(action)->trigger();
         }},
    };
    return all;
}

} // namespace

/// Another part of the program, or the window system, interrupts a gesture. Afterwards, the document is valid, no
/// gesture is open, and the interrupted one has left at most one undo step.
class TestInterruptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsCleanly_data();
    void endsCleanly();
    void destroyedInTheMiddle_data();
    void destroyedInTheMiddle();
    void betweenCorners();
};

void TestInterruptions::endsCleanly_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("interruption");
    const QStringList kinds{QStringLiteral("move"),   QStringLiteral("resize"), QStringLiteral("rotate"),
                            QStringLiteral("pivot"),  QStringLiteral("band"),   QStringLiteral("lasso"),
                            QStringLiteral("box"),    QStringLiteral("path"),   QStringLiteral("vertex"),
                            QStringLiteral("nudge"),  QStringLiteral("typing"), QStringLiteral("curve"),
                            QStringLiteral("pencil"), QStringLiteral("pen")};
    for (int kind = Move; kind <= Pen; ++kind) {
        for (int i = 0; i < int(interruptions().size()); ++i)
            QTest::addRow("%s: %s", qPrintable(kinds[kind]), interruptions()[i].name) << kind << i;
    }
}

void TestInterruptions::endsCleanly()
{
    QFETCH(int, kind);
    QFETCH(int, interruption);
    const Interruption &what = interruptions()[interruption];
    // The twin shows the effect of the interruption without a gesture.
    Scene twin;
    twin.prepare(GestureKind(kind));
    what.happen(twin);
    const DocumentData alone = twin.drawing->data();

    Scene scene;
    const GestureKind gesture = GestureKind(kind);
    scene.prepare(gesture);
    scene.begin(gesture);
    what.happen(scene);
    QCOMPARE(scene.drawing->data().errorString(), QString());
    scene.goOn(gesture);
    Document &document = *scene.drawing;
    QVERIFY(!document.gesture());
    QCOMPARE(document.data().errorString(), QString());
    QVERIFY(scene.another.count() == 0 || gesture == Path || gesture == Box);
    if (gesture == Nudge || gesture == Typing) {
        // Nudges and typed values are undo steps of their own, before or after the interruption.
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        while (twin.drawing->undoStack()->canUndo())
            twin.drawing->undoStack()->undo();
        if (qstrcmp(what.name, "document loaded") != 0)
            QVERIFY(document.data() == twin.drawing->data());
    } else if (document.undoStack()->index() == twin.drawing->undoStack()->index()) {
        QVERIFY(document.data() == alone);
    } else {
        const bool changesShapes =
            gesture == Move || gesture == Resize || gesture == Rotate || gesture == Vertex || gesture == Curve;
        QVERIFY(what.ends != Ends::All && !(what.ends == Ends::Changes && changesShapes)
                && !(what.ends == Ends::Settles && gesture != Path && gesture != Pen));
        QCOMPARE(document.undoStack()->index(), twin.drawing->undoStack()->index() + 1);
        document.undoStack()->undo();
        QVERIFY(document.data() == alone);
    }
    for (ShapeId id : scene.editor->selection()->ids())
        QVERIFY(scene.editor->document()->isVisible(id));
    // The editor can still draw a shape.
    scene.editor->setReadOnly(false);
    scene.editor->setEnabled(true);
    scene.editor->show();
    scene.editor->setTool(ShapeEditor::Rectangle);
    const int count = scene.editor->document()->count();
    scene.drag({-20, 0}, {20, 30});
    QCOMPARE(scene.editor->document()->count(), count + 1);
}

void TestInterruptions::destroyedInTheMiddle_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("documentToo");
    for (int kind = Move; kind <= Pen; ++kind) {
        QTest::addRow("editor, gesture %d", kind) << kind << false;
        QTest::addRow("document, gesture %d", kind) << kind << true;
    }
}

void TestInterruptions::destroyedInTheMiddle()
{
    QFETCH(int, kind);
    QFETCH(bool, documentToo);
    const GestureKind gesture = GestureKind(kind);
    Scene scene;
    const DocumentData before = scene.drawing->data();
    scene.prepare(gesture);
    scene.begin(gesture);
    if (documentToo) {
        scene.drawing.reset();
        QVERIFY(scene.editor->document());
        scene.goOn(gesture);
        QVERIFY(!scene.editor->document()->gesture());
        QCOMPARE(scene.editor->document()->data().errorString(), QString());
        return;
    }
    scene.editor.reset();
    QVERIFY(!scene.drawing->gesture());
    if (gesture == Nudge)
        scene.drawing->undoStack()->undo();
    QVERIFY(scene.drawing->data() == before);
    if (gesture == Typing)
        QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(scene.drawing->data() == before);
}

// No button is down between the clicks that draw a path. The path continues after a loss of focus and ends when the
// editor is hidden.
void TestInterruptions::betweenCorners()
{
    for (const bool isHidden : {false, true}) {
        Scene scene;
        scene.prepare(Path);
        const DocumentData before = scene.drawing->data();
        scene.click({150, -150});
        scene.click({250, -150});
        if (isHidden) {
            scene.editor->hide();
            scene.editor->show();
        } else {
            scene.viewport().parentWidget()->clearFocus();
            scene.viewport().parentWidget()->setFocus();
        }
        scene.click({250, -90});
        scene.sendKey(QEvent::KeyPress, Qt::Key_Return);
        QVERIFY(!scene.drawing->gesture());
        QCOMPARE(scene.drawing->count(), int(before.order.size()) + (isHidden ? 0 : 1));
    }
}

TRAMMEL_WIDGET_TEST(TestInterruptions)
#include "tst_interruptions.moc"
