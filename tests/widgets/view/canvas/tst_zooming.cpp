#include "tests/widgets/editorbench.h"

#include "tests/testprogram.h"
#include "tests/widgets/toolbench.h"
#include "widgets/view/canvas/canvas_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QPointingDevice>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QMenu>
#include <QtWidgets/QProxyStyle>

#include <array>
#include <limits>
#include <memory>

using namespace Trammel;

namespace {

struct WheelBench : EditorBench
{
    using EditorBench::EditorBench;

    struct Turn
    {
        QPoint pixels;
        QPoint angle;
        Qt::KeyboardModifiers modifiers;
        Qt::ScrollPhase phase = Qt::NoScrollPhase;
        const QPointingDevice *device = QPointingDevice::primaryPointingDevice();
    };
    void wheel(QPointF viewPos, const Turn &turn)
    {
        QWheelEvent event(viewPos, viewport().mapToGlobal(viewPos), turn.pixels, turn.angle, Qt::NoButton,
                          turn.modifiers, turn.phase, false, Qt::MouseEventNotSynthesized, turn.device);
        QCoreApplication::sendEvent(&viewport(), &event);
        QVERIFY(event.isAccepted());
    }
    void pinch(QPointF viewPos, double value)
    {
        QNativeGestureEvent event(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, viewPos, viewPos,
                                  viewport().mapToGlobal(viewPos), value, {});
        QCoreApplication::sendEvent(&viewport(), &event);
    }
    Canvas &glidingCanvas()
    {
        auto &gliding = static_cast<Canvas &>(*editor->view());
        gliding.setGliding(true);
        return gliding;
    }
    /// The position of the scene's origin in the view.
    QPointF origin() { return editor->mapFromScene({0, 0}); }
};

/// A style with animations of a given duration.
class AnimatedStyle : public QProxyStyle
{
public:
    explicit AnimatedStyle(int duration) : m_duration(duration) { }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override
    {
        return hint == SH_Widget_Animation_Duration ? m_duration
                                                    : QProxyStyle::styleHint(hint, option, widget, returnData);
    }

private:
    int m_duration;
};

struct PlaceName
{
    const char *name;
    double value;
};
constexpr double NoNumber = std::numeric_limits<double>::quiet_NaN();
constexpr double Infinity = std::numeric_limits<double>::infinity();
constexpr std::array FarPlaces{PlaceName{"1e300", 1e300},         PlaceName{"-1e300", -1e300},
                               PlaceName{"1e155", 1e155},         PlaceName{"1e20", 1e20},
                               PlaceName{"-1e10", -1e10},         PlaceName{"2^31", 2147483648.0},
                               PlaceName{"-2^31", -2147483649.0}, PlaceName{"largest", 1.7976931348623157e308},
                               PlaceName{"infinite", Infinity},   PlaceName{"-infinite", -Infinity},
                               PlaceName{"no number", NoNumber}};

} // namespace

/// Tests wheels, touchpads, touch screens and animated zooms.
class TestZooming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wheels_data();
    void wheels();
    void zoomStaysAtThePointer_data() { addViews(); }
    void zoomStaysAtThePointer();
    void pinchStaysAtThePointer();
    void ignoresImpossiblePositions_data();
    void ignoresImpossiblePositions();
    void viewEndsBeyondAllShapes();
    void fingersOnTheScreen();
    void wheelModeIsAProperty();
    void betweenCameras();
    void keysGlide();
    void inputEndsAGlide();
    void withoutAnimationsAtOnce();
    void nobodyWaitsOffscreen();
};

