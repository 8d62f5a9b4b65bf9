#include "tests/widgets/toolbench.h"

#include "tests/testprogram.h"
#include "widgets/interaction/selecting/lassopath_p.h"
#include <trammel/geometry/region.h>

#include <QtTest/QSignalSpy>

#include <functional>
#include <utility>

using namespace Trammel;

namespace {

/// The shapes that a lasso must select, tested one by one.
ShapeIds lassoByBruteForce(const Document &document, const QList<QPointF> &outline, RubberBandMode mode,
                           bool withLocked = false)
{
    const Region region(Polygon{outline, {}});
    ShapeIds ids;
    for (ShapeId id : document.ids()) {
        const Shape *shape = document.find(id);
        if (shape->hidden || (shape->locked && !withLocked))
            continue;
        const Primitive primitive = shape->scenePrimitive();
        if (mode == RubberBandMode::Touch ? intersects(region, PrimitiveView(primitive, shape->extent()))
                                          : contains(region, PrimitiveView(primitive, shape->extent())))
            ids << id;
    }
    return ids;
}

/// Presses at the first point and moves to all others. release() ends the lasso.
void pull(ToolBench &bench, const QList<QPointF> &way)
{
    bench.press(way.first());
    for (QPointF point : way.mid(1))
        bench.move(point);
}

QList<QPointF> around(QPointF center, double reach)
{
    return {center + QPointF(-reach, -reach), center + QPointF(reach, -reach), center + QPointF(reach, reach),
            center + QPointF(-reach, reach)};
}

} // namespace

class TestLasso : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void innerLoopIsAHole();
    void lostReleaseEndsIt();
    void clicksSelect();
    void cornersBeginOnEmptyCanvas();
    void corners_data();
    void corners();
    void backspaceTakesCornersBack();
    void escapeEndsCorners();
    void otherButtonsDoNothing();
    void survivesWhatHappensMeanwhile();
    void survivesSlots_data();
    void survivesSlots();
    void scrollsAtTheEdge();
    void pathStaysSmall();
    void coverHoldsTheDifference();
    void queryEqualsBruteForce();
    void drawingEqualsBruteForce_data();
    void drawingEqualsBruteForce();

private:
    const ShapeId m_a{1};
    const ShapeId m_b{2};
    const ShapeId m_c{3};
};

void TestLasso::innerLoopIsAHole()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    QList<QPointF> way = around({100, 0}, 90) + QList<QPointF>{{10, -90}} + around({100, 0}, 40);
    pull(bench, way + QList<QPointF>{{60, -40}});
    QCOMPARE(values(bench.selection.ids()), (QList<quint32>{1, 3}));
    bench.release({60, -40});
    QCOMPARE(values(bench.selection.ids()), (QList<quint32>{1, 3}));
}

void TestLasso::lostReleaseEndsIt()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    pull(bench, around({0, 0}, 30));
    bench.isDown = false;
    bench.move({400, 400});
    QVERIFY(!bench.tool->isBusy());
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{1});
}

void TestLasso::clicksSelect()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    bench.move({0, 0});
    QCOMPARE(bench.overlay.state().hovered->shapes, ShapeIds{m_a});
    bench.click({0, 0});
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{1});
    bench.modifiers = Qt::ShiftModifier;
    bench.click({100, 0});
    QCOMPARE(values(bench.selection.ids()), (QList<quint32>{1, 2}));
    bench.modifiers = Qt::NoModifier;
    bench.doubleClick({200, 0});
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{3});
    QVERIFY(!bench.tool->isBusy());
    // A double click on empty canvas is a lasso that encloses nothing.
    bench.doubleClick({300, 300});
    QVERIFY(bench.selection.isEmpty());
    QVERIFY(!bench.tool->isBusy());
}

void TestLasso::cornersBeginOnEmptyCanvas()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    QVERIFY(bench.tool->hint().contains(QStringLiteral("the first one on empty canvas")));
    QVERIFY(bench.tool->hint().contains(QStringLiteral("Click a shape")));
    bench.click({0, 0});
    QVERIFY(!bench.tool->isBusy() && !bench.overlay.state().lasso);
    bench.click({-40, -40});
    QVERIFY(bench.tool->isBusy() && bench.overlay.state().lasso);
    // After the first corner, corners may lie on shapes.
    bench.click({100, 0});
    bench.click({0, 0});
    QVERIFY(bench.tool->isBusy());
    QCOMPARE(bench.overlay.state().lasso->outline.first(), QPointF(-40, -40));
    QVERIFY(bench.overlay.state().lasso->outline.contains(QPointF(100, 0)));
    bench.key(Qt::Key_Return);
    QVERIFY(!bench.tool->isBusy());
    // A drag may start on a shape.
    bench.press({0, 0});
    bench.move({10, 60});
    QVERIFY(bench.overlay.state().lasso);
    bench.release({10, 60});
}

