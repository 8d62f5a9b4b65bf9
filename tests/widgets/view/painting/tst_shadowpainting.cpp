#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/shapepictures.h"

#include "widgets/model/shape/shapeparts_p.h"
#include "widgets/view/painting/damage_p.h"
#include "widgets/view/painting/progressivepainter_p.h"
#include <trammel/picture.h>

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtGui/QPalette>
#include <QtGui/QPicture>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;
using namespace Trammel;

/// Tests that shadows are painted as Gaussian blurs at every zoom, on every device, in parts and with sprites, and in
/// SVG.
class TestShadowPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isABlur_data();
    void isABlur();
    void staysInThePaintedBounds();
    void fadesWithTheShape();
    void moveByPixelsChangesNothing();
    void partsEqualTheWhole();
    void spriteEqualsDrawing();
    void isSeenAboveACoveredShape();
    void dotKeepsItsInk();
    void hugeShadowIsPainted_data();
    void hugeShadowIsPainted();
    void svgAgrees_data();
    void svgAgrees();
};

namespace {

// The largest difference of a shadow from one in SVG that rsvg-convert draws, in levels of 255: of a soft shadow, which
// rsvg-convert approximates by averages, and of the edge of a sharp one.
constexpr int MostOfSoftSvg = 10;
constexpr int MostOfSharpSvg = 30;

/// The picture from the definition: the alpha of the shape, moved in the scene and blurred by a Gaussian function, in
/// the color of the shadow, below the shape. The margin holds what is blurred into the picture from outside.
QImage expectedPicture(const Shape &shape, const QTransform &view)
{
    constexpr int margin = 150, side = PictureSide + 2 * margin;
    const Shadow shadow = *shape.shadow;
    Shape body = shape;
    body.shadow = Shadow();
    QImage silhouette(side, side, QImage::Format_ARGB32_Premultiplied);
    silhouette.fill(Qt::transparent);
    QPainter painter(&silhouette);
    painter.setWorldTransform(QTransform::fromTranslate(shadow.offset.x(), shadow.offset.y()) * view
                              * QTransform::fromTranslate(margin, margin));
    ShapePainter(painter, QPalette(), Pixels(silhouette), 1, nullptr).paint(body);
    painter.end();
    const double deviation = shadow.blurRadius / 2 * std::sqrt(view.determinant());
    const int reach = int(std::ceil(4 * deviation));
    std::vector<double> kernel;
    double sum = 0;
    for (int i = -reach; i <= reach; ++i) {
        kernel.push_back(deviation > 0 ? std::exp(-i * i / (2 * deviation * deviation)) : 1);
        sum += kernel.back();
    }
    std::vector<double> rows(std::size_t(side) * side), all(std::size_t(side) * side);
    const auto at = [](int x, int y) { return std::size_t(y) * side + std::size_t(x); };
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            for (int i = std::max(-reach, -x); i <= std::min(reach, side - 1 - x); ++i)
                rows[at(x, y)] += kernel[std::size_t(i + reach)] / sum * qAlpha(silhouette.pixel(x + i, y));
        }
    }
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            for (int i = std::max(-reach, -y); i <= std::min(reach, side - 1 - y); ++i)
                all[at(x, y)] += kernel[std::size_t(i + reach)] / sum * rows[at(x, y + i)];
        }
    }
    QImage image = blankPicture();
    for (int y = 0; y < PictureSide; ++y) {
        for (int x = 0; x < PictureSide; ++x) {
            const auto share = quint32(std::lround(all[at(x + margin, y + margin)]));
            image.setPixel(x, y, scaled(qPremultiply(shadow.color.rgba()), share));
        }
    }
    QPainter above(&image);
    above.setWorldTransform(view);
    ShapePainter(above, QPalette()).paint(body);
    return image;
}

int difference(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b)),
                     std::abs(qAlpha(a) - qAlpha(b))});
}

