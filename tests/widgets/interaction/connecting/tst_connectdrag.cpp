#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/orthogonalscenes.h"
#include "tests/widgets/toolbench.h"

#include "widgets/interaction/drags/newshape_p.h"
#include "widgets/interaction/frame/connecthandles_p.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

/// The distance of a handle from the side, with half the line.
constexpr double handleDistance = 18.5;

/// A tool with two boxes in a row, and a distance between them.
struct ConnectScene
{
    ToolBench bench;
    ShapeId left = bench.document.addShape(box(0, 0, 60));
    ShapeId right = bench.document.addShape(box(300, 0, 60));

    ConnectScene() { bench.rest(); }

    const Overlay::State &shown() const { return bench.overlay.state(); }
    /// The last shape, if it is a connector; null otherwise.
    const Connector *lastConnector() const
    {
        return bench.document.find(bench.document.ids().last())->connector.constData();
    }
};

} // namespace

/// Tests the handles next to the shape under the pointer, from which connectors are drawn.
class TestConnectDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handlesAppearOnHover();
    void handlesStayWhileThePointerIsNear();
    void someShapesHaveNone();
    void followRotatedShapes_data() { addViews(); }
    void followRotatedShapes();
    void dragConnectsShapes();
    void dragInTheOpenAddsAShape();
    void theEndIsFreeWithCtrlOrByProperty();
    void escapeAddsNothing();
    void clickAddsAShapeBeside();
    void aClickThatScrollsAddsOneShape();
    void clicksFindFreePlaces();
    void aTextIsTypedIfTheFirstShapeHasOne();
    void handlesWorkWhileATextIsTyped();
    void keysFollowTheDirectionOfTheDiagram();
    void actionsAddAtEachSide();
    void keysGoAlongConnectorsOrAdd();
    void theToolDecidesTheKind();
    void someShapesCannotChangeTheirKind();
    void anArrangementEndsWithEditing();
    void groupsTakeWhatIsAdded();
    void aShapeThatIsGoneIsNotConnected();
    void connectorsEndAtShapesOfTheSameCall();
    void propertiesTurnThemOff();
};

void TestConnectDrag::handlesAppearOnHover()
{
    ConnectScene scene;
    QVERIFY(!scene.shown().connectHandles);
    scene.bench.move({5, 5});
    QVERIFY(scene.shown().connectHandles);
    QCOMPARE(scene.shown().connectHandles->shape, scene.left);
    QCOMPARE(scene.shown().connectHandles->position(Handle::Right, 1), QPointF(30 + handleDistance, 0));
    QCOMPARE(scene.shown().hoveredConnectSide, Handle::None);
    scene.bench.move({48, 3});
    QCOMPARE(scene.shown().hoveredConnectSide, Handle::Right);
    QVERIFY(scene.bench.tool->hint().contains(QStringLiteral("connect")));
    scene.bench.move({305, 5});
    QCOMPARE(scene.shown().connectHandles->shape, scene.right);
    scene.bench.tool->leave();
    QVERIFY(!scene.shown().connectHandles);
    // A selected shape has its handles, too; the one at the rotation handle is beyond it.
    scene.bench.click({0, 0});
    scene.bench.move({1, 1});
    QVERIFY(scene.shown().connectHandles);
    QCOMPARE(scene.shown().connectHandles->position(Handle::Bottom, 1), QPointF(0, 30 + handleDistance));
    QCOMPARE(scene.shown().connectHandles->position(Handle::Top, 1),
             QPointF(0, -30 - RotateHandleDistance - handleDistance));
    // A frame around several shapes has none.
    scene.bench.selection.set({scene.left, scene.right});
    scene.bench.move({2, 2});
    QVERIFY(!scene.shown().connectHandles);
}

