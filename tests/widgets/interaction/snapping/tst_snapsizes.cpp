#include "tests/testprogram.h"
#include "tests/widgets/snaptargets.h"
#include "tests/widgets/toolbench.h"

using namespace Qt::StringLiterals;
using namespace Trammel;

/// Tests that a resized or drawn shape snaps to the width and height of its neighbors.
class TestSnapSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sizes_data();
    void sizes();
    void sizesAreTheNearest();
    void sizesOfWhatIsNotParallel();
    void resizing();
    void drawing();
};

void TestSnapSizes::sizes_data()
{
    QTest::addColumn<QPointF>("direction");
    QTest::addColumn<double>("growth");
    QTest::addColumn<QPointF>("offset");
    QTest::addColumn<QPointF>("expected");
    QTest::addColumn<QStringList>("texts");
    const QStringList both{u"100"_s, u"60"_s}, width{u"100"_s};
    QTest::newRow("width and height") << QPointF(1, 1) << 1.0 << QPointF(57, 28) << QPointF(60, 30) << both;
    QTest::newRow("from the other corner") << QPointF(-1, -1) << 1.0 << QPointF(-64, -27) << QPointF(-60, -30) << both;
    QTest::newRow("from the center") << QPointF(1, 1) << 2.0 << QPointF(33, 12) << QPointF(30, 15) << both;
    QTest::newRow("width alone") << QPointF(1, 1) << 1.0 << QPointF(62, 10) << QPointF(60, 10) << width;
    QTest::newRow("a side") << QPointF(1, 0) << 1.0 << QPointF(62, 30) << QPointF(60, 30) << width;
    QTest::newRow("too far") << QPointF(1, 1) << 1.0 << QPointF(53, 37) << QPointF(53, 37) << QStringList();
    QTest::newRow("through zero") << QPointF(1, 1) << 1.0 << QPointF(-138, 10) << QPointF(-140, 10) << width;
}

// Resizes a frame of 40 x 30 next to a shape of 100 x 60.
void TestSnapSizes::sizes()
{
    QFETCH(QPointF, direction);
    QFETCH(double, growth);
    QFETCH(QPointF, offset);
    QFETCH(QPointF, expected);
    QFETCH(QStringList, texts);
    for (double degrees : {0.0, 25.0, 90.0, 180.0}) {
        const QPointF axis = axisFromDegrees(degrees);
        const Obb frame{{10, 20}, 20, 15, axis};
        SnapMove move;
        move.moving = pulledFeatures(frame, direction, {1, 0});
        move.offset = rotated(offset, axis);
        move.isWhole = false;
        move.sizing = SnapSizing{axis, {40, 30}, {growth * direction.x(), growth * direction.y()}};
        const Targets targets = targetsOf({Shape::ellipse({700, -400}, {100, 60}, degrees)});
        const Snap snap = Snapper(rules(false, true)).snapped(move, targets);
        QVERIFY(isNear(snap.offset, rotated(expected, axis)));
        QCOMPARE(distances(snap), texts);
        // Each guide is as long as its text says.
        QCOMPARE(snap.guides.size(), 2 * texts.size());
        for (const Guide &guide : snap.guides) {
            const double told = guide.text.isEmpty() ? std::round(guide.line.length()) : guide.text.toDouble();
            QVERIFY(std::abs(guide.line.length() - told) < 1e-9);
        }
        QVERIFY(same(Snapper(rules(false, true)).snapped(move, {}).offset, move.offset));
        QVERIFY(same(Snapper(rules(false, false)).snapped(move, targets).offset, move.offset));
    }
}

void TestSnapSizes::sizesAreTheNearest()
{
    RandomInput random(57);
    for (int round = 0; round < 300; ++round) {
        QList<Shape> shapes;
        for (int i = 0; i < 12; ++i)
            shapes << Shape::rectangle(random.point(2000), {random.real(5, 200), random.real(5, 200)}, 90 * (i % 2));
        SnapMove move;
        move.moving = pulledFeatures({{0, 0}, 20, 20, {1, 0}}, {1, 1}, {1, 0});
        move.offset = {random.real(-30, 180), random.real(-30, 180)};
        move.isWhole = false;
        move.sizing = SnapSizing{{1, 0}, {40, 40}, {1, 1}};
        const auto nearest = [&](double value, bool isAcross) {
            double best = value, least = Tolerance;
            for (const Shape &shape : std::as_const(shapes)) {
                const double size = (shape.rotation == 90) == isAcross ? shape.size.width() : shape.size.height();
                for (double signedSize : {size, -size}) {
                    const double away = std::abs(signedSize - 40 - value);
                    if (away <= least) {
                        least = away;
                        best = signedSize - 40;
                    }
                }
            }
            return best;
        };
        const QPointF expected(nearest(move.offset.x(), false), nearest(move.offset.y(), true));
        const Snap snap = Snapper(rules(false, true)).snapped(move, targetsOf(shapes));
        QVERIFY(isNear(snap.offset, expected));
        std::reverse(shapes.begin(), shapes.end());
        QVERIFY(isNear(Snapper(rules(false, true)).snapped(move, targetsOf(shapes)).offset, expected));
    }
}

