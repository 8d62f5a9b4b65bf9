#include "tests/testprogram.h"
#include "tests/widgets/nestedbench.h"

#include "widgets/interaction/frame/selectionframe_p.h"
#include "widgets/interaction/tools/vertextool_p.h"

using namespace Trammel;

/// Tests the frames of groups: around a selected group and around the entered group.
class TestGroupFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyToolShowsTheGroup();
    void vertexEditingShowsTheGroup();
    void membersAreTakenByTheirHandles();
    void theFrameTouchesTheTrueOutlines();
    void rotatingTurnsTheFrame();
    void resizingGoesAlongTheFrame();
};

void TestGroupFrames::everyToolShowsTheGroup()
{
    for (ToolKind kind : {ToolKind::Lasso, ToolKind::Rectangle, ToolKind::Polygon}) {
        Nested bench;
        bench.selection.enterGroup(bench.outer);
        const Obb frame = *bench.overlay.state().enteredFrame;
        bench.use(kind);
        QVERIFY(bench.overlay.state().enteredFrame);
        bench.press({-50, 70});
        bench.move({20, 120});
        QVERIFY(bench.overlay.state().enteredFrame);
        QCOMPARE(bench.overlay.state().enteredFrame->center, frame.center);
        bench.tool->cancel();
        bench.release({20, 120});
        QVERIFY(bench.overlay.state().enteredFrame);
        if (kind != ToolKind::Lasso)
            continue;
        bench.selection.leaveGroup();
        QVERIFY(!bench.overlay.state().enteredFrame);
    }
}

// The frame of the entered group is hidden while the vertex moves, and then fits the new outline.
void TestGroupFrames::vertexEditingShowsTheGroup()
{
    Nested bench;
    const ShapeId id = bench.ids[0];
    bench.document.changeShapes({id}, [](Shape &shape) {
        shape = Shape::polygon({{-20, -20}, {20, -20}, {20, 20}, {-20, 20}});
    });
    bench.selection.enterGroup(bench.inner);
    bench.selection.set({id});
    auto vertices = std::make_unique<VertexTool>(bench.context);
    vertices->setShape(id);
    bench.tool->deactivate();
    bench.tool = std::move(vertices);
    bench.tool->activate();
    QVERIFY(bench.overlay.state().enteredFrame);
    QCOMPARE(bench.overlay.state().enteredFrame->halfWidth, 70.0);
    bench.pull({-20, -20}, {-60, -20});
    QVERIFY(!bench.overlay.state().enteredFrame);
    bench.release({-60, -20});
    QVERIFY(bench.overlay.state().enteredFrame);
    QCOMPARE(bench.overlay.state().enteredFrame->halfWidth, 90.0);
}

// The frame of the entered group has a corner at the same position, but the press grabs the handle of the member.
void TestGroupFrames::membersAreTakenByTheirHandles()
{
    Nested bench;
    bench.selection.enterGroup(bench.inner);
    bench.click(bench.at(0));
    const QPointF corner = bench.handle(Handle::TopLeft);
    QCOMPARE(corner, bench.overlay.state().enteredFrame->corners()[0]);
    bench.drag(corner, corner - QPointF(20, 30));
    QCOMPARE(bench.shape(bench.ids[0]).size, QSizeF(60, 70));
    QCOMPARE(bench.shape(bench.ids[1]).size, QSizeF(40, 40));
    QCOMPARE(bench.overlay.state().enteredFrame->corners()[0], corner - QPointF(20, 30));
}

void TestGroupFrames::theFrameTouchesTheTrueOutlines()
{
    ToolBench bench;
    const ShapeIds ids = bench.document.addShapes({filled(Shape::ellipse({0, 0}, {100, 40}, 20)),
                                                   filled(Shape::rectangle({200, 0}, {60, 60}, 10)),
                                                   filled(Shape::ellipse({500, 300}, {30, 30}))});
    const GroupId id = bench.document.group(ids);
    bench.document.changeShapes({ids[2]}, [](Shape &shape) { shape.hidden = true; });
    Group group = *bench.document.find(id);
    group.rotation = 35;
    bench.document.changeGroup(id, group);
    bench.click({0, 0});
    const Obb frame = *bench.overlay.state().frame;
    QCOMPARE(frame.axis, axisFromDegrees(35));
    for (QPointF axis : {frame.axis, perpendicular(frame.axis)}) {
        double least = 1e9, most = -1e9;
        for (ShapeId shape : {ids[0], ids[1]}) {
            // The extent of a finely sampled outline is very close to the true extent.
            const Obb own = bench.shape(shape).frame();
            for (int i = 0; i < 36000; ++i) {
                const QPointF round = axisFromDegrees(i / 100.0);
                const QPointF unit =
                    shape == ids[0] ? round : round / std::max(std::abs(round.x()), std::abs(round.y()));
                const QPointF point =
                    own.center + rotated({unit.x() * own.halfWidth, unit.y() * own.halfHeight}, own.axis);
                least = std::min(least, dot(point, axis));
                most = std::max(most, dot(point, axis));
            }
        }
        const double half = same(axis, frame.axis) ? frame.halfWidth : frame.halfHeight;
        QVERIFY(std::abs(dot(frame.center, axis) - (least + most) / 2) < 1e-3);
        QVERIFY(std::abs(half - (most - least) / 2) < 1e-3);
        QVERIFY(half >= (most - least) / 2 - 1e-9);
    }
}