/// The largest difference of two pictures of a shape, at a distance from the shape itself, whose edges differ.
int largestDifference(const QImage &a, const QImage &b, const QImage &body)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRect around = QRect(x - 1, y - 1, 3, 3) & a.rect();
            bool isBody = false;
            for (int i = around.top(); i <= around.bottom(); ++i) {
                for (int j = around.left(); j <= around.right(); ++j)
                    isBody = isBody || qAlpha(body.pixel(j, i)) != 0;
            }
            if (!isBody)
                largest = std::max(largest, difference(a.pixel(x, y), b.pixel(x, y)));
        }
    }
    return largest;
}

Shape withoutShadow(Shape shape)
{
    shape.shadow = Shadow();
    return shape;
}

Shape filled(Shape shape, const Shadow &shadow)
{
    shape.fill = QColor(250, 220, 120);
    shape.shadow = shadow;
    return shape;
}

QTransform centered(double scale = 1, double degrees = 0)
{
    return QTransform::fromTranslate(PictureSide / 2, PictureSide / 2).rotate(degrees).scale(scale, scale);
}

} // namespace

void TestShadowPainting::isABlur_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QTransform>("view");
    const Shadow soft{QColor(0, 0, 0, 160), {5, 12}, 16}, strong{QColor(180, 0, 60), {-20.3, 9.7}, 50};
    const Shadow sharp{QColor(0, 0, 0, 160), {7, 9}, 0}, slight{Qt::black, {4, 3}, 1.5};
    const QList<QPointF> corners{{-60, -30}, {60, -45}, {20, 0}, {50, 50}, {-70, 30}};
    const auto row = [](const char *name, const Shape &shape, const QTransform &view) {
        QTest::newRow(name) << shape << view;
    };
    row("rectangle", filled(Shape::rectangle({3, 4}, {120, 70}), soft), centered());
    row("turned", filled(Shape::rectangle({3, 4}, {120, 70}, 130), soft), centered());
    row("turned view", filled(Shape::rectangle({3, 4}, {120, 70}, 20), soft), centered(1, 75));
    row("rounded", filled(Shape::roundedRectangle({3, 4}, {120, 70}, 20), strong), centered());
    row("ellipse", filled(Shape::ellipse({3, 4}, {120, 70}), strong), centered(0.7));
    row("polygon", filled(Shape::polygon(corners), soft), centered(1.6));
    row("sharp", filled(Shape::polygon(corners), sharp), centered());
    row("slight", filled(Shape::polygon(corners), slight), centered());
    row("small", filled(Shape::rectangle({3, 4}, {120, 70}, 30), soft), centered(0.06));
    row("large", filled(Shape::rectangle({3, 4}, {120, 70}, 30), soft), centered(9));
    row("larger than the picture", filled(Shape::ellipse({3, 4}, {900, 700}, 30), strong), centered());
    Shape line = Shape::polyline({{-80, -40}, {60, 0}, {-30, 60}});
    line.stroke.width = 5;
    line.endHead = LineHead::Triangle;
    line.shadow = soft;
    row("line", line, centered());
    Shape translucent = filled(Shape::ellipse({3, 4}, {120, 70}), soft);
    translucent.fill = QColor(250, 220, 120, 90);
    row("translucent", translucent, centered());
    row("parts", filled(Shape(ShapeKind::named(u"note"_s), {}, {120, 70}, 10), soft), centered());
    Shape words(ShapeKind::text(), {}, {200, 60});
    words.text = u"Shadow"_s;
    words.textStyle.edit([](TextStyle &style) { style.size = 40; });
    words.stroke.color = QColor();
    words.shadow = Shadow{QColor(0, 0, 0, 200), {6, 8}, 12};
    row("text", words, centered());
}