void TestConnectDrag::handlesStayWhileThePointerIsNear()
{
    ConnectScene scene;
    scene.bench.move({0, 0});
    for (QPointF place : {QPointF(35, 0), QPointF(48, 20), QPointF(30, 50), QPointF(-50, -50)}) {
        scene.bench.move(place);
        QVERIFY(scene.shown().connectHandles);
    }
    scene.bench.move({62, 0});
    QVERIFY(!scene.shown().connectHandles);
    // Not if the pointer comes from outside.
    scene.bench.move({48, 0});
    QVERIFY(!scene.shown().connectHandles);
    scene.bench.move({0, 0});
    scene.bench.document.removeShapes({scene.left});
    scene.bench.move({1, 0});
    QVERIFY(!scene.shown().connectHandles);
}

void TestConnectDrag::someShapesHaveNone()
{
    ConnectScene scene;
    const auto handlesAt = [&](QPointF place) {
        scene.bench.move({1000, 1000});
        scene.bench.move(place);
        return scene.shown().connectHandles.has_value();
    };
    QVERIFY(handlesAt({0, 0}));
    scene.bench.document.addShape(Shape::polyline({{100, 100}, {200, 200}}));
    QVERIFY(!handlesAt({150, 150}));
    scene.bench.document.addShape(orthogonal(scene.left, scene.right));
    QVERIFY(!handlesAt({150, 0}));
    scene.bench.document.addShape(box(0, 300, 20));
    QVERIFY(!handlesAt({0, 300}));
    scene.bench.document.changeShapes({scene.left}, [](Shape &shape) { shape.locked = true; });
    QVERIFY(!handlesAt({0, 0}));
    // A group is selected as a whole; in it, shapes have handles.
    const GroupId group = scene.bench.document.group({scene.right, scene.bench.document.addShape(box(300, 200))});
    QVERIFY(!handlesAt({300, 0}));
    scene.bench.selection.enterGroup(group);
    QVERIFY(handlesAt({300, 0}));
}

void TestConnectDrag::followRotatedShapes()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    const double pixel = 1 / zoom;
    const ShapeId from = bench.document().addShape(box(-100 * pixel, 0, 80 * pixel, 30));
    const ShapeId to = bench.document().addShape(box(120 * pixel, 60 * pixel, 60 * pixel, 75));
    const Shape &shape = *bench.document().find(from);
    const std::optional<ConnectHandles> handles = connectHandlesOf(bench.document(), from, pixel);
    QVERIFY(handles);
    const QPointF handle = handles->position(Handle::Right, pixel);
    QVERIFY(std::abs(length(handle - shape.center) - 40 * pixel - 18 * pixel - 0.5) < 1e-9 * std::max(1.0, pixel));
    bench.move(shape.center);
    bench.drag(handle, bench.document().find(to)->center);
    QCOMPARE(bench.document().count(), 3);
    const Connector &connector = *bench.document().find(bench.document().ids().last())->connector;
    QCOMPARE(connector.from.shape, from);
    QVERIFY(connector.from.at && length(*connector.from.at - QPointF(0.5, 0)) < 1e-9);
    QCOMPARE(connector.to.shape, to);
    QCOMPARE(bench.steps(), 3);
}

void TestConnectDrag::dragConnectsShapes()
{
    ConnectScene scene;
    scene.bench.move({0, 0});
    scene.bench.pull({48, 0}, {290, 10});
    QVERIFY(scene.shown().draft);
    QCOMPARE(scene.shown().hovered->shapes, ShapeIds{scene.right});
    QVERIFY(scene.shown().copies.isEmpty());
    QCOMPARE(scene.bench.document.count(), 2);
    scene.bench.release({290, 10});
    QCOMPARE(scene.bench.document.count(), 3);
    QVERIFY(scene.lastConnector());
    // The line begins at the side of the handle.
    QCOMPARE(scene.lastConnector()->from, ConnectorEnd(scene.left, {0.5, 0}));
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(scene.right));
    QCOMPARE(scene.bench.selection.ids(), ShapeIds{scene.bench.document.ids().last()});
    QCOMPARE(scene.bench.stack().count(), 3);
    // Back to the shape itself, it is a loop.
    scene.bench.move({0, 0});
    scene.bench.drag({0, 48}, {0, 5});
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(scene.left));
    // With Alt, the end is at the point under the pointer.
    scene.bench.selection.clear();
    scene.bench.move({0, 0});
    scene.bench.hold(Qt::AltModifier);
    scene.bench.drag({48, 0}, {285, 15});
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(scene.right, {-0.25, 0.25}));
}

