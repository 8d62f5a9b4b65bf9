#include "tests/widgets/editorbench.h"

#include "tests/testprogram.h"
#include "widgets/view/canvas/camera_p.h"
#include "widgets/view/layers/gridlayer_p.h"
#include "widgets/view/painting/shapepainter_p.h"

#include <QtGui/QPainter>

using namespace Trammel;

namespace {

Shape filled(Shape shape, const QColor &fill)
{
    shape.fill = fill;
    shape.stroke.color = QColor();
    return shape;
}

// QTest::mouseMove() does not reach beyond the screen, which is smaller than the window at a pixel ratio of 2.
void hover(EditorBench &bench, QPointF scenePos)
{
    const QPoint pos = bench.at(scenePos);
    QMouseEvent event(QEvent::MouseMove, pos, bench.viewport().mapToGlobal(pos), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&bench.viewport(), &event);
}

// The length of a run of equal color around a pixel, in its row.
int runLength(const QImage &image, QPoint pixel)
{
    const QRgb color = image.pixel(pixel);
    int left = pixel.x(), right = pixel.x();
    while (left > 0 && image.pixel(left - 1, pixel.y()) == color)
        --left;
    while (right + 1 < image.width() && image.pixel(right + 1, pixel.y()) == color)
        ++right;
    return right - left + 1;
}

} // namespace

class TestPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapesAreWhereTheyAre_data() { addViews(); }
    void shapesAreWhereTheyAre();
    void orderIsKept();
    void hiddenShapesAreNotPainted();
    void keptPictureEqualsAFreshOne_data() { addViews(); }
    void keptPictureEqualsAFreshOne();
    void collisionsHaveTheirColors();
    void selectionIsBesideTheLine();
    void selectionsDoNotHideEachOther();
    void hoverIsNotSelection();
    void handlesAreOfConstantSize();
    void bandHasTheColorOfItsMode();
    void gridFollows();
    void gridIsNeverDense();
    void farAndLargeIsPainted_data();
    void farAndLargeIsPainted();
    void darkPaletteIsFollowed();
    void darkLinesAreSeenInTheDark();
    void exportsAreDrawn();
};

void TestPainting::shapesAreWhereTheyAre()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    bench.editor->setGridVisible(false);
    const QColor background = bench.viewport().palette().color(QPalette::Base);
    Shape notched = Shape::polygon({{-60, 20}, {0, 20}, {0, 50}, {30, 50}, {30, 80}, {-60, 80}});
    notched.mirroredX = true;
    bench.document().addShapes({filled(Shape::rectangle({-40, -40}, {80, 20}, 45), Qt::red),
                                filled(Shape::ellipse({60, -40}, {80, 20}, -45), Qt::green),
                                filled(Shape::roundedRectangle({100, 50}, {60, 60}, 25), Qt::magenta),
                                filled(notched, Qt::blue)});
    const QImage image = bench.picture();
    struct Expected
    {
        QPointF at;
        QColor color;
    };
    const Expected expected[] = {
        {{-40, -40}, Qt::red},   {{-18, -18}, Qt::red},  {{-58, -62}, Qt::red},   {{-10, -40}, background},
        {{60, -40}, Qt::green},  {{83, -63}, Qt::green}, {{83, -17}, background}, {{100, 50}, Qt::magenta},
        {{72, 50}, Qt::magenta}, {{73, 23}, background}, {{-45, 65}, Qt::blue},   {{-45, 30}, background},
        {{20, 30}, Qt::blue},
    };
    for (const Expected &pixel : expected)
        QCOMPARE(bench.colorAt(image, pixel.at), pixel.color);
}

void TestPainting::orderIsKept()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes(
        {filled(Shape::rectangle({0, 0}, {60, 60}), Qt::red), filled(Shape::rectangle({20, 0}, {60, 60}), Qt::blue)});
    QCOMPARE(bench.colorAt(bench.picture(), {10, 0}), QColor(Qt::blue));
    bench.document().reorder({ids.first()}, Document::Place::Top);
    QCOMPARE(bench.colorAt(bench.picture(), {10, 0}), QColor(Qt::red));
}

