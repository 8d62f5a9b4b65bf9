#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include <trammel/geometry/vector.h>

using namespace Trammel;

namespace {

/// A test bench whose unit is a pixel of the view. Scenes are laid out around a pixel in the view, so that the same
/// rule is tested in every view.
struct PixelBench : EditorBench
{
    PixelBench(double zoom, double viewRotation, double degrees) : EditorBench(zoom, viewRotation), turned(degrees)
    {
        editor->resize(400, 300);
    }

    /// The scene position at an offset in pixels from the middle pixel, along rotated axes.
    QPointF place(double x, double y)
    {
        return editor->mapToScene(middle + rotated({x, y}, axisFromDegrees(turned + editor->viewRotation())));
    }
    double length(double pixels) const { return pixels / editor->zoom(); }

    ShapeId add(Shape shape, double strokeWidth, bool isFilled)
    {
        shape.stroke.width = length(strokeWidth);
        if (isFilled)
            shape.fill = Qt::yellow;
        return document().addShape(shape);
    }
    ShapeId box(double x, double y, double width, double height, bool isFilled, double strokeWidth = 1)
    {
        return add(Shape::rectangle(place(x, y), {length(width), length(height)}, turned), strokeWidth, isFilled);
    }
    ShapeId disc(double x, double y, double diameter, bool isFilled, double strokeWidth = 1)
    {
        return add(Shape::ellipse(place(x, y), {length(diameter), length(diameter)}, turned), strokeWidth, isFilled);
    }
    ShapeId line(QPointF from, QPointF to, double strokeWidth = 1)
    {
        return add(Shape::polyline({place(from.x(), from.y()), place(to.x(), to.y())}), strokeWidth, false);
    }

    void clickMiddle()
    {
        QTest::mousePress(&viewport(), Qt::LeftButton, {}, middle.toPoint());
        QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, middle.toPoint());
    }
    /// Drags from the middle by whole pixels, along the axes of the view.
    void dragMiddle(QPoint way)
    {
        const QPoint from = middle.toPoint();
        QTest::mousePress(&viewport(), Qt::LeftButton, {}, from);
        for (const QPoint pos : {from + way / 2, from + way}) {
            QMouseEvent event(QEvent::MouseMove, pos, viewport().mapToGlobal(pos), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&viewport(), &event);
        }
        QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, from + way);
    }
    ShapeIds selected() { return editor->selection()->ids(); }
    ShapeId hit()
    {
        editor->selection()->clear();
        clickMiddle();
        return selected().isEmpty() ? ShapeId() : selected().first();
    }

    const QPointF middle{201, 149};
    const double turned;
};

// Sizes in pixels of the view, including thin and flat ones.
constexpr std::array SmallSizes{QSizeF(1, 1),   QSizeF(9, 9),   QSizeF(12, 12),
                                QSizeF(20, 20), QSizeF(8, 150), QSizeF(150, 14)};

} // namespace

/// Tests each rule for the shape that a press hits, with real events, at every zoom, in upright and rotated views, and
/// with upright and rotated shapes. The test is repeated at other pixel ratios. All numbers are pixels of the view.
class TestHitRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void theTopmostFilledShapeBoundsTheSearch();
    void theNearestOutlineAboveItWins();
    void theToleranceIsSomePixels();
    void orHalfTheStroke();
    void thinStrokesCanBeHit();
    void tinyShapesCanBeHit();
    void bandsIgnoreTheStroke();
    void theInsideOfUnfilledShapesIsSoft();
    void handlesLeaveSmallBodiesFree();
    void smallShapesCanBeResized();

private:
    PixelBench bench() const;
};

void TestHitRules::initTestCase_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("viewRotation");
    QTest::addColumn<double>("turned");
    for (double zoom : {0.05, 0.3, 1.0, 5.0, 60.0}) {
        for (const auto &[viewRotation, turned] : {std::pair(0.0, 0.0), {0.0, 27.0}, {213.0, 130.0}})
            QTest::addRow("%g, view %g, shapes %g", zoom, viewRotation, turned) << zoom << viewRotation << turned;
    }
}

PixelBench TestHitRules::bench() const
{
    QFETCH_GLOBAL(double, zoom);
    QFETCH_GLOBAL(double, viewRotation);
    QFETCH_GLOBAL(double, turned);
    return {zoom, viewRotation, turned};
}