void TestGroupFrames::rotatingTurnsTheFrame()
{
    Nested bench;
    const DocumentData before = bench.document.data();
    bench.click(bench.at(0));
    bench.hold(Qt::ShiftModifier);
    const QPointF pivot = bench.overlay.state().frame->center;
    const QPointF grip = bench.handle(Handle::Rotate);
    bench.pull(grip, pivot + rotated(grip - pivot, axisFromDegrees(45)));
    QCOMPARE(bench.document.find(bench.outer)->rotation, 45.0);
    bench.release(pivot + rotated(grip - pivot, axisFromDegrees(45)));
    bench.hold(Qt::NoModifier);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 45.0);
    QCOMPARE(bench.document.find(bench.inner)->rotation, 45.0);
    QCOMPARE(bench.stack().count(), 1);
    // The angle belongs to the group and is kept when the group is selected again.
    bench.click({1000, 1000});
    bench.click(bench.shape(bench.ids[0]).center);
    QCOMPARE(bench.overlay.state().frame->axis, axisFromDegrees(45));
    QVERIFY(std::abs(bench.overlay.state().frame->halfWidth - 120) < 1e-9);
    QVERIFY(std::abs(bench.overlay.state().frame->halfHeight - 20) < 1e-9);
    bench.stack().undo();
    QVERIFY(bench.document.data() == before);
    bench.stack().redo();
    QCOMPARE(bench.document.find(bench.inner)->rotation, 45.0);
    // A canceled rotation changes nothing.
    bench.pull(bench.handle(Handle::Rotate), {500, 500});
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 45.0);
}

void TestGroupFrames::resizingGoesAlongTheFrame()
{
    Nested bench;
    bench.document.changeShapes(bench.ids, [](Shape &shape) {
        shape.center = rotated(shape.center, axisFromDegrees(30));
        shape.rotation = 30;
    });
    Group group = *bench.document.find(bench.outer);
    group.rotation = 30;
    bench.document.changeGroup(bench.outer, group);
    bench.click(bench.shape(bench.ids[0]).center);
    const QPointF along = axisFromDegrees(30);
    // All shapes are parallel to the frame, so that it scales in one direction. The opposite side stays.
    const QPointF grip = bench.handle(Handle::Right);
    bench.drag(grip, grip + along * 120);
    QVERIFY(std::abs(bench.shape(bench.ids[0]).size.width() - 60) < 1e-9);
    QVERIFY(std::abs(bench.shape(bench.ids[0]).size.height() - 40) < 1e-9);
    QVERIFY(std::abs(bench.shape(bench.ids[1]).size.width() - 60) < 1e-9);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 30.0);
    QVERIFY(std::abs(dot(bench.overlay.state().frame->corners()[0], along) + 20) < 1e-9);
    bench.stack().undo();
    // With a shape that is not parallel, the frame scales uniformly.
    bench.document.changeShapes({bench.ids[2]}, [](Shape &shape) { shape.rotation = 50; });
    bench.click({1000, 1000});
    bench.click(bench.shape(bench.ids[0]).center);
    const QPointF side = bench.handle(Handle::Right);
    bench.drag(side, side + along * 100);
    const QSizeF size = bench.shape(bench.ids[2]).size;
    QVERIFY(size.width() > 41 && std::abs(size.width() - size.height()) < 1e-9);
    // When the frame is dragged through zero, the angles of nested groups are mirrored.
    Group inner = *bench.document.find(bench.inner);
    inner.rotation = 40;
    bench.document.changeGroup(bench.inner, inner);
    const Obb frame = *bench.overlay.state().frame;
    const QPointF left = bench.handle(Handle::Right);
    bench.drag(left, left - along * (4 * frame.halfWidth));
    QVERIFY(std::abs(bench.document.find(bench.inner)->rotation - 20) < 1e-9);
    QVERIFY(std::abs(bench.shape(bench.ids[2]).rotation - 10) < 1e-9);
    QCOMPARE(bench.document.find(bench.outer)->rotation, 30.0);
}

TRAMMEL_WIDGET_TEST(TestGroupFrames)
#include "tst_groupframes.moc"
