#include "tests/testprogram.h"
#include "widgets/interaction/frame/cursors_p.h"
#include "widgets/interaction/frame/handles_p.h"
#include <trammel/geometry/vector.h>

#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPixmap>
#include <QtTest/QTest>

#include <cmath>

using namespace Trammel;

class TestHandles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsFoundWhereItIs_data();
    void eachIsFoundWhereItIs();
    void smallFramesKeepTheirBody_data();
    void smallFramesKeepTheirBody();
    void longSidesHaveAHandleInTheirMiddle();
    void rotationHandleStaysInTheView();
    void cornersRotateFromOutside();
    void opposites();
    void directionsAndBack();
    void cursorsTurnWithFrameAndView();
    void cursorsPointWhereTheySay();
    void cursorsHaveTheScreensPixels();
};

void TestHandles::eachIsFoundWhereItIs_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("pixel");
    QTest::newRow("upright") << 200.0 << 100.0 << 0.0 << 1.0;
    QTest::newRow("turned") << 200.0 << 100.0 << 33.0 << 1.0;
    QTest::newRow("upside down") << 200.0 << 100.0 << 180.0 << 1.0;
    QTest::newRow("zoomed in") << 2.0 << 1.0 << 75.0 << 0.01;
    QTest::newRow("zoomed out") << 20000.0 << 10000.0 << 300.0 << 100.0;
    QTest::newRow("tiny") << 2.0 << 1.0 << 45.0 << 1.0;
    QTest::newRow("no height") << 300.0 << 0.0 << 12.0 << 1.0;
    QTest::newRow("no size") << 0.0 << 0.0 << 0.0 << 1.0;
}

void TestHandles::eachIsFoundWhereItIs()
{
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(double, degrees);
    QFETCH(double, pixel);
    const Obb frame{{17, -5}, width / 2, height / 2, axisFromDegrees(degrees)};
    const QList<Handle> handles = handlesOf(frame, pixel);
    QVERIFY(handles.contains(Handle::BottomRight));
    QVERIFY(handles.contains(Handle::Rotate));
    for (Handle handle : handles) {
        const QPointF place = handlePosition(frame, handle, pixel);
        QCOMPARE(handleAt(frame, place, pixel), handle);
        QCOMPARE(handleAt(frame, place + QPointF(2, 2) * pixel, pixel), handle);
        const QPointF outward = place - frame.center;
        QCOMPARE(handleAt(frame, place + outward / length(outward) * 12 * pixel, pixel), Handle::None);
    }
}

void TestHandles::smallFramesKeepTheirBody_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::newRow("no size") << 0.0 << 0.0;
    QTest::newRow("small") << 6.0 << 6.0;
    QTest::newRow("flat") << 400.0 << 0.0;
    QTest::newRow("thin") << 3.0 << 250.0;
    QTest::newRow("medium") << 25.0 << 25.0;
}

void TestHandles::smallFramesKeepTheirBody()
{
    QFETCH(double, width);
    QFETCH(double, height);
    for (double degrees : {0.0, 27.0, 90.0}) {
        const Obb frame{{3, 4}, width / 2, height / 2, axisFromDegrees(degrees)};
        for (double part : {-0.9, -0.5, 0.0, 0.5, 0.9}) {
            const bool isLong = width > height;
            const QPointF local = isLong ? QPointF(part * width / 2, 0) : QPointF(0, part * height / 2);
            const bool isNearEnd = std::max(width, height) > 20 && std::abs(part) > 0.6;
            if (!isNearEnd)
                QCOMPARE(handleAt(frame, frame.center + rotated(local, frame.axis), 1), Handle::None);
        }
    }
}

void TestHandles::longSidesHaveAHandleInTheirMiddle()
{
    const Obb wide{{0, 0}, 100, 9.9, {1, 0}};
    QVERIFY(handlesOf(wide, 1).contains(Handle::Top));
    QVERIFY(!handlesOf(wide, 1).contains(Handle::Left));
    QVERIFY(!handlesOf(wide, 20).contains(Handle::Top));
    QVERIFY(handlesOf(wide, 0.1).contains(Handle::Left));
    // The corner handles of a text of one line are far enough apart.
    QVERIFY(handlesOf(Obb{{0, 0}, 100, 12, {1, 0}}, 1).contains(Handle::Left));
    QCOMPARE(handlesOf(Obb{{0, 0}, 100, 100, {1, 0}}, 1).size(), 9);
}

