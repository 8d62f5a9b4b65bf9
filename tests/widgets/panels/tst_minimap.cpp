#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include <trammel/minimap.h>

using namespace Trammel;

namespace {

Shape filled(double x, double y, double side, const QColor &color)
{
    Shape shape = Shape::rectangle({x, y}, {side, side});
    shape.fill = color;
    shape.stroke.color = QColor();
    return shape;
}

struct MinimapBench : EditorBench
{
    MinimapBench()
    {
        minimap.resize(200, 150);
        minimap.setEditor(editor.get());
        minimap.show();
    }

    bool settles()
    {
        return QTest::qWaitFor([this] { return minimap.isUpToDate(); });
    }
    QColor seen(QPointF scenePos)
    {
        const QImage image = minimap.grab().toImage();
        return image.pixelColor((minimap.mapFromScene(scenePos) * image.devicePixelRatio()).toPoint());
    }
    QPointF middle() { return editor->mapToScene({400, 300}); }

    Minimap minimap;
};

bool isNear(QPointF a, QPointF b, double distance)
{
    return length(a - b) <= distance;
}

} // namespace

class TestMinimap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheWholeDrawing();
    void followsChanges();
    void clickGoesThere();
    void dragsTheView();
    void alwaysShowsTheFrame_data();
    void alwaysShowsTheFrame();
    void doesNotMoveDuringADrag();
    void wheelAndKeys();
    void livesWithoutAnEditor();
    void manyShapes();
};

void TestMinimap::showsTheWholeDrawing()
{
    MinimapBench bench;
    bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(1000, 500, 100, Qt::blue)});
    QVERIFY(bench.settles());
    // Shows another part of the drawing, so that the frame of the editor's view does not cover the shapes in the
    // minimap.
    bench.editor->zoomTo(QRectF(400, 200, 50, 50));
    QVERIFY(bench.minimap.rect().contains(bench.minimap.mapFromScene({0, 0}).toPoint()));
    QVERIFY(bench.minimap.rect().contains(bench.minimap.mapFromScene({1000, 500}).toPoint()));
    QVERIFY(isNear(bench.minimap.mapToScene(bench.minimap.mapFromScene({3, 4})), {3, 4}, 1e-9));
    QVERIFY(bench.seen({0, 0}).red() > 200 && bench.seen({0, 0}).blue() < 60);
    QVERIFY(bench.seen({1000, 500}).blue() > 200 && bench.seen({1000, 500}).red() < 60);
    const QColor paper = bench.seen({1000, 0});
    QVERIFY(paper.red() == paper.blue());
}

void TestMinimap::followsChanges()
{
    MinimapBench bench;
    const ShapeIds ids = bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(1000, 500, 100, Qt::blue)});
    QVERIFY(bench.settles());
    bench.editor->zoomTo(QRectF(400, 200, 50, 50));
    bench.document().changeShapes({ids[0]}, [](Shape &shape) { shape.fill = Qt::green; });
    QVERIFY(!bench.minimap.isUpToDate());
    QVERIFY(bench.settles());
    QVERIFY(bench.seen({0, 0}).green() > 200 && bench.seen({0, 0}).red() < 60);
    // The minimap grows and shrinks with the drawing.
    const ShapeId far = bench.document().addShape(filled(20000, 500, 1000, Qt::black));
    QVERIFY(bench.settles());
    QVERIFY(bench.minimap.rect().contains(bench.minimap.mapFromScene({20000, 500}).toPoint()));
    QVERIFY(bench.seen({20000, 500}).lightness() < 60);
    bench.document().removeShapes({far});
    QVERIFY(bench.settles());
    QVERIFY(!bench.minimap.rect().contains(bench.minimap.mapFromScene({20000, 500}).toPoint()));
    bench.document().changeShapes({ids[0]}, [](Shape &shape) { shape.hidden = true; });
    QVERIFY(bench.settles());
    QVERIFY(bench.seen({0, 0}) == bench.seen({1000, 0}));
    bench.document().clear();
    QVERIFY(bench.settles());
    bench.minimap.grab();
}

