#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <QtCore/QMetaProperty>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>

#include <limits>

using namespace Trammel;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Shape filledBox(QPointF center)
{
    Shape shape = Shape::rectangle(center, {60, 40});
    shape.fill = Qt::yellow;
    return shape;
}

} // namespace

class TestEditorProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreClamped_data();
    void numbersAreClamped();
    void switchesTellOnce_data();
    void switchesTellOnce();
    void readOnlyStopsTheUserNotTheProgram();
    void actionsFollow();
    void buttonsOfAFormAreEnough();
    void documentsSwapInTheMiddleOfADrag();
    void documentMayDieInTheMiddleOfADrag();
    void editorMayDieInTheMiddleOfADrag();
    void editorMayDieAfterItsDocument();
    void twoEditorsShareADocument();
    void fitsBeforeItIsShown();
    void showsAnEmptyDrawingAtActualSize();
    void handlesHaveAPlace();
};

void TestEditorProperties::numbersAreClamped_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("expected");
    const double zooms[] = {ShapeEditor::SmallestZoom, ShapeEditor::LargestZoom};
    QTest::newRow("zoom") << QByteArray("zoom") << 2.5 << 2.5;
    QTest::newRow("zoom too small") << QByteArray("zoom") << -1.0 << zooms[0];
    QTest::newRow("zoom too large") << QByteArray("zoom") << 1e9 << zooms[1];
    QTest::newRow("zoom NaN") << QByteArray("zoom") << std::nan("") << 1.0;
    QTest::newRow("zoom infinite") << QByteArray("zoom") << infinity << zooms[1];
    QTest::newRow("grid") << QByteArray("gridSize") << 7.5 << 7.5;
    QTest::newRow("grid zero") << QByteArray("gridSize") << 0.0 << 1e-3;
    QTest::newRow("grid too large") << QByteArray("gridSize") << 1e7 << 1e6;
    QTest::newRow("grid infinite") << QByteArray("gridSize") << infinity << 1e6;
    QTest::newRow("grid NaN") << QByteArray("gridSize") << std::nan("") << 10.0;
    QTest::newRow("depth") << QByteArray("leastCollisionDepth") << 0.5 << 0.5;
    QTest::newRow("depth negative") << QByteArray("leastCollisionDepth") << -3.0 << 0.0;
    QTest::newRow("depth NaN") << QByteArray("leastCollisionDepth") << std::nan("") << 1e-6;
    QTest::newRow("depth infinite") << QByteArray("leastCollisionDepth") << infinity << LargestCoordinate;
    QTest::newRow("snap tolerance") << QByteArray("snapTolerance") << 9.0 << 9.0;
    QTest::newRow("snap tolerance zero") << QByteArray("snapTolerance") << 0.0 << 1.0;
    QTest::newRow("snap tolerance infinite") << QByteArray("snapTolerance") << infinity << 50.0;
    QTest::newRow("snap tolerance NaN") << QByteArray("snapTolerance") << std::nan("") << 6.0;
    QTest::newRow("rotation") << QByteArray("viewRotation") << -90.0 << 270.0;
    QTest::newRow("rotation NaN") << QByteArray("viewRotation") << std::nan("") << 0.0;
    QTest::newRow("rotation infinite") << QByteArray("viewRotation") << infinity << 0.0;
}

void TestEditorProperties::numbersAreClamped()
{
    QFETCH(QByteArray, property);
    QFETCH(double, value);
    QFETCH(double, expected);
    EditorBench bench;
    const QMetaProperty meta =
        bench.editor->metaObject()->property(bench.editor->metaObject()->indexOfProperty(property.constData()));
    const double before = meta.read(bench.editor.get()).toDouble();
    std::optional<QSignalSpy> spy;
    if (meta.hasNotifySignal())
        spy.emplace(bench.editor.get(), meta.notifySignal());
    QVERIFY(meta.write(bench.editor.get(), value));
    QVERIFY(meta.write(bench.editor.get(), value));
    QCOMPARE(meta.read(bench.editor.get()).toDouble(), expected);
    if (spy)
        QCOMPARE(spy->count(), before == expected ? 0 : 1);
}