void TestPainting::hiddenShapesAreNotPainted()
{
    EditorBench bench;
    bench.editor->setGridVisible(false);
    const ShapeId id = bench.document().addShape(filled(Shape::rectangle({0, 0}, {60, 60}), Qt::red));
    QCOMPARE(bench.colorAt(bench.picture(), {0, 0}), QColor(Qt::red));
    bench.document().changeShapes({id}, [](Shape &shape) { shape.hidden = true; });
    QCOMPARE(bench.colorAt(bench.picture(), {0, 0}), bench.viewport().palette().color(QPalette::Base));
}

// A picture that is repaired piece by piece must equal one that is painted completely.
void TestPainting::keptPictureEqualsAFreshOne()
{
    QFETCH(double, zoom);
    QFETCH(double, rotation);
    EditorBench bench(zoom, rotation);
    QList<Shape> shapes;
    for (int i = 0; i < 60; ++i) {
        Shape shape = i % 2 ? Shape::ellipse({i % 8 * 60.0 - 240, i / 8 * 60.0 - 240}, {70, 40}, i * 7)
                            : Shape::rectangle({i % 8 * 60.0 - 240, i / 8 * 60.0 - 240}, {70, 30}, i * 11);
        shape.fill = QColor::fromHsv(i * 6, 120, 230);
        shapes.append(shape);
    }
    const ShapeIds ids = bench.document().addShapes(shapes);
    bench.picture();
    bench.editor->selection()->set(ids.mid(10, 9));
    bench.picture();
    bench.document().changeShapes(ids.mid(12, 5), [](Shape &shape) { shape.center += QPointF(33.3, -12.7); });
    bench.picture();
    bench.wheel({100, 100}, 120, Qt::ShiftModifier);
    bench.wheel({100, 100}, -40, Qt::ShiftModifier);
    bench.document().removeShapes(ids.mid(30, 4));
    bench.editor->selection()->remove(ids.mid(14, 2));
    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    const QImage kept = bench.picture();
    // A new zoom invalidates the cache, also when it is changed back.
    bench.editor->setZoom(bench.editor->zoom() * 2);
    bench.picture();
    bench.editor->setZoom(zoom);
    const QImage fresh = bench.picture();
    int different = 0;
    for (int y = 0; y < kept.height(); ++y) {
        for (int x = 0; x < kept.width(); ++x)
            different += kept.pixel(x, y) != fresh.pixel(x, y);
    }
    QCOMPARE(different, 0);
}

void TestPainting::collisionsHaveTheirColors()
{
    EditorBench bench;
    const ShapeIds ids = bench.document().addShapes({filled(Shape::rectangle({0, 0}, {60, 60}, 30), Qt::yellow),
                                                     filled(Shape::ellipse({120, 0}, {60, 60}), Qt::cyan),
                                                     filled(Shape::rectangle({0, 150}, {60, 60}), Qt::green)});
    bench.beginDrag({0, 0}, {80, 0});
    const QImage dragged = bench.picture();
    QCOMPARE(bench.colorAt(dragged, {65, 10}).rgb(), tintedFill(Qt::yellow, Tint::CollidingInHand).rgba());
    QCOMPARE(bench.colorAt(dragged, {135, 10}).rgb(), tintedFill(Qt::cyan, Tint::Colliding).rgba());
    QCOMPARE(bench.colorAt(dragged, {15, 140}), QColor(Qt::green));
    QVERIFY(tintedFill(Qt::cyan, Tint::Colliding) != tintedFill(Qt::cyan, Tint::CollidingInHand));
    bench.release({80, 0});
    QCOMPARE(bench.colorAt(bench.picture(), {135, 10}), QColor(Qt::cyan));
    bench.editor->setShowCollisions(ShapeEditor::CollisionsAlways);
    QCOMPARE(bench.editor->collisionCount(), 1);
    QCOMPARE(bench.editor->collidingWith(ids[0]), ShapeIds{ids[1]});
    QCOMPARE(bench.colorAt(bench.picture(), {135, 10}).rgb(), tintedFill(Qt::cyan, Tint::Colliding).rgba());
}

