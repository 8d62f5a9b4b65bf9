#include "tests/testprogram.h"
#include "tests/widgets/editorbench.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/style/linehead_p.h"
#include "widgets/model/text/textgrowth_p.h"
#include "widgets/model/text/textlayout_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/picture.h>

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>

#include <algorithm>
#include <functional>

using namespace Trammel;

namespace {

constexpr int Scale = 3;
/// A line is sampled at these steps, in scene units.
constexpr double Step = 0.5;

bool isRed(QRgb color)
{
    return qRed(color) > 150 && qGreen(color) < 110 && qBlue(color) < 110;
}

QList<QPointF> samplesOf(const QList<QPointF> &path)
{
    QList<QPointF> points;
    for (qsizetype i = 1; i < path.size(); ++i) {
        const QLineF line(path[i - 1], path[i]);
        for (double at = 0; at < line.length(); at += Step)
            points.append(line.pointAt(at / line.length()));
    }
    return points;
}

/// A drawing with a red connector. An invisible square makes the center of its pictures the origin of the scene.
struct Label
{
    Label(const ConnectorEnd &from, const ConnectorEnd &to, const QString &text,
          const std::function<void(Shape &)> &change = {})
    {
        Shape square = Shape::rectangle({0, 0}, {400, 400});
        square.stroke.color = QColor();
        document.addShape(square);
        Shape connector = Shape::connectorBetween(from, to);
        connector.stroke.color = Qt::red;
        connector.stroke.width = 2;
        connector.text = text;
        connector.textStyle.edit([](TextStyle &style) { style.color = Qt::black; });
        if (change)
            change(connector);
        id = document.addShape(connector);
    }

    const Shape &shape() const { return *document.find(id); }
    QImage picture() const { return toImage(document.data(), Scale, Qt::white); }
    QImage asSvg() const
    {
        const QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("a.svg")), png = folder.filePath(QStringLiteral("a.png"));
        QProcess convert;
        if (!savePicture(svg, document.data()))
            return {};
        convert.start(QStringLiteral("rsvg-convert"),
                      {QStringLiteral("--zoom"), QString::number(Scale), QStringLiteral("--background-color"),
                       QStringLiteral("white"), svg, QStringLiteral("-o"), png});
        return convert.waitForFinished() ? QImage(png) : QImage();
    }
    /// The box of the text in the scene.
    QPolygonF words() const
    {
        const TextLayout layout(shape().text, *shape().textStyle, textBox(shape()));
        return textToScene(shape()).map(QPolygonF(layout.bounds()));
    }
    /// Points along the line.
    QList<QPointF> samples() const { return samplesOf(shape().sceneOutline().value(0)); }

    Document document;
    ShapeId id;
};

QRgb at(const QImage &picture, QPointF scenePos)
{
    return picture.pixel((QPointF(picture.width(), picture.height()) / 2 + scenePos * Scale).toPoint());
}

/// A picture that a ShapePainter paints as on the canvas. Null if it refuses, or leaves a clip behind.
QImage painted(const std::function<bool(ShapePainter &)> &paint)
{
    QImage image(400 * Scale, 400 * Scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(image.rect().center());
    painter.scale(Scale, Scale);
    ShapePainter shapePainter(painter, QPalette(), Pixels(image), 1, nullptr);
    return paint(shapePainter) && !painter.hasClipping() ? image : QImage();
}

/// The share of the points that are red in a picture.
double redShare(const QImage &picture, const QList<QPointF> &points)
{
    const auto count =
        std::count_if(points.begin(), points.end(), [&](QPointF point) { return isRed(at(picture, point)); });
    return points.isEmpty() ? -1 : double(count) / double(points.size());
}

} // namespace

/// Tests that the line of a connector, and any other line, is not drawn behind its text.
class TestLabelGaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lineEndsAtTheText_data();
    void lineEndsAtTheText();
    void svgHasTheGap_data() { lineEndsAtTheText_data(); }
    void svgHasTheGap();
    void canvasHasTheGap();
    void selectionHasTheGap();
    void blankTextsHaveNoGap();
    void otherLinesHaveGaps_data();
    void otherLinesHaveGaps();
    void filledShapesHaveNoGap();
    void textIsHalfwayAlongTheLine();
    void clickOnTheTextSelectsTheLine();
    void headsStay();
    void gapIsRepainted();
    void typingHidesTheLine_data();
    void typingHidesTheLine();

