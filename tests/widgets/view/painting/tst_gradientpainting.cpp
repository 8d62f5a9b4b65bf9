#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/shapepictures.h"

#include "widgets/model/shape/shapeparts_p.h"
#include <trammel/picture.h>

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>
#include <QtGui/QPicture>
#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Trammel;

/// Tests that gradients are painted in the same colors in every kind of shape, at every zoom, and in SVG.
class TestGradientPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorsFollowTheFrame_data();
    void colorsFollowTheFrame();
    void dotHasTheMeanColor();
    void flatFrameHasTheMeanColor();
    void thinLineIsMixedIn();
    void tintChangesEachColor();
    void belongsToTheFrameInParts();
    void moveByPixelsChangesNothing();
    void svgAgrees_data();
    void svgAgrees();
};

namespace {

/// The offset of a point in the scene, computed from the definition.
double offsetAt(const Shape &shape, QPointF pos)
{
    const Gradient &gradient = shape.fill.gradient();
    const QPointF axis = axisFromDegrees(shape.rotation), from = pos - shape.center;
    QPointF local(dot(from, axis), dot(from, {-axis.y(), axis.x()}));
    local = {shape.mirroredX ? -local.x() : local.x(), shape.mirroredY ? -local.y() : local.y()};
    const double width = shape.size.width(), height = shape.size.height();
    if (gradient.type == Gradient::Type::Radial) {
        const QPointF unit(local.x() / width, local.y() / height);
        return length(unit - gradient.start) / length(gradient.end - gradient.start);
    }
    const QPointF start(gradient.start.x() * width, gradient.start.y() * height);
    const QPointF line = QPointF(gradient.end.x() * width, gradient.end.y() * height) - start;
    return dot(local - start, line) / dot(line, line);
}

using Channels = std::array<double, 4>;

Channels channelsOf(const QColor &color)
{
    return {double(color.red()), double(color.green()), double(color.blue()), double(color.alpha())};
}

/// The color of an offset, not premultiplied.
Channels colorAt(const QGradientStops &stops, double offset)
{
    for (qsizetype i = 0; i < stops.size(); ++i) {
        if (offset >= stops[i].first)
            continue;
        const Channels b = channelsOf(stops[i].second);
        if (i == 0)
            return b;
        const Channels a = channelsOf(stops[i - 1].second);
        const double share = (offset - stops[i - 1].first) / (stops[i].first - stops[i - 1].first);
        Channels color;
        for (std::size_t c = 0; c < 4; ++c)
            color[c] = a[c] + share * (b[c] - a[c]);
        return color;
    }
    return channelsOf(stops.last().second);
}

/// Whether a pixel has the color of an offset, up to an error of the offset and rounding.
bool hasColor(QRgb pixel, const QGradientStops &stops, double offset, double error)
{
    Channels least{255, 255, 255, 255}, most{0, 0, 0, 0};
    const auto include = [&](double at) {
        Channels color = colorAt(stops, at);
        for (std::size_t c = 0; c < 3; ++c)
            color[c] *= color[3] / 255;
        for (std::size_t c = 0; c < 4; ++c) {
            least[c] = std::min(least[c], color[c]);
            most[c] = std::max(most[c], color[c]);
        }
    };
    constexpr int samples = 8;
    for (int i = -samples; i <= samples; ++i)
        include(offset + error * i / samples);
    for (const auto &[at, color] : stops) {
        if (std::abs(at - offset) < error) {
            include(at);
            include(std::nextafter(at, 0));
        }
    }
    constexpr double rounding = 2.5;
    const Channels found{double(qRed(pixel)), double(qGreen(pixel)), double(qBlue(pixel)), double(qAlpha(pixel))};
    for (std::size_t c = 0; c < 4; ++c) {
        if (found[c] < least[c] - rounding || found[c] > most[c] + rounding)
            return false;
    }
    return true;
}

/// Some of the pixels that a shape covers entirely.
std::vector<QPoint> coveredPixels(Shape shape, const QTransform &view, By by, int step = 1)
{
    // A color may be painted in another way than a gradient.
    shape.fill = Gradient::linear(Qt::white, Qt::white);
    const QImage image = pictureOf(shape, view, by);
    std::vector<QPoint> pixels;
    for (int y = 0; y < image.height(); y += step) {
        for (int x = y % step; x < image.width(); x += step) {
            if (image.pixel(x, y) == 0xffffffff)
                pixels.emplace_back(x, y);
        }
    }
    return pixels;
}

Shape withoutLine(Shape shape)
{
    shape.stroke.color = QColor();
    shape.shadow = Shadow();
    shape.startHead = shape.endHead = LineHead::None;
    shape.opacity = 1;
    return shape;
}

/// An application's kind with two parts in the fill of the shape.
class HalvesKind final : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("halves"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QList<ShapePart> parts(const Shape &shape) const override
    {
        const QSizeF half(shape.size.width() / 2, shape.size.height());
        QPainterPath left, right;
        left.addRect(QRectF(QPointF(-half.width(), -half.height() / 2), half));
        right.addRect(QRectF(QPointF(0, -half.height() / 2), half));
        return {{left, shape.fill, {}}, {right, shape.fill, {}}};
    }
};

const ShapeKind &halves()
{
    static const HalvesKind kind;
    return kind;
}

} // namespace

