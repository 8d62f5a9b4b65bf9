#include "tests/testprogram.h"
#include "tests/widgets/textbench.h"

#include "widgets/model/shape/textextent_p.h"
#include "widgets/model/text/textlayout_p.h"
#include "widgets/view/layers/layer_p.h"
#include "widgets/view/painting/shapepainter_p.h"
#include <trammel/picture.h>

#include <QtCore/QElapsedTimer>
#include <QtCore/QProcess>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtGui/QInputMethodEvent>
#include <QtGui/QPainter>
#include <QtGui/QTextCursor>
#include <QtWidgets/QGraphicsView>

#include <algorithm>
#include <tuple>

using namespace Trammel;

/// Tests that texts look the same while typing, on the canvas, in pictures and in SVG.
class TestTextPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingLooksLikePainting_data();
    void typingLooksLikePainting();
    void picturesLookLikeTheCanvas_data();
    void picturesLookLikeTheCanvas();
    void lettersHaveTheInkOfAPainter();
    void baselinesAreSharp();
    void selectingKeepsTheOtherLetters();
    void turnedTextIsClipped();
    void overflowIsVisibleUnlessClipped();
    void movedOverflowIsRepainted();
    void alignmentMovesTheInk();
    void uprightTextStaysLevel();
    void darkTextIsVisibleOnDark();
    void missingFontsAreReplaced();
    void smallFontsAreExact();
    void linesBreakAsBefore();
    void longTextsAreShortened();
    void svgAgrees_data();
    void svgAgrees();
};

namespace {

/// Styles that differ in everything that moves text.
void addStyles()
{
    QTest::addColumn<TextStyle>("style");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("turned");
    const QString words = QStringLiteral("The quick brown fox\njumps over the lazy dog");
    const auto row = [&](const char *name, double turned, const QString &text,
                         const std::function<void(TextStyle &)> &change) {
        TextStyle style;
        change(style);
        QTest::newRow(name) << style << text << turned;
    };
    row("default", 0, words, [](TextStyle &) {});
    row("turned", 25, words, [](TextStyle &) {});
    row("on its side", 90, words, [](TextStyle &) {});
    row("left top", 25, words, [](TextStyle &style) {
        style.horizontal = TextStyle::Horizontal::Left;
        style.vertical = TextStyle::Vertical::Top;
    });
    row("right bottom", 0, words, [](TextStyle &style) {
        style.horizontal = TextStyle::Horizontal::Right;
        style.vertical = TextStyle::Vertical::Bottom;
        style.padding = 10;
    });
    row("bold italic", 0, words, [](TextStyle &style) {
        style.setBold(true);
        style.italic = true;
    });
    row("underlined", 0, words, [](TextStyle &style) { style.underline = style.strikeOut = true; });
    row("large", 0, QStringLiteral("Wg"), [](TextStyle &style) { style.size = 40.5; });
    row("spaced", 0, words, [](TextStyle &style) { style.lineSpacing = 1.4; });
    row("serif", 130, words, [](TextStyle &style) { style.family = QStringLiteral("DejaVu Serif"); });
    row("no wrap", 0, QStringLiteral("Too long for the width of the shape"),
        [](TextStyle &style) { style.wrap = false; });
    row("upright", 30, words, [](TextStyle &style) { style.upright = true; });
    row("upright on the side", 80, words, [](TextStyle &style) { style.upright = true; });
    row("right to left", 0, QString::fromUtf8("\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85 abc \xd8\xb9\xd8\xa7\xd9\x84\xd9\x85"),
        [](TextStyle &style) { style.horizontal = TextStyle::Horizontal::Left; });
    row("overflow", 0, words + u'\n' + words + u'\n' + words, [](TextStyle &) {});
}

Shape styled(const TextStyle &style, const QString &text, double turned)
{
    Shape shape = Shape::rectangle({0, 0}, {160, 70}, turned);
    shape.fill = QColor(0xff, 0xff, 0xcc);
    shape.text = text;
    shape.textStyle = style;
    return shape;
}

/// The bounding box of the pixels of a color that differ from others by more than a little.
QRect inkOf(const QImage &image, const std::function<bool(QRgb)> &isInk)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (isInk(image.pixel(x, y)))
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

bool isDarkInk(QRgb color)
{
    return qAlpha(color) > 0 && qGray(color) < 110;
}

/// Whether two pixels differ visibly. The canvas paints texts without a fill into a transparent image first, which
/// rounds some colors differently by one step.
bool differ(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))}) > 1;
}