void TestShadowPainting::isABlur()
{
    QFETCH(Shape, shape);
    QFETCH(QTransform, view);
    const QImage expected = expectedPicture(shape, view);
    for (By by : {By::Hand, By::HandAlone, By::QPainter, By::Recording}) {
        const QImage image = pictureOf(shape, view, by);
        if (image.isNull()) {
            QVERIFY(by == By::HandAlone && !shape.text.isEmpty());
            continue;
        }
        const int most = largestDifference(image, expected, pictureOf(withoutShadow(shape), view, By::QPainter));
        // An arc of a rounded corner is a polygon, which is coarser in the cells of a soft shadow than in pixels.
        QVERIFY2(most <= 5, qPrintable(u"%1: %2"_s.arg(int(by)).arg(most)));
        // The shape is above its shadow.
        if (shape.fill.isOpaque() && view.determinant() > 0.1)
            QCOMPARE(image.pixel(PictureSide / 2, PictureSide / 2), expected.pixel(PictureSide / 2, PictureSide / 2));
    }
}

void TestShadowPainting::staysInThePaintedBounds()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 30);
    for (int round = 0; round < 100; ++round) {
        Shape shape = random.shape();
        shape.shadow = random.shadow();
        const QImage image = pictureOf(shape, centered(), By::Hand);
        const QRect box = centered().mapRect(toRect(shape.paintedBounds())).toAlignedRect().adjusted(-2, -2, 2, 2);
        for (int y = 0; y < PictureSide; ++y) {
            for (int x = 0; x < PictureSide; ++x)
                QVERIFY(box.contains(x, y) || image.pixel(x, y) == 0);
        }
    }
}

// The opacity applies to the shape with its shadow.
void TestShadowPainting::fadesWithTheShape()
{
    Shape shape = filled(Shape::rectangle({3, 4}, {120, 70}, 30), {QColor(0, 0, 200, 160), {5, 12}, 16});
    const QImage opaque = pictureOf(shape, centered(), By::Hand);
    shape.opacity = 0.5F;
    for (By by : {By::Hand, By::HandAlone, By::QPainter}) {
        const QImage faded = pictureOf(shape, centered(), by);
        QImage expected = blankPicture();
        for (int y = 0; y < PictureSide; ++y) {
            for (int x = 0; x < PictureSide; ++x)
                expected.setPixel(x, y, scaled(opaque.pixel(x, y), 128));
        }
        QVERIFY(largestDifference(faded, expected, pictureOf(withoutShadow(shape), centered(), By::QPainter)) <= 2);
        QVERIFY(qAlpha(faded.pixel(PictureSide / 2 + 3, PictureSide / 2 + 4)) == 128);
    }
    shape.opacity = 0;
    QCOMPARE(pictureOf(shape, centered(), By::Hand), blankPicture());
}

// Scrolling relies on this.
void TestShadowPainting::moveByPixelsChangesNothing()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 20);
    int large = 0;
    for (int round = 0; round < 60; ++round) {
        Shape shape = random.shape();
        shape.shadow = random.shadow();
        const double scale = random.chance(50) ? 1 : random.real(0.5, 6);
        const QTransform view = centered(scale), moved = view * QTransform::fromTranslate(7, -13);
        const QImage before = pictureOf(shape, view, By::HandAlone), after = pictureOf(shape, moved, By::HandAlone);
        QVERIFY(!before.isNull());
        QCOMPARE(after.copy(27, 0, PictureSide - 40, PictureSide - 40),
                 before.copy(20, 13, PictureSide - 40, PictureSide - 40));
        large += before.pixel(20, PictureSide / 2) != 0;
    }
    QVERIFY2(large > 2, QByteArray::number(large));
}

void TestShadowPainting::partsEqualTheWhole()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int round = 0; round < 60; ++round) {
        Shape shape = random.shape();
        shape.shadow = random.shadow();
        const QTransform view = centered(random.real(0.5, 4), random.real(0, 360));
        const QImage whole = pictureOf(shape, view, By::HandAlone);
        QImage parts = blankPicture();
        const int cut = random.upTo(PictureSide - 2) + 1;
        for (const QRect &part : {QRect(0, 0, PictureSide, cut), QRect(0, cut, PictureSide, PictureSide - cut)})
            QVERIFY(ShapePainter(view, QPalette(), Pixels(parts, part), 1, nullptr).paint(shape));
        QCOMPARE(parts, whole);
    }
}