void TestEditorProperties::switchesTellOnce_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("tool") << QByteArray("tool") << QVariant::fromValue(ShapeEditor::Ellipse);
    QTest::newRow("shortcuts") << QByteArray("shortcuts")
                               << QVariant::fromValue(ShapeEditor::Shortcuts::CanvasShortcuts);
    QTest::newRow("wheel") << QByteArray("wheelMode") << QVariant::fromValue(ShapeEditor::WheelScrolls);
    QTest::newRow("connectors") << QByteArray("connectorLine") << QVariant::fromValue(ShapeEditor::RoundedConnectors);
    QTest::newRow("band") << QByteArray("rubberBandMode") << QVariant::fromValue(ShapeEditor::Enclose);
    QTest::newRow("grid") << QByteArray("gridVisible") << QVariant(false);
    QTest::newRow("snap") << QByteArray("snapToGrid") << QVariant(true);
    QTest::newRow("snap to shapes") << QByteArray("snapToShapes") << QVariant(true);
    QTest::newRow("snap to spacing") << QByteArray("snapToSpacing") << QVariant(true);
    QTest::newRow("snap to angles") << QByteArray("snapToAngles") << QVariant(true);
    QTest::newRow("snap to round numbers") << QByteArray("snapToRoundNumbers") << QVariant(true);
    QTest::newRow("collisions") << QByteArray("showCollisions") << QVariant::fromValue(ShapeEditor::CollisionsAlways);
    QTest::newRow("collisions of locked shapes") << QByteArray("showLockedCollisions") << QVariant(true);
    QTest::newRow("inner collisions") << QByteArray("showInnerCollisions") << QVariant(true);
    QTest::newRow("collisions of texts") << QByteArray("showTextCollisions") << QVariant(true);
    QTest::newRow("collisions of lines") << QByteArray("showOpenCollisions") << QVariant(true);
    QTest::newRow("overlaps") << QByteArray("overlapMode") << QVariant::fromValue(ShapeEditor::SlideAlong);
    QTest::newRow("push depth") << QByteArray("pushDepth") << QVariant(3);
    QTest::newRow("clearance") << QByteArray("clearance") << QVariant(2.5);
    QTest::newRow("hops") << QByteArray("hopsOverObstacles") << QVariant(false);
    QTest::newRow("jumps") << QByteArray("connectorJumps") << QVariant::fromValue(ShapeEditor::ArcJumps);
    QTest::newRow("stroke color") << QByteArray("strokeColor") << QVariant(QColor(Qt::red));
    QTest::newRow("stroke width") << QByteArray("strokeWidth") << QVariant(3.0);
    QTest::newRow("stroke style") << QByteArray("strokeStyle") << QVariant::fromValue(Qt::DashLine);
    QTest::newRow("opacity") << QByteArray("shapeOpacity") << QVariant(0.3);
    QTest::newRow("shadow color") << QByteArray("shadowColor") << QVariant(QColor(0, 0, 0, 64));
    QTest::newRow("shadow offset") << QByteArray("shadowOffset") << QVariant(QPointF(-3, 5));
    QTest::newRow("shadow blur radius") << QByteArray("shadowBlurRadius") << QVariant(12.5);
    QTest::newRow("return button") << QByteArray("returnButtonEnabled") << QVariant(false);
    QTest::newRow("connect handles") << QByteArray("connectHandlesEnabled") << QVariant(false);
    QTest::newRow("connectors add shapes") << QByteArray("connectorsAddShapes") << QVariant(false);
    QTest::newRow("read only") << QByteArray("readOnly") << QVariant(true);
    QTest::newRow("page") << QByteArray("page") << QVariant(QRectF(0, 0, 300, 200));
    QTest::newRow("background") << QByteArray("backgroundColor") << QVariant(QColor(Qt::gray));
    QTest::newRow("scroll bars") << QByteArray("scrollBarsVisible") << QVariant(true);
    QTest::newRow("links") << QByteArray("opensLinks") << QVariant(true);
    QTest::newRow("activation") << QByteArray("editsOnActivation") << QVariant(false);
}

