#include "tests/testprogram.h"
#include "tests/widgets/inspectorbench.h"

#include "widgets/interaction/frame/gradienthandles_p.h"
#include "widgets/panels/inspector/gradientbar_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QUndoStack>

#include <cmath>

using namespace Trammel;

/// Tests the handles of gradients on the canvas.
class TestGradientHandles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handlesLieOnTheGradient_data();
    void handlesLieOnTheGradient();
    void dragsTheEnds_data();
    void dragsTheEnds();
    void dragsTheCenter();
    void dragsAStop();
    void shiftKeepsSteps();
    void snaps();
    void escapeCancelsThenHides();
    void replacesTheFrame();
    void isShownWhileTheBarIsUsed();
    void existsForOneGradientOnly();
    void invalidGradientsAreRefused();
};

namespace {

Gradient threeColors(Gradient::Type type)
{
    Gradient gradient = Gradient::linear(Qt::red, Qt::blue);
    gradient.type = type;
    gradient.start = {-0.3, 0.1};
    gradient.end = {0.4, -0.2};
    gradient.stops.insert(1, {0.5, Qt::green});
    return gradient;
}

struct GradientBench : EditorBench
{
    explicit GradientBench(Gradient::Type type = Gradient::Type::Linear, double rotation = 0, bool isMirrored = false,
                           double zoom = 1, double viewRotation = 0)
        : EditorBench(zoom, viewRotation)
    {
        Shape shape = Shape::rectangle({20, 10}, {240, 160}, rotation);
        shape.mirroredX = isMirrored;
        shape.fill = threeColors(type);
        id = document().addShape(shape);
        document().undoStack()->clear();
        editor->selection()->set({id});
    }

    const Gradient &gradient() { return document().find(id)->fill.gradient(); }
    GradientHandles handles() { return *gradientHandlesOf(document(), id); }
    /// The point of the scene for units of the frame.
    QPointF inScene(QPointF unit) { return document().find(id)->toScene({unit}).first(); }
    bool isNear(QPointF unit, QPointF scenePos) { return length(inScene(unit) - scenePos) < 2 / editor->zoom(); }

    ShapeId id;
};

} // namespace

void TestGradientHandles::handlesLieOnTheGradient_data()
{
    QTest::addColumn<double>("rotation");
    QTest::addColumn<bool>("isMirrored");
    QTest::newRow("level") << 0.0 << false;
    QTest::newRow("turned") << 40.0 << false;
    QTest::newRow("mirrored") << 0.0 << true;
    QTest::newRow("turned and mirrored") << 130.0 << true;
}

void TestGradientHandles::handlesLieOnTheGradient()
{
    QFETCH(double, rotation);
    QFETCH(bool, isMirrored);
    GradientBench bench(Gradient::Type::Linear, rotation, isMirrored);
    GradientHandles handles = bench.handles();
    QVERIFY(length(handles.start() - bench.inScene({-0.3, 0.1})) < 1e-9);
    QVERIFY(length(handles.end() - bench.inScene({0.4, -0.2})) < 1e-9);
    QVERIFY(length(handles.stop(1) - bench.inScene({0.05, -0.05})) < 1e-9);
    QCOMPARE(handles.partNear(handles.start(), 5), GradientHandles::Start);
    QCOMPARE(handles.partNear(handles.stop(1) + QPointF(3, 0), 5), GradientHandles::FirstStop + 1);
    QVERIFY(!handles.partNear(handles.stop(1) + QPointF(0, 30), 5));
    handles.move(GradientHandles::End, bench.inScene({0.25, 0.5}));
    QVERIFY(length(handles.gradient.end - QPointF(0.25, 0.5)) < 1e-12);
}

void TestGradientHandles::dragsTheEnds_data()
{
    QTest::addColumn<double>("rotation");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("viewRotation");
    QTest::newRow("level") << 0.0 << 1.0 << 0.0;
    QTest::newRow("turned") << 70.0 << 1.0 << 0.0;
    QTest::newRow("turned view") << 20.0 << 1.7 << 30.0;
}

void TestGradientHandles::dragsTheEnds()
{
    QFETCH(double, rotation);
    QFETCH(double, zoom);
    QFETCH(double, viewRotation);
    GradientBench bench(Gradient::Type::Linear, rotation, false, zoom, viewRotation);
    QVERIFY(bench.editor->showGradientHandles(true));
    const Gradient before = bench.gradient();
    const QPointF to = bench.inScene({0.45, 0.35}), other = bench.inScene({-0.5, -0.4});
    bench.drag(bench.handles().end(), to, Qt::ControlModifier);
    QVERIFY(bench.isNear(bench.gradient().end, to));
    QVERIFY(same(bench.gradient().start, before.start));
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Change Fill"));
    bench.drag(bench.handles().start(), other, Qt::ControlModifier);
    QVERIFY(bench.isNear(bench.gradient().start, other));
    QCOMPARE(bench.gradient().stops, before.stops);
    QCOMPARE(bench.steps(), 2);
    bench.document().undoStack()->undo();
    bench.document().undoStack()->undo();
    QVERIFY(bench.gradient() == before);
    // The shape stays.
    QVERIFY(same(bench.document().find(bench.id)->center, {20, 10}));
}

