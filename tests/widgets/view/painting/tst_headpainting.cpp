#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/shapepictures.h"

#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/linenames_p.h"

using namespace Trammel;

namespace {

int alphaAt(const QImage &image, QPointF place)
{
    return qAlpha(image.pixel(int(std::floor(place.x())), int(std::floor(place.y()))));
}

/// The pixels with ink as a function of their centers.
template <typename Use> void eachInk(const QImage &image, const Use &use)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (const int alpha = qAlpha(image.pixel(x, y)))
                use(QPointF(x + 0.5, y + 0.5), alpha);
        }
    }
}

Shape blackLine(const QList<QPointF> &points, double width)
{
    Shape line = Shape::polyline(points);
    line.stroke.width = width;
    line.stroke.color = Qt::black;
    return line;
}

} // namespace

class TestHeadPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tipsAreExact_data() { addHeads(); }
    void tipsAreExact();
    void outlinedHeadsAreEmpty_data();
    void outlinedHeadsAreEmpty();
    void translucentHeadsDoNotOverlap_data() { addHeads(); }
    void translucentHeadsDoNotOverlap();
    void bothWaysLookAlike_data() { addHeads(); }
    void bothWaysLookAlike();
    void inkStaysInPaintedBounds();
    void distantHeadsVanish();
    void capsAreDrawn_data();
    void capsAreDrawn();
    void joinsAreDrawn_data();
    void joinsAreDrawn();
    void patternsAreDrawn();
    void itemsContainHeads();

private:
    static void addHeads()
    {
        QTest::addColumn<LineHead>("head");
        for (const auto &[head, name] : lineHeadNames) {
            if (head != LineHead::None)
                QTest::newRow(name.data()) << head;
        }
    }
};

// The ink begins at the end point: none lies beyond it, by more than the rounding to pixels, and some touches it.
void TestHeadPainting::tipsAreExact()
{
    QFETCH(LineHead, head);
    auto engine = seededEngine();
    RandomShapes random(engine, 10);
    for (int round = 0; round < 60; ++round) {
        const QPointF tip = QPointF(150, 150) + random.point(), inward = axisFromDegrees(random.real(0, 360));
        Shape line = blackLine({tip + inward * random.real(90, 125), tip}, random.real(0.2, 9));
        line.endHead = head;
        const double zoom = random.real(0.6, 1);
        const QTransform view = QTransform::fromTranslate(30, 20).scale(zoom, zoom);
        for (By by : {By::Hand, By::QPainter}) {
            double least = 1e9;
            eachInk(pictureOf(line, view, by), [&](QPointF center, int alpha) {
                if (alpha > 8)
                    least = std::min(least, dot(center - view.map(tip), inward));
            });
            QVERIFY2(least > -0.9 && least < 1.6, qPrintable(QString::number(least)));
        }
    }
}

void TestHeadPainting::outlinedHeadsAreEmpty_data()
{
    QTest::addColumn<LineHead>("head");
    QTest::addColumn<double>("hole");
    // The middles of the holes, in sizes of the head.
    QTest::newRow("triangle") << LineHead::TriangleOutline << 0.62;
    QTest::newRow("diamond") << LineHead::DiamondOutline << 0.7;
    QTest::newRow("circle") << LineHead::CircleOutline << 0.4;
    QTest::newRow("zero or one") << LineHead::ZeroOrOne << 1.1;
    QTest::newRow("zero or many") << LineHead::ZeroOrMany << 1.3;
}

// Neither the line nor its cap is visible inside the head.
void TestHeadPainting::outlinedHeadsAreEmpty()
{
    QFETCH(LineHead, head);
    QFETCH(double, hole);
    for (LineCap cap : {LineCap::Round, LineCap::Flat, LineCap::Square}) {
        for (double degrees : {0.0, 30.0, 45.0, 199.0}) {
            const QPointF inward = axisFromDegrees(degrees), tip = QPointF(150, 150) - inward * 60;
            Shape line = blackLine({tip + inward * 125, tip}, 6);
            line.endHead = head;
            line.stroke.cap = cap;
            const LineEnd end = lineEnds(line).end;
            QCOMPARE(end.size, 32.0);
            for (By by : {By::Hand, By::QPainter}) {
                const QImage image = pictureOf(line, {}, by);
                QCOMPARE(alphaAt(image, tip + inward * (hole * end.size)), 0);
                // The line itself is there, up to the head.
                QCOMPARE(alphaAt(image, tip + inward * (end.stop + 3)), 255);
            }
        }
    }
}