private:
    static Label labelOfRow(LineHead head);
    static void verifyGap(const Label &label, const QImage &picture);
};

void TestLabelGaps::lineEndsAtTheText_data()
{
    QTest::addColumn<QPointF>("from");
    QTest::addColumn<QPointF>("to");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOrthogonal");
    QTest::addColumn<int>("alpha");
    QTest::newRow("horizontal") << QPointF(-150, 0) << QPointF(150, 0) << QStringLiteral("yes") << false << 255;
    QTest::newRow("vertical") << QPointF(0, 150) << QPointF(0, -150) << QStringLiteral("no") << false << 255;
    QTest::newRow("slanted") << QPointF(-120, -90) << QPointF(110, 140) << QStringLiteral("maybe") << false << 255;
    QTest::newRow("three lines") << QPointF(-150, 20) << QPointF(150, -20) << QStringLiteral("a\nbcd\ne") << false
                                 << 255;
    QTest::newRow("right angles") << QPointF(-150, -100) << QPointF(150, 100) << QStringLiteral("turn") << true << 255;
    QTest::newRow("translucent") << QPointF(-150, 10) << QPointF(150, 10) << QStringLiteral("pale") << false << 230;
}

void TestLabelGaps::verifyGap(const Label &label, const QImage &picture)
{
    QVERIFY(!picture.isNull());
    const QPolygonF words = label.words();
    const QRectF around = words.boundingRect().adjusted(-6, -6, 6, 6);
    QList<QPointF> inside, outside;
    for (QPointF point : label.samples()) {
        if (words.containsPoint(point, Qt::OddEvenFill))
            inside.append(point);
        else if (!around.contains(point))
            outside.append(point);
    }
    QVERIFY(inside.size() > 10 && outside.size() > 100);
    QCOMPARE(redShare(picture, inside), 0.0);
    QVERIFY2(redShare(picture, outside) > 0.97, qPrintable(QString::number(redShare(picture, outside))));
}

Label TestLabelGaps::labelOfRow(LineHead head)
{
    QFETCH(QPointF, from);
    QFETCH(QPointF, to);
    QFETCH(QString, text);
    QFETCH(bool, isOrthogonal);
    QFETCH(int, alpha);
    return Label(from, to, text, [&](Shape &shape) {
        shape.stroke.color.setAlpha(alpha);
        shape.endHead = head;
        if (isOrthogonal)
            shape.connector->route = ConnectorRoute::Orthogonal;
    });
}

void TestLabelGaps::lineEndsAtTheText()
{
    const Label label = labelOfRow(LineHead::None);
    verifyGap(label, label.picture());
}

void TestLabelGaps::svgHasTheGap()
{
    const Label label = labelOfRow(LineHead::Triangle);
    verifyGap(label, label.asSvg());
}

void TestLabelGaps::canvasHasTheGap()
{
    const Label label(QPointF(-150, 0), QPointF(150, 0), QStringLiteral("canvas"));
    verifyGap(label, painted([&](ShapePainter &painter) { return painter.paint(label.shape()); }));
}

void TestLabelGaps::selectionHasTheGap()
{
    const Label label(QPointF(-120, -90), QPointF(110, 140), QStringLiteral("selected"));
    QImage image = painted([&](ShapePainter &painter) { return painter.paintBeside(label.shape(), Qt::blue, 2, 1); });
    QVERIFY(!image.isNull());
    const QPolygonF words = label.words();
    const QRectF around = words.boundingRect().adjusted(-12, -12, 12, 12);
    const auto isPainted = [&](QPointF point) { return at(image, point) != QColor(Qt::white).rgb(); };
    int inside = 0, outside = 0;
    for (QPointF point : label.samples()) {
        // The outline lies on both sides of the line.
        for (double away = -3; away <= 3; away += 0.25) {
            const QPointF beside = point + QPointF(away, -away);
            inside += words.containsPoint(beside, Qt::OddEvenFill) && isPainted(beside);
            outside += !around.contains(beside) && isPainted(beside);
        }
    }
    QCOMPARE(inside, 0);
    QVERIFY2(outside > 1000, QByteArray::number(outside));
    // Without a QPainter, the text cannot be laid out.
    ShapePainter worker(QTransform(), QPalette(), Pixels(image), 1, nullptr);
    QVERIFY(!worker.paintBeside(label.shape(), Qt::blue, 2, 1));
}