void TestPainting::selectionIsBesideTheLine()
{
    EditorBench bench;
    QList<Shape> shapes{filled(Shape::rectangle({0, 0}, {120, 80}), Qt::yellow),
                        filled(Shape::ellipse({200, 0}, {120, 80}, 20), Qt::yellow),
                        filled(Shape::polygon({{-260, -40}, {-140, -40}, {-140, 40}, {-260, 40}}), Qt::yellow),
                        Shape::polyline({{-100, 150}, {100, 150}}),
                        filled(Shape(ShapeKind::named(QStringLiteral("hexagon")), {200, 150}, {120, 80}), Qt::yellow)};
    for (Shape &shape : shapes)
        shape.stroke = {Qt::red, 6, Qt::SolidLine};
    const ShapeIds ids = bench.document().addShapes(shapes);
    bench.editor->setGridVisible(false);
    const QColor background = bench.colorAt(bench.picture(), {0, 250});
    bench.editor->selection()->set(ids);
    bench.editor->setReadOnly(true);
    const QImage image = bench.picture();
    const QColor selected = bench.viewport().palette().color(QPalette::Active, QPalette::Highlight);
    const auto isSelected = [&](QPointF place) {
        const QColor color = bench.colorAt(image, place);
        return std::abs(color.red() - selected.red()) + std::abs(color.green() - selected.green())
            + std::abs(color.blue() - selected.blue())
            < 120;
    };
    // The line is seen in its own color, the selection directly outside of it, and the fill inside.
    for (const auto &[edge, outward] : {std::pair(QPointF(20, -40), QPointF(0, -1)),
                                        {QPointF(-200, 40), QPointF(0, 1)},
                                        {QPointF(30, 150), QPointF(0, 1)},
                                        {QPointF(30, 150), QPointF(0, -1)},
                                        {QPointF(210, 110), QPointF(0, -1)}}) {
        QCOMPARE(bench.colorAt(image, edge + outward * 1.5), QColor(Qt::red));
        QCOMPARE(bench.colorAt(image, edge - outward * 1.5), QColor(Qt::red));
        QVERIFY(isSelected(edge + outward * (3.5 + 0.75)));
        QCOMPARE(bench.colorAt(image, edge + outward * 14), background);
    }
    QCOMPARE(bench.colorAt(image, {20, -34}), QColor(Qt::yellow));
    QCOMPARE(bench.colorAt(image, {200, 0}), QColor(Qt::yellow));
}

// The outline of a selected shape stays visible below that of another one.
void TestPainting::selectionsDoNotHideEachOther()
{
    EditorBench bench;
    Shape small = filled(Shape::rectangle({0, 0}, {40, 40}), Qt::yellow);
    Shape large = filled(Shape::rectangle({0, 0}, {200, 200}), Qt::white);
    small.stroke = large.stroke = {Qt::black, 2, Qt::SolidLine};
    const ShapeIds ids = bench.document().addShapes({small, large});
    bench.editor->setReadOnly(true);
    bench.editor->selection()->set({ids[0]});
    const QPointF beside(10, -20 - 1.5 - 0.75);
    const QColor alone = bench.colorAt(bench.picture(), beside);
    QVERIFY(alone != QColor(Qt::white));
    bench.editor->selection()->set(ids);
    QCOMPARE(bench.colorAt(bench.picture(), beside), alone);
}

void TestPainting::hoverIsNotSelection()
{
    EditorBench bench;
    bench.editor->setGridVisible(false);
    Shape shape = filled(Shape::rectangle({0, 0}, {120, 80}), Qt::white);
    shape.stroke = {Qt::white, 4, Qt::SolidLine};
    const ShapeId id = bench.document().addShape(shape);
    hover(bench, {20, 10});
    const QColor hovered = bench.colorAt(bench.picture(), {20, -39.5});
    QVERIFY(hovered != QColor(Qt::white));
    bench.editor->setReadOnly(true);
    bench.editor->selection()->set({id});
    hover(bench, {300, 200});
    const QImage selected = bench.picture();
    QCOMPARE(bench.colorAt(selected, {20, -39.5}), QColor(Qt::white));
    QVERIFY(bench.colorAt(selected, {20, -43.25}) != hovered);
}