void TestLasso::corners_data()
{
    QTest::addColumn<QString>("end");
    for (const char *end : {"enter", "double", "first"})
        QTest::newRow(end) << QString::fromLatin1(end);
}

void TestLasso::corners()
{
    QFETCH(QString, end);
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    QSignalSpy changed(&bench.selection, &Selection::changed);
    for (QPointF corner : {QPointF(-40, -40), QPointF(140, -40), QPointF(140, 40)}) {
        bench.click(corner);
        QVERIFY(bench.tool->isBusy());
    }
    // The pointer is a provisional corner until the lasso ends without it.
    bench.move({-40, 40});
    QCOMPARE(values(bench.selection.ids()), (QList<quint32>{1, 2}));
    bench.move({240, 0});
    QCOMPARE(values(bench.selection.ids()), (QList<quint32>{2, 3}));
    if (end == QLatin1String("double"))
        bench.doubleClick({-40, 40});
    else
        bench.click({-40, 40});
    QVERIFY(bench.tool->isBusy() == (end != QLatin1String("double")));
    if (end == QLatin1String("enter"))
        QVERIFY(bench.key(Qt::Key_Return));
    else if (end == QLatin1String("first"))
        bench.click({-39, -41});
    QVERIFY(!bench.tool->isBusy());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(values(bench.selection.ids()), (QList<quint32>{1, 2}));
    QVERIFY(!bench.key(Qt::Key_Return));
}

void TestLasso::backspaceTakesCornersBack()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    bench.selection.set({m_b});
    bench.click({-40, -40});
    bench.click({300, -40});
    QVERIFY(bench.key(Qt::Key_Backspace));
    bench.click({40, -40});
    bench.click({40, 40});
    QVERIFY(bench.key(Qt::Key_Return));
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{1});
    // Removing the only corner cancels the lasso.
    bench.click({300, 300});
    QVERIFY(bench.selection.isEmpty());
    QVERIFY(bench.key(Qt::Key_Backspace));
    QVERIFY(!bench.tool->isBusy());
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{1});
    QVERIFY(!bench.key(Qt::Key_Backspace));
}

void TestLasso::escapeEndsCorners()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    bench.selection.set({m_b});
    bench.click({-40, -40});
    bench.click({40, -40});
    bench.click({0, 40});
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{1});
    QVERIFY(bench.key(Qt::Key_Escape));
    QVERIFY(!bench.tool->isBusy());
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{2});
    // No button is down, so that the next press is not ignored.
    bench.click({200, 0});
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{3});
}

void TestLasso::otherButtonsDoNothing()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    ToolEvent right = bench.event({-40, -40});
    right.button = Qt::RightButton;
    right.buttons = Qt::RightButton;
    bench.tool->press(right);
    QVERIFY(!bench.tool->isBusy());
    pull(bench, around({0, 0}, 30));
    right.buttons = Qt::LeftButton | Qt::RightButton;
    bench.tool->press(right);
    right.buttons = Qt::LeftButton;
    bench.tool->release(right);
    QVERIFY(bench.tool->isBusy());
    bench.release({-30, 30});
    QCOMPARE(values(bench.selection.ids()), QList<quint32>{1});
    ToolEvent nowhere = bench.event({qQNaN(), 0});
    nowhere.button = Qt::LeftButton;
    bench.tool->press(nowhere);
    QVERIFY(!bench.tool->isBusy());
}

