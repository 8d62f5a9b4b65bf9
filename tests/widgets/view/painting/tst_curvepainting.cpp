#include "tests/testprogram.h"
#include "tests/widgets/randomshapes.h"
#include "widgets/model/path/cubic_p.h"
#include "widgets/view/painting/pixelpainter_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include "widgets/view/painting/viewoutline_p.h"
#include <trammel/geometry/predicates.h>
#include <trammel/geometry/primitiveview.h>
#include <trammel/geometry/vector.h>

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPalette>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Trammel;

namespace {

constexpr int CurveSide = 300;

Shape leaf()
{
    Shape shape = Shape::bezierPath({{{0, 0}, {0, 40}, {60, 40}, {60, 0}, {60, -40}, {0, -40}}});
    shape.fill = QColor(80, 160, 240);
    shape.stroke = {QColor(20, 20, 20), 3, Qt::SolidLine};
    return shape;
}

QPainterPath sceneCurve(const Shape &shape)
{
    QTransform toScene;
    toScene.translate(shape.center.x(), shape.center.y());
    toScene.rotate(shape.rotation);
    return toScene.map(shape.kind->path(shape));
}

/// The curves of a shape as chords of less than a pixel.
QPainterPath finelyDivided(const Shape &shape)
{
    constexpr int count = 100;
    QPainterPath path;
    for (const QList<QPointF> &ring : shape.sceneOutline()) {
        path.moveTo(ring.first());
        forEachCurve(ring, [&](const Cubic &curve) {
            for (int i = 1; i <= count; ++i)
                path.lineTo(curve.at(double(i) / count));
        });
        if (isClosedRing(ring))
            path.closeSubpath();
    }
    return path;
}

/// A closed ring of a path around the origin. With many points, each one is random, so that the curves have tight bends
/// and corners; with few points, the curves are smooth.
QList<QPointF> pathRing(int points, RandomShapes &random)
{
    QList<QPointF> ring;
    if (points > 12) {
        for (int i = 0; i < points; ++i)
            ring.append(axisFromDegrees(i * 360.0 / points) * random.real(9, 21));
        return ring;
    }
    QList<QPointF> anchors;
    for (int i = 0; i < points; ++i)
        anchors.append(axisFromDegrees(i * 360.0 / points) * random.real(10, 30));
    const auto at = [&](int i) { return anchors[(i + points) % points]; };
    for (int i = 0; i < points; ++i)
        ring << at(i) << at(i) + (at(i + 1) - at(i - 1)) / 6 << at(i + 1) - (at(i + 2) - at(i)) / 6;
    return ring;
}

/// The share of each pixel that a path of lines covers, from 16 by 16 samples, by the odd-even rule.
std::vector<double> sampledCoverage(const QPainterPath &path, const QTransform &toPixels)
{
    constexpr int fine = 16;
    std::vector<double> shares(std::size_t(CurveSide) * CurveSide);
    const QList<QPolygonF> rings = path.toSubpathPolygons(toPixels);
    for (int row = 0; row < CurveSide * fine; ++row) {
        const double y = (row + 0.5) / fine;
        std::vector<double> crossings;
        for (const QPolygonF &ring : rings) {
            for (qsizetype i = 1; i < ring.size(); ++i) {
                const QPointF a = ring[i - 1], b = ring[i];
                if ((a.y() <= y) != (b.y() <= y))
                    crossings.push_back(a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
            }
        }
        std::sort(crossings.begin(), crossings.end());
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            const int first = int(std::ceil(crossings[i] * fine - 0.5)),
                      end = int(std::ceil(crossings[i + 1] * fine - 0.5));
            for (int x = first; x < end; ++x)
                shares[std::size_t(row / fine * CurveSide + x / fine)] += 1.0 / (fine * fine);
        }
    }
    return shares;
}

double meanDifference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            sum += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
        }
    }
    return sum / (3.0 * a.width() * a.height());
}

} // namespace