/// A shape on the pixels of an image, as on the canvas.
QImage pixelsOf(const Shape &shape, const QTransform &view, int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setWorldTransform(view);
    const Aabb2 painted = shape.paintedBounds();
    ShapePainter(painter, QPalette(), Pixels(image), 1, nullptr).paint(shape, Tint::None, ShapeId(1), &painted);
    return image;
}

double darkness(const QImage &image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += 255 - qGray(image.pixel(x, y));
    }
    return sum;
}

/// A text without a shape around it.
Shape loose(const QString &text, QPointF center, double turned)
{
    Shape shape = Shape::rectangle(center, {80, 20}, turned);
    shape.fill = QColor();
    shape.stroke.color = QColor();
    shape.text = text;
    shape.textStyle.edit([](TextStyle &style) { style.color = Qt::black; });
    return shape;
}

QPalette darkPalette()
{
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x10, 0x10, 0x10));
    dark.setColor(QPalette::Window, QColor(0x10, 0x10, 0x10));
    dark.setColor(QPalette::Text, Qt::white);
    return dark;
}

QImage drawingOf(const Shape &shape, double scale = 1)
{
    Document document;
    document.addShape(shape);
    return toImage(document.data(), scale, Qt::white);
}

} // namespace

void TestTextPainting::typingLooksLikePainting_data()
{
    addStyles();
}

void TestTextPainting::typingLooksLikePainting()
{
    QFETCH(TextStyle, style);
    QFETCH(QString, text);
    QFETCH(double, turned);
    for (const auto &[zoom, view, inDark] :
         {std::tuple(1.0, 0.0, false), std::tuple(2.5, 0.0, true), std::tuple(1.5, 20.0, false)}) {
        TextBench bench(zoom, view);
        bench.editor->setGridVisible(false);
        if (inDark)
            bench.editor->setPalette(darkPalette());
        bench.document().clear();
        Shape shape = styled(style, text, turned);
        shape.mirroredX = true;
        shape.stroke.color = QColor();
        // Without a fill, the color of the text comes from the palette.
        if (inDark)
            shape.fill = QColor();
        bench.id = bench.document().addShape(shape);
        bench.begin();
        // Neither a selection nor a blinking caret nor the frame is painted.
        bench.field()->blockSignals(true);
        bench.field()->setTextInteractionFlags(Qt::NoTextInteraction);
        QTextCursor cursor = bench.field()->textCursor();
        cursor.clearSelection();
        bench.field()->setTextCursor(cursor);
        for (QGraphicsItem *item : bench.editor->scene()->items())
            item->setVisible(item->zValue() <= ShapeLayerZ || item == bench.field());
        const QImage typed = bench.picture();
        bench.editor->editText({});
        bench.editor->selection()->clear();
        const QImage painted = bench.picture();
        const QRgb background = painted.pixel(0, 0);
        int different = 0, ink = 0;
        for (int y = 0; y < painted.height(); ++y) {
            for (int x = 0; x < painted.width(); ++x) {
                ink += std::abs(qGray(painted.pixel(x, y)) - qGray(background)) > 100;
                different += differ(typed.pixel(x, y), painted.pixel(x, y));
            }
        }
        QVERIFY(ink > 50);
        QVERIFY2(different == 0, qPrintable(QStringLiteral("%1 pixels, zoom %2").arg(different).arg(zoom)));
    }
}

void TestTextPainting::picturesLookLikeTheCanvas_data()
{
    addStyles();
}