void TestMinimap::clickGoesThere()
{
    MinimapBench bench;
    bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(4000, 3000, 100, Qt::blue)});
    QVERIFY(bench.settles());
    bench.editor->setZoom(2);
    bench.editor->centerOn({4000, 3000});
    const QPoint at = bench.minimap.mapFromScene({0, 0}).toPoint();
    QTest::mouseClick(&bench.minimap, Qt::LeftButton, {}, at);
    QVERIFY(isNear(bench.middle(), bench.minimap.mapToScene(at), 1));
    QCOMPARE(bench.editor->zoom(), 2.0);
    QCOMPARE(bench.steps(), 1);
}

void TestMinimap::dragsTheView()
{
    MinimapBench bench;
    bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(4000, 3000, 100, Qt::blue)});
    QVERIFY(bench.settles());
    bench.editor->setViewRotation(30);
    bench.editor->centerOn({2000, 1500});
    // A drag that starts inside the view's frame moves the view by the same distance.
    const QPoint from = bench.minimap.mapFromScene({2100, 1400}).toPoint();
    const QPointF before = bench.middle();
    QTest::mousePress(&bench.minimap, Qt::LeftButton, {}, from);
    QVERIFY(isNear(bench.middle(), before, 1));
    QTest::mouseMove(&bench.minimap, from + QPoint(20, -10));
    const QPointF way = bench.minimap.mapToScene(QPointF(20, -10)) - bench.minimap.mapToScene(QPointF(0, 0));
    QVERIFY(isNear(bench.middle(), before + way, 2));
    QTest::mouseRelease(&bench.minimap, Qt::LeftButton, {}, from + QPoint(20, -10));
    QTest::mouseMove(&bench.minimap, from);
    QVERIFY(isNear(bench.middle(), before + way, 2));
}

void TestMinimap::alwaysShowsTheFrame_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<QPointF>("center");
    QTest::addColumn<double>("rotation");
    QTest::newRow("inside") << 1.0 << QPointF(500, 250) << 0.0;
    QTest::newRow("larger than the drawing") << 0.05 << QPointF(500, 250) << 0.0;
    QTest::newRow("much larger") << 0.001 << QPointF(500, 250) << 20.0;
    QTest::newRow("partly outside") << 1.0 << QPointF(1000, 500) << 0.0;
    QTest::newRow("to the left") << 1.0 << QPointF(-5000, 250) << 0.0;
    QTest::newRow("below, rotated") << 1.0 << QPointF(500, 9000) << 45.0;
    QTest::newRow("very far away") << 10.0 << QPointF(1e7, -1e7) << 0.0;
}

void TestMinimap::alwaysShowsTheFrame()
{
    QFETCH(double, zoom);
    QFETCH(QPointF, center);
    QFETCH(double, rotation);
    MinimapBench bench;
    bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(1000, 500, 100, Qt::blue)});
    QVERIFY(bench.settles());
    bench.editor->setViewRotation(rotation);
    bench.editor->setZoom(zoom);
    bench.editor->centerOn(center);
    const QRectF widget(bench.minimap.rect());
    for (QPointF corner : {QPointF(0, 0), QPointF(800, 0), QPointF(800, 600), QPointF(0, 600)}) {
        const QPointF at = bench.minimap.mapFromScene(bench.editor->mapToScene(corner));
        QVERIFY2(widget.contains(at), qPrintable(QStringLiteral("%1, %2").arg(at.x()).arg(at.y())));
    }
    // The drawing stays in the widget, too, and the scale is not smaller than necessary.
    for (QPointF corner : {QPointF(-50, -50), QPointF(1050, 550)})
        QVERIFY(widget.contains(bench.minimap.mapFromScene(corner)));
    bench.minimap.grab();
    bench.editor->zoomTo(QRectF(400, 200, 50, 50));
    const double drawn = bench.minimap.mapFromScene({1050, 0}).x() - bench.minimap.mapFromScene({-50, 0}).x();
    QVERIFY(drawn > 170);
}

void TestMinimap::doesNotMoveDuringADrag()
{
    MinimapBench bench;
    bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(4000, 3000, 100, Qt::blue)});
    QVERIFY(bench.settles());
    bench.editor->centerOn({2000, 1500});
    const QPointF origin = bench.minimap.mapFromScene({0, 0});
    QTest::mousePress(&bench.minimap, Qt::LeftButton, {}, bench.minimap.mapFromScene({2000, 1500}).toPoint());
    QTest::mouseMove(&bench.minimap, QPoint(2, 2));
    QCOMPARE(bench.minimap.mapFromScene({0, 0}), origin);
    QTest::mouseRelease(&bench.minimap, Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(bench.minimap.mapFromScene({0, 0}) != origin);
    QVERIFY(QRectF(bench.minimap.rect()).contains(bench.minimap.mapFromScene(bench.editor->mapToScene({0, 0}))));
}