void TestPainting::handlesAreOfConstantSize()
{
    QList<int> sizes;
    for (const double zoom : {0.5, 1.0, 4.0, 1000.0}) {
        EditorBench bench(zoom);
        const ShapeId id =
            bench.document().addShape(filled(Shape::rectangle({0, 0}, {200 / zoom, 160 / zoom}), Qt::black));
        bench.editor->selection()->set({id});
        const QImage image = bench.picture();
        const QPointF middle = *bench.editor->handlePosition(ShapeEditor::Handle::Left) * image.devicePixelRatio();
        sizes.append(runLength(image, middle.toPoint()));
    }
    QCOMPARE(sizes, QList<int>(4, sizes.first()));
    const double ratio = qApp->devicePixelRatio();
    QVERIFY2(sizes.first() >= 6 * ratio && sizes.first() <= 9 * ratio, QByteArray::number(sizes.first()).constData());
}

void TestPainting::bandHasTheColorOfItsMode()
{
    EditorBench bench;
    bench.editor->setGridVisible(false);
    bench.beginDrag({-50, -50}, {50, 50});
    const QColor touch = bench.colorAt(bench.picture(), {7, 7});
    QVERIFY(touch.green() > touch.blue() && touch.green() > touch.red());
    bench.key(Qt::Key_Escape);
    bench.release({50, 50});
    bench.editor->setRubberBandMode(ShapeEditor::Enclose);
    bench.beginDrag({-50, -50}, {50, 50});
    const QColor enclose = bench.colorAt(bench.picture(), {7, 7});
    QVERIFY(enclose.blue() > enclose.green() && enclose.blue() > enclose.red());
}

void TestPainting::gridFollows()
{
    EditorBench bench;
    const QColor background = bench.viewport().palette().color(QPalette::Base);
    QVERIFY(bench.colorAt(bench.picture(), {100.25, 53}) != background);
    QCOMPARE(bench.colorAt(bench.picture(), {95.25, 53}), background);
    bench.editor->setGridSize(95);
    QCOMPARE(bench.colorAt(bench.picture(), {100.25, 53}), background);
    QVERIFY(bench.colorAt(bench.picture(), {95.25, 53}) != background);
    bench.editor->setGridVisible(false);
    QCOMPARE(bench.colorAt(bench.picture(), {95.25, 53}), background);
}

void TestPainting::gridIsNeverDense()
{
    for (double zoom = Camera::SmallestZoom; zoom <= Camera::LargestZoom; zoom *= 1.37) {
        for (const double size : {1e-3, 0.3, 10.0, 1e6}) {
            const GridSpacing spacing = gridSpacing(size, zoom);
            QVERIFY(spacing.distance * zoom >= 8);
            QVERIFY(spacing.distance == size || spacing.distance * zoom < 80 * (1 + 1e-9));
            QVERIFY(spacing.strength >= 0 && spacing.strength <= 1);
        }
    }
}

void TestPainting::farAndLargeIsPainted_data()
{
    QTest::addColumn<QPointF>("center");
    QTest::addColumn<double>("size");
    QTest::addColumn<double>("zoom");
    QTest::newRow("far away") << QPointF(1e9 - 100, -1e9 + 100) << 100.0 << 2.0;
    QTest::newRow("far away, close by") << QPointF(1e9 - 100, -1e9 + 100) << 0.01 << 1e4;
    QTest::newRow("huge") << QPointF(0, 0) << 1e9 << 1e-4;
    QTest::newRow("huge, close by") << QPointF(0, 0) << 1e9 << 1e4;
    QTest::newRow("tiny") << QPointF(3, 3) << 1e-9 << 1e4;
}