void TestTextPainting::picturesLookLikeTheCanvas()
{
    QFETCH(TextStyle, style);
    QFETCH(QString, text);
    QFETCH(double, turned);
    // Only the text is visible: the canvas has a rasterizer of its own for the shapes.
    Shape shape = styled(style, text, turned);
    shape.fill = Qt::white;
    shape.stroke.color = QColor();
    for (double zoom : {1, 2}) {
        TextBench bench(zoom);
        bench.editor->setGridVisible(false);
        bench.document().clear();
        bench.document().addShape(shape);
        const QImage picture = toImage(bench.document().data(), zoom, Qt::white), canvas = bench.picture();
        const QRect pictureInk = inkOf(picture, isDarkInk), canvasInk = inkOf(canvas, isDarkInk);
        QVERIFY(pictureInk.isValid());
        QCOMPARE(canvasInk.size(), pictureInk.size());
        const QPoint offset = canvasInk.topLeft() - pictureInk.topLeft();
        int different = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                different += differ(picture.pixel(x, y), canvas.pixel(QPoint(x, y) + offset));
        }
        QVERIFY2(different == 0, qPrintable(QStringLiteral("%1 pixels, zoom %2").arg(different).arg(zoom)));
    }
}

void TestTextPainting::lettersHaveTheInkOfAPainter()
{
    for (double zoom : {0.6, 1.0, 2.3, 9.0}) {
        for (double turned : {0.0, 33.0, 90.0}) {
            const int side = int(140 * zoom);
            const QTransform view =
                QTransform::fromScale(zoom, zoom) * QTransform::fromTranslate(side / 2.0, side / 2.0);
            const Shape shape = loose(QStringLiteral("Quick &@8"), {}, turned);
            const double ink = darkness(pixelsOf(shape, view, side));
            QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            {
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setWorldTransform(textToScene(shape) * view);
                TextLayout(shape).draw(painter);
            }
            const double expected = darkness(image);
            QVERIFY2(std::abs(ink - expected) < 0.03 * expected,
                     qPrintable(QStringLiteral("%1, not %2, at %3, %4").arg(ink).arg(expected).arg(zoom).arg(turned)));
        }
    }
}

// Whatever the position of a level or vertical text within a pixel, its letters are as sharp as on whole pixels.
void TestTextPainting::baselinesAreSharp()
{
    for (double turned : {0.0, 90.0, 180.0, 270.0}) {
        const QPointF across = turned == 0 || turned == 180 ? QPointF(0, 1) : QPointF(1, 0);
        QSet<QByteArray> pictures;
        for (int i = 0; i < 16; ++i) {
            const QImage image =
                pixelsOf(loose(QStringLiteral("THE"), QPointF(50, 50) + across * i / 16.0, turned), {}, 100);
            const QImage ink = image.copy(inkOf(image, [](QRgb color) { return color != 0xffffffff; }));
            QVERIFY(ink.height() > 8);
            QByteArray pixels;
            for (int y = 0; y < ink.height(); ++y)
                pixels.append(reinterpret_cast<const char *>(ink.constScanLine(y)), 4 * ink.width());
            pictures.insert(pixels);
        }
        QCOMPARE(pictures.size(), 1);
    }
}