void TestConnectDrag::dragInTheOpenAddsAShape()
{
    ConnectScene scene;
    scene.bench.document.changeShapes({scene.left}, [](Shape &shape) {
        shape.fill = Qt::yellow;
        shape.name = QStringLiteral("first");
        shape.data = {{QStringLiteral("key"), 1}};
    });
    const int steps = scene.bench.stack().count();
    scene.bench.move({0, 0});
    scene.bench.pull({0, 48}, {13, 150});
    QCOMPARE(scene.shown().copies.size(), 1);
    scene.bench.release({13, 150});
    QCOMPARE(scene.bench.document.count(), 4);
    const ShapeId added = scene.bench.document.ids()[2];
    const Shape &shape = *scene.bench.document.find(added);
    // The pointer is in the middle of the near side.
    QCOMPARE(shape.center, QPointF(13, 180));
    QCOMPARE(shape.fill, QColor(Qt::yellow));
    QVERIFY(shape.name.isEmpty() && shape.data.isEmpty());
    QCOMPARE(scene.lastConnector()->from, ConnectorEnd(scene.left, {0, 0.5}));
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(added));
    QCOMPARE(scene.bench.selection.ids(), ShapeIds{added});
    QCOMPARE(scene.bench.stack().count(), steps + 1);
    scene.bench.stack().undo();
    QCOMPARE(scene.bench.document.count(), 2);
    scene.bench.stack().redo();
    QCOMPARE(scene.lastConnector()->to.shape, added);
}

void TestConnectDrag::theEndIsFreeWithCtrlOrByProperty()
{
    ConnectScene scene;
    scene.bench.move({0, 0});
    scene.bench.hold(Qt::ControlModifier);
    scene.bench.drag({48, 0}, {150, 80});
    QCOMPARE(scene.bench.document.count(), 3);
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(QPointF(150, 80)));
    scene.bench.hold(Qt::NoModifier);
    scene.bench.context.settings.connectorsAddShapes = false;
    scene.bench.selection.clear();
    scene.bench.move({0, 0});
    scene.bench.drag({48, 0}, {170, 80});
    QCOMPARE(scene.bench.document.count(), 4);
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(QPointF(170, 80)));
}

void TestConnectDrag::escapeAddsNothing()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(box(0, 0, 60));
    bench.move({0, 0});
    bench.beginDrag({48, 0}, {150, 80});
    bench.key(Qt::Key_Escape);
    bench.release({150, 80});
    QCOMPARE(bench.document().ids(), ShapeIds{id});
    QCOMPARE(bench.steps(), 1);
}

void TestConnectDrag::clickAddsAShapeBeside()
{
    ConnectScene scene;
    scene.bench.move({0, 0});
    scene.bench.click({0, 48});
    QCOMPARE(scene.bench.document.count(), 4);
    const ShapeId added = scene.bench.document.ids()[2];
    // The distance is the side of the box.
    QCOMPARE(scene.bench.document.find(added)->center, QPointF(0, 120));
    QCOMPARE(scene.lastConnector()->from, ConnectorEnd(scene.left));
    QCOMPARE(scene.lastConnector()->to, ConnectorEnd(added));
    QCOMPARE(scene.bench.selection.ids(), ShapeIds{added});
    QCOMPARE(scene.bench.stack().count(), 3);
    // The second click of a double click adds no further one.
    scene.bench.selection.clear();
    scene.bench.move({0, 0});
    scene.bench.doubleClick({-48, 0});
    QCOMPARE(scene.bench.document.count(), 6);
    QCOMPARE(scene.bench.document.find(scene.bench.document.ids()[4])->center, QPointF(-120, 0));
}

