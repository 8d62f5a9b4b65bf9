#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/picture.h>
#include <trammel/shapekind.h>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPicture>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using namespace Trammel;

namespace {

/// Shows a picture in a box, without anything else unless the picture is missing.
class PhotoKind : public ShapeKind
{
public:
    QString name() const override { return QStringLiteral("test.photo"); }
    QString displayName() const override { return name(); }
    Primitive primitive(const Shape &shape) const override { return shape.frame(); }
    QList<ShapePart> parts(const Shape &shape) const override
    {
        ShapePart part;
        part.picture = picture;
        part.pictureBox =
            box.isNull() ? QRectF(QPointF(-shape.size.width(), -shape.size.height()) / 2, shape.size) : box;
        return {part};
    }
    QString errorString(const Shape &) const override { return picture.errorString(); }

    static PhotoKind &instance()
    {
        static PhotoKind kind;
        static const bool isAdded = add(kind);
        Q_UNUSED(isAdded);
        return kind;
    }

    PartPicture picture;
    QRectF box;
};

/// The left half is red, and the right one is blue. A fine checkerboard has the same mean brightness everywhere.
QImage halvesPicture(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter(&image).fillRect(size.width() / 2, 0, size.width() - size.width() / 2, size.height(), Qt::blue);
    return image;
}

QImage checkerboard(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, (x + y) % 2 == 0 ? qRgb(255, 255, 255) : qRgb(0, 0, 0));
    }
    return image;
}

/// The drawing of one shape with a picture, around the origin.
DocumentData drawingOf(const QImage &image, const std::function<void(Shape &)> &change = {})
{
    PhotoKind::instance().picture = PartPicture(image);
    PhotoKind::instance().box = {};
    Shape shape(PhotoKind::instance(), {0, 0}, {80, 40});
    if (change)
        change(shape);
    Document document;
    document.addShape(shape);
    return document.data();
}

PictureOptions around(QPointF center, double side, double scale)
{
    PictureOptions options;
    options.area = QRectF(center.x() - side / 2, center.y() - side / 2, side, side);
    options.margin = 0;
    options.scale = scale;
    options.background = Qt::white;
    return options;
}

/// The color at a point of the scene, which is painted alone.
QColor drawnColorAt(const DocumentData &drawing, QPointF point, double scale)
{
    const QImage image = toImage(drawing, around(point, 9 / scale, scale));
    return image.pixelColor(image.width() / 2, image.height() / 2);
}

} // namespace

/// Tests the pictures in the parts of a kind.
class TestPartPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badPicturesHaveAReason();
    void isReduced_data();
    void isReduced();
    void isPaintedAtAllScales_data();
    void isPaintedAtAllScales();
    void finePatternsAreAveraged();
    void isRotatedAndMirrored();
    void isPaintedOnOtherDevices();
    void isExported();
    void extendsTheBounds();
    void badBoxesAreLeftOut_data();
    void badBoxesAreLeftOut();
    void documentsRefuseMissingPictures();
};

void TestPartPictures::badPicturesHaveAReason()
{
    const QTemporaryDir folder;
    const QString missing = folder.filePath(QStringLiteral("missing.png"));
    const QString text = folder.filePath(QStringLiteral("text.png"));
    const QString good = folder.filePath(QStringLiteral("good.png"));
    QFile file(text);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("This is a text.");
    file.close();
    QVERIFY(halvesPicture({8, 4}).save(good));

    QVERIFY(PartPicture().isNull());
    QVERIFY(PartPicture().errorString().isEmpty());
    QCOMPARE(PartPicture(QImage()).errorString(), QStringLiteral("the picture has no pixels"));
    for (const QString &name : {missing, text}) {
        const PartPicture picture = PartPicture::fromFile(name);
        QVERIFY(picture.isNull());
        QVERIFY(picture.image().isNull());
        QVERIFY(picture.image({10, 10}).isNull());
        QVERIFY2(picture.errorString().startsWith(QStringLiteral("the picture \"%1\" cannot be read: ").arg(name)),
                 qPrintable(picture.errorString()));
    }
    QImage wide(PartPicture::LargestSide + 1, 1, QImage::Format_RGB32);
    wide.fill(Qt::red);
    QVERIFY(PartPicture(wide).isNull());
    QCOMPARE(PartPicture(wide).errorString(), QStringLiteral("the picture has more than 16384 pixels on a side"));
    QVERIFY(!PartPicture(wide.copy(1, 0, PartPicture::LargestSide, 1)).isNull());

    const PartPicture picture = PartPicture::fromFile(good);
    QVERIFY(picture.errorString().isEmpty());
    QCOMPARE(picture.image(), halvesPicture({8, 4}));
}

