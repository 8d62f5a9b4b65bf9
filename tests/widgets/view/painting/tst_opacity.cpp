#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"
#include "tests/widgets/randomshapes.h"
#include "tests/widgets/shapepictures.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/style/strokestyle_p.h"
#include <trammel/picture.h>

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPicture>
#include <QtTest/QTest>

using namespace Trammel;

namespace {

constexpr By AllWays[] = {By::Hand, By::HandAlone, By::QPainter, By::Recording};

/// A picture of a shape whose center is at the origin.
QImage centeredPicture(const Shape &shape, By by, Tint tint = Tint::None)
{
    return pictureOf(shape, QTransform::fromTranslate(PictureSide / 2, PictureSide / 2), by, tint);
}

/// The largest difference between a channel of a picture and the given share of the same channel of another one.
double largestDifference(const QImage &picture, const QImage &opaque, double share)
{
    double largest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        const uchar *line = picture.constScanLine(y), *other = opaque.constScanLine(y);
        for (int i = 0; i < 4 * picture.width(); ++i)
            largest = std::max(largest, std::abs(line[i] - share * other[i]));
    }
    return largest;
}

/// Whether a picture shows the whole shape. Otherwise, a QPainter rounds it differently on images of other sizes.
bool isInside(const Shape &shape)
{
    const Aabb2 box = shape.paintedBounds().expanded(2);
    return std::max({-box.min[0], -box.min[1], box.max[0], box.max[1]}) < PictureSide / 2;
}

/// Whether rounding is the only difference between a faded shape and its opaque picture. A QPainter draws an opaque
/// head after its line, with a seam between them, and an opaque hairline with other corners; the position of a faded
/// shape is rounded. A line that is thinner than a pixel is fainter than its heads.
bool isExact(const Shape &shape, By by)
{
    return by == By::HandAlone && !hasHeads(shape) && !(isSeen(shape.stroke) && shape.stroke.width < 1);
}

/// The sum of the alpha values of a picture, and the number of pixels that are not empty.
struct Ink
{
    double alpha = 0;
    double pixels = 0;
};

Ink inkOf(const QImage &picture)
{
    Ink ink;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const int alpha = qAlpha(picture.pixel(x, y));
            ink.alpha += alpha;
            ink.pixels += alpha > 0;
        }
    }
    return ink;
}

/// An application's kind with a part in its own color, below one in the color of the shape.
class BadgeKind final : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("badge"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QPainterPath path(const Shape &shape) const override
    {
        QPainterPath path;
        path.addRect(QRectF(QPointF(-shape.size.width() / 2, -shape.size.height() / 2), shape.size));
        return path;
    }
    QList<ShapePart> parts(const Shape &shape) const override
    {
        QPainterPath top;
        top.addEllipse(QPointF(), shape.size.width() / 3, shape.size.height() / 3);
        return {{path(shape), Qt::blue, shape.stroke}, {top, shape.fill, {}}};
    }
};

const ShapeKind &badge()
{
    static const BadgeKind kind;
    return kind;
}

Shape anyShape(RandomShapes &random)
{
    Shape shape = random.shape();
    shape.center = 0.1 * random.point();
    if (random.chance(20))
        shape.size *= random.chance(50) ? 0.05 : 4;
    if (random.chance(20)) {
        shape.text = QStringLiteral("Opacity");
        shape.textStyle = random.textStyle();
    }
    if (random.chance(10))
        shape.stroke.width *= 0.1;
    if (random.chance(10) && shape.isClosed())
        shape = Shape(badge(), shape.center, shape.size, shape.rotation);
    return shape;
}

} // namespace

class TestOpacity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fadesAsAWhole();
    void isAnImageInRecordings();
    void piecesDoNotShowThrough();
    void nothingIsPaintedAtZero();
    void isOverTheShapesBelow();
    void sharesOneLayer();
    void isInPictures();
    void isSelectedAtZero();
};

// The picture of a faded shape is the faded picture of the opaque shape.
void TestOpacity::fadesAsAWhole()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    int alone = 0;
    for (int round = 0; round < 400; ++round) {
        Shape shape = anyShape(random);
        const Tint tint = random.chance(20) ? Tint::Colliding : Tint::None;
        // A tinted line has a fixed color, which is not faded if the line is the whole shape.
        if (tint != Tint::None && !shape.isFilled())
            continue;
        for (By by : {By::Hand, By::HandAlone, By::QPainter}) {
            shape.opacity = 1;
            const QImage opaque = centeredPicture(shape, by, tint);
            shape.opacity = float(random.real(0.02, 0.98));
            const QImage picture = centeredPicture(shape, by, tint);
            QCOMPARE(picture.isNull(), opaque.isNull());
            if (picture.isNull())
                continue;
            alone += by == By::HandAlone;
            const QString what = QStringLiteral("%1, way %2: %3").arg(shape.kind->name()).arg(int(by));
            if (isExact(shape, by)) {
                const double difference = largestDifference(picture, opaque, double(shape.opacity));
                QVERIFY2(difference <= 4, qPrintable(what.arg(difference)));
                continue;
            }
            const Ink ink = inkOf(picture), all = inkOf(opaque);
            const double expected = double(shape.opacity) * all.alpha;
            QVERIFY2(std::abs(ink.alpha - expected) <= 0.05 * expected + all.pixels + 200,
                     qPrintable(what.arg(ink.alpha)));
        }
    }
    QVERIFY(alone > 100);
}

