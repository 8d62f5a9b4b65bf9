#include "tests/widgets/toolbench.h"

#include <trammel/geometry/predicates.h>

#include "tests/testprogram.h"

#include <QtTest/QSignalSpy>

#include <algorithm>

using namespace Trammel;

namespace {

/// The shapes that a band must select, tested one by one.
ShapeIds bandByBruteForce(const Document &document, const Quad &quad, RubberBandMode mode)
{
    ShapeIds ids;
    for (ShapeId id : document.ids()) {
        const Shape *shape = document.find(id);
        if (shape->hidden || shape->locked)
            continue;
        const Primitive primitive = shape->scenePrimitive();
        const bool isTaken = mode == RubberBandMode::Touch ? intersects(quad, PrimitiveView(primitive, shape->extent()))
                                                           : contains(quad, primitive);
        if (isTaken)
            ids << id;
    }
    return ids;
}

} // namespace

class TestRubberBand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bandKeepsItsAnchorWhileTheViewScrolls();
    void bandEqualsBruteForce_data();
    void bandEqualsBruteForce();
    void movingBandEqualsBruteForce_data();
    void movingBandEqualsBruteForce();

private:
    const ShapeId m_a{1};
    const ShapeId m_b{2};
    const ShapeId m_c{3};
};

void TestRubberBand::bandKeepsItsAnchorWhileTheViewScrolls()
{
    ToolBench bench(2, 30);
    threeSquares(bench);
    bench.press({-60, -60});
    bench.move({0, 0});
    bench.view.transform = bench.view.transform * QTransform::fromTranslate(-500, 123);
    bench.move({300, 100});
    const Quad quad = bench.overlay.state().band->quad;
    QVERIFY(length(quad.corners[0] - QPointF(-60, -60)) < 1e-9);
    QVERIFY(length(quad.corners[2] - QPointF(300, 100)) < 1e-9);
    QVERIFY(bench.view.scrolls > 0);
    bench.release({300, 100});
}

void TestRubberBand::bandEqualsBruteForce_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("degrees");
    QTest::newRow("1:1") << 1.0 << 0.0;
    QTest::newRow("zoomed in") << 3.7 << 0.0;
    QTest::newRow("turned") << 1.0 << 33.0;
    QTest::newRow("zoomed out and turned") << 0.2 << 290.0;
}

void TestRubberBand::bandEqualsBruteForce()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    ToolBench bench(zoom, degrees);
    RandomInput random(81);
    QList<Shape> shapes;
    for (int i = 0; i < 120; ++i) {
        Shape shape = random.shape(1000, 150);
        shape.locked = random.chance(0.05);
        shape.hidden = random.chance(0.05);
        shapes << shape;
    }
    bench.document.addShapes(shapes);
    for (int i = 0; i < 60; ++i) {
        bench.selection.clear();
        bench.context.settings.rubberBandMode = i % 2 ? RubberBandMode::Touch : RubberBandMode::Enclose;
        QPointF from = random.point(1200);
        while (!bench.document.shapeAt(from, bench.event(from).tolerance).isNull())
            from = random.point(1200);
        const QPointF to = from + random.way(60, 2000);
        bench.pull(from, to);
        const Overlay::Band band = bench.overlay.state().band.value();
        for (QPointF corner : {band.quad.corners[1], band.quad.corners[3]}) {
            const QPointF first = bench.view.transform.map(corner) - bench.view.transform.map(from);
            QVERIFY(std::min(std::abs(first.x()), std::abs(first.y())) < 1e-9);
        }
        bench.release(to);
        QCOMPARE(values(bench.selection.ids()), values(bandByBruteForce(bench.document, band.quad, band.mode)));
    }
}

void TestRubberBand::movingBandEqualsBruteForce_data()
{
    bandEqualsBruteForce_data();
}

// One band grows, shrinks, crosses its anchor and degenerates to a line, while modifiers change and the program edits
// the document and the selection.
void TestRubberBand::movingBandEqualsBruteForce()
{
    QFETCH(double, zoom);
    QFETCH(double, degrees);
    RandomInput random(82);
    int bands = 0;
    for (int round = 0; round < 6; ++round) {
        ToolBench bench(zoom, degrees);
        QList<Shape> shapes;
        for (int i = 0; i < 150; ++i) {
            Shape shape = random.shape(1000, 150);
            shape.locked = random.chance(0.05);
            shape.hidden = random.chance(0.05);
            shapes << shape;
        }
        const ShapeIds all = bench.document.addShapes(shapes);
        const auto any = [&] { return all[random.integer(int(all.size()))]; };
        QPointF from = random.point(600);
        while (!bench.document.shapeAt(from, bench.event(from).tolerance).isNull())
            from = random.point(600);
        ShapeIds chosen;
        for (int i = 0; i < 20; ++i)
            chosen << any();
        bench.selection.set(chosen);
        const ShapeIds start = bench.selection.ids();
        bench.press(from);
        QPointF to = from + random.way(60, 1500);
        bench.move(to);
        // The press may have hit a handle.
        if (!bench.overlay.state().band)
            continue;
        ++bands;
        const auto expected = [&] {
            const Overlay::Band band = bench.overlay.state().band.value();
            const ShapeIds hit = bandByBruteForce(bench.document, band.quad, band.mode);
            const bool shift = bench.modifiers & Qt::ShiftModifier, ctrl = bench.modifiers & Qt::ControlModifier;
            ShapeIds ids;
            for (ShapeId id : start) {
                if ((shift || ctrl) && bench.document.isVisible(id) && (!hit.contains(id) || (shift && !ctrl)))
                    ids << id;
            }
            for (ShapeId id : hit) {
                if ((!shift && !ctrl) || (!(shift && ctrl) && !start.contains(id)))
                    ids << id;
            }
            return ids;
        };
        for (int step = 0; step < 120; ++step) {
            if (random.chance(0.1))
                to = from + random.way(1, 1500);
            else if (random.chance(0.1))
                to = random.chance(0.5) ? QPointF(from.x(), to.y()) : QPointF(to.x(), from.y());
            else
                to += random.way(0.01, 60);
            if (random.chance(0.1))
                bench.modifiers = Qt::KeyboardModifiers(random.chance(0.5) ? Qt::ShiftModifier : Qt::NoModifier)
                    | (random.chance(0.5) ? Qt::ControlModifier : Qt::NoModifier)
                    | (random.chance(0.3) ? Qt::AltModifier : Qt::NoModifier);
            if (random.chance(0.05))
                bench.document.changeShapes({any(), any()}, [&](Shape &shape) { shape.center += random.way(1, 900); });
            if (random.chance(0.05))
                bench.document.changeShapes({any()}, [](Shape &shape) { shape.hidden = !shape.hidden; });
            if (random.chance(0.03))
                bench.document.removeShapes({any()});
            if (random.chance(0.05))
                bench.selection.toggle({any(), any()});
            bench.move(to);
            QCOMPARE(values(bench.selection.ids()), values(expected()));
        }
        const ShapeIds last = expected();
        bench.release(to);
        QCOMPARE(bench.selection.ids(), last);
    }
    QVERIFY(bands > 0);
}

TRAMMEL_WIDGET_TEST(TestRubberBand)
#include "tst_rubberband.moc"