void TestHandles::rotationHandleStaysInTheView()
{
    const QRectF view(0, 0, 400, 300);
    const auto sideOf = [&](const Obb &frame, const QTransform &sceneToView) {
        return rotateSide(frame, sceneToView, view);
    };
    const QTransform plain;
    QCOMPARE(sideOf(Obb{{200, 150}, 50, 50, {1, 0}}, plain), RotateSide::Top);
    QCOMPARE(sideOf(Obb{{200, 50}, 50, 50, {1, 0}}, plain), RotateSide::Bottom);
    QCOMPARE(sideOf(Obb{{200, 250}, 50, 50, {1, 0}}, plain), RotateSide::Top);
    // A frame as high as the view, at each of its sides, and one larger than the view.
    QCOMPARE(sideOf(Obb{{200, 150}, 50, 150, {1, 0}}, plain), RotateSide::Right);
    QCOMPARE(sideOf(Obb{{350, 150}, 50, 150, {1, 0}}, plain), RotateSide::Left);
    QCOMPARE(sideOf(Obb{{200, 150}, 500, 500, {1, 0}}, plain), RotateSide::Top);
    // The whole handle must be visible.
    QCOMPARE(sideOf(Obb{{200, 51 + RotateHandleDistance}, 50, 50, {1, 0}}, plain), RotateSide::Bottom);
    QCOMPARE(sideOf(Obb{{200, 50 + RotateHandleDistance + HandleSize / 2}, 50, 50, {1, 0}}, plain), RotateSide::Top);
    QCOMPARE(sideOf(Obb{{350, 150}, 50, 50, {0, 1}}, plain), RotateSide::Bottom);
    // In another view, the same frame touches another edge.
    QCOMPARE(sideOf(Obb{{200, 250}, 50, 50, {1, 0}}, QTransform::fromTranslate(0, -200)), RotateSide::Bottom);
    QCOMPARE(sideOf(Obb{{20, 5}, 5, 5, {1, 0}}, QTransform::fromScale(10, 10)), RotateSide::Bottom);
    const Obb frame{{200, 50}, 50, 50, {1, 0}};
    const QPointF place = handlePosition(frame, Handle::Rotate, 1, RotateSide::Bottom);
    QCOMPARE(place, QPointF(200, 50 + 50 + RotateHandleDistance));
    QCOMPARE(handleAt(frame, place, 1, {}, RotateSide::Bottom), Handle::Rotate);
    QCOMPARE(handleAt(frame, place, 1), Handle::None);
    QCOMPARE(handleCursor(frame, Handle::Rotate, 0, RotateSide::Bottom), rotateCursor(90));
    QCOMPARE(handlePosition(frame, Handle::Rotate, 1, RotateSide::Left), QPointF(150 - RotateHandleDistance, 50));
    QCOMPARE(handlePosition(frame, Handle::Rotate, 1, RotateSide::Right), QPointF(250 + RotateHandleDistance, 50));
    QCOMPARE(handleCursor(frame, Handle::Rotate, 0, RotateSide::Right), rotateCursor(0));
    QCOMPARE(handleCursor(frame, Handle::Rotate, 0, RotateSide::Left), rotateCursor(180));
}

void TestHandles::cornersRotateFromOutside()
{
    for (double pixel : {0.2, 1.0, 7.0}) {
        for (double degrees : {0.0, 33.0}) {
            const Obb frame{{3, 4}, 100 * pixel, 60 * pixel, axisFromDegrees(degrees)};
            const auto at = [&](QPointF beyond, QPointF corner) {
                const QPointF local(corner.x() * (100 + beyond.x()), corner.y() * (60 + beyond.y()));
                return cornerAt(frame, frame.center + rotated(local * pixel, frame.axis), pixel);
            };
            for (Handle handle : {Handle::TopLeft, Handle::TopRight, Handle::BottomRight, Handle::BottomLeft}) {
                const QPointF corner = handleDirection(handle);
                QCOMPARE(at({8, 8}, corner), handle);
                QCOMPARE(at({19, 0.5}, corner), handle);
                QCOMPARE(at({0.5, 19}, corner), handle);
                QCOMPARE(at({14, 14}, corner), handle);
                // Too far away, on the square handle, next to an edge, and inside.
                QCOMPARE(at({15, 15}, corner), Handle::None);
                QCOMPARE(at({20.5, 0.5}, corner), Handle::None);
                QCOMPARE(at({3, 3}, corner), Handle::None);
                QCOMPARE(at({-0.5, 10}, corner), Handle::None);
                QCOMPARE(at({10, -0.5}, corner), Handle::None);
                QCOMPARE(at({-8, -8}, corner), Handle::None);
            }
            QCOMPARE(cornerAt(frame, frame.center, pixel), Handle::None);
        }
    }
    // The corners of a small frame are those of the larger frame on which the handles are.
    const Obb point{{0, 0}, 0, 0, {1, 0}};
    const QPointF corner = handlePosition(point, Handle::TopLeft, 1);
    QCOMPARE(cornerAt(point, corner - QPointF(8, 8), 1), Handle::TopLeft);
    QCOMPARE(cornerCursor(Obb{{0, 0}, 50, 50, {1, 0}}, Handle::BottomRight, 10), rotateCursor(55));
}