void TestLabelGaps::blankTextsHaveNoGap()
{
    for (const char *text : {"", " ", "\n"}) {
        const Label label(QPointF(-150, 0), QPointF(150, 0), QString::fromLatin1(text));
        QVERIFY(redShare(label.picture(), label.samples()) > 0.99);
        QVERIFY(!toSvg(label.document.data()).contains("clipPath"));
    }
}

void TestLabelGaps::otherLinesHaveGaps_data()
{
    QTest::addColumn<Shape>("line");
    Shape arrow = Shape::polyline({{-150, 40}, {150, -40}});
    arrow.endHead = LineHead::Triangle;
    QTest::newRow("arrow") << arrow;
    QTest::newRow("polyline") << Shape::polyline({{-150, 0}, {0, 0}, {150, 90}, {150, -90}});
    QTest::newRow("open path") << Shape::bezierPath({{{-150, 0}, {-50, 40}, {50, -40}, {150, 0}}});
    Shape closed = Shape::bezierPath({{{-150, 0}, {-50, 20}, {50, 20}, {150, 0}, {50, -20}, {-50, -20}}});
    closed.textStyle.edit([](TextStyle &style) { style.size = 40; });
    QTest::newRow("unfilled path") << closed;
}

void TestLabelGaps::otherLinesHaveGaps()
{
    QFETCH(Shape, line);
    line.stroke.color = Qt::red;
    line.stroke.width = 2;
    line.fill = QColor();
    line.text = QStringLiteral("i i");
    Label label(QPointF(-150, 180), QPointF(150, 180), {});
    label.id = label.document.addShape(line);
    const TextLayout layout(label.shape().text, *label.shape().textStyle, textBox(label.shape()));
    const QPolygonF words = textToScene(label.shape()).map(QPolygonF(layout.bounds()));
    const Primitive primitive = label.shape().scenePrimitive();
    const auto *curve = std::get_if<Polyline>(&primitive);
    QList<QPointF> path = curve ? curve->points : std::get<Polygon>(primitive).outline;
    if (!curve)
        path.append(path.first());
    QList<QPointF> inside, outside;
    for (QPointF point : samplesOf(path))
        (words.containsPoint(point, Qt::OddEvenFill) ? inside : outside).append(point);
    QVERIFY(inside.size() >= 4 && outside.size() > 100);
    const QImage canvas = painted([&](ShapePainter &painter) { return painter.paint(label.shape()); });
    for (const QImage &picture : {label.picture(), canvas, label.asSvg()}) {
        QVERIFY(!picture.isNull());
        QCOMPARE(redShare(picture, inside), 0.0);
        QVERIFY2(redShare(picture, outside) > 0.85, qPrintable(QString::number(redShare(picture, outside))));
    }
}

void TestLabelGaps::textIsHalfwayAlongTheLine()
{
    Shape line = Shape::polyline({{0, 0}, {100, 0}, {100, 300}});
    line.text = QStringLiteral("several words");
    line.textStyle.edit([](TextStyle &style) {
        style.horizontal = TextStyle::Horizontal::Left;
        style.vertical = TextStyle::Vertical::Top;
        style.overflow = TextStyle::Overflow::Grow;
    });
    QVERIFY(length(textToScene(line).map(QPointF()) - QPointF(100, 100)) < 1e-9);
    QVERIFY(textRect(line).contains(QPointF(0, 0)));
    QCOMPARE(grownToText(line).size, line.size);
    // A steep line does not break its text, and a rotated one keeps it level.
    Shape steep = Shape::polyline({{0, 0}, {1, 300}});
    steep.text = line.text;
    const TextLayout layout(steep, 0);
    QVERIFY(layout.bounds().height() < 2 * steep.textStyle->size);
    steep.rotation = 90;
    QCOMPARE(textToScene(steep).m11(), 1.0);
    QCOMPARE(textToScene(steep).m12(), 0.0);
}