void TestEditorProperties::switchesTellOnce()
{
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    EditorBench bench;
    const QMetaProperty meta =
        bench.editor->metaObject()->property(bench.editor->metaObject()->indexOfProperty(property.constData()));
    QSignalSpy spy(bench.editor.get(), meta.notifySignal());
    const QVariant before = meta.read(bench.editor.get());
    QVERIFY(before != value);
    QVERIFY(meta.write(bench.editor.get(), before));
    QCOMPARE(spy.count(), 0);
    QVERIFY(meta.write(bench.editor.get(), value));
    QVERIFY(meta.write(bench.editor.get(), value));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(meta.read(bench.editor.get()), value);
}

void TestEditorProperties::readOnlyStopsTheUserNotTheProgram()
{
    EditorBench bench;
    const ShapeId id = bench.document().addShape(filledBox({0, 0}));
    bench.editor->setTool(ShapeEditor::Ellipse);
    bench.editor->setReadOnly(true);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    const DocumentData before = bench.document().data();
    bench.drag({0, 0}, {50, 30});
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Delete);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_R);
    QCOMPARE(bench.editor->tool(), ShapeEditor::Select);
    bench.editor->setTool(ShapeEditor::Rectangle);
    bench.drag({100, 100}, {150, 130});
    QVERIFY(bench.document().data() == before);
    bench.editor->setTool(ShapeEditor::Select);
    bench.click({0, 0});
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
    bench.document().removeShapes({id});
    QCOMPARE(bench.document().count(), 0);
}

void TestEditorProperties::actionsFollow()
{
    using Action = ShapeEditor::Action;
    EditorBench bench;
    const auto enabled = [&](Action action) { return bench.editor->action(action)->isEnabled(); };
    const auto checked = [&](Action action) { return bench.editor->action(action)->isChecked(); };
    const QMetaEnum actions = QMetaEnum::fromType<Action>();
    for (int i = 0; i < actions.keyCount(); ++i) {
        const QAction *action = bench.editor->action(Action(actions.value(i)));
        QVERIFY2(action, actions.key(i));
        QVERIFY2(!action->text().isEmpty() && !action->icon().isNull(), actions.key(i));
        QCOMPARE(action->shortcutContext(), Qt::WidgetWithChildrenShortcut);
        QVERIFY2(!action->icon().pixmap(24).isNull(), actions.key(i));
    }
    QVERIFY(!enabled(Action::Undo) && !enabled(Action::Delete) && !enabled(Action::SelectAll));
    bench.document().addShapes({filledBox({0, 0}), filledBox({100, 0})});
    QVERIFY(enabled(Action::Undo) && !enabled(Action::Delete) && enabled(Action::SelectAll));
    bench.editor->action(Action::SelectAll)->trigger();
    QCOMPARE(bench.editor->selection()->count(), 2);
    QVERIFY(enabled(Action::Delete) && enabled(Action::BringToFront));
    bench.editor->setReadOnly(true);
    QVERIFY(!enabled(Action::Undo) && !enabled(Action::Delete) && !enabled(Action::EllipseTool));
    QVERIFY(enabled(Action::SelectAll) && enabled(Action::ZoomIn) && enabled(Action::SelectTool));
    bench.editor->setReadOnly(false);
    bench.editor->action(Action::Delete)->trigger();
    QCOMPARE(bench.document().count(), 0);
    bench.editor->action(Action::Undo)->trigger();
    QVERIFY(enabled(Action::Redo));

    bench.editor->action(Action::EllipseTool)->trigger();
    QVERIFY(checked(Action::EllipseTool) && !checked(Action::SelectTool));
    bench.editor->setTool(ShapeEditor::Select);
    QVERIFY(!checked(Action::EllipseTool) && checked(Action::SelectTool));
    bench.editor->action(Action::EncloseBand)->trigger();
    QCOMPARE(bench.editor->rubberBandMode(), ShapeEditor::Enclose);
    bench.editor->action(Action::ShowGrid)->trigger();
    QVERIFY(!bench.editor->isGridVisible());
    bench.editor->setGridVisible(true);
    QVERIFY(checked(Action::ShowGrid));
}

