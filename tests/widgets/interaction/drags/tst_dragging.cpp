#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"

#include <QtTest/QSignalSpy>

using namespace Trammel;

namespace {

enum Gesture { Move, Resize, Rotate };

} // namespace

class TestDragging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneStepOfUndo_data();
    void oneStepOfUndo();
    void escapeGivesEverythingBack_data() { oneStepOfUndo_data(); }
    void escapeGivesEverythingBack();
    void backToTheStartIsNoStep_data() { oneStepOfUndo_data(); }
    void backToTheStartIsNoStep();
    void belowTheThresholdNothingMoves();
    void noJump();
    void moveByTheCorner();
    void moveKeepsToOneAxis();
    void moveSnapsTheFrame();
    void rotateSteps();
    void rotateSeveralComesBack();
    void labelsAreAccurate_data();
    void labelsAreAccurate();
    void tooFarIsRefused();
    void framesFollow();
    void ghostsShowWhatIsBlocked();

private:
    QPointF grip(const ToolBench &bench, int gesture) const;
    void addMixture(ToolBench &bench);

    ShapeIds m_ids;
};

void TestDragging::addMixture(ToolBench &bench)
{
    const QList<Shape> shapes{filled(Shape::rectangle({0, 0}, {200, 120}, 30)),
                              filled(Shape::ellipse({300, 80}, {160, 90}, 77)),
                              filled(Shape::polygon({{-200, 100}, {-60, 130}, {-90, 260}, {-180, 180}})),
                              Shape::polyline({{50, 200}, {150, 330}, {290, 220}})};
    m_ids = bench.document.addShapes(shapes);
}

QPointF TestDragging::grip(const ToolBench &bench, int gesture) const
{
    switch (gesture) {
    case Move:
        return bench.shape(bench.selection.ids().first()).center;
    case Resize:
        return bench.handle(Handle::BottomRight);
    default:
        return bench.handle(Handle::Rotate);
    }
}

void TestDragging::oneStepOfUndo_data()
{
    QTest::addColumn<int>("gesture");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    const QList<QByteArray> names{"move", "resize", "rotate"};
    for (int gesture : {Move, Resize, Rotate}) {
        for (int count : {1, 4}) {
            for (const auto &[zoom, degrees] : {std::pair(1.0, 0.0), std::pair(3.3, 0.0), std::pair(0.4, 41.0)}) {
                QTest::addRow("%s %d at %g, view turned %g", names[gesture].constData(), count, zoom, degrees)
                    << gesture << count << zoom << degrees;
            }
        }
    }
}

void TestDragging::oneStepOfUndo()
{
    QFETCH(int, gesture);
    QFETCH(int, count);
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    ToolBench bench(zoom, degrees);
    addMixture(bench);
    bench.selection.set(m_ids.first(count));
    const DocumentData before = bench.document.data();
    const int index = bench.stack().index();
    QSignalSpy spy(&bench.selection, &Selection::changed);
    const QPointF from = grip(bench, gesture);
    bench.drag(from, from + QPointF(70, 45));
    const DocumentData after = bench.document.data();
    QVERIFY(!(after == before));
    QCOMPARE(bench.stack().index(), index + 1);
    QCOMPARE(bench.stack().count(), index + 1);
    QCOMPARE(bench.selection.count(), count);
    QCOMPARE(spy.count(), 0);
    QVERIFY(!bench.document.gesture());
    bench.stack().undo();
    QVERIFY(bench.document.data() == before);
    bench.stack().redo();
    QVERIFY(bench.document.data() == after);
}

void TestDragging::escapeGivesEverythingBack()
{
    QFETCH(int, gesture);
    QFETCH(int, count);
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    ToolBench bench(zoom, degrees);
    addMixture(bench);
    bench.document.changeShapes(m_ids, [](Shape &shape) { shape.name = QStringLiteral("redo me"); });
    const DocumentData redone = bench.document.data();
    bench.stack().undo();
    bench.selection.set(m_ids.first(count));
    const DocumentData before = bench.document.data();
    const int index = bench.stack().index();
    const int steps = bench.stack().count();
    const QPointF from = grip(bench, gesture);
    bench.pull(from, from + QPointF(70, 45));
    QVERIFY(!(bench.document.data() == before));
    QVERIFY(bench.document.gesture());
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(bench.document.data() == before);
    QVERIFY(!bench.document.gesture());
    bench.move(from + QPointF(120, 20));
    bench.release(from + QPointF(120, 20));
    QVERIFY(bench.document.data() == before);
    QCOMPARE(bench.stack().index(), index);
    QCOMPARE(bench.stack().count(), steps);
    QCOMPARE(bench.selection.count(), count);
    bench.stack().redo();
    QVERIFY(bench.document.data() == redone);
}