void TestConnectDrag::aClickThatScrollsAddsOneShape()
{
    EditorBench bench;
    bench.document().addShape(box(0, 0, 60));
    bench.editor->centerOn({0, -250});
    QVERIFY(bench.at({0, 48}).y() < bench.viewport().height());
    bench.move({0, 0});
    bench.click({0, 48});
    QCOMPARE(bench.document().count(), 3);
    // The new shape is in view.
    const ShapeId added = bench.editor->selection()->ids().first();
    QVERIFY(bench.viewport().rect().contains(bench.at(bench.document().find(added)->center)));
}

void TestConnectDrag::clicksFindFreePlaces()
{
    Document document;
    const ShapeId id = document.addShape(box(0, 0, 60));
    QList<QPointF> places;
    for (int i = 0; i < 10; ++i) {
        const Shape copy = copyBeside(document, id, Handle::Right);
        places.append(copy.center);
        document.addShape(copy);
    }
    // After all places on both sides, the first one is used again.
    QCOMPARE(places,
             (QList<QPointF>{{120, 0},
                             {120, 90},
                             {120, -90},
                             {120, 180},
                             {120, -180},
                             {120, 270},
                             {120, -270},
                             {120, 360},
                             {120, -360},
                             {120, 0}}));
    // A background is not in the way.
    document.clear();
    const ShapeId other = document.addShape(box(0, 0, 60, 90));
    document.addShape(box(0, 0, 1000));
    QVERIFY(length(copyBeside(document, other, Handle::Right).center - QPointF(0, 120)) < 1e-9);
}

void TestConnectDrag::aTextIsTypedIfTheFirstShapeHasOne()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(box(0, 0, 60));
    bench.move({0, 0});
    bench.click({48, 0});
    QCOMPARE(bench.document().count(), 3);
    QCOMPARE(bench.editor->editedText(), ShapeId());
    bench.document().changeShapes({id}, [](Shape &shape) { shape.text = QStringLiteral("Start"); });
    bench.editor->selection()->clear();
    bench.move({0, 0});
    bench.click({0, 48});
    const ShapeId added = bench.document().ids()[3];
    QCOMPARE(bench.editor->editedText(), added);
    QTest::keyClicks(bench.canvas().focusWidget() ? bench.canvas().focusWidget() : &bench.canvas(),
                     QStringLiteral("next"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document().find(added)->text, QStringLiteral("next"));
}

void TestConnectDrag::handlesWorkWhileATextIsTyped()
{
    EditorBench bench;
    Document &document = bench.document();
    const ShapeId first = document.addShape(box(0, 0, 60)), other = document.addShape(box(-200, 0, 60));
    const auto type = [&](ShapeId id, const QString &text) {
        bench.editor->editText(id);
        QTest::keyClicks(bench.canvas().focusWidget(), text);
    };
    type(first, QStringLiteral("Start"));
    bench.move({0, 0});
    bench.move({48, 0});
    QCOMPARE(bench.editor->view()->viewport()->cursor().shape(), Qt::CrossCursor);
    QVERIFY(bench.editor->hint().contains(QStringLiteral("Click: add a connected shape")));
    bench.click({48, 0});
    QCOMPARE(document.find(first)->text, QStringLiteral("Start"));
    QCOMPARE(document.count(), 4);
    const ShapeId right = document.ids()[2];
    QCOMPARE(document.find(right)->center, QPointF(120, 0));
    QCOMPARE(bench.editor->editedText(), right);
    // A drag connects, here from the handle beyond the rotation handle.
    type(first, QStringLiteral("Begin"));
    const QPointF top(0, -30 - RotateHandleDistance - handleDistance);
    bench.move({0, 0});
    bench.move(top);
    bench.drag(top, {-200, 0});
    QCOMPARE(document.find(first)->text, QStringLiteral("Begin"));
    QCOMPARE(document.neighbors(first), (ShapeIds{other, right}));
    QCOMPARE(bench.editor->editedText(), ShapeId());
    // Farther away, or without the property, a click only ends the typing.
    const int count = document.count();
    type(first, QStringLiteral("A"));
    bench.move({0, 0});
    bench.click({0, 200});
    QCOMPARE(bench.editor->editedText(), ShapeId());
    bench.editor->setConnectHandlesEnabled(false);
    type(first, QStringLiteral("B"));
    bench.move({0, 0});
    bench.click({0, 48});
    QCOMPARE(document.count(), count);
}