void TestHandles::opposites()
{
    QCOMPARE(handleDirection(Handle::TopLeft), -handleDirection(Handle::BottomRight));
    QCOMPARE(handleDirection(Handle::Top), -handleDirection(Handle::Bottom));
    QCOMPARE(handleDirection(Handle::Left), -handleDirection(Handle::Right));
    QCOMPARE(handleDirection(Handle::TopRight), -handleDirection(Handle::BottomLeft));
}

void TestHandles::directionsAndBack()
{
    for (Handle handle : handlesOf(Obb{{0, 0}, 100, 100, {1, 0}}, 1))
        QCOMPARE(handleToward(handleDirection(handle)), handle == Handle::Rotate ? Handle::None : handle);
}

void TestHandles::cursorsTurnWithFrameAndView()
{
    const Obb upright{{0, 0}, 50, 50, {1, 0}};
    const Obb turned{{0, 0}, 50, 50, axisFromDegrees(35)};
    QCOMPARE(handleCursor(upright, Handle::Right, 0), resizeCursor(0));
    QCOMPARE(handleCursor(upright, Handle::Left, 0), resizeCursor(0));
    QCOMPARE(handleCursor(upright, Handle::Top, 0), resizeCursor(90));
    QCOMPARE(handleCursor(upright, Handle::BottomRight, 0), resizeCursor(45));
    QCOMPARE(handleCursor(upright, Handle::TopRight, 0), resizeCursor(135));
    QCOMPARE(handleCursor(turned, Handle::Right, 0), resizeCursor(35));
    QCOMPARE(handleCursor(turned, Handle::TopLeft, 20), resizeCursor(100));
    QCOMPARE(handleCursor(turned, Handle::Right, -35), resizeCursor(180));
    QCOMPARE(handleCursor(upright, Handle::Rotate, 0), rotateCursor(-90));
    QCOMPARE(handleCursor(turned, Handle::Rotate, 10), rotateCursor(315));
    QCOMPARE(handleCursor(upright, Handle::None, 0).shape(), Qt::ArrowCursor);
    QVERIFY(resizeCursor(0) != resizeCursor(5));
    QVERIFY(rotateCursor(0) != rotateCursor(180));
}

// The direction of the principal axis of a picture's dark pixels, in degrees.
static double mainDirection(const QImage &image)
{
    double xx = 0, xy = 0, yy = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            const double weight = color.alphaF() * (1 - color.lightnessF());
            const double dx = x + 0.5 - image.width() / 2.0, dy = y + 0.5 - image.height() / 2.0;
            xx += weight * dx * dx;
            xy += weight * dx * dy;
            yy += weight * dy * dy;
        }
    }
    return std::atan2(2 * xy, xx - yy) / 2 * 57.29577951308232;
}

void TestHandles::cursorsPointWhereTheySay()
{
    for (int degrees = -360; degrees <= 720; degrees += 5) {
        const QImage arrow = resizeCursor(degrees).pixmap().toImage();
        QVERIFY(std::abs(std::remainder(mainDirection(arrow) - degrees, 180)) < 1);
        QVERIFY(std::abs(std::remainder(mainDirection(resizeCursor(degrees + 2.4).pixmap().toImage()) - degrees, 180))
                < 1);
        // The cursor has dark and light pixels, so that it is visible on any background.
        int dark = 0, light = 0;
        for (int y = 0; y < arrow.height(); ++y) {
            for (int x = 0; x < arrow.width(); ++x) {
                const QColor color = arrow.pixelColor(x, y);
                dark += color.alpha() > 220 && color.lightness() < 40;
                light += color.alpha() > 120 && color.lightness() > 215;
            }
        }
        QVERIFY(dark > 40 && light > 10);
        // The bent arrow lies across its direction and curves toward its origin.
        const QImage bent = rotateCursor(degrees).pixmap().toImage();
        QVERIFY(std::abs(std::remainder(mainDirection(bent) - degrees - 90, 180)) < 2);
    }
}

void TestHandles::cursorsHaveTheScreensPixels()
{
    const QPixmap pixmap = resizeCursor(30).pixmap();
    QCOMPARE(pixmap.devicePixelRatio(), std::ceil(qApp->devicePixelRatio()));
    QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(32, 32));
    QCOMPARE(resizeCursor(30).hotSpot(), QPoint(16, 16));
}

TRAMMEL_WIDGET_TEST(TestHandles)
#include "tst_handles.moc"