void TestDragging::backToTheStartIsNoStep()
{
    QFETCH(int, gesture);
    QFETCH(int, count);
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    ToolBench bench(zoom, degrees);
    addMixture(bench);
    bench.selection.set(m_ids.first(count));
    const DocumentData before = bench.document.data();
    const int index = bench.stack().index();
    const QPointF from = grip(bench, gesture);
    bench.pull(from, from + QPointF(-300, -200));
    bench.move(from);
    QVERIFY(bench.document.data() == before);
    bench.release(from);
    QCOMPARE(bench.stack().index(), index);
}

void TestDragging::belowTheThresholdNothingMoves()
{
    ToolBench bench(0.1);
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {400, 400})));
    const DocumentData before = bench.document.data();
    bench.press({0, 0});
    bench.move({20, 20});
    bench.move({-29, 0});
    bench.release({-29, 0});
    QVERIFY(bench.document.data() == before);
    QCOMPARE(bench.selection.ids(), ShapeIds{id});
    bench.press({0, 0});
    bench.move({31, 0});
    bench.release({31, 0});
    QCOMPARE(bench.shape(id).center, QPointF(31, 0));
}

// A handle that is pressed off its center, and a shape that is moved, keep their offset from the pointer.
void TestDragging::noJump()
{
    for (double zoom : {0.5, 1.0, 4.0}) {
        ToolBench bench(zoom, 25);
        const double pixel = pixelSize(bench.view);
        const ShapeId id = bench.document.addShape(filled(Shape::rectangle({40, 30}, {600, 500}, 20)));
        const QPointF axis = axisFromDegrees(20);
        bench.selection.set({id});
        bench.drag(bench.handle(Handle::BottomRight) + QPointF(3, -2) * pixel,
                   bench.handle(Handle::BottomRight) + QPointF(3, -2) * pixel + rotated({100, 50}, axis));
        QVERIFY(length(framePoint(bench.shape(id), {1, 1}) - QPointF(40, 30) - rotated({400, 300}, axis)) < 1e-9);

        const QPointF before = bench.shape(id).center;
        bench.drag(before + QPointF(11, 17), before + QPointF(11, 17) + QPointF(200, -33));
        QVERIFY(length(bench.shape(id).center - before - QPointF(200, -33)) < 1e-9);

        const QPointF center = bench.shape(id).center;
        const QPointF press = bench.handle(Handle::Rotate) + QPointF(2, 2) * pixel;
        bench.drag(press, center + rotated(press - center, axisFromDegrees(35)));
        QVERIFY(std::abs(bench.shape(id).rotation - 55) < 1e-9);
        QVERIFY(same(bench.shape(id).center, center));
    }
}

// The drag selects the shape and shows a handle under the pointer, but the press has already grabbed the shape.
void TestDragging::moveByTheCorner()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {100, 100})));
    bench.drag({49, 49}, {79, 59});
    QCOMPARE(bench.shape(id).center, QPointF(30, 10));
    QCOMPARE(bench.shape(id).size, QSizeF(100, 100));
}

void TestDragging::moveKeepsToOneAxis()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {100, 100})));
    bench.pull({0, 0}, {60, 20});
    bench.hold(Qt::ShiftModifier);
    QCOMPARE(bench.shape(id).center, QPointF(60, 0));
    bench.move({60, -70});
    QCOMPARE(bench.shape(id).center, QPointF(0, -70));
    QVERIFY(!bench.overlay.state().frame);
    QVERIFY(bench.overlay.state().label);
    bench.hold(Qt::NoModifier);
    QCOMPARE(bench.shape(id).center, QPointF(60, -70));
    bench.release({60, -70});
    QCOMPARE(bench.overlay.state().frame->center, QPointF(60, -70));
}

void TestDragging::moveSnapsTheFrame()
{
    ToolBench bench;
    bench.context.settings.snapToGrid = true;
    bench.context.settings.gridSize = 10;
    const ShapeId a = bench.document.addShape(filled(Shape::rectangle({23, 34}, {40, 40})));
    const ShapeId b = bench.document.addShape(filled(Shape::rectangle({223, 34}, {40, 40})));
    bench.selection.set({a, b});
    bench.pull({23, 34}, {54, 78});
    QCOMPARE(bench.shape(a).center, QPointF(50, 80));
    QCOMPARE(bench.shape(b).center, QPointF(250, 80));
    bench.hold(Qt::ShiftModifier);
    QCOMPARE(bench.shape(a).center, QPointF(23, 80));
    bench.hold(Qt::ControlModifier);
    QCOMPARE(bench.shape(a).center, QPointF(54, 78));
    bench.hold(Qt::NoModifier);
    bench.release({54, 78});
    QCOMPARE(bench.shape(a).center, QPointF(50, 80));
}