void TestHeadPainting::translucentHeadsDoNotOverlap()
{
    QFETCH(LineHead, head);
    for (double width : {1.5, 4.0}) {
        Shape line = blackLine({{20, 40}, {130, 130}, {40, 140}}, width);
        line.startHead = line.endHead = head;
        line.stroke.color = QColor(0, 0, 0, 100);
        for (By by : {By::Hand, By::QPainter}) {
            int most = 0;
            eachInk(pictureOf(line, {}, by), [&](QPointF, int alpha) { most = std::max(most, alpha); });
            QVERIFY2(most >= 99 && most <= 101, qPrintable(QString::number(most)));
        }
    }
}

void TestHeadPainting::bothWaysLookAlike()
{
    QFETCH(LineHead, head);
    for (LineJoin join : {LineJoin::Round, LineJoin::Miter, LineJoin::Bevel}) {
        Shape line = blackLine({{20, 40}, {130, 100}, {40, 140}, {60, 30}}, 7);
        line.startHead = line.endHead = head;
        line.stroke.join = join;
        const QImage byHand = pictureOf(line, {}, By::Hand), byPainter = pictureOf(line, {}, By::QPainter);
        double sum = 0, all = 0;
        for (int y = 0; y < PictureSide; ++y) {
            for (int x = 0; x < PictureSide; ++x) {
                sum += std::abs(qAlpha(byHand.pixel(x, y)) - qAlpha(byPainter.pixel(x, y)));
                all += qAlpha(byPainter.pixel(x, y));
            }
        }
        QVERIFY2(sum < 0.01 * all, qPrintable(QString::number(sum / all)));
    }
}

void TestHeadPainting::inkStaysInPaintedBounds()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 110);
    const QPointF middle(150, 150);
    for (int round = 0; round < 200; ++round) {
        Shape line =
            blackLine({middle + random.point(), middle + random.point(), middle + random.point()}, random.real(0, 8));
        line.startHead = LineHead(random.upTo(14));
        line.endHead = LineHead(random.upTo(14));
        line.stroke.join = LineJoin(random.upTo(2));
        line.stroke.cap = LineCap(random.upTo(2));
        const QRectF bounds = toRect(line.paintedBounds()).adjusted(-1.5, -1.5, 1.5, 1.5);
        for (By by : {By::Hand, By::QPainter})
            eachInk(pictureOf(line, {}, by), [&](QPointF center, int) { QVERIFY(bounds.contains(center)); });
    }
}

// Heads that are smaller than two pixels are left out, so that a line looks like one without heads.
void TestHeadPainting::distantHeadsVanish()
{
    Shape plain = blackLine({{100, 100}, {1000, 800}}, 1), headed = plain;
    headed.startHead = headed.endHead = LineHead::Triangle;
    const auto differs = [&](double zoom) {
        const QTransform view = QTransform::fromScale(zoom, zoom);
        return pictureOf(plain, view, By::Hand) != pictureOf(headed, view, By::Hand);
    };
    QVERIFY(!differs(0.15));
    QVERIFY(differs(0.25));
}

void TestHeadPainting::capsAreDrawn_data()
{
    QTest::addColumn<LineCap>("cap");
    QTest::addColumn<int>("atEnd");
    QTest::addColumn<int>("atCorner");
    QTest::newRow("round") << LineCap::Round << 255 << 0;
    QTest::newRow("flat") << LineCap::Flat << 0 << 0;
    QTest::newRow("square") << LineCap::Square << 255 << 255;
}

void TestHeadPainting::capsAreDrawn()
{
    QFETCH(LineCap, cap);
    QFETCH(int, atEnd);
    QFETCH(int, atCorner);
    Shape line = blackLine({{50, 100}, {150, 100}}, 40);
    line.stroke.cap = cap;
    for (By by : {By::Hand, By::QPainter}) {
        const QImage image = pictureOf(line, {}, by);
        QCOMPARE(alphaAt(image, {149, 100}), 255);
        QCOMPARE(alphaAt(image, {167, 100}), atEnd);
        QCOMPARE(alphaAt(image, {33, 100}), atEnd);
        QCOMPARE(alphaAt(image, {168, 117}), atCorner);
        QCOMPARE(alphaAt(image, {172, 100}), 0);
    }
}

