#include "tests/testprogram.h"
#include <trammel/document.h>
#include <trammel/picture.h>

#include <QtCore/QBuffer>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtTest/QTest>

#include <limits>

using namespace Trammel;

namespace {

Shape square(QPointF center, const QColor &color)
{
    Shape shape = Shape::rectangle(center, {20, 20});
    shape.fill = color;
    shape.stroke.color = QColor();
    return shape;
}

/// A red square from (0, 0) to (20, 20), a green one from (40, 0) to (60, 20), and a hidden one.
struct Drawing
{
    Drawing()
    {
        Shape hidden = square({500, 500}, Qt::blue);
        hidden.hidden = true;
        ids = document.addShapes({square({10, 10}, Qt::red), square({50, 10}, Qt::green), hidden});
    }
    DocumentData data() const { return document.data(); }

    Document document;
    ShapeIds ids;
};

QImage canvas(QSize size = {200, 100})
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
}

} // namespace

class TestDrawingPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paintsInSceneCoordinates();
    void paintsOnlyTheGivenShapes();
    void fitsIntoARectangle();
    void looksLikeThePicture();
    void restoresThePainter();
    void svgHasTheData();
    void writesPdf();
    void optionsApplyToImages();
    void optionsApplyToSvg();
    void optionsApplyToFiles();
    void showsAnArea();
    void invalidOptionsAreRefused_data();
    void invalidOptionsAreRefused();
};

void TestDrawingPictures::paintsInSceneCoordinates()
{
    const Drawing drawing;
    QImage image = canvas();
    QPainter painter(&image);
    painter.translate(100, 0);
    paintDrawing(painter, drawing.data());
    painter.end();
    QCOMPARE(image.pixelColor(110, 10), QColor(Qt::red));
    QCOMPARE(image.pixelColor(150, 10), QColor(Qt::green));
    // There is neither a grid nor a background.
    QCOMPARE(image.pixelColor(10, 10), QColor(Qt::white));
    QCOMPARE(image.pixelColor(130, 10), QColor(Qt::white));
    QPainter again(&image);
    paintDrawing(again, drawing.data(), {.background = Qt::yellow});
    again.end();
    QCOMPARE(image.pixelColor(130, 10), QColor(Qt::yellow));
    QCOMPARE(image.pixelColor(10, 10), QColor(Qt::red));
}

void TestDrawingPictures::paintsOnlyTheGivenShapes()
{
    const Drawing drawing;
    const auto colors = [&](const std::optional<ShapeIds> &shapes) {
        QImage image = canvas();
        QPainter painter(&image);
        paintDrawing(painter, drawing.data(), {.shapes = shapes});
        painter.end();
        return QList{image.pixelColor(10, 10), image.pixelColor(50, 10)};
    };
    const QColor white(Qt::white), red(Qt::red), green(Qt::green);
    QCOMPARE(colors(std::nullopt), (QList{red, green}));
    QCOMPARE(colors(ShapeIds{drawing.ids[1]}), (QList{white, green}));
    QCOMPARE(colors(ShapeIds{}), (QList{white, white}));
    QCOMPARE(colors(ShapeIds{ShapeId(999), drawing.ids[0], drawing.ids[2]}), (QList{red, white}));
    QCOMPARE(pictureArea(drawing.data()), QRectF(-4, -4, 68, 28));
    QCOMPARE(pictureArea(drawing.data(), {.margin = 0, .shapes = ShapeIds{drawing.ids[1]}}), QRectF(40, 0, 20, 20));
    QVERIFY(pictureArea(drawing.data(), {.shapes = ShapeIds{drawing.ids[2]}}).isNull());
}

void TestDrawingPictures::fitsIntoARectangle()
{
    const Drawing drawing;
    QImage image = canvas({200, 200});
    QPainter painter(&image);
    // The area is 60 by 20 units, so the scale is 3, and 20 pixels remain above and below.
    paintDrawing(painter, QRectF(10, 50, 180, 100), drawing.data(), {.margin = 0, .background = Qt::yellow});
    painter.end();
    QCOMPARE(image.pixelColor(5, 100), QColor(Qt::white));
    QCOMPARE(image.pixelColor(11, 60), QColor(Qt::yellow));
    QCOMPARE(image.pixelColor(100, 100), QColor(Qt::yellow));
    QCOMPARE(image.pixelColor(12, 72), QColor(Qt::red));
    QCOMPARE(image.pixelColor(12, 128), QColor(Qt::red));
    QCOMPARE(image.pixelColor(188, 100), QColor(Qt::green));
    // An empty rectangle, and a drawing without visible shapes, show nothing.
    QImage blank = canvas();
    QPainter nothing(&blank);
    paintDrawing(nothing, QRectF(), drawing.data());
    paintDrawing(nothing, QRectF(0, 0, 100, 100), Document().data());
    nothing.end();
    QCOMPARE(blank, canvas());
}