void TestMinimap::wheelAndKeys()
{
    MinimapBench bench;
    bench.document().addShapes({filled(0, 0, 100, Qt::red), filled(4000, 3000, 100, Qt::blue)});
    QVERIFY(bench.settles());
    QWheelEvent event(QPointF(50, 50), bench.minimap.mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&bench.minimap, &event);
    QCOMPARE(bench.editor->zoom(), 1.2);
    bench.editor->setZoom(1);
    bench.editor->centerOn({100, 100});
    QTest::keyClick(&bench.minimap, Qt::Key_Right);
    QVERIFY(isNear(bench.middle(), {180, 100}, 1));
    QTest::keyClick(&bench.minimap, Qt::Key_Up);
    QVERIFY(isNear(bench.middle(), {180, 40}, 1));
    QTest::keyClick(&bench.minimap, Qt::Key_Plus);
    QCOMPARE(bench.editor->zoom(), 1.25);
}

void TestMinimap::livesWithoutAnEditor()
{
    Minimap minimap;
    minimap.resize(100, 80);
    minimap.show();
    minimap.grab();
    QTest::mouseClick(&minimap, Qt::LeftButton);
    QTest::keyClick(&minimap, Qt::Key_Left);
    auto editor = std::make_unique<ShapeEditor>();
    minimap.setEditor(editor.get());
    editor->document()->addShape(filled(0, 0, 100, Qt::red));
    QVERIFY(QTest::qWaitFor([&] { return minimap.isUpToDate(); }));
    // The editor is deleted while the minimap is being painted.
    editor->document()->addShape(filled(500, 0, 100, Qt::red));
    editor.reset();
    QVERIFY(!minimap.editor());
    QVERIFY(QTest::qWaitFor([&] { return minimap.isUpToDate(); }));
    minimap.grab();

    // The document is deleted, and the editor gets a new one.
    editor = std::make_unique<ShapeEditor>();
    auto document = std::make_unique<Document>();
    document->addShape(filled(0, 0, 100, Qt::red));
    minimap.setEditor(editor.get());
    editor->setDocument(document.get());
    QVERIFY(QTest::qWaitFor([&] { return minimap.isUpToDate(); }));
    document.reset();
    QVERIFY(QTest::qWaitFor([&] { return minimap.isUpToDate(); }));
    minimap.hide();
    minimap.show();
    minimap.grab();
}

void TestMinimap::manyShapes()
{
    // Painting in steps gives the same picture as painting at once.
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 1e4);
    QList<Shape> shapes;
    for (int i = 0; i < 20'000; ++i)
        shapes.append(random.shape());
    // These shapes keep the bounds of the drawing constant.
    shapes.append(filled(-11000, -11000, 10, Qt::red));
    shapes.append(filled(11000, 11000, 10, Qt::red));
    MinimapBench bench;
    const ShapeIds ids = bench.document().addShapes(shapes);
    QVERIFY(bench.settles());
    bench.document().removeShapes(ids.first(5000));
    QVERIFY(bench.settles());
    bench.document().changeShapes(ids.sliced(6000, 50), [](Shape &shape) { shape.center *= 0.5; });
    QVERIFY(bench.settles());
    // The frame of the minimap shows the keyboard focus.
    bench.minimap.clearFocus();
    const QImage inParts = bench.minimap.grab().toImage();
    Minimap other;
    other.resize(200, 150);
    other.setEditor(bench.editor.get());
    other.show();
    QVERIFY(QTest::qWaitFor([&] { return other.isUpToDate(); }));
    other.clearFocus();
    QCOMPARE(bench.minimap.mapFromScene({77, 55}), other.mapFromScene({77, 55}));
    QCOMPARE(inParts, other.grab().toImage());
}

TRAMMEL_WIDGET_TEST(TestMinimap)
#include "tst_minimap.moc"