void TestHitRules::theTopmostFilledShapeBoundsTheSearch()
{
    PixelBench bench = this->bench();
    // These outlines are directly under the pointer, but the filled shape covers them.
    bench.line({-100, 0}, {100, 0}, 5);
    bench.box(0, 50, 100, 100, false);
    const ShapeId lower = bench.box(0, 0, 200, 200, true);
    QCOMPARE(bench.hit(), lower);
    bench.line({0, -100}, {0, 100}, 5);
    const ShapeId upper = bench.disc(0, 0, 200, true);
    QCOMPARE(bench.hit(), upper);
    // The pointer does not touch this shape.
    bench.disc(150, 0, 200, true);
    QCOMPARE(bench.hit(), upper);
}

void TestHitRules::theNearestOutlineAboveItWins()
{
    PixelBench bench = this->bench();
    // The pointer is on the filled shape, 2 pixels from its border.
    const ShapeId filled = bench.box(0, 48, 200, 100, true);
    QCOMPARE(bench.hit(), filled);
    const ShapeId farther = bench.line({-100, 3}, {100, 3});
    QCOMPARE(bench.hit(), filled);
    const ShapeId nearer = bench.line({-100, -1}, {100, -1});
    QCOMPARE(bench.hit(), nearer);
    bench.document().reorderBelow({nearer}, farther);
    QCOMPARE(bench.hit(), nearer);
    bench.document().removeShapes({nearer});
    QCOMPARE(bench.hit(), filled);
    bench.document().removeShapes({filled});
    QCOMPARE(bench.hit(), farther);
    // The outline of a filled shape also counts if the pointer is outside of it.
    const ShapeId beside = bench.disc(0, -52, 100, true);
    QCOMPARE(bench.hit(), beside);
}

void TestHitRules::theToleranceIsSomePixels()
{
    PixelBench bench = this->bench();
    ShapeId near = bench.line({-100, 3.9}, {100, 3.9}, 0.5);
    QCOMPARE(bench.hit(), near);
    bench.document().removeShapes({near});
    bench.line({-100, 4.1}, {100, 4.1}, 0.5);
    QCOMPARE(bench.hit(), ShapeId());
    near = bench.disc(0, -53.9, 100, true, 0.5);
    QCOMPARE(bench.hit(), near);
    bench.document().removeShapes({near});
    bench.disc(0, -54.1, 100, true, 0.5);
    QCOMPARE(bench.hit(), ShapeId());
}

void TestHitRules::orHalfTheStroke()
{
    PixelBench bench = this->bench();
    bench.line({-100, 15.1}, {100, 15.1}, 30);
    bench.disc(0, -115.1, 200, false, 30);
    QCOMPARE(bench.hit(), ShapeId());
    const ShapeId line = bench.line({-100, 14.9}, {100, 14.9}, 30);
    QCOMPARE(bench.hit(), line);
    const ShapeId disc = bench.disc(0, -114.8, 200, false, 30);
    QCOMPARE(bench.hit(), disc);
    // A shape without a stroke is hit only within the tolerance.
    bench.document().removeShapes({line, disc});
    Shape bare = Shape::rectangle(bench.place(0, 61), {bench.length(100), bench.length(100)}, bench.turned);
    bare.fill = Qt::yellow;
    bare.stroke = {QColor(), bench.length(30)};
    bench.document().addShape(bare);
    QCOMPARE(bench.hit(), ShapeId());
}

void TestHitRules::thinStrokesCanBeHit()
{
    PixelBench bench = this->bench();
    for (double width : {0.0, 1e-3, 0.2, 1.0}) {
        for (double away : {-3.5, 0.0, 3.5}) {
            const ShapeId line = bench.line({-100, away}, {100, away}, width);
            QCOMPARE(bench.hit(), line);
            const ShapeId ring = bench.disc(100 + away, 0, 200, false, width);
            bench.document().removeShapes({line});
            QCOMPARE(bench.hit(), ring);
            bench.document().removeShapes({ring});
        }
    }
}

void TestHitRules::tinyShapesCanBeHit()
{
    PixelBench bench = this->bench();
    const ShapeId ground = bench.box(0, 0, 300, 300, true);
    for (double size : {0.0, 0.01, 0.5, 3.0}) {
        for (bool isFilled : {false, true}) {
            const ShapeId box = bench.box(2, -2, size, size, isFilled, 0.1);
            QCOMPARE(bench.hit(), box);
            bench.document().removeShapes({box});
            const ShapeId disc = bench.disc(-3, 1, size, isFilled, 0.1);
            QCOMPARE(bench.hit(), disc);
            // The selected shape can be moved.
            bench.dragMiddle({40, 20});
            QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move"));
            QCOMPARE(bench.selected(), ShapeIds{disc});
            QCOMPARE(bench.hit(), ground);
            bench.document().removeShapes({disc});
        }
    }
}