void TestDragging::rotateSteps()
{
    ToolBench bench;
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {300, 200}, 7)));
    bench.selection.set({id});
    const QPointF from = bench.handle(Handle::Rotate);
    bench.pull(from, rotated(from, axisFromDegrees(50)));
    QVERIFY(std::abs(bench.shape(id).rotation - 57) < 1e-9);
    QVERIFY(length(bench.overlay.state().frame->axis - axisFromDegrees(57)) < 1e-9);
    bench.hold(Qt::ShiftModifier);
    QCOMPARE(bench.shape(id).rotation, 60.0);
    QVERIFY(bench.overlay.state().label->text.startsWith(QStringLiteral("60")));
    bench.move(rotated(from, axisFromDegrees(-100)));
    QCOMPARE(bench.shape(id).rotation, 270.0);
    bench.release(rotated(from, axisFromDegrees(-100)));
    QVERIFY(same(bench.shape(id).frame().axis, {0, -1}));
}

void TestDragging::labelsAreAccurate_data()
{
    QTest::addColumn<double>("zoom");
    for (double zoom : {1e-4, 1e-3, 0.03, 0.1, 0.5, 1.0, 2.0, 8.0, 77.0, 1e3, 1e4})
        QTest::addRow("%g", zoom) << zoom;
}

// Labels are accurate to a hundredth of a pixel, with no more decimals than necessary.
void TestDragging::labelsAreAccurate()
{
    QFETCH(double, zoom);
    ToolBench bench(zoom);
    const double pixel = 1 / zoom;
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, QSizeF(200, 120) * pixel)));
    const ShapeId line = bench.document.addShape(
        Shape::polyline({QPointF(0, 200) * pixel, QPointF(100, 200) * pixel, QPointF(150, 300) * pixel}));
    const int decimals = std::max(0, 2 - int(std::floor(std::log10(pixel) + 1e-9)));
    const auto tells = [&](const QString &separator, QList<double> numbers) {
        if (!bench.overlay.state().label)
            return false;
        const QStringList told =
            bench.overlay.state().label->text.split(QStringLiteral("   ")).first().split(separator);
        if (told.size() != numbers.size())
            return false;
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            const qsizetype point = told[i].indexOf(u'.');
            const qsizetype digits = point < 0 ? 0 : told[i].size() - point - 1;
            bool isNumber = false;
            const double number = QLocale().toDouble(told[i], &isNumber);
            // If a pixel is larger than a hundred units, the label has whole units.
            const double slack = 0.501 * std::max(pixel / 100, std::pow(10, -decimals));
            if (!isNumber || digits > decimals || std::abs(number - numbers[i]) > slack)
                return false;
        }
        return true;
    };
    const QString comma = QStringLiteral(", "), times = QStringLiteral(" \u00d7 ");

    bench.selection.set({id});
    for (QPointF way : {QPointF(40, 0), QPointF(-1, 0), QPointF(3, -4), QPointF(0, 17)}) {
        const QPointF from = bench.shape(id).center + QPointF(20, 10) * pixel;
        bench.pull(from, from + QPointF(50, 50) * pixel);
        bench.move(from + way * pixel);
        QVERIFY(tells(comma, {way.x() * pixel, way.y() * pixel}));
        bench.release(from + way * pixel);
    }
    const QPointF corner = bench.handle(Handle::BottomRight);
    bench.pull(corner, corner + QPointF(13, 7) * pixel);
    QVERIFY(tells(times, {bench.shape(id).size.width(), bench.shape(id).size.height()}));
    bench.release(corner + QPointF(13, 7) * pixel);

    bench.use(ToolKind::Rectangle);
    bench.pull(QPointF(300, 300) * pixel, QPointF(341, 309) * pixel);
    QVERIFY(tells(times, {41 * pixel, 9 * pixel}));
    bench.release(QPointF(341, 309) * pixel);

    bench.use(ToolKind::Polyline);
    bench.click(QPointF(-300, 300) * pixel);
    bench.move(QPointF(-303, 304) * pixel);
    QVERIFY(tells(comma, {5 * pixel}));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.document.contains(line));
}