void TestConnectDrag::keysFollowTheDirectionOfTheDiagram()
{
    ConnectScene scene;
    Document &document = scene.bench.document;
    const auto added = [&] {
        scene.bench.key(Qt::Key_Insert);
        return document.find(scene.bench.selection.ids().first())->center;
    };
    // Without connectors, downward.
    scene.bench.selection.set({scene.left});
    QCOMPARE(added(), QPointF(0, 120));
    QCOMPARE(added(), QPointF(0, 240));
    // Another branch of the same shape.
    scene.bench.selection.set({scene.left});
    QCOMPARE(added(), QPointF(90, 120));
    // To the right, since the shape is right of the one before it.
    document.addShape(orthogonal(scene.left, scene.right));
    scene.bench.selection.set({scene.right});
    QCOMPARE(added(), QPointF(420, 0));
    const int count = document.count();
    for (const ShapeIds &none : {ShapeIds(), ShapeIds{scene.left, scene.right}, ShapeIds{document.ids().last()}}) {
        scene.bench.selection.set(none);
        QVERIFY(!scene.bench.key(Qt::Key_Insert));
    }
    QCOMPARE(document.count(), count);
    // A loop has no direction.
    const ShapeId alone = document.addShape(box(2000, 2000));
    document.addShape(orthogonal(alone, alone));
    QCOMPARE(sideAhead(document, alone), Handle::Bottom);
}

void TestConnectDrag::actionsAddAtEachSide()
{
    using Action = ShapeEditor::Action;
    EditorBench bench;
    const ShapeId id = bench.document().addShape(box(0, 0, 60));
    const auto add = [&](Action action) {
        bench.editor->selection()->set({id});
        bench.editor->action(action)->trigger();
        return bench.document().find(bench.editor->selection()->ids().first())->center;
    };
    QCOMPARE(add(Action::AddConnectedRight), QPointF(120, 0));
    QCOMPARE(add(Action::AddConnectedBelow), QPointF(0, 120));
    QCOMPARE(add(Action::AddConnectedLeft), QPointF(-120, 0));
    QCOMPARE(add(Action::AddConnectedAbove), QPointF(0, -120));
    QCOMPARE(add(Action::AddConnected), QPointF(120, 90));
    QCOMPARE(bench.steps(), 6);
    bench.editor->selection()->clear();
    QVERIFY(!bench.editor->action(Action::AddConnected)->isEnabled());
    // The action ends typing first, and a slot removes the shape then.
    for (Action action : {Action::AddConnected, Action::AddConnectedRight}) {
        const ShapeId typed = bench.document().addShape(box(500, 500, 60));
        const int count = bench.document().count();
        bench.editor->editText(typed);
        QCOMPARE(bench.editor->editedText(), typed);
        connect(
            bench.editor.get(), &ShapeEditor::editedTextChanged, this, [&] { bench.document().removeShapes({typed}); },
            Qt::SingleShotConnection);
        bench.editor->action(action)->trigger();
        QCOMPARE(bench.document().count(), count - 1);
    }
}