void TestDrawingPictures::looksLikeThePicture()
{
    Drawing drawing;
    Shape text = Shape::ellipse({30, 60}, {70, 40}, 20);
    text.text = QStringLiteral("Text");
    drawing.document.addShape(text);
    const QImage picture = toImage(drawing.data(), {.scale = 2, .background = Qt::white});
    QImage image = canvas(picture.size());
    QPainter painter(&image);
    painter.scale(2, 2);
    painter.translate(-pictureArea(drawing.data()).topLeft());
    paintDrawing(painter, drawing.data());
    painter.end();
    QCOMPARE(image, picture);
}

void TestDrawingPictures::restoresThePainter()
{
    const Drawing drawing;
    QImage image = canvas();
    QPainter painter(&image);
    painter.translate(3, 4);
    painter.setPen(Qt::magenta);
    painter.setOpacity(0.5);
    const QTransform before = painter.transform();
    paintDrawing(painter, drawing.data(), {.background = Qt::yellow});
    paintDrawing(painter, QRectF(0, 0, 50, 50), drawing.data(), {.background = Qt::yellow});
    QCOMPARE(painter.transform(), before);
    QCOMPARE(painter.pen().color(), QColor(Qt::magenta));
    QCOMPARE(painter.opacity(), 0.5);
}

void TestDrawingPictures::svgHasTheData()
{
    Document document;
    Shape shape = Shape::rectangle({0, 0}, {20, 20});
    shape.data = {{QStringLiteral("partNumber"), QStringLiteral("A<\"&'1\n2\x01")},
                  {QStringLiteral("count"), 3},
                  {QStringLiteral("isDone"), true},
                  {QStringLiteral("list"), QJsonArray{1, QStringLiteral("b")}},
                  {QStringLiteral("json"), 1},
                  {QStringLiteral("part-number"), QStringLiteral("x")},
                  {QStringLiteral("two words"), QStringLiteral("\u00e9\n")},
                  {QString(), QJsonValue::Null}};
    Shape linked = Shape::rectangle({50, 0}, {20, 20});
    linked.annotation = Annotation{QStringLiteral("Tip"), QStringLiteral("https://example.com")};
    linked.data = {{QStringLiteral("a-1"), QStringLiteral("c")}};
    document.addShapes({shape, linked, Shape::rectangle({90, 0}, {20, 20})});
    QXmlStreamReader xml(toSvg(document.data()));
    QStringList elements;
    QHash<QString, QString> values;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        for (const QXmlStreamAttribute &attribute : xml.attributes()) {
            if (attribute.name().startsWith(QLatin1String("data-"))) {
                elements.append(xml.name().toString());
                values.insert(attribute.name().toString(), attribute.value().toString());
            }
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(elements.count(QStringLiteral("g")), 5);
    QCOMPARE(elements.count(QStringLiteral("a")), 1);
    QCOMPARE(values.value(QStringLiteral("data-part-number")), QStringLiteral("A<\"&'1\n2"));
    QCOMPARE(values.value(QStringLiteral("data-count")), QStringLiteral("3"));
    QCOMPARE(values.value(QStringLiteral("data-is-done")), QStringLiteral("true"));
    QCOMPARE(values.value(QStringLiteral("data-list")), QStringLiteral("[1,\"b\"]"));
    QCOMPARE(values.value(QStringLiteral("data-a-1")), QStringLiteral("c"));
    const QJsonObject others = QJsonDocument::fromJson(values.value(QStringLiteral("data-json")).toUtf8()).object();
    QCOMPARE(others,
             (QJsonObject{{QStringLiteral("json"), 1},
                          {QStringLiteral("part-number"), QStringLiteral("x")},
                          {QStringLiteral("two words"), QStringLiteral("\u00e9\n")},
                          {QString(), QJsonValue::Null}}));
}

void TestDrawingPictures::writesPdf()
{
    const Drawing drawing;
    const auto pdfOf = [](const DocumentData &data) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter pdf(&buffer);
        QPainter painter(&pdf);
        paintDrawing(painter, QRectF(painter.viewport()), data);
        painter.end();
        return buffer.data();
    };
    QVERIFY(pdfOf(drawing.data()).startsWith("%PDF"));
    QVERIFY(pdfOf(drawing.data()).size() > pdfOf(Document().data()).size());
}

void TestDrawingPictures::optionsApplyToImages()
{
    const Drawing drawing;
    const QImage image = toImage(
        drawing.data(), {.scale = 3, .margin = 10, .background = Qt::yellow, .shapes = ShapeIds{drawing.ids[1]}});
    QCOMPARE(image.size(), QSize(120, 120));
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::yellow));
    QCOMPARE(image.pixelColor(29, 60), QColor(Qt::yellow));
    QCOMPARE(image.pixelColor(31, 60), QColor(Qt::green));
    QCOMPARE(toImage(drawing.data(), PictureOptions()), toImage(drawing.data()));
    QCOMPARE(toImage(drawing.data(), PictureOptions()).pixelColor(0, 0).alpha(), 0);
    QVERIFY(toImage(drawing.data(), {.shapes = ShapeIds{}}).isNull());
}