void TestTextPainting::selectingKeepsTheOtherLetters()
{
    TextBench bench(1, 0, 25);
    bench.editor->setGridVisible(false);
    bench.document().changeShapes({bench.id}, [](Shape &shape) { shape.text = QStringLiteral("plain chosen"); });
    bench.begin();
    bench.field()->blockSignals(true);
    bench.field()->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const auto pictureWith = [&bench](int from, int to) {
        QTextCursor cursor = bench.field()->textCursor();
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        bench.field()->setTextCursor(cursor);
        return bench.picture();
    };
    const QImage none = pictureWith(0, 0), word = pictureWith(6, 12);
    const QTransform toText = textToScene(*bench.document().find(bench.id)).inverted();
    int kept = 0, changed = 0;
    for (int y = 0; y < none.height(); ++y) {
        for (int x = 0; x < none.width(); ++x) {
            const QPointF pos = toText.map(bench.editor->view()->mapToScene(x, y));
            const bool isChanged = none.pixel(x, y) != word.pixel(x, y);
            // The space between the words lies left of the center.
            if (std::abs(pos.y()) < 20 && pos.x() < -10) {
                QVERIFY2(!isChanged, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                kept += isDarkInk(none.pixel(x, y));
            } else {
                changed += isChanged;
            }
        }
    }
    QVERIFY(kept > 30);
    QVERIFY(changed > 200);
}

void TestTextPainting::turnedTextIsClipped()
{
    Shape shape = loose(QStringLiteral("one\ntwo is longer than\nthree\nfour"), {}, 28);
    const QTransform view = QTransform::fromScale(2, 2) * QTransform::fromTranslate(150, 150);
    const QImage visible = pixelsOf(shape, view, 300);
    shape.textStyle.edit([](TextStyle &style) { style.overflow = TextStyle::Overflow::Clip; });
    const QImage clipped = pixelsOf(shape, view, 300);
    const QTransform toBox = (textToScene(shape) * view).inverted();
    const QSizeF half = textBox(shape) / 2;
    int inside = 0, outside = 0;
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 300; ++x) {
            const QPointF pos = toBox.map(QPointF(x + 0.5, y + 0.5));
            const double beyond = std::max(std::abs(pos.x()) - half.width(), std::abs(pos.y()) - half.height());
            // In the unit of the box, half a pixel is a quarter.
            if (beyond > 0.4) {
                QCOMPARE(clipped.pixel(x, y), 0xffffffff);
                outside += isDarkInk(visible.pixel(x, y));
            } else if (beyond < -0.4) {
                QVERIFY(!differ(clipped.pixel(x, y), visible.pixel(x, y)));
                inside += isDarkInk(visible.pixel(x, y));
            }
        }
    }
    QVERIFY(inside > 50);
    QVERIFY(outside > 50);
}

void TestTextPainting::overflowIsVisibleUnlessClipped()
{
    Shape shape = styled({}, QStringLiteral("one\ntwo\nthree\nfour\nfive\nsix"), 0);
    shape.size = {80, 30};
    shape.stroke.color = QColor();
    const QRect visible = inkOf(drawingOf(shape), isDarkInk);
    QVERIFY(visible.height() > 80);
    shape.textStyle.edit([](TextStyle &style) { style.overflow = TextStyle::Overflow::Clip; });
    const QRect clipped = inkOf(drawingOf(shape), isDarkInk);
    QVERIFY(clipped.height() <= 30 && clipped.height() > 20);
    // The canvas shows the text beyond the shape, also where only the text is in the view.
    TextBench bench;
    bench.editor->setGridVisible(false);
    bench.document().clear();
    shape.textStyle = TextStyle();
    bench.document().addShape(shape);
    QCOMPARE(inkOf(bench.picture(), isDarkInk).size(), visible.size());
    bench.editor->centerOn({0, 325});
    QVERIFY(inkOf(bench.picture(), isDarkInk).isValid());
}

void TestTextPainting::movedOverflowIsRepainted()
{
    TextBench bench;
    bench.editor->setGridVisible(false);
    bench.document().clear();
    Shape shape = styled({}, QStringLiteral("one\ntwo\nthree\nfour\nfive\nsix"), 0);
    shape.size = {80, 30};
    const ShapeId id = bench.document().addShape(shape);
    QVERIFY(inkOf(bench.picture(), isDarkInk).height() > 80);
    bench.document().changeShapes({id}, [](Shape &each) { each.center += QPointF(200, 0); });
    const QImage moved = bench.picture();
    const QRect left(0, 0, bench.at({100, 0}).x(), moved.height());
    QVERIFY(!inkOf(moved.copy(left), isDarkInk).isValid());
    bench.document().changeShapes({id}, [](Shape &each) { each.text = QStringLiteral("one"); });
    QVERIFY(inkOf(bench.picture(), isDarkInk).height() < 40);
}

void TestTextPainting::alignmentMovesTheInk()
{
    TextStyle style;
    Shape shape = styled(style, QStringLiteral("Text"), 0);
    shape.stroke.color = QColor();
    for (int across : {0, 1, 2}) {
        for (int down : {0, 1, 2}) {
            style.horizontal = TextStyle::Horizontal(across);
            style.vertical = TextStyle::Vertical(down);
            shape.textStyle = style;
            const QImage image = drawingOf(shape);
            const QRect ink = inkOf(image, isDarkInk);
            const QPoint middle = ink.center() - image.rect().center();
            QVERIFY2(across == 0       ? middle.x() < -40
                         : across == 1 ? std::abs(middle.x()) < 3
                                       : middle.x() > 40,
                     qPrintable(QString::number(middle.x())));
            QVERIFY2(down == 0       ? middle.y() < -15
                         : down == 1 ? std::abs(middle.y()) < 4
                                     : middle.y() > 15,
                     qPrintable(QString::number(middle.y())));
        }
    }
}