void TestLabelGaps::clickOnTheTextSelectsTheLine()
{
    EditorBench bench;
    Shape line = Shape::polyline({{-150, -100}, {150, 100}});
    line.text = QStringLiteral("a long text across the line");
    const ShapeId id = bench.document().addShape(line);
    bench.editor->selection()->clear();
    bench.click({50, 0});
    QCOMPARE(bench.editor->selection()->ids(), ShapeIds{id});
    bench.click({50, -60});
    QVERIFY(bench.editor->selection()->isEmpty());
}

void TestLabelGaps::filledShapesHaveNoGap()
{
    Document document;
    Shape path = Shape::bezierPath({{{-150, 0}, {-50, 20}, {50, 20}, {150, 0}, {50, -20}, {-50, -20}}});
    path.fill = Qt::yellow;
    Shape box = Shape::rectangle({0, 100}, {20, 10});
    for (Shape shape : {path, box}) {
        shape.text = QStringLiteral("longer than the shape");
        document.addShape(shape);
    }
    QVERIFY(!toSvg(document.data()).contains("clipPath"));
}

// A text that is longer than its connector leaves the heads.
void TestLabelGaps::headsStay()
{
    const Label label(QPointF(-20, 0), QPointF(20, 0), QStringLiteral("much longer than the line"), [](Shape &shape) {
        shape.startHead = shape.endHead = LineHead::Triangle;
        shape.textStyle.edit([](TextStyle &style) {
            style.wrap = false;
            style.color = Qt::white;
        });
    });
    const LineEnds ends = lineEnds(label.shape());
    for (const LineEnd &end : {ends.start, ends.end}) {
        const QPointF normal(-end.inward.y(), end.inward.x());
        for (double across : {-0.2, 0.2}) {
            const QPointF point = end.tip + end.inward * (0.7 * end.size) + normal * (across * end.size);
            QVERIFY(label.words().containsPoint(point, Qt::OddEvenFill));
        }
        // White letters may cover parts of a head.
        int red = 0;
        for (double along = 0.1; along < 1; along += 0.1)
            red += isRed(at(label.picture(), end.tip + end.inward * (along * end.size)));
        QVERIFY(red >= 3);
    }
}

void TestLabelGaps::gapIsRepainted()
{
    EditorBench bench;
    Shape connector = Shape::connectorBetween(QPointF(-150, 0), QPointF(150, 0));
    connector.stroke.color = Qt::red;
    connector.stroke.width = 4;
    const ShapeId id = bench.document().addShape(connector);
    const auto isRedAt = [&bench](double x) {
        return isRed(bench.viewport().grab().toImage().pixel(bench.at({x, 0})));
    };
    bench.editor->selection()->clear();
    QTRY_VERIFY(isRedAt(0) && isRedAt(-100));
    connector.text = QStringLiteral("i");
    bench.document().changeShape(id, connector);
    QTRY_VERIFY(!isRedAt(-3) && isRedAt(-100));
    bench.editor->undo();
    QTRY_VERIFY(isRedAt(-3));
}

void TestLabelGaps::typingHidesTheLine_data()
{
    QTest::addColumn<Shape>("line");
    QTest::newRow("connector") << Shape::connectorBetween(QPointF(-150, 0), QPointF(150, 0));
    QTest::newRow("polyline") << Shape::polyline({{-150, 0}, {150, 0}});
}

void TestLabelGaps::typingHidesTheLine()
{
    QFETCH(Shape, line);
    EditorBench bench;
    line.stroke.color = Qt::red;
    line.stroke.width = 4;
    const ShapeId id = bench.document().addShape(line);
    bench.editor->selection()->clear();
    bench.editor->editText(id);
    QTest::keyClicks(&bench.canvas(), QStringLiteral("typed"));
    const auto redCount = [&bench](double from, double to) {
        const QImage shown = bench.viewport().grab().toImage();
        int count = 0;
        for (double x = from; x < to; ++x)
            count += isRed(shown.pixel(bench.at({x, 0})));
        return count;
    };
    QTRY_COMPARE(redCount(-15, 15), 0);
    QVERIFY(redCount(-140, -110) > 25);
}

TRAMMEL_WIDGET_TEST(TestLabelGaps)
#include "tst_labelgaps.moc"