void TestShadowPainting::spriteEqualsDrawing()
{
    Shape shape = filled(Shape::rectangle({3, 4}, {120, 70}, 30), {QColor(0, 0, 200, 160), {5, 12}, 16});
    const Aabb2 painted = shape.paintedBounds();
    SpriteStore sprites;
    int kept = 0;
    for (int step = 0; step < 6; ++step) {
        if (step == 4)
            shape.shadow.edit([](Shadow &shadow) { shadow.color = Qt::red; });
        const QTransform view = centered() * QTransform::fromTranslate(11 * step, -7 * step);
        const auto paintOn = [&](QImage &image, SpriteStore *store) {
            QPainter painter(&image);
            painter.setWorldTransform(view);
            ShapePainter shapes(painter, QPalette(), Pixels(image), 1, nullptr);
            shapes.setSprites(store);
            QVERIFY(shapes.paint(shape, Tint::None, ShapeId(1), &painted));
        };
        QImage drawn = blankPicture(), put = blankPicture();
        paintOn(drawn, nullptr);
        sprites.begin(view);
        paintOn(put, &sprites);
        QCOMPARE(put, drawn);
        kept += !sprites.isWanted();
    }
    QVERIFY(kept >= 3);
}

// Shapes that are covered by others are skipped, but a shadow may extend beyond the cover.
void TestShadowPainting::isSeenAboveACoveredShape()
{
    QHash<ShapeId, Shape> shapes;
    ShapeIds ids;
    const auto add = [&](const Shape &shape) {
        ids.append(ShapeId(quint32(ids.size()) + 1));
        shapes.insert(ids.last(), shape);
    };
    add(filled(Shape::rectangle({100, 150}, {60, 60}), {Qt::red, {120, 0}, 10}));
    for (int i = 0; i < 200; ++i)
        add(filled(Shape::rectangle({80, 150}, {160, 300}), {}));
    Damage damage(QSize(PictureSide, PictureSide));
    damage.addAll();
    ProgressivePainter progressive(damage, {}, 1, {});
    progressive.setShapes(ids, [&](ShapeId id) { return &shapes[id]; });
    const auto draw = [&](ShapePainter &painter, std::span<const ShapeId> some) {
        for (std::size_t i = 0; i < some.size(); ++i) {
            const Shape *shape = painter.cover(some[i]);
            if (!painter.paint(shape ? *shape : shapes[some[i]]))
                return qsizetype(i);
        }
        return qsizetype(some.size());
    };
    QVERIFY(progressive.run(draw, QPalette(), QDeadlineTimer(QDeadlineTimer::Forever)));
    QImage image = blankPicture();
    progressive.finish(image);
    QCOMPARE(image.pixelColor(220, 150), QColor(Qt::red));
}

void TestShadowPainting::dotKeepsItsInk()
{
    const auto inkOf = [](const QImage &image) {
        double sum = 0;
        for (int y = 0; y < PictureSide; ++y) {
            for (int x = 0; x < PictureSide; ++x)
                sum += qAlpha(image.pixel(x, y)) / 255.0;
        }
        return sum;
    };
    Shape shape = filled(Shape::rectangle({0, 0}, {40, 40}), {QColor(0, 0, 0, 255), {400, 0}, 20});
    shape.stroke.color = QColor();
    for (double scale : {0.2, 0.06, 0.04}) {
        const QImage image = pictureOf(shape, centered(scale), By::Hand);
        const double expected = 2 * 40 * 40 * scale * scale;
        QVERIFY2(std::abs(inkOf(image) - expected) < 0.1 * expected, qPrintable(QString::number(inkOf(image))));
    }
    // A shadow that is smaller than a pixel changes nothing.
    shape.shadow = Shadow{Qt::black, {2, 2}, 3};
    Shape body = shape;
    body.shadow = Shadow();
    QCOMPARE(pictureOf(shape, centered(0.03), By::Hand), pictureOf(body, centered(0.03), By::Hand));
}

void TestShadowPainting::hugeShadowIsPainted_data()
{
    QTest::addColumn<double>("side");
    QTest::addColumn<double>("blurRadius");
    QTest::newRow("shape") << 1e9 << 20.0;
    QTest::newRow("blur") << 100.0 << 1e6;
    QTest::newRow("both") << 1e9 << 1e6;
}