/// Tests that paths are painted as curves at every zoom, and not as the chords that queries use.
class TestCurvePainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tracesTheCurveAtEveryZoom();
    void tracesCurvesWithFewPoints();
    void coversPixelsLikeTheCurves_data();
    void coversPixelsLikeTheCurves();
    void keptChordsFitTheFrame();
    void rasterizesLikeAPainter_data();
    void rasterizesLikeAPainter();
    void closesOnlyClosedPaths();
};

void TestCurvePainting::tracesTheCurveAtEveryZoom()
{
    Shape shape = leaf();
    shape.rotation = 30;
    shape.mirroredY = true;
    const QList<QPointF> ring = shape.sceneOutline().first();
    const Cubic curve{ring[0], ring[1], ring[2], ring[3]};
    for (const double zoom : {0.5, 1.0, 10.0, 1e2, 1e3, 1e4}) {
        const QPointF middle = curve.at(0.3);
        QTransform sceneToView;
        sceneToView.translate(CurveSide / 2.0, CurveSide / 2.0).scale(zoom, zoom).translate(-middle.x(), -middle.y());
        ViewOutline outline;
        QVERIFY(outline.trace(shape, sceneToView, 1, QRectF(0, 0, CurveSide, CurveSide)));
        QCOMPARE(outline.ringCount(), std::size_t(1));
        const auto points = outline.ring(0);
        const Primitive traced = Polygon{{points.begin(), points.end()}, {}};
        double most = 0, mostOfChords = 0;
        for (int i = -100; i <= 100; ++i) {
            const QPointF point = curve.at(0.3 + i * 0.02 / std::max(zoom, 1.0) / 100);
            most = std::max(most, distance(sceneToView.map(point), asCurve(traced)));
            const Primitive chords = shape.scenePrimitive();
            mostOfChords = std::max(mostOfChords, distance(point, asCurve(chords)) * zoom);
        }
        QVERIFY2(most < 0.5, qPrintable(QStringLiteral("%1 px at %2").arg(most).arg(zoom)));
        // At this zoom the chords are visibly different, so that the test can fail.
        if (zoom == 1e4)
            QVERIFY(mostOfChords > 2);
    }
}

void TestCurvePainting::tracesCurvesWithFewPoints()
{
    constexpr double mostDeviation = 0.25;
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 1);
    double points = 0, equalSteps = 0, sum = 0;
    int count = 0;
    for (int i = 0; i < 600; ++i) {
        const double size = std::pow(10, random.real(1.7, 2.5));
        QList<QPointF> ring;
        for (int k = 0; k < 4; ++k)
            ring.append(random.point() * size);
        // Curves that turn back at a cusp or close to one, and those that run along a line.
        if (i % 10 == 0)
            ring[2] = ring[0] + 0.9 * (ring[3] - ring[0]);
        if (i % 20 == 0)
            ring[1] = ring[3] + 0.5 * (ring[3] - ring[0]);
        if (i % 20 == 5)
            ring = {ring[0], ring[3] + 0.05 * ring[1], ring[0] + 0.05 * ring[2], ring[3]};
        if (i % 20 == 15)
            ring = {ring[0], ring[0] + random.real(-3, 3) * ring[1], ring[0] + random.real(-3, 3) * ring[1],
                    ring[0] + ring[1]};
        const Shape shape = Shape::bezierPath({ring});
        const Cubic curve{ring[0], ring[1], ring[2], ring[3]};
        ViewOutline outline;
        // Points closer than a third of a pixel merge, so the pixels are small here.
        QVERIFY(outline.trace(shape, {}, 1e-6, QRectF(-5 * size, -5 * size, 10 * size, 10 * size)));
        const auto traced = outline.ring(0);
        const Primitive line = Polyline{{traced.begin(), traced.end()}};
        for (int k = 0; k <= 200; ++k) {
            const double deviation = distance(curve.at(k / 200.0), line);
            QVERIFY2(deviation <= mostDeviation, qPrintable(QStringLiteral("%1 px, curve %2").arg(deviation).arg(i)));
            sum += deviation;
            ++count;
        }
        points += double(traced.size());
        equalSteps += 1 + std::ceil(std::sqrt(0.75 * curve.bend() / 0.1));
    }
    QVERIFY2(sum / count < 0.05, qPrintable(QString::number(sum / count)));
    QVERIFY2(points < 0.5 * equalSteps, qPrintable(QStringLiteral("%1 of %2").arg(points).arg(equalSteps)));
}