void TestZooming::wheels_data()
{
    QTest::addColumn<bool>("scrolls");
    QTest::addColumn<QPoint>("pixels");
    QTest::addColumn<QPoint>("angle");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<Qt::ScrollPhase>("phase");
    // A row that zooms gives a number of notches. A row that pans gives an offset in pixels of the view.
    QTest::addColumn<double>("notches");
    QTest::addColumn<QPointF>("way");
    const Qt::KeyboardModifiers none, shift = Qt::ShiftModifier, ctrl = Qt::ControlModifier, alt = Qt::AltModifier;
    const auto row = [](const char *name, bool scrolls, QPoint pixels, QPoint angle, Qt::KeyboardModifiers modifiers,
                        double notches, QPointF way) {
        const bool isTouchpad = !pixels.isNull();
        QTest::newRow(name) << scrolls << pixels << angle << modifiers
                            << (isTouchpad ? Qt::ScrollUpdate : Qt::NoScrollPhase) << notches << way;
    };
    row("zooms", false, {}, {0, 120}, none, 1, {});
    row("zooms out by part of a notch", false, {}, {0, -15}, none, -0.125, {});
    row("Ctrl zooms", false, {}, {0, 120}, ctrl, 1, {});
    row("Alt that turns the wheel zooms", false, {}, {120, 0}, alt, 1, {});
    row("Shift scrolls sideways", false, {}, {0, 120}, shift, 0, {60, 0});
    row("Shift that turns the wheel", false, {}, {120, 0}, shift, 0, {60, 0});
    row("tilted it scrolls sideways", false, {}, {-120, 0}, none, 0, {-60, 0});
    row("Ctrl+Shift zooms", false, {}, {0, 120}, ctrl | shift, 1, {});
    row("scrolls", true, {}, {0, 120}, none, 0, {0, 60});
    row("scrolls by part of a notch", true, {}, {0, -30}, none, 0, {0, -15});
    row("tilted when it scrolls", true, {}, {120, 0}, none, 0, {60, 0});
    row("Ctrl zooms when it scrolls", true, {}, {0, -120}, ctrl, -1, {});
    row("Shift scrolls sideways when it scrolls", true, {}, {0, 120}, shift, 0, {60, 0});
    for (bool scrolls : {false, true}) {
        row(scrolls ? "two fingers push too" : "two fingers push", scrolls, {7, -13}, {14, -26}, none, 0, {7, -13});
        row(scrolls ? "Ctrl zooms by fingers too" : "Ctrl zooms by fingers", scrolls, {0, 30}, {0, 60}, ctrl, 0.5, {});
        row(scrolls ? "Shift pushes as well too" : "Shift pushes as well", scrolls, {7, -13}, {14, -26}, shift, 0,
            {7, -13});
    }
}

void TestZooming::wheels()
{
    QFETCH(bool, scrolls);
    QFETCH(QPoint, pixels);
    QFETCH(QPoint, angle);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(Qt::ScrollPhase, phase);
    QFETCH(double, notches);
    QFETCH(QPointF, way);
    for (double rotation : {0.0, 40.0}) {
        WheelBench bench(1.5, rotation);
        bench.editor->setWheelMode(scrolls ? ShapeEditor::WheelScrolls : ShapeEditor::WheelZooms);
        const QPointF pos(123, 456), below = bench.editor->mapToScene(pos);
        bench.wheel(pos, {pixels, angle, modifiers, phase});
        QVERIFY(length(bench.editor->mapFromScene(below) - pos - way) < 1e-9);
        QVERIFY(std::abs(bench.editor->zoom() - 1.5 * std::pow(1.2, notches)) < 1e-9);
    }
}

// Many small steps of a high-resolution wheel, in and out, with the pointer at a fraction of a pixel.
void TestZooming::zoomStaysAtThePointer()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    WheelBench bench(zoom, rotation);
    RandomInput random(181);
    for (const QPointF pos : {QPointF(3.25, 5.5), QPointF(400, 300), QPointF(790.7, 20.1)}) {
        bench.editor->centerOn(random.point(1e5));
        const QPointF below = bench.editor->mapToScene(pos);
        for (int i = 0; i < 2000; ++i) {
            bench.wheel(pos, {{}, {0, random.integer(61) - 30}, {}});
            QVERIFY(length(bench.editor->mapFromScene(below) - pos) < 0.5);
        }
        // The point also stays under the pointer at the limits of the zoom.
        for (int i = 0; i < 400; ++i) {
            bench.wheel(pos, {{}, {0, i < 200 ? -240 : 240}, {}});
            QVERIFY(length(bench.editor->mapFromScene(below) - pos) < 0.5);
        }
        bench.editor->setZoom(zoom);
    }
}

void TestZooming::ignoresImpossiblePositions_data()
{
    QTest::addColumn<double>("place");
    QTest::addColumn<bool>("isAcross");
    QTest::addColumn<int>("tool");
    for (const PlaceName &place : FarPlaces) {
        for (bool isAcross : {false, true}) {
            for (ToolKind tool :
                 {ShapeEditor::Select, ShapeEditor::Lasso, ShapeEditor::Rectangle, ShapeEditor::Polygon})
                QTest::addRow("%s %s tool %d", place.name, isAcross ? "across" : "down", int(tool))
                    << place.value << isAcross << int(tool);
        }
    }
}