void TestGradientPainting::colorsFollowTheFrame_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("turned");
    QTest::newRow("small") << 0.2 << 0.0;
    QTest::newRow("as it is") << 1.0 << 0.0;
    QTest::newRow("turned view") << 1.3 << 33.0;
    QTest::newRow("large") << 5.0 << 0.0;
    QTest::newRow("much larger") << 60.0 << 0.0;
    QTest::newRow("larger than any image") << 2000.0 << 10.0;
}

void TestGradientPainting::colorsFollowTheFrame()
{
    QFETCH(double, zoom);
    QFETCH(double, turned);
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    qsizetype checked = 0, alone = 0;
    for (int round = 0; round < 100; ++round) {
        Shape shape = withoutLine(random.chance(10) ? Shape(ShapeKind::named(QStringLiteral("star")), {}, {90, 60}, 40)
                                                    : random.shape());
        shape.fill = random.gradient();
        if (!shape.isFilled())
            continue;
        // A point near the shape's center is in the middle of the picture.
        shape.center = {};
        const QPointF seen = QPointF(random.real(-10, 10), random.real(-10, 10)) * (zoom > 100 ? 1 : 0);
        const QTransform view = QTransform::fromTranslate(-seen.x(), -seen.y()) * QTransform::fromScale(zoom, zoom)
            * QTransform().rotate(turned) * QTransform::fromTranslate(PictureSide / 2.0 + 0.3, PictureSide / 2.0);
        const QTransform toScene = view.inverted();
        for (By by : {By::Hand, By::HandAlone, By::QPainter, By::Recording}) {
            // QPainter draws no curves of this size.
            if (zoom > 100 && by != By::Hand && by != By::HandAlone)
                continue;
            const QImage image = pictureOf(shape, view, by);
            alone += by == By::HandAlone && !image.isNull();
            if (image.isNull())
                continue;
            for (QPoint pixel : coveredPixels(shape, view, by, zoom < 1 ? 1 : 7)) {
                // The position of a shape is rounded to a 256th of a pixel, and QPainter has a table of 1024 colors.
                const auto at = [&](double x, double y) { return offsetAt(shape, toScene.map(QPointF(x, y))); };
                const double x = pixel.x() + 0.5, y = pixel.y() + 0.5, offset = at(x, y);
                const double perPixel = std::hypot(at(x + 0.5, y) - at(x - 0.5, y), at(x, y + 0.5) - at(x, y - 0.5));
                ++checked;
                if (hasColor(image.pixel(pixel), shape.fill.gradient().stops, offset, 0.002 + perPixel / 50))
                    continue;
                QFAIL(qPrintable(QStringLiteral("%1 in way %2 at offset %3: %4")
                                     .arg(shape.kind->name())
                                     .arg(int(by))
                                     .arg(offset)
                                     .arg(image.pixel(pixel), 0, 16)));
            }
        }
    }
    QVERIFY2(checked > 3000 && alone > 10, qPrintable(QStringLiteral("%1, %2").arg(checked).arg(alone)));
}