// The chords deviate to both sides, so that they cover each pixel, and all of them, about as the curves do.
void TestCurvePainting::coversPixelsLikeTheCurves_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<double>("zoom");
    for (const double zoom : {1.0, 4.0}) {
        QTest::addRow("curves with tight bends, %g", zoom) << 60 << zoom;
        QTest::addRow("smooth curves, %g", zoom) << 6 << zoom;
    }
}

void TestCurvePainting::coversPixelsLikeTheCurves()
{
    QFETCH(int, points);
    QFETCH(double, zoom);
    std::mt19937 engine = seededEngine();
    RandomShapes random(engine, 1);
    double most = 0, sum = 0, total = 0;
    int count = 0;
    for (int i = 0; i < 20; ++i) {
        Shape shape = Shape::bezierPath({pathRing(points, random)});
        // Other positions within a pixel are rounded.
        shape.center = QPointF(std::round(256 * random.real(0, 1)), std::round(256 * random.real(0, 1))) / 256;
        shape.fill = Qt::black;
        shape.stroke.style = Qt::NoPen;
        QTransform sceneToPixels;
        sceneToPixels.translate(CurveSide / 2.0, CurveSide / 2.0).scale(zoom, zoom);
        QImage image(CurveSide, CurveSide, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        PixelPainter fine(Pixels(image), sceneToPixels);
        fine.setAlwaysDirect(true);
        QVERIFY(fine.paint(shape, shape.fill, shape.stroke));
        const std::vector<double> exact = sampledCoverage(finelyDivided(shape), sceneToPixels);
        for (int k = 0; k < CurveSide * CurveSide; ++k) {
            const double apart = qAlpha(image.pixel(k % CurveSide, k / CurveSide)) / 255.0 - exact[std::size_t(k)];
            total += apart;
            if (exact[std::size_t(k)] == 0 || exact[std::size_t(k)] == 1)
                continue;
            most = std::max(most, std::abs(apart));
            sum += std::abs(apart);
            ++count;
        }
    }
    const QByteArray text =
        QStringLiteral("most %1, mean %2, sum %3").arg(most).arg(sum / count).arg(total / count).toUtf8();
    QVERIFY2(most < 0.25 && sum / count < 0.036 && std::abs(total / count) < 0.012, text.constData());
}

// Shapes that share an outline, and the same shape at other scales, have chords of their own.
void TestCurvePainting::keptChordsFitTheFrame()
{
    // Points closer than 0.3 pixels merge into their mean.
    constexpr double mostSag = 0.25, merging = 0.3;
    const Shape first = leaf();
    std::size_t least = 1000, most = 0;
    for (const QSizeF size : {QSizeF(60, 60), QSizeF(60, 20), QSizeF(200, 15), QSizeF(60, 60)}) {
        for (const double zoom : {1.0, 4.0, 0.99, 1.01, 1.7, 8.0}) {
            Shape shape = first;
            shape.size = size;
            shape.mirroredX = true;
            shape.rotation = 40;
            QTransform sceneToView;
            sceneToView.scale(zoom, zoom).rotate(30);
            ViewOutline outline;
            QVERIFY(outline.trace(shape, sceneToView));
            const auto points = outline.ring(0);
            const Primitive traced = Polygon{{points.begin(), points.end()}, {}};
            for (const QList<QPointF> &ring : shape.sceneOutline()) {
                forEachCurve(ring, [&](const Cubic &curve) {
                    for (int k = 0; k <= 100; ++k)
                        QVERIFY(distance(sceneToView.map(curve.at(k / 100.0)), asCurve(traced)) <= mostSag + merging);
                });
            }
            least = std::min(least, points.size());
            most = std::max(most, points.size());
        }
    }
    QVERIFY(most > 2 * least);
}

void TestCurvePainting::rasterizesLikeAPainter_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<double>("zoom");
    Shape open = Shape::bezierPath({{{0, 0}, {0, 40}, {40, 40}, {40, 0}, {40, -40}, {80, -40}, {80, 0}}});
    open.stroke.width = 4;
    Shape ring = Shape::bezierPath({{{0, 0}, {0, 40}, {60, 40}, {60, 0}, {60, -40}, {0, -40}},
                                    {{20, -5}, {20, -5}, {40, -5}, {40, -5}, {40, 5}, {20, 5}}});
    ring.fill = QColor(200, 100, 0);
    for (const double zoom : {0.7, 2.0, 4.0, 40.0}) {
        const QByteArray name = QByteArray::number(zoom);
        QTest::newRow("closed, " + name) << leaf() << zoom;
        QTest::newRow("open, " + name) << open << zoom;
        QTest::newRow("with a hole, " + name) << ring << zoom;
    }
}