void TestPainting::farAndLargeIsPainted()
{
    QFETCH(QPointF, center);
    QFETCH(double, size);
    QFETCH(double, zoom);
    EditorBench bench;
    Shape shape = filled(Shape::ellipse(center, {size, size}, 30), Qt::red);
    const ShapeId id = bench.document().addShape(shape);
    shape.stroke.color = Qt::black;
    shape.stroke.style = Qt::DashLine;
    QVERIFY(!id.isNull());
    bench.editor->zoomTo(QRectF(center, QSizeF(0, 0)));
    bench.editor->setZoom(zoom);
    const QColor seen = bench.colorAt(bench.picture(), center);
    // A dot may lie across several pixels.
    QVERIFY(size < 1e-6 ? seen.red() - seen.green() > 20 : seen == QColor(Qt::red));
    bench.document().changeShape(id, shape);
    bench.editor->selection()->set({id});
    bench.picture();
}

void TestPainting::darkPaletteIsFollowed()
{
    EditorBench bench;
    QPalette dark = bench.editor->palette();
    dark.setColor(QPalette::Base, QColor(30, 30, 30));
    dark.setColor(QPalette::Text, Qt::white);
    bench.editor->setPalette(dark);
    QCOMPARE(bench.colorAt(bench.picture(), {95.25, 53}), QColor(30, 30, 30));
    QCOMPARE(bench.editor->scene()->palette().color(QPalette::Text), QColor(Qt::white));
    QVERIFY(bench.colorAt(bench.picture(), {100.25, 53}).lightness() > 35);
}

// A line that is as dark as the background is painted lighter, at every zoom. Lines around a fill and pictures with
// another palette are not changed.
void TestPainting::darkLinesAreSeenInTheDark()
{
    for (double zoom : {1.0, 0.01}) {
        EditorBench bench(zoom);
        bench.editor->setGridVisible(false);
        QPalette dark = bench.editor->palette();
        dark.setColor(QPalette::Base, QColor(30, 30, 30));
        bench.editor->setPalette(dark);
        const double size = zoom < 1 ? 200 / bench.editor->devicePixelRatioF() : 100;
        Shape line = Shape::rectangle({0, 0}, {size, size});
        line.stroke.width = size / 5;
        const ShapeId id = bench.document().addShape(line);
        bench.editor->centerOn({0, 0});
        const QPointF onLine(zoom < 1 ? 0 : size / 2, 0);
        QVERIFY(bench.colorAt(bench.picture(), onLine).lightness() > (zoom < 1 ? 60 : 150));
        QCOMPARE(bench.document().find(id)->stroke.color, line.stroke.color);
        // The line is dark again on a light background.
        dark.setColor(QPalette::Base, Qt::white);
        bench.editor->setPalette(dark);
        QVERIFY(bench.colorAt(bench.picture(), onLine).lightness() < (zoom < 1 ? 230 : 80));
    }
    EditorBench bench;
    QPalette dark = bench.editor->palette();
    dark.setColor(QPalette::Base, QColor(30, 30, 30));
    bench.editor->setPalette(dark);
    Shape box = filled(Shape::rectangle({0, 0}, {100, 100}), Qt::white);
    box.stroke = {QColor(0x33, 0x33, 0x33), 20, Qt::SolidLine};
    bench.document().addShape(box);
    QCOMPARE(bench.colorAt(bench.picture(), {50, 0}), box.stroke.color);
}

void TestPainting::exportsAreDrawn()
{
    EditorBench bench;
    bench.document().addShape(filled(Shape::rectangle({500, 500}, {60, 60}, 20), Qt::red));
    QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    bench.editor->scene()->render(&painter, {}, QRectF(450, 450, 100, 100));
    painter.end();
    QCOMPARE(image.pixelColor(50, 50), QColor(Qt::red));
    QCOMPARE(image.pixelColor(3, 3), QColor(Qt::white));
}

TRAMMEL_WIDGET_TEST(TestPainting)
#include "tst_painting.moc"