// Calls the slots by name, as the connections of a form do.
void TestEditorProperties::buttonsOfAFormAreEnough()
{
    ShapeEditor editor;
    const auto call = [&](const char *slot) { return QMetaObject::invokeMethod(&editor, slot); };
    QSignalSpy undoAvailable(&editor, &ShapeEditor::undoAvailable), redoAvailable(&editor, &ShapeEditor::redoAvailable);
    QSignalSpy copyAvailable(&editor, &ShapeEditor::copyAvailable);
    for (const char *slot : {"undo", "redo", "cut", "copy", "deleteSelected", "selectAll"})
        QVERIFY2(call(slot), slot);
    QCOMPARE(editor.document()->count(), 0);

    editor.document()->addShapes(QList<Shape>{filledBox({0, 0}), filledBox({100, 0})});
    QCOMPARE(undoAvailable.takeLast(), QVariantList{true});
    QVERIFY(call("selectAll"));
    QCOMPARE(editor.selection()->ids().size(), 2);
    QCOMPARE(copyAvailable.takeLast(), QVariantList{true});
    QVERIFY(call("copy") && call("paste"));
    QCOMPARE(editor.document()->count(), 4);
    QVERIFY(call("cut"));
    QCOMPARE(editor.document()->count(), 2);
    QCOMPARE(copyAvailable.takeLast(), QVariantList{false});
    QVERIFY(call("undo") && call("undo") && call("undo"));
    QCOMPARE(editor.document()->count(), 0);
    QCOMPARE(undoAvailable.takeLast(), QVariantList{false});
    QCOMPARE(redoAvailable.takeLast(), QVariantList{true});
    QVERIFY(call("redo") && call("selectAll") && call("deleteSelected"));
    QCOMPARE(editor.document()->count(), 0);
    QVERIFY(call("zoomIn"));
    QVERIFY(editor.zoom() > 1);
    QVERIFY(call("zoomOut"));
    QCOMPARE(editor.zoom(), 1.0);

    call("undo");
    editor.setReadOnly(true);
    QCOMPARE(undoAvailable.takeLast(), QVariantList{false});
}

void TestEditorProperties::documentsSwapInTheMiddleOfADrag()
{
    Document first, second;
    first.addShape(filledBox({0, 0}));
    second.addShape(filledBox({40, 0}));
    EditorBench bench;
    QSignalSpy spy(bench.editor.get(), &ShapeEditor::documentChanged);
    bench.editor->setDocument(&first);
    bench.editor->setDocument(&first);
    QCOMPARE(spy.count(), 1);
    const DocumentData firstBefore = first.data(), secondBefore = second.data();
    bench.beginDrag({0, 0}, {50, 30});
    QVERIFY(!(first.data() == firstBefore));
    bench.editor->setDocument(&second);
    QVERIFY(first.data() == firstBefore);
    QCOMPARE(first.undoStack()->count(), 1);
    bench.move({70, 30});
    bench.release({70, 30});
    QVERIFY(second.data() == secondBefore);
    QVERIFY(bench.editor->selection()->isEmpty());
    bench.drag({40, 0}, {80, 10});
    QCOMPARE(second.undoStack()->count(), 2);
    bench.editor->setDocument(nullptr);
    QCOMPARE(bench.document().count(), 0);
}

void TestEditorProperties::documentMayDieInTheMiddleOfADrag()
{
    EditorBench bench;
    Document *own = bench.editor->document();
    auto borrowed = std::make_unique<Document>();
    borrowed->addShape(filledBox({0, 0}));
    bench.editor->setDocument(borrowed.get());
    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    bench.beginDrag({0, 0}, {50, 30});
    QSignalSpy spy(bench.editor.get(), &ShapeEditor::documentChanged);
    borrowed.reset();
    QCOMPARE(bench.editor->document(), own);
    QCOMPARE(spy.count(), 1);
    bench.move({70, 30});
    bench.release({70, 30});
    QVERIFY(bench.editor->selection()->isEmpty());
    bench.picture();
    bench.editor->action(ShapeEditor::Action::SelectAll)->trigger();
    own->addShape(filledBox({0, 0}));
    bench.drag({0, 0}, {50, 30});
    QCOMPARE(own->undoStack()->count(), 2);
}