void TestGradientHandles::dragsTheCenter()
{
    GradientBench bench(Gradient::Type::Radial, 25);
    bench.editor->showGradientHandles(true);
    const Gradient before = bench.gradient();
    const QPointF to = bench.inScene({0.1, 0.2});
    bench.drag(bench.handles().start(), to, Qt::ControlModifier);
    QVERIFY(bench.isNear(bench.gradient().start, to));
    // The size of the ellipse stays.
    QVERIFY(length((bench.gradient().end - bench.gradient().start) - (before.end - before.start)) < 1e-9);
    bench.drag(bench.handles().end(), bench.inScene({0.5, 0.2}), Qt::ControlModifier);
    QVERIFY(bench.isNear(bench.gradient().end, bench.inScene({0.5, 0.2})));
    QCOMPARE(bench.steps(), 2);
}

void TestGradientHandles::dragsAStop()
{
    GradientBench bench;
    bench.editor->showGradientHandles(true);
    const GradientHandles handles = bench.handles();
    const QPointF line = handles.end() - handles.start();
    const auto at = [&](double offset) { return handles.start() + offset * line; };
    // The stop stays on the line.
    bench.drag(at(0.5), at(0.8) + QPointF(0, 0));
    QVERIFY(std::abs(bench.gradient().stops[1].first - 0.8) < 0.01);
    QVERIFY(same(bench.gradient().end, handles.gradient.end));
    QCOMPARE(bench.steps(), 1);
    // It may pass others, but not the ends.
    bench.document().changeShapes({bench.id}, [](Shape &shape) {
        Gradient gradient = shape.fill.gradient();
        gradient.stops.insert(1, {0.4, Qt::white});
        shape.fill = gradient;
    });
    bench.drag(at(0.8), at(0.2));
    QCOMPARE(bench.gradient().stops[1].second, QColor(Qt::green));
    QCOMPARE(bench.gradient().stops[2].second, QColor(Qt::white));
    bench.drag(at(0.2), at(-0.5));
    QCOMPARE(bench.gradient().stops[0].first, 0.0);
    QCOMPARE(bench.gradient().stops.size(), 4);
    QVERIFY(bench.gradient().errorString().isEmpty());
}

void TestGradientHandles::shiftKeepsSteps()
{
    GradientBench bench;
    bench.editor->showGradientHandles(true);
    const QPointF start = bench.handles().start();
    bench.drag(bench.handles().end(), start + QPointF(100, 32), Qt::ShiftModifier);
    const double degrees = degreesFromAxis(bench.handles().end() - start);
    QVERIFY2(std::abs(degrees - 15) < 1e-9, qPrintable(QString::number(degrees)));
}

void TestGradientHandles::snaps()
{
    GradientBench bench;
    bench.editor->setSnapToShapes(true);
    bench.editor->showGradientHandles(true);
    // The corner of the shape itself.
    bench.drag(bench.handles().end(), bench.inScene({0.5, 0.5}) + QPointF(3, 2));
    QVERIFY(length(bench.gradient().end - QPointF(0.5, 0.5)) < 1e-9);
    bench.drag(bench.handles().end(), bench.inScene({0.5, 0.5}) + QPointF(3, 2), Qt::ControlModifier);
    QVERIFY(length(bench.gradient().end - QPointF(0.5, 0.5)) > 1e-3);
}

void TestGradientHandles::escapeCancelsThenHides()
{
    GradientBench bench;
    bench.editor->showGradientHandles(true);
    const Gradient before = bench.gradient();
    const QPointF end = bench.handles().end();
    bench.press(end);
    bench.move(end + QPointF(30, 30));
    bench.move(end + QPointF(40, 40));
    QVERIFY(!(bench.gradient() == before));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.gradient() == before);
    bench.release(end + QPointF(40, 40));
    QCOMPARE(bench.steps(), 0);
    // The next one hides the handles, and keeps the selection.
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
    bench.drag(bench.inScene({0.4, -0.2}), bench.inScene({0.2, -0.1}));
    QVERIFY(bench.gradient() == before);
    QVERIFY(!same(bench.document().find(bench.id)->center, {20, 10}));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.editor->selection()->isEmpty());
}