void TestCurvePainting::rasterizesLikeAPainter()
{
    QFETCH(Shape, shape);
    QFETCH(double, zoom);
    shape.rotation = 20;
    shape.mirroredX = true;
    QTransform sceneToPixels;
    sceneToPixels.translate(CurveSide / 2.0, CurveSide / 2.0)
        .scale(zoom, zoom)
        .translate(-shape.center.x(), -shape.center.y());
    QImage image(CurveSide, CurveSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QImage byPainter = image;
    const auto pictureOf = [&](const QPainterPath &path) {
        QImage picture(CurveSide, CurveSide, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setTransform(sceneToPixels);
        painter.setPen(QPen(shape.stroke.color, shape.stroke.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (shape.isFilled())
            painter.setBrush(shape.fill.color());
        painter.drawPath(path);
        return picture;
    };
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    {
        QPainter painter(&byPainter);
        painter.setTransform(sceneToPixels);
        ShapePainter(painter, palette).paint(shape);
    }
    QVERIFY(meanDifference(byPainter, pictureOf(sceneCurve(shape))) < 0.3);
    // The sides of a wide line along a curve are up to half a pixel off in Qt, but not along short chords.
    const QImage expected = pictureOf(finelyDivided(shape));
    PixelPainter fine(Pixels(image), sceneToPixels);
    // Large plain shapes are left to the painter.
    if (fine.paint(shape, shape.isFilled() ? shape.fill : Fill(), shape.stroke))
        QVERIFY2(meanDifference(image, expected) < 0.3, qPrintable(QString::number(meanDifference(image, expected))));
    else
        QVERIFY(zoom > 1);
}

void TestCurvePainting::closesOnlyClosedPaths()
{
    const Shape closed = leaf(), open = Shape::bezierPath({{{0, 0}, {0, 40}, {60, 40}, {60, 0}}});
    ViewOutline outline;
    QVERIFY(outline.trace(closed, {}));
    QVERIFY(outline.isClosed(0));
    QVERIFY(outline.trace(open, {}));
    QVERIFY(!outline.isClosed(0));
    QVERIFY(sceneCurve(closed).currentPosition() == QPointF(0, 0));
    QVERIFY(sceneCurve(open).currentPosition() == QPointF(60, 0));
}

TRAMMEL_WIDGET_TEST(TestCurvePainting)
#include "tst_curvepainting.moc"