// At the smallest sizes, a shape is a dot, which has no room for a gradient.
void TestGradientPainting::dotHasTheMeanColor()
{
    Shape shape = withoutLine(Shape::rectangle({}, {100, 100}));
    shape.fill = Gradient::linear(Qt::red, QColor(0, 0, 255, 0));
    Shape plain = shape;
    plain.fill = shape.fill.gradient().color();
    const QTransform view =
        QTransform::fromScale(0.009, 0.009) * QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
    const QImage image = pictureOf(shape, view, By::HandAlone);
    QCOMPARE(image, pictureOf(plain, view, By::HandAlone));
    QVERIFY(qAlpha(image.pixel(PictureSide / 2, PictureSide / 2)) > 0);
}

void TestGradientPainting::flatFrameHasTheMeanColor()
{
    for (const Gradient &gradient : {Gradient::radial(Qt::red, Qt::blue), Gradient::linear(Qt::red, Qt::blue)}) {
        Shape shape = withoutLine(Shape::rectangle({}, {0, 100}));
        shape.fill = gradient;
        Shape plain = shape;
        plain.fill = gradient.color();
        const QTransform view = QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
        for (By by : {By::Hand, By::HandAlone, By::QPainter})
            QCOMPARE(pictureOf(shape, view, by), pictureOf(plain, view, by));
        Document document;
        document.addShape(shape);
        QVERIFY(toSvg(document.data()).contains("fill=\"#80007f\"")
                || toSvg(document.data()).contains("fill=\"#800080\""));
    }
}

void TestGradientPainting::thinLineIsMixedIn()
{
    Shape shape = Shape::rectangle({}, {40, 40});
    shape.fill = Gradient::linear(Qt::red, Qt::red);
    shape.stroke.color = Qt::blue;
    shape.stroke.width = 0.1;
    Shape plain = shape;
    plain.fill = Qt::red;
    const QTransform view = QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
    QCOMPARE(pictureOf(shape, view, By::HandAlone), pictureOf(plain, view, By::HandAlone));
    QVERIFY(qBlue(pictureOf(shape, view, By::HandAlone).pixel(PictureSide / 2, PictureSide / 2)) > 0);
}

void TestGradientPainting::tintChangesEachColor()
{
    Shape shape = withoutLine(Shape::ellipse({}, {80, 50}, 20));
    shape.fill = Gradient::linear(Qt::white, Qt::black);
    Shape tinted = shape;
    tinted.fill = shape.fill.mapped([](const QColor &color) { return tintedFill(color, Tint::Colliding); });
    QVERIFY(tinted.fill.gradient().stops[0].second != QColor(Qt::white));
    tinted.stroke.color = tintedStroke(Qt::white, Tint::Colliding);
    tinted.stroke.width = 1.5;
    const QTransform view = QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
    for (By by : {By::Hand, By::HandAlone, By::QPainter}) {
        shape.stroke.style = tinted.stroke.style;
        const QImage image = pictureOf(shape, view, by, Tint::Colliding), expected = pictureOf(tinted, view, by);
        QCOMPARE(image.pixel(PictureSide / 2, PictureSide / 2), expected.pixel(PictureSide / 2, PictureSide / 2));
        QVERIFY(image.pixel(PictureSide / 2, PictureSide / 2)
                != pictureOf(shape, view, by).pixel(PictureSide / 2, PictureSide / 2));
    }
}

void TestGradientPainting::belongsToTheFrameInParts()
{
    Shape whole = withoutLine(Shape::rectangle({3, 4}, {120, 70}, 25)), parts = whole;
    whole.mirroredX = parts.mirroredX = true;
    parts.kind = &halves();
    whole.fill = parts.fill = Gradient::radial(Qt::red, QColor(0, 0, 255, 100));
    const QTransform view = QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
    for (By by : {By::Hand, By::HandAlone, By::QPainter}) {
        const QImage a = pictureOf(whole, view, by), b = pictureOf(parts, view, by);
        qsizetype checked = 0;
        // Without the line where the parts touch.
        for (QPoint pixel : coveredPixels(parts, view, by)) {
            const QRgb one = a.pixel(pixel), other = b.pixel(pixel);
            QVERIFY(std::abs(qRed(one) - qRed(other)) <= 3 && std::abs(qAlpha(one) - qAlpha(other)) <= 3);
            ++checked;
        }
        QVERIFY(checked > 7000);
    }
}