void TestHeadPainting::joinsAreDrawn_data()
{
    QTest::addColumn<LineJoin>("join");
    QTest::addColumn<QPointF>("corner");
    QTest::addColumn<bool>("isRound");
    QTest::addColumn<bool>("isMiter");
    const QPointF right(140, 60), sharp(140, 290);
    QTest::newRow("round") << LineJoin::Round << right << true << false;
    QTest::newRow("miter") << LineJoin::Miter << right << true << true;
    QTest::newRow("bevel") << LineJoin::Bevel << right << false << false;
    // A miter would be longer than four widths.
    QTest::newRow("sharp miter") << LineJoin::Miter << sharp << false << false;
}

void TestHeadPainting::joinsAreDrawn()
{
    QFETCH(LineJoin, join);
    QFETCH(QPointF, corner);
    QFETCH(bool, isRound);
    QFETCH(bool, isMiter);
    const bool isRight = corner.y() < 100;
    Shape line =
        isRight ? blackLine({{40, 60}, corner, {140, 160}}, 40) : blackLine({{120, 60}, {140, 200}, {160, 60}}, 40);
    line.stroke.join = join;
    for (By by : {By::Hand, By::QPainter}) {
        const QImage image = pictureOf(line, {}, by);
        if (isRight) {
            QCOMPARE(alphaAt(image, corner + QPointF(12, -12)) == 255, isRound);
            QCOMPARE(alphaAt(image, corner + QPointF(18, -18)) == 255, isMiter);
        } else {
            QCOMPARE(alphaAt(image, {140, 230}), 0);
        }
    }
}

void TestHeadPainting::patternsAreDrawn()
{
    Shape line = blackLine({{20, 100}, {280, 100}}, 10);
    line.stroke.cap = LineCap::Flat;
    line.stroke.dashPattern = DashPattern({3, 1, 0.5, 1});
    for (By by : {By::Hand, By::QPainter}) {
        const QImage image = pictureOf(line, {}, by);
        for (int start : {20, 75, 130, 185}) {
            QCOMPARE(alphaAt(image, {start + 1.5, 100}), 255);
            QCOMPARE(alphaAt(image, {start + 28.5, 100}), 255);
            QCOMPARE(alphaAt(image, {start + 35.5, 100}), 0);
            QCOMPARE(alphaAt(image, {start + 42.5, 100}), 255);
            QCOMPARE(alphaAt(image, {start + 50.5, 100}), 0);
        }
    }
    // A pattern that is finer than the pixels becomes a fainter line.
    line.stroke.dashPattern = DashPattern({0.01, 0.03});
    const int faint = alphaAt(pictureOf(line, {}, By::Hand), {100, 100});
    QVERIFY2(faint > 50 && faint < 80, qPrintable(QString::number(faint)));
}

void TestHeadPainting::itemsContainHeads()
{
    EditorBench bench;
    Shape line = blackLine({{0, 0}, {100, 0}}, 2);
    line.rotation = 0;
    const ShapeId id = bench.document().addShape(line);
    QGraphicsItem &item = *bench.editor->item(id);
    const auto contains = [&](QPointF scenePos) { return item.shape().contains(item.mapFromScene(scenePos)); };
    QVERIFY(contains({95, 0.5}));
    QVERIFY(!contains({90, 3.5}));
    bench.document().changeShapes({id}, [](Shape &shape) {
        shape.endHead = LineHead::Triangle;
        shape.rotation = 90;
    });
    // The line is turned about its center, (50, 0).
    QVERIFY(contains({53.5, 40}));
    QVERIFY(contains({50, 45}));
    QVERIFY(!contains({53.5, 48}));
    QVERIFY(item.mapRectToScene(item.boundingRect()).contains(QPointF(54.5, 36.5)));
}

TRAMMEL_WIDGET_TEST(TestHeadPainting)
#include "tst_headpainting.moc"