void TestDragging::rotateSeveralComesBack()
{
    ToolBench bench(1, 10);
    addMixture(bench);
    bench.selection.set(m_ids);
    const DocumentData before = bench.document.data();
    const QPointF pivot = bench.overlay.state().frame->center;
    bench.modifiers = Qt::ShiftModifier;
    for (int i = 0; i < 24; ++i) {
        const QPointF from = bench.handle(Handle::Rotate);
        bench.drag(from, pivot + rotated(from - pivot, axisFromDegrees(16)));
        QVERIFY(length(bench.overlay.state().frame->center - pivot) < 1e-9);
    }
    for (ShapeId id : m_ids) {
        const Shape *start = before.shapes.find(id);
        QVERIFY(length(bench.shape(id).center - start->center) < 1e-9);
        QVERIFY(std::abs(std::remainder(bench.shape(id).rotation - start->rotation, 360)) < 1e-9);
    }
    // A new selection has an upright frame.
    bench.selection.set(m_ids.first(3));
    bench.selection.set(m_ids);
    QCOMPARE(bench.overlay.state().frame->axis, QPointF(1, 0));
}

void TestDragging::tooFarIsRefused()
{
    ToolBench bench(1e-4);
    const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 0}, {1e6, 1e6})));
    bench.selection.set({id});
    bench.pull({0, 0}, {5e6, 0});
    bench.move({1e12, 0});
    QCOMPARE(bench.shape(id).center, QPointF(5e6, 0));
    bench.move({qQNaN(), 0});
    bench.move({1e300, 1e300});
    bench.release({1e12, 0});
    QCOMPARE(bench.shape(id).center, QPointF(5e6, 0));
    QCOMPARE(bench.overlay.state().frame->center, QPointF(5e6, 0));
}

void TestDragging::framesFollow()
{
    ToolBench bench;
    addMixture(bench);
    bench.selection.set({m_ids[0]});
    const Obb before = *bench.overlay.state().frame;
    bench.drag({0, 0}, {100, 50});
    QCOMPARE(bench.overlay.state().frame->center, QPointF(100, 50));
    bench.stack().undo();
    bench.selection.set({m_ids[0]});
    QCOMPARE(bench.overlay.state().frame->center, before.center);
    bench.document.changeShapes({m_ids[0]}, [](Shape &shape) { shape.rotation = 0; });
    QCOMPARE(bench.overlay.state().frame->axis, QPointF(1, 0));
}

// A faint copy shows where an obstacle keeps a shape from being moved, rotated or resized to. A mark shows where it
// touches the obstacle.
void TestDragging::ghostsShowWhatIsBlocked()
{
    ToolBench bench;
    bench.context.settings.solid.mode = OverlapMode::StopAtTouch;
    bench.context.settings.solid.hops = false;
    const ShapeIds ids = bench.document.addShapes(
        {filled(Shape::rectangle({0, 0}, {20, 100})), filled(Shape::rectangle({60, 0}, {60, 60}))});
    bench.selection.set({ids[0]});
    const auto ghosts = [&bench] { return bench.overlay.state().copies; };
    const auto hasContact = [&bench](double normalX) {
        const auto contact = bench.overlay.state().contact;
        return contact && std::abs(contact->point.x() - 30) < 1e-4 && contact->normal.x() <= normalX;
    };
    bench.press({0, 0});
    bench.move({15, 0});
    QVERIFY(ghosts().isEmpty());
    bench.move({50, 0});
    QCOMPARE(ghosts().size(), 1);
    QCOMPARE(ghosts().first().center, QPointF(50, 0));
    QVERIFY(ghosts().first().opacity < 0.5F);
    QVERIFY(hasContact(-1));
    bench.tool->cancel();
    bench.release({50, 0});
    QVERIFY(ghosts().isEmpty());
    const QPointF top = bench.handle(Handle::Rotate);
    bench.pull(top, {length(top), 0});
    QCOMPARE(ghosts().size(), 1);
    QCOMPARE(ghosts().first().rotation, 90.0);
    QVERIFY(bench.shape(ids[0]).rotation < 80);
    QVERIFY(hasContact(-0.5));
    bench.move(top);
    QVERIFY(ghosts().isEmpty());
    QVERIFY(!bench.overlay.state().contact);
    bench.tool->cancel();
    bench.release(top);
    bench.pull(bench.handle(Handle::Right), {80, 0});
    QCOMPARE(ghosts().size(), 1);
    QVERIFY(ghosts().first().size.width() > 80);
    QVERIFY(bench.shape(ids[0]).size.width() <= 41);
    QVERIFY(hasContact(-1));
    bench.release({80, 0});
    QVERIFY(ghosts().isEmpty());
    QVERIFY(!bench.overlay.state().contact);
}

TRAMMEL_WIDGET_TEST(TestDragging)
#include "tst_dragging.moc"