// By default, the ends lie at the handles of the frame.
void TestGradientHandles::replacesTheFrame()
{
    GradientBench bench;
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.fill = Gradient::linear(Qt::red, Qt::blue); });
    const QPointF right = bench.inScene({0.5, 0});
    bench.drag(right, right - QPointF(40, 0), Qt::ControlModifier);
    QVERIFY(std::abs(bench.document().find(bench.id)->size.width() - 200) < 1.5);
    bench.document().undoStack()->undo();
    QVERIFY(bench.editor->showGradientHandles(true));
    bench.drag(right, right - QPointF(40, 0), Qt::ControlModifier);
    QCOMPARE(bench.document().find(bench.id)->size.width(), 240.0);
    QVERIFY(bench.isNear(bench.gradient().end, right - QPointF(40, 0)));
    // Elsewhere, the shape can be moved, and the handles stay.
    bench.drag(bench.inScene({0.1, 0.3}), bench.inScene({0.1, 0.3}) + QPointF(50, 0), Qt::ControlModifier);
    QVERIFY(std::abs(bench.document().find(bench.id)->center.x() - 70) < 1.5);
    const QPointF end = bench.handles().end();
    bench.drag(end, end + QPointF(-20, 30), Qt::ControlModifier);
    QVERIFY(bench.isNear(bench.gradient().end, end + QPointF(-20, 30)));
    // A click on a handle changes nothing.
    const int steps = bench.steps();
    bench.click(bench.handles().end());
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{bench.id});
    QCOMPARE(bench.steps(), steps);
}

void TestGradientHandles::isShownWhileTheBarIsUsed()
{
    InspectorBench bench;
    bench.document().changeShapes(bench.ids, [](Shape &shape) {
        shape.fill = threeColors(Gradient::Type::Linear);
        shape.size = {200, 150};
    });
    bench.document().changeShapes({bench.ids[1]}, [](Shape &shape) { shape.center = {250, 20}; });
    bench.editor->selection()->set({bench.ids[0]});
    const auto dragEnd = [&](int i) {
        const QPointF end = gradientHandlesOf(bench.document(), bench.ids[i])->end();
        const Gradient before = bench.shape(i).fill.gradient();
        bench.drag(end, end + QPointF(10, 12), Qt::ControlModifier);
        const bool isChanged = !(bench.shape(i).fill.gradient() == before);
        if (bench.steps() > 0)
            bench.document().undoStack()->undo();
        return isChanged;
    };
    QVERIFY(!dragEnd(0));
    auto &bar = *bench.inspector.findChild<GradientBar *>(QStringLiteral("stops"));
    bench.activate();
    bar.setFocus();
    QVERIFY(dragEnd(0));
    // Selecting another shape ends it, and the first shape has its frame again.
    bench.editor->selection()->set({bench.ids[1]});
    QVERIFY(!dragEnd(1));
    bench.editor->selection()->set({bench.ids[0]});
    QVERIFY(!dragEnd(0));
    QTest::mouseClick(&bar, Qt::LeftButton, {}, {7, 20});
    QVERIFY(dragEnd(0));
}

void TestGradientHandles::existsForOneGradientOnly()
{
    GradientBench bench;
    Shape plain = Shape::rectangle({300, 0}, {50, 50});
    plain.fill = Qt::red;
    const ShapeId other = bench.document().addShape(plain);
    bench.editor->selection()->set({other});
    QVERIFY(!bench.editor->showGradientHandles(true));
    bench.editor->selection()->set({bench.id, other});
    QVERIFY(!bench.editor->showGradientHandles(true));
    bench.editor->selection()->set({bench.id});
    QVERIFY(bench.editor->showGradientHandles(true));
    QVERIFY(!bench.editor->showGradientHandles(false));
    bench.editor->setReadOnly(true);
    QVERIFY(!bench.editor->showGradientHandles(true));
    bench.editor->setReadOnly(false);
    bench.editor->setTool(ShapeEditor::Rectangle);
    QVERIFY(!bench.editor->showGradientHandles(true));
    bench.editor->setTool(ShapeEditor::Select);
    // A flat shape shows a single color.
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.size.setHeight(0); });
    QVERIFY(!gradientHandlesOf(bench.document(), bench.id));
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.size.setHeight(160); });
    // The gradient is removed while its handles are shown, and while one is dragged.
    bench.editor->selection()->set({bench.id});
    QVERIFY(bench.editor->showGradientHandles(true));
    const QPointF end = bench.handles().end();
    bench.press(end);
    bench.move(end + QPointF(20, 20));
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.fill = Qt::red; });
    bench.move(end + QPointF(30, 20));
    bench.release(end + QPointF(30, 20));
    QVERIFY(!bench.document().find(bench.id)->fill.isGradient());
    bench.document().removeShapes({bench.id});
    QVERIFY(!bench.editor->showGradientHandles(true));
}

void TestGradientHandles::invalidGradientsAreRefused()
{
    GradientBench bench;
    GradientHandles handles = bench.handles();
    const Gradient before = handles.gradient;
    handles.move(GradientHandles::End, handles.start());
    QVERIFY(handles.gradient == before);
    handles.move(GradientHandles::End, {1e9, 0});
    QVERIFY(handles.gradient == before);
    handles.move(GradientHandles::Start, {qQNaN(), 0});
    QVERIFY(handles.gradient == before);
}

TRAMMEL_WIDGET_TEST(TestGradientHandles)
#include "tst_gradienthandles.moc"
