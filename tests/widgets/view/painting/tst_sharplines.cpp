#include "tests/testprogram.h"
#include "tests/widgets/shownpixels.h"

#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/shapekind.h>

#include <QtGui/QPainter>
#include <QtGui/QPicture>
#include <QtTest/QTest>

using namespace Trammel;
using namespace Qt::StringLiterals;

namespace {

Shape lined(Shape shape, double width, const QColor &fill = {})
{
    shape.fill = fill;
    shape.stroke.color = Qt::black;
    shape.stroke.width = width;
    return shape;
}

Shape ofKind(const char *name, QSizeF size)
{
    return Shape(ShapeKind::named(QString::fromLatin1(name)), QPointF(0, 0), size, 0);
}

QImage blank(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
}

// The gray levels of a row or column of pixels; 0 for black.
QList<int> grays(const QImage &image, QPoint from, QPoint step, int count)
{
    QList<int> result;
    for (int i = 0; i < count; ++i)
        result.append(qGray(image.pixel(from + i * step)));
    return result;
}

// The levels around a sharp line, from one pixel before it to one after it.
QList<int> sharp(int width, int inside)
{
    QList<int> result{255};
    result.insert(1, width, 0);
    result.append(inside);
    return result;
}

} // namespace

class TestSharpLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edgesOnPixelsAreSharp_data();
    void edgesOnPixelsAreSharp();
    void paintersAgree_data() { edgesOnPixelsAreSharp_data(); }
    void paintersAgree();
    void horizontalAndVerticalLinesAreSharp();
    void longerEdgesDecide();
    void otherEdgesStay_data();
    void otherEdgesStay();
    void vectorGraphicsAreExact();
    void selectionIsCentered();
};

void TestSharpLines::edgesOnPixelsAreSharp_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<int>("width");
    const QSizeF small(40, 30), large(400, 300);
    const QColor fill(200, 200, 200);
    for (int width : {1, 3}) {
        const auto row = [width](const char *name, const Shape &shape) {
            QTest::newRow(qPrintable(u"%1, %2 px"_s.arg(QLatin1String(name)).arg(width))) << shape << width;
        };
        for (const QSizeF &size : {small, large}) {
            const bool isSmall = size == small;
            row(isSmall ? "box" : "large box", lined(Shape::rectangle({0, 0}, size), width));
            row(isSmall ? "filled box" : "large filled box", lined(Shape::rectangle({0, 0}, size), width, fill));
            row(isSmall ? "rounded box" : "large rounded box",
                lined(Shape::roundedRectangle({0, 0}, size, 6), width, fill));
            const double x = size.width() / 2, y = size.height() / 2;
            row(isSmall ? "polygon" : "large polygon",
                lined(Shape::polygon({{-x, -y}, {x - 5, -y}, {x, 5 - y}, {x, y}, {-x, y}}), width, fill));
            Shape turned = Shape::rectangle({0, 0}, {size.height(), size.width()}, 90);
            row(isSmall ? "turned box" : "large turned box", lined(turned, width, fill));
            row(isSmall ? "class" : "large class", lined(ofKind("classBox", size), width, fill));
            row(isSmall ? "process" : "large process", lined(ofKind("predefinedProcess", size), width, fill));
        }
        Shape labeled = lined(Shape::rectangle({0, 0}, small), width, fill);
        labeled.text = u"."_s;
        row("box with text", labeled);
        Shape faint = lined(Shape::rectangle({0, 0}, small), width, fill);
        faint.stroke.style = Qt::DashLine;
        faint.stroke.dashPattern = DashPattern({1000, 1});
        row("dashed box", faint);
    }
}

void TestSharpLines::edgesOnPixelsAreSharp()
{
    QFETCH(Shape, shape);
    QFETCH(int, width);
    EditorBench bench;
    bench.editor->setGridVisible(false);
    bench.document().addShape(shape);
    const QImage image = shownPixels(bench);
    const QRectF box = toRect(shape.sceneBounds());
    const QPoint offset = bench.viewport().mapTo(bench.editor.get(), QPoint());
    const auto pixel = [&](QPointF pos) {
        const QPointF exact = bench.editor->mapFromScene(pos);
        return QPoint(qFloor(exact.x()), qFloor(exact.y())) + offset;
    };
    const int inside = shape.isFilled() ? qGray(shape.fill.color().rgb()) : 255;
    const int before = (width - 1) / 2 + 1;
    const QPointF quarter = box.topLeft() + QPointF(box.width() / 4, box.height() / 4);
    const QList<int> expected = sharp(width, inside);
    QCOMPARE(grays(image, pixel({box.left(), quarter.y()}) - QPoint(before, 0), {1, 0}, width + 2), expected);
    QCOMPARE(grays(image, pixel({quarter.x(), box.top()}) - QPoint(0, before), {0, 1}, width + 2), expected);
    const QList<int> reversed(expected.rbegin(), expected.rend());
    const QPointF last = box.bottomRight() - QPointF(box.width() / 4, box.height() / 4);
    QCOMPARE(grays(image, pixel({box.right(), last.y()}) - QPoint(before, 0), {1, 0}, width + 2), reversed);
    QCOMPARE(grays(image, pixel({last.x(), box.bottom()}) - QPoint(0, before), {0, 1}, width + 2), reversed);
}