void TestShadowPainting::hugeShadowIsPainted()
{
    QFETCH(double, side);
    QFETCH(double, blurRadius);
    for (double scale : {1.0, 64.0, 1e-6}) {
        for (bool isText : {false, true}) {
            Shape shape =
                filled(Shape::rectangle({side / 2, 0}, {side, side}), {Qt::blue, {-100 / scale, 0}, blurRadius});
            if (isText)
                shape.text = u"Words"_s;
            const QImage image = pictureOf(shape, centered(scale), By::Hand);
            QVERIFY(!image.isNull());
            if (side == 1e9 && blurRadius == 20 && scale == 1)
                QCOMPARE(image.pixelColor(PictureSide / 2 - 30, PictureSide / 2), QColor(Qt::blue));
        }
    }
}

void TestShadowPainting::svgAgrees_data()
{
    QTest::addColumn<Shape>("shape");
    const Shadow soft{QColor(0, 0, 0, 160), {5, 12}, 16}, strong{QColor(180, 0, 60), {-20.3, 9.7}, 50};
    const auto row = [](const char *name, const Shape &shape) { QTest::newRow(name) << shape; };
    row("rectangle", filled(Shape::rectangle({3, 4}, {120, 70}), soft));
    row("turned", filled(Shape::rectangle({3, 4}, {120, 70}, 130), soft));
    row("ellipse", filled(Shape::ellipse({3, 4}, {120, 70}), strong));
    row("sharp", filled(Shape::ellipse({3, 4}, {120, 70}), {QColor(0, 0, 0, 160), {7, 9}, 0}));
    row("slight", filled(Shape::ellipse({3, 4}, {120, 70}), {Qt::black, {4, 3}, 1.5}));
    Shape faded = filled(Shape::rectangle({3, 4}, {120, 70}, 20), soft);
    faded.opacity = 0.4F;
    faded.fill = Gradient::linear(Qt::red, QColor(0, 0, 255, 100));
    row("faded", faded);
    Shape line = Shape::polyline({{-80, -40}, {60, 0}, {-30, 60}});
    line.stroke.width = 5;
    line.endHead = LineHead::Triangle;
    line.shadow = soft;
    row("line", line);
    Shape words = filled(Shape::rectangle({}, {100, 40}), soft);
    words.text = u"Shadow\nbelow\nthe text"_s;
    words.textStyle.edit([](TextStyle &style) { style.size = 30; });
    row("text", words);
}

void TestShadowPainting::svgAgrees()
{
    QFETCH(Shape, shape);
    Document document;
    document.addShape(shape);
    const QTemporaryDir folder;
    const QString svg = folder.filePath(u"a.svg"_s), png = folder.filePath(u"a.png"_s);
    QVERIFY(savePicture(svg, document.data()));
    QProcess convert;
    convert.start(u"rsvg-convert"_s, {u"--zoom"_s, u"2"_s, u"--background-color"_s, u"white"_s, svg, u"-o"_s, png});
    QVERIFY2(convert.waitForFinished(), "rsvg-convert is missing: install librsvg2-bin");
    QCOMPARE(convert.exitCode(), 0);
    const QImage theirs(png), ours = toImage(document.data(), 2, Qt::white);
    QVERIFY(!theirs.isNull());
    QCOMPARE(theirs.size(), ours.size());
    document.changeShapes(document.ids(),
                          [](Shape &each) { each.shadow.edit([](Shadow &shadow) { shadow.color.setAlpha(0); }); });
    const QImage body = toImage(document.data(), 2, Qt::transparent);
    QCOMPARE(body.size(), ours.size());
    const int most = largestDifference(ours, theirs, body);
    QVERIFY2(most <= (shape.shadow->blurRadius < 4 ? MostOfSharpSvg : MostOfSoftSvg),
             qPrintable(QString::number(most)));
}

TRAMMEL_WIDGET_TEST(TestShadowPainting)
#include "tst_shadowpainting.moc"