void TestPartPictures::isReduced_data()
{
    QTest::addColumn<QSizeF>("pixels");
    QTest::addColumn<QSize>("size");
    QTest::newRow("larger") << QSizeF(1000, 1000) << QSize(64, 32);
    QTest::newRow("equal") << QSizeF(64, 32) << QSize(64, 32);
    QTest::newRow("slightly smaller") << QSizeF(63, 31) << QSize(64, 32);
    QTest::newRow("half") << QSizeF(32, 16) << QSize(32, 16);
    QTest::newRow("one side") << QSizeF(30, 32) << QSize(32, 32);
    QTest::newRow("a pixel") << QSizeF(1, 1) << QSize(1, 1);
    QTest::newRow("tiny") << QSizeF(1e-9, 0) << QSize(1, 1);
    QTest::newRow("not a number") << QSizeF(std::nan(""), 16) << QSize(1, 16);
}

void TestPartPictures::isReduced()
{
    QFETCH(QSizeF, pixels);
    QFETCH(QSize, size);
    const PartPicture picture(halvesPicture({64, 32}));
    QCOMPARE(picture.image(pixels).size(), size);
    QCOMPARE(picture.image(pixels), picture.image(pixels));
}

void TestPartPictures::isPaintedAtAllScales_data()
{
    QTest::addColumn<double>("scale");
    for (const double scale : {0.1, 0.5, 1.0, 3.0, 40.0, 1e4, 1e6})
        QTest::addRow("%g", scale) << scale;
}

void TestPartPictures::isPaintedAtAllScales()
{
    QFETCH(double, scale);
    const DocumentData drawing = drawingOf(halvesPicture({200, 100}));
    QCOMPARE(drawnColorAt(drawing, {-20, 0}, scale), QColor(Qt::red));
    QCOMPARE(drawnColorAt(drawing, {20, 5}, scale), QColor(Qt::blue));
    QCOMPARE(drawnColorAt(drawing, {-39, -19}, std::max(scale, 1.0)), QColor(Qt::red));
    const double outside = 40 + 3 / scale;
    QCOMPARE(drawnColorAt(drawing, {outside, 0}, scale), QColor(Qt::white));
}

void TestPartPictures::finePatternsAreAveraged()
{
    const DocumentData drawing = drawingOf(checkerboard({800, 400}));
    for (const double scale : {0.3, 1.0, 2.5}) {
        const QImage image = toImage(drawing, around({0, 0}, 20, scale));
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const int gray = qGray(image.pixel(x, y));
                QVERIFY2(std::abs(gray - 127) < 24, qPrintable(QStringLiteral("%1 at scale %2").arg(gray).arg(scale)));
            }
        }
    }
}

void TestPartPictures::isRotatedAndMirrored()
{
    const auto leftOf = [](const std::function<void(Shape &)> &change) {
        return drawnColorAt(drawingOf(halvesPicture({200, 100}), change), {-10, 0}, 2);
    };
    QCOMPARE(leftOf({}), QColor(Qt::red));
    QCOMPARE(leftOf([](Shape &shape) { shape.mirroredX = true; }), QColor(Qt::blue));
    QCOMPARE(leftOf([](Shape &shape) { shape.mirroredY = true; }), QColor(Qt::red));
    QCOMPARE(leftOf([](Shape &shape) { shape.rotation = 180; }), QColor(Qt::blue));
    const DocumentData turned = drawingOf(halvesPicture({200, 100}), [](Shape &shape) { shape.rotation = 90; });
    QCOMPARE(drawnColorAt(turned, {0, -30}, 2), QColor(Qt::red));
    QCOMPARE(drawnColorAt(turned, {0, 30}, 2), QColor(Qt::blue));
}