void TestDrawingPictures::optionsApplyToSvg()
{
    const Drawing drawing;
    const QByteArray svg =
        toSvg(drawing.data(), {.scale = 3, .margin = 10, .background = Qt::yellow, .shapes = ShapeIds{drawing.ids[1]}});
    QVERIFY2(svg.contains(R"(width="120" height="120" viewBox="30 -10 40 40")"), svg.constData());
    QVERIFY(svg.contains(R"(<rect x="30" y="-10" width="40" height="40" fill="#ffff00"/>)"));
    QCOMPARE(svg.count("<rect"), 2);
    QCOMPARE(toSvg(drawing.data()).count("<rect"), 2);
}

void TestDrawingPictures::optionsApplyToFiles()
{
    const Drawing drawing;
    const QTemporaryDir folder;
    const QString png = folder.filePath(QStringLiteral("a.png")), svg = folder.filePath(QStringLiteral("a.svg"));
    QVERIFY(savePicture(png, drawing.data()));
    QCOMPARE(QImage(png).size(), QSize(136, 56));
    QCOMPARE(QImage(png).pixelColor(0, 0), QColor(Qt::white));
    PictureOptions options{.scale = 1, .margin = 0, .background = Qt::yellow, .shapes = ShapeIds{drawing.ids[0]}};
    QVERIFY(savePicture(png, drawing.data(), options));
    QCOMPARE(QImage(png).size(), QSize(20, 20));
    QVERIFY(savePicture(svg, drawing.data(), options));
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), toSvg(drawing.data(), options));
    file.close();
    options.scale = -1;
    const FileResult result = savePicture(png, drawing.data(), options);
    QVERIFY(!result);
    QVERIFY2(result.reason.contains(QStringLiteral("the scale is not a positive number")), qPrintable(result.reason));
    QCOMPARE(QImage(png).size(), QSize(20, 20));
}

void TestDrawingPictures::showsAnArea()
{
    const Drawing drawing;
    const PictureOptions options{.scale = 2, .area = QRectF(10, 0, 50.5, 30), .background = Qt::yellow};
    const QImage image = toImage(drawing.data(), options);
    QCOMPARE(image.size(), QSize(101, 60));
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::red));
    QCOMPARE(image.pixelColor(98, 1), QColor(Qt::green));
    QCOMPARE(image.pixelColor(1, 58), QColor(Qt::yellow));
    QCOMPARE(pictureArea(drawing.data(), options), options.area);
    QVERIFY(toSvg(drawing.data(), options).contains(R"(width="101" height="60" viewBox="10 0 50.5 30")"));
    // A page without shapes is a picture, too.
    QCOMPARE(toImage(Document().data(), options).size(), QSize(101, 60));
    // Nothing is painted beside the area.
    QImage target = canvas();
    QPainter painter(&target);
    paintDrawing(painter, QRectF(50, 0, 50, 100), drawing.data(), {.area = QRectF(10, 0, 10, 20)});
    painter.end();
    QCOMPARE(target.pixelColor(75, 50), QColor(Qt::red));
    QCOMPARE(target.pixelColor(45, 50), QColor(Qt::white));
    for (const QRectF &bad : {QRectF(0, 0, -5, 5), QRectF(0, 0, 2e9, 5), QRectF(0, 0, 5, 0)})
        QVERIFY(!PictureOptions{.area = bad}.errorString().isEmpty());
}

void TestDrawingPictures::invalidOptionsAreRefused_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("margin");
    const double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("negative scale") << -1.0 << 4.0;
    QTest::newRow("scale not a number") << nan << 4.0;
    QTest::newRow("infinite scale") << infinity << 4.0;
    QTest::newRow("negative margin") << 1.0 << -0.5;
    QTest::newRow("margin not a number") << 1.0 << nan;
    QTest::newRow("huge margin") << 1.0 << 1e7;
}

void TestDrawingPictures::invalidOptionsAreRefused()
{
    QFETCH(double, scale);
    QFETCH(double, margin);
    const Drawing drawing;
    const PictureOptions options{.scale = scale, .margin = margin};
    QVERIFY(!options.errorString().isEmpty());
    QVERIFY(PictureOptions().errorString().isEmpty());
    QVERIFY(toImage(drawing.data(), options).isNull());
    QVERIFY(toSvg(drawing.data(), options).isEmpty());
    QVERIFY(pictureArea(drawing.data(), options).isNull());
    QImage image = canvas();
    QPainter painter(&image);
    paintDrawing(painter, QRectF(0, 0, 50, 50), drawing.data(), options);
    painter.end();
    QCOMPARE(image, canvas());
}

TRAMMEL_WIDGET_TEST(TestDrawingPictures)
#include "tst_drawingpictures.moc"