// Programs can send events with any position. Such events have no effect, and input continues.
void TestZooming::ignoresImpossiblePositions()
{
    QFETCH(double, place);
    QFETCH(bool, isAcross);
    QFETCH(int, tool);
    const QPointF far = isAcross ? QPointF(place, 100) : QPointF(100, place);
    WheelBench bench(1.25, 30);
    // Painting a small view is fast.
    bench.editor->resize(320, 240);
    bench.editor->centerOn({0, 0});
    Shape shape = Shape::rectangle({0, 0}, {120, 80});
    shape.fill = Qt::yellow;
    const ShapeId id = bench.document().addShape(shape);
    bench.document().undoStack()->clear();
    bench.editor->selection()->set({id});
    bench.editor->setTool(ToolKind(tool));
    bench.editor->setSnapToShapes(true);
    const QPointF origin = bench.origin();
    const DocumentData data = bench.document().data();
    const auto mouse = [&](QEvent::Type type, QPointF viewPos, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, viewPos, QPointF(1, 1), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&bench.viewport(), &event);
    };
    const auto isAsBefore = [&] {
        bench.picture();
        return bench.origin() == origin && bench.editor->zoom() == 1.25;
    };

    for (Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton}) {
        mouse(QEvent::MouseMove, far, Qt::NoButton, Qt::NoButton);
        mouse(QEvent::MouseButtonPress, far, button, button);
        mouse(QEvent::MouseMove, {30, 30}, Qt::NoButton, button);
        mouse(QEvent::MouseMove, far, Qt::NoButton, button);
        mouse(QEvent::MouseButtonDblClick, far, button, button);
        mouse(QEvent::MouseButtonRelease, far, button, Qt::NoButton);
        QVERIFY(isAsBefore());
    }
    QVERIFY(bench.document().data() == data);

    // A drag in progress continues, ends at the last valid position, and is one undo step.
    if (tool == ShapeEditor::Select) {
        bench.press({10, 5});
        bench.move({20, 10});
        bench.move({40, 25});
        mouse(QEvent::MouseMove, far, Qt::NoButton, Qt::LeftButton);
        const QPointF there = bench.seen({40, 25}) - bench.seen({10, 5});
        QVERIFY(length(bench.document().find(id)->center - there) < 1e-9);
        mouse(QEvent::MouseButtonRelease, far, Qt::LeftButton, Qt::NoButton);
        QVERIFY(length(bench.document().find(id)->center - there) < 1e-9);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(isAsBefore());
    }

    QWheelEvent wheel(far, QPointF(1, 1), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&bench.viewport(), &wheel);
    bench.pinch(far, 0.5);
    QVERIFY(isAsBefore());
    delete bench.editor->createContextMenu(far);
    bench.editor->zoomAt(2, far);
    QVERIFY(isAsBefore());

    bench.editor->centerOn(far);
    bench.picture();
    bench.editor->zoomTo(QRectF(far, QSizeF(10, 10)));
    bench.picture();
    bench.editor->zoomTo(QRectF(QPointF(0, 0), far));
    bench.picture();
    const QPointF now = bench.origin();
    QVERIFY(isFinite(now) && length(now) < 1e15);
    bench.editor->zoomToFit();
    QVERIFY(bench.viewport().rect().contains(bench.at({0, 0})));
}

void TestZooming::viewEndsBeyondAllShapes()
{
    for (double zoom : {ShapeEditor::SmallestZoom, 0.03, 1.0, 77.0, ShapeEditor::LargestZoom}) {
        for (double degrees : {0.0, 30.0, 135.0, 270.0}) {
            for (QPointF way : {QPointF(1, 0), QPointF(-1, 0.3), QPointF(0, 1), QPointF(-0.7, -1)}) {
                Camera camera;
                camera.rotateAt(degrees, {400, 300});
                camera.zoomAt(zoom, {400, 300});
                // Any point that a shape can contain can be shown.
                camera.place(1e9 * way, {400, 300});
                QVERIFY(length(camera.toScene(QPointF(400, 300)) - 1e9 * way) < 1e-6 + 2 / zoom);
                camera.pan({300, -200});
                for (double step : {1e9, 1e15, 1e30, 1e300}) {
                    camera.pan(step * way);
                    const QPointF corner = camera.toScene(QPointF(0, 0));
                    QVERIFY(length(corner) < 1e10);
                }
                // The view can return to a position near the origin.
                camera.place({5, 5}, {400, 300});
                QVERIFY(length(camera.toScene(QPointF(400, 300)) - QPointF(5, 5)) < 1e-6 + 2 / zoom);
            }
        }
    }
}