void TestSnapSizes::sizesOfWhatIsNotParallel()
{
    SnapMove move;
    move.moving = pulledFeatures({{0, 0}, 20, 20, {1, 0}}, {1, 1}, {1, 0});
    move.offset = {58, 58};
    move.isWhole = false;
    move.sizing = SnapSizing{{1, 0}, {40, 40}, {1, 1}};
    const Targets turned = targetsOf({Shape::rectangle({900, 900}, {100, 100}, 20)});
    QVERIFY(same(Snapper(rules(false, true)).snapped(move, turned).offset, move.offset));
    const Targets empty = targetsOf({Shape::rectangle({900, 900}, {0, 0})});
    move.offset = {-41, -41};
    QVERIFY(same(Snapper(rules(false, true)).snapped(move, empty).offset, move.offset));
}

void TestSnapSizes::resizing()
{
    for (double degrees : {0.0, 30.0}) {
        ToolBench bench(2, degrees);
        bench.context.settings.snapToSpacing = true;
        bench.document.addShape(filled(Shape::rectangle({300, 0}, {100, 60}, 15)));
        const ShapeId id = bench.document.addShape(filled(Shape::rectangle({0, 200}, {40, 30}, 15)));
        bench.selection.set({id});
        const QPointF grip = bench.handle(Handle::BottomRight), axis = axisFromDegrees(15);
        const QPointF to = grip + rotated({58.5, 29}, axis);
        bench.pull(grip, to);
        QVERIFY(std::abs(bench.shape(id).size.width() - 100) < 1e-9);
        QVERIFY(std::abs(bench.shape(id).size.height() - 60) < 1e-9);
        QCOMPARE(bench.overlay.state().guides.size(), 4);
        bench.hold(Qt::ControlModifier);
        QVERIFY(std::abs(bench.shape(id).size.width() - 98.5) < 1e-9);
        QVERIFY(bench.overlay.state().guides.isEmpty());
        // The ratio is kept: the width snaps, and the height follows.
        bench.hold(Qt::ShiftModifier);
        QVERIFY(std::abs(bench.shape(id).size.width() - 100) < 1e-9);
        QVERIFY(std::abs(bench.shape(id).size.height() - 75) < 1e-9);
        bench.hold(Qt::NoModifier);
        bench.release(to);
        QVERIFY(std::abs(bench.shape(id).size.height() - 60) < 1e-9);
    }
}

void TestSnapSizes::drawing()
{
    for (double degrees : {0.0, 30.0}) {
        for (QPointF way : {QPointF(98, 59), QPointF(-98, 61), QPointF(99, -58), QPointF(-101, -62)}) {
            ToolBench bench(1, degrees, ToolKind::Rectangle);
            bench.context.settings.snapToSpacing = true;
            bench.document.addShape(filled(Shape::rectangle({300, 0}, {100, 60}, -degrees)));
            const QPointF axis = axisFromDegrees(-degrees), from(-50, 40);
            bench.pull(from, from + rotated(way, axis));
            QVERIFY(std::abs(bench.overlay.state().draft->size.width() - 100) < 1e-9);
            QVERIFY(std::abs(bench.overlay.state().draft->size.height() - 60) < 1e-9);
            bench.hold(Qt::ControlModifier);
            QVERIFY(std::abs(bench.overlay.state().draft->size.width() - std::abs(way.x())) < 1e-9);
            bench.hold(Qt::NoModifier);
            bench.release(from + rotated(way, axis));
            bench.use(ToolKind::Rectangle);
            // When drawing from the center, the pointer moves by half the size.
            bench.hold(Qt::AltModifier);
            bench.pull(from, from + rotated(way / 2, axis));
            QVERIFY(std::abs(bench.overlay.state().draft->size.width() - 100) < 1e-9);
            QVERIFY(std::abs(bench.overlay.state().draft->size.height() - 60) < 1e-9);
        }
    }
}

TRAMMEL_WIDGET_TEST(TestSnapSizes)
#include "tst_snapsizes.moc"