// An image is drawn by a QPainter, and the screen by a PixelPainter.
void TestSharpLines::paintersAgree()
{
    QFETCH(Shape, shape);
    const QSize size = (toRect(shape.sceneBounds()).size() + QSizeF(20, 20)).toSize();
    QImage byQt = blank(size), byHand = blank(size);
    const QTransform center = QTransform::fromTranslate(size.width() / 2, size.height() / 2);
    {
        QPainter painter(&byQt);
        painter.setWorldTransform(center);
        ShapePainter(painter, {}).paint(shape);
        QPainter other(&byHand);
        other.setWorldTransform(center);
        ShapePainter(other, {}, Pixels(byHand), 1, nullptr).paint(shape);
    }
    // Only the corners may differ.
    qint64 differences = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            differences += std::abs(qGray(byQt.pixel(x, y)) - qGray(byHand.pixel(x, y))) > 40;
    }
    QVERIFY2(differences <= 32, qPrintable(QString::number(differences)));
}

void TestSharpLines::horizontalAndVerticalLinesAreSharp()
{
    EditorBench bench;
    bench.editor->setGridVisible(false);
    bench.document().addShapes({lined(Shape::polyline({{-50, 0}, {50, 0}, {50, 80}, {90, 80}}), 1),
                                lined(Shape::connectorBetween({QPointF(-50, 100)}, {QPointF(50, 100)}), 1)});
    const QImage image = bench.picture();
    const auto pixel = [&](QPointF pos) { return bench.editor->mapFromScene(pos).toPoint(); };
    const QList<int> expected{255, 0, 255};
    QCOMPARE(grays(image, pixel({0, 0}) - QPoint(0, 1), {0, 1}, 3), expected);
    QCOMPARE(grays(image, pixel({50, 40}) - QPoint(1, 0), {1, 0}, 3), expected);
    QCOMPARE(grays(image, pixel({70, 80}) - QPoint(0, 1), {0, 1}, 3), expected);
    QCOMPARE(grays(image, pixel({0, 100}) - QPoint(0, 1), {0, 1}, 3), expected);
}

void TestSharpLines::longerEdgesDecide()
{
    QImage image = blank({100, 100});
    QPainter painter(&image);
    ShapePainter shapes(painter, {});
    // The long edge is in the middle of its pixels, and the short ones are on their borders.
    shapes.paint(lined(Shape::polyline({{10, 10}, {20, 10}, {20, 20.5}, {90, 20.5}, {90, 30}}), 1));
    QCOMPARE(grays(image, {50, 19}, {0, 1}, 3), QList<int>({255, 0, 255}));
    QCOMPARE(grays(image, {89, 25}, {1, 0}, 3), QList<int>({255, 0, 255}));
}

void TestSharpLines::otherEdgesStay_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QPointF>("at");
    QTest::addColumn<QList<int>>("levels");
    QTest::newRow("even width") << lined(Shape::rectangle({50, 50}, {60, 60}), 2) << QPointF(18, 50)
                                << QList<int>{255, 0, 0, 255};
    QTest::newRow("between") << lined(Shape::rectangle({50.25, 50}, {60, 60}), 1) << QPointF(18, 50)
                             << QList<int>{255, 191, 64, 255};
    QTest::newRow("in the middle") << lined(Shape::rectangle({50.5, 50.5}, {60, 60}), 1) << QPointF(18, 50)
                                   << QList<int>{255, 255, 0, 255};
    QTest::newRow("ellipse") << lined(Shape::ellipse({50, 50}, {60, 60}), 1) << QPointF(18, 50)
                             << QList<int>{255, 128, 128, 255};
}

void TestSharpLines::otherEdgesStay()
{
    QFETCH(Shape, shape);
    QFETCH(QPointF, at);
    QFETCH(QList<int>, levels);
    QImage image = blank({100, 100});
    QPainter painter(&image);
    ShapePainter(painter, {}).paint(shape);
    const QList<int> found = grays(image, at.toPoint(), {1, 0}, 4);
    for (int i = 0; i < 4; ++i)
        QVERIFY2(std::abs(found[i] - levels[i]) <= 16, qPrintable(u"%1: %2"_s.arg(i).arg(found[i])));
}

// A recording may be drawn at any scale later.
void TestSharpLines::vectorGraphicsAreExact()
{
    QPicture picture;
    QPainter recorder(&picture);
    ShapePainter(recorder, {}).paint(lined(Shape::rectangle({50, 50}, {60, 60}), 1));
    recorder.end();
    QImage image = blank({800, 800});
    QPainter painter(&image);
    painter.scale(8, 8);
    painter.drawPicture(0, 0, picture);
    QList<int> expected(10, 0);
    expected.first() = expected.last() = 255;
    QCOMPARE(grays(image, {20 * 8 - 5, 400}, {1, 0}, 10), expected);
}

void TestSharpLines::selectionIsCentered()
{
    EditorBench bench;
    bench.editor->setGridVisible(false);
    const ShapeId id = bench.document().addShape(lined(Shape::rectangle({0, 0}, {200, 120}), 1));
    bench.editor->selection()->set({id});
    const QImage image = bench.picture();
    const QPoint center = bench.editor->mapFromScene(QPointF(0, 0)).toPoint();
    // The levels from the line of the shape outward, away from the handles.
    constexpr int count = 6;
    const QList<int> left = grays(image, center + QPoint(-100, 30), {-1, 0}, count);
    QCOMPARE(left.first(), 0);
    QVERIFY(left.contains(255));
    QVERIFY(left.last() < 255 || left.count(255) < count - 1);
    QCOMPARE(grays(image, center + QPoint(100, 30), {1, 0}, count), left);
    QCOMPARE(grays(image, center + QPoint(30, -60), {0, -1}, count), left);
    QCOMPARE(grays(image, center + QPoint(30, 60), {0, 1}, count), left);
}

TRAMMEL_WIDGET_TEST(TestSharpLines)
#include "tst_sharplines.moc"