void TestZooming::pinchStaysAtThePointer()
{
    WheelBench bench(1, 20);
    const QPointF pos(600.5, 100.25), below = bench.editor->mapToScene(pos);
    for (int i = 0; i < 500; ++i) {
        const double before = bench.editor->zoom(), value = i < 250 ? 0.01 : -0.01;
        bench.pinch(pos, value);
        QVERIFY(std::abs(bench.editor->zoom() - before * (1 + value)) < 1e-9 * before);
        QVERIFY(length(bench.editor->mapFromScene(below) - pos) < 0.5);
    }
    // A driver may send any value.
    for (double value : {-1.0, -5.0, 1e300, double(NAN)})
        bench.pinch(pos, value);
    QVERIFY(bench.editor->zoom() >= ShapeEditor::SmallestZoom && bench.editor->zoom() <= ShapeEditor::LargestZoom);
}

void TestZooming::fingersOnTheScreen()
{
    WheelBench bench;
    bench.document().addShape(Shape::rectangle({0, 0}, {50, 50}));
    const DocumentData before = bench.document().data();
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QWidget *window = bench.editor.get();
    const auto touch = [&](QPoint a, QPoint b) {
        QTest::touchEvent(window, screen.get()).move(0, a, &bench.viewport()).move(1, b, &bench.viewport());
    };
    const QPointF middle(400, 300), below = bench.editor->mapToScene(middle);
    QTest::touchEvent(window, screen.get()).press(0, {350, 300}, &bench.viewport());
    QTest::touchEvent(window, screen.get())
        .move(0, {350, 300}, &bench.viewport())
        .press(1, {450, 300}, &bench.viewport());
    for (int i = 1; i <= 10; ++i)
        touch({350 - 5 * i, 300}, {450 + 5 * i, 300});
    QVERIFY(bench.editor->zoom() > 1.5);
    QVERIFY(length(bench.editor->mapFromScene(below) - middle) < 1);
    // Both fingers together pan the view.
    const double zoom = bench.editor->zoom();
    for (int i = 1; i <= 10; ++i)
        touch({300 + 4 * i, 300 + 3 * i}, {500 + 4 * i, 300 + 3 * i});
    QVERIFY(std::abs(bench.editor->zoom() - zoom) < 0.05);
    QVERIFY(length(bench.editor->mapFromScene(below) - middle - QPointF(40, 30)) < 3);
    QTest::touchEvent(window, screen.get())
        .release(0, {340, 330}, &bench.viewport())
        .release(1, {540, 330}, &bench.viewport());
    QVERIFY(bench.document().data() == before);
    QVERIFY(bench.editor->selection()->isEmpty());
}

void TestZooming::wheelModeIsAProperty()
{
    ShapeEditor editor;
    QSignalSpy changes(&editor, &ShapeEditor::wheelModeChanged);
    QCOMPARE(editor.wheelMode(), ShapeEditor::WheelZooms);
    QVERIFY(editor.setProperty("wheelMode", QStringLiteral("WheelScrolls")));
    QCOMPARE(editor.wheelMode(), ShapeEditor::WheelScrolls);
    editor.setWheelMode(ShapeEditor::WheelScrolls);
    editor.setWheelMode(WheelMode(7));
    QCOMPARE(editor.wheelMode(), ShapeEditor::WheelScrolls);
    QCOMPARE(changes.size(), 1);
}