// Sprites rely on this.
void TestGradientPainting::moveByPixelsChangesNothing()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 20);
    for (int round = 0; round < 50; ++round) {
        Shape shape = withoutLine(random.shape());
        shape.fill = random.gradient();
        const QTransform view = QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
        const QImage before = pictureOf(shape, view, By::HandAlone);
        shape.center += QPointF(7, -13);
        const QImage after = pictureOf(shape, view, By::HandAlone);
        QCOMPARE(after.isNull(), before.isNull());
        if (!before.isNull()) {
            QCOMPARE(after.copy(20, 0, PictureSide - 20, PictureSide - 20),
                     before.copy(13, 13, PictureSide - 20, PictureSide - 20));
        }
    }
}

void TestGradientPainting::svgAgrees_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<Gradient>("gradient");
    Gradient three = Gradient::linear(Qt::red, QColor(0, 0, 255, 100));
    three.stops.insert(1, {0.3, Qt::green});
    three.start = {-0.5, -0.3};
    Gradient round = Gradient::radial(QColor(255, 255, 255, 50), Qt::black);
    round.start = {0.2, -0.1};
    round.stops = {{0.2, Qt::white}, {0.2, Qt::red}, {0.9, QColor(0, 0, 0, 120)}};
    const QList<QPointF> ring{{-100, -50}, {100, -40}, {70, 60}, {-90, 30}};
    const QList<QPointF> curves{{-100, 0}, {-100, -60}, {100, -60}, {100, 0}, {100, 60}, {-100, 60}};
    for (const auto &[name, kind] :
         {std::pair("rectangle", Shape::rectangle({10, 5}, {200, 80})),
          std::pair("turned", Shape::rectangle({10, 5}, {200, 80}, 30)),
          std::pair("rounded", Shape::roundedRectangle({0, 0}, {100, 180}, 20, 200)),
          std::pair("ellipse", Shape::ellipse({-3, 8}, {200, 100}, 77)), std::pair("polygon", Shape::polygon(ring)),
          std::pair("path", Shape::bezierPath({curves})),
          std::pair("star", Shape(ShapeKind::named(QStringLiteral("star")), {}, {150, 100}, 10))}) {
        for (bool isMirrored : {false, true}) {
            Shape shape = withoutLine(kind);
            shape.mirroredX = isMirrored;
            QTest::addRow("%s, linear%s", name, isMirrored ? ", mirrored" : "") << shape << three;
            QTest::addRow("%s, radial%s", name, isMirrored ? ", mirrored" : "") << shape << round;
        }
    }
}

void TestGradientPainting::svgAgrees()
{
    QFETCH(Shape, shape);
    QFETCH(Gradient, gradient);
    shape.fill = gradient;
    Document document;
    document.addShape(shape);
    const QTemporaryDir folder;
    const QString svg = folder.filePath(QStringLiteral("a.svg")), png = folder.filePath(QStringLiteral("a.png"));
    QVERIFY(savePicture(svg, document.data()));
    QProcess convert;
    convert.start(QStringLiteral("rsvg-convert"),
                  {QStringLiteral("--zoom"), QStringLiteral("2"), QStringLiteral("--background-color"),
                   QStringLiteral("white"), svg, QStringLiteral("-o"), png});
    QVERIFY2(convert.waitForFinished(), "rsvg-convert is missing: install librsvg2-bin");
    QCOMPARE(convert.exitCode(), 0);
    const QImage theirs(png), ours = toImage(document.data(), 2, Qt::white);
    QVERIFY(!theirs.isNull());
    QCOMPARE(theirs.size(), ours.size());
    // Sharp edges and outlines differ by a pixel.
    int differences = 0, colored = 0;
    for (int y = 0; y < ours.height(); ++y) {
        for (int x = 0; x < ours.width(); ++x) {
            const QRgb a = ours.pixel(x, y), b = theirs.pixel(x, y);
            colored += a != 0xffffffff;
            constexpr int most = 5;
            differences += std::abs(qRed(a) - qRed(b)) > most || std::abs(qGreen(a) - qGreen(b)) > most
                || std::abs(qBlue(a) - qBlue(b)) > most;
        }
    }
    QVERIFY(colored > 5000);
    QVERIFY2(differences < colored / 25, qPrintable(QStringLiteral("%1 of %2").arg(differences).arg(colored)));
}

TRAMMEL_WIDGET_TEST(TestGradientPainting)
#include "tst_gradientpainting.moc"