void TestTextPainting::uprightTextStaysLevel()
{
    TextStyle style;
    style.upright = true;
    for (double turned : {0.0, 20.0, 90.0, 180.0, 300.0}) {
        Shape shape = styled(style, QStringLiteral("Level"), turned);
        shape.stroke.color = QColor();
        const QRect ink = inkOf(drawingOf(shape), isDarkInk);
        QVERIFY2(ink.width() > 30 && ink.height() < 16, qPrintable(QString::number(turned)));
        // The lines are as long as the side that is level.
        QCOMPARE(textBox(shape), turned == 90 || turned == 300 ? QSizeF(70, 160) : QSizeF(160, 70));
    }
}

void TestTextPainting::darkTextIsVisibleOnDark()
{
    TextBench bench;
    bench.editor->setGridVisible(false);
    bench.editor->setPalette(darkPalette());
    bench.document().clear();
    Shape shape = Shape::rectangle({0, 0}, {160, 70});
    shape.stroke.color = QColor();
    shape.text = QStringLiteral("Dark");
    shape.textStyle.edit([](TextStyle &style) {
        style.size = 40;
        style.color = QColor(0, 0, 0x40);
    });
    bench.id = bench.document().addShape(shape);
    const auto isLight = [](QRgb color) { return qGray(color) > 80; };
    const QRect painted = inkOf(bench.picture(), isLight);
    QVERIFY(painted.isValid());
    // On a fill, the color is the given one.
    bench.document().changeShapes({bench.id}, [](Shape &each) { each.fill = Qt::yellow; });
    QVERIFY(inkOf(bench.picture(), [](QRgb color) { return color == qRgb(0, 0, 0x40); }).isValid());
}

void TestTextPainting::missingFontsAreReplaced()
{
    Shape shape = styled({}, QStringLiteral("Text"), 0);
    shape.textStyle.edit([](TextStyle &style) { style.family = QStringLiteral("No Such Font"); });
    QVERIFY(inkOf(drawingOf(shape), isDarkInk).isValid());
    Document document;
    const ShapeId id = document.addShape(shape);
    QCOMPARE(document.find(id)->textStyle->family, QStringLiteral("No Such Font"));
    QVERIFY(toSvg(document.data()).contains("'No Such Font', '"));
}

// Layouts are computed in font units, so that neither tiny nor huge sizes change the lines.
void TestTextPainting::smallFontsAreExact()
{
    const QString text = QStringLiteral("The quick brown fox jumps over the lazy dog, and then over the fence");
    QStringList expected;
    for (double size : {14.5, 1.45e-2, 1.45e3, 1.45e5}) {
        TextStyle style;
        style.size = size;
        style.padding = size / 4;
        const TextLayout layout(text, style, {10 * size, 10 * size});
        QStringList lines;
        for (const TextLayout::Line &line : layout.lines())
            lines.append(line.text);
        if (expected.isEmpty())
            expected = lines;
        QCOMPARE(lines, expected);
        QVERIFY(std::abs(layout.size().width() / size - TextLayout(text, style, {10 * size, 0}).size().width() / size)
                < 1e-9);
    }
    QVERIFY(expected.size() > 3);
}