void TestEditorProperties::editorMayDieInTheMiddleOfADrag()
{
    Document document;
    document.addShape(filledBox({0, 0}));
    const DocumentData before = document.data();
    for (const bool isMove : {true, false}) {
        EditorBench bench;
        bench.editor->setDocument(&document);
        if (isMove) {
            bench.beginDrag({0, 0}, {50, 30});
            QVERIFY(!(document.data() == before));
        } else {
            bench.beginDrag({-90, -90}, {50, 30});
        }
        bench.editor.reset();
        QVERIFY(document.data() == before);
        QCOMPARE(document.undoStack()->count(), 1);
        // Qt Test remembers the pressed button until a release is sent.
        QWidget other;
        QTest::mouseRelease(&other, Qt::LeftButton);
    }
}

void TestEditorProperties::editorMayDieAfterItsDocument()
{
    QWidget parent;
    auto *document = new Document(&parent);
    auto *editor = new ShapeEditor(&parent);
    editor->setDocument(document);
    document->addShape(filledBox({0, 0}));
    editor->selection()->set(document->ids());
}

void TestEditorProperties::twoEditorsShareADocument()
{
    EditorBench one, two;
    two.editor->setDocument(one.editor->document());
    const ShapeId id = one.document().addShape(filledBox({0, 0}));
    one.beginDrag({0, 0}, {50, 30});
    QCOMPARE(one.editor->selection()->count(), 1);
    QVERIFY(two.editor->selection()->isEmpty());
    QCOMPARE(two.colorAt(two.picture(), {65, 35}), QColor(Qt::yellow));
    two.editor->selection()->set({id});
    one.release({50, 30});
    QVERIFY(two.editor->handlePosition(ShapeEditor::Handle::TopLeft));
    two.editor->action(ShapeEditor::Action::Delete)->trigger();
    QVERIFY(one.editor->selection()->isEmpty());
    one.editor->action(ShapeEditor::Action::Undo)->trigger();
    QCOMPARE(one.document().count(), 1);
    // The editor that lends the document is deleted. The other editor then has its own document.
    one.editor.reset();
    QCOMPARE(two.document().count(), 0);
}

void TestEditorProperties::fitsBeforeItIsShown()
{
    ShapeEditor editor;
    editor.document()->addShape(filledBox({5000, 3000}));
    editor.zoomToFit();
    editor.resize(640, 480);
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    QVERIFY(std::abs(editor.mapToScene({320, 240}).x() - 5000) < 1);
    QVERIFY(editor.zoom() > 5);
    const double zoom = editor.zoom();
    editor.resize(800, 480);
    QCoreApplication::processEvents();
    QCOMPARE(editor.zoom(), zoom);

    ShapeEditor turned;
    turned.setViewRotation(40);
    turned.setZoom(3);
    turned.resize(640, 480);
    turned.show();
    QVERIFY(QTest::qWaitForWindowActive(&turned));
    QCOMPARE(turned.zoom(), 3.0);
    QCOMPARE(turned.viewRotation(), 40.0);
    const QPointF origin = turned.mapFromScene({0, 0});
    QVERIFY(std::abs(origin.x() - 320) <= 2 && std::abs(origin.y() - 240) <= 2);
}

void TestEditorProperties::showsAnEmptyDrawingAtActualSize()
{
    ShapeEditor editor;
    editor.resize(640, 480);
    QCOMPARE(editor.zoom(), 1.0);
    editor.zoomToFit();
    QCOMPARE(editor.zoom(), 1.0);
}

void TestEditorProperties::handlesHaveAPlace()
{
    using Handle = ShapeEditor::Handle;
    EditorBench bench(2, 90);
    QVERIFY(!bench.editor->handlePosition(Handle::Left));
    const ShapeId id = bench.document().addShape(filledBox({0, 0}));
    bench.editor->selection()->set({id});
    const auto bottomRight = bench.editor->handlePosition(Handle::BottomRight);
    QVERIFY(bottomRight);
    // At a rotation of 90 degrees, the bottom right corner is at the bottom left of the view.
    QVERIFY(bottomRight->x() < bench.editor->mapFromScene({0, 0}).x());
    QVERIFY(bottomRight->y() > bench.editor->mapFromScene({0, 0}).y());
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->handlePosition(Handle::BottomRight));
}

TRAMMEL_WIDGET_TEST(TestEditorProperties)
#include "tst_editorproperties.moc"