void TestConnectDrag::keysGoAlongConnectorsOrAdd()
{
    EditorBench bench;
    Document &document = bench.document();
    Shape start = box(0, 0, 60);
    start.text = QStringLiteral("Start");
    const ShapeId first = document.addShape(start);
    const auto selected = [&] { return bench.editor->selection()->ids().value(0); };
    bench.editor->selection()->set({first});
    bench.key(Qt::Key_Right, Qt::AltModifier);
    const ShapeId right = selected();
    QCOMPARE(document.count(), 3);
    QCOMPARE(document.find(right)->center, QPointF(120, 0));
    // The keys also end the typing of a text.
    QCOMPARE(bench.editor->editedText(), right);
    QTest::keyClicks(bench.canvas().focusWidget(), QStringLiteral("next"));
    QTest::keyClick(bench.canvas().focusWidget(), Qt::Key_Down, Qt::AltModifier);
    const ShapeId below = selected();
    QCOMPARE(document.find(right)->text, QStringLiteral("next"));
    QCOMPARE(document.find(below)->center, QPointF(120, 120));
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(selected(), right);
    bench.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(selected(), first);
    bench.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(selected(), right);
    QCOMPARE(document.count(), 5);
    QCOMPARE(bench.editor->editedText(), ShapeId());
    // From a connector to the shapes at its ends. Nothing is added there.
    const ShapeId line = document.connectorsOf(first).first();
    bench.editor->selection()->set({line});
    bench.key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(selected(), line);
    bench.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(selected(), first);
    bench.editor->selection()->set({line});
    bench.key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(selected(), right);
    QCOMPARE(document.count(), 5);
    // The nearest one counts, and a locked one does not.
    document.changeShapes({below}, [](Shape &shape) { shape.locked = true; });
    bench.editor->setReadOnly(true);
    bench.key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(selected(), right);
    bench.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(selected(), first);
    bench.key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(document.count(), 5);
    for (ShapeEditor::Action action : {ShapeEditor::Action::GoRight, ShapeEditor::Action::GoDown,
                                       ShapeEditor::Action::GoLeft, ShapeEditor::Action::GoUp}) {
        bench.editor->selection()->set({first});
        QVERIFY(bench.editor->action(action)->isEnabled());
        bench.editor->selection()->clear();
        QVERIFY(!bench.editor->action(action)->isEnabled());
    }
}

void TestConnectDrag::theToolDecidesTheKind()
{
    EditorBench bench;
    Shape start = box(0, 0, 60);
    start.text = QStringLiteral("Start");
    start.fill = Qt::yellow;
    const ShapeId first = bench.document().addShape(start);
    const auto added = [&](ToolKind tool, Qt::Key key) {
        bench.editor->selection()->set({first});
        bench.editor->setTool(tool);
        bench.key(key, Qt::AltModifier);
        const Shape shape = *bench.document().find(bench.editor->selection()->ids().first());
        bench.key(Qt::Key_Escape);
        return shape;
    };
    bench.editor->setOwnKind(QStringLiteral("diamond"));
    const Shape diamond = added(ToolKind::OwnKind, Qt::Key_Right);
    QCOMPARE(diamond.kind->name(), QStringLiteral("diamond"));
    QCOMPARE(diamond.size, start.size);
    QCOMPARE(diamond.fill, start.fill);
    QCOMPARE(bench.editor->tool(), ToolKind::Select);
    QVERIFY(added(ToolKind::RoundedRectangle, Qt::Key_Down).cornerRadius > 0);
    QCOMPARE(added(ToolKind::Ellipse, Qt::Key_Left).kind, &ShapeKind::ellipse());
    QCOMPARE(added(ToolKind::Pen, Qt::Key_Up).kind, &ShapeKind::rectangle());
}

void TestConnectDrag::someShapesCannotChangeTheirKind()
{
    const ShapeKind &diamond = ShapeKind::named(QStringLiteral("diamond"));
    const Shape square = box(0, 0);
    QVERIFY(canBecome(square, diamond));
    for (const Shape &shape :
         {Shape::polyline({{0, 0}, {1, 1}}), Shape::connectorBetween(QPointF(), QPointF(1, 1)),
          Shape(ShapeKind::text(), {}, {10, 10}), Shape(ShapeKind::named(QStringLiteral("frame")), {}, {10, 10}),
          Shape(ShapeKind::named(QStringLiteral("test.unknown")), {}, {10, 10})}) {
        QVERIFY(!canBecome(shape, diamond));
        QVERIFY(!canBecome(square, *shape.kind));
    }
    // A class has compartments, and at least the size of their texts.
    Shape shape = box(0, 0, 10);
    setKind(shape, ShapeKind::named(QStringLiteral("classBox")));
    QVERIFY(shape.text.contains(QStringLiteral("--")));
    QVERIFY(shape.size.height() > 10);
    setKind(shape, diamond);
    QCOMPARE(shape.text, QString());
    shape.text = QStringLiteral("kept");
    setKind(shape, ShapeKind::roundedRectangle());
    QCOMPARE(shape.text, QStringLiteral("kept"));
    QCOMPARE(shape.cornerRadius, usualCornerRadius(shape.size));
    setKind(shape, ShapeKind::rectangle());
    QCOMPARE(shape.cornerRadius, 0.0);
}