// A shape that must be faded as a whole is recorded as an image.
void TestOpacity::isAnImageInRecordings()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    int count = 0;
    for (int round = 0; round < 400; ++round) {
        Shape shape = anyShape(random);
        shape.opacity = float(random.real(0.02, 0.98));
        const bool isInPieces = hasText(shape) || (shape.isFilled() && isSeen(shape.stroke));
        if (isInPieces && isInside(shape)) {
            const QImage recorded = centeredPicture(shape, By::Recording),
                         painted = centeredPicture(shape, By::QPainter);
            const double difference = largestDifference(recorded, painted, 1);
            QVERIFY2(difference <= 3, qPrintable(QString::number(difference)));
            ++count;
        }
    }
    QVERIFY(count > 100);
}

// The part of the line that lies on the fill has the color of the rest of the line, and so has the text.
void TestOpacity::piecesDoNotShowThrough()
{
    Shape shape = Shape::rectangle({}, {100, 80});
    shape.fill = Qt::red;
    shape.stroke.color = Qt::blue;
    shape.stroke.width = 20;
    shape.opacity = 0.4F;
    const QRgb line = qPremultiply(qRgba(0, 0, 255, 102)), fill = qPremultiply(qRgba(255, 0, 0, 102));
    constexpr int middle = PictureSide / 2;
    for (By by : {By::Hand, By::QPainter, By::Recording}) {
        const QImage image = centeredPicture(shape, by);
        const auto isNear = [&](int x, QRgb color) {
            const QRgb pixel = image.pixel(x, middle);
            return std::abs(qAlpha(pixel) - qAlpha(color)) <= 1 && std::abs(qRed(pixel) - qRed(color)) <= 1
                && std::abs(qBlue(pixel) - qBlue(color)) <= 1;
        };
        QVERIFY(isNear(middle, fill));
        // Inside and outside of the outline.
        QVERIFY(isNear(middle - 45, line));
        QVERIFY(isNear(middle - 55, line));
        QCOMPARE(qAlpha(image.pixel(middle - 62, middle)), 0);
    }
}

void TestOpacity::nothingIsPaintedAtZero()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int round = 0; round < 100; ++round) {
        Shape shape = anyShape(random);
        shape.opacity = 0;
        for (By by : AllWays)
            QCOMPARE(centeredPicture(shape, by), blankPicture());
    }
}

void TestOpacity::isOverTheShapesBelow()
{
    Shape below = Shape::rectangle({}, {200, 200}), above = Shape::rectangle({}, {100, 100});
    below.fill = Qt::white;
    above.fill = Qt::black;
    above.stroke.width = 10;
    above.stroke.color = Qt::black;
    above.opacity = 0.5F;
    Document document;
    document.addShapes({below, above});
    const QImage image = toImage(document.data(), 1);
    const QPoint middle = image.rect().center();
    for (const QPoint place : {middle, middle - QPoint(48, 0)}) {
        QVERIFY(std::abs(qRed(image.pixel(place)) - 127.5) < 1);
        QCOMPARE(image.pixel(place), image.pixel(middle));
    }
    QCOMPARE(image.pixelColor(middle - QPoint(70, 0)), QColor(Qt::white));
}

// A layer keeps nothing of the shapes that were drawn on it before.
void TestOpacity::sharesOneLayer()
{
    auto engine = seededEngine();
    RandomShapes random(engine, 100);
    for (int round = 0; round < 20; ++round) {
        QImage together = blankPicture(), apart = blankPicture();
        const QTransform view = QTransform::fromTranslate(PictureSide / 2, PictureSide / 2);
        QPainter painter(&together);
        painter.setWorldTransform(view);
        ShapePainter shapes(painter, QPalette(), Pixels(together), 1, nullptr);
        for (int i = 0; i < 20; ++i) {
            Shape shape = anyShape(random);
            shape.opacity = float(random.real(0, 1));
            shapes.paint(shape);
            QPainter single(&apart);
            single.setWorldTransform(view);
            ShapePainter(single, QPalette(), Pixels(apart), 1, nullptr).paint(shape);
        }
        painter.end();
        QCOMPARE(together, apart);
    }
}

void TestOpacity::isInPictures()
{
    Shape shape = Shape::rectangle({}, {100, 80});
    shape.fill = Qt::red;
    Document document;
    document.addShape(shape);
    QVERIFY(!toSvg(document.data()).contains("opacity"));
    document.changeShapes(document.ids(), [](Shape &each) { each.opacity = 0.3F; });
    const QByteArray svg = toSvg(document.data());
    QVERIFY(svg.contains("<g opacity=\"0.3\">\n<rect"));
    QVERIFY(svg.contains("/>\n</g>\n</svg>"));
}

void TestOpacity::isSelectedAtZero()
{
    Document document;
    Shape shape = Shape::rectangle({}, {100, 80});
    shape.fill = Qt::red;
    shape.opacity = 0;
    const ShapeId id = document.addShape(shape);
    QVERIFY(!id.isNull());
    QCOMPARE(document.shapesAt({10, 10}, 0), ShapeIds{id});
}

TRAMMEL_WIDGET_TEST(TestOpacity)
#include "tst_opacity.moc"