void TestZooming::betweenCameras()
{
    Camera from;
    from.rotateAt(25, {30, 40});
    from.zoomAt(0.4, {});
    from.pan({-70, 20});
    const QPointF fixed(211, 87);
    Camera to = from;
    to.zoomAt(7, fixed);
    double last = from.zoom();
    for (double share = 0; share <= 1; share += 0.05) {
        const Camera camera = Camera::between(from, to, share);
        QVERIFY(length(camera.toView(from.toScene(fixed)) - fixed) < 1e-9);
        QVERIFY(camera.zoom() >= last);
        last = camera.zoom();
    }
    QVERIFY(std::abs(Camera::between(from, to, 1).zoom() - 7) < 1e-12);
    // Without a zoom, the path is straight.
    Camera beside = from;
    beside.pan({100, -50});
    QVERIFY(length(Camera::between(from, beside, 0.5).toView({}) - from.toView({}) - QPointF(50, -25)) < 1e-9);
    QCOMPARE(Camera::between(from, from, 0.5) == from, true);
    Camera turned = to;
    turned.rotateAt(90, {});
    QVERIFY(Camera::between(from, turned, 0.1) == turned);
}

void TestZooming::keysGlide()
{
    AnimatedStyle style(200);
    WheelBench bench;
    bench.document().addShape(Shape::rectangle({500, 200}, {50, 50}));
    Canvas &canvas = bench.glidingCanvas();
    canvas.setStyle(&style);
    bench.picture();
    QCoreApplication::processEvents();
    QSignalSpy zooms(bench.editor.get(), &ShapeEditor::zoomChanged);
    bench.editor->action(ShapeEditor::Action::ZoomIn)->trigger();
    QCOMPARE(bench.editor->zoom(), 1.0);
    QTRY_COMPARE(bench.editor->zoom(), 1.25);
    QVERIFY(zooms.size() >= 1);
    const Camera before = canvas.camera();
    bench.editor->zoomToFit();
    const Camera fitted = canvas.camera();
    canvas.setCamera(before);
    bench.editor->action(ShapeEditor::Action::ZoomToFit)->trigger();
    QVERIFY(!(canvas.camera() == fitted));
    QVERIFY(canvas.destination() == fitted);
    QTRY_VERIFY(canvas.camera() == fitted);
    bench.editor->view()->setStyle(nullptr);
}

void TestZooming::inputEndsAGlide()
{
    AnimatedStyle style(200);
    WheelBench bench;
    Canvas &canvas = bench.glidingCanvas();
    canvas.setStyle(&style);
    bench.picture();
    QCoreApplication::processEvents();
    double zoom = 1;
    const auto glide = [&] {
        bench.editor->action(ShapeEditor::Action::ZoomIn)->trigger();
        zoom *= 1.25;
    };
    // Successive zooms add up.
    glide();
    glide();
    QVERIFY(bench.editor->zoom() < zoom);
    bench.key(Qt::Key_V);
    QVERIFY(std::abs(bench.editor->zoom() - zoom) < 1e-9);
    glide();
    bench.press({0, 0});
    QVERIFY(std::abs(bench.editor->zoom() - zoom) < 1e-9);
    bench.release({0, 0});
    glide();
    bench.wheel({100, 100}, {{}, {0, 120}, {}});
    QVERIFY(std::abs(bench.editor->zoom() - zoom * 1.2) < 1e-9);
    zoom = bench.editor->zoom();
    glide();
    bench.editor->resize(700, 500);
    QCoreApplication::sendPostedEvents();
    QVERIFY(std::abs(bench.editor->zoom() - zoom) < 1e-9);
    glide();
    bench.editor->hide();
    QVERIFY(std::abs(bench.editor->zoom() - zoom) < 1e-9);
    // Changes by the program are immediate.
    bench.editor->show();
    bench.picture();
    glide();
    bench.editor->setZoom(3);
    QCOMPARE(bench.editor->zoom(), 3.0);
    bench.editor->view()->setStyle(nullptr);
}

void TestZooming::withoutAnimationsAtOnce()
{
    AnimatedStyle style(0);
    WheelBench bench;
    bench.glidingCanvas().setStyle(&style);
    bench.picture();
    bench.editor->action(ShapeEditor::Action::ZoomOut)->trigger();
    QCOMPARE(bench.editor->zoom(), 0.8);
    bench.editor->view()->setStyle(nullptr);
}

void TestZooming::nobodyWaitsOffscreen()
{
    WheelBench bench;
    bench.picture();
    bench.editor->action(ShapeEditor::Action::ZoomIn)->trigger();
    QCOMPARE(bench.editor->zoom(), 1.25);
}

TRAMMEL_WIDGET_TEST(TestZooming)
#include "tst_zooming.moc"