void TestTextPainting::linesBreakAsBefore()
{
    const auto linesOf = [](const QString &text, double width, const TextStyle &style = {}) {
        QStringList lines;
        for (const TextLayout::Line &line : TextLayout(text, style, {width, 50}).lines())
            lines.append(line.text.trimmed());
        return lines;
    };
    QCOMPARE(linesOf(QStringLiteral("one\ntwo"), 200), (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    QCOMPARE(linesOf(QStringLiteral("one\n\ntwo"), 200).size(), 3);
    QCOMPARE(linesOf(QStringLiteral("one two"), 45), (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    // A word that is longer than the width is broken anywhere.
    QVERIFY(linesOf(QStringLiteral("Donaudampfschifffahrt"), 60).size() > 2);
    // A shape without room does not break its text into single letters.
    QCOMPARE(linesOf(QStringLiteral("Label"), 0).size(), 1);
    TextStyle style;
    style.wrap = false;
    QCOMPARE(linesOf(QStringLiteral("one two three"), 20, style).size(), 1);
    // Right-to-left lines end at the same sides as others.
    style = {};
    style.horizontal = TextStyle::Horizontal::Left;
    const QString arabic = QString::fromUtf8("\xd8\xb3\xd9\x84\xd8\xa7\xd9\x85");
    const TextLayout layout(arabic, style, {200, 50});
    QVERIFY(layout.lines().first().isRightToLeft);
    QVERIFY(std::abs(layout.lines().first().start.x() + 96) < 2);
}

void TestTextPainting::longTextsAreShortened()
{
    for (const QString &text : {QString(1'000'000, u'x'), QString(1'000'000, u' '), QString(1'000'000, u'\n'),
                                QStringLiteral("word ").repeated(200'000)}) {
        const TextLayout layout(text, {}, {160, 100});
        qsizetype shown = 0;
        for (const TextLayout::Line &line : layout.lines())
            shown += line.text.size();
        QVERIFY(shown <= LargestShownText + 1);
        QCOMPARE(layout.lines().last().text.back(), QChar(0x2026));
    }
}

void TestTextPainting::svgAgrees_data()
{
    addStyles();
}

// rsvg-convert draws the SVG with the same fonts: each line has its baseline and its ends where the picture has them.
void TestTextPainting::svgAgrees()
{
    QFETCH(TextStyle, style);
    QFETCH(QString, text);
    QFETCH(double, turned);
    Shape shape = styled(style, text, turned);
    shape.fill = Qt::white;
    shape.stroke.color = QColor();
    shape.textStyle.edit([](TextStyle &each) { each.color = Qt::black; });
    Document document;
    document.addShape(shape);
    constexpr int scale = 4;
    const QTemporaryDir folder;
    const QString svg = folder.filePath(QStringLiteral("a.svg")), png = folder.filePath(QStringLiteral("a.png"));
    QVERIFY(savePicture(svg, document.data()));
    QProcess convert;
    convert.start(QStringLiteral("rsvg-convert"),
                  {QStringLiteral("--zoom"), QString::number(scale), QStringLiteral("--background-color"),
                   QStringLiteral("white"), svg, QStringLiteral("-o"), png});
    QVERIFY2(convert.waitForFinished(), "rsvg-convert is missing: install librsvg2-bin");
    QCOMPARE(convert.exitCode(), 0);
    QImage theirs(png);
    QVERIFY(!theirs.isNull());
    const QImage ours = toImage(document.data(), scale, Qt::white);
    QCOMPARE(theirs.size(), ours.size());
    const auto isText = [](QRgb color) { return qGray(color) < 128; };
    const QRect a = inkOf(theirs, isText), b = inkOf(ours, isText);
    QVERIFY(b.isValid());
    // Half a pixel of the drawing, and one of the enlarged picture for antialiasing.
    constexpr int most = scale / 2 + 1;
    for (int side : {a.left() - b.left(), a.top() - b.top(), a.right() - b.right(), a.bottom() - b.bottom()})
        QVERIFY2(std::abs(side) <= most, qPrintable(QStringLiteral("%1").arg(side)));
    // Most of the ink coincides, so that the lines between the first and the last one agree, too.
    int common = 0, all = 0;
    for (int y = 0; y < ours.height(); ++y) {
        for (int x = 0; x < ours.width(); ++x) {
            const bool isOurs = isText(ours.pixel(x, y)), isTheirs = isText(theirs.pixel(x, y));
            common += isOurs && isTheirs;
            all += isOurs || isTheirs;
        }
    }
    // Programs choose the position and the thickness of the lines under and through a text: Qt rounds them to whole
    // units.
    const double least = style.underline ? 0.4 : 0.6;
    QVERIFY2(common > least * all, qPrintable(QStringLiteral("%1 of %2").arg(common).arg(all)));
}

TRAMMEL_WIDGET_TEST(TestTextPainting)
#include "tst_textpainting.moc"