/// A recording gets the whole picture, since its scale is not known.
void TestPartPictures::isPaintedOnOtherDevices()
{
    const DocumentData drawing = drawingOf(halvesPicture({200, 100}));
    QPicture recording;
    QPainter recorder(&recording);
    paintDrawing(recorder, drawing);
    recorder.end();
    QImage image(100, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(50, 30);
    painter.drawPicture(0, 0, recording);
    painter.end();
    QCOMPARE(image.pixelColor(20, 30), QColor(Qt::red));
    QCOMPARE(image.pixelColor(80, 30), QColor(Qt::blue));
    QCOMPARE(image.pixelColor(5, 30), QColor(Qt::white));
}

void TestPartPictures::isExported()
{
    for (const bool isMirrored : {false, true}) {
        const DocumentData drawing = drawingOf(halvesPicture({20, 10}), [isMirrored](Shape &shape) {
            shape.center = {5, 6};
            shape.rotation = 30;
            shape.mirroredX = isMirrored;
        });
        QXmlStreamReader xml(toSvg(drawing));
        int count = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("image"))
                continue;
            ++count;
            const QXmlStreamAttributes attributes = xml.attributes();
            const auto value = [&](const char *name) { return attributes.value(QLatin1String(name)).toString(); };
            QCOMPARE(value("x"), QStringLiteral("-40"));
            QCOMPARE(value("y"), QStringLiteral("-20"));
            QCOMPARE(value("width"), QStringLiteral("80"));
            QCOMPARE(value("height"), QStringLiteral("40"));
            QCOMPARE(value("preserveAspectRatio"), QStringLiteral("none"));
            QCOMPARE(value("transform"), QStringLiteral("translate(5 6) rotate(30)"));
            const QString data = value("href"), prefix = QStringLiteral("data:image/png;base64,");
            QVERIFY(data.startsWith(prefix));
            QImage image;
            QVERIFY(image.loadFromData(QByteArray::fromBase64(data.mid(prefix.size()).toLatin1()), "PNG"));
            QCOMPARE(image.convertToFormat(QImage::Format_RGB32), halvesPicture({20, 10}).mirrored(isMirrored, false));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(count, 1);
    }
}

void TestPartPictures::extendsTheBounds()
{
    PhotoKind &kind = PhotoKind::instance();
    kind.picture = PartPicture(halvesPicture({4, 4}));
    kind.box = QRectF(30, -100, 50, 20);
    Shape shape(kind, {1000, 0}, {80, 40});
    QCOMPARE(shape.paintedBounds().min[1], -100.0);
    QCOMPARE(shape.paintedBounds().max[0], 1080.0);
    shape.rotation = 90;
    QCOMPARE(shape.paintedBounds().max[0], 1100.0);
    QCOMPARE(shape.sceneBounds().size()[0], 40.0);
}

void TestPartPictures::badBoxesAreLeftOut_data()
{
    QTest::addColumn<QRectF>("box");
    QTest::newRow("no width") << QRectF(0, 0, 0, 10);
    QTest::newRow("negative") << QRectF(0, 0, -10, 10);
    QTest::newRow("not a number") << QRectF(std::nan(""), 0, 10, 10);
    QTest::newRow("infinite") << QRectF(0, 0, std::numeric_limits<double>::infinity(), 10);
    QTest::newRow("too far") << QRectF(5e9, 0, 10, 10);
}

void TestPartPictures::badBoxesAreLeftOut()
{
    QFETCH(QRectF, box);
    DocumentData drawing = drawingOf(halvesPicture({4, 4}));
    PhotoKind::instance().box = box;
    QVERIFY(!toSvg(drawing).contains("<image"));
    const QImage image = toImage(drawing, around({0, 0}, 100, 1));
    QCOMPARE(image.pixelColor(50, 50), QColor(Qt::white));
    QCOMPARE(Shape(PhotoKind::instance(), {0, 0}, {80, 40}).paintedBounds().max[0], 40.0);
}

void TestPartPictures::documentsRefuseMissingPictures()
{
    PhotoKind &kind = PhotoKind::instance();
    kind.picture = PartPicture::fromFile(QStringLiteral("/missing/photo.png"));
    Document document;
    QVERIFY(document.addShape(Shape(kind, {0, 0}, {80, 40})).isNull());
    QVERIFY2(document.errorString().contains(QStringLiteral("/missing/photo.png")), qPrintable(document.errorString()));
    QCOMPARE(document.count(), 0);
}

TRAMMEL_WIDGET_TEST(TestPartPictures)
#include "tst_partpictures.moc"