void TestLasso::survivesWhatHappensMeanwhile()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    threeSquares(bench);
    pull(bench, around({0, 0}, 30));
    bench.document.removeShapes({m_a});
    const ShapeId added = bench.document.addShape(filled(Shape::rectangle({0, 5}, {10, 10})));
    bench.release({-30, 30});
    QCOMPARE(bench.selection.ids(), ShapeIds{added});
    // A slot of the selection may deactivate the tool.
    bench.selection.clear();
    const auto connection = connect(&bench.selection, &Selection::previewed, this, [&] { bench.tool->deactivate(); });
    pull(bench, around({0, 0}, 30));
    QVERIFY(!bench.tool->isBusy());
    QVERIFY(bench.selection.isEmpty());
    bench.release({-30, 30});
    disconnect(connection);
    connect(&bench.selection, &Selection::changed, this, [&] { bench.tool->deactivate(); });
    pull(bench, around({0, 0}, 30));
    bench.release({-30, 30});
    QVERIFY(!bench.tool->isBusy());
    QCOMPARE(bench.selection.ids(), ShapeIds{added});
}

void TestLasso::survivesSlots_data()
{
    using Deed = std::function<void(ToolBench &, Document &)>;
    const std::pair<const char *, Deed> deeds[] = {
        {"cancel", [](ToolBench &bench, Document &) { bench.tool->cancel(); }},
        {"rest", [](ToolBench &bench, Document &) { bench.rest(); }},
        // The modifiers are reported as released, as when the view loses the focus.
        {"keys", [](ToolBench &bench, Document &) { bench.tool->heldKeysChanged(Qt::NoModifier, false); }},
        {"another document", [](ToolBench &bench, Document &other) { bench.use(other); }},
    };
    QTest::addColumn<bool>("isHint");
    QTest::addColumn<bool>("isByCorners");
    QTest::addColumn<bool>("isCanceled");
    QTest::addColumn<Deed>("deed");
    for (const auto &[name, deed] : deeds) {
        for (int i = 0; i < 8; ++i)
            QTest::addRow("%s, %d", name, i) << bool(i & 1) << bool(i & 2) << bool(i & 4) << deed;
    }
}

// A slot runs at each emission of a signal during a lasso. The next lasso works as usual.
void TestLasso::survivesSlots()
{
    using Deed = std::function<void(ToolBench &, Document &)>;
    QFETCH(bool, isHint);
    QFETCH(bool, isByCorners);
    QFETCH(bool, isCanceled);
    QFETCH(Deed, deed);
    bool isReached = true;
    int which = 0;
    while (isReached) {
        Document other;
        ToolBench bench(1, 0, ToolKind::Lasso);
        threeSquares(bench);
        other.addDrawing(bench.document.data());
        isReached = false;
        int count = 0;
        const auto slot = [&] {
            if (count++ != which)
                return;
            isReached = true;
            deed(bench, other);
        };
        QMetaObject::Connection connection;
        if (isHint)
            connection = connect(bench.tool.get(), &Tool::hintChanged, this, slot);
        else
            connection = connect(&bench.selection, &Selection::previewed, this, slot);
        const QList<QPointF> way = around({50, 0}, 90);
        const auto isOther = [&] { return bench.context.document == &other; };
        if (isByCorners) {
            // In another document, further corners would start another lasso.
            for (qsizetype i = 0; i < way.size() && !isOther(); ++i)
                bench.click(way[i]);
            if (!isOther())
                bench.key(isCanceled ? Qt::Key_Escape : Qt::Key_Return);
        } else {
            pull(bench, way);
            if (isCanceled)
                bench.key(Qt::Key_Escape);
            bench.release(way.last());
        }
        disconnect(connection);
        // The lasso applies only to shapes of the document in which it began.
        if (isOther())
            QVERIFY(bench.selection.isEmpty());
        bench.tool->cancel();
        bench.selection.clear();
        pull(bench, around({100, 0}, 30));
        bench.release({70, 30});
        QCOMPARE(values(bench.selection.ids()), QList<quint32>{2});
        ++which;
    }
    QVERIFY(which > 1);
}

void TestLasso::scrollsAtTheEdge()
{
    ToolBench bench(1, 0, ToolKind::Lasso);
    bench.move({5000, 0});
    QCOMPARE(bench.view.scrolls, 0);
    pull(bench, around({0, 0}, 30));
    QVERIFY(bench.view.scrolls > 0);
}

void TestLasso::pathStaysSmall()
{
    LassoPath path;
    path.append({0, 0});
    for (int i = 1; i <= 100000; ++i)
        path.draw(QPointF(i, i % 2), 1);
    QVERIFY(path.points().size() <= LassoPath::MostPoints);
    QVERIFY(path.points().size() > LassoPath::MostPoints / 4);
    QCOMPARE(path.outline().first(), QPointF(0, 0));
    QCOMPARE(path.outline().last(), QPointF(100000, 0));
    // A position closer to the last point than the given distance adds no point and only moves the end of the path.
    LassoPath fine;
    fine.append({0, 0});
    for (int i = 1; i <= 1000; ++i)
        fine.draw(QPointF(i * 0.001, 0), 0.25);
    QCOMPARE(fine.points().size(), 5);
}