void TestHitRules::bandsIgnoreTheStroke()
{
    PixelBench bench = this->bench();
    // The shape is upright in the view, as the band is.
    const double level = -bench.editor->viewRotation();
    Shape shape = Shape::rectangle(bench.editor->mapToScene(bench.middle + QPointF(100, 60)),
                                   {bench.length(100), bench.length(60)}, level);
    shape.stroke.width = bench.length(20);
    const ShapeId id = bench.document().addShape(shape);
    // The outline begins at (50, 30), and the stroke extends 10 pixels beyond it.
    bench.editor->setRubberBandMode(ShapeEditor::Touch);
    bench.dragMiddle({47, 80});
    QCOMPARE(bench.selected(), ShapeIds());
    bench.dragMiddle({53, 80});
    QCOMPARE(bench.selected(), ShapeIds{id});
    bench.editor->setRubberBandMode(ShapeEditor::Enclose);
    bench.dragMiddle({147, 93});
    QCOMPARE(bench.selected(), ShapeIds());
    bench.dragMiddle({153, 93});
    QCOMPARE(bench.selected(), ShapeIds{id});
    QCOMPARE(bench.steps(), 1);
}

void TestHitRules::theInsideOfUnfilledShapesIsSoft()
{
    PixelBench bench = this->bench();
    const ShapeId ring = bench.disc(0, 0, 200, false);
    const ShapeId dot = bench.disc(50, 0, 10, true);
    const DocumentData before = bench.document().data();
    QCOMPARE(bench.hit(), ring);
    // Without a selection, a drag inside draws a band.
    bench.editor->selection()->clear();
    bench.editor->setRubberBandMode(ShapeEditor::Enclose);
    const QPointF to = rotated({70, 20}, axisFromDegrees(bench.turned + bench.editor->viewRotation()));
    bench.dragMiddle(to.toPoint());
    QVERIFY(!bench.selected().contains(ring));
    QVERIFY(bench.document().data() == before);
    // A drag inside a selected shape moves it.
    bench.editor->selection()->set({ring});
    bench.dragMiddle({30, 10});
    QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move"));
    bench.document().undoStack()->undo();
    // Other shapes are hit before the inside of an unfilled shape, whether they lie below or above it.
    const ShapeId ground = bench.box(0, 0, 300, 300, true);
    bench.document().reorder({ground}, Document::Place::Bottom);
    QCOMPARE(bench.hit(), ground);
    bench.document().removeShapes({ground});
    // If two unfilled shapes are nested, the inner one is hit first if it lies above.
    const ShapeId inner = bench.box(0, 0, 60, 60, false);
    QCOMPARE(bench.hit(), inner);
    QVERIFY(bench.document().contains(dot));
}

// A press anywhere on a selected small shape moves it. Only long sides have handles at their ends.
void TestHitRules::handlesLeaveSmallBodiesFree()
{
    PixelBench bench = this->bench();
    const auto parts = [](double side) {
        return side > 20 ? QList<double>{-0.6, 0.0, 0.6} : QList<double>{-0.9, -0.5, 0.0, 0.5, 0.9};
    };
    for (const QSizeF size : SmallSizes) {
        for (double x : parts(size.width())) {
            for (double y : parts(size.height())) {
                const ShapeId id =
                    bench.box(-x * size.width() / 2, -y * size.height() / 2, size.width(), size.height(), true);
                bench.editor->selection()->set({id});
                bench.dragMiddle({30, 10});
                QCOMPARE(bench.document().undoStack()->undoText(), QStringLiteral("Move"));
                bench.document().removeShapes({id});
            }
        }
    }
}

void TestHitRules::smallShapesCanBeResized()
{
    PixelBench bench = this->bench();
    using Handle = ShapeEditor::Handle;
    for (const QSizeF size : SmallSizes) {
        for (Handle handle :
             {Handle::TopLeft, Handle::TopRight, Handle::BottomRight, Handle::BottomLeft, Handle::Rotate}) {
            const ShapeId id = bench.box(0, 0, size.width(), size.height(), true);
            bench.editor->selection()->set({id});
            const QPointF from = bench.editor->mapToScene(*bench.editor->handlePosition(handle));
            bench.drag(from, from + bench.editor->mapToScene({20, 30}) - bench.editor->mapToScene({0, 0}));
            QCOMPARE(bench.document().undoStack()->undoText(),
                     handle == Handle::Rotate ? QStringLiteral("Rotate") : QStringLiteral("Resize"));
            bench.document().removeShapes({id});
        }
    }
}

TRAMMEL_WIDGET_TEST(TestHitRules)
#include "tst_hitrules.moc"