void TestConnectDrag::anArrangementEndsWithEditing()
{
    EditorBench bench;
    bench.document().addShape(box(0, 0, 60));
    bench.document().addShape(box(10, 10, 60));
    const int steps = bench.steps();
    bench.editor->action(ShapeEditor::Action::ArrangeTree)->trigger();
    bench.editor->setReadOnly(true);
    QTest::qWait(500);
    QCOMPARE(bench.steps(), steps);
    bench.editor->setReadOnly(false);
    bench.editor->action(ShapeEditor::Action::ArrangeTree)->trigger();
    QTRY_COMPARE(bench.steps(), steps + 1);
}

void TestConnectDrag::groupsTakeWhatIsAdded()
{
    ConnectScene scene;
    const GroupId group = scene.bench.document.group({scene.left, scene.right});
    scene.bench.selection.enterGroup(group);
    scene.bench.move({0, 0});
    scene.bench.click({0, 48});
    QCOMPARE(scene.bench.document.members(group).size(), 4);
}

void TestConnectDrag::aShapeThatIsGoneIsNotConnected()
{
    ConnectScene scene;
    scene.bench.move({0, 0});
    scene.bench.pull({48, 0}, {150, 100});
    scene.bench.document.removeShapes({scene.left});
    scene.bench.release({150, 100});
    QCOMPARE(scene.bench.document.ids(), ShapeIds{scene.right});
}

void TestConnectDrag::connectorsEndAtShapesOfTheSameCall()
{
    Document document;
    const ShapeId first(document.data().nextId), second(first.value() + 1);
    const QList<Shape> shapes{box(0, 0), box(200, 0), orthogonal(first, second)};
    const ShapeIds ids = document.addShapes(shapes);
    QCOMPARE(ids.size(), 3);
    QCOMPARE(path(document, ids[2]), (QList<QPointF>{{20, 0}, {180, 0}}));
    QCOMPARE(document.undoStack()->count(), 1);
    // A shape after the connector, or a connector, is refused.
    const ShapeId next(document.data().nextId);
    QVERIFY(document.addShapes({orthogonal(first, ShapeId(next.value() + 1)), box(0, 300)}).isEmpty());
    QVERIFY(document.errorString().contains(QStringLiteral("does not exist")));
    QVERIFY(document.addShapes({orthogonal(first, second), orthogonal(first, next)}).isEmpty());
    QVERIFY(document.errorString().contains(QStringLiteral("is a connector")));
    QCOMPARE(document.count(), 3);
}

void TestConnectDrag::propertiesTurnThemOff()
{
    EditorBench bench;
    bench.document().addShape(box(0, 0, 60));
    bench.editor->setConnectHandlesEnabled(false);
    bench.move({0, 0});
    bench.click({48, 0});
    QCOMPARE(bench.document().count(), 1);
    bench.editor->setConnectHandlesEnabled(true);
    bench.editor->setReadOnly(true);
    bench.move({0, 0});
    bench.click({48, 0});
    QCOMPARE(bench.document().count(), 1);
    bench.editor->setReadOnly(false);
    bench.move({0, 0});
    bench.click({48, 0});
    QCOMPARE(bench.document().count(), 3);
}

TRAMMEL_WIDGET_TEST(TestConnectDrag)
#include "tst_connectdrag.moc"