void TestLasso::coverHoldsTheDifference()
{
    RandomInput random(5);
    int differences = 0;
    for (int round = 0; round < 60; ++round) {
        LassoPath path;
        path.append(random.point(100));
        QVERIFY(!path.takeCover());
        for (int step = 0; step < 12; ++step) {
            const Region before(Polygon{path.outline(), {}});
            for (int change = 1 + random.integer(2); change > 0; --change) {
                if (random.chance(0.6))
                    path.draw(random.point(100), 20);
                else if (random.chance(0.5))
                    path.setTip(random.point(100));
                else
                    path.setTip(std::nullopt);
            }
            const Region after(Polygon{path.outline(), {}});
            const std::optional<std::vector<CoverPart>> cover = path.takeCover();
            QVERIFY(cover);
            for (int i = 0; i < 200; ++i) {
                const QPointF point = random.point(100);
                const bool wasIn = before.locate(point) != Location::Outside;
                if (wasIn == (after.locate(point) != Location::Outside))
                    continue;
                ++differences;
                QVERIFY(std::any_of(cover->begin(), cover->end(),
                                    [&](const CoverPart &part) { return part.box.contains(point); }));
            }
        }
    }
    QVERIFY(differences > 1000);
}

void TestLasso::queryEqualsBruteForce()
{
    RandomInput random(6);
    Document document;
    QList<Shape> shapes;
    for (int i = 0; i < 400; ++i) {
        Shape shape = random.shape(500, 60);
        shape.locked = random.chance(0.1);
        shape.hidden = random.chance(0.1);
        shapes << shape;
    }
    document.addShapes(shapes);
    for (int round = 0; round < 40; ++round) {
        QList<QPointF> outline;
        for (int i = random.integer(12); i >= 0; --i)
            outline << random.point(600);
        const Region region(Polygon{outline, {}});
        for (RubberBandMode mode : {RubberBandMode::Touch, RubberBandMode::Enclose}) {
            for (bool withLocked : {false, true})
                QCOMPARE(document.shapesIn(region, mode, withLocked),
                         lassoByBruteForce(document, outline, mode, withLocked));
        }
    }
    QCOMPARE(document.shapesIn(Region(), RubberBandMode::Touch), ShapeIds());
}

void TestLasso::drawingEqualsBruteForce_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("rotation");
    QTest::newRow("actual size") << 1.0 << 0.0;
    QTest::newRow("zoomed out and turned") << 0.4 << 30.0;
    QTest::newRow("zoomed in") << 8.0 << 110.0;
}

void TestLasso::drawingEqualsBruteForce()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    RandomInput random(7);
    ToolBench bench(zoom, rotation, ToolKind::Lasso);
    QList<Shape> shapes;
    for (int i = 0; i < 150; ++i)
        shapes << random.shape(500, 60);
    bench.document.addShapes(shapes);
    int taken = 0;
    for (int round = 0; round < 8; ++round) {
        QPointF pointer = random.point(500);
        bench.press(pointer);
        bench.context.settings.rubberBandMode = round % 2 == 0 ? RubberBandMode::Touch : RubberBandMode::Enclose;
        for (int step = 0; step < 60; ++step) {
            pointer += random.way(5, 150);
            bench.move(pointer);
            // The program may change the drawing during a lasso.
            if (random.chance(0.05))
                bench.document.changeShapes({ShapeId(quint32(1 + random.integer(150)))},
                                            [&](Shape &shape) { shape.center += random.way(5, 50); });
            else if (bench.overlay.state().lasso) {
                const Overlay::Lasso &lasso = *bench.overlay.state().lasso;
                const ShapeIds expected = lassoByBruteForce(bench.document, lasso.outline, lasso.mode);
                QCOMPARE(values(bench.selection.ids()), values(expected));
                taken += int(expected.size());
            }
        }
        bench.release(pointer);
    }
    QVERIFY(taken > 100);
}

TRAMMEL_WIDGET_TEST(TestLasso)
#include "tst_lasso.moc"
